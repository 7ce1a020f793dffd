"""Gives setuptools the compiled engine: every module of src/cumuli/compiled.txt, in one mypyc group."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "scripts"))


def extensions() -> list[Extension]:
    """Nothing with CUMULI_PURE set: the same files then run uncompiled."""
    if os.environ.get("CUMULI_PURE"):
        return []
    from engine import sources
    from mypyc.build import mypycify

    os.chdir(ROOT)
    # The engine is typed by itself; what else its packages import need not be installed where a wheel is built.
    paths = ["--follow-imports=silent", *(str(path.relative_to(ROOT)) for path in sources())]
    found = mypycify(paths, group_name="cumuli", target_dir="build/mypyc")
    for extension in found:
        if os.name == "posix":  # within the library a call is a call: small functions may be taken into their callers
            extension.extra_compile_args += ["-fno-semantic-interposition"]
        extension.optional = True  # without a C compiler the wheel is pure, and `cumuli doctor` says so
    return found


setup(ext_modules=extensions())
