"""Sentences of the check-up about equipment cards."""

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.equipment import (
    LASTING,
    LOST,
    STATUES,
    displayed,
    holding,
    taking,
)
from oracle_nb.delphi.lessons.exercises.holds import laden
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.lessons.exercises.sentences import Sentence, Sentences, played
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Decision, GodToTop, LookAt, TakeStatue
from oracle_nb.delphi.pieces import COLORS, COLORS_OF, DEPICTED, Color, Equipment, God
from oracle_nb.delphi.rules.engine import Delphi


def _waits(scene: ExerciseScene, card: Equipment) -> Sentence:
    """Return whether a card for a statue waits until the full hold has room."""
    full = displayed(laden(scene, 2), (card, *LASTING[:5]))

    def true(rules: Delphi) -> bool:
        taken = rules.apply(full.position, taking(card), SeededChance(0))
        loaded = len(taken.position.players[full.position.turn].statues) > len(full.me.statues)
        return not (
            taken.position.pending or loaded or any(one.what in LOST for one in taken.events)
        )

    return true


def _may(scene: ExerciseScene, step: Decision, action: Action) -> Sentence:
    """Return whether an action answers a decision."""
    position = scene.with_position(pending=(step,)).position
    return lambda rules: bool(rules.check(position, action))


def _steps(scene: ExerciseScene, god: int) -> Sentence:
    """Return whether both steps of the gifts may go to one god."""
    rows = tuple(3 if one == god else 0 for one in COLORS)
    table = displayed(scene.with_me(gods=rows), (Equipment.GIFT, *LASTING[:5]))
    step = Action(Verb.ADVANCE, color=god)

    def true(rules: Delphi) -> bool:
        return played(rules, table.position, (taking(Equipment.GIFT), step, step)) is not None

    return true


def one_time(scene: ExerciseScene, tile: int) -> Sentences:
    """Return the sentences on one-time cards; ``tile`` is a face-down tile far away."""
    board, random, turn = scene.rules.board, scene.random, scene.position.turn
    god = random.choice(COLORS)
    card = random.choice(STATUES)
    shown = COLORS_OF[DEPICTED[card]]
    near = board.adjacent[scene.me.ship]
    far = next(color for color in shown if board.cities[color] not in near)
    other = random.choice([color for color in COLORS if color not in shown])
    choosing = holding(scene, card).with_position(pending=(TakeStatue(turn, DEPICTED[card]),))

    def load(color: int) -> Sentence:
        action = Action(Verb.LOAD_STATUE, color=color, target=board.cities[color])
        return lambda rules: bool(rules.check(choosing.position, action))

    sentences: dict[str, Sentence] = {
        "quiz-card-later": _waits(scene, card),
        "quiz-card-far": load(far),
        "quiz-card-other": load(other),
        "quiz-gift-same": _steps(scene, god),
        "quiz-top-other": _may(
            scene.with_me(gods=(0,) * 6),
            GodToTop(turn, DEPICTED[Equipment.GOD_TO_TOP]),
            Action(Verb.TOP, color=God.APOLLON),
        ),
        "quiz-card-look": _may(
            scene, LookAt(turn, 2, "equipment.look"), Action(Verb.LOOK, target=tile)
        ),
    }
    facts = {
        "shown": tuple(map(Color, shown)),
        "depicted": Color(far),
        "home": board.spaces[board.cities[far]],
        "lacking": Color(other),
        "depicted-god": God(god),
    }
    return sentences, facts
