"""Questions to a game: legal actions, verdicts, explanations, advice, views and pictures."""

from typing import TYPE_CHECKING

import msgspec

from oracle_nb.core.arguments import seat_number
from oracle_nb.core.chance import ChanceNeeded, UndecidedChance
from oracle_nb.core.generics import A, P
from oracle_nb.core.history import History
from oracle_nb.core.pasted import plain_line
from oracle_nb.core.verdicts import (
    Advice,
    Explanation,
    LegalActions,
    MalformedAction,
    UndoOutlook,
    Verdict,
)
from oracle_nb.games.rules import Result, Rules
from oracle_nb.games.texts import GameTexts, titled
from oracle_nb.render.scene import Scene

if TYPE_CHECKING:
    from oracle_nb.games.package import GamePackage


class GameQueries(History[P, A]):
    """The methods of a game that don't change it.

    Attributes
    ----------
    rules : Rules
        The rules of the game.
    seats : tuple of str
        The names of the seats.
    """

    rules: Rules[P, A]
    seats: tuple[str, ...]
    _package: "GamePackage | None" = None

    @property
    def package(self) -> "GamePackage":
        """The game's texts, pictures, lessons and everything else besides rules.

        Examples
        --------
        >>> import oracle_nb
        >>> oracle_nb.new_game(players=3, seed=3).package.title()
        'The Oracle of Delphi'
        """
        if self._package is None:
            # Rules that somebody has made directly know only their name.
            from oracle_nb.games.registry import package_of

            self._package = package_of(self.rules.name)
        return self._package

    @property
    def to_move(self) -> int | None:
        """The seat that decides next; None when the game is over.

        Examples
        --------
        >>> import oracle_nb
        >>> oracle_nb.new_game(players=3, seed=3).to_move
        0
        """
        return self.rules.to_move(self.position)

    @property
    def result(self) -> Result | None:
        """The result of the game; None before the end.

        Examples
        --------
        >>> import oracle_nb
        >>> oracle_nb.new_game(players=3, seed=3).result is None
        True
        """
        return self.rules.result(self.position)

    def view(self, player: int) -> P:
        """Return the position with only what the player in a seat may know.

        Parameters
        ----------
        player : int
            The seat, from 0.

        Returns
        -------
        position
            The position, with everything secret left out.

        Raises
        ------
        ValueError
            If there is no such seat.

        Examples
        --------
        >>> import oracle_nb
        >>> game = oracle_nb.new_game(players=3, seed=3)
        >>> game.view(1) == game.position  # nobody has looked at a tile yet
        True
        """
        return self.rules.view(self.position, seat_number(player, self.rules.players))

    def legal_actions(self) -> LegalActions[A]:
        """Return all legal actions, each once, in a fixed order.

        Returns
        -------
        LegalActions
            A list of actions that prints as texts; empty when the game is over.

        Examples
        --------
        >>> import oracle_nb
        >>> oracle_nb.new_game(players=3, seed=3).legal_actions()[:2]
        <2 actions
         'move die:yellow>pink F7', 'move die:yellow>pink F9'>
        """
        return LegalActions(self.rules.legal_actions(self.position), self.write)

    def action(self, action: A | str) -> A:
        """Return an action, read from its text if a text is given.

        Parameters
        ----------
        action : action or str
            An action of this game, or its text.

        Returns
        -------
        action
            The action, which need not be legal.

        Raises
        ------
        MalformedAction
            If the text can't be read, or the value isn't an action of this game.

        Examples
        --------
        >>> import oracle_nb
        >>> oracle_nb.new_game(players=3, seed=3).action("advance die:red")
        Action(Verb.ADVANCE, source=Color.RED, color=Color.RED)
        """
        if isinstance(action, str):
            return self.rules.notation.read(plain_line(action))
        kind: type = self.rules.action_type
        if not isinstance(action, kind):
            raise MalformedAction(f"an action or its text is needed, not {action!r:.40}")
        return action

    def write(self, action: A) -> str:
        """Return the text of an action.

        Parameters
        ----------
        action : action or str
            An action of this game, or its text in any accepted form.

        Returns
        -------
        str
            The text, which `play` accepts.

        Raises
        ------
        MalformedAction
            If a text can't be read.

        Examples
        --------
        >>> import oracle_nb
        >>> game = oracle_nb.new_game(players=3, seed=3)
        >>> game.write(game.legal_actions()[0])
        'move die:yellow>pink F7'
        """
        return self.rules.notation.write(self.action(action))

    def check(self, action: A | str, player: int | None = None) -> Verdict:
        """Return whether an action is legal now, its cost, and the rules that decide it.

        Parameters
        ----------
        action : action or str
            An action of this game, or its text.
        player : int, optional
            The seat that wants to act; the one to move if not given.

        Returns
        -------
        Verdict
            True in a condition if the action is legal.

        Raises
        ------
        MalformedAction
            If a text can't be read.

        Examples
        --------
        >>> import oracle_nb
        >>> game = oracle_nb.new_game(players=3, seed=3)
        >>> game.check("move die:yellow F12").broken_rules
        ('move.end-color',)
        """
        seat = None if player is None else seat_number(player, self.rules.players)
        return self.rules.check(self.position, self.action(action), seat)

    def explain(self, action: A | str, language: str = "en") -> Explanation:
        """Explain what an action would do, or why it is refused.

        Parameters
        ----------
        action : action or str
            An action of this game, or its text.
        language : str
            The code of a language, such as "en" or "pl".

        Returns
        -------
        Explanation
            Effects, cost, chances, rules, and whether the action can be undone; it prints as text.

        Raises
        ------
        MalformedAction
            If a text can't be read.
        UnknownLanguage
            If the game has no texts in this language.

        Examples
        --------
        >>> import oracle_nb
        >>> game = oracle_nb.new_game(players=3, seed=3)
        >>> print(game.explain("move die:yellow F12"))
        Sail to F12 (yellow die)
        F12 is green, but you are using yellow. [Color of the last space]
        """
        wanted, words = self.action(action), self.texts(language)
        explanation = words.explain(self.position, wanted)
        return msgspec.structs.replace(
            explanation,
            cost=titled(explanation.cost, words),
            why=titled(explanation.why, words),
            refusals=titled(explanation.refusals, words),
            undo=words.undo(self.undo_outlook(wanted)) if explanation.allowed else "",
        )

    def undo_outlook(self, action: A | str) -> UndoOutlook:
        """Return whether a legal action could be undone right after it is done, and why.

        Parameters
        ----------
        action : action or str
            A legal action, or its text.

        Returns
        -------
        UndoOutlook
            The reason, and whether `can_undo` would be true.

        Raises
        ------
        IllegalAction
            If the action isn't legal.
        MalformedAction
            If a text can't be read.

        Examples
        --------
        >>> import oracle_nb
        >>> game = oracle_nb.new_game(players=3, seed=3)
        >>> game.undo_outlook("move die:green F12")
        UndoOutlook(reason='yes', draw='')
        """
        wanted = self.action(action)
        try:
            position = self.rules.apply(self.position, wanted, UndecidedChance()).position
        except ChanceNeeded as asked:
            return UndoOutlook("analysis") if self.analysis else UndoOutlook("chance", asked.what)
        if self.analysis:
            return UndoOutlook("analysis")
        after = self.rules.to_move(position)
        if self._passes_to(after):
            return UndoOutlook("passed")
        return UndoOutlook("yes" if after is None or not self.is_bot(after) else "bot")

    def _passes_to(self, after: int | None) -> bool:
        """Return whether another person decides next, who has then seen the action."""
        return after is not None and after != self.to_move and not self.is_bot(after)

    def repairs(self, action: A | str, language: str = "en") -> Advice:
        """Return what would work instead of a refused action, or what is missing for it.

        Parameters
        ----------
        action : action or str
            A refused action, or its text.
        language : str
            The code of a language, such as "en" or "pl".

        Returns
        -------
        Advice
            At most three suggestions, or what is missing; empty for a legal action.

        Raises
        ------
        MalformedAction
            If a text can't be read.
        UnknownLanguage
            If the game has no texts in this language.

        Examples
        --------
        >>> import oracle_nb
        >>> game = oracle_nb.new_game(players=3, seed=3)
        >>> print(game.repairs("move die:yellow F12"))
        Use the yellow die as green. [move die:yellow>green F12]
        Use the green die instead. [move die:green F12]
        Sail to E12 with the red die as black instead. [move die:red>black E12]
        """
        position, words = self.position, self.texts(language)
        possible = self.package.repairs(self.rules, position, self.action(action))
        said = ((words.repair(position, line), line.actions) for line in possible.lines)
        lines = tuple((text, tuple(map(self.write, actions))) for text, actions in said)
        return Advice(lines, tuple(map(words.missing, possible.missing)))

    def texts(self, language: str = "en") -> GameTexts[P, A]:
        """Return the texts of the game in a language.

        Parameters
        ----------
        language : str
            The code of a language, such as "en" or "pl".

        Returns
        -------
        GameTexts
            Names of actions, explanations, events and decisions as sentences.

        Raises
        ------
        UnknownLanguage
            If the game has no texts in this language.

        Examples
        --------
        >>> import oracle_nb
        >>> game = oracle_nb.new_game(players=3, seed=3)
        >>> game.texts("en").action(game.position, game.action("advance die:red"))
        'Advance Aphrodite'
        """
        return self.package.texts(self.rules, language)

    def scene(self, *, seat: int | None = None, language: str = "en") -> Scene:
        """Return a picture of the position.

        Parameters
        ----------
        seat : int, optional
            The seat whose secrets are also shown; if not given, only what everybody knows is shown.
        language : str
            The code of a language, such as "en" or "pl".

        Returns
        -------
        Scene
            The picture, which `oracle_nb.render` draws as SVG, PNG or text.

        Raises
        ------
        UnknownLanguage
            If the game has no texts in this language.

        Examples
        --------
        >>> import oracle_nb
        >>> len(oracle_nb.new_game(players=3, seed=3).scene().spaces)
        125
        """
        shown = None if seat is None else seat_number(seat, self.rules.players)
        return self.package.scene(self.rules, self.position, seat=shown, language=language)

    def is_bot(self, seat: int) -> bool:
        """Return whether a bot plays a seat, according to the name of the seat.

        Parameters
        ----------
        seat : int
            The seat, from 0.

        Returns
        -------
        bool
            True if the name begins with "bot:".

        Examples
        --------
        >>> import oracle_nb
        >>> oracle_nb.new_game(players=2, seats=["Ann", "bot:greedy"]).is_bot(1)
        True
        """
        return self.seats[seat_number(seat, self.rules.players)].startswith("bot:")

    def _repr_svg_(self) -> str:
        from oracle_nb.render.svg import cell_svg

        return cell_svg(self.scene())

    def __repr__(self) -> str:
        state = "over" if self.to_move is None else f"{self.seats[self.to_move]} to move"
        count = f"{self._count} action{'s' if self._count != 1 else ''}"
        kind = "Analysis" if self.analysis else "Game"
        return f"<{kind} of {self.rules.title}, {count}, {state}>"
