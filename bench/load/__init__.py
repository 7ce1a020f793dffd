"""How many tables one house bears, and beside what: `make load`."""
