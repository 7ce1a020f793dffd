"""uvicorn's WebSocket protocol, which can also write a message at once: no task waits for its turn to say it.

An ASGI application can only send by awaiting, and so needs a task for each socket that others say things to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

SAY: Final = "cumuli.say"
"""Where in a socket's scope (`state`) stands the function that writes a text at once; see `AtOnce.say`."""
_last: list[tuple[bytes, bytes]] = [(b"", b"")]
"""What was said last and how it goes over the wire: a crowd is told the very same bytes."""


def framed(text: bytes) -> bytes:
    """A text, in UTF-8, as one frame."""
    said, frame = _last[0]
    if said is not text:
        frame = Frame(Opcode.TEXT, text).serialize(mask=False)
        _last[0] = text, frame
    return frame


class AtOnce(WebSocketsSansIOProtocol):
    """One connection."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            state: dict[str, Any] = self.scope["state"]
            state[SAY] = self.say

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":  # what the handshake was is of no use any more
            for known in ("request", "response"):
                self.__dict__.pop(known, None)

    def say(self, text: bytes) -> bool:
        """Write a text, in UTF-8, unless whoever reads lags behind or is gone; whether it was written."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True
