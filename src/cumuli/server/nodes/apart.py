"""A node that has lost its database while others have it: its people must not sit there and see nothing move.

They are sent off, and their pages come by another way.  That others write is
told by their rings; where nothing rings, the node waits longer, for then it may
well be that nobody has the database, and nothing is gained by leaving.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from cumuli.store import Gone

if TYPE_CHECKING:
    from cumuli.server.nodes.shared import Shared

LOG: Final = logging.getLogger(__name__)
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
        self._rung = 0.0
        """When another node last told that it had written something."""
        self._said = -PAUSE

    def rung(self, now: float) -> None:
        """Another node has written something down."""
        self._rung = now

    def there(self) -> None:
        """The database was looked at."""
        self._since, self._said = None, -PAUSE

    def missed(self, began: float, now: float, error: Exception) -> None:
        """A look that began then came to nothing."""
        if now - self._said >= PAUSE:
            self._said = now
            LOG.error("the other nodes could not be looked at", exc_info=error)
        if not isinstance(error, Gone):
            return  # it is there, and can be read
        if self._since is None:
            self._since = began
        if now - self._since >= (self.node.others.patience if self._rung > self._since else LONG):
            for links in list(self.node.hub.presence.links.values()):
                for link in list(links):
                    link.stop()
