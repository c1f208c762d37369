"""PA-6 to PA-9: the deck, dealing, giving, and whose turn it is."""

import pytest

import stofa
from stofa import Game, PartnersPosition, Rng
from stofa.games.partners.board import CARDS, DECK

from .positions import deal, dealt, inside, legal, play, position, refused, seen

HANDS = ("heart 2 3 5", "8 2 3 5", "13 2 3 5", "7 9 10 12")


def given(dealer: str = "green") -> Game[PartnersPosition]:
    """Cards dealt and given: everybody gave away the first card."""
    return play(dealt(*HANDS, dealer=dealer), "give heart, give 8, give 13, give 7")


def play_out(game: Game[PartnersPosition]) -> None:
    """Play on, whatever, until cards are dealt again."""
    while game.turn != "~":
        game.play(game.legal[0])


def test_pa_6_there_are_four_cards_of_each_of_14_faces() -> None:
    assert " ".join(CARDS) == "heart 8 13 1/14 2 3 5 6 9 10 12 -4 7 swap"
    assert set(DECK.values()) == {4}
    assert sum(DECK.values()) == 56
    game = stofa.new("partners", 4, manual_chance=True, dealer=0)
    assert len(game.legal) == 14
    deal(game, "7 7 7 7")


def test_pa_6_and_no_fifth() -> None:
    game = dealt("7 7 7 7")
    assert "deal 7" not in game.legal
    refused(game, "deal 7", "PA-6", "no-card-left")


def test_pa_7_four_cards_to_each_from_the_dealers_left() -> None:
    game = stofa.new("partners", 4, manual_chance=True, dealer=1)
    for seat in (2, 3, 0, 1):
        assert game.turn == "~"
        assert seen(game).active == seat
        deal(game, "2 3 5 6")
        assert seen(game, seat).hand == ["2", "3", "5", "6"]
    assert (game.turn, seen(game).step) == (2, "giving")


def test_pa_7_nobody_acts_before_the_cards_have_come() -> None:
    game = stofa.new("partners", 4, manual_chance=True, dealer=1)
    refused(game, "give 2", "PA-7", "card-comes-first")
    game = dealt(*HANDS)
    refused(game, "deal 2", "PA-7", "cards-come-by-themselves")


def test_pa_7_three_deals_from_one_deck_then_the_next_player_shuffles_all_cards() -> None:
    game = stofa.new("partners", 4, seed=5, dealer=2).copy(manual_chance=True)
    seen_cards = 0
    for number in (1, 2, 3):
        position = seen(game)
        assert (position.dealer, position.deal, position.deck) == (2, number, 56 - 16 * number)
        assert sum(position.played.values()) == seen_cards
        play_out(game)
        seen_cards += 16
        if number < 3:
            rng = Rng(number)
            for _ in range(16):
                game.play(game.legal[rng.below(len(game.legal))])
    assert (seen(game).dealer, seen(game).deal, seen(game).deck) == (3, 1, 56)
    assert seen(game).played == {}
    assert seen(game).active == 0


def test_pa_7_within_a_deck_a_played_card_does_not_come_again() -> None:
    game = position(blue=": 7", red=": 7", played="7 7", active="red")
    play(game, "fold, fold")
    assert game.turn == "~"
    refused(game, "deal 7", "PA-6")


def test_pa_7_the_host_may_name_the_first_dealer() -> None:
    assert stofa.new("partners", 4, dealer=3).options == {"dealer": 3}
    dealers = {stofa.new("partners", 4, seed=seed).options["dealer"] for seed in range(40)}
    assert dealers == {0, 1, 2, 3}
    with pytest.raises(stofa.BadOption):
        stofa.new("partners", 4, dealer=4)


def test_pa_8_everybody_passes_one_card_to_the_partner() -> None:
    game = given()
    assert seen(game, 0).hand == ["13", "2", "3", "5"]
    assert seen(game, 1).hand == ["2", "3", "5", "7"]
    assert seen(game, 2).hand == ["heart", "2", "3", "5"]
    assert seen(game, 3).hand == ["8", "9", "10", "12"]
    assert seen(game).step == "playing"


def test_pa_8_a_card_one_has_and_no_other() -> None:
    game = dealt(*HANDS)
    assert legal(game) == "give 2, give 3, give 5, give heart"
    refused(game, "give 8", "PA-8", "not-in-hand")
    refused(game, "heart start", "PA-8", "give-first")
    refused(given(), "give 2", "PA-8", "giving-is-over")


def test_pa_8_nobody_sees_the_card_received_before_all_have_chosen() -> None:
    game = play(dealt(*HANDS), "give heart, give 8, give 13")
    assert [player.gave for player in seen(game).players] == [True, True, True, False]
    assert [player.hand_size for player in seen(game).players] == [3, 3, 3, 4]
    assert (seen(game, 0).hand, seen(game, 0).given, seen(game, 0).received) == (
        ["2", "3", "5"],
        "heart",
        None,
    )
    play(game, "give 7")
    assert (seen(game, 0).given, seen(game, 0).received) == ("heart", "13")
    assert (seen(game, 2).given, seen(game, 2).received) == ("13", "heart")


def test_pa_8_who_gave_a_card_goes_on_seeing_it_until_the_partner_lays_it_down() -> None:
    game = play(given(), "13 start, fold")
    assert seen(game, 2).given is None  # blue has played the 13
    assert seen(game, 0).received is None
    assert seen(game, 0).given == "heart"  # yellow still has it
    play(game, "heart start")
    assert seen(game, 0).given is None


def test_pa_8_of_two_alike_the_one_received_counts_as_laid_down_first() -> None:
    game = play(dealt("heart 2 3 5", "8 2 3 5", "heart 2 3 5", "7 9 10 12"), "give heart, give 8, give heart")
    play(game, "give 7")
    assert (seen(game, 2).given, seen(game, 0).received) == ("heart", "heart")
    play(game, "heart start")
    assert (seen(game, 2).given, seen(game, 0).received) == (None, None)
    game = play(dealt("heart heart 3 5", "8 2 3 5", "heart 2 3 5", "7 9 10 12"), "give 3, give 8, give heart")
    play(game, "give 7, heart start")
    assert seen(game, 0).hand == ["heart", "heart", "5"]
    assert seen(game, 2).given is None


def test_pa_8_a_folded_hand_ends_it_too() -> None:
    game = given()
    play(game, "13 start, fold")  # red had been given the 7 by green
    assert seen(game, 3).given is None
    assert seen(game, 1).received is None


def test_pa_9_the_player_left_of_the_dealer_plays_first_and_it_goes_on_clockwise() -> None:
    game = given(dealer="green")
    assert game.turn == 0
    assert play(game, "13 start").turn == 1
    assert play(game, "fold").turn == 2
    assert play(game, "heart start").turn == 3
    assert play(game, "8 start").turn == 0
    assert play(game, "2 b0").turn == 2  # red has no cards


def test_pa_9_only_cards_in_the_hand_are_played() -> None:
    game = given()
    refused(game, "heart start", "PA-9", "not-in-hand")
    refused(game, "7 b0 7", "PA-9")
    refused(game, "swap same", "PA-9")
    refused(game, "-4 b0", "PA-9")
    refused(game, "12 b0", "PA-9")


@pytest.mark.parametrize(
    ("move", "language", "why"),
    [
        ("heart start", "en", "PA-9: There is no heart in your hand."),
        ("heart start", "de", "PA-9: Herz ist nicht auf deiner Hand."),
        ("heart start", "is", "PA-9: Þú ert ekki með spilið hjarta á hendi."),
        ("swap start", "de", "PA-12: Die Karte Tausch bringt keine Figur aus dem Zuhause: "),
        ("swap start", "is", "PA-12: Spilið skipti kemur engu peði af heimasvæðinu: "),
    ],
)
def test_a_card_has_its_name_in_the_language_of_the_reason(move: str, language: str, why: str) -> None:
    with pytest.raises(stofa.StofaError) as refused:
        given().play(move)
    assert refused.value.sentence(language).startswith(why)


def test_pa_9_one_card_each_until_all_are_played() -> None:
    game = position(blue="b1 : 2 3", red="r1 : 2", yellow="", green="g1 : 5 6")
    for seat, move in ((0, "2 b1"), (1, "2 r1"), (3, "5 g1"), (0, "3 b3"), (3, "6 g6")):
        assert game.turn == seat
        game.play(move)
    assert game.turn == "~"
    assert inside(game).public.deal == 1
