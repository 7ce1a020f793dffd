"""What a person is told when no game starts on the board or with the components a table brought along."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cumuli.cli.records import verify
from cumuli.cli.voice import Voice
from cumuli.core.game import Illegal, Refusal
from cumuli.games.broom_service import GAME
from cumuli.games.broom_service.boards import BoardFault
from cumuli.games.broom_service.components import ComponentFault
from cumuli.games.broom_service.setup import told
from cumuli.record import Record, options_of
from cumuli.words import LANGUAGES, Catalogue, refusal
from games.broom_service import test_boards, test_components


def refused(options: dict[str, Any]) -> Refusal:
    """The refusal that somebody reads who opens a table with these options, wherever that is done."""
    with pytest.raises(Illegal) as no:
        GAME.check(2, options_of(GAME, options))
    return no.value.refusal


def bad() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every faulty board and every bad correction, and the reason why no game starts with it."""
    for side, change, _, _ in test_boards.FAULTS:
        yield "bad-board", {"board": test_boards.edited(side, change)}
    for corrections, _, _ in test_components.FAULTS:
        yield "bad-components", {"components": corrections}


@pytest.mark.parametrize("reason, options", list(bad()))
def test_a_table_with_a_fault_is_refused_in_the_words_of_the_checks(reason: str, options: dict[str, Any]) -> None:
    no = refused(options)
    facts = dict(no.args)
    assert no.reason == reason and no.rule == {"bad-board": "12.1", "bad-components": "1.3"}[reason]
    for lang in LANGUAGES:
        sentence = Catalogue("broom_service", lang, strict=True).text(f"board-{facts['problem']}", **facts)
        assert str(facts["where"]) in sentence
        said = refusal(no, "broom_service", lang, strict=True)
        assert said.endswith(f" {sentence}") and said[: -len(sentence)].strip().endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_of_the_checks_has_its_own_sentence_in_a_refusal(lang: str) -> None:
    found = [BoardFault("board", "unknown-side", side="left"), BoardFault("board", "form", what="Odd")]
    found += [fault for number in range(len(test_boards.FAULTS)) for fault in test_boards.found_in(number)]
    for fault in found:
        said = refusal(Refusal("bad-board", "12.1", told(fault)), "broom_service", lang, strict=True)
        words = Catalogue("broom_service", lang, strict=True)
        assert said.endswith(words.text(f"board-{fault.problem}", where=fault.where, **fault.about)), fault


def test_a_fault_is_not_told_of_the_wrong_thing() -> None:
    fault = ComponentFault("rounds", "range", low=1, high=10)
    for lang in LANGUAGES:
        board, pieces = (refusal(Refusal(why, "", told(fault)), "broom_service", lang, strict=True)
                         for why in ("bad-board", "bad-components"))  # fmt: skip
        assert board != pieces and board.split(". ", 1)[1] == pieces.split(". ", 1)[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_on_a_faulty_board_is_refused_in_words(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    corrections = {"rounds": 11}
    record = Record("broom_service", "1", ["Ann", "Bo"], {"components": corrections})
    file = tmp_path / "game.txt"
    file.write_text(str(record), encoding="utf-8")
    assert verify(argparse.Namespace(files=[file]), Voice(lang)) == 1
    sentence = refusal(refused({"components": corrections}), "broom_service", lang, strict=True)
    assert sentence in capsys.readouterr().out
