"""Says what a spell does as a card would, in whole sentences made from its steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from cumuli.words import LANGUAGES, Catalogue

Step = Mapping[str, Any]
USES: Final = ("target", "other", "at", "not", "with", "to")
"""Arguments that name what was chosen before."""
ONE: Final = "it"
ANY: Final = "any"
STACKS: Final = ("top", "pile")


def worded(steps: Sequence[Step]) -> dict[str, str]:
    """The text of a spell without faults, in every language."""
    return {lang: _Speaker(steps, lang).block(steps) for lang in LANGUAGES}


def _all(steps: Sequence[Step]) -> Iterator[Step]:
    for step in steps:
        yield step
        yield from _all(step.get("steps", ()))


class _Speaker:
    """Says steps one after the other, and remembers what each name stands for."""

    def __init__(self, steps: Sequence[Step], lang: str) -> None:
        self.words = Catalogue("cloudy_kingdom", lang)
        self.every = list(_all(steps))
        self.kinds: dict[str, str] = {}  # by name that was chosen: stack, empty or player
        self.named: dict[str, str] = {}  # by name: how it is spoken of
        self.silent: set[str] = set()

    def block(self, steps: Sequence[Step]) -> str:
        """Some steps as sentences."""
        said: list[str] = []
        waiting: list[Step] = []  # choices that may be said with the step that uses them
        for at, step in enumerate(steps):
            if step["op"] == "choose" and self._joins(step, steps[at + 1 :]):
                waiting.append(step)
                self._bind(step, ANY)
                continue
            sentence = self.sentence(step)
            if at and "steps" in steps[at - 1]:
                sentence = self.words.text("say-after", rest=sentence)
            said.append(sentence)
            waiting.clear()
        return " ".join(said)

    def _joins(self, choice: Step, rest: Sequence[Step]) -> bool:
        """Whether a choice goes without saying: only the next step that is no choice speaks of it."""
        name = choice["as"]
        if sum(step.get("as") == name for step in self.every) > 1:
            return False
        users = [step for step in self.every if any(step.get(key) == name for key in USES)]
        then = next((step for step in rest if step["op"] != "choose"), None)
        joined = [step for step in users if step is not then]
        if then is None or then not in users or then["op"] == "place":
            return False
        if any(step["op"] != "choose" for step in joined):
            return False
        differs = choice.get("not")
        swapped = then["op"] == "swap" and {then["target"], then["other"]} == {name, differs}
        return (differs is None or swapped) and (not joined or then["op"] == "swap")

    def _bind(self, step: Step, spoken: str) -> None:
        kind = step.get("from", "pile")
        self.kinds[step["as"]] = "stack" if kind in STACKS else kind
        self.named[step["as"]] = spoken

    def _spoken(self, name: str) -> str | int:
        """How a chosen thing is spoken of: any, it, or by its number among its like."""
        if self.named.get(name) == ANY:
            return ANY
        like = [known for known, kind in self.kinds.items() if kind == self.kinds.get(name)]
        like = [known for known in like if self.named[known] != ANY]
        return ONE if len(like) < 2 else like.index(name) + 1

    def sentence(self, step: Step) -> str:
        """One step as a sentence."""
        op = step["op"]
        facts: dict[str, str | int] = {
            key: value for key, value in step.items() if isinstance(value, (str, int)) and key not in USES
        }
        for key in USES:
            if isinstance(step.get(key), str):
                facts[key] = self._spoken(step[key]) if step[key] in self.kinds else step[key]
        if "steps" in step:
            facts["inside"] = self.block(step["steps"])
        return self.words.text(f"say-{op}", **{**DEFAULTS.get(op, {}), **facts, **self._more(step)})

    def _more(self, step: Step) -> dict[str, str | int]:
        """What a message reads besides the step's own arguments."""
        op = step["op"]
        if op == "choose":
            again = any(kind == _kind(step["from"]) for name, kind in self.kinds.items() if self.named[name] != ANY)
            self._bind(step, ONE)
            return {"again": "true" if again or step.get("not") is not None else "false"}
        if op == "place" and isinstance(step.get("as"), str):
            self._bind(step, ONE)
        if op == "place_self":
            face = step["face"]
            flags = step.get("flags", ())
            safe = "both" if len(set(flags)) > 1 else next(iter(flags), "none")
            return {"face": self.words.text(f"face-{face}"), "safe": safe}
        if op == "offer":
            return {"optional": "true" if step.get("optional", True) else "false"}
        return {}


def _kind(choice: str) -> str:
    return "stack" if choice in STACKS else choice


DEFAULTS: Final[dict[str, dict[str, str | int]]] = {
    "draw": {"show": "private"},
    "place": {"mode": "any", "at": "none", "rules": "growing"},
    "place_self": {"mode": "any"},
    "remove_top": {"to": "box"},
    "rotate": {"scope": "pile"},
    "move": {"scope": "pile"},
    "offer": {"players": "others"},
    "swap_hand": {"with": "left"},
    "mark": {"until": "round"},
}
