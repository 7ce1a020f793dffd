"""One game as it goes at a table: people and bots, talk, answers sealed ahead and answers given early."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from cumuli.core.game import Game, Illegal
from cumuli.lab.soak import drawn_table
from cumuli.server.house import House
from cumuli.server.people.person import Person
from cumuli.server.table.deeds import Deed
from cumuli.server.table.play import Play
from cumuli.server.table.room import Room
from cumuli.server.table.step import Step
from cumuli.server.wire import Act, Create, Order, Say, Seal, SetBot, Sit, Start, TableCommand

TABLE: Final = "leakcheck"
LONGEST: Final = 1_500
"""Entries of one evening; spells of one's own may go on for ever."""
WHEN: Final = 0.0
"""All of it happens at once: no time goes by."""
LINES: Final = ("Hello", "Whose turn?", "<b>so</b>", "Allô ?")
OFTEN_BOTS: Final = {"cloud_mine": "easy", "broom_service": "planner", "cloudy_kingdom": "greedy"}
"""A level with a mind of its own, so that what it is given can be looked at."""


class Taken(Struct, frozen=True):
    """One entry of the log, and whom it concerned."""

    deeds: tuple[Deed, ...]
    key: str
    step: Step


def orders(play: Play, seat: int, rng: Random) -> dict[str, str]:
    """Something that a seat might order."""
    standing = play.standing(seat)
    return {about: rng.choice(ways) for about, ways in standing.items() if rng.random() < 0.5}


class Evening:
    """A table from its opening on; `told` is its log."""

    def __init__(self, house: House, game: Game[Any], people: list[Person], rng: Random) -> None:
        self.rng = rng
        self.people = people
        self.told: list[Taken] = []
        seats, options = drawn_table(game, rng, None)
        command = Create("c", game.id, seats, options)
        self.room, step = Room.created(house, TABLE, people[0], command, WHEN, "0")
        self._write(step, "0")
        level = OFTEN_BOTS.get(game.id, "random")
        for seat in range(1, seats):
            if rng.random() < 0.3:
                self.say(people[0], SetBot("c", TABLE, seat, level))
            else:
                self.say(people[seat], Sit("c", TABLE, seat))
        self.say(people[0], Start("c", TABLE))

    @property
    def seats(self) -> int:
        return len(self.room.summary.chairs)

    def _write(self, step: Step, key: str) -> None:
        self.told.append(Taken(step.deeds, key, step))

    def say(self, person: Person, command: TableCommand, early: bool = False) -> None:
        key = str(len(self.told))
        self._write(self.room.receive(person, command, WHEN, key, early), key)

    def move(self, seat: int, word: Any) -> None:
        key = str(len(self.told))
        self._write(self.room.move(seat, word, key, WHEN), key)

    def holder(self, seat: int) -> Person | None:
        id = self.room.summary.chairs[seat].person
        return next((person for person in self.people if person.id == id), None)

    def moments(self) -> Iterator[Room]:
        """Play to the end, giving the table after every entry."""
        while self.room.summary.status == "playing" and len(self.told) < LONGEST:
            yield self.room
            self._something()

    def _something(self) -> None:
        """One thing that may happen now."""
        play, rng = self.room.play, self.rng
        assert play is not None
        chance = rng.random()
        if chance < 0.06:
            return self._talk()
        if chance < 0.2 and (ahead := [seat for seat in range(self.seats) if self.holder(seat) and play.ahead(seat)]):
            return self._seal(rng.choice(ahead))
        if chance > 0.92 and (
            able := [seat for seat in range(self.seats) if self.holder(seat) and play.standing(seat)]
        ):
            return self._order(rng.choice(able))
        if self.room.due is not None and (code := play.ready(self.room.due[0])) is not None and rng.random() < 0.7:
            return self.move(self.room.due[0], play.game.word(play.table.state, code))
        asked = [seat for seat, ask in enumerate(play.asks) if ask is not None and not play.answered(seat)]
        if not asked:
            seat = next(seat for seat, ask in enumerate(play.asks) if ask is not None)
            code = play.sealed[seat]
            assert code is not None
            return self.move(seat, play.game.word(play.table.state, code))
        seat = rng.choice(asked)
        word, person = rng.choice(play.words(seat)), self.holder(seat)
        if person is None:
            return self.move(seat, word)
        ask = play.asks[seat]
        assert ask is not None
        early = play.paced and rng.random() < 0.6
        return self.say(person, Act("c", TABLE, seat, ask, msgspec.to_builtins(word)), early)

    def _talk(self) -> None:
        with contextlib.suppress(Illegal):  # nobody sits there, or who does must be silent
            self.say(self.people[self.rng.randrange(self.seats)], Say("c", TABLE, self.rng.choice(LINES)))

    def _may_order(self, seat: int) -> bool:
        return self.holder(seat) is not None and self.room.play is not None and bool(self.room.play.standing(seat))

    def _order(self, seat: int) -> None:
        play, person = self.room.play, self.holder(seat)
        assert play is not None and person is not None
        self.say(person, Order("c", TABLE, seat, orders(play, seat, self.rng)))

    def _seal(self, seat: int) -> None:
        play, person = self.room.play, self.holder(seat)
        assert play is not None and person is not None
        word = self.rng.choice(play.ahead(seat)) if self.rng.random() < 0.8 else None
        self.say(person, Seal("c", TABLE, seat, None if word is None else msgspec.to_builtins(word)))
