"""Beats: how long an answer waits before it is heard, so that its speed does not tell what its seat holds.

A question whose answer must not tell by its speed gets a beat when it arises.
However the answer comes about, nobody hears it before that beat is over; and
what is known by then is given in the very same way, forced or chosen.
"""

from __future__ import annotations

import asyncio
from functools import partial
from math import log
from random import Random
from typing import TYPE_CHECKING

from cumuli.core.game import Word
from cumuli.server.config import Config
from cumuli.server.ids import house_key
from cumuli.server.table.insisting import insist
from cumuli.server.table.play import UNPACED
from cumuli.server.table.room import Room

if TYPE_CHECKING:
    from cumuli.server.hub import Hub


def length(cadence: str, config: Config, random: Random) -> float:
    """Seconds of one beat; what is drawn is drawn from *random*, and from nothing that anybody holds."""
    if cadence == UNPACED:
        return 0.0
    if cadence == "human":
        drawn = random.lognormvariate(log(config.beat_median), config.beat_spread)
        return min(config.beat_most, max(config.beat_least, drawn))
    return config.beat


class Beat:
    """The beat of one question."""

    def __init__(self, seat: int, ask: int, until: float | None) -> None:
        self.seat = seat
        self.ask = ask
        self.until = until
        """When it is over, by the hub's clock; None where answers need not wait."""
        self.over = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def end(self) -> None:
        """Nobody waits for this beat any more."""
        self.over.set()
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()


class Beats:
    """The beat of the question that each table waits for, if it has one."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.random = hub.config.pacer()
        self._at: dict[str, Beat] = {}

    def wake(self, room: Room) -> None:
        """Begin the beat of a question that has just arisen, and let go of one that has been answered."""
        beat, due = self._at.get(room.id), room.due
        if beat is not None and (beat.seat, beat.ask) == due:
            self._give(room, beat)
            return
        if beat is not None:
            del self._at[room.id]
            beat.end()
        if due is not None and room.play is not None:
            cadence = room.play.cadence if room.play.paced else UNPACED
            drawn = self.hub.nodes.pacer(room.id, *due) or self.random
            seconds = length(cadence, self.hub.config, drawn)
            until = None if cadence == UNPACED else self.hub.clock.now() + seconds
            beat = self._at[room.id] = Beat(*due, until)
            beat.task = asyncio.create_task(self._run(room.id, beat, seconds))

    def _give(self, room: Room, beat: Beat) -> None:
        """Give an answer that another node sealed after the beat was over here."""
        done = beat.task is not None and beat.task.done()
        if done and room.play is not None and room.play.ready(beat.seat) is not None:
            beat.task = asyncio.create_task(self._run(room.id, beat, 0.0))

    @property
    def tables(self) -> list[str]:
        """Where a beat is on."""
        return list(self._at)

    def of(self, table: str, seat: int, ask: int) -> Beat | None:
        """The beat of this question, while it stands and has one."""
        beat = self._at.get(table)
        return beat if beat is not None and (beat.seat, beat.ask) == (seat, ask) else None

    def early(self, room: Room) -> bool:
        """Whether nobody may hear yet of an answer to the question that the table waits for."""
        if room.play is None or not room.play.paced or room.due is None:
            return False
        beat = self.of(room.id, *room.due)
        return beat is None or not beat.over.is_set()

    async def _run(self, table: str, beat: Beat, seconds: float) -> None:
        """Wait, then give the answer if it is known; where it cannot be written down, try again a little later."""

        def known(room: Room) -> Word | None:
            if room.play is None or room.due != (beat.seat, beat.ask):
                return None
            code = room.play.ready(beat.seat)
            return None if code is None else room.play.game.word(room.play.table.state, code)

        await self.hub.clock.sleep(seconds)
        beat.over.set()
        key = house_key(table, beat.seat, beat.ask)
        answer = partial(self.hub.answer, table, beat.seat, key, known)
        if await insist(self.hub.clock, answer, "table %s cannot go on", table):
            return
        if self._at.get(table) is beat:
            del self._at[table]  # whoever comes to look begins it anew

    def leave(self, table: str) -> None:
        """Wait no more at a table that is not there any more."""
        if beat := self._at.pop(table, None):
            beat.end()

    def close(self) -> None:
        for beat in self._at.values():
            beat.end()
