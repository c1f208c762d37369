"""Makes the fonts of PNG pictures from those of the page: `python -m tools.picture_fonts`.

What draws PNG files reads no WOFF2, finds a font by its family name alone, and cannot be told to take
lining figures. Needs `fonttools` and `brotli`, which nothing else here does.
"""

from pathlib import Path
from shutil import copy
from typing import Any, Final

from fontTools.ttLib import TTFont

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "web" / "src" / "fonts"
TARGET: Final = ROOT / "src" / "stofa" / "fonts"
FAMILIES: Final = {
    "alegreya-sans-latin-500-normal": ("Alegreya Sans", "Medium"),
    "alegreya-sans-latin-700-normal": ("Alegreya Sans", "Bold"),
    "vollkorn-latin-600-normal": ("Vollkorn", "SemiBold"),
}
FAMILY, STYLE = 16, 17  # the numbers of these names in a font
WINDOWS: Final = (3, 1, 0x409)  # names as that system wants them, which all others read


def make(name: str) -> None:
    font = TTFont(SOURCE / f"{name}.woff2", recalcTimestamp=False)
    font.flavor = None
    for number, text in zip((FAMILY, STYLE), FAMILIES[name], strict=True):
        font["name"].setName(text, number, *WINDOWS)
    lining = _lining_figures(font)
    for table in font["cmap"].tables:
        table.cmap.update({code: lining[glyph] for code, glyph in table.cmap.items() if glyph in lining})
    font.save(TARGET / f"{name}.ttf")


def _lining_figures(font: Any) -> dict[str, str]:
    """The lining figure for each old-style one."""
    rules = font["GSUB"].table
    lookups = {
        number
        for record in rules.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for number in record.Feature.LookupListIndex
    }
    figures: dict[str, str] = {}
    for number in lookups:
        for table in rules.LookupList.Lookup[number].SubTable:
            figures |= getattr(table, "mapping", {})
    return figures


def main() -> None:
    for name in FAMILIES:
        make(name)
    for licence in SOURCE.glob("LICENSE-*.txt"):
        copy(licence, TARGET)


if __name__ == "__main__":
    main()
