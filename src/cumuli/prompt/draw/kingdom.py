"""Cloudy Kingdom drawn: castles, piles and the light of routes, and beside them everybody and the reader's cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from cumuli.games.cloudy_kingdom.drawing import mask, turned
from cumuli.games.cloudy_kingdom.notation import cell_name
from cumuli.prompt.draw import faces
from cumuli.prompt.draw.faces import DEFS, LOOK, card, emblem, face, paper, sides
from cumuli.prompt.draw.sheet import INK, MARK, SOFT, Sheet, box, group, panel, paragraph, path, sky, text
from cumuli.prompt.draw.twine import line
from cumuli.prompt.eyes import Sight

LONG: Final = 120
CASTLE: Final = 62
"""How deep the castles stand."""
MARGIN: Final = 26
"""Sky around the castles, with the names of columns and rows."""
SIDE: Final = 300
"""The width of what stands beside the board."""
GAP: Final = 14
EDGE: Final = CASTLE + MARGIN


def sheet(sight: Sight) -> Sheet:
    """The board and all that goes with it."""
    size = sight.view["size"]
    board = size * LONG + 2 * EDGE
    beside, foot = _beside(sight)
    high = max(board, foot + GAP)
    drawn = DEFS + sky(board + SIDE, high) + group(_board(sight), 0, (high - board) / 2)
    return Sheet(board + SIDE, high, drawn + group(beside, board - 6, 0))


def centre(cell: int, size: int) -> tuple[float, float]:
    return EDGE + (cell % size + 0.5) * LONG, EDGE + (cell // size + 0.5) * LONG


def _board(sight: Sight) -> str:
    view, static = sight.view, sight.static
    size = view["size"]
    cells = range(size * size)
    drawn = box(EDGE, EDGE, size * LONG, size * LONG, "#fff", 6, 'fill-opacity=".34"')
    dashes = 'fill-opacity=".38" stroke="#285a82" stroke-opacity=".25" stroke-width="1.2" stroke-dasharray="5 6"'
    for cell in cells:
        x, y = centre(cell, size)
        drawn += box(x - 55, y - 55, 110, 110, "#fff", 14, dashes)
        if not view["cells"][cell]:
            drawn += text(x, y + 6, cell_name(cell, size), 17, "#285a82", more='text-anchor="middle" opacity=".6"')
    drawn += _names(size) + "".join(_castles(sight))
    for cell in cells:
        drawn += group("".join(_papers(view["cells"][cell])), *centre(cell, size))
    drawn += "".join(_glows(sight)) + _won(sight)
    for cell in cells:
        pile = view["cells"][cell]
        art = face(static["faces"][pile[-2][0]], pile[-2][1], covered=True) if len(pile) > 1 else ""
        art += face(static["faces"][pile[-1][0]], pile[-1][1]) if pile else ""
        if cell in view["immune"] or cell in view["no_cover"]:
            art += path(LOOK["growth"]["shield"], "#fff3c4", "#9c2f00", 2)
        if view["last"]["cell"] == cell:
            art += path(LOOK["growth"]["last"], "#155e8a", "#fff", 2)
        if len(pile) > 1:
            art += '<circle cx="46" cy="-46" r="11" fill="#fffdf7" stroke="#155e8a" stroke-width="1.6"/>'
            art += text(46, -41, len(pile), 14, "#155e8a", bold=True, more='text-anchor="middle"')
        drawn += group(art, *centre(cell, size)) if art else ""
    return drawn


def _names(size: int) -> str:
    """The letters of the columns and the numbers of the rows, in the sky around the castles."""
    drawn, far = "", size * LONG + 2 * EDGE
    for i in range(size):
        along, middle = EDGE + (i + 0.5) * LONG, 'text-anchor="middle"'
        drawn += text(along, 19, "abcd"[i], 15, "#173f5f", bold=True, more=middle)
        drawn += text(13, along + 5, i + 1, 15, "#173f5f", bold=True, more=middle)
        drawn += text(along, far - 9, "abcd"[i], 15, "#173f5f", bold=True, more=middle)
    return drawn


def _papers(pile: list[Any]) -> Iterator[str]:
    if len(pile) > 1:
        yield paper(pile[-2][1] % 2 == 0, len(pile) - 2)
    if pile:
        yield paper(pile[-1][1] % 2 == 0, len(pile) - 1)


def _castles(sight: Sight) -> Iterator[str]:
    view = sight.view
    size = view["size"]
    taken = {seat["family"] for seat in view["seats"]}
    own = view["seats"][sight.seen.seat]["family"] if sight.seen.seat is not None else None
    far = EDGE + size * LONG
    for side, row in view["castles"].items():
        for i, family in enumerate(row):
            if family:
                along = EDGE + (i + 0.5) * LONG
                x, y = {"N": (along, EDGE), "S": (along, far), "W": (EDGE, along), "E": (far, along)}[side]
                neutral = family not in taken and view["phase"] != "families"
                yield group(_castle(family, side, family == own, neutral), x, y)


def _castle(family: str, side: str, own: bool, neutral: bool) -> str:
    """A castle's card with its long side on the edge of a cell; the house itself always stands upright."""
    look, parts = LOOK["family"][family], LOOK["castle"]
    flat = side in "NS"
    x, y = {"N": (-60, -CASTLE), "S": (-60, 0), "W": (-CASTLE, -60), "E": (0, -60)}[side]
    w, h = (120, CASTLE) if flat else (CASTLE, 120)
    mx, my, colour = x + w / 2, y + h / 2, look["colour"]
    drawn = box(x + 3, y + 5, w - 4, h - 4, "#18324a", 11, 'opacity=".2"')
    drawn += box(x + 1.5, y + 1.5, w - 3, h - 3, "#fbf6ea", 11)
    drawn += box(x + 1.5, y + 1.5, w - 3, h - 3, colour, 11, f'opacity="{0.3 if own else 0.13}"')
    if own:
        drawn += box(x + 4.5, y + 4.5, w - 9, h - 9, "none", 8.5, f'stroke="{colour}" stroke-width="3"')
    house = path(parts["far"], "#dcebf5") + path(parts["wall"], "#f3efe6", "#6b6459", 1.1)
    house += path(parts["side"], "#e4ddcf", "#6b6459", 1.1) + path(parts["stone"], line="#b9ae9a", width=1.1)
    house += path(parts["tooth"], "#e4ddcf", "#6b6459", 0.9) + path(parts["door"], "#5a4632")
    roof = path(look["roof"], colour, "#1b1a1a", 1.1, 'stroke-linejoin="round"')
    roof += path(look["ridge"], line="#fff", width=1.6, more='stroke-opacity=".6" stroke-linecap="round"')
    house += group(roof, 0, -16) + path(parts["cloud"], "#fff", "#c9dae6", 0.8)
    nudge = 0 if flat else -4 if side == "W" else 4
    drawn += group(house, mx + (-16 if flat else nudge), my + ((13 if side == "N" else 27) if flat else -8))
    sign = f'<circle r="14.5" fill="{colour}" stroke="#fff" stroke-width="1.8"/>'
    sign += group(path(emblem(family), look["ink"]), scale=1.08)
    drawn += group(sign, mx + (30 if flat else nudge), my + ((-4 if side == "N" else 4) if flat else 37))
    gate = path(parts["gate"], colour, "#fff", 1.6) + path(parts["sill"], "#3a2c1c")
    drawn += group(gate, turn={"N": 180, "E": 270, "S": 0, "W": 90}[side])
    return group(drawn, more='opacity=".55"') if neutral else drawn


def _glows(sight: Sight) -> Iterator[str]:
    """The light along the routes that hang on the castles of those who play; the reader's own is strongest."""
    view, static = sight.view, sight.static
    size = view["size"]
    linked = {link["family"] for link in view["links"]}
    own = None if sight.seen.seat is None else view["seats"][sight.seen.seat]["family"]
    played = [seat["family"] for seat in view["seats"] if seat["family"]]
    yield (
        f'<defs><filter id="{MARK}glow" filterUnits="userSpaceOnUse" x="0" y="0" width="{size * LONG + 2 * EDGE}" '
        f'height="{size * LONG + 2 * EDGE}"><feGaussianBlur stdDeviation="5"/></filter></defs>'
    )
    for family in sorted(set(played) | linked, key=lambda one: (one == own, one)):
        strong = own is None or family == own or family in linked
        light = LOOK["family"][family]["light"]
        lines = ""
        for cell, ports in view["reach"].get(family, ()):
            name, turn = view["cells"][cell][-1]
            blocks = [turned(mask(block), turn) for block in static["faces"][name]["blocks"]]
            meet = any(block & ports == ports and len(sides(block)) > 2 for block in blocks)
            lines += group(path(line(sides(ports), meet), line="inherit", width=0), *centre(cell, size))
        if lines:
            lines = lines.replace(' stroke="inherit" stroke-width="0"', "")
            glow = f'stroke="{light}" stroke-width="{27 if strong else 20}" filter="url(#{MARK}glow)"'
            yield group(lines, more=f'{glow} opacity="{0.95 if strong else 0.4}"')
            yield group(lines, more=f'stroke="{light}" stroke-width="20.5" opacity="{0.9 if strong else 0.25}"')


def _won(sight: Sight) -> str:
    """The routes that have won, bright."""
    outcome, size = sight.view["outcome"], sight.view["size"]
    if outcome is None:
        return ""
    drawn = ""
    for route in outcome["route"]:
        for cell, ports in route:
            d = line(sides(ports), len(sides(ports)) > 2)
            drawn += group(path(d, line="#ffe9a0", width=21, more='stroke-linecap="round"'), *centre(cell, size))
    return drawn


def _beside(sight: Sight) -> tuple[str, float]:
    """Everybody, the cards that somebody holds, and the piles."""
    drawn, y = "", float(MARGIN - 6)
    for seat in range(len(sight.seen.names)):
        piece, high = _seat(sight, seat)
        drawn += group(piece, 0, y)
        y += high + 9
    cards, high = _cards(sight)
    drawn += group(cards, 0, y) if high else ""
    y += high + 9 if high else 0
    piles, high = _piles(sight)
    return drawn + group(piles, 0, y), y + high


def _seat(sight: Sight, number: int) -> tuple[str, float]:
    """A player: family, name, whether they are to act, and their magic."""
    seen, seat = sight.seen, sight.view["seats"][number]
    family, acts = seat["family"], number in sight.view["to_act"]
    look = LOOK["family"].get(family or "", {"colour": "#8a97a3", "ink": "#fff"})
    magics = seat["magic"]
    if magics is None:
        magic = seen.text("cli-hidden", count=seat["magic_count"])
    else:
        magic = ", ".join(seen.named("magic", one) for one in magics) or seen.text("cli-none")
    body, foot = paragraph(54, 45, magic, SIDE - 84, 13, SOFT)
    high = max(foot - 4, 52)
    sign = f'<circle r="15" fill="{look["colour"]}" stroke="#fff" stroke-width="1.6"/>'
    sign += path(emblem(family), look["ink"]) if family else ""
    drawn = panel(0, 0, SIDE - 20, high, edge="#b27a00" if acts else "none") + group(sign, 28, 26, scale=1.1)
    named = f"{seen.names[number]} · {seen.text(f'family-{family}')}" if family else seen.names[number]
    return drawn + text(54, 25, named, 16, INK, bold=True) + body, high


def _cards(sight: Sight) -> tuple[str, float]:
    """The cards in hand, as far as these eyes see them, and those that a spell has brought."""
    seen, view, static = sight.seen, sight.view, sight.static
    held = [(seen.names[i], one) for i, one in enumerate(view["hands"] or ()) if one]
    if seen.seat is not None and view["hand"] and not held:
        held = [(seen.text("sheet-hand"), view["hand"])]
    held += [(seen.text("sheet-drawn"), one) for one in view["drawn"]]
    drawn, room = "", (SIDE - 20) / max(2, min(len(held), 3))
    for i, (label, name) in enumerate(held):
        x, y = (i % 3 + 0.5) * room, i // 3 * 148
        piece = group(card(static["faces"][name]), x, y + 96, scale=0.84)
        middle = 'text-anchor="middle"'
        piece += text(x, y + 21, label, 14, INK, bold=True, more=middle)
        piece += text(x, y + 39, seen.named("face", name), 13, SOFT, more=middle)
        drawn += piece
    high = (len(held) + 2) // 3 * 148 + 10
    return (panel(0, 0, SIDE - 20, high) + drawn, high) if held else ("", 0)


def _piles(sight: Sight) -> tuple[str, float]:
    seen, view = sight.seen, sight.view
    drawn = panel(0, 0, SIDE - 20, 104) + group(card(None), 42, 52, scale=0.62)
    drawn += text(76, 46, seen.text("sheet-deck"), 13, SOFT) + text(76, 68, view["deck"], 19, INK, bold=True)
    if view["discard"]:
        top = sight.static["faces"][view["discard"][-1]]
        drawn += group(faces.card(top), 182, 52, scale=0.62)
    drawn += text(216, 46, "", 13, SOFT) + text(216, 68, len(view["discard"]), 19, INK, bold=True)
    label, _ = paragraph(216, 30, seen.text("sheet-discard"), 60, 13, SOFT)
    return drawn + label, 104
