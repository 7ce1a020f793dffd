"""Makes what lies beside the tests importable from all of them: pytest adds this folder to the path."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest

ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
"""Before numpy comes in, and for every process that is started: there are as many of them as cores already."""


def pytest_collection_finish() -> None:
    """Lead absl's log past pytest: OpenSpiel brings it in while tests are collected, so that it writes to what catches
    the output, and it closes that as soon as a server sets up its own log in a test that catches output itself."""
    absl = sys.modules.get("absl.logging")
    if absl is not None:
        absl.get_absl_handler().python_handler.stream = sys.__stderr__


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL, started when the first test asks for it."""
    from postgres import cluster

    with cluster() as url:
        yield url


@pytest.fixture
def url(postgresql: str) -> Iterator[str]:
    """The address of an empty place in it."""
    from postgres import schema

    with schema(postgresql) as url:
        yield url


@pytest.fixture(scope="session")
def nats() -> Iterator[str]:
    """The address of a NATS, started when the first test asks for it."""
    from nats_server import nats

    with nats() as url:
        yield url
