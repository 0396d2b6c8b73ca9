"""Answers to refused actions are about the unit that was tried, and promise nothing false."""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Final, NamedTuple

import pytest

from oracle_nb.core.verdicts import MalformedAction, Repairs
from oracle_nb.mythology.advanced.advice import repairs
from oracle_nb.mythology.advanced.model.actions import CLOSE, STOP, WORDS, Action, Verb
from oracle_nb.mythology.advanced.model.numbers import TURNS
from oracle_nb.mythology.advanced.model.position import Ambush, Combat, Phase, Position, Way
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.text import AdvancedTexts
from oracle_nb.mythology.advanced.text.rule_texts import rulebook
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.pieces import OFF, UNITS
from tests.mythology.advanced.games import played, rules_for
from tests.mythology.refusal_patterns import rules_said

LANGUAGES: Final = rulebook().languages()
IDS: Final = rulebook().ids
OF_UNITS: Final = (Verb.CLAIM, Verb.STEP, Verb.ATTACK)
LATER: Final = ("again", "next round", "You can attack in your", "You can move units in your")
"""Words of English sentences that promise something later in the game."""
FEW: Final = (0, 1, 5)
"""The games of `make test`; in the last of them a unit ashore could land first."""
SELDOM: Final = 20
OFTEN: Final = 4
"""One position of this number is looked at in the few games, and in all nine of `make long`."""
MOST: Final = 1_500
"""Maximum number of actions of a game."""


class Try(NamedTuple):
    """A refused action, and the answer to it."""

    rules: AdvancedMythology
    position: Position
    action: Action
    answer: Repairs[Action]

    @property
    def text(self) -> str:
        return self.rules.notation.write(self.action)


def actions(rules: AdvancedMythology, at: Position, random: Random) -> Iterator[Action]:
    """Yield an action of each verb, most of them with units that could be meant."""
    present = [unit for unit in range(UNITS) if at.units[unit] != OFF]
    for verb, words in WORDS.items():
        unit = random.choice(present if random.random() < 0.9 else range(UNITS))
        if at.claimed != -1 and random.random() < 0.4:
            unit = at.claimed
        hex_, target = at.units[unit], random.randint(1, 10)
        if verb is Verb.PLACE:
            target = random.randrange(len(rules.world.area_bits))
        elif verb is Verb.STEP:
            near = [*members(rules.world.around[hex_])] if hex_ != OFF else [0]
            target = random.choice(near) if target < 8 else random.randrange(len(rules.world.names))
        elif verb is Verb.ATTACK:
            here = [*members(at.units_at(hex_))] if hex_ != OFF else present
            target = random.choice(here if target < 8 else present)
        if words.prizes and random.random() < 0.1:
            unit = UNITS + random.randrange(len(at.prizes))
        action = Action(verb, unit if words.unit else -1, target if words.target else -1)
        with suppress(MalformedAction):
            rules.check(at, action)
            yield action


@cache
def tries(games: tuple[int, ...]) -> tuple[Try, ...]:
    """Return refused actions of random games, with the answers to them."""
    every = SELDOM if games == FEW else OFTEN
    return tuple(
        Try(rules, at, action, repairs(rules, at, action))
        for number in games
        for rules, random in [(rules_for(2 + number % 3), Random(number))]
        for count, (at, _, _) in enumerate(played(rules, number, MOST))
        if count % every == 0 or (at.round == TURNS and count % (every // 4) == 0)
        for action in actions(rules, at, random)
        if not rules.check(at, action).allowed
    )


each_part = pytest.mark.parametrize(
    "games", [FEW, pytest.param((*range(9),), marks=pytest.mark.long)], ids=repr
)


def is_about(tried: Try, last: Action) -> bool:
    """Return whether a suggestion is about the unit that was tried, or must come before it."""
    at, action = tried.position, tried.action
    if last == CLOSE:
        return at.phase is Phase.SHEETS
    if last == STOP:
        stopped = tried.rules.apply(at, STOP, _NoChance()).position  # type: ignore[arg-type]
        claim = Action(Verb.CLAIM, action.unit)
        return any(tried.rules.check(stopped, option).allowed for option in (action, claim))
    foe = action.target if action.verb is Verb.ATTACK else OFF
    return (action.unit != foe and last.unit == action.unit) or last.target == foe != action.unit


class _NoChance:
    """Chance that isn't asked."""


@each_part
def test_suggestions_are_about_the_unit_that_was_tried(games: tuple[int, ...]) -> None:
    judged: Counter[Verb] = Counter()
    for tried in tries(games):
        if tried.action.verb in OF_UNITS and tried.answer.lines:
            judged[tried.action.verb] += 1
            for line in tried.answer.lines:
                own = tried.action.unit == line.actions[-1].unit
                assert own or is_about(tried, line.actions[-1]), (tried.text, line)
    assert min(judged[verb] for verb in OF_UNITS) > 20, judged


@each_part
def test_actions_of_another_decision_get_no_suggestion_for_this_one(games: tuple[int, ...]) -> None:
    kinds = {
        Verb.AMBUSH: Ambush,
        Verb.MAGIC: Combat,
        Verb.PLAIN: Combat,
        Verb.STOP: Way,
    }
    for tried in tries(games):
        kind, top = kinds.get(tried.action.verb), tried.position.top
        if kind is not None and top is not None and not isinstance(top, kind):
            assert not tried.answer.lines, (tried.text, tried.answer)


@each_part
def test_nothing_is_promised_that_comes_no_more(games: tuple[int, ...]) -> None:
    promised: Counter[bool] = Counter()
    for tried in tries(games):
        words, at = AdvancedTexts(tried.rules), tried.position
        later = at.round < TURNS
        own = later or bool(at.waiting >> (at.to_move or 0) & 1)
        for violation in tried.answer.missing:
            text = words.missing(violation)
            promise = any(word in text for word in LATER)
            promised[promise] += 1
            coming = own if "own moving phase" in text or "your next" in text else later
            assert not promise or coming or ("next moving phase" in text and at.waiting), text
    assert min(promised.values()) > 100


@each_part
def test_a_unit_that_cannot_be_announced_is_not_to_be_announced_first(
    games: tuple[int, ...],
) -> None:
    for tried in tries(games):
        claim = Action(Verb.CLAIM, tried.action.unit)
        first = {violation.rule for violation in tried.answer.missing} & {
            *("march.announce", "control.hero-attack", "control.other-claims")
        }
        if first:
            assert tried.rules.check(tried.position, claim).allowed, tried.text


@pytest.mark.parametrize("language", LANGUAGES)
@each_part
def test_every_sentence_is_that_of_the_rule_that_refuses(
    games: tuple[int, ...], language: str
) -> None:
    seen: Counter[str] = Counter()
    for tried in tries(games)[::3]:
        explained = AdvancedTexts(tried.rules, language).explain(tried.position, tried.action)
        for reason in explained.refusals:
            seen[reason.rule] += 1
            said = rules_said(reason.text, language, IDS, "mythology/advanced")
            assert reason.rule in said, (reason, said)
    assert len(seen) > 25, seen
