"""A trial that is killed leaves nobody behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

TRIAL = """
import os, signal, subprocess, sys
from pathlib import Path
from chaos.leash import Leash
leash = Leash()
leash.drop(Path(sys.argv[1]))
mother = "import subprocess, time; print(subprocess.Popen(['sleep', '1000']).pid, flush=True); time.sleep(1000)"
one = subprocess.Popen([sys.executable, "-c", mother], stdout=subprocess.PIPE, text=True)
other, gone = subprocess.Popen(["sleep", "1000"]), subprocess.Popen(["true"])
leash.hold(one.pid)
leash.hold(other.pid, signal.SIGTERM)
leash.hold(gone.pid)
gone.wait()
leash.let_go(gone.pid)
print(one.pid, one.stdout.readline().strip(), other.pid, flush=True)
os.kill(os.getpid(), getattr(signal, sys.argv[2])) if sys.argv[2] else leash.end()
"""


def running(pid: int) -> bool:
    """Whether a process is there, and not only its number."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def tried(folder: Path, how: str) -> list[int]:
    """The processes of a trial that ended in this way."""
    folder.mkdir()
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", TRIAL, str(folder), how]
    out = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, timeout=60).stdout
    return [int(word) for word in out.split()]


def gone(pids: list[int], folder: Path) -> bool:
    until = time.monotonic() + 20
    while time.monotonic() < until:
        if not folder.exists() and not any(running(pid) for pid in pids):
            return True
        time.sleep(0.05)
    for pid in pids:
        if running(pid):
            os.kill(pid, signal.SIGKILL)
    return False


def test_whatever_a_trial_began_ends_with_it_however_it_ends(tmp_path: Path) -> None:
    for how in ("SIGKILL", "SIGTERM", ""):
        folder = tmp_path / f"trial{how}"
        pids = tried(folder, how)
        assert len(pids) == 3
        assert gone(pids, folder), how
