"""Environments for learning: PettingZoo's two ways and Gymnasium's one, on the very engine that people play on.

`cumuli.lab.envs.broom_service_v1.env()` plays in turns, `.parallel_env()` all
at once, and `gymnasium.make("cumuli/broom_service-v1")` against bots.
Importing this package registers the ids.
"""

from __future__ import annotations

try:
    import gymnasium
    import pettingzoo
except ImportError as missing:
    raise ImportError(
        "Cumuli's environments need Gymnasium and PettingZoo: install them with  pip install 'cumuli[lab]'"
    ) from missing

from cumuli.games import SHELF

VERSION = 1
"""Of all environments: changes whenever an old policy would see or do something else."""

__all__ = ["VERSION", "register"]


def register() -> None:
    """Tell both libraries of the ids `cumuli/<game>-v1`."""
    for game in SHELF:
        id, module = f"cumuli/{game}-v{VERSION}", f"cumuli.lab.envs.{game}_v{VERSION}"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point="cumuli.lab.envs.single:Single", kwargs={"game": game})
        if id not in pettingzoo.aec_registry:
            pettingzoo.register("aec", id, entry_point=f"{module}:env")
            pettingzoo.register("parallel", id, entry_point=f"{module}:parallel_env")


register()
