"""Thurn and Taxis."""

import json

from playwright.sync_api import Locator, Page

from tests.browser.input_devices import InputDevice
from tests.browser.playing.player import of_kind, prompt_button
from tests.browser.table_page import Move, View
from tools.build_client import ROOT

BOARD = json.loads((ROOT / "web/src/generated/board-thurn-and-taxis.json").read_bytes())
ROADS = {frozenset(road) for road in BOARD["roads"]}
PROVINCES = {city["name"]: city["province"] for city in BOARD["cities"]}
LONG_ENOUGH = 5
STOCK = "stock"
LAYING = ("lay", "restart", "carrier")


class Thurn:
    def choose(self, view: View, more: list[Move], chosen: list[Move], ready: bool) -> Move | None:
        if chosen or of_kind(more, "each", "province", "discard"):
            return self._gather(view["position"], more, chosen, ready)
        own = view["position"]["players"][view["position"]["seat"]]
        route, wanted = own["route"], min((own["carriage"] or 2) + 1, LONG_ENOUGH)
        close = of_kind(more, "close")
        if close and len(route) >= wanted:
            return close[0]
        for kind in ("lay", "carrier", "cartwright"):
            if fitting := of_kind(more, kind):
                return fitting[0]
        if close and len(route) >= 3:
            return close[0]
        if end := of_kind(more, "end"):
            return end[0]
        takes = of_kind(more, "take", "postmaster")
        useful = [move for move in takes if self._useful(move["card"], route, view["position"]["hand"])]
        return [*useful, *(move for move in takes if move["card"] == STOCK), *more][0]

    def _useful(self, city: str, route: list[str], hand: list[str]) -> bool:
        if city in route or city in hand:
            return False
        ends = [*route[:1], *route[-1:]] or hand
        return any(frozenset((city, end)) in ROADS for end in ends)

    def _gather(self, position: View, more: list[Move], chosen: list[Move], ready: bool) -> Move | None:
        if of_kind([*more, *chosen], "discard"):
            return None if ready else more[0]
        if chosen:
            return next(iter(of_kind(more, "house")), None)

        def brings(way: Move) -> int:
            provinces = [PROVINCES[city] for city in position["eligible"]]
            return len(set(provinces)) if way["kind"] == "each" else provinces.count(way["province"])

        return max(more, key=brings)

    def press(self, page: Page, device: InputDevice, move: Move, more: list[Move], confirm: bool) -> None:
        kind = move["kind"]
        if kind in ("take", "postmaster"):
            card = (
                '[data-piece="stock"]' if move["card"] == STOCK else f'.display [data-city="{move["card"]}"]'
            )
            device.press(page.locator(card).first)
        elif kind in LAYING:
            device.press(self._in_hand(page, move["city"]))
            # A route is given up only where nothing can be added to it, and not by a single tap.
            adding = [other for other in of_kind(more, "lay", "carrier") if other["city"] == move["city"]]
            if len(adding) > 1 or (kind == "restart" and not confirm):
                device.press(prompt_button(page, move))
        elif kind in ("each", "province"):
            # The best way is chosen beforehand, with all its houses.
            way = page.locator(f'.ways [data-move="{move["text"]}"]')
            page.locator(".ways [aria-pressed=true]").wait_for()
            if way.get_attribute("aria-pressed") != "true":
                device.press(way)
        elif kind == "house":
            city = page.locator(f'.cities [data-move="{move["text"]}"]')
            if city.get_attribute("aria-pressed") == "true":
                return
            if device.board:
                device.point(page.locator(f'.map [data-city="{move["city"]}"].legal .tray'))
            else:
                device.press(city)
        elif kind == "discard":
            device.press(page.locator(f'.hand [data-city="{move["city"]}"].legal').first)
        else:
            device.press(prompt_button(page, move))

    def _in_hand(self, page: Page, city: str) -> Locator:
        return page.locator(f'.hand [data-city="{city}"]').first
