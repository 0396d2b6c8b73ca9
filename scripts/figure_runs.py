"""Parts of figures that are measured in several processes, and kept until all are there.

Ctrl-C stops the work and loses at most the parts in progress; the same command goes on with the
rest. The file of a figure is deleted when it is complete, because the next run is about another
state of the program.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec
from joblib import Parallel, delayed
from tqdm import tqdm

from oracle_nb.storage.journal import open_journal

T = TypeVar("T")
HOME: Final = Path("build/figures")


class Setting(NamedTuple):
    """The options of a figure.

    Parameters
    ----------
    figure, game
        Their names.
    runs
        The number of learners of each kind.
    slips
        The probability that a learner gives another answer than intended.
    """

    figure: str
    game: str
    runs: int
    slips: float


class _Part(msgspec.Struct, frozen=True):
    name: str
    result: msgspec.Raw


def parts_of_figure(
    setting: Setting,
    names: Sequence[str],
    measure: Callable[[Setting, str], T],
    kind: type[T],
    jobs: int = 1,
) -> list[T]:
    """Return the parts of a figure in the order of their names.

    Parameters
    ----------
    setting
        The options.
    names
        The names of the parts.
    measure
        Measures a part in another process, given the options and its name.
    kind
        The type of a part, which JSON can hold.
    jobs
        The number of processes.

    Raises
    ------
    JournalError
        If the file of the unfinished figure is damaged or in use.
    """
    head = msgspec.json.encode(setting)
    path = HOME / f"{setting.figure}-{setting.game}-{setting.runs}-{setting.slips:g}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    done: dict[str, T] = {}

    def read(line: bytes) -> None:
        part = msgspec.json.decode(line, type=_Part)
        done[part.name] = msgspec.json.decode(part.result, type=kind)

    def check(line: bytes) -> None:
        if line.strip() != head:
            raise ValueError(f"it has other options: {line.decode()}")

    with open_journal(path, head, check, read) as journal:
        rest = [name for name in names if name not in done]
        work = (delayed(_named)(measure, setting, name) for name in rest)
        results = Parallel(n_jobs=min(jobs, len(rest) or 1), return_as="generator_unordered")(work)
        bar = {"total": len(names), "initial": len(done), "leave": False, "disable": None}
        for name, result in tqdm(results, desc=setting.figure, **bar):
            done[name] = result
            journal.add(msgspec.json.encode({"name": name, "result": result}))
    path.unlink(missing_ok=True)
    return [done[name] for name in names]


def _named(measure: Callable[[Setting, str], T], setting: Setting, name: str) -> tuple[str, T]:
    return name, measure(setting, name)
