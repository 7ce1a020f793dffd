"""Clouds made of doodles, while nobody has put them into a deck yet: kept in memory, for an hour."""

from __future__ import annotations

from collections import OrderedDict
from secrets import token_urlsafe
from typing import NamedTuple

from cumuli.server.config import Config
from cumuli.server.house import refuse
from cumuli.server.people.person import Person


class Doodle(NamedTuple):
    person: str
    cloud: bytes
    until: float


class Doodles:
    """The clouds by token, the oldest first."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._by_token: OrderedDict[str, Doodle] = OrderedDict()

    def keep(self, person: Person, cloud: bytes, now: float) -> str:
        """Keep a cloud; give the token that gets it back."""
        while self._by_token and (
            len(self._by_token) >= self.config.doodles_kept or next(iter(self._by_token.values())).until < now
        ):
            self._by_token.popitem(last=False)
        token = token_urlsafe(16)
        self._by_token[token] = Doodle(person.id, cloud, now + self.config.doodle_seconds)
        return token

    def clouds(self, person: Person, tokens: list[str], now: float) -> list[bytes]:
        """Somebody's clouds, each once; raises Illegal where one is not kept any more."""
        found = [self._by_token.get(token) for token in dict.fromkeys(tokens)]
        kept = [one.cloud for one in found if one is not None and one.person == person.id and one.until >= now]
        if len(kept) < len(found):
            raise refuse("doodle-gone")
        return kept

    def forget(self, tokens: list[str]) -> None:
        for token in tokens:
            self._by_token.pop(token, None)
