"""Exercises on offerings and statues: whether an action is legal, and what it brings."""

from collections.abc import Iterator
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises import cargo_reasons, task_reasons
from oracle_nb.delphi.lessons.exercises.cargo import asked
from oracle_nb.delphi.lessons.exercises.holds import (
    DELIVERING,
    LOADING,
    cargo_actions,
    laden,
    with_offering,
)
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, UnsuitableScene, assume
from oracle_nb.delphi.lessons.exercises.templates import Question, template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.tasks import Family, Task, in_family, tasks_of, values_of
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason, Answers, NumberInput, Picture, SingleChoice

REASONS: Final = {
    "action.adjacent": "cargo-far",
    "cargo.capacity": "cargo-full",
    "offering.load": "cargo-color",
    "action.color-match": "cargo-color",
    "task.needed": "cargo-needless",
    "task.color-once": "cargo-again",
}
"""The messages for each rule that refuses to load something."""
FINE: Final = "cargo-fine"


# --- what the rules say --------------------------------------------------------------------------


def _moored(scene: ExerciseScene, pieces: int) -> ExerciseScene:
    """Return the scene with some pieces aboard, where something can be loaded or delivered."""
    board = scene.rules.board
    lands_there = (*board.offerings, *board.cities, *board.temples, *board.statues)
    assume(any(land in lands_there for land in board.shore[scene.me.ship]))
    return laden(scene.with_me(favor=0), pieces)


@template(
    "cargo.pick",
    rests_on=(
        "action.color-match",
        "action.adjacent",
        "cargo.capacity",
        "offering.load",
        "offering.make",
        "statue.load",
        "statue.raise",
    ),
    picture=Picture.NEAR,
)
def pick(scene: ExerciseScene) -> Question:
    """Ask which of four actions is allowed."""
    moored = _moored(scene, scene.seed % 3)
    board, random, write = moored.rules.board, moored.random, moored.rules.notation.write
    right: list[str] = []
    wrong: dict[str, list[str]] = {}
    for one in cargo_actions(moored.rules, moored.position, (*LOADING, *DELIVERING)):
        if one.target not in board.shore2[moored.me.ship]:
            continue
        verdict = moored.rules.check(moored.position, one)
        if verdict.allowed:
            right.append(write(one))
        elif len(verdict.broken) <= 2 and "task.needed" not in verdict.broken_rules:
            wrong.setdefault(verdict.broken_rules[0], []).append(write(one))
    near_misses = [random.choice(found) for found in wrong.values()]
    spare = [one for found in wrong.values() for one in found if one not in near_misses]
    assume(right and len(near_misses) >= 2 and len(near_misses) + len(spare) >= 3)
    random.shuffle(near_misses)
    shown = [random.choice(right), *(*near_misses, *spare)[:3]]
    random.shuffle(shown)
    places = dict.fromkeys(moored.rules.notation.read(one).target for one in shown)

    def answers(rules: Delphi) -> Answers:
        read = rules.notation.read
        return frozenset((one,) for one in shown if rules.check(moored.position, read(one)).allowed)

    return asked(
        moored,
        SingleChoice(tuple(shown)),
        answers,
        *("action.color-match", "action.adjacent", "cargo.capacity", "offering.load"),
        *("offering.make", "statue.load", "statue.raise"),
        action=moored.rules.notation.read,
        look=(moored.me.ship, *places),
        explain=lambda: cargo_reasons.pick(
            moored, moored.rules.notation.read(min(answers(moored.rules))[0])
        ),
    )


@template(
    "cargo.why-not",
    rests_on=(
        "cargo.capacity",
        "action.color-match",
        "action.adjacent",
        "offering.load",
        "statue.load",
        "task.needed",
        "task.color-once",
    ),
    picture=Picture.NEAR,
)
def why_not(scene: ExerciseScene) -> Question:
    """Ask whether something can be loaded here with this die, and if not, why."""
    answers = (FINE, *dict.fromkeys(REASONS.values()))
    hoped = answers[scene.seed % len(answers)]
    pieces = 2 if hoped == "cargo-full" else 1
    scene = laden(scene.with_me(favor=0), pieces)
    if hoped == "cargo-needless":
        # With one open task for an offering, the one aboard has claimed it.
        scene = _speaking_for(scene)
    board = scene.rules.board
    for action in _shuffled(scene, cargo_actions(scene.rules, scene.position, LOADING))[:12]:
        waters = [space for space in board.adjacent[action.target] if space in board.water]
        if hoped == "cargo-far":
            waters = [space for space in board.water if action.target in board.shore2[space]]
        there = scene.with_me(ship=scene.random.choice(waters))
        if _reasons(there.rules, there, action) == {hoped}:
            return _why_not(there, action, answers)
    raise UnsuitableScene


def _shuffled(scene: ExerciseScene, found: Iterator[Action]) -> list[Action]:
    every = list(found)
    scene.random.shuffle(every)
    return every


def _speaking_for(scene: ExerciseScene) -> ExerciseScene:
    """Return the scene with only one open task for the kind of cargo aboard."""
    family = Family.OFFERING if scene.me.offerings else Family.STATUE
    kept = max(tasks_of(scene.me.tasks, family))
    others = [number for number in scene.me.tasks if not in_family(number, family)]
    return scene.with_me(tasks=tuple(sorted((*others, kept))))


def _reasons(rules: Delphi, scene: ExerciseScene, action: Action) -> set[str]:
    verdict = rules.check(scene.position, action)
    if verdict.allowed:
        return {FINE}
    return {REASONS[rule] for rule in verdict.broken_rules if rule in REASONS}


def _why_not(scene: ExerciseScene, action: Action, answers: tuple[str, ...]) -> Question:
    def answer_key(rules: Delphi) -> Answers:
        return frozenset((reason,) for reason in _reasons(rules, scene, action))

    family = Family.OFFERING if action.verb == Verb.LOAD_OFFERING else Family.STATUE
    tasks = tuple(map(Task, tasks_of(scene.me.tasks, family)))
    return asked(
        scene,
        SingleChoice(answers),
        answer_key,
        *("cargo.capacity", "action.color-match", "action.adjacent"),
        *("offering.load", "statue.load", "task.needed", "task.color-once"),
        facts={
            "space": scene.rules.board.spaces[action.target],
            "color": Color(action.color),
            "family": family,
            "tasks": tasks,
        },
        action=lambda part: action,
        look=(scene.me.ship, action.target),
        explain=lambda: cargo_reasons.why_not(scene, action, min(answer_key(scene.rules))[0]),
    )


# --- what it brings ------------------------------------------------------------------------------


def _delivery(scene: ExerciseScene, rich: int) -> tuple[ExerciseScene, Action]:
    """Return a ship at the temple of its offering, and the delivery with a die that may differ."""
    board = scene.rules.board
    temples = [i for i in board.shore[scene.me.ship] if i in board.temples]
    assume(temples)
    color = scene.position.temples[board.temples.index(temples[0])]
    die = (color - scene.random.randrange(rich + 1)) % 6
    scene = with_offering(scene, color).with_me(dice=(die,), favor=rich)
    return scene, Action(Verb.MAKE_OFFERING, die, color, temples[0])


@template(
    "cargo.reward",
    rests_on=("offering.reward", "offering.make", "oracle.recolor"),
    picture=Picture.NEAR,
)
def reward(scene: ExerciseScene) -> Question:
    """Ask how many tokens the player has after delivering an offering."""
    there, action = _delivery(scene, scene.seed % 5)

    def answers(rules: Delphi) -> Answers:
        if not rules.check(there.position, action).allowed:
            return frozenset()
        after = rules.apply(there.position, action, SeededChance(0)).position
        return frozenset({(str(after.players[there.position.turn].favor),)})

    return asked(
        there,
        NumberInput(0, 12),
        answers,
        *("offering.reward", "offering.make", "oracle.recolor"),
        facts={
            "color": Color(action.source),
            "used": Color(action.color),
            "space": there.rules.board.spaces[action.target],
        },
        look=(there.me.ship, action.target),
        explain=lambda: cargo_reasons.reward(there, action, int(min(answers(there.rules))[0])),
    )


@template("cargo.task", rests_on=("task.fixed-first", "offering.make"), picture=Picture.NEAR)
def served(scene: ExerciseScene) -> Question:
    """Ask which task an offering completes."""
    there, action = _delivery(scene, 0)
    fixed = action.color in values_of(there.me.tasks, Family.OFFERING)
    assume(fixed == (scene.seed % 2 == 0))

    def answers(rules: Delphi) -> Answers:
        if not rules.check(there.position, action).allowed:
            return frozenset()
        events = rules.apply(there.position, action, SeededChance(0)).events
        done = [one.facts["task"] for one in events if one.what == "task-completed"]
        return frozenset((_task(number),) for number in done)

    return asked(
        there,
        SingleChoice(tuple(map(_task, tasks_of(there.me.tasks, Family.OFFERING)))),
        answers,
        *("task.fixed-first", "offering.make"),
        facts={"color": Color(action.color), "space": there.rules.board.spaces[action.target]},
        look=(there.me.ship, action.target),
        explain=lambda: task_reasons.served(
            AnswerReason("why-cargo-task", {"color": Color(action.color)}),
            Color(action.color),
            min(answers(there.rules))[0],
        ),
    )


def _task(number: int) -> str:
    """Return a task as an option: the message with its name."""
    return f"name-task-{str(Task(number)).replace(':', '-')}"
