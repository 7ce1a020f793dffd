"""How the strongest bot chooses: it plays the round to its end with every choice, against hands it believes in.

Each choice meets the same hands and the same whims.  The many are tried a
little, the better half goes on, until few are left that were tried often.
"""

from __future__ import annotations

from random import Random
from typing import Final

from cumuli.bots.broom_service import beliefs
from cumuli.bots.broom_service.outlook import Outlook
from cumuli.bots.broom_service.playout import Playout
from cumuli.bots.thought import Budget
from cumuli.core.dice import Dice
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService

SHARE: Final = {2: 0.62, 3: 0.6, 4: 0.55, 5: 0.5}
"""How often somebody who holds a role is brave with it, by number of players."""
BATCH: Final = 16
"""Worlds between two looks at the clock."""


class Search:
    """Tries choices of one seat in one position."""

    def __init__(self, state: BroomService, seat: int, outlook: Outlook, rng: Random, rivals: float = 1.0) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        self.rivals = rivals
        seats = int(state.rules.seats)
        self.dice = Dice(rng.getrandbits(31))
        self.playout = Playout(outlook, self.dice, SHARE[seats])
        self.playout.weigh(state)
        self.beliefs = {other: self.believe(other) for other in range(seats) if other != seat and self.hidden(other)}
        self.played = 0

    def hidden(self, other: int) -> bool:
        """Whether the seat has a hand that one can only guess at."""
        return self.state.phase == t.SELECTING or int(self.state.hand[other]) != 0

    def believe(self, other: int) -> beliefs.Belief:
        chance = 0.6
        penalty = float(self.state.rules.penalty)
        promises = [
            self.playout.promise(other, role, chance) + (penalty if int(self.state.cursed) >> role & 1 else 0.0)
            for role in range(10)
        ]
        return beliefs.of(self.state, other, promises)

    def world(self, hands: dict[int, int]) -> BroomService:
        """The position with these hands of the others."""
        world = self.state.clone()
        for other, hand in hands.items():
            if world.phase == t.SELECTING and not int(world.chosen) >> other & 1:
                world.apply(other, t.SELECT0 + hand)
            else:
                world.hand[other] = hand
        return world

    def best(self, codes: list[int], worlds: int, budget: Budget) -> dict[int, float]:
        """What the choices come to that were tried about as often as any: a lucky few rounds count for nothing."""
        found = self.run(codes, worlds, budget)
        most = max(tries for _, tries in found.values())
        return {code: value for code, (value, tries) in found.items() if 2 * tries >= most}

    def run(self, codes: list[int], worlds: int, budget: Budget) -> dict[int, tuple[float, int]]:
        """By code: what the round comes to on average, in VP, and how often it was tried; *worlds* in all."""
        found = {code: [0.0, 0] for code in codes}
        racing = list(codes)
        stages = max(1, (len(codes) - 1).bit_length())
        for _ in range(stages):
            each = max(4, worlds // (stages * len(racing)))
            self.race(racing, each, found, budget)
            if budget.over:
                break
            racing.sort(key=lambda code: -found[code][0] / max(1, found[code][1]))
            racing = racing[: max(2, (len(racing) + 1) // 2)]
        return {code: (total / max(1, tries), int(tries)) for code, (total, tries) in found.items()}

    def race(self, codes: list[int], each: int, found: dict[int, list[float]], budget: Budget) -> None:
        drawn = {other: belief.sample(self.rng, each) for other, belief in self.beliefs.items()}
        for i in range(each):
            world = self.world({other: hands[i] for other, hands in drawn.items()})
            luck = self.rng.getrandbits(30)
            for code in codes:
                trial = world.clone()
                self.dice.state = luck + 1
                trial.apply(self.seat, code)
                self.playout.round(trial)
                found[code][0] += self.playout.margin(trial, self.seat, self.rivals)
                found[code][1] += 1
                self.played += 1
            if i % BATCH == BATCH - 1 and budget.over:
                return
