"""Games that differ from one that was played in one thing somebody did in secret."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from random import Random
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cumuli.core.game import CHANCE, Game, Position
from cumuli.leakcheck.evening import Taken, orders
from cumuli.server.table import deeds as log
from cumuli.server.table.play import Moves, Play
from cumuli.server.table.room import Room

OTHERS: Final = 3
"""Ways of doing one thing otherwise that are tried."""
SEEDS: Final = (1, 2)


class Twin(Struct, frozen=True):
    """An entry that might have stood in the place of another."""

    at: int
    taken: Taken
    mover: int
    """Who would have made it so."""
    kind: str
    """What they do there."""


def chosen(twins: list[Twin], many: int, rng: Random) -> list[Twin]:
    """So many of these, of as many kinds as there are."""
    kinds: dict[str, list[Twin]] = {}
    for twin in rng.sample(twins, len(twins)):
        kinds.setdefault(twin.kind, []).append(twin)
    return [twin for row in zip_longest(*kinds.values()) for twin in row if twin is not None][:many]


def otherwise(play: Play, at: int, taken: Taken, rng: Random) -> Iterator[Twin]:
    """For entry number *at*, which comes next in a game: entries that might have stood there instead."""
    for number, deed in enumerate(taken.deeds):
        if isinstance(deed, log.Sealed):
            words = [play.game.write(play.table.state, word) for word in play.ahead(deed.seat)]
            for move in rng.sample([*words, None], min(OTHERS, len(words) + 1)):
                if move != deed.move:
                    yield Twin(at, changed(taken, number, replace(deed, move=move)), deed.seat, "seal")
        elif isinstance(deed, log.Ordered):
            for said in ({}, orders(play, deed.seat, rng)):
                if said != deed.orders:
                    yield Twin(at, changed(taken, number, replace(deed, orders=said)), deed.seat, "order")
        elif isinstance(deed, log.Moved):
            for moves, seat, text in other_moves(play, deed.moves, rng):
                kind = f"{seat == CHANCE} {text.split()[0]}"
                yield Twin(at, changed(taken, number, log.Moved(moves)), seat, kind)


def changed(taken: Taken, number: int, deed: log.Deed) -> Taken:
    return replace(taken, deeds=(*taken.deeds[:number], deed, *taken.deeds[number + 1 :]))


def other_moves(play: Play, moves: Moves, rng: Random) -> Iterator[tuple[Moves, int, str]]:
    """The moves of one entry with one of them made otherwise, where the rest can follow; and which one."""
    game, state = play.game, play.table.state.clone()
    for at, (seat, text) in enumerate(moves):
        taken = game.code(state, game.read(state, text))
        codes = [code for code, _ in state.chance()] if seat == CHANCE else state.legal_actions(seat)
        codes = [code for code in codes if code != taken]
        for code in rng.sample(codes, min(OTHERS, len(codes))):
            made = (*moves[:at], (seat, game.write(state, game.word(state, code))), *moves[at + 1 :])
            if fits(play, made):
                yield made, seat, text
        state.apply(seat, taken)


def fits(play: Play, moves: Moves) -> bool:
    """Whether the rules allow these moves now, one after the other."""
    game, state = play.game, play.table.state.clone()
    for seat, text in moves:
        try:
            code = game.code(state, game.read(state, text))
        except (ValueError, IndexError):
            return False
        if seat not in state.to_act():
            return False
        if not (code in dict(state.chance()) if seat == CHANCE else state.allows(seat, code)):
            return False
        state.apply(seat, code)
    return True


def can_follow(room: Room, taken: Taken) -> bool:
    """Whether an entry of one game may stand in another, too."""
    play = room.play
    if play is None:
        return True
    for deed in taken.deeds:
        if isinstance(deed, log.Moved) and not fits(play, deed.moves):
            return False
        if isinstance(deed, log.Sealed) and deed.move is not None:
            words = (*play.ahead(deed.seat), *play.words(deed.seat))
            if deed.move not in [play.game.write(play.table.state, word) for word in words]:
                return False
        if isinstance(deed, log.Ordered):
            standing = play.standing(deed.seat)
            if any(way not in standing.get(about, ()) for about, way in deed.orders.items()):
                return False
    return True


def cannot_tell(game: Game[Any], one: Position, other: Position, seat: int) -> bool:
    """Whether a seat knows the same in both worlds: the same luck then makes it imagine the same world."""
    return all(game.resample(one, seat, Random(n)) == game.resample(other, seat, Random(n)) for n in SEEDS)


def ignorant(one: Play, other: Play) -> set[int]:
    """The seats that cannot tell one table from the other."""
    worlds = one.table.state, other.table.state
    same = [
        seat
        for seat in range(len(one.sealed))
        if one.sealed[seat] == other.sealed[seat] and one.orders[seat] == other.orders[seat]
    ]
    return {seat for seat in same if cannot_tell(one.game, *worlds, seat)}


def same(one: Play, other: Play) -> bool:
    """Whether nothing at all differs in two games."""
    return (one.table.state, one.sealed, one.orders) == (other.table.state, other.sealed, other.orders)


def secret(play: Play, taken: Taken, twin: Twin) -> bool:
    """Whether somebody else cannot tell which of two entries came next, neither in the end nor on the way there.

    A card led bravely or not may come to the very same, and all have heard how it was led: where no two worlds are
    left there is nothing to keep.
    """
    steps = list(zip(after(play, taken), after(play, twin.taken), strict=True))
    one, other = steps[-1]
    if len(steps) > 1 and one == other:
        return False
    return any(
        seat != twin.mover and all(cannot_tell(play.game, *worlds, seat) for worlds in steps)
        for seat in range(len(play.asks))
    )


def after(play: Play, taken: Taken) -> Iterator[Position]:
    """The positions that an entry's moves lead to, one after the other; the present one first."""
    state = play.table.state.clone()
    yield state.clone()
    for deed in taken.deeds:
        if isinstance(deed, log.Moved):
            for seat, text in deed.moves:
                state.apply(seat, play.game.code(state, play.game.read(state, text)))
                yield state.clone()
