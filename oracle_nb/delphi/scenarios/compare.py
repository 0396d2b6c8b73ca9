"""Comparison of an expectation with a position, by the names of scenarios."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import UNSET

from oracle_nb.delphi.model.position import UNKNOWN, Phase, Player, Position
from oracle_nb.delphi.model.tasks import Task
from oracle_nb.delphi.pieces import (
    COLORS_OF,
    COMPANIONS,
    Color,
    Equipment,
    God,
    IslandTile,
    ShipTile,
)
from oracle_nb.delphi.scenarios import names
from oracle_nb.delphi.scenarios.forms import DelphiExpectForm, PlayerForm
from oracle_nb.delphi.scenarios.position_builder import DelphiStage
from oracle_nb.games.kit import scenarios as kit
from oracle_nb.games.kit.scenarios import Difference, check_words, given
from oracle_nb.games.scenarios.fields import FieldFault, Where, look_up


def _names(kind: Callable[[int], object], numbers: Sequence[int]) -> list[str]:
    return sorted(str(kind(number)).lower() for number in numbers)


def _colors(bits: int) -> list[str]:
    return sorted(str(Color(color)) for color in COLORS_OF[bits])


def _tile(number: int) -> str:
    return "unknown" if number == UNKNOWN else IslandTile(number).name.lower().replace("_", "-")


def _counts(values: Sequence[int]) -> dict[str, int]:
    return {str(Color(color)): number for color, number in enumerate(values) if number}


def _in(words: Sequence[str], known: Mapping[str, int], what: str, where: Where) -> list[str]:
    """Return checked names, sorted."""
    check_words(words, known, what, where)
    return sorted(words)


def _table(
    table: Mapping[str, int], known: Mapping[str, int], what: str, where: Where
) -> dict[str, int]:
    """Return a table of checked names, without zeros."""
    for word in table:
        look_up(word, known, what, (*where, word))
    return {word: number for word, number in table.items() if number}


class DelphiComparison(kit.ScenarioComparison):
    """The differences between an expectation and a position."""

    def __init__(self, stage: DelphiStage, position: Position, where: Where) -> None:
        super().__init__(where)
        self.spaces = stage.spaces
        self.board = stage.rules.board
        self.position = position
        self.ships = [str(Color(ship)) for ship in stage.ships]

    def pairs(self, expect: DelphiExpectForm) -> Iterator[Difference]:
        """Yield each field of an expectation. Raises FieldFault for unknown names."""
        position = self.position
        simple: dict[str, Any] = {
            "round": position.round,
            "apollon": position.apollon,
            "extra": position.extra,
        }
        for field, actual in simple.items():
            if (wanted := getattr(expect, field)) is not UNSET:
                yield field, wanted, actual
        if isinstance(expect.turn, str):
            self._seat(expect.turn, "turn")
            yield "turn", expect.turn, self.ships[position.turn]
        if isinstance(expect.phase, str):
            look_up(expect.phase, names.PHASE_NAMES, "phase", (*self.where, "phase"))
            yield "phase", expect.phase, str(Phase(position.phase))
        yield from self._islands(expect)
        yield from self._piles(expect)
        for seat, ship in enumerate(self.ships):
            for field, wanted, actual in self._player(
                expect.player(ship), position.players[seat], ship
            ):
                yield f"{ship}.{field}", wanted, actual
        for ship in names.SHIP_NAMES:
            if ship not in self.ships and getattr(expect, ship) is not UNSET:
                raise FieldFault((*self.where, ship), f"nobody plays {ship}")

    def _seat(self, ship: str, field: str) -> int:
        known = {name: seat for seat, name in enumerate(self.ships)}
        return look_up(ship, known, "player", (*self.where, field))

    # --- the table ---

    def _islands(self, expect: DelphiExpectForm) -> Iterator[Difference]:
        board, position = self.board, self.position
        for field in ("face_up", "face_down"):
            for space, tile in given(expect, field).items():
                where = (*self.where, field, space)
                slot = self.spaces.on(space, board.islands, "island with a tile", where)
                look_up(tile, {**names.TILE_NAMES, "unknown": -1}, "island tile", where)
                up = position.face_up >> slot & 1 == 1
                actual = _tile(position.tiles[slot])
                yield f"{field}.{space}", tile, actual if up == (field == "face_up") else None
        if expect.shrines is not UNSET:
            wanted = sorted(
                self.spaces.on(space, board.islands, "island with a tile", (*self.where, "shrines"))
                for space in expect.shrines
            )
            found_slots = [s for s in range(len(board.islands)) if position.shrines >> s & 1]
            yield (
                "shrines",
                [self.spaces.name(board.islands[slot]) for slot in wanted],
                [self.spaces.name(board.islands[slot]) for slot in found_slots],
            )
        groups = (
            ("monsters", board.monsters, position.monsters, "monster island"),
            ("islands", board.offerings, position.offerings, "offering island"),
            ("sites", board.statues, position.sites, "statue island"),
        )
        for field, group, masks, what in groups:
            for space, colors in given(expect, field).items():
                where = (*self.where, field, space)
                slot = self.spaces.on(space, group, what, where)
                yield (
                    f"{field}.{space}",
                    _in(colors, names.COLOR_NAMES, "color", where),
                    _colors(masks[slot]),
                )
        for space, color in given(expect, "temples").items():
            where = (*self.where, "temples", space)
            slot = self.spaces.on(space, board.temples, "temple island", where)
            yield f"temples.{space}", color, str(Color(position.temples[slot]))
        for color, number in given(expect, "cities").items():
            where = (*self.where, "cities", color)
            index = look_up(color, names.COLOR_NAMES, "color", where)
            yield f"cities.{color}", number, position.statues[index]

    def _piles(self, expect: DelphiExpectForm) -> Iterator[Difference]:
        position = self.position
        for field in ("deck", "discard", "injury_deck", "injury_discard"):
            if (table := getattr(expect, field)) is not UNSET:
                where = (*self.where, field)
                wanted = _table(table, names.COLOR_NAMES, "color", where)
                yield field, wanted, _counts(getattr(position, field))
        sets: tuple[tuple[str, list[str], Mapping[str, int], str], ...] = (
            (
                "display",
                _names(Equipment, position.display),
                names.EQUIPMENT_NAMES,
                "equipment card",
            ),
            (
                "pile",
                _names(Equipment, [c for c in Equipment if position.equipment >> c & 1]),
                names.EQUIPMENT_NAMES,
                "equipment card",
            ),
            (
                "companions",
                _names(
                    lambda n: COMPANIONS[n], [n for n in range(18) if position.companions >> n & 1]
                ),
                names.COMPANION_NAMES,
                "companion",
            ),
            (
                "ship_tiles",
                _names(ShipTile, position.ship_tiles),
                names.SHIP_TILE_NAMES,
                "ship tile",
            ),
        )
        for field, actual, known, what in sets:
            if (words := getattr(expect, field)) is not UNSET:
                yield field, _in(words, known, what, (*self.where, field)), actual

    # --- players ---

    def _player(self, form: PlayerForm, player: Player, ship: str) -> Iterator[Difference]:
        where = (*self.where, ship)
        for field in ("favor", "shield", "home"):
            if (wanted := getattr(form, field)) is not UNSET:
                yield field, wanted, getattr(player, field)
        if isinstance(form.ship, str):
            wanted_ship = self.spaces.name(self.spaces.find(form.ship, (*where, "ship")))
            yield "ship", wanted_ship, self.spaces.name(player.ship)
        if isinstance(form.tile, str):
            look_up(form.tile, {**names.SHIP_TILE_NAMES, "none": -1}, "ship tile", (*where, "tile"))
            found_tile = "none" if player.tile == UNKNOWN else str(ShipTile(player.tile))
            yield "tile", form.tile, found_tile
        for god, row in given(form, "gods").items():
            number = look_up(god, names.GOD_NAMES, "god", (*where, "gods", god))
            yield f"gods.{god}", row, player.gods[number]
        for field in ("injuries", "cards"):
            if (table := getattr(form, field)) is not UNSET:
                wanted_table = _table(table, names.COLOR_NAMES, "color", (*where, field))
                yield field, wanted_table, _counts(getattr(player, field))
        mine = self.ships[self.position.turn] == ship
        spent = self.position.spent if mine else ()
        lists: tuple[tuple[str, list[str], Mapping[str, int], str], ...] = (
            ("dice", _names(Color, player.dice), names.COLOR_NAMES, "color"),
            ("used", _names(Color, spent), names.COLOR_NAMES, "color"),
            ("offerings", _names(Color, player.offerings), names.COLOR_NAMES, "color"),
            ("statues", _names(Color, player.statues), names.COLOR_NAMES, "color"),
            ("tasks", _names(Task, player.tasks), names.TASK_NAMES, "task"),
            ("done", _names(Task, player.done), names.TASK_NAMES, "task"),
            ("equipment", _names(Equipment, player.equipment), names.EQUIPMENT_NAMES, "card"),
            (
                "companions",
                _names(lambda n: COMPANIONS[n], player.companions),
                names.COMPANION_NAMES,
                "companion",
            ),
        )
        for field, actual, known, what in lists:
            if (words := getattr(form, field)) is not UNSET:
                yield field, _in(words, known, what, (*where, field)), actual
        if isinstance(form.played, str):
            played = self.position.played if mine else UNKNOWN
            yield "played", form.played, "none" if played < 0 else str(Color(played))
        yield from self._knowledge(form, player, where)

    def _knowledge(self, form: PlayerForm, player: Player, where: Where) -> Iterator[Difference]:
        """Compare the tiles that a player has seen, and the god steps owed."""
        islands = self.board.islands
        if form.seen is not UNSET:
            wanted_seen = sorted(
                self.spaces.on(space, islands, "island with a tile", (*where, "seen"))
                for space in form.seen
            )
            slots = [slot for slot in range(len(islands)) if player.seen >> slot & 1]
            yield (
                "seen",
                [self.spaces.name(islands[slot]) for slot in wanted_seen],
                [self.spaces.name(islands[slot]) for slot in slots],
            )
        if form.owed is not UNSET:
            gods = [sorted(God(g).name.lower() for g in COLORS_OF[other]) for other in player.owed]
            wanted_gods = [
                _in(other, names.GOD_NAMES, "god", (*where, "owed")) for other in form.owed
            ]
            yield "owed", wanted_gods, gods
