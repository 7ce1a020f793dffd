"""Where the truth is kept: an append-only log of entries for each table, and the people who play.

A server asks the store before it tells anybody anything: an entry counts once
`append` has returned, and not before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct


class Row(Struct, frozen=True):
    """What is known of a table without reading its log; written in the same breath as the entry that changed it."""

    id: str
    game: str
    version: str
    status: str
    """open, playing or over"""
    created: float
    summary: bytes
    persons: tuple[str, ...] = ()
    """Who sits there."""


class Append(Struct, frozen=True):
    """One entry to add to a table's log, right after entry number *expected*; 0 begins a new table."""

    table: str
    expected: int
    command: str
    """Whose command it was, in a form that no other command of anybody shares."""
    payload: bytes
    at: float
    row: Row | None = None
    """The table's new row; None leaves it as it is."""


class Entry(Struct, frozen=True):
    """One entry of a table's log, numbered from 1."""

    seq: int
    command: str
    payload: bytes
    at: float


class Snapshot(Struct, frozen=True):
    """What the first *seq* entries of a table's log come to."""

    seq: int
    version: str
    """What made it; of use only to the same."""
    fold: bytes


class Known(Struct, frozen=True):
    """A person at one of their devices; only the hash of the device's token is kept."""

    id: str
    token: bytes
    name: str
    lang: str
    created: float
    device: str = ""


class Device(Struct, frozen=True):
    """One browser that holds a token of a person."""

    id: str
    label: str
    """What kind of browser it is, for people to recognise it by."""
    created: float
    seen: float


class Passkey(Struct, frozen=True):
    """A key that opens an account: what the authenticator told when it was made."""

    id: bytes
    person: str
    public: bytes
    uses: int
    """The authenticator's count of signatures, by which a copied key shows."""
    label: str
    created: float
    used: float


class SeatLink(Struct, frozen=True):
    """A personal link to a seat; only the hash of its token is kept."""

    token: bytes
    table: str
    seat: int
    person: str
    """Who sat there when it was made."""
    created: float


class Deck(Struct, frozen=True):
    """A deck of pictures that somebody made, without the pictures."""

    id: str
    kind: str
    """pictures, sky or doodles"""
    owner: str
    """The person whose it is."""
    state: str
    """making (there may be no pictures yet, or nobody has looked at them), ready or failed"""
    cards: int
    """How many it has, or will have."""
    seed: str
    """What an endless sky grows from; empty for other kinds."""
    hash: str
    """Of the bundle, as hex digits; empty while there is none."""
    created: float
    used: float
    """When a table last had it."""
    name: str = ""
    """What its owner calls it."""


class Reported(Struct, frozen=True):
    """A line that somebody reported."""

    command: str
    table: str
    line: int
    said: str
    """Its text, or the id of its phrase."""
    whose: str
    """The person who said it."""
    name: str
    """What that person was called."""
    person: str
    """Who reports it."""
    why: str
    note: str
    at: float


class Channel(Struct, frozen=True):
    """Where somebody wants to be told that it is their turn."""

    id: str
    person: str
    kind: str
    """push, mail or hook"""
    address: str
    """An end point, an e-mail address or an https address."""
    detail: str
    """A browser's keys, or what signs a webhook."""
    house: str
    """Where this house was when they asked for it: links in notices lead there."""
    confirmed: bool
    created: float
    state: str = ""
    """Empty where it answers; *down* while it does not and is tried again, *lost* once a notice was given up;
    *refused* where it takes nothing from us; *gone* where it says that nobody is there, and nothing more is sent."""
    since: float = 0.0
    """Since when it is so."""

    @property
    def open(self) -> bool:
        """Whether notices go there."""
        return self.confirmed and self.state != "gone"


class Parcel(Struct, frozen=True):
    """A notice that is still to be sent."""

    id: str
    person: str
    channel: str
    about: str
    """The tables it tells of, as JSON; empty for one that only tries whether it arrives."""
    tries: int
    due: float
    created: float


class Conflict(Exception):
    """The log has moved on since the caller read it; nothing was written."""


class Repeated(Exception):
    """The command is in the log already; nothing was written."""


class Taken(Exception):
    """Something of this name is there already; nothing was written."""


class Store(Protocol):
    """The event log behind a server."""

    async def append(self, batch: Sequence[Append]) -> None:
        """Write all of *batch* or none of it, durably; raise Conflict or Repeated."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """A table's log after entry number *after*, 0 for the whole; empty for a table that is not there."""

    async def keep_snapshot(self, table: str, kept: Snapshot) -> None:
        """Keep what a table's log comes to, in the place of what was kept before."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """What was kept last."""

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

    async def look(self, person: str, table: str, seq: int, at: float) -> None:
        """Note how far somebody was shown a table."""

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
