"""Reasons of bots, and messages to and from a bot that thinks for long."""

from collections.abc import Sequence
from typing import Final, Generic

import msgspec

from oracle_nb.core.generics import A
from oracle_nb.core.verdicts import NO_FACTS, Facts
from oracle_nb.games.texts import GameTexts


class Motive(msgspec.Struct, frozen=True):
    """The reason for a bot's decision: message ``motive-<what>`` of the game, and its facts.

    The names of the facts tell their types, as in ``verdicts.Violation``. Everybody may read it, so
    it must not reveal anything that only the bot knows. ``Motive("said", {"text": ...})`` says
    anything.
    """

    what: str
    facts: Facts = NO_FACTS


class Decision(msgspec.Struct, Generic[A], frozen=True):
    """The decision of a bot and its reason, or None."""

    action: A
    motive: Motive | None = None
    private: Motive | None = None
    """The reason in the second person, only for the player whose view it depends on."""


ONLY: Final = Motive("only")
"""The reason when there was only one option, which everybody may know."""


class Thinking:
    """A decision in progress: whether the bot must stop, and its progress.

    A bot that thinks for long checks ``stopped`` regularly and decides for the best option so far.
    ``done`` is its progress from 0 to 1, or None if unknown. Each is written by one side and read
    by the other, which may be another thread.

    Parameters
    ----------
    said
        The reasons that this seat's bot gave for its earlier decisions, the latest last. A bot that
        drops an announced plan can say so.
    """

    __slots__ = ("done", "said", "stopped")

    def __init__(self, said: Sequence[Motive] = ()) -> None:
        self.said: Final = tuple(said)
        self.stopped = False
        self.done: float | None = None

    def stop(self) -> None:
        """Ask the bot to decide now."""
        self.stopped = True


def motive_text(words: GameTexts, motive: Motive) -> str:
    """Return a motive as a sentence in the texts of a game (``GameTexts``).

    A game with facts in its motives has a method ``motive`` in its texts.
    """
    own = getattr(words, "motive", None)
    if own is not None:
        return str(own(motive))
    return str(words.rulebook.say(f"motive-{motive.what}", **motive.facts))
