"""Why a move was made: what a bot thinks of any ply of a game that is over, in the reader's language.

A bot thinks from what the seat saw at that moment, in a worker, and never
before the game is over: its reasons may tell what the seat held.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from cumuli.bots import LEVELS, levels
from cumuli.core.game import CHANCE, Position
from cumuli.core.seen import Seen
from cumuli.games import SHELF
from cumuli.record import options_of
from cumuli.server.doors import plain
from cumuli.server.house import STANDARD, deck_of, refuse
from cumuli.server.ids import own_number
from cumuli.server.minds.thinking import Job
from cumuli.server.minds.working import budgeted
from cumuli.server.people.person import LANGS, visitor
from cumuli.server.review.eyes import TRUTH, allowed
from cumuli.server.review.reel import Reel
from cumuli.server.table.play import Play
from cumuli.server.table.room import Room
from cumuli.why import Reflection, reflect, told
from cumuli.words import Catalogue

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

LOG: Final = logging.getLogger(__name__)
KEPT: Final = 2_000
Winding = Callable[[str, Play], Reel]


def think_again(job: Job) -> Reflection:
    """What a bot makes of a position; runs in a worker."""
    from cumuli.bots import Me

    game = SHELF[job.game]
    options = options_of(game, job.options)
    state = game.load(job.seats, options, job.version, list(job.saved))
    me = Me(job.own, job.deck, job.options.get("language", Me().language))
    with budgeted(job.seconds) as budget:
        return reflect(game, state, job.level, job.seat, job.seed, me, budget)


class Whys:
    """The door, and what bots thought of late."""

    def __init__(self, hub: Hub, wound: Winding) -> None:
        self.hub = hub
        self.wound = wound
        self.task: Callable[[Job], Reflection] = think_again
        self._known: OrderedDict[tuple[str, int], Reflection] = OrderedDict()
        self._asked: dict[tuple[str, int], asyncio.Task[Reflection | None]] = {}

    async def why(self, request: Request) -> Response:
        """What a bot thinks of the ply; `?lang=` is the reader's language."""
        table, ply = request.path_params["table"], request.path_params["ply"]
        person = await visitor(self.hub.store, request)
        async with self.hub.lock(table):
            room = await self.hub.nodes.newest(table)
            if TRUTH not in allowed(room, "" if person is None else person.id):
                raise refuse("why-early")
            assert room.play is not None
            if not 1 <= ply <= len(room.play.moves):
                raise refuse("no-ply")
            seat, line = room.play.moves[ply - 1]
            if seat == CHANCE:
                raise refuse("why-luck")
            reel = self.wound(table, room.play)
            state = reel.at(ply - 1)
            job = self._job(room, reel, state, seat, ply)
        thought = await self._thought((table, ply), job, room.summary.options)
        lang = request.query_params.get("lang", "en")
        pictured = await self.hub.pictures.of(table, lang)
        game, words = reel.game, Catalogue(job.game, lang if lang in LANGS else "en")
        names, options = room.play.table.record.seats, room.play.table.options
        seen = Seen(words, game.observe(state, seat), game.static(state), names, seat, options, pictured)
        own = room.summary.chairs[seat].bot == job.level
        return plain({"ply": ply, "seat": seat, "own": own, "why": told(seen, game, state, job.level, thought, line)})

    def _job(self, room: Room, reel: Reel, state: Position, seat: int, ply: int) -> Job:
        """The question to a bot: the one that sits there, or the best there is."""
        summary = room.summary
        bot = summary.chairs[seat].bot
        level = bot if bot in levels(summary.game) else LEVELS[-1]
        seed = int.from_bytes(sha256(f"{room.id} {ply}".encode()).digest()[:4]) >> 1
        guess = reel.game.save(reel.game.resample(state, seat, Random(seed)))
        own, seconds = own_number(self.hub.secret, room.id, seat), self.hub.config.bot_seconds
        seats = len(summary.chairs)
        return Job(reel.game.id, level, seats, summary.options, summary.version, guess, seat, seed, own, None, seconds)

    async def _thought(self, key: tuple[str, int], job: Job, options: dict[str, Any]) -> Reflection:
        """What the bot thinks, thought once however many ask."""
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        if key not in self._asked:
            if len(self._asked) >= self.hub.config.whys_at_once:
                raise refuse("why-often")
            self._asked[key] = asyncio.create_task(self._think(job, options))
            self._asked[key].add_done_callback(lambda _: self._asked.pop(key, None))
        found = await asyncio.shield(self._asked[key])
        if found is None:
            raise refuse("why-silent")
        self._known[key] = found
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found

    async def _think(self, job: Job, options: dict[str, Any]) -> Reflection | None:
        deck = deck_of(options)
        if deck is not None and deck[0] != STANDARD:
            seen = await self.hub.decks.perception(deck[0])
            if seen is None:
                return None  # the deck is gone, and with it what could be seen
            job = replace(job, deck=seen)
        try:
            deadline = self.hub.config.why_deadline
            return await self.hub.minds.wonderers.do(self.task, job, deadline=deadline, stop=asyncio.Event())
        except Exception:
            LOG.exception("bot %s at %s could not say why", job.level, job.game)
            return None
