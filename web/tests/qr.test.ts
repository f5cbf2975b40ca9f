import { expect, it } from "vitest";
import { correction, qrCode, qrPath } from "../src/lib/qr";

// Read back with a reader of codes when it was written down.
const KNOWN = `
#######.##.##..##.#.#.#######
#.....#..##.###.###.#.#.....#
#.###.#.##....####.#..#.###.#
#.###.#..#....#..##...#.###.#
#.###.#...######.#....#.###.#
#.....#.###....#..#...#.....#
#######.#.#.#.#.#.#.#.#######
..........#.#.###...#........
#.#...##.##.###.....#..#..#.#
.####..#...#.##....##.##...##
###.#####.#....#.####.#.###.#
...#.#.#....##....#...##.#...
....#.####...#.##..#..#.....#
.##.##.#..#.#...#..#####...##
....#.#..###.##.#.##..#.....#
..#.#....##.#.###...##..#....
#..##.####.#.##.....####....#
...###.#..#..##..#.##.##..###
###.####.###...#.#.#....##..#
..#..#.##....#........#......
##.##.##.###.#.##..#######.#.
........##..#...#...#...###.#
#######.#.#..##.##..#.#.#...#
#.....#...#.#.###.###...#...#
#.###.#...##.##.#.########...
#.###.#..#.#..#..#...#..####.
#.###.#.###.#..##..#.#..#..##
#.....#..#.##.#...####..##...
#######.##...##.....#.####..#
`;

it("draws a code that readers have read", () => {
  const code = qrCode("https://bakufu.example/table/x")!;
  expect(code.map((row) => row.map((on) => (on ? "#" : ".")).join("")).join("\n")).toBe(
    KNOWN.trim(),
  );
});

it("corrects as the standard's own example does", () => {
  // ISO/IEC 18004, annex I: "01234567" in version 1 with correction M.
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11];
  data.push(0xec, 0x11, 0xec, 0x11, 0xec, 0x11);
  expect(correction(data, 10)).toEqual([
    0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55,
  ]);
});

it("grows with the text, and has none for a very long one", () => {
  expect(qrCode("x".repeat(14))).toHaveLength(21);
  expect(qrCode("x".repeat(15))).toHaveLength(25);
  expect(qrCode("x".repeat(180))).toHaveLength(53);
  expect(qrCode("x".repeat(181))).toBeNull();
  const code = qrCode("bakufu")!;
  expect(qrPath(code).split("M")).toHaveLength(code.flat().filter(Boolean).length + 1);
});
