"""Exercises that judge turns: positions and turns are sound, and play-outs prove the margins."""

from typing import Any

import pytest

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises.planning import COUNTED, TurnChoice, turn_choices
from oracle_nb.delphi.model.actions import EXTRA
from oracle_nb.delphi.model.position import Phase, Position
from oracle_nb.delphi.pieces import TOP_ROW, Color, God
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.delphi.planning.playouts import Playouts
from oracle_nb.delphi.planning.turn_search import TurnSearch
from oracle_nb.delphi.puzzles.proof import LOOKS, difference, margin_of
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import SingleChoice
from oracle_nb.games.opening import open_game
from oracle_nb.lessons.diagnosis import predictions
from oracle_nb.lessons.feedback import decisive_texts, label
from oracle_nb.lessons.knowledge import evidence_of
from oracle_nb.lessons.lesson import LANGUAGES
from tests.lessons.exercises import ANY_GAME, SCHOOL

LEAST = 0.2
"""Least lower bound of a margin in rounds."""
FEWEST = 8
"""Fewest positions of a template."""
CHOICES = [
    pytest.param(template, choice, id=f"{template}-{number}")
    for template, choices in turn_choices().items()
    for number, choice in enumerate(choices)
]
each_choice = pytest.mark.parametrize(("template", "choice"), CHOICES)


def opened(choice: TurnChoice) -> tuple[Delphi, Position]:
    game = open_game(choice.code)
    assert isinstance(game.rules, Delphi)
    return game.rules, game.position


def lines(rules: Delphi, choice: TurnChoice) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    read = rules.notation.read
    return tuple(map(read, choice.better)), tuple(map(read, choice.worse))


@each_choice
def test_the_position_and_the_turns_are_legal_and_complete(
    template: str, choice: TurnChoice
) -> None:
    rules, start = opened(choice)
    assert rules.faults(start) == () and start.phase == Phase.ACT and not start.pending
    better, worse = lines(rules, choice)
    shorter = min(len(better), len(worse))
    assert better[:shorter] != worse[:shorter], "one turn is the beginning of the other"
    for line in (better, worse):
        position, decided = start, False
        for action in line:
            assert not decided, "nothing is fixed after chance or a choice"
            assert rules.check(position, action).allowed
            after = rules.apply(position, action, SeededChance(0))
            position, decided = after.position, bool(after.outcome or after.position.pending)
        assert decided or not position.players[start.turn].dice


@each_choice
def test_the_margin_is_proved_and_the_coach_agrees(template: str, choice: TurnChoice) -> None:
    assert LEAST < choice.margin.low < choice.margin.mean < choice.margin.high
    assert choice.margin.pairs in LOOKS
    rules, position = opened(choice)
    search = DelphiCoach(rules).evaluator.search(position, position.turn)
    better, worse = (turns_left(search, line) for line in lines(rules, choice))
    assert better < worse


def turns_left(search: TurnSearch, line: tuple[Any, ...]) -> float:
    """Return the turns that are left after a turn that begins like this, by the coach."""
    node, expected = search.root, 0.0
    for action in line:
        node, gain = next((to, gain) for step, to, gain in search.steps(node) if step == action)
        expected += gain
    return search.best(node).value + expected


@each_choice
@pytest.mark.long
def test_the_play_outs_give_the_stored_margin(template: str, choice: TurnChoice) -> None:
    rules, position = opened(choice)
    both, playouts, stored = lines(rules, choice), Playouts(rules), choice.margin
    seeds = range(choice.seed, choice.seed + stored.pairs)
    margin = margin_of([difference(playouts, position, both, seed) for seed in seeds])
    for name in ("mean", "low", "high", "pairs"):
        assert getattr(stored, name) == pytest.approx(getattr(margin, name), abs=0.0006)


@pytest.mark.parametrize("template", COUNTED)
def test_there_are_several_positions_and_the_place_of_the_better_turn_varies(template: str) -> None:
    choices = turn_choices()[template]
    assert len({choice.code for choice in choices}) == len(choices) >= FEWEST
    places: dict[Any, set[str]] = {}
    for seed in range(2 * len(choices)):
        exercise = SCHOOL.exercise(template, seed)
        places.setdefault(exercise.position, set()).update(exercise.solution)
    assert all(len(place) == 2 for place in places.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_turns_read_as_sentences(language: str) -> None:
    exercise = SCHOOL.exercise("planning.spend", 0)
    assert isinstance(exercise.form, SingleChoice)
    texts = [label(ANY_GAME, exercise, option, language) for option in exercise.form.options]
    for text, line in zip(texts, exercise.form.lines, strict=True):
        assert text[0].isupper() and len(text) > 20 * len(line)
    assert texts[0] != texts[1]


def test_a_wrong_choice_is_no_evidence_of_a_false_belief() -> None:
    exercise = SCHOOL.exercise("planning.gods", 0)
    assert isinstance(exercise.form, SingleChoice)
    (option,) = exercise.solution
    (other,) = {*exercise.form.options} - {option}
    assert evidence_of(ANY_GAME, exercise, (other,), predictions(ANY_GAME, exercise)) is None


@pytest.mark.parametrize("template", COUNTED)
def test_the_question_names_everything_that_the_turns_use(template: str) -> None:
    for seed in range(len(turn_choices()[template])):
        exercise = SCHOOL.exercise(template, seed)
        facts, form, me = exercise.facts, exercise.form, exercise.position.players
        assert isinstance(form, SingleChoice)
        player = me[exercise.position.turn]
        assert facts["gods"] == tuple(god for god in God if player.gods[god] == TOP_ROW)
        assert [facts["cards"].count(color) for color in Color] == list(player.cards)
        for action in (exercise.rules.notation.read(part) for line in form.lines for part in line):
            assert action.source < EXTRA or facts["extra"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("template", COUNTED)
def test_a_correct_answer_is_explained_besides_the_measured_difference(
    template: str, language: str
) -> None:
    for seed in range(len(turn_choices()[template])):
        exercise = SCHOOL.exercise(template, seed)
        assert len(decisive_texts(ANY_GAME, exercise, language)) >= 2
