"""The doorbell between nodes: a ring says that there is something to read, and no more.

A ring may be lost, come twice, late, or out of order; nothing that it says is
believed, for the database is asked.  So whatever happens to the broker, no
command fails and nothing is wrong, only later by up to one sweep.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from nats.aio.client import Client

LOG: Final = logging.getLogger(__name__)
AGAIN: Final = 0.25
"""Seconds between two tries to reach the broker."""
SILENCE: Final = 3
"""Seconds between two looks whether it is still there."""
ALIVE: Final = "-"
"""Stands in a table's place, with the number 0: whoever rings has the database."""


class Ring(Struct, frozen=True, array_like=True):
    """A table's log has come to *number*; with no table, a node has news of another kind."""

    node: str
    table: str = ""
    number: int = 0


class Bell(Protocol):
    """What rings at the other nodes."""

    async def open(self, name: str, house: str, heard: Callable[[Ring], None]) -> None:
        """Listen, from now on and as well as can be."""

    def ring(self, table: str = "", number: int = 0) -> None:
        """Ring; never fails, never waits."""

    async def close(self) -> None:
        """Ring no more."""


class Silent:
    """No bell: nodes find out by looking."""

    async def open(self, name: str, house: str, heard: Callable[[Ring], None]) -> None:
        return

    def ring(self, table: str = "", number: int = 0) -> None:
        return

    async def close(self) -> None:
        return


class NatsBell:
    """A bell over NATS."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._nats: Client | None = None
        self._rings: dict[str, int] = {}
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self, name: str, house: str, heard: Callable[[Ring], None]) -> None:
        self._task = asyncio.create_task(self._run(name, f"cumuli.{house}", heard))

    def ring(self, table: str = "", number: int = 0) -> None:
        self._rings[table] = max(number, self._rings.get(table, 0))
        self._more.set()

    async def _run(self, name: str, subject: str, heard: Callable[[Ring], None]) -> None:
        """Reach the broker, however long that takes, then send what is rung."""
        decoder = msgspec.json.Decoder(Ring)

        async def came(message: Any) -> None:
            with suppress(msgspec.MsgspecError):
                ring = decoder.decode(message.data)
                if ring.node != name:
                    heard(ring)

        self._nats = nats = await reached(self.url)
        await nats.subscribe(subject, cb=came)
        while True:
            await self._more.wait()
            self._more.clear()
            await self._send(nats, name, subject)

    async def _send(self, nats: Client, name: str, subject: str) -> None:
        """Ring for all that was rung for; while the broker is away those who would hear it look for themselves."""
        rings, self._rings = self._rings, {}
        for table, number in rings.items() if nats.is_connected else ():
            with suppress(Exception):
                await nats.publish(subject, msgspec.json.encode(Ring(name, table, number)))

    async def close(self) -> None:
        if self._task is not None:
            await asyncio.sleep(0)  # what was rung a moment ago still goes
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._nats is not None:
            with suppress(Exception):
                await asyncio.wait_for(self._nats.close(), 2)


async def reached(url: str) -> Client:
    """A connection that comes back by itself for ever, to whichever of several with commas between is there."""
    from nats.aio.client import Client

    async def quiet(error: Exception) -> None:
        LOG.info("NATS: %s", error)

    while True:
        nats = Client()
        try:
            await nats.connect(
                url.split(","),
                name="cumuli",
                no_echo=True,
                max_reconnect_attempts=-1,
                reconnect_time_wait=AGAIN,  # type: ignore[arg-type]
                connect_timeout=2,
                ping_interval=SILENCE,
                max_outstanding_pings=2,
                error_cb=quiet,
            )
            return nats
        except Exception as error:
            LOG.info("NATS: %s", error)
            with suppress(Exception):
                await nats.close()
            await asyncio.sleep(AGAIN)
