"""The magic workshop's doors: a spell in the making is looked at, read from a file and tried, whatever comes in."""

from __future__ import annotations

import asyncio
import json
import tomllib
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from cumuli.games.cloudy_kingdom.ruleset import examples
from server.harness import Client, running

TURN = [{"op": "choose", "as": "t", "from": "pile"}, {"op": "rotate", "target": "t", "quarters": 1}]
GUST = {"names": {"de": "Windhauch"}, "glyph": "wind", "steps": TURN}


def story(tmp_path: Path, tell: Callable[[Client], Awaitable[None]], **config: Any) -> None:
    async def run() -> None:
        async with running(tmp_path, **config) as server:
            await tell(await server.client())

    asyncio.run(run())


async def asked(client: Client, door: str, **wish: Any) -> tuple[int, Any]:
    return await client.knock(f"/magic/{door}", json.dumps(wish).encode())


def test_a_spell_without_fault_comes_back_whole_and_as_a_file(tmp_path: Path) -> None:
    async def tell(ann: Client) -> None:
        status, said = await asked(ann, "lint", spell=GUST)
        assert status == 200 and said["faults"] == []
        assert said["text"]["en"] == "Turn any stack a quarter turn clockwise."
        assert said["spell"]["id"] == "windhauch" and said["spell"]["names"]["fr"] == "Windhauch"
        assert tomllib.loads(said["file"]) == said["spell"]
        for file in (said["file"], json.dumps(said["spell"])):
            status, again = await asked(ann, "file", file=file)
            assert status == 200 and again["draft"] == said["spell"] and again["faults"] == []
        done = await ann.done(
            "Create", game="cloudy_kingdom", seats=2, options={"magic": "own_choice", "spells": [said["spell"]]}
        )
        assert done["table"]

    story(tmp_path, tell)


def test_every_fault_is_told_with_its_step_while_the_rest_is_said(tmp_path: Path) -> None:
    async def tell(ann: Client) -> None:
        steps = [{"op": "draw", "n": 2}, {"op": "rotate", "target": "t", "quarters": 1}, {"op": "discard_rest"}]
        _, said = await asked(ann, "lint", spell={"steps": steps})
        assert [(f["problem"], f["step"], f["part"]) for f in said["faults"]] == [
            ("no-names", "none", "names"),
            ("unbound-target", "2", "target"),
        ]
        assert said["text"]["en"] == "Draw 2 route cards. Discard the cards left over."
        assert said["spell"] is None and said["file"] is None
        _, said = await asked(ann, "lint", spell={"names": {"en": "Chop"}, "id": "chop", "steps": TURN})
        assert [f["problem"] for f in said["faults"]] == ["id-taken"]
        assert (await asked(ann, "lint", spell={}))[1]["text"] is None

    story(tmp_path, tell)


def test_a_spell_is_tried_on_the_little_board_and_taken_back(tmp_path: Path) -> None:
    async def tell(ann: Client) -> None:
        status, cast = await asked(ann, "try", spell=GUST)
        block = cast["block"]
        assert status == 200 and not cast["over"] and block["seat"] == 0 and block["ask"] is not None
        assert block["events"][0]["type"] == "MagicPlayed"
        assert cast["static"]["magics"]["windhauch"]["glyph"] == "wind"
        assert {word["type"] for word in block["legal"]} == {"Choose"}
        _, done = await asked(ann, "try", spell=GUST, answers=[block["legal"][0]])
        cell = block["legal"][0]["cell"]
        assert done["over"] and done["block"]["legal"] == [] and done["block"]["ask"] is None
        assert done["block"]["view"]["cells"][cell] != block["view"]["cells"][cell]
        _, back = await asked(ann, "try", spell=GUST)
        assert back == cast
        status, no = await asked(ann, "try", spell=GUST, answers=[{"type": "Choose", "cell": 0}])
        assert (status, no["reason"]) == (400, "not-a-target")
        status, no = await asked(ann, "try", spell=GUST, answers=[block["legal"][0], block["legal"][0]])
        assert (status, no["reason"]) == (400, "over")
        assert (await asked(ann, "try", spell=GUST, answers=[{"type": "Sing"}]))[1]["reason"] == "unknown-word"
        _, no = await asked(ann, "try", spell={**GUST, "steps": TURN[1:]})
        assert no["reason"] == "bad-spell" and no["args"]["step"] == "1" and no["args"]["spell"] == "Windhauch"

    story(tmp_path, tell)


def test_the_same_luck_deals_the_same_and_a_neighbour_answers_too(tmp_path: Path) -> None:
    async def tell(ann: Client) -> None:
        offer = {"op": "offer", "steps": [{"op": "cycle_hand"}]}
        spell = {"names": {"en": "Rain"}, "steps": [{"op": "draw", "n": 2}, offer]}
        first = (await asked(ann, "try", spell=spell, luck=5))[1]
        assert first["block"]["seat"] == 1 and {w["type"] for w in first["block"]["legal"]} == {"Accept", "Decline"}
        assert (await asked(ann, "try", spell=spell, luck=5))[1] == first
        dealt = {
            str((await asked(ann, "try", spell=spell, luck=n, answers=[{"type": "Decline"}]))[1]) for n in range(9)
        }
        assert len(dealt) > 1
        much = {"names": {"en": "Deep"}, "steps": [{"op": "take_discard", "n": 4}, {"op": "discard_rest"}]}
        status, no = await asked(ann, "try", spell=much)
        assert (status, no["reason"]) == (400, "magic-discard")

    story(tmp_path, tell)


def test_every_example_can_be_opened_and_tried(tmp_path: Path) -> None:
    folder = files("cumuli.games.cloudy_kingdom") / "data" / "spells"

    async def tell(ann: Client) -> None:
        for example in examples():
            _, said = await asked(ann, "file", file=(folder / f"{example['id']}.toml").read_text(encoding="utf-8"))
            assert [fault["problem"] for fault in said["faults"]] == ["id-taken"]
            own = {key: value for key, value in said["draft"].items() if key != "id"}
            assert (await asked(ann, "try", spell=own))[0] == 200

    story(tmp_path, tell)


HOSTILE: list[tuple[str, bytes, int, str]] = [
    ("lint", b"", 400, "bad-message"),
    ("lint", b"\xff\xfe", 400, "bad-message"),
    ("lint", b'{"spell": []}', 400, "bad-message"),
    ("lint", b'{"spell": {}, "more": 1}', 400, "bad-message"),
    ("lint", b'{"spell": {"steps": ' + b"[" * 8_000 + b"]" * 8_000 + b"}}", 400, "bad-message"),
    ("lint", b'{"spell": {"id": "' + b"x" * 20_000 + b'"}}', 400, "magic-long"),
    ("try", b'{"spell": {}, "luck": -1}', 400, "bad-message"),
    ("try", b'{"spell": {}, "answers": [' + b"{}," * 70 + b"{}]}", 400, "bad-message"),
    ("file", b'{"file": "names = ["}', 400, "magic-file"),
    ("file", b'{"file": "{]"}', 400, "magic-file"),
    ("file", b'{"file": "a = ' + b"[" * 8_000 + b'"}', 400, "magic-file"),
    ("file", b'{"file": "{\\"a\\":' + b"[" * 8_000 + b'"}', 400, "magic-file"),
]


@pytest.mark.parametrize(("door", "body", "status", "reason"), HOSTILE)
def test_what_is_no_spell_is_refused(door: str, body: bytes, status: int, reason: str, tmp_path: Path) -> None:
    async def tell(ann: Client) -> None:
        found, said = await ann.knock(f"/magic/{door}", body)
        assert (found, said["reason"]) == (status, reason)

    story(tmp_path, tell)


def test_odd_spells_are_looked_at_without_harm(tmp_path: Path) -> None:
    repeats: Any = {"op": "draw", "n": 1}
    for _ in range(60):
        repeats = {"op": "repeat", "n": 4, "steps": [repeats] * 2 if _ < 5 else [repeats]}
    deep: Any = 0
    for _ in range(300):
        deep = [deep]
    odd: list[dict[str, Any]] = [
        {"id": ["x"], "names": 3, "glyph": {}, "steps": "draw"},
        {"names": {"en": 5, "xx": "y"}, "steps": [None, 1, [], {}]},
        {"names": {"en": "A"}, "steps": [repeats]},
        {"names": {"en": "A"}, "steps": [{"op": deep}, {"op": "draw", "n": deep}, deep]},
        {"names": {"en": "A"}, "steps": [{"op": "fly"}] * 1_000},
        {"names": {"en": "A"}, "steps": {"op": "draw"}, "text": []},
        {"names": {"en": "\x00\x7f\u202e" * 9}, "steps": TURN},
    ]

    async def tell(ann: Client) -> None:
        for spell in odd:
            status, said = await asked(ann, "lint", spell=spell)
            assert status == 200 and len(said["faults"]) < 24
            assert (said["spell"] is None) == bool(said["faults"])
            if said["file"]:
                assert tomllib.loads(said["file"])["names"] == said["spell"]["names"]

    story(tmp_path, tell)


def test_strangers_other_sites_and_the_impatient_are_refused(tmp_path: Path) -> None:
    async def tell(ann: Client) -> None:
        answers = [(await asked(ann, "lint", spell={}))[0] for _ in range(4)]
        assert answers == [200, 200, 200, 400]
        ann.cookie = "cumuli=made-up"
        assert (await asked(ann, "lint", spell={}))[1]["reason"] == "stranger"

    story(tmp_path, tell, magic_burst=3.0, magic_rate=0.001)
