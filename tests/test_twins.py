"""The page's copy of the wire: every message and field of wire.py stands in wire.ts, and nothing else does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from cumuli.server import wire

SOURCE = (Path(__file__).parents[1] / "web" / "src" / "wire.ts").read_text()
SHARED = {"Refusal": {"reason", "rule", "args"}}
TOLD = [*get_args(wire.AnySaid), wire.SeatInfo, wire.TableInfo, wire.Block]


def fields_of(body: str) -> set[str]:
    """The names before a colon, comments left out, with those of a type that is added by `& Name`."""
    plain = re.sub(r"//.*", "", body)
    found = set(re.findall(r"(\w+)\??:", plain)) - {"type"}
    for name, names in SHARED.items():
        if f"& {name}" in plain:
            found |= names
    return found


@pytest.mark.parametrize("struct", TOLD, ids=lambda s: s.__name__)
def test_what_the_server_says_has_its_twin(struct: type) -> None:
    match = re.search(rf"export type {struct.__name__} = ((?:.|\n)*?);\n(?=\n|export|//)", SOURCE)
    assert match, f"wire.ts has no {struct.__name__}"
    assert fields_of(match[1]) == {field.name for field in msgspec.structs.fields(struct)}


@pytest.mark.parametrize("struct", get_args(wire.AnyCommand), ids=lambda s: s.__name__)
def test_what_the_page_says_has_its_twin(struct: type) -> None:
    commands = SOURCE[SOURCE.index("export type Command =") : SOURCE.index("// A command before")]
    mine = [body for body in re.findall(r"\{([^{}]*)\}", commands) if f"'{struct.__name__}'" in body]
    assert len(mine) == 1, f"wire.ts tells {struct.__name__} {len(mine)} times"
    assert fields_of(mine[0]) == {field.name for field in msgspec.structs.fields(struct)}
