"""The shape of a position: everything that the engine relies on."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, get_args

from oracle_nb.core.arguments import is_whole
from oracle_nb.core.positions import MOST_DRAWS
from oracle_nb.delphi.board import Board
from oracle_nb.delphi.model.position import (
    UNKNOWN,
    AdvanceGod,
    ChooseShipTile,
    Decision,
    Effect,
    FightOn,
    LookAt,
    PendingStep,
    Phase,
    Player,
    Position,
    ReturnTask,
    Setting,
    StartShip,
    TakeEquipment,
    Uncover,
)
from oracle_nb.delphi.model.tasks import ALL_TASKS, Family, ledger, value_of
from oracle_nb.delphi.pieces import COLORS_OF, WHITE, Color, Equipment, IslandTile, ShipTile
from oracle_nb.delphi.rules.consistency.problems import PositionFault, fault
from oracle_nb.delphi.rules.transaction import SHIELD_MAX

_STEPS: Final = (*get_args(Decision), *get_args(Effect))
_NUMBERS: Final = frozenset(
    {
        *("tile", "ship", "favor", "shield", "seen", "turn", "round", "phase", "played"),
        *("face_up", "shrines", "draws", "player", "among", "color", "god", "left", "wanted"),
        *("strength", "space"),
    }
)
"""Fields that are a single number, besides the masks of a position's piles; most are tuples."""
_PILES: Final = frozenset({"equipment", "companions"})
"""Fields that are masks in a position and tuples in a player."""
_BOOLS: Final = frozenset({"home", "apollon", "extra", "shrine"})


def type_faults(position: Position) -> Iterator[PositionFault]:
    """Yield every field of the wrong type."""
    for name in position.__struct_fields__:
        value = getattr(position, name)
        if name not in {"players", "pending"}:
            yield from _type(name, name, value, mask=name in _PILES)
        elif not isinstance(value, tuple):
            yield fault("type", name, given=type(value).__name__, wanted="a tuple")
        else:
            kinds = (Player,) if name == "players" else _STEPS
            for place, part in enumerate(value):
                where = f"{name}[{place}]"
                if not isinstance(part, kinds):
                    wanted = "a Player" if name == "players" else "a step"
                    yield fault("type", where, given=type(part).__name__, wanted=wanted)
                    continue
                for field in part.__struct_fields__:
                    yield from _type(f"{where}.{field}", field, getattr(part, field))


def _type(where: str, name: str, value: Any, mask: bool = False) -> Iterator[PositionFault]:
    if name in _BOOLS:
        sound, wanted = isinstance(value, bool), "a truth value"
    elif name == "rule":
        sound, wanted = isinstance(value, str), "a text"
    elif name not in _NUMBERS and not mask:
        sound, wanted = isinstance(value, tuple), "a tuple"
        if sound:
            for place, item in enumerate(value):
                if not is_whole(item):
                    given = type(item).__name__
                    yield fault("type", f"{where}[{place}]", given=given, wanted="an integer")
    else:
        sound, wanted = is_whole(value), "an integer"
    if not sound:
        yield fault("type", where, given=type(value).__name__, wanted=wanted)


def in_range(where: str, value: int, least: int, most: int) -> Iterator[PositionFault]:
    """Yield a number out of its range."""
    if not least <= value <= most:
        yield fault("range", where, value=value, least=least, most=most)


def each_in_range(
    where: str, values: Sequence[int], least: int, most: int
) -> Iterator[PositionFault]:
    """Yield every number out of its range."""
    for place, value in enumerate(values):
        yield from in_range(f"{where}[{place}]", value, least, most)


def row_of(
    where: str, values: Sequence[int], length: int, least: int, most: int
) -> Iterator[PositionFault]:
    """Yield a list of the wrong length, or its numbers out of their range."""
    if len(values) != length:
        yield fault("length", where, count=len(values), wanted=length)
    else:
        yield from each_in_range(where, values, least, most)


def in_order(where: str, values: Sequence[int]) -> Iterator[PositionFault]:
    """Yield a list that is not sorted."""
    if any(a > b for a, b in pairwise(values)):
        yield fault("unsorted", where)


def each_once(where: str, values: Sequence[int]) -> Iterator[PositionFault]:
    """Yield every number that occurs more than once."""
    for value in dict.fromkeys(values):
        if values.count(value) > 1:
            yield fault("twice", where, value=value)


def at_most(where: str, values: Sequence[Any], most: int) -> Iterator[PositionFault]:
    """Yield a list that is too long."""
    if len(values) > most:
        yield fault("too-many-entries", where, count=len(values), most=most)


ORACLE_CARDS: Final = 5
"""Number of oracle cards of each color."""
INJURIES: Final = 7
"""Number of injury cards of each color."""
STATUES: Final = 3
"""Number of statues of each color."""
MOST_TOKENS: Final = 1_000_000
MOST_WAITING: Final = 100
"""Maximum number of pending steps."""
STEP_RULES: Final[dict[type[PendingStep], tuple[str, ...]]] = {
    ReturnTask: ("ship.task", "setup.short-game"),
    TakeEquipment: ("fight.reward", "ship.equipment"),
    AdvanceGod: (
        "turn.consult-gods",
        "turn.consult-gods-delayed",
        "explore.letter",
        "shrine.reward",
        "equipment.reward-god",
        "equipment.gift",
    ),
    LookAt: ("action.look", "equipment.look"),
}
"""The rules that can cause each kind of step."""


def shape_faults(position: Any, setting: Setting, board: Board) -> tuple[PositionFault, ...]:
    """Return every reason why nothing can be played from a position; never raise.

    Types are checked first, then the number of players, then the rest.
    """
    if not isinstance(position, Position):
        wrong = fault("type", "position", given=type(position).__name__, wanted="a Position")
        return (wrong,)
    if faults := tuple(type_faults(position)):
        return faults
    if len(position.players) != len(setting.ships):
        count, wanted = len(position.players), len(setting.ships)
        return (fault("players", "players", count=count, wanted=wanted),)
    faults = (
        *_board_faults(position, board),
        *(
            fault
            for seat, player in enumerate(position.players)
            for fault in _player_faults(player, f"players[{seat}]", board)
        ),
        *_turn_faults(position, setting),
        *_pile_faults(position),
    )
    # Pending steps refer to spaces, tasks and tiles, which must be valid first.
    return faults or (*_supply_faults(position), *_waiting_faults(position, board))


# --- the board -----------------------------------------------------------------------------------


def _board_faults(position: Position, board: Board) -> Iterator[PositionFault]:
    islands = board.islands
    if len(islands) > len(IslandTile):
        yield fault("too-many-islands", "tiles", count=len(islands), most=len(IslandTile))
    tiles = position.tiles
    yield from row_of("tiles", tiles, len(islands), UNKNOWN, len(IslandTile) - 1)
    yield from each_once("tiles", [tile for tile in tiles if tile != UNKNOWN])
    everything = (1 << len(islands)) - 1
    yield from in_range("face_up", position.face_up, 0, everything)
    yield from in_range("shrines", position.shrines, 0, everything)
    if len(tiles) == len(islands):
        for slot, space in enumerate(islands):
            up = position.face_up >> slot & 1
            if up and tiles[slot] == UNKNOWN:
                yield fault("face-up-unknown", f"tiles[{slot}]")
            if position.shrines >> slot & 1 and not up:
                yield fault("shrine-face-down", "shrines", space=str(board.spaces[space]))
    yield from row_of("monsters", position.monsters, len(board.monsters), 0, 63)
    yield from row_of("offerings", position.offerings, len(board.offerings), 0, 63)
    yield from row_of("temples", position.temples, len(board.temples), 0, 5)
    yield from row_of("sites", position.sites, len(board.statues), 0, 63)
    if len(position.sites) == len(board.statues):
        for slot, index in enumerate(board.statues):
            site = board.spaces[index]
            for color in COLORS_OF[position.sites[slot] & ~site.sites & 63]:
                where = f"sites[{slot}]"
                yield fault("no-site", where, space=str(site), color=str(Color(color)))
    yield from row_of("statues", position.statues, 6, 0, STATUES)


# --- players -------------------------------------------------------------------------------------


def _player_faults(player: Player, at: str, board: Board) -> Iterator[PositionFault]:
    yield from in_range(f"{at}.tile", player.tile, UNKNOWN, len(ShipTile) - 1)
    if not 0 <= player.ship < len(board.spaces):
        most = len(board.spaces) - 1
        yield fault("range", f"{at}.ship", value=player.ship, least=0, most=most)
    elif player.ship != board.zeus and player.ship not in board.water:
        space = board.spaces[player.ship]
        kind = str(space.terrain)
        yield fault("not-water", f"{at}.ship", space=str(space), terrain=kind)
    yield from _dice(f"{at}.dice", player.dice)
    yield from in_order(f"{at}.dice", player.dice)
    yield from in_range(f"{at}.favor", player.favor, 0, MOST_TOKENS)
    yield from in_range(f"{at}.shield", player.shield, 0, SHIELD_MAX)
    yield from row_of(f"{at}.gods", player.gods, 6, 0, 6)
    yield from row_of(f"{at}.injuries", player.injuries, 6, 0, INJURIES)
    yield from row_of(f"{at}.cards", player.cards, 6, 0, ORACLE_CARDS)
    for name, cargo in (("offerings", player.offerings), ("statues", player.statues)):
        yield from each_in_range(f"{at}.{name}", cargo, 0, 5)
        yield from in_order(f"{at}.{name}", cargo)
    for name, tasks in (("tasks", player.tasks), ("done", player.done)):
        for place, number in enumerate(tasks):
            if number not in ALL_TASKS:
                yield fault("no-task", f"{at}.{name}[{place}]", value=number)
            elif name == "done" and value_of(number) == WHITE:
                yield fault("done-white", f"{at}.{name}[{place}]", value=number)
        yield from in_order(f"{at}.{name}", tasks)
        yield from at_most(f"{at}.{name}", tasks, 12)
    yield from each_in_range(f"{at}.equipment", player.equipment, 0, len(Equipment) - 1)
    yield from each_in_range(f"{at}.companions", player.companions, 0, 17)
    yield from in_range(f"{at}.seen", player.seen, 0, (1 << len(board.islands)) - 1)
    yield from each_in_range(f"{at}.owed", player.owed, 1, 63)
    yield from at_most(f"{at}.owed", player.owed, MOST_WAITING)


def _dice(where: str, dice: Sequence[int]) -> Iterator[PositionFault]:
    yield from each_in_range(where, dice, 0, 5)
    if len(dice) > 3:
        yield fault("too-many-dice", where, count=len(dice))


# --- the turn and the piles ----------------------------------------------------------------------


def _turn_faults(position: Position, setting: Setting) -> Iterator[PositionFault]:
    yield from in_range("turn", position.turn, 0, len(setting.ships) - 1)
    yield from in_range("round", position.round, 1, setting.rules.rounds)
    yield from in_range("phase", position.phase, 0, int(Phase.OVER))
    yield from in_range("played", position.played, -1, 5)
    yield from in_range("draws", position.draws, 0, MOST_DRAWS)
    yield from _dice("spent", position.spent)
    if position.phase == Phase.OVER and position.pending:
        yield fault("over-waits", "pending")
    if position.phase in {Phase.SETUP, Phase.CHECK, Phase.CONSULT} and not position.pending:
        yield fault("nothing-waits", "pending", phase=str(Phase(position.phase)))


def _pile_faults(position: Position) -> Iterator[PositionFault]:
    for name, most in (
        ("deck", ORACLE_CARDS),
        ("discard", ORACLE_CARDS),
        ("injury_deck", INJURIES),
        ("injury_discard", INJURIES),
    ):
        yield from row_of(name, getattr(position, name), 6, 0, most)
    yield from each_in_range("display", position.display, 0, len(Equipment) - 1)
    yield from at_most("display", position.display, 6)
    yield from in_range("equipment", position.equipment, 0, (1 << len(Equipment)) - 1)
    yield from in_range("companions", position.companions, 0, (1 << 18) - 1)
    yield from each_in_range("ship_tiles", position.ship_tiles, 0, len(ShipTile) - 1)
    yield from each_once("ship_tiles", position.ship_tiles)
    yield from in_order("ship_tiles", position.ship_tiles)


def cards_of(position: Position, color: int) -> int:
    """Return the oracle cards of a color, wherever they are."""
    held = sum(player.cards[color] for player in position.players)
    piles = position.deck[color] + position.discard[color]
    return held + piles + (position.played == color)


def injuries_of(position: Position, color: int) -> int:
    """Return the injury cards of a color, wherever they are."""
    held = sum(player.injuries[color] for player in position.players)
    return held + position.injury_deck[color] + position.injury_discard[color]


def _supply_faults(position: Position) -> Iterator[PositionFault]:
    """Yield faults of the supply: too many cards, or the same card twice."""
    for color in Color:
        for field, count, most in (
            ("deck", cards_of(position, color), ORACLE_CARDS),
            ("injury_deck", injuries_of(position, color), INJURIES),
        ):
            if count > most:
                where = f"{field}[{int(color)}]"
                yield fault("cards-too-many", where, count=count, most=most, color=str(color))
    for field, number, pile in (
        ("equipment", len(Equipment), [position.equipment]),
        ("companions", 18, [position.companions]),
    ):
        places = [card for mask in pile for card in range(number) if mask >> card & 1]
        if field == "equipment":
            places += position.display
        for player in position.players:
            places += getattr(player, field)
        for card in range(number):
            if places.count(card) > 1:
                yield fault("card-again", field, value=card)


# --- what waits ----------------------------------------------------------------------------------


def _waiting_faults(position: Position, board: Board) -> Iterator[PositionFault]:
    yield from at_most("pending", position.pending, MOST_WAITING)
    choosing: list[int] = []
    for place, step in enumerate(position.pending):
        at = f"pending[{place}]"
        if not 0 <= step.player < len(position.players):
            most = len(position.players) - 1
            yield fault("range", f"{at}.player", value=step.player, least=0, most=most)
            continue
        yield from _step_ranges(step, at, position)
        if isinstance(step, FightOn):
            yield from _fight_faults(step, place, position, board)
        elif isinstance(step, LookAt | Uncover):
            yield from _look_faults(step, at, position, board)
        elif isinstance(step, ChooseShipTile):
            choosing.append(step.player)
        elif isinstance(step, StartShip):
            tile = position.players[step.player].tile
            if tile == UNKNOWN and step.player not in choosing:
                yield fault("no-ship-tile", at)
    if len(choosing) > len(position.ship_tiles):
        count, wanted = len(position.ship_tiles), len(choosing)
        yield fault("few-ship-tiles", "ship_tiles", count=count, wanted=wanted)


def _step_ranges(step: PendingStep, at: str, position: Position) -> Iterator[PositionFault]:
    fields = set(step.__struct_fields__)
    limits: tuple[tuple[str, int, int], ...] = (
        ("among", 0, 63),
        ("color", 0, 5),
        ("god", 0, 5),
        ("left", 1, 3),
        ("wanted", 1, 2),
        ("strength", 1 if isinstance(step, FightOn) else 0, 9 if isinstance(step, FightOn) else 6),
    )
    for name, least, most in limits:
        if name in fields:
            yield from in_range(f"{at}.{name}", getattr(step, name), least, most)
    known = STEP_RULES.get(type(step))
    if known and (given := getattr(step, "rule", "")) not in known:
        yield fault("unknown-rule", f"{at}.rule", given=given[:40])


def _fight_faults(
    step: FightOn, place: int, position: Position, board: Board
) -> Iterator[PositionFault]:
    """Yield faults of a fight in progress: its monster or its task is missing."""
    at = f"pending[{place}]"
    if place:
        yield fault("fight-late", at)
    if not 0 <= step.color < 6:
        return
    color = str(Color(step.color))
    if step.space not in board.monsters:
        name = str(board.spaces[step.space]) if 0 <= step.space < len(board.spaces) else step.space
        yield fault("fight-nobody", f"{at}.space", color=color, space=name)
        return
    slot = board.monsters.index(step.space)
    if not position.monsters[slot] >> step.color & 1:
        space = str(board.spaces[step.space])
        yield fault("fight-nobody", f"{at}.color", color=color, space=space)
    player = position.players[step.player]
    needs = ledger(player.tasks, player.done).needs(Family.MONSTER)
    if not needs.white and not needs.fixed >> step.color & 1:
        yield fault("fight-needless", f"{at}.color", color=color)


def _look_faults(
    step: LookAt | Uncover, at: str, position: Position, board: Board
) -> Iterator[PositionFault]:
    name = "spaces" if isinstance(step, Uncover) else "chosen"
    spaces: tuple[int, ...] = getattr(step, name)
    yield from at_most(f"{at}.{name}", spaces, 2)
    yield from each_once(f"{at}.{name}", spaces)
    for place, space in enumerate(spaces):
        if space not in board.islands or position.face_up >> board.islands.index(space) & 1:
            there = 0 <= space < len(board.spaces)
            shown = str(board.spaces[space]) if there else space
            yield fault("not-island", f"{at}.{name}[{place}]", space=shown)
    if isinstance(step, LookAt) and len(spaces) >= step.wanted:
        yield fault("chosen-all", f"{at}.chosen", count=len(spaces), wanted=step.wanted)
    if isinstance(step, Uncover) and not spaces:
        yield fault("length", f"{at}.spaces", count=0, wanted=2)
