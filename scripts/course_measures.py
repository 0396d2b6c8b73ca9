"""Figures of the model of knowledge, of placements and of reviews, printed as tables."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons import knowledge
from oracle_nb.lessons.catalog import lessons_of
from scripts import forgetting_figures, knowledge_figures, schedule_figures
from scripts.belief_measures import cached_lessons, lesson_names, named_lesson
from scripts.diagnosis_figures import PlacementRun, take_placement
from scripts.figure_runs import Setting
from scripts.figure_tables import print_bins, print_table, share_of
from scripts.rule_free_answers import Solved, asked_seeds, giving_away

PATCHY: Final = 0.02
"""Share of the rules that learners know or don't know out of order in a placement."""
ALL_KNOWN: Final = 100
"""Number of learners who know all rules."""


# --- the model of knowledge ----------------------------------------------------------------------


def _sittings(setting: Setting, name: str) -> list[knowledge_figures.Sitting]:
    lessons = lesson_names(setting)
    return [
        *knowledge_figures.sittings_of(
            cached_lessons(setting.game),
            lessons.index(name),
            named_lesson(setting, name),
            setting.runs,
        )
    ]


def calibrated(setting: Setting, name: str) -> knowledge_figures.Sums:
    """Return the sums of the sittings of a lesson."""
    return knowledge_figures.measured(_sittings(setting, name))


def report_calibration(setting: Setting, parts: Sequence[knowledge_figures.Sums]) -> None:
    """Print what lessons with random questions tell, and how true probabilities are."""
    sums = knowledge_figures.added(parts)
    figures = sums.figures()
    at = knowledge_figures.NAMING.index(knowledge.NAMED)
    rows: list[Sequence[object]] = [
        (kind, share_of(sums.told[kind][at], sums.learners[kind])) for kind in sums.told
    ]
    heading = "Lessons with random questions: told a misconception (theirs if they have one)"
    print_table(heading, ("learners", "told"), rows, f"mean squared error {figures.brier:.4f}")
    print_bins("Calibration of rules and beliefs", "observed", sums.calibration())


def fitted(setting: Setting, name: str) -> list[knowledge_figures.Sums]:
    """Return the same under all parameters of the grid."""
    return knowledge_figures.fitted(_sittings(setting, name))


def report_fit(setting: Setting, parts: Sequence[list[knowledge_figures.Sums]]) -> None:
    """Print the parameters with the least error, and those that tell most beliefs."""
    sums = [knowledge_figures.added(group) for group in zip(*parts, strict=True)]
    tried = [
        ({**parameters, "NAMED": named}, each.figures(named))
        for parameters, each in zip(knowledge_figures.grid(), sums, strict=True)
        for named in knowledge_figures.NAMING
    ]
    most_wrong = knowledge_figures.MOST_WRONG.items()
    fair = [row for row in tried if all(row[1].accused[kind] <= most for kind, most in most_wrong)]
    current = {name: getattr(knowledge, name) for name in tried[0][0]}
    now = [row for row in tried if row[0] == current]
    names = [*current]
    columns = (*names, "told", *(f"{kind} accused" for kind in most_wrong and dict(most_wrong)))
    orders: dict[str, list[tuple[dict[str, float], knowledge_figures.Figures]]] = {
        "least error": sorted(tried, key=lambda row: row[1].brier)[:60:7],
        "most told within the limits": sorted(fair, key=lambda row: -row[1].told)[:12],
        "now": now,
    }
    for order, best in orders.items():
        rows = [
            (
                *(parameters[name] for name in names),
                f"{figures.told:.1%}",
                *(f"{figures.accused[kind]:.2%}" for kind in dict(most_wrong)),
                f"{figures.brier:.4f}",
            )
            for parameters, figures in best
        ]
        title = f"Parameters of the model of knowledge: {order}"
        print_table(
            title, (*columns, "error"), rows, f"{len(fair)} of {len(tried)} are within limits"
        )


# --- placement, reviews, form --------------------------------------------------------------------


class PlacedFigure(NamedTuple):
    """A placement of a kind of learner."""

    kind: str
    run: PlacementRun


def places(setting: Setting) -> list[str]:
    """Return the places of learners: the number of lessons that they know."""
    return [str(known) for known in range(len(lessons_of(setting.game)) + 1)]


def placed(setting: Setting, name: str) -> list[PlacedFigure]:
    """Return the placements of learners who know some lessons; more of those who know all."""
    school, lessons, slips = cached_lessons(setting.game), lessons_of(setting.game), setting.slips
    kinds = {"without slips": (0.0, 0.0), f"{slips:.0%} slips": (slips, 0.0)}
    kinds[f"{slips:.0%} slips, {PATCHY:.0%} of the rules out of order"] = (slips, PATCHY)
    taken = [
        PlacedFigure(kind, take_placement(school, lessons, int(name), seed, *shares))
        for kind, shares in kinds.items()
        for seed in range(setting.runs)
    ]
    if int(name) == len(lessons):
        more = (take_placement(school, lessons, int(name), n, slips) for n in range(ALL_KNOWN))
        taken += (PlacedFigure("know all rules", run) for run in more)
    return taken


def report_placement(setting: Setting, parts: Sequence[list[PlacedFigure]]) -> None:
    """Print how far from the truth learners are placed."""
    placed = [figure for part in parts for figure in part]
    last, rows = len(parts) - 1, []
    for kind in dict.fromkeys(figure.kind for figure in placed):
        runs = [figure.run for figure in placed if figure.kind == kind]
        knows_all = kind == "know all rules"
        near = sum(run.place == last if knows_all else run.distance <= 1 for run in runs)
        asked = [run.asked for run in runs]
        share = share_of(near, len(runs)) + (" are through" if knows_all else "")
        rows.append((kind, share, f"{sum(asked) / len(asked):.1f}, at most {max(asked)}"))
    print_table(
        "Placement of learners who know the first lessons",
        ("learners", "within one lesson", "questions"),
        rows,
        f"{setting.runs} learners of each kind at each of {len(parts)} places",
    )


@cache
def _contenders(game: str) -> dict[str, schedule_figures.Contender]:
    return schedule_figures.contenders(
        schedule_figures.plan_of(game), schedule_figures.former_plan()
    )


def _days(setting: Setting) -> int:
    """Return the number of days with lessons; 0 for two lessons a day.

    "paced" has as many days for each course as the former one takes.
    """
    before = _contenders(setting.game)[schedule_figures.BEFORE].plan
    days = -(-len(before.lessons) // schedule_figures.LESSONS_A_DAY)
    return days if setting.figure == "paced" else 0


def months(setting: Setting) -> list[str]:
    """Return each month: learners, course and the step of its waits."""
    return [
        f"{kind.name}/{name}/{step}"
        for kind in schedule_figures.KINDS
        for name, each in _contenders(setting.game).items()
        for step in each.steps
    ]


def month(setting: Setting, name: str) -> list[schedule_figures.MonthFigure]:
    """Return a month of some learners."""
    kind_name, contender, step = name.split("/")
    kind = next(kind for kind in schedule_figures.KINDS if kind.name == kind_name)
    made = _contenders(setting.game)[contender]
    return schedule_figures.months(made, float(step), kind, setting.runs, _days(setting))


def report_schedule(setting: Setting, parts: Sequence[list[schedule_figures.MonthFigure]]) -> None:
    """Print a month of lessons and reviews, compared with the former course and Leitner boxes."""
    taken = dict(zip(months(setting), parts, strict=True))
    made = _contenders(setting.game)
    columns = ("learners", "course and reviews", "in lessons", "in reviews", "recalled")
    rows: list[Sequence[object]] = []
    for kind in schedule_figures.KINDS:
        of_kind = {
            name: [taken[f"{kind.name}/{name}/{step}"] for step in each.steps]
            for name, each in made.items()
        }
        for figure in schedule_figures.comparison(kind, made, of_kind):
            saved = figure.saved
            rows.append(
                (
                    figure.kind,
                    figure.schedule,
                    *figure.usual[:2],
                    f"{figure.usual.recalled:.0%}",
                    f"{figure.goal:.0%}",
                    "{:,.0f} ({:,.0f} to {:,.0f})".format(*figure.needed),
                    "" if saved is None else "{:.0%} ({:.0%} to {:.0%})".format(*saved),
                )
            )
    days = _days(setting)
    how = f"lessons on {days} days" if days else "two lessons a day"
    print_table(
        f"{schedule_figures.DAYS} days of learners who forget, {how}",
        (*columns, "goal", "questions for it", "ours asks fewer"),
        rows,
        f"{setting.runs} learners of each kind; in parentheses 95 % intervals",
    )


def forgetters(setting: Setting) -> list[str]:
    """Return the learners: their kind and number."""
    return [
        f"{kind.name}/{seed}" for kind in schedule_figures.KINDS for seed in range(setting.runs)
    ]


def forgotten(setting: Setting, name: str) -> forgetting_figures.ForgettingSums:
    """Return how true predictions about a learner were."""
    kind_name, seed = name.split("/")
    kind = next(kind for kind in schedule_figures.KINDS if kind.name == kind_name)
    plan = _contenders(setting.game)[schedule_figures.OWN].plan
    return forgetting_figures.forgetting(plan, kind, [schedule_figures.SEED + int(seed)])


def report_forgetting(setting: Setting, parts: Sequence[forgetting_figures.ForgettingSums]) -> None:
    """Print how often rules are recalled, by the prediction, and whether other waits fit better."""
    sums = forgetting_figures.added(parts)
    bins = ((p / n, t / n, n) for n, p, t in sums.bins if n)
    print_bins("Predicted recall of rules", "recalled", bins)
    rows = [(f"{scale:g}", f"{error:.4f}") for scale, error in forgetting_figures.by_scale(sums)]
    print_table(
        "Other stabilities",
        ("times the stabilities", "mean squared distance from the true probability"),
        rows,
        f"{setting.runs} learners of each kind",
    )


def templates(setting: Setting) -> list[str]:
    """Return the templates that lessons ask."""
    return [*asked_seeds(lessons_of(setting.game), 1)]


def by_form(setting: Setting, name: str) -> list[Solved]:
    """Return the strategies that solve a template without rules."""
    seeds = asked_seeds(lessons_of(setting.game), setting.runs)
    return giving_away(lessons_of_game(setting.game), name, seeds[name])


def report_form(setting: Setting, parts: Sequence[list[Solved]]) -> None:
    """Print the templates that strategies solve which know no rules."""
    solutions = [solution for part in parts for solution in part]
    rows = [(s.template, s.strategy, f"{s.share:.0%}", f"{s.chance:.0%}") for s in solutions]
    print_table(
        "Templates whose form gives the answer away",
        ("template", "strategy", "solved", "by chance"),
        rows,
        f"{len({row[0] for row in rows})} of {len(parts)} templates",
    )
