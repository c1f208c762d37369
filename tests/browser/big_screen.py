"""What a big screen has to keep: letters large enough, nothing cut off, nothing private."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.browser_contexts import Screen
from tests.browser.table_page import Table

TELEVISION: Final = Screen("television", 1920, 1080, touch=False)
LARGE_TELEVISION: Final = Screen("large-television", 3840, 2160, touch=False)
TABLET: Final = Screen("tablet", 1024, 768, touch=False)

SMALLEST_OF_1080: Final = 28
"""Pixels of the smallest letters on a screen that is 1080 pixels high; on others in proportion."""

# The letters that are drawn, each text with its size in pixels of the screen. What wraps out of sight on
# purpose (older moves), and what only screen readers say, is not drawn.
TEXTS = """() => {
  const out = [];
  const room = document.querySelector(".screen");
  const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const element = node.parentElement;
    if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest(".vh, .controls")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const list = element.closest("ol");
    if (list && box.left >= list.getBoundingClientRect().right - 1) continue;
    const svg = element.ownerSVGElement;
    const scale = svg ? element.getScreenCTM().d : element.currentCSSZoom;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    let cut = box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1;
    for (let each = element; each !== room && !cut && !svg; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.overflowX === "visible") continue;
      const edge = each.getBoundingClientRect();
      cut = box.right > edge.right + 2 || box.left < edge.left - 2;
      cut ||= box.bottom > edge.bottom + 2 || box.top < edge.top - 2;
    }
    out.push({ text, size: Math.round(size * 10) / 10, cut });
  }
  return out;
}"""


def screen_path(table: Table) -> str:
    """Where the table is shown on a big screen, for whoever sits at it."""
    answer = table.page.request.get(f"/api/tables/{table.name}/screen")
    assert answer.ok, answer.text()
    return str(answer.json()["path"])


def shows(page: Page, n: int) -> None:
    """Wait until the screen shows an event."""
    expect(page.locator(f'.screen [data-n="{n}"]')).to_be_visible()


def misread(page: Page) -> list[str]:
    """Texts on a big screen that are too small, or cut off."""
    page.evaluate("document.fonts.ready")
    size = page.viewport_size
    assert size is not None
    smallest = SMALLEST_OF_1080 * min(size["width"] / 1920, size["height"] / 1080)
    texts: list[dict[str, Any]] = page.evaluate(TEXTS)
    assert texts, "there is nothing to read"
    small = [f"{each['size']} px: {each['text']}" for each in texts if each["size"] < smallest - 0.1]
    return small + [f"cut off: {each['text']}" for each in texts if each["cut"]]


def told_to_nobody(told: list[dict[str, Any]]) -> None:
    """All that came to a screen is what everybody may know."""
    updates = [message for message in told if message["type"] == "update"]
    assert updates
    for message in updates:
        assert "you" not in message
        view = message["view"]
        assert (message["seat"], view["seat"], view["legal"], view["undoable"]) == (None, None, [], None)
        own = (view["position"] or {"own": {}})["own"]
        assert not any(own.get(name) for name in ("hand", "tickets", "tiles", "station", "received", "given"))
