"""Going on from a game that is over: its moves so far begin a new table's log, so that one needs no other.

Luck answers anew from there, by a key of the new table's own: the old one's has
been opened, and would tell what comes.  The pledge binds the moves taken over as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cumuli.server.house import STANDARD, House, deck_of, refuse
from cumuli.server.link import Link
from cumuli.server.people.person import Person
from cumuli.server.table import deeds as log
from cumuli.server.table.opening import new_table
from cumuli.server.table.room import Room
from cumuli.server.table.seating import known_seat, pledged
from cumuli.server.table.step import Step
from cumuli.server.wire import Fork

if TYPE_CHECKING:
    from cumuli.server.hub import Hub


def deeds(old: Room, person: Person, command: Fork, now: float) -> tuple[log.Deed, ...]:
    """How the new table's log begins but for its luck, or a refusal."""
    summary = old.summary
    if old.frozen:
        raise refuse("frozen")
    if summary.shut(person.id):
        raise refuse("watch-shut")
    if old.play is None or summary.status != "over":
        raise refuse("fork-playing")
    deck = deck_of(summary.options)
    own = deck is not None and deck[0] != STANDARD
    if own and person.id != summary.host and person.id not in summary.persons:
        raise refuse("fork-deck")
    moves = old.play.moves
    if command.ply > len(moves):
        raise refuse("no-ply")
    if command.ply == len(moves) and old.play.table.state.outcome() is not None:
        raise refuse("fork-end")
    seat = known_seat(summary, command.seat)
    return (
        log.Created(summary.game, len(summary.chairs), summary.options, person.id, now, summary.terms),
        log.Forked(old.id, command.ply, summary.version, moves[: command.ply]),
        log.Sat(seat, person.id, person.name),
    )


def sealed(house: House, table: str, first: tuple[log.Deed, ...]) -> tuple[log.Deed, ...]:
    """The same with luck pledged, as far as the house does that, for what comes after the moves taken over."""
    created, begun, *others = first
    assert isinstance(created, log.Created) and isinstance(begun, log.Forked)
    return (created, *pledged(house, table, created.game, begun.moves), begun, *others)


async def carry_out(hub: Hub, link: Link, command: Fork) -> None:
    """Open the new table, and answer whoever asked."""
    async with hub.lock(command.table):
        old = await hub.nodes.newest(command.table)
        first = deeds(old, link.person, command, hub.now())

    def opened(id: str, now: float, key: str) -> tuple[Room, Step]:
        begins = sealed(hub.house, id, first)
        return Room(hub.house, id, begins, key, now), Step(begins, table=id)

    await new_table(hub, link, command.id, old.summary.options, opened)
