"""A spell in the making: what is wrong with it, made whole where nothing is, read from a file and written to one."""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cumuli.games.cloudy_kingdom.faces import CATALOGUE
from cumuli.games.cloudy_kingdom.language import MOST_FAULTS
from cumuli.games.cloudy_kingdom.ruleset import examples, official
from cumuli.games.cloudy_kingdom.spells import SpellFault, called, faults
from cumuli.lab.wording import worded
from cumuli.words import LANGUAGES

FACES: Final = tuple(CATALOGUE)
LONGEST_ID: Final = 24
"""Letters of an id that is made from a name; a person may write longer ones."""


@dataclass(frozen=True)
class Draft:
    """What became of a draft."""

    spell: dict[str, Any]
    """With an id, a name in every language and, as far as its steps can be said, a text."""
    faults: tuple[SpellFault, ...]


def whole(draft: Mapping[str, Any]) -> Draft:
    """Fill in what an author may leave out, and find all that is wrong."""
    spell = {"id": "", "provenance": "designed", **draft}
    spell["names"] = names(draft.get("names"))
    if not spell["id"]:
        spell["id"] = made_id(spell["names"])
    steps = spell.get("steps")
    said = {} if draft.get("text") is not None else text(steps if isinstance(steps, Sequence) else ())
    if said:
        spell["text"] = said
    found = faults(spell, FACES)
    if isinstance(spell["id"], str) and spell["id"] in taken():
        found.insert(0, SpellFault("id-taken", "id", spell["id"], called(spell)))
    if not said and draft.get("text") is None:  # the steps are told of already
        found = [fault for fault in found if fault.problem != "no-text"]
    return Draft(spell, tuple(found))


def taken() -> frozenset[str]:
    """The ids of all spells that come with the house."""
    return frozenset([spell.id for spell in official()] + [spell["id"] for spell in examples()])


def names(given: Any) -> dict[str, Any]:
    """A name in every language: where one is missing, another stands in."""
    written = {k: v for k, v in given.items() if v != ""} if isinstance(given, Mapping) else {}
    first = next((written[lang] for lang in LANGUAGES if lang in written), None)
    return {**written, **{lang: first for lang in LANGUAGES if lang not in written and first is not None}}


def made_id(called: Mapping[str, Any]) -> str:
    """An id that reads like the name."""
    name = str(next(iter(called.values()), ""))[:80]
    plain = unicodedata.normalize("NFKD", name.replace("ß", "ss").replace("œ", "oe"))
    id = re.sub(r"[^a-z0-9]+", "_", "".join(c for c in plain.lower() if c.isascii()).strip()).strip("_")
    id = id[:LONGEST_ID].strip("_")
    id = id if id.isidentifier() else f"spell_{id}".strip("_")
    return f"{id}_own" if id in taken() else id


def text(steps: Sequence[Any]) -> dict[str, str]:
    """What the steps say, those with a fault left out; nothing where they are not worth reading on."""
    found = faults({"id": "it", "steps": steps}, FACES)
    wrong = {fault.facts["step"].partition(".")[0] for fault in found}
    if len(found) > MOST_FAULTS or any(fault.problem in ("too-many-steps", "no-steps") for fault in found):
        return {}
    sound = [step for number, step in enumerate(steps, 1) if str(number) not in wrong]
    return worded(sound) if sound else {}


def read(file: str) -> dict[str, Any]:
    """A draft from a file's text, TOML or JSON; raises ValueError where it is neither."""
    try:
        found = json.loads(file) if file.lstrip().startswith("{") else tomllib.loads(file)
    except RecursionError:
        raise ValueError("too deep") from None
    if not isinstance(found, dict):
        raise ValueError("no table")
    return found


def written(spell: Mapping[str, Any]) -> str:
    """A spell without faults as a file, which `read` and the terminal understand."""
    head = [f"{key} = {_value(spell[key])}" for key in ("id", "provenance", "glyph") if key in spell]
    words = [
        f"\n[{part}]\n" + "\n".join(f"{lang} = {_value(spell[part][lang])}" for lang in LANGUAGES)
        for part in ("names", "text")
    ]
    steps = ["\n[[steps]]\n" + "\n".join(f"{k} = {_value(v)}" for k, v in _given(step)) for step in spell["steps"]]
    return "\n".join([*head, *words, *steps]) + "\n"


def _given(step: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """A step's arguments without those that JSON says are nothing: TOML leaves them out."""
    return [(key, value) for key, value in step.items() if value is not None]


def _value(value: Any) -> str:
    """A value of a step as TOML, on one line."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_value(inner)}" for key, inner in _given(value)) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
