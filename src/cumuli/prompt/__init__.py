"""For people at a prompt: one game as one object, readable, with undo, bots, and boards that draw themselves."""

from cumuli.core.game import Illegal, Outcome
from cumuli.prompt.doors import BroomService, CloudMine, CloudyKingdom
from cumuli.prompt.eyes import Eyes
from cumuli.prompt.game import Game
from cumuli.prompt.moves import Move, Moves
from cumuli.prompt.picture import Picture
from cumuli.prompt.refused import Refused

__all__ = [
    "BroomService",
    "CloudMine",
    "CloudyKingdom",
    "Eyes",
    "Game",
    "Illegal",
    "Move",
    "Moves",
    "Outcome",
    "Picture",
    "Refused",
]
