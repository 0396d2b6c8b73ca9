"""Listing legal actions, and checking any action, in stored positions."""

import random
from collections.abc import Sequence
from typing import Final

import chess

from benchmarks import peers
from benchmarks.clock import Spread, each, settle, share
from benchmarks.figures import Chapter, Figure, exact, ratio
from benchmarks.own_engine import Forgetter, Stored
from benchmarks.progress import over
from oracle_nb.delphi.model.actions import Action

CHUNK: Final = 1_000
PER_POSITION: Final = 20
LISTINGS: Final = 5


class _Rates:
    """Legal actions listed per second, chunk by chunk: in all positions, and where one chooses."""

    def __init__(self) -> None:
        self.every: list[float] = []
        self.choice: list[float] = []

    def add(self, options: Sequence[int], nanoseconds: Sequence[int]) -> None:
        pairs = list(zip(options, nanoseconds, strict=True))
        self.every.append(_per_second(pairs))
        self.choice.append(_per_second([pair for pair in pairs if pair[0] > 1]))


def _per_second(pairs: Sequence[tuple[int, int]]) -> float:
    spent = sum(time for _, time in pairs)
    return 1e9 * sum(count for count, _ in pairs) / spent if spent else 0.0


def _list(stored: Stored) -> list[Action]:
    actions: list[Action] = stored.rules.legal_actions(stored.position)
    return actions


def listed(positions: Sequence[Stored]) -> Chapter:
    """Legal actions listed per second, beside as many boards of python-chess."""
    forget = Forgetter()
    boards = peers.boards(1, len(positions))
    moves = [len(peers.list_moves(board)) for board in boards]
    rates = {name: _Rates() for name in ("cold", "warm", "chess cold", "chess warm")}
    for first in over(range(0, len(positions), CHUNK), "listing"):
        ours = positions[first : first + CHUNK]
        theirs = boards[first : first + CHUNK]
        settle()
        options = [stored.options for stored in ours]
        rates["cold"].add(options, each(_list, ours, lambda stored: forget(stored.rules)))
        counts = moves[first : first + CHUNK]
        rates["chess cold"].add(counts, each(peers.list_moves, theirs, chess.Board.clear_stack))
        for stored in ours:
            _list(stored)
        rates["warm"].add(options, each(_list, ours))
        rates["chess warm"].add(counts, each(peers.list_moves, theirs))
    return Chapter("Listing", _figures(rates, positions, boards, moves), _note(positions))


def _note(positions: Sequence[Stored]) -> str:
    return (
        f"{len(positions):,} positions of greedy play; as many boards of random chess. Cold: "
        "everything the engine had worked out is forgotten before each position"
    )


def _figures(
    rates: dict[str, _Rates],
    positions: Sequence[Stored],
    boards: Sequence[chess.Board],
    moves: Sequence[int],
) -> tuple[Figure, ...]:
    figures = [
        Figure(
            "legal actions in a position",
            exact(_mean([position.options for position in positions])),
        ),
        Figure("legal moves on a board", exact(_mean(moves))),
    ]
    for how in ("cold", "warm"):
        ours, theirs = rates[how], rates[f"chess {how}"]
        goal = 2.0 if how == "cold" else None
        figures += [
            Figure(f"oracle_nb, actions listed, {how}", Spread.of(ours.every), "/s"),
            Figure(f"python-chess, moves listed, {how}", Spread.of(theirs.every), "/s"),
            Figure(
                f"oracle_nb to python-chess, {how}", ratio(ours.every, theirs.every), "times", goal
            ),
            Figure(
                f"the same where there are two or more options, {how}",
                ratio(ours.choice, theirs.choice),
                "times",
            ),
        ]
    return tuple(figures)


def _mean(counts: Sequence[float]) -> float:
    return sum(counts) / len(counts)


def checked(positions: Sequence[Stored]) -> Chapter:
    """Return what ``check`` takes for random actions that can be written, with all broken rules.

    Beside each position, the moves of a board of python-chess are listed.
    """
    rng = random.Random(1)
    forget = Forgetter()
    warm: list[int] = []
    cold: list[int] = []
    chess_listing: list[float] = []
    on_average: list[float] = []
    allowed = 0
    boards = peers.boards(1, len(positions))
    for stored, board in zip(over(positions, "checking"), boards, strict=True):
        rules, position = stored.rules, stored.position
        every = list(rules.every_action(position))
        some = [rng.choice(every) for _ in range(PER_POSITION)]

        def check(action: Action, stored: Stored = stored) -> object:
            return stored.rules.check(stored.position, action)

        def start_again(_: Action, stored: Stored = stored) -> None:
            forget(stored.rules)

        rules.legal_actions(position)
        allowed += sum(rules.check(position, action).allowed for action in some)
        times = each(check, some)
        warm += times
        on_average.append(_mean(times))
        chess_listing.append(_mean(each(peers.list_moves, [board] * LISTINGS)))
        cold += each(check, some, start_again)
    figures = [
        Figure("check, position just listed", _micro(warm), "µs", 5, most=True),
        Figure("python-chess, legal_moves", _micro(chess_listing), "µs"),
        Figure(
            "check to python-chess's legal_moves",
            ratio(on_average, chess_listing),
            "times",
            0.5,
            most=True,
        ),
        Figure("check, 95th percentile", exact(share(sorted(warm), 0.95) / 1e3), "µs"),
        Figure("check, cold", _micro(cold), "µs"),
        Figure("check, cold, 95th percentile", exact(share(sorted(cold), 0.95) / 1e3), "µs"),
        Figure("allowed actions among them", exact(100 * allowed / len(warm)), "%"),
    ]
    note = f"{len(warm):,} random writable actions in {len(positions):,} of the positions"
    return Chapter("Checking", tuple(figures), note)


def _micro(nanoseconds: Sequence[float]) -> Spread:
    return Spread.of(time / 1e3 for time in nanoseconds)
