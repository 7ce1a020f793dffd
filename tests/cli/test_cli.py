"""The command line as people meet it: help, languages, the doctor, addresses."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cumuli.cli import main
from cumuli.cli.house import data_dir
from cumuli.cli.serve import address
from cumuli.cli.voice import language
from cumuli.words import HERE, LANGUAGES, Catalogue

COMMANDS = ("serve", "play", "replay", "verify", "soak", "arena", "reports", "leakcheck", "doctor")
COMMANDS += ("spell", "deck", "board", "components")


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def stopped(*words: str) -> int:
    """The exit code of a command that argparse ends."""
    with pytest.raises(SystemExit) as end:
        main(words)
    return int(end.value.code or 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_in_the_reader_s_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert stopped("--lang", lang, "--help") == 0
    said = capsys.readouterr().out
    words = Catalogue(None, lang)
    assert words.text("cli-about") in said
    for command in COMMANDS:
        assert words.text(f"cli-help-{command}") in said
    assert "options:" not in said and "cli-" not in said


@pytest.mark.parametrize(
    "command", [(c,) for c in COMMANDS] + [(what, "check") for what in COMMANDS[-4:]], ids=" ".join
)
def test_every_command_explains_itself(command: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert stopped(*command, "--help", "--lang=de") == 0
    said = capsys.readouterr().out
    assert said.startswith(f"Aufruf: cumuli {' '.join(command)}") and "cli-" not in said


@pytest.mark.parametrize(
    "words", [["fly"], ["play"], ["play", "chess"], ["verify"], ["play", "cloudy_kingdom", "--seats", "0"]]
)
def test_what_is_not_understood_ends_with_two(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert stopped("--lang", "fr", *words) == 2
    assert "Utilisation" in capsys.readouterr().err


def test_the_language_is_asked_for_or_the_environment_s(monkeypatch: pytest.MonkeyPatch) -> None:
    assert language([]) == "en"
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert language([]) == "fr"
    monkeypatch.setenv("LC_ALL", "de_CH")
    assert language([]) == "de"
    assert language(["--lang", "en"]) == language(["--lang=en"]) == "en"
    monkeypatch.setenv("LC_ALL", "pt_BR")
    assert language([]) == "en"


def test_every_message_the_code_names_is_written() -> None:
    found = set()
    for file in sorted((HERE / "cli").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and re.fullmatch(r"cli(-[a-z]+)+", node.value)
            ):
                found.add(node.value)
    assert len(found) > 60
    assert [id for id in sorted(found) if not Catalogue(None, "en").has(id)] == []


def test_the_doctor_looks_at_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--data", str(tmp_path / "deep" / "down")]) == 0
    said = capsys.readouterr().out
    for what in ("Python", "mypyc", "SQLite", "Chromium", "Fluent", "Data"):
        assert re.search(rf"^[✓·] {what} ", said, re.MULTILINE), what
    assert not (tmp_path / "deep").exists(), "looking changes nothing"


def test_the_doctor_finds_a_folder_where_nothing_can_be_kept(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--data", "/proc/nowhere"]) == 1
    assert "✗ Data" in capsys.readouterr().out


def test_addresses_can_be_typed_in_a_browser() -> None:
    assert address("0.0.0.0", 8000) == address("127.0.0.1", 8000) == "http://localhost:8000/"
    assert address("10.0.0.7", 80) == "http://10.0.0.7:80/"
    assert address("fe80::1", 80) == "http://[fe80::1]:80/"


def test_data_lies_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_dir(None) == tmp_path / "cumuli"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_dir(None) == Path.home() / ".local/share/cumuli"
    assert data_dir(Path("here")) == Path("here")


def test_whoever_has_seen_enough_is_told_nothing_more_and_no_other_pipe_is_taken_for_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    many = f"import sys; from cumuli.cli import main; {MANY}; sys.exit(main(['doctor', '--lang', 'en']))"
    done = subprocess.Popen([sys.executable, "-c", many], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert done.stdout is not None and done.stderr is not None
    done.stdout.close()
    assert done.stderr.read() == b"" and done.wait(60) == 141

    def broken(*given: object) -> int:
        raise BrokenPipeError(32, "Broken pipe")

    monkeypatch.setattr("cumuli.cli.doctor.run", broken)
    assert main(["doctor", "--lang", "en"]) == 2
    assert "Broken pipe" in capsys.readouterr().err


MANY = "from cumuli.cli import doctor; doctor.run = lambda args, voice: [print('x' * 9999) for _ in range(99)] and 0"
