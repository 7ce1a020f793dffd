"""What games were played with: the commit of the program, the machine."""

from __future__ import annotations

import platform
import subprocess
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent


def commit() -> str:
    """The commit this engine was checked out from, with a + where files differ from it; empty where there is none."""
    try:
        said = subprocess.run(
            ["git", "-C", str(HERE), "describe", "--always", "--abbrev=10", "--exclude=*", "--dirty=+"],
            capture_output=True,
            text=True,
            timeout=20,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return said.stdout.strip()


def processor() -> str:
    """The name of this machine's processor, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")
