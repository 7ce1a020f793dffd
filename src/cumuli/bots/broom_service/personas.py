"""Who a bot is: how bold, and what it likes to build on.  A taste, never a blunder."""

from __future__ import annotations

from typing import Final, NamedTuple

from cumuli.bots.me import Me


class Persona(NamedTuple):
    """Leanings of one bot, in VP, on top of what its level judges."""

    name: str
    leading: float
    """What it thinks it costs to have to lead next."""
    boldness: float
    """How often a beginner of this kind thinks that bravery pays."""
    wand: float = 0.0
    bolt: float = 0.0
    potion: float = 0.0


PLAIN: Final = Persona("plain", -0.8, 0.7)
PERSONAS: Final = (
    PLAIN,
    Persona("timid", -1.4, 0.55),
    Persona("bold", -0.3, 0.85),
    Persona("builder", -0.8, 0.7, 0.25, 0.25),
)


def persona(me: Me) -> Persona:
    """The same for a whole game; nobody in particular is plain."""
    return PERSONAS[me.own % len(PERSONAS)]
