"""What page and server each have a copy of is the same: the wire's messages, and how an event is put into words."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from catalogues import GAMES
from cumuli.server import said, wire
from cumuli.server.table import info
from cumuli.words import LANGUAGES, files, sentence
from examples import EXAMPLES, NAMES, SIZE, static

WEB = Path(__file__).parents[1] / "web"
SOURCE = (WEB / "src" / "wire.ts").read_text()
SHARED = {"Refusal": {"reason", "rule", "args"}}
TOLD = [
    *get_args(said.AnySaid),
    info.SeatInfo,
    info.TableInfo,
    info.ProposalInfo,
    info.EndInfo,
    info.ClockInfo,
    info.LuckInfo,
    info.OriginInfo,
    info.Block,
]


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


@pytest.mark.skipif(not shutil.which("node") or not (WEB / "node_modules").is_dir(), reason="the page is not set up")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_says_an_event_in_the_same_words(game: str, lang: str) -> None:
    table = static(game)
    asked = {
        "lang": lang,
        "catalogues": [file.read_text(encoding="utf-8") for file in files(game, lang)],
        "events": EXAMPLES[game],
        "names": NAMES,
        "size": SIZE,
        "table": table,
    }
    done = subprocess.run(
        ["node", str(Path(__file__).with_name("said.mjs"))], input=msgspec.json.encode(asked), capture_output=True
    )
    assert done.returncode == 0, done.stderr.decode()
    assert json.loads(done.stdout) == [
        sentence(game, e, NAMES, SIZE, lang, table, strict=True)[0] for e in EXAMPLES[game]
    ]
