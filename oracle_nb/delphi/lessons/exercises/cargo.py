"""Exercises on offerings and statues: which die, and where."""

from collections.abc import Sequence
from typing import Any, Final

from oracle_nb.delphi.lessons.exercises import cargo_reasons
from oracle_nb.delphi.lessons.exercises.holds import (
    DELIVERING,
    LOADING,
    by,
    cargo_actions,
    cargo_facts,
    docks,
    filled,
    lands,
    wanted,
    with_offering,
    with_statue,
)
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import (
    Question,
    anywhere,
    message_of,
    pointed,
    template,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Answers, Picture, SingleChoice, SpaceSelection

MOST: Final = 14
_RULES: Final[dict[int, tuple[str, ...]]] = {
    Verb.LOAD_OFFERING: ("offering.load", "action.color-match", "action.adjacent"),
    Verb.LOAD_STATUE: ("statue.load", "action.color-match", "action.adjacent"),
    Verb.MAKE_OFFERING: ("offering.make", "action.color-match", "action.adjacent"),
    Verb.RAISE_STATUE: ("statue.raise", "statue.site-once", "action.color-match"),
}
LOADS: Final = {Family.OFFERING: Verb.LOAD_OFFERING, Family.STATUE: Verb.LOAD_STATUE}
DELIVERIES: Final = {Family.OFFERING: Verb.MAKE_OFFERING, Family.STATUE: Verb.RAISE_STATUE}


def asked(scene: ExerciseScene, form: Any, answers: Any, *rules: str, **more: Any) -> Question:
    """Return an exercise whose question also lists cargo and dice."""
    facts = {**cargo_facts(scene), "tokens": scene.me.favor, **more.pop("facts", {})}
    return Question(scene, answers, form=form, rests_on=rules, facts=facts, **more)


def _family(seed: int) -> Family:
    return (Family.OFFERING, Family.STATUE)[seed % 2]


def _with_one(scene: ExerciseScene, family: Family) -> tuple[ExerciseScene, int]:
    """Return the scene with a piece of the family aboard, and its color."""
    color = scene.random.choice(wanted(scene, family))
    return (with_offering if family == Family.OFFERING else with_statue)(scene, color), color


def _other_dice(scene: ExerciseScene, color: int) -> tuple[int, ...]:
    """Return dice in a color, in that of the water, and in a third."""
    water = scene.rules.board.spaces[scene.me.ship].color
    others = [int(one) for one in COLORS if one not in (color, water)]
    dice = {color, water, scene.random.choice(others)}
    assume(len(dice) == 3)
    return tuple(sorted(dice))


# --- which die -----------------------------------------------------------------------------------


def _which_die(scene: ExerciseScene, land: int, verbs: Sequence[int]) -> Question:
    """Ask which die loads or delivers something, if exactly one does."""
    dice = scene.me.dice

    def answers(rules: Delphi) -> Answers:
        return frozenset(
            (str(Color(one.source)),)
            for one in cargo_actions(rules, scene.position, verbs)
            if one.target == land and rules.check(scene.position, one).allowed
        )

    assume(len(answers(scene.rules)) == 1)
    verb = next(verb for verb in verbs if land in lands(scene.rules, verb))
    return asked(
        scene,
        SingleChoice(tuple(str(Color(die)) for die in dice)),
        answers,
        "action.color-match",
        *(rule for rule in _RULES[verb] if rule != "action.color-match"),
        facts={"space": scene.rules.board.spaces[land]},
        action=lambda part: Action(verb, Color[part.upper()], Color[part.upper()], land),
        look=(scene.me.ship, land),
        explain=lambda: cargo_reasons.die(
            scene, message_of("why", scene), land, min(answers(scene.rules))[0]
        ),
    )


@template("cargo.load-die", picture=Picture.NEAR)
def load_die(scene: ExerciseScene) -> Question:
    """Ask which die loads something here; another one has the color of the water."""
    board, family = scene.rules.board, _family(scene.seed)
    near = [i for i in board.shore[scene.me.ship] if i in lands(scene.rules, LOADS[family])]
    assume(near)
    land = scene.random.choice(near)
    colors = [board.spaces[land].color]
    if family == Family.OFFERING:
        there = scene.position.offerings[board.offerings.index(land)]
        colors = [color for color in COLORS if there >> color & 1]
    dice = _other_dice(scene, scene.random.choice(colors))
    return _which_die(scene.with_me(dice=dice, favor=0), land, LOADING)


@template("cargo.deliver-die", picture=Picture.NEAR)
def deliver_die(scene: ExerciseScene) -> Question:
    """Ask which die delivers the cargo; another one has the color of the water."""
    board, verb = scene.rules.board, DELIVERIES[_family(scene.seed)]
    near = [i for i in board.shore[scene.me.ship] if i in lands(scene.rules, verb)]
    assume(near)
    scene, color = _with_one(scene, _family(scene.seed))
    dice = _other_dice(scene, color)
    land = scene.random.choice(near)
    return _which_die(scene.with_me(dice=dice, favor=0), land, DELIVERING)


# --- where ---------------------------------------------------------------------------------------


def _where(scene: ExerciseScene, verb: int, color: int) -> Question:
    """Ask from which water something can be loaded or delivered with a die of its color."""
    scene = scene.with_me(dice=(color,), favor=0)

    def answers(rules: Delphi) -> Answers:
        return pointed(
            scene.rules.board,
            docks(rules, scene.position, tuple(cargo_actions(rules, scene.position, (verb,)))),
        )

    ((*found,),) = answers(scene.rules)
    assume(1 <= len(found) <= MOST)
    return asked(
        scene,
        anywhere(scene.rules.board),
        answers,
        *_RULES[verb],
        facts={"family": _family(scene.seed), "color": Color(color)},
        explain=lambda: cargo_reasons.where(
            scene,
            message_of("why", scene),
            _family(scene.seed),
            lands(scene.rules, verb),
            color,
            min(answers(scene.rules)),
        ),
    )


@template("cargo.where-load")
def where_load(scene: ExerciseScene) -> Question:
    """Ask where the ship must be to load an offering or a statue of a color."""
    color = scene.random.choice(wanted(scene, _family(scene.seed)))
    return _where(scene, LOADS[_family(scene.seed)], color)


@template("cargo.where-deliver")
def where_deliver(scene: ExerciseScene) -> Question:
    """Ask where the ship must be to deliver its cargo."""
    scene, color = _with_one(scene, _family(scene.seed))
    if _family(scene.seed) == Family.STATUE:
        scene = filled(scene, color)
    return _where(scene, DELIVERIES[_family(scene.seed)], color)


@template("cargo.sites", rests_on=("statue.raise", "statue.site-once"))
def sites(scene: ExerciseScene) -> Question:
    """Ask which islands still take a statue."""
    scene, color = _with_one(scene, Family.STATUE)
    scene = scene.with_me(dice=(color,), favor=0)
    if scene.seed % 3:
        scene = filled(scene, color)
    board = scene.rules.board

    def answers(rules: Delphi) -> Answers:
        found = []
        for land in board.statues:
            waters = [i for i in board.adjacent[land] if i in board.water]
            action = Action(Verb.RAISE_STATUE, color, color, land)
            if any(rules.check(by(scene.position, i), action).allowed for i in waters):
                found.append(scene.name(land))
        return frozenset({tuple(sorted(found))})

    return asked(
        scene,
        SpaceSelection(tuple(sorted(map(scene.name, board.statues)))),
        answers,
        *("statue.raise", "statue.site-once"),
        facts={"color": Color(color)},
        look=board.statues,
        explain=lambda: cargo_reasons.sites(scene, color, min(answers(scene.rules))),
    )
