"""What may happen in Cloud Mine: the log and the film speak these.  *rule* names the numbered rule of README.md."""

from __future__ import annotations

from msgspec import Struct


class FirstDreamer(Struct, frozen=True, tag=True):
    seat: int
    rule: str = "2.2"


class RoundBegan(Struct, frozen=True, tag=True):
    round: int
    dreamer: int
    scout: int
    rule: str = "3.2"


class Dealt(Struct, frozen=True, tag=True):
    """*seat*, the scout, looks at the round's cards, told in ascending order; to everybody else there are none."""

    seat: int
    cards: tuple[int, ...]
    rule: str = "3.1"


class Picked(Struct, frozen=True, tag=True):
    """*seat*, the scout, has picked; *card* is None for all but the scout and the dreamer."""

    seat: int
    card: int | None
    rule: str = "3.3"


class Described(Struct, frozen=True, tag=True):
    seat: int
    text: str
    rule: str = "4.2"


class LaidOut(Struct, frozen=True, tag=True):
    """The cards lie face up, by place."""

    cards: tuple[int, ...]
    rule: str = "5.1"


class Guessed(Struct, frozen=True, tag=True):
    """*number* counts the guesses of the round from 1."""

    seat: int
    place: int
    number: int
    right: bool
    rule: str


class RoundEnded(Struct, frozen=True, tag=True):
    """*target* is the place of the cloud and *card* the cloud itself, *hit* the seat that found it or None.

    *turned* and *open* are the cards that lie face down and face up (the found one among these), *awards* what
    every seat gets.
    """

    round: int
    target: int
    card: int
    hit: int | None
    dreamer: int
    scout: int
    turned: int
    open: int
    awards: tuple[int, ...]
    rule: str


class GameEnded(Struct, frozen=True, tag=True):
    """*ranks* are 0 for the winners; several may share the win."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    rule: str
