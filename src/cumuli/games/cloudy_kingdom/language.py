"""The words of the magic language (rule 9.1): every step, its arguments, and the values they may have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cumuli.games.cloudy_kingdom import tables as t

MOST_STEPS: Final = 8
MOST_DRAWS: Final = 4
MOST_REPEATS: Final = 4
MOST_FAULTS: Final = 16
"""So many are told at once; whoever has more begins with these."""
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 480

GLYPHS: Final = (
    "star",
    "moon",
    "flame",
    "drop",
    "bolt",
    "wind",
    "leaf",
    "feather",
    "key",
    "eye",
    "spiral",
    "crown",
    "bell",
    "hand",
    "mirror",
    "hourglass",
)
"""Drawings for an own card."""

KINDS: Final = {"top": t.TOP, "pile": t.PILE, "empty": t.EMPTY_CELL, "player": t.PLAYER}
MODES: Final = {"any": t.ANY_CELL, "empty": t.ON_EMPTY, "cover": t.ON_STACK}
WHICH: Final = {"choose": t.ONE, "only": t.ONE, "all": t.ALL}
TO: Final = {"box": t.TO_BOX, "discard": t.TO_DISCARD, "hand": t.TO_HAND}
SCOPE: Final = {"top": 0, "pile": 1}
WHOM: Final = {"others": t.OTHERS, "left": t.LEFT, "all": t.EVERYBODY}
UNTIL: Final = {"turn": t.THIS_TURN, "round": t.THIS_ROUND, "forever": t.FOREVER}
FLAGS: Final = {"no_cover": 0, "immune": 1}
WHAT: Final = {"deck": t.IN_DECK, "discard": t.IN_DISCARD, "stacks": t.STACKS}
NAMES: Final = ("as", "not", "at", "target", "other", "with")
"""Arguments that bind a target or name a bound one."""

REQUIRED: Final = object()
"""Marks an argument that must be given."""

ARGS: Final[dict[str, dict[str, Any]]] = {
    "choose": {"as": REQUIRED, "from": REQUIRED, "not": None},
    "draw": {"n": REQUIRED, "show": "private"},
    "take_discard": {"n": REQUIRED},
    "place": {"which": REQUIRED, "mode": "any", "at": None, "as": None, "rules": "growing"},
    "place_self": {"face": REQUIRED, "mode": "any", "flags": ()},
    "discard_rest": {},
    "remove_top": {"target": REQUIRED, "to": "box"},
    "rotate": {"target": REQUIRED, "quarters": REQUIRED, "scope": "pile"},
    "swap": {"target": REQUIRED, "other": REQUIRED},
    "move": {"target": REQUIRED, "to": REQUIRED, "scope": "pile"},
    "offer": {"players": "others", "optional": True, "steps": REQUIRED},
    "cycle_hand": {},
    "swap_hand": {"with": "left"},
    "peek": {"n": REQUIRED},
    "reorder": {},
    "mark": {"target": REQUIRED, "flag": REQUIRED, "until": "round"},
    "repeat": {"n": REQUIRED, "steps": REQUIRED},
    "if": {"what": REQUIRED, "least": REQUIRED, "steps": REQUIRED},
}
CHOICES: Final[dict[tuple[str, str], Mapping[str, int]]] = {
    ("choose", "from"): KINDS,
    ("draw", "show"): {"private": 0, "public": 1},
    ("place", "which"): WHICH,
    ("place", "mode"): MODES,
    ("place", "rules"): {"growing": 0, "free": 1},
    ("place_self", "mode"): MODES,
    ("remove_top", "to"): TO,
    ("rotate", "scope"): SCOPE,
    ("move", "scope"): SCOPE,
    ("offer", "players"): WHOM,
    ("mark", "flag"): FLAGS,
    ("mark", "until"): UNTIL,
    ("if", "what"): WHAT,
}
BOUNDS: Final = {
    ("draw", "n"): (1, MOST_DRAWS),
    ("take_discard", "n"): (1, MOST_DRAWS),
    ("rotate", "quarters"): (1, 3),
    ("peek", "n"): (1, MOST_DRAWS),
    ("repeat", "n"): (1, MOST_REPEATS),
    ("if", "least"): (0, 200),
}
