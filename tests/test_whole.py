"""No file carries the marks of a merge that nobody finished."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
MARKS = re.compile(r"^(?:<{7} |>{7} |={7}$)", re.MULTILINE)


@pytest.mark.skipif(not (HOUSE / ".git").exists(), reason="asks git for its files")
def test_no_merge_was_left_half_done() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=HOUSE, capture_output=True, text=True, check=True).stdout
    texts = [
        path
        for path in map(HOUSE.joinpath, listed.splitlines())
        if path.suffix in {".md", ".py", ".ts", ".svelte", ".ftl", ".toml", ".css"}
    ]
    assert len(texts) > 500
    assert [str(path) for path in texts if path.is_file() and MARKS.search(path.read_text(encoding="utf-8"))] == []
    assert MARKS.search("a\n<<<<<<< HEAD\nb")
