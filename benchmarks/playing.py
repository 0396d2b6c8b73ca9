"""Decisions per second in random play."""

from benchmarks import own_engine, peers
from benchmarks.clock import Spread, settle
from benchmarks.figures import Chapter, Figure, ratio
from benchmarks.progress import over

WINDOW = 1_000


def decisions(repetitions: int, size: int = WINDOW) -> Chapter:
    """Random play of all three engines, window by window in turn."""
    sides = {
        "oracle_nb": own_engine.windows(1, size),
        "catanatron": peers.catan_windows(1, size),
        "python-chess": peers.chess_windows(1, size),
    }
    taken: dict[str, list[own_engine.Window]] = {name: [] for name in sides}
    for _ in over(range(repetitions), "decisions"):
        for name, side in sides.items():
            settle()
            taken[name].append(next(side))
    rates = {name: [window.rate for window in windows] for name, windows in taken.items()}
    choices = {name: [window.choice_rate for window in windows] for name, windows in taken.items()}
    ours, catan, chess = sides
    figures = [
        *(Figure(f"{name}, decisions", Spread.of(rates[name]), "/s") for name in sides),
        Figure("oracle_nb to catanatron", ratio(rates[ours], rates[catan]), "times", 2),
        Figure("oracle_nb to catanatron (stretch)", ratio(rates[ours], rates[catan]), "times", 4),
        Figure("oracle_nb to python-chess", ratio(rates[ours], rates[chess]), "times"),
        *(
            Figure(f"{name}, decisions of two or more options", Spread.of(choices[name]), "/s")
            for name in sides
        ),
        Figure("oracle_nb to catanatron, these", ratio(choices[ours], choices[catan]), "times"),
        Figure("oracle_nb to python-chess, these", ratio(choices[ours], choices[chess]), "times"),
    ]
    note = f"{repetitions} windows of {size} decisions of each engine, in turn; four players"
    return Chapter("Random play", tuple(figures), note)
