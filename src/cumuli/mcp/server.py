"""The tools and resources that a language model is offered; every text is from the catalogues, area `mcp`."""

# Annotations are evaluated as they stand: a tool's parameters are described in the reader's language.
from typing import Annotated, Any, Final

from mcp.server import MCPServer
from pydantic import Field

from cumuli import __version__
from cumuli.mcp.seat import Seat
from cumuli.mcp.telling import Teller
from cumuli.words import Catalogue

GAMES: Final = ("cloudy_kingdom", "cloud_mine", "broom_service")


def make(seat: Seat) -> MCPServer:
    """A server for one seat, which has a table already or opens one."""
    words = Catalogue(None, seat.lang)
    text = words.text
    first = text("mcp-instructions") + "\n" + text("mcp-instructions-then")
    server = MCPServer("cumuli", title="Cumuli", instructions=first, version=__version__)
    teller = Teller(seat, words)

    async def open_table(
        game: Annotated[str, Field(description=text("mcp-game", games=", ".join(GAMES)))],
        seats: Annotated[int | None, Field(description=text("mcp-seats"))] = None,
        bots: Annotated[list[str] | None, Field(description=text("mcp-bots"))] = None,
        options: Annotated[dict[str, Any] | None, Field(description=text("mcp-options"))] = None,
        name: Annotated[str, Field(description=text("mcp-name"))] = "",
    ) -> str:
        table = await seat.open(game, seats, bots, options or {}, name)
        return text("mcp-opened", table=table) + "\n" + await teller.standing()

    async def look(about: Annotated[str, Field(description=text("mcp-about"))] = "look") -> str:
        lines = (await seat.ask("GET", "/tell", query={"about": about}))["lines"]
        told = [f"{sentence} [{beside}]" if beside else sentence for sentence, beside in lines]
        return "\n".join([*told, await teller.standing(events=False)])

    async def legal_moves() -> str:
        await seat.look()
        return teller.moves()

    async def play(
        move: Annotated[str, Field(description=text("mcp-move"))],
        ask: Annotated[int | None, Field(description=text("mcp-ask"))] = None,
    ) -> str:
        if ask is None and not seat.last.get("ask"):
            await seat.look()
        number = seat.last.get("ask") if ask is None else ask
        if number is None:
            return text("mcp-not-asked")
        await seat.play(move, number)
        return text("mcp-played") + "\n" + await teller.standing()

    async def wait_for_turn(seconds: Annotated[int, Field(description=text("mcp-seconds"))] = 60) -> str:
        return await teller.turn(max(0, min(seconds, 600)))

    async def why_not(move: Annotated[str, Field(description=text("mcp-move"))]) -> str:
        found = await seat.ask("POST", "/why", {"line": move})
        return text("mcp-legal") if found["legal"] else teller.ruled(found["why"], found["rule"])

    async def rules(
        game: Annotated[str, Field(description=text("mcp-game", games=", ".join(GAMES)))],
        number: Annotated[str, Field(description=text("mcp-number"))] = "",
    ) -> str:
        found = await seat.ask("GET", f"/rules/{game}")
        return rulebook(found, number) or text("mcp-no-rule", number=number)

    async def leave(resign: Annotated[bool, Field(description=text("mcp-resign"))] = False) -> str:
        await seat.ask("POST", "/leave", {"id": "leave", "resign": resign})
        seat.token, seat.seq, seat.last = "", None, {}
        return text("mcp-left")

    for tool in (open_table, look, legal_moves, play, wait_for_turn, why_not, rules, leave):
        name = tool.__name__
        server.add_tool(
            teller.careful(tool), name, description=text(f"mcp-tool-{name.replace('_', '-')}"), structured_output=False
        )

    for game in GAMES:
        title = Catalogue(game, seat.lang).text("name")
        said = text("mcp-rulebook", game=title)
        server.resource(f"rulebook://{game}", name=title, description=said, mime_type="text/plain")(book(seat, game))
    return server


def book(seat: Seat, game: str) -> Any:
    """Reads one game's rulebook from the house."""

    async def read() -> str:
        return rulebook(await seat.ask("GET", f"/rules/{game}"), "")

    return read


def rulebook(found: dict[str, Any], number: str) -> str:
    """The rules whose number begins so, or all of them; empty where there is none."""
    texts = {**found["rules"], **found["rulings"]}
    wanted = number.strip().removesuffix(".")
    rows = [
        f"{id}  {text}"
        for id, text in texts.items()
        if not wanted or id == wanted or id.startswith((f"{wanted}.", f"{wanted}-"))
    ]
    return "\n".join(rows)
