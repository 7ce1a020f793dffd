"""The engine's codes as OpenSpiel wants them: what seats may do, and what luck may answer, each numbered from 0 on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import Any, Final

from cumuli.games.broom_service import tables as bs
from cumuli.games.cloud_mine import tables as cm

Spans = Iterable[range]


class Numbering:
    """Which code an OpenSpiel action stands for, and the way back."""

    def __init__(self, spans: Spans) -> None:
        self.codes: list[int] = list(chain(*spans))
        """By action: its code, in ascending order."""
        self.actions: Mapping[int, int] = {code: action for action, code in enumerate(self.codes)}
        """By code: its action."""

    def __len__(self) -> int:
        return len(self.codes)


def cloudy_kingdom(first: Any, _phrases: int) -> tuple[Spans, Spans]:
    """Placements by card, cell and turn, then all that magic asks; luck lays out, deals and names."""
    rules = first.rules
    seats, faces, magics = int(rules.seats), int(rules.faces), int(rules.magics)
    cells = int(rules.size) ** 2
    played = [
        *(range(face * 64, face * 64 + cells * 4) for face in range(faces)),
        _from(rules.pick0, faces),
        _from(rules.cast0, magics),
        _from(rules.take0, magics),
        _from(rules.choose0, cells),
        _from(rules.player0, seats),
        range(int(rules.accept), int(rules.family0)),
        _from(rules.family0, 4),
    ]
    lots = [
        _from(rules.deal0, faces),
        _from(rules.take0, magics),
        _from(rules.family0, 4),
        _from(rules.begin0, seats),
        _from(rules.layout0, int(rules.layouts) if rules.random_layout else 0),
    ]
    return played, lots


def broom_service(first: Any, _phrases: int) -> tuple[Spans, Spans]:
    """All that players may do has codes below luck's."""
    clouds, tiles = int(first.rules.clouds), int(first.rules.tiles)
    luck = range(int(bs.BEGIN0), int(bs.CLOUD0) + clouds)
    return [range(int(bs.BEGIN0))], [luck, _from(bs.TILE0, tiles)]


def cloud_mine(first: Any, phrases: int) -> tuple[Spans, Spans]:
    """Places and cards, and as many descriptions as there are phrases: the numbers from 1 on."""
    seats, size, cards = int(first.rules.seats), int(first.rules.size), int(first.rules.cards)
    played = [_from(cm.GUESS0, size), _from(cm.PICK0, cards), _from(cm.SAY0, phrases)]
    return played, [_from(cm.FIRST0, seats), _from(cm.DEAL0, cards), _from(cm.LAY0, cards)]


def _from(first: int, count: int) -> range:
    return range(int(first), int(first) + count)


SPANS: Final[Mapping[str, Callable[[Any, int], tuple[Spans, Spans]]]] = {
    "broom_service": broom_service,
    "cloud_mine": cloud_mine,
    "cloudy_kingdom": cloudy_kingdom,
}
"""By game: the codes of its seats and of luck, in ascending order, given the first position and the phrases."""
