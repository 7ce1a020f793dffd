"""The ways through the programs' door: one list, of which the routes and the description in OpenAPI are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from cumuli.core.game import Illegal, Refusal
from cumuli.server.door import openapi, said
from cumuli.server.door.doors import Door, lang
from cumuli.server.doors import STATUS, drained, plain
from cumuli.server.excuses import TROUBLES, excuse
from cumuli.server.guards import Addresses
from cumuli.server.reading import spelled
from cumuli.words import refusal

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

HERE: Final = "/api/door"


class Way(NamedTuple):
    """One way: what is asked there, and what is answered."""

    method: str
    path: str
    name: str
    """the method of Door that answers"""
    about: str
    answers: tuple[Any, ...]
    asks: Any = None
    """what the body must be"""
    query: tuple[str, ...] = ()
    secret: bool = True
    """whether a seat's token is needed"""
    status: int = 200


DOES: Final = (said.Done, said.Already)
WAYS: Final = (
    Way("GET", "/games", "games", "The games, their seats, bots and options.", (said.Games,), secret=False),
    Way("GET", "/rules/{game}", "rules", "A game’s rules by number.", (said.Rules,), query=("lang",), secret=False),
    Way("POST", "/tables", "open", "Open a table and sit down.", (said.Seated,), said.Open, secret=False, status=201),
    Way(
        "POST",
        "/tables/{table}/sit",
        "sit",
        "Sit down at a table with a free seat.",
        (said.Seated,),
        said.Sit,
        secret=False,
        status=201,
    ),
    Way(
        "GET",
        "/seat",
        "seat",
        "All this seat may know; waits up to `wait` seconds for an entry after `after`, unless the seat is asked.",
        (said.Seat,),
        query=("after", "wait", "lang"),
    ),
    Way("GET", "/tell", "tell", "The table in sentences.", (said.Lines,), query=("about", "lang")),
    Way("POST", "/begin", "begin", "Begin the game.", DOES, said.Begin, ("lang",)),
    Way("POST", "/play", "play", "Answer the question this seat is asked.", DOES, said.Play, ("lang",)),
    Way("POST", "/seal", "seal", "Choose an answer ahead, in secret.", DOES, said.Seal, ("lang",)),
    Way("POST", "/order", "order", "Leave orders for questions that may come.", DOES, said.Order, ("lang",)),
    Way("POST", "/why", "why", "Why an action is not legal.", (said.Because,), said.Why, ("lang",)),
    Way("POST", "/leave", "leave", "Get up, for good.", DOES, said.Leave, ("lang",)),
)
STATUSES: Final = {"seat-token": 401, "busy": 429, "bad-message": 400, "unknown-game": 404, "stale": 409}


def routes(hub: Hub, addresses: Addresses) -> list[BaseRoute]:
    """All ways, and their description."""
    door, described = Door(hub, addresses), plain(openapi.described(WAYS, HERE)).body

    async def description(request: Request) -> Response:
        return Response(described, media_type="application/json", headers={"cache-control": "no-cache"})

    ways: list[BaseRoute] = [Route(f"{HERE}/openapi.json", description)]
    for way in WAYS:
        answer = answering(getattr(door, way.name), way.status)
        path = way.path.replace("{game}", "{game:str}").replace("{table}", "{table:str}")
        ways.append(Route(HERE + path, answer, methods=[way.method]))
    return ways


def answering(does: Callable[[Request], Awaitable[Any]], status: int) -> Callable[[Request], Awaitable[Response]]:
    """A way that says why not, in a sentence as well."""

    async def answer(request: Request) -> Response:
        try:
            return plain(await does(request), status)
        except Illegal as no:
            await drained(request)
            return refused(no.refusal, request)
        except TROUBLES as error:
            await drained(request)
            return refused(excuse(error), request)

    return answer


def refused(no: Refusal, request: Request) -> Response:
    """A refusal, in the words of the game that the program plays."""
    reason, rule, args = spelled(no)
    why = refusal(no, getattr(request.state, "game", None), lang(request))
    id = getattr(request.state, "id", "")
    status = STATUSES.get(reason) or STATUS.get(reason, 409)
    response = plain(said.Refused(id, reason, rule, args, why), status)
    if status == 401:
        response.headers["www-authenticate"] = "Bearer"
    if status == 429:
        response.headers["retry-after"] = "1"
    return response
