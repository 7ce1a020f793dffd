"""A node that has lost its database while others have it: its people must not sit there and see nothing move.

It asks the database four times a second whether it is there, on a line that
waits for no disk (`store/probe.py`).  Once that is silent for half a second,
proxies are told to lead people elsewhere; once it is for a second, or refused,
nobody new is let in, so that proxies and pages try the next node at once.
People who are here are sent off where another node goes on ringing: it has the
database.  Where nothing rings it may well be that nobody has, and nothing is
gained by leaving; so they stay for longer.  Nor does a ring after such a time
say much: what has come back for others does so here a moment later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from cumuli.server.nodes.bell import ALIVE
from cumuli.store import Gone

if TYPE_CHECKING:
    from cumuli.server.nodes.shared import Shared

T = TypeVar("T")

LOG: Final = logging.getLogger(__name__)
EVERY: Final = 0.25
"""Seconds between an answer and the next question."""
DOUBT: Final = 0.5
"""Seconds without an answer after which this node is not ready: a proxy should know before people are sent off."""
SILENCE: Final = 1.0
"""Seconds after which a question counts as not answered."""
GRACE: Final = 0.05
"""Seconds in which an answer is noticed that came while this process was busy."""
PROOF: Final = 0.5
"""Seconds after which a ring tells that another still has the database: what was written before has been rung for."""
GAP: Final = 1.5
"""Seconds without a ring after which it counts as silent; each node rings twice a second."""
AFTER: Final = 2.0
"""Seconds of ringing that tell as much where it had been silent before."""
LAME: Final = 1.5
"""Seconds in which the lines by which everything goes must follow one that was made anew."""
LONG: Final = 12.0
"""Seconds without the database after which people are sent off, though nobody rang."""
PAUSE: Final = 60.0
"""Seconds between two lines of the log about the same trouble."""


class Apart:
    """How this node stands with the database."""

    def __init__(self, node: Shared) -> None:
        self.node = node
        self._since: float | None = None
        """Since when it has not been reached."""
        self._answers = True
        """The last question was answered."""
        self.doubtful = False
        """The question just asked should have been answered by now."""
        self._rung = self._ringing = 0.0
        """When another node last told that it has the database, and since when that is told without a gap."""
        self._told = 0.0
        """When we last told the others so."""
        self._said = -PAUSE
        self._asking: set[asyncio.Future[Any]] = set()

    @property
    def away(self) -> bool:
        """The database is not there, as far as this node can tell."""
        return self._since is not None

    # asking

    async def run(self) -> None:
        """Ask again and again; runs for ever."""
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            probe = asyncio.ensure_future(self.node.board.probe())
            try:
                await asyncio.wait({probe}, timeout=DOUBT)
                if not probe.done():
                    self.doubtful = True
                    await asyncio.wait({probe}, timeout=SILENCE - DOUBT)
                if not probe.done():
                    await asyncio.sleep(GRACE)
                if not probe.done():
                    self._missed(began)
                    await asyncio.wait({probe})
            finally:
                probe.cancel()
            self.doubtful = False
            if probe.exception() is None:
                self._answered(loop.time())
            else:
                self._missed(began)
            await asyncio.sleep(EVERY)

    def _answered(self, now: float) -> None:
        self._answers = True
        if self.away:
            self.node.hurry()  # whether it can be worked with again is told by the next look
        elif now - self._told >= PROOF - EVERY / 2:
            self._told = now
            self.node.bell.ring(ALIVE)

    def _missed(self, began: float) -> None:
        self._answers = False
        if self._since is None:
            self._since = began
            LOG.error("the database does not answer")
            for one in list(self._asking):
                one.cancel()
        self._part()

    def rung(self, now: float) -> None:
        """Another node has the database."""
        if now - self._rung > GAP:
            self._ringing = now
        self._rung = now
        if self.away:
            self._part()

    def _part(self) -> None:
        """Send people off, where that is better for them."""
        assert self._since is not None
        now = asyncio.get_running_loop().time()
        others = self._ringing <= self._since or self._rung - self._ringing >= AFTER
        lost = not self._answers or now - self._since >= LAME
        if (lost and others and self._rung > self._since + PROOF) or now - self._since >= LONG:
            for links in list(self.node.hub.presence.links.values()):
                for link in list(links):
                    link.stop()

    # what else tells how it stands

    def looked(self) -> None:
        """The board was looked at, over the lines by which everything else goes."""
        self._said = -PAUSE
        if self._answers and self._since is not None:
            LOG.warning("the database answers again")
            self._since = None

    def failed(self, error: Exception) -> None:
        """A look at the board came to nothing."""
        now = asyncio.get_running_loop().time()
        if now - self._said >= PAUSE:
            self._said = now
            LOG.error("the other nodes could not be looked at", exc_info=error)

    async def asked(self, ask: Callable[[], Awaitable[T]]) -> T:
        """What comes of asking the database; Gone as soon as that is known not to be there."""
        if self.away:
            raise Gone("the database does not answer")
        one = asyncio.ensure_future(ask())
        self._asking.add(one)
        try:
            return await one
        except asyncio.CancelledError:
            if one.cancelled() and self.away:
                raise Gone("the database does not answer") from None
            raise
        finally:
            self._asking.discard(one)
