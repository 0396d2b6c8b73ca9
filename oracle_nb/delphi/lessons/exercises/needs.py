"""Exercises on the twelve tasks: how they are dealt, and which colors they still need."""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.populating import table
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import Question, only, several, template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.tasks import (
    Family,
    Task,
    in_family,
    task,
    tasks_of,
    value_of,
    values_of,
)
from oracle_nb.delphi.pieces import COLORS, COLORS_OF, WHITE, Color, Letter
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Answers,
    MultipleChoice,
    Picture,
    SingleChoice,
)
from oracle_nb.games.exercises import AnswerReason as Reason

ENOUGH: Final = 10
"""More tokens than any recoloring costs, even at twice the price."""


def _color(part: str) -> Color:
    return Color[part.upper()]


# --- the tasks as they are dealt -----------------------------------------------------------------

DEALT: Final[Answer] = ("dealt-right", "dealt-shrine", "dealt-offering", "dealt-monster")


OF_PROBLEM: Final = ("tasks-family", "tasks-color", "tasks-letter")


def _misdealt(scene: ExerciseScene, family: Family) -> tuple[int, ...]:
    """Return the player's tasks with one that doesn't belong in its family."""
    random, tasks = scene.random, list(scene.me.tasks)
    own = tasks_of(tasks, family)
    white = task(family, WHITE)
    colored = [number for number in own if number != white]
    tasks.remove(colored[0])
    if family == Family.SHRINE:
        foreign = [task(family, letter) for letter in Letter if task(family, letter) not in own]
        return tuple(sorted([*tasks, random.choice((colored[1], *foreign))]))
    return tuple(sorted([*tasks, random.choice((colored[1], white))]))


def _list(tasks: tuple[int, ...]) -> dict[str, Any]:
    """Return tasks as facts of a message: letters, colors, and numbers of white ones."""
    facts: dict[str, Any] = {}
    for family in (Family.STATUE, Family.OFFERING, Family.MONSTER):
        own = values_of(tasks, family)
        facts[f"{family}s"] = [Color(color) for color in own if color != WHITE]
        facts[f"white_{family}s"] = own.count(WHITE)
    facts["letters"] = [Letter(value) for value in values_of(tasks, Family.SHRINE)]
    return facts


@template(
    "populating.dealt",
    rests_on=("setup.zeus-tiles", "task.color-once"),
    form=SingleChoice(DEALT),
    picture=Picture.OWN,
)
def dealt(scene: ExerciseScene) -> Question:
    """Ask which of the player's tasks are dealt wrongly, if any."""
    fresh, kind = table(scene, 2), DEALT[scene.seed % len(DEALT)]
    wrong = fresh
    if kind != "dealt-right":
        family = Family[kind.removeprefix("dealt-").upper()]
        wrong = fresh.with_me(tasks=_misdealt(fresh, family))

    def answers(rules: Delphi) -> Answers:
        families = {
            str(fault.facts.get("family", Family.SHRINE)).split()[-1]
            for fault in rules.faults(wrong.position)
            if fault.facts["problem"] in OF_PROBLEM and fault.field.startswith("players[0]")
        }
        return frozenset((f"dealt-{family}",) for family in families or {"right"})

    facts = {**_list(wrong.me.tasks), "own": _list(fresh.me.tasks)["letters"]}
    letters = values_of(fresh.me.tasks, Family.SHRINE)

    def explain() -> tuple[Reason, ...]:
        general = Reason("why-populating-dealt")
        name = kind.removeprefix("dealt-")
        if name == "right":
            return general, Reason("why-dealt-right")
        family = Family[name.upper()]
        values = values_of(wrong.me.tasks, family)
        if family == Family.SHRINE:
            foreign = [value for value in values if value not in letters]
            twice = [value for value in values if values.count(value) > 1]
            which = "foreign" if foreign else "again"
            return general, Reason(f"why-dealt-{which}", {"letter": Letter((foreign or twice)[0])})
        twice = [value for value in values if values.count(value) > 1]
        if twice[0] == WHITE:
            return general, Reason("why-dealt-white", {"kind": name})
        return general, Reason("why-dealt-twice", {"kind": name, "color": Color(twice[0])})

    return Question(wrong, answers, facts=facts, explain=explain)


# --- what the tasks still need -------------------------------------------------------------------


class FamilyProgress(NamedTuple):
    """The progress with one family of tasks."""

    tasks: tuple[int, ...]
    done: tuple[int, ...]
    aboard: tuple[int, ...]

    @property
    def colors(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """The open tasks, the colors done and those aboard."""
        return self.tasks, tuple(map(value_of, self.done)), self.aboard


def _progress(scene: ExerciseScene, family: Family, most_aboard: int) -> FamilyProgress:
    """Return a progress with some tasks done, and others waiting for the cargo aboard."""
    random = scene.random
    own = tasks_of(scene.me.tasks, family)
    free = [color for color in COLORS if task(family, color) not in own]
    random.shuffle(free)
    tasks: list[int] = []
    done: list[int] = []
    aboard: list[int] = []
    for number in own:
        color = free.pop() if value_of(number) == WHITE else value_of(number)
        state = random.choice(("open", "open", "done", "aboard"))
        if state == "done":
            done.append(task(family, color))
            continue
        tasks.append(number)
        if state == "aboard" and len(aboard) < most_aboard:
            aboard.append(color)
    return FamilyProgress(tuple(tasks), tuple(sorted(done)), tuple(sorted(aboard)))


def _with_progress(scene: ExerciseScene, family: Family, progress: FamilyProgress) -> ExerciseScene:
    others = tuple(number for number in scene.me.tasks if not in_family(number, family))
    changes: dict[str, Any] = {"favor": ENOUGH}
    if family in (Family.OFFERING, Family.STATUE):
        changes[f"{family}s"] = progress.aboard
    return scene.with_me(
        tasks=tuple(sorted(others + progress.tasks)), done=progress.done, **changes
    )


def _progress_facts(family: Family, progress: FamilyProgress) -> dict[str, Any]:
    return {
        "family": family,
        "open": [Task(number) for number in progress.tasks],
        "done": [Color(value_of(number)) for number in progress.done],
        "aboard": [Color(color) for color in progress.aboard],
    }


def _beside(scene: ExerciseScene, lands: tuple[int, ...]) -> tuple[ExerciseScene, int]:
    """Return the ship next to one of some islands or cities."""
    board = scene.rules.board
    land = scene.random.choice(lands)
    water = [space for space in board.water if land in board.adjacent[space]]
    assume(water)
    return scene.with_me(ship=scene.random.choice(water)), land


def _colors(colors: Collection[int]) -> tuple[Color, ...]:
    return tuple(map(Color, sorted(colors)))


def still_open_reason(tasks: Sequence[int], family: Family, aboard: Collection[int]) -> Reason:
    """Return what the open tasks of a family need, apart from the cargo aboard."""
    values = values_of(tasks, family)
    fixed = {value for value in values if value != WHITE}
    white = values.count(WHITE) - len({*aboard} - fixed)
    return Reason("why-needs-open", {"colors": _colors(fixed - {*aboard}), "white": white})


def used_reason(done: Collection[int], aboard: Collection[int]) -> Reason:
    """Return the colors that count already."""
    return Reason("why-needs-used", {"colors": _colors({*done, *aboard})})


def _which(scene: ExerciseScene, family: Family, verb: Verb) -> Question:
    """Return which pieces on an island the open tasks need."""
    loads = family == Family.OFFERING
    full = table(scene, 4)
    board, at = full.rules.board, full.position
    islands = board.offerings if loads else board.monsters
    beside, island = _beside(full, islands)
    progress = _progress(full, family, int(loads))
    near = _with_progress(beside, family, progress)
    there = COLORS_OF[(at.offerings if loads else at.monsters)[islands.index(island)]]
    die = near.me.dice[0]

    def action(part: str) -> Action:
        return Action(verb, die, _color(part), island)

    def answers(rules: Delphi) -> Answers:
        options = [str(Color(color)) for color in there]
        allowed = [
            option for option in options if rules.check(near.position, action(option)).allowed
        ]
        return several(allowed)

    (right,) = answers(near.rules)
    assume(len(there) >= 3 and progress.done + progress.aboard)
    assume(0 < len(right) < len(there))

    def explain() -> tuple[Reason, ...]:
        tasks, done, aboard = progress.colors
        colors = _colors([_color(name) for name in right])
        return (
            Reason(f"why-populating-{family}s"),
            used_reason(done, aboard),
            still_open_reason(tasks, family, aboard),
            Reason(f"why-needs-{family}s", {"colors": colors}),
        )

    return Question(
        near,
        answers,
        form=MultipleChoice(tuple(str(Color(color)) for color in there)),
        facts={"space": board.spaces[island], **_progress_facts(family, progress)},
        action=action,
        look=(island,),
        explain=explain,
    )


@template("populating.offerings", rests_on=("task.needed", "task.color-once"), picture=Picture.NEAR)
def offerings(scene: ExerciseScene) -> Question:
    """Ask which offerings of an island may be loaded."""
    return _which(scene, Family.OFFERING, Verb.LOAD_OFFERING)


@template("populating.monsters", rests_on=("task.needed", "task.color-once"), picture=Picture.NEAR)
def monsters(scene: ExerciseScene) -> Question:
    """Ask which monsters of an island may be fought."""
    return _which(scene, Family.MONSTER, Verb.FIGHT)


MAY: Final[Answer] = ("may-load", "may-not-twice", "may-not-needed")


_WHY: Final = {"task.color-once": "may-not-twice", "task.needed": "may-not-needed"}


@template(
    "populating.statue",
    rests_on=("task.needed", "task.color-once"),
    form=SingleChoice(MAY),
    picture=Picture.NEAR,
)
def statue(scene: ExerciseScene) -> Question:
    """Ask whether a statue may be loaded, and if not, why."""
    full = table(scene, 2)
    board = full.rules.board
    beside, city = _beside(full, board.cities)
    progress = _progress(full, Family.STATUE, 1 if scene.seed % 2 else 2)
    near = _with_progress(beside, Family.STATUE, progress)
    color = Color(board.spaces[city].color)
    # Storage belongs to another lesson, so there is always free space aboard.
    assume(len(progress.aboard) <= 1)
    action = Action(Verb.LOAD_STATUE, near.me.dice[0], color, city)

    def answers(rules: Delphi) -> Answers:
        verdict = rules.check(near.position, action)
        if verdict.allowed:
            return only("may-load")
        return frozenset((_WHY[rule],) for rule in verdict.broken_rules if rule in _WHY)

    assume(answers(near.rules) == {(MAY[scene.seed % len(MAY)],)})

    def explain() -> tuple[Reason, ...]:
        tasks, done, aboard = progress.colors
        total, loaded = len(tasks), len(aboard)
        facts = {"color": color, "open": total, "loaded": loaded, "left": total - loaded}
        return (
            Reason("why-populating-statue"),
            used_reason(done, aboard),
            Reason(f"why-{MAY[scene.seed % len(MAY)]}", facts),
        )

    return Question(
        near,
        answers,
        facts={"color": color, **_progress_facts(Family.STATUE, progress)},
        action=lambda part: action if part == "may-load" else None,
        look=(city,),
        explain=explain,
    )


@template(
    "populating.completes",
    rests_on=("task.fixed-first", "task.color-once"),
    form=MultipleChoice(tuple(map(str, COLORS))),
    picture=Picture.NONE,
)
def completes(scene: ExerciseScene) -> Question:
    """Ask which offerings complete the white task."""
    full = table(scene, 2)
    near, temple = _beside(full, full.rules.board.temples)
    slot, white = near.rules.board.temples.index(temple), task(Family.OFFERING, WHITE)
    tasks = tuple(map(Task, tasks_of(near.me.tasks, Family.OFFERING)))
    assume(white in near.me.tasks)

    def completed(rules: Delphi, color: int) -> list[int]:
        """Return the tasks that an offering completes if the temple has its color."""
        temples = list(near.position.temples)
        other = temples.index(color)
        temples[slot], temples[other] = temples[other], temples[slot]
        there = near.with_me(offerings=(color,), favor=ENOUGH).with_position(temples=tuple(temples))
        action = Action(Verb.MAKE_OFFERING, there.me.dice[0], color, temple)
        if not rules.check(there.position, action).allowed:
            return []
        events = rules.apply(there.position, action, SeededChance(scene.seed)).events
        return [event.facts["task"] for event in events if event.what == "task-completed"]

    def answers(rules: Delphi) -> Answers:
        return several(str(color) for color in COLORS if white in completed(rules, color))

    def explain() -> tuple[Reason, ...]:
        colors = tuple(Color[name.upper()] for name in min(answers(near.rules)))
        return Reason("why-populating-completes"), Reason("why-task-white", {"colors": colors})

    return Question(near, answers, facts={"open": tasks}, explain=explain)


@template(
    "populating.load",
    rests_on=("task.needed", "task.color-once", "offering.load"),
    form=ActionSequence(1),
)
def load(scene: ExerciseScene) -> Question:
    """Ask to load a needed piece from an island with others."""
    board, seat = scene.rules.board, scene.position.turn
    near, island = _beside(scene, board.offerings)
    slot, masks = board.offerings.index(island), list(scene.position.offerings)
    aboard = scene.random.choice(COLORS_OF[masks[slot]])
    other = next(
        other_slot
        for other_slot, mask in enumerate(masks)
        if mask >> aboard & 1 and other_slot != slot
    )
    masks[other] ^= 1 << aboard
    near = near.with_me(offerings=(aboard,), favor=ENOUGH)
    near = near.with_position(offerings=tuple(masks))

    def answers(rules: Delphi) -> Answers:
        return frozenset(
            (rules.notation.write(action),)
            for action in rules.legal_actions(near.position)
            if action.verb == Verb.LOAD_OFFERING and action.target == island
        )

    def loaded(position: Position) -> bool:
        return len(position.players[seat].offerings) == 2

    assume(answers(near.rules))
    tasks = [Task(number) for number in tasks_of(near.me.tasks, Family.OFFERING)]
    return Question(
        near,
        answers,
        facts={"space": board.spaces[island], "color": Color(aboard), "open": tasks},
        goal=loaded,
        look=(island,),
        explain=lambda: (
            Reason("why-populating-load"),
            used_reason((), (aboard,)),
            still_open_reason(near.me.tasks, Family.OFFERING, (aboard,)),
        ),
    )
