"""Tables of Broom Service beyond what the form offers, for the laws: corrected components, other numbers of clouds."""

from __future__ import annotations

from typing import Any


def corrected(**components: Any) -> dict[str, Any]:
    return {"components": components}


STORM = [
    {"id": "tailwind", "kind": "tailwind", "n": 3, "cost": 0, "bolts": 0, "vp": 4},
    {"id": "gust", "kind": "move", "n": 6, "cost": 0, "bolts": 1},
    {"id": "courier", "kind": "deliver", "n": 5, "cost": 1, "bolts": 1},
    {"id": "brew", "kind": "potions", "n": 3, "cost": 0, "bolts": 1, "colour": "green", "need": 1, "vp": 9},
]
HILLS = [
    {"id": "tower_v", "colour": "violet", "vp": 3},
    {"id": "tower_g", "colour": "green", "vp": 9},
    {"id": "there", "circles": ["A", "C"]},
    {"id": "away", "circles": ["B", "D"]},
]
FORESTS = {"brave_as_coward": 4, "extra_card": 4, "five_vp": 4}

EXTRAS: list[dict[str, Any]] = [
    {"board": "front", "storm": True, "heavy_clouds": 10},
    {"board": "back", "storm": True, "heavy_clouds": 11},
    {"board": "back", "storm": True, "heavy_clouds": 17, **corrected(hand_size=5, rounds=9)},
    corrected(rounds=10, hand_size=3),
    corrected(rounds=1, hand_size=6, events={"more_or_less": {"limits": {"three_to_five": [5, 7]}}}),
    corrected(events={"moonshine": {"resources": 3}, "black_market": {"vp": 5}, "empty_hands": {"second_from": 2}}),
    corrected(setup={"bewitched": {"2": 10, "3": 6, "4": 0, "5": 4}, "penalty": -5}),
    corrected(setup={"start_potions": 9, "start_wands": {"2": [9, 9], "3": [9, 9, 9]}}),
    {"board": "back", "storm": True, "heavy_clouds": 12, **corrected(storm_clouds={"tiles": STORM})},
    {"printed": {"values": {"like_minded": [9], "F01": ["forest", 2, "no"], "FT38": ["green", "square", 4, 0]}}},
    {"board": "back", "printed": {"values": {"turbo_ab": ["D", "B"], "heavy.1": [0, 2, 5]}, "right": ["lightning"]}},
    {"board": "back", **corrected(forest_tiles={"tiles": FORESTS}, hill_tiles={"tiles": HILLS})},
]
