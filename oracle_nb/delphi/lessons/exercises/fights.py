"""Fights that exercises ask about: with which die, against which monster, with which rolls."""

from typing import Any

from oracle_nb.core.chance import Draw, ScriptedChance, SeededChance
from oracle_nb.core.events import Event
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import FightOn, Position
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi


def fight(color: int, land: int) -> Action:
    """Return a fight with a die of the monster's color."""
    return Action(Verb.FIGHT, color, color, land)


def facing(scene: ExerciseScene) -> tuple[ExerciseScene, Action]:
    """Return the scene with a die for a fight, and the fight against a monster nearby."""
    board = scene.rules.board
    found = []
    for color in COLORS:
        armed = scene.with_me(dice=(color,))
        for land in board.shore[scene.me.ship]:
            action = fight(color, land)
            if land in board.monsters and scene.rules.check(armed.position, action).allowed:
                found.append(action)
    assume(found)
    action = scene.random.choice(found)
    dice = (action.color, *scene.random.sample(COLORS, 2))
    return scene.with_me(dice=tuple(sorted(dice))), action


def facts(scene: ExerciseScene, action: Action, **more: Any) -> dict[str, Any]:
    """Return the facts of a question about a fight."""
    space = scene.rules.board.spaces[action.target]
    me = scene.me
    texts = {"space": space, "color": Color(action.color), "shield": me.shield, "tokens": me.favor}
    return texts | more


def fought(
    rules: Delphi, position: Position, action: Action, rolls: tuple[int, ...]
) -> tuple[Position, list[Event]]:
    """Return the result of a fight with these rolls, continued as long as possible.

    It ends before the rolls do if it is won or can't be continued.
    """
    happened: list[Event] = []
    for place, roll in enumerate(rolls):
        step = position.pending[0] if position.pending else None
        if place:
            action = Action(Verb.FIGHT, color=action.color, target=action.target)
        if (place and not isinstance(step, FightOn)) or not rules.check(position, action).allowed:
            break
        chance = ScriptedChance((Draw("battle", roll),), SeededChance(roll))
        transition = rules.apply(position, action, chance)
        position = transition.position
        happened += transition.events
    return position, happened


def rounds(events: list[Event]) -> int:
    """Return how many rounds were fought."""
    return sum(one.what in ("round-won", "round-lost") for one in events)


def won(events: list[Event]) -> bool:
    """Return whether the monster was defeated."""
    return any(one.what == "round-won" for one in events)
