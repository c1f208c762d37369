"""Ways to press something on a page: with a mouse, a finger, or keys alone."""

from typing import Protocol

from playwright.sync_api import Locator, Page


class InputDevice(Protocol):
    board: bool
    """Whether it uses the board itself where a button beside it would do as well."""

    def press(self, target: Locator) -> None: ...

    def point(self, target: Locator) -> None:
        """Presses where something is on a board, whatever else lies there."""


class Mouse:
    board = True

    def press(self, target: Locator) -> None:
        target.click()

    def point(self, target: Locator) -> None:
        target.click(force=True)


class Finger:
    board = False

    def press(self, target: Locator) -> None:
        target.tap()

    def point(self, target: Locator) -> None:
        target.tap(force=True)


# How far Tab has to go from where one is; below zero: backwards.
DISTANCE = """(target) => {
  const stops = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }));
  const modal = document.querySelector("dialog[open]");
  const reached = modal ? stops.filter((element) => modal.contains(element)) : stops;
  const [from, to] = [reached.indexOf(document.activeElement), reached.indexOf(target)];
  if (to < 0) return null;
  if (from >= 0) return to - from;
  // From an element that is not a stop, the first step leads to the stop beside it.
  const here = document.activeElement;
  const behind = reached.findLastIndex((stop) =>
    here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING);
  return to > behind ? to - behind : to - behind - 1;
}"""
# What was pressed may be gone; the focus is then on something near, and not lost.
KEPT = "() => document.activeElement !== document.body"
FOCUSED = "(target) => target === document.activeElement"
STOP = "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent"
MOST_STOPS = 120


class Keys:
    """Tab and Enter, and the arrow keys within a group. Nothing is ever focused by script."""

    board = False

    def __init__(self, page: Page) -> None:
        self._page = page
        self._keys = page.keyboard
        self._pressed = False

    def press(self, target: Locator) -> None:
        self.reach(target)
        self._keys.press("Enter")
        self._pressed = True

    def point(self, target: Locator) -> None:
        self.press(target)

    def reach(self, target: Locator) -> None:
        if self._pressed:
            self._page.wait_for_function(KEPT)
        distance: int | None = target.evaluate(DISTANCE)
        back = distance is not None and distance < 0
        for _ in range(abs(distance) if distance else 0):
            self._keys.press("Shift+Tab" if back else "Tab")
        stops: list[str] = []
        for _ in range(MOST_STOPS):
            if target.evaluate(FOCUSED):
                return
            stops.append(self._page.evaluate(STOP))
            self._keys.press("Tab")
        raise AssertionError(f"no key reaches {target}, only {stops}")

    def walk(self, target: Locator, key: str, most: int = 40) -> None:
        """From within its group."""
        for _ in range(most):
            if target.evaluate(FOCUSED):
                return
            self._keys.press(key)
        raise AssertionError(f"{key} does not reach {target}")
