"""Every reason there is to refuse a move, with its rule; and that each is said in three languages."""

import ast
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Final

import pytest

import stofa
from stofa import Game
from stofa.engine.words import LANGUAGES
from stofa.games.thurn_and_taxis import TITLE

from .positions import play, position, refused

OPEN: Final = "Linz Linz Linz Lodz Lodz Lodz"
POSITIONS: Final[dict[str, Callable[[], Game]]] = {
    "begin": lambda: position("hand: Ulm Kempten; route: Zürich–Basel", display=OPEN),
    "empty hand": lambda: position("route: Zürich–Basel", display=OPEN),
    "no stock": lambda: position("hand: Ulm Kempten", display=OPEN, rest="hand 1"),
    "nothing at all": lambda: position("route: Zürich–Basel–Freiburg", display="", rest="hand 1"),
    "no route": lambda: position("hand: Ulm", step="laying"),
    "two taken": lambda: play(position("hand: Ulm"), "take stock, draw Ulm, postmaster stock, draw Basel"),
    "one card": lambda: position("hand: Ulm Basel; route: Kempten", step="laying"),
    "long route": lambda: position(
        "hand: Würzburg Stuttgart Lodz Mannheim; route: Carlsruhe–Stuttgart–Nürnberg–Regensburg",
        step="laying",
    ),
    "closing": lambda: position(
        "route: Sigmaringen–Stuttgart–Nürnberg–Regensburg–Ingolstadt–Augsburg; houses: Stuttgart Regensburg",
        step="laid",
    ),
    "carriage 4": lambda: position("route: Freiburg–Basel–Zürich; carriage: 4", step="laid"),
    "carriage 5": lambda: position("route: Freiburg–Basel–Zürich; carriage: 5", step="laid"),
    "carriage 7": lambda: position("route: Freiburg–Basel–Zürich; carriage: 7; tiles: end 1", step="laid"),
    "one house left": lambda: position(
        "route: Freiburg–Basel–Zürich; houses: all but Lodz Basel Zürich", step="laid"
    ),
    "six cards": lambda: position(
        "hand: Freiburg Lodz Linz Basel Stuttgart Ulm; route: Budweis–Pilsen–Nürnberg", step="laid"
    ),
}

CASES: Final = """
TT-9  cards-come-by-themselves | begin          |                                   | draw Ulm
TT-9  cards-come-by-themselves | begin          |                                   | reveal Ulm
TT-9  card-comes-first         | begin          | take stock                        | lay Ulm right
TT-9  card-comes-first         | begin          | take Linz                         | end
TT-9  display-first            | begin          | take Linz                         | draw Ulm
TT-9  hand-first               | begin          | take stock                        | reveal Ulm
TT-2  no-card-left             | begin          | take Linz                         | reveal Lodz
TT-2  no-card-left             | begin          | take stock                        | draw Linz
TT-12 second-by-postmaster     | begin          | take stock, draw Ulm              | take stock
TT-12 postmaster-second        | begin          |                                   | postmaster Linz
TT-6  taking-is-over           | one card       |                                   | take stock
TT-6  taking-is-over           | one card       |                                   | postmaster stock
TT-7  no-other-taken           | two taken      |                                   | postmaster stock
TT-10 no-stock                 | no stock       |                                   | take stock
TT-10 no-stock                 | no stock       | take Linz                         | postmaster stock
TT-9  not-in-display           | begin          |                                   | take Ulm
TT-9  not-in-display           | begin          | take stock, draw Ulm              | postmaster Ulm
TT-13 administrator-first      | begin          | take stock, draw Ulm              | administrator
TT-8  postmaster-due           | empty hand     |                                   | administrator
TT-8  postmaster-due           | empty hand     | take Linz, reveal Ulm             | lay Linz right
TT-8  postmaster-due           | empty hand     |                                   | carrier Ulm right
TT-7  official-used            | no stock       | administrator, reveal Linz, reveal Linz, reveal Linz, \
reveal Lodz, reveal Lodz, reveal Lodz | administrator
TT-6  take-first               | begin          |                                   | lay Kempten left
TT-20 laid-already             | begin          | take stock, draw Ulm, lay Kempten left | lay Ulm left
TT-6  laying-is-over           | closing        | close                             | lay Ulm left
TT-6  laying-is-over           | nothing at all |                                   | lay Ulm left
TT-14 one-route                | one card       |                                   | lay Ulm
TT-18 no-route                 | no route       |                                   | restart Ulm
TT-15 no-route                 | no route       |                                   | lay Ulm left
TT-15 not-in-hand              | no route       |                                   | lay Linz
TT-15 not-in-hand              | one card       |                                   | restart Linz
TT-15 not-in-hand              | one card       |                                   | lay Augsburg right
TT-16 in-route                 | long route     |                                   | lay Stuttgart left
TT-16 one-card-right           | one card       |                                   | lay Ulm left
TT-17 not-between              | long route     |                                   | lay Würzburg right
TT-16 no-road-to-ends          | long route     |                                   | lay Lodz right
TT-16 no-road-to-ends          | long route     |                                   | lay Lodz left
TT-16 no-road                  | one card       |                                   | lay Basel right
TT-16 no-road                  | long route     |                                   | lay Mannheim right
TT-20 carrier-after-laying     | one card       |                                   | carrier Ulm right
TT-7  no-other-laid            | nothing at all |                                   | carrier Ulm right
TT-6  end-after-laying         | one card       |                                   | end
TT-21 too-short                | no route       | lay Ulm                           | close
TT-21 too-short                | one card       | lay Ulm right                     | close
TT-21 close-after-laying       | long route     |                                   | close
TT-22 no-closing               | long route     |                                   | each
TT-22 no-closing               | long route     |                                   | province Baiern
TT-23 province-not-in-route    | closing        | close                             | province Tyrol
TT-24 own-house                | closing        | close                             | province Württemberg
TT-25 one-house-left           | one house left | close                             | province Schweiz
TT-23 province-one-house       | closing        | close                             | province Hohenzollern
TT-22 no-placing               | long route     |                                   | house Nürnberg
TT-23 way-first                | closing        | close                             | house Nürnberg
TT-23 way-first                | closing        | close                             | done
TT-24 own-house                | closing        | close                             | house Regensburg
TT-23 not-in-route             | closing        | close                             | house Ulm
TT-22 no-placing               | closing        |                                   | done
TT-23 not-in-route             | closing        | close, each                       | house Ulm
TT-24 own-house                | closing        | close, each                       | house Regensburg
TT-24 own-house                | closing        | close, each, house Nürnberg       | house Nürnberg
TT-23 province-has-one         | closing        | close, each, house Augsburg       | house Nürnberg
TT-23 other-province           | closing        | close, province Baiern            | house Sigmaringen
TT-23 house-order              | closing        | close, province Baiern, house Ingolstadt | house Augsburg
TT-35 no-cartwright-now        | long route     |                                   | cartwright
TT-35 no-cartwright-now        | closing        | close, each                       | decline
TT-35 cartwright-not-needed    | closing        |                                   | cartwright
TT-35 cartwright-when-closing  | carriage 4     |                                   | cartwright
TT-35 cartwright-too-short     | carriage 5     |                                   | cartwright
TT-21 too-short                | no route       | lay Ulm                           | cartwright
TT-7  official-used            | nothing at all |                                   | cartwright
TT-33 no-carriage-left         | carriage 7     |                                   | cartwright
TT-36 no-discarding            | six cards      |                                   | discard Ulm
TT-36 discard-not-in-hand      | six cards      | close, each, done                 | discard Passau
TT-36 discard-order            | six cards      | close, each, done, discard Lodz   | discard Freiburg
TT-36 discard-too-late         | six cards      | close, each, done                 | discard Ulm
"""
ROWS: Final = [tuple(cell.strip() for cell in line.split("|")) for line in CASES.strip().splitlines()]


def at(name: str, moves: str) -> Game:
    """One of the positions, after some moves."""
    game = POSITIONS[name]()
    return play(game, moves) if moves else game


@pytest.mark.parametrize(("why", "name", "moves", "move"), ROWS, ids=[f"{row[0]}: {row[3]}" for row in ROWS])
def test_a_move_is_refused_by_its_rule(why: str, name: str, moves: str, move: str) -> None:
    rule, reason = why.split()
    game = at(name, moves)
    refused(game, move, rule, reason)
    refusal = game.why_not(move)
    assert refusal is not None
    for language in LANGUAGES:
        sentence = refusal.sentence(language)
        assert sentence.startswith(f"{rule}: ")
        # What a language calls a province is its own affair.
        facts = {name: fact for name, fact in refusal.facts.items() if name not in ("province", "land")}
        assert all(str(fact) in sentence for fact in facts.values()), sentence
    assert len({refusal.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)


def refusals_in_the_source() -> set[tuple[str, str]]:
    """Each rule and reason that `why_not` can answer with."""
    source = files(TITLE.package).joinpath("why_not.py").read_text("utf-8")
    return {
        (rule.value, reason.value)
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "refuse"
        for rule, reason in [call.args]
        if isinstance(rule, ast.Constant) and isinstance(reason, ast.Constant)
        if isinstance(rule.value, str) and isinstance(reason.value, str)
    }


def test_every_reason_is_reached() -> None:
    reached = {(row[0].split()[0], row[0].split()[1]) for row in ROWS}
    assert refusals_in_the_source() == reached


def test_every_rule_cited_is_in_the_book() -> None:
    known = {rule.id for rule in TITLE.catalogue.rule}
    assert {rule for rule, _ in refusals_in_the_source()} <= known


def text_of(language: str) -> str:
    return files(TITLE.package).joinpath("messages", f"{language}.ftl").read_text("utf-8")


def keys_of(text: str) -> set[str]:
    keys = re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE)
    assert len(keys) == len(set(keys))
    return set(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words_and_no_words_are_left_over(language: str) -> None:
    """The reasons are the first part of the file; what the screens say has a heading of its own."""
    reasons, heading, _ = text_of(language).partition("\n## ")
    assert heading
    never_legal = {never.reason for never in TITLE.moves.never}
    assert keys_of(reasons) == {reason for _, reason in refusals_in_the_source()} | never_legal


def test_the_languages_have_the_same_keys() -> None:
    assert keys_of(text_of("en")) == keys_of(text_of("de")) == keys_of(text_of("is"))


@pytest.mark.parametrize(
    ("length", "sentence"),
    [
        (1, "TT-21: A route of 1 card cannot be closed: it takes three."),
        (2, "TT-21: A route of 2 cards cannot be closed: it takes three."),
    ],
)
def test_a_sentence_counts_its_cards(length: int, sentence: str) -> None:
    game = position(f"route: {'–'.join(['Basel', 'Zürich'][:length])}", step="laid")
    assert str(game.why_not("close")) == sentence


def test_a_view_tells_its_seat_the_same() -> None:
    game = POSITIONS["long route"]()
    assert game.view(0).why_not("lay Lodz right") == game.why_not("lay Lodz right")
    assert game.view(0).why_not("restart Lodz") is None


def test_a_card_that_may_come_is_not_refused() -> None:
    game = at("begin", "take stock")
    assert game.why_not("draw Ulm") is None


def test_in_whole_games_a_move_is_either_legal_or_refused_with_a_reason() -> None:
    reasons = {reason for _, reason in refusals_in_the_source()}
    for seed in range(3):
        game = stofa.new("thurn-and-taxis", 2 + seed, seed=seed)
        rng = stofa.Chance(seed).rng("why not")
        for number in range(240):
            if number % 8 == 0:
                legal = set(game.legal)
                for move in TITLE.moves:
                    refusal = game.why_not(move)
                    assert (refusal is None) == (move in legal), move
                    assert refusal is None or refusal.reason in reasons
            game.play(game.legal[rng.below(len(game.legal))])
