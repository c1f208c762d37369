"""A table on a television or tablet in the middle, and the phones beside it."""

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.big_screen import (
    LARGE_TELEVISION,
    TABLET,
    TELEVISION,
    misread,
    screen_path,
    shows,
    told_to_nobody,
)
from tests.browser.browser_contexts import (
    DESKTOP,
    LANDSCAPE,
    PHONE,
    Language,
    Screen,
    Theme,
    Visitors,
    listen,
)
from tests.browser.finished_games import finished, played_on
from tests.browser.input_devices import Finger, Mouse
from tests.browser.page_checks import axe_findings, misfits
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.server_process import ServerProcess, running_server
from tests.browser.table_page import GAMES, PLAYERS, Table

GAME = "thurn-and-taxis"
LONG_NAME = "Þóra Guðmundsdóttir"


@pytest.fixture(scope="module")
def home() -> Iterator[ServerProcess]:
    """A server on a machine with a network, for which another address of the machine itself stands."""
    with running_server(STOFA_NETWORK_ADDRESSES="wifi=127.0.0.2") as process:
        yield process


@pytest.fixture
def at_home(browser: Browser, home: ServerProcess) -> Iterator[Visitors]:
    visitors = Visitors(browser, home.address)
    yield visitors
    visitors.close()
    httpx.delete(f"{home.address}/api/network", trust_env=False).raise_for_status()
    assert visitors.troubles == []


def let_phones_in(table: Table) -> None:
    answer = table.page.request.post("/api/network", data={"table": table.name, "address": None})
    assert answer.ok, answer.text()


def test_from_the_lobby_to_the_screen_and_from_the_screen_to_a_seat(at_home: Visitors) -> None:
    visitors = at_home
    anna = Table.opened(visitors.person(PHONE), GAME, "link", "link", setup={"start": "host"}).visit()
    panel = anna.page.locator("section", has_text="On a big screen").last
    panel.get_by_role("button", name="Show the link").tap()
    link = panel.get_by_role("textbox").input_value()
    assert re.search(rf"/#screen={anna.name}\.[a-z2-9]{{10}}$", link)

    screen = visitors.person(TELEVISION)
    screen.goto(link)
    codes = screen.locator("[data-free]")
    expect(screen.locator(".text")).to_contain_text("Phones cannot reach this computer yet.")
    expect(codes).to_have_count(0)
    assert misread(screen) == []
    let_phones_in(anna)
    expect(codes).to_have_count(2)
    expect(screen.locator("li[data-seat]").first).to_contain_text("at the table")
    assert misread(screen) == []
    assert axe_findings(screen) == []

    phone = visitors.person(PHONE)
    phone.goto(codes.first.get_attribute("data-path") or "")
    phone.get_by_role("textbox").fill("Björn")
    phone.get_by_role("button", name="Take the seat").tap()
    expect(phone.locator(".lobby")).to_be_visible()
    expect(codes).to_have_count(1)
    expect(screen.locator("li[data-seat]").nth(1)).to_contain_text("Björn")

    late = visitors.person(PHONE)
    late.goto(f"/#sit={anna.name}.1.{link.rpartition('.')[2]}")
    late.get_by_role("textbox").fill("Carla")
    visitors.allow("409")
    late.get_by_role("button", name="Take the seat").tap()
    expect(late.get_by_role("alert")).to_contain_text("Someone sits there already.")


@pytest.mark.parametrize("game", [pytest.param(GAME, marks=pytest.mark.smoke), *GAMES[1:]])
def test_the_screen_follows_a_game_and_knows_nothing_private(visitors: Visitors, game: str) -> None:
    """In the browser of the host, who holds a seat; with the host's own page open beside it."""
    anna = Table.opened(visitors.person(), game).visit()
    player = Player(anna, GAME_PLAYERS[game], Mouse())
    screen = anna.page.context.new_page()
    screen.set_viewport_size({"width": 1920, "height": 1080})
    told, asked = listen(screen), []
    screen.on("request", lambda request: asked.append(request.url))
    screen.goto(screen_path(anna))
    for _ in range(4):
        player.decide()
        view = anna.view()
        shows(screen, view["n"])
        expect(screen.locator(".banner")).to_have_attribute("data-turn", str(view["turn"]))
        lines = screen.locator(".story li")
        expect(lines.first).to_be_visible()
        assert misread(screen) == []
    table = screen.locator("main .board").bounding_box()
    assert table is not None
    drawing = screen.locator("main .board svg[role=group]")
    if drawing.count():  # the map, the board: most of the screen
        box = drawing.bounding_box()
        assert box is not None
        assert box["height"] > table["height"] / 2
    assert axe_findings(screen) == []
    told_to_nobody(told)
    assert not [url for url in asked if "seat=" in url or url.endswith("/api/tables")]
    # Its own page is told that there is a screen.
    expect(anna.page.locator(".app.on-screen")).to_be_visible()
    screen.close()
    expect(anna.page.locator(".app.on-screen")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_read_at_other_sizes(at_home: Visitors, game: str) -> None:
    """With four at the table, the most there are."""
    anna = Table.opened(at_home.person(), game, "link", "bot", "bot", setup={"start": "host"})
    let_phones_in(anna)
    pages = [at_home.person(screen, "dark", "de") for screen in (LARGE_TELEVISION, TABLET)]
    for page in pages:
        page.goto(screen_path(anna))
        shows(page, anna.view()["n"])
        expect(page.locator("[data-free='1']")).to_be_visible()
        assert misread(page) == []
    assert anna.page.request.post(f"/api/tables/{anna.name}/start").ok
    for page in pages:
        expect(page.locator(".banner")).to_be_visible()
        # Whoever comes late finds the seat that a bot holds.
        expect(page.locator("[data-free='1']")).to_be_visible()
        assert misread(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_result_is_counted_on_the_screen(visitors: Visitors, game: str) -> None:
    screen = visitors.person(TELEVISION)
    table = finished(screen, game)
    screen.goto(f"/#screen={table.name}")
    expect(screen.locator(".result.over h1")).to_be_visible()
    assert misread(screen) == []
    assert axe_findings(screen) == []


def test_the_count_goes_on_by_itself(visitors: Visitors) -> None:
    screen = visitors.person(TELEVISION, calm=False)
    table = finished(screen, "partners")
    screen.goto(f"/#screen={table.name}")
    expect(screen.locator(".result h1")).to_be_visible()
    expect(screen.locator(".result.over")).to_be_visible()


def test_without_spectators_the_screen_needs_its_link(visitors: Visitors) -> None:
    visitors.allow("403")
    anna = Table.opened(visitors.person(), GAME, setup={"spectators": False})
    screen = visitors.person(TELEVISION)
    screen.goto(f"/#screen={anna.name}")
    expect(screen.get_by_role("alert")).to_have_text("This table has no spectators.")
    screen.goto(f"/#screen={anna.name}.guessed")
    expect(screen.get_by_role("alert")).to_contain_text("no longer opens the big screen")
    screen.goto(screen_path(anna))
    shows(screen, anna.view()["n"])


def test_the_screen_comes_back_after_a_break(visitors: Visitors) -> None:
    visitors.allow("ERR_INTERNET_DISCONNECTED|WebSocket")
    anna = Table.opened(visitors.person(), GAME).visit()
    screen = visitors.person(TELEVISION)
    screen.goto(screen_path(anna))
    shows(screen, anna.view()["n"])
    screen.context.set_offline(True)
    expect(screen.locator(".banner")).to_contain_text("The connection is lost.")
    Player(anna, GAME_PLAYERS[GAME], Mouse()).decide()
    screen.context.set_offline(False)
    shows(screen, anna.view()["n"])
    expect(screen.locator(".banner")).not_to_contain_text("The connection is lost.")


def test_the_screen_needs_no_mouse_and_hides_the_pointer(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(), GAME)
    screen = visitors.person(TELEVISION)
    screen.clock.install()
    screen.goto(screen_path(anna))
    controls = screen.locator(".controls")
    expect(controls).to_have_class(re.compile("shown"))
    screen.keyboard.press("Enter")  # the OK key of a remote control
    expect(controls).to_have_attribute("data-sound", "true")
    cursor = "getComputedStyle(document.querySelector('.screen')).cursor"
    assert screen.evaluate(cursor) != "none"
    screen.clock.fast_forward(13_000)
    expect(controls).not_to_have_class(re.compile("shown"))
    assert screen.evaluate(cursor) == "none"
    screen.mouse.move(300, 300)
    expect(controls).to_have_class(re.compile("shown"))


# Notes where each piece is when it begins to move.
NOTE_FLIGHTS = """() => {
  const animate = Element.prototype.animate;
  window.flights = [];
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    animation.currentTime = 0;
    const { left, top, width, height } = this.getBoundingClientRect();
    const { piece } = this.dataset;
    if (piece) window.flights.push({ piece, x: left + width / 2, y: top + height / 2 });
    return animation;
  };
}"""


def test_cards_fly_from_where_they_lay_though_all_is_enlarged(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(), GAME).visit()
    screen = visitors.person(TELEVISION, calm=False)
    screen.goto(screen_path(anna))
    shows(screen, anna.view()["n"])
    screen.evaluate(NOTE_FLIGHTS)
    view = anna.view()
    take = next(move for move in view["legal"] if move["kind"] == "take" and move["card"] != "stock")
    anna.play(take["text"])
    screen.wait_for_function("() => window.flights.some(({ piece }) => piece.startsWith('display '))")
    stock = screen.locator("[data-piece=stock]").bounding_box()
    assert stock is not None
    x, y = stock["x"] + stock["width"] / 2, stock["y"] + stock["height"] / 2
    flights = screen.evaluate("window.flights")
    assert any(abs(each["x"] - x) < 3 and abs(each["y"] - y) < 3 for each in flights), (stock, flights)


def test_the_screen_is_kept_awake_also_after_it_was_hidden(visitors: Visitors) -> None:
    """A browser without a window may grant the wish or refuse it; a page that is hidden loses what it had."""
    anna = Table.opened(visitors.person(), GAME)
    screen = visitors.person(TELEVISION)
    screen.add_init_script(
        """const request = navigator.wakeLock.request.bind(navigator.wakeLock);
        window.wishes = [];
        window.answers = 0;
        navigator.wakeLock.request = async (type) => {
          window.wishes.push(type);
          try {
            return (window.lock = await request(type));
          } finally {
            window.answers += 1;
          }
        };"""
    )
    screen.goto(screen_path(anna))
    screen.wait_for_function("() => window.answers === 1")
    screen.evaluate("() => window.lock?.release()")
    screen.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    screen.wait_for_function("() => window.answers === 2")
    assert screen.evaluate("window.wishes") == ["screen", "screen"]
    screen.goto("/#rules")
    expect(screen.locator(".screen")).to_have_count(0)
    screen.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert len(screen.evaluate("window.wishes")) == 2


def test_the_screen_follows_to_the_next_game(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(), "partners", setup={"spectators": False})
    screen = visitors.person(TELEVISION)
    screen.goto(screen_path(anna))
    shows(screen, anna.view()["n"])
    leave = {"do": "leave", "cmd": "leave-it-to-bots", "table": anna.name, "seat": 0}
    assert anna.page.request.post("/api/commands", data=leave).ok
    expect(screen.locator(".result.over")).to_be_visible()
    again = {"do": "rematch", "cmd": "play-it-again", "table": anna.name, "seat": 0}
    answer = anna.page.request.post("/api/commands", data=again)
    following = Table(anna.page, answer.json()["table"])
    shows(screen, following.view()["n"])
    assert screen.url.endswith(screen_path(following))


@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("de", "light"), ("is", "dark")])
def test_long_names_and_every_language_fit(visitors: Visitors, language: Language, theme: Theme) -> None:
    for game in GAMES:
        seats = [{"kind": "me", "name": LONG_NAME}, {"kind": "here", "name": LONG_NAME[::-1]}]
        seats += [{"kind": "bot", "bot": "greedy"}] * (PLAYERS[game] - 2)
        clock = {"per_turn_s": 600, "bank_s": 300}
        page = visitors.person(TELEVISION, theme, language)
        answer = page.request.post("/api/tables", data={"game": game, "seats": seats, "clock": clock})
        page.goto(f"/#screen={answer.json()['table']}")
        expect(page.locator(".banner")).to_be_visible()
        expect(page.locator(".clock").first).to_be_visible()
        assert misread(page) == []
        assert axe_findings(page, colours_only=True) == []


@pytest.mark.parametrize("game", GAMES)
def test_beside_a_screen_a_phone_has_what_is_needed_to_play(visitors: Visitors, game: str) -> None:
    """Several decisions by finger, with the board left to the screen; then the board is called back."""
    anna = Table.opened(visitors.person(PHONE), game).visit()
    screen = visitors.person(TELEVISION)
    screen.goto(screen_path(anna))
    app = anna.page.locator(".app.beside")
    expect(app).to_be_visible()
    if game == GAME:  # the points that come of one's tiles are nobody else's business
        expect(anna.page.locator(".seats .score")).to_be_visible()
        expect(anna.page.locator(".seats .seat").locator("visible=true")).to_have_count(1)
    player = Player(anna, GAME_PLAYERS[game], Finger(), confirm=True)
    for _ in range(5):
        player.decide()
        assert misfits(anna.page) == []
    shows(screen, anna.view()["n"])
    whole = {"thurn-and-taxis": ".map", "ticket-to-ride-card-game": ".others", "partners": ".seats"}[game]
    expect(anna.page.locator(whole)).to_be_hidden()
    anna.page.get_by_role("button", name="Show it here").tap()
    expect(anna.page.locator(whole)).to_be_visible()
    expect(app).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE, LANDSCAPE], ids=lambda device: device.name)
def test_beside_a_screen_a_phone_shows_how_a_route_is_closed(visitors: Visitors, device: Screen) -> None:
    page = visitors.person(device)
    anna, close = played_on(page, GAME, lambda made: made["move"]["kind"] == "close", which=2)
    screen = visitors.person(TELEVISION)
    screen.goto(screen_path(anna))
    anna.visit().wait()
    expect(page.locator(".app.beside")).to_be_visible()
    page.locator(f'.prompt [data-move="{close}"]').tap()
    expect(page.locator(".ways .points").first).to_be_visible()
    for shown in page.locator(".way, .cities .btn").all():
        expect(shown).to_be_in_viewport(ratio=0.99)


def test_the_menu_of_a_table_opens_the_screen(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(DESKTOP), GAME).visit()
    anna.wait()
    anna.page.get_by_role("button", name="Menu").click()
    section = anna.page.locator("dialog section", has_text="On a big screen")
    section.get_by_role("button", name="Show the link").click()
    with anna.page.context.expect_page() as opened:
        section.get_by_role("link", name="Open it on this device").click()
    shows(opened.value, anna.view()["n"])


def test_great_moments_are_told_to_the_room(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(), "thurn-and-taxis").visit()
    player = Player(anna, GAME_PLAYERS["thurn-and-taxis"], Mouse())
    screen = visitors.person(DESKTOP)
    screen.goto(screen_path(anna))
    told = screen.locator("aside .ribbon")
    while not any(then["what"] == "closed" for move in anna.moved() for then in move.get("then", [])):
        player.decide()
    expect(told).to_contain_text("Anna closed")
    expect(told).to_have_count(0)  # after a while


# Names on the map that lie on one another by half the height of their letters or more.
NAMES_ON_NAMES = """() => {
  const texts = [...document.querySelectorAll(".map text")];
  const names = texts.filter(({ textContent }) => /\\p{L}/u.test(textContent));
  return names.flatMap((name, at) => names.slice(at + 1).flatMap((other) => {
    const [one, two] = [name.getBoundingClientRect(), other.getBoundingClientRect()];
    const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    const halo = name.textContent === other.textContent;
    const hit = !halo && across > 0 && down > one.height / 2;
    return hit ? [`${name.textContent} and ${other.textContent}`] : [];
  }));
}"""


@pytest.mark.parametrize("screen", [TELEVISION, TABLET], ids=lambda screen: screen.name)
def test_no_name_on_the_map_of_thurn_and_taxis_lies_on_another(visitors: Visitors, screen: Screen) -> None:
    page = visitors.person(screen)
    page.goto(screen_path(Table.opened(visitors.person(), "thurn-and-taxis")))
    expect(page.locator(".map text", has_text="Hohenzollern").first).to_be_visible()
    page.evaluate("document.fonts.ready")
    assert page.evaluate(NAMES_ON_NAMES) == []


def test_thurn_and_taxis_says_what_tiles_are_for_and_shows_routes_as_cards(visitors: Visitors) -> None:
    page = visitors.person()
    table, _ = played_on(page, "thurn-and-taxis", lambda made: made["move"]["kind"] == "close")
    screen = visitors.person(TELEVISION)
    screen.goto(screen_path(table))
    expect(screen.locator(".strip")).to_contain_text("route of 7+")
    expect(screen.locator(".strip")).to_contain_text("outside Baiern")
    routes = [player["route"] for player in table.view()["position"]["players"]]
    assert max(map(len, routes)) >= 3
    cards = sum(len(route) for route in routes if len(route) > 1)
    expect(screen.locator("p > .minis > svg")).to_have_count(cards)


LINES = """(name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  return new Set([...range.getClientRects()].filter(({ width }) => width).map(({ top }) => top)).size;
}"""


def test_the_name_of_an_open_card_is_one_word(visitors: Visitors) -> None:
    page = visitors.person()
    table, _ = played_on(page, "thurn-and-taxis", lambda made: made["move"]["text"] == "take Sigmaringen")
    screen = visitors.person(TELEVISION)
    screen.goto(screen_path(table))
    name = screen.locator('.display [data-city="Sigmaringen"] .ln span').first
    expect(name).to_be_visible()
    screen.evaluate("document.fonts.ready")
    assert name.evaluate(LINES) == 1
