"""Sentences of the check-up about equipment for every turn."""

from functools import lru_cache

from oracle_nb.core.chance import Draw, ScriptedChance, SeededChance
from oracle_nb.delphi.lessons.exercises.equipment import holding
from oracle_nb.delphi.lessons.exercises.injury_cards import by_color, happens, hurt, turn_started
from oracle_nb.delphi.lessons.exercises.lasting_cards import PAID
from oracle_nb.delphi.lessons.exercises.reward_card import legal_action
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, first
from oracle_nb.delphi.lessons.exercises.sentences import Sentence, elsewhere, played
from oracle_nb.delphi.lessons.exercises.straits import in_strait
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, Position
from oracle_nb.delphi.pieces import COLORS, Color, Equipment
from oracle_nb.delphi.rules.engine import Delphi


def _recovers(scene: ExerciseScene) -> Sentence:
    """Return whether six injuries of three colors are too many with the card for them."""
    one, two, three = scene.random.sample(COLORS, 3)
    table = hurt(holding(scene, Equipment.RECOVER), by_color([one, two, three] * 2))

    def true(rules: Delphi) -> bool:
        return happens(turn_started(rules, table.position, 0)[1], "must-recover")

    return true


def _pays_twice(scene: ExerciseScene) -> Sentence:
    """Return whether two dice in the color of a card bring its tokens twice."""
    table = holding(scene.with_me(favor=0, dice=()), Equipment.CONSULT_YELLOW)
    rolled = sorted((Color.YELLOW, Color.YELLOW, Color.RED))

    def true(rules: Delphi) -> bool:
        roll = ScriptedChance([Draw("die", one) for one in rolled], SeededChance(0))
        end = rules.apply(table.position, Action(Verb.END), roll).position
        return end.players[0].favor == 2 * PAID

    return true


def _two_steps(position: Position, build: Action) -> Sentence:
    """Return whether a shrine brings two god steps."""

    def true(rules: Delphi) -> bool:
        after = played(rules, position, (build,))
        return after is not None and sum(isinstance(o, AdvanceGod) for o in after.pending) == 2

    return true


def _sentences(scene: ExerciseScene) -> dict[str, Sentence]:
    table = in_strait(scene)
    shrine = legal_action(holding(table, Equipment.REWARD_GOD), Verb.BUILD)
    sentences: dict[str, Sentence] = {
        "quiz-recover-total": _recovers(table),
        "quiz-consult-twice": _pays_twice(table),
        "quiz-reward-shrine": _two_steps(*shrine),
    }
    return elsewhere(table, sentences)


@lru_cache(maxsize=64)
def on_lasting_cards(seed: int) -> dict[str, Sentence]:
    """Return sentences on the cards for recovering later, for rolls and for rewards."""
    return first("checkup.lasting", seed, _sentences)
