"""Positions damaged at random: what is sound can be played, whatever else it is."""

from copy import deepcopy
from random import Random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from oracle_nb.core.chance import OutcomeError, SeededChance
from oracle_nb.core.verdicts import IllegalAction, MalformedAction
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.rules.consistency import shape_faults
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.registry import scene_of
from tests.damage import damaged
from tests.delphi.positions import eager, play
from tests.samples import examples


def spoiled(rules: Delphi, position: Position, random: Random, wounds: int) -> Position | None:
    """A position changed here and there that still has a sound shape; None if none was found."""
    data = msgspec.to_builtins(msgspec.json.decode(msgspec.json.encode(position)))
    last = None
    for _ in range(wounds):
        trial = damaged(deepcopy(data), random, gentle=True)
        try:
            read = msgspec.convert(trial, Position)
        except msgspec.ValidationError:
            continue
        texts = shape_faults(read, rules.setting, rules.board)
        for text in texts:
            str(text)
        if not texts:
            last, data = read, trial
    return last


def survives(rules: Delphi, position: Position, random: Random, actions: int) -> None:
    """Play on from a position and let the engine do all it can."""
    chance = SeededChance(random.randrange(1 << 30))
    for fault in rules.faults(position):
        str(fault)
    position = rules.begin(position, chance).position
    for turn in range(actions):
        options = rules.legal_actions(position)
        assert (
            (rules.result(position) is None)
            == bool(options)
            == (rules.to_move(position) is not None)
        )
        if not options:
            return
        if not turn % 8:
            for seat in range(rules.players):
                rules.view(position, seat)
            scene_of(rules, position)
            legal = set(options)
            every = list(rules.every_action(position))
            for action in random.sample(every, min(40, len(every))):
                assert rules.check(position, action).allowed == (action in legal)
                try:
                    rules.apply(position, action, chance)
                except (IllegalAction, MalformedAction, OutcomeError):
                    assert action not in legal
        position = rules.apply(position, eager(options, random), chance).position


@examples(3)
@given(st.randoms(use_true_random=False), st.integers(0, 7), st.integers(0, 10_000))
def test_whatever_is_sound_can_be_played(random, number, moment):
    rules, positions = play(number)
    start = spoiled(rules, positions[moment % len(positions)], random, 25)
    if start is not None:
        survives(rules, start, random, 20)


ODD = (-2, -1, 0, 1, 6, 7, 12, 13, 30, 31, 95, 1 << 70)


def test_actions_of_any_numbers_are_judged_alike():
    random = Random(5)
    for number in range(3):
        rules, positions = play(number)
        for position in random.sample(positions[1:], 60):
            options = rules.legal_actions(position)
            for _ in range(30 if options else 0):
                values = list(msgspec.structs.astuple(random.choice(options)))
                for place in range(4):
                    if random.random() < 0.4:
                        values[place] = random.choice(ODD)
                action = Action(*values)
                try:
                    assert rules.check(position, action).allowed == (action in options)
                except MalformedAction:
                    assert action not in options
                try:
                    rules.apply(position, action, SeededChance(1))
                except (IllegalAction, MalformedAction):
                    assert action not in options
