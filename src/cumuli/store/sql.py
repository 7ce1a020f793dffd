"""What SQLite and PostgreSQL have in common: one body of SQL, written once, and the few words in which they differ.

A deed is a function of an open transaction: all it writes stands or falls
together.  Values stand as question marks; a conflict is answered in the
statement itself (`ON CONFLICT`), so that it means the same in both.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Rows(Protocol):
    """What a statement brought."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Db(Protocol):
    """An open transaction."""

    def execute(self, sql: str, values: Sequence[Any] = ..., /) -> Rows: ...

    def executemany(self, sql: str, values: Iterable[Sequence[Any]], /) -> object: ...


class Each(Protocol):
    """Reads one moment: every row of a question, fetched by so many at once."""

    def __call__(self, sql: str, at_once: int, /) -> Iterator[tuple[Any, ...]]: ...


class Sql(ABC):
    """What the parts of a store stand on."""

    @abstractmethod
    async def _do(self, deed: Callable[[Db], T]) -> T:
        """Carry out a deed, durably, or nothing of it; Taken where something of that name is there already."""

    @abstractmethod
    async def _ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Read."""

    @abstractmethod
    async def _snapshot(self, look: Callable[[Each], T]) -> T:
        """Read much, all of it as it is at one moment, while others write."""

    @abstractmethod
    def _holds(self, column: str) -> str:
        """A condition: the bytes of *column* hold those of a text, which is the value that follows."""

    @abstractmethod
    async def columns(self) -> list[tuple[str, str]]:
        """Every kind of row with each of its columns, kinds by name and columns as they stand."""

    async def _change(self, *changes: tuple[str, Sequence[object]]) -> None:
        """Several changes, all of them or none."""

        def deed(db: Db) -> None:
            for sql, values in changes:
                db.execute(sql, tuple(values))

        await self._do(deed)


def marks(values: Sequence[object]) -> str:
    """A question mark for each value; of no values, what nothing is equal to."""
    return ", ".join("?" * len(values)) or "NULL"


def upsert(kind: str, key: Sequence[str], columns: Sequence[str]) -> str:
    """Write a row down whole, in the place of one with the same key."""
    names = [*key, *columns]
    news = ", ".join(f"{name} = excluded.{name}" for name in columns)
    return (
        f"INSERT INTO {kind} ({', '.join(names)}) VALUES ({marks(names)})"
        f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {news}"
    )
