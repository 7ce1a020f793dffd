"""Learning from games that bots play with one another."""
