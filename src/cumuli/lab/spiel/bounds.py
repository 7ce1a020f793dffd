"""How long a game can be at most: decisions of seats, and answers of luck.  Proved bounds, seldom reached."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cumuli.games.cloudy_kingdom import tables as ck
from cumuli.games.cloudy_kingdom.fields import MOST_DRAWN

Bound = tuple[int, int]


def cloudy_kingdom(first: Any) -> Bound:
    """The deck never grows: a turn takes a card off it, or plays a magic card, or is one of the last.

    Luck turns each card of the deck up once at most; a spell that is carried
    out asks each of its steps once of everybody, or once for each card drawn.
    """
    rules = first.rules
    seats, cards = int(rules.seats), int(rules.cards)
    turns = cards + 3 * seats + 2 * (seats + 1)
    asked = seats * 3 * max((_asks(rules, m) for m in range(int(rules.magics))), default=0)
    setup = seats + 3 * seats
    return setup + turns + asked, 2 + seats + 3 + cards


def _asks(rules: Any, magic: int) -> int:
    """The most questions that one magic card can put."""
    at, asks = int(rules.begin[magic]) * ck.STRIDE, 0
    seats = int(rules.seats)
    while (op := int(rules.steps[at])) != ck.END:
        if op in (ck.PLACE, ck.REORDER):
            asks += MOST_DRAWN * seats
        elif op in (ck.CHOOSE, ck.SELF, ck.OFFER):
            asks += seats
        at += ck.STRIDE
    return asks


ACT: Final = 32
"""Questions that one action of a role puts, without what clouds, mountain tiles and hill tiles add: far fewer."""


def broom_service(first: Any) -> Bound:
    """Each role is led once a round, all answer it and may act on it; clouds and amulets are taken once.

    A cloud or a mountain tile that is reached adds two moves at most, each of
    which may fly on and deliver.
    """
    rules = first.rules
    seats, rounds = int(rules.seats), int(rules.rounds)
    extras = seats * (int(rules.mountains) + 1) + int(rules.spaces)
    a_round = seats * (3 + 5) + 10 * seats * (1 + ACT)
    luck = int(rules.spaces) + len(rules.tile_spaces) + 1 + rounds * (1 + int(rules.bewitched))
    return rounds * a_round + extras * ACT, luck


def cloud_mine(first: Any) -> Bound:
    """A round is a hand dealt, a card picked and described, the cards laid out, and guesses until nobody may."""
    rules = first.rules
    rounds, size = int(rules.rounds), int(rules.size)
    return rounds * (2 + int(rules.guesses)), 1 + rounds * 2 * size


BOUNDS: Final[Mapping[str, Callable[[Any], Bound]]] = {
    "broom_service": broom_service,
    "cloud_mine": cloud_mine,
    "cloudy_kingdom": cloudy_kingdom,
}
"""By game: the most decisions and the most answers of luck, given the first position."""
