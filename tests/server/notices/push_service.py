"""A push service on this machine: it checks who sends (RFC 8292) and decrypts what is sent (RFC 8291).

Written from the RFCs alone, not with the functions that it tests.
"""

import base64
import datetime
import hashlib
import hmac
import ipaddress
import json
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.x509.oid import NameOID


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def make_certificate(folder: Path) -> Path:
    """A certificate for this machine that signs itself, with its key in the same file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "push-service.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(private + certificate.public_bytes(serialization.Encoding.PEM))
    return file


class Browser:
    """One that has subscribed: only it can read what is sent to its endpoint."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.service = service
        self.name = name
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = hashlib.sha256(name.encode()).digest()[:16]
        self._public = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        service.browsers[f"/push/{name}"] = self

    @property
    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": f"{self.service.address}/push/{self.name}",
            "p256dh": encode(self._public),
            "auth": encode(self._auth),
        }

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(got.text) for got in self.service.got if got.path == f"/push/{self.name}"]

    def decrypt(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert length == 65
        assert 17 < len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        secret = _hkdf(self._auth, shared, b"WebPush: info\0" + self._public + sender, 32)
        key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
        record = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert record[-1:] == b"\x02"
        return record[:-1]


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    prk = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(prk, info + b"\x01", hashlib.sha256).digest()[:length]


class Got(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes
    text: bytes


class PushService:
    """`answers`: the statuses with which it answers next, with headers; afterwards everything is taken."""

    def __init__(self, certificate: Path) -> None:
        self.certificate = certificate
        self.browsers: dict[str, Browser] = {}
        self.got: list[Got] = []
        self.asked = 0
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.key: str | None = None
        """The server's public key, which every request has to be signed with."""
        self.problems: list[str] = []
        self.held = threading.Event()
        """Until this is set, nothing is answered."""
        self.held.set()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status, headers = outer._take(
                    self.path, {k.lower(): v for k, v in self.headers.items()}, body
                )
                outer.held.wait(30)
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self._server.handle_error = lambda *_: None  # type: ignore[method-assign]  # who hangs up early
        self.address = f"https://localhost:{self._server.server_address[1]}"

    def browser(self, name: str) -> Browser:
        return Browser(self, name)

    def _take(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        self.asked += 1
        if self.answers:
            return self.answers.pop(0)
        try:
            self._check_sender(headers)
            assert headers["content-encoding"] == "aes128gcm"
            assert int(headers["ttl"]) > 0
            assert len(headers["topic"]) <= 32
            text = self.browsers[path].decrypt(body)
        except Exception as error:
            self.problems.append(repr(error))
            return 400, {}
        self.got.append(Got(path, headers, body, text))
        return 201, {}

    def _check_sender(self, headers: dict[str, str]) -> None:
        scheme, _, rest = headers["authorization"].partition(" ")
        assert scheme == "vapid"
        fields = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert fields["k"] == self.key
        head, claims, signature = fields["t"].split(".")
        signed = decode(signature)
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(fields["k"]))
        number = encode_dss_signature(int.from_bytes(signed[:32], "big"), int.from_bytes(signed[32:], "big"))
        key.verify(number, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
        said = json.loads(decode(claims))
        assert said["aud"] == self.address
        self.expires = said["exp"]
        self.contact = said.get("sub")

    @contextmanager
    def running(self) -> Iterator["PushService"]:
        thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        try:
            yield self
        finally:
            self.held.set()
            self._server.shutdown()
            self._server.server_close()
            thread.join()


def is_soon(expires: int, at_s: float | None = None) -> bool:
    """Whether a signature ends within a day, as push services demand."""
    now = time.time() if at_s is None else at_s
    return now < expires <= now + 86_400
