"""Taking a person out of a table's log: the game stays as it was played, who played it does not."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from secrets import token_hex
from typing import Any

import msgspec
from msgspec.structs import replace

from cumuli.server.table import deeds as log
from cumuli.server.table.summary import Summary, after
from cumuli.store import Entry

EMPTIED = ("name", "text", "phrase", "note")
"""What else goes where a deed names the person: what they were called, and what they said."""


def without(entries: Sequence[Entry], ids: Collection[str]) -> list[Entry]:
    """The same log with somebody unknown in the place of one person, who may have had several ids."""
    ghost = f"gone-{token_hex(8)}"
    found: list[Entry] = []
    summary: Summary | None = None
    for entry in entries:
        deeds = []
        for deed in log.read(entry.payload):
            if isinstance(deed, log.Started) and summary is not None:
                chairs = zip(deed.names, summary.chairs, strict=True)
                deed = replace(deed, names=tuple("" if chair.person in ids else name for name, chair in chairs))
            summary = after(summary, (deed,))
            deeds.append(deed)
        payload = msgspec.json.encode(emptied(msgspec.to_builtins(deeds), ids, ghost))
        found.append(replace(entry, payload=payload, command=renamed(entry.command, ids, ghost)))
    return found


def cleared(entries: Sequence[Entry], now: float) -> Entry:
    """What stands at the end of a log that was written anew, so that nobody appends to it who knows the old one."""
    return Entry(len(entries) + 1, f"cleared:{token_hex(8)}", log.write((log.Cleared(),)), max(now, entries[-1].at))


def emptied(value: Any, ids: Collection[str], ghost: str) -> Any:
    """The same data without the person, and without what it says of them beside."""
    if isinstance(value, dict):
        named = any(isinstance(part, str) and part in ids for part in value.values())
        return {key: "" if named and key in EMPTIED else emptied(part, ids, ghost) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [emptied(part, ids, ghost) for part in value]
    return ghost if isinstance(value, str) and value in ids else value


def renamed(command: str, ids: Collection[str], ghost: str) -> str:
    return ":".join(ghost if part in ids else part for part in command.split(":"))


def named(entries: Sequence[Entry]) -> set[str]:
    """Every person that a log names."""
    return {person for entry in entries for deed in log.read(entry.payload) for person in persons(deed)}


def persons(deed: log.Deed) -> Iterator[str]:
    for field in ("person", "host", "old", "new"):
        if isinstance(value := getattr(deed, field, None), str):
            yield value


def said(entries: Sequence[Entry], ids: Collection[str]) -> Iterator[log.Spoke]:
    """What a person said at a table."""
    for entry in entries:
        yield from (d for d in log.read(entry.payload) if isinstance(d, log.Spoke) and d.person in ids)
