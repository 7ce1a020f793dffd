-- Who somebody was before they signed in: older entries name them so, and must be found when they ask to be forgotten.
CREATE TABLE aliases (
    old    TEXT PRIMARY KEY,
    person TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX aliases_by_person ON aliases (person);
