"""What a house does, as figures for Prometheus; they tell nothing that a seat may not know.

Nothing here is counted by table, seat or person, and bots' thoughts are not counted at all: where the house answers
for whoever must pass, a thought would tell of a choice.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from prometheus_client import (
    GC_COLLECTOR,
    PLATFORM_COLLECTOR,
    PROCESS_COLLECTOR,
    CollectorRegistry,
    Counter,
    Gauge,
    Info,
    disable_created_metrics,
    generate_latest,
    start_http_server,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

from cumuli import __version__

if TYPE_CHECKING:
    from cumuli.server.hub import Hub

disable_created_metrics()  # type: ignore[no-untyped-call]  # when a counter was born is of no use, and no two runs are alike in it

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
UNREAD: Final = "unreadable"
"""The kind of a message that is no command."""


class Seconds:
    """How long something took: how often not longer than each bound, and in all."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def told(self, name: str, about: str) -> Metric:
        """As Prometheus has it, where every count contains those before it."""
        bounds = (*map(str, SECONDS), "+Inf")
        buckets = list(zip(bounds, map(float, accumulate(self.counts)), strict=True))
        return HistogramMetricFamily(name, about, buckets=buckets, sum_value=self.total)


class Messages:
    """What is counted with every message: plain numbers here, for the library's own counters cost a lock each time."""

    def __init__(self) -> None:
        self.answers: dict[tuple[str, str], int] = {}
        """By kind and answer."""
        self.answering = Seconds()
        self.writing = Seconds()

    def collect(self) -> Iterator[Metric]:
        """All of them for a registry; called from whatever thread tells them."""
        commands = CounterMetricFamily(
            "cumuli_commands", "Messages received, by kind and answer.", labels=("kind", "answer")
        )
        for labels, count in self.answers.copy().items():
            commands.add_metric(labels, count)
        yield commands
        yield self.answering.told("cumuli_answer_seconds", "From a message to its answer, queued.")
        yield self.writing.told("cumuli_append_seconds", "To write an entry down.")


class Figures:
    """The counters of one hub, in a registry of its own."""

    def __init__(self, hub: Hub) -> None:
        made: Any = {"registry": (registry := CollectorRegistry())}
        self.registry = registry
        messages = Messages()
        registry.register(messages)
        self._answers, self.answering, self.writing = messages.answers, messages.answering, messages.writing
        self.conflicts = Counter("cumuli_conflicts", "Entries that another one came before.", **made)
        self.news = Counter("cumuli_news", "Entries of other nodes that were read.", **made)
        self.swept = Counter("cumuli_swept", "Tables of which no ring told, found by looking.", **made)
        self.stumbles = Counter("cumuli_stumbles", "Rooms thrown away over an error.", **made)
        self.cut = Counter("cumuli_sockets_cut", "Sockets closed because they lagged behind.", **made)
        Gauge("cumuli_sockets", "Sockets that are open.", **made).set_function(lambda: hub.presence.sockets)
        Gauge("cumuli_rooms", "Tables kept in memory.", **made).set_function(lambda: len(hub.rooms))
        tables = Gauge("cumuli_tables", "Tables of late, by how they stand.", ("status",), **made)
        for status in ("open", "playing", "over"):
            tables.labels(status).set_function(partial(hub.lobby.count, status))
        Info("cumuli", "The version that runs.", **made).info({"version": __version__})

    def answered(self, kind: str, answer: str) -> None:
        """Count a message."""
        self._answers[kind, answer] = self._answers.get((kind, answer), 0) + 1

    def text(self) -> bytes:
        """All of them as Prometheus reads them."""
        return generate_latest(self.registry)

    def tell(self, where: str) -> int:
        """Tell them over HTTP at address:port, in a thread of its own; the port that was taken.

        The process's own figures are told with them: memory, processor time, open files.
        """
        for collector in (PROCESS_COLLECTOR, PLATFORM_COLLECTOR, GC_COLLECTOR):
            self.registry.register(collector)
        address, _, port = where.rpartition(":")
        server, _ = start_http_server(int(port), address.strip("[]") or "127.0.0.1", self.registry)
        return int(server.server_port)
