"""Makes what lies beside the tests importable from all of them: pytest adds this folder to the path."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL, started when the first test asks for it."""
    from postgres import cluster

    with cluster() as url:
        yield url
