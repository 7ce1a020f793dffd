"""The table in sentences, for whoever plays by words: what the page's command line asks, and what it is answered.

All of it is made from the same block that the seat is sent anyway; nothing
else of the game is looked at.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from cumuli.core.seen import Seen
from cumuli.server.house import STANDARD, deck_of, refuse
from cumuli.server.people.person import LANGS
from cumuli.server.said import Told
from cumuli.server.table.play import Play
from cumuli.server.wire import Act, Tell, Write
from cumuli.table import Table
from cumuli.telling import TOPICS, meant, moves, told
from cumuli.words import Catalogue, bundle

if TYPE_CHECKING:
    from cumuli.server.hub import Hub
    from cumuli.server.people.person import Person
    from cumuli.server.table.room import Room

LOG: Final = logging.getLogger(__name__)
THINGS: Final = 3
"""So many things are named that one may see in a cloud."""
DECKS: Final = 50
READ: Final[set[tuple[str, str]]] = set()
"""Games and languages whose words are at hand."""
Looks = list[dict[str, list[str]]]
"""By card and language: a few things."""


def seen_by(
    play: Play,
    seat: int | None,
    lang: str,
    pictured: Callable[[int], Sequence[str]] = lambda card: (),
    shown: Table | None = None,
) -> Seen:
    """What a seat sees, ready to be told; of an earlier moment of the game where *shown* stands there."""
    table, game = shown or play.table, play.game
    words = Catalogue(game.id, lang if lang in LANGS else "en")
    view, names = game.observe(table.state, seat), table.record.seats
    return Seen(words, view, game.static(table.state), names, seat, table.options, pictured)


def spelled(play: Play, command: Write) -> Act:
    """What somebody typed, as the answer that is meant by it."""
    seat, state = command.seat, play.table.state
    ask = play.asks[seat]
    if ask is not None and ask != command.ask:
        raise refuse("stale")
    word = meant(seen_by(play, seat, "en"), play.game, state, seat, play.words(seat), command.line)
    return Act(command.id, command.table, seat, command.ask, msgspec.to_builtins(word))


def may_ask(room: Room, person: Person, seat: int | None) -> Play:
    """The game, for somebody who looks at it through these eyes."""
    if room.frozen:
        raise refuse("frozen")
    if room.play is None:
        raise refuse("not-started")
    if seat not in room.eyes(person.id):
        raise refuse("not-yours")
    return room.play


def tell(room: Room, person: Person, command: Tell, pictured: Callable[[int], Sequence[str]]) -> Told:
    """The answer to one question about a table; whoever looks on late is told what they are shown."""
    play = may_ask(room, person, command.seat)
    if command.about not in TOPICS:
        raise refuse("bad-message")
    late = room.gallery if command.seat is None else None
    if late is not None:
        late.follow()
    seen = seen_by(play, command.seat, command.lang, pictured, None if late is None else late.table)
    block = room.whole(command.seat) if command.about == "log" else room.block(command.seat, ())
    if command.about == "moves":
        return Told(command.id, tuple(moves(seen, play.game, play.table.state, block.legal)))
    return Told(command.id, tuple(told(seen, play.game.id, command.about, block.events)))


async def read_up(game: str, lang: str) -> None:
    """Have the words of a game at hand: reading them for the first time takes far longer than anybody may wait."""
    lang = lang if lang in LANGS else "en"
    if (game, lang) not in READ:
        await asyncio.to_thread(bundle, game, lang)
        READ.add((game, lang))


class Pictures:
    """What the pictures of decks look like, in words, for whoever cannot see them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._known: OrderedDict[str, Looks] = OrderedDict()

    async def of(self, table: str, lang: str) -> Callable[[int], Sequence[str]]:
        """By card: what it looks like; nothing at a table without pictures, or while nobody has looked at them.

        Whoever asks is about to be told something, so the words of their language are read first.
        """
        summary = self.hub.lobby.tables.get(table)
        if summary is not None:
            await read_up(summary.game, lang)
        deck = None if summary is None else deck_of(summary.options)
        looks = None if deck is None else await self._looks(deck[0])
        if not looks:
            return lambda card: ()
        language = lang if lang in LANGS else "en"
        return lambda card: looks[card][language] if card < len(looks) else ()

    async def _looks(self, deck: str) -> Looks | None:
        if deck not in self._known:
            kept = None if deck == STANDARD else await self.hub.decks.perception(deck)
            if kept is None and deck != STANDARD:
                return None
            try:
                self._known[deck] = await self.hub.minds.thinkers.do(look_alikes, kept)
            except Exception:
                LOG.exception("nobody could say what the deck %s looks like", deck)
                return None
            if len(self._known) > DECKS:
                self._known.popitem(last=False)
        return self._known[deck]


def look_alikes(kept: bytes | None) -> Looks:
    """By card and language: the things that most eyes see in it; runs in a worker."""
    import numpy as np

    from cumuli.bots.cloud_mine.lexicon import concepts
    from cumuli.bots.cloud_mine.sight import LEAST, perceived

    perception = perceived(kept)
    things = concepts()
    logs = np.log(np.maximum(perception.p, LEAST)).mean(0)
    telling = logs - 0.5 * np.log(np.exp(logs).mean(0))  # what is seen in a cloud, and not in every other as well
    best = [[things[perception.concepts[number]].named for number in row[:THINGS]] for row in (-telling).argsort(1)]
    return [{lang: [named[lang].name.replace("'", "’") for named in row] for lang in LANGS} for row in best]
