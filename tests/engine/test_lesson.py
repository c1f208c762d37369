"""Guided first games: every move of them is legal, and every hint can be read by everybody."""

from itertools import pairwise

import msgspec
import pytest

from stofa import games as library
from stofa.engine.errors import Illegal
from stofa.engine.lesson import LEARNER, Lesson, load_lesson, load_script, taught
from stofa.engine.words import LANGUAGES
from stofa.games import title as find_title
from stofa.games.thurn_and_taxis.position import ThurnPosition

GAMES = list(library.titles())


@pytest.fixture(params=GAMES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return load_lesson(find_title(request.param))


def test_what_is_wanted_is_legal(lesson: Lesson) -> None:
    asked = [moment for moment in lesson.moments if moment.wanted is not None]
    assert len(asked) >= 10
    assert all(moment.wanted in moment.legal and moment.hint is not None for moment in asked)
    for moment, following in pairwise(lesson.moments):
        # Where nothing is asked, something is told only before a leap to another position.
        assert moment.wanted is not None or (moment.hint is not None) == (following.move is None)
    assert lesson.moments[-1].hint is None


def test_everybody_can_read_it(lesson: Lesson) -> None:
    known = {rule.id for rule in find_title(lesson.game).catalogue.rule}
    texts = [moment.hint.text for moment in lesson.moments if moment.hint] + [lesson.farewell]
    for text in texts:
        assert set(text) == set(LANGUAGES)
        assert all(text.values())
        # The same things are set apart in every language.
        assert len({sentence.count("**") for sentence in text.values()}) == 1
    assert {moment.hint.rule for moment in lesson.moments if moment.hint} <= known


def test_the_learner_sees_no_more_than_at_a_table(lesson: Lesson) -> None:
    for moment in lesson.moments:
        assert moment.position.seat == LEARNER
        if moment.veiled:
            assert moment.mover != LEARNER
            assert moment.move in ("complete", "deal", "draw", "give", "keep", "ticket")


def test_each_move_follows_from_the_one_before(lesson: Lesson) -> None:
    for before, after in zip(lesson.moments, lesson.moments[1:]):
        if before.wanted is not None:
            assert (after.mover, after.move, after.veiled) == (LEARNER, before.wanted, False)


@pytest.mark.parametrize(
    ("old", "new", "error", "says"),
    [
        ("0 lay Carlsruhe\n", "0 lay Ulm\n", Illegal, "TT-"),
        ("1 take Zürich\n", "0 take Zürich\n", ValueError, "turn of 1"),
        ("0 cartwright\n", "+ cartwright\n", ValueError, "more hints"),
        ("? province Baden", "? province Tyrol", Illegal, "TT-"),
    ],
)
def test_a_wrong_lesson_is_refused(old: str, new: str, error: type[Exception], says: str) -> None:
    title = find_title("thurn-and-taxis")
    script = load_script(title)
    assert old in script.moves
    with pytest.raises(error, match=says):
        taught(title, msgspec.structs.replace(script, moves=script.moves.replace(old, new)))


def test_a_lesson_may_leap_to_the_end_and_is_counted_there() -> None:
    lesson = load_lesson(find_title("thurn-and-taxis"))
    leaps = [at for at, moment in enumerate(lesson.moments) if at and moment.move is None]
    assert len(leaps) == 1
    before, after = lesson.moments[leaps[0] - 1], lesson.moments[leaps[0]]
    assert before.hint is not None
    assert before.wanted is None
    assert isinstance(after.position, ThurnPosition)
    assert (after.position.players[0].carriage, after.position.seat) == (6, LEARNER)
    assert lesson.result is not None
    assert lesson.result.winners == [LEARNER]
    assert lesson.scoring is not None
    assert [sum(line.points for line in lines) for lines in lesson.scoring] == lesson.result.scores


def test_what_could_be_chosen_instead_is_shown_as_it_would_look() -> None:
    lesson = load_lesson(find_title("thurn-and-taxis"))
    (moment,) = [moment for moment in lesson.moments if moment.instead]
    (other,) = moment.instead
    assert other.moves == ["province Baden", "house Carlsruhe", "house Freiburg"]
    assert other.view.seat == LEARNER
    assert isinstance(other.view.position, ThurnPosition)
    assert other.view.position.players[LEARNER].houses == ["Carlsruhe", "Freiburg"]
    assert isinstance(moment.position, ThurnPosition)
    assert moment.position.players[LEARNER].houses == []
