"""BS-stages: one round of Broom Service for two, solved; and what simple ways to play give away in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from cumuli.bots.broom_service.stage import Solution, Stage
from cumuli.bots.broom_service.stage.rules import BRAVE, COWARD, PASS
from cumuli.bots.broom_service.stage.solving import Policy, judged
from cumuli.bots.broom_service.stage.tree import Floats, Level

INSTANCES: Final = {"BS-4/2": (4, 2, 1, 512), "BS-5/2": (5, 2, 1, 512), "BS-6/3": (6, 3, 2, 64)}
"""By name: roles, cards in a hand, how many of the dearest roles are bewitched, iterations."""


def instance(roles: int, cards: int, bewitched: int = 1, bonus: float = 3.0) -> Stage:
    """A stage in which cowardly deeds are worth 1 to 3, rising evenly by role, and brave ones so much more."""
    values = [1 + 2 * role / (roles - 1) for role in range(roles)]
    return Stage.even(values, cards, bonus, range(roles - bewitched, roles))


@dataclass(frozen=True)
class Judged:
    """What a way to play comes to, in points a round."""

    name: str
    value: float
    """Against an equilibrium, the mean of both seats."""
    answered: float
    """What the best answer to it gets, the mean of both seats."""


def _even(found: Solution) -> Floats:
    known = np.arange(len(found.hands[0])) < len(found.stage.hands[0])
    return np.asarray(known / known.sum(), dtype=np.float64)


def _dearest(found: Solution) -> Floats:
    """The hand whose cowardly deeds are worth most after what they cost."""
    stage = found.stage
    each = [value - cost for value, cost in zip(stage.coward[0], stage.penalty, strict=True)]
    worth = [sum(value for role, value in enumerate(each) if hand >> role & 1) for hand in stage.hands[0]]
    return np.asarray(np.eye(len(found.hands[0]))[int(np.argmax(worth))], dtype=np.float64)


def _always(found: Solution, ways: tuple[int, ...]) -> Policy:
    """Any of the deeds of these kinds, evenly."""
    return [_split(level, np.array([deed[1] in (PASS, *ways) for deed in level.deeds])) for level in found.levels]


def _split(level: Level, wanted: np.ndarray[tuple[int], np.dtype[np.bool_]]) -> Floats:
    kept = (level.legal & wanted[:, None]).astype(np.float64)
    total = np.add.reduceat(kept, level.first)[level.source]
    return np.asarray(np.divide(kept, total, out=np.zeros_like(kept), where=total > 0))


PLAIN: Final[dict[str, tuple[Callable[[Solution], Floats], tuple[int, ...]]]] = {
    "any hand, any deed": (_even, (COWARD, BRAVE)),
    "dearest hand, always brave": (_dearest, (BRAVE,)),
    "dearest hand, always cowardly": (_dearest, (COWARD,)),
    "any hand, equilibrium tricks": (_even, ()),
    "dearest hand, equilibrium tricks": (_dearest, ()),
}
"""By name: how a hand is chosen, and the kinds of deeds that are done; none means as in the equilibrium."""


def plain(found: Solution) -> list[Judged]:
    """What simple ways to play come to in a stage that is solved."""
    rows = []
    for name, (choose, ways) in PLAIN.items():
        hands, policy = choose(found), _always(found, ways) if ways else found.policy
        value = answered = 0.0
        for seat in range(2):
            mixed = [
                np.where(level.mine[seat][:, None], own, best)
                for level, own, best in zip(found.levels, policy, found.policy, strict=True)
            ]
            chosen = (hands, found.hands[1]) if seat == 0 else (found.hands[0], hands)
            one = judged(found.stage, found.levels, chosen, mixed)
            mine = (1 - 2 * seat) * one.value
            value += mine / 2
            answered += (one.gains[1 - seat] - mine) / 2
        rows.append(Judged(name, value, answered))
    return rows
