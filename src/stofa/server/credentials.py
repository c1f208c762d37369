"""Seats are capabilities: who holds the secret holds the seat. Only hashes of secrets are stored."""

import re
import secrets
from hashlib import sha256
from typing import Final

from stofa.server.errors import Refused

_UNWANTED = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]")
"""Control characters, and those that change the direction of text."""


READABLE: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 characters of which no two look alike."""


def new_secret() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A one-time code for a link: 128 bits."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """The id of a table: 80 bits, because knowing it is enough to watch."""
    return "".join(secrets.choice(READABLE) for _ in range(16))


def new_seed() -> str:
    return secrets.token_hex(32)


def fingerprint(secret: str) -> str:
    """The hash that is stored of a secret. Secrets are random and long, so a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()


def checked_name(name: str, otherwise: str) -> str:
    """A display name, cleaned so that it may be shown to others; `otherwise` if nothing is left."""
    cleaned = " ".join(_UNWANTED.sub("", name).split())
    if len(cleaned) > 40:
        raise Refused("bad-name", most=40)
    if cleaned.startswith("bot:"):
        raise Refused("bot-name")
    return cleaned or otherwise
