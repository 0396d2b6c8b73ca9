"""Sentences of the check-up about ship tiles, and about the last cards and tiles."""

from functools import lru_cache

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.bays import bay_beside_city
from oracle_nb.delphi.lessons.exercises.holds import wanted
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, first
from oracle_nb.delphi.lessons.exercises.sentences import Sentence, Sentences, elsewhere
from oracle_nb.delphi.lessons.exercises.ship_starts import started_with_favor, with_all_gods
from oracle_nb.delphi.lessons.exercises.ships import with_tile
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod
from oracle_nb.delphi.model.tasks import Family, task, values_of
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, WHITE, Color, God, ShipTile
from oracle_nb.delphi.rules.engine import Delphi


def _costs(scene: ExerciseScene, tile: ShipTile, color: int, used: int, tokens: int) -> Sentence:
    """Return whether recoloring costs a number of tokens."""
    position = with_tile(scene, tile).with_me(dice=(color,)).position
    return lambda rules: rules.price(position, color, used) == tokens


def _room(scene: ExerciseScene, pieces: int) -> Sentence:
    """Return whether the ship tile for both ways makes room for a number of pieces."""
    position = with_tile(scene, ShipTile.BOTH_WAYS).position
    return lambda rules: rules.powers(position).storage >= pieces


def _brings(scene: ExerciseScene, action: Action, tokens: int) -> Sentence:
    """Return whether an action brings a number of favor tokens with the ship tile for favor."""
    position = with_tile(scene, ShipTile.FAVOR).position

    def true(rules: Delphi) -> bool:
        if not rules.check(position, action):
            return False
        after = rules.apply(position, action, SeededChance(0)).position
        return after.players[0].favor - scene.me.favor == tokens

    return true


def _may(scene: ExerciseScene, action: Action) -> Sentence:
    """Return whether an action is legal."""
    return lambda rules: bool(rules.check(scene.position, action))


def _returns_to(scene: ExerciseScene, god: int, row: int) -> Sentence:
    """Return whether a traded god returns to a row with the ship tile for all gods."""
    table = with_all_gods(scene, tuple(TOP_ROW if one == god else 0 for one in COLORS))

    def true(rules: Delphi) -> bool:
        trade = Action(Verb.TRADE, color=god)
        end = rules.apply(table.position, trade, SeededChance(0)).position
        return end.players[0].gods[god] == row

    return true


def _responds(scene: ExerciseScene, god: int) -> Sentence:
    """Return whether another player's roll advances a god that hasn't moved."""
    step = AdvanceGod(0, 1 << god, "turn.consult-gods")
    table = with_all_gods(scene, (0,) * len(COLORS)).with_position(turn=1, pending=(step,))
    return lambda rules: bool(rules.check(table.position, Action(Verb.ADVANCE, color=god)))


def _fits(scene: ExerciseScene, color: int) -> Sentence:
    """Return whether a white task takes an offering in the color of a returned task."""
    gone = task(Family.OFFERING, color)
    board = scene.rules.board
    table = with_tile(scene, ShipTile.TASK).with_me(
        tasks=tuple(one for one in scene.me.tasks if one != gone), dice=(color,)
    )
    table = table.with_position(offerings=(1 << color,))
    load = Action(Verb.LOAD_OFFERING, color, color, board.offerings[0])
    return lambda rules: bool(rules.check(table.position, load))


def _sentences(scene: ExerciseScene) -> Sentences:
    random = scene.random
    scene = bay_beside_city(random)
    altar = scene.position.temples[0]
    assume(altar in wanted(scene, Family.OFFERING))
    color, die = random.sample([one for one in COLORS if one != altar], 2)
    back, onward = (color - 2) % len(COLORS), (color + 2) % len(COLORS)
    fixed = next(
        value for value in values_of(scene.me.tasks, Family.OFFERING) if value not in (WHITE, altar)
    )
    laden = scene.with_me(favor=0, offerings=(altar,), dice=tuple(sorted((altar, die))))
    temple = scene.rules.board.temples[0]
    sentences: dict[str, Sentence] = {
        "quiz-ship-back": _costs(scene, ShipTile.BOTH_WAYS, color, back, 2),
        "quiz-ship-only": _costs(scene, ShipTile.RANGE, color, back, 2),
        "quiz-ship-discount": _costs(scene, ShipTile.RECOLOR, color, onward, 1),
        "quiz-ship-room": _room(scene, 3),
        "quiz-ship-die": _brings(laden, Action(Verb.FAVOR, die), 4),
        "quiz-ship-god": _returns_to(scene, color, 3),
        "quiz-ship-responds": _responds(scene, color),
        "quiz-ship-reward": lambda rules: started_with_favor(rules, scene),
        "quiz-ship-returned": _fits(scene, fixed),
        "quiz-pile-empty": _may(
            laden.with_position(deck=(0,) * len(COLORS), discard=(1,) * len(COLORS)),
            Action(Verb.DRAW, die),
        ),
        "quiz-look-last": _may(laden, Action(Verb.LOOK, die)),
        "quiz-ship-offering": _brings(laden, Action(Verb.MAKE_OFFERING, altar, altar, temple), 4),
    }
    facts: dict[str, object] = {
        "die": Color(color),
        "used": Color(back),
        "via": Color(onward),
        "god": God(color),
        "sail": Color(fixed),
    }
    return elsewhere(scene, sentences), facts


@lru_cache(maxsize=64)
def on_ships(seed: int) -> Sentences:
    """Return sentences on what ship tiles do."""
    return first("checkup.ships", seed, _sentences)
