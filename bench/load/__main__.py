"""How many tables one house bears, and beside what: `make load`, which prints all and draws the curve.

A house is started as `cumuli serve` starts it, on a new SQLite file: every move is written down before anybody hears
of it.  People at its tables, each with a socket of their own, make legal moves at a steady rate, whatever the house
does.  boardgame.io and Colyseus run beside it, in memory, with a toy of the same kind; every other run is another's,
so that what else the machine does meets all alike.  Ratios count, not the milliseconds of one machine.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median_low
from typing import Final

import msgspec
import uvloop
from bench.load import filling
from bench.load.driving import Row, driven
from bench.load.filling import Full
from bench.load.plot import draw
from bench.load.toy import TOY
from rich.console import Console
from rich.table import Table

PACE: Final = 0.2
"""Moves a second at each table: one every five seconds."""
PRESSED: Final = ", pressed"
"""What is put to the names of runs in which as many moves are made as the server bears."""
PEOPLED: Final = 60
"""Tables at least where all is pressed: a house bears only so many commands a second from one socket."""
DOCS: Final = Path(__file__).parents[2] / "docs" / "pictures"


async def beside(args: argparse.Namespace) -> list[Row]:
    """Cumuli with a real game and with the toy, boardgame.io and Colyseus: by turns, in one run."""
    makers: dict[str, Callable[[ExitStack, int], Awaitable[Full]]] = {
        "Cumuli, Cloudy Kingdom": filling.cumuli,
        "Cumuli, toy": lambda life, many: filling.cumuli(life, many, TOY.id),
    }
    if args.against:
        makers["Cumuli before, Cloudy Kingdom"] = lambda life, many: filling.cumuli(life, many, src=args.against)
    if not args.alone:
        makers |= {"boardgame.io, toy": filling.boardgame, "Colyseus, toy": filling.colyseus}
    rows: list[Row] = []
    with ExitStack() as life:
        fulls = {name: await make(life, args.small) for name, make in makers.items()}
        for _ in range(args.rounds):
            rows += [await driven(full, args.rate, args.seconds, name) for name, full in fulls.items()]
    for _ in range(args.rounds):
        for name, make in makers.items():
            with ExitStack() as life:  # games end soon here, so each run has a server and tables of its own
                full = await make(life, max(args.small, PEOPLED))
                rows.append(await driven(full, 0, args.seconds, name + PRESSED, args.busy))
    return rows


async def house(args: argparse.Namespace, tables: int, what: str, thinking: int = 0, watchers: int = 0) -> list[Row]:
    """One house with so many tables; nothing where it could not be filled, which is said."""
    began = time.monotonic()
    try:
        with ExitStack() as life:
            full = await filling.cumuli(life, tables, thinking=thinking, watchers=watchers)
            row = await driven(full, max(1.0, PACE * tables), args.seconds, what)
    except SystemExit as error:
        print(f"{what}, {tables} tables: {error}", flush=True)
        return []
    took = time.monotonic() - began
    print(f"{what}, {tables} tables, {row.sockets} sockets: {took:.0f} s, 99 of 100 in {row.p99:.1f} ms", flush=True)
    return [row]


def merged(rows: list[Row]) -> list[Row]:
    """One row for each name: the median of its runs."""
    found: list[Row] = []
    for name in dict.fromkeys(row.what for row in rows):
        runs = [msgspec.structs.asdict(row) for row in rows if row.what == name]
        middle = {key: median_low(run[key] for run in runs) for key in runs[0] if key != "what"}
        found.append(msgspec.convert({"what": name, **middle}, Row, strict=False))
    return found


def shown(rows: list[Row], console: Console) -> None:
    table = Table(
        "", "tables", "sockets", "moves", "p50 ms", "p99 ms", "longest", "CPU µs a move", "bytes a move", "kB a table"
    )
    for row in rows:
        figures = (f"{row.p50:.1f}", f"{row.p99:.1f}", f"{row.most:.1f}", f"{row.cpu:.0f}", f"{row.sent:.0f}")
        table.add_row(row.what, str(row.tables), str(row.sockets), str(row.moves), *figures, f"{row.memory:.0f}")
    console.print(table)
    for row in rows:
        if row.refused or row.late:
            console.print(f"{row.what}: {row.refused} refused, {row.late} left out, for the last was on its way")
    cpu = {row.what: row.cpu for row in rows}
    for peer in (name + how for how in ("", PRESSED) for name in ("boardgame.io, toy", "Colyseus, toy")):
        for own in (name for name in cpu if name.startswith("Cumuli") and cpu.get(peer)):
            if own.endswith(PRESSED) is not peer.endswith(PRESSED):
                continue
            console.print(f"{own}: {cpu[own] / cpu[peer]:.2f} of the processor time of {peer}")


async def measured(args: argparse.Namespace, console: Console) -> list[Row]:
    rows = [] if args.only_large else merged(await beside(args))
    if rows:
        shown(rows, console)
    if args.only_beside:
        return rows
    most = (resource.getrlimit(resource.RLIMIT_NOFILE)[1] - 200) // filling.SEATS
    curve = [row for tables in args.curve for row in await house(args, min(most, tables), "house")]
    rest: list[Row] = []
    if not args.tables:
        rest += await house(args, args.with_bots, f"with {args.thinking} tables of bots", thinking=args.thinking)
        rest += await house(args, 1, "a crowd at one table", watchers=args.crowd)
    shown([*curve, *rest], console)
    if args.draw:
        draw(curve, DOCS / "load.svg")
    return [*rows, *curve, *rest]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--short", action="store_true", help="only whether it works: few tables, a second each")
    parser.add_argument("--alone", action="store_true", help="without the servers from npm")
    parser.add_argument("--only-beside", action="store_true", help="without the large houses")
    parser.add_argument("--only-large", action="store_true", help="only the large houses")
    parser.add_argument("--tables", type=int, nargs="+", help="only large houses of so many tables")
    parser.add_argument("--against", type=Path, help="the src of another tree, to be measured by turns with this one")
    parser.add_argument("--draw", action="store_true", help="draw the curve into docs/pictures")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each run")
    parser.add_argument("--rounds", type=int, default=3, help="of runs by turns")
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second of the runs by turns")
    parser.add_argument("--busy", type=int, default=50, help="tables at which a move is under way where all is pressed")
    parser.add_argument("--json", type=Path, help="where to write all rows")
    args = parser.parse_args()
    args.small, args.thinking, args.crowd, args.with_bots = 250, 8, 10_000, 1_000
    args.curve = args.tables or [100, 300, 1_000, 4_900]
    args.only_large = args.only_large or bool(args.tables)
    if args.short:
        args.small, args.curve, args.thinking, args.crowd, args.with_bots = 8, [4, 8], 1, 40, 4
        args.seconds, args.rounds, args.rate = 1.0, 1, 20.0
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    console = Console(width=150, soft_wrap=True)
    rows = uvloop.run(measured(args, console))
    console.print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    if args.json:
        args.json.write_text(json.dumps(msgspec.to_builtins(rows), indent=1) + "\n")
    if any(not row.moves or row.refused for row in rows):
        raise SystemExit("some moves were refused, or none was made")


if __name__ == "__main__":
    main()
