"""Bots that play for somebody else: for a person who is away, or for a bot that fails."""

from typing import Final

from stofa.bots import bot_names, installed_bot, stands_in
from stofa.tables.errors import Refused

STAND_IN: Final = "medium"
"""The bot that plays on when nobody has chosen one, or the one chosen fails: it never thinks long."""


def check_stand_in(name: str) -> None:
    """Check that a bot may play for a person: refused if it is not known to play as well as `medium`.

    Else opponents could choose the bot that loses.
    """
    if not stands_in(installed_bot(name)):
        able = [bot for bot in bot_names() if stands_in(installed_bot(bot))]
        raise Refused("weak-stand-in", bots=", ".join(able))
