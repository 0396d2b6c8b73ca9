"""Exercises on exploring and fighting with several actions, sailing included."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises import fight_reasons, tile_reasons
from oracle_nb.delphi.lessons.exercises.asking import E, asked, templates
from oracle_nb.delphi.lessons.exercises.deliveries import MOVE, SAILING, ordering, walk
from oracle_nb.delphi.lessons.exercises.exploring import laid, own, wanting
from oracle_nb.delphi.lessons.exercises.fights import facing, facts, fight
from oracle_nb.delphi.lessons.exercises.lines import lines, written
from oracle_nb.delphi.lessons.exercises.odds import percent
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
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
    name: str,
    verb: Verb,
    lay: Callable[[ExerciseScene], ExerciseScene],
    count: Callable[[Position], int],
    *rules: str,
) -> Callable[[ExerciseScene, int], E | None]:
    """Return a template: sail somewhere and do something there that increases a count."""

    def make(scene: ExerciseScene, seed: int) -> E | None:
        walked = walk(lay(scene), MOVE, (int(verb),))
        if walked is None:
            return None
        table, _ = walked
        before = count(table.position)

        def goal(position: Position) -> bool:
            return count(position) > before

        def way(rules: Delphi, most: int) -> Answers:
            verbs = (*MOVE, int(verb))
            found = lines(rules, table.position, most, verbs, lambda _, one: one.verb == verb, goal)
            return written(rules, found)

        if way(table.rules, 1):
            return None
        return asked(
            table,
            name,
            seed,
            ActionSequence(2),
            lambda rules: way(rules, 2),
            (*rules, *SAILING),
            facts=_line_facts(table),
            action=table.rules.notation.read,
            goal=goal,
            look=(table.me.ship,),
            explain=lambda: tile_reasons.example(
                table, f"why-{name.replace('.', '-')}", min(way(table.rules, 2))
            ),
        )

    return make


uncover = _reaching(
    "exploring.uncover",
    Verb.EXPLORE,
    lambda scene: laid(scene, {}),
    lambda position: position.face_up.bit_count(),
    *("explore.color", "action.adjacent"),
)
shrine = _reaching(
    "exploring.shrine",
    Verb.BUILD,
    _open,
    lambda position: position.shrines.bit_count(),
    *("shrine.build", "action.adjacent"),
)


def order(scene: ExerciseScene, seed: int) -> E | None:
    """Ask for an order in which a shrine can be built between two moves."""
    walked = walk(_open(scene), MOVE, (int(Verb.BUILD),), MOVE)
    if walked is None:
        return None
    table, line = walked
    rules = ("shrine.build", "action.adjacent", *SAILING)
    return ordering(table, line, "exploring.order", seed, rules, _line_facts(table))


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
    name: str,
    seed: int,
    action: Action,
    waters: Sequence[int],
    least: int,
    rules: str,
    why: Callable[[], tuple[AnswerReason, ...]],
    *,
    whole_turn: bool = False,
) -> E | None:
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

    def solve(rules: Delphi) -> Answers:
        return written(rules, iter(way(rules, scene.position, 2)))

    answers = solve(scene.rules)
    if ready(scene.rules, scene.position) or not answers:
        return None
    if whole_turn and min(map(len, answers)) < 2:
        return None
    return asked(
        scene,
        name,
        seed,
        ActionSequence(2, whole_turn),
        solve,
        (rules, "fight.color", "action.adjacent", "oracle.recolor"),
        facts=facts(scene, action, dice=tuple(map(Color, scene.me.dice))),
        action=scene.rules.notation.read,
        goal=lambda position: ready(scene.rules, position),
        look=(scene.me.ship, action.target),
        explain=why,
    )


def approach(scene: ExerciseScene, seed: int) -> E | None:
    """Ask to sail next to a monster and keep a die for it."""
    board, random = scene.rules.board, scene.random
    land = random.choice(board.monsters)
    color = random.choice(COLORS)
    waters = tuple(space for space in board.adjacent[land] if space in board.water)
    table = scene.with_me(favor=seed % 2)
    there = table.with_me(ship=waters[0], dice=(color,))
    if not there.rules.check(there.position, fight(color, land)):
        return None
    if min(board.distance()[table.me.ship][space] for space in waters) > FAR:
        return None
    action = fight(color, land)
    why = partial(fight_reasons.approach, table, action)
    return _prepared(table, "fighting.approach", seed, action, waters, 0, "move.end-color", why)


def ready(scene: ExerciseScene, seed: int) -> E | None:
    """Ask to take tokens before a fight until winning is more likely than not."""
    random = scene.random
    # With other shields some number of tokens gives almost an even chance.
    there = facing(scene.with_me(shield=random.randint(1, 3), favor=random.randint(0, 1)))
    if there is None:
        return None
    table, action = there
    one, other = random.sample(COLORS, 2)
    dice = ((action.color - random.randint(0, 2)) % len(COLORS), one, other)
    armed = table.with_me(dice=tuple(sorted(dice)))
    why = partial(fight_reasons.ready, table, Color(action.color))
    return _prepared(armed, "fighting.ready", seed, action, (), EVEN, "fight.continue", why)


def prepare(scene: ExerciseScene, seed: int) -> E | None:
    """Ask to get next to a monster in one turn, with a die and enough tokens for the fight."""
    board, random = scene.rules.board, scene.random
    table = scene.with_me(favor=seed % 3, shield=random.randint(1, 3))
    land, color = random.choice(board.monsters), random.choice(COLORS)
    waters = tuple(space for space in board.adjacent[land] if space in board.water)
    action = fight(color, land)
    there = table.with_me(ship=waters[0], dice=(color,))
    if not there.rules.check(there.position, action):
        return None
    away = {one: min(board.distance()[one][end] for end in waters) for one in board.water}
    near = [one for one in board.water if 0 < away[one] <= SAILED]
    # One die may have to be recolored for the fight.
    dice = ((color - random.randint(0, 1)) % len(COLORS), *random.choices(COLORS, k=2))
    table = table.with_me(ship=random.choice(near), dice=tuple(sorted(dice)))

    def why() -> tuple[AnswerReason, ...]:
        odds = fight_reasons.ready(table, Color(color))
        return (*fight_reasons.approach(table, action), *odds)

    return _prepared(
        *(table, "turns.fight", seed, action, waters, EVEN, "move.end-color", why), whole_turn=True
    )


TEMPLATES: Final = templates(
    {
        "exploring.uncover": uncover,
        "exploring.shrine": shrine,
        "exploring.order": order,
        "fighting.approach": approach,
        "fighting.ready": ready,
        "turns.fight": prepare,
    }
)
