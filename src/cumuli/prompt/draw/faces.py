"""The cards of Cloudy Kingdom: what grows on a face, as the page draws it, from the ways that it joins."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from math import atan2, cos, degrees, pi, sin
from pathlib import Path
from typing import Any, Final

from cumuli.games.cloudy_kingdom.drawing import mask
from cumuli.prompt.draw.sheet import MARK, group, path
from cumuli.prompt.draw.twine import HALF, REACH, UNIT, Stem, branch, on_flap, through

LOOK: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "data" / "kingdom.toml").read_text("utf-8"))
GROWTH: Final[dict[str, Any]] = LOOK["growth"]
ENDS: Final = (0, 2)
"""A face is described lying north-south."""
STUB: Final = 25.0
"""How near to the middle a torn stem comes."""
ROUND: Final = 'stroke-linejoin="round" stroke-linecap="round"'


def sides(ports: int) -> list[int]:
    return [side for side in range(4) if ports & 1 << side]


def _stem(stem: Stem) -> str:
    bark, strand, dark = "#1e4a2b", "#86bf4d", "#559a45"
    strands = ((stem.back, dark), (stem.front, strand), (stem.over, dark))
    drawn = "".join(path(d, line=bark, width=7.6) + path(d, line=ink, width=5) for d, ink in strands if d)
    return f'<g stroke-linejoin="round">{drawn}</g>'


def _leaf(x: float, y: float, angle: float, size: float = 1.0) -> str:
    leaf = path(GROWTH["leaf"], "#7ab648", "#1e4a2b", 1.3) + path(GROWTH["vein"], line="#2f6b33", width=1)
    return group(leaf, x, y, turn=angle, scale=round(size, 2))


def _leaves(a: int, b: int, crowded: bool) -> str:
    """Beside a stem that goes straight through or bends."""
    if (a + 2) % 4 == b:
        if a % 2:
            return _leaf(21, -5, -58, 0.9) + _leaf(-21, 5, 122, 0.9)
        return _leaf(5, -21, -32) + _leaf(-5, 21, 148) + _leaf(-5, -27, 212, 0.7) + _leaf(5, 27, 32, 0.7)
    (ax, ay), (bx, by) = UNIT[a], UNIT[b]
    away = degrees(atan2(-(ay + by), -(ax + bx)))
    x, y = (ax + bx) * 9, (ay + by) * 9
    outer = _leaf(x * 1.9, y * 1.9, away + 180, 0.65)
    return outer if crowded else _leaf(x, y, away, 1.1) + outer


def _hub(leaves: list[float], size: float) -> str:
    grown = "".join(_leaf(0, 0, angle, 1.02 * size) for angle in leaves)
    knot = '<circle r="11.5" fill="#4d8f40" stroke="#1e4a2b" stroke-width="1.5"/>'
    coil = '<circle r="8.2" fill="none" stroke="#8fc653" stroke-width="2.2" stroke-dasharray="7 3.3"/>'
    petal = '<ellipse cy="-4.4" rx="3" ry="3.7" fill="#fff" stroke="#6d8f5f" stroke-width=".6"'
    petals = "".join(f'{petal} transform="rotate({angle})"/>' for angle in range(18, 360, 72))
    return grown + group(f'{knot}{coil}{petals}<circle r="2.7" fill="#f2b632"/>', scale=size)


def _meeting(block: int, flaps: int) -> str:
    """A place where three or four ways meet."""
    straight = 0 if block & 5 == 5 else 1
    stems = "".join(_stem(branch(side, flaps)) for side in sides(block) if side % 2 != straight)
    stems += _stem(through(straight, straight + 2, flaps))
    free = [side for side in range(4) if not block & 1 << side]
    if not free:
        return stems + _hub([-45, 45, 135, 225], 1)
    away = free[0] * 90 - 90
    return stems + _hub([away - 38, away + 38], 0.86)


def _bridge(blocks: list[int], flaps: int) -> str:
    """Drawn last, as it leads over everything."""
    shade = '<rect x="-12" y="-30" width="30" height="62" rx="6" fill="#143228" fill-opacity=".28"/>'
    ends = "".join(_stem(branch(side, flaps, 30)) for side in ENDS if flaps & 1 << side)
    rope = path(GROWTH["rope"], line="#4a321d", width=4.2)
    planks = "".join(
        f'<rect x="{-12.6 + i % 3 * 0.5:.1f}" y="{y - 2.7:.1f}" width="{25.2 - i % 2:.1f}" height="5.4" rx="1.6" '
        'fill="#b98a56" stroke="#4a321d" stroke-width="1.1"/>'
        for i, y in enumerate((-30, -22.5, -15, -7.5, 0, 7.5, 15, 22.5, 30))
    )
    rail = path(GROWTH["rope"], line="#d9b27a", width=2, more='stroke-dasharray="2.6 1.2"')
    posts = "".join(
        f'<circle cx="{x}" cy="{y}" r="3.4" fill="#8a5f37" stroke="#3d2815" stroke-width="1.3"/>'
        for x in (-9, 9)
        for y in (-35, 35)
    )
    return (shade if len(blocks) > 1 else "") + ends + rope + planks + rail + posts


def _hole(size: float, turn: int) -> str:
    torn = group(path(GROWTH["torn"], "#fffefa", "#cdbf9f", 0.9), scale=1.14)
    deep = path(GROWTH["torn"], f"url(#{MARK}deep)", "#3f7fae")
    wisp = group(path(GROWTH["wisp"], "#fff", more='opacity=".92"'), turn=-turn * 90)
    return group(torn + deep + wisp, scale=size)


def _loose(blocks: list[int], flaps: int, art: str, turn: int) -> str:
    """Ways that begin at an edge and lead nowhere."""
    joined = _joined(blocks)
    begun = list(range(4)) if art == "frayed" else [side for side in ENDS if flaps & ~joined & 1 << side]
    torn = art in ("hole", "frayed") or len(begun) > 1
    drawn = _hole(1.12 if art == "frayed" else 1, turn) if torn and begun else ""
    for side in begun:
        drawn += _stem(branch(side, flaps, STUB if torn else 4))
        if torn:
            x, y = UNIT[side][0] * (STUB - 1), UNIT[side][1] * (STUB - 1)
            fray = path(GROWTH["fibre"], line="#2b5a2f", width=1.5) + path(GROWTH["wrap"], line="#8a5f37", width=2.6)
            drawn += group(fray, x, y, turn=side * 90, more=ROUND)
        else:
            drawn += path(GROWTH["curl"], line="#1e4a2b", width=3.4, more=ROUND)
            drawn += _leaf(4, -18, -30) + _leaf(-4, -24, 205, 0.8)
    return drawn


def _thorns(blocks: list[int], flaps: int) -> str:
    drawn = ""
    for side in ENDS:
        if _joined(blocks) & ~flaps & 1 << side:
            far = (HALF + REACH) / 2 - 3
            under, over, thin = GROWTH["bramble"]
            knot = path(GROWTH["spike"], "#3f1f2b") + path(under, line="#3f1f2b", width=5.4)
            knot += path(over, line="#5d2f3f", width=5.4) + path(thin, line="#7d4355", width=3)
            x, y = UNIT[side][0] * far, UNIT[side][1] * far
            drawn += _stem(on_flap(side)) + group(knot, x, y, turn=side * 90, scale=0.86, more=ROUND)
    return drawn


def _fire(turn: int) -> str:
    drawn = f'<circle r="24" fill="url(#{MARK}ember)"/>'
    for x, y, size in ((-13, -4, 0.95), (13, -4, 0.9), (0, -9, 1.3), (-7, 8, 0.8), (8, 9, 0.85)):
        inner = group(path(GROWTH["flame"], "#ffd43b"), 0, 4, scale=0.55)
        drawn += group(path(GROWTH["flame"], "#e8590c", "#9c2f00", 0.9) + inner, x, y, scale=size)
    return group(drawn, turn=-turn * 90)


def _joined(blocks: list[int]) -> int:
    joined = 0
    for block in blocks:
        joined |= block
    return joined


@cache
def _drawn(ways: tuple[str, ...], ends: str, art: str, turn: int, covered: bool) -> str:
    blocks, flaps = [mask(block) for block in ways], mask(ends)
    if covered:  # its two flaps are still seen
        drawn = "".join(_stem(on_flap(side)) for side in ENDS if flaps & 1 << side) + _thorns(blocks, flaps)
        return group(f'<g clip-path="url(#{MARK}flaps)">{drawn}</g>', turn=turn * 90)
    bridge = art == "rope_bridge"
    drawn = _loose(blocks, flaps, art, turn)
    for block in blocks:
        if len(sides(block)) > 2:
            drawn += _meeting(block, flaps)
        elif not (bridge and block == 5):
            a, b = sides(block)
            drawn += _stem(through(a, b, flaps)) + _leaves(a, b, len(blocks) > 1)
    drawn += _bridge(blocks, flaps) if bridge and 5 in blocks else ""
    drawn += _thorns(blocks, flaps) + (_fire(turn) if art == "fire" else "")
    return group(f'<g clip-path="url(#{MARK}card)">{drawn}</g>', turn=turn * 90)


def face(plain: Mapping[str, Any], turn: int, covered: bool = False) -> str:
    """What is drawn on a card, around its middle; *covered*: only what sticks out below another card."""
    return _drawn(tuple(plain["blocks"]), plain["flaps"], plain["art"], turn, covered)


def paper(upright: bool, height: int = 0, shadow: bool = True) -> str:
    """A sheet of thick matte paper around its middle; *height* is how many sheets lie under it."""
    w, h = (80, 120) if upright else (120, 80)
    x, y, lift = -w / 2, -h / 2, min(height, 7)
    place = 'fill="#18324a" fill-opacity=".3"'
    drawn = (
        f'<rect x="{x + 1 + lift * 0.5}" y="{y + 3 + lift * 1.1:.1f}" width="{w - 1}" height="{h}" rx="10" {place}/>'
    )
    drawn = drawn if shadow else ""
    for sheet in reversed(range(1, min((height + 1) // 2, 3) + 1)):
        edge = 'fill="#d8cbb0" stroke="#b9a988" stroke-width=".6"'
        drawn += f'<rect x="{x}" y="{y + sheet * 1.5}" width="{w}" height="{h}" rx="9" {edge}/>'
    drawn += f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="9" fill="url(#{MARK}paper)"/>'
    mist = path(GROWTH["mist"], "#d9e8f0", more='opacity=".65"')
    drawn += mist if upright else f'<g transform="scale(-1 1) rotate(90)">{mist}</g>'
    rim = 'fill="none" stroke="#786c3c" stroke-opacity=".3"'
    return drawn + f'<rect x="{x + 0.8}" y="{y + 0.8}" width="{w - 1.6}" height="{h - 1.6}" rx="8.4" {rim}/>'


def card(plain: Mapping[str, Any] | None, turn: int = 0) -> str:
    """One card by itself; None is a card face down."""
    if plain is not None:
        return paper(turn % 2 == 0) + face(plain, turn)
    back = f'<rect x="-35" y="-55" width="70" height="110" rx="6" fill="url(#{MARK}deep)"/>'
    return paper(True) + back + path(GROWTH["back"], "#fff")


def emblem(family: str) -> str:
    """A family's sign around its middle, 20 units wide."""
    drawn = str(LOOK["family"][family]["emblem"])
    return {"petals": _petals, "star": _star, "rays": _rays}.get(drawn, lambda: drawn)()


def _star() -> str:
    ring = [(4.3 if i % 2 else 10.4, i * pi / 5 - pi / 2) for i in range(10)]
    return "M" + "L".join(f"{cos(angle) * far:.2f} {sin(angle) * far:.2f}" for far, angle in ring) + "Z"


def _petals() -> str:
    at = [(cos(i * 2 * pi / 5 - pi / 2) * 5.6, sin(i * 2 * pi / 5 - pi / 2) * 5.6) for i in range(5)]
    return "".join(f"M{x - 4.2:.2f} {y:.2f}a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0Z" for x, y in at)


def _rays() -> str:
    drawn = "M-5.2 0a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0Z"
    for i in range(8):
        ends = ((6.4, -0.3), (10.6, 0), (6.4, 0.3))
        points = [(cos(i * pi / 4 + off) * far, sin(i * pi / 4 + off) * far) for far, off in ends]
        drawn += "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"
    return drawn


DEFS: Final = (
    f'<defs><clipPath id="{MARK}card"><rect x="-40" y="-60" width="80" height="120" rx="9"/></clipPath>'
    f'<clipPath id="{MARK}flaps"><path d="M-40 -60H40V-40H-40ZM-40 40H40V60H-40Z"/></clipPath>'
    f'<linearGradient id="{MARK}paper" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="#fffdf6"/>'
    '<stop offset="1" stop-color="#f1e7d0"/></linearGradient>'
    f'<linearGradient id="{MARK}deep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5ea9dc"/>'
    '<stop offset="1" stop-color="#cfeafb"/></linearGradient>'
    f'<radialGradient id="{MARK}ember"><stop offset="0" stop-color="#ffb347" stop-opacity=".9"/>'
    '<stop offset=".6" stop-color="#ff7b29" stop-opacity=".45"/>'
    '<stop offset="1" stop-color="#ff7b29" stop-opacity="0"/></radialGradient></defs>'
)
"""Light, paper and scissors for every drawing of a board."""
