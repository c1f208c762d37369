"""Nobody needs to see colours: every one has a shape that no other has, and a letter (convention 8)."""

import base64
from itertools import combinations
from typing import get_args

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browser_contexts import DESKTOP, Language, Theme, Visitors

COLOURS = ("blue", "red", "yellow", "green", "black", "white", "orange", "purple", "locomotive")
SIZE = 40
LEAST_DIFFERENCE = 0.08
"""Of the points that either shape has, at least this part belongs to one of them only."""

# What a screenshot shows without colour: where it is clearly lighter or darker than the paper in its corner.
MASK = """async ([png, size]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0, size, size);
  const { data } = context.getImageData(0, 0, size, size);
  const grey = Array.from({ length: size * size }, (_, at) =>
    0.299 * data[4 * at] + 0.587 * data[4 * at + 1] + 0.114 * data[4 * at + 2]);
  const paper = grey[0];
  const most = Math.max(...grey.map((each) => Math.abs(each - paper)));
  return grey.map((each) => (Math.abs(each - paper) > 0.45 * most ? 1 : 0));
}"""


def mask(blank: Page, mark: Locator) -> list[int]:
    png = base64.b64encode(mark.screenshot()).decode()
    points: list[int] = blank.evaluate(MASK, [png, SIZE])
    return points


def difference(one: list[int], other: list[int]) -> float:
    either = sum(a or b for a, b in zip(one, other))
    return sum(a != b for a, b in zip(one, other)) / either


@pytest.mark.parametrize("theme", get_args(Theme))
def test_every_colour_has_a_shape_of_its_own(visitors: Visitors, theme: Theme) -> None:
    page, blank = visitors.person(DESKTOP, theme), visitors.person()
    page.goto("/#design")
    sheet = page.locator(f'section[data-theme="{theme}"]')
    expect(sheet).to_be_visible()
    # Without letters, and large enough to count points; the shapes are drawings and stay the same.
    shapes: dict[str, list[int]] = {}
    for colour in COLOURS:
        mark = sheet.locator(f".mark.k-{colour}:not(:has(b)) svg").first
        mark.evaluate("(svg) => { svg.style.width = svg.style.height = '60px'; }")
        shapes[colour] = mask(blank, mark)
        assert 0.1 < sum(shapes[colour]) / SIZE**2 < 0.95, colour
    alike = {
        f"{one} and {other}": round(difference(shapes[one], shapes[other]), 3)
        for one, other in combinations(COLOURS, 2)
        if difference(shapes[one], shapes[other]) < LEAST_DIFFERENCE
    }
    assert alike == {}


@pytest.mark.parametrize("language", get_args(Language))
def test_every_colour_has_a_letter_of_its_own(visitors: Visitors, language: Language) -> None:
    page = visitors.person(DESKTOP, language=language)
    page.goto("/#design")
    sheet = page.locator('section[data-theme="light"]')
    letters = [sheet.locator(f".mark.k-{colour} b").first.inner_text() for colour in COLOURS]
    assert all(len(letter) == 1 for letter in letters)
    assert len(set(letters)) == len(COLOURS)
