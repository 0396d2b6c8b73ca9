"""An exercise on which sentences about a fight, the titan and the race home are true."""

from random import Random

from oracle_nb.core.chance import scatter
from oracle_nb.delphi.lessons.exercises import quiz_reasons
from oracle_nb.delphi.lessons.exercises.bays import calm
from oracle_nb.delphi.lessons.exercises.home_quiz import on_home
from oracle_nb.delphi.lessons.exercises.injury_quiz import on_titan
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.lessons.exercises.sentences import Sentence, played, quiz
from oracle_nb.delphi.lessons.exercises.templates import Question, seed_template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.engine import Delphi


class _Battle:
    """A fight after some rolls.

    ``attack`` starts it, ``again`` continues it.
    """

    def __init__(self, scene: ExerciseScene, attack: Action, again: Action) -> None:
        self._before = scene.position
        self._attack = attack
        self._again = again

    def _after(self, rules: Delphi, *rolls: int) -> Position | None:
        actions = (self._attack, *[self._again] * (len(rolls) - 1))
        return played(rules, self._before, actions, rolls)

    def won(self, *rolls: int) -> Sentence:
        """Return whether the monster is beaten."""

        def true(rules: Delphi) -> bool:
            end = self._after(rules, *rolls)
            return end is not None and end.monsters != self._before.monsters

        return true

    def hurt(self, roll: int) -> Sentence:
        """Return whether the player is injured."""

        def true(rules: Delphi) -> bool:
            end = self._after(rules, roll)
            before = self._before.players[0].injuries
            return end is not None and end.players[0].injuries != before

        return true

    def then(self, roll: int, action: Action) -> Sentence:
        """Return whether an action is legal then."""

        def true(rules: Delphi) -> bool:
            end = self._after(rules, roll)
            return end is not None and bool(rules.check(end, action))

        return true


@seed_template(
    "checkup.fight",
    rests_on=(
        "fight.strength",
        "fight.win",
        "fight.lose-round",
        "fight.continue",
        "fight.surrender",
        "titan.roll",
        "titan.attack",
        "titan.six",
        "setup.titan-die",
        "move.to-zeus",
        "end.trigger",
        "end.leftovers",
        "end.winner",
    ),
)
def fight(seed: int) -> Question:
    """Return sentences on what rolls do in a fight, on the titan's rolls and the race home."""
    random = Random(scatter(seed, sum(map(ord, "checkup.fight"))))
    shield = random.choice((2, 3))
    scene = calm(random).with_me(shield=shield, favor=3)
    board, position = scene.rules.board, scene.position
    space = next(i for i in board.shore[scene.me.ship] if i in board.monsters)
    color = position.monsters[board.monsters.index(space)].bit_length() - 1
    attack = Action(Verb.FIGHT, color, color, space)
    again = Action(Verb.FIGHT, color=color, target=space)
    strength = scene.rules.battle.strength(shield)
    left = strength - random.choice((2, 3))
    other = next(one for one in scene.me.dice if one != color)

    battle = _Battle(scene, attack, again)
    titan, shields = on_titan(scene, shield)
    ending, numbers = on_home(seed)
    won, hurt, then = battle.won, battle.hurt, battle.then
    sentences: dict[str, Sentence] = {
        "quiz-equal-wins": won(strength),
        "quiz-lower-wins": won(strength - 1),
        "quiz-nine-wins": won(9),
        "quiz-third-round": won(1, 1, strength - 1),
        "quiz-third-lower": won(1, 1, strength - 3),
        "quiz-zero-hurts": hurt(0),
        "quiz-one-hurts": hurt(1),
        "quiz-zero-goes-on": then(0, again),
        "quiz-favor-between": then(1, Action(Verb.FAVOR, other)),
        "quiz-full-again": lambda rules: (
            rules.battle.again(shield, left) == rules.battle.strength(shield)
        ),
        **titan,
        **ending,
    }
    facts = {
        **shields,
        **numbers,
        "color": Color(color),
        "equal": strength,
        "less": strength - 1,
        "least": strength - 3,
        "left": left,
        "die": Color(other),
    }
    return quiz(scene, sentences, facts, *quiz_reasons.fight(scene))
