"""Fit the weights of the planner's value: ``make values`` (about an hour on two cores).

1. The greedy bot plays races in which the belongings of each player are changed at random once,
   until everybody is home. Temporal differences with traces (Sutton, 1988) over these races
   give the value of the greedy bot's play.
2. In fresh races of the same kind, the planner plays every second turn once with these weights.
   One turn plus the value of its end is what the turn before it is worth to a player
   who plays one turn as well as the planner.
3. The planner plays fresh races with the new weights. What it needed on average, for each tenth of
   the values, gives the curve that corrects them.

The weight of a die of distance stays fixed. The distance is an estimate, and least squares would
make its weight too small, as they always do for a variable with errors: the planner would hoard
tokens and cards instead of sailing.

The seed makes it repeatable: ``--check`` compares the result with the weights of the package.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final, NamedTuple

import msgspec
import numpy as np
import typer
from joblib import Parallel, delayed
from msgspec.structs import replace
from tqdm import tqdm

import oracle_nb
from oracle_nb.bots.bot import Bot
from oracle_nb.core.chance import Chance, SeededChance, scatter
from oracle_nb.delphi.bots.greedy import GreedyBot
from oracle_nb.delphi.bots.reach_chart import ReachCharts
from oracle_nb.delphi.model.actions import END_TURN
from oracle_nb.delphi.model.position import Phase, Player, Position, Recover
from oracle_nb.delphi.pieces import ONE_TIME, TOP_ROW, Equipment
from oracle_nb.delphi.planning.features import NAMES, features
from oracle_nb.delphi.planning.planner import QuickPlannerBot
from oracle_nb.delphi.planning.value import LEAST, Weights, values
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.transaction import first_row

HOME: Final = Path(oracle_nb.__file__).parent / "delphi" / "planning" / "weights.json"
FIXED: Final = {"dice": 0.28}
"""Weights that aren't fitted."""
TRACES: Final = 0.6
"""How long a temporal difference lasts (lambda)."""
RIDGE: Final = 3.0
"""How strongly weights are drawn to the former ones, in standard deviations of the features."""
PLAYERS: Final = (2, 2, 3, 4)
"""Numbers of players of the races, in turn."""
ROUNDS: Final = 60
"""Maximum number of rounds of a race."""
Rows = "np.ndarray[Any, Any]"
Row = tuple[float, ...]


class Start(NamedTuple):
    """The beginning of a turn, and the features of the player at the end of the turn before."""

    seed: int
    seat: int
    before: Row
    position: Position


class Race(NamedTuple):
    """A race until everybody is home: the rows of each player by turn, and the last turns."""

    rows: list[list[tuple[int, Row]]]
    home: list[int | None]
    starts: list[Start]


def rules_of(players: int, seed: int) -> Delphi:
    """Return the rules of a game with a seed."""
    rules = oracle_nb.new_game(players=players, seed=seed).rules
    assert isinstance(rules, Delphi)
    return rules


# --- races ----------------------------------------------------------------------------------------


def disturbed(position: Position, seat: int, random: Random) -> Position:
    """Return a position with random changes of what a player has."""
    me = position.players[seat]
    first = first_row(len(position.players))
    more = random.choice((-4, -3, -2, -1, 1, 2, 3, 4, 5, 7, 9))
    lasting = [c for c in Equipment if c not in ONE_TIME and position.equipment >> c & 1]
    companions = [card for card in range(18) if position.companions >> card & 1]
    changes: dict[str, Any] = {
        "favor": max(0, me.favor + more),
        "cards": _counts(random, (0, 0, 1, 2, 3, 4, 5, 7)),
        "gods": tuple(random.choice((0, *range(first, TOP_ROW + 1), row, row)) for row in me.gods),
        "injuries": _counts(random, (0, 0, 0, 1, 2, 3, 4, 5)),
        "shield": random.randrange(6),
        "equipment": (*me.equipment, *map(int, random.sample(lasting, min(1, len(lasting))))),
        "companions": tuple(
            sorted((*me.companions, *random.sample(companions, min(1, len(companions)))))
        ),
    }
    kept = {name: value for name, value in changes.items() if random.random() < 0.5}
    return _with(position, seat, replace(me, **kept))


def _counts(random: Random, totals: Sequence[int]) -> tuple[int, ...]:
    counts = [0] * 6
    for _ in range(random.choice(totals)):
        counts[random.randrange(6)] += 1
    return tuple(counts)


def _with(position: Position, seat: int, player: Player) -> Position:
    players = (*position.players[:seat], player, *position.players[seat + 1 :])
    return replace(position, players=players)


class Racing:
    """A race in progress, in which players who are home only pass until all others are home."""

    def __init__(self, seed: int, make: Callable[[Delphi], Bot], changes: int) -> None:
        players = PLAYERS[seed % len(PLAYERS)]
        self.seed = seed
        self.random = Random(seed)
        self.rules = rules_of(players, seed)
        self.bots = [make(self.rules) for _ in range(players)]
        self.charts = [ReachCharts(self.rules.board, self.rules.setting) for _ in range(players)]
        self.race = Race([[] for _ in range(players)], [None] * players, [])
        self.turns = [0] * players
        self.changed = [set(self.random.sample(range(1, 15), changes)) for _ in range(players)]
        self._begun = [0] * players

    def run(self) -> Race:
        """Play the race, and return it."""
        rules, race, chance = self.rules, self.race, SeededChance(self.seed)
        position = rules.begin(rules.set_up(self.seed), chance).position
        while position.phase != Phase.OVER and position.round <= ROUNDS and None in race.home:
            seat = rules.to_move(position)
            assert seat is not None
            position, action = self._decide(position, seat)
            position = self._arrive(rules.apply(position, action, chance).position)
        return race

    def _decide(self, position: Position, seat: int) -> tuple[Position, Any]:
        """Return the action of the player to move, and the position with random changes."""
        race, options = self.race, self.rules.legal_actions(position)
        if race.home[seat] is not None:
            return position, END_TURN if END_TURN in options else options[-1]
        self._note_start(position, seat)
        view = self.rules.view(position, seat)
        action = self.bots[seat].decide(view, options)
        if action == END_TURN:
            self.turns[seat] += 1
            if self.turns[seat] in self.changed[seat]:
                position = disturbed(position, seat, self.random)
            race.rows[seat].append((self.turns[seat], self.row(position, seat)))
        elif recovers(position):
            self.turns[seat] += 1
        return position, action

    def _note_start(self, position: Position, seat: int) -> None:
        rows = self.race.rows[seat]
        acting = position.turn == seat and position.phase in (Phase.CHECK, Phase.ACT)
        if acting and self._begun[seat] != position.round:
            self._begun[seat] = position.round
            if rows and rows[-1][0] == self.turns[seat]:
                self.race.starts.append(Start(self.seed, seat, rows[-1][1], position))

    def row(self, position: Position, seat: int) -> Row:
        """Return the features of a player."""
        return row_of(self.rules, self.charts[seat], position, seat)

    def _arrive(self, position: Position) -> Position:
        """Return a position that goes on although a player has come home."""
        for seat, player in enumerate(position.players):
            if player.home:
                self.race.home[seat] = self.turns[seat] + 1
                position = _with(position, seat, replace(player, home=False))
        return position


def recovers(position: Position) -> bool:
    """Return whether the next action ends a turn of recovery."""
    step = position.pending[0] if position.pending else None
    return isinstance(step, Recover) and step.left == 1


def row_of(rules: Delphi, charts: ReachCharts, position: Position, seat: int) -> Row:
    """Return the features of a player."""
    view = rules.view(position, seat)
    chart = charts.chart_of(view, seat)
    stage = chart.stage
    return features(
        view, seat, stage.work, chart.estimator.near_best(stage, view.players[seat].ship)
    )


def greedy_race(seed: int, changes: int) -> Race:
    """Return a race of the greedy bot."""
    return Racing(seed, GreedyBot, changes).run()


def planner_race(seed: int, fitted: Weights) -> Race:
    """Return a race of the planner."""
    return Racing(seed, lambda rules: QuickPlannerBot(rules, fitted=fitted), 0).run()


# --- one turn further -----------------------------------------------------------------------------


def turn_ends(starts: Sequence[Start], fitted: Weights) -> list[tuple[Row, Row | None]]:
    """Return the rows before some turns, and after the planner has played them; None if home."""
    rows = []
    for number, start in enumerate(starts):
        if number % 2:
            continue
        players = len(start.position.players)
        rules = rules_of(players, start.seed)
        bot = QuickPlannerBot(rules, fitted=fitted)
        end = _turn_end(rules, bot, start, SeededChance(scatter(start.seed, number)))
        home = end.players[start.seat].home
        charts = ReachCharts(rules.board, rules.setting)
        rows.append((start.before, None if home else row_of(rules, charts, end, start.seat)))
    return rows


def _turn_end(rules: Delphi, bot: Bot, start: Start, chance: Chance) -> Position:
    """Return the position at the end of a turn that a bot plays, before the dice are rolled."""
    position, seat = start.position, start.seat
    while not position.players[seat].home and rules.to_move(position) == seat:
        options = rules.legal_actions(position)
        action = bot.decide(rules.view(position, seat), options)
        if action == END_TURN:
            break
        last = recovers(position)
        if last:
            me = position.players[seat]
            left = tuple(n - (color == action.color) for color, n in enumerate(me.injuries))
            return _with(position, seat, replace(me, injuries=left))
        position = rules.apply(position, action, chance).position
    return position


# --- fitting --------------------------------------------------------------------------------------


def fitted_weights(rows: Any, turns: Any, former: Any = None) -> Any:
    """Return the weights by least squares, near the former ones."""
    fixed = np.array([FIXED.get(name, 0.0) for name in NAMES])
    free = np.array([name not in FIXED for name in NAMES])
    spread = rows[:, free].std(axis=0)
    spread[spread == 0.0] = 1.0
    scaled = rows[:, free] / spread
    penalty = np.where(np.array(NAMES)[free] == "always", 1e-6, RIDGE)
    prior = np.zeros(free.sum()) if former is None else former[free] * spread
    left = scaled.T @ scaled + np.diag(penalty)
    right = scaled.T @ (turns - rows @ fixed) + penalty * prior
    weights = fixed.copy()
    weights[free] = np.linalg.solve(left, right) / spread
    return weights


def values_of(rows: Any, weights: Any) -> Any:
    """Return the values of some rows with some weights."""
    return values(rows, Weights(dict(zip(NAMES, map(float, weights), strict=True))))


def value_of_greedy(races: Sequence[Race]) -> Any:
    """Return the weights of the greedy bot's play, by temporal differences with traces."""
    rows: list[Row] = []
    turns: list[float] = []
    gaps: list[tuple[int, int]] = []
    for race in races:
        for own, home in zip(race.rows, race.home, strict=True):
            for number, (turn, row) in enumerate(own if home is not None else ()):
                assert home is not None
                last = number + 1 == len(own)
                rows.append(row)
                turns.append(home - turn)
                gaps.append((-1, home - turn) if last else (len(rows), own[number + 1][0] - turn))
    table = np.array(rows)
    weights = fitted_weights(table, np.array(turns))
    for _ in range(30):
        now = values_of(table, weights)
        targets = np.empty(len(rows))
        for number in range(len(rows) - 1, -1, -1):
            following, gap = gaps[number]
            later = 0.0
            if following >= 0:
                later = (1 - TRACES) * now[following] + TRACES * targets[following]
            targets[number] = gap + later
        former, weights = weights, fitted_weights(table, targets)
        if np.abs(weights - former).max() < 1e-4:
            break
    return weights


def value_one_turn_further(ends: Sequence[tuple[Row, Row | None]], former: Any) -> Any:
    """Return the weights of a turn of the planner followed by the former play."""
    rows = np.array([before for before, _ in ends])
    later = np.array([(0.0,) * len(NAMES) if after is None else after for _, after in ends])
    home = np.array([after is None for _, after in ends])
    turns = 1.0 + np.where(home, 0.0, values_of(later, former))
    return fitted_weights(rows, turns, former)


class Needed(NamedTuple):
    """The features of players at the ends of turns, the turns that they needed, and their race."""

    rows: Any
    turns: Any
    races: Any


def needed(races: Sequence[Race]) -> Needed:
    """Return what players needed after each of their turns, over all turns of some races."""
    ends: list[tuple[Row, int, int]] = []
    for number, race in enumerate(races):
        for own, home in zip(race.rows, race.home, strict=True):
            ends += [(row, home - turn, number) for turn, row in own if home is not None]
    rows, turns, numbers = zip(*ends, strict=True)
    return Needed(np.array(rows), np.array(turns, dtype=float), np.array(numbers))


def curve_of(values: Any, turns: Any, points: int = 12) -> list[tuple[float, float]]:
    """Return the mean turns for each of some equal groups of values, never falling."""
    curve: list[tuple[float, float]] = []
    for group in np.array_split(np.argsort(values, kind="stable"), points):
        value, mean = float(values[group].mean()), float(turns[group].mean())
        low = curve[-1][1] if curve else LEAST
        if not curve or value > curve[-1][0]:
            curve.append((value, max(mean, low)))
    return curve


# --- the command ----------------------------------------------------------------------------------


def run_all(jobs: int, title: str, tasks: Sequence[Any]) -> Iterator[Any]:
    """Return the results of tasks in their order, with a progress bar."""
    run = Parallel(n_jobs=jobs, return_as="generator")
    return iter(tqdm(run(tasks), desc=title, total=len(tasks)))


def _named(weights: Any) -> dict[str, float]:
    return {name: round(float(weight), 4) for name, weight in zip(NAMES, weights, strict=True)}


def fit(seed: int, races: int, jobs: int) -> Weights:
    """Return the fitted weights."""
    plan = [delayed(greedy_race)(seed + number, 1) for number in range(races)]
    weights = value_of_greedy(list(run_all(jobs, "races of the greedy bot", plan)))
    fresh = [delayed(greedy_race)(seed + races + number, 2) for number in range(races // 2)]
    starts = [race.starts for race in run_all(jobs, "fresh races", fresh)]
    former = Weights(_named(weights))
    turns = [delayed(turn_ends)(group, former) for group in starts]
    ends = [end for group in run_all(jobs, "turns of the planner", turns) for end in group]
    weights = value_one_turn_further(ends, weights)
    new = Weights(_named(weights), seed)
    last = [delayed(planner_race)(seed + 2 * races + n, new) for n in range(races)]
    data = needed(list(run_all(jobs, "races of the planner", last)))
    points = curve_of(values_of(data.rows, weights), data.turns)
    curve = tuple((round(value, 3), round(turns, 3)) for value, turns in points)
    return Weights(new.weights, seed, curve)


def main(
    seed: Annotated[int, typer.Option(help="The seed of the first race.")] = 3_000_000,
    races: Annotated[int, typer.Option(help="Number of races of the greedy bot.")] = 480,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 2,
    output: Annotated[Path, typer.Option(help="The file of the weights.")] = HOME,
    *,
    check: Annotated[bool, typer.Option("--check", help="Write nothing; compare.")] = False,
) -> None:
    """Fit the weights of the planner's value, and write them."""
    fitted = fit(seed, races, jobs)
    if check:
        same = msgspec.json.decode(output.read_bytes(), type=Weights) == fitted
        print("the same weights" if same else "other weights")
        raise typer.Exit(0 if same else 1)
    output.write_bytes(msgspec.json.format(msgspec.json.encode(fitted), indent=1) + b"\n")
    print(output)


if __name__ == "__main__":
    typer.run(main)
