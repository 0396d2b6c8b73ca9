"""Exercises of a template differ, and their difficulty stays within bounds."""

from collections import Counter
from typing import Final

import pytest

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    MultipleChoice,
    NumberInput,
    Ordering,
    SingleChoice,
    SpaceSelection,
)
from tests.lessons.exercises import SCHOOL
from tests.samples import sampled

SEEDS: Final = range(12)
IN_TURN: Final = {
    "map.straight": 2,
    "sea.sound": 2,
    "sea.what": 4,
    "sea.reach": 2,
    "sailing.may": 2,
    "sailing.why-not": 4,
    "sailing.fewest": 3,
    "populating.dealt": 4,
    "populating.statue": 3,
    "cargo.why-not": 6,
    "exploring.aim": 2,
    "fighting.on": 2,
    "titan.rolled": 2,
    "home.enter": 3,
    "round.why-not": 6,
}
"""Number of answers that are correct in turn, so that none is worth guessing."""
NUMBERS: Final = {
    "map.steps": (2, 6),
    "populating.how-many": (2, 18),
    "wheel.price": (1, 5),
    "wheel.three": (2, 8),
    "wheel.actions": (2, 4),
    "wheel.pile": (0, 3),
    "exploring.last": (0, 2),
    "sailing.steps": (2, 6),
    "sailing.cost": (0, 6),
    "sailing.price": (1, 8),
    "cargo.reward": (3, 6),
    "cargo.most": (0, 2),
    "exploring.tokens": (0, 8),
    "fighting.strength": (4, 8),
    "fighting.later": (2, 7),
    "fighting.again": (5, 9),
    "fighting.when": (2, 4),
    "fighting.injuries": (0, 2),
    "fighting.left": (0, 4),
    "fighting.tokens": (0, 3),
    "injuries.left": (0, 5),
    "injuries.discard": (1, 3),
    "titan.drawn": (0, 2),
    "gods.steps": (2, 6),
    "powers.afterwards": (0, 4),
    "equipment.gift": (2, 6),
    "equipment.room": (0, 3),
    "lasting.reward": (0, 2),
    "lasting.tokens": (0, 6),
    "lasting.consult": (0, 8),
    "companions.hero": (1, 5),
    "ships.price": (1, 4),
    "ships.hold": (0, 4),
    "ships.tokens": (3, 13),
    "ships.god": (1, 5),
    "home.most": (0, 6),
    "starting.offered": (2, 5),
    "starting.piles": (6, 40),
    "starting.tokens": (4, 6),
    "options.tasks": (4, 6),
}
"""Least and greatest correct number."""
PARTS: Final = {
    "map.find": (6, 9),
    "map.sites": (3, 3),
    "map.water-next": (2, 5),
    "map.landfall": (2, 4),
    "map.both": (1, 2),
    "map.nearby": (1, 4),
    "sea.pond": (2, 8),
    "sea.crowded": (2, 2),
    "populating.crowded": (1, 1),
    "populating.temples": (2, 2),
    "populating.cities": (1, 1),
    "populating.completes": (4, 4),
    "populating.offerings": (1, 3),
    "populating.monsters": (1, 2),
    "wheel.colors": (2, 5),
    "wheel.sources": (1, 4),
    "sailing.reach": (2, 5),
    "sailing.reach-paid": (2, 8),
    "sailing.shallows": (1, 4),
    "sailing.start": (2, 6),
    "sailing.company": (2, 5),
    "sailing.beside": (1, 3),
    "cargo.where-load": (2, 10),
    "cargo.where-deliver": (2, 9),
    "cargo.where-raise": (2, 12),
    "cargo.sites": (2, 3),
    "exploring.die": (1, 1),
    "exploring.islands": (1, 2),
    "exploring.where": (3, 9),
    "exploring.sites": (1, 3),
    "fighting.winning": (1, 6),
    "fighting.die": (1, 2),
    "fighting.where": (5, 8),
    "fighting.meanwhile": (2, 2),
    "titan.rolls": (1, 5),
    "gods.roll": (1, 2),
    "powers.usable": (1, 4),
    "next.lost": (1, 3),
    "powers.poseidon": (3, 3),
    "powers.artemis": (2, 2),
    "powers.ares": (1, 2),
    "powers.hermes": (0, 3),
    "companions.demigod": (2, 4),
    "companions.creature": (2, 4),
    "ships.rolled": (1, 3),
    "ships.start": (1, 2),
    "ships.returned": (1, 4),
    "equipment.cargo": (2, 3),
    "equipment.lost": (1, 3),
    "home.then": (2, 3),
    "options.tiles": (1, 3),
    "home.turns": (0, 3),
    "home.tie": (1, 2),
    "home.who": (0, 3),
    "equipment.top": (2, 3),
    "equipment.look": (3, 3),
    "equipment.sail": (1, 9),
    "equipment.afar": (2, 6),
    "lasting.hands": (1, 3),
}
"""Fewest and most spaces or options to select."""
LINES: Final = {
    "map.dock": (1, 1),
    "populating.load": (1, 1),
    "wheel.sail": (1, 1),
    "wheel.earn": (2, 2),
    "sailing.trip": (2, 2),
    "sailing.alongside": (2, 2),
    "cargo.fetch": (2, 2),
    "cargo.bring": (2, 2),
    "cargo.deliver": (3, 3),
    "exploring.uncover": (2, 2),
    "exploring.shrine": (2, 2),
    "fighting.approach": (1, 2),
    "fighting.ready": (1, 2),
    "injuries.ready": (1, 2),
    "titan.ready": (1, 2),
    "gods.climb": (3, 3),
    "powers.voyage": (2, 2),
    "powers.colors": (2, 2),
    "powers.cure": (1, 1),
    "powers.delivery": (2, 3),
    "companions.choose": (1, 2),
    "ships.sail": (1, 1),
    "ships.again": (3, 3),
    "equipment.deliver": (3, 3),
    "home.race": (3, 3),
    "starting.choose": (1, 1),
    "options.gods": (1, 1),
    "round.turn": (3, 3),
    "home.win": (3, 3),
    "turns.sail": (2, 3),
    "turns.visit": (2, 3),
    "turns.card": (2, 2),
    "turns.pair": (3, 3),
    "turns.complete": (3, 3),
    "turns.explore": (2, 3),
    "turns.fight": (2, 2),
    "turns.rise": (2, 3),
    "equipment.rescue": (4, 4),
    "equipment.trip": (2, 2),
}
"""Fewest and most actions to play; the exercise allows no more."""


ELSEWHERE: Final = {"sailing.fewest", "fighting.chance"}
"""Templates whose numbers other tests cover."""


def with_form(*forms: type) -> set[str]:
    """Return the templates whose answers have one of some forms."""
    return {
        template
        for template in SCHOOL.templates()
        if isinstance(SCHOOL.exercise(template, 0).form, forms)
    }


each_step = pytest.mark.parametrize("step", sampled((5, 1), 2))
"""`make test` looks at one template of this number, `make long` at all of them."""


def answers(template: str) -> list[Answer]:
    """Return the correct answers of a template's exercises."""
    return [answer for seed in SEEDS for answer in SCHOOL.exercise(template, seed).answers]


@pytest.mark.parametrize(("template", "number"), IN_TURN.items())
def test_each_answer_is_correct_equally_often(template: str, number: int) -> None:
    times = Counter(answers(template))
    assert (len(times), set(times.values())) == (number, {len(SEEDS) // number})


@each_step
def test_neither_an_option_nor_its_place_is_worth_guessing(step: int) -> None:
    for template in sorted(with_form(SingleChoice))[::step]:
        places: Counter[int] = Counter()
        for seed in SEEDS:
            exercise = SCHOOL.exercise(template, seed)
            assert isinstance(exercise.form, SingleChoice)
            ((answer,),) = exercise.answers
            places[exercise.form.options.index(answer)] += 1
        for times in (places, Counter(answers(template))):
            assert max(times.values()) <= len(SEEDS) * 3 // 4, template


@pytest.mark.parametrize(("template", "bounds"), sampled(NUMBERS.items(), 4))
def test_numbers_differ_within_bounds(template: str, bounds: tuple[int, int]) -> None:
    form = SCHOOL.exercise(template, 0).form
    assert isinstance(form, NumberInput) and form.least <= bounds[0] <= bounds[1] <= form.most
    numbers = Counter(int(number) for (number,) in answers(template))
    assert bounds[0] <= min(numbers) < max(numbers) <= bounds[1]
    assert len(numbers) >= 3 and max(numbers.values()) <= len(SEEDS) * 2 // 3


@pytest.mark.parametrize(("template", "bounds"), sampled(PARTS.items(), 3))
def test_there_is_something_to_select_but_not_too_much(
    template: str, bounds: tuple[int, int]
) -> None:
    every_answer = answers(template)
    assert all(bounds[0] <= len(options) <= bounds[1] for options in every_answer)
    assert len(set(every_answer)) >= len(SEEDS) * 5 // 12


@pytest.mark.parametrize(("template", "bounds"), sampled(LINES.items(), 4))
def test_actions_are_as_many_as_intended_and_reach_the_goal(
    template: str, bounds: tuple[int, int]
) -> None:
    for seed in SEEDS:
        exercise = SCHOOL.exercise(template, seed)
        assert isinstance(exercise.rules, Delphi) and exercise.goal is not None
        assert isinstance(exercise.form, ActionSequence) and exercise.form.most == bounds[1]
        for line in exercise.answers:
            assert bounds[0] <= len(line) <= bounds[1]
            position = exercise.position
            for action in line:
                assert not exercise.goal(position)
                read = exercise.rules.notation.read(action)
                assert exercise.rules.check(position, read).allowed
                position = exercise.rules.apply(position, read, SeededChance(0)).position
            assert exercise.goal(position)


def test_at_most_two_orders_are_correct_and_seldom_the_one_shown() -> None:
    for template in with_form(Ordering):
        shown = 0
        for seed in SEEDS:
            exercise = SCHOOL.exercise(template, seed)
            assert isinstance(exercise.form, Ordering) and 1 <= len(exercise.answers) <= 2, template
            shown += exercise.form.items in exercise.answers
        assert shown <= len(SEEDS) // 2, template


def test_every_template_has_bounds() -> None:
    bounded = NUMBERS.keys() | PARTS.keys() | LINES.keys()
    others = with_form(NumberInput, SpaceSelection, MultipleChoice, ActionSequence) - bounded
    quizzes = {other for other in others if other.startswith("checkup.")}
    few = {"next.end", "exploring.looked", "fighting.hurting", "injuries.turn", "titan.first-round"}
    few.add("home.winner")  # one of four players wins
    few.add("titan.turns")  # both turns of the last player, in any order on the page
    assert others - quizzes == few | ELSEWHERE


@each_step
def test_tokens_that_can_be_spent_on_the_way_are_named(step: int) -> None:
    lessons = ("sailing.", "cargo.", "exploring.", "fighting.")
    quizzes = {template for template in with_form(SingleChoice) if template.startswith("cargo.")}
    for template in sorted(with_form(SpaceSelection, ActionSequence, Ordering) | quizzes)[::step]:
        if not template.startswith(lessons):
            continue
        for seed in SEEDS:
            exercise = SCHOOL.exercise(template, seed)
            favor = exercise.position.players[exercise.position.turn].favor
            assert exercise.facts.get("tokens", 0) == favor, (template, seed)
            assert favor == 0 or template.startswith(("sailing.", "fighting.")), (template, seed)


def test_the_fewest_dice_are_at_most_those_there_are() -> None:
    for seed in SEEDS:
        exercise = SCHOOL.exercise("sailing.fewest", seed)
        assert exercise.form == NumberInput(1, 3)
        assert len(exercise.position.players[exercise.position.turn].dice) == 3
