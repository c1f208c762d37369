"""Tells the operator, in the log, what is wrong between a proxy and the server. Each thing is told once."""

import logging
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from stofa.server.networks import LOOPBACK_NETWORKS, address_in
from stofa.server.settings import Settings

UNOBTRUSIVE: Final = ("/health", "/metrics")
"""Paths that probes on the same machine ask for, without the proxy."""

LONGEST_HOST: Final = 100
"""Characters of a client's `Host` that are logged."""

log = logging.getLogger(__name__)


class ProxyAdvice:
    def __init__(self, settings: Settings) -> None:
        self._proxies = settings.trusted_proxies
        self._origins = settings.origins
        self._hosts = {urlsplit(origin).netloc for origin in settings.origins}
        self._told: set[str] = set()

    def look_at(self, peer: str, headers: Headers, path: str) -> None:
        """Whether a request shows that the proxy is not named, or does not say whom it speaks for."""
        forwarded = "x-forwarded-for" in headers
        if forwarded and peer not in self._proxies and _may_be_proxy(peer):
            self._tell(
                "a proxy is not believed: X-Forwarded-For counts only from proxies that are named by --proxy",
                proxy=peer,
                try_option=f"--proxy {peer}",
            )
        elif (
            not forwarded
            and (peer in self._proxies or peer in LOOPBACK_NETWORKS)
            and headers.get("host", "") in self._hosts
            and path not in UNOBTRUSIVE
        ):
            self._tell(
                "requests come through a proxy without X-Forwarded-For, so all people share one address and "
                "its limits: let the proxy send that header, and name the proxy by --proxy",
                proxy=peer,
            )

    def refused(self, scope: Scope) -> None:
        """A request was refused because of its host or origin: does that look like the proxy's doing?"""
        peer = scope.get("peer", "")
        host = Headers(scope=scope).get("host", "")[:LONGEST_HOST]
        if not _may_be_proxy(peer) or host in self._hosts:
            return
        if self._origins:
            self._tell(
                "a request was refused because its Host is none of --origin: if a proxy passed it on, let it "
                "keep the Host (nginx: proxy_set_header Host $http_host)",
                host=host,
                origins=list(self._origins),
            )
        else:
            self._tell(
                "a request was refused because its Host is not this server's: if people use that "
                "address, name it by --origin",
                host=host,
                try_option=f"--origin https://{host}",
            )

    def _tell(self, what: str, **more: object) -> None:
        if what not in self._told:
            self._told.add(what)
            log.warning(what, extra=more)


def _may_be_proxy(peer: str) -> bool:
    """Proxies are on this machine or in its network; other addresses are people's, and are not logged."""
    address = address_in(peer)
    return address is not None and address.is_private
