"""Where a game begins that does not begin at the beginning: the moves of a record that are played before."""

from __future__ import annotations

from collections.abc import Sequence

from cumuli.core.game import CHANCE, Game, Position, Seat
from cumuli.record import LUCK, Record, allowed

Moves = list[tuple[Seat, int]]


def lines_of(record: Record, plies: int) -> list[str]:
    """The first moves of a record, as its lines say them."""
    return [f"{LUCK if seat == CHANCE else seat + 1} {text}" for seat, text in record.moves[:plies]]


def moves_from(game: Game[Position], state: Position, lines: Sequence[str]) -> Moves:
    """Seats and codes of a record's lines, played on a copy; raises ValueError for one that is not legal there."""
    state = state.clone()
    moves: Moves = []
    for ply, line in enumerate(lines, 1):
        who, _, text = line.partition(" ")
        seat = CHANCE if who == LUCK else int(who) - 1 if who.isascii() and who.isdigit() else CHANCE - 1
        code = game.code(state, game.read(state, text))
        if seat not in state.to_act() or not allowed(state, seat, code):
            raise ValueError(f"Ply {ply} is not legal: {line}")
        state.apply(seat, code)
        moves.append((seat, code))
    if not state.to_act():
        raise ValueError(f"After {len(moves)} plies the game is over: there is nothing left to play.")
    return moves
