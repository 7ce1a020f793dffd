"""The score sheet: what the end brings every seat, and by which rule (rule 8)."""

from __future__ import annotations

from typing import Final

from cumuli.core.game import Item
from cumuli.games.broom_service import scoring
from cumuli.games.broom_service.state import BroomService

ENDINGS: Final = {"points": "8.4", "resources": "8.4", "shared": "8.5"}


def sheet(state: BroomService) -> tuple[Item, ...]:
    """What was gained on the way, what the end pays, and the resources that break ties."""
    seats = range(int(state.rules.seats))
    lightning = tuple([int(scoring.lightning(state, state.bolts[seat])) for seat in seats])
    sets = tuple([int(scoring.sets(state, seat)) for seat in seats])
    amulets = tuple([int(scoring.amulets(state, seat)) for seat in seats])
    total = tuple([int(state.vp[seat]) for seat in seats])
    before = tuple([total[seat] - lightning[seat] - sets[seat] - amulets[seat] for seat in seats])
    return (
        Item("before", "1.5", before),
        Item("lightning", "8.1", lightning),
        Item("sets", "8.2", sets),
        Item("amulets", "8.3", amulets),
        Item("resources", "8.4", tuple([int(state.total(seat)) for seat in seats]), pays=False),
        Item("total", "8.4", total),
    )
