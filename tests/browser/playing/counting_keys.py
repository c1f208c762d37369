"""Keys that are counted: those of the page, pressed by somebody who knows what they want."""

import re

from playwright.sync_api import Locator, Page

from tests.browser.input_devices import FOCUSED, InputDevice
from tests.browser.playing.player import prompt_button
from tests.browser.playing.ticket import Ticket, laid
from tests.browser.table_page import Move

PASSED = """(target) => {
  const focused = document.activeElement;
  const place = focused.closest("[data-zone], .prompt")?.dataset.zone ?? "question";
  return [focused === target, focused === window.before, place];
}"""
MOST_ANSWERS = 40


class CountingKeys:
    """Presses answers by their keys, as somebody who knows what they want, and counts every key."""

    board = False

    def __init__(self, page: Page) -> None:
        self._page = page
        self.pressed = 0
        self.walked = 0
        """The same for somebody who goes to a part of the table, and there from answer to answer."""

    def press(self, target: Locator, key: str = "Enter") -> None:
        target.wait_for()
        if not target.evaluate(FOCUSED):
            passed, before = self._reach(target)
            place = passed.pop()
            # Each part of the table has a key, and each of the first nine answers. Or one goes on from here.
            walked = 1 + passed.count(place)
            if before is not None:
                walked = min(walked, abs(len(passed) - before))
            self.walked += walked
            self.pressed += min(walked, 1 + max(0, len(passed) - 8))
        self.strike(key)

    def strike(self, key: str) -> None:
        self._page.keyboard.press(key)
        self.pressed += 1
        self.walked += 1

    def _reach(self, target: Locator) -> tuple[list[str], int | None]:
        """From answer to answer: the parts of the table where they lie, and which of them had the focus."""
        self._page.evaluate("() => void (window.before = document.activeElement)")
        self._page.keyboard.press("1")
        passed: list[str] = []
        before: int | None = None
        for number in range(MOST_ANSWERS):
            there, began, place = target.evaluate(PASSED)
            passed.append(place)
            before = number if began else before
            if there:
                return passed, before
            self._page.keyboard.press("n")
        raise AssertionError(f"no answer: {target}")

    def point(self, target: Locator) -> None:
        self.press(target)


class TicketByKeys(Ticket):
    """Lays all cards of a colour at once, and confirms by key."""

    def press(self, page: Page, device: InputDevice, move: Move, more: list[Move], confirm: bool) -> None:
        if move["kind"] not in ("lay", "lay-three") or not isinstance(device, CountingKeys):
            super().press(page, device, move, more, confirm)
        elif (offered := prompt_button(page, move)).count():
            device.press(offered)
        else:
            self._lay(page, device, move)

    def _lay(self, page: Page, device: CountingKeys, move: Move) -> None:
        for colour, count in laid(move).items():
            card = page.locator(f'.hand [data-piece="hand {colour}"]')
            left = int(re.findall(r"\d+", card.inner_text())[-1]) - count if count else 0
            if count > left + 1:
                device.press(card, "End")  # all of them
                for _ in range(left):
                    device.strike("ArrowDown")
            else:
                for _ in range(count):
                    device.press(card)
        device.strike("Control+Enter")
