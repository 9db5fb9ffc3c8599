"""The OpenAPI 3.1 description of the API, generated from the list of routes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

import deckhall
from deckhall.server.messages import Refusal

if TYPE_CHECKING:
    from deckhall.server.api import Entry


def description(routes: Sequence[Entry]) -> dict[str, Any]:
    kinds = [kind for entry in routes for kind in (entry.takes, entry.answers) if kind is not None]
    schemas, components = msgspec.json.schema_components(
        [*kinds, Refusal], ref_template="#/components/schemas/{name}"
    )
    by_kind = dict(zip([*kinds, Refusal], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for entry in routes:
        operation: dict[str, Any] = {
            "summary": entry.about,
            "responses": {
                str(entry.status): {"description": "done", "content": _json(by_kind[entry.answers])},
                "4XX": {"description": "refused", "content": _json(by_kind[Refusal])},
            },
        }
        if entry.takes is not None:
            operation["requestBody"] = {"required": True, "content": _json(by_kind[entry.takes])}
        parameters = []
        if "{id}" in entry.path:
            parameters.append(_parameter("id", "path", {"type": "string"}))
        if entry.path == "/api/puzzles/next":
            parameters.append(_parameter("game", "query", {"type": "string"}))
            parameters.append(_parameter("kind", "query", {"type": "string", "enum": ["", "judgement"]}))
        if entry.path == "/api/replays/{id}":
            parameters.append(_parameter("seat", "query", {"type": "string"}))
            parameters.append(_parameter("start", "query", {"type": "integer", "minimum": 0}))
            parameters.append(_parameter("count", "query", {"type": "integer", "minimum": 1, "maximum": 200}))
        if parameters:
            operation["parameters"] = parameters
        paths.setdefault(entry.path, {})[entry.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Deckhall", "version": deckhall.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _parameter(name: str, where: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": schema}
