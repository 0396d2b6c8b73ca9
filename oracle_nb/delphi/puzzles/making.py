"""Puzzles of one table, made with a proof or from positions, with their grades and tags."""

from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from typing import Final
from zlib import crc32

import msgspec

from oracle_nb.core.chance import SeededChance
from oracle_nb.core.verdicts import IllegalAction
from oracle_nb.delphi.bots.greedy import GreedyBot
from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb, source_color
from oracle_nb.delphi.model.position import DICE, Phase, Position
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.delphi.planning.playouts import Playouts
from oracle_nb.delphi.puzzles.finding import PuzzleCandidate, checked, near, tidy, with_dice
from oracle_nb.delphi.puzzles.proof import prove
from oracle_nb.delphi.rules.consistency import shape_faults
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.coach import NOTABLE, SAME
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
        # A game may begin with fewer tasks or pieces than the box has, as the guided game does.
        rules = self._rules
        return None if shape_faults(view, rules.setting, rules.board) else view

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
        coach, dice = DelphiCoach(self._rules).racing(), known.players[known.turn].dice
        if self._rules.faults(known) or not dice or not near(coach, known, FARTHEST):
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


# --- grades and tags ---------------------------------------------------------------------------

WITHIN: Final = 1.0
"""Rounds that the first action of a turn worth considering may lose by its value."""
LINES: Final = 12
"""Maximum number of lines that are counted."""
LONG: Final = (2, 4)
"""Numbers of actions from which on a line is harder to find."""
MANY: Final = (3, 6)
"""Numbers of sensible first actions from which on the choice is harder."""
CLEAR: Final = 0.8
"""Rounds of the margin from which on the difference is easy to see."""
_TAGS: Final[dict[Verb, str]] = {
    Verb.FIGHT: "monsters",
    Verb.ARES: "monsters",
    Verb.EXPLORE: "islands",
    Verb.ARTEMIS: "islands",
    Verb.LOOK: "islands",
    Verb.BUILD: "shrines",
    Verb.LOAD_OFFERING: "offerings",
    Verb.MAKE_OFFERING: "offerings",
    Verb.LOAD_STATUE: "statues",
    Verb.RAISE_STATUE: "statues",
    Verb.HERMES: "statues",
    Verb.HEAL: "injuries",
    Verb.APHRODITE: "injuries",
    Verb.ADVANCE: "gods",
    Verb.BONUS: "gods",
    Verb.DRAW: "cards",
    Verb.FAVOR: "favor",
}
_GODS: Final = frozenset(
    (Verb.POSEIDON, Verb.APOLLON, Verb.ARTEMIS, Verb.APHRODITE, Verb.ARES, Verb.HERMES)
)
_ROUTE: Final = frozenset((Verb.MOVE, Verb.POSEIDON))


def tags_of(rules: Delphi, position: Position, line: Sequence[Action]) -> tuple[str, ...]:
    """Return what a puzzle teaches, by the actions of its best turn and the coach's reasons."""
    result = set(_tags(line))
    best = DelphiCoach(rules).racing().best(position)
    motives = {reason.what for reason in best.reasons}
    if "coach-home" in motives:
        result.add("finish")
    if "coach-closer" in motives:
        result.add("route")
    return tuple(sorted(result))


def _tags(line: Sequence[Action]) -> Iterator[str]:
    for action in line:
        if action.verb in _TAGS:
            yield _TAGS[Verb(action.verb)]
        if action.verb in _GODS:
            yield "gods"
        if action.source == EXTRA:
            yield "favor"
        elif action.source >= CARD:
            yield "cards"
        if 0 <= action.source != EXTRA and 0 <= action.color != source_color(action.source):
            yield "recoloring"
    if sum(action.verb in _ROUTE for action in line) > 1:
        yield "route"


def grade_of(
    rules: Delphi, position: Position, line: Sequence[Action], mean: float, seed: int
) -> int:
    """Return how hard a puzzle is, from 1 to 5.

    It is the sum of these points: one each for a line of several actions, for a long one, for some
    and for many sensible first actions, and for a margin that isn't large; two for a turn that the
    greedy bot doesn't find. A sum of 0 is grade 1, too, and one of more than 5 is grade 5.
    """
    first = sensible(rules, position)
    points = (
        sum(len(line) >= least for least in LONG)
        + sum(first >= least for least in MANY)
        + (mean < CLEAR)
        + 2 * (not greedy_finds(rules, position, seed))
    )
    return min(5, max(1, points))


def sensible(rules: Delphi, position: Position) -> int:
    """Return the number of first actions that lose something, but less than WITHIN."""
    evaluator = DelphiCoach(rules).evaluator
    lines = evaluator.search(position, position.turn).openings(LINES)
    ends = [evaluator.fitted.corrected(line.value) for line in lines]
    return sum(SAME < end - ends[0] < WITHIN for end in ends)


def greedy_finds(rules: Delphi, position: Position, seed: int) -> bool:
    """Return whether the greedy bot plays the rest of the turn without a notable loss."""
    coach, bot, chance = DelphiCoach(rules).racing(), GreedyBot(rules), SeededChance(seed)
    seat, first, loss = position.turn, position, 0.0
    while (position.round, position.turn) == (first.round, seat) and loss < NOTABLE:
        mover = rules.to_move(position)
        if mover is None:
            break
        options = rules.legal_actions(position)
        view = rules.view(position, mover)
        action = bot.decide(view, options)
        if mover == seat and not position.pending:
            loss += coach.judge(view, action).loss
        position = rules.apply(position, action, chance).position
    return loss < NOTABLE
