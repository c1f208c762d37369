"""Web Push: messages that only one browser can read (RFC 8291), signed by this server (RFC 8292)."""

import base64
import binascii
import os
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from stofa.tables.errors import Refused

RECORD_BYTES: Final = 4096
"""Size of a record in the header of a message (RFC 8188); ours are a single, shorter one."""

PADDED_BYTES: Final = 1024
"""Length of every message before it is encrypted, so that its length tells nothing."""

TOKEN_LASTS_S: Final = 12 * 3600
"""Seconds that a signature is valid: half of what push services accept."""

_AUTH_BYTES: Final = 16
_POINT_BYTES: Final = 65


class PushKeys(msgspec.Struct, frozen=True):
    """What a browser gives to encrypt for it: a point on P-256 and a shared secret, in base64url."""

    p256dh: str
    auth: str


def to_base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def checked_keys(keys: PushKeys) -> PushKeys:
    """Keys with which something can be encrypted; refused if these are not."""
    try:
        point, auth = from_base64url(keys.p256dh.rstrip("=")), from_base64url(keys.auth.rstrip("="))
        if len(point) != _POINT_BYTES or len(auth) != _AUTH_BYTES:
            raise ValueError
        _public_key(point)
    except (ValueError, binascii.Error, UnsupportedAlgorithm):
        raise Refused("bad-message", problem="keys") from None
    return PushKeys(to_base64url(point), to_base64url(auth))


def _public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypt(
    text: bytes,
    keys: PushKeys,
    *,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
    padded: int = PADDED_BYTES,
) -> bytes:
    """The body of a push message. Salt and own key are new for every message, except in tests."""
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(ec.SECP256R1())
    theirs, ours = from_base64url(keys.p256dh), _point(own.public_key())
    shared = own.exchange(ec.ECDH(), _public_key(theirs))
    secret = _derive(shared, from_base64url(keys.auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    record = (text + b"\x02").ljust(padded, b"\0")  # 2: the last record
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(key).encrypt(nonce, record, None)


class Vapid:
    """The key by which push services know this server."""

    def __init__(self, secret: str) -> None:
        number = int.from_bytes(from_base64url(secret), "big")
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self.public = to_base64url(_point(self._key.public_key()))
        """For browsers, which tie their subscription to it."""

    @staticmethod
    def new_secret() -> str:
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        return to_base64url(number.to_bytes(32, "big"))

    def authorization(self, endpoint: str, now_s: int, contact: str | None) -> str:
        """The header that shows a push service who sends. `contact`: a mailto: or https: address."""
        address = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{address.scheme}://{address.netloc}",
            "exp": now_s + TOKEN_LASTS_S,
        }
        if contact is not None:
            claims["sub"] = contact
        signed = ".".join(
            to_base64url(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = to_base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"
