"""The door for programs is as it is described, in OpenAPI and in the guide."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
from functools import partial
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from server.harness import running
from server.programs import DOOR, Program, alone


def schema_of(described: Any, name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": described["components"]})


@alone
async def test_the_description_is_openapi_and_what_the_door_says_is_as_described(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        program = Program(server)
        described = await program.get("/openapi.json")
        assert described["openapi"] == "3.1.0"
        for schema in described["components"]["schemas"].values():
            Draft202012Validator.check_schema(schema)
        refs = {ref for ref in json.dumps(described).split('"') if ref.startswith("#/components/schemas/")}
        assert {ref.rpartition("/")[2] for ref in refs} <= set(described["components"]["schemas"])
        await program.open("broom_service")
        seen = await program.get("/seat")
        said = [
            ("Seat", seen),
            ("Rules", await program.get("/rules/cloud_mine")),
            ("Games", await program.get("/games")),
        ]
        said += [("Lines", await program.get("/tell")), ("Seated", {"table": "t", "seat": 0, "token": "x"})]
        said += [("Refused", (await program.ask("POST", "/play", {"id": "x", "ask": 99, "line": "no"}))[1])]
        for name, message in said:
            schema_of(described, name).validate(message)
        assert not schema_of(described, "Seat").is_valid({**seen, "seq": "1"})
        for path, ways in described["paths"].items():
            for method, way in ways.items():
                where = path.removeprefix(DOOR).replace("{game}", "duel").replace("{table}", "none")
                body = {} if method == "post" else None
                status, _ = await program.ask(method.upper(), where, body)
                assert status != 405 and (status != 404 or "{" in path), path
                if way["security"]:
                    assert (await Program(server).ask(method.upper(), where, {} if method == "post" else None))[
                        0
                    ] == 401


@alone
async def test_the_examples_of_the_guide_run_as_printed(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "programs.md").read_text(encoding="utf-8")
    async with running(tmp_path, levels=("random", "greedy")) as server:
        page = page.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
        shell = re.findall(r"^```sh\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[0]
        run = partial(subprocess.run, ["bash", "-e"], input=shell, cwd=tmp_path, capture_output=True, text=True)
        done = await asyncio.to_thread(run, check=True)
        answers = [json.loads(answer) for answer in re.sub(r"}\s*{", "}\n{", done.stdout).splitlines()]
        assert len(answers) == 5 and answers[0]["info"]["game"] == "cloudy_kingdom" and answers[1]["seq"] >= 1
        assert answers[2]["lines"] and "legal" in answers[3] and answers[4]["type"] in ("Done", "Refused")
        names: dict[str, Any] = {}
        for example in re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
            await asyncio.to_thread(exec, compile(example, "programs.md", "exec"), names)
        assert names["seat"]["info"]["status"] == "over"
