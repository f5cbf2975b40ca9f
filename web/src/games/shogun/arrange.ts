// How the planning board fills the room it gets: spaces and hand, beside or above each other.

export interface Room {
  width: number;
  height: number;
}

export interface Counts {
  /** Spaces of the planning board. */
  spaces: number;
  /** Province cards, and sorts of other cards. */
  provinces: number;
  others: number;
}

export interface Arrangement {
  /** The hand stands beside the spaces, not below them. */
  beside: boolean;
  /** Spaces in a row, and their height. */
  columns: number;
  space: number;
  /** Province cards in a row, and the height of a card. */
  hand: number;
  card: number;
  /** There is no room for all cards: the hand is a strip of so many rows that moves sideways. */
  strip: number | null;
}

export const GAP = 4;
/** Between the spaces and the hand. */
export const BETWEEN = 10;
/** A province card is three parts wide, any other card two. */
export const PROVINCE = 3;
export const OTHER = 2;

// Pixels: the least that can be read and touched, and what is enough.
const WIDTH = { least: 74, enough: 118 };
const SPACE = { least: 58, enough: 120 };
const CARD = { least: 44, enough: 76 };

/** The rows of a hand with so many province cards in a row. */
export function handRows(columns: number, { provinces, others }: Counts): number {
  let rows = Math.ceil(provinces / columns);
  let left = rows * columns * PROVINCE - provinces * PROVINCE;
  for (let n = 0; n < others; n += 1) {
    if (left < OTHER) {
      rows += 1;
      left = columns * PROVINCE;
    }
    left -= OTHER;
  }
  return Math.max(1, rows);
}

const between = (share: number, { least, enough }: typeof SPACE): number =>
  least + Math.max(0, Math.min(1, share)) * (enough - least);

/** How much of the wished heights there is room for: below 0, not even the least. */
function share(height: number, spaces: number, cards: number): number {
  const rows = spaces + cards;
  const least = spaces * SPACE.least + cards * CARD.least + GAP * (rows - 1);
  const more = spaces * (SPACE.enough - SPACE.least) + cards * (CARD.enough - CARD.least);
  return (height - least) / more;
}

/** The arrangement with the largest spaces and cards that all fit. */
export function arrange({ width, height }: Room, counts: Counts): Arrangement {
  let best: Arrangement | null = null;
  let most = -1;
  const wide = (columns: number, room: number): number => (room - GAP * (columns - 1)) / columns;
  const offer = (score: number, tall: number, made: Omit<Arrangement, "space" | "card">): void => {
    if (tall < 0 || score <= most) return;
    most = score;
    best = { ...made, space: between(tall, SPACE), card: between(tall, CARD) };
  };
  const worth = (tall: number, width: number): number =>
    Math.min(1, tall) + Math.min(1, (width - WIDTH.least) / (WIDTH.enough - WIDTH.least));

  for (let columns = 3; columns <= 7; columns += 1) {
    const rows = Math.ceil(counts.spaces / columns);
    for (let hand = 2; hand <= 10; hand += 1) {
      const cards = handRows(hand, counts);
      // One below the other
      const narrow = Math.min(wide(columns, width), wide(hand, width));
      if (narrow >= WIDTH.least) {
        const tall = share(height - BETWEEN, rows, cards);
        offer(worth(tall, narrow), tall, { beside: false, columns, hand, strip: null });
      }
      // Side by side
      const each = wide(columns + hand, width - BETWEEN);
      if (each >= WIDTH.least) {
        const tall = Math.min(share(height, rows, 0), share(height, 0, cards));
        offer(worth(tall, each), tall, { beside: true, columns, hand, strip: null });
      }
    }
  }
  return best ?? strip({ width, height }, counts);
}

/** Where not all cards fit, the spaces do, and the hand moves sideways below them. */
function strip({ width, height }: Room, counts: Counts): Arrangement {
  const columns = Math.max(3, Math.min(7, Math.floor((width + GAP) / (WIDTH.least + GAP))));
  const rows = Math.ceil(counts.spaces / columns);
  const lines = share(height - BETWEEN, rows, 2) >= 0 ? 2 : 1;
  const tall = share(height - BETWEEN, rows, lines);
  const made = { beside: false, columns, hand: columns, strip: lines };
  return { ...made, space: between(tall, SPACE), card: between(tall, CARD) };
}
