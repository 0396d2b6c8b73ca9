"""Puzzles of one table, made from candidates with a proof, or from positions of a game."""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Final
from zlib import crc32

import msgspec

from oracle_nb.core.verdicts import IllegalAction
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import DICE, Phase, Position
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.delphi.planning.playouts import Playouts
from oracle_nb.delphi.puzzles.finding import PuzzleCandidate, checked, near, tidy, with_dice
from oracle_nb.delphi.puzzles.grading import grade_of, tags_of
from oracle_nb.delphi.puzzles.proof import prove
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.coach import NOTABLE
from oracle_nb.games.puzzle_set import Margin, Puzzle
from oracle_nb.games.puzzles import TOLERANCE, assess

END: Final = "end"
"""The action that ends a turn, as text."""
FARTHEST: Final = 4.5
"""The most turns that may be left in a position that is proved."""
LEAST: Final = 0.3
"""The least turns that every line with another result must lose in it."""


ROLLS: Final = 20
"""Number of other rolls that are tried at the start of a turn."""


def made_puzzle(candidate: PuzzleCandidate, margin: Margin, seed: int) -> Puzzle | None:
    """Return a candidate with its margin as a puzzle.

    None where the chance with which everybody plays the puzzle spoils the best turn, and where the
    coach accepts the alternative, too, when it looks again after each action.
    """
    rules = Delphi(candidate.setting)
    position, line = candidate.position, candidate.line
    puzzle = msgspec.structs.replace(
        _puzzle(candidate, margin, seed),
        grade=grade_of(rules, position, line, round(margin.mean, 3), seed),
        tags=tags_of(rules, position, line),
    )
    best, other = (_loss(puzzle, actions) for actions in (puzzle.line, puzzle.alternative))
    return puzzle if best < NOTABLE and other >= TOLERANCE else None


def _puzzle(candidate: PuzzleCandidate, margin: Margin, seed: int) -> Puzzle:
    """Return a puzzle without grade and topics."""
    rules = Delphi(candidate.setting)
    write = rules.notation.write
    setting, position = map(msgspec.to_builtins, (candidate.setting, candidate.position))
    name = crc32(msgspec.json.encode([setting, position]))
    return Puzzle(
        f"{name:08x}"[:6],
        rules.name,
        setting,
        position,
        tuple(map(write, candidate.line)),
        tuple(map(write, candidate.alternative)),
        round(candidate.loss, 3),
        Margin(round(margin.mean, 3), round(margin.low, 3), round(margin.high, 3), margin.pairs),
        seed,
        grade=1,
        tags=(),
    )


def _loss(puzzle: Puzzle, actions: Sequence[str]) -> float:
    """Return the rounds that a turn loses; infinite if chance makes it impossible."""
    try:
        return assess(puzzle, [*actions, END]).loss
    except IllegalAction:
        return inf


class DelphiPuzzleMaker:
    """It makes puzzles of the positions of one table; see `PuzzleMaker`."""

    def __init__(self, rules: Delphi) -> None:
        self._rules: Final = rules

    def known(self, position: Position) -> Position | None:
        """Return a position in which a player can act, as its player knows it."""
        if position.phase != Phase.ACT or position.pending:
            return None
        if any(player.home for player in position.players):
            return None
        view = tidy(self._rules.view(position, position.turn), position.turn)
        return None if self._rules.faults(view) else view

    def again(
        self, known: Position, best: Sequence[Action], played: Action, margin: Margin
    ) -> Puzzle | None:
        """Return a position to try again, in which the best line wins and what was played loses."""
        line = tuple(action for action in best if self._rules.notation.write(action) != END)
        if not line or line[0] == played:
            return None
        candidate = PuzzleCandidate(
            self._rules.setting, known, line, (played,), margin.mean, finish=False
        )
        puzzle = msgspec.structs.replace(
            _puzzle(candidate, margin, 0), tags=tags_of(self._rules, known, line)
        )
        try:
            lost = assess(puzzle, puzzle.alternative).loss
        except IllegalAction:
            return None
        return puzzle if lost >= TOLERANCE and _loss(puzzle, puzzle.line) < NOTABLE else None

    def proved(self, known: Position, seed: int) -> Puzzle | None:
        """Return a position as a puzzle, if play-outs prove that one turn is clearly best."""
        coach, dice = DelphiCoach(self._rules), known.players[known.turn].dice
        if not dice or not near(coach, known, FARTHEST):
            return None
        random = Random(seed)
        # Other rolls at the start of a turn, as for the puzzles of the package.
        rolls = [random.choices(range(6), k=DICE) for _ in range(ROLLS if len(dice) == DICE else 0)]
        for roll in (dice, *(tuple(sorted(roll)) for roll in rolls)):
            position = with_dice(known, roll)
            candidate = checked(coach, position, LEAST, finishes=True)
            if candidate is None:
                continue
            lines = candidate.line, candidate.alternative
            margin = prove(Playouts(self._rules), position, lines, seed)
            puzzle = None if margin is None else made_puzzle(candidate, margin, seed)
            if puzzle is not None:
                return puzzle
        return None
