"""A server that goes gently: it says so first, goes on for a while, then sends everybody to come back."""

from __future__ import annotations

import asyncio
import socket

import uvicorn

from cumuli.server.hub import Hub

LOOK = 0.1


class Gentle(uvicorn.Server):
    """When it is told to stop, it is no longer ready (`/readyz`), and a proxy sends newcomers elsewhere.

    All that is under way goes on for `Config.drain` seconds; a second signal ends the wait.  Then every socket is
    closed with 1012: pages come back by themselves and ask again for what was not answered.
    """

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hub.leaving = True
        left = self.hub.config.drain
        while left > 0 and not self.force_exit:
            await asyncio.sleep(min(LOOK, left))
            left -= LOOK
        await super().shutdown(sockets)
