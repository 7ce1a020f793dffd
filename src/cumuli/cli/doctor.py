"""`cumuli doctor`: is all here that Cumuli needs, and does it run as fast as it could?"""

from __future__ import annotations

import argparse
import platform
import re
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from rich.text import Text

from cumuli import __version__, compiled
from cumuli.cli.house import PACKAGE, address_of
from cumuli.cli.voice import Voice
from cumuli.games import SHELF
from cumuli.store.opening import Away, Lacking, answering, file_of, is_postgres, shown
from cumuli.words import HERE, LANGUAGES, files

GOOD: Final = "good"
SOFT: Final = "mark"
BAD: Final = "bad"
SIGNS: Final = {GOOD: "✓", SOFT: "·", BAD: "✗"}


class Finding(NamedTuple):
    """One line of the doctor's letter; only BAD ones make it a bad letter."""

    state: str
    what: str
    said: str


def run(args: argparse.Namespace, voice: Voice) -> int:
    """Look at everything once."""
    worst = 0
    for finding in findings(voice, address_of(args)):
        voice.out.print(
            Text.assemble((SIGNS[finding.state], finding.state), f" {finding.what:<10} ", (finding.said, finding.state))
        )
        worst |= finding.state == BAD
    return int(worst)


def findings(voice: Voice, store: str) -> Iterator[Finding]:
    version = f"{platform.python_implementation()} {platform.python_version()}"
    yield Finding(GOOD if sys.version_info >= (3, 11) else BAD, "Python", version)
    yield Finding(GOOD, "Cumuli", f"{__version__}, {platform.platform()}")
    yield engine(voice)
    yield sqlite(voice)
    page = HERE / "server" / "static" / "index.html"
    yield Finding(GOOD if page.is_file() else SOFT, "Web", voice.text("cli-here" if page.is_file() else "cli-no-page"))
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), "")
    yield Finding(GOOD if chromium else SOFT, "Chromium", chromium or voice.text("cli-no-chromium"))
    yield languages(voice)
    yield database(voice, store) if is_postgres(store) else writable(voice, file_of(store).parent)


def engine(voice: Voice) -> Finding:
    """Whether the engine runs compiled, and if not, why."""
    stale = compiled.stale()
    if stale:
        return Finding(BAD, "mypyc", voice.text("cli-stale", modules=", ".join(stale)))
    found = compiled.engine()
    if found.fast:
        return Finding(GOOD, "mypyc", voice.text("cli-compiled", count=len(found.compiled)))
    if found.compiled:
        return Finding(BAD, "mypyc", voice.text("cli-half-compiled", modules=", ".join(found.interpreted)))
    if not (HERE.parents[1] / "pyproject.toml").is_file():
        return Finding(SOFT, "mypyc", voice.text("cli-pure-wheel"))
    compiler = next((name for name in ("cc", "gcc", "clang", "cl") if shutil.which(name)), None)
    return Finding(SOFT, "mypyc", voice.text("cli-compiler-unused" if compiler else "cli-no-compiler"))


def sqlite(voice: Voice) -> Finding:
    """Whether the database can write ahead, so that a crash loses nothing."""
    with tempfile.TemporaryDirectory() as folder:
        base = sqlite3.connect(Path(folder) / "try.db")
        mode = base.execute("pragma journal_mode = wal").fetchone()[0]
        base.close()
    version = sqlite3.sqlite_version
    fine = mode == "wal" and sqlite3.sqlite_version_info >= (3, 35)
    said = voice.text("cli-sqlite-fine" if fine else "cli-sqlite-bad", version=version)
    return Finding(GOOD if fine else BAD, "SQLite", said)


def languages(voice: Voice) -> Finding:
    """Whether every message stands in every language."""
    missing = []
    for game in (None, *SHELF):
        ids = {lang: messages(game, lang) for lang in LANGUAGES}
        everything = set().union(*ids.values())
        missing += [f"{lang}: {id}" for lang in LANGUAGES for id in sorted(everything - ids[lang])]
    if missing:
        return Finding(BAD, "Fluent", voice.text("cli-languages-lack", ids=", ".join(missing[:8])))
    return Finding(GOOD, "Fluent", voice.text("cli-languages-fine", languages=", ".join(LANGUAGES)))


def messages(game: str | None, lang: str) -> set[str]:
    """The ids of all messages of a language."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in files(game, lang))
    return set(re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE))


def writable(voice: Voice, data: Path) -> Finding:
    """Whether tables can be kept there."""
    there = next(folder for folder in (data, *data.absolute().parents) if folder.exists())
    try:
        with tempfile.TemporaryFile(dir=there):
            pass
    except OSError as error:
        return Finding(BAD, "Data", voice.text("cli-not-writable", dir=str(data), why=error.strerror or str(error)))
    return Finding(GOOD, "Data", str(data))


def database(voice: Voice, address: str) -> Finding:
    """Whether the database that was named answers."""
    try:
        return Finding(GOOD, "Data", f"PostgreSQL {answering(address)}, {shown(address)}")
    except Lacking:
        return Finding(BAD, "Data", voice.text("store-lacking", command=PACKAGE))
    except Away as error:
        return Finding(BAD, "Data", voice.text("store-away", store=shown(address), why=str(error)))
