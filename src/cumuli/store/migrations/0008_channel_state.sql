-- How it goes with each channel: empty, down, lost, refused or gone; and since when.
ALTER TABLE channels ADD COLUMN state TEXT NOT NULL DEFAULT '';
ALTER TABLE channels ADD COLUMN since REAL NOT NULL DEFAULT 0;
