"""Broom Service in the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cumuli.cli.scene import Scene, Sight
from cumuli.games.broom_service import drawing

STYLES: Final = {
    "land-forest": "green",
    "land-hill": "#a0703c",
    "land-mountain": "grey62",
    "land-heath": "#b8a030",
    "land-water": "#3b7ab8",
    "potion-violet": "bold #b070e0",
    "potion-green": "bold #30b050",
    "potion-orange": "bold #e08020",
    "potion-wand": "bold #c8a060",
    "cloud": "bold black on grey85",
    "castle": "bold white on #903030",
    "seat-0": "bold white on #222222",
    "seat-1": "bold white on #d55e00",
    "seat-2": "bold white on #0072b2",
    "seat-3": "bold black on #e6b800",
    "seat-4": "bold white on #7a3b8f",
}
PLANNED: Final = ("extra", "select", "add", "lead", "bid", "once", "over")
"""Phases in which the whole map is wanted."""


def board(sight: Sight) -> None:
    """The map and all that goes with it."""
    voice, words, view = sight.voice, sight.voice.words, sight.view
    voice.show("")
    voice.draw(drawing.chart(view, sight.static))
    voice.draw(drawing.legend(words))
    voice.draw(drawing.tiles(view, words))
    glimpse(sight)


def glimpse(sight: Sight) -> None:
    """All but the map."""
    voice, words, view, static = sight.voice, sight.voice.words, sight.view, sight.static
    voice.show("")
    voice.draw(drawing.state(view, static, words))
    voice.draw(drawing.event(view, static, words, sight.options))
    voice.draw(drawing.people(view, static, sight.names, words))
    voice.draw(drawing.trick(view, sight.names, words))
    if sight.seat is not None:
        voice.draw(drawing.near(view, static, sight.seat, words))


def glance(sight: Sight) -> None:
    """The map where plans are made, else only what has changed about it."""
    (board if sight.view["phase"] in PLANNED else glimpse)(sight)


def hand(sight: Sight) -> None:
    """The reader's own roles; all ten while they are chosen."""
    view, words = sight.view, sight.voice.words
    roles = list(sight.static["roles"]) if view["phase"] == "select" else view["hand"] or []
    sight.voice.draw(drawing.hand(roles, view["bewitched"], words))


def holds(sight: Sight, name: str) -> None:
    """The roles in somebody's hand."""
    if sight.view["hand"]:
        roles = sight.voice.words.list([sight.voice.text(f"role-{role}") for role in sight.view["hand"]])
        sight.voice.say("cli-holds", "soft", name=name, face=roles)


def help(sight: Sight) -> None:
    """How moves are called, and what the roles do."""
    voice, view = sight.voice, sight.view
    voice.say("drawn-help-move")
    roles = view["hand"] or sight.static["roles"]
    for role in roles:
        voice.out.print(Text.assemble((voice.text(f"role-{role}"), "name"), (f" {role}", "soft")))
        for half in ("brave", "cowardly"):
            voice.say(f"drawn-help-{half}", text=voice.text(f"role-{role}-{half}"))


SCENE: Final = Scene("lead forest_witch brave", STYLES, board, glance, hand, holds, help)
