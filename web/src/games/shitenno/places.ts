// Where the provinces lie on the drawing: like Japan on a wide screen, in two columns on a tall one.

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  spots: Readonly<Record<string, Spot>>;
  /** The corner of the plate with the titles, and whether it lies flat. */
  plate: Spot;
  flat: boolean;
  land: readonly string[];
}

export const CARD = { width: 272, height: 172 };

export const WIDE: Layout = {
  width: 1200,
  height: 806,
  spots: {
    hokkaido: { x: 904, y: 18 },
    tohoku: { x: 904, y: 208 },
    chubu: { x: 612, y: 208 },
    kanto: { x: 904, y: 398 },
    kansai: { x: 612, y: 398 },
    chugoku: { x: 320, y: 398 },
    kyushu: { x: 112, y: 602 },
    shikoku: { x: 470, y: 602 },
  },
  plate: { x: 28, y: 28 },
  flat: false,
  land: [
    // Hokkaidō
    "M868 92C862 40 900 2 968 6C1030 -8 1120 -6 1166 22C1206 52 1206 118 1182 158C1150 196 1070 194 1010 200C950 204 902 196 882 164C870 140 870 116 868 92Z",
    // Honshū
    "M890 232C930 206 1010 212 1080 210C1146 206 1194 226 1198 282C1202 350 1196 420 1198 480C1196 548 1170 580 1100 588C1030 600 960 592 900 586C820 604 700 600 610 586C520 600 430 602 366 590C312 582 290 540 292 486C292 430 312 398 368 394C440 388 510 396 566 392C592 386 588 350 584 312C578 262 592 222 640 212C720 198 830 200 890 232Z",
    // Shikoku
    "M440 652C446 606 500 590 566 592C640 584 722 590 756 628C776 668 770 730 738 764C690 790 620 784 560 790C500 794 458 782 444 740C436 710 436 680 440 652Z",
    // Kyūshū
    "M82 660C86 612 130 592 200 594C270 586 362 590 392 632C410 672 408 730 382 766C340 792 270 784 206 790C150 794 104 784 88 744C78 716 78 690 82 660Z",
  ],
};

export const TALL: Layout = {
  width: 600,
  height: 936,
  spots: {
    hokkaido: { x: 312, y: 12 },
    tohoku: { x: 312, y: 196 },
    chubu: { x: 16, y: 196 },
    kanto: { x: 312, y: 380 },
    kansai: { x: 16, y: 380 },
    chugoku: { x: 16, y: 564 },
    shikoku: { x: 312, y: 564 },
    kyushu: { x: 16, y: 748 },
  },
  plate: { x: 14, y: 12 },
  flat: true,
  land: [],
};

/** A low and wide screen: two rows of four. */
export const BAND: Layout = {
  width: 1458,
  height: 376,
  spots: {
    hokkaido: { x: 1176, y: 12 },
    tohoku: { x: 888, y: 12 },
    chubu: { x: 600, y: 12 },
    kanto: { x: 1176, y: 194 },
    kansai: { x: 888, y: 194 },
    chugoku: { x: 600, y: 194 },
    shikoku: { x: 312, y: 194 },
    kyushu: { x: 312, y: 12 },
  },
  plate: { x: 14, y: 12 },
  flat: true,
  land: [],
};

/** The layout that shows most: like Japan, unless another one is much larger. */
export function layoutFor(width: number, height: number): Layout {
  const scale = (layout: Layout): number =>
    Math.min(width / layout.width, height / layout.height) * (layout === WIDE ? 1.3 : 1);
  return [WIDE, TALL, BAND].reduce((best, layout) => (scale(layout) > scale(best) ? layout : best));
}
