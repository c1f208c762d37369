"""Moves and questions can be typed, in the reader's language, and a whole game can be played so."""

from collections.abc import Callable
from typing import Final
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from stofa.cli.move_label import move_label
from stofa.games import title
from tests.browser.browser_contexts import DESKTOP, LANDSCAPE, PHONE, Language, Screen, Visitors
from tests.browser.finished_games import finished
from tests.browser.layout_shifts import steady
from tests.browser.page_checks import axe_findings
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import MOST_DECISIONS, gathered
from tests.browser.table_page import GAMES, Move, Table, View, show_count
from tests.browser.typed_line import TypedLine
from tests.games.partners.positions import position

THURN, TICKET, PARTNERS = GAMES
SPOKEN = ".voice p"

PLACES = """() => [".top", ".seats", ".board", ".board svg", ".own", ".prompt"].map((name) => {
  const { x, y, width, height } = document.querySelector(`.app > ${name}`)?.getBoundingClientRect() ?? {};
  return [name, x, y, width, height];
})"""
"""Where everything is that is not to move."""


def seated(page: Page, game: str) -> tuple[Table, TypedLine]:
    table = Table.opened(page, game).visit()
    table.wait()
    return table, TypedLine(page)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE, LANDSCAPE], ids=lambda screen: screen.name)
@pytest.mark.parametrize("game", GAMES)
def test_the_line_moves_and_covers_nothing(visitors: Visitors, game: str, screen: Screen) -> None:
    page = visitors.person(screen)
    _, line = seated(page, game)
    before = page.evaluate(PLACES)
    with steady(page, moves=".story *, .line *, .since *, .top h1"):
        line.opened()
        line.type("?")
        line.type("hand")
        line.type("xyzzy")
        line.field.press_sequentially("ta")
        line.field.press("Escape")
    assert page.evaluate(PLACES) == before
    box = line.field.bounding_box()
    assert box is not None
    for part in (".board", ".own", ".prompt"):
        other = page.locator(f".app > {part}").bounding_box()
        if other is not None:
            apart_x = box["x"] >= other["x"] + other["width"] or other["x"] >= box["x"] + box["width"]
            apart_y = box["y"] >= other["y"] + other["height"] or other["y"] >= box["y"] + box["height"]
            assert apart_x or apart_y, part
    line.field.press("Escape")  # what is typed
    line.field.press("Escape")  # the line itself
    expect(line.field).to_have_count(0)
    assert page.evaluate(PLACES) == before


def test_the_line_is_opened_by_a_button_and_stays_open(desktop: Page) -> None:
    table, line = seated(desktop, TICKET)
    desktop.locator(".prompt").get_by_role("button", name="Type moves and questions").click()
    expect(line.field).to_be_focused()
    desktop.reload()
    table.wait()
    expect(line.field).to_be_visible()
    desktop.locator(".line").get_by_role("button", name="Close the line").click()
    expect(line.field).to_have_count(0)
    desktop.get_by_role("button", name="Menu").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Type moves and questions").click()
    expect(line.field).to_be_focused()


def test_an_answer_is_shown_and_said_and_changes_nothing(desktop: Page) -> None:
    table, line = seated(desktop, THURN)
    before = table.view()
    line.opened()
    refused = line.type("lay linz")
    assert refused.refused
    assert str(refused).startswith("TT-6: ")
    assert refused.rule == "Read TT-6"
    assert str(refused) in desktop.locator(SPOKEN).all_text_contents()
    said_again = line.type("why not lay linz")
    assert str(said_again) == str(refused)
    unknown = line.type("tkae " + before["position"]["display"][0])
    assert unknown.refused
    assert before["position"]["display"][0] in str(unknown)
    assert "neither a move nor a question" in str(unknown)
    assert not line.type("who").refused
    assert "your turn" in str(line.type("who"))
    assert line.type("ok").refused
    assert line.type("undo").refused
    assert table.view()["n"] == before["n"], "nothing has happened at the table"
    assert axe_findings(desktop) == []
    desktop.locator(".line .entry a").first.click()
    expect(desktop.locator("dialog")).to_contain_text("TT-6")


def test_a_line_is_completed_and_typed_again(desktop: Page) -> None:
    table, line = seated(desktop, THURN)
    display = table.view()["position"]["display"]
    line.opened()
    expect(line.field).to_have_attribute("aria-expanded", "false")
    line.field.press_sequentially("take")
    options = desktop.get_by_role("listbox", name="Suggestions").get_by_role("option")
    expect(options.first).to_have_text(f"Take {display[0]}")
    expect(line.field).to_have_attribute("aria-expanded", "true")
    line.field.press("ArrowDown")
    active = line.field.get_attribute("aria-activedescendant")
    assert active is not None
    expect(desktop.locator(f'[id="{active}"]')).to_have_attribute("aria-selected", "true")
    assert axe_findings(desktop) == []
    line.field.press("Escape")
    expect(options).to_have_count(0)
    line.field.fill("")
    line.type("who")
    line.type("score")
    line.field.press("ArrowUp")
    expect(line.field).to_have_value("score")
    line.field.press("ArrowUp")
    expect(line.field).to_have_value("who")
    line.field.press("ArrowDown")
    expect(line.field).to_have_value("score")
    line.field.fill("take")
    line.field.press("ArrowDown")
    line.field.press("Enter")
    made = desktop.locator(".line .entry").last
    expect(made).to_contain_text(f"Done: Take {display[0]}.")
    assert display[0] in table.view()["position"]["hand"]


def test_the_player_says_which_of_several_is_meant(desktop: Page) -> None:
    table, line = seated(desktop, PARTNERS)
    hand = list(dict.fromkeys(table.view()["position"]["hand"]))
    line.opened()
    several = line.type("give")
    assert several.refused
    assert [text for text in several.lines if text.startswith("1: ")]
    assert table.view()["position"]["hand"], "nothing was given yet"
    answer = line.type("1")
    assert str(answer) == f"Done: Pass: {hand[0]}.".replace("-", "−")


def test_questions_are_answered_from_what_the_player_sees(visitors: Visitors) -> None:
    page = visitors.person(DESKTOP)
    table, line = seated(page, THURN)
    line.opened()
    neighbours = str(line.type("roads augsburg"))
    for city in ("Ingolstadt", "Innsbruck", "Kempten", "München", "Ulm"):
        assert city in neighbours
    assert str(line.type("hand")) == "You have no cards."
    card = table.view()["position"]["display"][0]
    line.type(f"take {card}")
    assert card in str(line.type("hand"))
    assert "no route" in str(line.type("route"))
    assert "in the stock" in str(line.type("display"))
    assert line.type("roads atlantis").refused
    assert "Passau" in str(line.type("city passau"))
    table, line = seated(page, TICKET)
    offered = str(line.type("my tickets"))
    assert offered.count("points") >= 6
    assert "cards in your hand" in str(line.type("hand"))
    table, line = seated(page, PARTNERS)
    hand = table.view()["position"]["hand"]
    assert len(line.type("hand").lines) == len(hand)
    assert "4 pawns" in str(line.type("pawns"))
    assert "Nobody is there" in str(line.type("place b3"))


def test_a_lesson_is_asked_and_answered_in_the_line(desktop: Page) -> None:
    desktop.goto(f"/#learn={THURN}")
    desktop.get_by_role("button", name="Start the lesson").click()
    line = TypedLine(desktop).opened()
    lesson = desktop.request.get(f"/api/games/{THURN}/lesson").json()
    at = desktop.locator(".app.lesson").get_attribute("data-at") or ""
    moment = lesson["moments"][int(at)]
    hint = moment["hint"]["text"]["en"].replace("**", "")
    assert hint[:40] in str(line.type("question"))
    assert "Ingolstadt" in str(line.type("roads augsburg"))
    other = next(move for move in moment["legal"] if move != moment["wanted"])
    refused = line.type(other["text"])
    assert refused.refused
    assert str(refused) == "That is allowed, but in this lesson follow the hint."
    line.type(moment["wanted"]["text"])
    expect(desktop.locator(f'.app.lesson:not([data-at="{at}"])')).to_be_visible()


def test_a_replay_is_asked_and_led_by_the_line(desktop: Page) -> None:
    desktop.goto(f"/#replay={finished(desktop, PARTNERS).name}")
    moment = desktop.locator(".app[data-moves]")
    before = moment.get_attribute("data-moves") or ""
    line = TypedLine(desktop).opened()
    assert "Turn 0 of" in str(line.type("question"))
    assert "At the table" in str(line.type("who"))
    refused = line.type("13 b0")
    assert refused.refused
    assert "only be looked at" in str(refused)
    line.type("one turn forward")
    expect(desktop.locator(f'.app[data-moves]:not([data-moves="{before}"])')).to_be_visible()
    assert "Turn 1 of" in str(line.type("question"))
    # Over many moves only the last of them is marked: all sixteen pawns have "moved last" otherwise.
    line.type("to the end")
    expect(desktop.locator(".pawn.is-won").first).to_be_visible()
    assert desktop.locator(".pawn.is-last").count() <= 2


def test_a_position_is_asked_in_a_line_on_a_sheet(phone: Page) -> None:
    text = position(blue="b5 : 3", red="r5", yellow="Y1 Y2 Y3 Y4").view(0).position_text()
    phone.goto(f"/#position={quote(f'{PARTNERS}/{text}', safe='')}")
    phone.get_by_role("button", name="Type moves and questions").tap()
    line = TypedLine(phone)
    expect(line.field).to_be_focused()
    assert "4 pawns" in str(line.type("pawns"))
    assert axe_findings(phone) == []
    phone.get_by_role("button", name="Close the line").tap()
    expect(line.field).to_have_count(0)


def as_written(game: str, move: Move, language: Language) -> str:
    return str(move["text"])


def in_words(game: str, move: Move, language: Language) -> str:
    """As the buttons of the page call it."""
    played = title(game)
    return move_label(played, played.moves.read(move["text"]), language) or str(move["text"])


class Typist:
    """Plays by nothing but the line."""

    def __init__(
        self, table: Table, line: TypedLine, language: Language, words: Callable[[str, Move, Language], str]
    ) -> None:
        self.table = table
        self.line = line
        self.language = language
        self.words = words

    def say(self, text: str) -> None:
        reply = self.line.type(text)
        assert not reply.refused, (text, reply.lines)

    def play(self) -> View:
        for _ in range(MOST_DECISIONS):
            shown = self.table.wait()
            view = self.table.view()
            if view["status"] == "finished":
                return view
            self.decide(view)
            self.table.wait(shown)
        raise AssertionError("no end")

    def decide(self, view: View) -> None:
        game, together = view["game"], gathered(view["game"])
        more: list[Move] = view["legal"]
        if any(move["kind"] in together for move in more):
            more = self.table.preview(view, [])["more"]
        chosen: list[Move] = []
        ready = False
        while (move := GAME_PLAYERS[game].choose(view, more, chosen, ready)) is not None:
            self.say(self.words(game, move, self.language))
            chosen.append(move)
            if move["kind"] not in together or move["kind"] == "done":
                return
            preview = self.table.preview(view, chosen)
            more, ready = preview["more"], preview["ready"]
        self.say("ok")


WHOLE_GAMES: Final = [
    pytest.param(THURN, "de", in_words, id=THURN),
    pytest.param(TICKET, "is", in_words, id=TICKET),
    pytest.param(PARTNERS, "en", as_written, id=PARTNERS),
]


@pytest.mark.parametrize(("game", "language", "words"), WHOLE_GAMES)
def test_a_whole_game_by_typing_alone(
    visitors: Visitors,
    game: str,
    language: Language,
    words: Callable[[str, Move, Language], str],
) -> None:
    page = visitors.person(DESKTOP, language=language)
    table, line = seated(page, game)
    end = Typist(table, line.opened(), language, words).play()
    show_count(page)
    assert end["result"] is not None
