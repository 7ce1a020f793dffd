"""Broom Service in sentences: the round, its people, and the realm place by place.  Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from cumuli.core.seen import Facts, Lines, Seen, Spoken
from cumuli.games.broom_service import actions as a
from cumuli.games.broom_service import drawing
from cumuli.games.broom_service.chart import gone


def look(seen: Seen) -> Lines:
    """The round, the trick, everybody, and what lies about the reader's pawns."""
    view, static, words = seen.view, seen.static, seen.words
    lines = [drawing.plain([line]) for line in drawing.state(view, static, words)]
    lines += [drawing.plain([line]) for line in drawing.event(view, static, words, seen.options)]
    lines += [drawing.plain([line]) for line in drawing.trick(view, seen.names, words)]
    return [*lines, *who(seen), *(near(seen) if seen.seat is not None else ())]


def board(seen: Seen) -> Lines:
    """The whole realm, region by region."""
    beside = drawing.neighbours(seen.static)
    return [_region(seen, id, beside[id]) for id in seen.static["board"]["regions"]]


def place(seen: Seen, id: str) -> str:
    """A region by its name, its land, and the id it is typed with."""
    land = seen.static["board"]["regions"][id]["terrain"]
    return f"{seen.named('region', id)} ({id}, {seen.text(f'terrain-{land}')})"


def near(seen: Seen) -> Iterator[str]:
    """What lies about the reader's pawns."""
    beside = drawing.neighbours(seen.static)
    for pawn, region in enumerate(seen.view["seats"][seen.seat]["pawns"], 1):
        yield seen.pair(seen.text("drawn-pawn", pawn=pawn), _region(seen, region, beside[region]))
        yield from (_region(seen, id, ()) for id in beside[region] if id in seen.static["board"]["regions"])


def _region(seen: Seen, id: str, beside: Any) -> str:
    """One region with all that lies on it."""
    told = [f"{place(seen, id)}.", *_clouds(seen, id), *_towers(seen, id)]
    if id in seen.view["tiles"]:
        told.append(f"{seen.text(f'''tile-{seen.view['tiles'][id]}''')}.")
    circle = seen.static["board"]["regions"][id]["circle"]
    if circle:
        told.append(f"{seen.text('circle', circle=circle)}.")
    here = [seen.names[i] for i, seat in enumerate(seen.view["seats"]) for at in seat["pawns"] if at == id]
    if here:
        told.append(f"{seen.text('map-pawns', names=seen.words.list(here))}.")
    around = [f"{seen.named('region', one)} ({one})" for one in beside]
    if around:
        told.append(seen.text("spoken-beside", regions=", ".join(around)))
    return " ".join(told)


def _clouds(seen: Seen, id: str) -> Iterator[str]:
    for space, cloud in seen.view["clouds"].items():
        if seen.static["board"]["spaces"][space]["region"] == id:
            yield seen.text("spoken-over", cloud=_cloud(seen, cloud), space=space)


def _cloud(seen: Seen, cloud: str) -> str:
    plain = seen.static["clouds"][cloud]
    name = seen.text("cloud-heavy" if plain["kind"] == "heavy" else f"cloud-{cloud}")
    return seen.text("spoken-cloud", cloud=name, cost=plain["cost"], bolts=plain["bolts"])


def _towers(seen: Seen, id: str) -> Iterator[str]:
    for name, plain in seen.static["board"]["towers"].items():
        if id in plain["regions"] and not gone(seen.view, seen.static, name):
            yield f"{_tower(seen, plain)} ({name}{_shut(seen, name)})."
    hill = seen.static["hill_tiles"].get(seen.view["tiles"].get(id))
    if hill is not None and hill["colour"] is not None:
        yield f"{_tower(seen, {**hill, 'square': True, 'wands': 0})} (hill_{id})."


def _shut(seen: Seen, tower: str) -> str:
    return f", {seen.text('spoken-closed')}" if tower in seen.view["closed"] else ""


def _tower(seen: Seen, plain: Mapping[str, Any]) -> str:
    kind = seen.text("map-tower", shape="square" if plain["square"] else "round", colour=plain["colour"])
    return seen.pair(kind, seen.text("map-worth", vp=plain["vp"], wands=plain["wands"]))


def _goods(seen: Seen, counts: Mapping[str, int]) -> str:
    held = [seen.text(f"resource-{kind}", count=count) for kind, count in counts.items() if count]
    return seen.words.list(held) if held else seen.text("spoken-no-goods")


def who(seen: Seen) -> Lines:
    """Everybody with their points, what they own, and where their pawns stand."""
    lines = []
    for number, seat in enumerate(seen.view["seats"]):
        told = [seen.text("bs-vp-of", name=seen.names[number], vp=str(seat["vp"]).replace("-", "−"))]
        told.append(_goods(seen, seat["resources"]))
        if seat["hand"] is not None:
            told.append(seen.text("drawn-cards", count=seat["hand"]))
        if seat["clouds"]:
            told.append(seen.text("bs-clouds", count=len(seat["clouds"]), bolts=seat["bolts"]))
        if seat["amulets"]:
            told.append(seen.text("drawn-amulets", count=len(seat["amulets"])))
        told += [seen.text(f"tile-{tile}") for tile, _ in seat["tiles"]]
        told += [place(seen, id) for id in seat["pawns"]]
        if number == seen.view["leader"]:
            told.append(seen.text("bs-leader"))
        lines.append(f"{', '.join(told)}.")
    return lines


def scores(seen: Seen) -> Lines:
    """Everybody's victory points."""
    rows = enumerate(seen.view["seats"])
    return [seen.text("bs-vp-of", name=seen.names[i], vp=str(seat["vp"]).replace("-", "−")) for i, seat in rows]


def hand(seen: Seen) -> Lines:
    """The reader's roles and what they do; all ten while they are chosen."""
    view = seen.view
    roles = list(seen.static["roles"]) if view["phase"] == "select" else view["hand"] or []
    if not roles:
        return [seen.text("bs-no-cards")]
    return [_role(seen, role) for role in roles]


def _role(seen: Seen, role: str) -> str:
    halves = [seen.text(f"role-{role}-{half}") for half in ("brave", "cowardly")]
    told = [f"{seen.text(f'role-{role}')} ({role}).", *halves]
    if role in seen.view["bewitched"]:
        told.append(seen.text("bs-bewitched-hint", vp=abs(seen.static["penalty"])))
    return " ".join(told)


def help(seen: Seen) -> Lines:
    """How moves are called."""
    return [seen.text("drawn-help-move")]


def prompt(seen: Seen) -> str:
    """What is asked now."""
    view = seen.view
    asked = view["phase"]
    if asked == "act" and view["agenda"]:
        asked = view["agenda"][0]["op"]
    if asked == "lead" and view["event"] == "old_times":
        asked = "lead-brave"
    return seen.text(f"prompt-{asked}")


def facts(seen: Seen, word: Any) -> Facts:
    """The land of a region, what a cloud costs and where it hangs, what a tower brings."""
    match word:
        case a.Fly(_, region):
            return {"where": place(seen, region)}
        case a.Dispel(space):
            region = seen.static["board"]["spaces"][space]["region"]
            return {"where": place(seen, region), "cloud": _cloud(seen, seen.view["clouds"][space])}
        case a.Deliver(tower, pawn):
            known = seen.static["board"]["towers"].get(tower)
            vp = known["vp"] if known else next(t["vp"] for t in seen.static["hill_tiles"].values() if t["colour"])
            return {"vp": vp, "where": place(seen, seen.view["seats"][seen.seat]["pawns"][pawn])}
        case a.Gather(violet, green, orange, wand):
            return {"goods": _goods(seen, {"violet": violet, "green": green, "orange": orange, "wand": wand})}
        case a.Instead("market"):
            return {"vp": seen.static["events"]["black_market"]["params"]["vp"]}
        case a.Instead():
            return {"vp": seen.static["five_vp"]}
    return {}


def tidy(seen: Seen, typed: str) -> str:
    """Roles are chosen in any order, and called by the beginnings of their names."""
    verb, *chosen = typed.split()
    if not chosen or not "select".startswith(verb) or seen.view["phase"] != "select":
        return typed
    order = list(seen.static["roles"])
    found = [next((role for role in order if role.startswith(word)), word) for word in chosen]
    return " ".join(["select", *sorted(found, key=lambda role: order.index(role) if role in order else len(order))])


SPOKEN: Final = Spoken(look, board, hand, scores, who, help, prompt, facts, tidy)
