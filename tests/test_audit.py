"""What `make audit` makes of the answers of pip-audit and npm."""

from __future__ import annotations

import runpy
from typing import Any

import pytest

from test_floors import HOUSE

FAULT = {"id": "PYSEC-2026-1", "fix_versions": ["2"], "aliases": [], "description": "…"}
SOUND = {"name": "rich", "version": "15.0", "vulns": []}
FAULTY = {"name": "lib", "version": "1.0", "vulns": [FAULT]}
SKIPPED = {"name": "far", "skip_reason": "Dependency not found on PyPI and could not be audited: far (1.0)"}
NPM_SOUND = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 9}}}
NPM_FAULTY = {"vulnerabilities": {"vite": {"severity": "high"}}, "metadata": {"dependencies": {"total": 9}}}
NPM_UNREACHED = {"error": {"summary": "", "detail": ""}, "method": "POST", "statusCode": 405}


@pytest.mark.parametrize(
    ("python", "page", "failed", "told"),
    [
        ([SOUND], NPM_SOUND, 0, "no known fault (1 asked about)"),
        ([SOUND, FAULTY], NPM_SOUND, 1, "lib 1.0: PYSEC-2026-1"),
        ([SOUND], NPM_FAULTY, 1, "vite: high"),
        ([SKIPPED], NPM_SOUND, 0, "requirements/*.txt could not be asked"),
        ([], NPM_UNREACHED, 0, "web/package-lock.json could not be asked"),
    ],
)
def test_a_known_fault_fails_and_silence_is_told(
    python: list[Any], page: dict[str, Any], failed: int, told: str, capsys: Any, monkeypatch: Any
) -> None:
    audit = runpy.run_path(str(HOUSE / "scripts" / "audit.py"))
    said = {"npm": page}
    heard = audit["main"].__globals__
    heard["run"] = lambda command, folder: said.get("npm" if "npm" in command[0] else "", {"dependencies": python})
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    assert audit["main"]() == failed
    assert told in capsys.readouterr().out
