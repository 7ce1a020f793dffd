"""Proves an installed Cumuli from outside its tree: `prove_wheel.py compiled` or `prove_wheel.py pure`.

That it is what was installed and runs as told, that games of every kind are played and read again, and that
the page, the texts, the data and the database's changes came along.  Ends with 1 where anything is missing.
"""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from importlib.resources import files
from pathlib import Path

import cumuli
from cumuli.compiled import engine, modules
from cumuli.core.dice import Dice
from cumuli.core.game import CHANCE
from cumuli.games import SHELF
from cumuli.record import Record, result_line
from cumuli.words import LANGUAGES, Catalogue

GAMES = 3
"""Of each game, with each number of seats."""


def check(true: object, said: str) -> None:
    print(("ok    " if true else "WRONG ") + said, flush=True)
    if not true:
        raise SystemExit(1)


def played() -> int:
    """Play random games of all kinds, write them down and verify them; how many there were."""
    count = 0
    for game in SHELF.values():
        for seats in game.seats:
            for seed in range(GAMES):
                state, dice = game.start(seats, game.options(), game.version), Dice(seed)
                record = Record(game.id, game.version, [f"s{seat}" for seat in range(seats)])
                while actors := state.to_act():
                    seat = actors[dice.below(len(actors))]
                    if seat == CHANCE:
                        code = int(state.sample(dice))
                    else:
                        legal = state.legal_actions(seat)
                        code = legal[dice.below(len(legal))]
                    record.moves.append((seat, game.write(state, game.word(state, code))))
                    state.apply(seat, code)
                record.result = result_line(state.outcome())
                assert Record.parse(str(record)).verify() == state
                count += 1
    return count


def doctor() -> str:
    """What `cumuli doctor` says, as somebody would call it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cumuli.cli", "doctor", "--lang", "en", "--data", folder]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    print(done.stdout)
    check(done.returncode == 0, "cumuli doctor finds nothing bad")
    return done.stdout


def served() -> None:
    """Open the house and fetch its page with everything the page names."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cumuli.cli", "serve", "--port", str(port), "--data", folder]
        house = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            page = fetched(port, "/").decode()
            named = re.findall(r'(?:src|href)="/((?:assets/)?[^"/]+\.(?:js|css|svg|png|webmanifest))"', page)
            for name in named:
                fetched(port, f"/{name}")
            check(len(named) > 2, f"the house serves its page and the {len(named)} files it names")
            check(fetched(port, "/readyz") == b"ok\n", "its database is made and ready")
        finally:
            house.terminate()
            house.wait(20)


def fetched(port: int, path: str) -> bytes:
    for _ in range(200):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=20) as answer:
                found: bytes = answer.read()
                return found
        except ConnectionError:
            time.sleep(0.1)
        except urllib.error.URLError as error:
            if not isinstance(error.reason, ConnectionError):
                raise
            time.sleep(0.1)
    raise SystemExit("the house did not open")


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else "compiled"
    here = Path(cumuli.__file__).parent
    source = Path(__file__).resolve().parents[1] / "src"
    check(not here.is_relative_to(source), f"Cumuli {cumuli.__version__} runs from {here}")
    found = engine()
    check(found.fast == (wanted == "compiled"), f"{len(found.compiled)} of {len(modules())} modules run compiled")
    check(wanted == "compiled" or not found.compiled, f"the engine is {wanted}")
    said = doctor()
    check(("uncompiled" in said) == (wanted == "pure"), "and says how the engine runs")
    check(all(Catalogue(game, lang).has("name") for game in SHELF for lang in LANGUAGES), "texts in every language")
    package = files("cumuli")
    check(len(list((package / "store" / "migrations").iterdir())) > 3, "the database's changes")
    check(any((package / "games" / "cloud_mine" / "data").iterdir()), "data of the games")
    check((package / "server" / "static" / "index.html").is_file(), "the built page")
    check(os.path.exists(here / "py.typed"), "types for whoever builds on it")
    began = time.perf_counter()
    count = played()
    check(count, f"{count} games of all kinds, written down and verified")
    print(f"      in {time.perf_counter() - began:.1f} s")
    served()


if __name__ == "__main__":
    main()
