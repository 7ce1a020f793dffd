"""`cumuli corpus` from the command line, and its page of the guide."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cumuli.bots import known
from cumuli.cli import main
from cumuli.corpus import Corpus
from cumuli.games import SHELF
from cumuli.leakcheck.evening import TABLE, Evening
from cumuli.record import Record
from cumuli.server.house import House
from cumuli.server.people.person import Person
from cumuli.server.table import deeds as log
from cumuli.server.table.summary import as_row
from cumuli.store import Append
from cumuli.store.sqlite import SqliteStore

PAGE = Path(__file__).parents[2] / "docs" / "corpus.md"


class Terminal:
    """Says a command and keeps what was answered."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = folder / "it.games.gz"
        self.capsys = capsys

    def say(self, verb: str, *words: str, lang: str = "en", code: int = 0) -> str:
        assert main(["corpus", verb, str(self.file), *words, "--lang", lang]) == code
        heard = self.capsys.readouterr()
        return heard.out + heard.err


@pytest.fixture
def terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Terminal]:
    one = Terminal(tmp_path, capsys)
    small = ("--options", "board=2x2", "--bots", "greedy,random")
    said = one.say("make", "--game", "cloudy_kingdom", "--games", "20", *small)
    assert said.startswith("20 games added to ")
    yield one


def test_games_are_made_listed_found_counted_shown_and_played_again(terminal: Terminal) -> None:
    lines = terminal.say("list").splitlines()
    assert len(lines) == 21 and lines[-1] == "20 of 20 games."
    assert all("board=2x2" in line and "greedy" in line for line in lines[:-1])
    won = terminal.say("list", "--winner", "greedy").splitlines()
    assert 1 < len(won) < 22 and all("[greedy]" in line for line in won[:-1])
    assert terminal.say("list", "--options", "board=4x4") == "0 of 20 games.\n"
    counted = terminal.say("list", "--total", lang="de").splitlines()
    games = [1 if "eine Partie" in line else int(re.findall(r"(\d+) Partien$", line)[0]) for line in counted[:-1]]
    assert sum(games) == 20 and all("2 Plätze" in line for line in counted[:-1])
    assert Record.parse(terminal.say("show", "7")).verify().outcome() is not None
    assert "20 games with " in terminal.say("replay") and "21" in terminal.say("show", "21", code=2)


def test_the_same_seed_makes_the_same_games_and_none_is_kept_twice(terminal: Terminal) -> None:
    again = ("--options", "board=2x2", "--bots", "greedy,random", "--game", "cloudy_kingdom", "--games", "20")
    assert "20 were there already" in terminal.say("make", *again)
    assert len(Corpus(terminal.file)) == 20
    terminal.say("make", *again, "--seed", "1")
    assert len(Corpus(terminal.file)) == 40


def test_records_are_exported_and_added_again(terminal: Terminal, tmp_path: Path) -> None:
    terminal.say("export", "--to", str(tmp_path / "out"))
    files = sorted((tmp_path / "out").iterdir())
    assert [file.read_text() for file in files] == [kept.text for kept in Corpus(terminal.file)]
    smaller = tmp_path / "less.games.gz"
    terminal.say("export", "--least", "26", "--to", str(smaller))
    assert 0 < len(Corpus(smaller)) < 20
    wrong = tmp_path / "wrong.record"
    wrong.write_text(files[0].read_text().replace("\n1 place", "\n2 place", 1))
    whole = Corpus(terminal.file)
    terminal.file = tmp_path / "new.games.gz"
    said = terminal.say("add", *map(str, files[:3]), str(files[0]), str(wrong), code=1)
    assert f"{wrong} was not added. Line " in said and "3 games added" in said and "One was there already." in said
    assert [kept.text for kept in Corpus(terminal.file)] == [whole[number].text for number in (1, 2, 3)]


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_file_cut_off_is_refused_once_with_the_place_and_mended(terminal: Terminal, lang: str) -> None:
    terminal.say("make", "--game", "cloudy_kingdom", "--games", "5", "--seed", "3")
    blocks = list(Corpus(terminal.file).blocks())
    assert len(blocks) == 2
    terminal.file.write_bytes(terminal.file.read_bytes()[:-7])
    for verb, words in (
        ("list", ()),
        ("replay", ()),
        ("show", ("1",)),
        ("export", ("--to", str(terminal.file.parent / "x"))),
    ):
        said = terminal.say(verb, *words, lang=lang, code=1)
        assert str(blocks[1].at) in said and "20" in said and "Traceback" not in said, said
    assert str(blocks[1].at) in terminal.say("mend", lang=lang)
    assert len(Corpus(terminal.file)) == 20
    terminal.say("mend", lang=lang)


def test_what_cannot_be_made_is_said(terminal: Terminal) -> None:
    assert "two_ply" in terminal.say("make", "--game", "cloudy_kingdom", "--bots", "planner", code=2)
    assert "6" in terminal.say("make", "--game", "cloudy_kingdom", "--seats", "6", code=2)
    terminal.say("make", "--game", "cloudy_kingdom", "--options", "board=9x9", code=2)


def house_of(folder: Path, terms: str) -> Record:
    """A house with one finished table, at which Ann and Zoe played."""
    people = [Person(f"p{n}", name, "en") for n, name in enumerate(("Ann", "Zoe", "Kit", "Lou", "Moe"))]
    evening = Evening(House(SHELF, known()), SHELF["cloudy_kingdom"], people, Random(3))
    for _ in evening.moments():
        pass
    room = evening.room
    assert room.play is not None and room.summary.status == "over"
    first = evening.told[0].deeds
    if terms == "closed":
        from msgspec.structs import replace

        assert isinstance(first[0], log.Created)
        first = (replace(first[0], terms=replace(first[0].terms, watching="closed")), *first[1:])
        room.summary = replace(room.summary, terms=replace(room.summary.terms, watching="closed"))

    async def keep() -> None:
        store = SqliteStore(folder / "cumuli.db")
        for number, taken in enumerate(evening.told):
            deeds = taken.deeds if number else first
            row = as_row(TABLE, room.summary) if number in (0, len(evening.told) - 1) else None
            await store.append([Append(TABLE, number, taken.key, log.write(deeds), 0.0, row)])
        await store.close()

    asyncio.run(keep())
    return room.play.table.record


def test_a_house_gives_its_finished_games_without_names_unless_asked(tmp_path: Path, terminal: Terminal) -> None:
    record = house_of(tmp_path, "live")
    terminal.file = tmp_path / "house.games.gz"
    assert "1 games added" in terminal.say("take", "--data", str(tmp_path))
    kept = Corpus(terminal.file)[1]
    assert kept.record.moves == record.moves and kept.record.luck == {}
    assert not {"Ann", "Zoe", "Kit", "Lou"} & set(kept.record.seats) and TABLE not in kept.text
    assert all(name.startswith("seat ") or name in known() for name in kept.record.seats)
    terminal.say("take", "--data", str(tmp_path))
    assert len(Corpus(terminal.file)) == 1
    terminal.say("take", "--names", "--data", str(tmp_path))
    assert "Ann" in Corpus(terminal.file)[2].record.seats and Corpus(terminal.file)[2].record.luck
    assert "nowhere" in terminal.say("take", "--data", str(tmp_path / "nowhere"), code=1)


def test_a_closed_table_stays_closed_unless_whoever_runs_the_house_says_otherwise(
    tmp_path: Path, terminal: Terminal
) -> None:
    house_of(tmp_path, "closed")
    terminal.file = tmp_path / "house.games.gz"
    assert "One table was left out" in terminal.say("take", "--data", str(tmp_path))
    assert "1 games added" in terminal.say("take", "--closed", "--data", str(tmp_path))


def test_the_examples_of_the_guide_run_as_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = PAGE.read_text(encoding="utf-8")
    shell = "\n".join(re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
    commands = [line.split(" ") for line in shell.splitlines() if line.startswith("cumuli corpus")]
    assert {words[2] for words in commands} == {"make", "add", "take", "list", "show", "replay", "export", "mend"}
    house_of(tmp_path, "live")
    for words in commands:
        smaller = ["20" if word == "1000" else word for word in words[1:]]
        assert main(smaller) == 0, words
    names: dict[str, object] = {}
    for example in re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        exec(compile(example, "corpus.md", "exec"), names)
    assert names["lengths"]
