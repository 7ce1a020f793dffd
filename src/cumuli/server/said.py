"""What the server says to a browser: answers to commands, and news of tables."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from cumuli.server.table.info import Block, Looked, Spoke, TableInfo


class Done(Struct, frozen=True, tag=True):
    """The command was carried out; *table* where one was made."""

    id: str
    table: str | None = None


class Already(Struct, frozen=True, tag=True):
    """The command had been carried out before; nothing changed.  *table* where one had been made."""

    id: str
    table: str | None = None


class Refused(Struct, frozen=True, tag=True):
    """The command changed nothing; *reason* is a message `refusal-<reason>` of the catalogues."""

    id: str
    reason: str
    rule: str
    args: dict[str, str | int]


class Because(Struct, frozen=True, tag=True):
    """The answer to Why."""

    id: str
    reason: str
    rule: str
    args: dict[str, str | int]


class Told(Struct, frozen=True, tag=True):
    """The answer to Tell."""

    id: str
    lines: tuple[tuple[str, str], ...]
    """sentences, each with what stands beside it: how a move is typed, the rule of an event, else nothing"""


class Welcome(Struct, frozen=True, tag=True):
    """The answer to Hello, after Done: who I am and what may be joined."""

    name: str
    games: tuple[dict[str, Any], ...]
    """id, seats [min, max], bots (levels), choices by number of seats"""
    tables: tuple[TableInfo, ...]
    """tables of mine and open ones"""
    choices: dict[str, Any] = {}
    """what I chose for all my devices"""


class Lobby(Struct, frozen=True, tag=True):
    """Mine and the open tables, whenever they change; held back from a socket while it watches a table."""

    tables: tuple[TableInfo, ...]


class Opened(Struct, frozen=True, tag=True):
    """Everything about a table: after Watch's Done, when the game begins, when seats become mine or
    cease to be, when an answer of mine was sealed or taken back, and after any gap."""

    info: TableInfo
    seq: int
    static: dict[str, Any] | None
    """`Game.static`, None before the start"""
    blocks: tuple[Block, ...]
    """empty before the start"""


class Changed(Struct, frozen=True, tag=True):
    """A table moved on from *seq* - 1 to *seq*; after a gap the client asks Watch again.

    With the *seq* the client has already, and no blocks, only the info is new: somebody came or went.
    Of info and blocks, and of each block's view, only what is new is told; what is left out is as it was, but for
    a block's events: where there are none, nothing happened.  `patches.py` puts it together.
    """

    table: str
    seq: int
    info: TableInfo | dict[str, Any]
    """the fields of `TableInfo` that are new"""
    blocks: tuple[Raw, ...]
    """of each pair of my eyes: the seat, and the fields of `Block` that are new, of the view by its own fields"""


class Reminded(Struct, frozen=True, tag=True):
    """Somebody at a table asks me to go on there, on this seat of mine."""

    table: str
    seat: int
    name: str
    """Who asks."""


AnySaid = Done | Already | Refused | Because | Told | Welcome | Lobby | Opened | Changed | Looked | Spoke | Reminded
