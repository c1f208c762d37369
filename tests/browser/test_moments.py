"""Great moments are felt: on the big screen, where the whole room looks, and on the board."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.big_screen import TELEVISION, screen_path, shows
from tests.browser.browser_contexts import DESKTOP, PHONE, Visitors
from tests.browser.finished_games import played_on
from tests.browser.table_page import GAMES, Table, lift_curtain

THURN, TICKET, PARTNERS = GAMES

# Everything that is animated: what it is, and where it goes, frame by frame.
NOTE_MOTIONS: Final = """
window.motions = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  const turns = [...(frames ?? [])].map(({ transform }) => transform ?? "");
  window.motions.push({ piece: this.dataset?.piece ?? "", kind: this.getAttribute("class") ?? "", turns });
  return animate.call(this, frames, options);
};
"""

SHAKEN: Final = "turns.join().includes('rotate(-8deg)') && turns.at(-1).startsWith('translate')"
WHOLE: Final = "(box) => box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight"
KNOCKED: Final = """['scale(1.12)', 'scale(1.35)'].every((size) => turns.join().includes(size))
  && turns.at(-1).endsWith('scale(1)')"""
COVERED: Final = """() => {
  const [over, under] = [".ribbon", ".banner"].map((each) => document.querySelector(`aside ${each}`));
  const [ribbon, banner] = [over, under].map((each) => each?.getBoundingClientRect());
  return ribbon && ribbon.top <= banner.top && ribbon.bottom >= banner.bottom;
}"""
AWAY: Final = """(cards) => cards <= window.motions
  .filter(({ piece, turns }) => !piece && turns.at(-1)?.startsWith("translate")).length"""


def led_to(fate: str) -> Any:
    return lambda made: any(then["what"] == fate for then in made.get("then") or [])


def watched(visitors: Visitors, table: Table) -> Page:
    """A big screen that shows a table, with everything that moves there noted."""
    screen = visitors.person(TELEVISION, calm=False)
    screen.add_init_script(NOTE_MOTIONS)
    screen.goto(screen_path(table))
    shows(screen, table.view()["n"])
    screen.evaluate("window.motions.length = 0")
    return screen


def moves_like(screen: Page, pattern: str) -> None:
    screen.wait_for_function(f"() => window.motions.some(({{ piece, kind, turns }}) => {pattern})")


def test_a_robbed_row_is_torn_away_before_the_whole_room(visitors: Visitors) -> None:
    table, robbery = played_on(visitors.person(), TICKET, led_to("robbed"))
    screen = watched(visitors, table)
    table.play(robbery)
    told = screen.locator("aside .ribbon")
    expect(told).to_contain_text("robbed")
    assert told.evaluate(WHOLE)
    # It shakes where it lies, then it flies.
    moves_like(screen, SHAKEN)


def test_a_pawn_that_is_sent_home_is_knocked(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP, calm=False)
    page.add_init_script(NOTE_MOTIONS)
    table, blow = played_on(page, PARTNERS, led_to("sent-home"))
    screen = watched(visitors, table)
    table.visit().wait()
    table.play(blow)
    for seen in (page, screen):
        # A blow at the square, then an arc, and it lies in its home.
        moves_like(seen, f"kind.startsWith('pawn') && {KNOCKED}")
    expect(screen.locator("aside .ribbon")).to_contain_text("home")


@pytest.mark.parametrize(("game", "calm"), [(THURN, True), (PARTNERS, False)])
def test_the_win_is_told_before_the_points_are_counted(visitors: Visitors, game: str, calm: bool) -> None:
    page = visitors.person(DESKTOP, calm=calm)
    table, last = played_on(page, game, lambda made: True, which=-1)
    screen = watched(visitors, table)
    table.visit().wait()
    table.play(last)
    expect(screen.locator("aside .ribbon")).to_contain_text("win")
    expect(screen.locator("aside .banner")).to_have_text("The game is over.")
    screen.wait_for_function(COVERED)
    expect(screen.locator(".result h1")).to_be_visible()
    # At the table the board stays until the count is asked for, also where nothing moves.
    ribbon = page.locator(".board .ribbon")
    for told in (ribbon, page.get_by_test_id("prompt")):
        expect(told).to_contain_text("win")
    if game == THURN:  # it lies over no city
        over, land = ribbon.bounding_box(), page.locator(".map").bounding_box()
        assert over is not None
        assert land is not None
        assert over["y"] + over["height"] <= land["y"]
    page.get_by_role("button", name="Show the scores").click()
    expect(page.locator(".app.end")).to_be_visible()


def test_what_is_put_away_flies_to_the_discards(visitors: Visitors) -> None:
    table, discard = played_on(visitors.person(), THURN, lambda made: made["move"]["kind"] == "discard")
    screen = watched(visitors, table)
    table.play(discard)
    moves_like(screen, "kind.includes('card-back')")


def test_the_administrator_clears_the_display(visitors: Visitors) -> None:
    table, _ = played_on(visitors.person(), THURN, lambda made: made["move"]["kind"] == "take", which=-4)
    screen = watched(visitors, table)
    cards = screen.locator(".display [data-piece^='display ']").count()
    table.play("administrator")
    # Copies without a name fly, all to one place.
    screen.wait_for_function(AWAY, arg=cards)


# Every tone that is played, by its pitch in hertz, and every shake of the phone.
NOTE_FEELINGS: Final = """
window.felt = [];
Navigator.prototype.vibrate = (pattern) => { window.felt.push(`shake ${pattern}`); return true; };
const { createOscillator } = BaseAudioContext.prototype;
BaseAudioContext.prototype.createOscillator = function () {
  const oscillator = createOscillator.call(this);
  const { frequency } = oscillator;
  const set = frequency.setValueAtTime.bind(frequency);
  frequency.setValueAtTime = (pitch, at) => { window.felt.push(`tone ${pitch}`); return set(pitch, at); };
  return oscillator;
};
"""
WHISTLE: Final = 740
FELT: Final = "([tone, shake]) => window.felt.includes(tone) && window.felt.includes(shake)"


def rob(robber: Table, victim: Table) -> None:
    """One lays pairs, the other gathers cards until there are enough of a colour to rob one."""
    while True:
        table = robber if robber.view()["legal"] else victim
        legal = table.view()["legal"]
        lays = [move for move in legal if move["kind"] == "lay" and "colour" in move]
        takes = [move["text"] for move in legal if move["kind"] == "take"]
        if table is robber:
            rows = robber.view()["position"]["players"][victim.seat]["track"]
            held = {row["colour"]: row["cards"] + row["locomotives"] for row in rows}
            more = [lay for lay in lays if lay["cars"] + lay["locomotives"] > held.get(lay["colour"], 99)]
            if more:
                robber.play(more[0]["text"])
                return
            table.play("take stock" if "take stock" in takes else takes[0])
        else:
            pairs = [lay["text"] for lay in lays if (lay["cars"], lay["locomotives"]) == (2, 0)]
            table.play((pairs or takes)[0])


def test_a_robbery_is_heard_and_shakes_the_phone_of_whoever_is_robbed(visitors: Visitors) -> None:
    phone = visitors.person(PHONE, calm=False)
    phone.add_init_script(NOTE_FEELINGS)
    anna = Table.opened(visitors.person(DESKTOP), TICKET, "link").visit()
    victim = anna.joined(phone, "Björn")
    phone.locator(".app[data-n] .seats").tap()  # before that, browsers let a page make no sound
    for table in (anna, victim):
        offered = [move["text"] for move in table.preview(table.view(), [])["more"] if move["kind"] == "keep"]
        table.play(*offered)
    rob(anna, victim)
    phone.wait_for_function(FELT, arg=[f"tone {WHISTLE}", "shake 70,50,70"])


def test_whoever_comes_to_the_screen_is_told_of_a_robbery(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    anna = Table.opened(page, TICKET, "here").visit()
    björn = Table(page, anna.name, 1)
    for table in (anna, björn):
        lift_curtain(page)
        table.wait()
        offered = [move["text"] for move in table.preview(table.view(), [])["more"] if move["kind"] == "keep"]
        table.play(*offered)
    rob(björn, anna)
    expect(page.locator(".curtain")).to_contain_text("Anna")
    told = page.locator(".prompt .notice")
    expect(told).to_have_count(0)
    lift_curtain(page)
    expect(told).to_contain_text("Björn robbed you of")
    page.locator(".hand [data-piece]").first.click()
    expect(told).to_have_count(0)
