"""Exercises: questions about a position whose correct answers follow from the rules.

An answer of any form is a tuple of short texts: names of spaces, the text of an action, a number,
an order of items, the actions of a line. So it can be stored, sent and compared, and pages,
notebooks and tests give it in the same way.

The answer key of an exercise is a function of the rules. With the actual rules it returns the
correct answers; with a rule set in which one precondition is replaced it returns the answers of a
learner with that false belief. Only the comparison of two turns has another key: play-outs.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any, Final, Generic, Protocol, TypeAlias

import msgspec

from oracle_nb.core.arguments import whole_text
from oracle_nb.core.errors import OracleError
from oracle_nb.core.generics import A, P
from oracle_nb.core.verdicts import IllegalAction, MalformedAction, Verdict, Violation
from oracle_nb.games.motives import Motive
from oracle_nb.games.rules import R_contra, Rules

Answer: TypeAlias = tuple[str, ...]
Answers: TypeAlias = frozenset[Answer]
MOST_WORDS: Final = 200
LONGEST_WORD: Final = 80


class SpaceSelection(msgspec.Struct, frozen=True, tag="spaces"):
    """Select all spaces with some property. ``among``: the names of those that can be selected."""

    among: Answer


class SingleChoice(msgspec.Struct, frozen=True, tag="choice"):
    """Choose one option; each is the text of an action or the key of a message.

    ``in_a_row``: the options are actions that are played one after the other. ``lines``: the
    actions of each option where the options are turns, which learners look at before they answer.
    """

    options: Answer
    in_a_row: bool = False
    lines: tuple[Answer, ...] = ()

    def line(self, option: str) -> Answer:
        """Return the actions of an option; () where the options aren't turns."""
        return self.lines[self.options.index(option)] if self.lines else ()


class MultipleChoice(msgspec.Struct, frozen=True, tag="several"):
    """Select all options with some property, or none."""

    options: Answer


class Ordering(msgspec.Struct, frozen=True, tag="order"):
    """Put all the items in order."""

    items: Answer


class NumberInput(msgspec.Struct, frozen=True, tag="number"):
    """Enter a number from ``least`` to ``most``; answers up to ``within`` off are correct."""

    least: int
    most: int
    within: int = 0


class ActionSequence(msgspec.Struct, frozen=True, tag="line"):
    """Play up to ``most`` actions, one after the other, until the goal is reached.

    ``whole_turn``: the task is to plan a turn. What is legal may be shown then, as in a game.
    """

    most: int
    whole_turn: bool = False


Form: TypeAlias = (
    SpaceSelection | SingleChoice | MultipleChoice | Ordering | NumberInput | ActionSequence
)


AROUND: Final = 1.7
"""Number of spaces shown around those that matter, in each direction."""
_BESIDE: Final = 1.1
"""The same where only the spaces next to them are shown."""


class Picture(StrEnum):
    """The content of an exercise's picture."""

    BOARD = "board"
    """The whole board, and the learner's own things."""
    NEAR = "near"
    """The spaces of the first hint with those around them, and the learner's own things."""
    CLOSE = "close"
    """The same with only the spaces next to them, larger: for what is on a few spaces."""
    OWN = "own"
    """Only the learner's own things."""
    NONE = "none"
    """Nothing: the question says everything, and the learner's own things would give it away."""

    @property
    def shows_board(self) -> bool:
        """Whether it shows the board or a part of it."""
        return self in (Picture.BOARD, Picture.NEAR, Picture.CLOSE)

    @property
    def around(self) -> float:
        """The number of spaces shown around those that matter, in each direction.

        0 where the picture isn't of a part of the board.
        """
        return {Picture.NEAR: AROUND, Picture.CLOSE: _BESIDE}.get(self, 0)


class AnswerError(OracleError, ValueError):
    """A value that can't be read as an answer of the exercise's form."""


def shortest(answers: Answers) -> Answer:
    """Return the answer with the fewest parts, by the alphabet if there are several."""
    return min(answers, key=lambda answer: (len(answer), answer), default=())


class Solver(Protocol[R_contra]):
    """A function from rules to all correct answers, or to one of an ``ActionSequence``."""

    def __call__(self, rules: R_contra) -> Answers:
        """Return the correct answers."""


class Remark(msgspec.Struct, frozen=True):
    """A part of an answer with the verdict of the rules on it."""

    part: str
    verdict: Verdict


class Assessment(msgspec.Struct, frozen=True):
    """Whether an answer is correct; ``wrong`` and ``missing`` are the parts that make it wrong."""

    right: bool
    wrong: tuple[Remark, ...] = ()
    missing: tuple[Remark, ...] = ()


class AnswerReason(msgspec.Struct, frozen=True):
    """A sentence about the answer of an exercise: a message of the lessons with its facts.

    With a ``violation`` it is the sentence of the rulebook on a refusal instead. A
    ``motive`` is another fact, as a sentence. A ``decisive`` reason gives the answer away.
    """

    message: str
    facts: Mapping[str, Any] = {}
    violation: Violation | None = None
    motive: Motive | None = None
    decisive: bool = False


class PlayoutPairs(msgspec.Struct, frozen=True):
    """Two turns, each played out as often with the same luck, and what each of them achieves.

    ``ends``: the rounds that the game lasts after the first turn and after the second, with the
    number of pairs that end so. ``gains``: what only one of the turns achieves, of each of them.
    """

    ends: tuple[tuple[int, int, int], ...]
    gains: tuple[tuple[Motive, ...], tuple[Motive, ...]] = ((), ())

    @property
    def count(self) -> int:
        """The number of pairs."""
        return sum(pairs for *_, pairs in self.ends)

    def faster(self, turn: int) -> int:
        """Return the number of pairs in which a turn ends the game earlier than the other one."""
        return sum(end[2] for end in self.ends if end[turn] < end[1 - turn])

    def lasting(self, turn: int, rounds: int) -> int:
        """Return the number of games that last a number of rounds after a turn."""
        return sum(end[2] for end in self.ends if end[turn] == rounds)

    def saved(self, turn: int) -> float:
        """Return the mean number of rounds that a turn saves."""
        return sum((end[1 - turn] - end[turn]) * end[2] for end in self.ends) / self.count


Route: TypeAlias = tuple[int, ...]
"""The spaces of a route, both ends included."""


def _nothing(part: str) -> Any:
    return None


def _no_reasons() -> tuple[AnswerReason, ...]:
    return ()


def _no_routes() -> tuple[Route, ...]:
    return ()


def _no_playouts() -> None:
    return None


@dataclass(frozen=True)
class Exercise(Generic[P, A]):
    """One exercise, made by a template from a seed.

    Parameters
    ----------
    template, seed
        The template and seed that made it; the same pair makes the same exercise everywhere.
    rules, position
        The position and its rules.
    prompt, facts
        The question as a message with facts.
    form
        The form of an answer.
    solve
        The answer key: the correct answers by given rules.
    action
        The action for a part of an answer (a space, an option), so that the rules can say what is
        wrong with it; None where there is none.
    goal
        For an ``ActionSequence``: whether the goal has been reached.
    rests_on
        The ids of the rules that are needed for the answer.
    look
        The spaces of the first hint.
    asks_what_lies
        Whether the content of spaces must be read off the board, so that tooltips must not show it.
    explain
        Why the answer is correct, in one or more sentences. Only the last sentence gives the answer
        away: the others are hints.
    draw
        Routes that the board shows with the answer, where no action of the answer has one.
    play_out
        Returns the play-outs of the two turns to choose from; None for other questions.
    picture
        What the picture shows.
    drawn_as
        The position that the picture shows until the answer is given; None for the actual one,
        which may point out the answer.
    """

    template: str
    seed: int
    rules: Rules[P, A]
    position: P
    prompt: str
    form: Form
    solve: Solver
    rests_on: tuple[str, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)
    action: Callable[[str], A | None] = _nothing
    goal: Callable[[P], bool] | None = None
    look: tuple[int, ...] = ()
    asks_what_lies: bool = False
    explain: Callable[[], tuple[AnswerReason, ...]] = _no_reasons
    draw: Callable[[], tuple[Route, ...]] = _no_routes
    play_out: Callable[[], PlayoutPairs | None] = _no_playouts
    picture: Picture = Picture.BOARD
    drawn_as: P | None = None

    @property
    def drawn_position(self) -> P:
        """The position that the picture of the question shows."""
        return self.position if self.drawn_as is None else self.drawn_as

    @property
    def asks_what_is_legal(self) -> bool:
        """Whether finding legal actions is the task, so that nothing must show them beforehand."""
        return isinstance(self.form, ActionSequence) and not self.form.whole_turn

    @cached_property
    def reasons(self) -> tuple[AnswerReason, ...]:
        """Why the answer is correct."""
        return self.explain()

    @cached_property
    def answers(self) -> Answers:
        """The correct answers."""
        return self.solve(self.rules)

    @cached_property
    def solution(self) -> Answer:
        """The correct answer that is shown: the shortest of several; () without any."""
        return shortest(self.answers)

    def answers_under(self, belief: str, rules: Callable[[], Rules[P, A]]) -> Answers:
        """Return the answers of somebody with a false belief; ``rules`` makes the believed rules.

        They are kept, because every diagnosis of an answer compares all beliefs.
        """
        answers = self._believed.get(belief)
        if answers is None:
            answers = self.solve(rules())
            # Most beliefs give the correct answers, which are kept only once.
            self._believed[belief] = answers = self.answers if answers == self.answers else answers
        return answers

    @cached_property
    def _believed(self) -> dict[str, Answers]:
        """The answers under false beliefs so far."""
        return {}

    def read(self, answer: object) -> Answer:
        """Return an answer in its usual order. Raises AnswerError with what is wrong with it."""
        if isinstance(answer, str) or not isinstance(answer, tuple | list):
            raise AnswerError("an answer is a list of texts")
        if len(answer) > MOST_WORDS:
            raise AnswerError(f"an answer has at most {MOST_WORDS} parts, not {len(answer)}")
        parts = tuple(answer)
        for part in parts:
            if not isinstance(part, str) or not 0 < len(part) <= LONGEST_WORD:
                raise AnswerError(f"{part!r:.60} is not a part of an answer")
        return _READERS[type(self.form)](self.form, parts)

    def judge(self, answer: object) -> Assessment:
        """Return whether an answer is correct, and what is wrong with it, or raise AnswerError."""
        given = self.read(answer)
        form = self.form
        if isinstance(form, ActionSequence):
            return self.judge_line(given, self.rules)
        answers = self.answers
        if isinstance(form, NumberInput):
            number = int(given[0])
            right = any(abs(number - int(answer[0])) <= form.within for answer in answers)
            return Assessment(right)
        if given in answers:
            return Assessment(True)
        nearest = min(
            answers, key=lambda answer: (len(set(answer) ^ set(given)), answer), default=()
        )
        if isinstance(form, Ordering):
            return Assessment(False)
        wrong = tuple(self._remark(part) for part in given if part not in nearest)
        if isinstance(form, SingleChoice):
            return Assessment(False, wrong)
        missing = tuple(self._remark(part) for part in nearest if part not in given)
        return Assessment(False, wrong, missing)

    def _remark(self, part: str) -> Remark:
        action = self.action(part)
        return Remark(part, Verdict() if action is None else self.check(action))

    def check(self, action: A) -> Verdict:
        """Return the verdict of the rules on an action in the position of the exercise."""
        return self.rules.check(self.position, action)

    def judge_line(self, given: Answer, rules: Rules[P, A]) -> Assessment:
        """Play actions by given rules: they are correct if all are legal and reach the goal."""
        from oracle_nb.core.chance import SeededChance

        assert self.goal is not None
        position, chance = self.position, SeededChance(self.seed)
        for part in given:
            try:
                action = rules.notation.read(part)
                position = rules.apply(position, action, chance).position
            except IllegalAction as error:
                return Assessment(False, (Remark(part, error.verdict),))
            except MalformedAction as error:
                raise AnswerError(f"{part!r} isn't an action: {error}") from None
        return Assessment(self.goal(position))


# --- reading answers -----------------------------------------------------------------------------


def _read_spaces(form: SpaceSelection, parts: Answer) -> Answer:
    _known(parts, form.among)
    return tuple(sorted(set(parts)))


def _read_choice(form: SingleChoice, parts: Answer) -> Answer:
    if len(parts) != 1:
        raise AnswerError(f"one option is to be chosen, not {len(parts)}")
    _known(parts, form.options)
    return parts


def _read_several(form: MultipleChoice, parts: Answer) -> Answer:
    _known(parts, form.options)
    return tuple(sorted(set(parts)))


def _read_order(form: Ordering, parts: Answer) -> Answer:
    _known(parts, form.items)
    if sorted(parts) != sorted(form.items):
        raise AnswerError("every item must occur once in the order")
    return parts


def _read_number(form: NumberInput, parts: Answer) -> Answer:
    if len(parts) != 1:
        raise AnswerError(f"one number is asked for, not {len(parts)}")
    try:
        number = whole_text("answer", parts[0])
    except ValueError:
        raise AnswerError(f"{parts[0][:20]!r} is not a whole number") from None
    if not form.least <= number <= form.most:
        raise AnswerError(f"the number is from {form.least} to {form.most}, not {number}")
    return (str(number),)


def _read_line(form: ActionSequence, parts: Answer) -> Answer:
    if len(parts) > form.most:
        raise AnswerError(f"at most {form.most} actions are asked for, not {len(parts)}")
    return parts


def _known(parts: Answer, among: Answer) -> None:
    unknown = [part for part in parts if part not in among]
    if unknown:
        raise AnswerError(f"{unknown[0]!r} is not among what can be chosen")


_READERS: Final[dict[type[Any], Callable[[Any, Answer], Answer]]] = {
    SpaceSelection: _read_spaces,
    SingleChoice: _read_choice,
    MultipleChoice: _read_several,
    Ordering: _read_order,
    NumberInput: _read_number,
    ActionSequence: _read_line,
}
