"""How long it takes from nothing to the first legal actions."""

import resource
import subprocess
import sys
import time
from typing import Final

from benchmarks.clock import Spread
from benchmarks.figures import Chapter, Figure
from benchmarks.progress import over

PROGRAMS: Final = {
    "the interpreter alone": "pass",
    "import oracle_nb": "import oracle_nb",
    "first legal_actions()": "import oracle_nb; oracle_nb.new_game(seed=1).legal_actions()",
}


def started(repetitions: int) -> Chapter:
    """Measure the start of new interpreters, by wall clock and by processor time."""
    wall: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    work: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    # The first round fills the disk's cache and writes the bytecode; it does not count.
    for turn in over(range(-1, repetitions), "starting"):
        for name, program in PROGRAMS.items():
            before, start = _children(), time.perf_counter()
            subprocess.run([sys.executable, "-c", program], check=True)
            spent, worked = time.perf_counter() - start, _children() - before
            if turn >= 0:
                wall[name].append(spent)
                work[name].append(worked)
    figures = []
    for name in PROGRAMS:
        goal = 0.15 if name == "first legal_actions()" else None
        figures += [
            Figure(f"{name}, wall-clock time", Spread.of(wall[name]), "s", goal, most=True),
            Figure(f"{name}, processor time", Spread.of(work[name]), "s"),
        ]
    note = f"{repetitions} new processes each; every line includes the interpreter's own start"
    return Chapter("Starting", tuple(figures), note)


def _children() -> float:
    """Return the processor time of all processes started here that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
