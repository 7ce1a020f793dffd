"""What a level makes of a bot: how well it looks, how far it thinks.  Nobody of them blunders by the dice.

1 sees the first things in each cloud, looks for the meant one among half of them, and says the very first.
2 sees a little more, and weighs what comes to its mind at the first two things.
3 sees more, knows how people in general see, counts the cards that are left, and asks what scouts like to pick and
what a dreamer would have said.
4 knows in which manners people describe and pick, hears who describes how, picks what is missed, and sees six tenths as
people in general do.
5 sees almost as they do; it also learns from the rounds that have been played how each looks and picks, and does not
want to be foreseen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cumuli.bots.cloud_mine.sight import Keen


@dataclass(frozen=True, slots=True)
class Skill:
    """One level."""

    looks: Keen
    """how it looks at the clouds of others"""
    dreams: Keen
    """how it looks at the one cloud that it describes, for which it takes its time"""
    says: int
    """how many of the things it sees it tries to put into words; 0: it says the first as it is"""
    hands: int
    """how many hands it imagines around the cloud it describes"""
    picks: str
    """which cloud: one that is like the others, the one it likes, or the one that is missed most"""
    glance: float = 1.0
    """the share of the clouds on the table that it looks at before it points; at least two"""
    counts: bool = False
    """it heeds which cards are gone, and how people in general see"""
    foresees: bool = False
    """it asks which cloud a scout would have picked"""
    doubts: bool = False
    """it asks what a dreamer would have said"""
    hears: bool = False
    """it heeds from the rounds that were played how each speaks"""
    learns: bool = False
    """it heeds from them how each looks and picks"""
    reads: bool = False
    """it knows the manners in which people describe and pick"""


SKILLS: Final = {
    "1": Skill(Keen(3.0, 3), Keen(0.2), says=0, hands=0, picks="alike", glance=0.5),
    "2": Skill(Keen(1.8, 6), Keen(1.0), says=2, hands=8, picks="liked"),
    "3": Skill(
        Keen(0.9, 20, common=0.22), Keen(0.9), says=12, hands=32, picks="liked", counts=True, foresees=True, doubts=True
    ),
    "4": Skill(
        Keen(0.4, common=0.6),
        Keen(0.8),
        says=40,
        hands=120,
        picks="missed",
        counts=True,
        foresees=True,
        doubts=True,
        hears=True,
        reads=True,
    ),
    "5": Skill(
        Keen(0.1, common=0.9),
        Keen(0.8),
        says=48,
        hands=160,
        picks="missed",
        counts=True,
        foresees=True,
        doubts=True,
        hears=True,
        learns=True,
        reads=True,
    ),
}
