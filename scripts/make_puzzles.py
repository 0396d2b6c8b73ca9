"""Make puzzles from bot games: ``make puzzles`` (about an hour on one core).

1. Bots play games. Where the coach sees one clearly best turn in the last part of a game, play-outs
   with the same luck for the best turn and for the best one with another result prove by how many
   rounds it is better (`oracle_nb.delphi.puzzles.proof`).
2. The proved ones are graded, tagged and written into the package: all that the journal holds, but
   of puzzles of the same game with the same best turn only one.

Every game that is done is a line of the journal, so that a run can be stopped and resumed. The seed
of a game decides everything about it, so that a fresh run finds the same puzzles.

After a change of the planner, ``--again`` proves the puzzles of the package anew, in a few minutes,
and leaves out those that it can't prove.
"""

import time
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from joblib import Parallel, delayed
from tqdm import tqdm

import oracle_nb
from oracle_nb.core.chance import scatter
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.delphi.planning.playouts import Playouts
from oracle_nb.delphi.puzzles.finding import PuzzleCandidate, checked
from oracle_nb.delphi.puzzles.making import made_puzzle
from oracle_nb.delphi.puzzles.proof import prove
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.puzzle_set import Margin, Puzzle, packed
from scripts.puzzle_finding import SERIES, candidates

OUTPUT: Final = Path(oracle_nb.__file__).parent / "delphi" / "puzzles" / "puzzles.jsonl.gz"
JOURNAL: Final = Path("build") / "puzzles.jsonl"
FIRST: Final = 70_000
"""The seed of the first game."""


def proof_of(candidate: PuzzleCandidate, seed: int) -> dict[str, Any] | None:
    """Return a candidate with its margin, as the journal has it; None if it isn't proved."""
    rules = Delphi(candidate.setting)
    margin = prove(
        Playouts(rules), candidate.position, (candidate.line, candidate.alternative), seed
    )
    if margin is None:
        return None
    return {
        "setting": candidate.setting,
        "position": candidate.position,
        "line": [rules.notation.write(action) for action in candidate.line],
        "alternative": [rules.notation.write(action) for action in candidate.alternative],
        "loss": round(candidate.loss, 3),
        "margin": margin,
        "seed": seed,
    }


def proved(series: str, game: int) -> dict[str, Any]:
    """Return a line of the journal: the proved puzzles of a game, and the number of candidates."""
    began, proofs, tried = time.process_time(), [], 0
    for number, candidate in enumerate(candidates(game, SERIES[series])):
        tried += 1
        proof = proof_of(candidate, scatter(game, number) >> 20)
        if proof is not None:
            proofs.append(proof)
    seconds = round(time.process_time() - began, 1)
    line = {
        "series": series,
        "game": game,
        "candidates": tried,
        "seconds": seconds,
        "puzzles": proofs,
    }
    done: dict[str, Any] = msgspec.to_builtins(line)
    return done


def done_in(journal: Path) -> Iterator[dict[str, Any]]:
    """Yield the lines of a journal, without one that was cut off when a run was stopped."""
    for line in journal.read_bytes().splitlines() if journal.exists() else ():
        try:
            yield msgspec.json.decode(line)
        except msgspec.DecodeError:
            continue


def puzzle_of(given: dict[str, Any]) -> Puzzle | None:
    """Return a puzzle as the package has it, from what the journal has.

    None where the chance with which everybody plays the puzzle spoils the best turn, and where the
    coach accepts the alternative, too, when it looks again after each action.
    """
    setting = msgspec.convert(given["setting"], Setting)
    rules, position = Delphi(setting), msgspec.convert(given["position"], Position)
    line, other = ([rules.notation.read(text) for text in given[name]]
                   for name in ("line", "alternative"))  # fmt: skip
    candidate = PuzzleCandidate(
        setting, position, tuple(line), tuple(other), given["loss"], finish=False
    )
    margin = msgspec.convert(given["margin"], Margin)
    return made_puzzle(candidate, margin, given["seed"])


def proved_again(puzzle: Puzzle) -> Puzzle | None:
    """Return a puzzle as the planner sees and proves it now; None if it isn't one any more."""
    rules = Delphi(msgspec.convert(puzzle.setting, Setting))
    position = msgspec.convert(puzzle.position, Position)
    coach = DelphiCoach(rules).racing()
    candidate = checked(coach, position, SERIES["middle"].least, finishes=True)
    proof = None if candidate is None else proof_of(candidate, puzzle.seed)
    return None if proof is None else puzzle_of(msgspec.to_builtins(proof))


def found_in(journal: Path) -> list[dict[str, Any]]:
    """Return the puzzles of a journal, of those of a game with the same turn only one."""
    by_line: dict[tuple[Any, ...], dict[str, Any]] = {}
    for line in done_in(journal):
        for puzzle in line["puzzles"]:
            # Each part of a game is played several times, and often leads to the same turn.
            by_line.setdefault((line["game"], *sorted(puzzle["line"])), puzzle)
    return list(by_line.values())


def write(tasks: Sequence[Any], output: Path, jobs: int) -> None:
    """Write the puzzles that are the results of tasks into a file."""
    run = Parallel(n_jobs=jobs, return_as="generator")(tasks)
    puzzles = tqdm(run, desc="writing", total=len(tasks))
    names = {puzzle.id: puzzle for puzzle in puzzles if puzzle is not None}
    output.write_bytes(packed(sorted(names.values(), key=lambda name: (name.grade, name.id))))
    print(f"{output}: {len(names)} puzzles, {output.stat().st_size} bytes")


def main(
    late: Annotated[int, typer.Option(help="Puzzles from the last turns of games.")] = 337,
    middle: Annotated[int, typer.Option(help="Puzzles from a few turns earlier.")] = 90,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    journal: Annotated[Path, typer.Option(help="The file of finished games.")] = JOURNAL,
    output: Annotated[Path, typer.Option(help="The file of puzzles.")] = OUTPUT,
    *,
    again: Annotated[bool, typer.Option("--again", help="Prove the known ones anew.")] = False,
) -> None:
    """Play games until enough puzzles are proved, and write all of them."""
    if again:
        write([delayed(proved_again)(puzzle) for puzzle in oracle_nb.puzzles()], output, jobs)
        return
    journal.parent.mkdir(parents=True, exist_ok=True)
    for series, number in (("late", late), ("middle", middle)):
        lines = [line for line in done_in(journal) if line["series"] == series]
        done = {line["game"] for line in lines}
        count = sum(len(line["puzzles"]) for line in lines)
        games = (game for game in range(FIRST, FIRST + 100 * number) if game not in done)
        run = Parallel(n_jobs=jobs)
        with tqdm(total=number, initial=count, desc=series) as bar, journal.open("ab") as file:
            while count < number:
                for line in run(delayed(proved)(series, game) for game in islice(games, jobs)):
                    file.write(msgspec.json.encode(line) + b"\n")
                    file.flush()
                    count += len(line["puzzles"])
                    bar.update(len(line["puzzles"]))
    write([delayed(puzzle_of)(puzzle) for puzzle in found_in(journal)], output, jobs)


if __name__ == "__main__":
    typer.run(main)
