"""All parts of a store in one, whatever the database beneath."""

from __future__ import annotations

from abc import abstractmethod

from cumuli.store.decks import Decks
from cumuli.store.erasing import Erasing
from cumuli.store.log import Log
from cumuli.store.notices import Notices
from cumuli.store.people import People
from cumuli.store.snapshots import Snapshots


class Whole(Snapshots, Log, People, Decks, Erasing, Notices):
    """A Store, but for how its database is spoken to."""

    def hurry(self, seconds: float) -> None:
        """From now on people wait; a file does not keep silent."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go of it."""
