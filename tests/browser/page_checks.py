"""Checks that every page has to pass: accessibility, target sizes, no sideways scrolling."""

from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.browser_contexts import Theme
from tests.browser.chromium import AXE

SMALLEST_TARGET = 44
WIDTHS = ((390, 844), (320, 568))
WIDE = (1280, 800)

# Links within a sentence are as high as the sentence is. On a board a tap goes to whatever is nearest, and
# for everything on it there is a button as well (whole games by finger use nothing else).
SMALL_TARGETS = """(smallest) => {
  const found = [];
  for (const element of document.querySelectorAll(
      "button, a[href], input, select, summary, [role=button], [role=option], [role=radio]")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest("p, [inert], svg [role=button], svg[role=group]")) continue;
    // A label that is large enough will do.
    const sizes = [element, ...(element.labels ?? [])].map((each) => each.getBoundingClientRect());
    if (sizes.some(({ width, height }) => width > smallest - 0.5 && height > smallest - 0.5)) continue;
    const { width, height } = sizes.at(-1);
    if (width > 1 && height > 1)
      found.push(`${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 120)}`);
  }
  return found;
}"""

SIDEWAYS = """() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .map((element) => element.outerHTML.slice(0, 120));
}"""


# What clips its text has to have room for it. The second line of a heading at a table is left out where there
# is no room, and never cut in the middle. A drop-down list draws its arrow within its own width.
CUT = """() => {
  const ARROW = 18;
  const found = [];
  const pen = document.createElement("canvas").getContext("2d");
  const room = (element, style) =>
    element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  for (const element of document.querySelectorAll("body *")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest("svg, [inert], .vh, .skip")) continue; // links that show only with the focus
    const style = getComputedStyle(element);
    const told = `${element.tagName} “${String(element.value || element.textContent).trim().slice(0, 60)}”`;
    if (element.matches("select, input[placeholder]")) {
      const words = element.selectedOptions?.[0]?.text ?? element.placeholder;
      pen.font = style.font;
      const arrow = element.matches("select") ? ARROW : 0;
      if (pen.measureText(words).width > room(element, style) - arrow) found.push(`${told}: ${words}`);
      continue;
    }
    if (!element.textContent.trim() || element.clientWidth < 2 || element.matches(".top h1")) continue;
    const clips = (overflow) => overflow === "hidden" || overflow === "clip";
    const wide = element.scrollWidth > element.clientWidth + 1;
    const high = element.scrollHeight > element.clientHeight + 2;
    if (clips(style.overflowX) && wide) found.push(`${told} is too long`);
    else if (clips(style.overflowY) && high) found.push(`${told} is too high`);
    else if (element.matches("button, .btn, label") && style.display !== "inline" && wide)
      found.push(`${told} sticks out of its button`);
  }
  return found;
}"""


@cache
def _axe() -> str:
    return AXE.read_text("utf-8")


# In place of a rule of axe: a card is a picture, whose signs and numbers are said in words, and not in the
# order in which they are drawn. But every word on it is part of its name, for those who speak to a computer.
UNNAMED = """() => [...document.querySelectorAll("button[aria-label], a[aria-label]")].flatMap((card) => {
  if (!card.checkVisibility({ visibilityProperty: true })) return [];
  const name = card.ariaLabel.toLowerCase();
  const written = card.innerText.toLowerCase().match(/\\p{L}{3,}/gu) ?? [];
  return written.filter((word) => !name.includes(word)).map((word) => `${word} is not in “${name}”`);
})"""
VIOLATIONS = "async (only) => (await axe.run({ resultTypes: ['violations'], ...only })).violations"
COLOURS_ONLY = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
LABEL_IN_NAME = "label-content-name-mismatch"


def axe_findings(page: Page, colours_only: bool = False) -> list[str]:
    """What axe finds, of whatever weight, with where."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())  # not as a script of the page, which its policy would refuse
    found: list[dict[str, Any]] = page.evaluate(VIOLATIONS, COLOURS_ONLY if colours_only else {})
    return [
        f"{finding['impact']}: {finding['help']}: {node['html'][:160]} {node['failureSummary']}"
        for finding in found
        if finding["id"] != LABEL_IN_NAME
        for node in finding["nodes"]
    ] + list(page.evaluate(UNNAMED))


def small_targets(page: Page, smallest: int = SMALLEST_TARGET) -> list[str]:
    """What can be tapped or clicked and is too small for a finger."""
    return list(page.evaluate(SMALL_TARGETS, smallest))


def sideways(page: Page) -> list[str]:
    """What sticks out to the right, if the page scrolls that way."""
    return list(page.evaluate(SIDEWAYS))


def cut(page: Page) -> list[str]:
    """Texts of which a part cannot be seen."""
    return list(page.evaluate(CUT))


def misfits(page: Page, targets: bool = True) -> list[str]:
    """What sticks out sideways on a phone, and what is too small for a finger."""
    found: list[str] = []
    for width, height in WIDTHS:
        resize(page, width, height)
        found += [f"sticks out at {width} px: {what}" for what in sideways(page)]
        if targets:
            found += [f"small at {width} px: {what}" for what in small_targets(page)]
    return found


def barriers(page: Page, quickly: bool = False) -> list[str]:
    """What axe finds, narrow and wide, light and dark; quickly: in two of these four ways."""
    found: list[str] = []
    for width, height in (WIDTHS[0], WIDE):
        resize(page, width, height)
        themes: tuple[Theme, ...] = ("light", "dark")
        for theme in (themes[width == WIDE[0]],) if quickly else themes:
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            # Another theme is other colours, and nothing else.
            findings = axe_findings(page, colours_only=theme == "dark" and not quickly)
            found += [f"{theme}, {width} px: {what}" for what in findings]
    return found


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})


# What bears a name twice would fly from the one place to the other whenever something is looked at.
DRAWN_TWICE = """() => {
  const names = [...document.querySelectorAll("[data-piece]")]
    .filter((piece) => piece.checkVisibility() && piece.getBoundingClientRect().width)
    .map((piece) => piece.dataset.piece);
  return names.filter((name, at) => names.indexOf(name) < at);
}"""


def drawn_twice(page: Page) -> list[str]:
    """The pieces that are to be seen in two places."""
    found: list[str] = page.evaluate(DRAWN_TWICE)
    return found
