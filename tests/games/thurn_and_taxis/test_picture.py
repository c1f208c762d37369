"""The picture has all that the position has, and nothing else."""

from collections import Counter

import pytest

from stofa.engine.picture.palette import DARK, LIGHT
from stofa.games.thurn_and_taxis import TITLE
from stofa.games.thurn_and_taxis.board import CITIES, PROVINCES
from stofa.games.thurn_and_taxis.position import ThurnPosition
from stofa.games.thurn_and_taxis.shapes import shapes
from tests.conformance.setups import Setup, enough_ways
from tests.conformance.walks import LONG, played
from tests.engine.picture.test_marks import contrast
from tests.picture_contents import pieces, words

SETUPS = list(enough_ways(TITLE))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("moves", [0, 60, 200, LONG])
def test_what_lies_on_the_table_is_drawn(setup: Setup, moves: int) -> None:
    game = played(setup, "greedy", 7, moves)
    for seat in (None, *range(setup.players)):
        position = game.view(seat).position
        assert isinstance(position, ThurnPosition)
        assert pieces(game.picture(seat)) - winners(game.picture(seat)) == expected(position)


def winners(drawn: str) -> Counter[str]:
    return Counter({piece: 1 for piece in pieces(drawn) if piece.startswith("winner")})


def expected(position: ThurnPosition) -> Counter[str]:
    cards = [*position.display, *dict.fromkeys(position.hand)]
    return Counter(
        [
            *(f"card {city}" for city in cards),
            *(f"tiles {stack} {len(left)}" for stack, left in position.stacks.items()),
            *(f"own tile {tile.stack} {tile.value}" for tile in position.tiles),
            *(f"house {seat} {city}" for seat, one in enumerate(position.players) for city in one.houses),
            *(f"route {seat} {city}" for seat, one in enumerate(position.players) for city in one.route),
        ]
    )


def test_every_city_and_province_has_its_name_on_the_map() -> None:
    drawn = words(played(SETUPS[0], "greedy", 7, 0).picture())
    assert set(CITIES) <= set(drawn)
    assert {name for name in PROVINCES if len(name) <= 10} | {"Hohenz.", "Württ."} <= set(drawn)


def test_the_shapes_are_of_this_board() -> None:
    assert set(shapes().cities) == set(CITIES)
    assert list(shapes().provinces) == list(PROVINCES)
    assert len({province.sign for province in shapes().provinces.values()}) == len(PROVINCES)
    assert len({province.letter for province in shapes().provinces.values()}) == len(PROVINCES)
    width, height = shapes().size
    assert all(0 < city.at[0] < width and 0 < city.at[1] < height for city in shapes().cities.values())


def test_cards_and_provinces_look_as_on_the_page() -> None:
    game = played(SETUPS[0], "greedy", 7, 0)
    drawn = game.picture()
    position = game.view().position
    assert isinstance(position, ThurnPosition)
    for province, shape in shapes().provinces.items():
        cards = sum(city in PROVINCES[province] for city in position.display)
        assert all(drawn.count(f'd="{part.d}"') >= cards for part in shape.vignette)
        assert drawn.count(f'd="{shape.sign}"') >= 1 + cards  # its coat of arms, on the map too
    assert all(drawn.count(skyline) for skyline in shapes().skylines)
    assert all(river in drawn for river in shapes().rivers)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_rings_are_told_from_every_province(dark: bool) -> None:
    palette = DARK if dark else LIGHT
    provinces = {name: tint for name, tint in TITLE.colours(dark=dark).items() if name.startswith("p-")}
    assert len(provinces) == len(PROVINCES)
    for name, tint in provinces.items():
        assert min(contrast(tint, palette[ring]) for ring in ("legal", "hint", "focus")) >= 3.9, name


def test_mountains_hills_and_trees_stand_on_the_map() -> None:
    drawn = played(SETUPS[0], "greedy", 7, 0).picture(None)
    assert {kind for kind, _, _ in shapes().land} == set(shapes().relief)
    for kind, x, y in shapes().land:
        for shape in shapes().relief[kind]:
            assert f"M{x:g} {y:g}{shape.d}" in drawn
