"""Positions of exercises, written as scenarios, and what happens in them."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from random import Random
from typing import Any, Final

from oracle_nb.core.chance import PresetChance, SeededChance
from oracle_nb.core.history import Transition
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    AnswerReason,
    Answers,
    Exercise,
    Form,
    MultipleChoice,
    Picture,
    Solver,
)
from oracle_nb.games.packaged_lessons import Template
from oracle_nb.games.scenarios.toml_file import read_scene
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.missed_rules import Missed
from oracle_nb.mythology.advanced.rules.odds import NUMBERS
from oracle_nb.mythology.advanced.rules.transaction import HIGH, LOW
from oracle_nb.mythology.advanced.scenarios.forms import ScenarioForm
from oracle_nb.mythology.advanced.scenarios.position_builder import Stage, build
from oracle_nb.mythology.lessons.exercises.scenes import (
    PLURALS,
    Question,
    register_template,
    rules_for,
)
from oracle_nb.mythology.packs.data_pack import UnitData
from oracle_nb.mythology.pieces import HEROES, OFF, Side

TEMPLATES: Final[dict[str, Template]] = {}
"""Every registered template by its name."""
template = partial(register_template, TEMPLATES)
"""Register a function as a template of the Advanced Game."""
YOU: Final = "athena"
"""The god of the learner, whose seat is 0."""
RIVAL: Final = "hera"
"""The god of the player in seat 1."""
_HERCULES: Final = "hercules"
Dice = tuple[int, int]


def staged(scene: Mapping[str, Any]) -> Stage:
    """Return the rules and the position of a scene. Raises ValueError that names the field."""
    return read_scene(scene, ScenarioForm, build)


def table(**scene: Any) -> Stage:
    """Return a scene for the learner and a rival, without cards and occurrences by default."""
    return staged({"players": [YOU, RIVAL], "parts": "cargo", **scene})


def fighter(unit: int) -> UnitData:
    """Return a unit with the numbers on its counter."""
    return rules_for().pack.units[unit]


def slug(unit: int) -> str:
    """Return the name of a unit in scenes and actions."""
    return str(fighter(unit).slug)


def units_of(random: Random, side: Side, count: int, *, magic: bool = False) -> list[int]:
    """Return random units with or without magic; Hercules isn't among them."""
    fits = [
        unit
        for unit in range(HEROES * side, HEROES * side + HEROES)
        if bool(fighter(unit).magic) == magic and slug(unit) not in (*PLURALS, _HERCULES)
    ]
    return random.sample(fits, count)


def roll_of(random: Random) -> Dice:
    """Return a random roll of the red and the white die."""
    red, white = divmod(random.choice(NUMBERS), 10)
    return red, white


def played(
    rules: AdvancedMythology, at: Position, text: str, rolls: Sequence[Dice] = ()
) -> Transition[Position]:
    """Return what happens after an action, with given rolls of the red and the white die."""
    given = {
        "red": [red - 1 for red, _ in rolls],
        "white": [white - 1 for _, white in rolls],
    }
    return rules.apply(at, rules.notation.read(text), PresetChance(given, SeededChance(1)))


@cache
def knowing(rules: AdvancedMythology, *ids: str) -> AdvancedMythology:
    """Return rules as somebody plays them who knows some of them, whatever else is missed."""
    missed: Missed = rules.missed - set(ids)
    return rules if missed == rules.missed else AdvancedMythology(rules.setting, missed)


def asked(
    stage: Stage,
    form: Form,
    answers: Solver[AdvancedMythology],
    *,
    facts: Mapping[str, Any],
    why: tuple[str, ...] = (),
    **more: Any,
) -> Question:
    """Return a question; with spaces to look at, it shows them, and otherwise no picture.

    ``why``: the messages that say why the answer is correct; the facts have the rival, too.
    """
    at = stage.position
    facts = {"player": 1, **at.player_facts(1), **facts}
    more = {"picture": Picture.CLOSE if more.get("look") else Picture.NONE, **more}
    if why:
        more["explain"] = lambda: tuple(AnswerReason(message, facts) for message in why)
    return partial(
        Exercise, rules=stage.rules, position=at, form=form, solve=answers, facts=facts, **more
    )


def asked_which(
    stage: Stage,
    options: Sequence[str],
    fits: Callable[[AdvancedMythology, str], bool],
    **more: Any,
) -> Question | None:
    """Return a question on which options fit by the rules; None if all do, or none does."""

    def answers(rules: AdvancedMythology) -> Answers:
        return frozenset({tuple(sorted(option for option in options if fits(rules, option)))})

    (right,) = answers(stage.rules)
    if not 0 < len(right) < len(options):
        return None
    return asked(stage, MultipleChoice(tuple(options)), answers, **more)


def asked_legal(stage: Stage, options: Mapping[str, str], **more: Any) -> Question | None:
    """Return a question on which actions are legal; ``options`` are their texts by the option."""
    actions = {key: stage.rules.notation.read(text) for key, text in options.items()}

    def fits(rules: AdvancedMythology, key: str) -> bool:
        return bool(rules.check(stage.position, actions[key]))

    more["action"] = actions.get
    return asked_which(stage, tuple(options), fits, **more)


def asked_line(
    stage: Stage,
    lines: Sequence[Answer],
    goal: Callable[[Position], bool],
    most: int = 6,
    **more: Any,
) -> Question | None:
    """Return a question on a line of actions to a goal; None if the actual rules have none.

    ``lines``: those that learners may think of, the shortest first.
    """

    def reaches(rules: AdvancedMythology, line: Answer) -> bool:
        at = stage.position
        for text in line:
            if not rules.check(at, rules.notation.read(text)):
                return False
            at = played(rules, at, text, [HIGH, LOW, LOW]).position
        return goal(at)

    def answers(rules: AdvancedMythology) -> Answers:
        return frozenset([line for line in lines if reaches(rules, line)][:1])

    if not answers(stage.rules):
        return None
    more = {"look": places(stage.position), **more, "goal": goal}
    return asked(stage, ActionSequence(most), answers, action=stage.rules.notation.read, **more)


def places(at: Position) -> tuple[int, ...]:
    """Return the hexes with units."""
    return tuple(sorted({hex_ for hex_ in at.units if hex_ != OFF}))
