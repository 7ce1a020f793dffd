"""Messages nobody should send, made from the types of those that people do."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from cumuli.server.wire import AnyCommand

NASTY: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    63,
    64,
    2**31,
    2**63,
    10**40,
    1.5,
    -0.0,
    1e308,
    "",
    " ",
    "x" * 65,
    "x" * 4000,
    "\u202e\u0000\ufeff",
    "<script>alert(1)</script>",
    "'; DROP TABLE entries; --",
    "../../etc/passwd",
    "%s%n{0}{ $name }",
    "\U0001f9f9" * 40,
    [],
    {},
    [[[[]]]],
    {"type": "Act"},
    {"__proto__": {}},
)
"""Values that have broken things before, elsewhere."""
RAW: Final = (
    b"NaN",
    b"Infinity",
    b"1e999",
    b"00",
    b'"\\ud800"',
    b'"\xff\xfe"',
    b"[" * 3000,
    b'{"a":' * 1500,
    b"-",
    b"tru",
)
"""What is no JSON, or only just."""
KINDS: Final = tuple(sorted(get_args(AnyCommand), key=lambda kind: str(kind.__name__)))


class Maker:
    """Makes messages from a seed; *known* tells by field what means something here: tables, games, answers on offer."""

    def __init__(self, rng: Random, known: Callable[[], Mapping[str, Sequence[Any]]]) -> None:
        self.rng = rng
        self.known = known
        self.fields = {kind.__name__: inspect.type_info(kind) for kind in KINDS}
        self.last: list[bytes] = []
        self.count = 0

    def message(self) -> bytes:
        """The next one: right, nearly right, or nothing of the kind."""
        rng = self.rng
        if self.last and rng.random() < 0.05:
            return rng.choice(self.last)  # said before
        kind = rng.choice(KINDS)
        told = self.value(self.fields[kind.__name__])
        for _ in range(rng.choice((0, 0, 0, 0, 0, 1, 1, 2, 3))):
            told = self.bent(told)
        try:
            raw = json.dumps(told, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")
        except (ValueError, RecursionError):
            raw = b"{}"
        if rng.random() < 0.15:
            raw = self.broken(raw)
        self.last = [*self.last[-63:], raw]
        return raw

    def value(self, info: Any) -> Any:
        """Something of this type, most of the time."""
        rng = self.rng
        if rng.random() < 0.02:
            return rng.choice(NASTY)
        match info:
            case inspect.StructType():
                fields = {f.encode_name: self.field(f) for f in info.fields if f.required or rng.random() < 0.5}
                return {"type": info.tag, **fields} if info.tag is not None else fields
            case inspect.StrType():
                return "".join(chr(rng.randrange(32, 0x2FF)) for _ in range(rng.randrange(80)))
            case inspect.IntType():
                return rng.choice((0, 0, 1, 1, 2, 3, 7, rng.randrange(-3, 70), rng.randrange(2**31)))
            case inspect.BoolType():
                return rng.random() < 0.5
            case inspect.LiteralType():
                return rng.choice(info.values)
            case inspect.UnionType():
                return self.value(rng.choice(info.types))
            case inspect.NoneType():
                return None
            case inspect.FloatType():
                return rng.choice((0, 0.5, 60, -1.0, 1e9))
            case inspect.DictType() if isinstance(info.value_type, inspect.AnyType):
                return {str(rng.choice(NASTY)): rng.choice(NASTY)}
            case inspect.DictType():
                many = range(rng.choice((0, 1, 2, 70)))
                return {str(self.value(info.key_type)): self.value(info.value_type) for _ in many}
            case inspect.VarTupleType() | inspect.ListType():
                return [self.value(info.item_type) for _ in range(rng.choice((0, 1, 2, 3, 5, 70)))]
        return rng.choice(NASTY)

    def field(self, field: Any) -> Any:
        """Something for this field: mostly what means something there."""
        rng, name = self.rng, field.encode_name
        if name == "id":
            self.count += 1
            return f"m{self.count}"
        known = self.known().get(name)
        return rng.choice(known) if known and rng.random() < 0.93 else self.value(field.type)

    def bent(self, told: Any) -> Any:
        """The same with one thing wrong in it."""
        rng = self.rng
        if not isinstance(told, dict) or not told:
            return rng.choice(NASTY)
        key = rng.choice(list(told))
        match rng.randrange(6):
            case 0:
                return {name: thing for name, thing in told.items() if name != key}
            case 1:
                return {**told, rng.choice(("extra", "", "Type", "__class__", "id ")): rng.choice(NASTY)}
            case 2:
                return {**told, key: self.bent(told[key])}
            case 3:
                return {**told, key: [told[key]]}
            case 4:
                return {**told, "type": rng.choice([kind.__name__ for kind in KINDS])}
        return {**told, key: rng.choice(NASTY)}

    def broken(self, raw: bytes) -> bytes:
        """The same with its bytes tampered with."""
        rng = self.rng
        at = rng.randrange(len(raw) + 1)
        match rng.randrange(7):
            case 0:
                return raw[:at]
            case 1:
                return raw[:at] + bytes([rng.randrange(256)]) + raw[at:]
            case 2:
                return raw[:at] + bytes([rng.randrange(256)]) + raw[at + 1 :]
            case 3:
                return raw + raw
            case 4:
                return b"\xef\xbb\xbf" + raw
            case 5:
                return raw[:at] + rng.choice(RAW) + raw[at:]
        return rng.choice(RAW)


def readable(raw: bytes) -> bool:
    """Whether the server can read it as a command at all."""
    try:
        msgspec.json.decode(raw, type=AnyCommand)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return True
