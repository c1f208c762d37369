"""Who asks, if a proxy passes the request on. Only proxies that the operator has named are believed.

Proxies append the address of whoever asked them to `X-Forwarded-For`. So it is read from the right: every
entry up to the first that is no proxy of ours was written by one that is; what stands further left was sent
by the client, and may be anything. `Forwarded` (RFC 7239) is not read: the usual proxies do not
write it, and would pass on what a client has made up.
"""

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from stofa.server.http.proxy_advice import ProxyAdvice
from stofa.server.networks import Networks, address_in


class ForwardedMiddleware:
    """Puts the true client and scheme into the scope; the address that has connected stays as `peer`."""

    def __init__(self, app: ASGIApp, proxies: Networks, advice: ProxyAdvice) -> None:
        self.app = app
        self.proxies = proxies
        self.advice = advice

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            peer = scope["client"][0] if scope.get("client") else ""
            scope["peer"] = peer
            headers = Headers(scope=scope)
            hops = ",".join(headers.getlist("x-forwarded-for"))
            self.advice.look_at(peer, headers, scope["path"])
            if peer in self.proxies:
                if hops:
                    scope["client"] = (client_address(hops, peer, self.proxies), 0)
                scheme = headers.get("x-forwarded-proto", "").strip().lower()
                if scheme in ("http", "https"):
                    socket = scope["type"] == "websocket"
                    scope["scheme"] = scheme.replace("http", "ws") if socket else scheme
        await self.app(scope, receive, send)


def client_address(hops: str, peer: str, proxies: Networks) -> str:
    """The rightmost address that is not a proxy's; if all are, the leftmost.

    An entry that is no address hides who stands behind it: then the proxy that wrote it has to stand for all
    of them.
    """
    nearest = peer
    for hop in reversed(hops.split(",")):
        address = address_in(_without_port(hop.strip()))
        if address is None:
            break
        nearest = str(address)
        if nearest not in proxies:
            break
    return nearest


def _without_port(hop: str) -> str:
    """Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
