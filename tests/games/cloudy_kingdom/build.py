"""Sets up positions for tests: from the first move on, in the words of the records."""

from __future__ import annotations

from typing import Any

from cumuli.core.game import CHANCE
from cumuli.games.cloudy_kingdom import GAME
from cumuli.games.cloudy_kingdom.setup import Options

from .oracle import Castles, Table
from .referee import cell_of

FAIR4 = "abcd/bcda/badc/cbad"
FAIR3 = "abc/abc/bca/bca"
FAIR2 = "ab/ab/ba/ba"
FAMILIES = ("raven", "rose", "star", "sun")
SMALL = {"provenance": "designed", "count": {"across": 12}}
"""The smallest deck there is, of one face that joins nothing when it lies on its like."""
LAYOUTS = {2: FAIR2, 3: FAIR3, 4: FAIR4}
Position = Any


def begin(
    seats: int = 4,
    board: str = "4x4",
    hands: str = "straight straight straight straight",
    first: int = 1,
    families: str = "",
    magic: str = "",
    **options: Any,
) -> Position:
    """The first turn: families by seat in the order of the families, unless named; hands by seat.

    *magic* names the three spells every seat holds.
    """
    options.setdefault("castles", LAYOUTS[int(board[0])])
    if magic:
        options["magic"] = "same_three"
    state = GAME.start(seats, Options(board=board, **options), GAME.version)
    wanted = iter(families.split() or FAMILIES)
    numbers = state.names.magics
    spells = iter(sorted(magic.split(), key=numbers.index))  # luck names them in this order only
    cards = iter(hands.split())
    answers = {
        "layout": lambda: options["castles"],
        "family": lambda: next(wanted),
        "take": lambda: next(spells),
        "deal": lambda: next(cards),
        "begin": lambda: str(first),
    }
    while observe(state)["phase"] not in ("turn", "over"):
        verb = words(state)[0].split()[0]
        do(state, f"{verb} {answers[verb]()}")
    return state


def small(seats: int, board: str, left: int, acting: int = 1, **options: Any) -> Position:
    """A game with a small deck, played down to so many cards; the seat *acting* (from 1) is to move."""
    turns = 12 - seats - left
    first = (acting - 1 - turns) % seats + 1
    state = begin(seats, board, "across " * seats, first, deck=SMALL, **options)
    corner = {"3x3": "c3", "4x4": "d4"}[board]
    for turn in range(turns):
        do(state, f"place across {corner} {'ne'[turn % 2]}", "deal across")
    assert observe(state)["deck"] == left and int(state.actor()) == acting - 1
    return state


def observe(state: Position, seat: int | None = None) -> dict[str, Any]:
    return GAME.observe(state, seat)


def words(state: Position, seat: int | None = None) -> list[str]:
    """What the seat that acts next, or luck, may say."""
    actor = int(state.actor()) if seat is None else seat
    codes = [code for code, _ in state.chance()] if actor == CHANCE else state.legal_actions(actor)
    return [GAME.write(state, GAME.word(state, code)) for code in codes]


def do(state: Position, *lines: str) -> Position:
    """Let whoever acts next say each line; a line that is not allowed fails the test."""
    for line in lines:
        allowed = words(state)
        assert line in allowed, f"{line!r} is not allowed: {allowed}"
        state.apply(int(state.actor()), GAME.code(state, GAME.read(state, line)))
    return state


def allowed(state: Position, line: str) -> bool:
    return line in words(state)


def lay(state: Position, **stacks: str) -> Position:
    """Lay cards without asking the rules: lay(state, a1="straight@1 bend_r@0")."""
    for where, cards in stacks.items():
        for card in cards.split():
            face, turn = card.split("@")
            cell = cell_of(size_of(state), where)
            state.stacks.put(cell, state.names.faces.index(face) * 4 + int(turn))
            if face == "burning_crossing":
                state.stacks.immune |= 1 << cell
                state.stacks.no_cover |= 1 << cell
    state.links = state.stacks.all_links()
    return state


def give(state: Position, seat: int, face: str) -> Position:
    """Seat (from 1) holds this card instead of its own."""
    state.hand[seat - 1] = state.names.faces.index(face)
    return state


def size_of(state: Position) -> int:
    size: int = observe(state)["size"]
    return size


def table_of(state: Position) -> Table:
    """The cards on the table as the oracle wants them."""
    return tuple(tuple((face, turn) for face, turn in stack) for stack in observe(state)["cells"])


def castles_on(state: Position) -> Castles:
    view = observe(state)["castles"]
    return tuple(tuple(view[side]) for side in "NESW")


def stack(state: Position, where: str) -> list[tuple[str, int]]:
    return [(face, turn) for face, turn in observe(state)["cells"][cell_of(size_of(state), where)]]


def places(state: Position, face: str = "") -> set[str]:
    """Where the acting seat may lay a card: {"b2 e", ...}."""
    found = [word.split() for word in words(state) if word.startswith("place ")]
    return {f"{where} {turn}" for _, card, where, turn in found if not face or card == face}


def links(state: Position) -> set[tuple[str, str]]:
    return {(link["family"], link["axis"]) for link in observe(state)["links"]}


def pending(state: Position) -> set[tuple[str, str]]:
    return {(link["family"], link["axis"]) for link in observe(state)["links"] if link["pending"]}


def result(state: Position) -> tuple[str, tuple[int, ...]] | None:
    """How the game ended and which seats (from 1) won."""
    outcome = state.outcome()
    return None if outcome is None else (outcome.reason, tuple(seat + 1 for seat in outcome.winners))


def told(state: Position, *lines: str) -> list[Any]:
    """The events of these lines."""
    state.events = []
    do(state, *lines)
    return list(state.events)


def joins(state: Position, where: str) -> set[str]:
    """The sides of a cell that are joined, as the engine shows them to a castle's glow: see test_oracle for pixels."""
    cell = cell_of(size_of(state), where)
    masks = {mask for cells in observe(state)["reach"].values() for at, mask in cells if at == cell}
    return {"".join(side for i, side in enumerate("NESW") if mask >> i & 1) for mask in masks}
