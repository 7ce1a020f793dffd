"""All the logic of one table, without sockets, store or clock: commands go in, deeds for the log come out.

A room moves on at once.  Whoever runs it must write the deeds down before
telling anybody, and throw the room away if they could not be written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cumuli.core.game import Event, Illegal, Refusal
from cumuli.server import consent, order, seating, telling
from cumuli.server import deeds as log
from cumuli.server.deeds import Deed
from cumuli.server.gallery import Gallery
from cumuli.server.house import House, checked, known_level, refuse
from cumuli.server.ids import table_id
from cumuli.server.info import Block, ClockInfo
from cumuli.server.people import Person
from cumuli.server.play import Play
from cumuli.server.step import Step
from cumuli.server.summary import Summary, after
from cumuli.server.talk import Talk
from cumuli.server.timing import Timing
from cumuli.server.wire import (
    Act,
    Again,
    Answer,
    Create,
    Hush,
    Propose,
    Remove,
    Resign,
    Resume,
    Return,
    Say,
    Seal,
    Start,
    TableCommand,
    Why,
    Write,
)
from cumuli.store import Entry
from cumuli.table import Table, options_of

CANNOT_SEAL: Final = Refusal("cannot-seal", "4.10")
UNCOUNTED: Final = (log.Sealed, log.Spoke)
"""Entries of these alone change nothing that everybody is told of."""


class Room:
    """One table: its summary, its game once that began, and the commands it has carried out."""

    def __init__(self, house: House, id: str, first: tuple[Deed, ...], command: str, at: float) -> None:
        self.house = house
        self.id = id
        self.seq = 0
        """How many entries everybody was told of; questions and messages are numbered by it."""
        self.entries = 0
        """How many entries the log has, those included that only one seat knows of."""
        self.summary: Summary = after(None, first[:1])
        self.play: Play | None = None
        self._gallery: Gallery | None = None
        self.timing: Timing | None = None
        self.at = at
        """When its last entry was written."""
        self.frozen = False
        """Its game began on rules that are no longer on the shelf: it can be seen in lists, not played."""
        self.talk = Talk()
        self.commands: set[str] = set()
        self.enter(first, command, at)

    @classmethod
    def rebuilt(cls, house: House, id: str, entries: Sequence[Entry]) -> Room:
        """The room as its log tells it."""
        room = cls(house, id, log.read(entries[0].payload), entries[0].command, entries[0].at)
        for entry in entries[1:]:
            room.enter(log.read(entry.payload), entry.command, entry.at)
        return room

    @classmethod
    def created(cls, house: House, id: str, person: Person, command: Create, now: float, key: str) -> tuple[Room, Step]:
        """A new table, as its host wants it."""
        game = house.shelf.get(command.game)
        if game is None:
            raise refuse("unknown-game")
        options = checked(house, game, command.seats, command.options)
        deeds: list[Deed] = [log.Created(game.id, command.seats, options, person.id, now, command.terms)]
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

    # the log

    def enter(self, deeds: tuple[Deed, ...], command: str, at: float) -> tuple[Deed, ...]:
        """Do what one entry of the log says."""
        self._count(command, at, all(isinstance(deed, UNCOUNTED) for deed in deeds))
        begins = isinstance(deeds[0], log.Created)
        self.summary = after(self.summary, deeds[1:] if begins else deeds)
        for deed in deeds:
            match deed:
                case log.Started(version, names, moves):
                    self._resume(version, names, moves)
                case log.Moved(moves) if self.play is not None:
                    self.play.replay(moves, self.seq)
                case log.Sealed(seat, move) if self.play is not None:
                    self.play.seal(seat, move)
                case log.Became(old, new):
                    self.talk.rename(old, new)
                case log.Spoke():
                    self.talk.lines.append(deed)
                case log.Undone(left) if self.play is not None:
                    done = self.play.moves[:left]
                    self._resume(self.summary.version, tuple(self.play.table.record.seats), done)
                case log.Stood(seat) if self.play is not None:
                    self.play.leave(seat)
                case log.Over() if self.play is not None:
                    self.play.stop()
                case _:
                    pass
        self._clock(deeds)
        return deeds

    def _stamp(self) -> None:
        """Note that the questions which are new were put with this entry."""
        play = self.playing
        self.summary = self.summary.asking(() if play is None else play.asks, self.at)

    def _count(self, command: str, at: float, private: bool = False) -> None:
        """One entry more."""
        self.at = at
        self.entries += 1
        self.seq += not private
        self.commands.add(command)

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
        self.play.go_on(self.seq)
        started = log.Started(game.version, names, self.play.moves)
        self.summary = after(self.summary, (started,))
        self._clock((started,))
        return started

    def _clock(self, deeds: tuple[Deed, ...]) -> None:
        """Note who is asked now, and let the clocks go on after an entry."""
        self._stamp()
        if self.play is None or isinstance(deeds[0], UNCOUNTED):
            return
        if self.timing is None:
            self.timing = Timing(self.summary.terms, len(self.summary.chairs), self.house.grace)
        movers = [deed.moves[0][0] for deed in deeds if isinstance(deed, log.Moved)]
        self.timing.now(self.at, self.asked, movers[0] if movers else None, self.play.paced)
        for deed in deeds:
            if isinstance(deed, log.Returned):
                self.timing.back(deed.seat)

    # commands

    def receive(self, person: Person, command: TableCommand, now: float, key: str, early: bool = False) -> Step:
        """Carry out a command, or raise Illegal and change nothing.

        An *early* answer is one that nobody may hear of yet: it is sealed until its time has come.
        """
        if self.frozen:
            raise refuse("frozen")
        match command:
            case Start():
                return self._start(person, key, now)
            case Again():
                return self._again(person, now, key)
            case Act():
                return self._act(person, command, key, now, early)
            case Write():
                act = telling.spelled(self.mine(person, command.seat), command)
                return self._act(person, act, key, now, early)
            case Seal():
                return self._seal(person, command, key, now)
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

    def _start(self, person: Person, key: str, now: float) -> Step:
        seating.only_host(self.summary, person)
        if self.summary.status != "open":
            raise refuse("started")
        game = self.house.shelf.get(self.summary.game)
        if game is None:
            raise refuse("unknown-game")
        if any(chair.free for chair in self.summary.chairs):
            raise refuse("seats-free")
        checked(self.house, game, len(self.summary.chairs), self.summary.options)
        self._count(key, now)
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
        checked(self.house, game, len(old.chairs), old.options)
        new = table_id(self.id, "again")
        first = seating.rematch(old, person, now)
        room = Room(self.house, new, first, f"{key}:again", now)
        deeds = self.enter((log.Rematched(new),), key, now)
        return Step(deeds, table=new, opens=room, opens_with=first)

    def _act(self, person: Person, command: Act, key: str, now: float, early: bool) -> Step:
        play = self._at_hand(person, command.seat)
        word = play.word(command.action)
        ask = play.asks[command.seat]
        if ask is not None and (ask != command.ask or play.answered(command.seat)):
            raise refuse("stale")
        if early and ask is not None:
            play.table.checked(command.seat, word)
            return self._keep(person, command.seat, play.game.write(play.table.state, word), key, now)
        return self.move(command.seat, word, key, now)

    def _seal(self, person: Person, command: Seal, key: str, now: float) -> Step:
        play = self._at_hand(person, command.seat)
        word = None if command.action is None else play.word(command.action)
        offered = play.ahead(command.seat)
        if not offered or (word is not None and word not in offered):
            raise Illegal(CANNOT_SEAL)
        move = None if word is None else play.game.write(play.table.state, word)
        return self._keep(person, command.seat, move, key, now)

    def _keep(self, person: Person, seat: int, move: str | None, key: str, now: float) -> Step:
        """Keep a seat's answer secret until its time has come."""
        return Step(self.enter((log.Sealed(seat, move),), key, now), person=person.id, private=True)

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

    # looking

    def _at_hand(self, person: Person, seat: int) -> Play:
        """The game, for a person who may answer for this seat now."""
        play = self.mine(person, seat)
        if self.summary.paused:
            raise refuse("paused")
        if self.summary.chairs[seat].deputy is not None:
            raise refuse("stood-in")
        return play

    def mine(self, person: Person, seat: int) -> Play:
        """The game, for a person who holds this seat."""
        if self.frozen:
            raise refuse("frozen")
        if self.summary.chairs[seating.known_seat(self.summary, seat)].person != person.id:
            raise refuse("not-yours")
        if self.play is None:
            raise refuse("not-started")
        if self.play.stopped:
            raise refuse("broken-off")
        return self.play

    def why(self, person: Person, command: Why) -> Any:
        """Why an action is not legal for a seat of one's own."""
        play = self.mine(person, command.seat)
        return play.game.explain(play.table.state, command.seat, play.word(command.action))

    def eyes(self, person: str) -> tuple[int | None, ...]:
        """Through whose eyes a person looks at the game."""
        if self.play is None:
            return ()
        return self.summary.seats_of(person) or (() if self.summary.shut(person) else (None,))

    def block(self, seat: int | None, events: Sequence[Event]) -> Block:
        """What one pair of eyes sees, and hears of what just happened."""
        assert self.play is not None
        gallery = self.gallery if seat is None else None
        return self.play.block(seat, events) if gallery is None else gallery.block(gallery.follow())

    def whole(self, seat: int | None) -> Block:
        """What one pair of eyes sees, and all it may know of what happened since the game began."""
        assert self.play is not None
        gallery = self.gallery if seat is None else None
        if gallery is None:
            return self.play.block(seat, self.play.events)
        gallery.follow()
        return gallery.block(gallery.table.told)

    @property
    def gallery(self) -> Gallery | None:
        """What those see who look on, where they see it late."""
        if self.play is None or self.summary.terms.watching != "late":
            return None
        if self._gallery is None or self._gallery.play is not self.play:
            self._gallery = Gallery(self.play)
        return self._gallery

    @property
    def playing(self) -> Play | None:
        """The game, while it goes on."""
        return self.play if self.summary.status == "playing" else None

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats of persons who must answer now and whom nobody stands in for; none in a break."""
        if self.playing is None or self.summary.paused:
            return ()
        chairs = enumerate(self.summary.chairs)
        here = [seat for seat, chair in chairs if chair.person is not None and chair.deputy is None]
        return tuple(seat for seat in here if self.playing.asks[seat] is not None)

    def clocks(self, at: float) -> tuple[ClockInfo | None, ...]:
        """The clocks by seat as they stand at this moment, while the game goes on at a table that has them."""
        timing = None if self.playing is None else self.timing
        if timing is None or not timing.clocked:
            return ()
        chairs = enumerate(self.summary.chairs)
        return tuple(None if chair.person is None else timing.told(seat, at) for seat, chair in chairs)

    @property
    def due(self) -> tuple[int, int] | None:
        """The question whose answer must wait for its beat, or is known already: seat and number."""
        play = None if self.summary.paused else self.playing
        seat = None if play is None else play.alone
        if play is None or seat is None or (ask := play.asks[seat]) is None:
            return None
        return (seat, ask) if play.paced or play.ready(seat) is not None else None

    @property
    def thinkers(self) -> list[tuple[int, int, str]]:
        """The bots that must think: seat, question and level."""
        play = None if self.summary.paused else self.playing
        asked = [] if play is None else [(seat, ask) for seat, ask in enumerate(play.asks) if ask is not None]
        chairs = self.summary.chairs
        bots = [(seat, ask, bot) for seat, ask in asked if (bot := chairs[seat].bot or chairs[seat].deputy)]
        return [] if play is None else [(seat, ask, bot) for seat, ask, bot in bots if play.ready(seat) is None]
