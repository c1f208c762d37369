"""Moves that are well formed, but that the rules allow in no position."""

import pickle
from itertools import product

import pytest

from stofa import Game, Illegal
from stofa.engine.moves import NO_CODE, NeverLegal
from stofa.engine.preview import preview_moves
from stofa.engine.words import LANGUAGES, say_if_known
from tests.games.previewing import refused


def never_legal(game: Game, allowed: str, text: str, rule: str, reason: str) -> NeverLegal:
    """Assert that one move is legal and the text is a never-legal move refused by the rule; returns that."""
    assert allowed in game.legal
    move = game.title.moves.read(text)
    assert isinstance(move, NeverLegal)
    assert (move, move.code) == (text, NO_CODE)
    assert move.kind in game.title.moves.kinds
    assert rule in {each.id for each in game.title.catalogue.rule}
    refused(game, text, rule, reason)
    assert isinstance(game.turn, int)
    view = game.view(game.turn)
    assert view.why_not(text) == move.refusal
    with pytest.raises(Illegal) as caught:
        preview_moves(view, [text])
    assert caught.value.refusal == move.refusal
    assert pickle.loads(pickle.dumps(move)).refusal == move.refusal
    sentences = {move.refusal.sentence(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    for fact, language in product(move.refusal.facts.values(), LANGUAGES):
        # A card that has a name is called by it.
        called = say_if_known(move.refusal.package, language, f"word-{fact}", {}) or str(fact)
        assert called in move.refusal.sentence(language)
    return move
