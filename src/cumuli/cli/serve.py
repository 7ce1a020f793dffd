"""`cumuli serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import socket
import webbrowser
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from threading import Timer
from typing import Any, Final

from cumuli.cli.house import address_of, leave, opened, our_turn
from cumuli.cli.think import PACKAGES, lacking
from cumuli.cli.voice import Voice
from cumuli.store.opening import file_of, is_postgres, shown

NODES: Final = PACKAGES
QUEUE: Final = "queue"
"""What `--think` says where bots think in other processes."""
EVERYWHERE: Final = ("0.0.0.0", "::", "")


def lan_address() -> str | None:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("0.") else address


def address(host: str, port: int) -> str:
    """What to type in a browser."""
    shown = "localhost" if host in (*EVERYWHERE, "127.0.0.1") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def metrics_at(given: str) -> str:
    """Where figures are told; a port alone means this machine only.  Raises ValueError where it is no port."""
    address, _, port = given.rpartition(":")
    if given and not 0 < int(port) < 65_536:
        raise ValueError(given)
    return f"{address or '127.0.0.1'}:{port}" if given else ""


def chosen(args: argparse.Namespace) -> dict[str, Any]:
    """The knobs somebody turned, on the command line, or in the environment where nobody sees a password."""
    from cumuli.server.notices.mail import smtp

    knobs: dict[str, Any] = {"private_hooks": args.private_hooks, "drain": args.drain, "logs": args.log}
    knobs["figures"] = args.metrics
    knobs["nats"] = args.nats or os.environ.get("CUMULI_NATS", "")
    knobs["think"] = args.think
    knobs["shared"] = args.shared or (bool(knobs["nats"]) and (args.think != QUEUE or is_postgres(address_of(args))))
    if args.proxy is not None:
        knobs["trusted_proxies"] = args.proxy
    knobs["url"] = (args.url or os.environ.get("CUMULI_URL", "")).rstrip("/")
    server = args.smtp or os.environ.get("CUMULI_SMTP", "")
    if server:
        knobs["smtp"] = smtp(server, args.mail_from or os.environ.get("CUMULI_MAIL_FROM", ""))
    return knobs


def run(args: argparse.Namespace, voice: Voice) -> int:
    """Serve until stopped."""
    from cumuli.server.app import serve
    from cumuli.server.config import Config

    try:
        config = replace(Config(), **chosen(args))
    except ValueError:
        voice.say("cli-serve-smtp", "bad")
        return 2
    where = address_of(args)
    if config.shared and not is_postgres(where):
        voice.complain("store-not-shared", store=shown(where))
        return 2
    if config.nats and find_spec("nats") is None:
        voice.complain("store-lacking-nats", command=NODES)
        return 1
    if config.think == QUEUE and not config.nats:
        voice.complain("think-no-nats")
        return 2
    if config.think == QUEUE and lacking():
        voice.complain("think-lacking", command=NODES)
        return 1
    turn = our_turn(where, voice, config.shared) if is_postgres(where) else None
    if is_postgres(where) and turn is None:
        return 1
    store = opened(where, voice, new=True)
    if store is None:
        return 1
    here = address(args.host, args.port)
    voice.say("cli-serve-here", "good", address=here)
    if args.host in EVERYWHERE:
        lan = lan_address()
        if lan:
            voice.say("cli-serve-lan", address=f"http://{lan}:{args.port}/")
    voice.say("cli-serve-data", "soft", dir=shown(where) if is_postgres(where) else str(file_of(where).parent))
    voice.say("cli-serve-stop", "soft")
    if args.open:
        opener = Timer(1.0, webbrowser.open, (here,))
        opener.daemon = True
        opener.start()
    if turn is not None:
        turn.watch(partial(leave, voice))
    serve(host=args.host, port=args.port, store=store, config=config)
    if turn is not None:
        turn.give_back()
    return 0
