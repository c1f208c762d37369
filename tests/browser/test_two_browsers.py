"""Two people with a browser each at one table, and what happens to their connections (P3)."""

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browser_contexts import Visitors
from tests.browser.flaky_proxy import FlakyProxy
from tests.browser.input_devices import Mouse
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.table_page import Table

BUSY = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1)) if hasattr(os, "getloadavg") else 1.0
WITHIN_S = 2.0 * BUSY
"""After the connection is back, the page shows what the server has: in two seconds, where nobody waits."""

ARRIVES_S = 15.0

SHOWN = """() => {
  const cities = (where) => [...document.querySelectorAll(where)].map((card) => card.dataset.city);
  return {
    n: Number(document.querySelector(".app")?.dataset.n ?? -1),
    hand: cities(".hand [data-city]"),
    route: cities(".route [data-city]"),
    display: cities(".display [data-city]"),
    stock: Number(document.querySelector(".stock .num")?.textContent),
  };
}"""


class Two(NamedTuple):
    anna: Table
    björn: Table


def shown(table: Table) -> dict[str, object]:
    # On the page each card of the display keeps its place, whichever is taken.
    seen: dict[str, Any] = table.page.evaluate(SHOWN)
    return {**seen, "hand": sorted(seen["hand"]), "display": sorted(seen["display"])}


def on_the_server(table: Table) -> dict[str, object]:
    view = table.view()
    position = view["position"]
    return {
        "n": view["n"],
        "hand": sorted(position["hand"]),
        "route": position["players"][table.seat]["route"],
        "display": sorted(position["display"]),
        "stock": position["stock"],
    }


def expect_the_same(*tables: Table, within: float = WITHIN_S) -> None:
    end = time.monotonic() + within
    for table in tables:
        while (seen := shown(table)) != (there := on_the_server(table)):
            assert time.monotonic() < end, (seen, there)
            table.page.wait_for_timeout(50)


@pytest.fixture
def two(visitors: Visitors) -> Two:
    anna = Table.opened(visitors.person(), "thurn-and-taxis", "link").visit()
    expect(anna.page.get_by_text("Anna").first).to_be_visible()
    björn = anna.joined(visitors.person(), "Björn")
    anna.wait()
    return Two(anna, björn)


def moves(table: Table, what: str) -> int:
    return sum(moved["move"]["text"] == what for moved in table.moved())


def ask_before_sending(table: Table) -> None:
    """So that there is a moment between choosing and sending."""
    table.page.evaluate(
        """() => localStorage.setItem("stofa", JSON.stringify({
             ...JSON.parse(localStorage.getItem("stofa") ?? "{}"), confirm: true }))"""
    )
    table.page.reload()
    table.wait()


@pytest.mark.smoke
def test_a_link_brings_a_friend_and_both_see_the_same(two: Two) -> None:
    anna, björn = two
    expect_the_same(anna, björn)
    for page in (anna.page, björn.page):
        seats = page.locator(".seats .nm")
        expect(seats).to_have_text(["Anna", "Björn"])
    city = anna.view()["position"]["display"][0]
    anna.page.locator(f'.display [data-city="{city}"]').first.click()
    expect(anna.page.locator(f'.hand [data-city="{city}"]')).to_be_visible()
    expect_the_same(anna, björn)
    assert moves(anna, f"take {city}") == 1


def test_a_used_link_seats_nobody_else(two: Two, visitors: Visitors) -> None:
    visitors.allow("status of 4")
    late = visitors.person()
    late.goto(two.anna.links[0])
    expect(late.get_by_role("alert").first).to_be_visible()
    expect(late.get_by_role("textbox")).to_have_count(0)  # nobody is asked for a name in vain
    assert [seat["name"] for seat in two.anna.view()["seats"]] == ["Anna", "Björn"]


def test_a_move_made_offline_arrives_once(two: Two, visitors: Visitors) -> None:
    visitors.allow("ERR_INTERNET_DISCONNECTED")
    anna, björn = two
    ask_before_sending(anna)
    page = anna.page
    page.locator('[data-piece="stock"]').click()
    ready = page.locator(".prompt .btn.primary:not([aria-disabled=true])")
    expect(ready).to_be_visible()
    before = anna.view()["n"]
    page.context.set_offline(True)
    expect(page.locator(".live.offline")).to_be_visible()
    ready.click()
    # Meanwhile the others play on, or would; nothing of hers has come.
    page.wait_for_timeout(300)
    assert björn.view()["n"] == before
    page.context.set_offline(False)
    back = time.monotonic()
    anna.wait(before)
    expect_the_same(anna, björn, within=WITHIN_S - (time.monotonic() - back))
    assert moves(björn, "take stock") == 1
    expect(page.locator(".live.connected")).to_be_visible()


@pytest.fixture
def proxy(server: str) -> FlakyProxy:
    return FlakyProxy(server)


@contextmanager
def behind(proxy: FlakyProxy, browser: Browser, visitors: Visitors, game: str) -> Iterator[Two]:
    """Anna plays by a connection that fails, Björn by a good one; nothing else goes wrong."""
    with proxy, closing(Visitors(browser, proxy.address)) as afar:
        for each in (afar, visitors):
            each.allow(re.escape("ERR_"))
            each.allow("WebSocket")
        anna = Table.opened(afar.person(), game, "link").visit()
        expect(anna.page.get_by_text("Anna").first).to_be_visible()
        yield Two(anna, anna.joined(visitors.person(), "Björn"))
        assert afar.troubles == []


def wait_for(björn: Table, arrived: Callable[[], object]) -> None:
    """Until Björn's page has what Anna did, though hers does not know it yet."""
    end = time.monotonic() + ARRIVES_S
    while not arrived():
        assert time.monotonic() < end, "it did not arrive"
        björn.page.wait_for_timeout(50)


def break_and_mend(proxy: FlakyProxy, anna: Table) -> None:
    proxy.cut()
    expect(anna.page.locator(".live.connected")).to_have_count(0)
    proxy.mend()
    # It retries at the latest after four seconds; from then on it has two.
    expect(anna.page.locator(".live.connected")).to_be_visible()


def test_an_answer_that_is_lost_is_no_second_move(
    browser: Browser, visitors: Visitors, proxy: FlakyProxy
) -> None:
    """The server has the move, the page does not know, and the connection dies: the worst moment there is."""
    with behind(proxy, browser, visitors, "thurn-and-taxis") as (anna, björn):
        anna.wait()
        before = björn.view()["n"]
        proxy.swallow_answers()
        anna.page.locator('[data-piece="stock"]').click()
        wait_for(björn, lambda: moves(björn, "take stock"))
        assert anna.shown() == before
        break_and_mend(proxy, anna)
        expect_the_same(anna, björn)
        anna.wait(before)
        assert moves(björn, "take stock") == 1


def test_a_choice_of_several_moves_arrives_whole_and_once(
    browser: Browser, visitors: Visitors, proxy: FlakyProxy
) -> None:
    with behind(proxy, browser, visitors, "ticket-to-ride-card-game") as (anna, björn):
        before = anna.wait()
        for number in range(3):
            anna.page.locator(".choice [data-ticket]").nth(number).click()
        ready = anna.page.locator(".prompt .btn.primary:not([aria-disabled=true])")
        expect(ready).to_be_visible()
        proxy.swallow_answers()
        ready.click()
        wait_for(björn, lambda: kept(björn))
        assert kept(björn) == ["keep", "keep", "keep", "done"]
        assert anna.shown() == before
        break_and_mend(proxy, anna)
        expect(anna.page.locator(".choice")).to_have_count(0)
        assert kept(björn) == ["keep", "keep", "keep", "done"]
        assert len(anna.view()["position"]["picked"]) == 3


def kept(table: Table) -> list[str]:
    """What seat 0 has decided, as far as everybody may know it."""
    return [moved["move"]["kind"] for moved in table.moved() if moved["mover"] == 0]


def test_whoever_was_away_sees_what_the_others_did(two: Two, visitors: Visitors) -> None:
    visitors.allow("ERR_INTERNET_DISCONNECTED")
    anna, björn = two
    björn.page.context.set_offline(True)
    expect(björn.page.locator(".live.offline")).to_be_visible()
    before = anna.view()["n"]
    player = Player(anna, GAME_PLAYERS["thurn-and-taxis"], Mouse())
    for _ in range(3):  # takes two cards, lays one
        player.decide()
    assert anna.view()["n"] > before
    assert björn.shown() == before
    björn.page.context.set_offline(False)
    expect_the_same(anna, björn)
