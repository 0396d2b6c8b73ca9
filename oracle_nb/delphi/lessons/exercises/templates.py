"""Templates: functions that ask a question about a scene, registered with what they rest on."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import islice
from math import factorial
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.board import Board, Terrain
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, ashore, assume, first
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Answers,
    Exercise,
    Form,
    MultipleChoice,
    Picture,
    PlayoutPairs,
    Route,
    Solver,
    SpaceSelection,
)
from oracle_nb.games.exercises import AnswerReason as Reason

T = TypeVar("T")

YES: Final = "yes"
NO: Final = "no"
CLOSED: Final = (Terrain.SHALLOW, Terrain.ZEUS)
"""Spaces that look like sea but aren't water."""

Sentence = Callable[[Delphi], bool]
Sentences = tuple[dict[str, Sentence], dict[str, object]]
"""Sentences by the ids of their messages, and the facts of these messages."""


@dataclass(frozen=True)
class Question:
    """A question about a scene: an `Exercise` without what its template says.

    ``form``, ``rests_on`` and ``prompt`` are given where they differ from seed to seed.
    """

    scene: ExerciseScene
    answers: Solver
    form: Form | None = None
    rests_on: tuple[str, ...] = ()
    prompt: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)
    action: Callable[[str], Action | None] = lambda part: None
    goal: Callable[[Position], bool] | None = None
    look: tuple[int, ...] = ()
    asks_what_lies: bool = False
    explain: Callable[[], tuple[Reason, ...]] = tuple
    draw: Callable[[], tuple[Route, ...]] = tuple
    play_out: Callable[[], PlayoutPairs | None] = lambda: None
    drawn_as: Position | None = None


Maker: TypeAlias = Callable[[ExerciseScene], Question]


SeedMaker: TypeAlias = Callable[[int], Question]


TEMPLATES: Final[dict[str, Callable[[int], Exercise[Position, Action]]]] = {}
"""Every registered template by its name."""


@dataclass(frozen=True)
class Template:
    """A kind of exercise: its name, the rules it rests on, its form, and its picture.

    ``rests_on`` and ``form`` are empty where they differ from seed to seed.
    """

    name: str
    rests_on: tuple[str, ...]
    form: Form | None
    picture: Picture

    def exercise(self, seed: int, question: Question) -> Exercise[Position, Action]:
        """Return the exercise with a question."""
        form = question.form or self.form
        assert form is not None, self.name
        return Exercise(
            self.name,
            seed,
            question.scene.rules,
            question.scene.position,
            question.prompt or f"ask-{self.name.replace('.', '-')}",
            form,
            question.answers,
            question.rests_on or self.rests_on,
            facts=question.facts,
            action=question.action,
            goal=question.goal,
            look=question.look,
            asks_what_lies=question.asks_what_lies,
            explain=question.explain,
            draw=question.draw,
            play_out=question.play_out,
            picture=self.picture,
            drawn_as=question.drawn_as,
        )


def template(
    name: str,
    *,
    rests_on: tuple[str, ...] = (),
    form: Form | None = None,
    picture: Picture = Picture.BOARD,
    staged: Callable[[ExerciseScene], ExerciseScene] | None = None,
) -> Callable[[Maker], Maker]:
    """Register a function as the template with a name.

    Its exercises ask about the first suitable scene of their seed, which ``staged`` may move to
    another board.
    """
    kind = Template(name, rests_on, form, picture)

    def register(make: Maker) -> Maker:
        def question(scene: ExerciseScene) -> Question:
            return make(scene if staged is None else staged(scene))

        TEMPLATES[name] = lambda seed: kind.exercise(seed, first(name, seed, question))
        return make

    return register


own_template = partial(template, picture=Picture.OWN, staged=ashore)
"""Register a template that shows only what a player has whose ship is anywhere."""


def seed_template(name: str, *, rests_on: tuple[str, ...]) -> Callable[[SeedMaker], SeedMaker]:
    """Register a function that makes a scene of its own from a seed."""
    kind = Template(name, rests_on, None, Picture.BOARD)

    def register(make: SeedMaker) -> SeedMaker:
        TEMPLATES[name] = lambda seed: kind.exercise(seed, make(seed))
        return make

    return register


def message_of(kind: str, scene: ExerciseScene) -> str:
    """Return the message of a kind, such as "why", for the template of a scene."""
    return f"{kind}-{scene.template.replace('.', '-')}"


def which_legal(
    scene: ExerciseScene,
    actions: Iterable[Action],
    why: Callable[[Answer], tuple[Reason, ...]],
    **more: Any,
) -> Question:
    """Return the question which of some actions are legal; ``why`` explains the answer."""
    write, read = scene.rules.notation.write, scene.rules.notation.read
    options = tuple(map(write, actions))

    def answers(rules: Delphi) -> Answers:
        return several(option for option in options if rules.check(scene.position, read(option)))

    return Question(
        scene,
        answers,
        MultipleChoice(options),
        action=read,
        explain=lambda: why(min(answers(scene.rules))),
        **more,
    )


def only(part: str) -> Answers:
    """Return the only answer."""
    return frozenset({(part,)})


def several(parts: Iterable[str]) -> Answers:
    """Return the only answer, which selects several options or spaces."""
    return frozenset({tuple(sorted(parts))})


def number(value: int) -> Answers:
    """Return a number as the only answer."""
    return only(str(value))


def pointed(board: Board, spaces: Iterable[int]) -> Answers:
    """Return the answer that selects some spaces."""
    return several(board.spaces[space].name for space in spaces)


def in_order(numbers: Iterable[int]) -> str:
    """Return numbers as a text that keeps their order and repetitions, unlike a list of facts."""
    return ", ".join(map(str, numbers))


def anywhere(board: Board) -> SpaceSelection:
    """Return the form of an answer that selects any spaces of a board."""
    return SpaceSelection(tuple(space.name for space in board.spaces))


def by_hole(board: Board, space: int) -> bool:
    """Return whether a space is next to a gap in the sea."""
    return any(board.spaces[near].terrain in CLOSED for near in board.adjacent[space])


def land(board: Board) -> tuple[int, ...]:
    """Return all islands and cities."""
    cities = (city for city in board.cities if city >= 0)
    return tuple(sorted({*board.all_islands, *cities}))


def quiz(
    scene: ExerciseScene,
    sentences: Mapping[str, Sentence],
    facts: Mapping[str, object],
    *reasons: Reason,
) -> Question:
    """Return the question which of some sentences are true."""

    def answers(rules: Delphi) -> Answers:
        return several(key for key, holds in sentences.items() if holds(rules))

    return Question(
        scene,
        answers,
        form=MultipleChoice(tuple(sentences)),
        facts=facts,
        look=(scene.me.ship,),
        explain=lambda: reasons,
    )


@lru_cache(maxsize=256)
def _rules(setting: Setting) -> Delphi:
    return Delphi(setting)


def on_board(scene: ExerciseScene, rules: Delphi) -> Delphi:
    """Return rules as they are believed, on the board of a scene."""
    return _rules(replace(scene.rules.setting, rules=rules.setting.rules))


def elsewhere(scene: ExerciseScene, sentences: Mapping[str, Sentence]) -> dict[str, Sentence]:
    """Return sentences about a scene as part of an exercise on another board."""

    def moved(holds: Sentence) -> Sentence:
        return lambda rules: holds(on_board(scene, rules))

    return {key: moved(holds) for key, holds in sentences.items()}


class _Rolls:
    """Chance with given rolls of the battle die."""

    def __init__(self, rolls: Sequence[int]) -> None:
        self._rolls = list(rolls)
        self._then = SeededChance(1)

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the next roll; a seed decides everything else."""
        if what == "battle" and self._rolls:
            return self._rolls.pop(0)
        return self._then.draw(number, what, weights)


def played(
    rules: Delphi, position: Position, actions: Sequence[Action], rolls: Sequence[int] = ()
) -> Position | None:
    """Return the position after the actions; None if one of them is refused."""
    chance = _Rolls(rolls)
    for action in actions:
        if not rules.check(position, action):
            return None
        position = rules.apply(position, action, chance).position
    return position


Goal = Callable[[Position], bool]
Wanted = Callable[[Position, Action], bool]
Hope = Callable[[Delphi, Position, int], bool]

DICE: Final = 3
"""Number of actions in a turn with dice only."""
LINES: Final = 60
"""Maximum number of shortest lines; a false belief may allow thousands."""
Line: TypeAlias = tuple[Action, ...]


def after(rules: Delphi, position: Position, action: Action) -> Position | None:
    """Return the position after an action; None if it is refused.

    Pending decisions get their first answer.
    """
    if not rules.check(position, action).allowed:
        return None
    chance = SeededChance(0)
    position = rules.apply(position, action, chance).position
    while position.pending:
        position = rules.apply(position, rules.legal_actions(position)[0], chance).position
    return position


def after_legal(
    rules: Delphi, position: Position, actions: Iterable[Action], seed: int = 0
) -> Position:
    """Return the position after some actions, without those that are refused."""
    chance = SeededChance(seed)
    for action in actions:
        if rules.check(position, action):
            position = rules.apply(position, action, chance).position
    return position


def task_completed(before: Position) -> Goal:
    """Return the goal that the player to move completes a task."""
    seat = before.turn
    count = len(before.players[seat].tasks)
    return lambda after: len(after.players[seat].tasks) < count


def orders(rules: Delphi, position: Position, items: Answer) -> Answers:
    """Return every order in which the actions, written as texts, can all be carried out."""
    if not items:
        return frozenset({()})
    possible = set()
    for item in items:
        then = after(rules, position, rules.notation.read(item))
        if then is not None:
            rest = tuple(other for other in items if other != item)
            possible |= {(item, *order) for order in orders(rules, then, rest)}
    return frozenset(possible)


def _always(rules: Delphi, position: Position, left: int) -> bool:
    return True


def lines(
    rules: Delphi,
    position: Position,
    most: int,
    verbs: Collection[int],
    last: Wanted,
    goal: Goal,
    hope: Hope = _always,
) -> Iterator[tuple[Action, ...]]:
    """Yield the lines of up to ``most`` actions with these verbs that reach the goal.

    ``last`` quickly says whether an action may be the last of a line, ``hope`` whether the goal is
    still possible with the remaining number of actions.
    """
    for action in rules.legal_actions(position):
        if action.verb not in verbs or (most == 1 and not last(position, action)):
            continue
        then = rules.apply(position, action, SeededChance(0)).position
        if goal(then):
            yield (action,)
        elif most > 1 and not then.pending and hope(rules, then, most - 1):
            for line in lines(rules, then, most - 1, verbs, last, goal, hope):
                yield (action, *line)


def lines_with_decisions(
    rules: Delphi,
    position: Position,
    verbs: Collection[int],
    most: int,
    goal: Goal,
) -> Iterator[tuple[Action, ...]]:
    """Yield the lines of actions, decisions included, that reach a goal."""
    for action in rules.legal_actions(position):
        if action.verb not in verbs:
            continue
        then = rules.apply(position, action, SeededChance(0)).position
        if goal(then):
            yield (action,)
        elif most > 1:
            for line in lines_with_decisions(rules, then, verbs, most - 1, goal):
                yield (action, *line)


def shortest(
    rules: Delphi, position: Position, most: int, verbs: Collection[int], last: Wanted, goal: Goal
) -> tuple[Action, ...]:
    """Return the fewest actions that reach the goal; () if the maximum isn't enough."""
    for length in range(1, most + 1):
        if line := next(lines(rules, position, length, verbs, last, goal), None):
            return line
    return ()


def written(rules: Delphi, paths: Iterator[tuple[Action, ...]]) -> Answers:
    """Return lines as answers."""
    return frozenset(tuple(map(rules.notation.write, line)) for line in paths)


def reaching(
    scene: ExerciseScene,
    most: int,
    verbs: Collection[int],
    last: Wanted,
    goal: Goal,
    hope: Hope = _always,
) -> Solver:
    """Return the answer key with every line of `lines` from a scene to a goal."""
    return lambda rules: written(rules, lines(rules, scene.position, most, verbs, last, goal, hope))


def split_sea(board: Board, without: int) -> tuple[set[int], set[int]]:
    """Return the water connected with the first space, and the rest, without a space."""
    start = next(i for i in board.water if i != without)
    linked, todo = {start}, [start]
    while todo:
        new = [i for i in board.sailing[todo.pop()] if i not in linked and i != without]
        linked.update(new)
        todo += new
    return linked, {*board.water} - linked - {without}


def ranked(random: Random, others: Sequence[int], value: int, place: int, count: int) -> list[int]:
    """Return a value at a place among some others, in their order."""
    before = [other for other in others if other < value]
    after = [other for other in others if other > value]
    assume(len(before) >= place and len(after) >= count - 1 - place)
    return sorted((value, *random.sample(before, place), *random.sample(after, count - 1 - place)))


def drawn(random: Random, preferred: Sequence[T], every: Sequence[T], count: int) -> list[T]:
    """Return some values, as many as possible of those preferred."""
    some = random.sample(preferred, min(len(preferred), count))
    rest = [value for value in every if value not in preferred]
    return [*some, *random.sample(rest, count - len(some))]


class TurnGoal(NamedTuple):
    """A goal of a turn: whether a position reaches it, and which actions the search tries.

    ``useful`` says whether an action can belong to a shortest line, given the position before it
    and the number of actions after it.
    """

    reached: Callable[[Position], bool]
    useful: Callable[[Delphi, Position, Action, int], bool]


def _lines(rules: Delphi, position: Position, most: int, goal: TurnGoal) -> Iterator[Line]:
    """Yield the lines of up to some actions that reach a goal."""
    for action in rules.legal_actions(position):
        if not goal.useful(rules, position, action, most - 1):
            continue
        then = rules.apply(position, action, SeededChance(0)).position
        if goal.reached(then):
            yield (action,)
        elif most > 1 and not then.pending:
            yield from ((action, *line) for line in _lines(rules, then, most - 1, goal))


def plans(rules: Delphi, position: Position, most: int, goal: TurnGoal) -> tuple[Line, ...]:
    """Return lines to a goal with the fewest actions; () if a number of them isn't enough."""
    for length in range(1, most + 1):
        if paths := tuple(islice(_lines(rules, position, length, goal), LINES)):
            return paths
    return ()


def ordered(rules: Delphi, position: Position, line: Line) -> bool:
    """Return whether the actions of a line are impossible in some other order."""
    items = tuple(map(rules.notation.write, line))
    different = len(set(items)) == len(items)
    return different and len(orders(rules, position, items)) < factorial(len(items))


def spoils(rules: Delphi, position: Position, action: Action, goal: TurnGoal) -> bool:
    """Return whether a goal is out of reach this turn after a legal action."""
    then = rules.apply(position, action, SeededChance(0)).position
    return not goal.reached(then) and not plans(rules, then, DICE - 1, goal)


def planned(
    scene: ExerciseScene,
    goal: TurnGoal,
    least: int,
    *,
    whole_turn: bool = False,
    any_order: bool = False,
    most: int = DICE,
    facts: dict[str, Any],
    **more: Any,
) -> Question:
    """Return the exercise to reach a goal this turn.

    The scene is unsuitable if up to ``most`` actions don't reach it, if fewer than ``least``
    actions do, or if a careless player reaches it, too: with the same actions in any other order,
    or, with ``any_order``, after any of the actions of the same kinds.
    """

    def answers(rules: Delphi) -> Answers:
        paths = plans(rules, scene.position, most, goal)
        return frozenset(tuple(map(rules.notation.write, line)) for line in paths)

    assume(not goal.reached(scene.position))
    paths = plans(scene.rules, scene.position, most, goal)
    assume(paths and len(paths[0]) >= least)
    rules, position = scene.rules, scene.position
    if any_order:
        kinds = {action.verb for action in paths[0]}
        tries = (action for action in rules.legal_actions(position) if action.verb in kinds)
        assume(any(spoils(rules, position, action, goal) for action in tries))
    else:
        assume(any(ordered(rules, position, line) for line in paths))
    dice = scene.dice
    return Question(
        scene,
        answers,
        form=ActionSequence(most, whole_turn),
        facts={"dice": dice, "tokens": scene.me.favor, **facts},
        action=scene.rules.notation.read,
        goal=goal.reached,
        **more,
    )
