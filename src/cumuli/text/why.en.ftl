### Why this move: what a bot thinks of a move that was made.

why-only = There was nothing else to do.
why-lots = It drew lots: every move was as good to it as any other.
