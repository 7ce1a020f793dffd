"""What must hold once all is quiet: the log keeps every word, and everybody sees what the log says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from chaos.simulate.people import Guest, Plan
from cumuli.server.ids import command_key
from cumuli.server.table.room import Room
from cumuli.server.table.summary import from_row, table_info
from cumuli.store import Entry, Row

if TYPE_CHECKING:
    from chaos.simulate.world import World

PASSING: Final = ("clocks",)
"""What of a table depends on the moment at which it is told."""
HERE: Final = ("online", "away")
"""What of a seat nobody is told any more once a game is over."""


def check(world: World) -> None:
    """Note all that is wrong."""
    db = world.database.db
    written = [str(row[0]) for row in db.execute("SELECT command FROM entries ORDER BY table_id, seq")]
    for guest in world.guests:
        answered(world, guest, written)
    for plan in world.plans:
        rows = db.execute(
            "SELECT seq, command, payload, at FROM entries WHERE table_id = ? ORDER BY seq", (plan.table,)
        )
        entries = [Entry(*row) for row in rows.fetchall()]
        if entries:
            table(world, plan, entries)
    lobbies(world)


def answered(world: World, guest: Guest, written: list[str]) -> None:
    """Every command once answered as done stands in the log once, and none that was refused does."""
    for id, command in guest.sent.items():
        key = command_key(guest.name, id)
        times = sum(one == key or one.startswith(f"{key}~") for one in written)
        kinds = {answer["type"] for answer in guest.answers.get(id, ())}
        if times > 1:
            world.wrong(f"{command['type']} {key} stands in the log {times} times")
        if kinds & {"Done", "Already"} and times == 0:
            world.wrong(f"{command['type']} {key} was answered done, and is lost")
        final = guest.answers.get(id, [{"type": ""}])[-1]
        if final["type"] == "Refused" and times:
            world.wrong(f"{command['type']} {key} was refused ({final['reason']}), and stands in the log")
        if not kinds:
            world.wrong(f"{command['type']} {key} was never answered")


def table(world: World, plan: Plan, entries: list[Entry]) -> None:
    """A table's log can be played again, and everybody who looks sees what comes of it."""
    if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
        world.wrong(f"the log of {plan.table} has gaps")
    try:
        room = Room.rebuilt(world.nodes[0].hub.house, plan.table, entries)
    except Exception as error:
        world.wrong(f"the log of {plan.table} cannot be played again: {error!r}")
        return
    world.told.moves += 0 if room.play is None else len(room.play.moves)
    for number in plan.all:
        guest = world.guests[number]
        if plan.table in guest.tables:
            sees(world, guest, room)
        else:
            world.wrong(f"{guest.name} never saw {plan.table}")


def plain(value: Any) -> Any:
    """As it comes out of the other end."""
    return msgspec.json.decode(msgspec.json.encode(value))


def sees(world: World, guest: Guest, room: Room) -> None:
    """Somebody's last view is what they would be shown now."""
    seen, person = guest.tables[room.id], guest.person.id
    if guest.wire is None or room.id not in guest.watched:
        world.wrong(f"{guest.name} does not find back to {room.id}")
        return
    if seen.seq != room.seq:
        world.wrong(f"{guest.name} was told of {seen.seq} of {room.seq} at {room.id}")
    info = lasting(plain(table_info(room.id, room.summary, person, lambda who: True, None, (), ())))
    known = lasting(seen.info)
    if info != known:
        was = {key: (known[key], info[key]) for key in info if known[key] != info[key]}
        world.wrong(f"{guest.name} knows {room.id} otherwise than it is: {was}")
    blocks = [plain(room.whole(eye)) for eye in room.eyes(person)]
    if without_events(blocks) != without_events(seen.blocks):
        world.wrong(f"{guest.name} sees {room.id} otherwise than it is")
    heard = {n for n in range(1, len(room.talk.lines) + 1) if room.talk.heard(room.summary, person, n)}
    if heard != seen.lines.keys():
        world.wrong(f"{guest.name} heard the lines {sorted(seen.lines)} of {sorted(heard)} at {room.id}")


def lasting(info: dict[str, Any]) -> dict[str, Any]:
    """What of a table is the same whenever it is told."""
    seats = [{key: value for key, value in seat.items() if key not in HERE} for seat in info["seats"]]
    return {**{key: value for key, value in info.items() if key not in PASSING}, "seats": seats}


def without_events(blocks: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in block.items() if key != "events"} for block in blocks]


def lobbies(world: World) -> None:
    """Every node's lobby, and every room that it keeps, is as the database has it."""
    rows = world.database.db.execute("SELECT id, game, version, status, created, summary, seq FROM tables").fetchall()
    for node in world.nodes:
        if not node.open:
            world.wrong(f"{node.name} does not come up")
            continue
        for *fields, number in rows:
            row = Row(*fields)
            if plain(node.hub.lobby.tables.get(row.id)) != plain(from_row(row)):
                world.wrong(f"the lobby of {node.name} knows {row.id} otherwise than it is")
            room = node.hub.rooms.get(row.id)
            if row.id in node.hub.presence.watchers and (room is None or room.entries != number):
                world.wrong(f"{node.name} has {room and room.entries} of {number} entries of {row.id}")
