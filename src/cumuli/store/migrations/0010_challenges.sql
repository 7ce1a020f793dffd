-- What a device is to sign with a passkey, for two minutes; any server of the house may be asked for it.
CREATE TABLE challenges (
    device    TEXT PRIMARY KEY,
    person    TEXT NOT NULL,
    purpose   TEXT NOT NULL,
    challenge BLOB NOT NULL,
    until     REAL NOT NULL
) WITHOUT ROWID;
