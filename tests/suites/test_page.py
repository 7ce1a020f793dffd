"""The page about the suites is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "bots" / "suites.md").read_text(encoding="utf-8")


def test_its_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "suites.md", "exec"), {})
    printed = capsys.readouterr().out
    assert "the leader gets -" in printed
    assert "place " in printed
