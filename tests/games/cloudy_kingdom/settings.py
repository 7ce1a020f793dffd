"""Tables of Cloudy Kingdom beyond what the form offers, for the laws: gaps, owners' decks and spells of all kinds."""

from __future__ import annotations

from typing import Any

NAMES = dict.fromkeys(("en", "de", "fr"), "A spell")


def spell(ident: str, *steps: dict[str, Any]) -> dict[str, Any]:
    return {"id": ident, "names": NAMES, "text": NAMES, "steps": steps}


def step(op: str, **args: Any) -> dict[str, Any]:
    return {"op": op, **args}


CHOOSE = step("choose", **{"as": "t", "from": "pile"})
SPELLS = (
    spell("gust", CHOOSE, step("rotate", target="t", quarters=2)),
    spell(
        "storm", CHOOSE, step("choose", **{"as": "u", "from": "pile", "not": "t"}), step("swap", target="t", other="u")
    ),
    spell("second_harvest", step("take_discard", n=3), step("place", which="choose"), step("discard_rest")),
    spell("foresight", step("peek", n=3), step("reorder"), step("draw", n=1), step("place", which="only")),
    spell(
        "lift",
        step("choose", **{"as": "t", "from": "top"}),
        step("remove_top", target="t", to="hand"),
        step("place", which="all"),
    ),
    spell("shield", CHOOSE, step("mark", target="t", flag="immune"), step("mark", target="t", flag="no_cover")),
    spell("carry", CHOOSE, step("choose", **{"as": "u", "from": "empty"}), step("move", target="t", to="u")),
    spell(
        "barter",
        step("draw", n=1),
        step("choose", **{"as": "p", "from": "player"}),
        step("swap_hand", **{"with": "p"}),
        step("place", which="all", rules="free", mode="empty"),
    ),
    spell("gossip", step("draw", n=1, show="public"), step("place", which="only"), step("peek", n=2)),
    spell(
        "rain", step("offer", players="others", optional=False, steps=[step("draw", n=1), step("place", which="only")])
    ),
    spell("felling", step("repeat", n=2, steps=[CHOOSE, step("remove_top", target="t", to="discard")])),
    spell("harvest_moon", step("if", what="deck", least=10, steps=[step("draw", n=2), step("place", which="all")])),
    spell("bridgehead", step("place_self", face="interrupted_crossing", mode="empty", flags=["no_cover"])),
)

EXTRAS: list[dict[str, Any]] = [
    *[{"magic": "own_choice", "spells": SPELLS[i : i + 4]} for i in range(0, len(SPELLS), 3)],
    {"magic": "same_three", "spells": SPELLS[3:11]},
    {"magic": "same_three", "spells": SPELLS[:3] + SPELLS[8:]},
    {
        "deck": {
            "provenance": "designed",
            "count": {"straight": 6, "cross": 6, "overpass": 4, "deadend": 2, "across": 2},
        }
    },
    {
        "deck": {
            "provenance": "designed",
            "count": {"knot": 8, "straight": 8},
            "face": {"knot": {"blocks": ["NE", "SW"], "flaps": "N", "provenance": "designed"}},
        }
    },
    {"board": "3x3", "castles": "abc/abc/bca/bca"},
    {"magic_pairs": True, "printed": {"values": {"count.cross": [20], "face.tee_end": ["NE+SW", "NS"]}}},
    {"printed": {"by": "Ann", "values": {"size.2": ["2x2"], "castles.2x2.any": ["ba/ba/ab/ab"]}}},
]
