"""TOML files that people hand in."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any


class Unreadable(ValueError):
    """A file that is no TOML: where, with line and column, and what the reader stumbled over."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


def table(path: Path) -> dict[str, Any]:
    """A TOML file; raises Unreadable where it is none."""
    try:
        return tomllib.loads(path.read_bytes().decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise Unreadable(str(path), f"UTF-8: {error.start}") from error
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+), column (\d+)", str(error))
        where = f"{path}:{at[1]}:{at[2]}" if at else str(path)
        raise Unreadable(where, str(error).partition(" (at ")[0]) from error
