"""Phones in the living room: the lobby of a host at the server's own machine lets them in.

127.0.0.2 and 127.0.0.3 stand for addresses of the machine on its networks.
"""

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.browser_contexts import PHONE, Language, Visitors
from tests.browser.page_checks import cut, resize, sideways
from tests.browser.server_process import LONELY_S, ServerProcess, running_server
from tests.browser.table_page import Table
from tests.browser.test_room import SIZES

GAME = "thurn-and-taxis"
SMALLEST_CODE = 90
"""Pixels: less than that a camera cannot read across a table."""
THERE = r"a request left the origin: (http|ws)://127\.0\.0\.[23]"


@pytest.fixture(scope="module")
def home() -> Iterator[ServerProcess]:
    with running_server(STOFA_NETWORK_ADDRESSES="wifi=127.0.0.2,cable=127.0.0.3") as process:
        yield process


@pytest.fixture
def at_home(browser: Browser, home: ServerProcess) -> Iterator[Visitors]:
    visitors = Visitors(browser, home.address)
    visitors.allow(THERE)
    yield visitors
    visitors.close()
    httpx.delete(f"{home.address}/api/network", trust_env=False).raise_for_status()
    assert visitors.troubles == []


def at(server: str, host: str) -> str:
    return server.replace("127.0.0.1", host)


def code(page: Page) -> Locator:
    return page.get_by_role("img", name="QR code of the link")


def link(page: Page, seat: int) -> Locator:
    return page.get_by_role("textbox", name=f"Link for seat {seat}")


def let_phones_in(page: Page) -> None:
    page.get_by_role("button", name="Let phones join").click()
    expect(page.get_by_text("Open to this house")).to_be_visible()


def sit_down(phone: Page, address: str, name: str) -> None:
    phone.goto(address)
    phone.get_by_role("textbox").fill(name)
    phone.locator("form button.primary").click()
    expect(phone.locator("form")).to_have_count(0)


@pytest.mark.smoke
def test_a_phone_comes_in_and_is_kept_out_again(at_home: Visitors) -> None:
    at_home.allow("ERR_CONNECTION_REFUSED|net::ERR_|WebSocket connection to 'ws://127.0.0.2")
    anna = Table.opened(at_home.person(), GAME, "link", "link").visit_with_links()
    page = anna.page
    expect(page.get_by_text("Right now only this computer can open the table.")).to_be_visible()
    expect(code(page)).to_have_count(0)  # no phone could open it
    expect(link(page, 2)).to_be_hidden()
    page.get_by_text("For another browser on this computer").click()
    expect(link(page, 2)).to_have_value(f"{at_home.server}{anna.links[0]}")

    let_phones_in(page)
    expect(page.get_by_text("Right now only this computer")).to_have_count(0)
    expect(page.get_by_role("region", name="Share").get_by_text("Nobody has come in yet.")).to_be_visible()
    expect(code(page)).to_be_visible()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()  # and nothing lies over the code
    expect(page.get_by_role("log").filter(has_text="The link is copied.")).to_have_count(1)
    address = f"{at(at_home.server, '127.0.0.2')}{anna.links[0]}"
    expect(link(page, 2)).to_have_value(address)

    phone = at_home.person(PHONE)
    sit_down(phone, address, "Björn")
    expect(page.get_by_role("region", name="Share").get_by_text("One device has come in.")).to_be_visible()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Björn")
    expect(link(page, 3)).to_be_visible()  # the code of the next free seat
    offer = phone.get_by_role("button", name="Let phones join")
    expect(offer).to_have_count(0)  # it is not the server's machine

    page.get_by_role("button", name="Close it again").click()
    page.get_by_role("button", name="Leave it open").click()
    page.get_by_role("button", name="Close it again").click()
    page.get_by_role("button", name="Yes, close it").click()
    expect(page.get_by_role("button", name="Let phones join")).to_be_visible()
    expect(phone.locator(".live.connected")).to_have_count(0)
    let_phones_in(page)  # and the phone is back, in its seat
    expect(phone.locator(".live.connected")).to_have_count(1)
    sit_down(at_home.person(), f"{at_home.server}{anna.links[1]}", "Carla")
    anna.wait()
    expect(phone.locator(".seats .nm")).to_have_text(["Anna", "Björn", "Carla"])


def test_another_address_can_be_chosen(at_home: Visitors) -> None:
    anna = Table.opened(at_home.person(), GAME, "open").visit()
    page = anna.page
    let_phones_in(page)
    table = page.get_by_role("textbox", name="Link to this table")
    expect(table).to_have_value(re.compile(r"^http://127\.0\.0\.2:"))
    page.get_by_role("combobox", name="Address").select_option(label="127.0.0.3 · cable")
    expect(table).to_have_value(re.compile(r"^http://127\.0\.0\.3:"))
    phone = at_home.person(PHONE)
    phone.goto(table.input_value())
    phone.get_by_role("textbox").first.fill("Björn")
    phone.get_by_role("button", name="Sit down here").tap()
    anna.wait()


def test_no_such_offer_away_from_the_servers_machine(at_home: Visitors) -> None:
    host = Table.opened(at_home.person(), GAME, "link").visit()
    let_phones_in(host.page)
    there = at(at_home.server, "127.0.0.2")
    björn = Visitors(at_home.browser, there)
    table = Table.opened(björn.person(PHONE), GAME, "link").visit_with_links()
    expect(link(table.page, 2)).to_have_value(f"{there}{table.links[0]}")
    expect(code(table.page)).to_be_visible()
    expect(table.page.get_by_text("Open to this house")).to_have_count(0)
    expect(table.page.get_by_text("only this computer")).to_have_count(0)
    björn.close()
    assert björn.troubles == []


def test_the_big_screen_shows_codes_that_phones_can_open(at_home: Visitors) -> None:
    anna = Table.opened(at_home.person(), GAME, "link").visit()
    panel = anna.page.locator("section", has_text="On a big screen").last
    panel.get_by_role("button", name="Show the link").click()
    screen = at_home.person()
    screen.goto(panel.get_by_role("textbox").input_value())
    expect(screen.locator(".lobby .text")).to_contain_text("Phones cannot reach this computer yet.")
    expect(screen.locator("[data-free]")).to_have_count(0)
    let_phones_in(anna.page)
    expect(screen.locator("[data-free] svg[role=img]")).to_have_count(1)


@pytest.mark.parametrize(
    ("language", "make_link"), [("en", "Make a link"), ("de", "Link erzeugen"), ("is", "Búa til hlekk")]
)
def test_there_is_room_for_codes_and_what_is_said_of_them(
    at_home: Visitors, language: Language, make_link: str
) -> None:
    """In the lobby of a house that is open, and in the menu of a table, for one more device."""
    page = at_home.person(language=language)
    Table.opened(page, GAME, "link", "open").visit_with_links()
    page.locator(".share .btn.primary").click()
    expect(page.locator(".invite .code svg")).to_be_visible()
    found = misfits(page)
    Table.opened(page, GAME).visit().wait()
    page.locator("header.top button.icon").last.click()
    page.get_by_role("dialog").get_by_role("button", name=make_link).first.click()
    # That for spectators as well.
    expect(page.locator("dialog .invite .code svg")).to_have_count(2)
    assert found + misfits(page) == []


def misfits(page: Page) -> list[str]:
    """What has no room at one of the sizes; and codes that are cut, or too small for a camera."""
    found: list[str] = []
    for width, height in SIZES:
        resize(page, width, height)
        box = page.locator(".invite .code svg").last.bounding_box()
        assert box is not None
        fits = box["x"] >= 0 and box["x"] + box["width"] <= width and box["width"] >= SMALLEST_CODE
        code = [] if fits else [f"code {box}"]
        found += [f"{width}×{height}: {what}" for what in (*cut(page), *sideways(page), *code)]
    return found


def test_a_machine_without_a_network_says_so(visitors: Visitors) -> None:
    visitors.allow("status of 409")
    page = Table.opened(visitors.person(language="de"), GAME, "link").visit().page
    page.get_by_role("button", name="Handys hereinlassen").click()
    expect(page.get_by_text("Dieser Computer ist in keinem Netz")).to_be_visible()
    expect(page.get_by_role("button", name="Handys hereinlassen")).to_be_visible()


def test_what_to_try_if_nobody_comes(browser: Browser) -> None:
    with running_server(STOFA_NETWORK_ADDRESSES="wifi=127.0.0.2", **{LONELY_S: "0"}) as process:
        visitors = Visitors(browser, process.address)
        page = Table.opened(visitors.person(language="is"), GAME, "link").visit().page
        page.get_by_role("button", name="Hleypa símum inn").click()
        expect(page.get_by_text("Er síminn á sama þráðlausa neti")).to_be_visible()
        visitors.close()
        assert visitors.troubles == []
