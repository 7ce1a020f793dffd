"""One open websocket: it says what it is told to say, and lets an ear hear what comes.

Frames are read and written by `websockets`; when a socket is closed, and how, follows RFC 6455, 7.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import OPEN, SEND_EOF, SERVER
from websockets.protocol import Protocol as Frames

from cumuli.server.config import Config
from cumuli.server.sockets.ear import Ear

if TYPE_CHECKING:
    from uvicorn.server import ServerState

    from cumuli.server.sockets.pulse import Pulse

FAREWELL: Final = 10.0
"""Seconds the other side has to answer a farewell, and to take what was said before it."""
_last: list[tuple[bytes, bytes]] = [(b"", b"")]
"""What was said last and how it goes over the wire: a crowd is told the very same bytes."""


def framed(text: bytes) -> bytes:
    """A text, in UTF-8, as one frame."""
    said, frame = _last[0]
    if said is not text:
        frame = Frame(Opcode.TEXT, text).serialize(mask=False)
        _last[0] = text, frame
    return frame


class Socket(asyncio.Protocol):
    """One connection from the handshake on; while it is quiet, no task, queue or timer is its own."""

    __slots__ = (
        "_config",
        "_ear",
        "_frames",
        "_full",
        "_listening",
        "_over",
        "_pending",
        "_pieces",
        "_pulse",
        "_server",
        "_text",
        "_timer",
        "_transport",
        "asked",
        "turn",
    )

    def __init__(
        self, transport: asyncio.Transport, server: ServerState, config: Config, pulse: Pulse, ear: Ear
    ) -> None:
        self._transport, self._server, self._config, self._pulse = transport, server, config, pulse
        self._ear: Ear | None = ear
        self._frames = Frames(SERVER, max_size=config.message_bytes)
        self._full = False
        """What is written is not read: the transport takes no more for now."""
        self._over = False
        """We have said farewell, or there is nobody any more."""
        self._listening = False
        self._pending: deque[str | bytes] | None = None
        """What came while the ear was busy."""
        self._pieces: list[bytes | bytearray | memoryview] | None = None
        """Of a message that comes in several frames: those that are here."""
        self._text = False
        """It is a text."""
        self._timer: asyncio.TimerHandle | None = None
        self.asked: bytes | None = None
        """What was asked with and is to be answered, see `Pulse`."""
        self.turn = pulse.join(self)
        server.connections.add(self)  # type: ignore[arg-type]  # all it asks of them is a `shutdown`

    # what is said

    def say(self, text: bytes) -> bool:
        """Write a text, in UTF-8, unless whoever reads lags behind or is gone; whether it was written."""
        if self._full or self._over or self._transport.is_closing():
            return False
        self._transport.write(framed(text))
        return True

    def wait(self) -> None:
        """Something waits to be said."""
        if self._timer is None and not self._over:
            self._after(self._config.send_seconds, self._late)

    def _late(self) -> None:
        self._timer = None
        if self._ear is not None:
            self._ear.late()

    def pause_writing(self) -> None:
        self._full = True

    def resume_writing(self) -> None:
        self._full = False
        if self._over or self._ear is None or self._transport.is_closing():
            return
        self._calm()
        while not self._full and (text := self._ear.more()) is not None:
            self._transport.write(framed(text))
        if self._full:
            self.wait()

    # what is heard

    def data_received(self, data: bytes) -> None:
        self._frames.receive_data(data)
        for frame in self._frames.events_received():
            assert isinstance(frame, Frame)
            if frame.opcode is Opcode.PONG:
                if self.asked is not None and self.asked == frame.data:
                    self.asked = None
            elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) and not self._over:
                self._piece(frame)
        self._flush()

    def _piece(self, frame: Frame) -> None:
        """Take a frame of a message; `websockets` has made sure that it follows what came before."""
        if frame.opcode is not Opcode.CONT:
            self._text = frame.opcode is Opcode.TEXT
            if frame.fin:
                self._whole(frame.data)
                return
            self._pieces = []
        assert self._pieces is not None
        if frame.data:  # empty ones would cost memory, and count for nothing in a message's size
            self._pieces.append(frame.data)
        if frame.fin:
            pieces, self._pieces = self._pieces, None
            self._whole(b"".join(pieces))

    def _whole(self, data: bytes | bytearray | memoryview) -> None:
        try:
            said = str(data, "utf-8") if self._text else bytes(data)
        except UnicodeDecodeError:
            self._frames.fail(CloseCode.INVALID_DATA)
            self._over = True
            return
        if self._listening:
            if not self._pending:
                self._pending = deque()
                self._transport.pause_reading()
            self._pending.append(said)
        else:
            self._listening = True
            task = asyncio.get_running_loop().create_task(self._listen(said))
            self._server.tasks.add(task)
            task.add_done_callback(self._server.tasks.discard)

    async def _listen(self, said: str | bytes) -> None:
        assert self._ear is not None
        try:
            await self._ear.hear(said)
            while self._pending:
                said = self._pending.popleft()
                if not self._pending:
                    self._read_on()
                await self._ear.hear(said)
        finally:
            self._listening, self._pending = False, None
            if self._over:
                self._end()

    def _read_on(self) -> None:
        with suppress(RuntimeError):  # it is closing
            self._transport.resume_reading()

    # whether anybody is there

    def ping(self, payload: bytes, frame: bytes) -> None:
        """Ask; who has not answered since they were asked last is gone."""
        if self._over or self._transport.is_closing():
            return
        if self.asked is None:
            self.asked = payload
            self._transport.write(frame)
        else:
            self._frames.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
            self._flush()

    # how it ends

    def _flush(self) -> None:
        """Write the answers that frames ask for; hang up where they end the conversation."""
        said = self._frames.data_to_send()
        if said:
            self._transport.write(b"".join(said))
            if SEND_EOF in said:
                self._hang_up()

    def close(self, code: int) -> None:
        """Say farewell and hear no more; the other side's farewell ends the connection, or the end of our patience."""
        if self._over:
            return
        self._over = True
        if self._frames.state is OPEN and not self._transport.is_closing():
            self._frames.send_close(code)
            self._flush()
            self._read_on()
            self._after(FAREWELL, self._transport.abort)
        asyncio.get_running_loop().call_soon(self._end)  # who is told something just now must not be gone already

    def shutdown(self) -> None:
        """The server stops."""
        if not self._over and self._frames.state is OPEN:
            self._frames.send_close(CloseCode.SERVICE_RESTART)
            self._flush()
        self._hang_up()

    def _hang_up(self) -> None:
        """Close the connection once all is written, or when nobody has taken it for long."""
        self._after(FAREWELL, self._transport.abort)
        self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        self._calm()
        self._over = True
        self._pulse.leave(self)
        self._server.connections.discard(self)
        self._frames.parser.close()  # it and its frames hold each other
        self._end()

    def _end(self) -> None:
        """Let the ear go, after what it hears just now."""
        if not self._listening and self._ear is not None:
            ear, self._ear = self._ear, None
            ear.gone()

    def _after(self, seconds: float, then: Callable[[], None]) -> None:
        """Let one thing happen if nothing else does."""
        self._calm()
        self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def _calm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
