"""A websocket client that costs next to nothing, so that what is measured is the server and not its guests.

Only what the three servers need: text and binary frames of any length, whole or in pieces of the stream, ping and
close.  Frames to the server are masked, as RFC 6455 asks, with a key of zeros, which leaves the payload as it is: the
server undoes the mask like any other.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from os import urandom
from typing import Final, cast

TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10


class Socket(asyncio.Protocol):
    """One open socket: `heard` is called with each message."""

    def __init__(self, path: str, port: int, headers: dict[str, str]) -> None:
        lines = {
            "Host": f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": b64encode(urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        self._ask = f"GET {path} HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in lines.items()) + "\r\n"
        self._rest = b""
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done once the server has agreed."""
        self.closed = False
        self.bytes = 0
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self.transport.write(self._ask.encode())

    @property
    def answered(self) -> bool:
        """Whether the server has said anything, be it that it will not."""
        return self._open or self._rest.startswith(b"HTTP/")

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(f"refused: {self._rest[:80]!r}"))

    def data_received(self, data: bytes) -> None:
        buffer = self._rest + data if self._rest else data
        if not self._open:
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._rest = head
                self.transport.close()
                return
            self._open = True
            self.ready.set_result(None)
        self._rest = self._frames(buffer)

    def _frames(self, buffer: bytes) -> bytes:
        """Hear every whole frame; give what is left."""
        at, end = 0, len(buffer)
        while end - at >= 2:
            kind, size, head = buffer[at] & 15, buffer[at + 1], 2
            if size >= 126:
                head = 4 if size == 126 else 10
                if end - at < head:
                    break
                size = int.from_bytes(buffer[at + 2 : at + head], "big")
            if end - at < head + size:
                break
            body = buffer[at + head : at + head + size]
            at += head + size
            if kind in (TEXT, BINARY):
                self.bytes += size
                self.heard(body)
            elif kind == PING:
                self.send(body, PONG)
            elif kind == CLOSE:
                self.transport.close()
        return buffer[at:]

    def heard(self, body: bytes) -> None:
        """A message came."""
        raise NotImplementedError

    def send(self, body: bytes, kind: int = TEXT) -> None:
        size = len(body)
        if size < 126:
            head = bytes((128 | kind, 128 | size))
        else:
            head = bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + body)
