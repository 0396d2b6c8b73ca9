"""Play out the coach's first and third lines, to see how often the first is better: ``make coach``.

Bots of different levels play games with two to four players. In some of their turns, the coach
names its lines. The first and the third one are each played out many times by the quick planner,
with the same luck for both (`oracle_nb.delphi.planning.playouts`).
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final

import msgspec
import typer
from joblib import Parallel, delayed
from tqdm import tqdm

import oracle_nb
from oracle_nb.bots.bot import make_bot
from oracle_nb.bots.ratings import wilson
from oracle_nb.core.chance import SeededChance
from oracle_nb.core.intervals import t_quantile
from oracle_nb.delphi.model.position import Phase, Position
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.delphi.planning.playouts import Playouts
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.coach import SAME
from oracle_nb.storage.journal import open_journal

HOME: Final = Path("build/coach.jsonl")
BOTS: Final = ("greedy", "planner-quick", "planner")
"""Bots of the games: their levels."""
PER_GAME: Final = 3
"""Number of positions from each game."""
TURNS: Final = 14
"""Rounds in which positions are chosen."""
SEEDS: Final = 1_000_000
"""The seed of the first pair of play-outs; those of a position follow each other."""


class Checked(msgspec.Struct, frozen=True):
    """A position: what the coach expects its third line to cost, and what play-outs say.

    Parameters
    ----------
    game, number
        The seed of the game, and the number of the position in it.
    expected
        The rounds that the third line costs by the coach.
    differences
        The rounds that the third line took longer, in each pair of play-outs.
    """

    game: int
    number: int
    expected: float
    differences: tuple[int, ...]

    @property
    def interval(self) -> tuple[float, float, float]:
        """The mean difference and its 95 % interval (Student's)."""
        count = len(self.differences)
        mean = sum(self.differences) / count
        variance = sum((each - mean) ** 2 for each in self.differences) / (count - 1)
        half = t_quantile(count - 1) * (variance / count) ** 0.5
        return mean, mean - half, mean + half


def positions(game: int) -> Iterator[tuple[Delphi, Position]]:
    """Yield positions at the beginnings of turns of one bot game."""
    table = oracle_nb.new_game(players=2 + game % 3, seed=game)
    rules, random, chance = table.rules, Random(game), SeededChance(game)
    assert isinstance(rules, Delphi)
    bots: list[Any] = [
        make_bot(random.choice(BOTS), game + seat, rules) for seat in range(rules.players)
    ]
    wanted = sorted(random.sample(range(1, TURNS + 1), PER_GAME))
    seats = [random.randrange(rules.players) for _ in wanted]
    position, asked = table.position, 0
    while (seat := rules.to_move(position)) is not None and asked < len(wanted):
        turn = position.round, position.turn
        if any(player.home for player in position.players):
            # The race is over.
            return
        if position.phase == Phase.ACT and not position.pending:
            while asked < len(wanted) and (wanted[asked], seats[asked]) < turn:
                asked += 1
            if asked < len(wanted) and turn == (wanted[asked], seats[asked]):
                asked += 1
                yield rules, position
        options = rules.legal_actions(position)
        action = bots[seat].decide(rules.view(position, seat), options)
        position = rules.apply(position, action, chance).position


def check(game: int, pairs: int) -> list[Checked]:
    """Return the checked positions of a game: those in which the coach has three lines."""
    checked_turns = []
    for number, (rules, position) in enumerate(positions(game)):
        lines = DelphiCoach(rules).lines(rules.view(position, position.turn))
        if len(lines) < 3:
            continue
        playouts = Playouts(rules)
        first, third = lines[0], lines[2]
        seeds = range(SEEDS + pairs * number, SEEDS + pairs * (number + 1))
        differences = tuple(
            playouts.rounds(position, third.actions, seed)
            - playouts.rounds(position, first.actions, seed)
            for seed in seeds
        )
        checked_turns.append(Checked(game, number, third.end - first.end, differences))
    return checked_turns


def report(checked: list[Checked]) -> Iterator[str]:
    """Yield what the play-outs say, line by line."""
    groups = {
        "all positions": checked,
        "the coach sees a difference": [
            decision for decision in checked if decision.expected >= SAME
        ],
        "it sees none": [decision for decision in checked if decision.expected < SAME],
    }
    for name, group in groups.items():
        intervals = [decision.interval for decision in group]
        better = sum(low > 0 for _, low, _ in intervals)
        worse = sum(high < 0 for _, _, high in intervals)
        yield f"{name}: {len(group)}"
        if not intervals:
            continue
        undecided = len(intervals) - better - worse
        yield f"  first line better {better}, worse {worse}, undecided {undecided}"
        if better + worse:
            share, decided = better / (better + worse), better + worse
            low, high = wilson(share, decided)
            yield f"  better where decided: {share:.1%} ({low:.1%} to {high:.1%})"
        mean = sum(mean for mean, _, _ in intervals) / len(intervals)
        expected = sum(decision.expected for decision in group) / len(intervals)
        yield f"  third line costs {mean:.2f} rounds, by the coach {expected:.2f}"
        yield f"  mean difference at least 0: {sum(mean >= 0 for mean, _, _ in intervals)}"


def _same(head: bytes) -> Callable[[bytes], object]:
    """Return a check that a journal was written with the same options."""

    def check_head(line: bytes) -> None:
        if line.strip() != head:
            raise ValueError(f"the journal has other options: {line.decode()}")

    return check_head


def _read(line: bytes) -> list[Checked]:
    return msgspec.json.decode(line, type=list[Checked])


def main(
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 5_000_000,
    games: Annotated[int, typer.Option(help="Number of games, three positions each.")] = 120,
    pairs: Annotated[int, typer.Option(help="Number of pairs of play-outs.")] = 200,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 2,
    journal: Annotated[Path, typer.Option(help="Keeps finished games, to resume.")] = HOME,
) -> None:
    """Print how often the coach's first line is better than its third one."""
    head = msgspec.json.encode({"seed": seed, "pairs": pairs})
    done: list[list[Checked]] = []
    with open_journal(journal, head, _same(head), lambda line: done.append(_read(line))) as file:
        plan = [delayed(check)(seed + number, pairs) for number in range(len(done), games)]
        results = Parallel(n_jobs=jobs, return_as="generator")(plan)
        for checked in tqdm(results, desc="games", initial=len(done), total=games):
            done.append(checked)
            file.add(msgspec.json.encode(checked))
    for line in report([decision for group in done for decision in group]):
        print(line)


if __name__ == "__main__":
    # Workers can't copy a Struct of __main__, so they need the module under its own name.
    from scripts import check_coach

    typer.run(check_coach.main)
