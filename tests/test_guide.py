"""What the guide shows is true: its Python runs as printed, and its moves are moves."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from random import Random

import pytest

from cumuli.games import SHELF
from cumuli.table import Table
from cumuli.telling import TOPICS, matching, topic
from cumuli.words import Catalogue

DOCS = Path(__file__).parents[1] / "docs"


def blocks(page: str, language: str) -> list[str]:
    """The fenced blocks of one language, in order."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


ELSEWHERE = {"corpus.md", "programs.md"}
"""Pages whose examples need files or a house: they are run where those are made."""
PAGES = sorted(path.name for path in DOCS.glob("*.md") if blocks(path.name, "python") and path.name not in ELSEWHERE)
"""The other pages with examples in Python."""
NEEDED = {"environments.md": "pettingzoo", "openspiel.md": "pyspiel", "vector.md": "gymnasium"}
"""What a page needs that is not installed everywhere."""


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run_one_after_another(page: str) -> None:
    if page in NEEDED:
        pytest.importorskip(NEEDED[page])
    names: dict[str, object] = {}
    for example in blocks(page, "python"):
        exec(compile(example, page, "exec"), names)


def test_the_pages_for_researchers_have_examples() -> None:
    assert {"researchers.md", "openspiel.md"} <= set(PAGES)


def test_the_readmes_example_runs_as_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    example = re.findall(r"^```python\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)[0]
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert "As Bob sees it." in printed and "moves of seat 1" in printed and printed.count("Outcome(") == 2
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg ")
    assert Catalogue("cloudy_kingdom", "en").text("refusal-not-held") in printed


def test_what_the_page_for_a_prompt_shows_is_what_a_prompt_answers() -> None:
    text = "\n".join(blocks("prompt.md", "pycon"))
    test = doctest.DocTestParser().get_doctest(text, {}, "prompt.md", "prompt.md", 0)
    assert len(test.examples) > 20
    found: list[str] = []
    doctest.DocTestRunner().run(test, out=found.append)
    assert found == []


def moves_of(game: str) -> list[str]:
    """The moves that the page on the command line shows for a game."""
    return blocks("command-line.md", f"text {game}")[0].splitlines()


@pytest.mark.parametrize("game", sorted(SHELF))
def test_every_move_in_the_guide_is_one_and_no_verb_is_missing(game: str) -> None:
    """What the verbs are, games of luck tell: whatever somebody could have typed begins like a line of the guide."""
    plays, shown = SHELF[game], moves_of(game)
    seats = max(2, plays.seats[0])
    state = plays.start(seats, plays.options(), plays.version)
    for line in shown:
        word = plays.read(state, line)
        assert plays.write(state, word) == line
        if not line.startswith("say "):  # which no list holds
            plays.code(state, word)
    verbs = {line.split()[0] for line in shown}
    for seed in range(3):
        table, rng = Table(plays, ["P"] * seats, plays.options(), Random(seed)), Random(seed)
        for _ in range(300):
            if table.state.outcome() is not None or not table.state.to_act():
                break
            seat = table.state.to_act()[0]
            words = table.legal(seat)
            assert {plays.write(table.state, word).split()[0] for word in words} <= verbs
            table.act(seat, rng.choice(words))


def test_the_guide_names_every_question_and_how_moves_are_shortened() -> None:
    text = (DOCS / "command-line.md").read_text(encoding="utf-8")
    for lang in ("en", "de", "fr"):
        words = Catalogue(None, lang)
        assert [topic(about, words) for about in re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)] == list(TOPICS)
    assert topic("karte", Catalogue(None, "de")) == "board"
    kingdom = SHELF["cloudy_kingdom"]
    state = kingdom.start(2, kingdom.options(), kingdom.version)
    every = [f"place cross {cell} {turn}" for cell in ("a1", "b2") for turn in "nesw"]
    assert state is not None and matching("pl cr b2 e", every) == matching("cr b2 e", every) == ["place cross b2 e"]
    assert len(matching("pl cr b2", every)) == 4
