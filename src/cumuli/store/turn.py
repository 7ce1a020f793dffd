"""One server at a time has a house open; another may stand by, and takes over as soon as the first is gone.

The turn is a lock that PostgreSQL keeps for one connection, and gives to the
next as soon as that connection ends: at once where the process died, after
some seconds where its machine is gone.  Servers that know of each other, the
nodes of a house, have it together.  It spares people two servers that do
not know of each other; the log is safe without it, by its numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from threading import Event, Thread
from typing import Any, Final

from psycopg import Connection, Error, connect

HOUSE: Final = 0x63756D75
ASK: Final = "SELECT pg_try_advisory_lock(%s, hashtext(current_schema()))"
ASK_TOGETHER: Final = "SELECT pg_try_advisory_lock_shared(%s, hashtext(current_schema()))"
TOGETHER: Final = "nodes"
"""The holder's name where several servers have the turn together."""
MADE: Final = "CREATE TABLE IF NOT EXISTS cumuli_turn (holder TEXT NOT NULL)"
PAUSE: Final = 0.25
"""Seconds between two tries to have the turn."""
LOOK: Final = 1.0
"""Seconds between two looks whether we still have it."""
SILENCE: Final = ("tcp_keepalives_idle = 5", "tcp_keepalives_interval = 2", "tcp_keepalives_count = 3")
"""A machine that is gone says nothing: after eleven seconds the database takes it as gone."""


class Turn:
    """Our turn at the house that a database keeps."""

    def __init__(self, url: str, together: bool = False) -> None:
        self.url = url
        self.ask = ASK_TOGETHER if together else ASK
        self.name = TOGETHER if together else token_hex(8)
        self._db: Connection[Any] | None = None
        self._over = Event()
        self._watch: Thread | None = None

    def take(self, waiting: Callable[[], None] = lambda: None) -> None:
        """Return once it is our turn; *waiting* is called once if another has it.  Raises psycopg's errors at first."""
        self._db = self._connected()
        told = False
        while not self._taken():
            if not told:
                waiting()
                told = True
            self._over.wait(PAUSE)

    def _connected(self) -> Connection[Any]:
        db = connect(self.url, autocommit=True, keepalives_idle=5, keepalives_interval=2, keepalives_count=3)
        for knob in SILENCE:
            db.execute(f"SET {knob}".encode())
        return db

    def _taken(self) -> bool:
        try:
            if self._db is None or self._db.closed:
                self._db = self._connected()
            if not asked(self._db, self.ask):
                return False
            with self._db.transaction():
                self._db.execute(MADE)
                self._db.execute("DELETE FROM cumuli_turn")
                self._db.execute("INSERT INTO cumuli_turn VALUES (%s)", (self.name,))
        except Error:  # the database was shut down while we waited: it comes back
            return False
        return True

    def watch(self, lost: Callable[[], None]) -> None:
        """Call *lost*, from a thread, should another have had the turn: it may have the house open by now."""
        self._watch = Thread(target=self._watched, args=(lost,), name="turn", daemon=True)
        self._watch.start()

    def _watched(self, lost: Callable[[], None]) -> None:
        while not self._over.wait(LOOK):
            assert self._db is not None
            try:
                self._db.execute("SELECT 1")
            except Error:
                if not self._again():
                    lost()
                    return

    def _again(self) -> bool:
        """The connection is gone, and the lock with it: have it back, unless another had it meanwhile."""
        while not self._over.wait(PAUSE):
            try:
                if self._db is None or self._db.closed:
                    self._db = self._connected()
                if holder(self._db) != self.name:
                    return False
                if asked(self._db, self.ask):  # else the database has not noticed yet that our old connection is gone
                    return holder(self._db) == self.name
            except Error:
                continue
        return True

    def give_back(self) -> None:
        """Let another have it."""
        self._over.set()
        if self._watch is not None:
            self._watch.join()
        if self._db is not None:
            self._db.close()


def asked(db: Connection[Any], ask: str) -> bool:
    """Whether the lock is ours now."""
    row = db.execute(ask.encode(), (HOUSE,)).fetchone()
    return bool(row and row[0])


def holder(db: Connection[Any]) -> str:
    """Whose turn it was last."""
    row = db.execute("SELECT holder FROM cumuli_turn").fetchone()
    return str(row[0]) if row else ""
