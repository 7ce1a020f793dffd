"""A channel that fails: what is known of it, kept where its owner sees it, and told them once by another way.

An address that does not answer may be back in an hour, one that refuses must
be seen to, and one that says that nobody is there is asked no more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from cumuli.server.notices import words
from cumuli.server.notices.sending import Failed, Gone, Refused
from cumuli.server.notices.words import Notice
from cumuli.store import Channel

if TYPE_CHECKING:
    from cumuli.server.notices.outbox import Outbox

ABOUT: Final = "trouble:"
"""What a parcel is about that tells of another channel; its number follows."""
WORSE: Final = ("", "down", "lost", "refused", "gone")


def state_of(error: Failed, given_up: bool) -> str:
    """What a failure says of a channel."""
    if isinstance(error, Gone):
        return "gone"
    if isinstance(error, Refused):
        return "refused"
    return "lost" if given_up else "down"


async def found(outbox: Outbox, channel: Channel, error: Failed, given_up: bool) -> None:
    """Note what went wrong; the owner is told elsewhere where something is lost, once for each kind of trouble."""
    state = state_of(error, given_up)
    if WORSE.index(state) <= WORSE.index(channel.state):
        return
    now = outbox.hub.now()
    since = channel.since if channel.state in ("down", "lost") and state == "lost" else now
    await outbox.hub.store.keep_channel(replace(channel, state=state, since=since))
    if state == "down" or not channel.confirmed:
        return
    others = [one for one in await outbox.hub.store.channels(channel.person) if one.open and one.id != channel.id]
    await outbox.hub.store.post([outbox.parcel(one, ABOUT + channel.id) for one in others])


async def over(outbox: Outbox, channel: Channel) -> None:
    """Something has arrived there."""
    if channel.state:
        await outbox.hub.store.keep_channel(replace(channel, state="", since=0.0))


async def told(outbox: Outbox, channel: Channel, about: str, lang: str) -> Notice | None:
    """The notice of another channel's trouble, if it is still in it."""
    other = await outbox.hub.store.channel(about.removeprefix(ABOUT))
    if other is None or other.person != channel.person or other.state in ("", "down"):
        return None
    return words.of_trouble(other.kind, other.address, other.state, channel.house, lang)
