"""Measure with simulated learners how lessons find misconceptions and reviews keep rules in mind.

.venv/bin/python -m scripts.learning_figures                       # all tables
.venv/bin/python -m scripts.learning_figures lessons checkup
.venv/bin/python -m scripts.learning_figures schedule --runs 100   # one, with more learners

docs/learning-figures.md explains the learners, and has the figures.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any, Final, NamedTuple

import typer

from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.terminal.console import GameOption
from scripts import belief_measures as beliefs
from scripts import course_measures as courses
from scripts.diagnosis_figures import Accusations, BeliefFigure, RepeatedFigure
from scripts.figure_runs import Setting, parts_of_figure
from scripts.forgetting_figures import ForgettingSums
from scripts.knowledge_figures import Sums
from scripts.rule_free_answers import Solved
from scripts.schedule_figures import MonthFigure


class Figure(StrEnum):
    """The figures that can be measured."""

    LESSONS = "lessons"
    PERFECT = "perfect"
    GUESSES = "guesses"
    CHECKUP = "checkup"
    ALONE = "alone"
    UNLISTED = "unlisted"
    PAIRS = "pairs"
    CALIBRATION = "calibration"
    FIT = "fit"
    PLACEMENT = "placement"
    SCHEDULE = "schedule"
    PACED = "paced"
    FORGETTING = "forgetting"
    FORM = "form"


class _Measure(NamedTuple):
    """How a figure is measured.

    Parameters
    ----------
    names
        Returns the names of its parts.
    measure
        Measures a part.
    kind
        The type of a part.
    report
        Prints the figure.
    runs
        The number of learners of each kind that take some minutes in all.
    """

    names: Callable[[Setting], list[str]]
    measure: Callable[[Setting, str], Any]
    kind: Any
    report: Callable[[Setting, Any], None]
    runs: int


MEASURES: Final[dict[Figure, _Measure]] = {
    Figure.LESSONS: _Measure(
        beliefs.own_names, beliefs.in_own_lesson, list[BeliefFigure], beliefs.report_beliefs, 4
    ),
    Figure.PERFECT: _Measure(
        beliefs.learners_without, beliefs.accused, Accusations, beliefs.report_accused, 8
    ),
    Figure.GUESSES: _Measure(
        beliefs.learners_without, beliefs.accused, Accusations, beliefs.report_accused, 8
    ),
    Figure.CHECKUP: _Measure(
        beliefs.own_names, beliefs.after_own_lesson, list[BeliefFigure], beliefs.report_beliefs, 2
    ),
    Figure.ALONE: _Measure(
        beliefs.belief_groups, beliefs.checked_alone, list[RepeatedFigure], beliefs.report_alone, 2
    ),
    Figure.UNLISTED: _Measure(
        beliefs.unlisted_names,
        beliefs.checked_unlisted,
        list[beliefs.UnlistedFigure],
        beliefs.report_unlisted,
        3,
    ),
    Figure.PAIRS: _Measure(
        beliefs.pair_numbers, beliefs.paired, tuple[int, int], beliefs.report_pairs, 60
    ),
    Figure.CALIBRATION: _Measure(
        beliefs.lesson_names, courses.calibrated, Sums, courses.report_calibration, 24
    ),
    Figure.FIT: _Measure(beliefs.lesson_names, courses.fitted, list[Sums], courses.report_fit, 12),
    Figure.PLACEMENT: _Measure(
        courses.places, courses.placed, list[courses.PlacedFigure], courses.report_placement, 4
    ),
    Figure.SCHEDULE: _Measure(
        courses.months, courses.month, list[MonthFigure], courses.report_schedule, 20
    ),
    Figure.PACED: _Measure(
        courses.months, courses.month, list[MonthFigure], courses.report_schedule, 20
    ),
    Figure.FORGETTING: _Measure(
        courses.forgetters, courses.forgotten, ForgettingSums, courses.report_forgetting, 5
    ),
    Figure.FORM: _Measure(
        courses.templates, courses.by_form, list[Solved], courses.report_form, 40
    ),
}


def simulate(
    figures: Annotated[
        list[Figure] | None,
        typer.Argument(help="What to measure; everything if not given.", show_default=False),
    ] = None,
    runs: Annotated[
        int | None,
        typer.Option(min=1, max=100_000, help="Runs of each; more take longer and say more."),
    ] = None,
    slips: Annotated[float, typer.Option(min=0, max=1, help="Share of slips.")] = 0.05,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Number of processes.")] = 2,
    game: GameOption = DEFAULT_GAME,
) -> None:
    """Measure how well lessons find misconceptions, and how well reviews keep rules in mind.

    Simulated learners answer, not people. What counts are the words that they read. lessons: how
    often the exercises of a lesson tell each misconception; perfect: how often learners who know
    everything are told one; guesses: the same for learners who guess; checkup: how often a check-up
    after its lesson tells each; alone: the same for check-ups with nothing known before, one after
    the other; unlisted: what learners are told whose misconception isn't on the list; pairs:
    learners with two; calibration: how true the probabilities are; fit: other parameters;
    placement: how far from the truth learners are placed; schedule: a month of two lessons a day
    and reviews, compared with the course of before and Leitner boxes; paced: the same with the
    lessons of both courses on as many days; forgetting: how true the predicted recall
    is; form: which answers are given away.

    Ctrl-C stops it, and the same command goes on with what is missing. What is kept in
    build/figures must be deleted if the program has changed since.
    """
    for figure in figures or list(Figure):
        names, measure, kind, report, usual = MEASURES[figure]
        setting = Setting(figure.value, game, runs or usual, slips)
        parts = parts_of_figure(setting, names(setting), measure, kind, jobs)
        if parts:
            report(setting, parts)


if __name__ == "__main__":
    # Workers need the functions under the name of this module.
    from scripts import learning_figures

    typer.run(learning_figures.simulate)
