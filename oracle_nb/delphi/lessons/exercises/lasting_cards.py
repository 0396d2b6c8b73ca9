"""Exercises on equipment for every turn: die bonus, extra action, injuries and your own roll."""

from typing import Final

from oracle_nb.core.chance import Draw, ScriptedChance, SeededChance
from oracle_nb.delphi.lessons.exercises import injury_reasons
from oracle_nb.delphi.lessons.exercises.bays import ashore
from oracle_nb.delphi.lessons.exercises.equipment import holding
from oracle_nb.delphi.lessons.exercises.injuries import RESULTS, facts
from oracle_nb.delphi.lessons.exercises.injury_cards import (
    DICE,
    Injuries,
    by_color,
    happens,
    hurt,
    turn_started,
)
from oracle_nb.delphi.lessons.exercises.lines import after_legal
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.lessons.exercises.templates import Question, number, template
from oracle_nb.delphi.model.actions import EXTRA, Action, Verb
from oracle_nb.delphi.pieces import COLORS, COLORS_OF, DEPICTED, Color, Equipment, God
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.exercises import Answers, NumberInput, Picture, SingleChoice

BONUSES: Final = (Equipment.BONUS_PINK, Equipment.BONUS_GREEN, Equipment.BONUS_BLUE)
CONSULTS: Final = (Equipment.CONSULT_YELLOW, Equipment.CONSULT_RED, Equipment.CONSULT_BLACK)
PRICE: Final = 3
"""Price of the extra action in favor tokens."""
PAID: Final = 2
"""Favor tokens for a color of your own roll."""
USES: Final = ("advance", "favor", "bonus")
"""The uses of the extra action in a question."""
MORE: Final = {"advance": 0, "favor": 2, "bonus": 1}
"""The favor tokens that each use of the extra action brings."""
_SAME: Final = {Equipment.RECOVER: 4}
_ALL: Final = {Equipment.RECOVER: 8}


def _color(card: Equipment) -> Color:
    """Return the color that a card shows."""
    return Color(COLORS_OF[DEPICTED[card]][0])


# --- tokens for dice and actions -----------------------------------------------------------------


@template(
    "lasting.tokens",
    rests_on=("equipment.die-bonus", "equipment.extra-action"),
    form=NumberInput(0, 12),
    picture=Picture.OWN,
    staged=ashore,
)
def tokens(scene: ExerciseScene) -> Question:
    """Ask how many tokens are left after the die bonus and an extra action."""
    random, use, count = scene.random, USES[scene.seed % 3], 1 + scene.seed // 3 % 2
    card = random.choice(BONUSES)
    color = _color(card)
    god = God(random.choice([one for one in COLORS if one != color]))
    before = random.randint(PRICE - count, 5)
    table = scene.with_me(dice=(color,) * count, favor=before, cards=(0,) * 6, gods=(0,) * 6)
    table = holding(table, card, Equipment.EXTRA_ACTION)
    table = table.with_position(spent=tuple(sorted(random.choices(COLORS, k=DICE - count))))
    actions = [Action(Verb.BONUS, color, color)] * count
    actions.append(
        {
            "advance": Action(Verb.ADVANCE, EXTRA, god),
            "favor": Action(Verb.FAVOR, EXTRA),
            "bonus": Action(Verb.BONUS, EXTRA, color),
        }[use]
    )

    def answers(rules: Delphi) -> Answers:
        position = after_legal(rules, table.position, actions)
        return number(position.players[position.turn].favor)

    def explain() -> tuple[Reason, ...]:
        sums = {"tokens": before, "count": count, "price": PRICE, "gain": MORE[use]}
        left = before + count - PRICE + MORE[use]
        return Reason("why-lasting-tokens"), Reason("why-lasting-sum", {**sums, "left": left})

    return Question(
        table,
        answers,
        facts={
            "equipment": card,
            "color": color,
            "count": count,
            "tokens": before,
            "use": use,
            "god": god,
        },
        explain=explain,
    )


# --- injuries ------------------------------------------------------------------------------------


def _injuries(scene: ExerciseScene, kind: int) -> Injuries:
    """Return injury cards near a limit, with or without the card."""
    one, two, three = scene.random.sample(COLORS, 3)
    some = scene.random.randint(0, 2)
    match kind:
        case 0 | 4:
            return by_color([one] * 3 + [two, three][:some])
        case 1:
            return by_color([one] * 4 + [two, three][:some])
        case 2:
            return by_color([one] * 3 + [two] * 2 + [three] * (1 + some // 2))
        case 3:
            return by_color([one] * 3 + [two] * 3 + [three] * 2)
        case _:
            return by_color([one] * 2 + [two] * 2 + [three] * (some // 2))


@template(
    "lasting.recover",
    rests_on=("equipment.recover", "turn.recover", "turn.some-injuries"),
    form=SingleChoice(RESULTS),
    picture=Picture.OWN,
    staged=ashore,
)
def recover(scene: ExerciseScene) -> Question:
    """Ask whether a player must recover, with the card for it or with another one."""
    kind = scene.seed % 6
    card = Equipment.RECOVER if kind < 4 else scene.random.choice((Equipment.RANGE, *CONSULTS))
    injuries = _injuries(scene, kind)
    table = hurt(holding(scene, card), injuries)

    def answers(rules: Delphi) -> Answers:
        _, events = turn_started(rules, table.position, 0)
        return frozenset({(RESULTS[0] if happens(events, "must-recover") else RESULTS[2],)})

    def explain() -> tuple[Reason, ...]:
        same, every = _SAME.get(card, 3), _ALL.get(card, 6)
        count = injury_reasons.counts(injuries)
        if max(injuries) >= same:
            result = Reason("why-lasting-same", {**count.facts, "limit": same})
        elif sum(injuries) >= every:
            result = Reason("why-lasting-all", {**count.facts, "limit": every})
        else:
            result = Reason("why-lasting-acts", {"same": same, "all": every})
        return Reason("why-lasting-recover"), count, result

    return Question(table, answers, facts=facts(injuries, equipment=card), explain=explain)


# --- your own roll -------------------------------------------------------------------------------


@template(
    "lasting.consult",
    rests_on=("equipment.consult", "turn.consult"),
    form=NumberInput(0, 12),
    picture=Picture.OWN,
    staged=ashore,
)
def consult(scene: ExerciseScene) -> Question:
    """Ask how many tokens a roll brings with cards for one or two colors."""
    random, kind = scene.random, scene.seed % 4
    cards = tuple(sorted(random.sample(CONSULTS, 1 if kind == 0 else 2)))
    first, last = _color(cards[0]), _color(cards[-1])
    others = [one for one in COLORS if one not in (first, last)]
    mine = random.choice((first, last))
    dice = {
        0: (first, first, random.choice(others)),
        1: (first, last, random.choice((mine, random.choice(others)))),
        2: (mine, *random.sample(others, 2)),
        3: (mine, random.choice((first, last)), random.choice(others)),
    }[kind]
    rolled, own, before = tuple(sorted(dice)), kind < 3, random.randint(0, 4)
    table = holding(scene.with_me(favor=before, dice=()), *cards)
    table = table.with_position(spent=tuple(sorted(random.choices(COLORS, k=DICE))))
    shown = [card for card in cards if _color(card) in rolled]
    paid = PAID * len(shown) * own

    def answers(rules: Delphi) -> Answers:
        roll = ScriptedChance([Draw("die", one) for one in rolled], SeededChance(0))
        start = table.with_position(turn=1 - own).position
        return number(rules.apply(start, Action(Verb.END), roll).position.players[0].favor)

    def explain() -> tuple[Reason, ...]:
        if not own:
            result = Reason("why-lasting-theirs", {"tokens": before})
        else:
            colors = tuple(map(_color, shown))
            sums = {"colors": colors, "tokens": before, "paid": paid, "left": before + paid}
            result = Reason("why-lasting-paid", sums)
        return Reason("why-lasting-consult"), result

    return Question(
        table,
        answers,
        facts={
            "equipment": cards,
            "tokens": before,
            "mine": int(own),
            "dice": tuple(map(Color, rolled)),
        },
        explain=explain,
    )
