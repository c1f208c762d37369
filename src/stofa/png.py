"""Pictures as PNG: needs the extra `png` (`pip install 'stofa[png]'`)."""

from importlib.resources import as_file, files
from typing import Final

SCALE: Final = 2.0
"""Pixels of a PNG for each pixel of the SVG, so that it is sharp on a dense screen."""

_FONTS: Final = (
    "alegreya-sans-latin-500-normal.ttf",
    "alegreya-sans-latin-700-normal.ttf",
    "vollkorn-latin-600-normal.ttf",
)
"""The letters of the page, as `tools/picture_fonts.py` makes them."""


def to_png(svg: str, *, scale: float = SCALE) -> bytes:
    """An SVG that Stofa has drawn, as a PNG."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise ImportError("PNG files need one more package: pip install 'stofa[png]'") from None
    with as_file(files("stofa") / "fonts") as folder:
        fonts = [str(folder / name) for name in _FONTS]
        # Names may have letters that these fonts lack: the system's fonts are there for those.
        return bytes(svg_to_bytes(svg_string=svg, zoom=scale, font_files=fonts))
