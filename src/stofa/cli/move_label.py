"""What a move is called in the reader's language, in the words that the page has on its buttons."""

from stofa.engine.moves import Move
from stofa.engine.title import Title
from stofa.engine.words import say


def move_label(title: Title, move: Move, language: str) -> str | None:
    """The name of a move that a seat makes; None if the game has no words for it."""
    name, facts = title.moves.message_of(move)
    try:
        for argument in title.moves.kinds[move.kind].arguments:
            if argument.word:
                for fact, value in argument.plain_facts(move.args.get(argument.name)).items():
                    if fact in facts:
                        facts[fact] = say(title.package, language, f"word-{str(value).replace('/', '-')}", {})
        return say(title.package, language, f"label-{name}", facts)
    except LookupError:
        return None
