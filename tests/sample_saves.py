"""Saved games for tests, whole and with something wrong in them."""

import json
from functools import cache
from random import Random
from typing import Any, Final, Literal

import pytest

from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.games import opening
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.storage.saves import SaveError

ACTIONS = 120
RETURNED: Final[tuple[Literal[0, 1, 2, 3, 4], ...]] = (0, 1, 2, 3, 4)


@cache
def saved(seed: int = 5, name: str = "delphi") -> bytes:
    """Return a game under way, saved: of Delphi under various rules, or of another game."""
    game = _delphi(seed) if name == "delphi" else _other(seed, name)
    play_on(game, ACTIONS, Random(seed))
    return game.to_json()


def _delphi(seed: int) -> Game:
    rules = RuleSet(draft=bool(seed % 2), returned=RETURNED[seed % 5], delayed_gods=seed % 3 == 0)
    return new_game(players=2 + seed % 3, seed=seed, rules=rules, seats=_names(2 + seed % 3))


def _other(seed: int, name: str) -> Game:
    seats = [name.replace("greedy", "random") for name in _names(2 + seed % 3)]
    return package_of(name).new_game(seed=seed, seats=tuple(seats))


def _names(players: int) -> tuple[str, ...]:
    return ("<b>Ana</b>", "bot:greedy", "\u0141ukasz & \u6d77", '"; rm -rf /')[:players]


def play_on(game: Game, actions: int, random: Random) -> None:
    for _ in range(actions):
        options = game.legal_actions()
        if not options:
            return
        game.play(random.choice(options))


def record(seed: int = 5) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(saved(seed))
    return read


def refused(data: Any) -> str:
    """Return what is said of a save that can't be read."""
    text = data if isinstance(data, bytes | str) else json.dumps(data)
    with pytest.raises(SaveError) as error:
        opening.from_json(text)
    return str(error.value)


def changed(path: str, value: Any) -> dict[str, Any]:
    """Return a record with the value at a path such as "start.players.0.ship" replaced."""
    whole = record()
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    part: Any = whole
    for step in way:
        part = part[step]
    part[last] = value
    return whole
