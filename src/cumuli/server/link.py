"""One socket as the rest of the server sees it: somebody to say things to, within bounds."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cumuli.server.config import Config
from cumuli.server.people.person import Person

if TYPE_CHECKING:
    from cumuli.server.table.shown import Shown

_ENCODER: Final = msgspec.json.Encoder()


class Bucket:
    """Lets through so many messages a second, and a burst now and then."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Link:
    """What is still to be said to one socket, and what it has been told of each table it watches."""

    def __init__(self, person: Person, config: Config, now: float, label: str = "") -> None:
        self.person = person
        self.device = person.device
        self.label = label
        """What kind of browser it is."""
        self.config = config
        self.bucket = Bucket(config.rate, config.burst, now)
        self.talk = Bucket(config.talk_rate, config.talk_burst, now)
        self.greeted = False
        self.seen: dict[str, int] = {}
        """By table watched: the number of the last entry told."""
        self.told: dict[str, int] = {}
        """By table watched: how many entries of its log have been told or were not for it; see `Presence.heal`."""
        self.shown: dict[str, Shown] = {}
        """By table watched: what it shows, as far as it was told."""
        self.here: set[str] = set()
        """The tables watched that are in sight."""
        self.lobby = b""
        """The lobby as last told."""
        self.cut = False
        """The socket lagged too far behind, or is over, and must be closed."""
        self.failed = False
        self.sent_out = False
        """The device was signed out."""
        self.at_once: Callable[[bytes], bool] | None = None
        """Says a message now if the socket takes it; where there is none, and it does not, messages are queued."""
        self.write: Callable[[], None] = lambda: None
        """Told that something is queued, or that the link is cut."""
        self.writing = False
        """Somebody takes what is queued, one after the other."""
        self._queue: deque[bytes] = deque()
        self._bytes = 0

    def say(self, message: Any) -> None:
        self.say_raw(_ENCODER.encode(message))

    def say_raw(self, data: bytes) -> None:
        """Say a message, or queue it; a queue that grows too long is dropped and the socket cut."""
        if self.cut:
            return
        if self.at_once is not None and not self.writing and not self._queue and self.at_once(data):
            return
        self._queue.append(data)
        self._bytes += len(data)
        if len(self._queue) > self.config.queue_messages or self._bytes > self.config.queue_bytes:
            self.stop()
        else:
            self.write()

    def send_out(self) -> None:
        """Say nothing more to a device that has no business here any longer."""
        self.sent_out = True
        self.stop()

    def stop(self) -> None:
        """Say nothing more."""
        if not self.cut:
            self.cut = True
            self._queue.clear()
            self.write()

    def take(self) -> bytes | None:
        """The next message that is queued, if there is one."""
        if not self._queue:
            return None
        data = self._queue.popleft()
        self._bytes -= len(data)
        return data
