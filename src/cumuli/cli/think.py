"""`cumuli think`: bots think here, for houses that ask over NATS."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

from cumuli.cli.voice import Voice
from cumuli.server.config import Config

PACKAGES: Final = "pip install 'cumuli[nodes]'"
NEEDED: Final = ("nats", "taskiq", "taskiq_nats")
ENDS: Final = (signal.SIGINT, signal.SIGTERM)


def add(commands: Any, voice: Voice, command: Any, count: Any) -> None:
    """`cumuli think`; *command* and *count* are the parser's ways to make and to read."""
    think = command(commands, voice, "think", run, "think-help")
    think.add_argument("--nats", default="", metavar="URL", help=voice.text("think-help-nats"))
    think.add_argument("--workers", type=count, default=1, metavar="N", help=voice.text("cli-help-workers"))
    think.add_argument("--log", choices=("text", "json"), default="text", help=voice.text("cli-help-log"))


def lacking() -> bool:
    """Whether a package is missing that speaks to NATS."""
    return any(find_spec(name) is None for name in NEEDED)


def places(nats: str) -> str:
    """Addresses as everybody may read them: without names and passwords."""
    named = [one if "://" in one else f"nats://{one}" for one in nats.split(",")]
    return ", ".join(urlsplit(one).netloc.rpartition("@")[2] for one in named)


def run(args: argparse.Namespace, voice: Voice) -> int:
    """Think until stopped."""
    nats = args.nats or os.environ.get("CUMULI_NATS", "")
    if not nats:
        voice.complain("think-no-nats")
        return 2
    if lacking():
        voice.complain("think-lacking", command=PACKAGES)
        return 1
    if args.log == "json":
        from cumuli.server.operating.logs import in_json

        in_json()
    voice.say("think-here", "good", address=places(nats), workers=args.workers)
    voice.say("think-stop", "soft")
    asyncio.run(think(Config(nats=nats, bot_workers=args.workers)))
    return 0


async def think(config: Config) -> None:
    """Think until a signal says that it is enough."""
    from cumuli.server.minds.queue.answering import Mind

    leave, loop = asyncio.Event(), asyncio.get_running_loop()
    with contextlib.suppress(NotImplementedError):  # Windows: there Ctrl+C ends it at once
        for end in ENDS:
            loop.add_signal_handler(end, leave.set)
    await Mind(config).run(leave)
