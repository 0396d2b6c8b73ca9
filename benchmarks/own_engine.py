"""Our own side: the engine played through the functions that the table uses.

Nothing here reaches past ``legal_actions``, ``check``, ``apply`` and ``Game``, but for
``Forgetter``, which has to know where the engine keeps what it has worked out.
"""

import random
import sys
from collections.abc import Callable, Iterator
from inspect import isgetsetdescriptor
from typing import Any, Final

import msgspec

from benchmarks.clock import now
from oracle_nb.bots import make_bot
from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.rules.action_generator import ActionGenerator
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.lookup_tables import LookupTables
from oracle_nb.delphi.rules.validator import Validator
from oracle_nb.games.game import Game

SEATS: Final = 4
WARM_UP: Final = 1_000
_WITH_CACHES: Final = ("powers", "tasks", "position", "ruleset", "rules", "engine")
"""The modules of delphi whose ``lru_cache`` fills in play. The board's hold precomputed tables."""

_HOLDERS: Final = (LookupTables, ActionGenerator, Validator)
"""The parts of an engine that have such caches, too."""
_Cache = dict[Any, Any]


class Window(msgspec.Struct, frozen=True):
    """A stretch of play: decisions taken, those of them with two or more options, and its time."""

    decisions: int
    choices: int
    seconds: float

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds

    @property
    def choice_rate(self) -> float:
        """Decisions with two or more options per second; the time of the others counts."""
        return self.choices / self.seconds


class Stored(msgspec.Struct, frozen=True):
    """A position of a game, with the rules it is played by and the number of its legal actions."""

    rules: Any
    position: Position
    options: int


def delphi(seed: int) -> tuple[Delphi, Position]:
    """Return a four-player game on a compact board at its first decision."""
    game = new_game(SEATS, seed=seed)
    assert isinstance(game.rules, Delphi)
    return game.rules, game.position


def windows(seed: int, size: int) -> Iterator[Window]:
    """Random play, game after game, measured in windows; setting a game up is not measured."""
    choose = random.Random(seed).choice
    chance = SeededChance(seed)
    rules, position = delphi(seed)
    while True:
        done = choices = spent = 0
        while done < size:
            start = now()
            while done < size:
                options = rules.legal_actions(position)
                if not options:
                    break
                if len(options) > 1:
                    choices += 1
                position = rules.apply(position, choose(options), chance).position
                done += 1
            spent += now() - start
            if done < size:
                seed += 1
                chance = SeededChance(seed)
                rules, position = delphi(seed)
        yield Window(done, choices, spent / 1e9)


def played_games(bot: str, seed: int) -> Iterator[Game]:
    """Whole games of four such bots, one after the other, as sessions."""
    while True:
        game = new_game(SEATS, seed=seed)
        bots = [make_bot(bot, seed * SEATS + seat, game.rules) for seat in range(SEATS)]
        while (seat := game.to_move) is not None:
            game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
        yield game
        seed += 1


def positions_of(game: Game) -> Iterator[Stored]:
    """Yield every position of a game in which there was something to decide."""
    for position in (game.opening.position, *(entry.position for entry in game.history[:-1])):
        yield Stored(game.rules, position, len(game.rules.legal_actions(position)))


# --- forgetting ----------------------------------------------------------------------------------


class Forgetter:
    """Makes an engine as it is before its first question, but for the tables of the board.

    What a new engine has as an empty dictionary, or as None, is something it will keep; so a cache
    that is added later is found without a word here.
    """

    def __init__(self) -> None:
        self._clear = _clearers()
        # The engine is kept with what was found in it, so that its id stays its own.
        self._kept: dict[int, tuple[Delphi, list[_Cache], list[tuple[Any, str]]]] = {}

    def __call__(self, rules: Delphi) -> None:
        """Forget everything that was worked out."""
        kept = self._kept.get(id(rules))
        if kept is None:
            kept = self._kept[id(rules)] = (rules, *_look(rules))
        _, caches, unset = kept
        for clear in self._clear:
            clear()
        for cache in caches:
            cache.clear()
        for holder, name in unset:
            setattr(holder, name, None)


def kept(rules: Delphi) -> int:
    """Return how many things an engine keeps at the moment that it has worked out."""
    caches, unset = _look(rules)
    return sum(map(len, caches)) + sum(getattr(cache, name) is not None for cache, name in unset)


def _clearers() -> tuple[Callable[[], None], ...]:
    """Return how to clear every function's cache that fills in play."""
    prefix = "oracle_nb.delphi."
    clearers: dict[int, Callable[[], None]] = {}
    for name, module in sorted(sys.modules.items()):
        room = name.removeprefix(prefix).split(".", maxsplit=1)[0]
        if name.startswith(prefix) and room in _WITH_CACHES:
            for value in vars(module).values():
                if callable(getattr(value, "cache_clear", None)):
                    clearers[id(value)] = value.cache_clear
    return tuple(clearers.values())


def _attributes(part: object) -> list[str]:
    """Return the names of the attributes of a part of an engine, which may be compiled."""
    own = vars(type(part))
    kept = [*own.get("__slots__", ()), *getattr(part, "__dict__", ())]
    return kept or [name for name, value in own.items() if isgetsetdescriptor(value)]


def _look(rules: Delphi) -> tuple[list[_Cache], list[tuple[Any, str]]]:
    """Return the dictionaries and the attributes that an engine fills as it goes."""
    caches: list[_Cache] = []
    unset: list[tuple[Any, str]] = []
    pairs: list[tuple[Any, Any]] = [(rules, Delphi(rules.setting))]
    while pairs:
        used, fresh = pairs.pop()
        for name in _attributes(fresh):
            has: Any = getattr(used, name, ())
            was: Any = getattr(fresh, name, ())
            if was is None:
                unset.append((used, name))
            elif isinstance(was, list | tuple) and len(was) == len(has):
                caches += [b for a, b in zip(was, has, strict=True) if a == {}]
            elif was == {}:
                caches.append(has)
            elif isinstance(was, _HOLDERS) and has is not used:
                pairs.append((has, was))
    return caches, unset
