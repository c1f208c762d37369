"""Stofa as a folder of files, below the top of a plain web server: the tables run in the browser."""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from stofa import Unreadable
from tests.browser.browser_contexts import DESKTOP, Visitors
from tests.browser.input_devices import Mouse
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.site_page import REMEMBER_WORKER, SiteTable, ask
from tests.browser.table_page import GAMES, show_count
from tools import build_site

NewPage = Callable[[], Page]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the folder."""
    root = tmp_path_factory.mktemp("site")
    build_site.build(root / "games" / "stofa")
    handler = partial(build_site.Handler, directory=str(root))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/games/stofa/"
        server.shutdown()


@pytest.fixture
def new_page(browser: Browser, site: str) -> Iterator[NewPage]:
    """Opens the page: in a new browser the first time, in another tab of it each further time."""
    visitors = Visitors(browser, site)
    person = visitors.person(DESKTOP)
    person.context.add_init_script(REMEMBER_WORKER)

    def opened() -> Page:
        page = person.context.new_page()
        page.goto(site)
        return page

    yield opened
    visitors.close()
    assert visitors.troubles == []


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(new_page: NewPage, game: str) -> None:
    page = new_page()
    table = SiteTable.begun(page, game)
    end = Player(table, GAME_PLAYERS[game], Mouse()).play()
    show_count(page)
    record = ask(page, "GET", f"/api/tables/{table.name}/record")
    assert record["result"] == end["result"]
    page.reload()  # and all of it is there again
    expect(page.locator(".app.end .hero h2")).to_be_visible()
    assert ask(page, "GET", f"/api/tables/{table.name}/record") == record


def test_two_tabs_share_a_table_and_a_closed_one_loses_nothing(new_page: NewPage) -> None:
    one, other = new_page(), new_page()
    table = SiteTable.begun(one, "ticket-to-ride-card-game")
    table.wait()
    there = SiteTable(other, table.name)
    other.evaluate("(table) => (location.hash = `#table=${table}`)", table.name)
    for turn in range(4):
        here, away = (table, there) if turn % 2 else (there, table)
        Player(here, GAME_PLAYERS["ticket-to-ride-card-game"], Mouse()).decide()
        newest = here.wait()
        away.page.wait_for_function(
            "(n) => Number(document.querySelector('.app[data-n]')?.dataset.n) >= n", arg=newest
        )
    known = table.moved()
    one.close(run_before_unload=False)
    assert there.moved() == known
    again = SiteTable(new_page(), table.name)
    assert again.moved() == known


def test_what_is_refused_is_said_in_the_reader_s_language(new_page: NewPage) -> None:
    page = new_page()
    table = SiteTable.begun(page, "thurn-and-taxis")
    table.wait()
    question = {"do": "why", "ask": "test", "table": table.name, "seat": 0, "move": "take Nowhere"}
    why = ask(page, "POST", "/api/commands", question, status=422, language="de")
    assert why["sentence"] == Unreadable("no-move", move="take Nowhere").sentence("de")


def test_the_same_commit_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        build_site.add_python(tmp_path / name)
    one, two = (sorted((tmp_path / name).iterdir()) for name in ("one", "two"))
    assert [path.name for path in one] == [path.name for path in two]
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]
