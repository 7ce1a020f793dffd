"""The doors of the live examples: which there are, and how one stands after what a reader has answered.

Nothing is kept: whoever reads brings their answers, and the house plays the example anew.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from cumuli.core.game import Illegal, Refusal
from cumuli.games import SHELF
from cumuli.games.cloud_mine.paying import payments
from cumuli.scenes import MOST_ANSWERS, NAMES, Scene, examples, reached
from cumuli.server.doors import plain, read, somebody, way
from cumuli.server.house import refuse
from cumuli.server.lessondoors import unlisted
from cumuli.server.reading import spelled
from cumuli.server.table.info import SeatInfo
from cumuli.server.table.play import Play

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

PAID_BY = "7.5"
"""The rule whose example is a table of numbers: what a round of Cloud Mine pays."""


class Trying(Struct, forbid_unknown_fields=True):
    """What was answered so far, by whoever was asked; and perhaps what is asked about."""

    answers: Annotated[list[dict[str, Any]], Meta(max_length=MOST_ANSWERS)] = []
    why: dict[str, Any] | None = None
    """Why may this not be done?"""


def listed(game: str) -> list[dict[str, Any]]:
    """The examples of a game; those of Cloud Mine with the table of what its rounds pay."""
    found: list[dict[str, Any]] = [{"id": one.id, "rule": one.rule} for one in examples(game).values()]
    if game == "cloud_mine":
        found.append({"id": "awards", "rule": PAID_BY, "paid": {str(n): payments(n) for n in range(3, 9)}})
    return found


def tried(game: str, id: str, wish: Trying) -> dict[str, Any]:
    """An example after these answers, or why the last of them, or what is asked about, is not legal."""
    example = examples(game)[id]
    scene = Scene(game, example)
    play = Play(scene.table, 0)
    try:
        scene = reached(game, example, [play.word(answer) for answer in wish.answers])
        if wish.why is not None:
            return no(scene.why(play.word(wish.why)))
    except Illegal as refused:
        return no(refused.refusal)
    play, names = Play(scene.table, len(scene.table.record.moves)), NAMES[: example.seats]
    return {
        "info": unlisted(scene.table, tuple(SeatInfo(name, "person", None, True, True) for name in names)),
        "static": play.game.static(scene.table.state),
        "block": play.block(scene.seat, scene.events),
    }


def no(refusal: Refusal) -> dict[str, Any]:
    """Why not, which is as good an answer as any: an example is there to try things."""
    reason, rule, args = spelled(refusal)
    return {"no": {"reason": reason, "rule": rule, "args": args}}


def routes(hub: Hub) -> list[BaseRoute]:
    """The ways to the examples."""

    async def all_of(request: Request) -> Response:
        game = request.path_params["game"]
        return plain(await asyncio.to_thread(listed, game) if game in SHELF else [])

    async def one(request: Request) -> Response:
        await somebody(hub.store, request)
        game, id = request.path_params["game"], request.path_params["id"]
        if game not in SHELF or id not in examples(game):
            raise refuse("unknown-game")
        wish = await read(request, Trying)
        return plain(await asyncio.to_thread(tried, game, id, wish))

    path = "/api/rules/{game:str}/examples"
    return [way(path, all_of, "GET"), way(path + "/{id:str}", one, "POST")]
