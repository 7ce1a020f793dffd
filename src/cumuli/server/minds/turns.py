"""When bots think, and that each question is answered once."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from cumuli.core.game import Word
from cumuli.server.house import STANDARD, deck_of, times_answers
from cumuli.server.ids import bot_key, own_number
from cumuli.server.minds.thinking import Job, Report, Thinkers, Workers
from cumuli.server.table.insisting import insist
from cumuli.server.table.pacing import Beat
from cumuli.server.table.room import Room

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

LOG: Final = logging.getLogger(__name__)
EARLY: Final = 0.2
"""Seconds before the end of a beat at which a bot is told to answer: later, all would see that it had a choice."""
DRAIN: Final = 1.0
"""Seconds that a house which shuts waits for bots that were told to answer."""
RANDOM_LEVEL: Final = "random"
Question = tuple[str, int, int]


class Minds:
    """The questions bots are busy with, by table, seat and number."""

    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self.hub = hub
        self.thinkers = thinkers
        self.wonderers = Workers(hub.config.why_workers, hub.config.bot_memory)
        """Where bots think about moves of games that are over: nobody at a table waits for that."""
        self.random = SystemRandom()
        self._at: dict[str, dict[Question, asyncio.Task[None]]] = {}
        self._pondering: set[asyncio.Task[None]] = set()
        """Those that think about a question whose answer may be given at once."""
        self.closing = False
        self._unsaid: dict[str, list[tuple[str, tuple[object, ...], BaseException | None]]] = {}

    @property
    def tables(self) -> list[str]:
        """Where bots think."""
        return list(self._at)

    def busy(self, table: str) -> bool:
        return table in self._at

    def wake(self, room: Room) -> None:
        """Let every bot that is asked begin to think, unless it does already."""
        if room.summary.status == "over":
            self._report(room.id)
        if self.closing:
            return
        for seat, ask, level in room.thinkers:
            question = (room.id, seat, ask)
            tasks = self._at.get(room.id, {})
            if question not in tasks and self.hub.nodes.thinks(room.id, ask):
                self._at.setdefault(room.id, {})[question] = asyncio.create_task(self._answer(question, level))

    async def _answer(self, question: Question, level: str) -> None:
        """Think and move; where the move cannot be written down, try again a little later."""
        table, seat, ask = question
        key = bot_key(table, seat, ask)

        async def answer() -> None:
            said = await self._think(question, level)
            await self.hub.answer(table, seat, key, partial(self._settled, seat, ask, said))

        try:
            await insist(self.hub.clock, answer, "the bot on seat %d of table %s is stuck", seat, table)
        finally:
            self._forget(question)

    def _forget(self, question: Question) -> None:
        tasks = self._at.get(question[0])
        if tasks is not None and tasks.get(question) is asyncio.current_task():
            del tasks[question]
            if not tasks:
                del self._at[question[0]]

    async def _think(self, question: Question, level: str) -> str | None:
        """An answer as a record says it, or None where any legal one will do."""
        table = question[0]
        clock, beat = self.hub.clock, self.hub.beats.of(*question)
        until = clock.now() + self.hub.config.bot_pause
        said = None
        if level != RANDOM_LEVEL:
            job = await self.job(question, level)
            if job is not None:
                timed = beat is not None or times_answers(self.hub.house.shelf.get(job.game))
                said = await self._choose(job, partial(self._later, table) if timed else LOG.error, beat)
        if beat is not None:
            await beat.over.wait()  # and not a moment more: a seat that must pass has no pause of its own
        elif not self.closing:
            await clock.sleep(max(0.0, until - clock.now()))
        return said

    async def _choose(self, job: Job, report: Report, beat: Beat | None) -> str | None:
        """What a bot says, by the end of its beat if it can."""
        stop, task, hurry = asyncio.Event(), asyncio.current_task(), None
        if beat is None and task is not None:
            self._pondering.add(task)
            task.add_done_callback(self._pondering.discard)
        if beat is not None and beat.until is not None:
            hurry = asyncio.create_task(self._hurry(stop, beat.until - EARLY))
        try:
            return await self.thinkers.choose(job, report, stop)
        finally:
            if hurry is not None:
                hurry.cancel()

    async def _hurry(self, stop: asyncio.Event, until: float) -> None:
        await self.hub.clock.sleep(max(0.0, until - self.hub.clock.now()))
        stop.set()

    def _later(self, table: str, message: str, /, *args: object, exc_info: BaseException | None = None) -> None:
        """Keep a line of the log until the game is over.

        Where the house answers for who must pass, only a seat with a choice thinks: the line would tell of it, at
        tables that do not pace their answers, too.
        """
        self._unsaid.setdefault(table, []).append((message, args, exc_info))

    def _report(self, table: str) -> None:
        for message, args, error in self._unsaid.pop(table, ()):
            LOG.error(message, *args, exc_info=error)

    async def job(self, question: Question, level: str) -> Job | None:
        table, seat, ask = question
        async with self.hub.lock(table):
            room = await self.hub.room(table)
            play = room.play
            if play is None or play.asks[seat] != ask:
                return None
            guess = play.guess(seat, self.random)
            seats = len(room.summary.chairs)
            options, version = room.summary.options, room.summary.version
            seed, own = self.random.randrange(1, 2**31), own_number(self.hub.secret, table, seat)
        seen = None
        pictures = deck_of(options)
        if pictures is not None and pictures[0] != STANDARD:
            seen = await self.hub.decks.perception(pictures[0])
            if seen is None:
                return None  # the deck is gone: who sees nothing can only guess
        return Job(play.game.id, level, seats, options, version, guess, seat, seed, own, seen)

    def _settled(self, seat: int, ask: int, said: str | None, room: Room) -> Word | None:
        """The bot's answer if it is legal, else any that is offered; None where the question no longer stands."""
        if (seat, ask) not in [(s, a) for s, a, _ in room.thinkers] or room.play is None:
            return None
        word = None if said is None else room.play.answer(seat, said)
        return self.random.choice(room.play.words(seat)) if word is None else word

    def leave(self, table: str) -> None:
        """Think no more about a table that is not there any more."""
        self._report(table)
        for task in self._at.pop(table, {}).values():
            task.cancel()

    async def drain(self) -> None:
        """Begin nothing any more, and let those who think say what they have."""
        self.closing = True
        self.thinkers.stop()
        if self._pondering:
            await asyncio.wait(self._pondering, timeout=DRAIN)

    def close(self) -> None:
        for table in [*self._at, *self._unsaid]:
            self.leave(table)
        self.thinkers.close()
        self.wonderers.close()
