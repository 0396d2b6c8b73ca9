"""Par: a lower bound on the rounds of a race, by counting what luck can give at most.

docs/par.md explains the simplified game and proves the bound.
"""

from collections.abc import Iterator
from itertools import combinations, count
from typing import Final, NamedTuple

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.measures.fewest_stops import CARDS, fewest_stops
from oracle_nb.delphi.measures.task_progress import Progress
from oracle_nb.delphi.model.position import (
    DICE,
    UNKNOWN,
    Position,
    ReturnTask,
    Setting,
    StartShip,
)
from oracle_nb.delphi.model.powers import STORAGE
from oracle_nb.delphi.model.tasks import ledger
from oracle_nb.delphi.pieces import TOP_ROW, ShipTile
from oracle_nb.delphi.rules.transaction import first_row
from oracle_nb.games.par import SeatPar

LETTER_STEPS: Final = 3
"""God steps for the letter Sigma."""
LETTERS: Final = 3
"""Number of island tiles with that letter."""
_STORAGE_TILE: Final = 2
"""Room that the ship tile for both ways adds."""


class _Race(NamedTuple):
    """A possible start of a seat: its ship tile, and states after it has returned some tasks."""

    seat: int
    tile: int
    progress: Progress
    starts: int
    errands: int


def par(board: Board, setting: Setting, start: Position) -> tuple[SeatPar, ...]:
    """Return the lower bounds for each seat.

    Parameters
    ----------
    board : Board
        The board of the setting.
    setting : Setting
        The setting of the game.
    start : Position
        The position before the first action.

    Returns
    -------
    tuple of SeatPar
        The bounds by seat.

    Raises
    ------
    ValueError
        If the game doesn't begin with a setup by the printed rules.

    Examples
    --------
    >>> import oracle_nb
    >>> game = oracle_nb.new_game(players=2, seed=1)
    >>> [seat.rounds for seat in par(game.rules.board, game.rules.setting, game.position)]
    [4, 4]
    """
    if setting.rules.replaced:
        raise ValueError("there is no par with a replaced rule")
    if not _is_setup(start):
        raise ValueError("there is only a par for the setup of a game, not for other positions")
    stops = _Stops(board, start)
    return tuple(_bound([*_races(start, seat)], stops, start) for seat in range(len(start.players)))


def _is_setup(start: Position) -> bool:
    """Return whether nothing has been done yet that would help a player."""
    lowest = first_row(len(start.players))
    return start.round == 1 and not any(
        player.done
        or player.offerings
        or player.statues
        or player.equipment
        or player.companions
        or max(player.gods) > lowest
        for player in start.players
    )


def _races(start: Position, seat: int) -> Iterator[_Race]:
    """Yield everything that a seat can start with: each tile to choose, each task to return."""
    player = start.players[seat]
    progress = Progress(ledger(player.tasks, player.done))
    for tile in start.ship_tiles if player.tile == UNKNOWN else (player.tile,):
        waiting = [step for step in start.pending if step.player == seat]
        returns = sum(isinstance(step, ReturnTask) for step in waiting)
        if tile == ShipTile.TASK:
            returns += any(isinstance(step, StartShip) for step in waiting)
        for saved, states in progress.returned(returns).items():
            yield _Race(seat, tile, progress, states, progress.errands - saved)


class _Stops:
    """The fewest stops of each race, by the equipment that makes some unnecessary."""

    def __init__(self, board: Board, start: Position) -> None:
        self._board = board
        self._start = start
        self._known: dict[tuple[object, ...], tuple[int, ...]] = {}

    def fewest_stops(self, race: _Race, cards: tuple[str, ...]) -> tuple[int, ...]:
        """Return the fewest stops with some cards, by the number of errands without a stop."""
        storage = STORAGE + (_STORAGE_TILE if race.tile == ShipTile.BOTH_WAYS else 0)
        at_once = bool(cards) and race.tile == ShipTile.EQUIPMENT
        tasks = tuple(race.progress.sizes.items())
        key = tasks, race.starts, storage, cards, at_once
        if key not in self._known:
            self._known[key] = fewest_stops(
                self._board,
                self._start,
                race.progress,
                storage,
                cards,
                at_once=at_once,
                starts=race.starts,
            )
        return self._known[key]


def _bound(races: list[_Race], stops: _Stops, start: Position) -> SeatPar:
    """Return the lower bounds of a seat, for the best of its races."""
    players = len(start.players)
    actions, moves = min(
        (race.errands + moves, moves)
        for race in races
        for moves in (stops.fewest_stops(race, ())[0] + 1,)
    )
    rounds = next(
        rounds
        for rounds in count(1)
        if any(_possible(race, stops, players, rounds) for race in races)
    )
    return SeatPar(races[0].seat, rounds, actions, moves)


def _possible(race: _Race, stops: _Stops, players: int, rounds: int) -> bool:
    """Return whether the simplified game can be finished in some rounds."""
    equipment = race.progress.fights + (race.tile == ShipTile.EQUIPMENT)
    if _enough(race, stops.fewest_stops(race, ()), players, rounds, equipment):
        return True
    for number in range(1, min(equipment, len(CARDS)) + 1):
        others = equipment - number
        # More cards only make it easier, which rules out several choices together.
        if not _enough(race, stops.fewest_stops(race, CARDS), players, rounds, others):
            return False
        possible = [
            frozenset(cards)
            for cards in combinations(CARDS, len(CARDS) - 1)
            if _enough(race, stops.fewest_stops(race, cards), players, rounds, others)
        ]
        for cards in combinations(CARDS, number):
            easier = number == len(CARDS) or any(group.issuperset(cards) for group in possible)
            if easier and _enough(race, stops.fewest_stops(race, cards), players, rounds, others):
                return True
    return False


def _enough(race: _Race, stops: tuple[int, ...], players: int, rounds: int, equipment: int) -> bool:
    """Return whether the actions of some rounds suffice, with the best other equipment cards."""
    return any(
        _spare(race, stops, players, rounds, (extra, rewarded, stepping, direct)) >= 0
        for extra in range(min(1, equipment) + 1)
        for rewarded in range(min(1, equipment - extra) + 1)
        for stepping in range(equipment - extra - rewarded + 1)
        for direct in (equipment - extra - rewarded - stepping,)
    )


def _spare(
    race: _Race,
    stops: tuple[int, ...],
    players: int,
    rounds: int,
    cards: tuple[int, int, int, int],
) -> int:
    """Return how many actions more there are than needed, with the best number of gods.

    ``cards`` are the equipment cards for an extra action, for god steps with rewards, for other god
    steps, and for errands.
    """
    extra, rewarded, stepping, direct = cards
    progress, tile = race.progress, race.tile
    steps = (players - 1) * (rounds - 1) + race.seat + progress.shrines
    steps += rounds - 1 + (tile == ShipTile.EQUIPMENT)
    steps += rewarded * progress.rewards + stepping * LETTER_STEPS
    climb = TOP_ROW - first_row(players) + (tile != ShipTile.GODS)
    actions = (DICE + 1 + extra) * rounds
    best = -race.errands
    for gods in range(race.errands + 1):
        needed = gods * climb - (gods > 0 and tile != ShipTile.GODS)
        helped = gods + direct
        work = race.errands + stops[min(helped, len(stops) - 1)] + 1 - helped
        spare = actions - work - _paid(needed - steps)
        best = max(best, spare)
    return best


def _paid(steps: int) -> int:
    """Return the fewest actions that give a number of god steps."""
    with_letters = min(LETTERS, -(-max(0, steps) // LETTER_STEPS))
    return with_letters + max(0, steps - LETTERS * LETTER_STEPS)
