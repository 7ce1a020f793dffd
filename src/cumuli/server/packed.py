"""Files of the page in the smallest form that a browser reads: the build packed them, nothing is packed here."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How a file may be packed, and how its name ends then; the smaller one first."""


def packed(request: Request, path: Path, cache: str) -> Response:
    """A file for this browser; only its tag, if the browser has it already."""
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    found = path
    for coding, ending in CODINGS.items():
        small = path.with_name(path.name + ending)
        if accepts(request.headers.get("accept-encoding", ""), coding) and small.is_file():
            found, headers["content-encoding"] = small, coding
            break
    kind = guess_type(path.name)[0]
    response = FileResponse(found, headers=headers, media_type=kind, stat_result=found.stat())
    if response.headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers={**headers, "etag": response.headers["etag"]})
    return response


def accepts(header: str, coding: str) -> bool:
    """Whether a browser that sends this header reads this coding."""
    for offer in header.lower().split(","):
        name, _, weight = offer.partition(";")
        if name.strip() == coding:
            return weight.replace(" ", "").rstrip("0.") != "q="
    return False
