"""Who a bot is: what it likes to see in clouds, and how it likes to speak."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Persona:
    """A way to see and to speak."""

    id: str
    loves: dict[str, float] = field(default_factory=dict)
    """by kind of concept: how much likelier it sees one, as a logarithm"""
    says: dict[str, float] = field(default_factory=dict)
    """by form of speech: what it is worth to speak so, in cards"""


PERSONAS: Final = (
    Persona("plain", says={"plain": 0.15, "bare": 0.1}),
    Persona("poet", {"being": 0.5, "sky": 0.5, "plant": 0.3}, {"echo": 0.3, "thought": 0.25, "mirror": 0.1}),
    Persona("child", {"animal": 0.6, "being": 0.3, "food": 0.2}, {"bare": 0.2, "pair": 0.15, "round": 0.1}),
    Persona("engineer", {"tool": 0.8, "vehicle": 0.7, "thing": 0.5}, {"plain": 0.1, "hole": 0.15, "twofold": 0.15}),
    Persona("gourmet", {"food": 0.9, "drink": 0.8, "plant": 0.3}, {"thought": 0.15, "hedged": 0.15}),
)


def persona(own: int) -> Persona:
    """The one that goes with a bot's number."""
    return PERSONAS[own % len(PERSONAS)]
