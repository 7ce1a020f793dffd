"""What the bots at a table of Cloud Mine had seen in the clouds of a round, told once that round is over."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from cumuli.core.game import Event, Illegal
from cumuli.games.cloud_mine import GAME
from cumuli.games.cloud_mine.events import LaidOut, RoundEnded
from cumuli.server.doors import plain
from cumuli.server.house import STANDARD, deck_of
from cumuli.server.ids import own_number
from cumuli.server.minds.turns import RANDOM_LEVEL
from cumuli.server.table.room import Room

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

LOG: Final = logging.getLogger(__name__)
KEPT: Final = 1_000
Eyes = tuple[int, int]
"""A seat, and who the bot on it is."""
Seen = list[dict[str, Any]]


def look_back(eyes: Sequence[Eyes], deck: bytes | None, cards: Sequence[int]) -> Seen:
    """By place: what each of these bots sees in the card; runs in a worker."""
    from cumuli.bots.cloud_mine.visions import seen
    from cumuli.bots.me import Me

    def words(own: int, card: int) -> Mapping[str, list[str]]:
        return seen(Me(own, deck), card)

    return [{"card": card, "seen": [{"seat": seat, "words": words(own, card)} for seat, own in eyes]} for card in cards]


def ended(events: Sequence[Event], number: int) -> tuple[int, ...] | None:
    """The cards of a round by place, if it has ended."""
    cards: tuple[int, ...] | None = None
    for event in events:
        if isinstance(event, LaidOut):
            cards = event.cards
        elif isinstance(event, RoundEnded) and event.round == number:
            return cards
    return None


class Visions:
    """The door, and what was told at it of late."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._told: OrderedDict[tuple[str, int, tuple[int, ...]], Seen] = OrderedDict()

    async def visions(self, request: Request) -> Response:
        table, number = request.path_params["table"], request.path_params["round"]
        try:
            async with self.hub.lock(table):
                room = await self.hub.nodes.newest(table)
        except Illegal:
            return nothing()
        cards = None if room.play is None or room.summary.game != GAME.id else ended(room.play.events, number)
        seats = seeing(room)
        if cards is None or not seats:
            return nothing()
        key = (table, number, seats)
        if key not in self._told:
            found = await self._look(room, seats, cards)
            if found is None:
                return PlainTextResponse("not now\n", 503)
            self._told[key] = found
            if len(self._told) > KEPT:
                self._told.popitem(last=False)
        return plain({"places": self._told[key]})

    async def _look(self, room: Room, seats: tuple[int, ...], cards: tuple[int, ...]) -> Seen | None:
        pictures = deck_of(room.summary.options)
        deck = None
        if pictures is not None and pictures[0] != STANDARD:
            deck = await self.hub.decks.perception(pictures[0])
            if deck is None:
                return None
        eyes = [(seat, own_number(self.hub.secret, room.id, seat)) for seat in seats]
        try:
            return await self.hub.minds.thinkers.do(look_back, eyes, deck, cards)
        except Exception:
            LOG.exception("nobody remembers what was seen at table %s", room.id)
            return None


def seeing(room: Room) -> tuple[int, ...]:
    """The seats of bots that look at the pictures."""
    chairs = enumerate(room.summary.chairs)
    return tuple(seat for seat, chair in chairs if chair.bot is not None and chair.bot != RANDOM_LEVEL)


def nothing() -> Response:
    return PlainTextResponse("there is nothing to tell\n", 404)


def routes(hub: Hub) -> list[BaseRoute]:
    return [Route("/tables/{table:str}/visions/{round:int}", Visions(hub).visions)]
