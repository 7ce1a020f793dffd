"""A small fast generator for playouts and search: never used to deal a real game.  Compiled."""

from __future__ import annotations

from mypy_extensions import i64


class Dice:
    """Lehmer's generator (Park and Miller, CACM 31(10), 1988, with multiplier 48271); period 2**31 - 2."""

    def __init__(self, seed: i64) -> None:
        spread: i64 = (seed % 2147483646 + 2147483646) % 2147483646
        self.state: i64 = spread * 1103515245 % 2147483646 + 1  # or neighbouring seeds would begin alike

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n must be under 2**31."""
        x: i64 = self.state * 48271 % 2147483647
        self.state = x
        return x * n >> 31
