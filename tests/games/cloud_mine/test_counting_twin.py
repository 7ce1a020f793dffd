"""The page counts words while one types: what it says is what the rules say."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cumuli.games.cloud_mine.counting import clean, count, fault, fold
from games.cloud_mine.test_words import CASES, text_of

ROOT = Path(__file__).parents[3]
SIGNS = "aAéßЖमेघ象1٣½'’`´-‐–.,:;!?/_&+^~€©🐘\u0301\u20e3\u200b\u00ad\u3164\ufe0f \u00a0\t\n"
"""What counts, joins, parts, hides and is refused, in many scripts."""

pytestmark = pytest.mark.skipif(
    not shutil.which("node") or not (ROOT / "web" / "node_modules").is_dir(), reason="the page is not set up"
)


def counted(texts: list[str]) -> list[dict[str, Any]]:
    """What the page says of each text."""
    command = ["node", str(ROOT / "tests" / "counted.mjs")]
    run = subprocess.run(command, input=json.dumps(texts), capture_output=True, text=True, check=True, timeout=60)
    verdicts: list[dict[str, Any]] = json.loads(run.stdout)
    return verdicts


def judged(text: str, strict: bool) -> list[object]:
    """What the rules say: how many words, or why not and a number that belongs to it."""
    refused = fault(text, strict)
    if refused is None:
        return [count(text, strict), 0]
    return [refused.reason, dict(refused.args).get("count", 0)]


def verdict(text: str) -> dict[str, object]:
    return {"clean": clean(text), "fold": fold(text), "lenient": judged(text, False), "strict": judged(text, True)}


def test_the_page_counts_as_the_table_says() -> None:
    for case, said in zip(CASES, counted([text_of(case) for case in CASES]), strict=True):
        assert [said["lenient"][0], said["strict"][0]] == [case["lenient"], case["strict"]], case["text"]


def test_the_page_and_the_rules_count_anything_alike() -> None:
    rng = Random(5)
    words = "it's l'ours d'abord arc-en-ciel a-b-c-d 3,5 10:30 STRASSE Straße qu'un".split()
    texts = ["".join(rng.choices(SIGNS, k=rng.randrange(1, 24))) for _ in range(1500)]
    texts += [rng.choice(" -'’/").join(rng.choices(words, k=rng.randrange(1, 8))) for _ in range(500)]
    for text, said in zip(texts, counted(texts), strict=True):
        assert said == verdict(text), ascii(text)
