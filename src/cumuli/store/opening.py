"""A store by its address: a file of SQLite's, or a database of PostgreSQL's."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from cumuli.store.schema import Newer as Newer
from cumuli.store.whole import Whole

POSTGRES: Final = ("postgresql://", "postgres://")
SQLITE: Final = "sqlite:///"


class Lacking(Exception):
    """What speaks to PostgreSQL is not installed: `pip install 'cumuli[postgres]'`."""


class Away(Exception):
    """The database does not answer, or does not let us do what must be done."""


def is_postgres(address: str) -> bool:
    """Whether an address names a database, and no file."""
    return address.startswith(POSTGRES)


def file_of(address: str) -> Path:
    """The file that an address names, with `sqlite:///` before it or without."""
    return Path(address.removeprefix(SQLITE))


def shown(address: str) -> str:
    """A store's address without the password that may stand in it."""
    hidden = re.sub(r"(//[^/@:]*):[^@]*@", r"\1:…@", address)
    return re.sub(r"(password=)[^&]*", r"\1…", hidden) if is_postgres(address) else address


def open_store(address: str) -> Whole:
    """The store at an address, brought up to date, made if there is none; raise Lacking, Away or Newer."""
    if not is_postgres(address):
        from cumuli.store.sqlite import SqliteStore

        with spoken_to():
            return SqliteStore(file_of(address))
    try:
        from cumuli.store.postgres import PostgresStore
    except ImportError as error:
        raise Lacking from error
    with spoken_to():
        return PostgresStore(address)


def answering(address: str) -> str:
    """The version of a PostgreSQL, which is asked nothing else; raise Lacking or Away."""
    try:
        from psycopg import connect
    except ImportError as error:
        raise Lacking from error
    with spoken_to(), connect(address, connect_timeout=5) as db:
        return str(db.info.parameter_status("server_version"))


@contextmanager
def spoken_to() -> Iterator[None]:
    """Whatever a database has to complain of is Away, in one line."""
    faults: list[type[Exception]] = [sqlite3.Error]
    with suppress(ImportError):
        from psycopg import Error

        faults.append(Error)
    try:
        yield
    except tuple(faults) as error:
        raise Away(" ".join(str(error).split())) from error
