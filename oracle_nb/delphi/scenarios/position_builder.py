"""Building positions from scenarios: named parts, and the rest as in a new setup."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.model.position import (
    UNKNOWN,
    BeginTurn,
    Consult,
    Decision,
    Effect,
    Phase,
    Player,
    Position,
    Setting,
)
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.model.tasks import Family, family_of, serve, task, value_of
from oracle_nb.delphi.pieces import WHITE, Color, Equipment, ShipTile
from oracle_nb.delphi.rules.consistency import shape_faults
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.transaction import SHIELD_MAX, first_row
from oracle_nb.delphi.scenarios import names, stock
from oracle_nb.delphi.scenarios.boards import make_board
from oracle_nb.delphi.scenarios.forms import BoardForm, DelphiScenarioForm, PlayerForm
from oracle_nb.delphi.scenarios.names import COLOR_NAMES, Spaces
from oracle_nb.delphi.scenarios.pending_steps import make_step
from oracle_nb.games.scenarios.fields import FieldFault, Where, counts, look_up, mask, numbers
from oracle_nb.storage.saves import misfit

FIRST_INJURY: Final = Color.BLACK
"""The only injury card of each player unless a scenario says otherwise."""
DICE: Final = (Color.PINK, Color.YELLOW, Color.RED)
"""The dice of each player unless a scenario says otherwise."""
COMMON: Final = (
    *(task(Family.STATUE, WHITE),) * 3,
    task(Family.OFFERING, WHITE),
    task(Family.OFFERING, Color.BLUE),
    task(Family.OFFERING, Color.YELLOW),
    task(Family.MONSTER, WHITE),
    task(Family.MONSTER, Color.RED),
    task(Family.MONSTER, Color.BLACK),
)
"""The tasks of each player besides shrines unless a scenario says otherwise."""
DISPLAY: Final = (
    Equipment.RANGE,
    Equipment.SHALLOWS,
    Equipment.STORAGE,
    Equipment.REACH_ISLAND,
    Equipment.CONSULT_RED,
    Equipment.BONUS_BLUE,
)
"""The equipment on display unless a scenario says otherwise or a player holds it."""


class DelphiStage(msgspec.Struct, frozen=True):
    """A scenario ready to be played: the rules, the position, and the names of spaces."""

    rules: Delphi
    position: Position
    spaces: Spaces

    @property
    def ships(self) -> tuple[int, ...]:
        """The players' ship colors, by seat."""
        return self.rules.setting.ships


def build(form: DelphiScenarioForm, boards: Mapping[str, BoardForm]) -> DelphiStage:
    """Return the position that a scenario describes. Raises FieldFault that names the field."""
    board, spaces = make_board(form.board, boards)
    setting = make_setting(form, board)
    try:
        rules = rules_of(setting)
    except ValueError as error:
        raise FieldFault(
            ("options",) if "replaced" in str(error) else ("players",), str(error)
        ) from None
    position = _Builder(form, rules, spaces).position()
    for fault in shape_faults(position, setting, board):
        raise FieldFault((), f"a game can't continue from this position: {fault}")
    return DelphiStage(rules, position, spaces)


def make_setting(form: DelphiScenarioForm, board: Board) -> Setting:
    """Return the setting of a scenario. Raises FieldFault."""
    try:
        options = msgspec.convert(form.options, RuleSet)
    except msgspec.ValidationError as error:
        text, path = misfit(error)
        raise FieldFault(("options", *filter(None, path.split("."))), text) from None
    ships = numbers(form.players, names.SHIP_NAMES, "ship color", ("players",))
    for ship in names.SHIP_NAMES:
        if ship not in form.players and getattr(form, ship) is not UNSET:
            raise FieldFault((ship,), f"nobody plays {ship}: players are {', '.join(form.players)}")
    tiles: list[int] = []
    if form.phase == "setup":
        for ship in form.players:
            tile = form.player(ship).tile
            if not isinstance(tile, UnsetType):
                tiles.append(look_up(tile, names.SHIP_TILE_NAMES, "ship tile", (ship, "tile")))
    if tiles and len(tiles) < len(ships):
        raise FieldFault(("players",), "in a setup either every player's `tile` is named or none")
    return Setting(board.layout, ships, options, tuple(tiles))


@lru_cache(maxsize=16)
def rules_of(setting: Setting) -> Delphi:
    """Return the rules of a setting, cached because a file has many scenarios on the same board."""
    return Delphi(setting)


def whole(board: Board) -> bool:
    """Return whether a board has everything that a setup needs."""
    islands = (board.islands, board.monsters, board.offerings, board.temples, board.statues)
    return (
        tuple(map(len, islands)) == (12, 9, 6, 6, 6) and board.zeus >= 0 and min(board.cities) >= 0
    )


class _Builder:
    """A builder of a position."""

    def __init__(self, form: DelphiScenarioForm, rules: Delphi, spaces: Spaces) -> None:
        self.form = form
        self.rules = rules
        self.board = rules.board
        self.spaces = spaces
        self.ships = form.players
        self.seats = len(form.players)
        self.setup = form.phase == "setup"
        self.fresh: Position | None = None
        if whole(self.board):
            self.fresh = rules.set_up(form.seed)
        elif self.setup:
            raise FieldFault(("phase",), "a setup needs the printed board")

    def position(self) -> Position:
        """Return the complete position."""
        form = self.form
        turn = self._seat(form.turn, ("turn",)) if isinstance(form.turn, str) else 0
        self.turn = turn
        tiles, face_up = self._tiles()
        self.tiles = tiles
        players = tuple(self._player(seat) for seat in range(self.seats))
        table = stock.StockTable(form, self.board, self.spaces, players, self.fresh)
        phase = Phase.ACT
        if isinstance(form.phase, str):
            phase = Phase(look_up(form.phase, names.PHASE_NAMES, "phase", ("phase",)))
        spent, played = self._used_up()
        if phase == Phase.ACT and len(spent) + len(players[turn].dice) > 3:
            raise FieldFault(
                (self.ships[turn], "used"), "with the unused dice that makes more than 3"
            )
        if isinstance(form.round, int) and form.round < 1:
            raise FieldFault(("round",), f"rounds are counted from 1, not {form.round}")
        shrines = self._shrines(face_up)
        deck, discard = table.pile("deck", "discard", 5, [p.cards for p in players], played)
        injuries = [player.injuries for player in players]
        injury_deck, injury_discard = table.pile("injury_deck", "injury_discard", 7, injuries, -1)
        display, pile = table.equipment(DISPLAY)
        return Position(
            players=players,
            turn=turn,
            round=form.round if isinstance(form.round, int) else 1,
            phase=phase,
            pending=self._pending(phase),
            spent=spent,
            played=played,
            apollon=form.apollon is True,
            extra=form.extra is True,
            tiles=tiles,
            face_up=face_up,
            shrines=shrines,
            monsters=table.monsters(),
            offerings=table.offerings(),
            temples=table.temples(),
            statues=table.cities(),
            sites=table.sites(),
            deck=deck,
            discard=discard,
            injury_deck=injury_deck,
            injury_discard=injury_discard,
            display=display,
            equipment=pile,
            companions=table.companions(),
            ship_tiles=self._ship_tiles(),
            draws=self.fresh.draws if self.fresh else 0,
        )

    # --- parts ---

    def _used_up(self) -> tuple[tuple[int, ...], int]:
        """Return the dice used in this turn, and the played card or -1."""
        current = self.ships[self.turn]
        mine = self.form.player(current)
        spent = self._used(mine.used, (current, "used"))
        played = -1
        if isinstance(mine.played, str):
            played = look_up(mine.played, COLOR_NAMES, "color", (current, "played"))
        for ship in self.ships:
            for field in ("used", "played"):
                if ship != current and getattr(self.form.player(ship), field) is not UNSET:
                    raise FieldFault((ship, field), f"it is {current}'s turn, not {ship}'s")
        return spent, played

    def _shrines(self, face_up: int) -> int:
        """Return the mask of islands with a shrine, whose tiles must be face up."""
        shrines = 0
        for space in () if isinstance(self.form.shrines, UnsetType) else self.form.shrines:
            where: Where = ("shrines",)
            bit = 1 << self.spaces.on(space, self.board.islands, "island with a tile", where)
            if not face_up & bit:
                raise FieldFault(where, f"no tile lies face up on {space}: see `face_up`")
            shrines |= bit
        return shrines

    def _seat(self, ship: str, where: Where) -> int:
        return look_up(ship, {name: seat for seat, name in enumerate(self.ships)}, "player", where)

    def _dice(self, dice: tuple[str, ...] | UnsetType, where: Where) -> tuple[int, ...]:
        if isinstance(dice, UnsetType):
            return ()
        if len(dice) > 3:
            raise FieldFault(where, f"a player has 3 dice, not {len(dice)}")
        return tuple(sorted(numbers(dice, COLOR_NAMES, "color", where)))

    def _used(self, dice: tuple[str, ...] | UnsetType, where: Where) -> tuple[int, ...]:
        """Return the used dice, in order."""
        self._dice(dice, where)
        if isinstance(dice, UnsetType):
            return ()
        return numbers(dice, COLOR_NAMES, "color", where)

    def _tiles(self) -> tuple[tuple[int, ...], int]:
        islands = self.board.islands
        tiles = [UNKNOWN] * len(islands)
        face_up = 0
        for field in ("face_up", "face_down"):
            given: dict[str, str] | UnsetType = getattr(self.form, field)
            for space, name in {} if isinstance(given, UnsetType) else given.items():
                where = (field, space)
                slot = self.spaces.on(space, islands, "island with a tile", where)
                tile = look_up(name, names.TILE_NAMES, "island tile", where)
                if tile in tiles:
                    raise FieldFault(where, f"{name} lies on two islands")
                if tiles[slot] != UNKNOWN:
                    raise FieldFault(where, f"two tiles lie on {space}")
                tiles[slot] = tile
                if field == "face_up":
                    face_up |= 1 << slot
        return tuple(tiles), face_up

    def _ship_tiles(self) -> tuple[int, ...]:
        given = self.form.ship_tiles
        if isinstance(given, UnsetType):
            return self.fresh.ship_tiles if self.fresh and self.setup else ()
        return tuple(sorted(numbers(given, names.SHIP_TILE_NAMES, "ship tile", ("ship_tiles",))))

    def _pending(self, phase: Phase) -> tuple[Decision | Effect, ...]:
        if self.form.pending:
            return tuple(
                make_step(step, self.turn, self._seat, self.spaces, ("pending", place))
                for place, step in enumerate(self.form.pending)
            )
        if phase == Phase.SETUP:
            assert self.fresh is not None
            return self.fresh.pending
        if phase == Phase.CHECK:
            return (BeginTurn(self.turn),)
        if phase == Phase.CONSULT:
            return (Consult(self.turn),)
        return ()

    # --- players ---

    def _start(self, seat: int) -> dict[str, Any]:
        """Return the default possessions of a player."""
        if self.setup:
            assert self.fresh is not None
            return msgspec.structs.asdict(self.fresh.players[seat])
        first = [0] * 6
        first[FIRST_INJURY] = first_row(self.seats)
        return {
            "tile": UNKNOWN,
            "ship": self.board.zeus if self.board.zeus >= 0 else self.board.water[0],
            "dice": tuple(int(die) for die in DICE),
            "favor": 3 + seat,
            "shield": 0,
            "gods": tuple(first),
            "injuries": tuple(int(color == FIRST_INJURY) for color in range(6)),
            "cards": (0,) * 6,
            "offerings": (),
            "statues": (),
            "tasks": stock.start_tasks(COMMON, self.ships[seat], self.rules.setting.rules.returned),
            "done": (),
            "equipment": (),
            "companions": (),
            "seen": 0,
            "home": False,
            "owed": (),
        }

    def _player(self, seat: int) -> Player:
        ship = self.ships[seat]
        form = self.form.player(ship)
        fields = self._start(seat)
        fields.update(self._pieces(form, ship))
        if not isinstance(form.gods, UnsetType):
            low = first_row(self.seats) if fields["tile"] == ShipTile.GODS else 0
            rows = counts(form.gods, names.GOD_NAMES, "god", (ship, "gods"), 6)
            fields["gods"] = tuple(rows.get(god, low) for god in range(6))
        elif fields["tile"] == ShipTile.GODS and not self.setup:
            fields["gods"] = (first_row(self.seats),) * 6
        fields.update(self._tasks(form, ship, fields))
        return Player(**fields)

    def _pieces(self, form: PlayerForm, ship: str) -> dict[str, Any]:
        """Return all named possessions except gods and tasks."""
        pieces: dict[str, Any] = {}
        if isinstance(form.tile, str):
            where: Where = (ship, "tile")
            pieces["tile"] = look_up(form.tile, names.SHIP_TILE_NAMES, "ship tile", where)
        if isinstance(form.ship, str):
            place = self.spaces.find(form.ship, (ship, "ship"))
            if place not in self.board.water and place != self.board.zeus:
                kind = self.board.spaces[place].terrain
                raise FieldFault(
                    (ship, "ship"),
                    f"{form.ship} must be water, but has the kind {kind}",
                )
            pieces["ship"] = place
        if not isinstance(form.dice, UnsetType):
            pieces["dice"] = self._dice(form.dice, (ship, "dice"))
        for field, most in (("favor", 10_000), ("shield", SHIELD_MAX)):
            number = getattr(form, field)
            if not isinstance(number, UnsetType):
                if not 0 <= number <= most:
                    raise FieldFault((ship, field), f"must be 0 to {most}, not {number}")
                pieces[field] = number
        for field, most in (("injuries", 7), ("cards", 5)):
            table = getattr(form, field)
            if not isinstance(table, UnsetType):
                held = counts(table, COLOR_NAMES, "color", (ship, field), most)
                pieces[field] = tuple(held.get(color, 0) for color in range(6))
        pieces.update(self._lists(form, ship))
        if not isinstance(form.seen, UnsetType):
            pieces["seen"] = self._seen(form.seen, (ship, "seen"))
        if not isinstance(form.owed, UnsetType):
            pieces["owed"] = tuple(
                mask(gods, names.GOD_NAMES, "god", (ship, "owed")) for gods in form.owed
            )
        return pieces

    def _lists(self, form: PlayerForm, ship: str) -> dict[str, tuple[int, ...]]:
        """Return cargo, equipment cards and companions, if they are named."""
        result = {}
        lists: tuple[tuple[str, Mapping[str, int], str], ...] = (
            ("offerings", COLOR_NAMES, "color"),
            ("statues", COLOR_NAMES, "color"),
            ("equipment", names.EQUIPMENT_NAMES, "equipment card"),
            ("companions", names.COMPANION_NAMES, "companion"),
        )
        for field, known, what in lists:
            words = getattr(form, field)
            if not isinstance(words, UnsetType):
                mask(words, known, what, (ship, field))
                items = numbers(words, known, what, (ship, field))
                result[field] = items if known is not COLOR_NAMES else tuple(sorted(items))
        return result

    def _seen(self, spaces: Iterable[str], where: Where) -> int:
        bits = 0
        for space in spaces:
            slot = self.spaces.on(space, self.board.islands, "island with a tile", where)
            if self.tiles[slot] == UNKNOWN:
                raise FieldFault(where, f"say in `face_down` which tile was seen on {space}")
            bits |= 1 << slot
        return bits

    def _tasks(self, form: PlayerForm, ship: str, fields: dict[str, Any]) -> dict[str, Any]:
        """Return open and completed tasks; completed ones aren't open."""
        known = names.TASK_NAMES
        tasks: tuple[int, ...] = fields["tasks"]
        done: tuple[int, ...] = ()
        home = form.home is True
        if not isinstance(form.done, UnsetType):
            done = numbers(form.done, known, "task", (ship, "done"))
        if not isinstance(form.tasks, UnsetType):
            tasks = numbers(form.tasks, known, "task", (ship, "tasks"))
        elif home:
            tasks = ()
        for completed in done:
            family = family_of(completed)
            if family != Family.SHRINE and value_of(completed) == WHITE:
                raise FieldFault((ship, "done"), "a completed task has a color, not `any`")
            if isinstance(form.tasks, UnsetType) and not home:
                try:
                    number = serve(tasks, family, value_of(completed))
                except LookupError as error:
                    raise FieldFault((ship, "done"), str(error)) from None
                at = tasks.index(number)
                tasks = tasks[:at] + tasks[at + 1 :]
        if home and tasks:
            raise FieldFault((ship, "home"), "nobody is home with a task left")
        return {"tasks": tuple(sorted(tasks)), "done": tuple(sorted(done)), "home": home}
