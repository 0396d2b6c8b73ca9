"""The time of random play, by function."""

import cProfile
import itertools
import pstats

from benchmarks import own_engine


def profile(decisions: int, lines: int) -> None:
    """Print the functions in which random play spends most of its time."""
    play = own_engine.windows(1, own_engine.WARM_UP)
    next(play)
    profiler = cProfile.Profile()
    profiler.enable()
    for _ in itertools.islice(play, -(-decisions // own_engine.WARM_UP)):
        pass
    profiler.disable()
    pstats.Stats(profiler).sort_stats("tottime").print_stats(lines)
