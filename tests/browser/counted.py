"""The count at the end of a game, as the page shows it and as the server knows it."""

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
    columns = [text.split()[-1] for text in page.locator(".end thead th").all_inner_texts()]
    totals = page.locator(".end tfoot td").all_inner_texts()
    # Whoever plays together is counted together, under the name of the last of them.
    games = {game["id"]: game for game in page.request.get("/api/games").json()["games"]}
    sides = games[end["game"]]["sides"][str(len(names))]
    assert dict(zip(columns, totals)) == {
        names[side[-1]]: str(sum(scores[seat] for seat in side)).replace("-", "−") for side in sides
    }
    # And the table knows of it, too.
    assert table.view()["status"] == "finished"
