"""Sentences about injuries and the titan, for exercises on which of them are true."""

from random import Random

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.injury_cards import (
    DICE,
    Injuries,
    by_color,
    cards_drawn,
    discarded,
    happens,
    hurt,
    injured,
    recovers,
    turn_ended,
    turn_started,
)
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.lessons.exercises.sentences import Sentence, Sentences
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi


class _Player:
    """The first player, with different injuries and shields."""

    def __init__(self, scene: ExerciseScene) -> None:
        self._scene = scene

    def recovers(self, injuries: Injuries) -> Sentence:
        """Return whether the player must recover."""
        return lambda rules: recovers(rules, self._scene.position, injuries)

    def rewarded(self, injuries: Injuries) -> Sentence:
        """Return whether the player gets the reward of those without injuries."""

        def true(rules: Delphi) -> bool:
            _, events = turn_started(rules, injured(self._scene.position, 0, injuries), 0)
            return happens(events, "unhurt")

        return true

    def left(self, injuries: Injuries, number: int) -> Sentence:
        """Return whether this many injuries are left after recovering."""

        def true(rules: Delphi) -> bool:
            _, events = turn_started(rules, injured(self._scene.position, 0, injuries), 0)
            return sum(injuries) - discarded(events) == number

        return true

    def acts(self, injuries: Injuries) -> Sentence:
        """Return whether the player can use dice in this turn."""

        def true(rules: Delphi) -> bool:
            end, _ = turn_started(rules, injured(self._scene.position, 0, injuries), 0)
            return end.turn == 0 and end.phase == Phase.ACT

        return true

    def discards(self, color: int, injuries: Injuries, number: int) -> Sentence:
        """Return whether a die leaves this many of the injuries."""
        table = hurt(self._scene.with_me(dice=(color,)), injuries)

        def true(rules: Delphi) -> bool:
            action = Action(Verb.HEAL, color, color)
            end = rules.apply(table.position, action, SeededChance(0)).position
            return sum(end.players[0].injuries) == number

        return true

    def draws(self, shield: int, roll: int, number: int) -> Sentence:
        """Return whether the titan's roll gives the player this many injury cards."""
        position = self._scene.with_me(shield=shield).position
        return lambda rules: cards_drawn(rules, position, 0, roll) == number

    def titan(self, seat: int, injuries: Injuries) -> Sentence:
        """Return whether the titan die is rolled at the end of a turn."""
        position = injured(self._scene.position, seat, injuries)

        def true(rules: Delphi) -> bool:
            if recovers(rules, self._scene.position, injuries):
                return happens(turn_started(rules, position, seat)[1], "titan-rolled")
            return happens(turn_ended(rules, position, seat), "titan-rolled")

        return true


def on_injuries(scene: ExerciseScene, random: Random) -> Sentences:
    """Return sentences on the check at the start of a turn and on discarding injuries."""
    one, two, three = random.sample(COLORS, 3)
    me = _Player(scene)
    sentences: dict[str, Sentence] = {
        "quiz-same-recovers": me.recovers(by_color([one] * 3 + [two])),
        "quiz-mixed-recovers": me.recovers(by_color([one, one, two, three])),
        "quiz-recover-left": me.left(by_color([one] * 4 + [two, two]), 3),
        "quiz-recover-all": me.left(by_color([one] * 3 + [two, two]), 0),
        "quiz-recover-acts": me.acts(by_color([one] * 3 + [two] * 3)),
        "quiz-few-rewarded": me.rewarded(by_color([one])),
        "quiz-discard-all": me.discards(one, by_color([one, one, two]), 1),
    }
    return sentences, {"injury": Color(one), "second": Color(two), "third": Color(three)}


def on_titan(scene: ExerciseScene, shield: int) -> Sentences:
    """Return sentences on the titan's rolls against a shield."""
    me = _Player(scene.with_me(dice=scene.me.dice[:DICE]))
    sentences: dict[str, Sentence] = {
        "quiz-titan-equal": me.draws(shield, shield, 1),
        "quiz-titan-below": me.draws(shield, shield - 1, 1),
        "quiz-titan-above": me.draws(shield, shield + 2, 1),
        "quiz-titan-six": me.draws(shield, 6, 2),
        "quiz-titan-recovering": me.titan(1, by_color([0] * 3 + [1] * 3)),
        "quiz-titan-first": me.titan(0, by_color([0])),
    }
    return sentences, {"shield": shield, "below": shield - 1, "above": shield + 2}
