"""What one has played is one's own: to download, to take in again, to delete."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.browser_contexts import DESKTOP, PHONE, Visitors
from tests.browser.finished_games import finished
from tests.browser.replay_page import turn_stops
from tests.browser.table_page import Table
from tests.browser.three_players import GAME, menu, news, own_tables


def downloaded(page: Page, label: str, folder: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("link", name=label).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_a_finished_game_is_kept_as_a_file_and_replayed_from_it(visitors: Visitors, tmp_path: Path) -> None:
    table = finished(visitors.person(DESKTOP), GAME).visit()
    menu(table)
    file = downloaded(table.page, "Download the record", tmp_path)
    assert file.name == f"stofa-{GAME}-{table.name}.json"
    record = json.loads(file.read_text("utf-8"))

    # On another machine, on another day.
    page = visitors.person(PHONE)
    page.goto("/")
    page.get_by_label("Open a recorded game").set_input_files(file)
    total = len(turn_stops([mover for mover, _ in record["moves"]])) - 1
    expect(page.get_by_role("slider", name=f"Turn 0 of {total}")).to_be_visible()
    page.get_by_role("button", name="To the end").tap()
    expect(page.get_by_role("slider", name=f"Turn {total} of {total}")).to_be_visible()
    page.goto("/")
    page.get_by_text("One finished game").tap()
    own_tables(page).first.tap()
    expect(page.get_by_role("heading", name="wins with")).to_be_visible()


def test_a_file_that_is_no_game_is_refused_in_one_line(visitors: Visitors, tmp_path: Path) -> None:
    visitors.allow("status of 4")
    running = Table.opened(visitors.person(), GAME).visit()
    running.wait()
    menu(running)
    story = downloaded(running.page, "Download the game as I saw it", tmp_path)
    nonsense = tmp_path / "nonsense.json"
    nonsense.write_text("Dear diary", "utf-8")
    page = running.page
    page.goto("/")
    for file in (story, nonsense):
        page.get_by_label("Open a recorded game").set_input_files(file)
        expect(news(running)).to_be_visible()
        assert "\n" not in news(running).inner_text().strip()
        news(running).get_by_role("button", name="Close").click()


def test_a_table_is_deleted_for_everybody(visitors: Visitors) -> None:
    anna = Table.opened(visitors.person(PHONE), GAME, "link").visit()
    expect(anna.page.locator(".lobby")).to_be_visible()
    björn = anna.joined(visitors.person(), "Björn")
    anna.page.goto("/")
    more = anna.page.get_by_role("button", name="More: Thurn and Taxis")
    more.tap()
    anna.page.get_by_role("button", name="Delete this table: Thurn and Taxis").tap()
    anna.page.get_by_role("button", name="Keep it").tap()
    more.tap()
    anna.page.get_by_role("button", name="Delete this table: Thurn and Taxis").tap()
    anna.page.get_by_role("button", name="Yes, delete").tap()
    expect(anna.page.get_by_text("You have no tables yet.")).to_be_visible()
    expect(björn.page.get_by_role("heading", name="This table can’t be found")).to_be_visible()
    björn.page.get_by_role("link", name="Go to the home page").click()
    expect(björn.page.get_by_text("You have no tables yet.")).to_be_visible()
    assert not anna.page.request.get(f"/api/tables/{anna.name}").ok
