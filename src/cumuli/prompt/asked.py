"""Who is to act, in one sentence."""

from __future__ import annotations

from cumuli.prompt.eyes import Sight
from cumuli.telling import SPOKEN


def line(sight: Sight) -> str:
    """What is asked of the reader; else of whom something is asked, or who has won."""
    seen = sight.seen
    outcome = sight.view["outcome"]
    if outcome is not None:
        names = [seen.names[seat] for seat in outcome["winners"]]
        if not names:
            return seen.text("ending-draw")
        return seen.text("ending-won", names=seen.words.list(names), count=len(names))
    actors = [seat for seat in sight.view["to_act"] if seat >= 0]
    if sight.eyes in actors:
        return SPOKEN[sight.game].prompt(seen)
    names = [seen.names[seat] for seat in actors]
    return seen.text("eyes-to-act", names=seen.words.list(names), count=len(names)) if names else ""
