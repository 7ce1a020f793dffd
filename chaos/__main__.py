"""`python -m chaos hostile`: the trials, each bounded, printing what it found; the status says whether all was well."""

from __future__ import annotations

import argparse
import sys

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


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m chaos", description=__doc__)
    trials = parser.add_subparsers(required=True)
    trial = trials.add_parser("hostile", help="malformed and hostile messages")
    trial.add_argument("--messages", type=int, default=1_000_000)
    trial.add_argument("--seed", type=int, default=1)
    trial.set_defaults(run=hostile)
    args = parser.parse_args()
    return 0 if args.run(args) else 1


if __name__ == "__main__":
    raise SystemExit(main())
