"""Ticket to Ride: The Card Game."""

from collections import Counter

from playwright.sync_api import Page

from tests.browser.input_devices import InputDevice
from tests.browser.playing.player import of_kind, prompt_button
from tests.browser.table_page import Move, View

STOCK = "stock"


def laid(move: Move) -> Counter[str]:
    """The cards of a laying move."""
    if move["kind"] == "lay-three":
        return Counter(move["colours"])
    return Counter({move["colour"]: move["cars"], "locomotive": move["locomotives"]})


class Ticket:
    def choose(self, view: View, more: list[Move], chosen: list[Move], ready: bool) -> Move | None:
        position = view["position"]
        tickets = of_kind(more, "keep", "complete")
        if tickets and len(chosen) < 3:
            return tickets[0]
        if chosen or not more:
            return None
        if done := of_kind(more, "done"):
            return done[0]
        hand = Counter(position["hand"])
        lays = sorted(of_kind(more, "lay", "lay-three"), key=lambda move: laid(move).total())
        if lays and laid(lays[-1]).total() >= 3:
            return lays[-1]
        takes = of_kind(more, "take")
        stock = [move for move in takes if move["card"] == STOCK]
        if position["stock"] and stock and position["step"] == "second":
            return stock[0]
        open_cards = [move for move in takes if move["card"] != STOCK]
        best = max(open_cards, key=lambda move: hand[move["card"]], default=None)
        return best or [*stock, *reversed(lays), *of_kind(more, "pass"), *more][0]

    def press(self, page: Page, device: InputDevice, move: Move, more: list[Move], confirm: bool) -> None:
        kind = move["kind"]
        if kind in ("keep", "complete"):
            device.press(page.locator(f'.choice [data-ticket="{move["ticket"]}"]'))
        elif kind == "take":
            piece = '="stock"' if move["card"] == STOCK else f'^="row {move["card"]} "'
            device.press(page.locator(f".market [data-piece{piece}]").first)
        elif kind == "tickets":
            device.press(page.locator('.market [data-piece="ticket stock"]'))
            if not confirm:  # a whole turn is asked about at every table
                device.press(page.locator(".prompt [data-does=confirm]"))
        elif kind in ("lay", "lay-three"):
            for colour, count in sorted(laid(move).items(), key=lambda item: item[0] == "locomotive"):
                for _ in range(count):
                    device.press(page.locator(f'.hand [data-piece="hand {colour}"]'))
            if not confirm:
                device.press(prompt_button(page, move))
        else:
            device.press(prompt_button(page, move))
