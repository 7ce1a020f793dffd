"""The words every game is written in."""
