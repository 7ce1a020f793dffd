"""The planner, a yardstick that stays as it is: it plans its own roles and weighs bravery by the others' counts.

*state* is a guess at the world; of the others' hands only their sizes are
used, which everybody can count.
"""

from __future__ import annotations

from math import exp
from random import Random

from cumuli.bots.broom_service import hands
from cumuli.bots.broom_service.plan import Planner
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService

LEADING = -0.8
"""VP it costs to have to lead next."""
WIDTH = 5
"""Plans that are followed further."""
SPREAD = 0.9
"""How much worse, in VP, a choice may be and still be taken now and then."""
EXPECTED = {2: 0.72, 3: 0.6, 4: 0.52, 5: 0.47}
"""How often a brave claim holds, by number of players, before anything is known."""

Plan = tuple[float, int, BroomService, int]
"""Value, roles used (as a mask), where they lead, and the role that comes first."""


def decide(state: BroomService, seat: int, rng: Random) -> int:
    """What the planner answers."""
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    planner = Planner(state, seat)
    phase = state.phase
    if phase == t.SELECTING:
        return _select(state, planner, seat, legal, rng)
    if phase == t.LEADING:
        return _lead(state, planner, seat, legal, rng)
    if phase == t.ANSWERING:
        return _answer(state, planner, seat, rng)
    if phase == t.ACTING:
        return _act(state, planner, seat, legal)
    if phase == t.ADDING:
        return _add(state, planner, seat, legal)
    if phase == t.BIDDING:
        return _hold(state, seat, legal, rng)
    return legal[0]  # hand in, spend the tile: both are worth it


def gains(state: BroomService, planner: Planner, seat: int, role: int) -> tuple[float, float, BroomService]:
    """What a role brings bravely and cowardly, in VP, and where the brave deed leads."""
    before = planner.judge.value(state, seat)
    brave = planner.role(state, role, True) - before
    after = planner.after
    coward = max(0.0, planner.role(state, role, False) - before)
    if state.event == t.BLACK_MARKET:
        coward = max(coward, float(state.rules.market))
    elif state.event == t.MOONSHINE:
        coward = max(coward, 1.6 * float(state.rules.moonshine))
    return max(brave, 0.0), coward, after


def penalty(state: BroomService, role: int) -> float:
    """VP for laying a role that is bewitched."""
    return float(state.rules.penalty) if state.cursed >> role & 1 else 0.0


def _step(state: BroomService, planner: Planner, seat: int, role: int, chance: float) -> tuple[float, BroomService]:
    """What a role is worth in a plan, where the brave claim holds with this chance."""
    brave, coward, after = gains(state, planner, seat, role)
    if state.event == t.OLD_TIMES:
        return penalty(state, role) + chance * brave + (1 - chance) * 0.5 * coward, after
    return penalty(state, role) + max(chance * brave, coward), after


def _plans(state: BroomService, planner: Planner, seat: int, roles: int, length: int, chance: float) -> list[Plan]:
    """The best orders in which to play some of these roles (a mask), as many as *length*: a beam search."""
    beam: list[Plan] = [(0.0, 0, state, -1)]
    done: list[Plan] = []
    for _ in range(length):
        wider: list[Plan] = []
        for value, used, at, first in beam:
            for role in range(10):
                if roles >> role & 1 and not used >> role & 1:
                    gain, after = _step(at, planner, seat, role, chance)
                    wider.append((value + gain, used | 1 << role, after, role if first < 0 else first))
        wider.sort(key=lambda plan: -plan[0])
        done = wider
        beam = _different(wider)
    return done


def _different(plans: list[Plan]) -> list[Plan]:
    """The best plans, the same set of roles only once."""
    found: dict[int, Plan] = {}
    for plan in plans:
        found.setdefault(plan[1], plan)
        if len(found) == WIDTH:
            break
    return list(found.values())


def _soft(values: dict[int, float], rng: Random, spread: float = SPREAD) -> int:
    """One of the codes, the better ones more often."""
    best = max(values.values())
    codes = list(values)
    return rng.choices(codes, [exp((values[code] - best) / spread) for code in codes])[0]


def _select(state: BroomService, planner: Planner, seat: int, legal: list[int], rng: Random) -> int:
    """A set of roles that go well together; drawn, so that nobody can read it (rule 3.3)."""
    sizes = {code.bit_count() for code in legal}
    chance = EXPECTED[int(state.rules.seats)]
    values: dict[int, float] = {}
    usual = int(state.rules.hand_size)
    for size in sorted(sizes & {usual - 1, usual, usual + 1}):
        bonus = 0.0
        if state.event == t.MORE_OR_LESS:
            less, more = int(state.rules.below), int(state.rules.above)
            bonus = float(less * max(0, usual - size) - more * max(0, size - usual))
        elif size > usual and len(sizes) > 1:
            bonus = -2.0  # the tile is worth something later, too
        for value, roles, _, _ in _plans(state, planner, seat, 1023, size, chance):
            values[roles] = max(values.get(roles, -1e9), value + bonus)
    best = max(values.values())
    return _soft({roles: value for roles, value in values.items() if value > best - 3.0}, rng)


def _lead(state: BroomService, planner: Planner, seat: int, legal: list[int], rng: Random) -> int:
    """The first role of the best order, bravely or not."""
    held = int(state.hand[seat])
    chance = hands.success(state, seat, True)
    firsts: dict[int, float] = {}
    for value, _, _, first in _plans(state, planner, seat, held, min(3, held.bit_count()), chance):
        firsts[first] = max(firsts.get(first, -1e9), value)
    role = _soft(firsts, rng, 0.3)
    brave, coward, _ = gains(state, planner, seat, role)
    alone = chance
    values = {t.LEAD0 + role * 2: chance * (brave + LEADING), t.LEAD0 + role * 2 + 1: coward + alone * LEADING}
    return _soft({code: value for code, value in values.items() if code in legal}, rng, 0.3)


def _answer(state: BroomService, planner: Planner, seat: int, rng: Random) -> int:
    """Brave where the claim is likely to hold."""
    brave, coward, _ = gains(state, planner, seat, int(state.role))
    chance = hands.success(state, seat, False)
    return _soft({t.BRAVE: chance * (brave + LEADING), t.COWARD: coward}, rng, 0.3)


def _act(state: BroomService, planner: Planner, seat: int, legal: list[int]) -> int:
    """The best way on; tiles are spent for more than they promise."""
    if legal[0] != t.MODE0:
        return int(planner.decide(state))
    values: dict[int, float] = {}
    for code in legal:
        after = state.clone()
        after.apply(seat, code)
        values[code] = planner.follow(after, 1)
    return max(values, key=lambda code: values[code])


def _add(state: BroomService, planner: Planner, seat: int, legal: list[int]) -> int:
    """One more role, where it is worth a tile."""
    chance = EXPECTED[int(state.rules.seats)]
    values = {code: _step(state, planner, seat, code - t.ADD0, chance)[0] for code in legal if code != t.DECLINE}
    best = max(values, key=lambda code: values[code])
    return best if values[best] > 1.5 else t.DECLINE


def _hold(state: BroomService, seat: int, legal: list[int], rng: Random) -> int:
    """A part of what can be spared; more of it late in the game."""
    most = len(legal) - 1
    spare = most if state.round == state.rules.rounds else max(0, most - 2)
    return legal[min(most, round(spare * rng.uniform(0.0, 0.8)))]
