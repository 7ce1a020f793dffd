"""Everything that both seats may see of a stage, as a tree laid out level by level in arrays.

A seat's knowledge is its hand and what both have seen.  So at every place of the tree there is a number for each hand,
and a whole level is worked out in a few operations.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cumuli.bots.broom_service.stage.rules import Action, Public, Stage, actions, after, begun

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Level:
    """The decisions that so many deeds have led to, and the deeds that lead on from them."""

    actor: NDArray[np.intp]
    """By decision: the seat."""
    first: NDArray[np.intp]
    """By decision: its first deed; a decision's deeds follow one another."""
    source: NDArray[np.intp]
    """By deed: its decision."""
    legal: NDArray[np.bool_]
    """By deed and hand of the actor: whether it may be done."""
    inner: NDArray[np.intp]
    """Deeds that lead to the decisions of the next level, in the order of these."""
    ends: NDArray[np.intp]
    """Deeds that end the round."""
    points: Floats
    """By deed that ends it: seat 0's points less seat 1's."""
    deeds: list[Action]
    """By deed: what it is."""
    mine: NDArray[np.bool_]
    """By seat and deed: whether the seat does it."""


def grown(stage: Stage) -> list[Level]:
    """The whole tree of a stage."""
    found: list[Level] = []
    here = [begun(stage)]
    most = max(map(len, stage.hands))
    while here:
        level, here = _level(stage, here, most)
        found.append(level)
    return found


def _level(stage: Stage, here: list[Public], most: int) -> tuple[Level, list[Public]]:
    first: list[int] = []
    source: list[int] = []
    legal: list[list[bool]] = []
    inner: list[int] = []
    ends: list[int] = []
    points: list[float] = []
    deeds: list[Action] = []
    then: list[Public] = []
    for place, public in enumerate(here):
        first.append(len(deeds))
        for deed, may in _choices(stage, public, most).items():
            following = after(stage, public, deed)
            if following.over:
                ends.append(len(deeds))
                points.append(following.points)
            else:
                inner.append(len(deeds))
                then.append(following)
            source.append(place)
            legal.append(may)
            deeds.append(deed)
    actor = np.array([public.actor for public in here], dtype=np.intp)
    by = actor[source]
    return Level(
        actor,
        np.array(first, dtype=np.intp),
        np.array(source, dtype=np.intp),
        np.array(legal, dtype=np.bool_),
        np.array(inner, dtype=np.intp),
        np.array(ends, dtype=np.intp),
        np.array(points, dtype=np.float64),
        deeds,
        np.array([by == 0, by == 1]),
    ), then


def _choices(stage: Stage, public: Public, most: int) -> dict[Action, list[bool]]:
    """By deed: the hands of the actor that may do it, among those that fit what was seen."""
    found: dict[Action, list[bool]] = {}
    for place, hand in enumerate(stage.hands[public.actor]):
        if public.fits(public.actor, hand):
            for deed in actions(public, hand):
                found.setdefault(deed, [False] * most)[place] = True
    return dict(sorted(found.items()))
