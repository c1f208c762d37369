"""Somebody is away, or slow: a bot plays on, and they come back."""

import re

from playwright.sync_api import expect

from tests.browser.browser_contexts import PHONE, Visitors
from tests.browser.input_devices import Mouse
from tests.browser.page_checks import barriers, misfits
from tests.browser.playing.games import GAME_PLAYERS
from tests.browser.playing.player import Player
from tests.browser.server_process import ServerProcess
from tests.browser.table_page import Table
from tests.browser.three_players import GAME, ThreePlayers, menu, news, own_tables, prompt


def test_who_leaves_is_replaced_and_may_come_back(visitors: Visitors) -> None:
    anna, björn, _ = ThreePlayers.at_a_table(visitors)
    sheet = menu(anna)
    sheet.get_by_role("button", name="Leave the table").click()
    expect(sheet.get_by_text("A bot takes your seat until you come back.")).to_be_visible()
    sheet.get_by_role("button", name="Leave", exact=True).click()
    expect(news(björn)).to_contain_text("A bot takes over for Anna, who left.")
    expect(anna.page.locator(".home")).to_be_visible()
    expect(björn.page.locator(".seats .seat").first).to_contain_text("bot")
    björn.wait()  # the bot has played, it is his turn

    own_tables(anna.page).first.click()
    expect(prompt(anna)).to_have_text("A bot is playing for you.")
    anna.page.get_by_role("button", name="Take my seat back").click()
    expect(prompt(anna)).to_have_text("Björn is to move.")
    expect(news(björn)).to_contain_text("Anna is back and takes over again.")
    assert anna.view()["seats"][0]["bot"] is None


def test_alone_with_bots_one_is_told_that_they_play_it_to_its_end(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(), GAME).visit()
    anna.wait()
    sheet = menu(anna)
    sheet.get_by_role("button", name="Leave the table").click()
    expect(sheet.get_by_text("Bots will play this game to its end right away.")).to_be_visible()


def pass_a_minute(server_process: ServerProcess, *tables: Table) -> None:
    """On the server's clock, and on those of pages whose clocks can be put forward."""
    server_process.clock.pass_s(61)
    for table in tables:
        table.page.clock.fast_forward(61_000)


def test_those_who_are_here_let_a_bot_play_for_somebody_who_is_not(
    visitors: Visitors, server_process: ServerProcess
) -> None:
    anna, björn, carla = ThreePlayers.at_a_table(visitors)
    for other in (björn, carla):
        other.page.clock.install()
        other.visit()
        other.page.reload()
        expect(prompt(other)).to_have_text("Anna is to move.")
    anna.page.goto("about:blank")
    for other in (björn, carla):
        expect(prompt(other)).to_have_text("Anna is to move but is away. A bot can take over after a minute.")
        expect(other.page.get_by_role("button", name="Let a bot take over")).to_have_count(0)
    expect(björn.page.locator(".seats .seat").first).to_contain_text("away")
    sheet = menu(björn)
    over = sheet.get_by_role("button", name="Let a bot take over")
    expect(sheet.get_by_text("A bot can take over after a minute.", exact=True)).to_be_visible()
    expect(over).to_have_count(0)
    pass_a_minute(server_process, björn, carla)
    expect(prompt(carla)).to_have_text("Anna is to move but is away.")
    # Nobody is replaced by a single press.
    over.tap()
    expect(sheet.get_by_text("Let a bot play for Anna until they come back?")).to_be_visible()
    sheet.get_by_role("button", name="Wait", exact=True).tap()
    over.tap()
    sheet.get_by_role("button", name="Let a bot play", exact=True).tap()
    # On the sheet itself: below it nobody would see it.
    expect(sheet.get_by_role("alert")).to_contain_text(
        "The bot takes over once everyone else present agrees."
    )
    expect(over).to_have_count(0)
    björn.page.keyboard.press("Escape")
    expect(prompt(björn)).to_have_text("A bot will take over for Anna as soon as everyone present agrees.")
    expect(prompt(carla)).to_have_text("Björn would like a bot to take over for Anna.")
    assert carla.view()["seats"][0]["bot"] is None
    carla.page.get_by_role("button", name="Allow").click()
    expect(news(björn)).to_contain_text("A bot takes over for Anna.")
    björn.wait()

    # She is back, and what the bot did is not what she would have done.
    anna.visit()
    expect(prompt(anna)).to_have_text("A bot is playing for you.")
    anna.page.get_by_role("button", name="Take my seat back").click()
    expect(prompt(anna)).to_have_text("A bot has played for you. Björn is to move.")
    assert [*misfits(anna.page), *barriers(anna.page, quickly=True)] == []
    anna.page.get_by_role("button", name="Take back what it did").click()
    anna.wait()
    expect(anna.page.get_by_role("button", name="Take back what it did")).to_have_count(0)
    expect(news(björn)).to_contain_text("Anna took moves back.")


def test_a_bot_takes_over_only_after_a_question_and_what_was_played_stays(
    visitors: Visitors, server_process: ServerProcess
) -> None:
    page = visitors.person()
    page.clock.install()
    anna = Table.opened(page, GAME, "link", "bot").visit()
    björn = anna.joined(visitors.person(PHONE), "Björn")
    looker = Table(visitors.person(), anna.name, None).visit()
    player = Player(anna, GAME_PLAYERS[GAME], Mouse())
    anna.wait()
    while not player.made or player.made[-1]["kind"] != "end":
        player.choose(anna.view())
        waiting = anna.page.get_by_text("Björn is to move")
        expect(anna.page.locator(".app[data-asked=true]").or_(waiting)).to_be_visible()
    before = anna.view()["moves"]
    undo = anna.page.locator(".prompt .undo")
    expect(undo).to_have_accessible_name("Ask to undo")
    björn.page.goto("about:blank")
    expect(prompt(anna)).to_have_text("Björn is to move but is away. A bot can take over after a minute.")
    pass_a_minute(server_process, anna)
    over = anna.page.get_by_role("button", name="Let a bot take over")
    over.click()
    expect(prompt(anna)).to_contain_text("Let a bot play for Björn until they come back?")
    anna.page.get_by_role("button", name="Wait", exact=True).click()
    expect(prompt(anna)).to_have_text("Björn is to move but is away.")
    assert anna.view()["seats"][1]["bot"] is None
    over.click()
    anna.page.get_by_role("button", name="Let a bot play", exact=True).click()
    for table in (anna, looker):
        expect(table.page.locator(".notice")).to_contain_text("A bot takes over for Björn.")
    anna.wait()
    # Björn cannot be asked: what was played before he left stays.
    expect(undo).to_have_count(0)
    assert anna.view()["moves"] > before


def test_who_is_here_but_slow_is_reminded(visitors: Visitors) -> None:
    anna, björn, _ = ThreePlayers.at_a_table(visitors)
    sheet = menu(björn)
    expect(sheet.get_by_role("button", name="Let a bot take over")).to_have_count(0)
    sheet.get_by_role("button", name="Remind").tap()
    expect(sheet.get_by_role("alert")).to_contain_text("They see your reminder.")
    expect(news(anna)).to_contain_text("Björn reminded you that it is your turn.")
    # Once a minute is enough, and a bot only comes after one.
    sheet.get_by_role("button", name="Remind").tap()
    expect(sheet.get_by_role("alert")).to_contain_text("They were reminded less than a minute ago.")
    expect(sheet.get_by_text("A bot can take over after a minute.", exact=True)).to_be_visible()
    expect(sheet.get_by_role("button", name="Let a bot take over")).to_have_count(0)
    # A sign of life is enough.
    anna.page.get_by_role("button", name="I am here").click()
    expect(anna.page.get_by_role("button", name="I am here")).to_have_count(0)
    expect(sheet.get_by_role("button", name="Let a bot take over")).to_have_count(0)


def timed(visitors: Visitors, per_turn_s: int, bank_s: int) -> tuple[Table, Table]:
    """Anna, whose turn it is, and Björn."""
    clock = {"clock": {"per_turn_s": per_turn_s, "bank_s": bank_s}}
    anna = Table.opened(visitors.person(PHONE), GAME, "link", setup=clock).visit()
    expect(anna.page.locator(".lobby")).to_be_visible()
    return anna, anna.joined(visitors.person(), "Björn")


def test_a_clock_shows_the_turn_and_the_reserve(visitors: Visitors) -> None:
    running = re.compile(r"this turn:\s*[01]:\d\d.*reserve:\s*\+0:40")
    for table in timed(visitors, 90, 40):
        expect(table.page.get_by_role("timer")).to_have_text([running, re.compile(r"reserve:\s*0:40")])


def test_a_clock_runs_out_and_a_bot_plays_on(visitors: Visitors) -> None:
    anna, björn = timed(visitors, 4, 4)
    expect(anna.page.locator(".clock.hurry")).to_have_text(
        re.compile(r"0:0[0-4]")
    )  # only the reserve is left
    for table in (anna, björn):
        expect(news(table)).to_contain_text("Anna ran out of time; a bot takes over.")
    expect(prompt(anna)).to_have_text("A bot is playing for you.")
    anna.page.get_by_role("button", name="Take my seat back").tap()
    expect(prompt(anna)).not_to_have_text("A bot is playing for you.")


def test_a_clock_of_days(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(PHONE), GAME, "here", setup={"clock": {"days": 3}}).visit()
    anna.page.get_by_role("button", name="I am Anna").tap()
    expect(anna.page.get_by_role("timer")).to_contain_text("3 days")
    assert [*misfits(anna.page), *barriers(anna.page, quickly=True)] == []
    anna.page.goto("/")
    expect(anna.page.get_by_text("move by ")).to_be_visible()


def test_a_clock_that_is_wrong_on_this_device(visitors: Visitors) -> None:
    """The time left is what the server means by it."""
    page = visitors.person()
    page.add_init_script("const real = Date.now; Date.now = () => real() + 3_600_000;")
    anna = Table.opened(page, GAME, setup={"clock": {"per_turn_s": 600}}).visit()
    anna.wait()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"\b(10:0[0-2]|9:\d\d)"))
