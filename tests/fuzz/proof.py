"""The proof of a refusal: without its causes the action is legal, with one that one refuses it."""

from functools import lru_cache
from typing import Final, NamedTuple

from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.rules.consistency import PositionFault
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.text.rule_texts import rulebook
from tests.fuzz.case import Case
from tests.fuzz.edits import EDITS, in_order
from tests.fuzz.pairs import Pair

ALONE: Final = frozenset(
    {
        *("play.over", "play.not-your-turn", "play.decision-pending", "play.not-now"),
        *("play.no-target", "turn.recover", "turn.one-at-a-time", "god.not-in-check"),
    }
)
"""Refusals that stand alone (ruling 68): what else there is to say is said once they are gone."""
ROUNDS: Final = 4


class Finding(NamedTuple):
    """The result of the proof of a pair.

    ``legal``: all causes taken away, the action is legal. ``unedited``: causes that no edit could
    take away. ``left``: causes that were left alone, all others taken away; ``freed``: those of
    them that did not refuse the action then, or not alone. ``trouble``: what should never be, in
    words.
    """

    legal: bool
    unedited: tuple[str, ...]
    left: tuple[str, ...]
    freed: tuple[str, ...]
    trouble: tuple[str, ...]
    case: Case


def prove(pair: Pair) -> Finding:
    """Take the causes of a refusal away: all of them, and all but each one."""
    rules, position = pair.reached
    causes = frozenset(pair.causes)
    case = Case(rules.setting, rules.board, position, pair.action, pair.player)
    trouble = []
    text = rules.notation.write(pair.action)
    if rules.notation.read(text) != pair.action:
        trouble.append(f"{text} reads back as {rules.notation.read(text)}")
    trouble += [f"{rule} is in no rulebook" for rule in causes if rule not in rulebook().ids]
    trouble += [f"{rule} has no edit" for rule in causes if rule not in EDITS]
    if trouble:
        return Finding(False, (), (), (), tuple(trouble), case)
    end, unedited = without(rules, case, pair.causes)
    verdict = rules.check(end.position, end.action, end.player)
    if wrong := faults(rules, end.position):
        trouble.append(f"all causes gone: {'; '.join(map(str, wrong))}")
    alone, freed = [], []
    for left in pair.causes if len(causes) > 1 else ():
        other, missed = without(rules, case, pair.causes, left)
        if missed:
            continue
        alone.append(left)
        if set(rules.check(*other[2:5]).broken_rules) != {left}:
            freed.append(left)
        # The remaining cause may also be a fault of the position by the same rule.
        if wrong := tuple(fault for fault in faults(rules, other.position) if fault.rule != left):
            trouble.append(f"all but {left} gone: {'; '.join(map(str, wrong))}")
    return Finding(verdict.allowed, unedited, tuple(alone), tuple(freed), tuple(trouble), end)


@lru_cache(maxsize=2048)
def faults(rules: Delphi, position: Position) -> tuple[PositionFault, ...]:
    """Faults of a position; different edits often lead to the same position."""
    return rules.faults(position)


def without(
    rules: Delphi, case: Case, causes: tuple[str, ...], left: str = ""
) -> tuple[Case, tuple[str, ...]]:
    """The case with every cause but one taken away, and the causes that no edit takes away.

    Where a refusal stood alone, the causes that come to light behind it are taken away as well.
    """
    case = case._replace(left=left)
    rounds = ROUNDS if ALONE & frozenset(causes) else 1
    for _ in range(rounds):
        cited = frozenset(rules.check(*case[2:5]).broken_rules) - {left}
        if not cited:
            break
        for place, rule in enumerate(in_order(cited)):
            # Some go with those before them.
            if place and rule not in rules.check(*case[2:5]).broken_rules:
                continue
            edited = EDITS[rule](case)
            if edited is None:
                return case, (rule,)
            case = edited
    return case, ()
