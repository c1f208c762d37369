"""Nobody sees on the page what they would not see at a real table."""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.browser_contexts import DESKTOP, PATIENCE_MS, PHONE, Visitors, listen
from tests.browser.input_devices import Finger, Mouse
from tests.browser.page_checks import resize
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.table_page import GAMES, PLAYERS, Table, flat, lift_curtain

THURN, TICKET, PARTNERS = GAMES
HANDS = '[data-piece^="hand "], .own, .hand'
"""Whatever belongs to a hand."""

CHOOSABLE = ".legal, .sel, .selected, .may, .open, [aria-pressed=true]"


@pytest.mark.smoke
@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_no_hand_and_can_choose_nothing(visitors: Visitors, game: str) -> None:
    table = Table.opened(visitors.person(), game).visit()
    player = Player(table, GAME_PLAYERS[game], Mouse())
    while not table.view()["position"]["hand"]:
        player.decide()
    table.wait()
    view = table.view()
    assert view["position"]["hand"]
    watcher = visitors.person()
    told = listen(watcher)
    watcher.goto(table.path)
    expect(watcher.locator(f'.app[data-n="{view["n"]}"]')).to_be_visible()
    expect(watcher.locator(".board")).to_be_visible()

    assert watcher.locator(HANDS).count() == 0
    assert watcher.locator(f".board :is({CHOOSABLE})").count() == 0
    assert watcher.locator("[data-move]").count() == 0
    seen = [flat(message["view"]) for message in told if message["type"] == "update"]
    assert seen
    for each in seen:
        assert each["seat"] is None
        assert each["legal"] == []
        assert each["position"]["hand"] == []
    # Whatever is pressed, nothing happens at the table.
    for thing in watcher.locator(".board button, .board [role=button]").all()[:8]:
        thing.click(force=True)  # also what is marked as disabled
    assert table.view()["n"] == view["n"]
    assert table.shown() == view["n"]


@pytest.mark.parametrize("game", GAMES)
def test_the_curtain_hides_what_is_private(visitors: Visitors, game: str) -> None:
    others = ["here"] + ["bot"] * (PLAYERS[game] - 2)
    page = visitors.person(PHONE)
    anna = Table.opened(page, game, *others).visit()
    björn = Table(page, anna.name, 1)
    expect_curtain(page, "Anna")
    land = page.locator(".table > .land").bounding_box() if game == THURN else None
    lift_curtain(page)
    anna.wait()
    if land:
        assert page.locator(".table > .land").bounding_box() == land
    expect_only_own(page, anna)
    player = Player(anna, GAME_PLAYERS[game], Finger(), confirm=True)
    shown = anna.shown()
    while shown >= 0:
        player.choose(anna.view())
        shown = anna.wait(shown)
    expect_curtain(page, "Björn")
    lift_curtain(page)
    björn.wait()
    expect_only_own(page, björn)


@pytest.mark.parametrize("arrives", ["after the click", "while it is pressed"])
def test_a_curtain_is_lifted_by_the_first_click(visitors: Visitors, arrives: str) -> None:
    """Also in the moment in which what lies behind it is replaced by what a spectator sees."""
    page = visitors.person(DESKTOP)
    held: list[str | bytes] = []
    holding = False
    sockets: list[WebSocketRoute] = []

    def hold(socket: WebSocketRoute) -> None:
        def watch(message: str | bytes) -> None:
            asked = json.loads(message)
            if holding and asked["do"] == "watch" and asked.get("seat") is None:
                held.append(message)
            else:
                server.send(message)

        server = socket.connect_to_server()
        sockets.append(server)
        socket.on_message(watch)

    page.route_web_socket("**/ws*", hold)
    anna = Table.opened(page, THURN, "here").visit()
    lift_curtain(page)
    anna.wait()
    holding = True
    player, shown = Player(anna, GAME_PLAYERS[THURN], Mouse()), anna.shown()
    while shown >= 0:
        player.choose(anna.view())
        shown = anna.wait(shown)
    page.locator(".curtain button").hover()
    page.mouse.down()
    holding = False
    if arrives == "while it is pressed":
        for message in held:
            sockets[-1].send(message)
        page.wait_for_timeout(300)
    page.mouse.up()
    Table(page, anna.name, 1).wait()
    expect(page.locator(".curtain")).to_have_count(0)


def expect_curtain(page: Page, name: str) -> None:
    """The curtain says whose turn it is, and lies where the hand would; the rest stays in view."""
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    expect(curtain.get_by_role("heading")).to_contain_text(name)
    expect(curtain.get_by_role("button")).to_be_focused()
    # It is watched with the eyes of a spectator: nobody's cards are on the page, not even their names.
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".seats .gone")).to_have_count(0)
    assert page.locator('[data-piece^="hand "], .own [data-card], .own [data-city]').count() == 0
    # In Ticket to Ride the own track lies open beside it.
    private = page.locator(".app > .own .covered, .app > .own:not(:has(.covered))")
    assert private.inner_text().split() == curtain.inner_text().split()
    for width, height in ((844, 390), (1280, 800), (390, 844)):
        resize(page, width, height)
        over, under = curtain.bounding_box(), page.locator(".prompt").bounding_box()
        assert over is not None
        assert under is not None
        assert over["y"] + over["height"] <= under["y"] + 1, (
            f"{width}×{height}: the curtain lies over the prompt"
        )


def expect_only_own(page: Page, table: Table) -> None:
    """The hand on the page is that of the seat."""
    view = table.view()
    expect(page.locator(f'.app[data-n="{view["n"]}"]')).to_be_visible()
    cards = page.locator('.own [data-piece^="hand "]')
    if view["position"]["hand"]:
        expect(cards.first).to_be_visible()
    pieces = cards.evaluate_all("(cards) => cards.map((card) => card.dataset.piece.split(' ')[1])")
    assert set(pieces) == {card.split(" ")[0] for card in view["position"]["hand"]}


# What is written on a page, in texts and in attributes: where a hand, tickets or a choice of them lie, and
# elsewhere. A single word of it is the name of a colour or a city, which others may have, too.
WRITTEN = """() => {
  const PRIVATE = ".hand, .choice, [data-ticket], [data-piece^='hand ']";
  const [own, open] = [new Set(), new Set([document.title])];
  for (const element of document.querySelectorAll("body *")) {
    // Whoever is still to choose reads what the choice is called, too.
    if (element.matches(".choice, .choice > header > h2")) continue;
    const place = element.closest(PRIVATE) ? own : open;
    for (const { name, value } of element.attributes) {
      // What a card does is said of every card of its kind.
      if (name === "aria-description" && place === own) continue;
      if (/^(aria-label|aria-description|title|alt|value|id|data-(?!from).*)$/.test(name)) place.add(value);
    }
    if (!element.childElementCount && element.textContent.trim()) place.add(element.textContent.trim());
  }
  return { own: [...own].filter((words) => words.includes(" ") && !open.has(words)), open: [...open] };
}"""
LEAK = (
    "(words) => document.querySelector('main').insertAdjacentHTML('beforeend', `<i title=\"${words}\"></i>`)"
)
DECISIONS = {THURN: 8, TICKET: 14, PARTNERS: 14}
"""Decisions at which hands are searched for. Later in Thurn and Taxis cards like those in a hand lie open."""


def leaks(page: Page, secrets: set[str], own: bool) -> set[str]:
    """What of somebody's secrets is written on a page; on that of another player, beside their own hand."""
    written = page.evaluate(WRITTEN)
    return secrets & {*written["open"], *([] if own else written["own"])}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_hand_says_is_written_on_no_other_page(visitors: Visitors, game: str) -> None:
    anna = Table.opened(visitors.person(), game, "link", *["bot"] * (PLAYERS[game] - 2)).visit()
    björn = anna.joined(visitors.person(), "Björn")
    watcher = visitors.person()
    watcher.goto(anna.path)
    expect(watcher.locator(".board")).to_be_visible()
    seats = (anna, björn)
    players = [Player(table, GAME_PLAYERS[game], Mouse()) for table in seats]
    known: set[str] = set()
    for _ in range(DECISIONS[game]):
        turn = asked(seats)
        table, other = seats[turn], seats[1 - turn]
        shown = table.wait()
        secrets = set(table.page.evaluate(WRITTEN)["own"])
        known |= secrets
        for page in (watcher, other.page):
            expect(page.locator(f'.app[data-n="{shown}"]')).to_be_visible()
            assert leaks(page, secrets, own=page is other.page) == set()
        players[turn].choose(table.view())
        expect(table.page.locator(f'.app[data-n="{shown}"]')).to_have_count(0)
    assert known
    # And it would have been found.
    secret = next(iter(known))
    watcher.evaluate(LEAK, secret)
    assert secret in leaks(watcher, known, own=False)


def asked(seats: tuple[Table, Table]) -> int:
    """Which of two players is asked, once one of them is."""
    for _ in range(PATIENCE_MS // 50):
        for number, table in enumerate(seats):
            if table.page.locator(".app[data-asked=true]").count():
                return number
        seats[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")
