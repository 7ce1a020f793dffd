"""Cloudy Kingdom for PettingZoo: `env` and `raw_env` in turns, `parallel_env` all at once."""

from __future__ import annotations

from typing import Any

from cumuli.lab.envs.sequential import Sequential, wrapped
from cumuli.lab.envs.together import Together


def raw_env(**terms: Any) -> Sequential:
    """The table in turns; an action that is not legal raises an error."""
    return Sequential("cloudy_kingdom", **terms)


def env(**terms: Any) -> Any:
    """The table in turns; an action that is not legal loses."""
    return wrapped(raw_env(**terms))


def parallel_env(**terms: Any) -> Together:
    """The table in steps of all agents."""
    return Together("cloudy_kingdom", **terms)
