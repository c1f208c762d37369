"""Partners."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.input_devices import InputDevice
from tests.browser.playing.player import prompt_button
from tests.browser.table_page import Move, View
from tools.build_client import ROOT

CARDS: list[dict[str, Any]] = json.loads((ROOT / "web/src/generated/board-partners.json").read_bytes())[
    "cards"
]
STARTS = tuple(card["card"] for card in CARDS if card["start"])


def card_of(move: Move) -> str:
    """The card that a move lays; none for laying the hand down."""
    match move["kind"]:
        case "give" | "leave":
            return str(move["card"])
        case "forward":
            return _printed(lambda card: move["steps"] in card["forward"])
        case "back" | "split":
            return _printed(lambda card: card[move["kind"]])
        case "swap" | "swap-same":
            return _printed(lambda card: card["swap"])
        case _:
            return ""


def _printed(does: Callable[[dict[str, Any]], Any]) -> str:
    return str(next(card["card"] for card in CARDS if does(card)))


class Partners:
    def choose(self, view: View, more: list[Move], chosen: list[Move], ready: bool) -> Move | None:
        return None if ready else max(more, key=self._worth)

    def _worth(self, move: Move) -> tuple[int, int]:
        match move["kind"]:
            case "give":
                return (move["card"] in STARTS, 0)
            case "leave":
                return (5, move["card"] == "heart")
            case "forward":
                return (4, move["steps"])
            case "split":
                return (3, move["steps"])
            case "back":
                return (2, 0)
            case _:
                return (1, 0)

    def press(self, page: Page, device: InputDevice, move: Move, more: list[Move], confirm: bool) -> None:
        kind = move["kind"]
        if kind == "fold":
            device.press(prompt_button(page, move))
            return
        card = page.locator(f'[data-card="{card_of(move)}"]').first
        if kind == "give":
            device.press(card)
            return
        by_card = [other for other in more if card_of(other) == card_of(move)]
        if card.get_attribute("aria-pressed") != "true":
            device.press(card)
            # Where it is confirmed anyway, a card with one possible move chooses it at once.
            if len(by_card) == 1 and (confirm or kind == "split"):
                return
        square = move.get("square", "home" if kind == "leave" else None)
        same_pawn = [other for other in by_card if other.get("square") == move.get("square")]
        if kind == "split":
            self._press(page, device, f"pawn {square}", square)
            # If all the steps that are left can only be made at once, they are.
            if len(same_pawn) > 1:
                self._press(page, device, move["text"])
        elif kind == "swap":
            for each in (move["square"], move["other"]):
                self._press(page, device, f"pawn {each}", each)
        else:
            self._press(page, device, move["text"], square if len(same_pawn) == 1 else None)

    def _press(self, page: Page, device: InputDevice, option: str, square: str | None = None) -> None:
        """An option, or the pawn itself where the device uses the board."""
        if square is not None and device.board:
            home = '[data-target^="home"]'
            device.point(page.locator(home if square == "home" else f'[data-target="{square}"]'))
        else:
            device.press(page.locator(f'[data-option="{option}"]'))
