"""What people bring: spells, corrected boxes, pictures and decks."""
