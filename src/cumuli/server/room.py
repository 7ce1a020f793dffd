"""All the logic of one table, without sockets, store or clock: commands go in, deeds for the log come out.

A room moves on at once.  Whoever runs it must write the deeds down before
telling anybody, and throw the room away if they could not be written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from cumuli.core.game import Event
from cumuli.server import deeds as log
from cumuli.server.deeds import Deed
from cumuli.server.house import House, checked, known_level, refuse
from cumuli.server.ids import table_id
from cumuli.server.people import Person, clean_name
from cumuli.server.play import Play
from cumuli.server.summary import Summary, after
from cumuli.server.wire import Act, Again, Block, Create, SetBot, SetOptions, Sit, Stand, Start, Why
from cumuli.store import Entry
from cumuli.table import Table, options_of

TableCommand = Sit | Stand | SetBot | SetOptions | Start | Again | Act


class Step(Struct, frozen=True):
    """What a command did: deeds to write down, what happened, and for whom everything is new."""

    deeds: tuple[Deed, ...]
    events: tuple[Event, ...] = ()
    table: str | None = None
    """the table to name in the answer"""
    afresh: bool = False
    """everybody gets the table whole"""
    person: str | None = None
    """this person gets the table whole"""
    opens: Room | None = None
    """a second table that this command opens, with the one entry it begins with"""
    opens_with: tuple[Deed, ...] = ()


class Room:
    """One table: its summary, its game once that began, and the commands it has carried out."""

    def __init__(self, house: House, id: str, first: tuple[Deed, ...], command: str) -> None:
        self.house = house
        self.id = id
        self.seq = 0
        self.summary: Summary = after(None, first[:1])
        self.play: Play | None = None
        self.frozen = False
        """Its game began on rules that are no longer on the shelf: it can be seen in lists, not played."""
        self.commands: set[str] = set()
        self.enter(first, command)

    @classmethod
    def rebuilt(cls, house: House, id: str, entries: Sequence[Entry]) -> Room:
        """The room as its log tells it."""
        room = cls(house, id, log.read(entries[0].payload), entries[0].command)
        for entry in entries[1:]:
            room.enter(log.read(entry.payload), entry.command)
        return room

    @classmethod
    def created(cls, house: House, id: str, person: Person, command: Create, now: float, key: str) -> tuple[Room, Step]:
        """A new table, as its host wants it."""
        game = house.shelf.get(command.game)
        if game is None:
            raise refuse("unknown-game")
        options = checked(game, command.seats, command.options)
        deeds: list[Deed] = [log.Created(game.id, command.seats, options, person.id, now)]
        deeds.append(log.Sat(0, person.id, person.name))
        if len(command.bots) >= command.seats:
            raise refuse("no-seat")
        for seat, bot in enumerate(command.bots, 1):
            if bot is not None:
                deeds.append(log.BotSet(seat, known_level(house, bot)))
        if command.start and len([bot for bot in command.bots if bot]) != command.seats - 1:
            raise refuse("seats-free")
        room = cls(house, id, tuple(deeds), key)
        if command.start:
            deeds.append(room._begin())
        return room, Step(tuple(deeds), table=id)

    # the log

    def enter(self, deeds: tuple[Deed, ...], command: str) -> None:
        """Do what one entry of the log says."""
        self.seq += 1
        self.commands.add(command)
        begins = isinstance(deeds[0], log.Created)
        self.summary = after(self.summary, deeds[1:] if begins else deeds)
        for deed in deeds:
            match deed:
                case log.Started(version, names, moves):
                    self._resume(version, names, moves)
                case log.Moved(moves) if self.play is not None:
                    self.play.replay(moves, self.seq)
                case _:
                    pass

    def _resume(self, version: str, names: tuple[str, ...], moves: tuple[tuple[int, str], ...]) -> None:
        game = self.house.shelf.get(self.summary.game)
        if game is None or version not in game.versions:
            self.frozen = True
            return
        options = options_of(game, self.summary.options)
        table = Table.resume(game, list(names), options, version, list(moves), self.house.dealer())
        self.play = Play(table, self.seq)

    def _begin(self) -> log.Started:
        """Begin the game within the entry that is being made."""
        game = self.house.shelf[self.summary.game]
        names = tuple(chair.name for chair in self.summary.chairs)
        options = options_of(game, self.summary.options)
        table = Table(game, list(names), options, self.house.dealer())
        self.play = Play(table, self.seq)
        started = log.Started(game.version, names, self.play.moves)
        self.summary = after(self.summary, (started,))
        return started

    def _take(self, key: str, *deeds: Deed) -> tuple[Deed, ...]:
        """Make an entry of deeds that touch the summary only."""
        self.seq += 1
        self.commands.add(key)
        self.summary = after(self.summary, deeds)
        return deeds

    # commands

    def receive(self, person: Person, command: TableCommand, now: float, key: str) -> Step:
        """Carry out a command, or raise Illegal and change nothing."""
        if self.frozen:
            raise refuse("frozen")
        match command:
            case Sit():
                return self._sit(person, command, key)
            case Stand():
                return self._stand(person, command, key)
            case SetBot():
                return self._set_bot(person, command, key)
            case SetOptions():
                return self._set_options(person, command, key)
            case Start():
                return self._start(person, key)
            case Again():
                return self._again(person, now, key)
            case Act():
                return self._act(person, command, key)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < len(self.summary.chairs):
            raise refuse("no-seat")
        return seat

    def _only_host(self, person: Person) -> None:
        if self.summary.host != person.id:
            raise refuse("not-host")

    def _sit(self, person: Person, command: Sit, key: str) -> Step:
        seat = self._seat(command.seat)
        if self.summary.status == "over":
            raise refuse("started")
        if not any(chair.free for chair in self.summary.chairs):
            raise refuse("table-full")
        if not self.summary.chairs[seat].free:
            raise refuse("seat-taken")
        name = clean_name(command.name) or person.name
        return Step(self._take(key, log.Sat(seat, person.id, name)), person=person.id)

    def _stand(self, person: Person, command: Stand, key: str) -> Step:
        seat = self._seat(command.seat)
        chair = self.summary.chairs[seat]
        if chair.free or (chair.person != person.id and self.summary.host != person.id):
            raise refuse("not-yours")
        if self.summary.status == "over" or (self.summary.status == "playing" and chair.person != person.id):
            raise refuse("started")
        return Step(self._take(key, log.Stood(seat)), person=chair.person)

    def _set_bot(self, person: Person, command: SetBot, key: str) -> Step:
        self._only_host(person)
        seat = self._seat(command.seat)
        chair = self.summary.chairs[seat]
        if self.summary.status == "over":
            raise refuse("started")
        if not chair.free and (chair.bot is None or self.summary.status != "open"):
            raise refuse("seat-taken")
        return Step(self._take(key, log.BotSet(seat, known_level(self.house, command.bot))))

    def _set_options(self, person: Person, command: SetOptions, key: str) -> Step:
        self._only_host(person)
        if self.summary.status != "open":
            raise refuse("started")
        game = self.house.shelf.get(self.summary.game)
        if game is None:
            raise refuse("unknown-game")
        options = checked(game, command.seats, command.options)
        if any(chair.person for chair in self.summary.chairs[command.seats :]):
            raise refuse("seat-taken")
        return Step(self._take(key, log.OptionsSet(command.seats, options)))

    def _start(self, person: Person, key: str) -> Step:
        self._only_host(person)
        if self.summary.status != "open":
            raise refuse("started")
        game = self.house.shelf.get(self.summary.game)
        if game is None:
            raise refuse("unknown-game")
        if any(chair.free for chair in self.summary.chairs):
            raise refuse("seats-free")
        checked(game, len(self.summary.chairs), self.summary.options)
        self.seq += 1
        self.commands.add(key)
        return Step((self._begin(),), afresh=True)

    def _again(self, person: Person, now: float, key: str) -> Step:
        old = self.summary
        if person.id not in old.persons and person.id != old.host:
            raise refuse("not-yours")
        if old.status != "over":
            raise refuse("not-started" if old.status == "open" else "started")
        if old.next is not None:
            return Step((), table=old.next)
        game = self.house.shelf[old.game]
        checked(game, len(old.chairs), old.options)
        new = table_id(self.id, "again")
        first: list[Deed] = [log.Created(old.game, len(old.chairs), old.options, person.id, now)]
        for seat, chair in enumerate(old.chairs):
            if chair.person is not None:
                first.append(log.Sat(seat, chair.person, chair.name))
            elif chair.bot is not None:
                first.append(log.BotSet(seat, chair.bot))
        room = Room(self.house, new, tuple(first), f"{key}:again")
        deeds = self._take(key, log.Rematched(new))
        return Step(deeds, table=new, opens=room, opens_with=tuple(first))

    def _act(self, person: Person, command: Act, key: str) -> Step:
        play = self.mine(person, command.seat)
        word = play.word(command.action)
        ask = play.asks[command.seat]
        if ask is not None and ask != command.ask:
            raise refuse("stale")
        return self.move(command.seat, word, key)

    def move(self, seat: int, word: Any, key: str) -> Step:
        """Make a seat's move, a person's or a bot's."""
        assert self.play is not None
        moves, events = self.play.act(seat, word, self.seq + 1)
        deeds: list[Deed] = [log.Moved(moves)]
        outcome = self.play.table.state.outcome()
        if outcome is not None:
            deeds.append(log.Over(tuple(outcome.scores), outcome.reason))
        return Step(self._take(key, *deeds), events=tuple(events))

    # looking

    def mine(self, person: Person, seat: int) -> Play:
        """The game, for a person who holds this seat."""
        if self.frozen:
            raise refuse("frozen")
        if self.summary.chairs[self._seat(seat)].person != person.id:
            raise refuse("not-yours")
        if self.play is None:
            raise refuse("not-started")
        return self.play

    def why(self, person: Person, command: Why) -> Any:
        """Why an action is not legal for a seat of one's own."""
        play = self.mine(person, command.seat)
        return play.game.explain(play.table.state, command.seat, play.word(command.action))

    def eyes(self, person: str) -> tuple[int | None, ...]:
        """Through whose eyes a person looks at the game."""
        if self.play is None:
            return ()
        return self.summary.seats_of(person) or (None,)

    def block(self, seat: int | None, events: Sequence[Event]) -> Block:
        assert self.play is not None
        return self.play.block(seat, events)

    @property
    def thinkers(self) -> list[tuple[int, int, str]]:
        """The bots that must act: seat, question and level."""
        if self.play is None or self.summary.status != "playing":
            return []
        asked = [(seat, ask) for seat, ask in enumerate(self.play.asks) if ask is not None]
        return [(seat, ask, bot) for seat, ask in asked if (bot := self.summary.chairs[seat].bot) is not None]
