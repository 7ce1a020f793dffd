"""What the people at a table agree on besides the rules: time, who may watch, and how they talk."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

Seconds = Annotated[int, Meta(ge=0, le=30 * 86_400)]


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of one table, chosen by its host before the game; they never touch a rule of the game."""

    clock: Literal["none", "move", "bank", "days"] = "none"
    """none; so many seconds for each answer; a bank of seconds with an increment for each answer given;
    or days for each answer, for games that go on for weeks"""
    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)] = 300
    """For each answer, or in the bank."""
    increment: Seconds = 0
    """Seconds that a bank gains with each answer."""
    late: Literal["wait", "bot", "end"] = "wait"
    """What is done about a person who is out of time, or away: wait, let a bot answer until they are back,
    or end the game."""
    patience: Annotated[int, Meta(ge=30, le=30 * 86_400)] = 180
    """At a table without clock: seconds after which somebody who is asked and not there counts as away."""
    undo: bool = True
    """Whether a move may be taken back, if all agree."""
    chat: bool = True
    """Whether people can talk at this table."""
    watching: Literal["live", "late", "closed"] = "live"
    """Whether others may watch: at once, only what is a round old, or not at all."""


USUAL: Final = Terms()
