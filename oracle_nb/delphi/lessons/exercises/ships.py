"""Exercises on ship tiles that change range, recoloring, storage and favor tokens."""

from functools import partial
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.lessons.exercises import ship_reasons
from oracle_nb.delphi.lessons.exercises.asking import E, asked, templates
from oracle_nb.delphi.lessons.exercises.bays import ashore, bay_beside_city
from oracle_nb.delphi.lessons.exercises.fights import number
from oracle_nb.delphi.lessons.exercises.holds import laden, wanted
from oracle_nb.delphi.lessons.exercises.lines import after_legal, lines, written
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.powers import RANGE
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COLORS, Color, ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence, Answers, NumberInput

STEPS: Final = len(COLORS)


def with_tile(scene: ExerciseScene, tile: ShipTile) -> ExerciseScene:
    """Return the scene with a ship tile, if necessary that of another player, and no shield."""
    old = scene.me.tile
    players = tuple(
        replace(player, tile=old) if player.tile == tile else player
        for player in scene.position.players
    )
    return scene.with_position(players=players).with_me(tile=int(tile), shield=0)


def price(scene: ExerciseScene, seed: int) -> E | None:
    """Ask what recoloring costs with a ship tile."""
    tile = (ShipTile.BOTH_WAYS, ShipTile.RECOLOR, ShipTile.BOTH_WAYS, ShipTile.RANGE)[seed % 4]
    color, used = scene.random.sample(COLORS, 2)
    clockwise = (used - color) % STEPS
    if clockwise < (4, 2, 3, 4)[seed % 4]:
        return None
    others = scene.random.sample([one for one in COLORS if one != color], 2)
    table = with_tile(ashore(scene), tile).with_me(dice=tuple(sorted((color, *others))), favor=6)

    def solve(rules: Delphi) -> Answers:
        return number(rules.price(table.position, color, used) or 0)

    return asked(
        table,
        "ships.price",
        seed,
        NumberInput(0, 10),
        solve,
        (
            *(("ship.both-ways",) if tile == ShipTile.BOTH_WAYS else ()),
            *(("ship.recolor",) if tile == ShipTile.RECOLOR else ()),
            *("oracle.recolor", "oracle.wheel"),
        ),
        facts={"ship_tile": tile, "color": Color(color), "used": Color(used)},
        explain=partial(ship_reasons.price, tile, color, used),
    )


def tokens(scene: ExerciseScene, seed: int) -> E | None:
    """Ask how many favor tokens some actions bring with the ship tile for favor."""
    random = scene.random
    table = with_tile(bay_beside_city(random), ShipTile.FAVOR)
    color = table.position.temples[0]
    if color not in wanted(table, Family.OFFERING):
        return None
    before, count, delivered = random.randint(0, 3), random.randint(1, 2), (seed + 1) % 3 > 0
    others = [one for one in COLORS if one != color][:count]
    dice = tuple(sorted((*others, *[color] * delivered)))
    table = table.with_me(favor=before, dice=dice, offerings=(color,) * delivered)
    table = table.with_position(spent=(color,) * (3 - len(dice)))
    altar = table.rules.board.temples[0]
    actions = [Action(Verb.FAVOR, one) for one in others]
    actions += [Action(Verb.MAKE_OFFERING, color, color, altar)] * delivered

    def solve(rules: Delphi) -> Answers:
        position = after_legal(rules, table.position, actions)
        return number(position.players[position.turn].favor)

    return asked(
        table,
        "ships.tokens",
        seed,
        NumberInput(0, 20),
        solve,
        ("ship.favor", "action.take-favor", "offering.reward"),
        facts={
            "ship_tile": ShipTile.FAVOR,
            "tokens": before,
            "count": count,
            "delivered": int(delivered),
            "color": Color(color),
        },
        explain=partial(ship_reasons.tokens, before, count, delivered),
    )


def hold(scene: ExerciseScene, seed: int) -> E | None:
    """Ask how many pieces there is still room for."""
    tile = (ShipTile.BOTH_WAYS, ShipTile.BOTH_WAYS, ShipTile.RANGE)[seed % 3]
    most = 3 if tile == ShipTile.BOTH_WAYS else 2
    aboard = scene.random.randint(0, most)
    table = laden(with_tile(scene, tile), aboard)
    me = table.me

    def solve(rules: Delphi) -> Answers:
        room = rules.powers(table.position).storage
        return number(max(0, room - len(me.offerings) - len(me.statues)))

    return asked(
        table,
        "ships.hold",
        seed,
        NumberInput(0, 9),
        solve,
        ("cargo.capacity", "ship.both-ways"),
        facts={
            "ship_tile": tile,
            "offerings": tuple(map(Color, me.offerings)),
            "statues": tuple(map(Color, me.statues)),
        },
        explain=partial(ship_reasons.hold, tile, aboard),
    )


def sail(scene: ExerciseScene, seed: int) -> E | None:
    """Ask for a move that only the ship tile makes possible."""
    tile = (ShipTile.RANGE, ShipTile.BOTH_WAYS, ShipTile.RECOLOR)[seed % 3]
    table, random = ashore(scene), scene.random
    board = table.rules.board
    away = board.distance()[table.me.ship]
    color, other = random.sample(COLORS, 2)
    # The color of the space: that of the die, the one before it on the wheel, or the next one.
    used = (color + (0, -1, 1)[seed % 3]) % STEPS
    favor = int(tile == ShipTile.BOTH_WAYS)
    far = (RANGE + 1, RANGE + 2) if tile == ShipTile.RANGE else range(1, RANGE + 1)
    ends = [
        space for space in board.water if board.spaces[space].color == used and away[space] in far
    ]
    if not ends:
        return None
    end = random.choice(ends)
    table = with_tile(table, tile).with_me(
        dice=tuple(sorted((color, other))), favor=favor, cards=(0,) * STEPS
    )
    table = table.with_position(spent=(random.choice(COLORS),))

    def reached(position: Position) -> bool:
        return position.players[0].ship == end

    def last(position: Position, action: Action) -> bool:
        return action.target == end

    def solve(rules: Delphi, at: ExerciseScene = table) -> Answers:
        return written(rules, lines(rules, at.position, 1, (Verb.MOVE,), last, reached))

    usual = with_tile(table, ShipTile.SHIELD)
    if len(solve(table.rules)) != 1 or solve(table.rules, usual):
        return None
    if table.rules.faults(table.position):
        return None
    return asked(
        table,
        "ships.sail",
        seed,
        ActionSequence(1),
        solve,
        (f"ship.{tile}", "move.range", "move.end-color", "oracle.recolor"),
        facts={
            "ship_tile": tile,
            "tokens": favor,
            "space": board.spaces[end],
            "dice": tuple(map(Color, table.me.dice)),
        },
        goal=reached,
        look=(end,),
        explain=partial(ship_reasons.sail, tile, color, board.spaces[end], int(away[end])),
    )


TEMPLATES: Final = templates(
    {"ships.price": price, "ships.tokens": tokens, "ships.hold": hold, "ships.sail": sail}
)
