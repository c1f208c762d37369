"""Partners."""

from playwright.sync_api import Page

from tests.browser.input_devices import InputDevice
from tests.browser.playing.player import prompt_button
from tests.browser.table_page import View

STARTS = ("heart", "8", "13")


def card_of(move: str) -> str:
    word = move.split(" ")[0]
    return "1/14" if word in ("1", "14") else word


class Partners:
    def gathers(self, move: str) -> bool:
        return move.startswith("7 ")

    def choose(self, view: View, more: list[str], chosen: list[str], ready: bool) -> str | None:
        if ready:
            return None
        return max(more, key=lambda move: self._worth(move, view["position"]))

    def _worth(self, move: str, position: View) -> tuple[int, int]:
        word, _, rest = move.partition(" ")
        if word == "give":
            return (rest in STARTS, 0)
        if rest == "start":
            return (5, word == "heart")
        if word == "7":
            return (3, int(rest.split(" ")[1]))
        if word.isdigit():
            return (4, int(word))
        return (2 if word == "-4" else 1, 0)

    def press(self, page: Page, device: InputDevice, move: str, more: list[str], confirm: bool) -> None:
        word, _, rest = move.partition(" ")
        if move == "fold":
            device.press(prompt_button(page, move))
            return
        if word == "give":
            device.press(page.locator(f'[data-card="{rest}"]').first)
            return
        card = page.locator(f'[data-card="{card_of(move)}"]').first
        if card.get_attribute("aria-pressed") != "true":
            device.press(card)
            # Where it is confirmed anyway, a card with one possible move chooses it at once.
            if confirm and sum(card_of(other) == card_of(move) for other in more) == 1:
                return
        squares = rest.split(" ")
        if word == "7":
            self._press(page, device, f"pawn {squares[0]}", squares[0])
            # If all the steps that are left can only be made at once, they are.
            if sum(other.startswith(f"7 {squares[0]} ") for other in more) > 1:
                self._press(page, device, move)
        elif word == "swap" and rest != "same":
            for square in squares:
                self._press(page, device, f"pawn {square}", square)
        else:
            only = [
                other
                for other in more
                if other.split(" ")[1:2] == squares[:1] and card_of(other) == card_of(move)
            ]
            self._press(page, device, move, squares[0] if len(only) == 1 and rest != "same" else None)

    def _press(self, page: Page, device: InputDevice, option: str, square: str | None = None) -> None:
        """An option, or the pawn itself where the device uses the board."""
        if square is not None and device.board:
            home = '[data-target^="home"]'
            device.point(page.locator(home if square == "start" else f'[data-target="{square}"]'))
        else:
            device.press(page.locator(f'[data-option="{option}"]'))
