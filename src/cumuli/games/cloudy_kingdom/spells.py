"""The magic language (README.md, rule 9): a spell as data, checked and compiled into steps for the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cumuli.games.cloudy_kingdom import tables as t
from cumuli.games.cloudy_kingdom.faults import SpellFault, called, head_faults
from cumuli.games.cloudy_kingdom.language import (
    ARGS,
    BOUNDS,
    CHOICES,
    FLAGS,
    KINDS,
    MODES,
    MOST_DRAWS,
    MOST_FAULTS,
    MOST_STEPS,
    NAMES,
    REQUIRED,
    SCOPE,
    TO,
    UNTIL,
    WHAT,
    WHICH,
    WHOM,
)

__all__ = [
    "ARGS",
    "CHOICES",
    "KINDS",
    "MOST_DRAWS",
    "MOST_STEPS",
    "Spell",
    "SpellFault",
    "called",
    "compile_spell",
    "faults",
]


@dataclass(frozen=True)
class Spell:
    """One magic card, ready for the engine."""

    id: str
    rule: str
    steps: tuple[Mapping[str, Any], ...]
    shown: tuple[Mapping[str, Any], ...]
    """by step of the program: the step as it was written, without what it holds"""
    program: tuple[int, ...]
    """STRIDE numbers a step, ended by END"""
    needs: tuple[int, ...]
    """what must be there to play it, see tables.NEEDS"""
    names: Mapping[str, str] | None
    text: Mapping[str, str] | None
    glyph: str | None
    """the drawing on an own card, one of language.GLYPHS"""
    provenance: str


def compile_spell(data: Mapping[str, Any], faces: Sequence[str], official: bool = False) -> Spell:
    """Check a spell and turn it into a program; raise SpellFault for the first thing that is wrong."""
    compiler = _Compiler(faces)
    for fault in _all_faults(data, compiler, official):
        raise fault
    return Spell(
        id=data["id"],
        rule=str(data.get("rule", "9.1")) if official else "9.1",
        steps=tuple(data["steps"]),
        shown=tuple(compiler.shown),
        program=tuple(compiler.program),
        needs=tuple(compiler.needs),
        names=data.get("names"),
        text=data.get("text"),
        glyph=data.get("glyph"),
        provenance=str(data.get("provenance", "designed")),
    )


def faults(data: Mapping[str, Any], faces: Sequence[str]) -> list[SpellFault]:
    """All that is wrong with an own spell, each place once; the first is the one compile_spell raises."""
    return _all_faults(data, _Compiler(faces), False)


def _all_faults(data: Mapping[str, Any], compiler: _Compiler, official: bool) -> list[SpellFault]:
    found = head_faults(data, official)
    steps = data.get("steps")
    if not isinstance(steps, Sequence) or isinstance(steps, str) or not steps:
        found.append(SpellFault("no-steps", "steps"))
    else:
        compiler.whole(steps)
    seen: dict[tuple[str, str], SpellFault] = {}
    for fault in found + compiler.faults:  # what is repeated is looked at each time
        fault.spell = called(data)
        seen.setdefault((fault.where, fault.problem), fault)
    return list(seen.values())


class _Compiler:
    """Walks the steps once: checks every argument, numbers the bound names, adds up what is needed."""

    def __init__(self, faces: Sequence[str]) -> None:
        self.faces = faces
        self.faults: list[SpellFault] = []
        self.program: list[int] = []
        self.shown: list[Mapping[str, Any]] = []
        self.step_now: Mapping[str, Any] = {"op": "end"}
        self.needs = [0] * t.NEEDS
        self.registers: dict[str, int] = {}
        self.kinds: dict[str, str] = {}  # by bound name: what it is
        self.count = 0
        self.draws = 0
        self.drawn = 0  # cards that certainly leave the deck
        self.inside = False
        self.certain = True  # not inside an offer or a condition
        self.laid = False  # the magic card itself
        self.before = ""  # the op before this one in the same block

    def whole(self, steps: Sequence[Any]) -> None:
        """Compile all steps; what is wrong with one does not keep the others from being looked at."""
        try:
            self.block(steps, "steps", 0)
        except SpellFault as fault:  # so much is wrong that the rest is not worth reading
            self.faults.append(fault)
            return
        if self.count > MOST_STEPS:
            self.faults.append(SpellFault("too-many-steps", "steps", str(self.count)))
        if self.draws > MOST_DRAWS:
            self.faults.append(SpellFault("too-many-draws", "steps", str(self.draws)))
        self.step_now = {"op": "end"}
        self.emit(t.END)

    def fault(self, problem: str, where: str, what: str = "") -> None:
        """Note a fault and go on, unless there are too many of them."""
        found = SpellFault(problem, where, what[:40])
        if len(self.faults) >= MOST_FAULTS:
            raise found
        self.faults.append(found)

    def emit(self, op: int, *args: int) -> int:
        at = len(self.program)
        self.shown.append({key: value for key, value in self.step_now.items() if key != "steps"})
        self.program += [op, *args, *[0] * (t.STRIDE - 1 - len(args))]
        return at

    def block(self, steps: Any, where: str, depth: int) -> None:
        if depth > 3:
            return self.fault("too-deep", where)
        if not isinstance(steps, Sequence) or isinstance(steps, str) or not steps:
            return self.fault("no-steps", where)
        before = ""
        for i, step in enumerate(steps, 1):
            here = f"{where}[{i}]"
            self.before = before
            if not isinstance(step, Mapping):
                self.fault("bad-value", here, str(step)[:40])
                continue
            if self.count >= 4 * MOST_STEPS:  # repeats within repeats: no need to unroll them all
                raise SpellFault("too-many-steps", "steps", str(self.count))
            before = str(step.get("op"))
            try:
                self.step(step, here, depth)
            except SpellFault as fault:
                if fault.problem == "too-many-steps":
                    raise
                self.fault(fault.problem, fault.where, fault.what)

    def step(self, step: Mapping[str, Any], where: str, depth: int) -> None:
        op = step.get("op")
        if not isinstance(op, str) or op not in ARGS:
            raise SpellFault("unknown-op", where, str(op))
        for key in step:
            if key != "op" and key not in ARGS[op]:
                raise SpellFault("unknown-arg", where, key)
        args: dict[str, Any] = {}
        for key, default in ARGS[op].items():
            if key not in step and default is REQUIRED:
                raise SpellFault("missing-arg", where, key)
            args[key] = self.value(op, key, step.get(key, default), where)
        self.count += 1
        self.step_now = step
        getattr(self, f"_{op}")(args, where, depth)

    def value(self, op: str, key: str, value: Any, where: str) -> Any:
        here = f"{where}.{key}"
        if (op, key) in CHOICES:
            if not isinstance(value, str) or value not in CHOICES[op, key]:
                raise SpellFault("bad-value", here, str(value))
        elif (op, key) in BOUNDS:
            low, high = BOUNDS[op, key]
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise SpellFault("bad-value", here, str(value))
        elif key == "optional" and not isinstance(value, bool):
            raise SpellFault("bad-value", here, str(value))
        elif not isinstance(value, str) and (key in NAMES or (op, key) == ("move", "to")):
            left_out = value is None and ARGS[op][key] is None
            if not left_out:
                raise SpellFault("bad-value", here, str(value))
        return value

    # Bound names

    def bind(self, name: str, kind: str, where: str) -> int:
        if name not in self.registers and len(self.registers) == 4:
            raise SpellFault("too-many-targets", f"{where}.as", name)
        self.kinds[name] = kind
        return self.registers.setdefault(name, len(self.registers))

    def register(self, name: str, kinds: tuple[str, ...], where: str) -> int:
        if name not in self.registers:
            raise SpellFault("unbound-target", where, name)
        if self.kinds[name] not in kinds:
            raise SpellFault("wrong-target-kind", where, name)
        return self.registers[name]

    def need(self, which: int, least: int = 1) -> None:
        if self.certain:
            self.needs[which] = max(self.needs[which], least)

    # One method an op

    def _choose(self, a: dict[str, Any], where: str, depth: int) -> None:
        kind = a["from"]
        others = ("empty",) if kind == "empty" else ("top", "pile", "placed")
        differ = t.NONE if a["not"] is None else self.register(a["not"], others, f"{where}.not")
        register = self.bind(a["as"], kind, where)
        need = {"top": t.NEED_TOPS, "pile": t.NEED_PILES, "empty": t.NEED_HOLE, "player": t.NEED_PLAYER}[kind]
        self.need(need, 1 if a["not"] is None or kind == "player" else 2)
        self.emit(t.CHOOSE, register, KINDS[kind], differ)

    def _draw(self, a: dict[str, Any], where: str, depth: int) -> None:
        self.draws += a["n"]
        if self.certain:
            self.drawn += a["n"]
            self.need(t.NEED_DECK, self.drawn)
        self.emit(t.DRAW, a["n"], 1 if a["show"] == "public" else 0)

    def _take_discard(self, a: dict[str, Any], where: str, depth: int) -> None:
        self.draws += a["n"]
        if self.certain:
            self.needs[t.NEED_DISCARD] += a["n"]
        self.emit(t.FETCH, a["n"])

    def _place(self, a: dict[str, Any], where: str, depth: int) -> None:
        at = t.NONE
        if a["at"] is not None:
            at = self.register(a["at"], ("top", "pile", "empty", "placed"), f"{where}.at")
        else:
            self.need_place(a["mode"], a["rules"] == "free")
        bind = t.NONE if a["as"] is None else self.bind(a["as"], "placed", where)
        self.emit(t.PLACE, WHICH[a["which"]], MODES[a["mode"]], at, bind, 1 if a["rules"] == "free" else 0)

    def _place_self(self, a: dict[str, Any], where: str, depth: int) -> None:
        if a["face"] not in self.faces:
            raise SpellFault("unknown-face", f"{where}.face", str(a["face"]))
        flags = a["flags"]
        if not isinstance(flags, Sequence) or isinstance(flags, str) or any(flag not in tuple(FLAGS) for flag in flags):
            raise SpellFault("bad-value", f"{where}.flags", str(flags))
        if self.laid or self.inside:  # there is one such card
            raise SpellFault("laid-once", where)
        self.laid = True
        self.need_place(a["mode"], False)
        face = list(self.faces).index(a["face"])
        self.emit(t.SELF, face, MODES[a["mode"]], int("immune" in flags), int("no_cover" in flags))

    def need_place(self, mode: str, free: bool) -> None:
        if mode == "empty":
            self.need(t.NEED_HOLE if free else t.NEED_EMPTY)
        else:
            self.need(t.NEED_COVER if mode == "cover" else t.NEED_ANY)

    def _discard_rest(self, a: dict[str, Any], where: str, depth: int) -> None:
        self.emit(t.DROP)

    def _remove_top(self, a: dict[str, Any], where: str, depth: int) -> None:
        register = self.register(a["target"], ("top", "pile", "placed"), f"{where}.target")
        if self.certain:
            self.needs[t.NEED_CARDS] += 1
        self.emit(t.REMOVE, register, TO[a["to"]])

    def _rotate(self, a: dict[str, Any], where: str, depth: int) -> None:
        register = self.register(a["target"], ("top", "pile", "placed"), f"{where}.target")
        self.emit(t.ROTATE, register, a["quarters"], SCOPE[a["scope"]])

    def _swap(self, a: dict[str, Any], where: str, depth: int) -> None:
        kinds = ("top", "pile", "placed")
        register = self.register(a["target"], kinds, f"{where}.target")
        self.emit(t.SWAP, register, self.register(a["other"], kinds, f"{where}.other"))

    def _move(self, a: dict[str, Any], where: str, depth: int) -> None:
        register = self.register(a["target"], ("top", "pile", "placed"), f"{where}.target")
        to = self.register(a["to"], ("empty",), f"{where}.to")
        self.emit(t.MOVE, register, to, SCOPE[a["scope"]])

    def _offer(self, a: dict[str, Any], where: str, depth: int) -> None:
        if self.inside:
            raise SpellFault("nested-offer", where)
        self.inside, certain, self.certain = True, self.certain, False
        at = self.emit(t.OFFER, WHOM[a["players"]], int(a["optional"]))
        self.block(a["steps"], f"{where}.steps", depth + 1)
        self.program[at + 3] = (len(self.program) - at) // t.STRIDE - 1
        self.step_now = {"op": "offer_end"}
        self.emit(t.OFFER_END)
        self.inside, self.certain = False, certain

    def _cycle_hand(self, a: dict[str, Any], where: str, depth: int) -> None:
        self.emit(t.CYCLE)

    def _swap_hand(self, a: dict[str, Any], where: str, depth: int) -> None:
        register = t.NONE if a["with"] == "left" else self.register(a["with"], ("player",), f"{where}.with")
        self.need(t.NEED_PLAYER)
        self.emit(t.SWAP_HAND, register)

    def _peek(self, a: dict[str, Any], where: str, depth: int) -> None:
        self.need(t.NEED_DECK, self.drawn + a["n"])  # cards looked at stay in the deck
        self.emit(t.PEEK, a["n"])

    def _reorder(self, a: dict[str, Any], where: str, depth: int) -> None:
        if self.before != "peek":  # only the cards just looked at, by whoever looked
            raise SpellFault("unbound-target", where, "peek")
        self.emit(t.REORDER)

    def _mark(self, a: dict[str, Any], where: str, depth: int) -> None:
        register = self.register(a["target"], ("top", "pile", "placed"), f"{where}.target")
        self.emit(t.MARK, register, FLAGS[a["flag"]], UNTIL[a["until"]])

    def _repeat(self, a: dict[str, Any], where: str, depth: int) -> None:
        self.count -= 1
        for _ in range(a["n"]):
            self.block(a["steps"], f"{where}.steps", depth + 1)

    def _if(self, a: dict[str, Any], where: str, depth: int) -> None:
        certain, self.certain = self.certain, False
        at = self.emit(t.IF, WHAT[a["what"]], a["least"])
        self.block(a["steps"], f"{where}.steps", depth + 1)
        self.program[at + 3] = (len(self.program) - at) // t.STRIDE - 1
        self.certain = certain
