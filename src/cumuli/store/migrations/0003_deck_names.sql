-- What a deck's owner calls it; empty for one that has no name.
ALTER TABLE decks ADD COLUMN name TEXT NOT NULL DEFAULT '';
