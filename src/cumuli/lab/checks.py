"""What must be true of every position of a game, and the tables beyond its form to try it on."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from cumuli.games import SHELF, cloudy_kingdom
from cumuli.games.cloudy_kingdom import fields as f
from cumuli.games.cloudy_kingdom.spells import SpellFault, compile_spell
from cumuli.games.cloudy_kingdom.state import CloudyKingdom
from cumuli.lab import broom_service, cloud_mine

NAMES: Final = dict.fromkeys(("en", "de", "fr"), "?")
DATA: Final = Path(cloudy_kingdom.__file__).parent / "data" / "spells"


def faults(game: str, state: Any) -> Iterator[str]:
    """What is wrong with a position."""
    if game in CHECKS:
        yield from CHECKS[game](state)


def extras(game: str, rng: Random) -> dict[str, Any]:
    """Options beyond those the form offers."""
    return EXTRAS[game](rng) if game in EXTRAS else {}


def cloudy_kingdom_faults(state: CloudyKingdom) -> Iterator[str]:
    """Cards are conserved, stacks lie crosswise, links are what lies on the table, nothing runs on for ever."""
    rules, stacks = state.rules, state.stacks
    cells = rules.size * rules.size
    left = list(rules.count)
    for face in range(rules.faces):
        left[face] -= state.deck[face] + state.box[face]
    for i in range(state.in_pile):
        left[state.pile[i]] -= 1
    for i in range(state.n_known):
        left[state.known[i]] -= 1
    for i in range(state.n_drawn):
        left[state.drawn[i] & 63] -= 1
    for seat in range(rules.seats):
        if state.hand[seat] != f.NO_CARD:
            left[state.hand[seat]] -= 1
    ends_v = ends_h = top_v = empty = 0
    for cell in range(cells):
        stack = stacks.stack(cell)
        bit = 1 << cell
        if not stack:
            empty |= bit
            if stacks.joins[cell]:
                yield f"an empty cell joins: {cell}"
        for i, (face, turn) in enumerate(stack):
            left[face] -= 1
            if i and (turn ^ stack[i - 1][1]) & 1 == 0:
                yield f"a stack is not crosswise: {cell}"
            if turn & 1:
                ends_h |= bit
            else:
                ends_v |= bit
        if stack and not stack[-1][1] & 1:
            top_v |= bit
    if (ends_v, ends_h, top_v, empty) != (stacks.ends_v, stacks.ends_h, stacks.top_v, stacks.empty):
        yield "what is derived from the stacks is out of date"
    if any(left[: rules.routes]):
        yield f"route cards are lost or doubled: {left}"
    if sum(state.deck) + state.n_known != state.in_deck:
        yield "the deck's count is wrong"
    if (stacks.immune | stacks.no_cover) & ~rules.all_cells:
        yield "protection beyond the board"
    if state.turns > rules.cards + 2 * rules.seats + 1:
        yield f"too many turns: {state.turns}"
    if state.phase not in (f.SPELL, f.ENDED) and state.links != stacks.all_links():
        yield "the links are not those on the table"
    if state.phase == f.ENDED and (state.winners == 0) != (state.how == 3) and state.how != 4:
        yield "an end without its reason"


@cache
def example_spells() -> tuple[dict[str, Any], ...]:
    """The spells that come with the game as examples."""
    return tuple({"id": path.stem, **tomllib.loads(path.read_text())} for path in sorted(DATA.glob("*.toml")))


def cloudy_kingdom_extras(rng: Random) -> dict[str, Any]:
    """Now and then some spells: examples and such as nobody has thought of."""
    if rng.random() < 0.4:
        return {}
    spells = [random_spell(rng, f"spell_{i}") for i in range(rng.randint(1, 4))]
    spells += rng.sample(example_spells(), rng.randint(0, len(example_spells())))
    return {"spells": tuple(spells), "magic": rng.choice(["same_three", "own_choice"])}


def random_spell(rng: Random, ident: str) -> dict[str, Any]:
    """A spell of one to three chunks of steps that the magic language allows."""
    while True:
        steps: list[dict[str, Any]] = []
        for i in range(rng.randint(1, 3)):
            steps += chunk(rng, f"r{i}")
        spell = {"id": ident, "names": NAMES, "text": NAMES, "steps": steps}
        try:
            compile_spell(spell, FACES)
        except SpellFault:
            continue
        return spell


def chunk(rng: Random, name: str) -> list[dict[str, Any]]:
    """A few steps that make sense together."""

    def step(op: str, **args: Any) -> dict[str, Any]:
        return {"op": op, **args}

    choose = step("choose", **{"as": name, "from": rng.choice(["top", "pile"])})
    mode = rng.choice(["any", "empty", "cover"])
    makers: list[Callable[[], list[dict[str, Any]]]] = [
        lambda: [choose, step("remove_top", target=name, to=rng.choice(["box", "discard"]))],
        lambda: [choose, step("remove_top", target=name, to="hand"), step("place", which="all")],
        lambda: [choose | {"from": "pile"}, step("rotate", target=name, quarters=rng.randint(1, 3))],
        lambda: [
            choose | {"from": "pile"},
            step("choose", **{"as": name + "b", "from": "pile", "not": name}),
            step("swap", target=name, other=name + "b"),
        ],
        lambda: [
            choose,
            step("choose", **{"as": name + "b", "from": "empty"}),
            step("move", target=name, to=name + "b", scope=rng.choice(["top", "pile"])),
        ],
        lambda: [choose, step("mark", target=name, flag=rng.choice(["immune", "no_cover"]), until="round")],
        lambda: [step("draw", n=rng.randint(1, 3)), step("place", which="choose", mode=mode), step("discard_rest")],
        lambda: [step("draw", n=1, show=rng.choice(["public", "private"])), step("place", which="only", mode=mode)],
        lambda: [step("take_discard", n=rng.randint(1, 3)), step("place", which="all"), step("discard_rest")],
        lambda: [step("peek", n=rng.randint(1, 4)), step("reorder")],
        lambda: [step("offer", players=rng.choice(["others", "left", "all"]), steps=[step("cycle_hand")])],
        lambda: [step("swap_hand", **{"with": "left"})],
        lambda: [step("repeat", n=2, steps=[step("draw", n=1), step("place", which="only")])],
        lambda: [step("if", what="stacks", least=rng.randint(0, 6), steps=[choose, step("remove_top", target=name)])],
        lambda: [step("place_self", face=rng.choice(["burning_crossing", "interrupted_crossing"]), mode=mode)],
    ]
    return rng.choice(makers)()


FACES: Final = SHELF["cloudy_kingdom"].start(2, SHELF["cloudy_kingdom"].options(), "1").names.faces
CHECKS: Final[dict[str, Callable[[Any], Iterator[str]]]] = {
    "broom_service": broom_service.faults,
    "cloud_mine": cloud_mine.faults,
    "cloudy_kingdom": cloudy_kingdom_faults,
}
EXTRAS: Final[dict[str, Callable[[Random], dict[str, Any]]]] = {
    "broom_service": broom_service.extras,
    "cloud_mine": cloud_mine.extras,
    "cloudy_kingdom": cloudy_kingdom_extras,
}
