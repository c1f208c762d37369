"""Ticket to Ride: The Card Game."""

from collections import Counter

from playwright.sync_api import Page

from tests.browser.input_devices import InputDevice
from tests.browser.playing.player import prompt_button
from tests.browser.table_page import View


def laid(move: str) -> Counter[str]:
    """The cards of a laying move: "lay blue 3+1", "lay blue red white"."""
    _, first, *rest = move.split(" ")
    if len(rest) > 1:
        return Counter([first, *rest])
    cards, _, locomotives = rest[0].partition("+")
    return Counter({first: int(cards), "locomotive": int(locomotives or 0)})


class Ticket:
    def gathers(self, move: str) -> bool:
        return move.split(" ")[0] in ("keep", "complete", "done")

    def choose(self, view: View, more: list[str], chosen: list[str], ready: bool) -> str | None:
        position = view["position"]
        tickets = [move for move in more if move.split(" ")[0] in ("keep", "complete")]
        if tickets and len(chosen) < 3:
            return tickets[0]
        if chosen or not more:
            return None
        if "done" in more:
            return "done"
        hand = Counter(position["hand"])
        lays = sorted(
            (move for move in more if move.startswith("lay ")), key=lambda move: sum(laid(move).values())
        )
        if lays and sum(laid(lays[-1]).values()) >= 3:
            return lays[-1]
        takes = [move for move in more if move.startswith("take ") and move != "take stock"]
        if position["stock"] and "take stock" in more and position["step"] == "second":
            return "take stock"
        best = max(takes, key=lambda move: hand[move.removeprefix("take ")], default=None)
        return best or next(
            (move for move in ("take stock", *reversed(lays), "pass") if move in more), more[0]
        )

    def press(self, page: Page, device: InputDevice, move: str, more: list[str], confirm: bool) -> None:
        word, _, rest = move.partition(" ")
        if word in ("keep", "complete"):
            device.press(page.locator(f'.choice [data-ticket="{rest}"]'))
        elif move == "take stock":
            device.press(page.locator('.market [data-piece="stock"]'))
        elif word == "take":
            device.press(page.locator(f'.market [data-piece^="row {rest} "]').first)
        elif move == "tickets":
            device.press(page.locator('.market [data-piece="ticket stock"]'))
        elif word == "lay":
            for colour, count in sorted(laid(move).items(), key=lambda item: item[0] == "locomotive"):
                for _ in range(count):
                    device.press(page.locator(f'.hand [data-piece="hand {colour}"]'))
            if not confirm:
                device.press(prompt_button(page, move))
        else:
            device.press(prompt_button(page, move))
