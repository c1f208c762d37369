"""Answers to a player's `?`, made from the player's view alone."""

from stofa.cli.input_parser import parse_moves
from stofa.cli.paragraphs import paragraph
from stofa.cli.rule_text import find_rule, rule_text
from stofa.engine.moves import Move
from stofa.engine.title import Title
from stofa.engine.view import View
from stofa.engine.words import say, say_if_known

# Upper bound of the moves that one answer explains.
_MOST_MOVES = 4


def decision_text(view: View, language: str) -> str:
    """What the player has to decide now, in the game's own words if it has any.

    A game whose positions have a `step` can have a message for each: `asked-STEP`. It gets the words that
    the legal moves begin with (`close-end`), so that it need not offer what is not allowed.
    """
    words = "-".join(sorted({move.word for move in view.legal}))
    step = getattr(view.position, "step", "")
    return _sentence(view, language, f"asked-{step}", words=words) or say("stofa.cli", language, "asked", {})


def answer_question(view: View, question: str, language: str) -> str:
    """The answer to `? question`; to `?` alone, everything a newcomer needs now."""
    if not question:
        now = paragraph(decision_text(view, language))
        return "\n".join([now, *_legal_words(view, language), command_help(view.title, language)])
    if rule := find_rule([view.title], question):
        return rule_text(rule, language)
    about = _sentence(view, language, f"about-{question.split()[0].lower()}")
    if len(question.split()) == 1 and about:
        return "\n".join([paragraph(about), _moves_of_kind(view, question.lower(), language)])
    moves = parse_moves(question, view.legal, view.title.moves, view.title.package, language)
    if not moves:
        return say("stofa.cli", language, "explain-unknown", {"typed": question})
    lines = [paragraph(about)] if about else []
    return "\n".join([*lines, *(_move_answer(view, move, language) for move in moves[:_MOST_MOVES])])


def _legal_words(view: View, language: str) -> list[str]:
    """What each kind of move that is legal now means."""
    words = dict.fromkeys(move.word for move in view.legal)
    explained = ((word, _sentence(view, language, f"about-{word}")) for word in words)
    return [paragraph(f"{word}: {about}", "  ") for word, about in explained if about]


def command_help(title: Title, language: str) -> str:
    """What can be typed, with examples from the game."""
    word = next(iter(title.moves)).word
    return say("stofa.cli", language, "commands", {"rule": title.catalogue.rule[0].id, "word": word})


def _moves_of_kind(view: View, word: str, language: str) -> str:
    """The legal moves of a kind, or the reason why there are none."""
    if legal := [move for move in view.legal if move.word == word]:
        return paragraph(say("stofa.cli", language, "explain-legal", {"moves": ", ".join(legal)}))
    reasons: dict[str, None] = {}
    for move in view.title.moves:
        if move.word == word and (refusal := view.why_not(move)):
            reasons[refusal.sentence(language)] = None
    return "\n".join(paragraph(reason) for reason in list(reasons)[:1])


def _move_answer(view: View, move: Move, language: str) -> str:
    refusal = view.why_not(move)
    if refusal is None:
        return say("stofa.cli", language, "explain-legal", {"moves": move})
    return paragraph(f"{move}: {refusal.sentence(language)}")


def _sentence(view: View, language: str, key: str, **facts: str) -> str | None:
    """A message of the game, if the game has it."""
    return say_if_known(view.title.package, language, key, dict(facts))
