"""Compiles the engine in place, unless that is done already; says so honestly where it cannot."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from engine import ROOT, STAMP, complete, digest, libraries, modules, sources


def compiler() -> bool:
    """Whether a C compiler and Python's headers are here: tried on one line of C."""
    command = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()
    if shutil.which(command[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        include = ["-I" + sysconfig.get_path(kind) for kind in ("include", "platinclude")]
        done = subprocess.run([*command, *include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))], check=False)
    return done.returncode == 0


def clear() -> None:
    """Take away what was compiled before: a stale library would win over its source."""
    for path in libraries():
        path.unlink()
    STAMP.unlink(missing_ok=True)


def main() -> None:
    if os.environ.get("CUMULI_PURE"):
        clear()
        print("The engine runs uncompiled, as CUMULI_PURE asks.")
        return
    wanted = digest()
    if complete() and STAMP.is_file() and STAMP.read_text() == wanted:
        for path in libraries():
            path.touch()  # a source that was only touched is no news
        return
    clear()
    if not compiler():
        print("No C compiler with Python's headers was found: the engine runs uncompiled, with the same results")
        print("but many times slower.  On Debian: apt-get install gcc python3-dev; then run this again.")
        return
    print(f"Compiling {len(modules())} modules of the engine ...", flush=True)
    log = ROOT / "build" / "compile.log"
    log.parent.mkdir(exist_ok=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--force"]
    with log.open("w") as out:
        done = subprocess.run(command, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT, check=False)
    if done.returncode or not complete():
        clear()
        print(log.read_text()[-6000:])
        raise SystemExit("The engine did not compile; CUMULI_PURE=1 runs it uncompiled meanwhile.")
    now = max(path.stat().st_mtime for path in sources())
    for path in libraries():
        if path.stat().st_mtime < now:
            path.touch()
    STAMP.write_text(wanted)


if __name__ == "__main__":
    main()
