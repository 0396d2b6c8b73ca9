"""Repairs of Delphi: every line works, is in order and is said; nothing refused goes unanswered."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from oracle_nb.chance import SeededFate
from oracle_nb.delphi.actions import Action
from oracle_nb.delphi.engine import Delphi
from oracle_nb.delphi.position import DECISIONS, Position
from oracle_nb.delphi.rulebook import rulebook
from oracle_nb.delphi.scenario import stage
from oracle_nb.delphi.scenario.run import BEGIN
from oracle_nb.verdict import MalformedAction, Repairs
from tests.delphi.plays import RULESETS, moments, table
from tests.delphi.plays import VERBS as ANY_VERB
from tests.delphi.test_scenarios import CASES
from tests.delphi.test_words import refusing_rules, sound

LANGUAGES = rulebook().languages()


def refusals(number: int, each: int) -> Iterator[tuple[Delphi, Position, Action]]:
    """Positions of play with actions that are refused there."""
    random = Random(5)
    for seed, (rule_set, bots) in enumerate(
        zip(RULESETS.values(), [("greedy",), (ANY_VERB,), ("random", "greedy")] * 3, strict=False)
    ):
        rules = table(seed + 1, 2 + seed % 3, rule_set)
        for moment in islice(moments(rules, seed + 1, bots), 3, number * 11, 11):
            legal = set(moment.options)
            every = [one for one in rules.every_action(moment.before) if one not in legal]
            for action in random.sample(every, min(each, len(every))):
                yield rules, moment.before, action


def tried(rules: Delphi, position: Position, line: tuple[Action, ...], seed: int) -> int:
    """Carry out a line and return what it cost; each action must be legal."""
    tokens, seat = 0, position.to_move
    for action in line:
        verdict = rules.check(position, action, seat)
        assert verdict.allowed, (line, action, verdict)
        tokens += verdict.tokens
        position = rules.apply(position, action, SeededFate(seed)).position
    return tokens


def test_lines_work_whatever_fate_adds_and_what_is_missing_is_told():
    lines = two = missing = 0
    for rules, position, action in refusals(40, 6):
        found = rules.repairs(position, action)
        assert bool(found.lines) != bool(found.missing)
        assert len(found.lines) <= 3
        for line in found.lines:
            for seed in (1, 2, 3):
                assert tried(rules, position, line.actions, seed) == line.tokens
            lines += 1
            two += len(line.actions) == 2
        sizes = [len(line.actions) for line in found.lines]
        kept = [line.change not in ("color", "target", "deed", "answer") for line in found.lines]
        same = [size for size, keep in zip(sizes, kept, strict=True) if keep]
        assert same == sorted(same)
        refusing = rules.check(position, action).broken_rules
        assert {one.rule for one in found.missing} <= {*refusing}
        missing += bool(found.missing)
    assert lines > 1000 and two > 50 and missing > 100


def test_a_legal_action_needs_no_repair():
    rules = table(4, 2)
    for moment in islice(moments(rules, 4, ("greedy",)), 0, 200, 9):
        for action in moment.options[:4]:
            assert rules.repairs(moment.before, action) == Repairs()


def test_nothing_is_repaired_that_can_not_be_read():
    rules = table(4, 2)
    position = next(iter(moments(rules, 4, ("greedy",)))).before
    with pytest.raises(MalformedAction):
        rules.repairs(position, Action(99))


def test_every_refusal_of_the_scenarios_is_answered():
    """Whichever rule refuses: a line that works, or what is missing; and both can be said."""
    rules_met = set()
    for file, number in CASES:
        built = stage(file, number)
        rules, position = built.rules, built.position
        words = rules.words()
        for step in file.scenarios[number].all_steps():
            if step.do == BEGIN:
                position = rules.begin(position, SeededFate(1)).position
                continue
            if position.pending and not isinstance(position.pending[0], DECISIONS):
                break
            action = rules.notation.read(built.spaces.in_notation(step.do))
            verdict = rules.check(position, action)
            if verdict.allowed:
                position = rules.apply(position, action, SeededFate(1)).position
                continue
            found = rules.repairs(position, action)
            rules_met |= set(verdict.broken_rules)
            assert bool(found.lines) != bool(found.missing), (file.name, number)
            for line in found.lines:
                assert tried(rules, position, line.actions, 1) == line.tokens
                sound(words.repair(position, line))
            for one in found.missing:
                sound(words.missing(one))
    assert refusing_rules() - rules_met <= {"play.not-your-turn", "play.over"}
