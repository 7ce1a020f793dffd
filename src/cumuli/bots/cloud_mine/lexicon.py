"""What people say when they see a thing, in three languages: one concept for each thing the bots' eyes know.

Four sources: the words written for this house (data/lexicon), names and
keywords of the Common Locale Data Repository (data/cldr.json), families of
things that are no concept of their own (data/kin.toml), and kinds of things
(data/kinds.toml).
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

LANGUAGES: Final = ("en", "de", "fr")
PARTS: Final = ("1", "2", "3")
DATA: Final = files("cumuli.bots.cloud_mine") / "data"
ARTICLES: Final = {
    "en": frozenset({"a", "an", "some"}),
    "de": frozenset({"ein", "eine"}),
    "fr": frozenset({"un", "une", "des", "du"}),
}


@dataclass(frozen=True, slots=True)
class Named:
    """One concept in one language."""

    name: str
    """with the indefinite article, where it takes one"""
    plural: str
    words: tuple[str, ...]
    """what people think of when they see it"""
    also: tuple[str, ...]
    """other names for it"""
    keywords: tuple[str, ...]

    def parted(self, language: str) -> tuple[str, str]:
        """The article, which may be empty, and the noun."""
        article, _, noun = self.name.partition(" ")
        return (article, noun) if article in ARTICLES[language] else ("", self.name)


@dataclass(frozen=True, slots=True)
class Concept:
    """A thing that a cloud may look like."""

    id: str
    kind: str
    named: dict[str, Named]  # by language


def table(name: str) -> dict[str, Any]:
    """One of the TOML files of this room."""
    found: dict[str, Any] = tomllib.loads((DATA / name).read_text(encoding="utf-8"))
    return found


def split(text: str) -> tuple[str, ...]:
    """A list as the files have it: parted by commas."""
    return tuple(filter(None, (item.strip() for item in text.split(","))))


@lru_cache(1)
def concepts() -> dict[str, Concept]:
    """All concepts by id."""
    cldr = json.loads((DATA / "cldr.json").read_text(encoding="utf-8"))
    written: dict[str, Any] = {}
    for part in PARTS:
        written |= table(f"lexicon/{part}.toml")
    return {id: Concept(id, entry["kind"], _named(entry, cldr.get(id, {}))) for id, entry in written.items()}


def _named(entry: dict[str, Any], cldr: dict[str, Any]) -> dict[str, Named]:
    found = {}
    for language in LANGUAGES:
        own, public = entry[language], cldr.get(language, {})
        also = (public["name"],) if public else ()
        keywords = tuple(public.get("keywords", ()))
        found[language] = Named(own["name"], own["plural"], split(own["words"]), also, keywords)
    return found


@lru_cache(1)
def kin() -> list[tuple[dict[str, tuple[str, ...]], tuple[str, ...]]]:
    """Families: words by language, and the concepts they may mean, the likest first."""
    return [
        ({language: split(entry[language]) for language in LANGUAGES}, tuple(entry["like"].split()))
        for entry in table("kin.toml").values()
    ]
