"""What the rest of the program is told about a game."""

import pytest

import stofa
from stofa import BadOption, Result, Title
from stofa.engine.words import LANGUAGES
from tests.conformance.every import every_title
from tests.conformance.setups import enough_ways
from tests.conformance.walks import LONG, played


@every_title
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
def test_other_numbers_of_players_are_refused_by_a_rule(title: Title, players: int) -> None:
    with pytest.raises(BadOption) as caught:
        stofa.new(title.id, players, seed=1)
    rule = title.players_rule or title.catalogue.rule[0].id
    assert caught.value.facts["rule"] == rule
    for language in LANGUAGES:
        assert caught.value.sentence(language).startswith(f"{rule}: ")


@every_title
def test_the_number_of_players_comes_from_the_names_or_is_the_fewest(title: Title) -> None:
    assert stofa.new(title.id, seed=1).players == min(title.player_counts)
    most = max(title.player_counts)
    assert stofa.new(title.id, seats=[f"p{n}" for n in range(most)], seed=1).players == most


def test_a_result_is_written_with_its_details_beside_the_scores() -> None:
    assert Result([3, 4], [1]).as_json() == {"scores": [3, 4], "winners": [1]}
    told = Result([3, 4], [0, 1], {"bonus": [["Miami"], []]}).as_json()
    assert told == {"scores": [3, 4], "winners": [0, 1], "bonus": [["Miami"], []]}


@every_title
def test_the_result_is_that_of_the_last_state(title: Title) -> None:
    for setup in enough_ways(title):
        game = played(setup, "greedy", 3, LONG)
        assert game.result == title.result(game._state)
        assert game.result is not None
        winners = sum(1 << seat for seat in game.result.winners)
        assert winners == game._state.winners()


def test_all_titles_are_found_by_their_names() -> None:
    assert len(stofa.titles()) >= 1
    for name, title in stofa.titles().items():
        assert stofa.title(name) is title
        assert title.id == name
