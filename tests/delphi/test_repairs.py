"""Repairs of Delphi: every line works, is in order and is said; nothing refused goes unanswered."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from IPython.lib.pretty import pretty
from msgspec.structs import replace

from oracle_nb.core.chance import OutcomeError, ScriptedChance, SeededChance
from oracle_nb.core.verdicts import MalformedAction, Repairs
from oracle_nb.delphi import new_game
from oracle_nb.delphi.advice.missing import MISSING_BY_RULE
from oracle_nb.delphi.advice.preparation import OPENERS, VERBS
from oracle_nb.delphi.advice.similarity import EXACT, Request
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import DECISIONS, Position
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.scenarios import stage
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.registry import repairs_of, texts_of
from oracle_nb.games.scenarios.runner import BEGIN
from tests.delphi.all_messages import refusing_rules
from tests.delphi.played_games import RULESETS, moments, table
from tests.delphi.played_games import VERBS as ANY_VERB
from tests.delphi.scenario_files import CASES
from tests.delphi.text_checks import sound
from tests.samples import sampled

LANGUAGES = rulebook().languages()
SUFFIXES = (
    *("place", "needed", "colors", "number", "aboard"),
    *("gods", "beyond", "player", "gone", "last", "usable"),
)
"""The facts that tell several sentences of one rule apart."""


def refusals(number: int, each: int) -> Iterator[tuple[Delphi, Position, Action]]:
    """Positions of play with actions that are refused there."""
    random = Random(5)
    for seed, (rule_set, bots) in enumerate(
        zip(RULESETS.values(), [(ANY_VERB,), ("greedy", "random")] * 4, strict=False)
    ):
        rules = table(seed + 1, 2 + seed % 3, rule_set)
        for moment in islice(moments(rules, seed + 1, bots), 3, number * 17, 17):
            legal = set(moment.options)
            every = [action for action in rules.every_action(moment.before) if action not in legal]
            for action in random.sample(every, min(each, len(every))):
                yield rules, moment.before, action


def tried(rules: Delphi, position: Position, line: tuple[Action, ...], seed: int) -> int:
    """Carry out a line and return what it cost; each action must be legal."""
    tokens, seat = 0, position.to_move
    for action in line:
        verdict = rules.check(position, action, seat)
        assert verdict.allowed, (line, action, verdict)
        tokens += verdict.tokens
        position = rules.apply(position, action, SeededChance(seed)).position
    return tokens


@pytest.mark.parametrize(
    ("number", "each", "least"), sampled([(4, 6, (120, 4, 10)), (9, 12, (600, 30, 60))], 2)
)
def test_lines_work_with_any_chance_and_missing_steps_are_named(
    number: int, each: int, least: tuple[int, int, int]
):
    lines = two = missing = 0
    for rules, position, action in refusals(number, each):
        repairs = repairs_of(rules, position, action)
        assert bool(repairs.lines) != bool(repairs.missing)
        assert len(repairs.lines) <= 3
        for line in repairs.lines:
            for seed in (1, 2):
                assert tried(rules, position, line.actions, seed) == line.tokens
            lines += 1
            two += len(line.actions) == 2
        sizes = [len(line.actions) for line in repairs.lines]
        kept = [line.change not in ("color", "target", "deed", "answer") for line in repairs.lines]
        same = [size for size, keep in zip(sizes, kept, strict=True) if keep]
        assert same == sorted(same), repairs
        assert {violation.rule for violation in repairs.missing} <= refusing_rules()
        missing += bool(repairs.missing)
    assert lines > least[0] and two > least[1] and missing > least[2]


def test_a_legal_action_needs_no_repair():
    rules = table(4, 2)
    for moment in islice(moments(rules, 4, ("greedy",)), 0, 200, 9):
        for action in moment.options[:4]:
            assert repairs_of(rules, moment.before, action) == Repairs()


def test_nothing_is_repaired_that_can_not_be_read():
    rules = table(4, 2)
    position = next(iter(moments(rules, 4, ("greedy",)))).before
    with pytest.raises(MalformedAction):
        repairs_of(rules, position, Action(99))


def test_every_refusal_of_the_scenarios_is_answered():
    """Whichever rule refuses: a line that works, or what is missing; and both can be said."""
    rules_met = set()
    for file, number in CASES:
        built = stage(file, number)
        rules, position = built.rules, built.position
        words = texts_of(rules)
        for step in file.scenarios[number].all_steps():
            if step.do == BEGIN:
                position = rules.begin(position, SeededChance(1)).position
                continue
            if position.pending and not isinstance(position.pending[0], DECISIONS):
                break
            action = rules.notation.read(built.spaces.in_notation(step.do))
            verdict = rules.check(position, action)
            if verdict.allowed:
                position = rules.apply(position, action, SeededChance(1)).position
                continue
            repairs = repairs_of(rules, position, action)
            rules_met |= set(verdict.broken_rules)
            assert bool(repairs.lines) != bool(repairs.missing), (file.name, number)
            for line in repairs.lines:
                assert tried(rules, position, line.actions, 1) == line.tokens
                sound(words.repair(position, line))
            for violation in repairs.missing:
                sound(words.missing(violation))
    assert refusing_rules() - rules_met <= {"play.not-your-turn", "play.over"}


def near_misses(rules: Delphi, position: Position, options: list[Action]) -> Iterator[Action]:
    """Legal actions with one field changed, so that they are refused."""
    random = Random(7)
    most = {"source": 12, "color": 5, "target": len(rules.board.spaces) - 1}
    for action in random.sample(options, min(8, len(options))):
        for field, limit in most.items():
            if getattr(action, field) >= 0:
                changed = replace(action, **{field: random.randint(0, limit)})
                try:
                    if not rules.check(position, changed).allowed:
                        yield changed
                except MalformedAction:
                    continue


def test_repairs_of_two_actions_are_found():
    """Beside a search through everything that can be done first, with a certain outcome."""
    searched = found_two = 0
    for seed, bots in ((2, ("greedy",)), (3, ("random",))):
        rules = table(seed, 2)
        for moment in islice(moments(rules, seed, bots), 20, 320, 20):
            position = moment.before
            for action in near_misses(rules, position, moment.options):
                repairs = repairs_of(rules, position, action)
                request = Request(rules, action, rules.check(position, action))
                kept = [request.similarity(line.actions[-1]) for line in repairs.lines]
                if any(like is not None and like.loss == EXACT for like in kept):
                    found_two += any(len(line.actions) == 2 for line in repairs.lines)
                    continue
                searched += 1
                if request.broken <= {*OPENERS}:
                    assert not list(exhaustively(rules, position, request, moment.options)), action
    assert searched > 30 and found_two > 5


def exhaustively(
    rules: Delphi, position: Position, request: Request, options: list[Action]
) -> Iterator[tuple[Action, Action]]:
    """All lines of two actions that do what was wanted, without answers to decisions."""
    for first in options:
        try:
            after = rules.apply(position, first, ScriptedChance(())).position
        except OutcomeError:
            continue
        if after.to_move == position.to_move and not after.pending:
            for second in rules.legal_actions(after):
                like = request.similarity(second)
                if like is not None and like.loss == EXACT:
                    yield first, second


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_line_has_a_sentence_and_every_sentence_a_kind(language: str):
    messages = rulebook(language).wording.messages
    texts = {m.removeprefix("repair-") for m in messages if m.startswith("repair-")}
    single = {"die", "card", "extra", "recolor", "color", "target", "god", "deed", "answer"}
    assert texts == {*single, *VERBS, "decide", "price"}
    assert {kind for kinds in OPENERS.values() for kind in kinds} == {*VERBS, "decide"}
    assert {m for m in messages if m.startswith("then-")} == {f"then-{verb}" for verb in Verb}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_missing_step_has_a_sentence_and_every_sentence_a_rule(language: str):
    messages = rulebook(language).wording.messages
    texts = {m.removeprefix("missing-") for m in messages if m.startswith("missing-")}
    rules = {"means", *(rule.replace(".", "-") for rule in refusing_rules())}
    assert {m for m in texts if m not in rules} <= {f"{r}-{end}" for r in rules for end in SUFFIXES}
    assert {rule.replace(".", "-") for rule in MISSING_BY_RULE} <= texts


def test_a_notebook_shows_them_as_text():
    game = new_game(players=2, seed=3)
    refused = "move die:red A11"
    texts = str(game.repairs(refused))
    assert texts and texts == str(game.repairs(game.action(refused)))
    assert pretty(game.repairs(refused)) == texts
    assert str(game.repairs(game.legal_actions()[0])) == ""
    with pytest.raises(MalformedAction):
        game.repairs("fly")
