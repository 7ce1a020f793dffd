"""Whether PostgreSQL answers at all: a question that costs nothing, asked again and again on a line of its own.

What is written may wait for a slow disk, and who writes for a free connection;
this waits for neither.  Where nothing comes of it the database, or the way to
it, is not there.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from psycopg import Error, OperationalError

from cumuli.store import Gone
from cumuli.store.patient import Patient
from cumuli.store.postgres import telling

PATIENCE: Final = 1.25
"""Seconds of silence after which a line is given up: longer than those who ask wait, so that they notice."""
COMING: Final = 2
"""Seconds in which a new line must stand; the library knows no shorter ones."""


class Probe:
    """One line to a database, in a thread of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._line: Patient | None = None
        self._thread = ThreadPoolExecutor(1, "probe")

    async def ask(self) -> None:
        """Return once the database has answered; Gone where it does not."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._ask)

    def _ask(self) -> None:
        try:
            if self._line is not None:
                try:
                    self._line.execute("SELECT 1")
                    return
                except OperationalError:
                    self._hang_up()  # one line that broke says little: another is tried at once
            more = {**telling(self.url), "connect_timeout": COMING}
            self._line = Patient.connect(self.url, autocommit=True, **more)
            self._line.patience = PATIENCE
            self._line.execute("SELECT 1")
        except Error as error:
            self._hang_up()
            raise Gone(str(error)) from error

    def _hang_up(self) -> None:
        if self._line is not None:
            with suppress(Error):
                self._line.close()
            self._line = None

    def close(self) -> None:
        """Ask no more; does not wait for an answer that is owed."""
        self._thread.submit(self._hang_up)
        self._thread.shutdown(wait=False)
