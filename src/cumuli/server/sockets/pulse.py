"""Whether somebody is still there: all sockets are asked by turns, with one timer for all of them."""

from __future__ import annotations

import asyncio
from secrets import token_bytes
from typing import TYPE_CHECKING, Final

from websockets.frames import Frame, Opcode

if TYPE_CHECKING:
    from cumuli.server.sockets.open import Socket

TURNS: Final = 200
"""Among so many groups all are spread, so that they are never asked all at once."""


class Pulse:
    """Asks each socket once in so many seconds; who has not answered when it is their turn again is gone."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._turns: list[set[Socket]] = [set() for _ in range(TURNS)]
        self._now = 0
        self._timer: asyncio.TimerHandle | None = None

    def open(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self.seconds / TURNS, self._beat)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def join(self, socket: Socket) -> int:
        """Count one more in, to be asked when all others have been; its turn."""
        self._turns[self._now].add(socket)
        return self._now

    def leave(self, socket: Socket) -> None:
        self._turns[socket.turn].discard(socket)

    def _beat(self) -> None:
        self.open()
        self._now = (self._now + 1) % TURNS
        if self._turns[self._now]:
            payload = token_bytes(4)
            frame = Frame(Opcode.PING, payload).serialize(mask=False)
            for socket in tuple(self._turns[self._now]):
                socket.ping(payload, frame)
