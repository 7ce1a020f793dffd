-- What only this house knows.
CREATE TABLE house (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

-- Decks that people made: the blobs last, so that nothing else reads their pages.
CREATE TABLE decks (
    id         TEXT PRIMARY KEY,
    kind       TEXT NOT NULL,
    owner      TEXT NOT NULL,
    state      TEXT NOT NULL,
    cards      INTEGER NOT NULL,
    seed       TEXT NOT NULL,
    hash       TEXT NOT NULL,
    created    REAL NOT NULL,
    used       REAL NOT NULL,
    bundle     BLOB NOT NULL,
    perception BLOB NOT NULL
);

CREATE INDEX decks_by_owner ON decks (owner, created);
CREATE INDEX decks_by_use ON decks (used);
