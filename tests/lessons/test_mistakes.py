"""The mistakes a lesson must meet: somebody who believes so answers its exercises wrongly."""

from itertools import product

import pytest

from oracle_nb.delphi.pieces import Equipment
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.diagnosis import believed_answers
from tests.lessons.exercises import ANY_GAME as SCHOOL
from tests.samples import sampled

MISTAKES = (
    ("populating.load", "color-twice"),
    ("populating.statue", "load-needless"),
    ("populating.temples", "temples-twice"),
    ("wheel.three", "counterclockwise"),
    ("wheel.sail", "counterclockwise"),
    ("wheel.card", "cards-fixed"),
    ("wheel.pile", "pile-stays-empty"),
    ("exploring.last", "look-needs-two"),
    ("sailing.reach", "passed-colors"),
    ("sailing.shallows", "shallows-sea"),
    ("sailing.reach-paid", "color-free-when-paid"),
    ("sailing.cost", "range-double"),
    ("cargo.load-die", "water-color"),
    ("cargo.deliver-die", "water-color"),
    ("cargo.most", "hold-endless"),
    ("cargo.most", "hold-one"),
    ("cargo.where-deliver", "any-temple"),
    ("cargo.sites", "any-site"),
    ("cargo.sites", "site-again"),
    ("sailing.company", "ships-block"),
    ("exploring.reward", "letters-match"),
    ("exploring.sites", "letters-match"),
    ("exploring.die", "explore-any-die"),
    ("exploring.sites", "build-anybody"),
    ("exploring.looked", "look-explores"),
    ("exploring.looked", "look-public"),
    ("exploring.builder", "reveal-serves-owner"),
    ("exploring.reward", "own-pays-too"),
    ("exploring.uncover", "reach-two"),
    ("fighting.strength", "no-shield"),
    ("fighting.winning", "must-beat"),
    ("fighting.again", "carried-over"),
    ("fighting.meanwhile", "tokens-mid-fight"),
    ("fighting.hurting", "zero-harmless"),
    ("fighting.hurting", "every-loss-hurts"),
    ("fighting.injuries", "zero-is-ten"),
    ("fighting.left", "zero-ends"),
    ("fighting.later", "never-weaker"),
    ("fighting.approach", "any-end-color"),
    ("injuries.check", "same-harmless"),
    ("injuries.check", "three-in-all"),
    ("injuries.check", "few-rewarded"),
    ("injuries.left", "recover-one"),
    ("injuries.turn", "recover-acts"),
    ("injuries.discard", "discard-one"),
    ("injuries.ready", "same-harmless"),
    ("titan.drawn", "titan-equal"),
    ("titan.rolls", "titan-reversed"),
    ("titan.rolls", "titan-per-point"),
    ("titan.rolls", "titan-six-one"),
    ("titan.rolled", "titan-recovery"),
    ("titan.rolled", "titan-every-turn"),
    ("titan.turns", "titan-recovery"),
    ("titan.turns", "titan-every-turn"),
    ("lasting.hands", "recover-card-total"),
    ("titan.ready", "titan-reversed"),
    ("gods.steps", "short-first-step"),
    ("gods.roll", "consult-from-lowest"),
    ("gods.roll", "consult-any-color"),
    ("powers.usable", "god-any-row"),
    ("powers.afterwards", "god-stays"),
    ("powers.afterwards", "god-returns-halfway"),
    ("powers.poseidon", "poseidon-in-range"),
    ("powers.artemis", "artemis-adjacent"),
    ("powers.ares", "ares-black"),
    ("powers.hermes", "hermes-own-city"),
    ("powers.hermes", "hermes-anywhere"),
    ("companions.hero", "hero-once"),
    ("companions.hero", "hero-all-colors"),
    ("companions.demigod", "demigod-any-die"),
    ("companions.demigod", "demigod-as-rolled"),
    ("companions.demigod", "demigod-dice-only"),
    ("companions.creature", "creature-any-die"),
    ("companions.creature", "creature-range-only"),
    ("companions.creature", "creature-color-only"),
    ("ships.price", "both-ways"),
    ("ships.price", "discount-each-step"),
    ("ships.price", "ship-clockwise"),
    ("ships.hold", "ship-hold-two"),
    ("ships.tokens", "ship-favor-doubles"),
    ("ships.tokens", "ship-favor-dice-only"),
    ("ships.god", "ship-gods-lowest"),
    ("ships.rolled", "ship-gods-must-move"),
    ("ships.start", "returned-rewarded"),
    ("ships.returned", "returned-reserved"),
    ("equipment.cargo", "card-any-color"),
    ("equipment.cargo", "card-adjacent"),
    ("equipment.lost", "one-time-kept"),
    ("equipment.gift", "gift-two-gods"),
    ("equipment.top", "top-any-god"),
    ("equipment.look", "card-look-adjacent"),
    ("equipment.sail", "range-card-two"),
    ("equipment.sail", "shallows-counted"),
    ("equipment.room", "storage-card-two"),
    ("equipment.afar", "any-reach-card"),
    ("equipment.afar", "reach-over-shallows"),
    ("equipment.afar", "reach-two-waters"),
    ("equipment.lost", "hold-endless"),
)


@pytest.mark.parametrize(("template", "belief"), sampled(MISTAKES, 5))
def test_a_false_belief_gives_an_answer_that_is_wrong(template: str, belief: str) -> None:
    wrong = 0
    for seed in range(12):
        exercise = SCHOOL.exercise(template, seed)
        believed = believed_answers(SCHOOL, exercise, belief)
        for answer in believed - exercise.answers:
            assert not exercise.judge(answer).right
            wrong += 1
    assert wrong >= 3


def test_a_bonus_is_believed_to_come_with_each_die_of_its_color() -> None:
    for seed in range(8):
        exercise = SCHOOL.exercise("lasting.consult", seed)
        facts = exercise.facts
        colors = [Equipment(card).name.removeprefix("CONSULT_") for card in facts["equipment"]]
        each = sum(die.name in colors for die in facts["dice"]) if facts["mine"] else 0
        believed = believed_answers(SCHOOL, exercise, "consult-each-die")
        assert believed == {(str(facts["tokens"] + 2 * each),)}


@pytest.mark.long
def test_every_false_belief_shows_in_an_exercise_of_a_lesson() -> None:
    left = set(SCHOOL.beliefs)
    templates = dict.fromkeys(
        practice.template for lesson in lessons_of("delphi") for practice in lesson.exercises
    )
    # Most beliefs show with the first seed, which other tests use too.
    for seed, template in product(range(6), templates):
        exercise = SCHOOL.exercise(template, seed)
        left -= {
            belief
            for belief in left
            if believed_answers(SCHOOL, exercise, belief) != exercise.answers
        }
    assert left == set()
