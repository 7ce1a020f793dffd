"""Logs as lines for people, or as JSON for machines; what is logged holds no secret of a game, a seat or a person."""

from __future__ import annotations

import logging
import sys
from typing import Final

import structlog

FORMATTER: Final = structlog.stdlib.ProcessorFormatter


def in_json(level: int = logging.WARNING) -> None:
    """Write everything that is logged as one JSON object a line to the error output.

    Its keys are `event`, `level`, `logger`, `timestamp` (UTC) and, where something broke, `exception`: a list of
    frames without the values of their variables.
    """
    frames = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.ExceptionRenderer(frames),
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        FORMATTER(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
