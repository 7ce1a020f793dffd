"""What somebody is told elsewhere when it is their turn: on their screen, by mail, or a program of theirs."""

from __future__ import annotations

import msgspec

from cumuli.leakcheck.evening import TABLE
from cumuli.leakcheck.run import Run
from cumuli.server.notices import hook, mail, outbox, push, words
from cumuli.server.people.person import LANGS
from cumuli.store import Channel

HOUSE = "https://house.test"
SENDER = "house@house.test"


async def told(run: Run, seat: int | None) -> bytes:
    """Whether and since when they would be told."""
    person = run.guest(seat).person.id
    return msgspec.json.encode(outbox.asked(run.hub.lobby.tables[TABLE], person))


async def pushed(run: Run, seat: int | None) -> bytes:
    """What their browser shows."""
    notice = noticed(run, seat, "push")
    return b"" if notice is None else push.payload(notice)


async def mailed(run: Run, seat: int | None) -> bytes:
    """The mail with its head, and whom to tell that no more are wanted."""
    notice = noticed(run, seat, "mail")
    if notice is None:
        return b""
    off = run.hub.outbox.link(channel(run, seat, "mail"), "off")
    text = words.mail_text(notice, off, tongue(run))
    return mail.letter(SENDER, "somebody@house.test", notice.title, text, off).as_bytes()


async def hooked(run: Run, seat: int | None) -> bytes:
    """What a program of theirs is sent."""
    notice = noticed(run, seat, "hook")
    return b"" if notice is None else hook.body_of(notice)


def noticed(run: Run, seat: int | None, kind: str) -> words.Notice | None:
    """The notice of all that waits for somebody at the table."""
    one = channel(run, seat, kind)
    ask, _ = outbox.asked(run.hub.lobby.tables[TABLE], one.person)
    if ask is None:
        return None
    about = msgspec.json.encode([words.Turn(TABLE, ask)]).decode()
    return run.hub.outbox.turns(one, about, tongue(run))


def channel(run: Run, seat: int | None, kind: str) -> Channel:
    return Channel("channel", run.guest(seat).person.id, kind, "", "", HOUSE, True, 0.0)


def tongue(run: Run) -> str:
    """One language after the other."""
    return LANGS[run.room.entries % len(LANGS)]
