// Where the provinces lie on the drawing: like Japan on a wide page, in rows on a narrow or low one. A
// page has one drawing, whatever else is on it.

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  spots: Readonly<Record<string, Spot>>;
  /** Whether there is a sea around, with the titles and Edo in it. */
  sea: boolean;
  land: readonly string[];
}

export const CARD = { width: 272, height: 172 };
const GAP = 12;

/** From the north-east to the south-west. */
const ORDER = ["hokkaido", "tohoku", "chubu", "kanto", "kansai", "chugoku", "shikoku", "kyushu"];

/** In rows of so many; the northern ones first, each row from the west to the east. */
function rows(columns: number): Layout {
  const [across, down] = [CARD.width + GAP, CARD.height + GAP];
  const spot = (n: number): Spot => ({
    x: GAP + (columns - 1 - (n % columns)) * across,
    y: GAP + Math.floor(n / columns) * down,
  });
  return {
    width: GAP + columns * across,
    height: GAP + (ORDER.length / columns) * down,
    spots: Object.fromEntries(ORDER.map((id, n) => [id, spot(n)])),
    sea: false,
    land: [],
  };
}

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
  sea: true,
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

/** A phone: two columns. */
export const TALL = rows(2);

/** A low or high page, where little is left for the board: two rows. */
export const BAND = rows(4);

/** The drawing for a page of this size. */
export function layoutFor(width: number, height: number): Layout {
  if (width < 700) return TALL;
  return height < 560 || height > width ? BAND : WIDE;
}
