"""Where the truth is kept: an append-only log of entries for each table, and the people who play.

A server asks the store before it tells anybody anything: an entry counts once
`append` has returned, and not before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from cumuli.store.kept import Append as Append
from cumuli.store.kept import Challenge as Challenge
from cumuli.store.kept import Channel as Channel
from cumuli.store.kept import Conflict as Conflict
from cumuli.store.kept import Deck as Deck
from cumuli.store.kept import Device as Device
from cumuli.store.kept import Entry as Entry
from cumuli.store.kept import Full as Full
from cumuli.store.kept import Gone as Gone
from cumuli.store.kept import Known as Known
from cumuli.store.kept import Parcel as Parcel
from cumuli.store.kept import Passkey as Passkey
from cumuli.store.kept import Repeated as Repeated
from cumuli.store.kept import Reported as Reported
from cumuli.store.kept import Row as Row
from cumuli.store.kept import SeatLink as SeatLink
from cumuli.store.kept import Snapshot as Snapshot
from cumuli.store.kept import Taken as Taken


class Store(Protocol):
    """The event log behind a server.

    Whatever writes raises Full where there is no room; whatever asks a database elsewhere raises Gone where that is.
    """

    def hurry(self, seconds: float) -> None:
        """From now on people wait: raise Gone where a database elsewhere says nothing for so long."""

    async def append(self, batch: Sequence[Append]) -> None:
        """Write all of *batch* or none of it, durably; raise Conflict or Repeated."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """A table's log after entry number *after*, 0 for the whole; empty for a table that is not there."""

    async def keep_snapshot(self, table: str, kept: Snapshot) -> None:
        """Keep what a table's log comes to, in the place of what was kept before."""

    async def opening(self, table: str) -> tuple[Snapshot | None, list[Entry]]:
        """What was kept last, and the table's log from the entry on that it ends with; else None and the whole log."""

    async def forget_snapshots(self) -> int:
        """Drop all snapshots, which nothing needs; return how many."""

    async def tables(self, over_since: float) -> list[Row]:
        """Every table that is not over, and those over that were created since then; oldest first."""

    async def finished(self, game: str | None, before: float, most: int) -> list[Row]:
        """Tables that are over and were opened before then, of one game or of all, newest first."""

    async def tables_of(self, person: str) -> list[Row]:
        """Every table at which a person sits or sat to the end, newest first."""

    async def meet(self, known: Known, label: str = "") -> None:
        """Remember somebody new, and their first device."""

    async def person(self, token: bytes) -> Known | None:
        """Who holds the token with this hash."""

    async def rename(self, person: str, name: str, lang: str) -> None:
        """Remember what somebody wants to be called, and in which language."""

    async def forget(self, nameless_before: float) -> int:
        """Drop people who came before then and never said hello; return how many."""

    async def choices(self, person: str) -> str:
        """What a person chose for all their devices, as JSON."""

    async def choose(self, person: str, choices: str) -> None:
        """Remember it."""

    async def add_device(self, person: str, token: bytes, device: Device) -> None:
        """Remember one more device of a person."""

    async def see_device(self, id: str, label: str, at: float) -> None:
        """Note that a device was here."""

    async def devices(self, person: str) -> list[Device]:
        """A person's devices, the one seen last first."""

    async def drop_devices(self, person: str, ids: Sequence[str]) -> None:
        """Forget these devices of a person: their tokens open nothing more."""

    async def add_passkey(self, key: Passkey) -> None:
        """Remember a new key."""

    async def passkey(self, id: bytes) -> Passkey | None:
        """The key with this id."""

    async def passkeys(self, person: str) -> list[Passkey]:
        """A person's keys, oldest first."""

    async def use_passkey(self, id: bytes, uses: int, at: float) -> None:
        """Note that a key was used."""

    async def drop_passkey(self, person: str, id: bytes) -> None:
        """Forget one of a person's keys."""

    async def give_challenge(self, challenge: Challenge, now: float) -> None:
        """Remember what a device was given to sign, in the place of what it had; what is late goes away."""

    async def take_challenge(self, device: str) -> Challenge | None:
        """What a device was given, which is used up by this."""

    async def merge(self, old: str, new: str) -> None:
        """Make one person of two: what was *old*'s is *new*'s, and *old* is forgotten.  Logs are not touched."""

    async def aliases(self, person: str) -> list[str]:
        """Who somebody was before they signed in."""

    async def touched(self, ids: Sequence[str], everywhere: bool = False) -> list[str]:
        """The tables whose log or summary names one of these, in one order for everybody.

        *Everywhere* reads every log: somebody else may have put them at a table, and taken them away again.
        """

    async def rows_of(self, ids: Sequence[str]) -> dict[str, list[dict[str, Any]]]:
        """By kind, every row that is one of these persons'."""

    async def erase(
        self, ids: Sequence[str], rewritten: dict[str, tuple[Row, list[Entry]]], gone: Sequence[str], more: int = 0
    ) -> None:
        """Put these logs, which have so many entries *more*, in the place of those, drop whole tables, and all rows of
        these persons: all or nothing; Conflict where a log has moved on."""

    async def keep_link(self, link: SeatLink) -> None:
        """Remember a seat's link; an earlier one of that seat opens nothing more."""

    async def link(self, token: bytes) -> SeatLink | None:
        """The link with this hash."""

    async def drop_link(self, table: str, seat: int | None) -> None:
        """Forget a seat's link, or those of all seats."""

    async def secret(self) -> bytes:
        """32 bytes that only this house knows, the same for ever; made when first asked for."""

    async def keep_deck(self, deck: Deck, bundle: bytes) -> None:
        """Write down a new deck, at which nobody has looked yet; raise Taken where there is one of this id."""

    async def change_deck(self, deck: Deck, bundle: bytes, perception: bytes) -> None:
        """Write down how a deck stands now, unless it has been dropped; whose it is and its dates stay."""

    async def name_deck(self, id: str, name: str) -> None:
        """Write down what a deck is called."""

    async def decks(self, state: str) -> list[Deck]:
        """The decks in a state, oldest first."""

    async def decks_of(self, owner: str) -> list[Deck]:
        """The decks of a person, newest first."""

    async def deck_bytes(self) -> int:
        """How much all decks take together."""

    async def deck(self, id: str) -> Deck | None:
        """A deck without its pictures."""

    async def bundle(self, id: str) -> bytes:
        """A deck's pictures as one file; empty where there are none."""

    async def perception(self, id: str) -> bytes:
        """What bots see in a deck's pictures; empty where nobody has looked."""

    async def use_decks(self, ids: Sequence[str], at: float) -> None:
        """Note that tables have these decks."""

    async def forget_decks(self, unused_since: float) -> list[str]:
        """Drop decks that no table has had since then; give their ids."""

    async def drop_deck(self, id: str) -> None:
        """Drop one deck."""

    async def report(self, report: Reported) -> None:
        """Keep a report; a command that is there already is kept once."""

    async def reports(self) -> list[Reported]:
        """All reports, newest first."""

    async def look(self, looks: Sequence[tuple[str, str, int, float]]) -> None:
        """Note how far people were shown tables: person, table, entry and when, each pair of the first two once."""

    async def looked(self, person: str, table: str) -> tuple[int, float] | None:
        """How far somebody was shown a table, and when."""

    async def keep_channel(self, channel: Channel) -> None:
        """Write down a channel, or how it stands now."""

    async def channel(self, id: str) -> Channel | None:
        """A channel, if there is one of this id."""

    async def channels(self, person: str) -> list[Channel]:
        """The channels of a person, oldest first."""

    async def drop_channel(self, id: str) -> None:
        """Forget a channel, and what was to be sent there."""

    async def reachable(self) -> list[str]:
        """Everybody who wants to be told somewhere."""

    async def noticed(self, person: str) -> dict[str, int]:
        """By table, of which question a person was told last."""

    async def post(
        self, parcels: Sequence[Parcel], told: Sequence[tuple[str, str, int]] = (), once: bool = False
    ) -> bool:
        """Put parcels into the outbox, and note of which questions who is told with them: all or nothing.

        Nothing is done if it must happen *once* and somebody was told of one of these questions, or of a later one at
        its table, already; returns whether anything was.
        """

    async def parcels(self, due: float) -> list[Parcel]:
        """What is to be sent by now, the oldest first."""

    async def put_off(self, id: str, tries: int, due: float) -> bool:
        """Note try number *tries* to send a parcel, and when the next is due; whether nobody has noted it before."""

    async def sent(self, id: str) -> None:
        """Take a parcel out of the outbox."""

    async def lang(self, person: str) -> str:
        """The language somebody reads."""

    async def house_key(self, name: str, made: bytes) -> bytes:
        """A key of this house, the same for ever: *made* where there was none yet."""

    async def ready(self) -> None:
        """Return once the store can write; raise if it cannot."""

    async def close(self) -> None:
        """Finish what was begun and let go of the files."""
