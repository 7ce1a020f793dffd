"""Builds the wheels for the Python that runs this, compiled and pure, and proves each in an environment of its own.

    scripts/wheels.py            both wheels into build/wheels, each installed and proved
    scripts/wheels.py pure       the one alone that runs everywhere; or `compiled`
    scripts/wheels.py check      only whether all that belongs into a wheel is in those of build/wheels

The tools come from requirements/wheels.txt, what Cumuli needs from requirements/run.txt: exact versions, with hashes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from engine import ROOT, modules

OUT = ROOT / "build" / "wheels"
TOOLS = ROOT / "build" / "wheels-tools"
STATIC = ROOT / "src" / "cumuli" / "server" / "static"
KINDS = ("compiled", "pure")
UNPACKED = (".py", ".toml", ".json", ".ftl", ".sql", ".txt", ".typed", ".md")
"""What lies in the package's folder and belongs into the wheel; pictures and decks are told apart below."""


def python(folder: Path) -> Path:
    """The interpreter of an environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install(into: Path, *what: str) -> None:
    quiet = ("--quiet", "--disable-pip-version-check")
    subprocess.run([python(into), "-m", "pip", "install", *quiet, *what], check=True)


def tools() -> Path:
    """The environment that builds."""
    if not python(TOOLS).is_file():
        subprocess.run([sys.executable, "-m", "venv", TOOLS], check=True)
    install(TOOLS, "--require-hashes", "-r", str(ROOT / "requirements" / "wheels.txt"))
    return TOOLS


def built(kind: str) -> Path:
    """A wheel of the tree as it stands, made from a copy so that nothing left lying about gets in."""
    if not (STATIC / "index.html").is_file():
        raise SystemExit("The page is not built, and belongs into a wheel: run `make page` first.")
    env = {key: value for key, value in os.environ.items() if key not in ("CUMULI_PURE", "PYTHONPATH")}
    if kind == "pure":
        env["CUMULI_PURE"] = "1"
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "cumuli"
        copied(copy)
        command = [python(tools()), "-m", "build", "--wheel", "--outdir", folder, copy]
        subprocess.run(command, env=env, stdout=subprocess.DEVNULL, check=True)
        made = next(Path(folder).glob("*.whl"))
        return Path(shutil.copy(made, OUT / made.name))


def copied(to: Path) -> None:
    """What a wheel is made of: the sources, without anything compiled or tested."""
    to.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, to / name)
    leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    for name in ("src", "scripts", "licenses"):
        shutil.copytree(ROOT / name, to / name, ignore=leave)


def complete(wheel: Path, kind: str) -> None:
    """Stop where something of the package is not in its wheel, or something is in it that was not compiled."""
    with zipfile.ZipFile(wheel) as archive:
        inside = set(archive.namelist())
    package = ROOT / "src"
    wanted = {
        path.relative_to(package).as_posix()
        for path in (package / "cumuli").rglob("*")
        if path.is_file()
        and "__pycache__" not in path.parts
        and (path.suffix in UNPACKED or path.is_relative_to(STATIC) or "data" in path.parts)
    }
    missing = sorted(wanted - inside)
    libraries = {name for name in inside if name.endswith((".so", ".pyd"))}
    if missing:
        raise SystemExit(f"{wheel.name} lacks {len(missing)} files: {', '.join(missing[:5])}")
    expected = len(modules()) + 1 if kind == "compiled" else 0
    if len(libraries) != expected:
        raise SystemExit(f"{wheel.name} has {len(libraries)} compiled modules instead of {expected}")
    if (kind == "pure") != wheel.name.endswith("-py3-none-any.whl"):
        raise SystemExit(f"{wheel.name} is named as if it were of the other kind")
    print(f"{wheel.name}: {len(inside)} files, {len(libraries)} compiled, {wheel.stat().st_size / 1e6:.1f} MB")


def proved(wheel: Path, kind: str) -> None:
    """Install a wheel where nothing of the tree is, and prove it there."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "environment"
        subprocess.run([sys.executable, "-m", "venv", place], check=True)
        install(place, "--require-hashes", "-r", str(ROOT / "requirements" / "run.txt"))
        install(place, "--no-deps", str(wheel))
        proof = shutil.copy(ROOT / "scripts" / "prove_wheel.py", folder)
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        subprocess.run([python(place), proof, kind], cwd=folder, env=env, check=True)


def kind_of(wheel: Path) -> str:
    return "pure" if wheel.name.endswith("-py3-none-any.whl") else "compiled"


def main() -> None:
    asked = sys.argv[1:] or list(KINDS)
    if asked == ["check"]:
        for wheel in sorted(OUT.glob("*.whl")):
            complete(wheel, kind_of(wheel))
        return
    for kind in asked:
        if kind not in KINDS:
            raise SystemExit(__doc__)
        wheel = built(kind)
        complete(wheel, kind)
        proved(wheel, kind)
    print(f"Wheels that hold what they promise are in {OUT.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
