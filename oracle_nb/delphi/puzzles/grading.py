"""Grades and tags of puzzles: how hard they are, and what they teach."""

from collections.abc import Iterator, Sequence
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.bots.greedy import GreedyBot
from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb, source_color
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.coach import NOTABLE, SAME

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
    best = DelphiCoach(rules).best(position)
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
    coach, bot, chance = DelphiCoach(rules), GreedyBot(rules), SeededChance(seed)
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
