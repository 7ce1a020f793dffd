"""Somebody with an open socket."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cumuli.server.link import Link
from cumuli.server.people.person import Person
from cumuli.server.sockets.open import Socket

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

LOG: Final = logging.getLogger(__name__)
LAGGED: Final = 1013
"""Close code for a socket that lagged too far behind: come back and ask again."""
FAILED: Final = 1011
"""Close code where a command could neither be carried out nor refused: come back and send it again."""
SENT_OUT: Final = 4001
"""Close code for a device that was signed out, or is somebody else now: load the page anew."""


class Visit(Link):
    """Says things through its socket, and lets the hub receive what comes."""

    __slots__ = ("_bytes", "_leave", "_queue", "failed", "hub", "socket")

    def __init__(self, hub: Hub, person: Person, label: str, leave: Callable[[], None]) -> None:
        """*Leave* is called once, when it is over."""
        super().__init__(person, hub.config, time.monotonic(), label)
        self.hub = hub
        self.socket: Socket | None = None
        self.failed = False
        self._leave = leave
        self._queue: deque[bytes] | None = None
        """What the socket did not take at once."""
        self._bytes = 0

    def say_raw(self, data: bytes) -> None:
        """Say a message, or queue it; a queue that grows too long is dropped and the socket cut."""
        if self.cut or self.socket is None:
            return
        if not self._queue and self.socket.say(data):
            return
        if self._queue is None:
            self._queue = deque()
        self._queue.append(data)
        self._bytes += len(data)
        if len(self._queue) > self.config.queue_messages or self._bytes > self.config.queue_bytes:
            self.stop()
        else:
            self.socket.wait()

    def stop(self) -> None:
        if self.cut:
            return
        super().stop()
        self._queue = None
        if self.socket is not None:
            code = SENT_OUT if self.sent_out else FAILED if self.failed else LAGGED
            self.hub.figures.cut.inc(code == LAGGED)
            self.socket.close(code)

    # what its socket calls

    async def hear(self, said: str | bytes) -> None:
        if self.cut:
            return  # signed out while this was on its way
        try:
            await self.hub.receive(self, said)
        except Exception:
            LOG.exception("a command was neither carried out nor refused")
            self.failed = True
            self.stop()

    def more(self) -> bytes | None:
        if not self._queue:
            self._queue = None
            return None
        data = self._queue.popleft()
        self._bytes -= len(data)
        return data

    def late(self) -> None:
        if self._queue:
            self.stop()

    def gone(self) -> None:
        self.socket = None
        self.stop()
        self.hub.presence.leave(self)
        self._leave()
