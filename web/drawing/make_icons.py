"""Draws the icons of the installed page as PNG: four diamonds on vermilion, as in favicon.svg.

    python web/drawing/make_icons.py          write them into web/public
    python web/drawing/make_icons.py --check  whether they are there as drawn

A maskable icon is cut to any shape by the device: its drawing keeps to the middle.
"""

import struct
import sys
import zlib
from pathlib import Path

PUBLIC = Path(__file__).resolve().parent.parent / "public"
VERMILION, PAPER = (200, 64, 43), (251, 246, 234)
# Middles of the diamonds in a square of 24, and half their width and height.
DIAMONDS = ((12.0, 7.0), (17.2, 11.7), (12.0, 16.4), (6.8, 11.7))
HALF = (4.4, 3.8)
FINE = 4  # points looked at along each side of a pixel
LOOKS = 15  # one of so many rows is compared
# By file: pixels, how much of the square the drawing takes, and how round the corners are (of 24).
ICONS = {
    "icon-192.png": (192, 1.0, 3.0),
    "icon-512.png": (512, 1.0, 3.0),
    "icon-maskable-512.png": (512, 0.66, 0.0),
    "icon-apple-180.png": (180, 0.86, 0.0),
}


def inside(x: float, y: float, corner: float) -> bool:
    """Whether a point of the square of 24 belongs to the ground."""
    if not corner:
        return True
    # The ground of favicon.svg leaves a margin of 1.
    dx, dy = (
        max(corner - (x - 1), 0, corner - (23 - x)),
        max(corner - (y - 1), 0, corner - (23 - y)),
    )
    return dx * dx + dy * dy <= corner * corner and 1 <= x <= 23 and 1 <= y <= 23


def in_diamond(x: float, y: float) -> bool:
    return any(abs(x - mx) / HALF[0] + abs(y - my) / HALF[1] <= 1 for mx, my in DIAMONDS)


def draw(row: int, size: int, share: float, corner: float) -> bytes:
    """Red, green, blue and opacity of a row of pixels, with the filter byte of PNG in front."""
    steps = [(n + 0.5) / FINE for n in range(FINE)]
    scale = 24 / size
    pixels = bytearray(1)
    for column in range(size):
        ground = paper = 0
        for dy in steps:
            y = (row + dy) * scale
            for dx in steps:
                x = (column + dx) * scale
                if inside(x, y, corner):
                    ground += 1
                    paper += in_diamond(12 + (x - 12) / share, 11.7 + (y - 12) / share)
        if not ground:
            pixels += b"\0\0\0\0"
            continue
        part = paper / ground
        pixels += bytes(
            round(a + (b - a) * part) for a, b in zip(VERMILION, PAPER, strict=True)
        ) + bytes([round(255 * ground / FINE**2)])
    return bytes(pixels)


def png(size: int, rows: bytes) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    body = zlib.compress(rows, 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def drawn(data: bytes) -> list[bytes]:
    """Rows of a PNG that `png` has written: compressed otherwise it is the same."""
    size = int.from_bytes(data[16:20], "big")
    length = int.from_bytes(data[33:37], "big")
    rows = zlib.decompress(data[41 : 41 + length])
    return [rows[start : start + 1 + 4 * size] for start in range(0, len(rows), 1 + 4 * size)]


def main() -> None:
    for name, (size, share, corner) in ICONS.items():
        if "--check" not in sys.argv[1:]:
            rows = b"".join(draw(row, size, share, corner) for row in range(size))
            (PUBLIC / name).write_bytes(png(size, rows))
            continue
        there = drawn((PUBLIC / name).read_bytes())
        # Drawing takes long, and whatever is drawn otherwise shows in many rows.
        looked_at = range(0, size, LOOKS)
        if len(there) != size or any(
            there[row] != draw(row, size, share, corner) for row in looked_at
        ):
            raise SystemExit(f"{name} is not what this script draws: run it without --check")


if __name__ == "__main__":
    main()
