// A link as a QR code (ISO/IEC 18004): bytes, error correction M, up to version 9, which is 180
// bytes. A link to a table has about 60. Drawn here, since a library that can do all of it is larger
// than the page it would stand on.

export type Code = readonly (readonly boolean[])[];

/** By version from 1 on: words for correction in each block, blocks, and words of data in all. */
const VERSIONS: readonly (readonly [number, number, number])[] = [
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 64],
  [24, 2, 86],
  [16, 4, 108],
  [18, 4, 124],
  [22, 4, 154],
  [22, 5, 182],
];
/** By version: the middles of the small squares, along both sides. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42]];
const LAST_ALIGNED = [6, 26, 46];

// The field with 256 elements in which errors are corrected.
const EXP = new Uint8Array(510);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value > 127 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The words that let a reader repair a block: the rest of a division of polynomials. */
export function correction(data: readonly number[], number: number): number[] {
  let divisor = [1];
  for (let n = 0; n < number; n += 1) {
    const next = [...divisor, 0];
    divisor.forEach((factor, at) => (next[at + 1]! ^= times(factor, EXP[n]!)));
    divisor = next;
  }
  const rest = [...data, ...new Array<number>(number).fill(0)];
  for (let at = 0; at < data.length; at += 1) {
    const factor = rest[at]!;
    divisor.forEach((other, n) => (rest[at + n]! ^= times(other, factor)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, [correcting, blocks, words]: readonly number[]): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let n = length - 1; n >= 0; n -= 1) bits.push((value >> n) & 1);
  };
  put(0b0100, 4); // bytes follow
  put(bytes.length, 8);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, words! * 8 - bits.length));
  put(0, -bits.length & 7);
  for (let pad = 0xec; bits.length < words! * 8; pad ^= 0xec ^ 0x11) put(pad, 8);
  const data = Array.from({ length: words! }, (_, n) =>
    bits.slice(n * 8, n * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
  // The last blocks are one word longer where the words do not come out even.
  const short = Math.floor(words! / blocks!);
  const longer = words! % blocks!;
  const parts: number[][] = [];
  for (let n = 0, at = 0; n < blocks!; n += 1) {
    const length = short + (n >= blocks! - longer ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const repairs = parts.map((part) => correction(part, correcting!));
  const woven = (lists: number[][], length: number): number[] =>
    Array.from({ length }, (_, n) => lists.flatMap((list) => list.slice(n, n + 1))).flat();
  return [...woven(parts, short + 1), ...woven(repairs, correcting!)];
}

/** A number with the rest of its division behind it, so that a reader can tell it from others. */
function guarded(value: number, divisor: number, length: number): number {
  let rest = value << length;
  const top = 1 << length;
  for (let bit = 31; bit >= length; bit -= 1) {
    if ((rest >>> bit) & 1) rest ^= divisor << (bit - length);
  }
  return (value << length) | (rest & (top - 1));
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** The squares of a code by rows, true for dark; null if the text is too long. */
export function qrCode(text: string): Code | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([, , words]) => bytes.length + 2 <= words) + 1;
  if (version === 0) return null;
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (y: number, x: number, value: boolean): void => {
    if (y < 0 || x < 0 || y >= size || x >= size) return;
    dark[y]![x] = value;
    fixed[y]![x] = true;
  };

  for (let n = 0; n < size; n += 1) {
    set(6, n, n % 2 === 0);
    set(n, 6, n % 2 === 0);
  }
  for (const [y, x] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dy), Math.abs(dx));
        set(y + dy, x + dx, ring !== 2 && ring !== 4);
      }
    }
  }
  const middles = ALIGNED[version - 1] ?? LAST_ALIGNED;
  for (const y of middles) {
    for (const x of middles) {
      if ((y === 6 && (x === 6 || x === size - 7)) || (x === 6 && y === size - 7)) continue;
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) {
          set(y + dy, x + dx, Math.max(Math.abs(dy), Math.abs(dx)) !== 1);
        }
      }
    }
  }
  if (version >= 7) {
    const bits = guarded(version, 0x1f25, 12);
    for (let n = 0; n < 18; n += 1) {
      const on = ((bits >> n) & 1) === 1;
      set(Math.floor(n / 3), size - 11 + (n % 3), on);
      set(size - 11 + (n % 3), Math.floor(n / 3), on);
    }
  }
  const format = (mask: number): void => {
    const bits = guarded(mask, 0x537, 10) ^ 0x5412; // correction M is 00
    for (let n = 0; n < 15; n += 1) {
      const on = ((bits >> n) & 1) === 1;
      set(n < 6 ? n : n < 8 ? n + 1 : size - 15 + n, 8, on);
      set(8, n < 8 ? size - 1 - n : n < 9 ? 7 : 14 - n, on);
    }
    set(size - 8, 8, true);
  };
  format(0);

  const words = codewords(bytes, VERSIONS[version - 1]!);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the column of the timing pattern is none of the pairs
    const up = ((right + 1) & 2) === 0;
    for (let n = 0; n < size; n += 1) {
      const y = up ? size - 1 - n : n;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        dark[y]![x] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
      }
    }
  }

  const masked = (mask: number): boolean[][] => {
    format(mask);
    return dark.map((row, y) => row.map((on, x) => on !== (!fixed[y]![x] && MASKS[mask]!(y, x))));
  };
  const judged = MASKS.map((_, mask) => penalty(masked(mask)));
  return masked(judged.indexOf(Math.min(...judged)));
}

/** How hard a code is to read: long runs, blocks, false corners, too much of one shade. */
function penalty(code: boolean[][]): number {
  const size = code.length;
  const lines = [...code, ...code.map((_, x) => code.map((row) => row[x]!))].map((line) =>
    line.map((on) => (on ? "1" : "0")).join(""),
  );
  let found = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
    found += 40 * (line.match(/(?=00001011101|10111010000)/g) ?? []).length;
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const on = code[y]![x];
      if (code[y - 1]![x] === on && code[y]![x - 1] === on && code[y - 1]![x - 1] === on)
        found += 3;
    }
  }
  const share = code.flat().filter(Boolean).length / (size * size);
  return found + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** The dark squares as one path, a unit each. */
export function qrPath(code: Code): string {
  return code.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
