"""Moves as people write them, and the legal ones as a collection."""

import pytest

from stofa import LegalMoves, Move, Unreadable
from stofa.engine.moves import Vocabulary

WORDS = Vocabulary({10: "take stock", 3: "take Ulm", 7: "end"})


def test_a_move_is_its_text() -> None:
    move = Move("take Ulm", 3)
    assert move == "take Ulm"
    assert f"{move}" == "take Ulm"
    assert move.code == 3
    assert hash(move) == hash("take Ulm")


def test_a_vocabulary_reads_what_it_writes() -> None:
    assert len(WORDS) == 3
    assert [str(move) for move in WORDS] == ["take stock", "take Ulm", "end"]
    for move in WORDS:
        assert WORDS.read(str(move)) is move
        assert WORDS.write(move.code) is move


@pytest.mark.parametrize("text", ["", "take", "take ulm", " end", "end ", "Take Ulm", "take  Ulm", "3"])
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        WORDS.read(text)
    assert text in str(caught.value)


def test_two_moves_cannot_share_a_notation() -> None:
    with pytest.raises(ValueError, match="share"):
        Vocabulary({1: "end", 2: "end"})


def test_legal_moves_behave_like_a_list_of_texts() -> None:
    legal = LegalMoves([3, 7], WORDS)
    assert legal
    assert len(legal) == 2
    assert list(legal) == ["take Ulm", "end"]
    assert (legal[0], legal[-1]) == ("take Ulm", "end")
    assert legal[1:] == ["end"]
    assert legal[0].code == 3
    assert list(reversed(legal)) == ["end", "take Ulm"]
    assert legal.index("end") == 1
    assert sorted(legal) == ["end", "take Ulm"]
    with pytest.raises(IndexError):
        legal[2]


def test_in_asks_for_a_move_or_its_text() -> None:
    legal = LegalMoves([3, 7], WORDS)
    assert "take Ulm" in legal
    assert WORDS.read("end") in legal
    assert "take stock" not in legal
    assert "nonsense" not in legal
    other_things: list[object] = [3, None, ["end"]]
    assert not any(thing in legal for thing in other_things)


def test_legal_moves_show_what_they_are() -> None:
    assert repr(LegalMoves([3, 7], WORDS)) == "<2 legal moves: take Ulm, end>"
    nothing = LegalMoves([], WORDS)
    assert not nothing
    assert repr(nothing) == "<no legal moves>"
