"""One table as it stands: what its log makes of it, and how it looks to whom.  Commands are in `room.py`."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any, Final, Self

from cumuli.core.game import Event
from cumuli.luck import Luck, taken
from cumuli.server.house import House, refuse
from cumuli.server.people.person import Person
from cumuli.server.table import deeds as log
from cumuli.server.table import seating
from cumuli.server.table.deeds import Deed
from cumuli.server.table.info import Block, ClockInfo
from cumuli.server.table.play import Play
from cumuli.server.table.summary import Summary, after
from cumuli.server.table.timing import Timing
from cumuli.server.talk.gallery import Gallery
from cumuli.server.talk.lines import Talk
from cumuli.server.wire import Why
from cumuli.store import Entry
from cumuli.table import Departed, Table, options_of

LOG: Final = logging.getLogger(__name__)
UNCOUNTED: Final = (log.Sealed, log.Ordered, log.Spoke)
"""Entries of these alone change nothing that everybody is told of."""


class Standing:
    """One table: its summary, its game once that began, and the commands it has carried out."""

    def __init__(self, house: House, id: str, first: tuple[Deed, ...], command: str, at: float) -> None:
        self.house = house
        self.id = id
        self.seq = 0
        """How many entries everybody was told of; questions and messages are numbered by it."""
        self.entries = 0
        """How many entries the log has, those included that only one seat knows of."""
        self.folded = 0
        """How many of them the newest snapshot holds."""
        self.summary: Summary = after(None, first[:1])
        self.play: Play | None = None
        self._gallery: Gallery | None = None
        self.forked: log.Forked | None = None
        """What its game goes on from."""
        self._luck: dict[str, Any] = {}
        """What the record of a game that was played elsewhere tells of its luck."""
        self._key = b""
        """Luck's, where it was pledged: nobody may learn it before the game is over."""
        self.timing: Timing | None = None
        self.at = at
        """When its last entry was written."""
        self.frozen = False
        """Its game began on rules that are no longer played here: it can be seen in lists, not played."""
        self.talk = Talk()
        self.commands: set[str] = set()
        self.steps: list[tuple[int, int]] = [(0, 0)]
        """By number of entry that everybody was told of: how many events had been told by then, and moves made."""
        self.enter(first, command, at)

    @classmethod
    def rebuilt(cls, house: House, id: str, entries: Sequence[Entry]) -> Self:
        """The room as its log tells it."""
        room = cls(house, id, log.read(entries[0].payload), entries[0].command, entries[0].at)
        for entry in entries[1:]:
            room.take(entry)
        return room

    def take(self, entry: Entry) -> None:
        """Do what the next entry of the log says."""
        self.enter(log.read(entry.payload), entry.command, entry.at)

    # the log

    def enter(self, deeds: tuple[Deed, ...], command: str, at: float) -> tuple[Deed, ...]:
        """Do what one entry of the log says; a game whose moves this engine does not know is frozen."""
        self._count(command, at, all(isinstance(deed, UNCOUNTED) for deed in deeds))
        begins = isinstance(deeds[0], log.Created)
        self.summary = after(self.summary, deeds[1:] if begins else deeds)
        try:
            self._play(deeds)
        except Departed as error:
            LOG.error("the game at table %s is stopped: it began on other rules, %s", self.id, error)
            self.frozen, self.play = True, None
        self._clock(deeds)
        return deeds

    def _play(self, deeds: tuple[Deed, ...]) -> None:
        for deed in deeds:
            match deed:
                case log.Pledged(key):
                    self._key = bytes.fromhex(key)
                case log.Imported(luck=luck):
                    self._luck = luck
                case log.Forked():
                    self.forked = deed
                case log.Started(version, names, moves):
                    self._resume(version, names, moves)
                case log.Moved(moves) if self.play is not None:
                    self.play.replay(moves, self.seq)
                case log.Sealed(seat, move) if self.play is not None:
                    self.play.seal(seat, move)
                case log.Ordered(seat, orders) if self.play is not None:
                    self.play.order(seat, orders)
                case log.Became(old, new):
                    self.talk.rename(old, new)
                case log.Spoke():
                    self.talk.lines.append(deed)
                case log.Undone(left) if self.play is not None:
                    done = self.play.moves[:left]
                    undone = self.play
                    self._resume(self.summary.version, tuple(undone.table.record.seats), done)
                    self.play.keep(undone)
                case log.Stood(seat) if self.play is not None:
                    self.play.leave(seat)
                case log.Over() if self.play is not None:
                    self.play.stop()
                case _:
                    pass

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
        table = Table.resume(game, list(names), options, version, list(moves), self.dealer(self.summary.salts))
        self.play = Play(table, self.seq)

    def dealer(self, salts: tuple[str, ...]) -> Random | Luck:
        """Who answers for luck here."""
        if self._key:
            begun = () if self.forked is None else taken(self.forked.moves)
            return Luck(self._key, self.id, self.summary.game, salts, begun)
        return SystemRandom() if self.house.dealer is None else self.house.dealer()

    def opened(self) -> dict[str, Any]:
        """What luck can be checked by, once the game is over and was begun; empty before, and where it is nothing."""
        luck = None if self.play is None or self.summary.status != "over" else self.play.table.dealer
        return luck.opened() if isinstance(luck, Luck) else self._luck

    def _clock(self, deeds: tuple[Deed, ...]) -> None:
        """Note who is asked now and how far the game is, and let the clocks go on after an entry."""
        self._stamp()
        so_far = (0, 0) if self.play is None else (len(self.play.events), len(self.play.moves))
        self.steps[self.seq :] = [so_far]
        if self.play is None or isinstance(deeds[0], UNCOUNTED):
            return
        if self.timing is None:
            self.timing = Timing(self.summary.terms, len(self.summary.chairs), self.house.grace)
        for deed in deeds:
            if isinstance(deed, log.Reopened):
                self.timing.reopened(self.at, deed.most)
            elif isinstance(deed, log.Undone):
                self.timing.undone(deed.left)
        made = [len(deed.moves) for deed in deeds if isinstance(deed, log.Moved)]
        movers = [deed.moves[0][0] for deed in deeds if isinstance(deed, log.Moved)]
        before = len(self.play.moves) - sum(made)
        self.timing.now(self.at, self.asked, movers[0] if movers else None, self.play.paced, before)
        for deed in deeds:
            if isinstance(deed, log.Returned):
                self.timing.back(deed.seat)

    # looking

    def at_hand(self, person: Person, seat: int) -> Play:
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
