"""The count at the end of a game, as the page shows it and as the server knows it."""

import re

from tests.browser.table_page import Table, View, show_count

BIRDS = ("Kría", "Lóa", "Spói", "Lundi")
"""What bots are called."""


def expect_the_count(table: Table, end: View) -> None:
    """The end screen shows what the server has counted, and who has won."""
    page = table.page
    scores, winners = end["result"]["scores"], end["result"]["winners"]
    headline = show_count(page)
    names = [seat["name"] or BIRDS[number] for number, seat in enumerate(end["seats"])]
    said = headline.inner_text()
    assert {name for name in names if name in said} == {names[seat] for seat in winners}
    # Whoever plays together is counted together, under the name of the last of them.
    games = {game["id"]: game for game in page.request.get("/api/games").json()["games"]}
    sides = games[end["game"]]["sides"][str(len(names))]
    counted = {names[side[-1]]: str(sum(scores[seat] for seat in side)).replace("-", "−") for side in sides}
    if end["game"] == "partners":  # all points are of one kind: what there is, the name of the chart says
        chart = page.locator(".end .chart svg[role=img]").get_attribute("aria-label") or ""
        assert dict(re.findall(r"(\w+) (\d+)", chart)) == counted
    else:
        columns = [text.split()[-1] for text in page.locator(".end thead th").all_inner_texts()]
        assert dict(zip(columns, page.locator(".end tfoot td").all_inner_texts())) == counted
    # And the table knows of it, too.
    assert table.view()["status"] == "finished"
