"""What everybody may know about a table and what never changes: faces, spells, where the values come from."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cumuli.games.cloudy_kingdom.faces import letters
from cumuli.games.cloudy_kingdom.ruleset import LAYOUTS
from cumuli.games.cloudy_kingdom.state import CloudyKingdom
from cumuli.games.cloudy_kingdom.tables import FAMILIES, Names


def static(state: CloudyKingdom) -> dict[str, Any]:
    """Faces to draw and spells to explain, each with its provenance: rulebook, public or designed; not to be changed.

    Tables with the same options share it: everybody who comes is told.
    """
    return _static(state.names)


@lru_cache(maxsize=64)
def _static(names: Names) -> dict[str, Any]:
    source: Any = names.source
    deck, spells = source
    return {
        "faces": {
            face.id: {
                "blocks": [letters(block) for block in face.blocks],
                "flaps": letters(face.flaps),
                "art": face.art,
                "symmetric": face.symmetric,
                "count": deck.count.get(face.id, 0),
                "provenance": face.provenance,
            }
            for face in deck.faces.values()
        },
        "magics": {
            spell.id: {
                "steps": [dict(step) for step in spell.steps],
                "names": spell.names,
                "text": spell.text,
                "glyph": spell.glyph,
                "rule": spell.rule,
                "provenance": spell.provenance,
            }
            for spell in spells
        },
        "families": FAMILIES,
        "provenance": {
            "deck": deck.provenance,
            "layout": LAYOUTS["sizes"]["provenance"],
            "families": LAYOUTS["families"]["provenance"],
            "magic_faces": deck.faces["burning_crossing"].provenance,
        },
    }
