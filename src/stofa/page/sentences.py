"""Sentences that the page says: here they are only marked, with what is filled in.

A mark is a text of its own, so that it can stand in another sentence, as the reason in "move 3: …" does.
"""

import json
from typing import Final
from urllib.parse import quote

from stofa.engine.words import Facts

BEGIN: Final = "\ue000"
END: Final = "\ue001"
"""Characters of the private use area: no text has them."""


def unsaid(package: str, language: str, key: str, facts: Facts) -> str:
    """A mark for a sentence. The page knows the language."""
    told = json.dumps([package, key, {name: _as_text(fact) for name, fact in facts.items()}])
    return f"{BEGIN}{quote(told)}{END}"


def _as_text(fact: str | int) -> str | int:
    """Numbers that JavaScript would round are texts."""
    return fact if isinstance(fact, str) or abs(fact) < 2**53 else str(fact)
