"""What can go wrong on the way: for now, or for good."""

from __future__ import annotations


class Failed(Exception):
    """A notice did not arrive; trying again later may help."""


class Refused(Failed):
    """It will not arrive by trying again."""


class Gone(Refused):
    """There is nobody at this address any more."""
