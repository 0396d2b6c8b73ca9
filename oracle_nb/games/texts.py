"""The texts of a game: sentences about its actions, events and decisions."""

from collections.abc import Iterable
from typing import Protocol

import msgspec

from oracle_nb.core.events import Event
from oracle_nb.core.generics import A_contra, P_contra
from oracle_nb.core.verdicts import Explanation, Reason, Repair, UndoOutlook, Violation
from oracle_nb.text.rulebook import Rulebook


class GameTexts(Protocol[P_contra, A_contra]):
    """The texts of a game in one language.

    Every method gets facts and returns a sentence or a short name. Texts need no escaping: pages
    do that.

    Attributes
    ----------
    rulebook : Rulebook
        The rules of the game in this language.
    """

    rulebook: Rulebook

    def action(self, position: P_contra, action: A_contra) -> str:
        """Return the short name of an action, legal or not, as on a button."""

    def announcement(self, position: P_contra, action: A_contra) -> str:
        """Return what other players and spectators learn about an action once it is done.

        Where this differs from the name of the action, the action is secret: logs and replays show
        others neither its name nor its explanation, its target or a bot's reason for it. Events are
        shown to everybody, so they must not tell what is secret. Of an action whose transition is
        ``concealed`` others learn nothing at all until the game is over.
        """

    def explain(self, position: P_contra, action: A_contra) -> Explanation:
        """Explain what an action would do, or why it is refused.

        Returns
        -------
        Explanation
            Effects, cost, chances and rules, or every refusal. ``undo`` is empty: `Game` adds it.
        """

    def undo(self, outlook: UndoOutlook) -> str:
        """Return whether an action can be undone once it is done, and why, in one sentence."""

    def event(self, event: Event, reader: int | None = None) -> str:
        """Return what happened in one sentence, which may say "you" to the seat ``reader``."""

    def broken(self, broken: Violation) -> str:
        """Return a reason for a refusal in one sentence with its facts."""

    def repair(self, position: P_contra, repair: Repair[A_contra]) -> str:
        """Return a suggestion instead of a refused action, in one sentence with its price."""

    def missing(self, missing: Violation) -> str:
        """Return what is missing for a refused action, and where it could come from."""

    def decision(self, position: P_contra) -> str:
        """Return what must be decided now, and by whom; also for the end of a game.

        Everybody reads it, also those who wait, so it names the player who decides.
        """


def titled(reasons: Iterable[Reason], texts: GameTexts) -> tuple[Reason, ...]:
    """Return reasons with the titles of their rules."""
    title = texts.rulebook.title
    return tuple(msgspec.structs.replace(reason, title=title(reason.rule)) for reason in reasons)
