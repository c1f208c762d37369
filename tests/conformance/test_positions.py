"""Positions as text: what is written can be read, and is the same in every bit."""

from functools import cache

import pytest
from hypothesis import given, strategies as st

import stofa
from stofa import BadPosition, Game, Rng
from stofa.engine.core.state import NOBODY, State
from stofa.engine.position_text import UNKNOWN, text_of, text_of_view
from stofa.engine.words import LANGUAGES
from tests.conformance.dump import dump
from tests.conformance.every import each_written_setup, every_written_title
from tests.conformance.hooks import check
from tests.conformance.setups import ENOUGH_WAYS, Setup
from tests.conformance.walks import LONG, POLICIES, Policy, legal, positions, walk

SOME = 9
"""Moves between two positions that are looked at; no turn or deal has a multiple of it."""


def at(setup: Setup, text: str, seed: int = 0) -> Game:
    return stofa.position(setup.title.id, text, manual_chance=True, seed=seed)


def text(setup: Setup, state: State) -> str:
    return text_of(setup.title.position_notation(), state)


def seen(setup: Setup, state: State, seat: int) -> str:
    return text_of_view(setup.title.position_notation(), state.observe(seat))


@each_written_setup
@pytest.mark.parametrize("policy", POLICIES)
def test_a_state_and_what_is_seen_of_it_can_be_read_from_their_texts(setup: Setup, policy: Policy) -> None:
    for number, state in enumerate(walk(setup, policy, 11, LONG if policy == "greedy" else 400)):
        if number % SOME and state.mover() != NOBODY:
            continue
        again = at(setup, text(setup, state))
        assert dump(again._state) == dump(state)
        assert again.position_text() == text(setup, state)
        assert again._legal_codes() == ([] if state.mover() == NOBODY else legal(state))
        for seat in (NOBODY, number % setup.players):
            view = seen(setup, state, seat)
            imagined = at(setup, view, number)
            check(setup.title, imagined._state)
            assert imagined.view(None if seat == NOBODY else seat).position_text() == view


@each_written_setup
def test_a_game_from_a_text_plays_on_to_the_same_end_with_the_same_cards(setup: Setup) -> None:
    for number, state in enumerate(positions(setup)[::4]):
        before = text(setup, state)
        games = [stofa.position(setup.title.id, before, seed=number) for _ in range(2)]
        twin, rng = Game(setup.title, setup.players, setup.options, beginning=state), Rng(number)
        twin.chance = games[0].chance and stofa.Chance(number)
        twin._resolve_chance()
        moves = 0
        while not twin.over and moves < 300:
            assert list(twin.legal) == list(games[0].legal)
            move = twin.legal[rng.below(len(twin.legal))]
            for game in (twin, *games):
                game.play(move)
            moves += 1
        assert dump(twin._state) == dump(games[0]._state) == dump(games[1]._state)
        assert twin.result == games[0].result
        record = stofa.record_of(games[0])
        assert record.position == before
        again = stofa.replay(record.to_json())
        assert dump(again._state) == dump(twin._state)
        assert stofa.record_of(again) == record
        assert dump(games[0].cut(0)._state) == dump(state)


@each_written_setup
def test_a_text_of_a_view_holds_nothing_hidden(setup: Setup) -> None:
    """Whatever could be true instead is written alike; and nothing hidden is left to be written."""
    rng = Rng(5)
    for state in positions(setup)[::3]:
        for seat in (NOBODY, *range(setup.players)):
            view = seen(setup, state, seat)
            for _ in range(3):
                other = state.observe(seat).determinize(rng)
                assert seen(setup, other, seat) == view


@each_written_setup
def test_a_view_with_its_memory_is_read_as_it_was(setup: Setup) -> None:
    for number, state in enumerate(positions(setup)[::3]):
        for seat in (NOBODY, number % setup.players):
            seen_ = state.observe(seat)
            remembered = text_of_view(setup.title.position_notation(), seen_, memory=True)
            imagined = at(setup, remembered, number)
            check(setup.title, imagined._state)
            assert dump(imagined._state.observe(seat)) == dump(seen_)


@cache
def words(title_id: str) -> list[str]:
    """Words to try: everything that stands in some texts of a game."""
    found: set[str] = {UNKNOWN, "-1", "99", "x", "2", "*"}
    for text_ in texts(title_id):
        for part in text_.split("; "):
            said = part.partition(": ")[2]
            found |= {word.partition("*")[0] for word in said.split()}
    return sorted(found)


@cache
def texts(title_id: str) -> list[str]:
    return [
        written
        for setup in ENOUGH_WAYS
        if setup.title.id == title_id
        for state in positions(setup)[::2]
        for written in (text(setup, state), seen(setup, state, 0), seen(setup, state, NOBODY))
    ]


def read_or_refused(title: stofa.Title, changed: str) -> Game | None:
    """The game that stands there; None if that is refused, in one line in each language."""
    try:
        return stofa.position(title.id, changed, manual_chance=True, seed=1)
    except BadPosition as error:
        sentences = [error.sentence(language) for language in LANGUAGES]
    assert all(sentence and "\n" not in sentence for sentence in sentences)
    return None


@every_written_title
@given(data=st.data())
def test_what_is_read_is_possible_and_all_else_is_refused_in_one_sentence(
    title: stofa.Title, data: st.DataObject
) -> None:
    written = data.draw(st.sampled_from(texts(title.id)))
    parts = [part.partition(": ")[::2] for part in written.split("; ")]
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(parts) - 1))
        head, said = parts[place]
        some = data.draw(st.lists(st.sampled_from(words(title.id)), max_size=4))
        kept = [word for word in said.split() if data.draw(st.booleans())]
        match data.draw(st.sampled_from(["replace", "remove", "add", "move", "double"])):
            case "replace":
                parts[place] = head, " ".join(some)
            case "remove":
                parts[place] = head, " ".join(kept)
            case "add":
                parts[place] = head, f"{said} {' '.join(some)}"
            case "move":
                other = data.draw(st.sampled_from(parts))[0]
                parts[place] = other, said
            case "double":
                del parts[place]
        if not parts:
            break
    changed = "; ".join(f"{head}: {said}" for head, said in parts)
    game = read_or_refused(title, changed)
    if game is None:
        return
    check(title, game._state)
    again = stofa.position(title.id, game.position_text(), manual_chance=True)
    assert dump(again._state) == dump(game._state)


@every_written_title
@given(st.text(max_size=60))
def test_no_text_makes_a_traceback(title: stofa.Title, text_: str) -> None:
    read_or_refused(title, text_)
