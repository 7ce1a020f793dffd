"""How a game of Cloudy Kingdom is set up: the table's options, and the first position (rule 2)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cumuli.core.choices import choices as form
from cumuli.core.game import Illegal, Refusal
from cumuli.games.cloudy_kingdom import castles, decks, opening, ruleset
from cumuli.games.cloudy_kingdom.events import LaidOut
from cumuli.games.cloudy_kingdom.faults import refusal
from cumuli.games.cloudy_kingdom.spells import SpellFault
from cumuli.games.cloudy_kingdom.standins import PRINTED
from cumuli.games.cloudy_kingdom.state import CloudyKingdom


@dataclass(frozen=True, slots=True)
class Options:
    """A table's choices; the rulings behind them are named in README.md."""

    board: str = "auto"
    castles: str = "fair"
    families: str = "random"
    start: str = "random"
    magic: str = "first_game"
    magic_pairs: bool = False
    deck: str | dict[str, Any] = "standard72"
    spells: tuple[dict[str, Any], ...] = ()
    examples: bool = False
    neutral_castles: str = "present"
    neutral_link: str = "ignored"
    match_routes: bool = False
    replant_source: str = "before"
    allow_fizzle: bool = False
    chop_interrupted: bool = True
    magic_win: str = "each"
    open_hands: bool = False
    hidden_magic: bool = False
    final_magic: bool = False
    printed: dict[str, Any] = field(default_factory=dict)
    """What an owner of the box corrected."""


GROUPS = {
    "board": ("setup", "R1"),
    "castles": ("setup", "R2"),
    "families": ("setup", ""),
    "start": ("setup", ""),
    "deck": ("setup", ""),
    "neutral_castles": ("setup", "R3"),
    "magic": ("magic", ""),
    "magic_pairs": ("magic", "R32"),
    "hidden_magic": ("magic", "R22"),
    "examples": ("magic", ""),
    "replant_source": ("rulings", "R10"),
    "allow_fizzle": ("rulings", "R12"),
    "chop_interrupted": ("rulings", "R16"),
    "magic_win": ("rulings", "R20"),
    "final_magic": ("rulings", "R27"),
    "match_routes": ("rulings", "R5"),
    "neutral_link": ("rulings", "R4"),
    "open_hands": ("rulings", "R21"),
}
VALUES: dict[str, tuple[Any, ...]] = {
    "castles": ("fair", "random"),
    "families": ("random", "chosen"),
    "start": ("random", "1", "2", "3", "4"),
    "deck": ("standard72", "standard60"),
    "neutral_castles": ("present", "absent"),
    "magic": ("first_game", "same_three", "own_choice"),
    "replant_source": ("before", "cost"),
    "magic_win": ("each", "end"),
    "neutral_link": ("ignored", "ends", "mover_loses"),
}
MOST_SPELLS = 8
"""Own spells at one table; with the official eight they fit the engine's masks."""
BOARDS = {2: ("auto", "2x2", "3x3", "4x4"), 3: ("auto", "3x3", "4x4"), 4: ("auto", "4x4")}


def choices(seats: int) -> list[dict[str, Any]]:
    """The options as plain data for a form."""
    return form(Options, GROUPS, VALUES | {"board": BOARDS[seats]}, seats)


def check(seats: int, options: Options) -> None:
    """Raise Illegal (bad-options) where options do not go together with the number of seats."""

    def refuse(option: str, what: str = "") -> None:
        raise Illegal(Refusal("bad-options", "2.1", (("option", option), ("what", what))))

    if seats not in BOARDS:
        refuse("seats", str(seats))
    if options.printed:
        _, wrong = PRINTED.read(options.printed)
        if wrong:
            raise Illegal(Refusal("bad-printed", "", (("where", wrong[0].where), ("problem", wrong[0].problem))))
        if options.deck != "standard72":
            refuse("deck")  # corrections are of the deck they were made from
    for choice in choices(seats):
        name = choice["id"]
        value = getattr(options, name)
        free = (name == "castles" and value not in VALUES["castles"]) or (name == "deck" and isinstance(value, dict))
        if not free and value not in choice["values"]:
            refuse(name, str(value))
    if options.castles not in VALUES["castles"]:
        problem = castles.fault(options.castles)
        size = ruleset.size_of(seats, options.board, options.printed)
        if problem or len(options.castles.split("/")[0]) != size:
            refuse("castles", problem or "layout-size")
    if len(ruleset.own_spells(options)) > MOST_SPELLS:
        raise Illegal(Refusal("too-many-spells", "9.3", (("most", MOST_SPELLS),)))
    try:
        ruleset.parts(seats, options)
    except SpellFault as fault:
        raise refusal(fault) from fault
    except ValueError as error:
        problem, where = decks.problem(error)
        refuse("deck", f"{where}: {problem}")


def start(seats: int, options: Options, version: str = "1") -> CloudyKingdom:
    """The first position; luck may have to lay out the castles and deal before a seat acts."""
    check(seats, options)
    rules, names, first = ruleset.build(seats, options)
    state = CloudyKingdom(rules, names, first)
    if not rules.random_layout:
        opening.laid_out(state)
    return state


def opened(state: CloudyKingdom) -> list[LaidOut]:
    """Castles that luck does not lay out stand from the beginning (rule 2.2)."""
    return [] if state.rules.random_layout else [LaidOut(state.stacks.castles.name)]
