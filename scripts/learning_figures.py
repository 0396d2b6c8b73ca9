"""Measure with simulated learners how lessons find misconceptions and reviews keep rules in mind.

.venv/bin/python -m scripts.learning_figures                       # all tables
.venv/bin/python -m scripts.learning_figures lessons checkup
.venv/bin/python -m scripts.learning_figures schedule --runs 100   # one, with more learners

docs/learning-figures.md explains the learners, and has the figures.
"""

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import Annotated, Final, TypeVar

import typer
from rich.table import Table
from tqdm import tqdm

from oracle_nb.games.registry import DEFAULT_GAME, lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.terminal.console import GameOption, console
from scripts import schedule_figures
from scripts.diagnosis_figures import (
    BeliefFigure,
    accusations,
    by_checkup,
    by_lessons,
    by_pairs,
    interval,
    take_placement,
)
from scripts.simulated_learners import CachedLessons

T = TypeVar("T")


class Figure(StrEnum):
    """The figures that can be measured."""

    LESSONS = "lessons"
    CHECKUP = "checkup"
    PERFECT = "perfect"
    GUESSES = "guesses"
    PAIRS = "pairs"
    PLACEMENT = "placement"
    SCHEDULE = "schedule"


PATCHY: Final = 0.02
"""Share of the rules that learners know or don't know out of order in a placement."""
DEFAULT_RUNS: Final = {
    Figure.LESSONS: 16,
    Figure.CHECKUP: 16,
    Figure.PERFECT: 32,
    Figure.GUESSES: 8,
    Figure.PAIRS: 100,
    Figure.PLACEMENT: 2,
    Figure.SCHEDULE: 20,
}
"""Runs for each belief, lesson or kind of learner that take some minutes in all."""


def simulate(
    figures: Annotated[
        list[Figure] | None,
        typer.Argument(help="What to measure; everything if not given.", show_default=False),
    ] = None,
    runs: Annotated[
        int | None,
        typer.Option(min=2, max=100_000, help="Runs of each; more take longer and say more."),
    ] = None,
    slips: Annotated[float, typer.Option(min=0, max=1, help="Share of slips.")] = 0.05,
    game: GameOption = DEFAULT_GAME,
) -> None:
    """Measure how well lessons find misconceptions, and how well reviews keep rules in mind.

    Simulated learners answer, not people. What counts are the words that they read. lessons: how
    often the exercises of a lesson tell each misconception; checkup: how often a check-up does;
    perfect: how often learners who know everything are told one; guesses: the same for learners
    who guess; pairs: learners with two misconceptions; placement:
    how far from the truth learners are placed; schedule: a month of lessons and reviews
    compared with the course of before and Leitner boxes. Ctrl-C stops it; what is printed stays.
    """
    school = CachedLessons(lessons_of_game(game))
    for figure in figures or list(Figure):
        count = runs or DEFAULT_RUNS[figure]
        if figure is Figure.SCHEDULE:
            _schedule(game, count)
        else:
            _MEASURES[figure](school, game, count, slips)


def _lessons(school: CachedLessons, game: str, runs: int, slips: float) -> None:
    figures = by_lessons(school, lessons_of(game), runs, slips)
    _beliefs("by the exercises of their own lesson", figures, len(school.beliefs), slips)


def _checkup(school: CachedLessons, game: str, runs: int, slips: float) -> None:
    figures = by_checkup(school, lessons_of(game), runs, slips)
    _beliefs("by a check-up", figures, len(school.beliefs), slips)


def _beliefs(how: str, figures: Iterable[BeliefFigure], total: int, slips: float) -> None:
    """Print how often each misconception is told, and the average."""
    table = _table(f"Misconceptions told {how}, {slips:.0%} slips")
    numbers = ("told", "after mistakes", "questions")
    for name in ("misconception", "lesson", *numbers, "told instead"):
        table.add_column(name, justify="right" if name in numbers else "left")
    counted = list(_counted(figures, total))
    for figure in counted:
        others = ", ".join(f"{name} {count}" for name, count in figure.instead.most_common())
        row = (f"{figure.share:.0%}", f"{figure.wrong:.1f}", f"{figure.asked:.1f}", others)
        table.add_row(figure.belief, figure.lesson, *row)
    runs = sum(figure.runs for figure in counted)
    share = interval(sum(figure.right for figure in counted), runs)
    least = min(counted, key=lambda figure: figure.share)
    mistakes = sum(figure.wrong * figure.right for figure in counted) / max(
        1, sum(figure.right for figure in counted)
    )
    _print(
        table,
        f"{share.share:.1%} of {runs} runs (95 % interval {share.low:.1%} to {share.high:.1%}), "
        f"after {mistakes:.1f} mistakes on average; least: {least.belief}, {least.share:.0%}",
    )


def _perfect(
    school: CachedLessons, game: str, runs: int, slips: float, *, guessing: bool = False
) -> None:
    who = "who guess" if guessing else "who know everything"
    # Slips hardly matter to those who guess.
    for share in (slips,) if guessing else dict.fromkeys((0.0, slips)):
        table = _table(f"Learners {who} and are told a misconception, {share:.0%} slips")
        for name in ("lesson", "runs", "told", "misconceptions"):
            table.add_column(name, justify="right" if name in ("runs", "told") else "left")
        lessons = lessons_of(game)
        figures = accusations(school, lessons, runs, share, guessing=guessing)
        counted = list(_counted(figures, len(lessons) + 1))
        for figure in counted:
            named = ", ".join(f"{name} {count}" for name, count in figure.beliefs.most_common())
            table.add_row(figure.where or "check-up", str(figure.runs), str(figure.accused), named)
        accused, total = (
            sum(figure.accused for figure in counted),
            sum(figure.runs for figure in counted),
        )
        limits = interval(accused, total)
        _print(
            table,
            f"{accused} of {total}: {limits.share:.2%} "
            f"(95 % interval {limits.low:.2%} to {limits.high:.2%})",
        )


def _guesses(school: CachedLessons, game: str, runs: int, slips: float) -> None:
    _perfect(school, game, runs, slips, guessing=True)


def _pairs(school: CachedLessons, game: str, runs: int, slips: float) -> None:
    table = _table(f"Learners with two misconceptions at once, {slips:.0%} slips")
    for name in ("named by", "both", "one", "none"):
        table.add_column(name, justify="left" if name == "named by" else "right")
    for pair in by_pairs(school, lessons_of(game), runs, slips):
        limits = (interval(count, runs) for count in (pair.both, pair.one, pair.none))
        shares = (f"{lim.share:.0%} ({lim.low:.0%} to {lim.high:.0%})" for lim in limits)
        table.add_row(pair.where, *shares)
    _print(table, f"{runs} random pairs; a check-up names two if one doesn't explain the answers")


def _placement(school: CachedLessons, game: str, runs: int, slips: float) -> None:
    lessons = lessons_of(game)
    table = _table("Placement of learners who know the first lessons")
    for name in ("learners", "within one lesson", "questions"):
        table.add_column(name, justify="left" if name == "learners" else "right")
    kinds = {"without slips": (0.0, 0.0), f"{slips:.0%} slips": (slips, 0.0)}
    kinds[f"{slips:.0%} slips, {PATCHY:.0%} of the rules out of order"] = (slips, PATCHY)
    places = [(known, seed) for known in range(len(lessons) + 1) for seed in range(runs)]
    for kind, (share, patchy) in kinds.items():
        taken = [
            take_placement(school, lessons, known, seed, share, patchy)
            for known, seed in _counted(places, len(places))
        ]
        near = interval(sum(run.distance <= 1 for run in taken), len(taken))
        asked = [run.asked for run in taken]
        table.add_row(
            kind,
            f"{near.share:.1%} of {len(taken)} ({near.low:.1%} to {near.high:.1%})",
            f"{sum(asked) / len(asked):.1f}, at most {max(asked)}",
        )
    _print(table, f"{runs} learners at each place")


def _schedule(game: str, runs: int) -> None:
    own, before = schedule_figures.plan_of(game), schedule_figures.former_plan()
    teaching = -(-len(before.lessons) // schedule_figures.LESSONS_A_DAY)
    for days in (teaching, 0):
        how = f"lessons on {days} days" if days else "two lessons a day"
        table = _table(f"{schedule_figures.DAYS} days of learners who forget, {how}")
        names = ("learners", "course and reviews", "in lessons", "in reviews", "recalled")
        for name in (*names, "goal", "questions for it", "ours asks fewer"):
            table.add_column(name, justify="left" if name in names[:2] else "right")
        comparisons = schedule_figures.compared(own, before, runs, days=days)
        for each in _counted(comparisons, 4 * len(schedule_figures.KINDS)):
            low_to_high = "({1:.0f} to {2:.0f})".format(*each.needed)
            table.add_row(
                each.kind,
                each.schedule,
                *(str(count) for count in each.usual[:2]),
                f"{each.usual.recalled:.0%}",
                f"{each.goal:.0%}",
                f"{each.needed[0]:.0f} {low_to_high}",
                "" if each.saved is None else "{:.0%} ({:.0%} to {:.0%})".format(*each.saved),
            )
        _print(table, f"{runs} learners of each kind; in parentheses 95 % intervals")


_MEASURES: Final[dict[Figure, Callable[[CachedLessons, str, int, float], None]]] = {
    Figure.LESSONS: _lessons,
    Figure.CHECKUP: _checkup,
    Figure.PERFECT: _perfect,
    Figure.GUESSES: _guesses,
    Figure.PAIRS: _pairs,
    Figure.PLACEMENT: _placement,
}


def _table(title: str) -> Table:
    return Table(title=title, title_justify="left", header_style="bold", highlight=False)


def _print(table: Table, conclusion: str) -> None:
    screen = console()
    screen.print(table)
    screen.print(f"{conclusion}.\n", highlight=False, soft_wrap=True)


def _counted(figures: Iterable[T], total: int) -> Iterator[T]:
    """Yield values with a progress bar, where somebody is looking at it."""
    with tqdm(total=total, disable=None, leave=False) as bar:
        for figure in figures:
            yield figure
            bar.update()


if __name__ == "__main__":
    typer.run(simulate)
