"""A finished game in numbers: what its record tells of length, points, courage and luck, ready to be drawn."""

from cumuli.stats.charts import Lines, Matrix, Part, Stack, Stats
from cumuli.stats.counting import of

__all__ = ["Lines", "Matrix", "Part", "Stack", "Stats", "of"]
