"""The steps that lead from nothing to today's tables: one set of files, read for one database or the other.

Types stand as SQLite calls them.  What only one database understands stands
below a line `-- only sqlite` or `-- only postgresql`, up to a line
`-- everywhere`; a house that runs on PostgreSQL has no past before step 8.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
ONLY: Final = re.compile(r"-- (?:only (\w+)|everywhere)")
NAMES: Final = {
    "TEXT": 'TEXT COLLATE "C"',  # compared byte by byte, as SQLite does
    "REAL": "DOUBLE PRECISION",
    "BLOB": "BYTEA",
    "INTEGER": "BIGINT",
}


class Newer(RuntimeError):
    """A newer program has changed the database since."""


def scripts(dialect: str = SQLITE) -> list[tuple[int, str]]:
    """All steps, numbered from 1."""
    folder = files("cumuli.store") / "migrations"
    found = sorted((int(f.name[:4]), f.read_text("utf-8")) for f in folder.iterdir() if f.name.endswith(".sql"))
    return [(number, rendered(script, dialect)) for number, script in found]


def needed(at: int, dialect: str) -> list[tuple[int, str]]:
    """The steps that a database still lacks; one that is ahead of this program is refused."""
    steps = scripts(dialect)
    newest = steps[-1][0]
    if at > newest:
        raise Newer(f"this database is at schema {at}, newer than this program's {newest}")
    return steps[at:]


def rendered(script: str, dialect: str) -> str:
    """A step as one of the databases understands it."""
    lines: list[str] = []
    wanted = True
    for line in script.splitlines():
        if found := ONLY.fullmatch(line):
            only = found[1]
            if only not in (None, SQLITE, POSTGRESQL):
                raise ValueError(f"no such database: {only}")
            wanted = only in (None, dialect)
        elif wanted and not line.startswith("--"):
            lines.append(line)
    if dialect == SQLITE:
        return "\n".join(lines)
    return ";".join(map(typed, "\n".join(lines).split(";")))


def typed(statement: str) -> str:
    """A statement with the types that PostgreSQL knows; only where a table is made or gets another column."""
    if not re.match(r"\s*(CREATE|ALTER) TABLE\b", statement):
        return statement
    named = re.sub(rf"\b({'|'.join(NAMES)})\b", lambda found: NAMES[found[1]], statement)
    return named.replace(") WITHOUT ROWID", ")")
