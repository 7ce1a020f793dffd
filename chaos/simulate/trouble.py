"""What goes wrong in a world, and when: processes die or stand still, sockets break, the database goes away."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chaos.simulate.world import World


async def trouble(world: World) -> None:
    """Make trouble for a while, then set everything right again, but for the bus."""
    rng, loop = Random(f"trouble {world.seed}"), world.loop
    until = loop.time() + rng.uniform(4.0, 25.0)
    every = rng.choice((0.5, 1.0, 2.0))
    while loop.time() < until:
        await asyncio.sleep(rng.expovariate(1.0 / every))
        world.told.troubles += 1
        rng.choice(DEEDS)(world, rng)
    loop.stopped.clear()
    world.database.up, world.database.breaks, world.database.slow = True, 0.0, 0.01


def kill(world: World, rng: Random) -> None:
    """kill -9, and started again a little later."""
    node = rng.choice(world.nodes)
    if node.open:
        node.kill()
        world.loop.go_on(node.name)
        world.loop.call_later(rng.uniform(0.2, 5.0), world.begin, node)


def stand_still(world: World, rng: Random) -> None:
    """A process is stopped, perhaps for longer than the others have patience, and goes on as if nothing had been."""
    node = rng.choice(world.nodes)
    world.loop.hold(node.name)
    world.loop.call_later(rng.choice((0.3, 1.5, 4.5, 9.0)), world.loop.go_on, node.name)


def cut(world: World, rng: Random) -> None:
    """Sockets break."""
    for wire in [wire for guest in world.guests if (wire := guest.wire) is not None]:
        if rng.random() < 0.5:
            wire.cut()


def outage(world: World, rng: Random) -> None:
    """The database goes away, and comes back with all that it had answered for."""
    world.database.up = False
    world.loop.call_later(rng.uniform(0.1, 4.0), back, world)


def back(world: World) -> None:
    world.database.up = True


def flaky(world: World, rng: Random) -> None:
    """Ways to the database break now and then."""
    world.database.breaks = rng.choice((0.02, 0.2))
    world.loop.call_later(rng.uniform(0.5, 3.0), steady, world)


def steady(world: World) -> None:
    world.database.breaks = 0.0


def slow(world: World, rng: Random) -> None:
    """The database takes its time."""
    world.database.slow = rng.choice((0.001, 0.01, 0.05))


DEEDS = (kill, kill, stand_still, cut, outage, flaky, slow)
