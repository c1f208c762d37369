"""Stofa as a folder of files, below the top of a plain web server: the tables run in the browser."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from stofa import Unreadable
from tests.browser.browser_contexts import DESKTOP, PATIENCE_MS, Visitors
from tests.browser.finished_games import record as finished_record
from tests.browser.flaky_proxy import FlakyProxy
from tests.browser.input_devices import Mouse
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.server_process import running_server
from tests.browser.site_kills import STEPS, arm, stop_at_steps
from tests.browser.site_page import REMEMBER_WORKER, SiteTable, ask, send
from tests.browser.site_secrecy import check_secrecy
from tests.browser.static_site import PLACE, StaticSite, copied, rebuild
from tests.browser.table_page import GAMES, Table, show_count
from tests.browser.test_installing import CONTROLLED, KEPT
from tests.browser.test_keeping import downloaded
from tools import build_site

NewPage = Callable[[], Page]

SLOW_MS = 60_000
"""A bot has to start its own Python first."""

DEVICE_KEPT = """async () => {
  const { serviceWorker } = navigator;
  const kept = ({ scope, active }) => active && scope.endsWith("/device/");
  while (!(await serviceWorker.getRegistrations()).some(kept)) await new Promise((on) => setTimeout(on, 50));
}"""


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the site lies."""
    root = tmp_path_factory.mktemp("site")
    build_site.build(root / PLACE)
    return root


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """The address of the site."""
    with StaticSite(built) as serving:
        yield serving.address


class Tabs:
    """One browser, and its tabs."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        worker: bool = False,
        before: Callable[[BrowserContext], None] = lambda _: None,
    ) -> None:
        """`before`: what else is done to the browser before anything is opened in it."""
        self.visitors = Visitors(browser, address)
        self.context = self.visitors.person(DESKTOP, worker=worker).context
        before(self.context)
        self.context.add_init_script(REMEMBER_WORKER)

    def open(self, place: str = "") -> Page:
        page = self.context.new_page()
        page.goto(self.visitors.server + place)
        return page

    def close(self) -> None:
        self.visitors.close()
        assert self.visitors.troubles == []


@pytest.fixture
def new_page(browser: Browser, site: str) -> Iterator[NewPage]:
    """Opens the page: in a new browser the first time, in another tab of it each further time."""
    tabs = Tabs(browser, site)
    yield tabs.open
    tabs.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(new_page: NewPage, game: str) -> None:
    page = new_page()
    table = SiteTable.begun(page, game)
    end = Player(table, GAME_PLAYERS[game], Mouse()).play()
    show_count(page)
    record = ask(page, "GET", f"/api/tables/{table.name}/record")
    assert record["result"] == end["result"]
    check_secrecy(page, table.seat or 0, record)
    page.reload()  # and all of it is there again, once Python has been loaded anew
    page.locator(".app.end .hero h2").wait_for(timeout=4 * PATIENCE_MS)
    assert ask(page, "GET", f"/api/tables/{table.name}/record") == record
    look_back(page, table.name)


def look_back(page: Page, table: str) -> None:
    """At a game that one has played oneself: its replay, its analysis, and where one's games are counted."""
    show(page, f"#replay={table}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    expect(page.locator(".app[data-moves] .board")).to_be_visible()
    show(page, f"#analysis={table}")
    expect(page.locator(".curve .line").first).to_be_visible(timeout=SLOW_MS)
    show(page, "#mine")
    expect(page.locator(f'.games a[href="#table={table}"]')).to_be_visible()
    expect(page.locator(".sums .sum")).to_contain_text("of 1 won")
    expect(page.locator(".kept")).to_contain_text("Kept in this browser, and nowhere else.")
    with page.expect_download() as download:
        page.locator(".kept").get_by_role("button").click()
    assert len(Path(download.value.path()).read_text("utf-8-sig").splitlines()) == 2


def show(page: Page, place: str) -> None:
    """Goes to another screen, without loading the page anew."""
    page.evaluate("(to) => { location.hash = to; }", place)


def test_around_one_screen_with_a_hint_in_the_dark_and_in_another_language(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name="Switch to dark").click()
    page.locator("header select").select_option("is")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Björn"}]
    wanted = {"game": "thurn-and-taxis", "seats": seats, "options": {"start": 0}}
    made = ask(page, "POST", "/api/tables", wanted)["table"]
    show(page, f"#table={made}")
    curtain = page.locator(".curtain")
    hand = page.locator('[data-piece^="hand "], .own [data-card], .own [data-city]')
    for seat, name in enumerate(("Anna", "Björn", "Anna")):
        expect(curtain.get_by_role("heading")).to_contain_text(name)
        assert hand.count() == 0
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        table = SiteTable(page, made, seat % 2)
        table.wait()
        if seat == 2:  # the second turn: there is a card now
            assert hand.count() > 0
            break
        if seat == 0:
            page.locator(".prompt .corner .hint-button").click()
            expect(page.locator(".hinted, .is-hinted[role=button]").first).to_be_visible(timeout=SLOW_MS)
            assert table.view()["seats"][0]["hints"] == 1
        player = Player(table, GAME_PLAYERS["thurn-and-taxis"], Mouse())
        while table.view()["turn"] == seat % 2:
            player.decide()
    expect(page.locator("html")).to_have_attribute("lang", "is")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_nobody_is_let_look_on_where_nobody_can(new_page: NewPage) -> None:
    page = new_page()
    show(page, "#new=partners")
    expect(page.get_by_role("combobox", name="Hints")).to_be_visible()
    expect(page.get_by_text("Spectators", exact=True)).to_have_count(0)


def test_the_same_commit_gives_the_same_files(built: Path, tmp_path: Path) -> None:
    build_site.build(tmp_path / "again")
    one, two = (
        {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        for folder in (built / PLACE, tmp_path / "again")
    )
    assert one == two


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


def test_a_tab_killed_at_any_step_of_storing_loses_nothing_that_was_acknowledged(
    browser: Browser, site: str
) -> None:
    tabs = Tabs(browser, site, before=stop_at_steps)
    page = tabs.open()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Björn"}]
    wanted = {"game": "thurn-and-taxis", "seats": seats, "options": {"start": 0}}
    table = SiteTable(page, ask(page, "POST", "/api/tables", wanted)["table"])
    for step in STEPS:
        known, seat = table.moved(), table.view()["turn"]
        view = SiteTable(page, table.name, seat).view()
        command = {"do": "move", "cmd": f"command-{STEPS.index(step)}", "table": table.name, "seat": seat}
        command |= {"decision": view["decision"], "moves": [view["legal"][0]["text"]]}
        arm(page, step)
        send(page, command)
        page.wait_for_function("() => window.stoppedAt || window.sent")
        assert page.evaluate("() => [window.stoppedAt, window.sent]") == [step, None]
        page.close()
        page = tabs.open()
        table = SiteTable(page, table.name)
        found = table.moved()
        # As the page does with what was not answered: it is done, and done once.
        assert ask(page, "POST", "/api/commands", command)["type"] == "accepted"
        made = table.moved()
        assert made[: len(known)] == known
        assert [event["mover"] for event in made[len(known) :] if event["mover"] != "~"] == [seat]
        assert found == (made if step == STEPS[-1] else known)  # all of it, or nothing
    tabs.close()


def test_what_is_refused_is_said_in_the_reader_s_language(new_page: NewPage) -> None:
    page = new_page()
    table = SiteTable.begun(page, "thurn-and-taxis")
    table.wait()
    question = {"do": "why", "ask": "test", "table": table.name, "seat": 0, "move": "take Nowhere"}
    why = ask(page, "POST", "/api/commands", question, status=422, language="de")
    assert why["sentence"] == Unreadable("no-move", move="take Nowhere").sentence("de")


def test_from_the_second_visit_on_everything_works_without_a_network(browser: Browser, built: Path) -> None:
    with StaticSite(built) as serving:
        tabs = Tabs(browser, serving.address, worker=True)
        first = tabs.open()
        assert first.evaluate(CONTROLLED) == f"{serving.address}worker.js"
        assert first.evaluate("() => window.drawnBefore")  # the first page does not wait for Python
        manifest = first.context.new_cdp_session(first).send("Page.getAppManifest")
        assert manifest["errors"] == []
        first.close()
        serving.stop()
        tabs.visitors.allow("ERR_CONNECTION_REFUSED")  # looking for another build
        page = tabs.open()
        table = SiteTable.begun(page, "thurn-and-taxis")
        player = Player(table, GAME_PLAYERS["thurn-and-taxis"], Mouse())
        for _ in range(3):
            player.decide()
        known = table.moved()
        page.close()
        page = tabs.open("#learn=partners")
        page.get_by_role("button", name="Start the lesson").click()
        expect(page.locator(".app .board")).to_be_visible()
        page.goto(f"{serving.address}#mine")
        for language, word in (("de", "Regeln"), ("is", "Reglur"), ("en", "Rules")):
            page.evaluate("(to) => { location.hash = to; }", "#home")
            page.locator("header select").select_option(language)
            page.evaluate("(to) => { location.hash = to; }", "#rules=ticket-to-ride-card-game")
            expect(page.get_by_role("heading", name=word).first).to_be_visible()
        assert SiteTable(page, table.name).moved()[: len(known)] == known
        serving.begin()
        tabs.close()


def test_files_of_two_builds_are_never_kept_together(browser: Browser, built: Path, tmp_path: Path) -> None:
    folder = copied(built, tmp_path / "site")
    file = folder / PLACE / "manifest.webmanifest"
    ours = file.read_bytes()
    file.write_bytes(ours.replace(b"Stofa", b"Other"))  # somebody is copying another build over this one
    with StaticSite(folder) as serving:
        tabs = Tabs(browser, serving.address, worker=True)
        tabs.visitors.allow("integrity|Failed to load resource|Failed to fetch")
        page = tabs.open()
        page.evaluate(
            """async () => {
              const { serviceWorker } = navigator;
              const none = async () => (await serviceWorker.getRegistrations()).length === 0;
              while (await none()) await new Promise((again) => setTimeout(again, 20));
              while (!(await none())) {
                if (serviceWorker.controller) throw new Error("it took over");
                await new Promise((again) => setTimeout(again, 20));
              }
            }"""
        )
        file.write_bytes(ours)
        page.reload()
        page.evaluate(CONTROLLED)
        tabs.close()


def test_a_new_version_is_offered_and_never_forced(browser: Browser, built: Path, tmp_path: Path) -> None:
    folder = copied(built, tmp_path / "site")
    with StaticSite(folder) as serving:
        tabs = Tabs(browser, serving.address, worker=True)
        page = tabs.open()
        page.evaluate(CONTROLLED)
        (before,) = page.evaluate(KEPT)["names"]
        table = SiteTable.begun(page, "ticket-to-ride-card-game")
        player = Player(table, GAME_PLAYERS["ticket-to-ride-card-game"], Mouse())
        player.decide()
        rebuild(folder)
        page.evaluate(
            """async () => {
              const known = await navigator.serviceWorker.getRegistration();
              await known.update();
              while (!known.waiting) await new Promise((again) => setTimeout(again, 20));
            }"""
        )
        player.decide()  # in mid-game nobody notices
        offer = page.get_by_text("A new version of Stofa is here.")
        expect(offer).to_have_count(0)
        page.evaluate("() => { location.hash = '#home'; }")
        page.get_by_role("button", name="Later").click()
        expect(offer).to_have_count(0)
        page.reload()
        assert page.locator("meta[name=second-build]").count() == 0
        page.get_by_role("button", name="Load it now").click()
        expect(page.locator("meta[name=second-build]")).to_have_count(1)
        (after,) = page.evaluate(KEPT)["names"]
        assert after != before
        known = table.moved()
        page.evaluate("(table) => { location.hash = `#table=${table}`; }", table.name)
        player.decide()
        assert table.moved()[: len(known)] == known
        tabs.close()


def test_without_its_server_one_plays_on_this_device_and_games_move_both_ways(
    browser: Browser, built: Path, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(finished_record("partners", 4), "utf-8")
    with running_server(STOFA_TEST_SITE=str(built / PLACE)) as server, FlakyProxy(server.address) as proxy:
        home = f"{proxy.address}/"
        tabs = Tabs(browser, home, worker=True)
        tabs.visitors.allow("ERR_|Failed to load resource|WebSocket")
        page = tabs.open()
        page.evaluate(CONTROLLED)
        page.get_by_label("Open a recorded game").set_input_files(file)
        from_server = downloaded(finished_table(page), "Download the record", tmp_path)
        page.goto(home)  # whoever has a table has come to stay
        page.evaluate(DEVICE_KEPT)
        proxy.cut()
        page.goto(home)
        page.get_by_role("link", name="Play on this device").click()
        expect(page).to_have_url(f"{home}device/")
        page.get_by_label("Open a recorded game").set_input_files(from_server)
        to_server = downloaded(finished_table(page), "Download the record", tmp_path)
        assert json.loads(to_server.read_text("utf-8")) == json.loads(file.read_text("utf-8"))
        table = SiteTable.begun(page, "ticket-to-ride-card-game")
        Player(table, GAME_PLAYERS["ticket-to-ride-card-game"], Mouse()).decide()
        table.wait()
        view, moves = table.view(), len(table.moved())
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("dialog")).to_contain_text("The server’s page has links for friends")
        with page.expect_download() as download:
            page.get_by_role("button", name="Save the game as a file").click()
        download.value.save_as(tmp_path / "running.json")
        proxy.mend()
        page.goto(home)
        page.get_by_label("Open a recorded game").set_input_files(tmp_path / "running.json")
        page.wait_for_url("**/#table=*")
        there = Table(page, page.url.partition("#table=")[2])
        there.wait()
        assert (there.view()["position"], len(there.moved())) == (view["position"], moves)
        Player(there, GAME_PLAYERS["ticket-to-ride-card-game"], Mouse()).decide()
        tabs.close()


def finished_table(page: Page) -> Page:
    """From the replay of a game that was just taken in to its table, with the menu open."""
    page.wait_for_url("**/#replay=*")
    page.evaluate("() => { location.hash = location.hash.replace('replay', 'table'); }")
    show_count(page)
    page.get_by_role("button", name="Menu").click()
    return page
