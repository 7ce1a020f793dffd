CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    version TEXT NOT NULL,
    status  TEXT NOT NULL,
    created REAL NOT NULL,
    seq     INTEGER NOT NULL,
    summary BLOB NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_by_status ON tables (status, created);

-- A command key is unique over all tables, hence also in each of them.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    command  TEXT NOT NULL UNIQUE,
    payload  BLOB NOT NULL,
    at       REAL NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE people (
    id      TEXT PRIMARY KEY,
    token   BLOB NOT NULL UNIQUE,
    name    TEXT NOT NULL,
    lang    TEXT NOT NULL,
    created REAL NOT NULL,
    greeted INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
