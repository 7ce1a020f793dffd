"""Positions of Broom Service set up by hand, and moves made in the words of a record."""

from __future__ import annotations

from random import Random
from typing import Any

from cumuli.core.game import CHANCE
from cumuli.games.broom_service import GAME, Options
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService

CALM = "heavy_1_1"
"""A cloud nobody minds: what luck lays where a test does not care."""


def region(state: BroomService, id: str) -> int:
    return state.names.regions.index(id)


def begun(seats: int = 2, event: str = "old_times", bewitched: tuple[str, ...] = (), **options: Any) -> BroomService:
    """A table at the choice of roles in round 1: seat 0 leads, and luck has given what the test asks for."""
    state = GAME.start(seats, Options(start="1", **options), "1")
    state.events = []
    rng = Random(7)
    wanted = list(bewitched)
    while state.to_act() == (CHANCE,):
        codes = [code for code, _ in state.chance()]
        if state.phase == t.EVENT:
            code = t.REVEAL0 + t.EVENTS.index(event)
        elif state.phase == t.BEWITCHING:
            free = wanted or [role for role in reversed(t.ROLES) if t.BEWITCH0 + t.ROLES.index(role) in codes]
            code = t.BEWITCH0 + t.ROLES.index(free.pop(0))
        else:
            code = rng.choice(codes)
        assert code in codes
        state.apply(CHANCE, code)
    return state


def clear(state: BroomService) -> None:
    """Take every cloud off the board."""
    for space in range(int(state.rules.spaces)):
        state.cloud[space] = -1
    for r in range(int(state.rules.regions)):
        state.clouded[r] = 0
    state.tailwinds = 0


def cloud(state: BroomService, space: str, kind: str) -> None:
    """Lay a cloud on an empty space."""
    at = state.names.spaces.index(space)
    state.cloud[at] = state.names.clouds.index(kind)
    state.clouded[state.rules.space_region[at]] += 1
    if kind == "tailwind":
        state.tailwinds += 1


def stand(state: BroomService, seat: int, first: str, second: str) -> None:
    state.pawn[seat * 2], state.pawn[seat * 2 + 1] = region(state, first), region(state, second)


def own(state: BroomService, seat: int, violet: int = 0, green: int = 0, orange: int = 0, wand: int = 0) -> None:
    for kind, amount in enumerate((violet, green, orange, wand)):
        state.have[seat * 4 + kind] = amount


def hands(state: BroomService, *roles: str) -> None:
    """Everybody chooses: seat by seat the roles in hand, filled up to four with roles the others leave alone."""
    spare = [role for role in t.ROLES if not any(role in hand.split() for hand in roles)]
    for seat, hand in enumerate(roles):
        chosen = hand.split()
        chosen += [role for role in spare if role not in chosen][: 4 - len(chosen)]
        do(state, seat, "select " + " ".join(chosen))


def do(state: BroomService, seat: int, *texts: str) -> BroomService:
    """A seat's moves, checked against what is legal."""
    for text in texts:
        code = GAME.code(state, GAME.read(state, text))
        legal = [GAME.write(state, GAME.word(state, c)) for c in state.legal_actions(seat)]
        assert seat in state.to_act(), f"seat {seat} is not asked: {state.to_act()}"
        assert GAME.write(state, GAME.word(state, code)) in legal, f"{text!r} is not among {legal}"
        state.apply(seat, code)
    return state


def legal(state: BroomService, seat: int) -> list[str]:
    return [GAME.write(state, GAME.word(state, code)) for code in state.legal_actions(seat)]


def told(state: BroomService, kind: str) -> list[Any]:
    """The events of a kind, in order."""
    assert state.events is not None
    return [event for event in state.events if type(event).__name__ == kind]


def acting(state: BroomService, seat: int, role: str, brave: bool) -> BroomService:
    """A clone in which a seat carries a role out, all others having passed."""
    from cumuli.games.broom_service import effects, tricks

    new = state.clone()
    new.events = []
    for other in range(int(new.rules.seats)):
        new.hand[other] = 0
    number = t.ROLES.index(role)
    new.hand[seat] = 1023 & ~(1 << number)
    new.open_hands = True
    new.leader = new.pending = new.doer = seat
    new.asked = -1
    new.role = number
    new.led = 1 << number
    new.last_act = True
    effects.push_role(new, number, int(brave))
    tricks.run(new)
    return new
