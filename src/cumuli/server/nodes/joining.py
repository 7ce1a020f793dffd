"""How a server becomes one of several: what only those need is loaded here, and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cumuli.server.nodes.bell import Bell, NatsBell, Silent
from cumuli.server.nodes.shared import Shared
from cumuli.store.board import Board
from cumuli.store.postgres import PostgresStore
from cumuli.store.probe import Probe

if TYPE_CHECKING:
    from cumuli.server.hub import Hub


def joined(hub: Hub) -> Shared:
    """This server as one of those that share the house in its database; ValueError where that is no PostgreSQL."""
    if not isinstance(hub.store, PostgresStore):
        raise ValueError("only a house in PostgreSQL can be shared")
    bell: Bell = NatsBell(hub.config.nats) if hub.config.nats else Silent()
    return Shared(hub, Board(hub.store, Probe(hub.store.url)), bell)
