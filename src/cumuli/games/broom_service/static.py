"""What everybody may know about a table and what never changes: the map, the pieces, where the values come from."""

from __future__ import annotations

from typing import Any

from cumuli.games.broom_service.boards import Board
from cumuli.games.broom_service.components import Components
from cumuli.games.broom_service.state import BroomService
from cumuli.games.broom_service.tables import ROLES


def static(state: BroomService) -> dict[str, Any]:
    """The map to draw and the cards to explain, each with its provenance: rulebook, public or designed."""
    source: Any = state.names.source
    on, pieces = source
    return {
        "board": _board(on),
        "regions": {region.id: {"names": region.names} for region in on.regions},
        "roles": _roles(state, pieces),
        "clouds": {
            cloud.id: {
                "kind": cloud.kind,
                "cost": cloud.cost,
                "bolts": cloud.bolts,
                "colour": cloud.colour,
                "need": cloud.need,
                "vp": cloud.vp,
                "count": cloud.n,
            }
            for cloud in (*pieces.heavy, *pieces.storm)
        },
        "events": {event.id: {"timing": event.timing, "params": event.params} for event in pieces.events.values()},
        "hill_tiles": {
            tile.id: {"circles": tile.circles, "colour": tile.colour, "vp": tile.vp} for tile in pieces.hill_tiles
        },
        "rounds": pieces.rounds,
        "five_vp": pieces.five_vp,
        "druid_bonus": pieces.druid_bonus,
        "fairy_bonus": pieces.fairy_bonus,
        "penalty": pieces.penalty,
        "amulet_vp": pieces.amulet_vp,
        "lightning": pieces.lightning,
        "provenance": pieces.provenance,
    }


def _roles(state: BroomService, pieces: Components) -> dict[str, Any]:
    rules = state.rules
    return {
        role.id: {
            "kind": role.kind,
            "terrains": role.terrains,
            "colour": role.colour,
            "brave": [int(rules.brave_take[i * 4 + kind]) for kind in range(4)],
            "cowardly": [int(rules.coward_take[i * 4 + kind]) for kind in range(4)],
        }
        for i, role in enumerate(sorted(pieces.roles, key=lambda role: ROLES.index(role.id)))
    }


def _board(on: Board) -> dict[str, Any]:
    ids = [region.id for region in on.regions]
    return {
        "side": on.side,
        "width": on.width,
        "height": on.height,
        "banner": on.banner,
        "regions": {
            region.id: {
                "names": region.names,
                "terrain": region.terrain,
                "center": region.center,
                "polygon": region.polygon,
                "circle": region.circle,
                "island": region.island,
                "castle": region.castle,
                "tile": region.tile,
                "tile_pos": region.tile_pos,
                "provenance": region.provenance,
            }
            for region in on.regions
        },
        "water": [
            {"id": water.id, "names": water.names, "polygons": water.polygons, "center": water.center}
            for water in on.water
        ],
        "borders": [{"a": border.a, "b": border.b, "p": border.p, "q": border.q} for border in on.borders],
        "towers": {
            tower.id: {
                "colour": tower.colour,
                "square": tower.square,
                "vp": tower.vp,
                "wands": tower.wands,
                "regions": [ids[region] for region in tower.regions],
                "pos": tower.pos,
                "covered": tower.covered,
                "provenance": tower.provenance,
            }
            for tower in on.towers
        },
        "spaces": {space.id: {"region": ids[space.region], "pos": space.pos} for space in on.cloud_spaces},
    }
