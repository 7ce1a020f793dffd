"""A bug capsule made in a broken house says elsewhere whether the fault is there, too."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from cumuli import capsule as capsules
from cumuli.capsule import Capsule, Traced, differences, opened, read, verdict, write
from cumuli.cli import main
from cumuli.words import HERE, LANGUAGES
from server.harness import running

TESTS = Path(__file__).parents[1]
RULE = "games/cloudy_kingdom/ending.py"
WINS = ("state.winners = winners\n", "state.winners = 3 - winners\n")
"""The other one wins."""
FAILS = ("families = (born | born >> 4) & 15", "families = (born | born >> 4) // (born - born)")


def broken(folder: Path, sound: str, wrong: str) -> Path:
    """A copy of the program with one line of one rule altered; not compiled."""
    shutil.copytree(HERE, folder / "cumuli", ignore=shutil.ignore_patterns("*.so", "static", "__pycache__"))
    rule = folder / "cumuli" / RULE
    text = rule.read_text("utf-8")
    assert text.count(sound) == 1
    rule.write_text(text.replace(sound, wrong), "utf-8")
    return folder


def there(tree: Path, *words: str) -> tuple[int, str]:
    """What a program of that tree answers."""
    paths = os.pathsep.join([str(tree), str(TESTS)])
    done = subprocess.run(
        [sys.executable, "-m", *words],
        env={**os.environ, "PYTHONPATH": paths, "LANG": "en", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    return done.returncode, done.stdout + done.stderr


def test_a_rule_that_gives_the_game_to_the_wrong_seat_is_found_where_it_is_broken_and_nowhere_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tree = broken(tmp_path / "tree", *WINS)
    assert there(tree, "server.broken_house", str(tmp_path)) == (0, "")
    file = tmp_path / "it.cumuli-capsule"
    code, said = there(tree, "cumuli.cli", "capsule", str(file))
    assert code == 1 and "All is here as it was there" in said, said
    assert main(["capsule", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "The fault is not here" in said and "There the result was" in said and "as outcome." in said
    assert "Annabella" not in file.read_text("utf-8"), "nobody is named"


def test_a_rule_that_fails_is_found_where_it_is_broken_and_nowhere_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The game goes on, so the record joins by the hand of whoever runs the house."""
    tree = broken(tmp_path / "tree", *FAILS)
    assert there(tree, "server.broken_house", str(tmp_path)) == (0, "")
    file = tmp_path / "it.cumuli-capsule"
    made = read(file.read_bytes())
    assert made.status == "playing" and made.record == "" and made.plies is None
    code, said = there(tree, "cumuli.cli", "capsule", str(file))
    assert code == 0 and "Nothing was played" in said
    code, said = there(tree, "cumuli.cli", "capsule", str(file), "--table", "abc", "--data", str(tmp_path))
    assert code == 0, said
    assert "Annabella" not in file.read_text("utf-8") and bytes(32).hex() not in file.read_text("utf-8")
    code, said = there(tree, "cumuli.cli", "capsule", str(file))
    assert code == 1 and "ZeroDivisionError" in said and "The fault is here, too." in said, said
    assert main(["capsule", str(file), "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert "Hier geht es gut." in said and "Der Fehler ist nicht hier" in said


def test_while_a_game_goes_on_a_capsule_tells_no_more_than_its_maker_may_know(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            ann, eve = await server.client("Ann"), await server.client("Eve")
            terms = {"watching": "closed"}
            made = await ann.done("Create", game="duel", seats=2, bots=["random"], start=True, terms=terms)
            table = made["table"]
            await ann.watch(table)
            status, told = await ann.knock(f"/api/capsule/{table}?seq=1", method="GET")
            assert status == 200 and (told["record"], told["plies"], told["seen"]) == ("", None, [])
            assert (await eve.get(f"/api/capsule/{table}"))[0] == 403
            await ann.until(lambda: ann.asked(table))
            seq = ann.tables[table]["seq"]
            before = (await ann.knock(f"/api/capsule/{table}?seq={seq}", method="GET"))[1]
            await ann.done("Resign", table=table, seat=0)
            status, told = await ann.knock(f"/api/capsule/{table}?seq={seq}", method="GET")
            assert told["record"] and told["plies"] >= 2 and told["seq"] == seq == before["seq"]
            assert "Ann" not in told["record"] and told["house"]["cumuli"]
            for odd in ("x", "-1", "%D9%A3", "9" * 30):
                assert (await ann.get(f"/api/capsule/{table}?seq={odd}"))[0] in (200, 400)

    asyncio.run(play())


def some(**more: object) -> Capsule:
    return msgspec.structs.replace(Capsule(1, "t", "cloudy_kingdom", "1", 2, {}, "playing", 3), **more)


def test_what_is_no_capsule_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    right = write(some())
    assert read(right) == some()
    for wrong in (b"", b"\xff", b"[]", b"{}", right.replace(b'"capsule": 1', b'"capsule": 2'), b"[" * 100_000):
        with pytest.raises(capsules.Unreadable):
            read(wrong)
    with pytest.raises(capsules.Unreadable, match="4 MB"):
        read(right + b" " * capsules.MOST)
    file = tmp_path / "x"
    file.write_bytes(b"{}")
    assert main(["capsule", str(file), "--lang", "en"]) == 2
    assert main(["capsule", "--lang", "en"]) == 2
    file.write_bytes(right)
    assert main(["capsule", str(file), "--table", "other", "--data", str(tmp_path)]) in (1, 2)
    capsys.readouterr()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_capsule_cannot_write_to_the_terminal(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trace = (Traced(1, "error", "x\x1b[2J", 0, {"error": "bang\x1b[2J", "where": "app.js:1"}),)
    file = tmp_path / "x"
    file.write_bytes(write(some(trace=trace, table="\x1b[2Jt")))
    assert main(["capsule", str(file), "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert "bang" in said and "\x1b" not in said


def test_a_record_of_a_game_that_is_not_here_says_so() -> None:
    findings = opened(some(record='game = "chess"\nversion = "1"\nseats = ["A"]\noptions = {}\n\n', plies=0))
    assert [finding.what for finding in findings] == ["unplayed"] and verdict(findings) == "sealed"


def test_where_two_views_differ_is_told_by_the_way_there() -> None:
    one = {"a": [1, {"b": 2}], "c": None}
    assert list(differences(one, json.loads(json.dumps(one)))) == []
    assert list(differences(one, {"a": [1, {"b": 3}], "c": None})) == [("a[1].b", 2, 3)]
    assert list(differences(one, {"a": [1], "c": 0})) == [("a", [1, {"b": 2}], [1]), ("c", None, 0)]
