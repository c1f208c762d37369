"""The cards of real games: fixed by a seed, and by nothing else."""

from hashlib import sha256

from stofa import Chance
from tests.conformance.every import each_setup
from tests.conformance.setups import Setup


def test_the_stream_can_be_checked_by_anybody() -> None:
    """P9: whoever is told the seed afterwards needs nothing but SHA-256."""
    chance = Chance("abc")
    key = sha256(b"stofa chance str abc").digest()
    for number in range(5):
        block = sha256(key + number.to_bytes(8, "big")).digest()
        assert chance.below(1000) == int.from_bytes(block, "big") % 1000


def test_the_same_seed_gives_the_same_stream_and_a_number_is_not_its_text() -> None:
    def stream(seed: int | str) -> list[int]:
        chance = Chance(seed)
        return [chance.below(10**6) for _ in range(5)]

    assert stream(1) == stream(1)
    assert len({tuple(stream(seed)) for seed in (1, 2, -1, "1", "2", "")}) == 6


def test_a_stream_goes_on_where_it_was_left() -> None:
    chance = Chance(5)
    for _ in range(3):
        chance.below(6)
    twin = chance.copy()
    assert repr(twin) == repr(chance) == "Chance(5, drawn=3)"
    assert [twin.below(100) for _ in range(5)] == [chance.below(100) for _ in range(5)]
    chance.below(6)
    assert (twin.drawn, chance.drawn) == (8, 9)


def test_generators_for_a_purpose_do_not_disturb_the_cards() -> None:
    chance, undisturbed = Chance(5), Chance(5)
    bot, again, other = (chance.rng(purpose) for purpose in ("bot 0", "bot 0", "bot 1"))
    assert chance.below(10**6) == undisturbed.below(10**6)
    words = bot.next_word()
    assert words == again.next_word() != other.next_word()
    # Nor do they depend on how many cards have come.
    assert chance.rng("bot 0").next_word() == words


@each_setup
def test_a_card_is_one_of_those_that_can_come(setup: Setup) -> None:
    game = setup.game()
    for seed in range(20):
        assert setup.title.moves.write(Chance(seed).card(game._state)) in game.legal
