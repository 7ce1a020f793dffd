"""Records replayed and verified from the command line."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cumuli.cli import main
from cumuli.games import SHELF
from cumuli.games.cloudy_kingdom import GAME
from cumuli.table import Table


@pytest.fixture
def game() -> str:
    """A short whole game."""
    rng = Random(4)
    table = Table(GAME, ["Ann", "Bo"], GAME.options(board="2x2", start="1"), rng)
    while actors := table.state.to_act():
        table.act(actors[0], rng.choice(table.legal(actors[0])))
    return str(table.record)


def verified(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    file = tmp_path / "it.game"
    file.write_bytes(text.encode())
    code = main(["verify", str(file), "--lang", "en"])
    return code, capsys.readouterr().out.removeprefix(f"{file}: ").strip()


def turns(text: str) -> list[int]:
    """Where in the text a player acts, as line numbers from 0."""
    return [i for i, line in enumerate(text.split("\n")) if line[:2] in ("1 ", "2 ")]


def changed(text: str, number: int, line: str) -> str:
    lines = text.split("\n")
    lines[number] = line
    return "\n".join(lines)


def test_a_right_record_is_right(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = verified(tmp_path, game, capsys)
    assert code == 0 and said.startswith("right in all ")


def test_an_illegal_move_is_named_with_its_ply_and_rule(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = turns(game)[0]
    ply = first - 5 + 1
    code, said = verified(tmp_path, changed(game, first, "1 place deadend a1 n"), capsys)
    assert code == 1
    assert said.startswith(f"Ply {ply}: “1 place deadend a1 n” is not allowed.") and said.endswith("(Rule 3.1)")
    code, said = verified(tmp_path, changed(game, first, "2 magic chop"), capsys)
    assert code == 1 and "(Rule 3.3)" in said


def test_a_line_that_is_no_move_and_luck_that_cannot_be(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = turns(game)[0]
    code, said = verified(tmp_path, changed(game, first, "1 jump"), capsys)
    assert code == 1 and said.startswith(f"Ply {first - 4}: “1 jump”")
    code, said = verified(tmp_path, changed(game, first, "* deal cross"), capsys)
    assert code == 1 and "luck" in said
    code, said = verified(tmp_path, changed(game, first - 1, "* deal deadend"), capsys)
    assert code == 1 and "luck" in said


def test_a_wrong_result_and_a_missing_end(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = game.rstrip("\n").split("\n")
    wrong = "= 9 9 own"
    code, said = verified(tmp_path, "\n".join([*lines[:-1], wrong, ""]), capsys)
    assert code == 1 and "“9 9 own”" in said and f"“{lines[-1][2:]}”" in said
    code, said = verified(tmp_path, "\n".join([*lines[:-1], ""]), capsys)
    assert code == 1 and "“–”" in said


def test_a_record_must_be_written_to_the_letter(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = turns(game)[0]
    line = game.split("\n")[first]
    for loose in (line.replace("1 ", "1  "), line + " "):
        code, said = verified(tmp_path, changed(game, first, loose), capsys)
        assert code == 1 and said == f"Ply {first - 4}: “{loose}” should be written “{line}”."
    code, said = verified(tmp_path, game.replace("options = ", "options  = "), capsys)
    assert code == 1 and "line 4 " in said
    code, said = verified(tmp_path, game + "\n", capsys)
    assert code == 1 and f"line {game.count(chr(10)) + 2} " in said


CHESS = 'game = "chess"\nversion = "1"\nseats = ["A", "B"]\n\n'


@pytest.mark.parametrize("text", ["", "game = 3\n\n", "nothing", CHESS])
def test_what_is_no_record_is_said_to_be_none(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = verified(tmp_path, text, capsys)
    assert code == 1
    assert "not played here" in said if text is CHESS else said.startswith("This is no record. Line 1: ")


def test_a_line_that_is_no_move_is_named(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for lang, begins in (("en", "This is no record. Line 6 "), ("de", "Das ist kein Protokoll. Zeile 6 ")):
        file = tmp_path / "it.game"
        file.write_text("\n".join([*game.split("\n")[:5], "hello", ""]))
        assert main(["replay", str(file), "--lang", lang]) == 1
        said = capsys.readouterr().err
        assert begins in " ".join(said.split()) and "hello" in said


def test_options_that_do_not_go_together(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = verified(tmp_path, game.replace('"2x2"', '"9x9"'), capsys)
    assert code == 1 and "9x9" in said


def test_several_files_are_all_looked_at(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.game", tmp_path / "bad.game"
    good.write_text(game)
    bad.write_text("")
    assert main(["verify", str(bad), str(good)]) == 1
    said = capsys.readouterr().out
    assert said.index("bad.game") < said.index("good.game")
    assert main(["verify", str(tmp_path / "none.game")]) == 2


def test_a_replay_shows_the_log_and_the_last_position(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "it.game"
    file.write_text(game)
    assert main(["replay", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.count("┌───────┬───────┐") == 1
    assert said.rstrip().endswith(game.rstrip().split("\n")[-1])
    assert "Ann draws “" in said and "Bo draws “" in said, "every card is open"


def test_a_replay_stops_where_it_is_told_and_shows_every_step(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "it.game"
    file.write_text(game)
    assert main(["replay", str(file), "--to", str(turns(game)[1] - 4), "--step"]) == 0
    said = capsys.readouterr().out
    assert said.count("┌───────┬───────┐") == 3, "after two turns and at the end"
    assert f"{turns(game)[1] - 4:>4} 2 " in said and "\n= " not in said


def test_a_replay_through_somebodys_eyes_shows_their_cards_and_no_others(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "it.game"
    file.write_text(game)
    said = {}
    for eyes in ("1", "2", "table", "truth"):
        assert main(["replay", str(file), "--lang", "en", "--eyes", eyes]) == 0
        said[eyes] = capsys.readouterr().out
    assert "Ann draws “" in said["1"] and "Bo draws “" not in said["1"]
    assert "Bo draws “" in said["2"] and "Ann draws “" not in said["2"]
    assert " draws “" not in said["table"] and "* …" in said["table"] and "1 …" in said["2"]
    assert "Ann draws “" in said["truth"] and "…" not in said["truth"]
    assert main(["replay", str(file), "--lang", "en", "--eyes", "3"]) == 1
    assert "from 1 to 2" in " ".join(capsys.readouterr().err.split())


def test_a_replay_to_no_ply_shows_the_table_before_the_first(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "it.game"
    file.write_text(game)
    assert main(["replay", str(file), "--to", "0"]) == 0
    assert "   1 " not in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["replay", str(file), "--to", "-3"])


@pytest.mark.parametrize(
    ("game", "lang", "said"),
    [
        ("broom_service", "en", ["8.1  Lightning", "8.4  Total", "8.4  Resources (break ties)"]),
        ("broom_service", "de", ["8.1  Blitze", "8.4  Zusammen"]),
        ("cloud_mine", "fr", ["8.4  Cartes"]),
    ],
)
def test_a_replay_ends_with_the_score_sheet_and_its_rules(
    game: str, lang: str, said: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng, rules, names = Random(4), SHELF[game], ["Ann", "Bo", "Ólafur Þór"]
    table = Table(rules, names, rules.options(), rng)
    while actors := table.state.to_act():
        table.act(actors[0], rng.choice(table.legal(actors[0])))
    file = tmp_path / "it.record"
    file.write_text(str(table.record), encoding="utf-8")
    assert main(["replay", str(file), "--lang", lang]) == 0
    told = capsys.readouterr().out.splitlines()
    sheet = rules.sheet(table.state)
    for head in said:
        (line,) = [line for line in told if head in line]
        item = next(
            item for item in sheet if line.lstrip().startswith(item.rule) and written(item.by) in squeezed(line)
        )
        assert item
    head = next(line for line in told if line.split()[:2] == ["Ann", "Bo"])
    assert head.endswith("Ólafur Þór")
    assert main(["replay", str(file), "--lang", lang, "--to", "20"]) == 0
    assert said[0] not in capsys.readouterr().out


def written(values: tuple[int, ...]) -> str:
    return " ".join(str(value).replace("-", "−") for value in values)


def squeezed(line: str) -> str:
    return " ".join(line.split())
