"""Counts who comes in from the network."""

from starlette.types import ASGIApp, Receive, Scope, Send

from stofa.server.addresses import canonical
from stofa.server.network.listener import NetworkListener


class ArrivalsMiddleware:
    def __init__(self, app: ASGIApp, network: NetworkListener) -> None:
        self.app = app
        self.network = network

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and self.network.address is not None:
            client, server = scope.get("client"), scope.get("server")
            if client and server:
                self.network.arrived(canonical(client[0]), canonical(server[0]))
        await self.app(scope, receive, send)
