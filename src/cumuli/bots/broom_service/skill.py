"""What a level makes of a bot: how far it looks, and how far it trusts what was learned.  None blunders by the dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cumuli.games.broom_service import tables as t


@dataclass(frozen=True, slots=True)
class Skill:
    """One level."""

    trust: float
    """the share of the learned value in what it thinks a position is worth; the rest is made by hand"""
    deep: int
    """decisions of one action in a row that it looks through whole"""
    wide: int
    """sets of roles that it follows further, each time one is added"""
    orders: int
    """roles in a row that it plans when it leads"""
    counts: bool = True
    """it counts what the others may hold before it is brave; otherwise it goes by its mood"""
    warmth: float = 1.0
    """how much worse than the best a choice may seem and still be taken now and then, as a multiple of what is usual"""
    choices: int = 8
    """of what it would play rounds out with, so many that seem best"""
    worlds: int = 0
    """rounds that it plays out for one choice"""
    searched: tuple[int, ...] = ()
    """phases in which it plays rounds out; elsewhere it only looks ahead"""


LEADS: Final = (int(t.LEADING),)
TRICKS: Final = (int(t.LEADING), int(t.ANSWERING))
SKILLS: Final = {
    "1": Skill(0.2, deep=1, wide=2, orders=2, counts=False),
    "2": Skill(0.3, deep=1, wide=3, orders=3),
    "3": Skill(1.0, deep=2, wide=4, orders=4, warmth=0.3),
    "4": Skill(1.0, deep=2, wide=4, orders=4, choices=4, worlds=16, searched=LEADS),
    "5": Skill(1.0, deep=2, wide=4, orders=4, worlds=128, searched=TRICKS),
}
