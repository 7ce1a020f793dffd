"""A table in words, as the terminal tells it: through a seat's own eyes, or an onlooker's."""

from __future__ import annotations

from typing import Final

from cumuli.core.seen import Seen
from cumuli.lab.envs.episode import Episode
from cumuli.lab.envs.spaces import agents
from cumuli.telling import SPOKEN
from cumuli.words import Catalogue

MODES: Final = ["ansi", "human"]
"""A text, and the same text printed after every step."""


def ansi(episode: Episode, eyes: int | None) -> str:
    """What lies on the table and how far everybody is; and what a seat has in hand and is asked, through its eyes."""
    game, state = episode.game, episode.state
    seen = Seen(
        Catalogue(game.id, "en"),
        game.observe(state, eyes),
        game.static(state),
        agents(episode.seats),
        eyes,
        episode.options,
    )
    spoken = SPOKEN[game.id]
    lines = spoken.board(seen) + spoken.who(seen) + spoken.scores(seen)
    if eyes is not None:
        lines += spoken.hand(seen)
        if eyes in episode.owing:
            lines.append(spoken.prompt(seen))
    return "\n".join(dict.fromkeys(lines))


def rendered(episode: Episode, mode: str | None, eyes: int | None) -> str | None:
    """The text, where that is the mode; printed, and nothing, where people read along."""
    if mode is None:
        return None
    text = ansi(episode, eyes)
    if mode == "human":
        print(text)
        return None
    return text


def checked(mode: str | None) -> str | None:
    """A mode of rendering; raises ValueError where it is none."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"no such render mode: {mode!r}; there are {', '.join(MODES)}")
    return mode
