"""What each seat may know, and the states it can imagine from it."""

from collections import Counter
from itertools import permutations

from stofa import Game, Rng, View
from stofa.games.partners.board import CARDS
from stofa.games.partners.core.cards import CARD, FULL_DECK, NO_CARD
from stofa.games.partners.core.state import PartnersState
from stofa.games.partners.position import cards_of
from tests.games.sampling import assert_as_often

from .invariants import check
from .positions import dealt, inside, play, position, seen

HANDS = ("heart 2 3 5", "8 2 3 5", "13 2 3 5", "7 9 10 12")


def imagine(game: Game, seat: int | None, rng: Rng) -> PartnersState:
    return imagined(game.view(seat), rng)


def imagined(view: View, rng: Rng) -> PartnersState:
    state = view.determinize(rng)
    assert isinstance(state, PartnersState)
    check(state)
    return state


def hand(state: PartnersState, seat: int) -> list[str]:
    return cards_of(state.hands[seat])


def test_others_hands_and_gifts_are_hidden() -> None:
    game = play(dealt(*HANDS), "give heart, give 8, give 13, give 7")
    for seat in (1, 3, None):
        assert seen(game, seat).given != "heart"
    assert seen(game).hand == []
    assert (seen(game).given, seen(game).received) == (None, None)


def test_a_dealt_card_and_a_given_one_are_seen_by_one_seat_only() -> None:
    game = play(dealt(*HANDS), "give heart, give 8")
    assert game.history_seen_by(0)[0] == ("~", "deal heart")
    assert game.history_seen_by(1)[0] == ("~", "deal")
    assert game.history_seen_by(0)[-2:] == [(0, "give heart"), (1, "give")]
    assert game.history_seen_by(2)[-2:] == [(0, "give"), (1, "give")]


def test_the_partner_is_imagined_with_the_card_it_was_given() -> None:
    game = play(dealt(*HANDS), "give heart, give 8, give 13, give 7")
    rng = Rng(1)
    others = set()
    for _ in range(50):
        state = imagine(game, 0, rng)
        assert hand(state, 0) == ["13", "2", "3", "5"]
        assert "heart" in hand(state, 2)
        assert (state.gift(0), state.gift(2)) == (CARDS.index("heart"), CARDS.index("13"))
        others.add(tuple(hand(state, 1)))
    assert len(others) > 40


def test_whoever_takes_a_seat_over_does_not_know_what_was_given() -> None:
    giving = play(dealt(*HANDS), "give heart")
    lying = giving.view(0)
    game = play(giving, "give 8, give 13, give 7")
    came = game.view(0)
    assert came.position.given == lying.position.given == "heart"
    assert came.known_since(came).position.given is None
    # A card that still lay before the seat could be looked at.
    assert lying.known_since(lying).position.given == "heart"
    assert came.known_since(lying).position.given == "heart"
    assert {"heart" in hand(imagined(came.known_since(came), Rng(seed)), 2) for seed in range(50)} == {
        True,
        False,
    }


def test_once_it_was_laid_down_the_partner_may_hold_anything() -> None:
    game = play(dealt(*HANDS), "give heart, give 8, give 13, give 7, 13 start, fold, heart start")
    rng = Rng(2)
    with_heart = sum("heart" in hand(imagine(game, 0, rng), 2) for _ in range(300))
    assert 20 < with_heart < 150  # three of 40 unseen cards are hearts


def test_a_card_given_face_down_is_imagined_too() -> None:
    game = play(dealt(*HANDS), "give heart, give 8, give 13")
    rng = Rng(3)
    gifts: Counter[int] = Counter()
    for _ in range(300):
        state = imagine(game, 0, rng)
        assert state.gift(0) == CARDS.index("heart")
        assert state.gift(3) == NO_CARD
        gifts[state.gift(2)] += 1
    assert len(gifts) == len(CARDS)  # yellow's card may be any, also one that blue has three more of


def test_what_opponents_gave_each_other_is_imagined_by_chance() -> None:
    # Red has one card left of four: in a quarter of all cases that is green's gift, unless its face was laid.
    game = position(blue="b1 : 2 3", red=": heart", active="blue")
    inside(game).public.laid[1] = 0x111 << 16
    inside(game).public.played = 0x111 << 16
    inside(game).deck -= 0x111 << 16
    inside(game).public.deck_size -= 3
    rng = Rng(4)
    known = 0
    for _ in range(400):
        state = game.view(0).determinize(rng)
        assert isinstance(state, PartnersState)
        if state.gift(3) != NO_CARD:
            known += 1
            assert CARDS[state.gift(3)] in hand(state, 1)
            assert CARDS[state.gift(3)] not in cards_of(state.public.laid[1])
    assert 60 < known < 130


def test_all_unseen_cards_are_as_likely_in_any_hand() -> None:
    game = dealt(*HANDS)
    rng = Rng(5)
    found: Counter[str] = Counter()
    for _ in range(1000):
        found.update(hand(imagine(game, 0, rng), 3))
    # 52 cards are unseen; four of most faces, three of those in blue's hand.
    for card in CARDS:
        copies = 3 if card in HANDS[0].split() else 4
        assert abs(found[card] / 4000 - copies / 52) < 0.02


def test_all_deals_of_few_unseen_cards_come_as_often() -> None:
    """What was laid is known to all, folded hands included, and what one gave to the partner to oneself."""
    unseen = ["2", "3", "5"] * 4  # each of them a card of its own; eight are in the deck
    game = position(blue=": 6", red=": 2 3", yellow=": heart 2", green=": 5", deal=3)
    state = inside(game)
    state.deck = sum(CARD[CARDS.index(card)] for card in unseen) - sum(
        state.hands[seat] for seat in (1, 2, 3)
    )
    state.deck += CARD[CARDS.index("heart")]
    state.public.played = FULL_DECK - state.deck - sum(state.hands)
    state.public.deck_size = 8
    for seat, laid in enumerate(("12 12 10", "9 9", "12 12", "9 9 10")):
        state.public.laid[seat] = sum(CARD[CARDS.index(card)] for card in laid.split())
    check(state)
    state.given = (state.given & ~15) | CARDS.index("heart")
    ways: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for order in permutations(range(len(unseen)), 4):
        one, two, three, four = (unseen[place] for place in order)
        ways[hand_of(one, two), hand_of("heart", three), hand_of(four)] += 1
    found: Counter[tuple[tuple[str, ...], ...]] = Counter()
    rng = Rng(7)
    for _ in range(20_000):
        imagined = imagine(game, 0, rng)
        found[tuple(hand_of(*hand(imagined, seat)) for seat in (1, 2, 3))] += 1
    assert_as_often(found, ways)


def hand_of(*held: str) -> tuple[str, ...]:
    return tuple(sorted(held))


def test_a_spectator_imagines_all_hands() -> None:
    game = play(dealt(*HANDS), "give heart, give 8, give 13, give 7")
    state = imagine(game, None, Rng(6))
    assert [len(hand(state, seat)) for seat in range(4)] == [4, 4, 4, 4]
