"""Spells and decks checked from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

import cumuli.games.cloudy_kingdom as kingdom
from cumuli.cli import main

EXAMPLES = sorted((Path(kingdom.__file__).parent / "data" / "spells").glob("*.toml"))
GUST = (Path(kingdom.__file__).parent / "data" / "spells" / "gust.toml").read_text(encoding="utf-8")


def checked(
    what: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str = "en", *more: str
) -> tuple[int, str]:
    file = tmp_path / "it.toml"
    file.write_text(text, encoding="utf-8")
    code = main([what, "check", str(file), "--lang", lang, *more])
    return code, capsys.readouterr().out.replace(str(file), "it.toml")


def test_the_shipped_spells_are_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["spell", "check", *map(str, EXAMPLES), "--lang", "en", "--games", "60"]) == 0
    said = capsys.readouterr().out
    assert said.count("The spell is fine.") == len(EXAMPLES) == 3
    assert said.count("In 60 trial games") == 3


@pytest.mark.parametrize(
    "before, after, said",
    [
        ("quarters = 2", "quarters = 5", "it.toml: Step 2, “quarters”: “5” does not work here."),
        ('op = "rotate"', 'op = "spin"', "it.toml: Step 2: there is no step “spin”."),
        ('target = "t"', 'target = "x"', "it.toml: Step 2, “target”: what this step needs does not come before it."),
        ('id = "gust"', 'id = "chop"', "it.toml: The id: another spell has the id “chop” already."),
        ("[names]", "[names", "it.toml:4:7: this cannot be read as TOML."),
    ],
)
def test_a_bad_spell_is_refused_where_it_is_bad(
    before: str, after: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = checked("spell", GUST.replace(before, after), tmp_path, capsys)
    assert code == 1 and told.startswith(said)


def test_the_same_spell_twice_takes_its_own_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    twin = tmp_path / "twin.toml"
    twin.write_text(GUST, encoding="utf-8")
    assert main(["spell", "check", str(twin), str(twin), "--games", "6"]) == 1


def test_a_spell_that_never_works_is_told_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head = GUST[: GUST.index("[[steps]]")]
    code, told = checked("spell", head + '[[steps]]\nop = "cycle_hand"\n', tmp_path, capsys, "de", "--games", "60")
    assert code == 1 and "jeder Versuch abgelehnt" in told and "Windstoß" in told


def deck(**count: int) -> str:
    return 'provenance = "public"\n[count]\n' + "".join(f"{face} = {n}\n" for face, n in count.items())


def test_a_deck_is_told_its_size_and_openness(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = checked("deck", deck(straight=20, bridge=10, cross=20, interrupted=10), tmp_path, capsys)
    assert code == 0
    assert "The deck is fine." in said and "60 cards, 4 different pictures" in said
    assert "Openness 0.417 (exactly 5/12)" in said and "0.36" not in said and "0.42" not in said


@pytest.mark.parametrize(
    "count, hint", [({"straight": 20, "cross": 5}, "less than 0.36"), ({"straight": 4, "cross": 12}, "more than 0.42")]
)
def test_an_unusual_deck_gets_a_hint(
    count: dict[str, int], hint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = checked("deck", deck(**count), tmp_path, capsys)
    assert code == 0 and hint in said


@pytest.mark.parametrize(
    "text, said",
    [
        (deck(straight=20), "No card has a way out at its side"),
        (deck(moon=20), "Decks know no “moon”."),
        (deck(cross=3), "The deck has 3 cards"),
        ("[count]]\n", "The deck cannot be read as TOML: it.toml:1:8"),
        ("[count]\ncross = 20\n", "Where “deck” comes from is missing."),
    ],
)
def test_a_bad_deck_is_told_what_is_wrong(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = checked("deck", text, tmp_path, capsys)
    assert code == 1 and said in told
