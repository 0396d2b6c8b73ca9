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
from oracle_nb.delphi.lessons.exercises.sentences import Sentence, Sentences
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import TakeStatue
from oracle_nb.delphi.pieces import COLORS, COLORS_OF, DEPICTED, Color, Equipment
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


def one_time(scene: ExerciseScene) -> Sentences:
    """Return the sentences on a card that brings a statue."""
    board, random = scene.rules.board, scene.random
    card = random.choice(STATUES)
    shown = COLORS_OF[DEPICTED[card]]
    near = board.adjacent[scene.me.ship]
    far = next(color for color in shown if board.cities[color] not in near)
    other = random.choice([color for color in COLORS if color not in shown])
    choosing = holding(scene, card).with_position(
        pending=(TakeStatue(scene.position.turn, DEPICTED[card]),)
    )

    def load(color: int) -> Sentence:
        action = Action(Verb.LOAD_STATUE, color=color, target=board.cities[color])
        return lambda rules: bool(rules.check(choosing.position, action))

    sentences: dict[str, Sentence] = {
        "quiz-card-later": _waits(scene, card),
        "quiz-card-far": load(far),
        "quiz-card-other": load(other),
    }
    facts = {
        "shown": tuple(map(Color, shown)),
        "depicted": Color(far),
        "home": board.spaces[board.cities[far]],
        "lacking": Color(other),
    }
    return sentences, facts
