"""Exercises on exploring and fighting with several actions, sailing included."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises import fight_reasons, tile_reasons
from oracle_nb.delphi.lessons.exercises.deliveries import MOVE, ordering, walk
from oracle_nb.delphi.lessons.exercises.exploring import laid, own, wanting
from oracle_nb.delphi.lessons.exercises.fights import facing, facts, fight
from oracle_nb.delphi.lessons.exercises.lines import lines, written
from oracle_nb.delphi.lessons.exercises.odds import percent
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import Maker, Question, message_of, template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import COLORS, Color, IslandTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence, AnswerReason, Answers

FAVOR: Final = (int(Verb.FAVOR),)
EVEN: Final = 50
FAR: Final = 5
"""Maximum distance of a monster."""
SAILED: Final = 4
"""The same where one move must be enough."""


def _line_facts(scene: ExerciseScene) -> dict[str, Any]:
    return {
        "color": Color(scene.rules.setting.ships[scene.position.turn]),
        "tokens": scene.me.favor,
        "dice": tuple(map(Color, scene.me.dice)),
    }


# --- tiles ---------------------------------------------------------------------------------------


def _open(scene: ExerciseScene) -> ExerciseScene:
    """Return the scene with all island tiles face up and one or two shrines built.

    Face-up tiles leave nothing to chance. Some tiles of the player's color are left to build on.
    """
    board, random = scene.rules.board, scene.random
    tiles = random.sample(sorted(IslandTile), len(IslandTile))
    letters = [one for one in scene.me.tasks if one < 8]
    left = random.sample(letters, random.randint(1, 2))
    slots = [slot for slot, tile in enumerate(tiles) if own(scene, tile)]
    built = random.sample(slots, len(letters) - len(left))
    table = laid(scene, dict(zip(board.islands, tiles, strict=True)))
    table = table.with_position(shrines=sum(1 << slot for slot in built))
    return wanting(table.with_me(favor=0), *left)


def _reaching(
    verb: Verb,
    lay: Callable[[ExerciseScene], ExerciseScene],
    count: Callable[[Position], int],
    *rules: str,
) -> Maker:
    """Return a template: sail somewhere and do something there that increases a count."""

    def make(scene: ExerciseScene) -> Question:
        table, _ = walk(lay(scene), MOVE, (int(verb),))
        before = count(table.position)

        def goal(position: Position) -> bool:
            return count(position) > before

        def way(rules: Delphi, most: int) -> Answers:
            verbs = (*MOVE, int(verb))
            found = lines(rules, table.position, most, verbs, lambda _, one: one.verb == verb, goal)
            return written(rules, found)

        assume(not way(table.rules, 1))
        return Question(
            table,
            lambda rules: way(rules, 2),
            form=ActionSequence(2),
            facts=_line_facts(table),
            action=table.rules.notation.read,
            goal=goal,
            look=(table.me.ship,),
            explain=lambda: tile_reasons.example(
                table, message_of("why", scene), min(way(table.rules, 2))
            ),
        )

    return make


uncover = template(
    "exploring.uncover",
    rests_on=("explore.color", "action.adjacent", "move.range", "move.end-color"),
)(
    _reaching(
        Verb.EXPLORE,
        lambda scene: laid(scene, {}),
        lambda position: position.face_up.bit_count(),
        *("explore.color", "action.adjacent"),
    )
)
shrine = template(
    "exploring.shrine", rests_on=("shrine.build", "action.adjacent", "move.range", "move.end-color")
)(
    _reaching(
        Verb.BUILD,
        _open,
        lambda position: position.shrines.bit_count(),
        *("shrine.build", "action.adjacent"),
    )
)


@template(
    "exploring.order", rests_on=("shrine.build", "action.adjacent", "move.range", "move.end-color")
)
def order(scene: ExerciseScene) -> Question:
    """Ask for an order in which a shrine can be built between two moves."""
    table, line = walk(_open(scene), MOVE, (int(Verb.BUILD),), MOVE)
    return ordering(table, line, _line_facts(table))


# --- fights --------------------------------------------------------------------------------------


def _left(rules: Delphi, position: Position, color: int, land: int) -> int:
    """Return the most tokens left when a die starts the fight; -1 if none can."""
    me = position.players[position.turn]
    most = -1
    for die in me.dice:
        price = rules.price(position, die, color)
        if price is not None and rules.check(position, Action(Verb.FIGHT, die, color, land)):
            most = max(most, me.favor - price)
    return most


def _prepared(
    scene: ExerciseScene,
    action: Action,
    waters: Sequence[int],
    least: int,
    why: Callable[[], tuple[AnswerReason, ...]],
    *,
    whole_turn: bool = False,
) -> Question:
    """Ask to prepare a fight with at most two actions.

    A die for it must be left, and with the remaining tokens a chance of at least ``least`` percent.
    The ship can only go to ``waters``. For ``whole_turn``, one action isn't enough.
    """
    seat = scene.position.turn

    def ready(rules: Delphi, position: Position) -> bool:
        tokens = _left(rules, position, action.color, action.target)
        strength = rules.battle.strength(position.players[seat].shield)
        return tokens >= 0 and percent(rules, strength, tokens) >= least

    def way(rules: Delphi, position: Position, most: int) -> list[tuple[Action, ...]]:
        found: list[tuple[Action, ...]] = []
        for one in rules.legal_actions(position):
            if one.verb not in FAVOR and (one.verb not in MOVE or one.target not in waters):
                continue
            then = rules.apply(position, one, SeededChance(0)).position
            if ready(rules, then):
                found.append((one,))
            elif most > 1:
                found += [(one, *line) for line in way(rules, then, most - 1)]
        return found

    def answer_key(rules: Delphi) -> Answers:
        return written(rules, iter(way(rules, scene.position, 2)))

    answers = answer_key(scene.rules)
    assume(not ready(scene.rules, scene.position) and answers)
    assume(not whole_turn or min(map(len, answers)) >= 2)
    return Question(
        scene,
        answer_key,
        form=ActionSequence(2, whole_turn),
        facts=facts(scene, action, dice=tuple(map(Color, scene.me.dice))),
        action=scene.rules.notation.read,
        goal=lambda position: ready(scene.rules, position),
        look=(scene.me.ship, action.target),
        explain=why,
    )


@template(
    "fighting.approach",
    rests_on=("move.end-color", "fight.color", "action.adjacent", "oracle.recolor"),
)
def approach(scene: ExerciseScene) -> Question:
    """Ask to sail next to a monster and keep a die for it."""
    board, random = scene.rules.board, scene.random
    land = random.choice(board.monsters)
    color = random.choice(COLORS)
    waters = tuple(space for space in board.adjacent[land] if space in board.water)
    table = scene.with_me(favor=scene.seed % 2)
    there = table.with_me(ship=waters[0], dice=(color,))
    assume(there.rules.check(there.position, fight(color, land)))
    assume(min(board.distance()[table.me.ship][space] for space in waters) <= FAR)
    action = fight(color, land)
    why = partial(fight_reasons.approach, table, action)
    return _prepared(table, action, waters, 0, why)


@template(
    "fighting.ready",
    rests_on=("fight.continue", "fight.color", "action.adjacent", "oracle.recolor"),
)
def ready(scene: ExerciseScene) -> Question:
    """Ask to take tokens before a fight until winning is more likely than not."""
    random = scene.random
    # With other shields some number of tokens gives almost an even chance.
    table, action = facing(scene.with_me(shield=random.randint(1, 3), favor=random.randint(0, 1)))
    one, other = random.sample(COLORS, 2)
    dice = ((action.color - random.randint(0, 2)) % len(COLORS), one, other)
    armed = table.with_me(dice=tuple(sorted(dice)))
    why = partial(fight_reasons.ready, table, Color(action.color))
    return _prepared(armed, action, (), EVEN, why)


@template(
    "turns.fight", rests_on=("move.end-color", "fight.color", "action.adjacent", "oracle.recolor")
)
def prepare(scene: ExerciseScene) -> Question:
    """Ask to get next to a monster in one turn, with a die and enough tokens for the fight."""
    board, random = scene.rules.board, scene.random
    table = scene.with_me(favor=scene.seed % 3, shield=random.randint(1, 3))
    land, color = random.choice(board.monsters), random.choice(COLORS)
    waters = tuple(space for space in board.adjacent[land] if space in board.water)
    action = fight(color, land)
    there = table.with_me(ship=waters[0], dice=(color,))
    assume(there.rules.check(there.position, action))
    away = {one: min(board.distance()[one][end] for end in waters) for one in board.water}
    near = [one for one in board.water if 0 < away[one] <= SAILED]
    # One die may have to be recolored for the fight.
    dice = ((color - random.randint(0, 1)) % len(COLORS), *random.choices(COLORS, k=2))
    table = table.with_me(ship=random.choice(near), dice=tuple(sorted(dice)))

    def why() -> tuple[AnswerReason, ...]:
        odds = fight_reasons.ready(table, Color(color))
        return (*fight_reasons.approach(table, action), *odds)

    return _prepared(table, action, waters, EVEN, why, whole_turn=True)
