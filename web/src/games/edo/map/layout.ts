// Where the spaces lie on the drawing: both sides of the board, wide and upright. Which of them are
// neighbours says the position: a table may play with a map of its own (EDO-SETUP-05).

import type { EdoSpaceView, EdoView } from "../messages";
import type { Point } from "../../../pieces/graph";

export interface Layout {
  width: number;
  height: number;
  spots: Readonly<Record<string, Point>>;
  rivers: readonly string[];
  bay: string;
  /** Hills, and trees between them: where, and how large. */
  hills: readonly (readonly [x: number, y: number, size: number])[];
  trees: readonly (readonly [x: number, y: number])[];
}

/** How much room a space takes, by its kind. */
export const SIZES: Readonly<Record<string, { width: number; height: number }>> = {
  edo: { width: 232, height: 164 },
  city: { width: 190, height: 142 },
  field: { width: 112, height: 96 },
  forest: { width: 112, height: 96 },
  quarry: { width: 112, height: 96 },
  gate: { width: 88, height: 88 },
  road: { width: 88, height: 80 },
};

const FALLBACK = { width: 88, height: 80 };

export function sizeOf({ id, kind }: Pick<EdoSpaceView, "id" | "kind">): {
  width: number;
  height: number;
} {
  return SIZES[id] ?? SIZES[kind] ?? FALLBACK;
}

const WIDE_A: Layout = {
  width: 1080,
  height: 740,
  spots: {
    edo: { x: 520, y: 368 },
    sumida: { x: 322, y: 224 },
    tama: { x: 322, y: 516 },
    tone: { x: 748, y: 368 },
    kawagoe: { x: 112, y: 92 },
    odawara: { x: 112, y: 638 },
    sakura: { x: 966, y: 368 },
    usui: { x: 66, y: 370 },
    hakone: { x: 626, y: 672 },
    kurihashi: { x: 626, y: 76 },
    "field-1": { x: 96, y: 244 },
    "field-2": { x: 880, y: 590 },
    "forest-1": { x: 96, y: 496 },
    "forest-2": { x: 880, y: 146 },
    "quarry-1": { x: 372, y: 668 },
    "quarry-2": { x: 372, y: 72 },
  },
  rivers: [
    "M236 -1500V-60C220 40 262 150 322 224S402 400 404 470S520 560 690 640",
    "M-1500 640L-60 596C60 560 190 590 322 516S520 560 690 640",
    "M2600 200L1140 250C1000 236 880 262 816 300S760 350 748 368S706 480 712 560L710 640",
  ],
  bay: "M560 900C640 820 662 760 690 720C664 660 690 600 700 560C712 540 738 552 742 590C736 650 752 690 786 716C860 742 980 724 1060 706C1120 696 1300 690 2600 720V2600H560Z",
  hills: [
    [186, 352, 92],
    [238, 404, 44],
    [250, 120, 40],
    [500, 70, 46],
    [748, 84, 50],
    [224, 664, 44],
    [500, 640, 34],
  ],
  trees: [
    [452, 180],
    [480, 196],
    [640, 196],
    [662, 182],
    [860, 262],
    [560, 588],
    [440, 560],
    [1018, 230],
    [1040, 246],
    [1006, 508],
    [214, 250],
    [236, 500],
  ],
};

const TALL_A: Layout = {
  width: 720,
  height: 868,
  spots: {
    edo: { x: 236, y: 434 },
    sumida: { x: 264, y: 256 },
    tama: { x: 264, y: 612 },
    tone: { x: 430, y: 434 },
    kawagoe: { x: 102, y: 84 },
    odawara: { x: 102, y: 772 },
    sakura: { x: 616, y: 434 },
    usui: { x: 52, y: 434 },
    hakone: { x: 492, y: 800 },
    kurihashi: { x: 492, y: 78 },
    "field-1": { x: 72, y: 258 },
    "field-2": { x: 620, y: 654 },
    "forest-1": { x: 72, y: 610 },
    "forest-2": { x: 620, y: 214 },
    "quarry-1": { x: 296, y: 806 },
    "quarry-2": { x: 296, y: 62 },
  },
  rivers: [
    "M214 -1500V-60C200 60 220 180 264 256S330 480 340 520S430 640 440 700",
    "M-1500 720L-60 700C40 660 190 690 264 612S400 620 440 700",
    "M2400 300L780 320C640 316 560 330 500 360S440 400 430 434S420 560 440 700",
  ],
  bay: "M380 1000C400 900 404 820 420 760C396 700 420 650 438 640C464 640 470 690 460 740C452 800 560 870 600 880C660 876 760 850 2600 820V2600H380Z",
  hills: [
    [150, 352, 60],
    [160, 524, 40],
    [392, 96, 38],
    [200, 160, 30],
    [600, 100, 46],
    [206, 726, 34],
  ],
  trees: [
    [380, 200],
    [402, 214],
    [520, 300],
    [540, 316],
    [540, 560],
    [348, 690],
    [170, 260],
    [690, 300],
    [690, 560],
  ],
};

const WIDE_B: Layout = {
  width: 1080,
  height: 740,
  spots: {
    edo: { x: 540, y: 370 },
    sumida: { x: 302, y: 232 },
    tama: { x: 302, y: 508 },
    tone: { x: 778, y: 508 },
    nihonbashi: { x: 778, y: 232 },
    kawagoe: { x: 112, y: 92 },
    odawara: { x: 112, y: 638 },
    sakura: { x: 968, y: 638 },
    mito: { x: 968, y: 92 },
    usui: { x: 66, y: 370 },
    hakone: { x: 500, y: 674 },
    kurihashi: { x: 1014, y: 370 },
    kobotoke: { x: 540, y: 76 },
    "field-1": { x: 308, y: 664 },
    "field-2": { x: 984, y: 244 },
    "forest-1": { x: 96, y: 244 },
    "forest-2": { x: 738, y: 664 },
    "forest-3": { x: 738, y: 72 },
    "quarry-1": { x: 96, y: 496 },
    "quarry-2": { x: 984, y: 496 },
    "quarry-3": { x: 342, y: 72 },
  },
  rivers: [
    "M236 -1500V-60C220 40 252 150 302 232S410 420 424 480S520 560 606 600",
    "M-1500 640L-60 596C60 560 170 580 302 508S480 560 606 600",
    "M2600 420L1140 440C1010 436 900 450 778 508S660 540 606 600",
    "M850 -1500V-60C830 60 838 140 778 232S670 300 640 330",
  ],
  bay: "M400 900C520 820 576 760 596 716C576 660 586 596 604 572C626 556 650 580 646 612C636 660 640 700 668 728C740 760 860 748 960 742C1060 734 1200 740 2600 730V2600H400Z",
  hills: [
    [190, 352, 84],
    [226, 400, 42],
    [234, 160, 36],
    [444, 84, 40],
    [644, 92, 38],
    [862, 330, 42],
    [214, 610, 36],
    [884, 410, 36],
  ],
  trees: [
    [410, 180],
    [432, 194],
    [648, 190],
    [668, 204],
    [380, 600],
    [402, 590],
    [846, 596],
    [866, 584],
    [388, 330],
    [380, 420],
    [690, 420],
    [708, 350],
  ],
};

const TALL_B: Layout = {
  width: 720,
  height: 868,
  spots: {
    edo: { x: 360, y: 434 },
    sumida: { x: 206, y: 268 },
    tama: { x: 206, y: 600 },
    tone: { x: 514, y: 600 },
    nihonbashi: { x: 514, y: 268 },
    kawagoe: { x: 102, y: 84 },
    odawara: { x: 102, y: 772 },
    sakura: { x: 618, y: 772 },
    mito: { x: 618, y: 84 },
    usui: { x: 52, y: 434 },
    hakone: { x: 360, y: 812 },
    kurihashi: { x: 668, y: 434 },
    kobotoke: { x: 360, y: 76 },
    "field-1": { x: 257, y: 744 },
    "field-2": { x: 650, y: 258 },
    "forest-1": { x: 70, y: 258 },
    "forest-2": { x: 463, y: 744 },
    "forest-3": { x: 463, y: 142 },
    "quarry-1": { x: 70, y: 610 },
    "quarry-2": { x: 650, y: 610 },
    "quarry-3": { x: 257, y: 142 },
  },
  rivers: [
    "M170 -1500V-60C180 60 150 180 206 268S240 480 270 540S340 600 360 640",
    "M-1500 720L-60 700C40 680 120 680 206 600S320 600 360 640",
    "M2400 720L780 690C690 690 600 680 514 600S400 610 360 640",
    "M560 -1500V-60C550 60 560 180 514 268S440 330 420 370",
  ],
  bay: "M190 1000C300 900 340 860 350 780C330 720 344 660 354 640C372 626 384 650 376 690C366 750 390 820 440 850C540 880 640 872 2600 862V2600H190Z",
  hills: [
    [130, 356, 56],
    [130, 520, 36],
    [590, 344, 40],
    [590, 520, 36],
    [200, 190, 26],
    [520, 190, 26],
  ],
  trees: [
    [300, 250],
    [320, 262],
    [410, 250],
    [300, 580],
    [420, 570],
    [210, 440],
    [510, 440],
  ],
};

/** The drawing of a side, for a board that is wide or upright. */
export function layoutFor(side: string, upright: boolean): Layout {
  if (side === "b") return upright ? TALL_B : WIDE_B;
  return upright ? TALL_A : WIDE_A;
}

/** The outline of a space: a box with round corners around its spot. */
export function outlineOf(space: Pick<EdoSpaceView, "id" | "kind">, { x, y }: Point): string {
  const city = space.kind === "city";
  const size = sizeOf(space);
  // A city has its samurai before the gate.
  const [width, height] = city ? [size.width + 8, size.height + 18] : [size.width, size.height];
  const [left, top, round] = [x - width / 2, y - size.height / 2, city ? 8 : 26];
  return (
    `M${left + round} ${top}h${width - 2 * round}q${round} 0 ${round} ${round}` +
    `v${height - 2 * round}q0 ${round} ${-round} ${round}h${2 * round - width}` +
    `q${-round} 0 ${-round} ${-round}v${2 * round - height}q0 ${-round} ${round} ${-round}Z`
  );
}

/** A road from one space to another: around Edo, not through it. */
export function roadBetween(layout: Layout, one: string, two: string): string {
  const [a, b, hub] = [layout.spots[one], layout.spots[two], layout.spots["edo"]];
  if (!a || !b) return "";
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const bend = hub && one !== "edo" && two !== "edo" ? bendFrom(middle, hub) : middle;
  return `M${a.x} ${a.y}Q${bend.x.toFixed(0)} ${bend.y.toFixed(0)} ${b.x} ${b.y}`;
}

/** What is nearer to Edo than this bends away from it. */
const NEAR = 250;

function bendFrom(middle: Point, hub: Point): Point {
  const [dx, dy] = [middle.x - hub.x, middle.y - hub.y];
  const far = Math.hypot(dx, dy) || 1;
  const push = far < NEAR ? (NEAR - far) * 0.55 : 0;
  return { x: middle.x + (dx / far) * push, y: middle.y + (dy / far) * push };
}

/** Every road once. */
export function roadsOf(view: Pick<EdoView, "spaces">, layout: Layout): string[] {
  return view.spaces.flatMap(({ id, beside }) =>
    beside.filter((other) => id < other).map((other) => roadBetween(layout, id, other)),
  );
}
