"""What a house costs as its tables grow in number, as a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bench.load.driving import Row


def draw(rows: Sequence[Row], to: Path) -> None:
    """Three curves over the number of tables: time to the view, processor time a move, memory a table."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    pyplot.rcParams["svg.hashsalt"] = "cumuli"  # the same rows draw the same file
    figure, axes = pyplot.subplots(1, 3, figsize=(10, 3.2), layout="constrained")
    tables = [row.tables for row in rows]
    for axis, title, curves in (
        (axes[0], "move to view, ms", {"p50": [row.p50 for row in rows], "p99": [row.p99 for row in rows]}),
        (axes[1], "processor time a move, µs", {"": [row.cpu for row in rows]}),
        (axes[2], "memory a table, kB", {"": [row.memory for row in rows]}),
    ):
        for name, values in curves.items():
            axis.plot(tables, values, marker="o", label=name)
        axis.set(title=title, xlabel="tables of four, a move each five seconds", xscale="log", ylim=(0, None))
        axis.grid(alpha=0.3)
        if len(curves) > 1:
            axis.legend(frameon=False)
    figure.savefig(to, metadata={"Date": None})
    pyplot.close(figure)
