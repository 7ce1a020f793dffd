-- What people told those who run this house about lines that should not have been said.
CREATE TABLE reports (
    command  TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    line     INTEGER NOT NULL,
    said     TEXT NOT NULL,
    whose    TEXT NOT NULL,
    name     TEXT NOT NULL,
    person   TEXT NOT NULL,
    why      TEXT NOT NULL,
    note     TEXT NOT NULL,
    at       REAL NOT NULL
) WITHOUT ROWID;
