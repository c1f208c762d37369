"""PNG files: sharp, and with letters in them even where the system has no fonts."""

import struct
import zlib
from importlib.resources import files

import pytest

import stofa
from stofa.png import to_png

resvg_py = pytest.importorskip("resvg_py")


def test_the_size_follows_the_scale() -> None:
    svg = stofa.new("partners", seed=1).picture()
    for scale, width in ((2.0, 1600), (0.5, 400)):
        png = to_png(svg, scale=scale)
        assert struct.unpack(">I", png[16:20]) == (width,)


def test_the_letters_are_our_own() -> None:
    """With the fonts that come along alone, the picture is the same as with those of the system."""
    svg = stofa.new("thurn-and-taxis", seed=1).picture()
    fonts = [str(file) for file in (files("stofa") / "fonts").iterdir() if file.name.endswith(".ttf")]
    assert len(fonts) == 3
    alone = resvg_py.svg_to_bytes(svg_string=svg, zoom=2.0, font_files=fonts, skip_system_fonts=True)
    assert to_png(svg) == bytes(alone)
    without = resvg_py.svg_to_bytes(svg_string=svg, zoom=2.0, skip_system_fonts=True)
    assert to_png(svg) != bytes(without)
    assert zlib.crc32(bytes(without)) != zlib.crc32(bytes(alone))
