"""Cloud Mine drawn: the clouds that lie in the sky, or those that the reader alone sees, and everybody's part."""

from __future__ import annotations

from typing import Any, Final

from cumuli.games.cloud_mine.drawing import letter
from cumuli.prompt.draw import sheet as on
from cumuli.prompt.draw.sheet import INK, SOFT, Sheet, box, group, panel, paragraph, path, text
from cumuli.prompt.eyes import Sight
from cumuli.prompt.pictures import small

CARD: Final = 150
"""The side of a cloud."""
ROW: Final = 4
EDGE: Final = 20
SIDE: Final = 290
WIND: Final = "M22 44H60A9 9 0 1 0 51 33M22 54H72A10 10 0 1 1 62 66M30 64H48A7 7 0 1 1 41 73"
COLOURS: Final = {"dreamer": "#7a45b8", "scout": "#9c5a00", "watcher": "#3d5a73"}
MIDDLE: Final = 'text-anchor="middle"'


def sheet(sight: Sight) -> Sheet:
    """The sky and all that goes with it."""
    cards = _cards(sight)
    rows = max(1, -(-len(cards) // ROW))
    wide = EDGE * 2 + max(3, min(ROW, len(cards))) * (CARD + 10)
    head, top = _words(sight, wide - 2 * EDGE)
    beside, foot = _beside(sight)
    high = max(top + rows * (CARD + 38) + EDGE, foot + EDGE)
    drawn = on.sky(wide + SIDE, high, "#3478c4", "#b0d6f2") + head
    for i, card in enumerate(cards):
        count = min(ROW, len(cards) - i // ROW * ROW)
        x = wide / 2 + (i % ROW - (count - 1) / 2) * (CARD + 10)
        drawn += group(card, x, top + i // ROW * (CARD + 38) + CARD / 2)
    if not cards:
        drawn += group(_back(1.4), wide / 2, top + CARD / 2)
    return Sheet(wide + SIDE, high, drawn + group(beside, wide, EDGE))


def _words(sight: Sight, room: float) -> tuple[str, float]:
    """The round, and what the dreamer says."""
    seen, view = sight.seen, sight.view
    facts = {"round": view["round"], "rounds": view["rounds"], "left": view["left"]}
    told = seen.text("drawn-round", **facts) if view["round"] else seen.text("drawn-before")
    drawn = text(EDGE, 38, told, 17, "#fff", bold=True)
    if view["text"] is None:
        return drawn, 62
    words, foot = paragraph(EDGE + 18, 84, f"“{view['text']}”", room - 36, 24, INK, bold=True)
    return drawn + panel(EDGE, 54, room, foot - 66) + words, foot + 12


def _cards(sight: Sight) -> list[str]:
    """The clouds that these eyes see, each round its middle."""
    seen, view, deck = sight.seen, sight.view, sight.static["deck"]
    if view["sky"]:
        return [_lying(sight, place, card) for place, card in enumerate(view["sky"])]
    own = list(view["hand"] or ())
    target = view["target"]
    if target is not None and target not in own:
        own.append(target)
    drawn = []
    for card in own:
        lit = target is not None and card == target
        ring = _ring() if lit and len(own) > 1 else ""
        drawn.append(ring + _cloud(sight, deck, card) + _name(seen.text("drawn-cloud", number=card)))
    return drawn


def _lying(sight: Sight, place: int, card: Any) -> str:
    """A cloud that lies for all to see; the one that was meant has a ring, for whoever may know it."""
    name = letter(place)
    if card["turned"]:
        shown = (
            ""
            if card["card"] is None
            else group(_cloud(sight, sight.static["deck"], card["card"]), more='opacity=".3"')
        )
        return shown + _back(0.62) + _name(f"{name} {sight.seen.text('drawn-down')}")
    lit = card["card"] is not None and card["card"] == sight.view["target"]
    return (_ring() if lit else "") + _cloud(sight, sight.static["deck"], card["card"]) + _name(name)


def _ring() -> str:
    r = CARD / 2 + 1
    return (
        f'<circle r="{r}" fill="#fff3b0" fill-opacity=".28" stroke="#ffe07a" stroke-width="4" stroke-dasharray="9 6"/>'
    )


def _name(said: str) -> str:
    wide = on.wide(said, 15) + 22
    return box(-wide / 2, CARD / 2 + 4, wide, 24, "#fffdf7", 12) + text(
        0, CARD / 2 + 21, said, 15, INK, bold=True, more=MIDDLE
    )


def _cloud(sight: Sight, deck: str, card: int) -> str:
    picture = small(deck, card)
    if picture is None:
        side = CARD - 20
        words, _ = paragraph(-side / 2 + 12, -24, sight.seen.text("sheet-no-picture"), side - 24, 14, SOFT)
        return panel(-side / 2, -side / 2, side, side) + words
    place = f'x="{-CARD / 2}" y="{-CARD / 2}" width="{CARD}" height="{CARD}"'
    return f'<image {place} href="{picture}"/>'


def _back(size: float) -> str:
    """A card face down: matte paper and a little swirl of wind."""
    drawn = '<circle cx="50" cy="50" r="49" fill="#fffdf7"/>'
    drawn += '<circle cx="50" cy="50" r="43" fill="none" stroke="#b9c6d2" stroke-width="1.2" stroke-dasharray="3 3"/>'
    drawn += path(WIND, line="#4a5f72", width=3.4, more='stroke-linecap="round" opacity=".5"')
    return group(group(drawn, -50, -50), scale=size)


def _beside(sight: Sight) -> tuple[str, float]:
    """Everybody's part, their cards, and where they have pointed."""
    seen, view = sight.seen, sight.view
    drawn, y = "", 0.0
    tried: dict[int, list[str]] = {}
    for guess in view["tried"]:
        tried.setdefault(guess["seat"], []).append(letter(guess["place"]))
    for seat, name in enumerate(seen.names):
        pile = view["piles"][seat]
        told = [seen.text("drawn-pile-hidden") if pile is None else seen.text("drawn-pile", count=pile)]
        part = "watcher"
        if view["dreamer"] is not None:
            part = {view["dreamer"]: "dreamer", view["scout"]: "scout"}.get(seat, "watcher")
            told.insert(0, seen.text(f"role-{part}"))
        if seat in tried:
            told.append(f"→ {', '.join(tried[seat])}")
        acts = seat in view["to_act"]
        drawn += group(
            panel(0, 0, SIDE - 20, 56, edge="#b27a00" if acts else "none")
            + box(12, 12, 8, 32, COLOURS[part], 4)
            + text(32, 25, name, 16, INK, bold=True)
            + text(32, 45, " · ".join(told), 13.5, SOFT),
            0,
            y,
        )
        y += 65
    return drawn, y + EDGE
