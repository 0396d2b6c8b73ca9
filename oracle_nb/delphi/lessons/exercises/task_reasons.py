"""Why answers about needed pieces are correct: tasks that are open and colors already used."""

from collections.abc import Collection, Sequence

from oracle_nb.delphi.model.tasks import Family, values_of
from oracle_nb.delphi.pieces import WHITE, Color
from oracle_nb.games.exercises import AnswerReason as Reason


def _colors(colors: Collection[int]) -> tuple[Color, ...]:
    return tuple(map(Color, sorted(colors)))


def used(done: Collection[int], aboard: Collection[int]) -> Reason:
    """Return the colors that count already."""
    return Reason("why-needs-used", {"colors": _colors({*done, *aboard})})


def still_open(tasks: Sequence[int], family: Family, aboard: Collection[int]) -> Reason:
    """Return what the open tasks of a family need, apart from the cargo aboard."""
    values = values_of(tasks, family)
    fixed = {value for value in values if value != WHITE}
    white = values.count(WHITE) - len({*aboard} - fixed)
    return Reason("why-needs-open", {"colors": _colors(fixed - {*aboard}), "white": white})


def which(
    family: Family,
    tasks: Sequence[int],
    done: Collection[int],
    aboard: Collection[int],
    right: Sequence[str],
) -> tuple[Reason, ...]:
    """Return which pieces of an island may be loaded or fought."""
    pieces = f"{family}s"
    colors = _colors([Color[name.upper()] for name in right])
    return (
        Reason(f"why-populating-{pieces}"),
        used(done, aboard),
        still_open(tasks, family, aboard),
        Reason(f"why-needs-{pieces}", {"colors": colors}),
    )


def statue(
    color: Color, tasks: Sequence[int], done: Collection[int], aboard: Collection[int], answer: str
) -> tuple[Reason, ...]:
    """Return whether a statue of a color is needed."""
    facts = {
        "color": color,
        "open": len(tasks),
        "loaded": len(aboard),
        "left": len(tasks) - len(aboard),
    }
    return Reason("why-populating-statue"), used(done, aboard), Reason(f"why-{answer}", facts)


def served(general: Reason, color: Color, option: str) -> tuple[Reason, ...]:
    """Return which task an offering completes."""
    white = "white" if option.endswith("any") else "fixed"
    return general, Reason(f"why-task-{white}", {"color": color})


def load(tasks: Sequence[int], aboard: Collection[int]) -> tuple[Reason, ...]:
    """Return which offerings are needed besides the cargo."""
    return (
        Reason("why-populating-load"),
        used((), aboard),
        still_open(tasks, Family.OFFERING, aboard),
    )
