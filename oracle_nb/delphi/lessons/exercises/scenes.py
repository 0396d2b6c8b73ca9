"""Scenes: positions for exercises, made by changing a random setup."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance, scatter
from oracle_nb.delphi.board import compact_layout
from oracle_nb.delphi.model.position import Phase, Player, Position, Setting
from oracle_nb.delphi.pieces import Color, ShipTile
from oracle_nb.delphi.rules.engine import Delphi

BOARDS: Final = 24
"""Number of different boards of exercises, which take a moment to make."""
SHIPS: Final = (Color.RED, Color.YELLOW)
TILES: Final = (ShipTile.SHIELD, ShipTile.FAVOR)
"""Ship tiles that change neither range, storage nor wheel, which earlier lessons don't teach."""
TRIES: Final = 10_000
"""Maximum number of scenes for an exercise; of each template, at least one in 40 is suitable."""
T = TypeVar("T")


class UnsuitableScene(Exception):
    """A scene about which a template has no question."""


def assume(condition: object) -> None:
    """Go on with suitable scenes only: raise UnsuitableScene unless a condition holds."""
    if not condition:
        raise UnsuitableScene


def assumed(value: T | None) -> T:
    """Return a value; raise UnsuitableScene for None."""
    if value is None:
        raise UnsuitableScene
    return value


class ExerciseScene(msgspec.Struct, frozen=True):
    """Rules, a position in which the first player acts, and the chance that made it.

    ``template`` and ``seed`` say for which exercise it was made.
    """

    rules: Delphi
    position: Position
    random: Random
    template: str = ""
    seed: int = 0

    @property
    def me(self) -> Player:
        """The player who acts."""
        return self.position.players[self.position.turn]

    def name(self, space: int) -> str:
        """Return the name of a space."""
        return self.rules.board.spaces[space].name

    def moved_to(self, rules: Delphi, position: Position) -> "ExerciseScene":
        """Return the scene with a position of other rules."""
        return replace(self, rules=rules, position=position)

    def with_me(self, **changes: Any) -> "ExerciseScene":
        """Return the scene with changes of the player who acts."""
        players = list(self.position.players)
        players[self.position.turn] = replace(self.me, **changes)
        return self.with_position(players=tuple(players))

    def with_other(self, ship: int) -> "ExerciseScene":
        """Return the scene with the other player's ship on a space."""
        players = list(self.position.players)
        seat = 1 - self.position.turn
        players[seat] = replace(players[seat], ship=ship)
        return self.with_position(players=tuple(players))

    def with_position(self, **changes: Any) -> "ExerciseScene":
        """Return the scene with changes of the position."""
        return replace(self, position=replace(self.position, **changes))


@lru_cache(maxsize=BOARDS)
def _rules(number: int) -> Delphi:
    return Delphi(Setting(compact_layout(number), SHIPS, tiles=TILES))


@lru_cache(maxsize=128)
def _rules_under(setting: Setting, replaced: tuple[tuple[str, str], ...]) -> Delphi:
    return Delphi(replace(setting, rules=replace(setting.rules, replaced=replaced)))


def rules_under(rules: Delphi, rule: str, variant: str) -> Delphi:
    """Return the rules as somebody with a false belief, too, understands them."""
    return _rules_under(rules.setting, (*rules.setting.rules.replaced, (rule, variant)))


@lru_cache(maxsize=256)
def _opening(number: int, seed: int) -> Position:
    """Return a new setup, played until the first player can act freely."""
    rules = _rules(number)
    chance = SeededChance(seed)
    position = rules.begin(rules.set_up(seed), chance).position
    while position.pending or position.phase != Phase.ACT:
        position = rules.apply(position, rules.legal_actions(position)[0], chance).position
    return position


def scenes(template: str, seed: int) -> Iterator[ExerciseScene]:
    """Yield scenes for a template, the same for the same seed in every process.

    The ship is on some water space, with three dice and up to 4 favor tokens.
    """
    start = scatter(seed, sum(map(ord, template)))
    for attempt in range(TRIES):
        random = Random(scatter(start, attempt))
        number = random.randrange(BOARDS)
        rules = _rules(number)
        scene = ExerciseScene(rules, _opening(number, random.randrange(8)), random, template, seed)
        yield scene.with_me(
            ship=random.choice(rules.board.water),
            dice=tuple(sorted(random.randrange(6) for _ in range(3))),
            favor=random.randrange(5),
        )


def first(template: str, seed: int, make: Callable[[ExerciseScene], T]) -> T:
    """Return what is made of the first suitable scene. Raises ValueError if none of many is."""
    for scene in scenes(template, seed):
        try:
            return make(scene)
        except UnsuitableScene:
            continue
    raise ValueError(f"{template}: seed {seed} makes no exercise")
