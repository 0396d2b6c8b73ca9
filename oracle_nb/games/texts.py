"""The texts of a game: sentences about its actions, events and decisions."""

import re
from collections.abc import Iterable
from functools import cache
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
        """Return the short name of an action, legal or not, as on a button.

        For logs, `logged` changes its verb.
        """

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


def logged(title: str, texts: GameTexts, own: bool) -> str:
    """Return the name of an action as a log says it of its player, or to them where it is ``own``.

    Names of actions are requests, such as "Sail to C4". The message ``log-verbs`` has their first
    words, each with its forms for "you" and for others; without it, and for other names, nothing
    changes.

    Examples
    --------
    >>> import oracle_nb
    >>> texts = oracle_nb.new_game(seed=1).texts()
    >>> logged("Sail to C4", texts, own=False), logged("Poseidon: put the ship on C4", texts, False)
    ('sails to C4', 'Poseidon: puts the ship on C4')
    """
    wording = texts.rulebook.wording
    if "log-verbs" not in wording:
        return title
    pattern, forms = _forms(wording.say("log-verbs"))
    return pattern.sub(lambda verb: forms[verb[0].lower()][not own], title, count=1)


@cache
def _forms(verbs: str) -> tuple[re.Pattern[str], dict[str, list[str]]]:
    """Return a pattern of verbs, and their forms for "you" and for others."""
    forms = {
        verb.lower(): others
        for verb, *others in (entry.strip().split("/") for entry in verbs.split(","))
    }
    # The longest comes first: "Nie atakuj" and not "Nie".
    either = "|".join(map(re.escape, sorted(forms, key=len, reverse=True)))
    return re.compile(rf"(?:^|(?<=: ))(?:{either})(?!\w)", re.IGNORECASE), forms
