"""Broom Service drawn: the map with all that lies on it, and beside it the round, everybody, and the reader's roles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cumuli.games.broom_service import drawing
from cumuli.games.broom_service.chart import gone
from cumuli.prompt.draw import pieces
from cumuli.prompt.draw.coast import MARGIN, Point
from cumuli.prompt.draw.land import land, written
from cumuli.prompt.draw.layout import Plan
from cumuli.prompt.draw.sheet import INK, MARK, SOFT, Sheet, box, group, panel, paragraph, sky, text, wide
from cumuli.prompt.eyes import Sight

SIDE: Final = 480
EDGE: Final = 18
ROWS: Final = ((), (1,), (2,), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (4, 5), (5, 5))
SCALES: Final = (1, 1, 0.86, 0.7, 0.68, 0.62, 0.6, 0.54, 0.54, 0.48, 0.48)
"""By how many pawns share a region: in which rows, and how large."""


def sheet(sight: Sight) -> Sheet:
    """The map and all that goes with it."""
    board = sight.static["board"]
    w, h = board["width"] + 2 * MARGIN, board["height"] + 2 * MARGIN
    beside, foot = _beside(sight)
    high = max(h, foot) + 2 * EDGE
    clip = f'<defs><clipPath id="{MARK}map"><rect width="{w}" height="{h}" rx="22"/></clipPath></defs>'
    realm = group(group(_map(sight), MARGIN, MARGIN), more=f'clip-path="url(#{MARK}map)"')
    drawn = sky(w + SIDE + 3 * EDGE, high) + clip + group(realm, EDGE, EDGE)
    return Sheet(w + SIDE + 3 * EDGE, high, drawn + group(beside, w + 2 * EDGE, EDGE))


def _map(sight: Sight) -> str:
    view, static = sight.view, sight.static
    board = static["board"]
    plan, ground = land(board)
    drawn = ground + written(board, sight.seen.words.lang)
    seeds = {space: i for i, space in enumerate(board["spaces"])}
    for space, cloud in view["clouds"].items():
        x, y, scale = plan.clouds[space]
        drawn += group(pieces.cloud(static["clouds"][cloud], seeds[space]), x, y, scale=round(scale, 2))
    for region, tile in view["tiles"].items():
        hill = static["hill_tiles"].get(tile, {})
        if region in plan.tiles and hill.get("colour") is None:
            shade = box(-19, -17, 42, 42, "#1a1530", 8, 'opacity=".3"')
            drawn += group(shade + pieces.tile(tile, hill.get("vp", 7)), *plan.tiles[region])
    for foot, tower in sorted(_towers(sight, plan), key=lambda one: one[0][1]):
        drawn += group(tower, foot[0], foot[1], scale=round(foot[2], 2))
    return drawn + "".join(_pawns(sight, plan))


def _towers(sight: Sight, plan: Plan) -> Iterator[tuple[tuple[float, float, float], str]]:
    """Every tower that stands, with its foot; the orange one stands where its hill tile lies."""
    view, static = sight.view, sight.static
    for id, one in static["board"]["towers"].items():
        if not gone(view, static, id):
            drawn = pieces.tower(one["colour"], one["square"], one["vp"], one["wands"], id in view["closed"])
            yield plan.towers[id], drawn
    for region, tile in view["tiles"].items():
        hill = static["hill_tiles"].get(tile)
        if hill and hill["colour"] is not None and region in plan.tiles:
            x, y = plan.tiles[region]
            yield (x, y + 20, 0.8), pieces.tower(hill["colour"], True, hill["vp"])


def _pawns(sight: Sight, plan: Plan) -> Iterator[str]:
    """Everybody's pawns, neatly where several share a region; the reader's own stand in front."""
    regions: dict[str, list[int]] = {}
    for seat, one in enumerate(sight.view["seats"]):
        for region in one["pawns"]:
            regions.setdefault(region, []).append(seat)
    stand: list[tuple[Point, float, int]] = []
    for region, seats in regions.items():
        x, y = plan.pawns[region]
        seats.sort(key=lambda seat: (seat == sight.seen.seat, seat))
        rows, scale = ROWS[len(seats)], SCALES[len(seats)]
        foot, index = y + 29 * scale + (len(rows) - 1) * 18 * scale, 0
        for row, count in enumerate(rows):
            for i in range(count):
                at = (x + (i - (count - 1) / 2) * 38 * scale, foot - (len(rows) - 1 - row) * 36 * scale)
                stand.append((at, scale, seats[index]))
                index += 1
    for (x, y), scale, seat in sorted(stand, key=lambda one: one[0][1]):
        yield group(pieces.pawn(seat, seat == sight.seen.seat), x, y, scale=scale)


def _beside(sight: Sight) -> tuple[str, float]:
    """The round and its event, everybody, the trick, and the roles that these eyes see."""
    drawn, y = "", 0.0
    parts = [_round(sight), *(_seat(sight, seat) for seat in range(len(sight.seen.names)))]
    for part, high in [*parts, *_hands(sight)]:
        drawn += group(part, 0, y)
        y += high + 11
    return drawn, y - 11


def _round(sight: Sight) -> tuple[str, float]:
    view, static, seen = sight.view, sight.static, sight.seen
    lines = [drawing.plain([line]) for line in drawing.state(view, static, seen.words)]
    lines += [drawing.plain([line]).strip() for line in drawing.event(view, static, seen.words, seen.options)]
    lines += [drawing.plain([line]).strip() for line in drawing.trick(view, seen.names, seen.words)]
    body, y = "", 31.0
    for i, line in enumerate(filter(None, lines)):
        piece, y = paragraph(
            18, y, line.replace("  ", " · "), SIDE - 36, 19 if i == 0 else 15.5, INK if i == 0 else SOFT, bold=i == 0
        )
        body += piece
        y += 4
    return panel(0, 0, SIDE, y - 6) + body, y - 6


def _seat(sight: Sight, number: int) -> tuple[str, float]:
    """A player: points, what they own, and what they have laid in this round."""
    view, seen = sight.view, sight.seen
    seat = view["seats"][number]
    acts = number in view["to_act"]
    drawn = f'<circle cx="32" cy="34" r="19" fill="{pieces.COLOURS[number % 5]}" stroke="#fff" stroke-width="2"/>'
    drawn += group(pieces.emblem(number, 1.05), 32, 34)
    name = seen.names[number] + (" ★" if number == view["leader"] else "")
    drawn += text(62, 29, name, 19, INK, bold=True)
    drawn += text(SIDE - 18, 33, str(seat["vp"]).replace("-", "−"), 25, INK, bold=True, more='text-anchor="end"')
    x = 62.0
    for kind, count in seat["resources"].items():
        drawn += pieces.flask(kind, 0.92, x, 37, halo=False) + text(x + 25, 55, count, 17, INK, bold=True)
        x += 56
    if seat["bolts"]:
        drawn += group(pieces.piece("bolt"), x, 37, scale=0.92, more='stroke-width="1.6"')
        drawn += text(x + 24, 55, seat["bolts"], 17, INK, bold=True)
    y = 72.0
    if seat["played"]:
        chips, y = _chips(sight, [(role, f"sign-{how}") for role, how in seat["played"]], 18, y, short=True)
        drawn += chips
    return panel(0, 0, SIDE, y, edge="#b27a00" if acts else "none") + drawn, y


def _hands(sight: Sight) -> Iterator[tuple[str, float]]:
    """The roles in hand, as far as these eyes see them; all ten while they are chosen."""
    view, seen = sight.view, sight.seen
    held = [(seen.names[i], seat["roles"]) for i, seat in enumerate(view["seats"]) if seat.get("roles")]
    if seen.seat is not None:
        roles = list(sight.static["roles"]) if view["phase"] == "select" else view["hand"] or []
        held = [(seen.text("sheet-hand"), roles)] if roles else []
    for label, roles in held:
        chips, y = _chips(sight, [(role, "") for role in roles], 18, 42)
        yield panel(0, 0, SIDE, y) + text(18, 29, label, 16, INK, bold=True) + chips, y


def _chips(sight: Sight, roles: list[tuple[str, str]], x: float, y: float, short: bool = False) -> tuple[str, float]:
    """Roles in their colours, in rows, each with how it was laid; bewitched ones with a sign."""
    drawn, at = "", x
    for role, sign in roles:
        light, deep = pieces.ROLES[role]
        name = sight.seen.text(f"role-{role}-short" if short else f"role-{role}")
        signs = [one for one in (sign, "sign-curse" if role in sight.view["bewitched"] else "") if one]
        room = wide(name, 15) + 20 + 22 * len(signs)
        if at + room > SIDE - 14:
            at, y = x, y + 33
        drawn += box(at, y, room, 27, light, 8, f'stroke="{deep}" stroke-width="1.4"')
        drawn += text(at + 9, y + 18.5, name, 15, "#1c1426")
        for i, one in enumerate(signs):
            drawn += group(pieces.piece(one), at + room - 25 - 22 * i, y + 3.5, scale=0.62, more='color="#2a2230"')
        at += room + 6
    return drawn, y + 39
