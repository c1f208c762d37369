"""A game without pictures is shown as its text."""

from stofa.engine.core.state import Observation
from stofa.engine.game import Game
from stofa.engine.title import Position
from stofa.games.partners import Partners
from stofa.games.partners.core.state import PartnersObservation
from stofa.games.partners.drawing import draw
from stofa.games.partners.position import position_of
from tests.picture_contents import texts, words


class WithoutPictures(Partners):
    def position(self, observation: Observation) -> Position:  # type: ignore[override]
        return Position(seat=None)

    def draw(self, observation: PartnersObservation, language: str = "en") -> str:
        return draw(position_of(observation), language)


def test_the_text_is_drawn_line_by_line() -> None:
    game = Game(WithoutPictures(), 4, {"dealer": 0})
    drawn = game.picture(language="de", dark=True)
    lines = [line for line in game.view().draw("de").splitlines() if line]
    assert [line.replace("\u00a0", " ") for line in words(drawn)] == [
        "Partners",
        "Als Nächstes wird eine Karte gezogen.",
        *lines,
    ]
    assert all(text.right < 800 for text in texts(drawn))


def test_its_positions_have_no_picture() -> None:
    assert Position(seat=0).picture() is None
    assert Position(seat=0)._repr_svg_() is None
