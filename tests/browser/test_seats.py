"""Whose a seat is: it is given to somebody else, by consent, and its owner has it on more than one device."""

from playwright.sync_api import Locator, expect

from tests.browser.browser_contexts import PHONE, Visitors
from tests.browser.page_checks import barriers, misfits
from tests.browser.server_process import ServerProcess
from tests.browser.table_page import Table
from tests.browser.three_players import GAME, ThreePlayers, menu, news, prompt


def path_in(where: Locator) -> str:
    """Of the link that is shown there."""
    url = where.locator("input[readonly]").first.input_value()
    return url[url.index("/#") :]


def sound(*tables: Table) -> None:
    """Nothing is cut off, and nobody is shut out."""
    for table in tables:
        assert [*misfits(table.page), *barriers(table.page, quickly=True)] == []


def row_of(sheet: Locator, name: str) -> Locator:
    return sheet.get_by_role("listitem").filter(has_text=name)


def test_the_host_asks_for_a_seat_and_its_owner_gives_it_up(visitors: Visitors) -> None:
    anna, björn, carla = ThreePlayers.at_a_table(visitors)
    assert row_of(menu(carla), "Björn").get_by_role("button").count() == 0
    carla.page.keyboard.press("Escape")
    row = row_of(menu(anna), "Björn")
    row.get_by_role("button", name="Give this seat to someone else").click()
    expect(row.get_by_text("Whoever gets the seat sees the hand. So Björn is asked.")).to_be_visible()
    row.get_by_role("button", name="Ask").click()
    expect(row.get_by_text("Still to agree: Carla.")).to_be_visible()
    expect(prompt(carla)).to_contain_text("Anna would like to give the seat of Björn to someone else")
    asked = "The host would like to give your seat to someone else, who would then see your hand."
    expect(prompt(björn)).to_have_text(asked)
    sound(anna, björn, carla)
    björn.page.get_by_role("button", name="Give it up").tap()
    expect(prompt(björn)).to_contain_text("You cannot take them back.")
    björn.page.get_by_role("button", name="No, I stay").tap()
    expect(prompt(björn)).to_have_text(asked)
    björn.page.get_by_role("button", name="Give it up").tap()
    björn.page.get_by_role("button", name="Yes, give it up").tap()
    expect(björn.page.get_by_text("your seat was given to someone else")).to_be_visible()

    row.get_by_role("button", name="Make the link").click()
    expect(row.get_by_text("It works once, for one person.")).to_be_visible()
    anna.links[0] = path_in(row)
    dóra = anna.joined(visitors.person(PHONE), "Dóra")
    expect(dóra.page.locator(".seats .nm")).to_have_text(["Anna", "Dóra", "Carla"])
    assert dóra.view()["seat"] == 1
    assert dóra.view()["seen_from"] > 0
    expect(row_of(anna.page.get_by_role("dialog"), "Dóra").locator("input[readonly]")).to_have_count(0)


def test_who_stays_away_loses_the_seat_when_all_agree(
    visitors: Visitors, server_process: ServerProcess
) -> None:
    anna, björn, carla = ThreePlayers.at_a_table(visitors)
    björn.page.goto("about:blank")
    row = row_of(menu(anna), "Björn")
    row.get_by_role("button", name="Give this seat to someone else").click()
    row.get_by_role("button", name="Ask").click()
    carla.page.get_by_role("button", name="Allow").click()
    expect(row.get_by_text("Still to agree")).to_have_count(0)
    expect(row.get_by_text("Without a sign of Björn, the seat is free from")).to_be_visible()
    server_process.clock.pass_s(86_400 + 60)
    row.get_by_role("button", name="Make the link").click()
    expect(row.locator("input[readonly]")).to_have_count(1)
    sound(anna)
    # He is back before anybody has come.
    björn.visit()
    expect(news(anna)).to_contain_text("The seat stays with Björn.")
    expect(row.get_by_role("button", name="Give this seat to someone else")).to_be_visible()


def test_ones_own_seat_is_given_away_by_a_link(visitors: Visitors) -> None:
    anna, björn, _ = ThreePlayers.at_a_table(visitors)
    row = row_of(menu(björn), "Björn")
    row.get_by_role("button", name="Give my seat to someone else").tap()
    expect(row.get_by_text("You cannot take the seat back.")).to_be_visible()
    sound(björn)
    row.get_by_role("button", name="Yes, give it away").tap()
    expect(björn.page.get_by_role("heading", name="You have given your seat away")).to_be_visible()
    sound(björn)
    anna.links[0] = path_in(björn.page.locator("main"))
    dóra = anna.joined(visitors.person(), "Dóra")
    expect(dóra.page.locator(".seats .nm")).to_have_text(["Anna", "Dóra", "Carla"])


def test_who_comes_late_waits_until_the_others_agree(visitors: Visitors) -> None:
    visitors.allow("409")
    anna = Table.opened(visitors.person(), GAME, "link", "link", setup={"start": "host"}).visit()
    expect(anna.page.locator(".lobby")).to_be_visible()
    björn = anna.joined(visitors.person(PHONE), "Björn", seat=1)
    anna.page.get_by_role("button", name="Start and fill free seats with bots").click()
    anna.page.get_by_role("button", name="Yes, start with bots").click()
    anna.wait()
    dóra = visitors.person(PHONE)
    dóra.goto(anna.links[1])
    dóra.get_by_role("textbox").fill("Dóra")
    dóra.get_by_role("button", name="Take the seat").tap()
    expect(dóra.get_by_text("The players are asked whether you may take it")).to_be_visible()
    expect(prompt(björn)).to_contain_text("Dóra would like to take the seat that a bot plays.")
    björn.page.get_by_role("button", name="Allow").tap()
    expect(dóra.locator(".seats .nm")).to_have_text(["Anna", "Björn", "Dóra"])


def test_who_leaves_the_lobby_leaves_a_seat_that_needs_a_new_link(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(), GAME, "link", "link").visit()
    expect(anna.page.locator(".lobby")).to_be_visible()
    björn = anna.joined(visitors.person(PHONE), "Björn", seat=1)
    björn.page.get_by_role("button", name="Give up my seat").tap()
    anna.page.get_by_role("button", name="Share").first.click()
    expect(anna.page.get_by_text("Someone had this seat and left.")).to_be_visible()
    anna.page.get_by_role("button", name="New link").click()
    anna.page.get_by_role("button", name="Yes, a new link").click()
    expect(anna.page.get_by_text("Someone had this seat and left.")).to_have_count(0)
    anna.links[0] = path_in(anna.page.locator("main"))
    anna.joined(visitors.person(PHONE), "Dóra", seat=1)


def test_an_invitation_says_who_invites_to_what(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(), "thurn-and-taxis", "link", "bot")
    phone = visitors.person(PHONE, language="de")
    phone.goto(anna.links[0])
    expect(phone.get_by_text("Anna lädt dich ein zu einer Partie")).to_be_visible()
    expect(phone.get_by_role("heading", name="Thurn und Taxis")).to_be_visible()
    seats = phone.get_by_role("list", name="Spieler").get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(seats.nth(1)).to_contain_text("dein Platz")
    phone.get_by_role("link", name="Nur zuschauen").tap()
    expect(phone.locator(".lobby")).to_be_visible()
    assert [seat["kind"] for seat in anna.view()["seats"]] == ["person", "link", "bot"]  # nothing is taken


def test_a_seat_on_one_more_device(visitors: Visitors) -> None:
    """Nobody is asked for a name, and both devices see the same hand."""
    anna, björn, _ = ThreePlayers.at_a_table(visitors)
    anna.page.locator('[data-piece="stock"]').click()
    hand = anna.page.locator(".hand [data-city]")
    expect(hand).to_have_count(1)
    sheet = menu(anna)
    sheet.get_by_role("button", name="Make a link").click()
    expect(sheet.get_by_role("button", name="Make a link")).to_have_count(0)

    phone = visitors.person(PHONE)
    phone.goto(path_in(sheet))
    expect(phone.get_by_role("heading", name="Your seat, on this device")).to_be_visible()
    expect(phone.get_by_role("textbox")).to_have_count(0)
    phone.get_by_role("button", name="Carry on here").tap()
    there = Table(phone, anna.name, 0)
    there.wait()
    expect(phone.locator(".hand [data-city]")).to_have_count(1)
    expect(phone.locator(".seats .nm")).to_have_text(["Anna", "Björn", "Carla"])
    assert there.view()["position"]["hand"] == anna.view()["position"]["hand"]
    assert there.view()["seat"] == 0
    assert björn.view()["seats"][0]["name"] == "Anna"
