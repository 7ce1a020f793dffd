"""Telling people who are not here that it is their turn: by push, by mail, or to an address of their own."""
