-- What the first entries of a table's log come to; made from the log, and never needed.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    version  TEXT NOT NULL,
    fold     BLOB NOT NULL
) WITHOUT ROWID;
