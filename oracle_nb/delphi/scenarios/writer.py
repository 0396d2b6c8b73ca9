"""Writing a position as the text of a scenario that reads back to the same position.

Only differences from a new setup are written: each field is left out if the same position is read
without it. Only ``draws``, the number of earlier draws, isn't part of a scenario.
"""

import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from oracle_nb.delphi.model.position import (
    UNKNOWN,
    PendingStep,
    Phase,
    Player,
    Position,
    Setting,
    tag,
)
from oracle_nb.delphi.model.ruleset import STANDARD
from oracle_nb.delphi.pieces import Color, ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.transaction import first_row
from oracle_nb.delphi.scenarios import names
from oracle_nb.delphi.scenarios.boards import BOARDS
from oracle_nb.delphi.scenarios.forms import DelphiScenarioForm
from oracle_nb.delphi.scenarios.pending_steps import FIELD_OF
from oracle_nb.delphi.scenarios.position_builder import build
from oracle_nb.delphi.scenarios.runner import DelphiScenarioFile, stage
from oracle_nb.games.scenarios import ScenarioError
from oracle_nb.games.scenarios.fields import FieldFault
from oracle_nb.storage.toml_text import toml_value

Fields = dict[str, Any]

_COLORS: Final = tuple(names.COLOR_NAMES)
_GODS: Final = tuple(names.GOD_NAMES)
_EQUIPMENT: Final = tuple(names.EQUIPMENT_NAMES)
_COMPANIONS: Final = tuple(names.COMPANION_NAMES)
_SHIP_TILES: Final = tuple(names.SHIP_TILE_NAMES)
_TILES: Final = tuple(names.TILE_NAMES)
_TASKS: Final = {number: name for name, number in names.TASK_NAMES.items()}


def write(
    rules: Delphi, position: Position, name: str, steps: Iterable[Mapping[str, Any]] = ()
) -> str:
    """Return the scenario of a position, as TOML.

    ``steps`` are those of the file; without them there is one with a legal action. Raises
    ScenarioError for a position that the format can't express.
    """
    fields = _fields(rules, position)
    todo = tuple(steps) or ({"do": _first(rules, position)},)
    if len(todo) == 1:
        last: Fields = dict(todo[0])
    else:
        last = {"steps": list(todo)}
    head = {"name": name}
    _same(head | fields | last, rules, position)
    for keys in _optional(fields):
        fewer = _without(fields, keys)
        try:
            _same(head | fewer | last, rules, position)
        except ScenarioError:
            continue
        fields = fewer
    text = _text(head | fields | last)
    stage(DelphiScenarioFile(text, "scenario"), 0)
    return text


def scene_table(rules: Delphi, position: Position) -> Fields:
    """Return a position as the table ``scene`` of a lesson file. Raises ScenarioError."""
    (scenario,) = tomllib.loads(write(rules, position, "scene"))["scenario"]
    return {key: value for key, value in scenario.items() if key not in ("name", "do")}


def _same(scenario: Fields, rules: Delphi, position: Position) -> None:
    """Raise ScenarioError unless the scenario is read as the position."""
    try:
        start = build(msgspec.convert(scenario, DelphiScenarioForm), {})
    except (FieldFault, msgspec.ValidationError) as error:
        raise ScenarioError(f"a scenario can't say this position: {error}") from None
    if replace(start.position, draws=position.draws) != position:
        fields = [
            field
            for field in Position.__struct_fields__
            if field != "draws" and getattr(start.position, field) != getattr(position, field)
        ]
        raise ScenarioError(f"a scenario can't say this position: {', '.join(fields)}")
    if start.rules.setting.rules != rules.setting.rules or start.ships != rules.setting.ships:
        raise ScenarioError("a scenario can't say what this position is played with")


def _optional(fields: Fields) -> Iterable[tuple[tuple[str, ...], ...]]:
    """Return the fields that may be left out, some of them together."""
    together = (
        (("deck",), ("discard",)),
        (("injury_deck",), ("injury_discard",)),
        (("display",), ("pile",)),
        (("islands",),),
        (("cities",), ("sites",)),
    )
    yield from together
    for key in fields:
        if key in names.SHIP_NAMES:
            yield ((key,),)
            yield from (((key, field),) for field in fields[key])
        elif key != "board":
            yield ((key,),)


def _without(fields: Fields, keys: Iterable[tuple[str, ...]]) -> Fields:
    fewer = dict(fields)
    for first, *rest in keys:
        if not rest:
            fewer.pop(first, None)
        elif first in fewer:
            fewer[first] = {key: value for key, value in fewer[first].items() if key != rest[0]}
    return fewer


def _first(rules: Delphi, position: Position) -> str:
    """Return a legal action, for a scenario that is only about the position."""
    if position.phase == Phase.OVER:
        return "end"
    waits = position.pending[0] if position.pending else None
    if waits is not None and type(waits) not in rules.schemas.answers:
        return "begin"
    options = rules.legal_actions(position)
    # A decision without an answer is dropped automatically.
    return rules.notation.write(options[-1]) if options else "begin"


# --- the fields ----------------------------------------------------------------------------------


def _fields(rules: Delphi, position: Position) -> Fields:
    """Return all fields."""
    setting, board = rules.setting, rules.board
    ships = [str(Color(ship)) for ship in setting.ships]
    called = [space.name for space in board.spaces]

    def by_space(group: tuple[int, ...], values: Iterable[Any]) -> Fields:
        return {called[space]: value for space, value in zip(group, values, strict=True)}

    fields: Fields = {"board": _board(setting), "players": ships}
    if options := _options(setting):
        fields["options"] = options
    fields |= {
        "turn": ships[position.turn],
        "round": position.round,
        "phase": str(Phase(position.phase)),
        "apollon": position.apollon,
        "extra": position.extra,
    }
    for seat, ship in enumerate(ships):
        fields[ship] = _player(rules, position, seat, called)
    known = dict(zip(board.islands, position.tiles, strict=True))
    for field, up in (("face_up", 1), ("face_down", 0)):
        fields[field] = {
            called[space]: _TILES[tile]
            for slot, (space, tile) in enumerate(known.items())
            if tile != UNKNOWN and position.face_up >> slot & 1 == up
        }
    fields |= {
        "shrines": [
            called[space]
            for slot, space in enumerate(board.islands)
            if position.shrines >> slot & 1
        ],
        "monsters": by_space(board.monsters, map(_mask, position.monsters)),
        "islands": by_space(board.offerings, map(_mask, position.offerings)),
        "temples": by_space(board.temples, (_COLORS[color] for color in position.temples)),
        "sites": by_space(board.statues, map(_mask, position.sites)),
        "cities": dict(zip(_COLORS, position.statues, strict=True)),
        "deck": _counts(position.deck),
        "discard": _counts(position.discard),
        "injury_deck": _counts(position.injury_deck),
        "injury_discard": _counts(position.injury_discard),
        "display": [_EQUIPMENT[card] for card in position.display],
        "pile": _masked(position.equipment, _EQUIPMENT),
        "companions": _masked(position.companions, _COMPANIONS),
        "ship_tiles": [_SHIP_TILES[tile] for tile in position.ship_tiles],
    }
    if position.pending:
        fields["pending"] = [_step(step, position, ships, called) for step in position.pending]
    return fields


def _board(setting: Setting) -> Any:
    layout = setting.layout
    for name, form in BOARDS.items():
        if layout.hexes and layout.hexes == tuple((q, r, kind) for q, r, kind, _ in form.spaces()):
            return name
    if layout.hexes:
        return {"hexes": [list(hex_) for hex_ in layout.hexes]}
    return {"tiles": [msgspec.to_builtins(placement) for placement in layout.tiles]}


def _options(setting: Setting) -> Fields:
    usual: Fields = msgspec.to_builtins(STANDARD)
    chosen: Fields = msgspec.to_builtins(setting.rules)
    return {key: value for key, value in chosen.items() if value != usual[key]}


def _player(rules: Delphi, position: Position, seat: int, called: list[str]) -> Fields:
    player: Player = position.players[seat]
    fields: Fields = {}
    low = first_row(len(position.players)) if player.tile == ShipTile.GODS else 0
    if player.tile != UNKNOWN:
        fields["tile"] = _SHIP_TILES[player.tile]
    fields |= {
        "ship": called[player.ship],
        "dice": [_COLORS[die] for die in player.dice],
    }
    if seat == position.turn:
        fields["used"] = [_COLORS[die] for die in position.spent]
        if position.played != UNKNOWN:
            fields["played"] = _COLORS[position.played]
    fields |= {
        "favor": player.favor,
        "shield": player.shield,
        "gods": {name: row for name, row in zip(_GODS, player.gods, strict=True) if row != low},
        "injuries": _counts(player.injuries),
        "cards": _counts(player.cards),
        "offerings": [_COLORS[color] for color in player.offerings],
        "statues": [_COLORS[color] for color in player.statues],
        "tasks": [_TASKS[number] for number in player.tasks],
        "done": [_TASKS[number] for number in player.done],
        "equipment": [_EQUIPMENT[card] for card in player.equipment],
        "companions": [_COMPANIONS[card] for card in player.companions],
        "seen": [
            called[space]
            for slot, space in enumerate(rules.board.islands)
            if player.seen >> slot & 1
        ],
        "home": player.home,
        "owed": [_masked(among, _GODS) for among in player.owed],
    }
    return fields


def _step(step: PendingStep, position: Position, ships: list[str], called: list[str]) -> Fields:
    kind = tag(step)
    fields: Fields = {"step": kind}
    if step.player != position.turn:
        fields["player"] = ships[step.player]
    for field in step.__struct_fields__[1:]:
        name = FIELD_OF.get((kind, field), field)
        value = getattr(step, field)
        if name == "gods":
            value = _masked(value, _GODS)
        elif name == "god":
            value = _GODS[value]
        elif name == "colors":
            value = _mask(value)
        elif name == "color":
            value = _COLORS[value]
        elif name == "space":
            value = called[value]
        elif name == "spaces":
            value = [called[space] for space in value]
        fields[name] = value
    return fields


def _mask(mask: int) -> list[str]:
    return _masked(mask, _COLORS)


def _masked(mask: int, known: tuple[str, ...]) -> list[str]:
    return [name for bit, name in enumerate(known) if mask >> bit & 1]


def _counts(counts: Iterable[int]) -> dict[str, int]:
    return {name: count for name, count in zip(_COLORS, counts, strict=True) if count}


# --- as TOML -------------------------------------------------------------------------------------


def _text(scenario: Fields) -> str:
    lines = ["[[scenario]]"]
    for key, value in scenario.items():
        if key == "board" and isinstance(value, dict):
            ((kind, parts),) = value.items()
            lines += [f"board.{kind} = [", *(f"  {toml_value(part)}," for part in parts), "]"]
        elif key == "steps":
            lines += ["steps = [", *(f"  {toml_value(item)}," for item in value), "]"]
        else:
            lines.append(f"{key} = {toml_value(value)}")
    return "\n".join(lines) + "\n"
