"""Nim with chance and secrets: each player has a tile, and may once take as many stones."""

import msgspec
from msgspec.structs import replace

from nim_game.rules import Nim, number
from oracle_nb.games.game_type import GameType
from oracle_nb.games.package import GamePackage
from oracle_nb.games.simple_rules import SimpleRules, Step


class Position(msgspec.Struct, frozen=True):
    """The stones, whose turn it is, and the tiles: -1 if used, 0 if the reader may not see it."""

    stones: int = 21
    seat: int = 0
    tiles: tuple[int, ...] = ()
    draws: int = 0


class TileNim(SimpleRules[Position]):
    """The rules of Nim with tiles from 1 to 6."""

    name = "tilenim"
    title = "Nim with tiles"
    position_type = Position
    actions = (*Nim.actions, "tile")
    sentences = Nim.sentences | {"nim.tile": "Once, take as many stones as your secret tile says."}

    def deal(self, position: Position, step: Step) -> Position:
        """Deal a tile to each player."""
        return replace(position, tiles=(1 + step.draw("tile", 6), 1 + step.draw("tile", 6)))

    def broken(self, position: Position, action: str) -> list[str]:
        """Return the rules that an action breaks."""
        tile = position.tiles[position.seat]
        if action == "tile" and tile < 0:
            return ["nim.tile"]
        taken = tile if action == "tile" else number(action)
        return ["nim.left"] if taken > position.stones else []

    def play(self, position: Position, action: str, step: Step) -> Position:
        """Return the position after an action; chance decides a tile that the reader can't see."""
        seat, tiles, left = position.seat, list(position.tiles), position.stones
        if action == "tile":
            taken = tiles[seat] or 1 + step.draw("tile", [int(tile < left) for tile in range(6)])
            tiles[seat] = -1
            step.event("tile-used", "nim.tile")
        else:
            taken = number(action)
        return replace(position, stones=left - taken, seat=1 - seat, tiles=tuple(tiles))

    def winners(self, position: Position) -> tuple[int, ...]:
        """Return the seats that have won; none as long as there are stones."""
        return () if position.stones else (1 - position.seat,)

    def view(self, position: Position, player: int) -> Position:
        """Return the position without the tile of the other player."""
        seen = tuple(
            tile if seat == player else min(tile, 0) for seat, tile in enumerate(position.tiles)
        )
        return replace(position, tiles=seen)


TILE_NIM = GamePackage(TileNim, GameType(chance=True, secrets=True))
