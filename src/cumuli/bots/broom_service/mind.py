"""What a bot makes of its own roles: sets that go together, orders to play them in, when to be brave."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from librt.vecs import vec

from cumuli.bots.broom_service import hands
from cumuli.bots.broom_service.outlook import Outlook
from cumuli.bots.broom_service.pilot import Pilot
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService

EXPECTED: Final = {2: 0.72, 3: 0.6, 4: 0.52, 5: 0.47}
"""How often a brave claim holds, by number of players, before anything is known."""
LEADING: Final = -0.8
"""VP it costs to have to lead next."""


class Mind:
    """One seat's judgement of one position, from its own cards and from what all can see."""

    def __init__(
        self,
        state: BroomService,
        seat: int,
        outlook: Outlook,
        leading: float = LEADING,
        deep: int = 2,
        wide: int = 4,
        orders: int = 4,
        mood: float | None = None,
    ) -> None:
        """*mood*: how often it thinks that a brave claim holds; None: it counts what the others may hold."""
        self.state = state
        self.seat = seat
        self.outlook = outlook
        self.pilot = Pilot(outlook, seat, deep)
        self.wide = wide
        self.orders = orders
        self.mood = mood
        self.leading = leading
        self.usual = EXPECTED[int(state.rules.seats)] if mood is None else mood

    def success(self, leading: bool) -> float:
        """How likely a brave claim made now holds, as far as it reckons."""
        return hands.success(self.state, self.seat, leading) if self.mood is None else self.mood

    def chances(self, chance: float) -> vec[float]:
        return vec[float]([chance] * 10)

    def sizes(self, legal: list[int]) -> dict[int, float]:
        """How many roles may be chosen, and what each number brings by itself."""
        rules = self.state.rules
        usual = int(rules.hand_size)
        found = {}
        sizes = {code.bit_count() for code in legal}
        for size in sizes & {usual - 2, usual - 1, usual, usual + 1}:
            found[size] = 0.0
            if self.state.event == t.MORE_OR_LESS:
                less, more = int(rules.below), int(rules.above)
                found[size] = float(less * max(0, usual - size) - more * max(0, size - usual))
            elif size > usual and len(sizes) > 1:
                found[size] = -2.0  # the tile is worth something later, too
        return found

    def choices(self, legal: list[int]) -> dict[int, float]:
        """The codes worth a thought, with what they promise in VP."""
        if self.state.phase == t.SELECTING:
            return self.sets(legal)
        if self.state.phase == t.ACTING:
            return self.steps(legal)
        return self.leads(legal) if self.state.phase == t.LEADING else self.answers()

    def courage(self, role: int) -> tuple[float, float]:
        """What a role brings now bravely and cowardly, in VP."""
        self.pilot.weigh(self.state, role, self.outlook.value(self.state, self.seat))
        return self.pilot.brave, self.pilot.coward

    def sets(self, legal: list[int]) -> dict[int, float]:
        """Sets of roles by code, with what they promise in VP beyond now."""
        values: dict[int, float] = {}
        for size, bonus in sorted(self.sizes(legal).items()):
            for plan in self.pilot.plans(self.state, 1023, size, self.chances(self.usual), self.wide):
                roles = int(plan.roles)
                values[roles] = max(values.get(roles, -1e9), plan.value + bonus)
        return values

    def leads(self, legal: list[int]) -> dict[int, float]:
        """Roles to lead, bravely or not, by code."""
        held = int(self.state.hand[self.seat])
        chance = self.success(True)
        firsts: dict[int, float] = {}
        for plan in self.pilot.plans(
            self.state, held, min(self.orders, held.bit_count()), self.chances(chance), self.wide
        ):
            firsts[int(plan.first)] = max(firsts.get(int(plan.first), -1e9), plan.value)
        values: dict[int, float] = {}
        now = self.outlook.value(self.state, self.seat)
        for role, value in firsts.items():
            self.pilot.weigh(self.state, role, now)
            bold, meek = chance * (self.pilot.brave + self.leading), self.pilot.coward + chance * self.leading
            rest = value - max(bold, meek)
            values[t.LEAD0 + role * 2] = rest + bold
            values[t.LEAD0 + role * 2 + 1] = rest + meek
        return {code: value for code, value in values.items() if code in legal}

    def answers(self) -> dict[int, float]:
        """Brave or cowardly, by code."""
        self.pilot.weigh(self.state, int(self.state.role), self.outlook.value(self.state, self.seat))
        chance = self.success(False)
        return {t.BRAVE: chance * (self.pilot.brave + self.leading), t.COWARD: self.pilot.coward}

    def steps(self, legal: list[int]) -> dict[int, float]:
        """Ways on within an action, by code: what they come to, and what the roles left may still bring."""
        values: dict[int, float] = {}
        held = int(self.state.hand[self.seat])
        length = min(2, held.bit_count())
        for code in legal:
            after = self.state.clone()
            after.apply(self.seat, code)
            value = self.pilot.follow(after, 1)
            at = self.pilot.after
            if length and at is not None and at.round == self.state.round and at.phase != t.ENDED:
                plans = self.pilot.plans(at, held, length, self.chances(self.usual), 2)
                value += plans[0].value if plans else 0.0
            values[code] = value
        return values


def odds(values: dict[int, float], spread: float, within: float) -> dict[int, float]:
    """The chance of every code: the better ones more often, none that is much worse than the best.

    A code *spread* VP worse comes e times less often; without a spread the best is certain.
    """
    best = max(values.values())
    if spread <= 0.0:
        return {max(values, key=lambda code: values[code]): 1.0}
    weights = {code: exp((value - best) / spread) for code, value in values.items() if value >= best - within}
    total = sum(weights.values())
    return {code: weight / total for code, weight in weights.items()}


def draw(chances: dict[int, float], rng: Random) -> int:
    """One of the codes, each as often as it should be."""
    return rng.choices(list(chances), list(chances.values()))[0]
