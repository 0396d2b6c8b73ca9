"""Lines: several actions in a row, as given rules allow them."""

from collections.abc import Callable, Collection, Iterable, Iterator

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Answer, Answers

Goal = Callable[[Position], bool]
Wanted = Callable[[Position, Action], bool]
Hope = Callable[[Delphi, Position, int], bool]


def after(rules: Delphi, position: Position, action: Action) -> Position | None:
    """Return the position after an action; None if it is refused.

    Pending decisions get their first answer.
    """
    if not rules.check(position, action).allowed:
        return None
    chance = SeededChance(0)
    position = rules.apply(position, action, chance).position
    while position.pending:
        position = rules.apply(position, rules.legal_actions(position)[0], chance).position
    return position


def after_legal(
    rules: Delphi, position: Position, actions: Iterable[Action], seed: int = 0
) -> Position:
    """Return the position after some actions, without those that are refused."""
    chance = SeededChance(seed)
    for action in actions:
        if rules.check(position, action):
            position = rules.apply(position, action, chance).position
    return position


def task_completed(before: Position) -> Goal:
    """Return the goal that the player to move completes a task."""
    seat = before.turn
    count = len(before.players[seat].tasks)
    return lambda after: len(after.players[seat].tasks) < count


def orders(rules: Delphi, position: Position, items: Answer) -> Answers:
    """Return every order in which the actions, written as texts, can all be carried out."""
    if not items:
        return frozenset({()})
    found = set()
    for item in items:
        then = after(rules, position, rules.notation.read(item))
        if then is not None:
            rest = tuple(other for other in items if other != item)
            found |= {(item, *order) for order in orders(rules, then, rest)}
    return frozenset(found)


def _always(rules: Delphi, position: Position, left: int) -> bool:
    return True


def lines(
    rules: Delphi,
    position: Position,
    most: int,
    verbs: Collection[int],
    last: Wanted,
    goal: Goal,
    hope: Hope = _always,
) -> Iterator[tuple[Action, ...]]:
    """Yield the lines of up to ``most`` actions with these verbs that reach the goal.

    ``last`` quickly says whether an action may be the last of a line, ``hope`` whether the goal is
    still possible with the remaining number of actions.
    """
    for action in rules.legal_actions(position):
        if action.verb not in verbs or (most == 1 and not last(position, action)):
            continue
        then = rules.apply(position, action, SeededChance(0)).position
        if goal(then):
            yield (action,)
        elif most > 1 and not then.pending and hope(rules, then, most - 1):
            for line in lines(rules, then, most - 1, verbs, last, goal, hope):
                yield (action, *line)


def shortest(
    rules: Delphi, position: Position, most: int, verbs: Collection[int], last: Wanted, goal: Goal
) -> tuple[Action, ...]:
    """Return the fewest actions that reach the goal; () if the maximum isn't enough."""
    for length in range(1, most + 1):
        if line := next(lines(rules, position, length, verbs, last, goal), None):
            return line
    return ()


def written(rules: Delphi, found: Iterator[tuple[Action, ...]]) -> Answers:
    """Return lines as answers."""
    return frozenset(tuple(map(rules.notation.write, line)) for line in found)
