"""What a game must know to speak of itself to somebody who reads, or hears, instead of looking."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

Facts = dict[str, str | int | float]


class Words(Protocol):
    """A reader's language."""

    @property
    def lang(self) -> str: ...

    def text(self, id: str, **args: str | int | float) -> str:
        """A message in words."""

    def list(self, words: Iterable[str]) -> str:
        """Several words as one."""


@dataclass(frozen=True)
class Seen:
    """What one reader sees of one table at one moment; without a seat, all that is open."""

    words: Words
    view: Mapping[str, Any]
    static: Mapping[str, Any]
    names: Sequence[str]
    seat: int | None
    options: Any = None
    pictured: Callable[[int], Sequence[str]] = field(default=lambda card: ())
    """What a picture of the table's deck looks like, in a few words."""

    def text(self, id: str, **args: str | int | float) -> str:
        """A message in words."""
        return self.words.text(id, **args)

    def pair(self, what: str, more: str) -> str:
        """A thing, and what there is to say of it."""
        return self.text("spoken-pair", what=what, more=more)

    def named(self, kind: str, id: str) -> str:
        """The name of a card or a piece, the table's own first."""
        own = self.static.get(f"{kind}s", {}).get(id, {}).get("names")
        return str(own.get(self.words.lang) or next(iter(own.values()))) if own else self.text(f"{kind}-{id}")


Lines = list[str]


@dataclass(frozen=True)
class Spoken:
    """How one game is told in sentences, from a view and nothing else."""

    look: Callable[[Seen], Lines]
    """what matters for the decision at hand"""
    board: Callable[[Seen], Lines]
    """all that lies on the table"""
    hand: Callable[[Seen], Lines]
    """the reader's own cards"""
    scores: Callable[[Seen], Lines]
    """how far everybody is"""
    who: Callable[[Seen], Lines]
    """who plays, and what each of them openly has"""
    help: Callable[[Seen], Lines]
    """how moves are typed"""
    prompt: Callable[[Seen], str]
    """what is asked now"""
    facts: Callable[[Seen, Any], Facts] = lambda seen, word: {}
    """what the message of a move may read besides the fields of its word"""
    tidy: Callable[[Seen, str], str] = lambda seen, typed: typed
    """what was typed, as a move is written"""
    begun: Mapping[str, str] = field(default_factory=dict)
    """By word that no list can hold: how it begins when it is typed."""
