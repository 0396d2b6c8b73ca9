"""The check-up: exercises that distinguish many false beliefs at once."""

from collections.abc import Iterator
from random import Random
from typing import Final

from oracle_nb.core.chance import scatter
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.lessons.exercises.scenes import SPARE, ExerciseScene, busy, rules_under
from oracle_nb.delphi.lessons.exercises.templates import Question, seed_template, several
from oracle_nb.delphi.lessons.misconceptions import BELIEFS
from oracle_nb.delphi.model.actions import CARD, Action, Verb, source_color
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.exercises import Answers, SpaceSelection

SCENES: Final = 10
"""Number of positions from which the most informative is chosen."""
TURNS: Final = (4, 5, 2)
"""Number of steps by which dice must be recolored, from one seed to the next.

Beliefs about the wheel then change the remaining tokens by different amounts, so that they aren't
mistaken for beliefs about the range.
"""


@seed_template(
    "checkup.die",
    rests_on=("action.color-match", "action.adjacent", "oracle.recolor", "move.range"),
)
def die(seed: int) -> Question:
    """Ask where something can be done with a die or card used as a color."""
    random = Random(scatter(seed, sum(map(ord, "checkup.die"))))
    turns = TURNS[seed % len(TURNS)]
    uses = [use for _ in range(SCENES) for use in _uses(busy(random, turns))]
    _, scene, source, color = max(uses, key=lambda use: use[0])
    board = scene.rules.board

    def answers(rules: Delphi) -> Answers:
        targets = _targets(rules, scene.position, source, color)
        return several(board.spaces[target].name for target in targets)

    def explain() -> tuple[Reason, ...]:
        price = scene.me.favor - SPARE
        facts = {
            "color": Color(source_color(source)),
            "used": Color(color),
            "tokens": price,
            "left": scene.me.favor - price,
        }
        return (
            Reason("why-checkup-die", {"used": Color(color)}),
            Reason("why-checkup-price", facts),
            Reason(
                "why-checkup-spaces",
                {"used": Color(color), "spaces": scene.answered(min(answers(scene.rules)))},
            ),
        )

    return Question(
        scene,
        answers,
        form=SpaceSelection(tuple(space.name for space in board.spaces)),
        prompt="ask-checkup-die" if source < CARD else "ask-checkup-card",
        facts={
            "tokens": scene.me.favor,
            "color": Color(source_color(source)),
            "used": Color(color),
            "played": int(scene.position.played >= 0),
        },
        action=lambda part: _action_at(scene, source, color, board.find(part).index),
        look=(scene.me.ship,),
        explain=explain,
    )


def _action_at(scene: ExerciseScene, source: int, color: int, target: int) -> Action:
    """Return the action at a space: a legal one, else the usual one."""
    verbs = _USUAL_VERBS.get(scene.rules.board.spaces[target].terrain, (Verb.MOVE,))
    actions = [Action(verb, source, color, target) for verb in verbs]
    return next(
        (action for action in actions if scene.rules.check(scene.position, action)), actions[0]
    )


_USUAL_VERBS: Final = {
    Terrain.ISLAND: (Verb.EXPLORE, Verb.BUILD),
    Terrain.MONSTER: (Verb.FIGHT,),
    Terrain.MARKED: (Verb.FIGHT,),
    Terrain.OFFERING: (Verb.LOAD_OFFERING,),
    Terrain.TEMPLE: (Verb.MAKE_OFFERING,),
    Terrain.STATUE: (Verb.RAISE_STATUE,),
    Terrain.CITY: (Verb.LOAD_STATUE,),
}


def _targets(rules: Delphi, position: Position, source: int, color: int) -> set[int]:
    """Return all targets of a source as a color."""
    return {
        action.target
        for action in rules.legal_actions(position)
        if action.source == source and action.color == color and action.target >= 0
    }


def _uses(scene: ExerciseScene) -> Iterator[tuple[int, ExerciseScene, int, int]]:
    """Yield how many groups of beliefs each use of a source tells apart, and that use."""
    position = scene.position
    sources = {*scene.me.dice, *(CARD + c for c in range(6) if scene.me.cards[c])}
    everybody = [
        rules_under(scene.rules, belief.rule, belief.variant) for belief in BELIEFS.values()
    ]
    legal = [
        [
            action
            for action in rules.legal_actions(position)
            if action.target >= 0 and action.color >= 0
        ]
        for rules in (scene.rules, *everybody)
    ]
    for source in sorted(sources):
        for color in range(6):
            if scene.rules.price(position, source, color) != scene.me.favor - SPARE:
                continue
            groups = {
                frozenset(o.target for o in actions if o.source == source and o.color == color)
                for actions in legal
            }
            if 1 <= len(_targets(scene.rules, position, source, color)) <= 14:
                yield len(groups), scene, source, color
