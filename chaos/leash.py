"""Whatever a trial began ends with it, even if it is killed: a process that watches us ends what we told it of.

`python -m chaos.leash` reads lines: `+ PID SIGNAL`, `- PID`, `/ FOLDER`.  Once no
more can come, for we are gone, whoever was named and not let go is sent their
signal, children first, and the folders are thrown away.  Only where this
process is killed as well does anything stay behind.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path


class Leash:
    """The end that we hold."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "chaos.leash"]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, env=env, start_new_session=True, text=True)

    def _say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def hold(self, pid: int, sign: signal.Signals = signal.SIGKILL) -> None:
        """A process ends with us, by this signal."""
        self._say(f"+ {pid} {int(sign)}")

    def let_go(self, pid: int) -> None:
        """A process has ended; its number may be another's soon."""
        self._say(f"- {pid}")

    def drop(self, folder: Path) -> None:
        """A folder goes with us, and so does the disk that was mounted there."""
        self._say(f"/ {folder}")

    def end(self) -> None:
        """Let it do its work, if any is left, and return once that is done."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(30)


def children(pid: int) -> list[int]:
    """The processes that a process has begun, as far as they are its own still."""
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def send(pid: int, sign: int) -> None:
    """Send a signal to a process that may be gone."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, sign)


def main() -> None:
    held: dict[int, int] = {}
    folders: list[str] = []
    for line in sys.stdin:
        what, _, rest = line.rstrip("\n").partition(" ")
        if what == "/":
            folders.append(rest)
        elif what == "+":
            pid, sign = rest.split()
            held[int(pid)] = int(sign)
        else:
            held.pop(int(rest), None)
    for pid, sign in held.items():
        below = children(pid)
        send(pid, sign)
        for child in below if sign == signal.SIGKILL else ():  # others end theirs themselves
            send(child, signal.SIGKILL)
    if held:
        time.sleep(1)
    for folder in folders:
        if os.path.ismount(folder):
            subprocess.run(["umount", "-l", folder], check=False)
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
