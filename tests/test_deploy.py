"""The files to run a house by say what the program understands."""

from __future__ import annotations

import re
from configparser import RawConfigParser
from pathlib import Path

import pytest
import yaml

from cumuli.cli import parser
from cumuli.cli.voice import Voice

DEPLOY = Path(__file__).parents[1] / "deploy"


def commands() -> dict[str, list[str]]:
    """By file: what it lets `cumuli` do."""
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "cumuli.service")
    words = re.search(r"^CMD (\[.*\])$", (DEPLOY / "Dockerfile").read_text(), re.M)
    assert words
    cluster = yaml.safe_load((DEPLOY / "cluster.yaml").read_text())
    return {
        "cumuli.service": unit["Service"]["ExecStart"].split()[1:],
        "Dockerfile": yaml.safe_load(words[1]),
        "cluster.yaml": [str(word) for word in cluster["services"]["one"]["command"]],
    }


@pytest.mark.parametrize(("file", "words"), commands().items())
def test_what_is_started_is_understood(file: str, words: list[str]) -> None:
    args = parser.build(Voice("en")).parse_args(words)
    assert args.drain > 0 and args.log == "json", file


def test_the_house_has_longer_to_stop_than_it_takes_to_say_goodbye() -> None:
    drain = {file: float(words[words.index("--drain") + 1]) for file, words in commands().items()}
    unit = (DEPLOY / "cumuli.service").read_text()
    stop = re.search(r"^TimeoutStopSec=(\d+)$", unit, re.M)
    assert stop and int(stop[1]) > drain["cumuli.service"] + 5
    node = yaml.safe_load((DEPLOY / "cluster.yaml").read_text())["services"]["one"]
    assert int(node["stop_grace_period"].rstrip("s")) > drain["cluster.yaml"] + 5
    house = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["house"]
    assert int(house["stop_grace_period"].rstrip("s")) > drain["Dockerfile"] + 5


def test_the_proxies_lead_to_the_house_and_let_sockets_through() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    exposed = re.search(r"^EXPOSE (\d+)$", (DEPLOY / "Dockerfile").read_text(), re.M)
    assert exposed and f"reverse_proxy house:{exposed[1]}" in (DEPLOY / "Caddyfile").read_text()
    assert (DEPLOY / compose["services"]["house"]["build"]["context"] / "pyproject.toml").is_file()
    assert set(compose["volumes"]) == {
        volume.split(":")[0]
        for service in compose["services"].values()
        for volume in service["volumes"]
        if volume[0] != "."
    }
    cluster = yaml.safe_load((DEPLOY / "cluster.yaml").read_text())
    nodes = [f"{name}:{exposed[1]}" for name in cluster["services"]["proxy"]["depends_on"]]
    assert f"reverse_proxy {' '.join(nodes)} {{" in (DEPLOY / "Caddyfile.cluster").read_text()
    nginx = (DEPLOY / "nginx.conf").read_text()
    assert "proxy_set_header Upgrade $http_upgrade;" in nginx and "X-Forwarded-Proto $scheme" in nginx


def pins(name: str) -> set[str]:
    return set(re.findall(r"^[A-Za-z0-9._-]+==[^ ;]+", (DEPLOY.parent / "requirements" / name).read_text(), re.M))


def test_a_container_of_several_nodes_has_what_the_tests_have_by_hash() -> None:
    build = yaml.safe_load((DEPLOY / "cluster.yaml").read_text())["x-node"]["build"]["args"]["EXTRAS"]
    assert (
        'pip install --no-cache-dir --require-hashes -r "/tmp/${EXTRAS:-run}.txt"'
        in (DEPLOY / "Dockerfile").read_text()
    )
    nodes = pins(f"{build}.txt")
    assert nodes <= pins("run.txt") | pins("test.txt")
    names = {pin.partition("==")[0] for pin in nodes}
    assert {"nats-py", "taskiq-nats", "psycopg-binary", "psycopg-pool", "starlette", "uvicorn"} <= names
