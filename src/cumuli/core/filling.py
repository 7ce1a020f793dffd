"""Numbers written one after another into a packed array: how features are filled.  Compiled.

Each function writes at *at* and returns where the next number goes.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def number(out: vec[i64], at: i64, n: i64) -> i64:
    """One number."""
    out[at] = n
    return at + 1


def zeros(out: vec[i64], at: i64, many: i64) -> i64:
    """So many zeros."""
    i: i64
    for i in range(at, at + many):
        out[i] = 0
    return at + many


def one_hot(out: vec[i64], at: i64, many: i64, which: i64) -> i64:
    """A one at *which* among zeros; zeros alone where that is none of them."""
    end = zeros(out, at, many)
    if 0 <= which < many:
        out[at + which] = 1
    return end


def bits(out: vec[i64], at: i64, many: i64, mask: i64) -> i64:
    """The low bits of a mask, the lowest first."""
    i: i64
    for i in range(many):
        out[at + i] = mask >> i & 1
    return at + many
