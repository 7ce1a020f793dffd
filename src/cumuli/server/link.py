"""Somebody who is here, by a socket or otherwise, as the rest of the server sees them: whom to say things to."""

from __future__ import annotations

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
    """Who is told things, and what they have been told of each table they watch."""

    __slots__ = (
        "bucket",
        "config",
        "cut",
        "device",
        "greeted",
        "here",
        "label",
        "lobby",
        "noted",
        "person",
        "seen",
        "sent_out",
        "shown",
        "talk",
        "told",
    )

    def __init__(self, person: Person, config: Config, now: float, label: str = "") -> None:
        self.person = person
        self.device = person.device
        self.label = label
        """What kind of browser it is."""
        self.noted = person.noted
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
        """It lagged too far behind, or is over: nothing more is said."""
        self.sent_out = False
        """The device was signed out."""

    def say(self, message: Any) -> None:
        self.say_raw(_ENCODER.encode(message))

    def say_raw(self, data: bytes) -> None:
        """Say a message that is written already; whoever has no socket has other ways to hear of things."""

    def send_out(self) -> None:
        """Say nothing more to a device that has no business here any longer."""
        self.sent_out = True
        self.stop()

    def stop(self) -> None:
        """Say nothing more."""
        self.cut = True
