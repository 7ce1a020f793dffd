"""The programs' door described in OpenAPI 3.1, made from the very structs that it reads and writes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cumuli import __version__
from cumuli.server.door import said

if TYPE_CHECKING:
    from cumuli.server.door.ways import Way

REF: Final = "#/components/schemas/{name}"
QUERY: Final[dict[str, dict[str, Any]]] = {
    "after": {"schema": {"type": "integer", "minimum": 0}, "description": "the number of the last entry you know"},
    "wait": {"schema": {"type": "integer", "minimum": 0, "maximum": 25}, "description": "seconds"},
    "lang": {"schema": {"enum": ["en", "de", "fr"], "default": "en"}, "description": "the language of all sentences"},
    "about": {
        "schema": {"enum": ["look", "board", "hand", "moves", "scores", "who", "log", "help"], "default": "look"},
        "description": "what to tell",
    },
}
REFUSALS: Final = {
    "400": "What was sent cannot be read.",
    "401": "No seat goes with this token.",
    "404": "There is no such table or game.",
    "409": "It was refused; nothing was changed.",
    "429": "Too much at once.",
}


def described(ways: Sequence[Way], under: str) -> dict[str, Any]:
    """The whole description."""
    kinds = {kind for way in ways for kind in (*way.answers, way.asks) if kind is not None} | {said.Refused}
    _, schemas = msgspec.json.schema_components(sorted(kinds, key=lambda kind: kind.__name__), ref_template=REF)
    paths: dict[str, dict[str, Any]] = {}
    for way in ways:
        paths.setdefault(under + way.path, {})[way.method.lower()] = operation(way)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Cumuli, the door for programs",
            "version": __version__,
            "description": "A seat at a table, played over plain HTTP: it learns what a person there would, no more.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "a seat’s token"}},
        },
    }


def operation(way: Way) -> dict[str, Any]:
    """One way."""
    found: dict[str, Any] = {"operationId": way.name, "summary": way.about, "security": []}
    if way.secret:
        found["security"] = [{"seat": []}]
    names = re.findall(r"{(\w+)}", way.path)
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    parameters += [{"name": name, "in": "query", **QUERY[name]} for name in way.query]
    if parameters:
        found["parameters"] = parameters
    if way.asks is not None:
        found["requestBody"] = {"required": True, "content": content(way.asks)}
    refused = {"content": content(said.Refused)}
    good = {"description": way.about, "content": content(*way.answers)}
    found["responses"] = {
        str(way.status): good,
        **{code: {"description": why, **refused} for code, why in REFUSALS.items()},
    }
    return found


def content(*kinds: Any) -> dict[str, Any]:
    refs = [{"$ref": REF.format(name=kind.__name__)} for kind in kinds]
    return {"application/json": {"schema": refs[0] if len(refs) == 1 else {"oneOf": refs}}}
