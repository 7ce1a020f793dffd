"""Why a bot moves as it does, in the search's own numbers: what it chose beside what it would have done instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cumuli.bots.thought import Reason
from cumuli.games.cloudy_kingdom.fields import ENDED, SPELL
from cumuli.games.cloudy_kingdom.state import CloudyKingdom

if TYPE_CHECKING:
    from cumuli.bots.cloudy_kingdom.deep import Deep

Lines = list[tuple[CloudyKingdom, vec[i64]]]
"""Where a move leads: several positions where luck has a say."""
MORE: Final = 2
"""Hundredths by which one move must be better than another to be called so."""


def reasons(
    search: Deep, values: dict[int, float], code: int, tries: dict[int, Lines], exact: bool
) -> tuple[Reason, ...]:
    """The weightiest first; none of them tells what is not so."""
    state, seat = search.state, int(search.seat)
    if not exact and tries[code][0][0].phase == ENDED and values[code] >= 1.0:
        return (Reason("win", {"move": code}),)
    others = [other for other in values if other != code]
    instead = max(others, key=lambda other: values[other], default=None)
    found = []
    if instead is not None:
        chance, other = percent(values[code]), percent(values[instead])
        holes: dict[str, int | float | str] = {"chance": chance, "instead": instead, "less": other}
        if exact:
            found.append(Reason("solved", holes))
        else:
            found.append(Reason("better" if chance > other + MORE else "even", holes))
    if exact or code >= state.rules.deal0:
        return tuple(found)
    here = danger(search, tries[code][0][0])
    there = danger(search, tries[instead][0][0]) if instead is not None and instead < state.rules.deal0 else None
    if here is not None:
        rival, cards = here
        holes = {"seat": rival, "cards": cards, "unseen": int(search.expert.sight.total)}
        if there is not None and there[1] > cards and instead is not None:
            found.insert(0, Reason("safer", {**holes, "instead": instead, "others": there[1]}))
        elif cards:
            found.append(Reason("threat", holes))
    before, after = way(search, state, seat), way(search, tries[code][0][0], seat)
    if 0 < after < before:
        found.append(Reason("nearer", {"left": after}))
    rivals = [other for other in range(int(state.rules.seats)) if other != seat]
    for rival in rivals:
        if way(search, tries[code][0][0], rival) > way(search, state, rival) > 0:
            found.append(Reason("hinders", {"seat": rival, "left": way(search, tries[code][0][0], rival)}))
            break
    return tuple(found)


def percent(share: float) -> int:
    """A chance in whole hundredths."""
    return max(0, min(100, round(100 * share)))


def way(search: Deep, state: CloudyKingdom, seat: int) -> int:
    """How many cards a seat is from joining its castles."""
    search.expert.measure(state)
    return int(search.expert.near[seat])


def danger(search: Deep, after: CloudyKingdom) -> tuple[int, int] | None:
    """Who plays next, and how many of the unseen cards make a win of it; None where that is not clear."""
    if after.phase in (ENDED, SPELL) or after.rules.match_routes:
        return None
    rival = int(search.next_mover(after))
    sight = search.expert.sight
    sight.read(after, rival)
    faces = int(sight.wins[rival])
    return rival, sum(int(sight.left[face]) for face in range(int(after.rules.routes)) if faces >> face & 1)
