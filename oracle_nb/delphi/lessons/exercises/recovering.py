"""Exercises on several turns or hands of injuries at once: who recovers, and when the titan rolls.

A question about one of them has two or three answers, of which a guess is often right.
"""

from typing import Any, Final

from oracle_nb.delphi.lessons.exercises.equipment import CONSULTS
from oracle_nb.delphi.lessons.exercises.injuries import (
    Injuries,
    cards,
    happens,
    listed,
    titan_rolls,
    turn_started,
    with_injuries,
)
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, ashore, by_color, equipped
from oracle_nb.delphi.lessons.exercises.templates import Question, several, template
from oracle_nb.delphi.pieces import COLORS, Color, Equipment
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.exercises import Answers, MultipleChoice, Picture

TURNS: Final = tuple(f"titan-turn-{number}" for number in range(1, 5))
"""The turns of two players in two rounds, in order."""
HANDS: Final = tuple(f"lasting-hand-{number}" for number in range(1, 5))


@template(
    "titan.turns",
    rests_on=("titan.roll", "setup.titan-die", "turn.recover"),
    form=MultipleChoice(TURNS),
    picture=Picture.NONE,
    staged=ashore,
)
def titan_turns(scene: ExerciseScene) -> Question:
    """Ask at the end of which turns the titan die is rolled, in some of which a player recovers."""
    random, last = scene.random, scene.seed % 2
    # The last player recovers in one of the two rounds.
    recovering = (random.random() < 0.5, last == 0, random.random() < 0.5, last == 1)
    hands = [cards(random, "same" if recovers else "few") for recovers in recovering]
    ships = [Color(ship) for ship in scene.rules.setting.ships]
    random.shuffle(ships)

    def answers(rules: Delphi) -> Answers:
        return several(
            turn
            for number, (turn, hand) in enumerate(zip(TURNS, hands, strict=True))
            if titan_rolls(rules, scene.position, number % 2, hand)
        )

    states = {f"recovers{number}": int(state) for number, state in enumerate(recovering, 1)}
    facts = {"first": ships[0], "last": ships[1], **states}
    return Question(
        scene,
        answers,
        facts=facts,
        explain=lambda: (
            Reason("why-titan-rolled"),
            Reason("why-titan-turns-are", {"owner": ships[1]}),
        ),
    )


def _hands(scene: ExerciseScene) -> list[Injuries]:
    """Return four hands of injury cards: one or two are too many only without the card."""
    random = scene.random

    def hand(*counts: int) -> Injuries:
        colors = random.sample(COLORS, len(counts))
        return by_color([color for color, n in zip(colors, counts, strict=True) for _ in range(n)])

    spared = [hand(2, 2, 2), hand(3, 2, 2), hand(3, 2, 1), hand(3, 3, 1)]
    few = [hand(2, 2, 1), hand(2, 1, 1)]
    many = [hand(4, 1, 1), hand(3, 3, 2), hand(4, 2, 1)]
    count = 1 + scene.seed // 2 % 2
    chosen = [
        *random.sample(spared, count),
        random.choice(few),
        *random.sample(many, len(HANDS) - 1 - count),
    ]
    return random.sample(chosen, len(HANDS))


@template(
    "lasting.hands",
    rests_on=("equipment.recover", "turn.recover", "turn.some-injuries"),
    form=MultipleChoice(HANDS),
    picture=Picture.NONE,
    staged=ashore,
)
def hands(scene: ExerciseScene) -> Question:
    """Ask which injury cards force a player with an equipment card to recover."""
    card = scene.random.choice(CONSULTS) if scene.seed % 4 == 3 else Equipment.RECOVER
    table = equipped(scene, card)
    every = dict(zip(HANDS, _hands(scene), strict=True))

    def recovers(rules: Delphi, injuries: Injuries) -> bool:
        position = with_injuries(table, injuries).position
        return happens(turn_started(rules, position, 0)[1], "must-recover")

    def answers(rules: Delphi) -> Answers:
        return several(key for key, injuries in every.items() if recovers(rules, injuries))

    shown: dict[str, Any] = {
        f"hand{number}": listed(hand) for number, hand in enumerate(every.values(), 1)
    }

    def explain() -> tuple[Reason, ...]:
        powers, (right,) = table.rules.powers(table.position), answers(table.rules)
        limits = {"same": powers.recover_same, "all": powers.recover_all}
        return (
            Reason("why-lasting-recover"),
            Reason("why-lasting-hands-are", {"count": len(right), **limits}),
        )

    return Question(table, answers, facts={"equipment": card, **shown}, explain=explain)
