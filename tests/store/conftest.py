"""Every test that asks for a place runs in both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from postgres import schema
from store.place import Place


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    if request.param == "sqlite":
        yield Place(str(tmp_path / "x.db"))
        return
    with schema(request.getfixturevalue("postgresql")) as url:
        yield Place(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """A second house."""
    if request.param == "sqlite":
        yield Place(str(tmp_path / "elsewhere.db"))
        return
    with schema(request.getfixturevalue("postgresql")) as url:
        yield Place(url)
