"""`cumuli mcp`: a seat for a language model, spoken over standard input and output."""

from __future__ import annotations

import argparse
import os
from importlib.util import find_spec

from cumuli.cli.voice import Voice

TOKEN = "CUMULI_SEAT_TOKEN"


def run(args: argparse.Namespace, voice: Voice) -> int:
    """Serve until the other side hangs up; the seat's token comes from the environment, where nobody else reads it."""
    if find_spec("mcp") is None:
        voice.complain("mcp-missing")
        return 2
    from cumuli.mcp.seat import Seat
    from cumuli.mcp.server import make

    make(Seat(args.url, os.environ.get(TOKEN, ""), voice.lang)).run("stdio")
    return 0
