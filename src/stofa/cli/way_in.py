"""How other devices in the network come to the table, for the terminal: the address as a QR code."""

import asyncio
import io
import sys
from typing import Final

import segno

from stofa.cli.language import language
from stofa.engine.words import say
from stofa.server.context import ServerContext
from stofa.server.network.listener import LONELY_S
from stofa.server.network.obstacles import what_to_try

WHITE_ON_BLACK: Final = "\x1b[97;40m"
AS_BEFORE: Final = "\x1b[0m"


def show_way_in(context: ServerContext) -> None:
    """Print how others get in, and later on what to try, if nobody has. Called in the event loop."""
    addresses, lang = context.addresses, language(None)
    base = addresses.network or (None if addresses.this_machine_only else addresses.here)
    if base is None:
        print(say("stofa.tables", lang, "no-network", {}), flush=True)
        return
    code = qr_code(f"{base}/", sys.stdout.isatty())
    if _can_be_printed(code):
        print(f"{say('stofa.cli', lang, 'way-in', {})}\n{code}", flush=True)
    asyncio.get_running_loop().call_later(LONELY_S + 1, _tell_what_to_try, context, lang)


def _tell_what_to_try(context: ServerContext, lang: str) -> None:
    network = context.network
    if network.lonely:
        several = len(network.choices()) > 1
        sentences = what_to_try(lang, network.port, several)
        print("\n".join([say("stofa.cli", lang, "nobody-came-in", {}), *sentences]), flush=True)


def qr_code(text: str, coloured: bool) -> str:
    """A QR code out of blocks. The blocks are its light parts; `coloured`, they are light in any terminal."""
    drawn = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(drawn, border=2, compact=True)
    lines = drawn.getvalue().splitlines()
    if coloured:
        lines = [f"{WHITE_ON_BLACK}{line}{AS_BEFORE}" for line in lines]
    return "\n".join(lines)


def _can_be_printed(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
