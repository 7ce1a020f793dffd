"""All the logic of one table, without sockets, store or clock: commands go in, deeds for the log come out.

A room moves on at once.  Whoever runs it must write the deeds down before
telling anybody, and throw the room away if they could not be written.
"""

from __future__ import annotations

from typing import Any

from cumuli.server.house import House, checked, known_level, refuse
from cumuli.server.ids import table_id
from cumuli.server.people.person import Person
from cumuli.server.table import consent, sealing, seating, telling
from cumuli.server.table import deeds as log
from cumuli.server.table.deeds import Deed
from cumuli.server.table.play import Play
from cumuli.server.table.standing import Standing
from cumuli.server.table.step import Step
from cumuli.server.table.summary import after
from cumuli.server.table.timing import GIVEN_BACK
from cumuli.server.talk import order
from cumuli.server.wire import (
    Act,
    Again,
    Answer,
    Create,
    Hush,
    Order,
    Propose,
    Remove,
    Resign,
    Resume,
    Return,
    Say,
    Seal,
    Start,
    TableCommand,
    Write,
)
from cumuli.table import Table, options_of


class Room(Standing):
    """A table that carries out commands."""

    @classmethod
    def created(cls, house: House, id: str, person: Person, command: Create, now: float, key: str) -> tuple[Room, Step]:
        """A new table, as its host wants it."""
        game = house.shelf.get(command.game)
        if game is None:
            raise refuse("unknown-game")
        options = checked(house, game, command.seats, command.options)
        deeds: list[Deed] = [log.Created(game.id, command.seats, options, person.id, now, command.terms)]
        deeds += seating.pledged(house, id, game.id)
        deeds.append(log.Sat(0, person.id, person.name))
        if len(command.bots) >= command.seats:
            raise refuse("no-seat")
        levels = [(seat, known_level(house, game.id, bot)) for seat, bot in enumerate(command.bots, 1) if bot]
        deeds += seating.bots(id, [person.name], levels)
        if command.start and len([bot for bot in command.bots if bot]) != command.seats - 1:
            raise refuse("seats-free")
        room = cls(house, id, tuple(deeds), key, now)
        if command.start:
            deeds.append(room._begin())
        return room, Step(tuple(deeds), table=id)

    def _begin(self) -> log.Started:
        """Begin the game within the entry that is being made."""
        game = self.house.shelf[self.summary.game]
        names = tuple(chair.name for chair in self.summary.chairs)
        options = options_of(game, self.summary.options)
        dealer = self.dealer(tuple(chair.salt for chair in self.summary.chairs))
        if self.forked is None:
            table = Table(game, list(names), options, dealer)
        else:
            version, moves = self.forked.version, list(self.forked.moves)
            table = Table.resume(game, list(names), options, version, moves, dealer)
            table.deal()
        self.play = Play(table, self.seq)
        self.play.go_on(self.seq)
        started = log.Started(table.record.version, names, self.play.moves)
        self.summary = after(self.summary, (started,))
        self._clock((started,))
        return started

    # commands

    def receive(self, person: Person, command: TableCommand, now: float, key: str, early: bool = False) -> Step:
        """Carry out a command, or raise Illegal and change nothing.

        An *early* answer is one that nobody may hear of yet: it is sealed until its time has come.
        """
        if self.frozen:
            raise refuse("frozen")
        match command:
            case Start():
                return self._start(person, command, key, now)
            case Again():
                return self._again(person, now, key)
            case Act():
                return self._act(person, command, key, now, early)
            case Write():
                act = telling.spelled(self.mine(person, command.seat), command)
                return self._act(person, act, key, now, early)
            case Seal() | Order():
                return self._keep(person, sealing.decided(self, person, command), key, now)
            case Say():
                said = self.talk.said(self.summary, self.playing, person, command, now)
                return Step(self.enter((said,), key, now), said=True)
            case Hush():
                return Step(self.enter((order.hush(self.summary, self.talk, person, command),), key, now))
            case Remove():
                return Step(self.enter(order.remove(self.summary, self.talk, person, command), key, now), afresh=True)
            case Propose() | Answer() | Resume() | Resign() | Return():
                return self.agree(consent.decided(self, person, command), key, now)
            case _:
                return self._seat(person, command, key, now)

    def _seat(self, person: Person, command: seating.Command, key: str, now: float) -> Step:
        before = self.summary
        deeds = self.enter(seating.decided(self.house, self.id, before, person, command), key, now)
        match deeds[0]:
            case log.Sat():
                return Step(deeds, person=person.id)
            case log.Stood(seat):
                return Step(deeds, person=before.chairs[seat].person)
            case _:
                return Step(deeds)

    def agree(self, deeds: tuple[Deed, ...], key: str, now: float) -> Step:
        """Do what people have agreed on; where moves are gone or a seat is another's, all look anew."""
        afresh = any(isinstance(deed, log.Undone | log.Over | log.Resigned) for deed in deeds)
        return Step(self.enter(deeds, key, now), afresh=afresh)

    def reopened(self, key: str, now: float) -> Step | None:
        """Give back what clocks ran while the house was shut; None where none was running."""
        timing = None if self.playing is None or self.summary.paused else self.timing
        if timing is None or not any(timing.out(seat) is not None for seat in range(len(self.summary.chairs))):
            return None
        return Step(self.enter((log.Reopened(GIVEN_BACK),), key, now))

    def _start(self, person: Person, command: Start, key: str, now: float) -> Step:
        seating.only_host(self.summary, person)
        if self.summary.status != "open":
            raise refuse("started")
        game = self.house.shelf.get(self.summary.game)
        if game is None:
            raise refuse("unknown-game")
        if any(chair.free for chair in self.summary.chairs):
            raise refuse("seats-free")
        if self.summary.dissent:
            raise refuse("not-agreed")
        checked(self.house, game, len(self.summary.chairs), self.summary.options)
        self._count(key, now)
        salted = self._salted(person, command)
        return Step((*salted, self._begin()), afresh=True)

    def _salted(self, person: Person, command: Start) -> tuple[log.Deed, ...]:
        """What a host adds to luck while beginning, within the entry that is being made: nobody can add after it."""
        seats = self.summary.seats_of(person.id)
        if not command.salt or not self.summary.pledge or not seats or self.summary.chairs[seats[0]].salt:
            return ()
        salted = log.Salted(seats[0], command.salt)
        self.summary = after(self.summary, (salted,))
        return (salted,)

    def _again(self, person: Person, now: float, key: str) -> Step:
        old = self.summary
        if person.id not in old.persons and person.id != old.host:
            raise refuse("not-yours")
        if old.status != "over":
            raise refuse("not-started" if old.status == "open" else "started")
        if old.next is not None:
            return Step((), table=old.next)
        game = self.house.shelf[old.game]
        checked(self.house, game, len(old.chairs), old.options)
        new = table_id(self.id, "again")
        first = seating.rematch(self.house, new, old, person, now)
        room = Room(self.house, new, first, f"{key}:again", now)
        deeds = self.enter((log.Rematched(new),), key, now)
        return Step(deeds, table=new, opens=room, opens_with=first)

    def _act(self, person: Person, command: Act, key: str, now: float, early: bool) -> Step:
        play = self.at_hand(person, command.seat)
        word = play.word(command.action)
        ask = play.asks[command.seat]
        if ask is not None and (ask != command.ask or play.answered(command.seat)):
            raise refuse("stale")
        if early and ask is not None:
            play.table.checked(command.seat, word)
            sealed = log.Sealed(command.seat, play.game.write(play.table.state, word))
            return self._keep(person, sealed, key, now)
        return self.move(command.seat, word, key, now)

    def _keep(self, person: Person, ahead: log.Sealed | log.Ordered, key: str, now: float) -> Step:
        """Keep a seat's answer secret until its time has come."""
        return Step(self.enter((ahead,), key, now), person=person.id, private=True)

    def move(self, seat: int, word: Any, key: str, now: float) -> Step:
        """Make a seat's move, a person's, a bot's or the house's for it."""
        assert self.play is not None
        moves, events = self.play.act(seat, word, self.seq + 1)
        deeds: list[Deed] = [log.Moved(moves)]
        outcome = self.play.table.state.outcome()
        if outcome is not None:
            deeds.append(consent.over(self.summary, outcome))
        self._count(key, now)
        self.summary = after(self.summary, deeds)
        self._clock(tuple(deeds))
        return Step(tuple(deeds), events=tuple(events))
