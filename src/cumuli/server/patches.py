"""How whoever listens puts a Changed together with what it was told before: what is left out is as it was."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]


def complete(seen: Message, said: Message) -> Message:
    """A Changed with everything in it, *seen* being the Opened or the complete Changed before.

    With the number that was seen already, and no blocks, only the info is new.
    """
    info = {**seen["info"], **said["info"]}
    known = {block["seat"]: block for block in seen["blocks"]}
    return {**said, "info": info, "blocks": [block_of(known.get(block["seat"], {}), block) for block in said["blocks"]]}


def block_of(known: Message, said: Message) -> Message:
    """One block with everything in it; what happened before does not happen again."""
    return {**known, "events": [], **said, "view": {**known.get("view", {}), **said.get("view", {})}}


def followed(seen: Message, said: Message) -> Message:
    """A table as it is known after a Changed: what was seen, brought up to date."""
    now = complete(seen, said)
    blocks = now["blocks"] if said["seq"] > seen["seq"] else seen["blocks"]
    return {**seen, "seq": said["seq"], "info": now["info"], "blocks": blocks}
