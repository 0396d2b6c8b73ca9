"""Why a bot decided as it did, and what a bot hears and tells while it thinks long."""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from oracle_nb.core.verdicts import NO_FACTS, Facts

A = TypeVar("A")


class Motive(msgspec.Struct, frozen=True):
    """What a bot was after when it decided: message ``motive-<what>`` of the game, and its facts.

    The names of the facts tell their types, as in ``verdict.Broken``. Everybody may read it: it
    must tell nothing that only the bot knows. ``Motive("said", {"text": ...})`` says anything.
    """

    what: str
    facts: Facts = NO_FACTS


class Decision(msgspec.Struct, Generic[A], frozen=True):
    """What a bot does, and why; None where it gives no reason."""

    action: A
    motive: Motive | None = None


ONLY: Final = Motive("only")
"""There was one thing to be done."""


class Thinking:
    """One decision under way: whether the bot is to stop, and how far it has come.

    A bot that thinks long looks at ``stopped`` now and then and decides for the best it has found.
    ``done`` is the part it has done, from 0 to 1; None: unknown. Each is written by one side and
    read by the other, which may be another thread.

    Parameters
    ----------
    said
        The reasons that this seat's bot gave for its earlier decisions, the latest last. A bot
        that drops a plan which it has announced can say so.
    """

    __slots__ = ("done", "said", "stopped")

    def __init__(self, said: Sequence[Motive] = ()) -> None:
        self.said: Final = tuple(said)
        self.stopped = False
        self.done: float | None = None

    def stop(self) -> None:
        """Ask the bot to decide now."""
        self.stopped = True


def motive_text(words: Any, motive: Motive) -> str:
    """Return a motive in the words of a game (``game.Words``), as one sentence.

    A game whose motives have facts to be named has a function ``motive`` in its words.
    """
    own = getattr(words, "motive", None)
    if own is not None:
        return str(own(motive))
    return str(words.rulebook.say(f"motive-{motive.what}", **motive.facts))
