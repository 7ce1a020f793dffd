"""What the bench runs: copies without shared objects, the small kernel compiled, and the same by hand in C."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
BENCH: Final = ROOT / "bench"
BUILD: Final = ROOT / "build" / "bench"
PEERS: Final = ROOT / "build" / "peers" / "bin" / "python"
"""The environment of the peers; `make bench` makes it."""


def copied(source: Path, target: Path) -> Path:
    """A package without shared objects."""
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info", "static")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, ignore=ignore)
    return target


def pure() -> Path:
    """Cumuli and the kernel, uncompiled."""
    home = BUILD / "pure"
    copied(ROOT / "src" / "cumuli", home / "cumuli")
    copied(BENCH / "kernel", home / "kernel")
    return home


def kernel() -> Path:
    """The small kernel as mypyc compiles it; nothing is done where that was done already."""
    home = BUILD / "fast"
    sources = sorted((BENCH / "kernel").glob("*.py"))
    copies = [home / "kernel" / source.name for source in sources]
    same = all(b.is_file() and a.read_bytes() == b.read_bytes() for a, b in zip(sources, copies, strict=True))
    if same and any(home.rglob("kernel*.so")):
        return home
    copied(BENCH / "kernel", home / "kernel")
    (home / "setup.py").write_text(
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        "setup(name='kernel', packages=['kernel'], ext_modules=mypycify(['kernel/kernel.py']))\n"
    )
    run([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], home)
    return home


def limit() -> Path:
    """The small kernel in C, with tables written from kernel/tables.py; built by the system's own compiler."""
    home = BUILD / "limit"
    home.mkdir(parents=True, exist_ok=True)
    tables = runpy.run_path(str(BENCH / "kernel" / "tables.py"))
    lines = [f"enum {{ KINDS = {len(tables['KINDS'])}, CODES = {tables['CODES']}, COPIES = {tables['COPIES']} }};"]
    for name, kind in (("JOIN", "uint16_t"), ("BEYOND", "uint8_t")):
        numbers = ", ".join(map(str, tables[name]))
        lines.append(f"static const {kind} {name}[{len(tables[name])}] = {{{numbers}}};")
    (home / "tables.h").write_text("\n".join(lines) + "\n")
    program = home / "limit"
    compiler = os.environ.get("CC", "cc").split()
    run([*compiler, "-O3", "-I", str(home), "-o", str(program), str(BENCH / "limit" / "limit.c")], home)
    return program


def run(command: list[str], home: Path) -> None:
    done = subprocess.run(command, cwd=home, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
