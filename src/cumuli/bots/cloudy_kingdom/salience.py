"""What strikes the eye: how easily a move is noticed, by where it goes, and by who looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cumuli.bots.me import Me
from cumuli.games.cloudy_kingdom.state import CloudyKingdom

if TYPE_CHECKING:
    from cumuli.bots.cloudy_kingdom.deep import Deep

Eye = tuple[float, float, float, float]
"""How much is made of a cell on the own way, of one on a rival's, of an empty cell, and of magic."""
PERSONAS: Final[dict[str, Eye]] = {
    "builder": (1.0, 0.4, 0.4, 0.1),
    "blocker": (0.6, 1.0, 0.2, 0.3),
    "bold": (0.9, 0.3, 0.2, 0.7),
}


def persona(me: Me) -> str:
    """Who a bot is, for a whole game."""
    return list(PERSONAS)[me.own % len(PERSONAS)]


def salience(state: CloudyKingdom, search: Deep, codes: list[int], me: Me) -> dict[int, float]:
    """By code: how much it strikes this bot."""
    own, rival, empty, magic = PERSONAS[persona(me)]
    sight = search.expert.sight
    sight.lay(state.stacks)
    mine = theirs = 0
    for seat in range(int(state.rules.seats)):
        spots = 0
        for axis in (0, 1):
            sight.measure(state.family[seat], axis)
            spots |= int(sight.spots)
        if seat == search.seat:
            mine = spots
        else:
            theirs |= spots
    found: dict[int, float] = {}
    for code in codes:
        if code >= state.rules.deal0:
            found[code] = magic
            continue
        cell = code >> 2 & 15
        found[code] = (
            own * (mine >> cell & 1) + rival * (theirs >> cell & 1) + empty * (int(state.stacks.empty) >> cell & 1)
        )
    return found
