"""Dragging, an extra beside tapping: it does what taps do, and nothing where nothing may be let go."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.browser_contexts import Screen, Visitors
from tests.browser.input_devices import Mouse
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.partners import card_of
from tests.browser.playing.player import READY, Player, of_kind, prompt_button
from tests.browser.table_page import Move, Table, View

MOST_DECISIONS = 150
HOLD_MS = 400

Point = tuple[float, float]

# Something was scrolled, and lies still again.
RESTS = """(box) => new Promise((done) => {
  let before = box.scrollTop;
  const timer = setInterval(() => {
    if (box.scrollTop > 10 && box.scrollTop === before) done(clearInterval(timer));
    before = box.scrollTop;
  }, 200);
})"""

# What moves has come to where it stays; what glows for ever does not move.
ARRIVES = """async (piece) => {
  const ends = ({ effect }) => effect.getComputedTiming().endTime < Infinity;
  await Promise.allSettled(piece.getAnimations().filter(ends).map(({ finished }) => finished));
}"""


def middle(target: Locator) -> Point:
    target.evaluate(ARRIVES)
    box = target.bounding_box()
    assert box is not None, f"{target} is not to be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, piece: Locator, place: Point | Locator) -> None:
    """Lifts something and holds it somewhere. A place may come to light only when it is lifted."""
    x, y = middle(piece)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 8, y + 8, steps=2)
    expect(page.locator(".carried")).to_have_count(1)
    page.mouse.move(*(middle(place) if isinstance(place, Locator) else place), steps=6)


def drag(page: Page, piece: Locator, place: Point | Locator) -> None:
    carry(page, piece, place)
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)


def place(page: Page, name: str) -> Locator:
    return page.locator(f'[data-place="{name}"]').first


def marked(page: Page) -> set[str]:
    """The places where what is carried may be let go."""
    found: list[str] = page.locator("[data-landing]").evaluate_all(
        "(all) => all.map((one) => one.dataset.place)"
    )
    return set(found)


def until(table: Table, game: str, kind: str, **wanted: Any) -> tuple[View, Move]:
    """Plays on until a move of this kind, with these arguments, can be made; the view then, and the move."""
    player = Player(table, GAME_PLAYERS[game], Mouse())
    for _ in range(MOST_DECISIONS):
        table.wait()
        view = table.view()
        for move in view["legal"]:
            if {"kind": kind, **wanted}.items() <= move.items():
                return view, move
        player.decide()
    raise AssertionError(f"never {kind} {wanted}")


def prefer_confirming(page: Page) -> None:
    page.add_init_script("""localStorage.setItem("stofa", JSON.stringify({ confirm: true }))""")


@pytest.fixture
def thurn(desktop: Page) -> Table:
    table = Table.opened(desktop, "thurn-and-taxis").visit()
    table.wait()
    return table


def test_a_card_is_dragged_to_the_hand_and_from_there_to_the_route(thurn: Table) -> None:
    page = thurn.page
    shown, city = thurn.shown(), thurn.view()["position"]["display"][0]
    carry(page, page.locator(f'.display [data-city="{city}"]').first, place(page, "hand"))
    assert marked(page) == {"hand"}
    page.mouse.up()
    thurn.wait(shown)
    assert thurn.view()["position"]["hand"] == [city]
    until(thurn, "thurn-and-taxis", "lay")
    shown, card = thurn.shown(), page.locator(".hand .letter.legal").first
    laid = card.get_attribute("data-city")
    drag(page, card, place(page, "route"))
    thurn.wait(shown)
    assert thurn.view()["position"]["players"][0]["route"] == [laid]


def test_a_card_is_laid_at_the_end_where_it_is_let_go(thurn: Table) -> None:
    page = thurn.page
    for side in ("left", "right"):
        view, move = until(thurn, "thurn-and-taxis", "lay", side=side)
        city = move["city"]
        carry(page, page.locator(f'.hand [data-city="{city}"]'), place(page, f"route {side}"))
        assert marked(page) == {
            f"route {other['side']}" for other in of_kind(view["legal"], "lay") if other["city"] == city
        }
        page.mouse.up()
        thurn.wait(view["n"])
        route = thurn.view()["position"]["players"][0]["route"]
        assert route[0 if side == "left" else -1] == city


def test_what_is_let_go_elsewhere_or_given_up_changes_nothing(thurn: Table) -> None:
    page = thurn.page
    before, piece = thurn.view(), page.locator(".display .letter").first
    drag(page, piece, place(page, "route"))
    drag(page, piece, middle(page.locator(".map")))
    carry(page, piece, place(page, "hand"))
    page.keyboard.press("Escape")
    expect(page.locator(".carried")).to_have_count(0)
    assert marked(page) == set()
    page.mouse.up()
    expect(page.locator(".notice")).to_have_count(0)
    assert thurn.view() == before
    # And a tap is still a tap.
    piece.click()
    thurn.wait(before["n"])


def test_a_card_that_may_not_be_laid_says_why(thurn: Table) -> None:
    page = thurn.page
    page.locator(".display .letter").first.click()
    expect(page.locator(".hand .letter")).to_have_count(1)
    thurn.wait(thurn.view()["n"] - 1)
    before = thurn.view()
    assert not of_kind(before["legal"], "lay")
    carry(page, page.locator(".hand .letter").first, place(page, "route"))
    assert marked(page) == set()
    page.mouse.up()
    expect(page.locator(".notice")).to_be_visible()
    assert thurn.view()["n"] == before["n"]


def test_what_is_dragged_is_confirmed_like_what_is_tapped(desktop: Page) -> None:
    prefer_confirming(desktop)
    table = Table.opened(desktop, "thurn-and-taxis").visit()
    table.wait()
    before, piece = table.view(), desktop.locator(".display .letter").first
    drag(desktop, piece, place(desktop, "hand"))
    expect(piece).to_have_attribute("aria-pressed", "true")
    assert table.view()["n"] == before["n"]
    desktop.locator(READY).click()
    table.wait(before["n"])
    assert table.view()["position"]["hand"] == before["position"]["display"][:1]


def test_train_cards_are_dragged_to_the_hand_and_to_the_track(desktop: Page) -> None:
    table = Table.opened(desktop, "ticket-to-ride-card-game").visit()
    view, _ = until(table, "ticket-to-ride-card-game", "take")
    colour = next(move["card"] for move in of_kind(view["legal"], "take") if move["card"] != "stock")
    carry(desktop, desktop.locator(f'[data-piece^="row {colour} "]').first, place(desktop, "hand"))
    assert marked(desktop) == {"hand"}
    desktop.mouse.up()
    table.wait(view["n"])
    hand = table.view()["position"]["hand"]
    assert hand.count(colour) == view["position"]["hand"].count(colour) + 1
    view, move = until(table, "ticket-to-ride-card-game", "lay", cars=2, locomotives=0)
    colour = move["colour"]
    for number in (1, 2):
        card = desktop.locator(f'.hand [data-piece="hand {colour}"]')
        carry(desktop, card, place(desktop, "track"))
        assert marked(desktop) == {"track"}
        desktop.mouse.up()
        expect(card.locator(".n b")).to_have_text(str(number))
    prompt_button(desktop, move).click()
    table.wait(view["n"])
    assert table.made(view) == move["text"]


def test_a_card_is_dragged_to_the_partner_to_a_pawn_and_a_pawn_to_its_square(desktop: Page) -> None:
    table = Table.opened(desktop, "partners").visit()
    view, move = until(table, "partners", "give")
    drag(desktop, in_hand(desktop, card_of(move)), place(desktop, "home y"))
    table.wait(view["n"])

    view, move = until(table, "partners", "leave")
    carry(desktop, in_hand(desktop, card_of(move)), place(desktop, "home b"))
    assert "home b" in marked(desktop)
    desktop.mouse.up()
    table.wait(view["n"])
    assert table.made(view) == move["text"]

    view, move = until(table, "partners", "forward")
    start, *_, end = table.preview(view, [move])["path"]
    in_hand(desktop, card_of(move)).click()
    carry(desktop, desktop.locator(f'[data-target="{start}"]'), place(desktop, end))
    expect(place(desktop, end)).to_have_attribute("data-landing", "over")
    desktop.mouse.up()
    table.wait(view["n"])
    assert table.made(view) == move["text"]


def test_in_a_guided_game_a_pawn_is_dragged_to_its_square(desktop: Page) -> None:
    desktop.goto("/#learn=partners")
    desktop.locator(".aim .primary").click()
    in_hand(desktop, "3").click()
    expect(desktop.locator('[data-target="home b"]')).to_be_visible()  # the others have given cards, too
    in_hand(desktop, "13").click()
    drag(desktop, in_hand(desktop, "13"), place(desktop, "home b"))
    pawn = desktop.locator('[data-target="b0"]')
    expect(pawn).to_be_visible()  # the others have moved
    in_hand(desktop, "9").click()
    expect(in_hand(desktop, "9")).to_have_attribute("aria-pressed", "true")
    carry(desktop, pawn, place(desktop, "b9"))
    expect(place(desktop, "b9")).to_have_attribute("data-landing", "over")
    assert marked(desktop) == {"b9"}
    desktop.mouse.up()
    expect(desktop.locator('[data-pawn^="blue"][data-place="b9"]')).to_be_visible()


def test_a_click_right_after_a_drag_counts(desktop: Page) -> None:
    """What was dragged is gone, so that no click followed it: the next one is the player's."""
    desktop.goto("/#learn=partners")
    desktop.locator(".aim .primary").click()
    in_hand(desktop, "3").click()
    expect(desktop.locator('[data-target="home b"]')).to_be_visible()
    in_hand(desktop, "13").click()
    carry(desktop, in_hand(desktop, "13"), place(desktop, "home b"))
    # Faster than any test: in the very moment in which the card has been let go.
    desktop.evaluate("""() => addEventListener("pointerup", () => setTimeout(() => {
      const card = document.querySelector('[data-card="9"]');
      card.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 1 }));
      card.click();
    }, 20))""")
    desktop.mouse.up()
    expect(in_hand(desktop, "9")).to_have_attribute("aria-pressed", "true")


def in_hand(page: Page, card: str) -> Locator:
    return page.locator(f'[data-card="{card}"]').first


class Finger:
    """One that touches, moves and lifts; Playwright's own only taps."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._line: CDPSession = page.context.new_cdp_session(page)

    def put(self, at: Point) -> None:
        self._send("touchStart", [at])
        self._at = at

    def move(self, to: Point, steps: int = 8) -> None:
        """Starts fast: a finger that lingers first means to drag what could also be scrolled."""
        x, y = self._at
        for step in range(min(3, steps), steps + 1):
            self._send("touchMove", [(x + (to[0] - x) * step / steps, y + (to[1] - y) * step / steps)])
            self._page.wait_for_timeout(16)
        self._at = to

    def lift(self) -> None:
        self._send("touchEnd", [])

    def _send(self, what: str, points: list[Point]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self._line.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touches})


def test_a_finger_drags_too(phone: Page) -> None:
    table = Table.opened(phone, "thurn-and-taxis").visit()
    table.wait()
    before, finger = table.view(), Finger(phone)
    piece = phone.locator(".display .letter").first
    finger.put(middle(piece))
    finger.move(middle(place(phone, "hand")))
    expect(phone.locator(".carried")).to_have_count(1)
    assert marked(phone) == {"hand"}
    finger.lift()
    expect(piece).to_have_attribute("aria-pressed", "true")
    phone.locator(READY).tap()
    table.wait(before["n"])
    assert table.view()["position"]["hand"] == before["position"]["display"][:1]


def test_a_finger_still_scrolls_and_drags_after_a_rest(visitors: Visitors) -> None:
    page = visitors.person(Screen("low tablet", 1000, 460, touch=True))
    Table.opened(page, "thurn-and-taxis").visit().wait()
    whole, finger = page.locator("html"), Finger(page)
    assert whole.evaluate("(whole) => whole.scrollHeight > whole.clientHeight")
    x, y = middle(page.locator(".display .letter").nth(2))
    finger.put((x, y))
    finger.move((x, y - 60))
    expect(page.locator(".carried")).to_have_count(0)
    finger.lift()
    whole.evaluate(RESTS)
    x, y = middle(page.locator(".display .letter").nth(4))
    finger.put((x, y))
    page.wait_for_timeout(HOLD_MS)
    scrolled = whole.evaluate("(whole) => whole.scrollTop")
    finger.move((x, y - 60))
    expect(page.locator(".carried")).to_have_count(1)
    assert whole.evaluate("(whole) => whole.scrollTop") == scrolled
    finger.lift()
    expect(page.locator(".carried")).to_have_count(0)
