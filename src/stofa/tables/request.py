"""One request: who asks, in which language, for what. How it came does not matter here."""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec

from stofa.tables.credentials import fingerprint, new_secret
from stofa.tables.errors import Refused
from stofa.tables.service import Service

ServiceT_co = TypeVar("ServiceT_co", bound=Service, covariant=True)


class Request(Generic[ServiceT_co]):
    def __init__(
        self,
        context: ServiceT_co,
        device: str | None,
        address: str,
        language: str,
        path: Mapping[str, str],
        query: Mapping[str, str],
        body: bytes,
    ) -> None:
        self.context = context
        self._device = device
        self.address = address
        """What the asking client is counted as."""
        self.language = language
        self.path = path
        """What the address names: a table, a game."""
        self.query = query
        self.body = body
        self.new_secret: str | None = None
        """The secret of a device that has just been made up, for its cookie."""

    @property
    def device(self) -> str | None:
        """What is known of the asking device: a hash of its secret."""
        return self._device

    def known_device(self) -> str:
        if self._device is None:
            raise Refused("no-device")
        return self._device

    def device_or_new(self, bearer: bool = False) -> tuple[str, str | None]:
        """The asking device, which is made up if it has none; then with its secret, if it is to be told."""
        if self._device is not None:
            return self._device, None
        secret = new_secret()
        self._device = fingerprint(secret)
        if bearer:
            return self._device, secret
        self.new_secret = secret
        return self._device, None

    @property
    def table(self) -> str:
        return self.path["table"]

    def read(self, kind: Any) -> Any:
        """The body, decoded as `kind`."""
        return decoded(self.body, msgspec.json.Decoder(kind))

    def number(self, name: str, otherwise: int | None = None) -> int | None:
        given = self.query.get(name)
        if given is None or given == "":
            return otherwise
        if not (given.isascii() and given.isdigit() and len(given) < 10):
            raise Refused("bad-message", problem=name)
        return int(given)


def decoded(body: bytes | str, kind: "msgspec.json.Decoder[Any]") -> Any:
    try:
        return kind.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-message", problem=str(error)[:200]) from None
