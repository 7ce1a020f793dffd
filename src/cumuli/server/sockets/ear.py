"""Who listens to a socket, as the socket sees it."""

from __future__ import annotations

from typing import Protocol


class Ear(Protocol):
    """Hears what comes, one message after the other, and has what could not be said at once."""

    async def hear(self, said: str | bytes) -> None:
        """A message came; the next one waits until this one is dealt with."""

    def more(self) -> bytes | None:
        """The next of what waits to be said, if there is any."""

    def late(self) -> None:
        """Nothing could be said for as long as a message may take to leave."""

    def gone(self) -> None:
        """The socket is over, and all that had come was heard."""
