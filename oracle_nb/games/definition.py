"""Game definitions: texts, pictures, advice and saves of a game besides its rules.

Everything in this package needs no more of a game than this. ``oracle_nb.games.package`` adds what
the app, the command line and notebooks can use.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from oracle_nb.core.events import Event
from oracle_nb.core.verdicts import (
    Explanation,
    Reason,
    Repair,
    Repairs,
    UndoOutlook,
    Violation,
)
from oracle_nb.games.rules import Rules
from oracle_nb.render.scene import Scene
from oracle_nb.text.rulebook import Rulebook

if TYPE_CHECKING:
    from oracle_nb.games.reviews.report import GameReview

P_contra = TypeVar("P_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


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
        """Return the short name of an action, as on a button.

        Parameters
        ----------
        position : position
            The position in which the action would be done.
        action : action
            Any action of the game, legal or not.

        Returns
        -------
        str
            The name, such as "Sail to F12 (green die)".
        """

    def announcement(self, position: P_contra, action: A_contra) -> str:
        """Return what other players and spectators learn about an action once it is done.

        Where this differs from the name of the action, the action is secret: logs and replays show
        others neither its name nor its explanation, its target or a bot's reason for it. Events are
        shown to everybody, so they must not tell what is secret.

        Parameters
        ----------
        position : position
            The position before the action.
        action : action
            A legal action.

        Returns
        -------
        str
            The name of the action, or less where part of it is secret.
        """

    def explain(self, position: P_contra, action: A_contra) -> Explanation:
        """Explain what an action would do, or why it is refused.

        Parameters
        ----------
        position : position
            The position in which the action would be done.
        action : action
            Any action of the game, legal or not.

        Returns
        -------
        Explanation
            Effects, cost, chances and rules, or every refusal. ``undo`` is empty: `Game` adds it.
        """

    def undo(self, outlook: UndoOutlook) -> str:
        """Return whether an action can be undone once it is done, and why, in one sentence.

        Parameters
        ----------
        outlook : UndoOutlook
            The answer of the game.

        Returns
        -------
        str
            The sentence.
        """

    def event(self, event: Event, reader: int | None = None) -> str:
        """Return what happened in one sentence.

        Parameters
        ----------
        event : Event
            An event that the rules have returned.
        reader : int, optional
            The seat of the reader, to whom the sentence may say "you".

        Returns
        -------
        str
            The sentence.
        """

    def broken(self, broken: Violation) -> str:
        """Return a reason for a refusal in one sentence with its facts.

        Parameters
        ----------
        broken : Violation
            A reason that the rules have returned.

        Returns
        -------
        str
            The sentence.
        """

    def repair(self, position: P_contra, repair: Repair[A_contra]) -> str:
        """Return a suggestion instead of a refused action, in one sentence with its price.

        Parameters
        ----------
        position : position
            The position in which the action was refused.
        repair : Repair
            The suggestion.

        Returns
        -------
        str
            The sentence.
        """

    def missing(self, missing: Violation) -> str:
        """Return what is missing for a refused action, and where it could come from.

        Parameters
        ----------
        missing : Violation
            The rule that refuses, with facts.

        Returns
        -------
        str
            The sentence.
        """

    def decision(self, position: P_contra) -> str:
        """Return what must be decided now, and by whom.

        Everybody reads it, also those who wait, so it names the player who decides.

        Parameters
        ----------
        position : position
            A position with a pending decision, or the end of a game.

        Returns
        -------
        str
            The sentence.
        """


class GameDefinition(Protocol):
    """A game with its rules, texts, pictures and advice."""

    @property
    def name(self) -> str:
        """The name of the game in files, addresses and commands, in lower-case letters."""

    def rules(self, setting: Any) -> Rules[Any, Any]:
        """Return the rules for a setting.

        Parameters
        ----------
        setting : setting or mapping
            A setting of the game, or plain values from its JSON.

        Returns
        -------
        Rules
            The rules.

        Raises
        ------
        ValueError, msgspec.ValidationError
            If the setting is faulty; the error names the field and what is wrong with it.
        """

    def texts(self, rules: Any, language: str = "en") -> GameTexts[Any, Any]:
        """Return the texts of the game in a language.

        Parameters
        ----------
        rules : Rules
            The rules of the game.
        language : str
            The code of a language, such as "en".

        Returns
        -------
        GameTexts
            The texts.

        Raises
        ------
        UnknownLanguage
            If the game has no texts in this language.
        """

    def scene(
        self, rules: Any, position: Any, *, seat: int | None = None, language: str = "en"
    ) -> Scene:
        """Return a picture of a position.

        Parameters
        ----------
        rules : Rules
            The rules of the game.
        position : position
            Any position.
        seat : int, optional
            The seat whose secrets are also shown; if not given, only what everybody knows is shown.
        language : str
            The code of a language, such as "en".

        Returns
        -------
        Scene
            The picture.
        """

    def repairs(
        self, rules: Any, position: Any, action: Any, player: int | None = None
    ) -> Repairs[Any]:
        """Return what would work instead of a refused action, or what is missing for it.

        Parameters
        ----------
        rules : Rules
            The rules of the game.
        position : position
            The position in which the action is refused.
        action : action
            The refused action.
        player : int, optional
            The seat that wants to act; the one to move if not given.

        Returns
        -------
        Repairs
            The suggestions; empty for a legal action.

        Raises
        ------
        MalformedAction
            If the value is no action of this game.
        """

    def typical_save(self) -> bytes | None:
        """Return a typical saved game, against which share codes are compressed.

        It is part of the version of the codes. If it changed, old codes would be unreadable.

        Returns
        -------
        bytes or None
            The saved game as JSON; None to do without.
        """

    def review(self, game: Any, language: str = "en") -> "GameReview":
        """Review a game, with a progress bar.

        Parameters
        ----------
        game : Game
            A game with these rules.
        language : str
            The code of a language, such as "en".

        Returns
        -------
        GameReview
            The review.

        Raises
        ------
        NoCoach
            If the game has no coach.
        """


def titled(reasons: Iterable[Reason], words: GameTexts[Any, Any]) -> tuple[Reason, ...]:
    """Return reasons with the titles of their rules."""
    title = words.rulebook.title
    return tuple(msgspec.structs.replace(one, title=title(one.rule)) for one in reasons)
