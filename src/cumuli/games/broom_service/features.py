"""What a seat knows of Broom Service as numbers, declared; filling.py writes them in this order.

The map is none of it: who borders on whom, and what a tower asks and pays,
never changes at a table and stands in `Game.static`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cumuli.core.planes import Spec, choice, count, flag
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.fields import DEPTH
from cumuli.games.broom_service.filling import OPS, WHYS, fill
from cumuli.games.broom_service.state import BroomService

ROLES: Final = len(t.ROLES)
KINDS: Final = len(t.KINDS)
TERRAINS: Final = len(t.TERRAINS)
FOREST: Final = len(t.FOREST_TILES)
POOR, RICH = -99, 250
"""VP are written as they are, and cut off beyond these."""

DIMENSIONS: Final = {
    "seats": "seats, from the one that looks on, clockwise",
    "others": "the seats after it",
    "rounds": "rounds of the game",
    "regions": "regions, as the board numbers them",
    "towers": "towers, and after them one for each hill space",
    "spaces": "cloud spaces",
    "clouds": "kinds of cloud tiles",
    "copies": "cloud tiles of one kind, at most",
    "bolts": "lightning on all cloud tiles",
    "tiles": "kinds of tiles: mountain, forest, hill",
    "forest": "forest tiles of one kind, at most",
}


def measure(state: BroomService) -> Mapping[str, int]:
    """The lengths of all dimensions at this table."""
    rules = state.rules
    copies = [int(n) for n in rules.cloud_count]
    forest = [int(rules.tile_count[i]) for i in range(int(t.FIRST_FOREST), int(t.FIRST_HILL))]
    return {
        "seats": int(rules.seats),
        "others": int(rules.seats) - 1,
        "rounds": int(rules.rounds),
        "regions": int(rules.regions),
        "towers": int(rules.towers) + len(rules.hill_of),
        "spaces": int(rules.spaces),
        "clouds": int(rules.clouds),
        "copies": max(copies),
        "bolts": sum(n * int(bolts) for n, bolts in zip(copies, rules.cloud_bolts, strict=True)),
        "tiles": int(rules.tiles) - 1,
        "forest": max(forest),
    }


PLANES: Final = (
    choice(
        "phase",
        [14],
        "clouds, tiles, begin, event, bewitch, extra, select, add, lead, answer, act, bid, once, over",
    ),
    count("round", [], "rounds", "rounds", "the present one, from 1"),
    count("trick", [], ROLES, "tricks", "the present one, from 1"),
    flag("to_act", ["seats"], "who owes an answer"),
    choice("leader", ["seats"], "who leads"),
    choice("event", [len(t.EVENTS)], "the event of this round"),
    flag("events_gone", [len(t.EVENTS)], "events revealed so far"),
    flag("bewitched", [ROLES], "roles that cost VP in this round"),
    flag("led", [ROLES], "roles led in this round"),
    flag("chosen", ["seats"], "who has answered where all answer at once"),
    choice("role", [ROLES], "the role of this trick"),
    choice("answers", ["seats", 4], "brave, cowardly, bumped, pass"),
    choice("pending", ["seats"], "who is brave so far"),
    flag("brave_action", [], "the brave action at the end of the trick is being carried out"),
    flag("hand", [ROLES], "roles in this seat’s hand"),
    count("hand_size", ["seats"], ROLES, "roles", "in hand; others’ once all can count them"),
    flag("may_hold", ["others", ROLES], "roles that another’s hand is made of, as far as anybody can tell"),
    count("fist", [5], int(t.FIST), "resources", "in this seat’s own fist: four kinds, any; -1 for nothing yet", -1),
    count("vp", ["seats"], RICH, "VP", "as the track shows", POOR),
    count("resources", ["seats", KINDS], int(t.FIST), "resources", "violet, green, orange potions, wands"),
    choice("pawns", ["seats", 2, "regions"], "where each pawn stands"),
    flag("brave", ["seats", ROLES], "roles laid bravely in this round, and not bumped"),
    flag("cowardly", ["seats", ROLES], "roles laid cowardly"),
    flag("bumped", ["seats", ROLES], "roles laid bravely and bumped"),
    count("lightning", ["seats"], "bolts", "lightning", "on the clouds won"),
    count("clouds_won", ["seats", "clouds"], "copies", "clouds", "dispelled so far"),
    flag("amulets", ["seats", "regions"], "mountains whose amulet a seat has"),
    count("tiles_ready", ["seats", FOREST], "forest", "tiles", "forest tiles that may be used"),
    count("tiles_fresh", ["seats", FOREST], "forest", "tiles", "forest tiles taken in this trick"),
    count("tiles_spent", ["seats", FOREST], "forest", "tiles", "forest tiles used"),
    choice("clouds", ["spaces", "clouds"], "which cloud lies where"),
    flag("closed", ["towers"], "towers that take no potion"),
    choice("tiles", ["regions", "tiles"], "which tile lies where"),
    choice("last_region", ["regions"], "the region that changed last"),
    choice("doer", ["seats"], "who carries out what stands on the agenda"),
    choice("step", [OPS], "what is to be decided: mode, gather, move, deliver, dispel, circle, mountain"),
    choice("pawn", [3], "with which pawn; the third is either"),
    choice("region", ["regions"], "where; nowhere set where it may be anywhere"),
    flag("terrains", [TERRAINS], "on which terrains"),
    flag("bravely", [], "as a brave action"),
    count("left", [], 15, "times", "how often"),
    choice("why", [WHYS], "because of a role, a tile, a storm cloud, the event"),
    count("waiting", [OPS], DEPTH, "steps", "what else stands on the agenda, by kind"),
)

SPEC: Final = Spec(PLANES, DIMENSIONS, measure, lambda state: int(t.BEGIN0), fill)
