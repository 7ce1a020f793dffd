"""Actions as text and as codes (README.md, "How a game is written down")."""

from __future__ import annotations

from cumuli.games.broom_service import actions as a
from cumuli.games.broom_service import tables as t
from cumuli.games.broom_service.state import BroomService

FIST = [*t.KINDS, "any"]
HANDED = ["without_violet", "without_green", "without_orange", "without_wand", "all"]
PLAIN: dict[int, a.Action] = {
    t.BRAVE: a.Brave(),
    t.COWARD: a.Coward(),
    t.PASS: a.Pass(),
    t.DECLINE: a.Decline(),
    t.MODE0: a.Act(),
    t.USE_TILE: a.UseTile(),
    t.DELIVER_FIRST: a.DeliverFirst(),
    t.EXTRA: a.ExtraCard(),
}
SPOKEN: dict[str, a.Action] = {
    "brave": a.Brave(),
    "cowardly": a.Coward(),
    "pass": a.Pass(),
    "no": a.Decline(),
    "act": a.Act(),
    "tile": a.UseTile(),
    "deliver_first": a.DeliverFirst(),
    "extra": a.ExtraCard(),
}
CODES: dict[a.Action, int] = {word: code for code, word in PLAIN.items()}
TEXTS: dict[a.Action, str] = {word: text for text, word in SPOKEN.items()}
BRAVERY = {"brave": True, "cowardly": False}


def word(state: BroomService, code: int) -> a.Action:
    """The word of a code at this table; raises ValueError where it has none."""
    names = state.names
    if code in PLAIN:
        return PLAIN[code]
    if 0 <= code < t.LEAD0:
        return a.Select(tuple(role for i, role in enumerate(t.ROLES) if code >> i & 1))
    if t.LEAD0 <= code < t.BRAVE:
        return a.Lead(t.ROLES[code - t.LEAD0 >> 1], not code - t.LEAD0 & 1)
    if t.MODE0 < code < t.MODE0 + len(t.MODES):
        return a.Instead(t.MODES[code - t.MODE0])
    if t.TAKE0 <= code < t.FLY0:
        take = code - t.TAKE0
        return a.Gather(take & 3, take >> 2 & 3, take >> 4 & 3, take >> 6)
    if t.FLY0 <= code < t.DELIVER0:
        return a.Fly(code - t.FLY0 >> 6, names.regions[code - t.FLY0 & 63])
    if t.DELIVER0 <= code < t.DISPEL0:
        return a.Deliver(names.towers[code - t.DELIVER0 & 63], code - t.DELIVER0 >> 6)
    if t.DISPEL0 <= code < t.CIRCLE0:
        return a.Dispel(names.spaces[code - t.DISPEL0])
    if t.CIRCLE0 <= code < t.USE_TILE:
        return a.Circle(names.circles[code - t.CIRCLE0])
    if t.ADD0 <= code < t.EXTRA:
        return a.AddRole(t.ROLES[code - t.ADD0])
    if t.HOLD0 <= code < t.HAND_IN0:
        return a.Hold(FIST[code - t.HOLD0 >> 6], code - t.HOLD0 & 63)
    if t.HAND_IN0 <= code < t.BEGIN0:
        return a.HandIn(HANDED[code - t.HAND_IN0])
    return _luck(state, code)


def _luck(state: BroomService, code: int) -> a.Action:
    names = state.names
    if t.BEGIN0 <= code < t.REVEAL0:
        return a.Begin(code - t.BEGIN0)
    if t.REVEAL0 <= code < t.BEWITCH0:
        return a.Reveal(t.EVENTS[code - t.REVEAL0])
    if t.BEWITCH0 <= code < t.CLOUD0:
        return a.Bewitch(t.ROLES[code - t.BEWITCH0])
    if t.CLOUD0 <= code < t.CLOUD0 + len(names.clouds):
        return a.LayCloud(names.clouds[code - t.CLOUD0])
    if t.TILE0 < code < t.TILE0 + len(names.tiles):
        return a.LayTile(names.tiles[code - t.TILE0])
    raise ValueError(f"no action has the code {code}")


def code(state: BroomService, action: a.Action) -> int:
    """The code of a word; raises ValueError where this table has no such role, region, tower, cloud or seat."""
    names = state.names
    if action in CODES:
        return CODES[action]
    match action:
        case a.Select(roles):
            if len(set(roles)) != len(roles):
                raise ValueError("a role twice")
            return t.SELECT0 + sum(1 << t.ROLES.index(role) for role in roles)
        case a.Lead(role, brave):
            return t.LEAD0 + t.ROLES.index(role) * 2 + (not brave)
        case a.Instead(what):
            return t.MODE0 + t.MODES.index(what)
        case a.Gather(violet, green, orange, wand):
            if not all(0 <= n <= 3 for n in (violet, green, orange, wand)):
                raise ValueError("no role gives that many")
            return t.TAKE0 + violet + 4 * green + 16 * orange + 64 * wand
        case a.Fly(pawn, region):
            return t.FLY0 + _pawn(pawn) * 64 + names.regions.index(region)
        case a.Deliver(tower, pawn):
            return t.DELIVER0 + _pawn(pawn) * 64 + names.towers.index(tower)
        case a.Dispel(space):
            return t.DISPEL0 + names.spaces.index(space)
        case a.Circle(circle):
            return t.CIRCLE0 + names.circles.index(circle)
        case a.AddRole(role):
            return t.ADD0 + t.ROLES.index(role)
        case a.Hold(kind, amount):
            if not 0 <= amount <= t.FIST:
                raise ValueError(f"no fist holds {amount}")
            return t.HOLD0 + FIST.index(kind) * 64 + amount
        case a.HandIn(what):
            return t.HAND_IN0 + HANDED.index(what)
        case a.Begin(seat):
            if not 0 <= seat < state.rules.seats:
                raise ValueError(f"no seat {seat}")
            return t.BEGIN0 + seat
        case a.Reveal(event):
            return t.REVEAL0 + t.EVENTS.index(event)
        case a.Bewitch(role):
            return t.BEWITCH0 + t.ROLES.index(role)
        case a.LayCloud(cloud):
            return t.CLOUD0 + names.clouds.index(cloud)
        case a.LayTile(tile):
            return t.TILE0 + names.tiles.index(tile)
    raise ValueError(f"not an action of this game: {action!r}")


def _pawn(pawn: int) -> int:
    if pawn not in (0, 1):
        raise ValueError(f"no pawn {pawn}")
    return pawn


def write(state: BroomService, action: a.Action) -> str:
    """The word as a line of a record says it."""
    if action in TEXTS:
        return TEXTS[action]
    match action:
        case a.Select(roles):
            return " ".join(["select", *roles])
        case a.Lead(role, brave):
            return f"lead {role} {'brave' if brave else 'cowardly'}"
        case a.Instead(what):
            return f"instead {what}"
        case a.Gather(violet, green, orange, wand):
            return f"gather {violet} {green} {orange} {wand}"
        case a.Fly(pawn, region):
            return f"fly {pawn + 1} {region}"
        case a.Deliver(tower, pawn):
            return f"deliver {tower} {pawn + 1}"
        case a.Dispel(space):
            return f"dispel {space}"
        case a.Circle(circle):
            return f"circle {circle}"
        case a.AddRole(role):
            return f"add {role}"
        case a.Hold(kind, amount):
            return f"hold {kind} {amount}"
        case a.HandIn(what):
            return f"hand_in {what}"
        case a.Begin(seat):
            return f"begin {seat + 1}"
        case a.Reveal(event):
            return f"event {event}"
        case a.Bewitch(role):
            return f"bewitch {role}"
        case a.LayCloud(cloud):
            return f"cloud {cloud}"
        case a.LayTile(tile):
            return f"tile_here {tile}"
    raise ValueError(f"not an action of this game: {action!r}")


def read(state: BroomService, text: str) -> a.Action:
    """The word a line of a record says; raises ValueError where it is none."""
    if text in SPOKEN:
        return SPOKEN[text]
    match text.split():
        case ["select", *roles]:
            return a.Select(tuple(roles))
        case ["lead", role, brave] if brave in BRAVERY:
            return a.Lead(role, BRAVERY[brave])
        case ["instead", what]:
            return a.Instead(what)
        case ["gather", violet, green, orange, wand]:
            return a.Gather(_number(violet), _number(green), _number(orange), _number(wand))
        case ["fly", pawn, region]:
            return a.Fly(_number(pawn) - 1, region)
        case ["deliver", tower, pawn]:
            return a.Deliver(tower, _number(pawn) - 1)
        case ["dispel", space]:
            return a.Dispel(space)
        case ["circle", circle]:
            return a.Circle(circle)
        case ["add", role]:
            return a.AddRole(role)
        case ["hold", kind, amount]:
            return a.Hold(kind, _number(amount))
        case ["hand_in", what]:
            return a.HandIn(what)
        case ["begin", seat]:
            return a.Begin(_number(seat) - 1)
        case ["event", event]:
            return a.Reveal(event)
        case ["bewitch", role]:
            return a.Bewitch(role)
        case ["cloud", cloud]:
            return a.LayCloud(cloud)
        case ["tile_here", tile]:
            return a.LayTile(tile)
    raise ValueError(f"not an action: {text!r}")


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise ValueError(f"not a number: {text!r}")
    return int(text)
