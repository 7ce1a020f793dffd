"""Five words: counted as the table of cases says, in three languages, on lenient tables and strict ones."""

from __future__ import annotations

import tomllib
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cumuli.games.cloud_mine.counting import LONGEST_TEXT, MOST_WORDS, clean, count, fault, fold, words

CASES: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("words.toml").read_text(encoding="utf-8"))["case"]


def text_of(case: dict[str, Any]) -> str:
    return str(case["text"]) * case.get("times", 1)


def verdict(text: str, strict: bool) -> int | str:
    refused = fault(text, strict)
    return refused.reason if refused else count(text, strict)


@pytest.mark.parametrize("strict", [False, True], ids=["lenient", "strict"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: ascii(text_of(case)[:24]))
def test_a_text_counts_as_the_table_says(case: dict[str, Any], strict: bool) -> None:
    told = case["strict" if strict else "lenient"]
    assert verdict(text_of(case), strict) == told
    if told == "too-many-words":
        refused = fault(text_of(case), strict)
        assert refused is not None and refused.args == (("count", case["count"]),)


def test_the_table_of_cases_is_large_and_knows_every_refusal() -> None:
    told = {case[way] for case in CASES for way in ("lenient", "strict")}
    assert len(CASES) >= 60
    assert told == {1, 2, 3, 4, 5, "empty", "symbols", "too-many-words", "word-too-long", "too-long"}
    assert len({text_of(case) for case in CASES}) == len(CASES)


def test_a_very_long_text_is_judged_at_once() -> None:
    began = process_time()
    for text in ("a" * 10_000, "'a" * 5_000, "1." * 5_000, "a-" * 5_000, "\u0301" * 10_000, "\u200b" * 10_000):
        assert fault(text, True) is not None
    assert process_time() - began < 2


ANY = st.text(st.characters(exclude_categories=()) | st.sampled_from("ab1'’-.,\u0301\u0338\u200b\u00ad \u1fef"))


@settings(max_examples=400, deadline=None)
@given(ANY)
def test_cleaning_again_changes_nothing_and_counts_the_same(text: str) -> None:
    said = clean(text)
    assert clean(said) == said and said == said.strip() and "\n" not in said
    assert words(said) == words(text) and count(said, True) == count(text, True) >= count(text, False)
    assert verdict(said, True) == verdict(text, True)


@settings(max_examples=400, deadline=None)
@given(ANY)
def test_what_is_allowed_has_one_to_five_words_and_no_more_signs_than_fit(text: str) -> None:
    for strict in (False, True):
        if fault(text, strict) is None:
            assert 1 <= count(text, strict) <= MOST_WORDS and len(clean(text)) <= LONGEST_TEXT


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from("Fisch Vogel arc-en-ciel l'ours it's 3,5 मेघ Ärger".split()), min_size=1, max_size=9))
def test_words_between_blanks_are_counted_one_by_one(said: list[str]) -> None:
    for between in (" ", "\u00a0", "! ", " – ", "\n"):
        assert count(between.join(said), False) == len(said)
        assert count(between.join(said), True) == len(said) + said.count("l'ours")


def test_two_texts_of_the_same_words_are_told_to_be_the_same() -> None:
    assert fold("Ein Hund!") == fold("  ein  HUND…") == fold("ein, Hund")
    assert fold("Straße") == fold("STRASSE")
    assert fold("ein Hund") != fold("ein Hunde") and fold("Hund") != fold("ein Hund")
