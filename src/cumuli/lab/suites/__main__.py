"""`python -m cumuli.lab.suites`: make the suites' data anew, or reckon their values once more in fractions."""

from __future__ import annotations

import argparse
from pathlib import Path

from cumuli.lab.suites import endings, making


def main() -> int:
    """Make the positions, or check them."""
    parser = argparse.ArgumentParser(prog="python -m cumuli.lab.suites", description=__doc__)
    parser.add_argument("--make", type=Path, metavar="FILE", help="write the positions of CK-endings there")
    parser.add_argument("--magic", type=Path, metavar="FILE", help="write those with magic there")
    parser.add_argument("--left", type=int, default=3, metavar="N", help="check those with so many cards left (3)")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="check every Nth of them (1)")
    args = parser.parse_args()
    if args.make:
        args.make.write_bytes(endings.written(making.made()))
    if args.magic:
        args.magic.write_bytes(endings.written(making.made_with_magic()))
    if args.make or args.magic:
        return 0
    every = (*endings.endings(), *endings.endings(endings.MAGIC))
    some = [one for one in every if one.left == args.left][:: args.every]
    wrong = [one.id for one in some if not making.checked(one, endings.position(one))]
    print(f"{len(some) - len(wrong)} of {len(some)} positions are right", *wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
