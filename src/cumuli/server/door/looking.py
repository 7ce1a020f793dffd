"""All that one seat may know, for a program: made of the same block that the page is sent, and of nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from cumuli.core.seen import Seen
from cumuli.server.door.said import Happened, Move, Seat
from cumuli.server.table import telling
from cumuli.server.table.info import TableInfo
from cumuli.server.table.play import Play
from cumuli.server.table.room import Room
from cumuli.telling import SPOKEN, said
from cumuli.words import sentence


def looked(
    room: Room, seat: int, info: TableInfo, after: int | None, lang: str, pictured: Callable[[int], Sequence[str]]
) -> Seat:
    """The seat as it stands, with what happened after entry number *after*."""
    play, summary = room.play, room.summary
    if play is None:
        nothing: dict[str, Any] = {"legal": (), "ahead": (), "standing": {}, "orders": {}, "events": ()}
        return Seat(
            info, seat, room.seq, None, ask=None, sealed=None, muted="", scores=(), winners=(), static=None, **nothing
        )
    seen = telling.seen_by(play, seat, lang, pictured)
    told = 0 if after is None else room.steps[min(after, len(room.steps) - 1)][0]
    block = play.block(seat, play.events[told:])
    over = summary.status == "over"
    given = play.paced and play.ready(seat) is not None  # known already: the house gives it when its beat is over
    return Seat(
        info=info,
        seat=seat,
        seq=room.seq,
        view=block.view,
        events=tuple(happened(event, seen, play.game.id) for event in block.events),
        ask=None if given else block.ask,
        legal=() if given else listed(block.legal, seen, play),
        ahead=listed(block.ahead, seen, play),
        sealed=None if block.sealed is None else msgspec.to_builtins(block.sealed),
        standing=block.standing,
        orders=block.orders,
        muted=block.muted,
        scores=summary.scores if over else (),
        winners=summary.winners if over else (),
        static=dict(seen.static or {}) if after is None else None,
    )


def happened(event: Any, seen: Seen, game: str) -> Happened:
    """An event as this seat heard it, in words as well."""
    words, rule = sentence(game, event, seen.names, seen.view.get("size", 0), seen.words.lang, seen.static)
    return Happened(words, rule, msgspec.to_builtins(event))


def listed(offered: Sequence[Any], seen: Seen, play: Play) -> tuple[Move, ...]:
    """What a seat may do, each as it is written, in a sentence and as a word."""
    game, state = play.game, play.table.state
    begun = SPOKEN[game.id].begun if game.id in SPOKEN else {}
    moves: dict[str, Move] = {}
    for word in offered:
        free = begun.get(type(word).__name__)
        line = free or game.write(state, word)
        if line not in moves:
            words = said(seen, game.id, word) if game.id in SPOKEN else line
            moves[line] = Move(line, words, None if free else msgspec.to_builtins(word))
    return tuple(moves.values())
