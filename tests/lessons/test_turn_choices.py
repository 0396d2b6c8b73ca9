"""Exercises that judge turns: positions and turns are sound, and play-outs prove the margins."""

import runpy
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.lessons.exercises import planning
from oracle_nb.delphi.lessons.exercises.planning import PAIRS, TURNS, TurnChoice, turn_choices
from oracle_nb.delphi.model.actions import EXTRA
from oracle_nb.delphi.model.position import Phase, Position
from oracle_nb.delphi.model.tasks import Task
from oracle_nb.delphi.pieces import TOP_ROW, Color, God
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.delphi.planning.playouts import Playouts
from oracle_nb.delphi.planning.turn_search import TurnSearch
from oracle_nb.delphi.puzzles.proof import margin_of
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import SingleChoice
from oracle_nb.games.opening import open_game
from oracle_nb.lessons.diagnosis import predictions
from oracle_nb.lessons.feedback import first_steps, label
from oracle_nb.lessons.knowledge import evidence_of
from oracle_nb.lessons.lesson import LANGUAGES
from tests.lessons.exercises import ANY_GAME, SCHOOL
from tests.sources import ROOT

LEAST = 0.2
"""Least lower bound of a margin in rounds."""
RESULTS = Path(planning.__file__).with_name("turn_choices.json")
HOME = ("coach-home", "coach-homeward", "coach-homeward-god")
"""Reasons that name a way to Zeus in this turn."""
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
    ends = [(better, worse) for better, worse, pairs in choice.ends for _ in range(pairs)]
    assert len(ends) == PAIRS and list(choice.ends) == sorted(choice.ends)
    assert margin_of([worse - better for better, worse in ends]).low > LEAST
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
def test_the_play_outs_have_the_stored_ends(template: str, choice: TurnChoice) -> None:
    rules, position = opened(choice)
    both, playouts = lines(rules, choice), Playouts(rules)
    ends = Counter(
        tuple(playouts.rounds(position, line, seed) for line in both)
        for seed in range(choice.seed, choice.seed + PAIRS)
    )
    assert {(better, worse): pairs for better, worse, pairs in choice.ends} == ends


def test_choices_are_stored_as_the_script_stores_them() -> None:
    script = runpy.run_path(str(ROOT / "scripts/prove_turns.py"))
    assert script["stored"](turn_choices()) == RESULTS.read_bytes()


def test_the_answer_states_what_the_play_outs_show() -> None:
    exercise = SCHOOL.exercise("planning.gods", 0)
    played, (choice, *_) = exercise.play_out(), turn_choices()["planning.gods"]
    assert played is not None and exercise.solution == ("turn-1",)
    assert (played.count, played.faster(0), played.faster(1)) == (PAIRS, 56, 15)
    assert played.lasting(0, 1) == 13 and played.lasting(1, 1) == 0
    mean = sum((worse - better) * pairs for better, worse, pairs in choice.ends) / PAIRS
    assert played.saved(0) == -played.saved(1) == mean
    turned = SCHOOL.exercise("planning.gods", len(turn_choices()["planning.gods"])).play_out()
    assert turned is not None and turned.faster(1) == 56
    assert turned.gains == played.gains[::-1] and all(played.gains)


@each_choice
def test_no_turn_claims_what_the_other_one_achieves(template: str, choice: TurnChoice) -> None:
    number = turn_choices()[template].index(choice)
    played = SCHOOL.exercise(template, number).play_out()
    assert played is not None and len(played.gains) == 2
    first, second = played.gains
    assert not [motive for motive in first if motive in second]
    assert max(len(first), len(second)) <= 2
    assert not {motive.what for motive in first + second} & {"coach-work", "coach-least"}


@each_choice
def test_only_the_answer_says_that_a_turn_wins_this_round(
    template: str, choice: TurnChoice
) -> None:
    number = turn_choices()[template].index(choice)
    exercise = SCHOOL.exercise(template, number)
    played = exercise.play_out()
    assert played is not None
    steps = first_steps(ANY_GAME, exercise, "en")
    assert not [text for text in steps if "this round" in text or "You reach Zeus" in text]
    for turn, motives in enumerate(played.gains):
        wins = played.lasting(turn, 0) == played.count
        assert any(motive.what in HOME for motive in motives) == wins


@each_choice
def test_general_advice_speaks_of_what_the_turns_use(template: str, choice: TurnChoice) -> None:
    exercise = SCHOOL.exercise(template, turn_choices()[template].index(choice))
    advice = [each.message for each in exercise.reasons if each.message.endswith("-rule")]
    parts = choice.better + choice.worse
    uses = {
        "why-planning-dice-rule": any(" die:" in part for part in parts),
        "why-planning-spend-rule": any(
            mark in part for part in choice.better for mark in (" card:", " extra", ">")
        ),
        "why-planning-gods-rule": any(
            part.startswith(("advance die:", "heal die:")) for part in parts
        ),
        "why-planning-route-rule": True,
    }
    assert len(advice) <= 1 and all(uses[message] for message in advice)


def test_apollon_is_a_gain_while_dice_are_left() -> None:
    played = SCHOOL.exercise("planning.gods", 0).play_out()
    assert played is not None
    assert [motive.what for motive in played.gains[0]] == ["coach-apollon", "coach-tokens"]


@pytest.mark.parametrize("template", TURNS)
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


@pytest.mark.parametrize("template", TURNS)
def test_the_question_names_everything_that_the_turns_use(template: str) -> None:
    for seed in range(len(turn_choices()[template])):
        exercise = SCHOOL.exercise(template, seed)
        facts, form, me = exercise.facts, exercise.form, exercise.position.players
        assert isinstance(form, SingleChoice)
        player = me[exercise.position.turn]
        assert facts["tasks"] == tuple(map(Task, player.tasks))
        assert facts["gods"] == tuple(god for god in God if player.gods[god] == TOP_ROW)
        assert [facts["cards"].count(color) for color in Color] == list(player.cards)
        for action in (exercise.rules.notation.read(part) for line in form.lines for part in line):
            assert action.source < EXTRA or facts["extra"] == 1
