"""What the guide shows is true: its Python runs as printed."""

from __future__ import annotations

import re
from pathlib import Path

from cumuli.games import SHELF

DOCS = Path(__file__).parents[1] / "docs"


def blocks(page: str, language: str) -> list[str]:
    """The fenced blocks of one language, in order."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_the_researchers_examples_run_one_after_another() -> None:
    names: dict[str, object] = {}
    examples = blocks("researchers.md", "python")
    assert len(examples) >= 3
    for example in examples:
        exec(compile(example, "researchers.md", "exec"), names)
    assert "view" in names and names["plies"]
    assert set(SHELF)
