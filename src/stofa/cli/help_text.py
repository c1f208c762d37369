"""Answers to a player's `?`, from what the player may know and nothing else."""

from stofa.cli.input_parser import understand
from stofa.cli.rule_text import find_rule, paragraph, rule_text
from stofa.engine.moves import Move
from stofa.engine.title import Title
from stofa.engine.view import View
from stofa.engine.words import say

_MOST = 4


def asked(view: View, language: str) -> str:
    """What the player has to decide now, as far as possible in the game's own words.

    A game whose positions have a `step` can have a sentence for each: `asked-STEP`. It is told which words
    the legal moves begin with (`close-end`), for it is no use to offer what cannot be done.
    """
    words = "-".join(sorted({move.split()[0] for move in view.legal}))
    step = getattr(view.position, "step", "")
    return _sentence(view, language, f"asked-{step}", words=words) or say("stofa.cli", language, "asked", {})


def explain(view: View, question: str, language: str) -> str:
    """The answer to `? question`; to `?` alone, all that a newcomer needs now."""
    if not question:
        now = paragraph(asked(view, language))
        return "\n".join([now, *_words(view, language), commands(view.title, language)])
    if rule := find_rule([view.title], question):
        return rule_text(rule, language)
    about = _sentence(view, language, f"about-{question.split()[0].lower()}")
    if len(question.split()) == 1 and about:
        return "\n".join([paragraph(about), _now(view, question.lower(), language)])
    moves = understand(question, view.legal, view.title.vocabulary)
    if not moves:
        return say("stofa.cli", language, "explain-unknown", {"typed": question})
    lines = [paragraph(about)] if about else []
    return "\n".join([*lines, *(_may_i(view, move, language) for move in moves[:_MOST])])


def _words(view: View, language: str) -> list[str]:
    """What each kind of move that is legal now means."""
    words = dict.fromkeys(move.split()[0] for move in view.legal)
    told = ((word, _sentence(view, language, f"about-{word}")) for word in words)
    return [paragraph(f"{word}: {about}", "  ") for word, about in told if about]


def commands(title: Title, language: str) -> str:
    """What can be typed, with examples from the game."""
    word = next(iter(title.vocabulary)).split()[0]
    return say("stofa.cli", language, "commands", {"rule": title.catalogue.rule[0].id, "word": word})


def _now(view: View, word: str, language: str) -> str:
    """Which moves of a kind there are now, or else why there are none."""
    if legal := [move for move in view.legal if move.split()[0] == word]:
        return paragraph(say("stofa.cli", language, "explain-legal", {"moves": ", ".join(legal)}))
    reasons: dict[str, None] = {}
    for move in view.title.vocabulary:
        if move.split()[0] == word and (refusal := view.why_not(move)):
            reasons[refusal.sentence(language)] = None
    return "\n".join(paragraph(reason) for reason in list(reasons)[:1])


def _may_i(view: View, move: Move, language: str) -> str:
    refusal = view.why_not(move)
    if refusal is None:
        return say("stofa.cli", language, "explain-legal", {"moves": move})
    return paragraph(f"{move}: {refusal.sentence(language)}")


def _sentence(view: View, language: str, key: str, **facts: str) -> str | None:
    """A sentence of the game, if the game has it."""
    try:
        return say(view.title.package, language, key, dict(facts))
    except LookupError:
        return None
