"""What to ask of any page, whatever is on it."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.browser.chromium import AXE

SMALLEST_TARGET = 44

# Links within a sentence are as high as the sentence is.
SMALL_TARGETS = """(smallest) => {
  const found = [];
  for (const element of document.querySelectorAll(
      "button, a[href], input, select, summary, [role=button], [role=option], [role=radio]")) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("p, [inert]")) continue;
    const target = element.labels?.[0]?.contains(element) ? element.labels[0] : element;
    const { width, height } = target.getBoundingClientRect();
    if (width > 1 && height > 1 && (width < smallest - 0.5 || height < smallest - 0.5))
      found.push(`${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 120)}`);
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


@cache
def _axe() -> str:
    return AXE.read_text("utf-8")


def axe_findings(page: Page) -> list[str]:
    """What axe finds serious or worse, with where."""
    page.evaluate(_axe())  # not as a script of the page, which its policy would refuse
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{finding['impact']}: {finding['help']}: {node['html'][:160]} {node['failureSummary']}"
        for finding in found
        if finding["impact"] in ("serious", "critical")
        for node in finding["nodes"]
    ]


def small_targets(page: Page, smallest: int = SMALLEST_TARGET) -> list[str]:
    """What can be tapped or clicked and is too small for a finger."""
    return list(page.evaluate(SMALL_TARGETS, smallest))


def sideways(page: Page) -> list[str]:
    """What sticks out to the right, if the page scrolls that way."""
    return list(page.evaluate(SIDEWAYS))
