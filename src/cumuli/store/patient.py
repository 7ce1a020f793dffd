"""A connection to PostgreSQL that is given up when nothing comes of it for a while.

A network may lose what is said and tell nobody; who waits for an answer over
such a line waits for ever, and with it one of the few threads that write.
"""

from __future__ import annotations

import time
from typing import Any, Final

from psycopg import Connection, OperationalError
from psycopg.abc import RV, PQGen

LOOK: Final = 0.1
"""Seconds between two looks at the clock while nothing comes."""
TELLING: Final = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""By what a system notices that the other end is gone: seconds, and milliseconds the last."""


class Patient(Connection[Any]):
    """Waits so long, and no longer, for the database to do anything at all."""

    patience: float | None = None
    """Seconds; None for as long as it takes."""

    def wait(self, gen: PQGen[RV], interval: float = LOOK, timeout: float | None = None) -> RV:
        return super().wait(gen if self.patience is None else self._bounded(gen, self.patience), interval)

    def _bounded(self, gen: PQGen[RV], patience: float) -> PQGen[RV]:
        """The same, unless neither end is ready for anything for so long: then the line is of no use any more."""
        try:
            want = next(gen)
            until = time.monotonic() + patience
            while True:
                ready = yield want
                now = time.monotonic()
                if ready:
                    until = now + patience
                elif now > until:
                    self.pgconn.finish()
                    raise OperationalError(f"the database said nothing for {patience:g} s")
                want = gen.send(ready)
        except StopIteration as done:
            result: RV = done.value
            return result
