"""Pictures: well-formed, on their own, readable, and of what the seat may see. (P4 holds for them too.)"""

import subprocess
import sys
from itertools import combinations
from xml.etree import ElementTree

import pytest

from stofa import BadOption, Game, Title
from stofa.engine.words import LANGUAGES
from tests.conformance.every import each_setup, every_title
from tests.conformance.setups import Setup, enough_ways
from tests.conformance.walks import LONG, played, positions, table_at
from tests.picture_contents import SVG, texts, words

LONG_NAME = "Maximiliane Freifrau von Tettenborn-Wachtelhausen"
ATTRIBUTES_OF_THE_WHOLE = {"width", "height", "viewBox", "role", "aria-label", "font-family", "style"}


def some_game(title: Title) -> Game:
    """A game that is half over."""
    game = played(next(enough_ways(title)), "greedy", 1, LONG)
    return game.cut(len(game.history) // 2)


@each_setup
def test_texts_stay_in_the_picture_and_apart(setup: Setup) -> None:
    for number, state in enumerate(positions(setup)):
        game = table_at(setup, state)
        game.seats = [LONG_NAME, *(f"Kría {seat}" for seat in range(1, setup.players))]
        seat = (None, *range(setup.players))[number % (setup.players + 1)]
        readable(game.picture(seat, language=LANGUAGES[number % len(LANGUAGES)]))


@each_setup
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_but_names_is_ever_cut_short(setup: Setup, language: str) -> None:
    for state in positions(setup)[::5]:
        for seat in range(setup.players):
            cut = [
                word for word in words(table_at(setup, state).picture(seat, language=language)) if "…" in word
            ]
            assert not cut


@each_setup
def test_the_end_can_be_read_too(setup: Setup) -> None:
    game = played(setup, "greedy", 1, LONG)
    assert game.result is not None
    for seat, language in ((None, "de"), (0, "is"), (setup.players - 1, "en")):
        drawn = game.picture(seat, language=language)
        readable(drawn)
        assert drawn.count('data-piece="winner ') == len(game.result.winners)
        assert set(map(str, game.result.scores)) <= set(words(drawn))


def readable(drawn: str) -> None:
    root = ElementTree.fromstring(drawn)
    width, height = float(root.get("width", "")), float(root.get("height", ""))
    written = texts(drawn)
    for text in written:
        assert text.left >= 0, text
        assert text.top >= 0, text
        assert text.right <= width, text
        assert text.bottom <= height, text
    for one, other in combinations(written, 2):
        assert not one.overlaps(other), f"{one} {other}"


@every_title
def test_a_picture_stands_on_its_own(title: Title) -> None:
    """Beside others in a notebook: no names to clash, nothing to load, nothing to run."""
    root = ElementTree.fromstring(some_game(title).picture(0))
    assert root.tag == f"{SVG}svg"
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in {"svg", "g", "rect", "circle", "path", "text"}
        for name, value in element.attrib.items():
            assert element is root or name not in ATTRIBUTES_OF_THE_WHOLE - {"width", "height", "font-family"}
            assert not name.startswith(("on", "href", "id", "class", "{"))
            assert "url(" not in value


@every_title
def test_names_are_escaped(title: Title) -> None:
    game = some_game(title).copy()
    game.seats = ['<script>"&\0\ud800', *game.seats[1:]]
    drawn = game.picture(dark=True)
    assert "<script" not in drawn
    assert any(text.startswith('<script>"&\ufffd\ufffd') for text in words(drawn))


@every_title
def test_notebooks_show_games_views_and_positions(title: Title) -> None:
    game = some_game(title)
    assert game._repr_svg_() == game.picture()
    assert game.view(1)._repr_svg_() == game.view(1).picture() == game.picture(1)
    assert game.view(1).position._repr_svg_() in (game.picture(1), None)


@every_title
def test_the_same_position_gives_the_same_bytes(title: Title) -> None:
    game = some_game(title)
    assert game.picture(0) == game.copy().picture(0)


@every_title
def test_a_seat_sees_more_than_a_spectator(title: Title) -> None:
    game = played(next(enough_ways(title)), "greedy", 1, LONG)
    half = len(game.history) // 2
    tables = [game.cut(half + more) for more in range(3)]  # a hidden bid is soon turned up
    assert any(len({table.picture(), table.picture(0)}) == 2 for table in tables)


@every_title
def test_dark_and_other_languages(title: Title) -> None:
    game = some_game(title)
    assert (
        len({game.picture(language=language, dark=dark) for language in LANGUAGES for dark in (False, True)})
        == 6
    )
    with pytest.raises(BadOption):
        game.picture(language="fr")


@every_title
def test_the_names_that_seats_usually_have_are_translated(title: Title) -> None:
    game = played(next(enough_ways(title)), "greedy", 1, LONG)
    assert "seat 0" in words(game.picture())
    assert "Platz 0" in words(game.picture(language="de"))


def test_nothing_of_it_is_loaded_before_it_is_wanted() -> None:
    program = (
        "import sys, stofa; game = stofa.new('partners', seed=1); game.view(0).position;"
        "assert not [name for name in sys.modules if 'picture' in name]; game.picture()"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
