"""`python -m cumuli.cli` is `cumuli`."""

from cumuli.cli import main

raise SystemExit(main())
