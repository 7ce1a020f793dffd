"""A table as the environments show it, in words or as a picture: through a seat's own eyes, or an onlooker's."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cumuli.core.seen import Seen
from cumuli.lab.envs.episode import Episode
from cumuli.lab.envs.painting import kingdom, realm, sky
from cumuli.lab.envs.spaces import agents
from cumuli.telling import SPOKEN
from cumuli.words import Catalogue

MODES: Final = ["ansi", "human", "rgb_array"]
"""A text; the same text printed after every step; a picture."""
PAINTERS: Final[dict[str, Any]] = {"broom_service": realm, "cloud_mine": sky, "cloudy_kingdom": kingdom}


def seen_by(episode: Episode, eyes: int | None) -> Seen:
    """What a reader sees, to be told in sentences."""
    game, state = episode.game, episode.state
    view, static = game.observe(state, eyes), game.static(state)
    return Seen(Catalogue(game.id, "en"), view, static, agents(episode.seats), eyes, episode.options)


def own(episode: Episode, seen: Seen) -> list[str]:
    """What a seat has in hand and is asked; nothing for an onlooker."""
    spoken = SPOKEN[episode.game.id]
    if seen.seat is None:
        return []
    return spoken.hand(seen) + ([spoken.prompt(seen)] if seen.seat in episode.owing else [])


def ansi(episode: Episode, eyes: int | None) -> str:
    """What lies on the table and how far everybody is; and what a seat has in hand and is asked, through its eyes."""
    seen, spoken = seen_by(episode, eyes), SPOKEN[episode.game.id]
    lines = spoken.board(seen) + spoken.who(seen) + spoken.scores(seen) + own(episode, seen)
    return "\n".join(dict.fromkeys(lines))


def picture(episode: Episode, eyes: int | None) -> NDArray[np.uint8]:
    """The table drawn, [height, width, 3], and below it in words who has what."""
    seen, painter = seen_by(episode, eyes), PAINTERS[episode.game.id]
    sheet = painter.paint(seen.view, seen.static)
    lines = SPOKEN[episode.game.id].who(seen) + own(episode, seen)
    drawn: NDArray[np.uint8] = sheet.told(list(dict.fromkeys(lines)), painter.colours(seen.view))
    return drawn


def rendered(episode: Episode, mode: str | None, eyes: int | None) -> str | NDArray[np.uint8] | None:
    """The text or the picture, as the mode asks; printed, and nothing, where people read along."""
    if mode == "rgb_array":
        return picture(episode, eyes)
    if mode == "ansi":
        return ansi(episode, eyes)
    if mode == "human":
        print(ansi(episode, eyes))
    return None


def checked(mode: str | None) -> str | None:
    """A mode of rendering; raises ValueError where it is none."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"no such render mode: {mode!r}; there are {', '.join(MODES)}")
    return mode
