"""The decks people make: what there is, whose it is, what is still being made, and which may be played with."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from base64 import b32encode
from collections import OrderedDict
from collections.abc import Coroutine, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cumuli.core.game import Illegal, Refusal
from cumuli.server.house import STANDARD, deck_of, refuse
from cumuli.server.minds.thinking import Workers
from cumuli.server.own import crafts
from cumuli.server.parcels import MOST
from cumuli.server.people.person import QUARTER, Person, clean_name
from cumuli.store import Deck

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

LOG: Final = logging.getLogger(__name__)
DAY: Final = 86_400.0
PERCEPTIONS: Final = 16
"""Kept in memory, of the decks last asked for."""
CLOUDS: Final = ("sky", "doodles")


class DeckInfo(Struct, frozen=True):
    """A deck as its owner and its players see it."""

    deck: str
    kind: str
    """standard, pictures, sky or doodles"""
    state: str
    """making, ready or failed"""
    cards: int
    done: int
    """How many pictures there are already; all of them while bots still look at them."""
    of: int
    hash: str | None
    """Of the bundle, for an address that may be kept for ever."""
    mine: bool
    reason: str | None = None
    """Why it failed."""
    name: str = ""
    """What its owner calls it; empty for one that has no name."""
    seed: str = ""
    """What an endless sky of one's own grew from: it grows again from that."""


@cache
def standard() -> crafts.Made:
    """The deck that comes with the game."""
    folder = files("cumuli.games.cloud_mine") / "data" / "deck"
    pictures = sorted((file for file in folder.iterdir() if file.name.endswith(".webp")), key=lambda file: file.name)
    return crafts.bundled(STANDARD, [file.read_bytes() for file in pictures])


def deck_id() -> str:
    """A name that nobody can guess: 160 bits."""
    return b32encode(token_bytes(20)).decode().lower()


class Decks:
    """The decks of one house."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.sizes: dict[str, int] = hub.house.decks
        """By deck that may be played with: how many cards it has."""
        places, memory = hub.config.deck_workers, hub.config.bot_memory
        self.hands = Workers(places, memory, lasting=False)
        """They open what people send."""
        self.pens = Workers(places, memory)
        """They turn doodles into clouds, while somebody waits."""
        self.growers = Workers(places, memory, lasting=False)
        """They are busy for minutes."""
        self.folder = tempfile.TemporaryDirectory(prefix="cumuli-")
        """What is being sent or made, for as long as that takes."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._perceptions: OrderedDict[str, bytes] = OrderedDict()

    @property
    def path(self) -> Path:
        return Path(self.folder.name)

    async def open(self) -> None:
        self.sizes[STANDARD] = standard().cards

    @property
    def making(self) -> list[str]:
        """The decks that are made here."""
        return list(self._tasks)

    async def unmade(self) -> list[Deck]:
        """Those that are to be made, and not here."""
        return [deck for deck in await self.hub.store.decks("making") if deck.id not in self._tasks]

    def resume(self, deck: Deck) -> None:
        """Go on with what was being made when a house closed, or a node of it was lost."""
        self._begin(deck)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        for workers in (self.hands, self.pens, self.growers):
            workers.close()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.folder.cleanup()

    # looking

    def info(self, deck: Deck, person: Person | None) -> DeckInfo:
        mine = person is not None and deck.owner == person.id
        done = deck.cards if deck.hash else self._done(deck.id)
        reason = "deck-unmade" if deck.state == "failed" else None
        seed = deck.seed if mine else ""
        return DeckInfo(
            deck=deck.id,
            kind=deck.kind,
            state=deck.state,
            cards=deck.cards,
            done=done,
            of=deck.cards,
            hash=deck.hash or None,
            mine=mine,
            reason=reason,
            name=deck.name,
            seed=seed,
        )

    def _done(self, id: str) -> int:
        """How many pictures of a deck its grower has finished."""
        try:
            return int((self.path / id).read_text("ascii") or 0)
        except (OSError, ValueError):
            return 0

    async def mine(self, id: str, person: Person) -> Deck:
        """A deck of somebody's own."""
        deck = await self.hub.store.deck(id)
        if deck is None or deck.owner != person.id:
            raise refuse("unknown-deck")
        return deck

    async def perception(self, id: str) -> bytes | None:
        """What bots see in a deck; None where there is nothing."""
        if id not in self._perceptions:
            self._perceptions[id] = await self.hub.store.perception(id)
            while len(self._perceptions) > PERCEPTIONS:
                self._perceptions.popitem(last=False)
        self._perceptions.move_to_end(id)
        return self._perceptions[id] or None

    async def learn(self, options: Mapping[str, Any]) -> None:
        """Before a table takes a deck: know how it stands, whoever made it, and note that it is used."""
        found = deck_of(options)
        if found is None or found[0] == STANDARD:
            return
        deck = await self.hub.store.deck(found[0])
        self._note(found[0], deck)
        if deck is not None:
            await self.hub.store.use_decks([deck.id], self.hub.now())

    def _note(self, id: str, deck: Deck | None) -> None:
        """Keep in mind whether a deck may be played with."""
        if deck is not None and deck.state == "ready":
            self.sizes[id] = deck.cards
        else:
            self.sizes.pop(id, None)
        self._perceptions.pop(id, None)

    def used(self, *statuses: str) -> Iterator[str]:
        """The decks of tables that stand like that."""
        for summary in self.hub.lobby.tables.values():
            found = deck_of(summary.options)
            if found is not None and summary.status in statuses:
                yield found[0]

    async def tidy(self) -> None:
        """Forget the decks that no table has had for a long time."""
        now = self.hub.now()
        used = sorted({*self.used("open", "playing", "over")} - {STANDARD})
        for first in range(0, len(used), 500):
            await self.hub.store.use_decks(used[first : first + 500], now)
        for id in await self.hub.store.forget_decks(now - self.hub.config.deck_days * DAY):
            self._note(id, None)

    async def keep_tidy(self) -> None:
        """Tidy up now and then; runs for ever."""
        while True:
            try:
                await self.tidy()
            except Exception:
                LOG.exception("decks could not be forgotten")
            await asyncio.sleep(QUARTER)

    # making

    async def may_make(self, person: Person) -> None:
        """Refuse a new deck where there are too many."""
        if len(await self.hub.store.decks_of(person.id)) >= self.hub.config.decks_each:
            raise refuse("decks-full")
        if await self.hub.store.deck_bytes() >= self.hub.config.deck_bytes:
            raise refuse("deck-no-room")

    async def of_parcel(self, person: Person, path: Path, content_type: str) -> Deck:
        """A deck of what somebody sent; bots look at it in a while."""
        seconds = self.hub.config.deck_seconds
        try:
            made = await self.hands.do(crafts.from_parcel, path, content_type, deadline=seconds)
        except Exception:  # a worker that was too slow, or fell over something that no decoder should fall over
            LOG.exception("a parcel could not be read")
            raise refuse("deck-unread") from None
        if isinstance(made, Refusal):
            raise Illegal(made)
        return await self._new(person, made)

    async def of_seed(self, person: Person, seed: str, count: int) -> Deck:
        """A deck of clouds that grow from a seed."""
        if sum(deck.kind == "sky" and not deck.hash for deck in await self.hub.store.decks("making")) >= (
            self.hub.config.skies_at_once
        ):
            raise refuse("busy")
        now = self.hub.now()
        deck = Deck(deck_id(), "sky", person.id, "making", count, seed, "", now, now)
        await self.hub.store.keep_deck(deck, b"")
        self._begin(deck)
        return deck

    async def of_doodle(self, data: bytes, kind: str) -> bytes:
        """A doodle as a cloud, as a WebP."""
        try:
            made = await self.pens.do(crafts.doodle, data, kind, deadline=self.hub.config.deck_seconds)
        except Exception:
            LOG.exception("a doodle could not be made a cloud")
            raise refuse("doodle-unread") from None
        if isinstance(made, Refusal):
            raise Illegal(made)
        return made

    async def with_clouds(self, person: Person, id: str, clouds: list[bytes]) -> Deck:
        """The deck with more clouds: the standard one as a new deck, one's own in its place."""
        if id == STANDARD:
            await self.may_make(person)
            return await self._new(person, await self._joined("doodles", standard().bundle, clouds))
        deck = await self.mine(id, person)
        if deck.kind not in CLOUDS:
            raise refuse("deck-no-clouds")
        if deck.state != "ready":
            raise refuse("unknown-deck")
        if id in self.used("playing"):
            raise refuse("deck-in-play")
        made = await self._joined(deck.kind, await self.hub.store.bundle(id), clouds)
        if id in self.used("playing") or id in self._tasks:
            raise refuse("deck-in-play")  # somebody began while the clouds were put in
        self.sizes.pop(id, None)
        deck = replace(deck, state="making", cards=made.cards, hash=made.hash)
        await self.hub.store.change_deck(deck, made.bundle, b"")
        self._begin(deck)
        return deck

    async def _joined(self, kind: str, bundle: bytes, clouds: list[bytes]) -> crafts.Made:
        made = await self.hands.do(crafts.joined, kind, bundle, clouds, deadline=self.hub.config.deck_seconds)
        if made.cards > MOST:
            raise Illegal(Refusal("deck-too-many", "", (("most", MOST),)))
        return made

    async def _new(self, person: Person, made: crafts.Made) -> Deck:
        now = self.hub.now()
        deck = Deck(deck_id(), made.kind, person.id, "making", made.cards, "", made.hash, now, now)
        await self.hub.store.keep_deck(deck, made.bundle)
        self._begin(deck)
        return deck

    async def call(self, person: Person, id: str, name: str) -> Deck:
        """Give one's own deck a name; an empty one takes it away."""
        deck = replace(await self.mine(id, person), name=clean_name(name))
        await self.hub.store.name_deck(id, deck.name)
        return deck

    async def drop(self, person: Person, id: str) -> None:
        """Throw one's own deck away."""
        deck = await self.mine(id, person)
        if id in self.used("open", "playing"):
            raise refuse("deck-in-play")
        task = self._tasks.pop(id, None)
        if task is not None:
            task.cancel()
        self._note(id, None)
        await self.hub.store.drop_deck(deck.id)

    # what takes its time

    def _begin(self, deck: Deck) -> None:
        """Let what is missing of a deck be made."""
        self._tasks[deck.id] = asyncio.create_task(self._finish(deck))

    async def _finish(self, deck: Deck) -> None:
        """Grow what must grow and let bots look at it; a deck of which that cannot be done has failed."""
        bundle, seen, state = b"", b"", "failed"
        try:
            if not deck.hash:
                made = await self._grown(deck)
                deck, bundle = replace(deck, cards=made.cards, hash=made.hash), made.bundle
                await self.hub.store.change_deck(deck, bundle, b"")
            bundle = bundle or await self.hub.store.bundle(deck.id)
            seen = await self.hands.do(crafts.look, bundle, deadline=self.hub.config.deck_seconds)
            state = "ready"
        except Exception:
            LOG.exception("deck %s cannot be made", deck.id)
        deck = replace(deck, state=state)
        try:
            await self.hub.store.change_deck(deck, bundle, seen)
            self._note(deck.id, deck)
        finally:
            if self._tasks.get(deck.id) is asyncio.current_task():
                del self._tasks[deck.id]

    async def _grown(self, deck: Deck) -> crafts.Made:
        progress = self.path / deck.id
        grow: Coroutine[Any, Any, crafts.Made] = self.growers.do(
            crafts.grow, deck.seed, deck.cards, progress, deadline=self.hub.config.sky_seconds
        )
        try:
            return await grow
        finally:
            progress.unlink(missing_ok=True)
