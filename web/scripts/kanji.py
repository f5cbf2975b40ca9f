"""Draws the characters on boxes and cards anew, as paths; no Japanese font is ever loaded.

    pip install fonttools brotli && python web/scripts/kanji.py

The outlines are those of Shippori Mincho (SIL Open Font License 1.1), from the package that
package.json names.
"""

import re
from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

WEB = Path(__file__).parent.parent
FONTS = WEB / "node_modules" / "@fontsource" / "shippori-mincho" / "files"
# What a file wants stands in it already: its keys.
WANTED = {
    path: re.findall(r"^  (\S):", path.read_text("utf-8"), re.MULTILINE)
    for path in [WEB / "src/lib/kanji.ts", *sorted(WEB.glob("src/games/*/*.ts"))]
    if "KANJI: Readonly" in path.read_text("utf-8")
}
SIZE = 200

HEAD = """\
// Written by web/scripts/kanji.py: characters as paths in a square of 200.
// Outlines: Shippori Mincho, SIL Open Font License 1.1.

export const KANJI: Readonly<Record<string, string>> = {
"""


def outlines(wanted: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted(FONTS.glob("shippori-mincho-*-700-normal.woff2")):
        font = TTFont(path)
        known = font.getBestCmap()
        glyphs = font.getGlyphSet()
        for letter in wanted:
            if letter in found or ord(letter) not in known:
                continue
            glyph = glyphs[known[ord(letter)]]
            bounds = BoundsPen(glyphs)
            glyph.draw(bounds)
            left, bottom, right, top = bounds.bounds
            scale = SIZE * 0.96 / max(right - left, top - bottom)
            x, y = (left + right) / 2 * scale, (bottom + top) / 2 * scale
            place = Transform(scale, 0, 0, -scale, SIZE / 2 - x, SIZE / 2 + y)
            pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.0f}")
            glyph.draw(TransformPen(pen, place))
            found[letter] = pen.getCommands()
    missing = [letter for letter in wanted if letter not in found]
    if missing:
        raise SystemExit(f"not in the font: {', '.join(missing)}")
    return found


def main() -> None:
    found = outlines("".join(dict.fromkeys("".join(map("".join, WANTED.values())))))
    for path, letters in WANTED.items():
        lines = [f'  {letter}:\n    "{found[letter]}",\n' for letter in letters]
        path.write_text(HEAD + "".join(lines) + "};\n", encoding="utf-8")


if __name__ == "__main__":
    main()
