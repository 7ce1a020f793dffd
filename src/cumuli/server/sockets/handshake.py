"""uvicorn's websocket protocol, for the handshake alone: whoever lets somebody in takes the connection over.

An ASGI application can only hear and say by awaiting, and so needs a task for each socket, with all that has been
called on the way there, and a second one for what others want to be said.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from cumuli.server.config import Config
from cumuli.server.sockets.ear import Ear
from cumuli.server.sockets.open import Socket
from cumuli.server.sockets.pulse import Pulse

if TYPE_CHECKING:
    import uvicorn
    from starlette.types import Scope
    from uvicorn.server import ServerState

TAKE: Final = "cumuli.take"
"""Where in a socket's scope (`state`) stands what takes the connection over, see `Handshake.take`."""
Take = Callable[[Config, Pulse, Ear], Socket | None]


class Nothing(asyncio.Transport):
    """What is left to a protocol whose connection is another's."""

    def close(self) -> None:
        pass


NOTHING: Final = Nothing()


class Handshake(WebSocketsSansIOProtocol):
    """One connection until it is accepted or refused."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.server_state = server_state
        self.asked: Any = None
        """What has read the request."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.asked = self.transport.get_protocol()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            state: dict[str, Any] = self.scope["state"]
            state[TAKE] = self.take

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()  # whoever knocks must wait for an answer, RFC 6455, 4.1
            return
        super().data_received(data)

    def start_keepalive(self) -> None:
        """`Pulse` does that."""

    def take(self, config: Config, pulse: Pulse, ear: Ear) -> Socket | None:
        """The socket, just accepted; None where somebody went away meanwhile."""
        transport = self.transport
        if self.disconnected or self.close_sent or not self.handshake_complete or transport.is_closing():
            return None
        self.transport = NOTHING
        self.connections.discard(self)
        # What holds each other would stay until garbage is collected, which a large house does rarely.
        self.conn.parser.close()
        if hasattr(self.asked, "parser"):  # httptools', where there is one
            self.asked.parser = None
        socket = Socket(transport, self.server_state, config, pulse, ear)
        transport.set_protocol(socket)
        return socket


def taken(scope: Scope, config: Config, pulse: Pulse, ear: Ear) -> Socket | None:
    """Take over the connection of a scope that was accepted just now; None where somebody went away meanwhile."""
    take: Take = scope["state"].pop(TAKE)
    return take(config, pulse, ear)
