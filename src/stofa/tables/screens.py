"""Big screens: the public table on a television or tablet in the middle, opened by somebody at the table.

The code in a screen's link follows from the device that asked for it and from the table. So it need not be
stored, opens that table alone, and stops working when the device no longer has anything to do with the table.
"""

import hmac
from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from stofa.tables import protocol as p
from stofa.tables.credentials import READABLE

CODE_LENGTH: Final = 10
"""Letters of a code: 50 bits, because it may have to be typed with a remote control. It only helps whoever
knows the id of the table as well, and attempts are limited like everything that is read."""


def screen_code(table: str, device: str) -> str:
    """The code by which a device opens a big screen of a table."""
    digest = hmac.digest(device.encode(), f"screen {table}".encode(), sha256)
    return "".join(READABLE[byte % len(READABLE)] for byte in digest[:CODE_LENGTH])


def opener(table: str, code: str | None, devices: Iterable[str]) -> str | None:
    """The one of these devices that gave out a code; None if none of them did."""
    if not code:
        return None
    given = code.encode()
    return next((each for each in devices if _is_from(table, each, given)), None)


def _is_from(table: str, device: str, code: bytes) -> bool:
    return hmac.compare_digest(screen_code(table, device).encode(), code)


def screen_link(table: str, code: str | None) -> p.ScreenLink:
    """Where a big screen of the table is, with a code or, where everybody may watch, without one."""
    what = f"{table}.{code}" if code else table
    return p.ScreenLink(table, code, f"/#screen={what}")
