"""Setup: from a setting and a seed to the first position (rules setup.*)."""

from collections.abc import Sequence
from random import Random

from oracle_nb.core.chance import SeededChance, scatter, shuffle
from oracle_nb.core.errors import invalid
from oracle_nb.delphi.board import Board, Terrain
from oracle_nb.delphi.model.position import (
    UNKNOWN,
    BeginTurn,
    ChooseShipTile,
    Decision,
    Effect,
    Phase,
    Player,
    Position,
    ReturnTask,
    Setting,
    Six,
    StartShip,
)
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.model.tasks import WHITE_MONSTER, WHITE_OFFERING, WHITE_STATUE, Family, task
from oracle_nb.delphi.pieces import (
    FIRST_GAME_SHIP_TILES,
    SHIP_COLORS,
    TILE_COLOR,
    TILE_LETTER,
    Color,
    ShipTile,
)
from oracle_nb.delphi.rules.transaction import changed, first_row

DOUBLE_SIDED = (
    (Color.BLUE, Color.BLUE),
    (Color.YELLOW, Color.YELLOW),
    (Color.PINK, Color.RED),
    (Color.GREEN, Color.BLACK),
)
"""The four double-sided tasks: the colors of the offering and the monster (setup.zeus-tiles)."""

_NONE: Six = (0, 0, 0, 0, 0, 0)


def check_setting(setting: Setting) -> None:
    """Raise ValueError, naming the fault, unless the setting can be played (setup.players)."""
    ships = setting.ships
    if not 2 <= len(ships) <= 4:
        raise invalid(f"players: 2 to 4 can play, not {len(ships)}")
    for ship in ships:
        if ship not in SHIP_COLORS:
            raise invalid(f"ships: {ship!r} is not a ship color (red, yellow, green, blue)")
    if len(set(ships)) != len(ships):
        raise invalid("ships: two players have the same color")
    if setting.rules.draft and setting.rules.first_game_tiles and len(ships) == 4:
        raise invalid("tiles: a draft for 4 needs 5 ship tiles; a first game has 4")
    if setting.tiles:
        if len(setting.tiles) != len(ships):
            raise invalid("tiles: one ship tile is needed for each player, or none at all")
        if len(set(setting.tiles)) != len(ships):
            raise invalid("tiles: a ship tile is given twice")
        for tile in setting.tiles:
            if not 0 <= tile < len(ShipTile):
                most = len(ShipTile) - 1
                raise invalid(f"tiles: there is no ship tile {tile!r}; they are 0 to {most}")
        if setting.rules.draft:
            raise invalid("tiles: ship tiles are either chosen beforehand or drafted")


def deal_ships(seed: int, chosen: Sequence[int | None]) -> tuple[int, ...]:
    """Return a ship color for each player: the chosen one, or for None a random one by the seed."""
    ships = [int(color) for color in SHIP_COLORS]
    shuffle(ships, seed, -2)
    others = iter([ship for ship in ships if ship not in chosen])
    return tuple(next(others) if ship is None else ship for ship in chosen)


def place_offerings(random: Random, players: int) -> tuple[int, ...]:
    """Return a mask of colors for each of 6 islands: P different ones each, P of each color.

    That is setup.offerings. Every such distribution is possible, as a union of P permutations that
    agree nowhere.
    """
    masks = [0] * 6
    for _ in range(players):
        colors = list(range(6))
        while True:
            random.shuffle(colors)
            if not any(mask >> color & 1 for mask, color in zip(masks, colors, strict=True)):
                break
        masks = [mask | 1 << color for mask, color in zip(masks, colors, strict=True)]
    return tuple(masks)


def place_monsters(random: Random, players: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
    """Return masks of colors for islands of given sizes: P of each color, none twice on an island.

    That is setup.monsters.
    """
    bag = [color for color in range(6) for _ in range(players)]
    while True:
        random.shuffle(bag)
        masks = []
        start = 0
        for size in sizes:
            mask = 0
            for color in bag[start : start + size]:
                mask |= 1 << color
            if mask.bit_count() < size:
                break
            masks.append(mask)
            start += size
        else:
            return tuple(masks)


def deal_tasks(random: Random, ships: tuple[int, ...], returned: int) -> list[tuple[int, ...]]:
    """Return each player's tasks; in a short game all but a shrine task are already returned.

    All get the same colored tasks; shrine tasks have the letters of the player's own tiles.
    """
    order = list(range(4))
    random.shuffle(order)
    offerings = [int(DOUBLE_SIDED[n][0]) for n in order[:2]]
    monsters = [int(DOUBLE_SIDED[n][1]) for n in order[2:]]
    random.shuffle(offerings)
    random.shuffle(monsters)
    if returned >= 3:
        monsters.pop()
    if returned >= 4:
        offerings.pop()
    common = [WHITE_STATUE] * (3 if returned < 1 else 2)
    common += [WHITE_OFFERING, WHITE_MONSTER]
    common += [task(Family.OFFERING, color) for color in offerings]
    common += [task(Family.MONSTER, color) for color in monsters]
    return [
        tuple(
            sorted(
                common
                + [
                    task(Family.SHRINE, letter)
                    for color, letter in zip(TILE_COLOR, TILE_LETTER, strict=True)
                    if color == ship
                ]
            )
        )
        for ship in ships
    ]


def set_up(setting: Setting, board: Board, seed: int) -> Position:
    """Return the first position: everything dealt, the first decisions pending.

    Everyone begins with three dice rolled (setup.first-consult), 3 favor tokens and one more for
    each later seat (setup.start-favor), an injury (setup.injury), the god of its color on the row
    of the number of players (setup.gods), and the shield at 0 (setup.shield).

    Raises ValueError if the setting can't be played or the board lacks islands.
    """
    check_setting(setting)
    _check_board(board)
    rules, ships = setting.rules, setting.ships
    players = len(ships)
    random = Random(scatter(seed, -1))
    chance = _CountedChance(seed)
    sizes = tuple(
        2 if board.spaces[space].terrain is Terrain.MARKED else players - 1
        for space in board.monsters
    )
    temples = list(range(6))
    random.shuffle(temples)
    tasks = deal_tasks(random, ships, rules.returned)
    if rules.returned >= 2 and not rules.picture_rule:
        tasks = [own[1:] for own in tasks]
    tiles = _ship_tiles(random, setting)
    seats, injury_deck = _deal_seats(chance, setting, board, tasks, tiles)
    display: list[int] = []
    for _ in range(6):
        weights = tuple(0 if card in display else 1 for card in range(22))
        display.append(chance.draw("equipment", weights))
    return Position(
        players=seats,
        turn=0,
        round=1,
        phase=Phase.SETUP,
        pending=_first_decisions(rules, players),
        spent=(),
        played=-1,
        apollon=False,
        extra=False,
        tiles=(UNKNOWN,) * 12,
        face_up=0,
        shrines=0,
        monsters=place_monsters(random, players, sizes),
        offerings=place_offerings(random, players),
        temples=tuple(temples),
        statues=(3,) * 6,
        sites=(0,) * 6,
        deck=(5,) * 6,
        discard=_NONE,
        injury_deck=injury_deck,
        injury_discard=_NONE,
        display=tuple(display),
        equipment=((1 << 22) - 1) & ~sum(1 << card for card in display),
        companions=(1 << 18) - 1,
        ship_tiles=tuple(sorted(int(tile) for tile in tiles[: players + 1])) if rules.draft else (),
        draws=chance.draws,
    )


def _check_board(board: Board) -> None:
    islands = (board.islands, board.monsters, board.offerings, board.temples, board.statues)
    if tuple(map(len, islands)) != (12, 9, 6, 6, 6) or board.zeus < 0 or min(board.cities) < 0:
        raise invalid("layout: a whole game needs the full board of 12 tiles and 6 cities")


class _CountedChance:
    """Seeded chance that counts its draws."""

    def __init__(self, seed: int) -> None:
        self._chance = SeededChance(seed)
        self.draws = 0

    def draw(self, what: str, weights: tuple[int, ...]) -> int:
        """Return the index drawn."""
        self.draws += 1
        return self._chance.draw(self.draws - 1, what, weights)


def _ship_tiles(random: Random, setting: Setting) -> list[ShipTile]:
    """Return ship tiles in random order, or those chosen beforehand in the order of the seats."""
    tiles = list(FIRST_GAME_SHIP_TILES if setting.rules.first_game_tiles else ShipTile)
    random.shuffle(tiles)
    return [ShipTile(tile) for tile in setting.tiles] or tiles


def _deal_seats(
    chance: _CountedChance,
    setting: Setting,
    board: Board,
    tasks: Sequence[tuple[int, ...]],
    tiles: Sequence[ShipTile],
) -> tuple[tuple[Player, ...], Six]:
    """Return the players with dice and an injury card each, and the rest of the injury deck."""
    deck: Six = (7,) * 6
    players = len(setting.ships)
    seats = []
    for seat in range(players):
        dice = tuple(sorted(chance.draw("die", (1,) * 6) for _ in range(3)))
        injury = chance.draw("injury", deck)
        deck = changed(deck, injury, -1)
        seats.append(
            Player(
                tile=UNKNOWN if setting.rules.draft else int(tiles[seat]),
                ship=board.zeus,
                dice=dice,
                favor=3 + seat,
                shield=0,
                gods=changed(_NONE, injury, first_row(players)),
                injuries=changed(_NONE, injury, 1),
                cards=_NONE,
                offerings=(),
                statues=(),
                tasks=tasks[seat],
                done=(),
                equipment=(),
                companions=(),
                seen=0,
                home=False,
            )
        )
    return tuple(seats), deck


def _first_decisions(rules: RuleSet, players: int) -> tuple[Decision | Effect, ...]:
    """Return the pending steps before the first turn."""
    pending: list[Decision | Effect] = []
    if rules.returned >= 2 and rules.picture_rule:
        pending += [ReturnTask(seat, "setup.short-game") for seat in range(players)]
    if rules.draft:
        pending += [ChooseShipTile(seat) for seat in reversed(range(players))]
    pending += [StartShip(seat) for seat in range(players)]
    return (*pending, BeginTurn(0))
