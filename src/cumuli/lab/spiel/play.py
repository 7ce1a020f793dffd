"""A game in play behind the door: the position and all that was told on the way.  Knows nothing of OpenSpiel."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from cumuli.core.game import CHANCE, Event, Seat
from cumuli.lab.spiel.setup import Setup, setup_of
from cumuli.record import Record, result_line

OWN = "> "
"""Before what a seat itself did."""


class Ply:
    """One action and what it let happen; what each seat heard of it is put into words when somebody asks."""

    __slots__ = ("code", "events", "heard", "seat")

    def __init__(self, seat: Seat, code: int, events: list[Event]) -> None:
        self.seat = seat
        self.code = code
        self.events = events
        self.heard: dict[Seat | None, str] = {}

    def story(self, setup: Setup, eyes: Seat | None) -> str:
        """What a seat heard, an event a line, after what it did itself."""
        known = self.heard.get(eyes)
        if known is None:
            lines = [OWN + setup.text(self.code)] if self.seat == eyes else []
            lines += [as_json(setup.game.redact(setup.first, event, eyes)) for event in self.events]
            known = self.heard[eyes] = "".join(line + "\n" for line in lines)
        return known


class Fork:
    """Where a world was drawn anew for a seat: what that seat has heard, and what everybody has."""

    def __init__(self, seat: Seat, own: str, common: str, numbers: list[int]) -> None:
        self.seat = seat
        self.own = own
        self.common = common
        self.numbers = numbers

    def story(self, eyes: Seat | None) -> str:
        """Others remember what everybody heard: more of it would be the truth, which this world is not."""
        return self.own if eyes == self.seat else self.common


class Play:
    """A position that remembers; cheap to copy, as what was told is shared."""

    __slots__ = ("fork", "plies", "position", "setup")

    def __init__(self, setup: Setup, position: Any, plies: list[Ply], fork: Fork | None = None) -> None:
        self.setup = setup
        self.position = position
        self.position.events = []
        self.plies = plies
        self.fork = fork

    @classmethod
    def begin(cls, setup: Setup) -> Play:
        """The game before anybody has acted, or after the moves that it begins with."""
        if setup.begun is None:
            play = cls(setup, setup.first.clone(), [])
            for seat, code in setup.past:
                play.apply(seat, code)
            setup.begun = play
        begun: Play = setup.begun
        return begun.copy()

    def copy(self) -> Play:
        """One that goes its own way."""
        return Play(self.setup, self.position.clone(), self.plies[:], self.fork)

    def __deepcopy__(self, _memo: object) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return revived, (self.setup.key, self.fork, [(ply.seat, ply.code) for ply in self.plies])

    def apply(self, seat: Seat, code: int) -> None:
        """Take an action that is legal."""
        position = self.position
        position.apply(seat, code)
        self.plies.append(Ply(seat, code, position.events))
        position.events = []

    def story(self, eyes: Seat | None) -> str:
        """All that a seat was told and did, in order; None is somebody who looks on."""
        setup = self.setup
        start = self.fork.story(eyes) if self.fork else Ply(CHANCE, -1, opened(setup)).story(setup, eyes)
        return start + "".join([ply.story(setup, eyes) for ply in self.plies])

    def view(self, eyes: Seat | None) -> dict[str, Any]:
        """What a seat sees now."""
        seen: dict[str, Any] = self.setup.game.observe(self.position, eyes)
        return seen

    def resampled(self, seat: Seat, rng: Random) -> Play:
        """A world that is the same to a seat: all it cannot know drawn anew."""
        world = self.setup.game.resample(self.position, seat, rng)
        fork = Fork(seat, self.story(seat), self.story(None), self.setup.game.save(world))
        return Play(self.setup, world, [], fork)

    def record(self) -> str:
        """The game so far as a record; where the world was drawn anew, what it is, and the moves since."""
        setup = self.setup
        moves = [(ply.seat, setup.text(ply.code)) for ply in self.plies]
        outcome = self.position.outcome()
        result = result_line(outcome) if outcome else None
        seats = [f"Player {seat}" for seat in range(setup.seats)]
        record = Record(setup.game.id, setup.game.version, seats, setup.plain, moves, result)
        if self.fork is None:
            return str(record)
        return f"a world as player {self.fork.seat} may imagine it: {self.fork.numbers}\n{record}"


def opened(setup: Setup) -> list[Event]:
    """What had happened before anybody could listen."""
    return list(setup.game.opened(setup.first))


def revived(key: tuple[Any, ...], fork: Fork | None, moves: list[tuple[Seat, int]]) -> Play:
    """A game in play from what its copy was packed into."""
    setup = setup_of(*key)
    play = Play(setup, setup.load(fork.numbers) if fork else setup.first.clone(), [], fork)
    for seat, code in moves:
        play.apply(seat, code)
    return play


def as_json(thing: Any) -> str:
    """Plain data or an event as one line of JSON."""
    return msgspec.json.encode(thing).decode()
