"""The pieces of a position: their numbers, and whether each player's are consistent."""

from collections.abc import Iterator
from typing import Final

from oracle_nb.delphi.board import Board, Terrain
from oracle_nb.delphi.model.position import (
    UNKNOWN,
    ChooseShipTile,
    PendingStep,
    Player,
    Position,
    ReturnTask,
    Setting,
    StartShip,
    TakeCompanion,
    TakeEquipment,
)
from oracle_nb.delphi.model.powers import fold
from oracle_nb.delphi.model.tasks import Family, ledger, task, tasks_of, values_of
from oracle_nb.delphi.pieces import (
    TILE_COLOR,
    TILE_LETTER,
    WHITE,
    Color,
    Equipment,
    God,
    Letter,
    ShipTile,
    companion_parts,
)
from oracle_nb.delphi.rules.consistency.problems import PositionFault, fault
from oracle_nb.delphi.rules.consistency.shape import (
    INJURIES,
    ORACLE_CARDS,
    STATUES,
    cards_of,
    injuries_of,
)
from oracle_nb.delphi.rules.transaction import first_row

WHITE_TASKS: Final = {Family.STATUE: 3, Family.OFFERING: 1, Family.MONSTER: 1}
"""Number of white tasks of each family."""


def is_whole(board: Board) -> bool:
    """Return whether a board has everything for a setup, unlike those of some lessons."""
    groups = (board.islands, board.monsters, board.offerings, board.temples, board.statues)
    all_there = tuple(map(len, groups)) == (12, 9, 6, 6, 6)
    return all_there and min(board.cities) >= 0


def piece_faults(position: Position, setting: Setting, board: Board) -> Iterator[PositionFault]:
    """Yield every extra or missing piece. The shape must be valid."""
    yield from _cards(position)
    yield from _tiles(position)
    if is_whole(board):
        yield from _islands(position, board)
    yield from _shrines(position, setting, board)
    for seat in range(len(position.players)):
        yield from _player(position, seat, setting, board)
    tiles = [player.tile for player in position.players if player.tile != UNKNOWN]
    tiles += position.ship_tiles
    for tile in dict.fromkeys(tiles):
        if tiles.count(tile) > 1:
            yield fault("ship-tiles-twice", "ship_tiles", value=str(ShipTile(tile)))


# --- the table -----------------------------------------------------------------------------------


def _cards(position: Position) -> Iterator[PositionFault]:
    for color in Color:
        for field, count, wanted in (
            ("deck", cards_of(position, color), ORACLE_CARDS),
            ("injury_deck", injuries_of(position, color), INJURIES),
        ):
            if count < wanted:
                at = f"{field}[{int(color)}]"
                yield fault("cards-missing", at, count=count, wanted=wanted, color=str(color))
    for field, number in (("equipment", len(Equipment)), ("companions", 18)):
        held = {card for player in position.players for card in getattr(player, field)}
        if field == "equipment":
            held.update(position.display)
        for card in range(number):
            if not getattr(position, field) >> card & 1 and card not in held:
                yield fault("card-nowhere", field, value=card)
    if len(position.display) < 6 and position.equipment:
        yield fault("display", "display", count=len(position.display))


def _tiles(position: Position) -> Iterator[PositionFault]:
    looked_at = position.face_up
    for player in position.players:
        looked_at |= player.seen
    for slot, tile in enumerate(position.tiles):
        if tile != UNKNOWN and not looked_at >> slot & 1:
            yield fault("tile-unseen", f"tiles[{slot}]")


def _islands(position: Position, board: Board) -> Iterator[PositionFault]:
    players = position.players
    seats = len(players)
    for color in Color:

        def done(family: Family, color: Color = color) -> int:
            return sum(player.done.count(task(family, color)) for player in players)

        def there(masks: tuple[int, ...], color: Color = color) -> int:
            return sum(mask >> color & 1 for mask in masks)

        aboard = sum(player.statues.count(color) for player in players)
        filled = there(position.sites)
        name = str(color)
        count = position.statues[color] + aboard + filled
        if count != STATUES:
            yield fault(
                "statues", f"statues[{int(color)}]", count=count, wanted=STATUES, color=name
            )
        raised = done(Family.STATUE)
        if raised != filled:
            yield fault("statue-sites", "sites", count=filled, wanted=raised, color=name)
        aboard = sum(player.offerings.count(color) for player in players)
        count = there(position.offerings) + aboard + done(Family.OFFERING)
        if count != seats:
            yield fault("offerings", "offerings", count=count, wanted=seats, color=name)
        count = there(position.monsters) + done(Family.MONSTER)
        if count != seats:
            yield fault("monsters", "monsters", count=count, wanted=seats, color=name)
        if (count := position.temples.count(color)) != 1:
            yield fault("temples", "temples", count=count, color=name)
    for slot, index in enumerate(board.offerings):
        count = position.offerings[slot].bit_count()
        if count > seats:
            space = str(board.spaces[index])
            yield fault(
                "offerings-crowded", f"offerings[{slot}]", count=count, most=seats, space=space
            )
    for slot, index in enumerate(board.monsters):
        space_ = board.spaces[index]
        most = 2 if space_.terrain is Terrain.MARKED else seats - 1
        count = position.monsters[slot].bit_count()
        if count > most:
            at = f"monsters[{slot}]"
            yield fault("monsters-crowded", at, count=count, most=most, space=str(space_))


def _shrines(position: Position, setting: Setting, board: Board) -> Iterator[PositionFault]:
    built = dict.fromkeys(setting.ships, 0)
    for slot, index in enumerate(board.islands):
        if position.shrines >> slot & 1:
            color = TILE_COLOR[position.tiles[slot]]
            if color in built:
                built[color] += 1
            else:
                yield fault("shrine-nobody", "shrines", space=str(board.spaces[index]))
    for seat, ship in enumerate(setting.ships):
        done = len(tasks_of(position.players[seat].done, Family.SHRINE))
        if built[ship] != done and is_whole(board):
            yield fault("shrines", f"players[{seat}].done", count=built[ship], wanted=done)


# --- players -------------------------------------------------------------------------------------


def _player(
    position: Position, seat: int, setting: Setting, board: Board
) -> Iterator[PositionFault]:
    player, at = position.players[seat], f"players[{seat}]"
    mine = tuple(step for step in position.pending if step.player == seat)
    if player.tile == UNKNOWN and not any(isinstance(step, ChooseShipTile) for step in mine):
        yield fault("tile-wanted", f"{at}.tile")
    yield from _gods(player, at, len(position.players), mine)
    for companion in player.companions:
        color, kind = companion_parts(companion)
        if not kind and (count := player.injuries[color]):
            where = f"{at}.injuries[{color}]"
            yield fault("hero", where, count=count, color=str(Color(color)))
    yield from _tasks(player, at, mine, setting)
    yield from _letters(player, at, setting.ships[seat])
    yield from _cargo(player, at)
    if player.home:
        if player.tasks:
            yield fault("home-tasks", f"{at}.tasks", count=len(player.tasks))
        if player.ship != board.zeus:
            yield fault("home-ship", f"{at}.ship", space=str(board.spaces[player.ship]))
    yield from _rewards(player, at, mine)
    if player.owed and not setting.rules.delayed_gods:
        yield fault("owed", f"{at}.owed")


def _gods(
    player: Player, at: str, players: int, mine: tuple[PendingStep, ...]
) -> Iterator[PositionFault]:
    first = first_row(players)
    out = player.tile == ShipTile.GODS and not any(isinstance(step, StartShip) for step in mine)
    for god, row in enumerate(player.gods):
        if row < first and (row or out):
            yield fault("god-row", f"{at}.gods[{god}]", god=str(God(god)), value=row, least=first)


def _tasks(
    player: Player, at: str, mine: tuple[PendingStep, ...], setting: Setting
) -> Iterator[PositionFault]:
    both = player.tasks + player.done
    wanted = 12 - setting.rules.returned
    if any(isinstance(step, ReturnTask) and step.rule != "ship.task" for step in mine):
        wanted += 1
    returning = any(isinstance(step, StartShip | ReturnTask) for step in mine)
    if player.tile == ShipTile.TASK and not returning:
        wanted -= 1
    if len(both) != wanted:
        yield fault("tasks-number", f"{at}.tasks", count=len(both), wanted=wanted)
    for family in Family:
        own = values_of(both, family)
        if len(own) > 3:
            yield fault("tasks-family", f"{at}.tasks", count=len(own), family=str(family), most=3)
        if family is Family.SHRINE:
            continue
        white = own.count(WHITE)
        if white > WHITE_TASKS[family]:
            most = WHITE_TASKS[family]
            name = f"white {family}"
            yield fault("tasks-family", f"{at}.tasks", count=white, family=name, most=most)
        for color in Color:
            if own.count(color) > 1:
                where = f"{at}.tasks"
                yield fault("tasks-color", where, family=str(family), color=str(color))


def _letters(player: Player, at: str, ship: int) -> Iterator[PositionFault]:
    mine = [letter for color, letter in zip(TILE_COLOR, TILE_LETTER, strict=True) if color == ship]
    for letter in values_of(player.tasks + player.done, Family.SHRINE):
        if letter in mine:
            mine.remove(letter)
        else:
            yield fault("tasks-letter", f"{at}.tasks", letter=str(Letter(letter)))


def _cargo(player: Player, at: str) -> Iterator[PositionFault]:
    storage = fold(player.tile, player.companions, player.equipment, False).storage
    aboard = len(player.offerings) + len(player.statues)
    if aboard > storage:
        yield fault("storage", f"{at}.offerings", count=aboard, most=storage)
    sorted_out = ledger(player.tasks, player.done)
    for family, name, cargo in (
        (Family.OFFERING, "offerings", player.offerings),
        (Family.STATUE, "statues", player.statues),
    ):
        needs = sorted_out.needs(family)
        for color in dict.fromkeys(cargo):
            if cargo.count(color) > 1 or needs.done >> color & 1:
                yield fault("cargo-again", f"{at}.{name}", color=str(Color(color)))
        if sum(not needs.fixed >> color & 1 for color in cargo) > needs.white:
            yield fault("cargo-needless", f"{at}.{name}")


def _rewards(player: Player, at: str, mine: tuple[PendingStep, ...]) -> Iterator[PositionFault]:
    """Yield faults of rewards: a companion per raised statue, a card per defeated monster."""
    companions = [companion_parts(companion)[0] for companion in player.companions]
    companions += [step.color for step in mine if isinstance(step, TakeCompanion)]
    raised = values_of(player.done, Family.STATUE)
    if tuple(sorted(companions)) != raised:
        yield fault("companions", f"{at}.companions")
    wanted = len(tasks_of(player.done, Family.MONSTER))
    wanted -= sum(isinstance(step, TakeEquipment) for step in mine)
    starting = any(isinstance(step, StartShip) for step in mine)
    if player.tile == ShipTile.EQUIPMENT and not starting:
        wanted += 1
    if len(player.equipment) != wanted:
        count = len(player.equipment)
        yield fault("equipment", f"{at}.equipment", count=count, wanted=wanted)
