"""What a level makes of a bot: how well it looks, how far it thinks.  Nobody of them blunders by the dice.

1 sees the first things in each cloud and says one of them.
2 sees a little more, and looks for words that fit other clouds as well.
3 sees all there is, and takes others to see what it sees itself.
4 knows how people in general see, counts the cards that are left, and asks what a dreamer would have said.
5 also learns from the rounds that have been played who speaks and who looks how.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cumuli.bots.cloud_mine.sight import Keen


@dataclass(frozen=True, slots=True)
class Skill:
    """One level."""

    keen: Keen
    says: int
    """how many of the things it sees it tries to put into words; 0: it says one of the first as it is"""
    hands: int
    """how many hands it imagines around the cloud it describes"""
    counts: bool = False
    """it heeds which cards are gone, and how people in general see"""
    doubts: bool = False
    """it asks what a dreamer would have said"""
    learns: bool = False
    """it heeds the rounds that were played"""
    picks: float = 0.0
    """what it counts for its pick that a cloud looks like the others; 0: it picks what it likes"""


SKILLS: Final = {
    "1": Skill(Keen(2.2, 3), says=0, hands=0),
    "2": Skill(Keen(1.6, 8), says=8, hands=6, picks=2.0),
    "3": Skill(Keen(1.0, 40), says=24, hands=48, picks=8.0),
    "4": Skill(Keen(0.6), says=40, hands=120, counts=True, doubts=True),
    "5": Skill(Keen(0.3), says=48, hands=160, counts=True, doubts=True, learns=True),
}
