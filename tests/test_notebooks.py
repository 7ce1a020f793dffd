"""The guide's notebooks: three of them, kept without outputs; building the guide runs them and fails with them."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[1] / "docs"
BOOKS = sorted((DOCS / "notebooks").glob("*.ipynb"))


def cells(path: Path, kind: str) -> list[dict[str, Any]]:
    read = json.loads(path.read_text(encoding="utf-8"))
    return [cell for cell in read["cells"] if cell["cell_type"] == kind]


def test_the_guide_lists_every_notebook_and_stops_where_one_fails() -> None:
    index, conf = (DOCS / "index.md").read_text(encoding="utf-8"), (DOCS / "conf.py").read_text(encoding="utf-8")
    assert [path.stem for path in BOOKS] == ["first_game", "opening_and_round", "train_agent"]
    assert all(f"\nnotebooks/{path.stem}\n" in index for path in BOOKS)
    assert 'nb_execution_mode = "force"' in conf and "nb_execution_raise_on_error = True" in conf


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_outputs_and_begins_with_its_title(path: Path) -> None:
    code = cells(path, "code")
    assert len(code) >= 5
    for cell in code:
        assert cell["outputs"] == [] and cell["execution_count"] is None
        ast.parse("".join(cell["source"]))
    assert "".join(cells(path, "markdown")[0]["source"]).startswith("# ")
