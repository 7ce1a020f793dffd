"""A store by its address: a file of SQLite's, or a database of PostgreSQL's."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cumuli.store import Store

POSTGRES: Final = ("postgresql://", "postgres://")
SQLITE: Final = "sqlite:///"


class Lacking(Exception):
    """What speaks to PostgreSQL is not installed: `pip install 'cumuli[postgres]'`."""


def is_postgres(address: str) -> bool:
    """Whether an address names a database, and no file."""
    return address.startswith(POSTGRES)


def file_of(address: str) -> Path:
    """The file that an address names, with `sqlite:///` before it or without."""
    return Path(address.removeprefix(SQLITE))


def open_store(address: str) -> Store:
    """The store at an address, brought up to date, made if there is none; raise Lacking, OSError or RuntimeError.

    RuntimeError is for a database that a newer program has changed; OSError
    for one that does not answer.
    """
    if not is_postgres(address):
        from cumuli.store.sqlite import SqliteStore

        return SqliteStore(file_of(address))
    try:
        from psycopg import OperationalError

        from cumuli.store.postgres import PostgresStore, shown
    except ImportError as error:
        raise Lacking from error
    try:
        return PostgresStore(address)
    except OperationalError as error:
        raise ConnectionError(None, str(error).strip(), shown(address)) from error
