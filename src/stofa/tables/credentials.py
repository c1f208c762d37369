"""Seats are capabilities: who holds the secret holds the seat. Only hashes of secrets are stored."""

import secrets
from hashlib import sha256
from typing import Final

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
