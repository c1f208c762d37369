"""Seats are capabilities: whoever has the secret has the seat. Only hashes of secrets are kept."""

import re
import secrets
from hashlib import sha256

from stofa.server.errors import Refused

_UNWANTED = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]")
"""Control characters, and those that turn the direction of a line."""


def new_secret() -> str:
    """What nobody can guess: 256 bits."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A one-time code for a link: 128 bits."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """The name of a table, which lets one watch it: not to be guessed either."""
    alphabet = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that looks like something else
    return "".join(secrets.choice(alphabet) for _ in range(16))


def new_seed() -> str:
    return secrets.token_hex(32)


def fingerprint(secret: str) -> str:
    """What is kept of a secret. It is random and long, so a plain hash gives nothing away."""
    return sha256(secret.encode()).hexdigest()


def checked_name(name: str, otherwise: str) -> str:
    """A display name, as it may be shown to others."""
    cleaned = " ".join(_UNWANTED.sub("", name).split())
    if len(cleaned) > 40:
        raise Refused("bad-name", most=40)
    if cleaned.startswith("bot:"):
        raise Refused("bot-name")
    return cleaned or otherwise
