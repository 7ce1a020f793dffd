"""The command line: play, serve, replay, verify, soak, arena, doctor and the checks of what people make themselves."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cumuli.cli.parser import build
from cumuli.cli.voice import Voice, language


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
    except BrokenPipeError:  # whoever read has seen enough
        sys.stderr.close()
        return 141
    except OSError as error:
        voice.complain("cli-no-file", file=str(error.filename or ""), why=error.strerror or str(error))
        return 2
    return code
