"""Encryption for a browser and the signature of the server, by the letters of the RFCs."""

import base64
import json

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from stofa.server.notices.web_push import PADDED_BYTES, PushKeys, Vapid, checked_keys, encrypt
from stofa.tables.errors import Refused
from tests.server.notices.push_service import decode, encode

# RFC 8291, appendix A
PLAIN = b"When I grow up, I want to be a watermelon"
BROWSER = PushKeys(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
ENCRYPTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_rfc_comes_out_to_the_last_byte() -> None:
    own = ec.derive_private_key(int.from_bytes(decode(SENDER), "big"), ec.SECP256R1())
    assert encode(encrypt(PLAIN, BROWSER, salt=decode(SALT), own=own, padded=0)) == ENCRYPTED


def test_all_messages_are_of_one_length_and_none_is_like_another() -> None:
    short, long, again = encrypt(b"a", BROWSER), encrypt(b"a" * 500, BROWSER), encrypt(b"a", BROWSER)
    assert len(short) == len(long) == 16 + 4 + 1 + 65 + PADDED_BYTES + 16
    assert short[:16] != again[:16]
    assert short[21:86] != again[21:86]


def test_the_signature_names_the_push_service_and_ends() -> None:
    vapid = Vapid(Vapid.new_secret())
    header = vapid.authorization("https://push.example:8443/a/b?c", 1_000, "mailto:host@stofa.example")
    token = header.removeprefix("vapid t=").split(",")[0]
    assert json.loads(decode(token.split(".")[1])) == {
        "aud": "https://push.example:8443",
        "exp": 1_000 + 12 * 3600,
        "sub": "mailto:host@stofa.example",
    }
    assert header.endswith(f", k={vapid.public}")
    assert len(decode(token.split(".")[2])) == 64


def test_the_same_secret_is_the_same_key() -> None:
    secret = Vapid.new_secret()
    assert Vapid(secret).public == Vapid(secret).public != Vapid(Vapid.new_secret()).public
    assert len(decode(Vapid(secret).public)) == 65


@pytest.mark.parametrize(
    "keys",
    [
        PushKeys("", ""),
        PushKeys(BROWSER.p256dh, "AAAA"),
        PushKeys(BROWSER.p256dh[:-4], BROWSER.auth),
        PushKeys(encode(b"\x04" + bytes(64)), BROWSER.auth),
        PushKeys("ü" * 87, BROWSER.auth),
        PushKeys(BROWSER.p256dh, "*" * 22),
    ],
)
def test_keys_that_are_none_are_refused(keys: PushKeys) -> None:
    with pytest.raises(Refused) as refused:
        checked_keys(keys)
    assert refused.value.reason == "bad-message"


def test_keys_may_be_written_with_padding() -> None:
    padded = base64.urlsafe_b64encode(decode(BROWSER.auth)).decode()
    assert checked_keys(PushKeys(BROWSER.p256dh + "=", padded)) == BROWSER
