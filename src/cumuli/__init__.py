"""Cumuli: a table for three board games under one sky."""

from cumuli.compiled import refuse_stale

__version__ = "0.1.0"

refuse_stale()
