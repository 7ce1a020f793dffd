"""The pieces of Broom Service: towers, clouds, tiles and pawns, from the same files as the page."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from math import hypot, pi, sin
from pathlib import Path
from typing import Any, Final

from cumuli.prompt.draw.coast import dice
from cumuli.prompt.draw.sheet import group, text

DATA: Final = Path(__file__).parent / "data"
LINE: Final = "#2a2230"
COLOURS: Final = ("#c2314b", "#1f6fb5", "#e0a90f", "#2b2733", "#2c9c8f")
INKS: Final = ("#ffffff", "#ffffff", "#1d1400", "#ffffff", "#ffffff")
TINTS: Final = {
    "violet": ("#7a45b8", "#4b2280"),
    "green": ("#22844a", "#0f5029"),
    "orange": ("#ea8523", "#9c4a06"),
}
ROLES: Final = {
    "forest_witch": ("#bfdcae", "#2f6b38"),
    "hill_witch": ("#e5cba4", "#7a4c22"),
    "mountain_witch": ("#d3d8e3", "#4b566f"),
    "heath_witch": ("#f0dca0", "#8a6a12"),
    "valley_druid": ("#d9dc9f", "#5d6f1e"),
    "summit_druid": ("#dbd0c2", "#65513f"),
    "fruit_gatherer": ("#dccbf0", "#5b2f91"),
    "herb_gatherer": ("#c9e6cd", "#1f6a3b"),
    "root_gatherer": ("#f8d7b6", "#a2500f"),
    "weather_fairy": ("#cde8f8", "#22648f"),
}
"""By role: a light colour and a deep one."""
MOUNTAIN: Final = ("potions", "wands", "deliver", "two_moves", "dispel")
FOREST: Final = ("brave_as_coward", "extra_card", "five_vp")
HEAVY: Final = 'font-weight="800" text-anchor="middle"'


@cache
def _drawn() -> Mapping[str, str]:
    """Every piece by its id, as a group."""
    pieces = (DATA / "pieces.svg").read_text("utf-8")
    found = {
        id: f"<g{more}>{body}</g>"
        for id, more, body in re.findall(r'^  <g id="([\w-]+)"([^>]*)>\n(.*?)^  </g>', pieces, re.M | re.S)
    }
    signs = (DATA / "signs.svg").read_text("utf-8")
    for id, more in re.findall(r'<path id="(emblem-\d)"([^>]*)/>', signs):
        found[id] = f"<path{more}/>"
    for id, body in re.findall(r'<symbol id="([\w-]+)" viewBox="0 0 32 32">\n(.*?)^  </symbol>', signs, re.M | re.S):
        found[f"sign-{id}"] = f"<g>{body}</g>"
    return {id: re.sub(r">\s+<", "><", body.strip()) for id, body in found.items()}


def piece(id: str, **colours: str) -> str:
    """A piece around its own middle, its variables filled in: `fill="#fff"` for var(--fill)."""

    def colour(found: re.Match[str]) -> str:
        return colours.get(found[1].replace("-", "_"), found[2] or "none")

    return re.sub(r"var\(--([\w-]+)(?:, *([^)]*))?\)", colour, _drawn()[id])


def flask(kind: str, scale: float = 1, x: float = 0, y: float = 0, halo: bool = True) -> str:
    """A potion in its own glass, or a wand; 24 units square."""
    return group((piece(f"halo-{kind}") if halo else "") + piece(f"flask-{kind}"), x, y, scale=scale)


def tower(colour: str | None, square: bool, vp: int, wands: int = 0, closed: bool = False) -> str:
    """A tower, its foot at 0 0: round ones close for good, square ones stay open at the top."""
    potion = colour or "orange"
    fill, deep = TINTS[potion]
    drawn = piece(f"tower-{'square' if square else 'closed' if closed else 'round'}", fill=fill, deep=deep)
    if not closed:
        glass = f'fill="#fff" stroke="{deep}" stroke-width="1.6" stroke-linejoin="round"'
        place = (-9, -49, 0.75) if square else (-9.8, -51, 0.82)
        drawn += group(piece(f"glass-{potion}"), place[0], place[1], scale=place[2], more=glass)
    faint = ' opacity=".45"' if closed else ""
    size = 24 if vp > 9 else 28
    drawn += text(0, -1.5 if square else 1.5, vp, size, "#1c1426", more=f'{HEAVY} letter-spacing="-1"{faint}')
    if closed:
        drawn += flask(potion, 1.6, -19, -72)
    for i in range(wands):
        drawn += group(flask("wand", 0.95, 11 + i * 8 if wands > 1 else 13, -20 - i * 3), more=faint.strip())
    return drawn


def cloud(plain: Mapping[str, Any], seed: int) -> str:
    """A cloud: what it costs in its star, its bolts, and for a storm cloud its sign; 88 units wide, round 0 0."""
    storm = plain["kind"] != "heavy"
    shape = cloud_path(84, 42, seed * 7919 + 11)
    fill, line = ("#8c9bd0", "#3a4475") if storm else ("#fbfcff", "#6c7a96")
    drawn = f'<path d="{shape}" transform="translate(-40 27)" fill="#17203f" opacity=".28"/>'
    body = f'<path d="{shape}" fill="{fill}" stroke="{line}" stroke-width="2" stroke-linejoin="round" opacity=".9"/>'
    drawn += group(body + piece(f"cloud-{'storm' if storm else 'heavy'}"), -42, 21)
    star = f'fill="{"#dff3ff" if storm else "#ffffff"}" stroke="{LINE}" stroke-width="1.1" stroke-linejoin="round"'
    cost = group(piece("star"), -12, -12, more=star) + text(0, 5.6, plain["cost"], 15, "#241c2e", more=HEAVY)
    drawn += group(cost, -20, 3, scale=1.5)
    bolts = plain["bolts"]
    if not storm:
        step = min(14, 42 / max(bolts, 1))
        for i in range(min(bolts, 5)):
            x = 20 - (bolts - 1) * step / 2 - 9 + i * step
            drawn += group(piece("bolt"), x, -9 + i % 2 * 3, scale=0.88, more='stroke-width="1.7"')
        return drawn
    if plain["kind"] == "potions":
        drawn += flask(plain["colour"] or "orange", 1.25, -4, -24, halo=False)
        outlined = f'{HEAVY} stroke="#241c2e" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"'
        drawn += text(11, 1, plain["need"], 16, "#fff", more=outlined) + worth(plain["vp"], 34, -6)
    else:
        drawn += group(piece(f"storm-{plain['kind']}"), 20, -5, scale=0.92)
        drawn += worth(plain["vp"], 34, -12, plus=True) if plain["vp"] else ""
    for i in range(min(bolts, 5)):
        drawn += group(piece("bolt"), 24 - bolts * 6 + i * 12, 8, scale=0.68, more='stroke-width="1.9"')
    return drawn


def worth(vp: int, x: float, y: float, plus: bool = False) -> str:
    """VP on gold: what something brings."""
    coin = f'<circle cx="{x}" cy="{y}" r="11" fill="#ffe07a" stroke="{LINE}" stroke-width="1.5"/>'
    return coin + text(x, y + 5.6, f"{'+' if plus else ''}{vp}", 16, "#241c2e", more=HEAVY)


def tile(id: str, vp: int) -> str:
    """A landscape tile, 44 units square, round 0 0."""
    land = "mountain" if id in MOUNTAIN else "forest" if id in FOREST else "hill"
    drawn = piece(f"ground-{land}")
    if id == "five_vp":
        coin = f'<circle r="14.5" fill="#ffe07a" stroke="{LINE}" stroke-width="1.6"/>'
        return drawn + coin + text(0, 8, 5, 23, "#241c2e", more=HEAVY)
    if pair := re.fullmatch(r"turbo_([a-z])([a-z])", id):
        return drawn + piece("tile-turbo") + text(0, 6.5, f"{pair[1]}{pair[2]}".upper(), 18, "#241c2e", more=HEAVY)
    if land == "hill":
        return drawn + group(tower("orange", True, vp), 0, 16, scale=0.56)
    return drawn + piece(f"tile-{id}")


def emblem(seat: int, scale: float = 1) -> str:
    """What a player is told by, beside the colour; round 0 0."""
    return group(group(piece(f"emblem-{seat % 5}"), -12, -12), scale=scale, more=f'fill="{INKS[seat % 5]}"')


def pawn(seat: int, own: bool) -> str:
    """A player's emblem under a witch's hat, its foot at 0 0."""
    colours = {"seat": COLOURS[seat % 5], "rim": "#ffe07a" if own else "#fff"}
    sign = group(piece(f"emblem-{seat % 5}"), -10.4, -24.4, scale=0.87, more=f'fill="{INKS[seat % 5]}"')
    return piece("pawn", **colours) + sign + piece("pawn-hat", **colours)


def cloud_path(width: float, height: float, seed: int) -> str:
    """A cloud's outline: bumpy above, nearly flat below; the same seed is always the same cloud."""
    roll = dice(seed)
    bumps = 4 + int(width / height * 0.9)

    def at(step: int) -> tuple[float, float]:
        inner = 0 < step < bumps
        t = step / bumps + ((roll() - 0.5) * 0.5 / bumps if inner else 0)
        y = -height * abs(sin(pi * min(max(t, 0), 1))) ** 0.8 * (0.72 + roll() * 0.28)
        return t * width, y if inner else -height * 0.12

    x, y = at(0)
    path = f"M{x:.1f} {y:.1f}"
    for step in range(1, bumps + 1):
        nx, ny = at(step)
        r = hypot(nx - x, ny - y) * 0.56
        path += f"A{r:.1f} {r:.1f} 0 0 1 {nx:.1f} {ny:.1f}"
        x, y = nx, ny
    foot = height * 0.14
    path += f"Q{width + foot:.1f} {foot:.1f} {width * 0.86:.1f} {foot:.1f}L{width * 0.14:.1f} {foot:.1f}"
    return path + f"Q{-foot:.1f} {foot:.1f} 0 {-height * 0.12:.1f}Z"
