"""What can be wrong with a spell of one's own, and the checks of all in it that is not steps."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from cumuli.core.game import Illegal, Refusal
from cumuli.games.cloudy_kingdom.language import GLYPHS, LONGEST_NAME, LONGEST_TEXT, MOST_FAULTS

NONE: Final = "none"


class SpellFault(ValueError):
    """What is wrong with a spell: the problem, where it stands, what was found there and what the spell is called."""

    def __init__(self, problem: str, where: str, what: str = "", spell: str = "") -> None:
        super().__init__(f"{where}: {problem} {what}".strip())
        self.problem = problem
        self.where = where
        self.what = what
        self.spell = spell

    @property
    def facts(self) -> dict[str, str]:
        """What its message reads: the step as people count it, such as 2.1, and the part of it or of the spell."""
        numbers = re.findall(r"\[(\d+)\]", self.where)
        part = self.where.rpartition("]")[2].removeprefix(".") or NONE
        step = ".".join(numbers) or NONE
        return {"problem": self.problem, "spell": self.spell, "step": step, "part": part, "what": self.what}


def refusal(fault: SpellFault) -> Illegal:
    """A table takes no spell with a fault."""
    return Illegal(Refusal("bad-spell", "9.1", tuple(fault.facts.items())))


def called(data: Mapping[str, Any]) -> str:
    """How a spell is spoken of that may be written badly: by a name of it, or else its id."""
    names = data.get("names")
    words = [*names.values()] if isinstance(names, Mapping) else []
    found = [word for word in [*words, data.get("id")] if isinstance(word, str) and word.strip()]
    return found[0][:LONGEST_NAME] if found else "?"


def head_faults(data: Mapping[str, Any], official: bool) -> list[SpellFault]:
    """What is wrong with all that is not steps."""
    known = {"id", "names", "text", "steps", "provenance", "rule", "glyph"}
    found = [SpellFault("unknown-arg", str(key), str(key)) for key in data if key not in known][:MOST_FAULTS]
    ident = data.get("id")
    if not isinstance(ident, str) or not ident.isidentifier() or len(ident) > 32:
        found.append(SpellFault("no-id", "id", str(ident or "")[:40]))
    if official:
        return found
    for part, problem, most in (("names", "no-names", LONGEST_NAME), ("text", "no-text", LONGEST_TEXT)):
        words = data.get(part)
        if not isinstance(words, Mapping) or set(words) != {"en", "de", "fr"}:
            found.append(SpellFault(problem, part))
        elif not all(isinstance(w, str) and 0 < len(w.strip()) <= most for w in words.values()):
            found.append(SpellFault(problem, part))
    if "glyph" in data and data["glyph"] not in GLYPHS:
        found.append(SpellFault("unknown-glyph", "glyph", str(data["glyph"])[:40]))
    return found
