"""A language model's seat: a client of the protocol's own SDK plays over stdio, at a real server."""

from __future__ import annotations

import ast
import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from cumuli import words
from cumuli.cli import main, mcp
from cumuli.cli.parser import build
from cumuli.cli.voice import Voice
from cumuli.record import Record
from server.harness import Server, fetch, running

SRC = Path(words.__file__).parents[1]
TOOLS = {"open_table", "look", "legal_moves", "play", "wait_for_turn", "why_not", "rules", "leave"}


def alone(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test in an event loop of its own."""

    @wraps(test)
    def run(*args: Any, **fixtures: Any) -> None:
        asyncio.run(test(*args, **fixtures))  # type: ignore[arg-type]

    return run


class Model:
    """Somebody at the other end of the protocol, who keeps all they are told."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.heard: list[str] = []

    async def use(self, tool: str, **args: Any) -> str:
        result = await self.client.call_tool(tool, args)
        assert not result.is_error, result
        said = "\n".join(part.text for part in result.content)  # type: ignore[union-attr]
        self.heard.append(said)
        return said

    async def play_on(self, rng: Random, turns: int, until: Callable[[str], bool]) -> str:
        """Wait, choose a move out of those listed, play; until something is said."""
        for _ in range(turns):
            said = await self.use("wait_for_turn", seconds=60)
            if until(said):
                return said
            moves = re.findall(r"^(.+?)  —  ", said, re.MULTILINE)
            assert moves, said
            done = await self.use("play", move=rng.choice(moves))
            assert done.startswith("Done."), done
            if until(done):
                return done
        raise AssertionError("it never came")


@asynccontextmanager
async def seated(server: Server, lang: str = "en", **env: str) -> AsyncIterator[Model]:
    """A model with a seat at this server, by the command as anybody would configure it."""
    command = ["-m", "cumuli.cli", "mcp", "--url", f"http://127.0.0.1:{server.port}", "--lang", lang]
    at = StdioServerParameters(command=sys.executable, args=command, env={"PYTHONPATH": str(SRC), **env})
    async with Client(at) as client:
        yield Model(client)


@alone
async def test_a_model_plays_a_whole_game_of_cloudy_kingdom_against_a_bot(tmp_path: Path) -> None:
    async with running(tmp_path, levels=("random", "greedy")) as server, seated(server) as model:
        assert "seat" in (model.client.instructions or "")
        tools = {tool.name: tool for tool in (await model.client.list_tools()).tools}
        assert set(tools) == TOOLS and all(len(tool.description or "") > 30 for tool in tools.values())
        described = tools["open_table"].input_schema["properties"]
        assert all(field.get("description") for field in described.values()), described
        opened = await model.use("open_table", game="cloudy_kingdom", options={"board": "2x2"}, name="Robo")
        table = re.findall(r"table (\w{16})", opened)[0]
        assert "Robo" in opened
        end = await model.play_on(Random(1), 200, lambda said: "The game is over." in said)
        assert "Won by: " in end and "Robo" in end
        _, _, text = await asyncio.to_thread(fetch, f"http://127.0.0.1:{server.port}/t/{table}.record")
        record = Record.parse(text.decode())
        assert record.verify().outcome() is not None and record.seats[0] == "Robo"


@alone
async def test_a_model_plays_a_round_of_broom_service(tmp_path: Path) -> None:
    async with running(tmp_path, levels=("random", "planner"), beat=0.05) as server, seated(server) as model:
        await model.use("open_table", game="broom_service", seats=3, bots=["random", "random"])
        first = await model.use("look", about="board")
        assert len(first) > 200
        listed = await model.use("legal_moves")
        assert listed.count("  —  ") == 120 and " more are not listed" in listed
        await model.play_on(Random(2), 60, lambda said: "Round 2" in said or "round 2" in said)


@alone
async def test_a_refusal_says_why_and_the_rule_can_be_looked_up(tmp_path: Path) -> None:
    async with running(tmp_path, levels=("random", "greedy")) as server, seated(server) as model:
        assert "No seat goes with this token" in await model.use("look")
        await model.use("open_table", game="cloudy_kingdom")
        await model.use("wait_for_turn")
        no = await model.use("play", move="place deadend a1 n")
        number = re.search(r"Rule (\d+\.\d+)", no)
        assert no.startswith("Refused. ") and number is not None
        rule = await model.use("rules", game="cloudy_kingdom", number=number[1])
        assert rule.startswith(f"{number[1]}  ") and "\n" not in rule
        assert (await model.use("why_not", move="place deadend a1 n")) == no.removeprefix("Refused. ")
        first = (await model.use("legal_moves")).partition("  —  ")[0]
        assert await model.use("why_not", move=first) == "This move is allowed now."
        chapter = await model.use("rules", game="cloudy_kingdom", number="4")
        assert chapter.count("\n") > 3 and all(line.startswith("4") for line in chapter.splitlines())
        assert "no rule 99" in await model.use("rules", game="cloudy_kingdom", number="99")
        book = await model.client.read_resource("rulebook://broom_service")
        assert "5.1  " in book.contents[0].text  # type: ignore[union-attr]
        assert len((await model.client.list_resources()).resources) == 3
        assert await model.use("leave") == "You got up."


@alone
async def test_a_seat_is_handed_over_by_the_environment_and_two_models_never_hear_of_each_others_secrets(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as server:
        door = f"http://127.0.0.1:{server.port}/api/door"

        async def post(path: str, token: str, **body: Any) -> Any:
            heads = {"authorization": f"Bearer {token}"} if token else {}
            status, _, said = await asyncio.to_thread(fetch, door + path, heads, "POST", json.dumps(body).encode())
            assert status in (200, 201), said
            return json.loads(said)

        one = await post("/tables", "", game="broom_service", bots=[None], name="Ann")
        two = await post(f"/tables/{one['table']}/sit", "", name="Bo")
        await post("/begin", one["token"], id="b")
        async with (
            seated(server, CUMULI_SEAT_TOKEN=one["token"]) as ann,
            seated(server, lang="de", CUMULI_SEAT_TOKEN=two["token"]) as bo,
        ):
            topics = ("look", "board", "hand", "moves", "scores", "who")
            before = [await bo.use("look", about=topic) for topic in topics]
            listed = await ann.use("wait_for_turn")
            chosen = re.findall(r"^(select .+?)  —  ", listed, re.MULTILINE)[-1]
            assert (await ann.use("play", move=chosen)).startswith("Done.")
            after = [await bo.use("look", about=topic) for topic in topics]
            names = re.compile("|".join(re.findall(r"\w+_\w+", chosen)))
            heard = [said for said in after if said not in before]
            assert not any(names.search(said) for said in heard), "Bo heard what Ann chose"
            assert "Platz 2" in after[0] and "seat 1" in listed


def test_the_models_seat_knows_nothing_but_what_the_door_tells() -> None:
    """It imports no game, no table and no server: all it can say came through the door, for one token."""
    allowed = {"cumuli", "cumuli.__version__", "cumuli.words", "cumuli.words.Catalogue"}
    for path in (SRC / "cumuli" / "mcp").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "cumuli":
                found = {node.module or ""} | {f"{node.module}.{alias.name}" for alias in node.names}
                assert all(name in allowed or name.startswith("cumuli.mcp") for name in found), (path.name, found)
            assert not isinstance(node, ast.Import) or all(
                not alias.name.startswith("cumuli") for alias in node.names
            ), path.name


def test_without_the_package_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mcp, "find_spec", lambda name: None)
    assert main(["mcp", "--lang", "fr"]) == 2
    assert "pip install cumuli[mcp]" in capsys.readouterr().err


def test_the_configuration_in_the_guide_starts_the_seat() -> None:
    page = (SRC.parent / "docs" / "programs.md").read_text(encoding="utf-8")
    found = [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)]
    assert len(found) == 2
    for one in found:
        at = one["mcpServers"]["cumuli"]
        args = build(Voice("en")).parse_args(at["args"])
        assert at["command"] == "cumuli" and args.run is mcp.run and args.url == "http://127.0.0.1:8000"
        assert set(at.get("env", {})) <= {mcp.TOKEN}
    assert TOOLS <= set(re.findall(r"`(\w+)`", page))
