"""Thurn and Taxis."""

import json

from playwright.sync_api import Locator, Page

from tests.browser.input_devices import InputDevice
from tests.browser.playing.player import prompt_button
from tests.browser.table_page import View
from tools.build_client import ROOT

BOARD = json.loads((ROOT / "web/src/generated/board-thurn-and-taxis.json").read_bytes())
ROADS = {frozenset(road) for road in BOARD["roads"]}
PROVINCES = {city["name"]: city["province"] for city in BOARD["cities"]}
LONG_ENOUGH = 5


def parts(move: str) -> tuple[str, str, str]:
    """The word, the city or whatever it names, and the side."""
    word, _, rest = move.partition(" ")
    name, _, side = rest.rpartition(" ")
    return (word, name, side) if side in ("left", "right") else (word, rest, "")


def lays(move: str) -> bool:
    return parts(move)[0] in ("lay", "restart", "carrier")


def restarts(move: str) -> bool:
    return move.startswith("restart ")


class Thurn:
    def gathers(self, move: str) -> bool:
        return parts(move)[0] in ("each", "province", "house", "done", "discard")

    def choose(self, view: View, more: list[str], chosen: list[str], ready: bool) -> str | None:
        words = {parts(move)[0] for move in more}
        if chosen or words & {"each", "province", "discard"}:
            return self._gather(view["position"], more, chosen, ready)
        own = view["position"]["players"][view["position"]["seat"]]
        route, wanted = own["route"], min((own["carriage"] or 2) + 1, LONG_ENOUGH)
        if "close" in more and len(route) >= wanted:
            return "close"
        for word in ("lay", "carrier", "cartwright"):
            fitting = [move for move in more if parts(move)[0] == word]
            if fitting:
                return fitting[0]
        if "close" in more and len(route) >= 3:
            return "close"
        if "end" in more:
            return "end"
        takes = [move for move in more if parts(move)[0] in ("take", "postmaster")]
        useful = [move for move in takes if self._useful(parts(move)[1], route, view["position"]["hand"])]
        return [*useful, *(move for move in takes if move.endswith(" stock")), *more][0]

    def _useful(self, city: str, route: list[str], hand: list[str]) -> bool:
        if city in route or city in hand:
            return False
        ends = [*route[:1], *route[-1:]] or hand
        return any(frozenset((city, end)) in ROADS for end in ends)

    def _gather(self, position: View, more: list[str], chosen: list[str], ready: bool) -> str | None:
        if any(move.startswith("discard") for move in more) or any(m.startswith("discard") for m in chosen):
            return None if ready else more[0]
        houses = [move for move in more if move.startswith("house")]
        if chosen:
            return houses[0] if houses else None

        def brings(way: str) -> int:
            provinces = [PROVINCES[city] for city in position["eligible"]]
            return len(set(provinces)) if way == "each" else provinces.count(parts(way)[1])

        return max(more, key=brings)

    def press(self, page: Page, device: InputDevice, move: str, more: list[str], confirm: bool) -> None:
        word, name, _ = parts(move)
        if word in ("take", "postmaster"):
            stock = name == "stock"
            device.press(
                page.locator('[data-piece="stock"]' if stock else f'.display [data-city="{name}"]').first
            )
        elif lays(move):
            device.press(self._in_hand(page, name))
            # A route is given up only where nothing can be added to it, and not by a single tap.
            adding = [
                other for other in more if lays(other) and parts(other)[1] == name and not restarts(other)
            ]
            if len(adding) > 1 or (restarts(move) and not confirm):
                device.press(prompt_button(page, move))
        elif word in ("each", "province"):
            # Where there is only one way, nobody is asked.
            if sum(parts(other)[0] in ("each", "province") for other in more) > 1:
                device.press(page.locator(f'.ways [data-move="{move}"]'))
        elif word == "house":
            if device.board:
                device.point(page.locator(f'.map [data-city="{name}"].legal .tray'))
            else:
                device.press(page.locator(f'.cities [data-move="{move}"].may'))
        elif word == "discard":
            device.press(page.locator(f'.hand [data-city="{name}"].legal').first)
        else:
            device.press(prompt_button(page, move))

    def _in_hand(self, page: Page, city: str) -> Locator:
        return page.locator(f'.hand [data-city="{city}"]').first
