"""The command line: play, serve, replay, verify, soak, arena, doctor and the checks of what people make themselves."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Sequence

from cumuli.cli.parser import build
from cumuli.cli.voice import Voice, language


def unread() -> bool:
    """Whether whoever read what we say has seen enough; then nothing more is said, at the end either."""
    try:
        out = sys.stdout.fileno()
    except (OSError, ValueError):
        return False  # it goes nowhere that could break
    if hasattr(select, "poll"):
        pipe = select.poll()
        pipe.register(out, 0)
        if not any(event & select.POLLERR for _, event in pipe.poll(0)):
            return False
    os.dup2(os.open(os.devnull, os.O_WRONLY), out)  # as Python's manual has it
    return True


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the answer is the exit code: 0 well, 1 something was found wrong, 2 not understood."""
    words = list(sys.argv[1:] if argv is None else argv)
    voice = Voice(language(words))
    args = build(voice).parse_args(words)
    try:
        code: int = args.run(args, voice)
    except KeyboardInterrupt:
        voice.say("cli-stopped")
        return 130
    except OSError as error:
        if isinstance(error, BrokenPipeError) and unread():
            return 141
        voice.complain("cli-no-file", file=str(error.filename or ""), why=error.strerror or str(error))
        return 2
    return code
