"""Every colour has a shape and a letter of its own, in both palettes a fill and an ink."""

from collections.abc import Mapping
from itertools import product

import pytest

from stofa.engine.picture.marks import LETTERS, SHAPES, fill_of, ink_of
from stofa.engine.picture.palette import DARK, LIGHT
from stofa.engine.words import LANGUAGES


def test_shapes_and_letters_are_unlike() -> None:
    assert len(set(SHAPES.values())) == len(SHAPES)
    for language in LANGUAGES:
        assert LETTERS[language].keys() == SHAPES.keys()
        assert len(set(LETTERS[language].values())) == len(SHAPES)


def test_both_palettes_have_the_same_names() -> None:
    assert list(LIGHT) == list(DARK)
    assert {fill_of(colour) for colour in SHAPES} | {ink_of(colour) for colour in SHAPES} <= LIGHT.keys()


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_what_is_written_can_be_read(palette: Mapping[str, str]) -> None:
    pairs = [(fill_of(colour), ink_of(colour)) for colour in SHAPES]
    papers = ("table", "paper", "paper-raised", "paper-sunk", "map", "maple")
    pairs += [(paper, ink) for paper in papers for ink in ("ink", "ink-soft")]
    pairs += [("legal-soft", "ink"), ("wood-mid", "on-wood"), ("felt", "on-wood")]
    for ground, ink in pairs:
        assert contrast(palette[ground], palette[ink]) >= 4.5, (ground, ink)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_rings_are_told_from_all_that_they_lie_on(palette: Mapping[str, str]) -> None:
    grounds = ["table", "paper", "paper-raised", "paper-sunk", "map", "maple"]
    for ground, ring in product(grounds, ("legal", "hint", "focus")):
        assert contrast(palette[ground], palette[ring]) >= 3.9, (ground, ring)


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted(map(luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    red, green, blue = (linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
