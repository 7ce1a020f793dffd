"""Cloud Mine in the terminal: clouds as dots, and words as one types them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cumuli.cli.scene import Scene, Sight
from cumuli.games.cloud_mine import drawing
from cumuli.prompt.pictures import dots

STYLES: Final = {"sky": "grey85", "dreamer": "magenta", "scout": "yellow", "watcher": "grey62"}


def board(sight: Sight) -> None:
    """The round, its people, the words, and the clouds that lie."""
    voice, words, view = sight.voice, sight.voice.words, sight.view
    voice.show("")
    voice.draw(drawing.state(view, words))
    voice.draw(drawing.people(view, sight.names, words))
    voice.draw(drawing.said(view, sight.names, words))
    if view["sky"]:
        deck = sight.static["deck"]
        pictures = [None if card["turned"] else dots(deck, card["card"]) for card in view["sky"]]
        voice.draw(drawing.cards(pictures, drawing.captions(view, words)))


def hand(sight: Sight) -> None:
    """The scout's clouds by their numbers, or the one the dreamer is to describe."""
    voice, view, deck = sight.voice, sight.view, sight.static["deck"]
    shown = [view["target"]] if view["phase"] == "describe" and view["target"] is not None else view["hand"] or []
    if not shown or view["sky"]:
        return
    voice.say("drawn-target" if len(shown) == 1 else "drawn-hand-clouds", "name")
    captions = [[(voice.text("drawn-cloud", number=card), "name")] for card in shown]
    voice.draw(drawing.cards([dots(deck, card) for card in shown], captions))


def holds(sight: Sight, name: str) -> None:
    """The cloud that somebody knows."""
    target = sight.view["target"]
    if target is not None:
        sight.voice.say("cli-holds", "soft", name=name, face=sight.voice.text("drawn-cloud", number=target))


def help(sight: Sight) -> None:
    """How moves are typed."""
    for verb in ("pick", "say", "guess"):
        sight.voice.out.print(Text(sight.voice.text(f"drawn-help-{verb}")))


SCENE: Final = Scene("guess c", STYLES, board, board, hand, holds, help)
