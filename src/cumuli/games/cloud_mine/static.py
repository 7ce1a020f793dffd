"""What everybody may know about a table and what never changes: the deck, the awards, how words are counted."""

from __future__ import annotations

from typing import Any

from cumuli.games.cloud_mine import counting
from cumuli.games.cloud_mine.state import CloudMine


def static(state: CloudMine) -> dict[str, Any]:
    """Which deck is played with (its pictures are fetched elsewhere), and what a round may bring (rule 7)."""
    rules = state.rules
    size = int(rules.size)
    hits = [
        {"guess": k, "dreamer": k - 1, "watcher": size - k + 1, "scout": 0} for k in range(1, int(rules.guesses) + 1)
    ]
    return {
        "deck": state.deck,
        "cards": int(rules.cards),
        "awards": [*hits, {"guess": None, "dreamer": 0, "watcher": 0, "scout": size}],
        "words": {
            "most": counting.MOST_WORDS,
            "longest_text": counting.LONGEST_TEXT,
            "longest_word": counting.LONGEST_WORD,
            "strict": bool(rules.strict),
            "no_repeats": bool(rules.no_repeats),
        },
        "provenance": {"rules": "rulebook", "deck": "designed" if state.deck == "standard" else "table"},
    }
