"""Cloudy Kingdom in the terminal."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from cumuli.cli.scene import Scene, Sight
from cumuli.games.cloudy_kingdom import drawing

STYLES: Final = {
    "card": "grey50",
    "route": "bold green",
    "shared": "bold magenta",
    "cut": "red",
    "fire": "bold bright_red",
    "family-raven": "bold grey66",
    "family-rose": "bold #d55e00",
    "family-star": "bold #3b9ae1",
    "family-sun": "bold #e6b800",
    "castle-raven": "bold white on #222222",
    "castle-rose": "bold white on #d55e00",
    "castle-star": "bold white on #0072b2",
    "castle-sun": "bold black on #e6b800",
}


def board(sight: Sight) -> None:
    """The board, who plays which family, and what lies beside it."""
    voice, view, static = sight.voice, sight.view, sight.static
    voice.show("")
    voice.draw(drawing.board(view, static))
    voice.show("")
    for number, seat in enumerate(view["seats"]):
        _seat(sight, number, seat)
    neutral = [f for f in static["families"] if f not in [s["family"] for s in view["seats"]]]
    standing = [f for f in neutral if any(f in row for row in view["castles"].values())]
    if standing and view["seats"][0]["family"]:
        families = voice.words.list([voice.text(f"family-{f}") for f in standing])
        voice.say("cli-neutral", "soft", families=families)
    top = sight.named("face", view["discard"][-1]) if view["discard"] else voice.text("cli-none")
    voice.say("cli-piles", "soft", deck=view["deck"], discard=len(view["discard"]), top=top)


def _seat(sight: Sight, number: int, seat: Any) -> None:
    voice = sight.voice
    family = seat["family"]
    if family is None:
        return
    letter = drawing.letter(family, sight.static["families"])
    magics = seat["magic"]
    magic = voice.words.list([sight.named("magic", m) for m in magics]) if magics else voice.text("cli-none")
    if magics is None:
        magic = voice.text("cli-hidden", count=seat["magic_count"])
    line = voice.text("cli-seat", name=sight.names[number], family=voice.text(f"family-{family}"), magic=magic)
    voice.out.print(Text.assemble((f"[{letter}]", f"castle-{family}"), " ", line))


def hand(sight: Sight) -> None:
    """The reader's own cards, drawn in every way they can lie."""
    view = sight.view
    faces = list(view["drawn"]) if view["phase"] == "spell" else []
    if view["hand"] is not None:
        faces.append(view["hand"])
    for face in dict.fromkeys(faces):
        sight.voice.say("cli-card", "name", name=sight.named("face", face), face=face)
        sight.voice.draw(drawing.cards(sight.static, face))
    if view["known"]:
        known = sight.voice.words.list([sight.named("face", face) for face in view["known"]])
        sight.voice.say("cli-known", faces=known)


def holds(sight: Sight, name: str) -> None:
    """The card in somebody's hand."""
    if sight.view["hand"] is not None:
        sight.voice.say("cli-holds", "soft", name=name, face=sight.named("face", sight.view["hand"]))


def help(sight: Sight) -> None:
    """How a card is turned, and the reader's magic cards and what they do."""
    sight.voice.say("cli-turns")
    for m in sight.view["seats"][sight.seat]["magic"] or []:
        own = sight.static["magics"][m]["text"]
        text = own[sight.voice.lang] if own else sight.voice.text(f"magic-{m}-text")
        sight.voice.out.print(Text.assemble(("magic " + m, "name"), "  ", f"{sight.named('magic', m)}: {text}"))


SCENE: Final = Scene("place cross b2 e", STYLES, board, board, hand, holds, help)
