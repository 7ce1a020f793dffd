"""Answers that are known before they are heard: a room and its log always say the same of them."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from cumuli.core.game import Game, Illegal
from cumuli.games import SHELF
from cumuli.server.house import House
from cumuli.server.people.person import Person
from cumuli.server.table import deeds as log
from cumuli.server.table.room import Room, Step
from cumuli.server.table.summary import as_row
from cumuli.server.wire import Act, Create, Order, Seal, Sit, Stand, Start
from cumuli.store import Entry
from server.duel import DUEL
from server.follow import FOLLOW

GAMES: dict[str, Game[Any]] = {**SHELF, "duel": DUEL, "follow": FOLLOW}
PEOPLE = [Person(f"p{seat}", f"P{seat}", "en") for seat in range(5)]


class Evening:
    """A room without a server, its log, and somebody who does anything that is allowed."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], seed: int, monkeypatch: Any) -> None:
        for game_id in ("duel", "follow"):  # where records look for a game
            monkeypatch.setitem(SHELF, game_id, GAMES[game_id])
        self.rng = Random(seed)
        self.house = House(GAMES, ("random",), lambda: self.rng)
        self.log: list[Entry] = []
        self.given: dict[int, int] = {}
        """How many answers each seat has given that were heard later."""
        command = Create("c", game, seats, options)
        self.room, step = Room.created(self.house, "t", PEOPLE[0], command, 0.0, "c")
        self.written(step, "c")
        for seat in range(1, seats):
            self.say(PEOPLE[seat], Sit("c", "t", seat, f"P{seat}"))
        self.say(PEOPLE[0], Start("c", "t"))
        assert self.room.play is not None
        self.play = self.room.play

    def written(self, step: Step, key: str) -> Step:
        self.log.append(Entry(len(self.log) + 1, key, log.write(step.deeds), 0.0))
        return step

    def say(self, person: Person, command: Any, early: bool = False) -> Step:
        key = f"k{len(self.log)}"
        return self.written(self.room.receive(person, command, 0.0, key, early), key)

    def word(self, word: Any) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(word)
        return plain

    def answer(self, seat: int, early: bool) -> None:
        """Answer at random for a seat that is asked, if it has not answered yet."""
        block = self.room.block(seat, ())
        if block.ask is not None:
            action = self.word(self.rng.choice(block.legal))
            self.say(self.holder(seat), Act("c", "t", seat, block.ask, action), early)

    def holder(self, seat: int) -> Person:
        return next(person for person in PEOPLE if person.id == self.room.summary.chairs[seat].person)

    def house_answers(self) -> None:
        """What the house does when a beat is over."""
        if self.room.due is not None:
            seat, _ = self.room.due
            code = self.play.ready(seat)
            if code is not None:
                key = f"k{len(self.log)}"
                step = self.room.move(seat, self.play.game.word(self.play.table.state, code), key, 0.0)
                self.written(step, key)

    def something(self) -> None:
        """One thing that may happen now."""
        asked = [seat for seat, ask in enumerate(self.play.asks) if ask is not None]
        seat = self.rng.choice(asked)
        what = self.rng.random()
        if what < 0.1:
            self.order(self.rng.randrange(len(self.play.asks)))
        elif what < 0.2:
            self.seal(self.rng.randrange(len(self.play.asks)))
        elif what < 0.25:
            who = self.rng.randrange(len(self.play.asks))
            person = self.holder(who)
            self.say(person, Stand("c", "t", who))
            self.say(person, Sit("c", "t", who, "again"))
        elif what < 0.5 and self.play.paced:
            self.house_answers()
        else:
            self.answer(seat, early=self.play.paced and self.rng.random() < 0.6)

    def seal(self, seat: int) -> None:
        """Seal something, or take it back, where that is offered."""
        ahead = self.room.block(seat, ()).ahead
        if ahead:
            action = self.word(self.rng.choice(ahead)) if self.rng.random() < 0.8 else None
            self.say(self.holder(seat), Seal("c", "t", seat, action))
            sealed = self.room.block(seat, ()).sealed
            assert (None if sealed is None else self.word(sealed)) == action

    def order(self, seat: int) -> None:
        """Leave orders, or take them back, where that is offered."""
        offered = self.room.block(seat, ()).standing
        orders = {about: self.rng.choice(ways) for about, ways in offered.items() if self.rng.random() < 0.6}
        kept = {about: way for about, way in self.room.block(seat, ()).orders.items() if about not in offered}
        self.say(self.holder(seat), Order("c", "t", seat, orders))
        assert self.room.block(seat, ()).orders == {**kept, **orders}

    def agrees(self) -> None:
        """The log tells of the very room that wrote it."""
        other = Room.rebuilt(self.house, "t", self.log)
        assert other.play is not None
        for field in ("seq", "entries", "commands", "due", "thinkers"):
            assert getattr(other, field) == getattr(self.room, field), field
        assert as_row("t", other.summary) == as_row("t", self.room.summary)
        for field in ("asks", "offers", "sealed", "orders", "moves", "events"):
            assert getattr(other.play, field) == getattr(self.play, field), field

    def tells_nothing(self) -> None:
        """Each seat's block is what it would be if all that the seat cannot know were otherwise."""
        truth = self.play.table.state
        for seat in range(len(self.play.asks)):
            eyes = (seat, None)
            before = [msgspec.json.encode(self.room.block(eye, ())) for eye in eyes]
            self.play.table.state = self.play.game.resample(truth, seat, self.rng)
            assert before == [msgspec.json.encode(self.room.block(eye, ())) for eye in eyes]
            self.play.table.state = truth


CASES = [
    *(("follow", seats, {"cadence": cadence}, 12) for seats in (2, 3, 5) for cadence in ("short", "off")),
    ("follow", 4, {"quick": True}, 12),
    ("duel", 3, {"rounds": 9}, 4),
    ("broom_service", 2, {"cadence": "short"}, 1),
    ("broom_service", 4, {"cadence": "short"}, 1),
    ("broom_service", 5, {"cadence": "off"}, 1),
    ("cloudy_kingdom", 3, {}, 1),
]


@pytest.mark.parametrize(("game", "seats", "options", "many"), CASES)
def test_a_room_that_is_rebuilt_knows_the_same_answers(
    game: str, seats: int, options: dict[str, Any], many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(many):
        evening = Evening(game, seats, options, seed, monkeypatch)
        steps = 0
        while evening.room.summary.status == "playing" and steps < 600:
            evening.something()
            steps += 1
            if game != "follow" and evening.rng.random() < 0.3:
                evening.tells_nothing()
            if evening.rng.random() < (0.02 if game == "broom_service" else 0.5):
                evening.agrees()
        evening.agrees()
        evening.play.table.record.verify()
        assert game != "follow" or evening.room.summary.status == "over"


def test_an_early_answer_is_the_one_that_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the entry that keeps it and the one that gives it, nothing else counts."""
    kept = heard = 0
    for seed in range(20):
        evening = Evening("follow", 4, {}, seed, monkeypatch)
        while evening.room.summary.status == "playing":
            evening.something()
        waiting: dict[int, str | None] = {}
        for number, entry in enumerate(evening.log, 1):
            for deed in log.read(entry.payload):
                match deed:
                    case log.Sealed(seat, move):
                        waiting[seat] = move
                        kept += 1
                    case log.Moved(moves):
                        for seat, text in moves:
                            said = waiting.pop(seat, None)
                            assert said is None or said == text
                            heard += said is not None
                    case log.Stood(seat) if waiting.get(seat):
                        play = Room.rebuilt(evening.house, "t", evening.log[:number]).play
                        assert play is not None
                        if play.asks[seat] is None:
                            del waiting[seat]
        assert not [move for move in waiting.values() if move]
    assert kept > 100 and heard > 60


def asked(evening: Evening) -> int:
    """Play on until a seat follows that may choose; its seat."""
    while True:
        due = evening.room.due
        if due is not None and evening.play.game.forced(evening.play.table.state) is None:
            return due[0]
        if due is not None:
            evening.house_answers()
        else:
            seat = next(seat for seat, ask in enumerate(evening.play.asks) if ask is not None)
            evening.answer(seat, early=False)


def test_who_has_answered_early_is_bound_and_not_asked_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening("follow", 3, {}, 1, monkeypatch)
    seat = asked(evening)
    others = [msgspec.json.encode(evening.room.block(other, ())) for other in (*range(3), None) if other != seat]
    block = evening.room.block(seat, ())
    assert block.ask is not None and block.sealed is None
    step = evening.say(evening.holder(seat), Act("c", "t", seat, block.ask, {"type": "Brave"}), early=True)
    assert step.private and step.person == evening.holder(seat).id
    after = evening.room.block(seat, ())
    assert (after.ask, after.legal, evening.word(after.sealed)) == (None, (), {"type": "Brave"})
    assert others == [msgspec.json.encode(evening.room.block(o, ())) for o in (*range(3), None) if o != seat]
    for again in (Act("c", "t", seat, block.ask, {"type": "Coward"}), Seal("c", "t", seat, None)):
        with pytest.raises(Illegal) as no:
            evening.say(evening.holder(seat), again, early=True)
        assert no.value.refusal.reason == ("stale" if isinstance(again, Act) else "cannot-seal")
    person = evening.holder(seat)
    evening.say(person, Stand("c", "t", seat))
    assert evening.play.ready(seat) == evening.play.sealed[seat] is not None  # given is given, whoever sits there
    evening.house_answers()
    assert (seat, "brave") in evening.play.moves[-2:]  # luck's prize may have followed


def sealing(quick: bool, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Evening, int, int]]:
    """Evenings at which a seat is asked, and another one has sealed: the asked seat and the sealer."""
    found = []
    for seed in range(30):
        evening = Evening("follow", 4, {"quick": quick}, seed, monkeypatch)
        seat = asked(evening)
        sealer = next((s for s in range(4) if evening.play.ahead(s)), None)
        if sealer is not None:
            evening.say(evening.holder(sealer), Seal("c", "t", sealer, {"type": "Brave"}))
            found.append((evening, seat, sealer))
    assert len(found) > 8
    return found


def test_a_seal_goes_with_the_person(monkeypatch: pytest.MonkeyPatch) -> None:
    for evening, _, sealer in sealing(False, monkeypatch):
        person = evening.holder(sealer)
        evening.say(person, Stand("c", "t", sealer))
        assert evening.play.sealed[sealer] is None
        evening.say(person, Sit("c", "t", sealer, ""))
        assert evening.room.block(sealer, ()).sealed is None
        evening.agrees()


def test_a_seal_goes_with_the_trick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the trick is over before the seat was asked, nothing is left of what it sealed."""
    for evening, seat, sealer in sealing(True, monkeypatch):
        block = evening.room.block(seat, ())
        assert block.ask is not None and evening.play.sealed[sealer] is not None
        evening.say(evening.holder(seat), Act("c", "t", seat, block.ask, {"type": "Brave"}))
        assert evening.play.sealed == [None] * 4 and (sealer, "brave") not in evening.play.moves
        evening.agrees()
