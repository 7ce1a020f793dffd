"""The doors of the magic workshop: a spell in the making is looked at, read from a file, and tried on a little board.

Nothing is kept: whoever asks brings the spell, and what was done on the little board so far.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from cumuli.games.cloudy_kingdom.faults import refusal
from cumuli.lab import drafts
from cumuli.lab.trial import MOST_ANSWERS, Trial, tried
from cumuli.server.doors import Door, body, plain, refusing, somebody
from cumuli.server.house import refuse
from cumuli.server.link import Bucket
from cumuli.server.table.play import Play

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

T = TypeVar("T")
BUCKETS: Final = 10_000


class Spelling(Struct, forbid_unknown_fields=True):
    """A spell in the making."""

    spell: dict[str, Any]


class File(Struct, forbid_unknown_fields=True):
    """What stands in a file."""

    file: str


class Trying(Struct, forbid_unknown_fields=True):
    """A spell, and what was answered since it was cast."""

    spell: dict[str, Any]
    luck: Annotated[int, Meta(ge=0, lt=2**31)] = 0
    """The same number deals the same cards."""
    answers: Annotated[list[dict[str, Any]], Meta(max_length=MOST_ANSWERS)] = []


class MagicDoors:
    """The doors, and how often somebody may knock."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def lint(self, request: Request) -> Response:
        """What is wrong with a spell and what its card says; if all is well, the spell as tables and files take it."""
        wish = await self._read(request, Spelling)
        return plain(told(drafts.whole(wish.spell)))

    async def file(self, request: Request) -> Response:
        """The spell that stands in a file, TOML or JSON."""
        wish = await self._read(request, File)
        try:
            draft = drafts.read(wish.file)
        except ValueError:
            raise refuse("magic-file") from None
        return plain({"draft": draft, **told(drafts.whole(draft))})

    async def trial(self, request: Request) -> Response:
        """The little board after some answers; a refusal where the spell cannot be cast there."""
        wish = await self._read(request, Trying)
        draft = drafts.whole(wish.spell)
        for fault in draft.faults:
            raise refusal(fault)
        return plain(board(tried(draft.spell, wish.answers, wish.luck)))

    async def _read(self, request: Request, kind: type[T]) -> T:
        """What somebody asks, who must be known and not ask too often."""
        person = await somebody(self.hub.store, request)
        config, now = self.hub.config, time.monotonic()
        bucket = self._buckets.pop(person.id, None) or Bucket(config.magic_rate, config.magic_burst, now)
        self._buckets[person.id] = bucket
        if len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)
        if not bucket.take(now):
            raise refuse("deck-often")
        found = await body(request, config.message_bytes, "magic-long")
        try:
            return msgspec.json.decode(found, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise refuse("bad-message") from None


def told(draft: drafts.Draft) -> dict[str, Any]:
    """A draft as the page reads it."""
    fine = not draft.faults
    return {
        "faults": [fault.facts for fault in draft.faults],
        "text": draft.spell.get("text"),
        "spell": draft.spell if fine else None,
        "file": drafts.written(draft.spell) if fine else None,
    }


def board(trial: Trial) -> dict[str, Any]:
    """A trial as the page shows a table: through the eyes of whoever must answer."""
    play = Play(trial.table, 0)
    block = play.block(trial.seat, trial.events)
    if trial.over:
        block = msgspec.structs.replace(block, ask=None, legal=())
    return {"static": play.game.static(trial.table.state), "block": block, "over": trial.over}


def routes(hub: Hub) -> list[BaseRoute]:
    """The ways to the workshop's doors."""
    doors = MagicDoors(hub)
    ways: dict[str, Door] = {
        "/magic/lint": doors.lint,
        "/magic/file": doors.file,
        "/magic/try": doors.trial,
    }
    return [Route(path, refusing(_bounded(door)), methods=["POST"]) for path, door in ways.items()]


def _bounded(door: Door) -> Door:
    """What is nested too deeply to be read, checked or sent is no spell."""

    async def answer(request: Request) -> Response:
        try:
            return await door(request)
        except RecursionError:
            raise refuse("bad-message") from None

    return answer
