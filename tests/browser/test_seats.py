"""Whose a seat is: the host takes it back and gives it anew, and its owner has it on more than one device."""

from playwright.sync_api import Locator, expect

from tests.browser.browser_contexts import PHONE, Visitors
from tests.browser.table_page import Table
from tests.browser.three_players import ThreePlayers, menu


def path_in(where: Locator) -> str:
    """Of the link that is shown there."""
    url = where.locator("input[readonly]").first.input_value()
    return url[url.index("/#") :]


def test_the_host_takes_a_seat_back_and_gives_it_to_somebody_else(visitors: Visitors) -> None:
    anna, björn, carla = ThreePlayers.at_a_table(visitors)
    assert menu(carla).get_by_role("button", name="New link for this seat").count() == 0
    sheet = menu(anna)
    row = sheet.get_by_role("listitem").filter(has_text="Björn")
    row.get_by_role("button", name="New link for this seat").click()
    row.get_by_role("button", name="Leave it as it is").click()
    row.get_by_role("button", name="New link for this seat").click()
    expect(row.get_by_text("This takes the seat away from all its devices.")).to_be_visible()
    row.get_by_role("button", name="Yes, a new link").click()
    expect(row.get_by_text("It works once, for one person.")).to_be_visible()
    expect(björn.page.get_by_role("heading", name="This table is not here")).to_be_visible()
    expect(björn.page.get_by_text("your seat was given to somebody else")).to_be_visible()

    anna.links[0] = path_in(row)
    dóra = anna.joined(visitors.person(PHONE), "Dóra")
    expect(dóra.page.locator(".seats .nm")).to_have_text(["Anna", "Dóra", "Carla"])
    assert dóra.view()["seat"] == 1


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
    phone.get_by_role("button", name="Play on here").tap()
    there = Table(phone, anna.name, 0)
    there.wait()
    expect(phone.locator(".hand [data-city]")).to_have_count(1)
    expect(phone.locator(".seats .nm")).to_have_text(["Anna", "Björn", "Carla"])
    assert there.view()["position"]["hand"] == anna.view()["position"]["hand"]
    assert there.view()["seat"] == 0
    assert björn.view()["seats"][0]["name"] == "Anna"
