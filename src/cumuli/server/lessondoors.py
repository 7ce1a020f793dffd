"""The door of the lessons: whoever learns brings the step they are at and what they answered, and is shown the table.

Nothing is kept, and no table is opened.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from cumuli import lessons
from cumuli.core.game import Illegal, Refusal
from cumuli.lessons import Lesson
from cumuli.server.doors import plain, read, somebody, way
from cumuli.server.house import refuse
from cumuli.server.reading import spelled
from cumuli.server.table.info import SeatInfo, TableInfo
from cumuli.server.table.play import Play
from cumuli.server.table.terms import USUAL
from cumuli.table import Table

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

MOST: Final = 128
"""Steps, and answers, of the longest lesson there may be."""


class Learning(Struct, forbid_unknown_fields=True):
    """Where somebody is in a lesson, and what they do there."""

    step: Annotated[int, Meta(ge=0, le=MOST)] = 0
    answers: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=MOST)] = []
    lang: Literal["en", "de", "fr"] = "en"
    """What companions speak where they have something to say."""
    back: bool = False
    """One step back."""
    on: bool = False
    """It was read: go on."""
    action: dict[str, Any] | None = None
    """This is done."""
    why: dict[str, Any] | None = None
    """Why may this not be done?"""


def taken(game: str, wish: Learning) -> dict[str, Any]:
    """The lesson after what somebody did, or why that may not be done; raises Illegal (lesson-lost, unknown-word)."""
    lesson = lessons.reached(game, wish.step, wish.answers, wish.lang)
    heard = len(lesson.events)
    if wish.why is not None:
        word = Play(lesson.table, 0).word(wish.why)
        return no(lesson.game.explain(lesson.table.state, lesson.seat, word))
    if wish.action is not None:
        word = Play(lesson.table, 0).word(wish.action)
        try:
            lesson.act(word)
        except Illegal as refused:
            return no(refused.refusal)
    elif wish.on:
        lesson.read_on()
    else:
        lesson, heard = lessons.before(lesson, wish.lang) if wish.back else lesson, 0
    return told(lesson, heard)


def no(refusal: Refusal) -> dict[str, Any]:
    """Why not, which is as good an answer as any: whoever learns is meant to try things."""
    reason, rule, args = spelled(refusal)
    return {"no": {"reason": reason, "rule": rule, "args": args}}


def told(lesson: Lesson, heard: int) -> dict[str, Any]:
    """A lesson as the page shows it: through the learner's eyes, like any table."""
    play = Play(lesson.table, len(lesson.table.record.moves))
    return {
        "steps": [
            {"id": step.id, "at": step.at, "rules": step.rules, "does": bool(step.want), "tries": step.tries}
            for step in lesson.script.step
        ],
        "step": lesson.at,
        "answers": lesson.answers,
        "info": info(lesson),
        "static": lesson.game.static(lesson.table.state),
        "block": play.block(lesson.seat, lesson.events[heard:]),
    }


def info(lesson: Lesson) -> TableInfo:
    names = lesson.script.seats
    seats = tuple(
        SeatInfo(name, "bot" if name else "person", lesson.script.bot if name else None, not name, True)
        for name in names
    )
    return unlisted(lesson.table, seats)


def unlisted(table: Table, seats: tuple[SeatInfo, ...]) -> TableInfo:
    """A table that is played from memory: it has no host and no door."""
    game, over = table.game, table.state.outcome() is not None
    options = table.record.options
    return TableInfo(
        table="",
        game=game.id,
        version=game.version,
        status="over" if over else "playing",
        seats=seats,
        options=options,
        asks="",
        terms=USUAL,
        host=False,
        host_seat=None,
        next=None,
        created=0.0,
        since=None,
        standins=0,
    )


def routes(hub: Hub) -> list[BaseRoute]:
    """The way to the lessons."""

    async def learn(request: Request) -> Response:
        await somebody(hub.store, request)
        game = request.path_params["game"]
        if game not in lessons.taught():
            raise refuse("unknown-game")
        wish = await read(request, Learning)
        return plain(await asyncio.to_thread(taken, game, wish))

    return [way("/learn/{game:str}", learn, "POST")]
