"""What may be chosen at a table of Broom Service, and how a game of it starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cumuli.core.choices import choices as form
from cumuli.core.game import Illegal, Refusal
from cumuli.games.broom_service import ruleset
from cumuli.games.broom_service.boards import BoardFault
from cumuli.games.broom_service.components import ComponentFault
from cumuli.games.broom_service.forms import Fault
from cumuli.games.broom_service.standins import PRINTED
from cumuli.games.broom_service.state import BroomService


@dataclass(frozen=True, slots=True)
class Options:
    """A table's choices; the rulings behind them are named in README.md."""

    board: str | dict[str, Any] = "front"
    components: str | dict[str, Any] = "standard"
    start: str = "random"
    storm: bool = False
    heavy_clouds: int = 24
    mountain: bool = False
    cadence: str = "short"
    gatherers: str = "two_and_wand"
    extra_card: str = "with_selection"
    card_limits: str = "three_to_five"
    dangerous: str = "per_pawn"
    pleasant: str = "per_pawn"
    full_hands: str = "paid"
    empty_hands: str = "rank"
    everything_once: str = "four"
    like_minded: str = "terrain"
    printed: dict[str, Any] = field(default_factory=dict)
    """What an owner of the box corrected."""


GROUPS = {
    "board": ("setup", ""),
    "start": ("setup", "A34"),
    "storm": ("setup", ""),
    "heavy_clouds": ("setup", ""),
    "mountain": ("setup", ""),
    "cadence": ("table", "A32"),
    "gatherers": ("rulings", "A1"),
    "extra_card": ("rulings", "A12"),
    "card_limits": ("rulings", "A21"),
    "dangerous": ("rulings", "A22"),
    "pleasant": ("rulings", "A22"),
    "full_hands": ("rulings", "A23"),
    "empty_hands": ("rulings", "A24"),
    "everything_once": ("rulings", "A25"),
    "like_minded": ("rulings", "A26"),
}
VALUES: dict[str, tuple[Any, ...]] = {
    "board": ("front", "back"),
    "start": ("random", "1", "2", "3", "4", "5"),
    "heavy_clouds": (24, 20, 16, 12),
    "cadence": ("short", "human", "off"),
    "gatherers": ("two_and_wand", "potions_only"),
    "extra_card": ("with_selection", "first"),
    "card_limits": ("three_to_five", "two_to_six", "any"),
    "dangerous": ("per_pawn", "per_terrain"),
    "pleasant": ("per_pawn", "per_terrain"),
    "full_hands": ("paid", "shown"),
    "empty_hands": ("rank", "each"),
    "everything_once": ("four", "three"),
    "like_minded": ("terrain", "region"),
}
SEATS = range(2, 6)


def choices(seats: int) -> list[dict[str, Any]]:
    """The options as plain data for a form."""
    return form(Options, GROUPS, VALUES, seats)


def check(seats: int, options: Options) -> None:
    """Raise Illegal where options do not go together with the number of seats, or bring a faulty board or pieces."""

    def refuse(option: str, what: str = "") -> None:
        raise Illegal(Refusal("bad-options", "2.1", (("option", option), ("what", what))))

    if seats not in SEATS:
        refuse("seats", str(seats))
    if options.printed:
        _, wrong = PRINTED.read(options.printed)
        if wrong:
            raise Illegal(Refusal("bad-printed", "", (("where", wrong[0].where), ("problem", wrong[0].problem))))
    for choice in choices(seats):
        name = choice["id"]
        value = getattr(options, name)
        if name == "heavy_clouds" or (name == "board" and isinstance(value, dict)):
            continue
        if value not in choice["values"]:
            refuse(name, str(value))
    if isinstance(options.components, str) and options.components != "standard":
        refuse("components", options.components)
    try:
        on, pieces = ruleset.parts(options)
    except BoardFault as fault:
        raise Illegal(Refusal("bad-board", "12.1", told(fault))) from fault
    except ComponentFault as fault:
        raise Illegal(Refusal("bad-components", "1.3", told(fault))) from fault
    heavy = sum(cloud.n for cloud in pieces.heavy)
    least = len(on.cloud_spaces) - sum(cloud.n for cloud in pieces.storm) if options.storm else heavy
    if not least <= options.heavy_clouds <= heavy:
        refuse("heavy_clouds", str(options.heavy_clouds))


def told(fault: Fault) -> tuple[tuple[str, str | int], ...]:
    """What the sentence about a fault needs: the problem, its key, and what else it reads."""
    return (("problem", fault.problem), ("where", fault.where), *fault.about.items())


def start(seats: int, options: Options, version: str = "1") -> BroomService:
    """The first position; luck has to lay out the clouds before a seat acts."""
    check(seats, options)
    rules, names = ruleset.build(seats, options)
    return BroomService(rules, names)
