"""What an owner of the printed Cloudy Kingdom corrected, put over the shipped data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cumuli.core.standins import Values, values_of
from cumuli.games.cloudy_kingdom.decks import SHIPPED
from cumuli.games.cloudy_kingdom.faces import CATALOGUE, PORTS, Face, letters, mask

NO_WAY: Final = "-"


def written(face: Face) -> tuple[str, str]:
    """The ways of a face, and its ends, as corrections write them: NE+SW and NS, or a dash for none."""
    return "+".join(letters(block) for block in face.blocks) or NO_WAY, letters(face.flaps) or NO_WAY


def every_way() -> tuple[str, ...]:
    """All that a face can join in its centre: the ports in groups of two or more."""
    found = [NO_WAY, PORTS]
    for ports in range(16):
        if ports.bit_count() in (2, 3):
            found.append(letters(ports))
        if ports.bit_count() == 2 and ports & 1:
            found.append(order(f"{letters(ports)}+{letters(15 - ports)}"))
    return tuple(sorted(found, key=lambda ways: (len(ways), ways)))


def order(ways: str) -> str:
    """Ways as `every_way` writes them."""
    return "+".join(sorted(letters(mask(block)) for block in ways.split("+"))) if ways != NO_WAY else ways


def deck(which: str | Mapping[str, Any], printed: Mapping[str, Any]) -> str | Mapping[str, Any]:
    """A deck with the corrected counts and faces."""
    values = values_of(printed)
    counts = {id.removeprefix("count."): parts[0] for id, parts in values.items() if id.startswith("count.")}
    faces = {id.removeprefix("face."): parts for id, parts in values.items() if id.startswith("face.")}
    if not isinstance(which, str) or not (counts or faces):
        return which
    drawn = {}
    for id, (ways, ends) in faces.items():
        same = order(written(CATALOGUE[id])[0]) == order(str(ways))
        joined = written(CATALOGUE[id])[0] if same else str(ways)
        blocks = [] if joined == NO_WAY else joined.split("+")
        art = CATALOGUE[id].art if same or CATALOGUE[id].magic else ("" if blocks else "hole")
        flaps = "" if ends == NO_WAY else ends
        drawn[id] = {"blocks": blocks, "flaps": flaps, "art": art, "provenance": "rulebook"}
    shipped = SHIPPED[which]
    return {"provenance": shipped["provenance"], "count": {**shipped["count"], **counts}, "face": drawn}


def pairs(printed: Mapping[str, Any], usual: list[list[str]]) -> list[list[str]]:
    """Which magic cards are two sides of one."""
    parts = values_of(printed).get("pairs")
    return usual if parts is None else [[str(parts[i]), str(parts[i + 1])] for i in range(0, len(parts), 2)]


def one(values: Values, id: str, usual: str) -> str:
    """A value of one part."""
    return str(values[id][0]) if id in values else usual
