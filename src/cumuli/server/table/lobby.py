"""Which tables there are, as everybody may know them, and how many somebody may have."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from itertools import islice
from typing import Final

from cumuli.server.config import DAY, Config
from cumuli.server.house import refuse
from cumuli.server.table.info import TableInfo
from cumuli.server.table.summary import Summary, table_info

SHOWN_MINE: Final = 40
SHOWN_OVER: Final = 6
"""Of one's own: those of yesterday must not push out a game that goes on for weeks, and have a page of their own."""
SHOWN_OPEN: Final = 60
FINISHED_KEPT: Final = 5_000


class Lobby:
    """The summaries of all tables of late."""

    def __init__(self, config: Config, frozen: Callable[[Summary], bool]) -> None:
        self.config = config
        self.frozen = frozen
        """Whether a game began on rules that are no longer played here."""
        self.tables: dict[str, Summary] = {}
        self.away: dict[str, frozenset[int]] = {}
        """By table: the seats that are waited for and not there."""
        self._open: dict[str, None] = {}
        self._over: OrderedDict[str, None] = OrderedDict()
        self._by_person: dict[str, dict[str, None]] = {}
        self._hosted: dict[str, int] = {}

    def since(self, now: float) -> float:
        """When a table must have been opened to be shown though it is over."""
        return now - self.config.finished_days * DAY

    def shows(self, summary: Summary, now: float) -> bool:
        """Whether a table belongs here."""
        return summary.status != "over" or summary.created >= self.since(now)

    def update(self, table: str, summary: Summary) -> tuple[set[str], bool]:
        """Take note of a table; give the persons it concerns, and whether the open tables changed for everybody."""
        old = self.tables.get(table)
        if old == summary:
            return set(), False
        self.tables[table] = summary
        before = set() if old is None else concerned(old)
        for person in concerned(summary):
            self._by_person.setdefault(person, {})[table] = None
        for person in before - concerned(summary):
            self._leave(person, table)
        self._count(old, -1)
        self._count(summary, +1)
        was_open = table in self._open
        if summary.status == "open":
            self._open.setdefault(table)
        else:
            self._open.pop(table, None)
        if summary.status == "over" and table not in self._over:
            self._over[table] = None
            self._prune()
        return before | concerned(summary), was_open or summary.status == "open"

    def count(self, status: str) -> int:
        """How many tables are open, playing or over."""
        known = {"open": len(self._open), "over": len(self._over)}
        return known.get(status, len(self.tables) - sum(known.values()))

    def drop(self, table: str) -> set[str]:
        """Forget a table; give the persons it concerned."""
        summary = self.tables.pop(table, None)
        if summary is None:
            return set()
        self._count(summary, -1)
        self._open.pop(table, None)
        self._over.pop(table, None)
        for person in concerned(summary):
            self._leave(person, table)
        return concerned(summary)

    def _count(self, summary: Summary | None, by: int) -> None:
        if summary is not None and summary.status != "over":
            left = self._hosted.get(summary.host, 0) + by
            self._hosted[summary.host] = left
            if not left:
                del self._hosted[summary.host]

    def _prune(self) -> None:
        while len(self._over) > FINISHED_KEPT:
            table, _ = self._over.popitem(last=False)
            for person in concerned(self.tables.pop(table)):
                self._leave(person, table)

    def _leave(self, person: str, table: str) -> None:
        mine = self._by_person[person]
        mine.pop(table, None)
        if not mine:
            del self._by_person[person]

    def may_open(self, person: str) -> None:
        """Refuse a new table where there are too many."""
        if self._hosted.get(person, 0) >= self.config.tables_each:
            raise refuse("too-many")
        if len(self.tables) - len(self._over) >= self.config.tables_in_all:
            raise refuse("too-many")

    def of(self, person: str) -> dict[str, None]:
        """The tables a person sits at or hosts."""
        return self._by_person.get(person, {})

    def shown(self, person: str, online: Callable[[str], bool]) -> tuple[TableInfo, ...]:
        """What one person sees in the lobby: tables of theirs and open ones, newest first."""
        mine = self._newest_of(person)
        own = set(mine)
        others = [table for table in newest(self._open, SHOWN_OPEN + len(own)) if table not in own][:SHOWN_OPEN]
        return tuple(self.info(table, person, online) for table in (*mine, *others))

    def _newest_of(self, person: str) -> list[str]:
        """A person's newest tables, few of them over."""
        found: list[str] = []
        over = 0
        for table in reversed(self.of(person)):
            if table in self._over:
                over += 1
                if over > SHOWN_OVER:
                    continue
            found.append(table)
            if len(found) >= SHOWN_MINE:
                break
        return found

    def info(self, table: str, person: str, online: Callable[[str], bool]) -> TableInfo:
        summary = self.tables[table]
        return table_info(
            table, summary, person, online, "frozen" if self.frozen(summary) else None, self.away.get(table, ())
        )


def concerned(summary: Summary) -> set[str]:
    return summary.persons | {summary.host}


def newest(tables: dict[str, None], most: int) -> list[str]:
    """The last *most* of what was noted, newest first."""
    return list(islice(reversed(tables), most))
