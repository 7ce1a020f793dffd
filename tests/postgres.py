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
QUICK = (
    "fsync=off",
    "full_page_writes=off",
    "listen_addresses=",
    "max_connections=60",
    "shared_buffers=16MB",
    "max_wal_size=128MB",
)


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
def disk(folder: Path, room: int) -> Iterator[bool]:
    """Let a folder be a disk of its own, in memory, with so many bytes, where we may mount one; whether it is."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={room}", "none", str(folder)]
    may = room > 0 and os.geteuid() == 0 and shutil.which("mount") is not None
    there = may and subprocess.run(command, capture_output=True, check=False).returncode == 0
    try:
        yield there
    finally:
        if there and os.path.ismount(folder):
            subprocess.run(["umount", "-l", str(folder)], check=True)


class Cluster:
    """A PostgreSQL of our own, in a folder that must be short: the path of its socket may have 107 signs."""

    def __init__(self, bin: Path, folder: Path, alone: bool = False) -> None:
        self.bin = bin
        self.folder = folder
        self.alone = alone
        """Its folder is a disk of its own, which can be filled."""
        self.url = f"postgresql://cumuli@/postgres?host={folder}"
        self.process: subprocess.Popen[bytes] | None = None
        self._who: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, **unprivileged(folder)}
        made: list[str | Path] = [
            bin / "initdb",
            "-D",
            folder / "data",
            "-U",
            "cumuli",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        ]
        subprocess.run([*made, "--locale=C.UTF-8"], check=True, timeout=120, stderr=subprocess.PIPE, **self._who)

    def start(self) -> None:
        """Return once it lets somebody in."""
        knobs = [part for knob in QUICK for part in ("-c", knob)]
        command: list[str | Path] = [self.bin / "postgres", "-D", self.folder / "data", "-k", self.folder, *knobs]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stderr=log, process_group=0, **self._who)
        for _ in range(1_200):
            with contextlib.suppress(OperationalError), connect(self.url):
                return
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)
        raise AssertionError("PostgreSQL did not come up:\n" + (self.folder / "log").read_text())

    def stop(self) -> None:
        """At once; whoever speaks to it is cut off."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGQUIT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextlib.contextmanager
def own(room: int = 0) -> Iterator[Cluster]:
    """A running PostgreSQL that is there as long as this lasts; the test is left out where there is none.

    It has a disk of its own with so much *room*, where that can be had.
    """
    bin = binaries()
    if bin is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL must be here: apt-get install postgresql")
        pytest.skip("no PostgreSQL: apt-get install postgresql")
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    made: Cluster | None = None
    try:
        with disk(folder, room) as alone:
            try:
                made = Cluster(bin, folder, alone)
                made.start()
                yield made
            finally:
                if made is not None:
                    made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def cluster() -> Iterator[str]:
    """The address of a PostgreSQL: the given one, or one of our own."""
    if GIVEN:
        yield GIVEN
        return
    with own() as made:
        yield made.url


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
