"""What a store keeps, row by row, and how it says no."""

from __future__ import annotations

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
    seated: bool = True
    """Whether somebody else may sit there now; after a move nobody does."""


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
    label: str = ""
    """Of the device, as it was noted last."""
    seen: float = 0.0
    """When the device was noted last."""
    greeted: bool = False
    """They have said hello, and are not forgotten."""
    choices: str = "{}"
    """What they chose for all their devices, as JSON."""


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


class Challenge(Struct, frozen=True):
    """What a device was given to sign with a passkey: good once, for what it was given for, until then."""

    device: str
    person: str
    purpose: str
    """make or enter"""
    challenge: bytes
    until: float


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


class Full(Exception):
    """There is no room left; nothing was written."""


class Gone(ConnectionError):
    """The database went away, or says nothing; what was asked for has happened, or has not."""
