"""The generator of playouts: a stream that is fixed for ever by its seed."""

import pytest

from stofa.engine.core.rng import MULTIPLIER, WORD, Rng

KNOWN_WORDS = [2559159615, 1878345284, 4120086473, 3678143975]
KNOWN_NUMBERS = [39, 28, 63, 56, 50, 30, 22, 41, 35, 56, 40, 60]


def by_the_book(seed: int, count: int) -> list[int]:
    """Multiply-with-carry in plain big integers, as its inventor wrote it."""
    word, carry = seed % 2**32, (seed // 2**32) % 2**30 + 1
    words: list[int] = []
    for _ in range(8 + count):
        carry, word = divmod(MULTIPLIER * word + carry, 2**32)
        words.append(word)
    return words[8:]


@pytest.mark.parametrize("seed", [0, 1, 2, 12345, 2**31, 2**32, 2**32 + 1, 2**61, 2**62 - 1])
def test_the_stream_is_that_of_the_book(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.next_word() for _ in range(20)] == by_the_book(seed, 20)


def test_known_values_stay() -> None:
    """Records of simulations and tournaments name a seed: it has to mean the same games tomorrow."""
    rng = Rng(7)
    assert [rng.next_word() for _ in range(4)] == KNOWN_WORDS
    rng = Rng(7)
    assert [rng.below(66) for _ in range(12)] == KNOWN_NUMBERS


def test_no_value_ever_needs_more_than_63_bits() -> None:
    """Then compiled 64-bit numbers and Python's big ones never part."""
    assert MULTIPLIER * WORD + MULTIPLIER < 2**63
    assert WORD * (2**31 - 1) < 2**63


def test_the_multiplier_gives_every_seed_the_full_period() -> None:
    """a·2³² - 1 and its half (less a half) are both prime, by the test of Miller and Rabin."""
    modulus = MULTIPLIER * 2**32 - 1
    assert probably_prime(modulus)
    assert probably_prime((modulus - 1) // 2)


def probably_prime(number: int) -> bool:
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    # These bases are proof enough for every number below 3·10²⁴.
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        power = pow(base, odd, number)
        if power in (1, number - 1):
            continue
        for _ in range(twos - 1):
            power = power * power % number
            if power == number - 1:
                break
        else:
            return False
    return True


@pytest.mark.parametrize("bound", [1, 2, 3, 66, 2**16 + 1, 2**31 - 1])
def test_numbers_stay_below_their_bound(bound: int) -> None:
    rng = Rng(3)
    drawn = [rng.below(bound) for _ in range(200)]
    assert all(0 <= number < bound for number in drawn)
    assert bound == 1 or len(set(drawn)) > 1


def test_words_that_would_make_some_numbers_likelier_are_thrown_away() -> None:
    """Lemire's method: with a bound of 3·2²⁹ a third of the words is passed over."""
    rng, words = Rng(5), Rng(5)
    bound = 3 * 2**29
    drawn = 0
    for _ in range(100):
        rng.below(bound)
    while (words.word, words.carry) != (rng.word, rng.carry):
        words.next_word()
        drawn += 1
    assert 120 < drawn < 190


def test_a_split_generator_goes_its_own_way() -> None:
    rng, twin = Rng(9), Rng(9)
    own, same = rng.split(), twin.split()
    assert [own.next_word() for _ in range(5)] == [same.next_word() for _ in range(5)]
    after = [rng.next_word() for _ in range(5)]
    assert after == [twin.next_word() for _ in range(5)]
    assert after != [own.next_word() for _ in range(5)]


def test_a_generator_can_begin_again() -> None:
    rng = Rng(1)
    first = [rng.next_word() for _ in range(5)]
    rng.reseed(2)
    assert [rng.next_word() for _ in range(5)] != first
    rng.reseed(1)
    assert [rng.next_word() for _ in range(5)] == first
