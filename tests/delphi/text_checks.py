"""Shared helpers of tests of texts: games, and faults of sentences."""

import re
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import msgspec

import oracle_nb
from oracle_nb.core.verdicts import Explanation
from oracle_nb.delphi.model import position as positions
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.ruleset import FIRST_GAME, RuleSet
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.game import Game

Delphi = Game[Position, Action]
LANGUAGES = rulebook().languages()
SETTINGS = (
    (2, 3, RuleSet(draft=True, returned=2, picture_rule=True, rounds=9)),
    (3, 5, RuleSet(delayed_gods=True, ranking=True, rounds=7)),
    (4, 8, RuleSet(returned=4, rounds=6)),
    (2, 13, RuleSet(picture_rule=True, delayed_gods=True, rounds=9)),
    (3, 21, FIRST_GAME),
)
SPOILED = re.compile(r"\bNone\b|-1\b|\(nothing\)|\bnone:|[{}$]|\b255\b|  ")
"""Signs of a missing or badly typed fact in a sentence."""


def new_game(players: int, seed: int, rules: RuleSet) -> Delphi:
    return oracle_nb.new_game(players, seed=seed, rules=rules)


def walk(
    players: int, seed: int, rules: RuleSet, most: int = 250
) -> Iterator[tuple[Delphi, Random]]:
    """A game at each of its decisions, played at random with few idle turns."""
    game, random = new_game(players, seed, rules), Random(seed)
    for _ in range(most):
        if game.to_move is None:
            return
        yield game, random
        options = list(game.legal_actions())
        if not options:
            return
        busy = [option for option in options if option.verb not in (Verb.MOVE, Verb.END)]
        chosen = random.choice(busy if busy and random.random() < 0.5 else options)
        game.play(chosen)


def sound(text: str) -> None:
    assert text and not SPOILED.search(text), text
    assert text[0] == text[0].upper(), text


def sentences(explanation: Explanation) -> Iterator[str]:
    yield explanation.title
    yield from explanation.effects
    yield from explanation.chance
    yield from (text for text, _ in explanation.cheaper)
    for reason in chain(explanation.cost, explanation.why, explanation.refusals):
        assert reason.rule in rulebook(), reason
        yield reason.text
    if explanation.undo:
        yield explanation.undo


def sound_explanation(explanation: Explanation) -> None:
    for text in sentences(explanation):
        sound(text)
    assert explanation.allowed == bool(explanation.why) and explanation.allowed != bool(
        explanation.refusals
    ), explanation


# --- everything that comes up in play ------------------------------------------------------------


def rich(game: Delphi, **more: Any) -> Position:
    """Return a position in which the player to move has everything there is."""
    position = game.position
    board = game.rules.board  # type: ignore[attr-defined]
    me = position.players[position.turn]
    me = msgspec.structs.replace(
        me,
        ship=board.water[len(board.water) // 2],
        dice=(0, 2, 4),
        favor=7,
        gods=(6,) * 6,
        injuries=(1, 0, 2, 0, 1, 0),
        cards=(1,) * 6,
        offerings=(1, 3),
        statues=(0,),
        equipment=tuple(range(22)),
        companions=tuple(range(18)),
        **more,
    )
    players = list(position.players)
    players[position.turn] = me
    return msgspec.structs.replace(
        position, players=tuple(players), phase=positions.Phase.ACT, pending=()
    )


def sample_steps() -> tuple[positions.PendingStep, ...]:
    return (
        positions.ChooseShipTile(0),
        positions.ReturnTask(0),
        positions.TakeEquipment(0, "ship.equipment"),
        positions.CheckReward(0),
        positions.Recover(0, 1),
        positions.AdvanceGod(0, 0b111, "shrine.reward"),
        positions.GodToTop(0, 0b011011),
        positions.FightOn(0, -1, 2, 8),
        positions.LookAt(0, 2, "equipment.look"),
        positions.Uncover(0, (1, 2)),
        positions.HealColor(0),
        positions.TakeStatue(0, 0b100011),
        positions.TakeOffering(0, 0b011100),
        positions.TakeCompanion(0, 4),
    )
