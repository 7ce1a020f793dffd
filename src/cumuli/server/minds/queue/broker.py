"""The queue of questions to bots, kept by NATS: each goes to one process that thinks, and to another if that one dies.

A question stays in the stream until it was answered.  Whoever has taken it says again and again that work is under
way; once nothing is heard for `SILENCE` seconds it is given to the next.  So a question may be thought about twice,
and never by nobody.  Programs of different versions do not hear of each other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator
from typing import Final, TypeVar

import msgspec
from msgspec import Struct
from nats.aio.msg import Msg
from nats.errors import Error, MsgAlreadyAckdError
from nats.js.api import AckPolicy, ConsumerConfig, RetentionPolicy, StreamConfig
from taskiq import AckableMessage
from taskiq_nats import PullBasedJetStreamBroker

from cumuli import __version__

T = TypeVar("T")

LOG: Final = logging.getLogger(__name__)
VERSION: Final = __version__.replace(".", "-")
ROOT: Final = f"cumuli.minds.{VERSION}"
QUESTIONS: Final = f"{ROOT}.questions"
ANSWERS: Final = f"{ROOT}.answers"
"""Followed by the name of the server that asks, and the question's."""
ENOUGH: Final = f"{ROOT}.enough"
"""Followed by the same: whoever thinks about it answers now."""
HERE: Final = f"{ROOT}.here"
"""Followed by the name of a process that thinks, which says so once a second."""
TASK: Final = "think"
SILENCE: Final = 3.0
"""Seconds after which a question whose thinker says nothing is given to another."""
TIMES: Final = 4
"""As often a question is given out at most: one that ends whoever thinks about it must not end them all."""
STALE: Final = 60.0
"""Seconds after which nobody waits for an answer any more, and the question is dropped."""
WAIT: Final = 5.0
"""Seconds for which one asks NATS for a question; for ever would be, where NATS went away and came back meanwhile."""
PAUSE: Final = 0.5
"""Seconds between two tries to reach NATS."""


class Answer(Struct, frozen=True, omit_defaults=True):
    """What a process that thinks answers: what its bot says, or why it says nothing."""

    said: str | None = None
    late: bool = False
    """It had no answer in time."""
    failed: str = ""
    """What broke, as a traceback tells it."""


class Presence(Struct, frozen=True):
    """A process that thinks, as it says of itself."""

    places: int
    """How many questions it thinks about at once; 0 where it is about to go."""


class Held:
    """A question that was taken and is not answered yet: NATS is told that somebody is busy with it."""

    def __init__(self, message: Msg) -> None:
        self.message = message
        self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        while True:
            await asyncio.sleep(SILENCE / 3)
            with contextlib.suppress(Error, OSError):
                await self.message.in_progress()

    async def answered(self) -> None:
        """It is done: nobody else gets it."""
        self._telling.cancel()
        with contextlib.suppress(MsgAlreadyAckdError):
            await self.message.ack()

    async def give_back(self) -> None:
        """Let another have it at once."""
        self._telling.cancel()
        with contextlib.suppress(Error, OSError):
            await self.message.nak()


class Questions(PullBasedJetStreamBroker):
    """The stream of questions, for those who ask and those who think.

    `startup` returns once NATS was reached; from then on the connection comes back by itself, however long it takes.
    """

    def __init__(self, servers: str) -> None:
        super().__init__(
            servers=servers.split(","),
            subject=QUESTIONS,
            stream_name=f"cumuli-minds-{VERSION}",
            durable="thinkers",
            stream_config=StreamConfig(retention=RetentionPolicy.WORK_QUEUE, max_age=STALE),
            consumer_config=ConsumerConfig(
                durable_name="thinkers", ack_policy=AckPolicy.EXPLICIT, ack_wait=SILENCE, max_deliver=TIMES
            ),
            pull_consume_timeout=WAIT,
            max_reconnect_attempts=-1,
            reconnect_time_wait=PAUSE,
            connect_timeout=2,
            error_cb=quiet,
        )
        self.held: set[Held] = set()

    async def listen(self) -> AsyncGenerator[AckableMessage, None]:
        """Questions, one by one; each is ours until it was answered, or we are gone."""
        while True:
            try:
                messages = await self.consumer.fetch(1, timeout=self.pull_consume_timeout)
            except TimeoutError:
                continue
            except (Error, OSError) as error:
                LOG.warning("no question can be had: %s", error)
                await asyncio.sleep(PAUSE)
                with contextlib.suppress(Error, OSError):
                    await self._add_or_reuse_stream()  # NATS may have lost all it kept
                    await self._startup_consumer()
                continue
            for message in messages:
                yield AckableMessage(data=message.data, ack=self._hold(message).answered)

    def _hold(self, message: Msg) -> Held:
        held = Held(message)
        self.held.add(held)
        held._telling.add_done_callback(lambda _: self.held.discard(held))
        return held

    async def shutdown(self) -> None:
        """Give back what was not answered, and go."""
        for held in list(self.held):
            await held.give_back()
        await super().shutdown()


async def quiet(error: Exception) -> None:
    """NATS that cannot be reached is told of once, by those who know since when; not at each try."""
    LOG.debug("NATS: %s", error)


def told(message: Msg, kind: type[T]) -> T | None:
    """What a message says; None where it says something else."""
    try:
        return msgspec.json.decode(message.data, type=kind)
    except msgspec.MsgspecError:
        return None
