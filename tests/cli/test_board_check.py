"""`cumuli board check` and `cumuli components check`: what an owner of the printed game corrects by hand."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from cumuli.cli import main
from cumuli.games.broom_service import boards
from cumuli.games.broom_service.boards import DATA
from cumuli.words import LANGUAGES, Catalogue

WORDS = Catalogue("broom_service", "en", strict=True)
FILES = {side: (DATA / f"board_{side}.toml").read_text(encoding="utf-8") for side in ("front", "back")}


def checked(
    what: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str = "en"
) -> tuple[int, str]:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    code = main([what, "check", str(file), "--lang", lang])
    return code, capsys.readouterr().out.replace(str(file), "mine.toml")


def edit(side: str, id: str, before: str, after: str) -> str:
    """A board's file with one change in the region or tower of an id."""
    head, mark, rest = FILES[side].partition(f'id = "{id}"\n')
    assert mark and before in rest.partition("\n[[")[0], "there is nothing to change"
    return head + mark + rest.replace(before, after, 1)


def test_the_printed_boards_are_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "check", str(DATA / "board_front.toml"), str(DATA / "board_back.toml"), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.count(WORDS.text("board-ok")) == 2
    assert "38 regions, 38 towers, 18 cloud spaces" in said and "47 regions, 45 towers, 19 cloud spaces" in said


def test_a_corrected_value_is_accepted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = checked("board", edit("front", "FT03", "vp = 5", "vp = 4"), tmp_path, capsys)
    assert (code, said.splitlines()) == (
        0,
        [f"mine.toml: {WORDS.text('board-ok')}", "38 regions, 38 towers, 18 cloud spaces"],
    )


def test_an_unusual_value_is_accepted_with_a_question(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = checked("board", edit("front", "FT03", "vp = 5", "vp = 15"), tmp_path, capsys)
    assert code == 0
    note = WORDS.text("board-unusual-value", where="mine.toml, towers.FT03.vp", vp=15, wands=0)
    assert note.startswith("mine.toml, towers.FT03.vp: ") and note in said.splitlines()


SLIPS = [
    ("front", "F03", 'terrain = "forest"', 'terrain = "swamp"', "regions.F03.terrain", "choice"),
    ("front", "F03", 'terrain = "forest"', 'land = "forest"', "regions.F03", "unknown-key"),
    ("front", "F03", 'terrain = "forest"', "", "regions.F03", "missing"),
    ("front", "F03", 'terrain = "forest"', 'terrain = "forest"\ncolour = "green"', "regions.F03", "unknown-key"),
    ("front", "F03", 'neighbours = ["F02", ', "neighbours = [", "regions.F02.neighbours", "one-way"),
    ("front", "F03", '"F12"]', '"F13"]', "regions.F03.neighbours", "one-way"),
    ("front", "F03", '"F12"]', '"F12", "F77"]', "regions.F03.neighbours", "unknown-region"),
    ("front", "F19", '"F27"]', '"F27", "FW1"]', "regions.F19.neighbours", "unknown-region"),
    ("front", "F03", "center = [386, 73]", "center = [86, 73]", "regions.F03.center", "outside"),
    ("front", "F03", "pos = [386, 59]", "pos = [386, 590]", "regions.F03.clouds.F03c1", "outside"),
    ("front", "F03", "[434, 0]", "[534, 0]", "borders.lines", "border-off"),
    ("front", "F03", "[434, 0]", "[434, -9]", "regions.F03.polygon", "off-board"),
    ("front", "F03", 'clouds = [{id = "F03c1", pos = [386, 59]}]\n', "", "regions", "cloud-spaces"),
    ("front", "F04", 'tile = "mountain"', 'tile = "hill"', "regions.F04.tile", "tile-terrain"),
    ("front", "F03", 'provenance = "designed"', 'provenance = "mine"', "regions.F03.provenance", "provenance"),
    ("front", "F03", 'de = "Flüsterwald"', 'de = ""', "regions.F03.names", "no-name"),
    ("front", "F19", "castle = {", "# castle = {", "regions", "castles"),
    ("front", "FT03", "vp = 5", "vp = -5", "towers.FT03.vp", "value"),
    ("front", "FT03", "vp = 5", 'vp = "5"', "towers.FT03.vp", "kind"),
    ("front", "FT03", 'colour = "orange"', 'colour = "red"', "towers.FT03.colour", "choice"),
    ("front", "FT03", 'regions = ["F02"]', 'regions = ["F03"]', "towers.FT03.pos", "base-away"),
    ("front", "FT03", 'regions = ["F02"]', 'regions = ["F02", "F30"]', "towers.FT03.regions", "not-neighbours"),
    ("front", "FT04", 'id = "FT04"', 'id = "FT03"', "towers.FT03", "id-twice"),
    ("back", "B06", 'circle = "A"', "", "regions", "circles"),
    ("back", "B08", 'tile = "hill"', "", "regions.B07.island", "island-hill"),
    ("back", "B07", 'island = "B"', "", "regions.B07.island", "cut-off"),
]  # fmt: skip


@pytest.mark.parametrize(
    "side, id, before, after, key, problem", SLIPS, ids=[f"{key}-{n}" for n, (*_, key, _) in enumerate(SLIPS)]
)
def test_a_slip_of_the_pen_is_found_with_its_file_and_key(
    side: str,
    id: str,
    before: str,
    after: str,
    key: str,
    problem: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if before.startswith("id ="):
        text = FILES[side].replace(before, after)
    else:
        text = edit(side, id, before, after)
    code, said = checked("board", text, tmp_path, capsys)
    assert code == 1 and WORDS.text("board-ok") not in said
    found = [fault for fault in boards.checked(tomllib.loads(text))[1] if fault.where.startswith(key)]
    fault = next(fault for fault in found if fault.problem == problem)
    assert WORDS.text(f"board-{problem}", where=f"mine.toml, {fault.where}", **fault.about) in said.splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_slip_is_told_in_the_reader_s_language(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = checked("board", edit("front", "F03", '"F12"]', '"F12", "F77"]'), tmp_path, capsys, lang)
    words = Catalogue("broom_service", lang, strict=True)
    told = words.text("board-unknown-region", where="mine.toml, regions.F03.neighbours", region="F77")
    assert (code, said.splitlines()) == (1, [told])


def test_all_slips_are_told_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = edit("front", "F03", "center = [386, 73]", "center = [86, 73]")
    text = text.replace('provenance = "designed"', 'provenance = "?"', 2)
    code, said = checked("board", text, tmp_path, capsys)
    assert code == 1
    keys = re.findall(r"^mine\.toml, (\S+):", said, re.MULTILINE)
    assert keys == ["regions.F01.provenance", "regions.F02.provenance", "regions.F03.center"]


@pytest.mark.parametrize("what", ["board", "components"])
def test_what_is_no_toml_is_told_with_its_line(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = checked(what, 'side = "front"\nwidth =\n', tmp_path, capsys)
    assert code == 1 and said.startswith("mine.toml:2:8: ") and "TOML" in said
    file = tmp_path / "latin.toml"
    file.write_bytes("# Hügel".encode("latin-1"))
    assert main([what, "check", str(file)]) == 1
    assert main([what, "check", str(tmp_path / "none.toml")]) == 2


def test_one_bad_board_among_good_ones_is_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(edit("front", "FT03", "vp = 5", "vp = -5"), encoding="utf-8")
    assert main(["board", "check", str(bad), str(DATA / "board_back.toml"), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert said.index("bad.toml, towers.FT03.vp") < said.index(f"board_back.toml: {WORDS.text('board-ok')}")


# Components


def test_the_printed_components_and_corrections_of_them_are_fine(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["components", "check", str(DATA / "components.toml"), "--lang", "en"]) == 0
    assert "The components are fine." in capsys.readouterr().out
    code, said = checked("components", "[events.like_minded]\nvp = 5\n", tmp_path, capsys)
    assert (code, said.strip()) == (0, "mine.toml: The components are fine.")


@pytest.mark.parametrize(
    "text, said",
    [
        ("[events.like_minded]\npoints = 5\n", "mine.toml, events.like_minded: “points” is not known here."),
        ("rounds = 12\n", "mine.toml, rounds: only 1 to 10 is possible."),
        ("[lightning]\ntable = []\n", "mine.toml, lightning.table: the list has the wrong length."),
        ("[setup]\npenalty = true\n", "mine.toml, setup.penalty: a whole number belongs here."),
    ],
)
def test_a_bad_correction_is_told_with_its_key(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = checked("components", text, tmp_path, capsys)
    assert code == 1 and told.startswith(said)
