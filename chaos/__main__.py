"""`python -m chaos …`: the trials, each bounded, printing what it found; the status says whether all was well."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

CONSOLE = Console(width=None if sys.stdout.isatty() else 150)


def hostile(args: argparse.Namespace) -> bool:
    from chaos.hostile import run

    told = run(args.messages, args.seed, lambda number: CONSOLE.print(f"  {number:,} ..."))
    CONSOLE.print(
        f"{told.sent:,} messages from seed {args.seed} in {told.seconds:.0f} s; {told.unread:,} were no command at all"
    )
    CONSOLE.print("answers: " + ", ".join(f"{name} {count:,}" for name, count in told.answers.most_common()))
    CONSOLE.print("reasons: " + ", ".join(f"{name} {count:,}" for name, count in told.reasons.most_common()))
    CONSOLE.print("MiB in memory, at tenths: " + " ".join(f"{mib:.0f}" for mib in told.resident))
    for line in (*told.wrong[:20], *told.stumbles[:5]):
        CONSOLE.print(line, markup=False)
    CONSOLE.print(
        f"not answered once with a reason: {len(told.wrong)}; stumbles: {len(told.stumbles)}; growth {told.growth:.2f}"
    )
    return not told.wrong and not told.stumbles


def storm(args: argparse.Namespace) -> bool:
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))  # there is what begins PostgreSQL and NATS
    from chaos.storm import SOON, run

    told = run(args.minutes * 60, args.faults, args.tables, args.rate, args.seed, args.only)
    CONSOLE.print(f"{told.seconds:.0f} s of storm, {args.tables} tables, seed {args.seed}")
    CONSOLE.print("seconds for each part: " + ", ".join(f"{part} {took:.0f}" for part, took in told.spent.items()))
    befell = ", ".join(f"{name} {count}" for name, count in told.faults.items())
    CONSOLE.print(f"what befell the house, {sum(told.faults.values())} times: {befell}")
    CONSOLE.print("what was done: " + ", ".join(f"{name} {count:,}" for name, count in told.done.items()))
    CONSOLE.print(
        f"a second: {told.done['entries'] / told.seconds:.1f} entries, {told.done['moves'] / told.seconds:.1f} moves"
        f" of people, {told.done['meant to do'] / told.seconds:.1f} of {args.rate:.0f} things meant to be done"
    )
    CONSOLE.print(f"seconds to an answer: {spread(told.waits)}")
    for name, seconds in sorted(told.back.items()):
        CONSOLE.print(f"seconds until back, where {name}: {spread(seconds)}")
    if told.slow:
        CONSOLE.print(
            "not back soon, after: " + ", ".join(f"{name} {count}" for name, count in told.slow.most_common())
        )
    for name, count in told.wrong.items():
        CONSOLE.print(f"WRONG: {name}: {count}", markup=False)
    CONSOLE.print(f"wrong: {sum(told.wrong.values())}; everybody back within {SOON:.0f} s: {told.quick}")
    return told.well


def spread(seconds: list[float]) -> str:
    """How many there are, and the middle, the 99th hundredth and the worst."""
    if not seconds:
        return "none"
    by = sorted(seconds)
    return f"{len(by):,} times, middle {by[len(by) // 2]:.3f}, 99 % {by[len(by) * 99 // 100]:.3f}, worst {by[-1]:.3f}"


def simulate(args: argparse.Namespace) -> bool:
    from chaos.simulate.command import run

    return run(args, lambda line: CONSOLE.print(line, markup=False))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m chaos", description=__doc__)
    trials = parser.add_subparsers(required=True)
    trial = trials.add_parser("hostile", help="malformed and hostile messages")
    trial.add_argument("--messages", type=int, default=1_000_000)
    trial.add_argument("--seed", type=int, default=1)
    trial.set_defaults(run=hostile)
    trial = trials.add_parser(
        "storm", help="nodes, bots, PostgreSQL, NATS and the ways between them fail while people play"
    )
    trial.add_argument("--minutes", type=float, default=2.0, help="how long the storm lasts at most")
    trial.add_argument(
        "--faults", type=int, default=0, help="end when so many things befell the house; -1 for fair weather"
    )
    trial.add_argument("--only", nargs="+", default=(), metavar="NAME", help="only these things befall the house")
    trial.add_argument("--tables", type=int, default=40)
    trial.add_argument("--rate", type=float, default=60.0, help="things that people mean to do, a second")
    trial.add_argument("--seed", type=int, default=1)
    trial.set_defaults(run=storm)
    trial = trials.add_parser("simulate", help="many nodes in one thread, in made-up time, under a seed")
    trial.add_argument("--seed", type=int, default=0)
    trial.add_argument("--runs", type=int, default=1_000)
    trial.add_argument(
        "--plant", default="", help="a fault to put in: no-compare, no-repeat, no-sweep, no-cursor, told-first"
    )
    trial.set_defaults(run=simulate)
    args = parser.parse_args()
    return 0 if args.run(args) else 1


if __name__ == "__main__":
    raise SystemExit(main())
