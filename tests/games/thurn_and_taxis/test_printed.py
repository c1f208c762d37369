"""What a screen is told of the printed things."""

from stofa.games.thurn_and_taxis.board import CITIES
from stofa.games.thurn_and_taxis.printed import printed


def test_cities_stand_in_data_order_with_their_provinces() -> None:
    board = printed()
    assert [city["name"] for city in board["cities"]] == list(CITIES)
    assert board["provinces"][4] == {"name": "Polen", "cities": ["Lodz"], "stack": None}


def test_editions_differ_in_two_things() -> None:
    german, icelandic = printed()["editions"]
    assert set(icelandic["wide"]) - set(german["wide"]) == {"Baiern"}
    assert german["length"]["6"] == ["length-6", "length-5"]
    assert icelandic["length"]["6"] == ["length-6"]
    assert german["length"]["7"] == icelandic["length"]["7"] == ["length-7", "length-6", "length-5"]
