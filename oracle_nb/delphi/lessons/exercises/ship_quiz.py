"""Sentences of the check-up about ship tiles."""

from functools import lru_cache

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.bays import bay_beside_city
from oracle_nb.delphi.lessons.exercises.holds import wanted
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, first
from oracle_nb.delphi.lessons.exercises.sentences import Sentence, Sentences, elsewhere
from oracle_nb.delphi.lessons.exercises.ships import with_tile
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COLORS, Color, ShipTile
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


def _sentences(scene: ExerciseScene) -> Sentences | None:
    random = scene.random
    scene = bay_beside_city(random)
    altar = scene.position.temples[0]
    if altar not in wanted(scene, Family.OFFERING):
        return None
    color, die = random.sample([one for one in COLORS if one != altar], 2)
    back, onward = (color - 2) % len(COLORS), (color + 2) % len(COLORS)
    laden = scene.with_me(favor=0, offerings=(altar,), dice=tuple(sorted((altar, die))))
    temple = scene.rules.board.temples[0]
    sentences: dict[str, Sentence] = {
        "quiz-ship-back": _costs(scene, ShipTile.BOTH_WAYS, color, back, 2),
        "quiz-ship-only": _costs(scene, ShipTile.RANGE, color, back, 2),
        "quiz-ship-discount": _costs(scene, ShipTile.RECOLOR, color, onward, 1),
        "quiz-ship-room": _room(scene, 3),
        "quiz-ship-die": _brings(laden, Action(Verb.FAVOR, die), 4),
        "quiz-ship-offering": _brings(laden, Action(Verb.MAKE_OFFERING, altar, altar, temple), 4),
    }
    facts: dict[str, object] = {"die": Color(color), "used": Color(back), "via": Color(onward)}
    return elsewhere(scene, sentences), facts


@lru_cache(maxsize=64)
def on_ships(seed: int) -> Sentences:
    """Return sentences on what ship tiles do."""
    return first("checkup.ships", seed, _sentences)
