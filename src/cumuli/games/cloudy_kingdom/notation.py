"""Actions as text and as codes (README.md, "How a game is written down")."""

from __future__ import annotations

from cumuli.games.cloudy_kingdom.actions import (
    Accept,
    Action,
    Begin,
    Choose,
    ChoosePlayer,
    Deal,
    Decline,
    Discard,
    LayOut,
    Pick,
    Place,
    PlayMagic,
    TakeFamily,
    TakeMagic,
)
from cumuli.games.cloudy_kingdom.state import CloudyKingdom
from cumuli.games.cloudy_kingdom.tables import FAMILIES

TURNS = "nesw"


def word(state: CloudyKingdom, code: int) -> Action:
    """The word of a code in this table's rules."""
    rules, names = state.rules, state.names
    size = int(rules.size)
    if code < rules.deal0:
        return Place(names.faces[code >> 6], code >> 2 & 15, code & 3)
    if code < rules.pick0:
        return Deal(names.faces[code - rules.deal0])
    if code < rules.cast0:
        return Pick(names.faces[code - rules.pick0])
    if code < rules.take0:
        return PlayMagic(names.magics[code - rules.cast0])
    if code < rules.choose0:
        return TakeMagic(names.magics[code - rules.take0])
    if code < rules.player0:
        return Choose(code - rules.choose0)
    if code < rules.accept:
        return ChoosePlayer(code - rules.player0)
    if code < rules.family0:
        return (Accept(), Decline(), Discard())[code - rules.accept]
    if code < rules.begin0:
        return TakeFamily(FAMILIES[code - rules.family0])
    if code < rules.layout0:
        return Begin(code - rules.begin0)
    if code - rules.layout0 < len(names.layouts):
        return LayOut(names.layouts[code - rules.layout0])
    raise ValueError(f"no action has the code {code} on a board of size {size}")


def code(state: CloudyKingdom, action: Action) -> int:
    """The code of a word; raises ValueError where this table has no such card, cell or seat."""
    rules, names = state.rules, state.names
    match action:
        case Place(face, cell, turn):
            if not 0 <= cell < rules.size * rules.size or not 0 <= turn < 4:
                raise ValueError(f"not on the board: cell {cell}, turn {turn}")
            return names.faces.index(face) * 64 + cell * 4 + turn
        case Deal(face):
            return int(rules.deal0) + names.faces.index(face)
        case Pick(face):
            return int(rules.pick0) + names.faces.index(face)
        case PlayMagic(magic):
            return int(rules.cast0) + names.magics.index(magic)
        case TakeMagic(magic):
            return int(rules.take0) + names.magics.index(magic)
        case Choose(cell):
            if not 0 <= cell < rules.size * rules.size:
                raise ValueError(f"not on the board: cell {cell}")
            return int(rules.choose0) + cell
        case ChoosePlayer(seat) | Begin(seat):
            if not 0 <= seat < rules.seats:
                raise ValueError(f"no seat {seat}")
            return int(rules.player0 if isinstance(action, ChoosePlayer) else rules.begin0) + seat
        case Accept():
            return int(rules.accept)
        case Decline():
            return int(rules.decline)
        case Discard():
            return int(rules.discard)
        case TakeFamily(family):
            return int(rules.family0) + FAMILIES.index(family)
        case LayOut(layout):
            return int(rules.layout0) + names.layouts.index(layout)


def cell_name(cell: int, size: int) -> str:
    """a1 is the north-west corner: columns a to d from the west, rows from the north."""
    return f"{'abcd'[cell % size]}{cell // size + 1}"


def cell_number(name: str, size: int) -> int:
    """The cell of a name; raises ValueError where the board has none."""
    if len(name) == 2 and name[0] in "abcd"[:size] and name[1] in "1234"[:size]:
        return int(name[1]) * size - size + "abcd".index(name[0])
    raise ValueError(f"not a cell of this board: {name!r}")


def write(state: CloudyKingdom, action: Action) -> str:
    """The word as a line of a record says it."""
    size = int(state.rules.size)
    match action:
        case Place(face, cell, turn):
            return f"place {face} {cell_name(cell, size)} {TURNS[turn]}"
        case Deal(face):
            return f"deal {face}"
        case Pick(face):
            return f"pick {face}"
        case PlayMagic(magic):
            return f"magic {magic}"
        case TakeMagic(magic):
            return f"take {magic}"
        case Choose(cell):
            return f"choose {cell_name(cell, size)}"
        case ChoosePlayer(seat):
            return f"player {seat + 1}"
        case Begin(seat):
            return f"begin {seat + 1}"
        case Accept():
            return "yes"
        case Decline():
            return "no"
        case Discard():
            return "discard"
        case TakeFamily(family):
            return f"family {family}"
        case LayOut(layout):
            return f"layout {layout}"


def read(state: CloudyKingdom, text: str) -> Action:
    """The word a line of a record says; raises ValueError where it is none."""
    size = int(state.rules.size)
    match text.split():
        case ["place", face, cell, turn] if turn in TURNS and len(turn) == 1:
            return Place(face, cell_number(cell, size), TURNS.index(turn))
        case ["deal", face]:
            return Deal(face)
        case ["pick", face]:
            return Pick(face)
        case ["magic", magic]:
            return PlayMagic(magic)
        case ["take", magic]:
            return TakeMagic(magic)
        case ["choose", cell]:
            return Choose(cell_number(cell, size))
        case ["player", seat]:
            return ChoosePlayer(_number(seat))
        case ["begin", seat]:
            return Begin(_number(seat))
        case ["yes"]:
            return Accept()
        case ["no"]:
            return Decline()
        case ["discard"]:
            return Discard()
        case ["family", family]:
            return TakeFamily(family)
        case ["layout", layout]:
            return LayOut(layout)
    raise ValueError(f"not an action: {text!r}")


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise ValueError(f"not a number: {text!r}")
    return int(text) - 1
