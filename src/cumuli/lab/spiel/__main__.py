"""`python -m cumuli.lab.spiel`: OpenSpiel's own tests on every game, and playthroughs written anew."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time

from cumuli.lab.spiel.conformance import cases, check, write_playthroughs


def main() -> None:
    """Test every table, or write the playthroughs into a folder."""
    parser = argparse.ArgumentParser(prog="python -m cumuli.lab.spiel", description=__doc__)
    parser.add_argument("--games", type=int, default=5, metavar="N", help="random games for each table (5)")
    parser.add_argument("--playthroughs", type=Path, metavar="FOLDER", help="write the playthroughs there instead")
    args = parser.parse_args()
    if args.playthroughs:
        write_playthroughs(args.playthroughs)
        return
    for case in cases():
        start = process_time()
        check(case, args.games)
        print(f"{process_time() - start:6.2f} s  {args.games} games  {case}", flush=True)


if __name__ == "__main__":
    main()
