"""How much a bot gives away: the best value less the value of what it chose, decision by decision."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from cumuli.lab.arena.intervals import Z

SAME: Final = 1e-9
"""Values that differ by less are the same fraction."""
BLUNDER: Final = 0.1
"""A decision that gives away more than this share of a victory is a blunder."""


@dataclass
class Regret:
    """What many decisions lost, in shares of a victory.  Decisions of one game hang together; games do not."""

    games: list[list[float]] = field(default_factory=list)
    """By game: what each decision lost."""
    shares: list[float] = field(default_factory=list)
    """By game: the share of the victory it came to, where games were played to the end."""
    seconds: float = 0.0
    """Processor time of all decisions."""

    def add(self, values: dict[int, float], code: int) -> float:
        """Count a decision of the game last begun; *values* by legal code.  What it lost is returned."""
        lost = max(values.values()) - values[code]
        self.games[-1].append(lost if lost > SAME else 0.0)
        return self.games[-1][-1]

    @property
    def losses(self) -> list[float]:
        return [lost for game in self.games for lost in game]

    @property
    def decisions(self) -> int:
        return len(self.losses)

    @property
    def mean(self) -> float:
        """The mean loss of a decision."""
        return sum(self.losses) / max(1, self.decisions)

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of the mean, games taken as the independent units."""
        mean, many = self.mean, self.decisions
        if len(self.games) < 2:
            return float("inf")
        residues = [sum(game) - mean * len(game) for game in self.games]
        scale = len(self.games) / (len(self.games) - 1)
        return Z * float((scale * sum(one * one for one in residues)) ** 0.5) / max(1, many)

    @property
    def optimal(self) -> float:
        """The rate of decisions that lost nothing."""
        return sum(lost == 0 for lost in self.losses) / max(1, self.decisions)

    @property
    def blunders(self) -> float:
        """The rate of decisions that lost more than `BLUNDER`."""
        return sum(lost > BLUNDER for lost in self.losses) / max(1, self.decisions)

    @property
    def score(self) -> float:
        """The mean share of the victory."""
        return sum(self.shares) / max(1, len(self.shares))
