"""A table as a terminal tells it: the round, its people, what lies about one's pawns.  Pure.

The words come from outside, the map from chart.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from cumuli.core.seen import Words
from cumuli.games.broom_service.chart import LAND, PAWNS, ROOFS, TILE, Line, Segment, chart, cloud, gone, merged, plain
from cumuli.games.broom_service.chart import tower as roof

__all__ = ["Line", "chart", "event", "hand", "legend", "near", "people", "plain", "state", "tiles", "trick"]

WIDTH: Final = 104
WAND: Final = "✶"
BOLT: Final = "ϟ"
LEADS: Final = "▸"
BETWEEN: Final[Segment] = (" · ", "soft")
HALVES: Final = {"brave": "good", "cowardly": "", "bumped": "soft"}

View = Mapping[str, Any]


def flow(head: Line, items: Sequence[Line], indent: int) -> list[Line]:
    """Items one after the other, on as many lines as they need."""
    lines = [[*head]]
    width = _width(head)
    for i, item in enumerate(items):
        if i and width + 3 + _width(item) > WIDTH:
            lines.append([(" " * indent, "")])
            width = indent
        elif i:
            lines[-1].append(BETWEEN)
            width += 3
        lines[-1] += item
        width += _width(item)
    return [merged(line) for line in lines]


def _width(line: Line) -> int:
    return sum(len(signs) for signs, _ in line)


def _place(static: View, words: Words, id: str) -> Line:
    """A region: its id, for typing, its name and its land."""
    region = static["board"]["regions"][id]
    land = region["terrain"]
    terrain = words.text(f"terrain-{land}")
    return [(f"{LAND[land]} ", f"land-{land}"), (id, "name"), (f" {region['names'][words.lang]} ({terrain})", "")]


def _roles(words: Words, roles: Iterable[str]) -> str:
    return words.list([words.text(f"role-{role}") for role in roles])


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _said(words: Words, who: str, how: str) -> str:
    return words.text("drawn-said", who=who, what=words.text(f"drawn-{how}"))


def state(view: View, static: View, words: Words) -> list[Line]:
    """Where the game is: round and trick, the roles bewitched and led."""
    if not view["round"]:
        return [[(words.text("drawn-before"), "name")]]
    head = words.text("drawn-round", round=view["round"], rounds=static["rounds"], trick=view["trick"])
    lines: list[Line] = [[(head, "name")]]
    if view["bewitched"]:
        said = words.text("drawn-bewitched", roles=_roles(words, view["bewitched"]), vp=abs(static["penalty"]))
        lines.append([(said, "bad")])
    if view["led"]:
        lines.append([(words.text("drawn-led", roles=_roles(words, view["led"])), "soft")])
    return lines


def tiles(view: View, words: Words) -> list[Line]:
    """What lies on the map besides clouds."""
    lying: list[Line] = [[(id, "name"), (f" {words.text(f'tile-{tile}')}", "")] for id, tile in view["tiles"].items()]
    return flow([(f"{TILE} ", "mark")], lying, 2) if lying else []


def event(view: View, static: View, words: Words, options: Any) -> list[Line]:
    """The event of the round and what it does at this table."""
    id = view["event"]
    if id is None:
        return []
    params = static["events"][id]["params"]
    args: dict[str, str | int] = {key: value for key, value in params.items() if isinstance(value, int)}
    args["way"] = getattr(options, id, "")
    if "limits" in params:
        args["low"], args["high"] = params["limits"][options.card_limits]
    said = words.text(f"happening-{id}-text", **args)
    lands = params.get(getattr(options, id.removesuffix("_regions"), ""), {})
    if lands:
        said += " " + ", ".join(
            f"{words.text(f'terrain-{land}')} {vp:+}".replace("-", "−") for land, vp in lands.items() if vp
        )
    return [[(words.text(f"happening-{id}"), "mark"), (f"  {said}", "")]]


def people(view: View, static: View, names: Sequence[str], words: Words) -> Iterator[Line]:
    """Everybody with what they own, where their pawns stand and what they have laid."""
    for number, seat in enumerate(view["seats"]):
        leads = LEADS if number == view["leader"] else " "
        head: Line = [(f"{leads}", "mark"), (f"{PAWNS[number]} {names[number]}", f"seat-{number}")]
        yield from flow([*head, ("  ", "")], list(_owned(seat, static, words)), 4)
        if seat["pawns"]:
            yield from flow([("    ", "")], [_place(static, words, id) for id in seat["pawns"]], 4)
        if seat["played"]:
            laid: list[Line] = [
                [(_said(words, words.text(f"role-{role}"), how), HALVES[how])] for role, how in seat["played"]
            ]
            yield from flow([("    ", "")], laid, 4)


def _owned(seat: View, static: View, words: Words) -> Iterator[Line]:
    yield [(words.text("drawn-vp", vp=_signed(seat["vp"])), "name")]
    goods: Line = []
    for kind, count in seat["resources"].items():
        goods += [(ROOFS.get(kind, WAND), f"potion-{kind}"), (f"{count} ", "")]
    yield [*goods[:-1], (goods[-1][0].rstrip(), "")]
    if seat["hand"] is not None:
        yield [(words.text("drawn-cards", count=seat["hand"]), "")]
    elif not seat["chosen"]:
        yield [(words.text("drawn-chooses"), "soft")]
    if seat["clouds"]:
        storms = [words.text(f"cloud-{id}") for id in seat["clouds"] if static["clouds"][id]["kind"] != "heavy"]
        said = words.text("drawn-clouds", count=len(seat["clouds"]), bolts=f"{BOLT}{seat['bolts']}")
        yield [(said + (f" ({', '.join(storms)})" if storms else ""), "")]
    if seat["amulets"]:
        yield [(words.text("drawn-amulets", count=len(seat["amulets"])), "")]
    for tile, when in seat["tiles"]:
        yield [(f"{TILE} {words.text(f'tile-{tile}')}", "mark" if when == "ready" else "soft")]


def trick(view: View, names: Sequence[str], words: Words) -> list[Line]:
    """The trick that is being played: who said what to which role."""
    now = view["now"]
    if now is None:
        return []
    said: list[Line] = [
        [(_said(words, names[answer["seat"]], answer["answer"]), HALVES.get(answer["answer"], "soft"))]
        for answer in now["answers"]
    ]
    if now["asked"] is not None:
        said.append([(words.text("drawn-asked", name=names[now["asked"]]), "mark")])
    return flow([(f"{words.text(f'''role-{now['role']}''')}  ", "name")], said, 4)


def neighbours(static: View) -> dict[str, list[str]]:
    """The regions about each region, by the borders between them."""
    near: dict[str, list[str]] = {id: [] for id in static["board"]["regions"]}
    for border in static["board"]["borders"]:
        a, b = border["a"], border["b"]
        if a in near and b in near and b not in near[a]:
            near[a].append(b)
            near[b].append(a)
    return {id: sorted(others) for id, others in near.items()}


def near(view: View, static: View, seat: int, words: Words) -> Iterator[Line]:
    """What lies about the pawns of a seat: land to fly to, clouds over it, towers to deliver to."""
    beside = neighbours(static)
    have = view["seats"][seat]["resources"]
    above: dict[str, list[Line]] = {}
    for space, id in view["clouds"].items():
        tile = static["clouds"][id]
        costs = [cloud(tile), (f"{BOLT}{tile['bolts']} ", ""), (space, "name")]
        if tile["kind"] != "heavy":
            costs.append((f" {words.text(f'cloud-{id}')}", ""))
        above.setdefault(static["board"]["spaces"][space]["region"], []).append(costs)
    for pawn, region in enumerate(view["seats"][seat]["pawns"], 1):
        yield [(f"{words.text('drawn-pawn', pawn=pawn)}  ", "name"), *_place(static, words, region)]
        ways = [_place(static, words, id) for id in beside[region] if id not in above]
        yield from _row(words, "drawn-fly", ways)
        clouds = [[*_place(static, words, id), ("  ", ""), *one] for id in beside[region] for one in above.get(id, [])]
        yield from _row(words, "drawn-clouded", clouds)
        towers = list(_towers(view, static, region))
        yield from _row(words, "drawn-deliver", [line for colour, line in towers if have[colour]])
        yield from _row(words, "drawn-lacking", [line for colour, line in towers if not have[colour]])


def _row(words: Words, id: str, items: Sequence[Line]) -> list[Line]:
    return flow([(f"    {words.text(id)}  ", "soft")], items, 8) if items else []


def _towers(view: View, static: View, region: str) -> Iterator[tuple[str, Line]]:
    """The open towers whose base touches a region, by colour; the orange tower of a hill tile among them."""
    for id, one in static["board"]["towers"].items():
        if region in one["regions"] and id not in view["closed"] and not gone(view, static, id):
            yield one["colour"], [(f"{id} ", "name"), *roof(one)]
    hill = static["hill_tiles"].get(view["tiles"].get(region))
    if hill is not None and hill["colour"] is not None:
        yield hill["colour"], [(f"hill_{region} ", "name"), *roof({**hill, "square": True, "wands": 0})]


def hand(held: Sequence[str], cursed: Sequence[str], words: Words) -> list[Line]:
    """Roles, each with the word it is called by in a move."""
    roles: list[Line] = [
        [(words.text(f"role-{role}"), "bad" if role in cursed else "name"), (f" {role}", "soft")] for role in held
    ]
    return flow([(f"{words.text('drawn-hand')}  ", "")], roles, 4) if roles else []


def legend(words: Words) -> list[Line]:
    """What the signs on the map mean."""
    signs: list[Line] = [
        [(LAND[t], f"land-{t}"), (f" {words.text(f'terrain-{t}')}", "soft")] for t in LAND if t != "water"
    ]
    signs += [[(sign, f"potion-{c}"), (f" {words.text(f'colour-{c}')}", "soft")] for c, sign in ROOFS.items()]
    signs += [[(sign, "soft")] for sign in words.text("drawn-signs").split(BETWEEN[0])]
    return flow([], signs, 0)
