"""A PostgreSQL for the tests: the one that CUMULI_TEST_POSTGRES names, else one of our own, with a schema for each."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from psycopg import OperationalError, connect

GIVEN = os.environ.get("CUMULI_TEST_POSTGRES", "")
QUICK = ("fsync=off", "full_page_writes=off", "listen_addresses=", "max_connections=60", "shared_buffers=16MB")


def binaries() -> Path | None:
    """Where initdb and postgres are."""
    on_path = shutil.which("pg_ctl")
    places = [Path(on_path).parent] if on_path else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda bin: int(bin.parent.name), reverse=True)
    return next((bin for bin in places if (bin / "initdb").exists() and (bin / "postgres").exists()), None)


def unprivileged(folder: Path) -> dict[str, Any]:
    """Who runs it: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            who = pwd.getpwnam(name)
            os.chown(folder, who.pw_uid, who.pw_gid)
            return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}
    raise LookupError("nobody but root is here to run PostgreSQL")


@contextlib.contextmanager
def cluster() -> Iterator[str]:
    """The address of a PostgreSQL that is there as long as this lasts; the test is left out where there is none."""
    if GIVEN:
        yield GIVEN
        return
    bin = binaries()
    if bin is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL must be here: apt-get install postgresql")
        pytest.skip("no PostgreSQL: apt-get install postgresql, or name one with CUMULI_TEST_POSTGRES")
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # short: the socket's path may have 107 signs
    process = None
    try:
        who: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, **unprivileged(folder)}
        made = [bin / "initdb", "-D", folder / "data", "-U", "cumuli", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([*made, "--locale=C.UTF-8"], check=True, timeout=60, stderr=subprocess.PIPE, **who)
        knobs = [part for knob in QUICK for part in ("-c", knob)]
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                [bin / "postgres", "-D", folder / "data", "-k", folder, *knobs],
                stderr=log,
                start_new_session=True,
                **who,
            )
        url = f"postgresql://cumuli@/postgres?host={folder}"
        answering(url, process, folder / "log")
        yield url
    finally:
        if process is not None:
            process.send_signal(signal.SIGQUIT)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def answering(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until it lets somebody in."""
    for _ in range(600):
        with contextlib.suppress(OperationalError), connect(url):
            return
        assert process.poll() is None, log.read_text()
        time.sleep(0.05)
    raise AssertionError("PostgreSQL did not come up:\n" + log.read_text())


@contextlib.contextmanager
def schema(url: str) -> Iterator[str]:
    """The address of an empty place in a PostgreSQL."""
    name = f"test_{uuid.uuid4().hex}"
    with connect(url, autocommit=True) as db:
        db.execute(f"CREATE SCHEMA {name}".encode())
    try:
        yield f"{url}{'&' if '?' in url else '?'}options=-csearch_path%3D{name}"
    finally:
        with connect(url, autocommit=True) as db:
            db.execute(f"DROP SCHEMA {name} CASCADE".encode())
