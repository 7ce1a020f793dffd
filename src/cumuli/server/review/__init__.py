"""Looking back at a game: through whose eyes, at which ply, and on from there."""
