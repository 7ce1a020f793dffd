"""Cloud Mine in sentences: the round, the words, and what each cloud looks like.  Pure."""

from __future__ import annotations

from typing import Any, Final

from cumuli.core.seen import Facts, Lines, Seen, Spoken
from cumuli.games.cloud_mine.actions import Pick
from cumuli.games.cloud_mine.drawing import letter, people, plain, said, state
from cumuli.games.cloud_mine.notation import SAY


def board(seen: Seen) -> Lines:
    """The round, its words, and the clouds that lie."""
    view, words = seen.view, seen.words
    lines = [plain(state(view, words)), *who(seen)]
    lines += [plain([line]) for line in said(view, seen.names, words)]
    for place, card in enumerate(view["sky"] or ()):
        name = seen.text("cm-cloud", letter=letter(place))
        if card["turned"]:
            lines.append(seen.pair(name, seen.text("drawn-down")))
        else:
            lines.append(_pictured(seen, name, card["card"]))
    return [*lines, *([] if view["sky"] else _own(seen))]


def _pictured(seen: Seen, name: str, card: int) -> str:
    """A cloud by its name, and what one may see in it."""
    things = seen.pictured(card)
    return seen.pair(name, ", ".join(things)) if things else name


def _own(seen: Seen) -> Lines:
    view = seen.view
    mine = [view["target"]] if view["phase"] != "pick" and view["target"] is not None else view["hand"] or []
    return [_pictured(seen, seen.text("drawn-cloud", number=card), card) for card in mine]


def hand(seen: Seen) -> Lines:
    """The scout's clouds, or the one that the dreamer is to describe."""
    own = _own(seen)
    if not own:
        return [seen.text("spoken-no-clouds")]
    return [seen.text("drawn-target" if len(own) == 1 else "drawn-hand-clouds"), *own]


def who(seen: Seen) -> Lines:
    """Everybody's part in the round, and how many cards they have."""
    return [plain([line[1:]]) for line in people(seen.view, seen.names, seen.words)]


def help(seen: Seen) -> Lines:
    """How moves are typed."""
    return [seen.text(f"drawn-help-{verb}") for verb in ("pick", "say", "guess")]


def prompt(seen: Seen) -> str:
    """What is asked now."""
    return seen.text(f"prompt-{seen.view['phase']}")


def facts(seen: Seen, word: Any) -> Facts:
    """What a cloud of the scout's hand, or in the sky, looks like."""
    sky = seen.view["sky"]
    card = word.card if isinstance(word, Pick) else sky[word.place]["card"] if sky and hasattr(word, "place") else None
    things = () if card is None else seen.pictured(card)
    return {"things": ", ".join(things), "count": len(things)}


def tidy(seen: Seen, typed: str) -> str:
    """Whoever describes a cloud just says it; a letter is as good in upper case."""
    if seen.view["phase"] == "describe" and not typed.startswith(SAY) and not typed.isdecimal():
        return SAY + typed
    return typed.lower() if seen.view["phase"] == "guess" else typed


SPOKEN: Final = Spoken(board, board, hand, who, who, help, prompt, facts, tidy, {"Describe": SAY})
