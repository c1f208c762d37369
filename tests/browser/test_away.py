"""Somebody is away, or slow: a bot plays on, and they come back."""

import re

from playwright.sync_api import expect

from tests.browser.company import GAME, Three, menu, news, prompt
from tests.browser.looking import barriers, misfits
from tests.browser.tables import Table
from tests.browser.visiting import PHONE, Visits


def test_who_leaves_is_replaced_and_may_come_back(visits: Visits) -> None:
    anna, björn, _ = Three.at_a_table(visits)
    sheet = menu(anna)
    sheet.get_by_role("button", name="Leave the table").click()
    expect(sheet.get_by_text("A bot plays on in your seat until you are back.")).to_be_visible()
    sheet.get_by_role("button", name="Leave", exact=True).click()
    expect(anna.page.locator(".home")).to_be_visible()
    expect(news(björn)).to_contain_text("A bot plays on for Anna, who left.")
    expect(björn.page.locator(".seats .seat").first).to_contain_text("bot")
    björn.wait()  # the bot has played, it is his turn

    anna.page.get_by_role("link", name="Thurn and Taxis").first.click()
    expect(prompt(anna)).to_have_text("A bot is playing for you.")
    anna.page.get_by_role("button", name="Play on yourself").click()
    expect(prompt(anna)).to_have_text("Björn is to move.")
    expect(news(björn)).to_contain_text("Anna is back and plays on.")
    assert anna.view()["seats"][0]["bot"] is None


def test_alone_with_bots_one_is_told_that_they_play_it_to_its_end(visits: Visits) -> None:
    anna = Table.opened(visits.person(), GAME).visit()
    anna.wait()
    sheet = menu(anna)
    sheet.get_by_role("button", name="Leave the table").click()
    expect(sheet.get_by_text("Bots will play this game to its end at once.")).to_be_visible()


def test_those_who_are_here_let_a_bot_play_for_somebody_who_is_not(visits: Visits) -> None:
    anna, björn, carla = Three.at_a_table(visits)
    anna.page.goto("about:blank")
    for other in (björn, carla):
        expect(prompt(other)).to_have_text("Anna is to move, but is not here.")
    expect(björn.page.locator(".seats .seat").first).to_contain_text("away")
    sheet = menu(björn)
    sheet.get_by_role("button", name="Let a bot play on").tap()
    # On the sheet itself: below it nobody would see it.
    expect(sheet.get_by_role("alert")).to_contain_text("It happens when everybody else who is here agrees.")
    expect(sheet.get_by_role("button", name="Let a bot play on")).to_have_count(0)
    björn.page.keyboard.press("Escape")
    expect(prompt(björn)).to_have_text("A bot plays on for Anna as soon as everybody who is here agrees.")
    expect(prompt(carla)).to_have_text("Björn would like a bot to play on for Anna.")
    assert carla.view()["seats"][0]["bot"] is None
    carla.page.get_by_role("button", name="That is fine").click()
    expect(news(björn)).to_contain_text("A bot plays on for Anna.")
    björn.wait()


def test_who_is_here_but_slow_is_reminded(visits: Visits) -> None:
    anna, björn, _ = Three.at_a_table(visits)
    sheet = menu(björn)
    expect(sheet.get_by_role("button", name="Let a bot play on")).to_have_count(0)
    sheet.get_by_role("button", name="Remind").tap()
    expect(sheet.get_by_role("alert")).to_contain_text("They see your reminder.")
    expect(news(anna)).to_contain_text("Björn reminded you that it is your turn.")
    # Once a minute is enough, and a bot only comes after one.
    sheet.get_by_role("button", name="Remind").tap()
    expect(sheet.get_by_role("alert")).to_contain_text("They were reminded less than a minute ago.")
    sheet.get_by_role("button", name="Let a bot play on").tap()
    expect(sheet.get_by_role("alert")).to_contain_text("Remind them first, and wait a minute.")


SECONDS = re.compile(r"(\d+):(\d\d)")


def seconds(text: str) -> list[int]:
    return [60 * int(minutes) + int(rest) for minutes, rest in SECONDS.findall(text)]


def test_a_clock_runs_and_then_a_bot_plays_on(visits: Visits) -> None:
    clock = {"clock": {"per_turn_s": 3, "bank_s": 2}}
    anna = Table.opened(visits.person(PHONE), GAME, "link", setup=clock).visit()
    expect(anna.page.locator(".lobby")).to_be_visible()
    björn = anna.joined(visits.person(), "Björn")
    for page in (anna.page, björn.page):
        running, other = page.get_by_role("timer").all()
        turn, bank = seconds(running.inner_text())
        assert 1 <= turn <= 3
        assert (bank, seconds(other.inner_text())) == (2, [2])
    expect(anna.page.locator(".clock.hurry")).to_be_visible()  # only the reserve is left
    assert max(seconds(anna.page.locator(".clock.hurry").inner_text())) <= 2
    expect(prompt(anna)).to_have_text("A bot is playing for you.")
    for table in (anna, björn):
        expect(news(table)).to_contain_text("A bot plays on for Anna: the time is up.")
    anna.page.get_by_role("button", name="Play on yourself").tap()
    expect(prompt(anna)).not_to_have_text("A bot is playing for you.")


def test_a_clock_of_days(visits: Visits) -> None:
    anna = Table.opened(visits.person(PHONE), GAME, "here", setup={"clock": {"days": 3}}).visit()
    anna.page.get_by_role("button", name="I am Anna").tap()
    expect(anna.page.get_by_role("timer")).to_contain_text("3 days")
    assert [*misfits(anna.page), *barriers(anna.page, quickly=True)] == []
    anna.page.goto("/")
    expect(anna.page.get_by_text("until ")).to_be_visible()


def test_a_clock_that_is_wrong_on_this_device(visits: Visits) -> None:
    """The time left is what the server means by it."""
    page = visits.person()
    page.add_init_script("const real = Date.now; Date.now = () => real() + 3_600_000;")
    anna = Table.opened(page, GAME, setup={"clock": {"per_turn_s": 600}}).visit()
    anna.wait()
    (left,) = seconds(page.get_by_role("timer").inner_text())
    assert 580 <= left <= 602
