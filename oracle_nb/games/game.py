"""A game being played: actions, explanations, undo, saving, replaying, sharing, views."""

import os
import secrets
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from oracle_nb.core.chance import (
    Chance,
    ChanceNeeded,
    Draw,
    Outcome,
    OutcomeError,
    PresetChance,
    ScriptedChance,
    SeededChance,
    UndecidedChance,
)
from oracle_nb.core.events import Event
from oracle_nb.core.history import A, History, HistoryEntry, P
from oracle_nb.core.verdicts import (
    Advice,
    Explanation,
    IllegalAction,
    LegalActions,
    MalformedAction,
    Reason,
    UndoOutlook,
    Verdict,
)
from oracle_nb.games.registry import definition, repairs_of, scene_of, texts_of
from oracle_nb.games.rules import GameTexts, Result, Rules
from oracle_nb.render.scene import Scene
from oracle_nb.storage.codes import encode
from oracle_nb.storage.saves import (
    ANALYSIS_VERSION,
    FORMAT,
    VERSION,
    Record,
    SaveError,
    write_atomically,
)


class Game(History[P, A]):
    """A game that is being played: its rules, its position and its history.

    Parameters
    ----------
    rules : Rules
        The rules of the game, for one setting.
    seed : int, optional
        The same seed makes the same game; drawn at random if not given.
    seats : sequence of str
        A name for each seat; "bot:NAME" for a bot.
    start : position, optional
        The position to begin from, instead of one that the seed sets up.
    opening : iterable of Draw
        What chance decides before the first decision, as far as it goes.
    given : mapping of str to sequence of int, optional
        What chance gives, by kind and in order, before the seed decides: a teacher's dice. You can
        change it later. Like the seed, it isn't saved.

    Raises
    ------
    PositionError
        If nothing can be played from ``start``.
    ValueError
        If the number of names isn't the number of seats.

    Examples
    --------
    >>> import oracle_nb
    >>> game = oracle_nb.new_game(players=3, seed=3)
    >>> _ = game.play("move die:green F12")
    >>> game.undo()
    >>> game.play("move die:yellow F12")  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    IllegalAction: ...
    >>> game.position == oracle_nb.new_game(players=3, seed=3).position
    True
    """

    def __init__(
        self,
        rules: Rules[P, A],
        seed: int | None = None,
        seats: Sequence[str] = (),
        start: P | None = None,
        opening: Iterable[Draw] = (),
        given: Mapping[str, Sequence[int]] | None = None,
    ) -> None:
        self.rules = rules
        self.seed = secrets.randbits(48) if seed is None else seed
        self.seats = tuple(seats) or tuple(f"player {n + 1}" for n in range(rules.players))
        if len(self.seats) != rules.players:
            raise ValueError(f"{rules.players} seats need as many names, not {len(self.seats)}")
        self.given = {kind: tuple(values) for kind, values in (given or {}).items()}
        self._start = rules.set_up(self.seed) if start is None else start
        super().__init__(rules.begin(self._start, self._chance(opening)))

    def _chance(self, forced: Iterable[Draw], before: Iterable[Draw] = ()) -> Chance:
        draws = tuple(forced)
        # In an analysis an action that is done once more meets other dice.
        then: Chance = SeededChance(secrets.randbits(48) if self.analysis else self.seed)
        if self.given:
            then = PresetChance(self.given, then, (*before, *draws))
        return ScriptedChance(draws, then=then) if draws else then

    # --- looking ---------------------------------------------------------------------------------

    @property
    def to_move(self) -> int | None:
        """The seat whose decision it is; None when the game is over."""
        return self.rules.to_move(self.position)

    @property
    def result(self) -> Result | None:
        """How it ended; None before the end."""
        return self.rules.result(self.position)

    def view(self, player: int) -> P:
        """Return what the player in a seat may know."""
        if not 0 <= player < self.rules.players:
            raise ValueError(f"there is no seat {player}")
        return self.rules.view(self.position, player)

    def legal_actions(self) -> LegalActions[A]:
        """Return every legal action now, each once, in a fixed order."""
        return LegalActions(self.rules.legal_actions(self.position), self.write)

    def action(self, action: A | str) -> A:
        """The action itself, read from its text where a text is given. Raises MalformedAction."""
        if isinstance(action, str):
            return self.rules.notation.read(action)
        kind: type = self.rules.action_type
        if not isinstance(action, kind):
            raise MalformedAction(f"an action or its text is needed, not {action!r:.40}")
        return action

    def write(self, action: A) -> str:
        """Return the text of an action."""
        return self.rules.notation.write(self.action(action))

    def check(self, action: A | str, player: int | None = None) -> Verdict:
        """Return whether an action is legal now, what it costs, which rules say so."""
        return self.rules.check(self.position, self.action(action), player)

    def explain(self, action: A | str, language: str = "en") -> Explanation:
        """What an action would do and why, or why it is refused; and whether it can be undone."""
        wanted, words = self.action(action), self.texts(language)
        explanation = words.explain(self.position, wanted)
        if not explanation.allowed:
            return explanation
        return msgspec.structs.replace(explanation, undo=words.undo(self.undo_outlook(wanted)))

    def undo_outlook(self, action: A | str) -> UndoOutlook:
        """Whether a legal action could be undone right after it is done. Raises IllegalAction."""
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
        """Whether the next decision is that of another person, who has then seen the action."""
        return after is not None and after != self.to_move and not self.is_bot(after)

    def repairs(self, action: A | str, language: str = "en") -> Advice:
        """Return what would work instead of a refused action, or what is missing for it."""
        position, words = self.position, self.texts(language)
        found = repairs_of(self.rules, position, self.action(action))
        said = ((words.repair(position, one), one.actions) for one in found.lines)
        lines = tuple((text, tuple(map(self.write, actions))) for text, actions in said)
        return Advice(lines, tuple(map(words.missing, found.missing)))

    def texts(self, language: str = "en") -> GameTexts[P, A]:
        """Return the game in the words of a language. Raises UnknownLanguage."""
        return texts_of(self.rules, language)

    def scene(self, *, seat: int | None = None, language: str = "en") -> Scene:
        """Return a picture of the position, with what only the player in ``seat`` has seen."""
        return scene_of(self.rules, self.position, seat=seat, language=language)

    # --- playing ---------------------------------------------------------------------------------

    def play(
        self, action: A | str, outcome: Iterable[Draw] = (), player: int | None = None
    ) -> tuple[Event, ...]:
        """Carry out an action and return what happened.

        ``outcome`` forces what chance decides, as far as it goes. Raises MalformedAction for what
        can't be read and IllegalAction, with its verdict, for what is refused; then nothing
        changes.
        """
        wanted = self.action(action)
        if player is not None and player != self.to_move:
            raise self._refusal(wanted, self.check(wanted, player))
        before = self.to_move
        try:
            transition = self.rules.apply(
                self.position, wanted, self._chance(outcome, self._draws())
            )
        except IllegalAction as error:
            raise self._refusal(wanted, error.verdict) from None
        assert before is not None
        after = self.rules.to_move(transition.position)
        sealed = bool(transition.outcome) or self._passes_to(after)
        self._add(
            HistoryEntry(
                before, wanted, transition.outcome, transition.events, transition.position, sealed
            )
        )
        return transition.events

    def _refusal(self, action: A, verdict: Verdict) -> IllegalAction:
        """The error for a refused action; its sentences are made when somebody reads them."""
        position = self.position

        def tell(language: str) -> str:
            words = self.texts(language)
            reasons = words.explain(position, action).refusals or tuple(
                Reason(one.rule, words.broken(one)) for one in verdict.broken
            )
            return " ".join(f"{one.text} [{one.rule}]" for one in reasons)

        return IllegalAction(self.write(action), verdict, tell)

    def is_bot(self, seat: int) -> bool:
        """Return whether a bot sits there, by its name."""
        return self.seats[seat].startswith("bot:")

    # --- keeping ---------------------------------------------------------------------------------

    def record(self) -> Record:
        """Return the game as data."""
        notation = self.rules.notation
        return Record(
            format=FORMAT,
            version=ANALYSIS_VERSION if self.analysis else VERSION,
            game=self.rules.name,
            setting=self.rules.setting,
            start=self._start,
            opening=self._opening.outcome,
            log=tuple((notation.write(entry.action), entry.outcome) for entry in self.history),
            seats=self.seats,
            undone=tuple(
                (notation.write(entry.action), entry.outcome)
                if entry.outcome
                else notation.write(entry.action)
                for entry in self._entries[self._count :]
            ),
            analysis=self.analysis,
        )

    def to_json(self) -> bytes:
        """Return the saved game as JSON."""
        return msgspec.json.encode(self.record())

    def share(self) -> str:
        """The game as a code for a link, with all that was seen. Raises SaveError if too long."""
        return encode(self.record(), definition(self.rules.name).typical_save)

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the game to a file: wholly or not at all."""
        return write_atomically(Path(path), self.to_json())

    @classmethod
    def replay(cls, record: Record, rules: Rules[P, A], seed: int | None = None) -> "Game[P, A]":
        """Play a record again, without random numbers.

        ``seed`` decides what comes after the record's end. Raises SaveError that names the entry
        which can't be played.
        """
        if len(record.seats) != rules.players:
            raise SaveError(f"seats: {len(record.seats)} names for {rules.players} players")
        try:
            game = cls(rules, seed, record.seats, record.start, record.opening)
        except OutcomeError as error:
            raise SaveError(f"opening: {error}") from None
        except ValueError as error:
            raise SaveError(f"start: {error}") from None
        if game.opening.outcome != record.opening:
            raise SaveError("opening: its outcome is not what the start asks of fate")
        for number, (text, outcome) in enumerate(record.log):
            game._again(f"log[{number}] {text!r}", text, outcome)
        if record.analysis != (record.version == ANALYSIS_VERSION):
            raise SaveError(f"analysis: a game of version {record.version} doesn't say this")
        if record.analysis:
            game.analyse()
        for number, (text, outcome) in enumerate(map(_taken_back, record.undone)):
            where = f"undone[{number}] {text!r}"
            game._again(where, text, outcome)
            if not game.can_undo:
                raise SaveError(f"{where}: this can't have been taken back")
        for _ in record.undone:
            game.undo()
        return game

    def _again(self, where: str, text: str, outcome: Outcome) -> None:
        """Carry out an entry of a record. Raises SaveError, which names ``where`` it stands."""
        if self.to_move is None:
            raise SaveError(f"{where}: the game is over before this", self._count + 1)
        try:
            self.play(text, outcome)
        except (MalformedAction, IllegalAction, OutcomeError) as error:
            raise SaveError(f"{where}: {error}", self._count + 1) from error
        if self.last is None or self.last.outcome != outcome:
            text = f"{where}: its outcome is not what the action asks of fate"
            raise SaveError(text, self._count)

    def _repr_svg_(self) -> str:
        from oracle_nb.render.svg import to_svg

        return to_svg(self.scene())

    def __repr__(self) -> str:
        state = "over" if self.to_move is None else f"{self.seats[self.to_move]} to move"
        count = f"{self._count} action{'s' if self._count != 1 else ''}"
        kind = "Analysis" if self.analysis else "Game"
        return f"<{kind} of {self.rules.title}, {count}, {state}>"


def _taken_back(told: str | tuple[str, Outcome]) -> tuple[str, Outcome]:
    """What a record tells of an action that was taken back; a mere text asked nothing of chance."""
    return (told, ()) if isinstance(told, str) else told
