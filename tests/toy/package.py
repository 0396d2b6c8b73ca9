"""The toy as a game package."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from oracle_nb.core.verdicts import Repairs
from oracle_nb.games.game import Game
from oracle_nb.games.game_type import GameType
from oracle_nb.games.package import GamePackage
from oracle_nb.render.scene import Scene
from oracle_nb.rulebooks.book import Book
from tests.toy import PLAYERS, Position, Setting, Toy, Words, picture, repairs, rulebook
from tests.toy.lessons import ToyLessons
from tests.toy.measures import ToyBoards


def track(length: int = 3) -> None:
    """Print a track of the toy game."""
    print("." * length)


class ToyPackage(GamePackage):
    name = "toy"
    players = range(PLAYERS, PLAYERS + 1)
    default_players = PLAYERS
    game_type = GameType(chance=True, secrets=True, rounds=True, repairs=True)
    commands: Mapping[str, str] = {
        "toy-track": "tests.toy.package:track",
        "play": "tests.toy.package:track",
    }

    def title(self, language: str = "en") -> str:
        return "The toy game"

    def rules(self, setting: Any) -> Toy:
        return Toy(setting if isinstance(setting, Setting) else msgspec.convert(setting, Setting))

    def new_game(
        self,
        players: int | None = None,
        seed: int | None = None,
        seats: Sequence[str] = (),
        **options: Any,
    ) -> Game[Position, str]:
        if players not in {None, PLAYERS}:
            raise ValueError(f"players: 2 can play, not {players}")
        return Game(Toy(options.get("rules") or Setting()), seed, seats)

    def texts(self, rules: Toy, language: str = "en") -> Words:
        return Words(rules, language)

    def scene(
        self, rules: Toy, position: Position, *, seat: int | None = None, language: str = "en"
    ) -> Scene:
        return picture(rules, position, seat)

    def rulebook(self, language: str = "en") -> Book:
        return Book(rulebook(language))

    def repairs(
        self, rules: Toy, position: Position, action: str, player: int | None = None
    ) -> Repairs[str]:
        return repairs(rules, position, action, player)

    def lessons(self) -> ToyLessons:
        return _lessons()

    def board_data(self) -> ToyBoards:
        return ToyBoards()


@cache
def _lessons() -> ToyLessons:
    return ToyLessons()


TOY = ToyPackage()
