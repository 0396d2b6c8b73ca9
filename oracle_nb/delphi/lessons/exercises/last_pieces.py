"""Exercises on the last cards of a pile and the last face-down tiles."""

from functools import partial
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.bays import ashore
from oracle_nb.delphi.lessons.exercises.injury_cards import by_color
from oracle_nb.delphi.lessons.exercises.lines import after_legal
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.lessons.exercises.templates import Question, number, template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.pieces import COLORS
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.exercises import Answers, NumberInput, Picture

DICE: Final = 3
TILES: Final = (1, 2, 0, 1, 3)
"""Numbers of face-down tiles from one seed to the next."""


def _drawn(pile: int, discarded: int) -> tuple[Reason, ...]:
    """Return how many cards can be drawn from two piles."""
    total = pile + discarded
    facts = {"pile": pile, "discarded": discarded, "total": total, "left": min(DICE, total)}
    return Reason("why-wheel-renewed"), Reason("why-wheel-drawn", facts)


@template(
    "wheel.pile",
    rests_on=("oracle.deck-empty", "action.draw-card"),
    form=NumberInput(0, DICE),
    picture=Picture.OWN,
)
def pile(scene: ExerciseScene) -> Question:
    """Ask how many oracle cards the dice can draw when the pile runs out."""
    random = scene.random
    left, discarded = random.randint(0, 2), (1, 3, 0, 2)[scene.seed % 4]
    colors = [random.choice(COLORS) for _ in range(left + discarded)]
    table = ashore(scene).with_me(cards=(0,) * len(COLORS))
    table = table.with_position(deck=by_color(colors[:left]), discard=by_color(colors[left:]))

    def answers(rules: Delphi) -> Answers:
        draws = (Action(Verb.DRAW, die) for die in table.me.dice)
        position = after_legal(rules, table.position, draws, scene.seed)
        return number(sum(position.players[position.turn].cards))

    return Question(
        table,
        answers,
        facts={"pile": left, "discarded": discarded},
        explain=partial(_drawn, left, discarded),
    )


def _seen(count: int) -> tuple[Reason, ...]:
    """Return how many of some face-down tiles a look shows."""
    facts = {"count": count, "left": min(2, count)}
    return Reason("why-exploring-fewer"), Reason("why-exploring-last", facts)


@template("exploring.last", rests_on=("action.look-fewer", "action.look"), form=NumberInput(0, 3))
def last(scene: ExerciseScene) -> Question:
    """Ask how many tiles a look shows when few are face down."""
    table, count = ashore(scene), TILES[scene.seed % len(TILES)]
    islands = len(table.rules.board.islands)
    up = scene.random.sample(range(islands), islands - count)
    kinds = scene.random.sample(range(12), islands)
    table = table.with_position(face_up=sum(1 << slot for slot in up), tiles=tuple(kinds)).with_me(
        seen=0
    )

    def answers(rules: Delphi) -> Answers:
        position, look = table.position, Action(Verb.LOOK, table.me.dice[0])
        if not rules.check(position, look):
            return number(0)
        chance = SeededChance(scene.seed)
        position = rules.apply(position, look, chance).position
        while position.pending:
            action = rules.legal_actions(position)[0]
            position = rules.apply(position, action, chance).position
        return number(position.players[position.turn].seen.bit_count())

    return Question(table, answers, facts={"count": count}, explain=partial(_seen, count))
