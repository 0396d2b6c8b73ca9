"""Answers to refused actions are about the unit, hex, Area or Prize that was tried."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from oracle_nb.core.verdicts import Repair
from oracle_nb.mythology.advice import repairs
from oracle_nb.mythology.map.world_map import bits_of, members
from oracle_nb.mythology.model.actions import END_MOVES, Action, Verb
from oracle_nb.mythology.model.position import Position, Setting
from oracle_nb.mythology.pieces import KIND_BITS, OFF, Side
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.text import MythologyTexts
from tests.mythology.proof import actions, positions

TRIED = (Verb.PLACE, Verb.STEP, Verb.FIGHT, Verb.SEIZE, Verb.PROPOSE)
GAMES, LATER = range(4), range(100, 130)


def is_about(rules: Mythology, at: Position, tried: Action, line: Repair[Action]) -> bool:
    """Return whether a repair does what was tried, leads to it, or must come before it."""
    *_, last = line.actions
    where, world = (*at.units, *at.prizes), rules.world
    named = {tried.unit, tried.target} if tried.verb is Verb.FIGHT else {tried.unit}
    if tried in line.actions or last == END_MOVES or (last.unit in named and last.unit >= 0):
        return True
    if tried.verb is last.verb and tried.verb in (Verb.PLACE, Verb.PROPOSE, Verb.SEIZE):
        return True
    if last.verb is Verb.STEP:
        foes = [where[unit] for unit in named if unit >= 0 and where[unit] >= 0]
        goals = {Verb.STEP: [tried.target], Verb.FIGHT: foes, Verb.SEIZE: at.prizes}[tried.verb]
        # A way around enemies may begin with a step that isn't nearer on the map.
        foes_of = members(KIND_BITS[Side(at.sides[at.turn]).other])
        enemies = bits_of({at.units[foe] for foe in foes_of} - {OFF})
        hexes = [hex_ for hex_ in goals if hex_ >= 0]
        ways = [world.distances(hex_, blocked) for hex_ in hexes for blocked in (0, enemies)]
        return any(away[last.target] < away[where[last.unit]] for away in ways)
    if last.verb is Verb.FIGHT:
        return last.target in named or line.change == "pair"
    # The Area of the unit, before the unit can move.
    return last.verb is Verb.PLACE and last.target == world.area[where[tried.unit]]


def wrong_answers(games: range, each: int) -> tuple[list[str], Counter[Verb]]:
    """Return the answers about something else, and how many actions of each verb were judged."""
    wrong: list[str] = []
    judged: Counter[Verb] = Counter()
    for number in games:
        rules, random = Mythology(Setting(players=2 + number % 7)), Random(number)
        words = MythologyTexts(rules)
        for at in islice(positions(rules, random), each):
            if at.to_move is None or at.pending is not None:
                continue
            listed = frozenset(rules.legal_actions(at))
            for tried in actions(rules, at, listed, random):
                if tried.verb not in TRIED or tried in listed:
                    continue
                judged[tried.verb] += 1
                answer, text = repairs(rules, at, tried), rules.notation.write(tried)
                wrong += [
                    f"{number}: {text}: {words.repair(at, line)}"
                    for line in answer.lines
                    if not is_about(rules, at, tried, line)
                ]
                refused = {*rules.check(at, tried).broken_rules}
                if (
                    not answer.lines
                    and not {violation.rule for violation in answer.missing} <= refused
                ):
                    wrong.append(f"{number}: {text}: {answer.missing}")
    return wrong, judged


def test_every_answer_is_about_what_was_tried() -> None:
    wrong, judged = wrong_answers(GAMES, 60)
    assert wrong == []
    assert {*judged} == {*TRIED} and min(judged.values()) > 20, judged


def test_another_unit_is_named_only_where_it_is_another() -> None:
    """ "Instead" means another unit, and the unit that was tried comes first."""
    seen: Counter[bool] = Counter()
    for number in GAMES:
        rules, random = Mythology(Setting(players=2 + number % 7)), Random(number)
        for at in islice(positions(rules, random), 60):
            if at.to_move is None or at.pending is not None:
                continue
            listed = frozenset(rules.legal_actions(at))
            for tried in actions(rules, at, listed, random):
                if tried in listed or tried.verb not in (Verb.STEP, Verb.FIGHT, Verb.SEIZE):
                    continue
                named = {tried.unit, tried.target} if tried.verb is Verb.FIGHT else {tried.unit}
                lines = repairs(rules, at, tried).lines
                for line in lines:
                    if line.change in ("unit", "unit-toward"):
                        seen[True] += 1
                        assert line.actions[-1].unit not in named, (tried, line)
                    elif line.change in ("toward", "to-prize", "toward-prize"):
                        seen[False] += 1
                own = [line.actions[-1].unit in named for line in lines]
                if tried.verb is Verb.SEIZE:
                    assert own == sorted(own, reverse=True), (tried, lines)
    assert min(seen.values()) > 20, seen


@pytest.mark.long
def test_every_answer_in_many_games_is_about_what_was_tried() -> None:
    wrong, judged = wrong_answers(LATER, 200)
    assert wrong == [] and min(judged.values()) > 500, judged
