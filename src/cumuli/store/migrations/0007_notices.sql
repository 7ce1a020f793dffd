-- How far somebody was shown a table, and when.
CREATE TABLE looks (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    at       REAL NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

-- Where somebody wants to be told that it is their turn.
CREATE TABLE channels (
    id        TEXT PRIMARY KEY,
    person    TEXT NOT NULL,
    kind      TEXT NOT NULL,
    address   TEXT NOT NULL,
    detail    TEXT NOT NULL,
    house     TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    created   REAL NOT NULL
) WITHOUT ROWID;

CREATE INDEX channels_by_person ON channels (person);

-- Of which question somebody was told last; so that nobody is told twice.
CREATE TABLE noticed (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    ask      INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

-- What is still to be sent.
CREATE TABLE outbox (
    id      TEXT PRIMARY KEY,
    person  TEXT NOT NULL,
    channel TEXT NOT NULL,
    about   TEXT NOT NULL,
    tries   INTEGER NOT NULL,
    due     REAL NOT NULL,
    created REAL NOT NULL
) WITHOUT ROWID;
