"""The simplified Cloudy Kingdom; PYTHONPATH says which build of it."""

from __future__ import annotations

from answering import serve
from kernel import kernel


def playouts(first: int, count: int) -> tuple[int, dict[str, int]]:
    digest, plies = kernel.run(first, count)
    return digest, {"games": count, "plies": plies}


if __name__ == "__main__":
    serve(str(kernel.__file__), {"playouts": playouts})
