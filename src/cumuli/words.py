"""Puts everything people read into words, from the Fluent catalogues: the only module that knows fluent.runtime."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from cumuli.core.game import Refusal

HERE: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "de", "fr")
NONE: Final = "none"
"""What an id reads when there is none: a hidden face, everybody's seat.  Fluent has no empty variant key."""

SEATS: Final = frozenset({"seat", "other", "dreamer", "scout", "hit"})
CELLS: Final = frozenset({"cell", "to", "other"})
NAMED: Final = {
    **{field: field for field in ("face", "magic", "family", "role", "cloud", "tile", "colour")},
    "event": "happening",
}
"""Fields whose ids have a message, and how its name begins."""
PLACES: Final = frozenset({"region", "origin"})
"""Fields that name a place on the table's board; its data name it in every language."""
PAWNS: Final = frozenset({"pawn"})
"""Fields that are counted from 0, and by people from 1."""
LETTERED: Final = frozenset({"place", "target"})
"""Fields that are counted from 0, and by people from A."""
LISTS: Final = {"faces": "face", "roles": "role", "winners": "seat"}
"""Fields that are lists, and what their elements are; other lists are of numbers."""
GOODS: Final = ("violet", "green", "orange", "wand")
"""An event that counts all these is given $goods as well: those that are not 0, as one phrase."""
Said = str | int | float
"""What a variable of a message may be."""
SIGNED: Final = frozenset({"vp"})
"""Numbers given once more by their sign (plus, minus, none) and size, for sentences that depend on it."""


def files(game: str | None, lang: str) -> tuple[Path, ...]:
    """The catalogues of a language: the game's own words first, then the house's."""
    folders = [HERE / "games" / game / "text"] if game else []
    folders.append(HERE / "text")
    found = [file for folder in folders for file in (folder / f"{lang}.ftl", *sorted(folder.glob(f"*.{lang}.ftl")))]
    return tuple(file for file in found if file.is_file())


@cache
def bundle(game: str | None, lang: str) -> Any:
    """All words of a language; where game and house use the same id, the game's stands."""
    words = FluentBundle([lang], use_isolating=False)
    for file in files(game, lang):
        words.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return words


class Catalogue:
    """The words of one game and of the house in one language; English where a word is missing.

    A strict catalogue raises KeyError for an id nobody has written and for a
    variable nobody has given; others answer with the id, as the browser does.
    """

    def __init__(self, game: str | None, lang: str, *, strict: bool = False) -> None:
        self.game = game
        self.lang = lang if lang in LANGUAGES else "en"
        self.strict = strict

    def has(self, id: str) -> bool:
        """Whether anybody has written this message, here or in English."""
        return self._find(id) is not None

    def text(self, id: str, **args: Said) -> str:
        """A message in words."""
        words = self._find(id)
        if words is None:
            if self.strict:
                raise KeyError(id)
            return id
        said, errors = words.format_pattern(words.get_message(id).value, args)
        if errors and self.strict:
            raise KeyError(f"{id}: {errors[0]}")
        return str(said)

    def list(self, words: Iterable[str]) -> str:
        """Several words as one: "Ann, Bob, and Cem"."""
        return str(format_list(list(words), locale=self.lang))

    def _find(self, id: str) -> Any:
        for lang in dict.fromkeys((self.lang, "en")):
            words = bundle(self.game, lang)
            if words.has_message(id) and words.get_message(id).value is not None:
                return words
        return None


def cell_name(cell: int, size: int) -> str:
    """A cell as people write it: column letter from the west, row number from the north."""
    return f"{chr(ord('a') + cell % size)}{cell // size + 1}"


class _Reader:
    """Whoever reads about one table: the names there, the size of its board, its own spells."""

    def __init__(self, words: Catalogue, names: Sequence[str], size: int, static: Mapping[str, Any] | None) -> None:
        self.words = words
        self.names = names
        self.size = size
        self.static = static or {}

    def named(self, field: str, id: str) -> str:
        """The name of a card, a piece or a place: the table's own, or the catalogue's."""
        own = self.static.get("regions" if field in PLACES else f"{field}s", {})
        names = own.get(id, {}).get("names") if isinstance(own, Mapping) else None
        if names:
            return str(names.get(self.words.lang) or names.get("en") or next(iter(names.values())))
        return self.words.text(self._message(NAMED.get(field, field), id))

    def _message(self, kind: str, id: str) -> str:
        """The message that names an id, or else its kind: heavy_1_2 is a cloud called heavy."""
        found = id
        while not self.words.has(f"{kind}-{found}") and "_" in found:
            found = found.rpartition("_")[0]
        return f"{kind}-{found if self.words.has(f'{kind}-{found}') else id}"

    def tower(self, id: str) -> str:
        """A tower by shape and color; one that is not on the board belongs to a hill tile."""
        towers = self.static.get("board", {}).get("towers", {})
        hills = [{"square": True, **tile} for tile in self.static.get("hill_tiles", {}).values() if tile["colour"]]
        tower = towers.get(id) or (hills[0] if hills else None)
        if tower is None:
            return id
        return self.words.text("tower", shape="square" if tower["square"] else "round", colour=tower["colour"])

    def goods(self, counts: Mapping[str, int]) -> str:
        return self.words.list(self.words.text(f"resource-{kind}", count=n) for kind, n in counts.items() if n)

    def seat(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def word(self, field: str, value: Any, of_cells: bool) -> Said:
        """A field's value in words; *of_cells*: the event speaks of a cell, so *other* is a cell too."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (list, tuple)):
            return self.words.list(str(self.word(LISTS.get(field, ""), one, False)) for one in value)
        if isinstance(value, float):
            return round(value, 1) + 0.0  # never −0
        if isinstance(value, int):
            if field in CELLS and (field != "other" or of_cells):
                return cell_name(value, self.size)
            if field in PAWNS:
                return value + 1
            if field in LETTERED:
                return chr(ord("A") + value)
            return self.seat(value) if field in SEATS else value
        if isinstance(value, str) and field == "tower":
            return self.tower(value)
        if isinstance(value, str) and (field in NAMED or field in PLACES):
            return self.named(field, value)
        return "" if value is None else str(value)


def _id(value: Any) -> str | int | float:
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(str(one) for one in value)
    if isinstance(value, float):
        return round(value, 1) + 0.0  # never −0
    return value if isinstance(value, int) else str(value)


def arguments(
    event: Any, words: Catalogue, names: Sequence[str], size: int, static: Mapping[str, Any] | None = None
) -> dict[str, Said]:
    """The variables of an event's message: each field in words and raw as *<field>_id*, and a few made of them."""
    return facts(msgspec.structs.asdict(event), words, names, size, static)


def facts(
    fields: Mapping[str, Any],
    words: Catalogue,
    names: Sequence[str],
    size: int,
    static: Mapping[str, Any] | None = None,
) -> dict[str, Said]:
    """The same of fields that come without an event; a fraction is told to one place, with its sign and size."""
    reader = _Reader(words, names, size, static)
    args: dict[str, Said] = {}
    for field, value in fields.items():
        args[field] = reader.word(field, value, "cell" in fields)
        args[f"{field}_id"] = _id(value)
        if field in SIGNED or isinstance(value, float):
            near = round(value, 1) + 0.0
            args[f"{field}_sign"] = "plus" if near > 0 else "minus" if near < 0 else NONE
            args[f"{field}_size"] = abs(near)
    if "winners" in fields:
        args["count"] = len(fields["winners"])
    if fields.keys() >= set(GOODS):
        args["goods"] = reader.goods({kind: fields[kind] for kind in GOODS})
    return args


def sentence(
    game: str,
    event: Any,
    names: Sequence[str],
    size: int,
    lang: str,
    static: Mapping[str, Any] | None = None,
    *,
    strict: bool = False,
) -> tuple[str, str]:
    """An event in words, exactly as the browser says it, and the number of the rule behind it."""
    words = Catalogue(game, lang, strict=strict)
    said = words.text(f"event-{type(event).__name__}", **arguments(event, words, names, size, static))
    return said, str(getattr(event, "rule", ""))


def refusal(refused: Refusal, game: str | None, lang: str, *, strict: bool = False) -> str:
    """Why something is not allowed, in words, and what would work instead."""
    return Catalogue(game, lang, strict=strict).text(f"refusal-{refused.reason}", **dict(refused.args))
