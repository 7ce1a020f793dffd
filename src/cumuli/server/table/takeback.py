"""How far back a move may be taken: up to the last luck, and the last thing that somebody could not have known.

Nothing here knows a game.  Luck is what CHANCE answered.  A move has shown
something if a seat can rule out, by what it sees afterwards, a world that it
had to reckon with before.  Each game on the shelf says exactly where that is
so (`Game.shows`, beside its other secrets).

Of a game that does not, worlds are drawn: in each of some worlds that looked
the same to a seat (`Game.resample`) somebody in the mover's place must be able
to do what looks just the same (`Game.observe`, `Game.redact`).  For the mover
itself, who knows what it chose, that must be the very same action.  A rare
world may be missed so; tests hold this and the games' own word together.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any, Final

from cumuli.core.game import CHANCE, Game, Position
from cumuli.record import Record
from cumuli.server.house import refuse

WORLDS: Final = 60
"""Worlds that are tried for each seat and move; one that rules the move out is enough."""


def moves_left(record: Record, seats: Collection[int]) -> int:
    """How many moves stay when the last one of these seats is taken back; refuse where it must not."""
    own = [number for number, (mover, _) in enumerate(record.moves) if mover in seats]
    if not own:
        raise refuse("undo-nothing")
    left = own[-1]
    if any(mover == CHANCE for mover, _ in record.moves[left:]):
        raise refuse("undo-luck")
    game = record.shelved()
    state = record.replay(left)
    for number, (mover, text) in enumerate(record.moves[left:], left):
        code = game.code(state, game.read(state, text))
        if any(told(game, state, mover, code, eyes, number) for eyes in range(len(record.seats))):
            raise refuse("undo-seen")
        state.apply(mover, code)
    return left


def told(game: Game[Any], state: Position, mover: int, code: int, eyes: int, seed: int) -> bool:
    """Whether this action tells a seat something: by the game's own word, or else as far as worlds drawn anew tell."""
    if game.shows is not None:
        return game.shows(state, mover, code, eyes)
    return shows(game, state, mover, code, eyes, seed)


def shows(game: Game[Any], state: Position, mover: int, code: int, eyes: int, seed: int) -> bool:
    """Whether this action tells the seat with these eyes something that it could not know before."""
    seen = look(game, state, mover, code, eyes)
    dice = Random(seed)
    for _ in range(WORLDS):
        world = game.resample(state, eyes, dice)
        if world.allows(mover, code) and look(game, world, mover, code, eyes) == seen:
            continue
        if eyes == mover or not any(
            look(game, world, mover, other, eyes) == seen for other in world.legal_actions(mover)
        ):
            return True
    return False


def look(game: Game[Any], state: Position, mover: int, code: int, eyes: int) -> tuple[Any, ...]:
    """What these eyes see of an action and after it."""
    after = state.clone()
    after.events = []
    after.apply(mover, code)
    told = [game.redact(after, event, eyes) for event in after.events]
    return game.observe(after, eyes), told
