"""How much of everything a server allows, and how patient it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Final

from cumuli.server.notices.mail import Smtp

DAY: Final = 86_400.0
"""Seconds."""


@dataclass(frozen=True)
class Config:
    """The knobs of one server."""

    dealer: Callable[[], Random] | None = None
    """Who deals in luck's place, for measurements and tests; else luck is pledged at every table."""
    pacer: Callable[[], Random] = SystemRandom
    """Who draws how long answers wait: nobody who knows a hand."""
    beat: float = 0.9
    """Seconds an answer waits at least at a table of short cadence, given or forced."""
    beat_median: float = 2.5
    """At a table of human cadence: half of all answers wait longer, half less."""
    beat_spread: float = 0.5
    """The deviation of the wait's logarithm."""
    beat_least: float = 1.0
    beat_most: float = 8.0
    bot_pause: float = 0.6
    """Seconds a bot waits at least, so that people can follow the film."""
    bot_seconds: float = 2.0
    """Processor time after which a bot answers with the best it has found; shared where many are asked at once."""
    bot_deadline: float = 15.0
    """Seconds after which a bot that still thinks plays any legal move; it is told some time before."""
    bot_workers: int = 1
    think: str = "here"
    """Where bots think: *here*, in workers of this server, or by a *queue*, in processes of `cumuli think`."""
    why_workers: int = 1
    """Processes that think about moves that were made, so that bots at tables need not wait for them."""
    why_deadline: float = 60.0
    """Seconds after which such a worker is given up; its first game may have to be loaded."""
    whys_at_once: int = 12
    """Questions why that are thought about, or wait to."""
    why_rate: float = 0.2
    """Questions why a second and address, in the long run."""
    why_burst: float = 20.0
    bot_memory: int = 2 << 30
    """Address space of one worker, in bytes; 0 for no limit."""

    rate: float = 10.0
    """Messages a second and socket, in the long run."""
    burst: float = 30.0
    talk_rate: float = 0.5
    """Lines a second and socket that are said at tables, in the long run."""
    talk_burst: float = 8.0
    message_bytes: int = 16_384
    queue_messages: int = 256
    queue_bytes: int = 4 << 20
    """A socket that lags behind by more is cut; its owner comes back and gets everything afresh."""
    send_seconds: float = 5.0
    """How long one message may take to leave."""
    ping_seconds: float = 20.0
    """How often each socket is asked whether anybody is still there; who has not answered by the next time is gone."""
    sockets_each: int = 16
    sockets_in_all: int = 20_000
    sockets_each_address: int = 256
    """A class of pupils may share one."""
    guests_rate: float = 0.5
    """New people a second and address, in the long run."""
    guests_burst: float = 60.0
    changes_rate: float = 5.0
    """Requests a second and address that change something, in the long run."""
    changes_burst: float = 120.0
    looks_rate: float = 20.0
    """Looks a second and address at games that are played again for it, in the long run."""
    looks_burst: float = 400.0
    """A class of pupils may wind games at once."""
    trusted_proxies: str = "127.0.0.1,::1"
    """Addresses or networks, with commas between, of proxies that are believed who asks, and whether encrypted."""
    tables_each: int = 20
    """Tables one host may have that are not over."""
    tables_in_all: int = 10_000
    watched_each: int = 16
    """Tables one socket may watch at once."""
    rooms_at_rest: int = 256
    """Tables kept in memory that nobody watches."""
    lobby_pause: float = 0.25
    """Seconds over which changes of the lobby are gathered."""
    look_after: float = 30.0
    """Seconds somebody was gone at least before they are told what happened meanwhile."""
    notice_after: float = 600.0
    """Seconds somebody must be waited for, and not have the table in sight, before they are told elsewhere."""
    reminder_pause: float = 3_600.0
    """Seconds between two reminders that are sent to one person about one table; on open pages they show each time."""
    notice_pause: float = 15.0
    """Seconds between two looks for those who are to be told."""
    smtp: Smtp | None = None
    """Who takes our mail; without one, and without *url*, no mail is offered."""
    url: str = ""
    """Where people reach this house: links in mails lead there."""
    private_hooks: bool = False
    """Whether webhooks may lead into private networks, and go unencrypted."""
    finished_days: float = 7.0
    """How long finished tables stay in their players' lists."""
    guest_days: float = 1.0
    """How long somebody who never said hello is remembered, at the least."""

    shared: bool = False
    """Whether other servers serve the same house."""
    nats: str = ""
    """The NATS by which they ring at one another, and ask bots that think elsewhere; empty for none."""

    drain: float = 0.0
    """Seconds that a server which is told to stop goes on, not ready for newcomers any more."""
    figures: str = ""
    """Where figures for Prometheus are told, as address:port; empty for nowhere.  Not for everybody's eyes."""
    logs: str = "text"
    """How logs are written: text or json."""

    deck_workers: int = 1
    """Processes that read and look at pictures; as many again for doodles, and for endless skies."""
    deck_seconds: float = 240.0
    """How long one of them may take to read a parcel or to look at a deck."""
    sky_seconds: float = 1_800.0
    """How long an endless sky may take to grow."""
    upload_seconds: float = 900.0
    """How long somebody may take to send one."""
    uploads_at_once: int = 4
    skies_at_once: int = 4
    """Endless skies that grow, or wait to."""
    deck_rate: float = 1 / 30
    """Decks a second and person, in the long run."""
    deck_burst: float = 12.0
    doodle_rate: float = 0.5
    doodle_burst: float = 30.0
    magic_rate: float = 6.0
    """Looks at a spell in the making a second and person, in the long run."""
    magic_burst: float = 60.0
    record_rate: float = 1 / 30
    """Records of games that are brought here, a second and person, in the long run."""
    record_burst: float = 12.0
    doodles_kept: int = 2_000
    """Doodled clouds that nobody has put into a deck yet."""
    doodle_seconds: float = 3_600.0
    """How long each is kept."""
    decks_each: int = 24
    """Decks one person may have."""
    deck_bytes: int = 4 << 30
    """What all decks together may take."""
    deck_days: float = 30.0
    """How long a deck is kept that no table has."""

    @property
    def mails(self) -> bool:
        """Whether people may be told by mail."""
        return self.smtp is not None and self.url != ""
