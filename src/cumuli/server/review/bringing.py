"""A game that somebody brings as a record: read, played again by the rules, and laid down to be looked back at."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from cumuli.core.game import Illegal, Refusal
from cumuli.proof import Wrong, head, line_of, prove, read
from cumuli.record import Record
from cumuli.server.doors import body, plain, somebody
from cumuli.server.house import House, checked, refuse
from cumuli.server.ids import command_key, table_id
from cumuli.server.link import Bucket
from cumuli.server.people.person import LANGS, Person, clean_name
from cumuli.server.table import deeds as log
from cumuli.server.table.room import Room
from cumuli.server.table.step import Step
from cumuli.store import Conflict, Repeated
from cumuli.words import refusal

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

RECORD_BYTES: Final = 400_000
"""The longest games of this house have a tenth of it."""
BUCKETS: Final = 1_000
REASONS: Final = {
    "head": "record-head",
    "game": "record-game",
    "options": "record-options",
    "line": "record-line",
    "word": "record-word",
    "luck": "record-luck",
    "move": "record-move",
    "spelling": "record-spelling",
    "result": "record-result",
}
"""By what is wrong: how it is refused."""


def proved(raw: bytes, lang: str) -> tuple[Record, log.Over]:
    """The game that a text records, and how it ended; raises Illegal with the line of what is wrong, and why."""
    try:
        text = raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise refuse("record-text") from None
    try:
        record = read(text)
        outcome = prove(record).outcome()
    except Wrong as wrong:
        raise Illegal(said(wrong, text, lang)) from wrong
    if outcome is None:
        return record, log.Over((), "unfinished")
    return record, log.Over(tuple(map(float, outcome.scores)), outcome.reason, outcome.winners)


def said(wrong: Wrong, text: str, lang: str) -> Refusal:
    """What is wrong, as the page says it."""
    facts = dict(wrong.facts)
    if (ply := facts.pop("ply", None)) is not None:
        facts["number"] = line_of(text, int(ply))
    if wrong.refused is not None:
        facts["why"] = explained(wrong.refused, text, lang)
    return Refusal(REASONS[wrong.what], "" if wrong.refused is None else wrong.refused.rule, tuple(facts.items()))


def explained(refused: Refusal, text: str, lang: str) -> str:
    """A game's own refusal in words."""
    if refused.reason == "bad-options":
        return str(dict(refused.args).get("what", ""))
    return refusal(refused, head(text)["game"], lang if lang in LANGS else "en")


def deeds(house: House, record: Record, over: log.Over, person: Person, now: float) -> tuple[log.Deed, ...]:
    """The log of a table at which that game was played to where its record ends."""
    options = checked(house, record.shelved(), len(record.seats), record.options)
    names = tuple(clean_name(name) for name in record.seats)
    return (
        log.Created(record.game, len(names), options, person.id, now),
        log.Imported(names, record.luck),
        log.Started(record.version, names, tuple(record.moves)),
        over,
    )


class Bringing:
    """The door, and how often somebody may knock."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def record(self, request: Request) -> Response:
        """Take a record in; tells the table at which it lies from now on, the same for the same record."""
        hub, person = self.hub, await somebody(self.hub.store, request)
        self._knock(person.id)
        raw = await body(request, RECORD_BYTES, "record-big")
        record, over = await asyncio.to_thread(proved, raw, person.lang)
        await hub.decks.learn(record.options)
        mark = sha256(str(record).encode()).hexdigest()
        table = table_id(person.id, "record", mark)
        async with hub.lock(table):
            if not await hub.store.entries(table):
                key, now = command_key(person.id, f"record:{mark[:32]}"), hub.now()
                first = deeds(hub.house, record, over, person, now)
                room = Room(hub.house, table, first, key, now)
                try:
                    await hub.write(room, Step(first, table=table), key)
                except (Conflict, Repeated):
                    pass  # it was brought twice at once
                else:
                    hub.rooms[table] = room
                    hub.presence.note(room)
        return plain({"table": table})

    def _knock(self, person: str) -> None:
        """Refuse what comes too often."""
        now, config = time.monotonic(), self.hub.config
        bucket = self._buckets.pop(person, None) or Bucket(config.record_rate, config.record_burst, now)
        self._buckets[person] = bucket
        if len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)
        if not bucket.take(now):
            raise refuse("record-often")
