-- A person may come from several devices, each with a token of its own; choices go along.
CREATE TABLE persons (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    lang    TEXT NOT NULL,
    created REAL NOT NULL,
    greeted INTEGER NOT NULL DEFAULT 0,
    choices TEXT NOT NULL DEFAULT '{}'
) WITHOUT ROWID;

CREATE TABLE devices (
    token   BLOB PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    person  TEXT NOT NULL,
    label   TEXT NOT NULL,
    created REAL NOT NULL,
    seen    REAL NOT NULL
) WITHOUT ROWID;

-- only sqlite
INSERT INTO persons SELECT id, name, lang, created, greeted, '{}' FROM people;
INSERT INTO devices SELECT token, lower(hex(randomblob(8))), id, '', created, created FROM people;
-- everywhere
DROP TABLE people;
ALTER TABLE persons RENAME TO people;
CREATE INDEX devices_by_person ON devices (person);

CREATE TABLE passkeys (
    id      BLOB PRIMARY KEY,
    person  TEXT NOT NULL,
    public  BLOB NOT NULL,
    uses    INTEGER NOT NULL,
    label   TEXT NOT NULL,
    created REAL NOT NULL,
    used    REAL NOT NULL
) WITHOUT ROWID;

CREATE INDEX passkeys_by_person ON passkeys (person);

-- Who sits, or sat, at which table.
CREATE TABLE sittings (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

-- only sqlite
INSERT OR IGNORE INTO sittings
SELECT json_extract(chair.value, '$.person'), tables.id
FROM tables, json_each(CAST(tables.summary AS TEXT), '$.chairs') AS chair
WHERE json_extract(chair.value, '$.person') IS NOT NULL;
-- everywhere

-- A seat's personal link: whoever brings the token takes the seat from the one who made it.
CREATE TABLE seat_links (
    token    BLOB PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    person   TEXT NOT NULL,
    created  REAL NOT NULL,
    UNIQUE (table_id, seat)
) WITHOUT ROWID;
