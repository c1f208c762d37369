"""What a screen reader is given: what is true, once, where it can be heard; and a focus that is not lost."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.browser_contexts import PHONE, Visitors
from tests.browser.finished_games import finished
from tests.browser.input_devices import Mouse
from tests.browser.live_texts import heard, record, texts
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.table_page import GAMES, Table

HEARD = "(wanted) => window.liveTexts.filter(({ text }) => new RegExp(wanted).test(text)).length"


LOOKED_AT_MS = 500
"""Milliseconds after which a sentence that stands is said."""


# Whether something was said since, and what is asked now came last.
ASKED = """(said) => {
  const asked = document.querySelector("[data-asks]").dataset.asks.replaceAll("**", "").replace(/\\s+/g, " ");
  return window.liveTexts.length > said && window.liveTexts.at(-1).text === asked;
}"""


def listen_for(page: Page, wanted: str, times: int = 1) -> None:
    """Waits until a text that matches was heard so many times."""
    page.wait_for_function(f"([wanted, times]) => ({HEARD})(wanted) >= times", arg=[wanted, times])


def listening(visitors: Visitors) -> Table:
    """Somebody at a table against bots who is to move."""
    page = visitors.person()
    record(page)
    table = Table.opened(page, "thurn-and-taxis").visit()
    table.wait()
    return table


def press(page: Page, target: Locator) -> None:
    target.focus()
    page.keyboard.press("Enter")


def focused(page: Page) -> str:
    return str(page.evaluate("() => document.activeElement.ariaLabel ?? document.activeElement.textContent"))


def test_a_turn_begins_with_saying_so_and_a_key_says_it_again(visitors: Visitors) -> None:
    page = listening(visitors).page
    listen_for(page, "^Your turn: Take a card")
    page.keyboard.press("r")
    listen_for(page, "^Your turn: Take a card", times=2)
    page.keyboard.press("Shift+R")
    listen_for(page, "^Nobody has moved since your last turn.")


def test_a_refusal_is_said_as_often_as_it_is_met(visitors: Visitors) -> None:
    """Also the third time. It stays until something is done, with its link to the rule."""
    table = listening(visitors)
    page = table.page
    takable = {move["card"] for move in table.view()["legal"]}
    cities = page.locator(".map [data-city]").evaluate_all("(all) => all.map((city) => city.dataset.city)")
    city = next(city for city in cities if city not in takable)
    card = page.locator(f'.map [data-city="{city}"]').first
    for times in (1, 2, 3):
        press(page, card)
        page.wait_for_function(
            "(times) => window.liveTexts.filter(({ kind }) => kind === 'alert').length >= times", arg=times
        )
    refusals = [said.text for said in heard(page) if said.kind == "alert"]
    assert len(set(refusals)) == 1
    expect(page.locator(".notice").get_by_role("link")).to_be_visible()


def play_by_itself(table: Table) -> None:
    """Makes moves until the others have moved, without touching the page."""
    before = len(table.moved())
    while all(moved["mover"] in ("~", table.seat) for moved in table.moved()[before:]):
        view = table.view()
        table.play(view["legal"][0]["text"])
        table.wait(view["n"])


def test_what_the_others_do_is_heard_in_a_sheet(visitors: Visitors) -> None:
    table = listening(visitors)
    page = table.page
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    play_by_itself(table)
    listen_for(page, "^Lóa took")
    turns = [said for said in heard(page) if re.match("Lóa took", said.text)]
    assert [said.hidden for said in turns] == [False] * len(turns)


@pytest.mark.parametrize("spoken", ["full", "short"])
def test_a_turn_of_another_is_one_sentence(visitors: Visitors, spoken: str) -> None:
    page = visitors.person()
    page.add_init_script(f"""localStorage.setItem("stofa", JSON.stringify({{ spoken: "{spoken}" }}))""")
    record(page)
    table = Table.opened(page, "thurn-and-taxis").visit()
    table.wait()
    turns = 3
    for _ in range(turns):
        play_by_itself(table)
        table.wait()
    listen_for(page, "^Lóa (?!is to move)", times=turns)
    # On a busy machine she is waited for long enough that it is said.
    said = [text for text in texts(page) if text.startswith("Lóa ") and text != "Lóa is to move."]
    assert [text for text in said if text.count(".") != 1 or not text.endswith(".")] == []
    assert len(said) == turns
    # What she took, and what she did with it.
    assert [text for text in said if ("took" in text) != (spoken == "full")] == []
    # What was left out is told to who asks for it.
    page.keyboard.press("Shift+R")
    listen_for(page, r"^Lóa .*\. .*Lóa ")


def test_a_break_of_the_line_to_the_server_is_said(visitors: Visitors) -> None:
    visitors.allow("ERR_INTERNET_DISCONNECTED|WebSocket")
    page = listening(visitors).page
    listen_for(page, "^Your turn")
    page.context.set_offline(True)
    listen_for(page, "^(offline|connecting…)$")
    page.context.set_offline(False)
    listen_for(page, "^connected$")


def test_nothing_of_a_table_is_left_to_be_read_elsewhere(visitors: Visitors) -> None:
    page = listening(visitors).page
    listen_for(page, "^Your turn")
    expect(page.locator(".voice p")).not_to_have_count(0)
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_role("heading", name="Stofa")).to_be_visible()
    expect(page.locator(".voice p")).to_have_count(0)


def test_nothing_is_left_to_be_read_in_another_language(visitors: Visitors) -> None:
    page = listening(visitors).page
    listen_for(page, "^Your turn")
    page.get_by_role("button", name="Menu").click()
    sheet = page.get_by_role("dialog")
    # Whoever listens hears the bell without having to look for it.
    expect(sheet.get_by_role("group", name="Sound").get_by_role("radio", name="On")).to_be_checked()
    german = sheet.get_by_role("radio", name="Deutsch")
    assert german.evaluate("(radio) => radio.closest('[lang]').lang") == "de"
    german.check(force=True)
    listen_for(page, "^Du bist am Zug: ")
    assert not [text for text in page.locator(".voice p").all_inner_texts() if text.startswith("Your turn")]


def test_the_clock_warns_by_voice(visitors: Visitors) -> None:
    """The browser's clock is put forward: nobody waits ten minutes for a test."""
    page = visitors.person()
    record(page)
    page.clock.install()
    Table.opened(page, "thurn-and-taxis", setup={"clock": {"per_turn_s": 600}}).visit().wait()
    listen_for(page, "^Your turn")
    assert not [text for text in texts(page) if "seconds left" in text]
    for seconds, passed in ((60, 541), (30, 30), (10, 20)):
        page.clock.fast_forward(passed * 1000)
        listen_for(page, f"^{seconds} seconds left.$")


def test_a_lesson_speaks_once(visitors: Visitors) -> None:
    """What to do and what is asked are one sentence, without the name of the link to the rule."""
    page = visitors.person()
    record(page)
    page.goto("/#learn=thurn-and-taxis")
    page.get_by_role("button", name="Start the lesson").click()
    hint = " ".join(page.locator(".hint > p").inner_text().split()).partition(" Read TT-")[0]
    listen_for(page, re.escape(hint[:40]))
    said = texts(page)
    assert [text for text in said if hint[:40] in text] == [said[-1]]
    assert not [text for text in said if "Read TT-" in text]


def test_the_focus_comes_back_from_a_sheet_however_it_is_closed(visitors: Visitors) -> None:
    page = listening(visitors).page
    for name in ("Rules", "Menu"):
        press(page, page.get_by_role("button", name=name))
        sheet = page.get_by_role("dialog")
        press(page, sheet.get_by_role("button", name="Close"))
        expect(sheet).to_have_count(0)
        page.wait_for_function("() => document.activeElement !== document.body")
        assert focused(page) == name


def test_the_focus_goes_to_the_question_before_one_leaves(visitors: Visitors) -> None:
    page = listening(visitors).page
    page.get_by_role("button", name="Menu").click()
    leave = page.get_by_role("dialog").get_by_role("button", name="Leave the table")
    press(page, leave)
    page.wait_for_function("() => document.activeElement.matches('[role=group] > p')")
    assert "Bots will play" in focused(page)
    press(page, page.get_by_role("button", name="Stay"))
    expect(leave).to_be_focused()


def test_the_focus_goes_to_the_heading_of_every_new_screen(visitors: Visitors) -> None:
    visitors.allow("404")
    page = visitors.person()
    arrived = "() => document.activeElement.matches('h1')"
    replayed = finished(page, "partners").name
    page.goto("/")
    for link in ("New table", "Learn", "My games"):
        press(page, page.get_by_role("link", name=link).first)
        back = page.get_by_role("link", name="Back")
        expect(back).to_be_visible()  # else it may still be the heading of the first page that has the focus
        page.wait_for_function(arrived)
        back.press("Enter")
        expect(page.get_by_role("heading", name="Stofa", level=1)).to_be_visible()
    table = Table.opened(page, "partners").name
    screens = {
        f"table={table}": ".app[data-asked=true]",
        f"replay={replayed}": ".film",
        "rules=partners": "article",
        "table=nosuchtable12345": "[role=alert]",
    }
    for address, seen in screens.items():
        page.evaluate("(to) => { document.activeElement.blur(); location.hash = to; }", address)
        expect(page.locator(seen).first).to_be_visible()
        page.wait_for_function(arrived)
    # Nor is it called by the name of the last one.
    expect(page).to_have_title("This table can’t be found · Stofa")


def test_what_the_focus_only_glances_at_is_not_said(visitors: Visitors) -> None:
    """Whoever goes from answer to answer hears the answers, and not over them what each would do."""
    page = visitors.person()
    record(page)
    table = Table.opened(page, "partners").visit()
    player = Player(table, GAME_PLAYERS["partners"], Mouse())
    prompt = page.get_by_test_id("prompt")
    shown: set[str] = set()
    while len(shown) < 2:
        said = len(texts(page))
        player.decide()
        table.wait()
        page.wait_for_function(ASKED, arg=said)
        before, shown = texts(page), set()
        for _ in range(4):
            page.keyboard.press("n")
            page.wait_for_timeout(LOOKED_AT_MS)
            shown.add(prompt.inner_text())
        assert texts(page) == before


def test_the_card_from_the_partner_is_said_with_the_first_question(visitors: Visitors) -> None:
    """It was marked in the hand, and by ear one had to look for it."""
    page = visitors.person()
    record(page)
    table = Table.opened(page, "partners").visit()
    table.wait()
    given = table.view()["n"]
    Player(table, GAME_PLAYERS["partners"], Mouse()).decide()
    table.wait(given)
    view = table.view()
    assert view["position"]["step"] == "playing"
    seen = page.locator(".own .note").inner_text()
    assert seen.startswith("Spói passed you: ")
    listen_for(page, rf"^Your turn: .*{re.escape(seen)}\.$")
    table.play(view["legal"][0]["text"])
    table.wait(view["n"])
    page.wait_for_function(ASKED, arg=0)
    assert [text for text in texts(page)[-1:] if "passed you" in text] == []


def test_a_finished_table_comes_with_its_words(visitors: Visitors) -> None:
    """However long they take: a heading without a word is nothing to be read."""
    page = visitors.person()
    table = finished(page, "thurn-and-taxis")
    waiting: list[Route] = []
    page.route("**/assets/end-*.js", lambda route: waiting.append(route))
    with page.expect_request("**/assets/end-*.js"):
        table.visit()
    page.wait_for_timeout(1000)  # all else has come by then
    named = "(all) => all.map((one) => (one.ariaLabel ?? one.textContent.trim()) || one.title)"
    assert all(page.locator("h1, h2, button").evaluate_all(named))
    for route in waiting:
        route.continue_()
    expect(page.get_by_role("heading", name="Lóa wins with")).to_be_visible()


def test_a_wrong_link_is_marked_in_its_field(visitors: Visitors) -> None:
    visitors.allow("404")
    page = visitors.person()
    page.goto("/")
    field = page.locator("#watch")
    for wrong, why in (("what?", "not a link"), ("abcdefghijklmnop", "no such table")):
        field.fill(wrong)
        page.keyboard.press("Enter")
        expect(page.locator("#watch-wrong")).to_contain_text(why, ignore_case=True)
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_be_focused()
        expect(field).to_have_value(wrong)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "partners"])  # there it is a line by team
def test_the_count_says_whose_each_line_is(visitors: Visitors, game: str) -> None:
    page = visitors.person(PHONE, calm=False)
    finished(page, game).visit()
    lines = page.locator(".lines > li")
    expect(lines.first).to_be_visible(timeout=15_000)
    names = page.locator(".end thead th").all_inner_texts()
    told = lines.all_inner_texts()
    # Also in the chart, where each field is told.
    told += page.locator(".end .chart title").all_text_contents()
    assert len(told) > len(names)
    assert [line for line in told if not any(name.split()[-1] in line for name in names)] == []


def test_a_number_beside_a_name_is_said_once(visitors: Visitors) -> None:
    page = visitors.person()
    Table.opened(page, "partners").visit().wait()
    told = page.locator(".seat").first.aria_snapshot()
    assert re.findall(r"\d[^\n\"]*", told) == ["4 cards in hand", "0 of 4 pawns locked"]


def test_a_lesson_asks_in_one_sentence_without_its_link(visitors: Visitors) -> None:
    page = visitors.person()
    record(page)
    page.goto("/#learn=thurn-and-taxis")
    page.locator(".aim .primary").click()
    expect(page.locator("div.hint").get_by_role("link", name=re.compile("^Read TT-"))).to_be_visible()
    listen_for(page, "^Welcome to the post!.* Take a card from the display, or unseen from the stock.$")
    assert [text for text in texts(page) if "Read TT-" in text] == []
