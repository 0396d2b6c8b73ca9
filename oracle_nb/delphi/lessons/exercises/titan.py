"""Exercises on the titan, and sentences about it and about injuries."""

from functools import cache
from random import Random
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.injuries import (
    DICE,
    SIX,
    Goal,
    Injuries,
    cards,
    cards_drawn,
    discarded,
    happens,
    injured,
    preparing,
    recovers,
    turn_ended,
    turn_started,
    with_injuries,
)
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, ashore, by_color
from oracle_nb.delphi.lessons.exercises.templates import (
    NO,
    YES,
    Question,
    Sentence,
    Sentences,
    number,
    only,
    several,
    template,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.consistency.shape import INJURIES
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.exercises import Answers, MultipleChoice, NumberInput, Picture, SingleChoice

FACES: Final = tuple(map(str, range(1, 7)))
STRONGEST: Final = 5
"""The highest shield, and the highest roll that a shield can stop."""


@template(
    "titan.drawn",
    rests_on=("titan.attack", "titan.six"),
    form=NumberInput(0, 6),
    picture=Picture.OWN,
    staged=ashore,
)
def drawn(scene: ExerciseScene) -> Question:
    """Ask how many injury cards a roll costs."""
    random = scene.random
    shield = random.randint(2, STRONGEST - 1)
    lower, higher = random.randint(1, shield - 1), random.randint(shield + 1, STRONGEST)
    roll = (shield, higher, 6, lower)[scene.seed % 4]
    table = scene.with_me(shield=shield)

    texts = {"shield": shield, "roll": roll}

    def explain() -> tuple[Reason, ...]:
        facts = {"shield": shield, "roll": roll}
        if roll == SIX:
            result = Reason("why-titan-six")
        else:
            result = Reason("why-titan-above" if roll > shield else "why-titan-below", facts)
        return Reason("why-titan-drawn", {"shield": shield}), result

    return Question(
        table,
        lambda rules: number(cards_drawn(rules, table.position, 0, roll)),
        facts=texts,
        explain=explain,
    )


@template(
    "titan.rolls",
    rests_on=("titan.attack", "titan.six"),
    form=MultipleChoice(FACES),
    picture=Picture.OWN,
    staged=ashore,
)
def rolls(scene: ExerciseScene) -> Question:
    """Ask which rolls cost exactly one injury card."""
    shield = scene.random.randint(0, STRONGEST - 1)
    table = scene.with_me(shield=shield)

    def answers(rules: Delphi) -> Answers:
        position = table.position
        return several(face for face in FACES if cards_drawn(rules, position, 0, int(face)) == 1)

    def explain() -> tuple[Reason, ...]:
        numbers = tuple(map(int, min(answers(table.rules))))
        return (
            Reason("why-titan-rolls", {"shield": shield}),
            Reason("why-titan-rolls-are", {"numbers": numbers}),
        )

    return Question(table, answers, facts={"shield": shield}, explain=explain)


@template(
    "titan.first-round",
    rests_on=("ship.shield", "setup.shield", "titan.attack", "titan.six"),
    picture=Picture.OWN,
    staged=ashore,
)
def first_round(scene: ExerciseScene) -> Question:
    """Ask who draws injury cards in the first round, one of them with the shield tile."""
    roll = (2, 3, 1, 6, 2, 5)[scene.seed % 6]
    ships = [Color(ship) for ship in scene.rules.setting.ships]

    def answers(rules: Delphi) -> Answers:
        hit = [
            str(ship)
            for seat, ship in enumerate(ships)
            if cards_drawn(rules, scene.position, seat, roll)
        ]
        return several(hit)

    def explain() -> tuple[Reason, ...]:
        colors = min(answers(scene.rules))
        hit = tuple(Color[name.upper()] for name in colors)
        return (
            Reason("why-titan-first-round", {"roll": roll}),
            Reason("why-titan-first-are", {"roll": roll, "colors": hit}),
        )

    return Question(
        scene,
        answers,
        form=MultipleChoice(tuple(map(str, ships))),
        facts={"owner": ships[0], "other": ships[1], "roll": roll},
        explain=explain,
    )


@template(
    "titan.rolled",
    rests_on=("titan.roll", "setup.titan-die", "turn.recover"),
    form=SingleChoice((YES, NO)),
    picture=Picture.OWN,
    staged=ashore,
)
def rolled(scene: ExerciseScene) -> Question:
    """Ask whether the titan die is rolled at the end of a turn."""
    ships = [Color(ship) for ship in scene.rules.setting.ships]
    seat, recovering = (scene.seed + scene.seed // 4) % 2, scene.seed // 2 % 2
    injuries = cards(scene.random, "same" if recovering else "few")
    position = injured(scene.position, seat, injuries)

    def answers(rules: Delphi) -> Answers:
        if recovering:
            _, events = turn_started(rules, position, seat)
        else:
            events = turn_ended(rules, position, seat)
        return only(YES if happens(events, "titan-rolled") else NO)

    def explain() -> tuple[Reason, ...]:
        result = "why-titan-last" if ships[seat] == ships[1] else "why-titan-not-last"
        return Reason("why-titan-rolled"), Reason(result, {"owner": ships[seat]})

    return Question(
        scene.with_position(players=position.players, injury_deck=position.injury_deck),
        answers,
        facts={"first": ships[0], "last": ships[1], "owner": ships[seat], "recovering": recovering},
        explain=explain,
    )


def _withstands(scene: ExerciseScene) -> Goal:
    """Return the goal: no roll but a 6 forces the player to recover next turn."""

    @cache
    def most(rules: Delphi) -> int:
        return max(cards_drawn(rules, scene.position, 0, roll) for roll in range(1, 6))

    def reached(rules: Delphi, injuries: Injuries) -> bool:
        # Cards of one color are the worst that can be drawn.
        worst = (_more(injuries, color, most(rules)) for color in COLORS)
        return not any(recovers(rules, scene.position, more) for more in worst)

    return reached


def _more(injuries: Injuries, color: int, most: int) -> Injuries:
    counts = list(injuries)
    counts[color] = min(INJURIES, counts[color] + most)
    return tuple(counts)


@template(
    "titan.ready",
    rests_on=("titan.attack", "turn.recover", "injury.discard", "oracle.recolor"),
    staged=ashore,
)
def ready(scene: ExerciseScene) -> Question:
    """Ask to discard injuries such that the titan can't force the player to recover."""
    first, second, third, fourth = scene.random.sample(COLORS, 4)
    kinds = (
        [first, first, second, third],
        [first, first, second, second, third],
        [first, first, second, third, fourth],
    )
    shield = scene.random.randint(0, STRONGEST - 1)
    table = with_injuries(
        scene.with_me(favor=scene.seed % 3, shield=shield), by_color(kinds[scene.seed % 3])
    )
    return preparing(table, _withstands(table))


class _Player:
    """The first player, with different injuries and shields."""

    def __init__(self, scene: ExerciseScene) -> None:
        self._scene = scene

    def recovers(self, injuries: Injuries) -> Sentence:
        """Return whether the player must recover."""
        return lambda rules: recovers(rules, self._scene.position, injuries)

    def rewarded(self, injuries: Injuries) -> Sentence:
        """Return whether the player gets the reward of those without injuries."""

        def holds(rules: Delphi) -> bool:
            _, events = turn_started(rules, injured(self._scene.position, 0, injuries), 0)
            return happens(events, "unhurt")

        return holds

    def left(self, injuries: Injuries, number: int) -> Sentence:
        """Return whether this many injuries are left after recovering."""

        def holds(rules: Delphi) -> bool:
            _, events = turn_started(rules, injured(self._scene.position, 0, injuries), 0)
            return sum(injuries) - discarded(events) == number

        return holds

    def acts(self, injuries: Injuries) -> Sentence:
        """Return whether the player can use dice in this turn."""

        def holds(rules: Delphi) -> bool:
            end, _ = turn_started(rules, injured(self._scene.position, 0, injuries), 0)
            return end.turn == 0 and end.phase == Phase.ACT

        return holds

    def discards(self, color: int, injuries: Injuries, number: int) -> Sentence:
        """Return whether a die leaves this many of the injuries."""
        table = with_injuries(self._scene.with_me(dice=(color,)), injuries)

        def holds(rules: Delphi) -> bool:
            action = Action(Verb.HEAL, color, color)
            end = rules.apply(table.position, action, SeededChance(0)).position
            return sum(end.players[0].injuries) == number

        return holds

    def draws(self, shield: int, roll: int, number: int) -> Sentence:
        """Return whether the titan's roll gives the player this many injury cards."""
        position = self._scene.with_me(shield=shield).position
        return lambda rules: cards_drawn(rules, position, 0, roll) == number

    def titan(self, seat: int, injuries: Injuries) -> Sentence:
        """Return whether the titan die is rolled at the end of a turn."""
        position = injured(self._scene.position, seat, injuries)

        def holds(rules: Delphi) -> bool:
            if recovers(rules, self._scene.position, injuries):
                return happens(turn_started(rules, position, seat)[1], "titan-rolled")
            return happens(turn_ended(rules, position, seat), "titan-rolled")

        return holds


def on_injuries(scene: ExerciseScene, random: Random) -> Sentences:
    """Return sentences on the check at the start of a turn and on discarding injuries."""
    first, second, third = random.sample(COLORS, 3)
    me = _Player(scene)
    sentences: dict[str, Sentence] = {
        "quiz-same-recovers": me.recovers(by_color([first] * 3 + [second])),
        "quiz-mixed-recovers": me.recovers(by_color([first, first, second, third])),
        "quiz-recover-left": me.left(by_color([first] * 4 + [second, second]), 3),
        "quiz-recover-all": me.left(by_color([first] * 3 + [second, second]), 0),
        "quiz-recover-acts": me.acts(by_color([first] * 3 + [second] * 3)),
        "quiz-few-rewarded": me.rewarded(by_color([first])),
        "quiz-discard-all": me.discards(first, by_color([first, first, second]), 1),
    }
    return sentences, {"injury": Color(first), "second": Color(second), "third": Color(third)}


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
