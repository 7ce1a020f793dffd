"""A wheel holds all that Cumuli is, runs away from its tree, and says how its engine runs."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
SCRIPTS = ROOT / "scripts"


@pytest.fixture(scope="module")
def wheels() -> dict[str, Any]:
    """What scripts/wheels.py can do."""
    sys.path.insert(0, str(SCRIPTS))
    try:
        return runpy.run_path(str(SCRIPTS / "wheels.py"))
    finally:
        sys.path.remove(str(SCRIPTS))


@pytest.fixture(scope="module")
def pure(wheels: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel for every system, built by the tools that are here."""
    folder = tmp_path_factory.mktemp("wheel")
    wheels["copied"](folder / "tree")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir"]
    env = {**os.environ, "CUMULI_PURE": "1"}
    subprocess.run([*command, str(folder), str(folder / "tree")], env=env, check=True, cwd=folder)
    return next(folder.glob("*.whl"))


def test_a_pure_wheel_is_whole_and_for_every_system(wheels: dict[str, Any], pure: Path) -> None:
    assert pure.name.endswith("-py3-none-any.whl")
    wheels["complete"](pure, "pure")
    with pytest.raises(SystemExit, match="compiled modules instead of"):
        wheels["complete"](pure, "compiled")


def test_a_wheel_that_lacks_a_file_is_found_out(wheels: dict[str, Any], pure: Path, tmp_path: Path) -> None:
    from zipfile import ZipFile

    poor = tmp_path / pure.name
    with ZipFile(pure) as whole, ZipFile(poor, "w") as less:
        for name in whole.namelist():
            if name != "cumuli/text/de.ftl":
                less.writestr(name, whole.read(name))
    with pytest.raises(SystemExit, match=r"lacks 1 files: cumuli/text/de\.ftl"):
        wheels["complete"](poor, "pure")


def test_what_is_installed_plays_serves_and_says_that_it_runs_uncompiled(pure: Path, tmp_path: Path) -> None:
    place = tmp_path / "place"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(place), str(pure)]
    subprocess.run(command, check=True)
    env = {**{key: value for key, value in os.environ.items() if key != "CUMULI_COMPILED"}, "PYTHONPATH": str(place)}
    proof = [sys.executable, str(SCRIPTS / "prove_wheel.py"), "pure"]
    done = subprocess.run(proof, cwd=tmp_path, env=env, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "The engine runs uncompiled: this is the package for every system." in done.stdout
    assert str(place) in done.stdout and "the house serves its page" in done.stdout
    wrong = subprocess.run(
        [*proof[:-1], "compiled"], cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert wrong.returncode == 1 and "WRONG 0 of " in wrong.stdout


def test_cibuildwheel_builds_for_every_python_we_promise_and_proves_what_it_built() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = project["tool"]["cibuildwheel"]
    assert wanted["build"] == [f"cp{minor}-manylinux_*" for minor in (311, 312, 313)]
    assert wanted["test-command"] == "python {project}/scripts/prove_wheel.py compiled"
    assert project["project"]["requires-python"] == ">=3.11"
