"""Which modules are compiled, and whether what lies in src/ is compiled from what stands there now."""

from __future__ import annotations

import hashlib
import runpy
import sysconfig
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
STAMP = ROOT / "build" / "engine.stamp"
GROUP = SRC / f"cumuli__mypyc{SUFFIX}"


def modules() -> tuple[str, ...]:
    """The names in src/cumuli/compiled.txt, read without importing the package: it may be stale."""
    names: tuple[str, ...] = runpy.run_path(str(SRC / "cumuli" / "compiled.py"), run_name="cumuli_compiled")[
        "modules"
    ]()
    return names


def sources() -> list[Path]:
    """The files behind the names; a name without a file is a mistake."""
    paths = [SRC.joinpath(*name.split(".")).with_suffix(".py") for name in modules()]
    for path in paths:
        if not path.is_file():
            raise SystemExit(f"src/cumuli/compiled.txt names {path.relative_to(ROOT)}, which is not there.")
    return paths


def libraries() -> list[Path]:
    """Every shared object in src/, whoever made it."""
    return sorted(path for kind in ("*.so", "*.pyd") for path in SRC.rglob(kind))


def digest() -> str:
    """What the shared objects depend on: the sources, the list, the compiler's version and Python's."""
    total = hashlib.sha256(f"{SUFFIX} {version('mypy')} {version('librt')}".encode())
    for path in [*sources(), ROOT / "setup.py"]:
        total.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return total.hexdigest()


def complete() -> bool:
    """Whether every listed module, the group's library, and nothing else lies compiled in src/."""
    wanted = {path.with_suffix(SUFFIX) for path in sources()} | {GROUP}
    return wanted == set(libraries())
