"""Rules of small games: a base class that asks only for what makes a game different."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic

import msgspec

from oracle_nb.core.arguments import nearest
from oracle_nb.core.chance import Chance, Draw
from oracle_nb.core.events import Event
from oracle_nb.core.generics import P
from oracle_nb.core.history import Transition
from oracle_nb.core.verdicts import (
    NOT_YOUR_TURN,
    OVER,
    IllegalAction,
    MalformedAction,
    Verdict,
    Violation,
    refused,
)
from oracle_nb.games.rules import Result


class PlayersSetting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The setting of a game that differs only in the number of its players."""

    players: int


class Step:
    """An action while it is carried out: it can ask chance, and report events.

    Parameters
    ----------
    seat : int
        The seat that acts; -1 before the first decision.
    draws : int
        How many draws the game has had before.
    chance : Chance
        What decides the draws.
    """

    def __init__(self, seat: int, draws: int, chance: Chance) -> None:
        self.seat = seat
        self.events: list[Event] = []
        self.outcome: list[Draw] = []
        self.concealed = False
        self._draws = draws
        self._chance = chance

    def draw(self, what: str, weights: int | Sequence[int]) -> int:
        """Return what chance decides: a number from 0.

        Parameters
        ----------
        what : str
            The kind of the draw, such as "die".
        weights : int or sequence of int
            How many equally probable results there are, or the weight of each.
        """
        shares = (1,) * weights if isinstance(weights, int) else weights
        number = self._draws + len(self.outcome)
        self.outcome.append(Draw(what, self._chance.draw(number, what, shares)))
        return self.outcome[-1].value

    def event(self, what: str, rule: str, /, **facts: Any) -> None:
        """Report what happened, with the id of its rule. Everybody reads it."""
        self.events.append(Event(what, rule, self.seat, facts))

    def conceal(self) -> None:
        """Have nobody but the player who acts learn that anything was done."""
        self.concealed = True


class SimpleRules(Generic[P]):
    """The rules of a game whose actions are texts. Subclass it, and write what is special.

    A position is a frozen struct. Its field ``seat`` says who decides; games with chance also have
    a field ``draws = 0``, which counts what chance has decided.

    Attributes
    ----------
    name : str
        The name of the game in files, in lower-case letters.
    title : str
        The name that people use; ``name`` with a capital letter if not given.
    position_type : type
        The class of positions. Its defaults are the start, unless ``start`` returns another one.
    actions : sequence of str
        The text of every action that the game can ever have.
    sentences : mapping of str to str
        Each rule in a sentence, by its id. The first one allows actions; see ``allowed_by``.
    player_counts : range
        How many can play.
    setting_type : type
        The class of settings, which has the field ``players``.
    """

    name: str
    title: str = ""
    position_type: Any
    action_type: Any = str
    actions: Sequence[str]
    sentences: ClassVar[Mapping[str, str]]
    player_counts: ClassVar[range] = range(2, 3)
    setting_type: ClassVar[type[Any]] = PlayersSetting

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if not cls.title and hasattr(cls, "name"):
            cls.title = cls.name.title()

    def __init__(self, setting: Any = None) -> None:
        least = self.player_counts[0]
        self.setting = self.setting_type(players=least) if setting is None else setting
        self.players: int = self.setting.players
        if self.players not in self.player_counts:
            most = self.player_counts[-1]
            number = f"{least} to {most}" if least < most else f"{least}"
            raise ValueError(f"players: {number} can play, not {self.players}")

    # --- what a game writes ----------------------------------------------------------------------

    def start(self) -> P:
        """Return the position before anything has happened."""
        start: P = self.position_type()
        return start

    def deal(self, position: P, step: Step) -> P:
        """Return the start after what chance decides before the first decision."""
        return position

    def broken(self, position: P, action: str) -> Iterable[str | Violation]:
        """Return every rule that an action breaks: its id, or its id with facts."""
        return ()

    def allowed_by(self, position: P, action: str) -> tuple[str, ...]:
        """Return the ids of the rules that allow an action."""
        return (next(iter(self.sentences)),)

    def play(self, position: P, action: str, step: Step) -> P:
        """Return the position after a legal action."""
        raise NotImplementedError

    def winners(self, position: P) -> tuple[int, ...]:
        """Return the seats that have won, all of them in a draw; none before the end."""
        raise NotImplementedError

    def view(self, position: P, player: int) -> P:
        """Return a position with only what a player may know; by default everything."""
        return position

    # --- the contract ----------------------------------------------------------------------------

    @property
    def notation(self) -> "TextNotation":
        """How actions are written: as they are."""
        return TextNotation(self.actions)

    def set_up(self, seed: int) -> P:
        """Return the position before anything has happened."""
        return self.start()

    def begin(self, position: P, chance: Chance) -> Transition[P]:
        """Deal at the start; change nothing later."""
        if position != self.start():
            return Transition(position, (), ())
        step = Step(-1, getattr(position, "draws", 0), chance)
        return _transition(self.deal(position, step), step)

    def to_move(self, position: P) -> int | None:
        """Return the field ``seat``; None when somebody has won."""
        if self.winners(position):
            return None
        seat: int = getattr(position, "seat")  # noqa: B009 (any class of positions)
        return seat

    def every_action(self, position: P) -> Iterator[str]:
        """Yield every action; none when the game is over."""
        return iter(self.actions if self.to_move(position) is not None else ())

    def legal_actions(self, position: P) -> Sequence[str]:
        """Return the actions that break no rule."""
        return [action for action in self.every_action(position) if self.check(position, action)]

    def check(self, position: P, action: str, player: int | None = None) -> Verdict:
        """Return whether an action is legal, and every rule it breaks if not."""
        if action not in self.actions:
            raise MalformedAction(f"{action!r:.40} isn't an action of {self.title}")
        seat = self.to_move(position)
        if seat is None:
            return refused(OVER)
        if player not in {None, seat}:
            return refused(NOT_YOUR_TURN, player=seat)
        broken = tuple(
            Violation(rule) if isinstance(rule, str) else rule
            for rule in self.broken(position, action)
        )
        if broken:
            return Verdict(broken=broken)
        return Verdict(self.allowed_by(position, action))

    def apply(self, position: P, action: str, chance: Chance) -> Transition[P]:
        """Carry out a legal action. Raises IllegalAction."""
        verdict = self.check(position, action)
        if not verdict:
            raise IllegalAction(action, verdict)
        seat = self.to_move(position)
        assert seat is not None
        step = Step(seat, getattr(position, "draws", 0), chance)
        return _transition(self.play(position, action, step), step)

    def result(self, position: P) -> Result | None:
        """Return the winners; None before the end."""
        winners = self.winners(position)
        return Result(winners, (), finished=True, rounds=1) if winners else None


class TextNotation:
    """Actions that are their own texts.

    Parameters
    ----------
    actions : sequence of str
        Every text.
    """

    def __init__(self, actions: Sequence[str]) -> None:
        self._actions = actions

    def write(self, action: str) -> str:
        """Return the action."""
        return action

    def read(self, text: str) -> str:
        """Return the action with this text in upper or lower case. Raises MalformedAction."""
        wanted = " ".join(text.split()).casefold()
        for action in self._actions:
            if action.casefold() == wanted:
                return action
        known = f"; {self._actions[0]!r} is one"
        raise MalformedAction(
            f"{text[:40]!r} isn't an action{nearest(wanted, self._actions, known)}"
        )


def _transition(position: P, step: Step) -> Transition[P]:
    """Return a step with its position, which counts the draws."""
    if step.outcome:
        if "draws" not in getattr(position, "__struct_fields__", ()):
            raise TypeError(f"{type(position).__name__} needs `draws: int = 0`: chance decides")
        before: int = getattr(position, "draws")  # noqa: B009 (any class of positions)
        draws = before + len(step.outcome)
        position = msgspec.structs.replace(position, draws=draws)  # type: ignore[type-var]
    return Transition(position, tuple(step.events), tuple(step.outcome), concealed=step.concealed)
