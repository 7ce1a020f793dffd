"""The rules of a stage: tricks as in rule 4, with two seats and a fixed worth for every deed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

PASS: Final = 0
COWARD: Final = 1
BRAVE: Final = 2


def hands_of(roles: int, cards: int) -> tuple[int, ...]:
    """Every hand of so many roles, as masks, in a fixed order."""
    return tuple(sum(1 << role for role in chosen) for chosen in combinations(range(roles), cards))


@dataclass(frozen=True)
class Stage:
    """What a stage is played for, in victory points.  The seats want the difference of their points."""

    brave: tuple[tuple[float, ...], tuple[float, ...]]
    """By seat and role: what the brave deed brings."""
    coward: tuple[tuple[float, ...], tuple[float, ...]]
    """By seat and role: what the cowardly deed brings."""
    penalty: tuple[float, ...]
    """By role: what laying it costs, whatever becomes of it; 3 for a bewitched one (rule 4.8)."""
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    """By seat: the hands it may have, as masks, all of one size."""
    leading: tuple[float, float] = (0.0, 0.0)
    """By seat: what it is worth to lead the first trick of the next round (rule 3.5)."""
    leader: int = 0
    odds: tuple[tuple[float, ...], tuple[float, ...]] | None = None
    """By seat: how likely each hand is.  Without it both seats choose their hands, at once and in secret."""

    @classmethod
    def even(
        cls,
        coward: Sequence[float],
        cards: int,
        bonus: float = 3.0,
        bewitched: Sequence[int] = (),
        penalty: float = 3.0,
        leading: float = 0.0,
    ) -> Stage:
        """Both seats choose among all hands, and a role is worth the same to both; seat 0 leads."""
        roles = len(coward)
        brave = tuple(value + bonus for value in coward)
        cost = tuple(penalty if role in bewitched else 0.0 for role in range(roles))
        hands = hands_of(roles, cards)
        return cls((brave, brave), (tuple(coward),) * 2, cost, (hands, hands), (leading, leading))

    @property
    def roles(self) -> int:
        return len(self.penalty)


@dataclass(frozen=True)
class Public:
    """What both seats have seen of a round.  Hands are told apart by it, and by nothing else."""

    leader: int
    shown: tuple[int, int] = (0, 0)
    """By seat: the mask of roles it has laid."""
    lacks: tuple[int, int] = (0, 0)
    """By seat: the mask of roles it has passed on."""
    cards: tuple[int, int] = (0, 0)
    """By seat: how many it still holds."""
    role: int = -1
    """The role of the trick that waits for the other seat, or -1."""
    dared: bool = False
    """Whether it was led bravely."""
    points: float = 0.0
    """Seat 0's points less seat 1's."""
    over: bool = False

    @property
    def actor(self) -> int:
        return self.leader if self.role < 0 else 1 - self.leader

    def fits(self, seat: int, hand: int) -> bool:
        """Whether a seat may have begun the round with this hand."""
        return self.shown[seat] & ~hand == 0 and self.lacks[seat] & hand == 0


Action = tuple[int, int]
"""A role and PASS, COWARD or BRAVE."""


def begun(stage: Stage) -> Public:
    """The round once hands are chosen."""
    cards = (stage.hands[0][0].bit_count(), stage.hands[1][0].bit_count())
    return _led(stage, Public(stage.leader, cards=cards))


def actions(public: Public, hand: int) -> list[Action]:
    """What the seat to act may do with the hand it began with (rules 4.1 and 4.2)."""
    left = hand & ~public.shown[public.actor]
    if public.role >= 0:
        held = left >> public.role & 1
        return [(public.role, COWARD), (public.role, BRAVE)] if held else [(public.role, PASS)]
    return [(role, how) for role in range(left.bit_length()) if left >> role & 1 for how in (COWARD, BRAVE)]


def after(stage: Stage, public: Public, action: Action) -> Public:
    """The round after the deed of the seat to act."""
    seat, (role, how) = public.actor, action
    if how == PASS:
        lacks = _with(public.lacks, seat, public.lacks[seat] | 1 << role)
        return _closed(stage, replace(public, lacks=lacks))
    laid = replace(
        public,
        shown=_with(public.shown, seat, public.shown[seat] | 1 << role),
        cards=_with(public.cards, seat, public.cards[seat] - 1),
        points=public.points + _sign(seat) * ((stage.coward[seat][role] if how == COWARD else 0) - stage.penalty[role]),
    )
    if public.role >= 0:
        return _closed(stage, laid, seat if how == BRAVE else -1)
    led = replace(laid, role=role, dared=how == BRAVE)
    return led if led.cards[1 - seat] else _closed(stage, led)  # who has no cards is left out (rule 4.2)


def _closed(stage: Stage, public: Public, brave: int = -1) -> Public:
    """The trick is over: the last brave seat does its deed and leads, else the leader again (rules 4.5 and 4.6)."""
    winner = brave if brave >= 0 else public.leader if public.dared else -1
    points = public.points + (_sign(winner) * stage.brave[winner][public.role] if winner >= 0 else 0)
    leader = winner if winner >= 0 else public.leader
    return _led(stage, replace(public, leader=leader, points=points, role=-1, dared=False))


def _led(stage: Stage, public: Public) -> Public:
    """Who leads the next trick: a leader without cards is relieved (rule 4.7); nobody has any, the round is over."""
    if public.cards == (0, 0):
        points = public.points + _sign(public.leader) * stage.leading[public.leader]
        return replace(public, points=points, over=True)
    return public if public.cards[public.leader] else replace(public, leader=1 - public.leader)


def _sign(seat: int) -> int:
    return 1 - 2 * seat


def _with(pair: tuple[int, int], seat: int, value: int) -> tuple[int, int]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)
