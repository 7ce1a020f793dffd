"""Tells which modules of the engine run compiled, and refuses a compiled module older than its source."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Engine:
    """How the modules that can be compiled run here."""

    compiled: tuple[str, ...]
    interpreted: tuple[str, ...]

    @property
    def fast(self) -> bool:
        """Whether all of it runs compiled."""
        return bool(self.compiled) and not self.interpreted


class Stale(RuntimeError):
    """A compiled module is older than the source beside it."""


def modules() -> tuple[str, ...]:
    """The names of all modules that are compiled where a compiler is found."""
    lines = (HERE / "compiled.txt").read_text(encoding="utf-8").splitlines()
    return tuple(line.strip() for line in lines if line.strip() and not line.startswith("#"))


def is_compiled(name: str) -> bool:
    """Whether this module was loaded from a shared library."""
    file = importlib.import_module(name).__file__ or ""
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def engine() -> Engine:
    """Import every module of the engine and tell how it runs."""
    names = modules()
    compiled = tuple(name for name in names if is_compiled(name))
    return Engine(compiled, tuple(name for name in names if name not in compiled))


def stale(root: Path = HERE) -> tuple[str, ...]:
    """Modules whose source was edited after they were compiled; only a source tree can have any."""
    if not (root.parents[1] / "pyproject.toml").is_file():
        return ()
    found = []
    for name in modules():
        source = root.joinpath(*name.split(".")[1:]).with_suffix(".py")
        built = [source.with_suffix(end) for end in EXTENSION_SUFFIXES]
        if any(path.is_file() and path.stat().st_mtime < source.stat().st_mtime for path in built):
            found.append(name)
    return tuple(found)


def refuse_stale() -> None:
    """Stop before a stale module can answer in its source's name."""
    names = stale()
    if names:
        raise Stale(f"edited since they were compiled: {', '.join(names)}; run `make setup`")
