"""Exercises on ship tiles that change range, recoloring, storage and favor tokens."""

from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.lessons.exercises.cargo import laden, wanted
from oracle_nb.delphi.lessons.exercises.lines import after_legal, reaching
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, ashore, assume, bay_beside_city
from oracle_nb.delphi.lessons.exercises.templates import Question, number, template
from oracle_nb.delphi.lessons.exercises.wheel import CLOCKWISE
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.powers import RANGE, STORAGE
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COLORS, Color, ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence, Answers, NumberInput, Picture
from oracle_nb.games.exercises import AnswerReason as Reason

STEPS: Final = len(COLORS)

MORE: Final = 2
"""The additional range of one ship tile, and the additional storage of another."""


def with_tile(scene: ExerciseScene, tile: ShipTile) -> ExerciseScene:
    """Return the scene with a ship tile, if necessary that of another player, and no shield."""
    old = scene.me.tile
    players = tuple(
        replace(player, tile=old) if player.tile == tile else player
        for player in scene.position.players
    )
    return scene.with_position(players=players).with_me(tile=int(tile), shield=0)


@template("ships.price", form=NumberInput(0, 10), picture=Picture.OWN)
def price(scene: ExerciseScene) -> Question:
    """Ask what recoloring costs with a ship tile."""
    tile = (ShipTile.BOTH_WAYS, ShipTile.RECOLOR, ShipTile.BOTH_WAYS, ShipTile.RANGE)[
        scene.seed % 4
    ]
    color, used = scene.random.sample(COLORS, 2)
    clockwise = (used - color) % STEPS
    assume(clockwise >= (4, 2, 3, 4)[scene.seed % 4])
    others = scene.random.sample([other for other in COLORS if other != color], 2)
    table = with_tile(ashore(scene), tile).with_me(dice=tuple(sorted((color, *others))), favor=6)

    def explain() -> tuple[Reason, ...]:
        steps = (used - color) % len(COLORS)
        step = Reason(
            "why-wheel-steps", {"color": Color(color), "used": Color(used), "tokens": steps}
        )
        if tile == ShipTile.RECOLOR:
            return step, Reason("why-ships-recolor", {"steps": steps, "tokens": steps - 1})
        if tile == ShipTile.BOTH_WAYS:
            back = len(COLORS) - steps
            return step, Reason("why-ships-both-ways", {"back": back, "tokens": min(steps, back)})
        return CLOCKWISE, step

    return Question(
        table,
        lambda rules: number(rules.price(table.position, color, used) or 0),
        rests_on=(
            *(("ship.both-ways",) if tile == ShipTile.BOTH_WAYS else ()),
            *(("ship.recolor",) if tile == ShipTile.RECOLOR else ()),
            *("oracle.recolor", "oracle.wheel"),
        ),
        facts={"ship_tile": tile, "color": Color(color), "used": Color(used)},
        explain=explain,
    )


@template(
    "ships.tokens",
    rests_on=("ship.favor", "action.take-favor", "offering.reward"),
    form=NumberInput(0, 20),
    picture=Picture.OWN,
)
def tokens(scene: ExerciseScene) -> Question:
    """Ask how many favor tokens some actions bring with the ship tile for favor."""
    random = scene.random
    table = with_tile(bay_beside_city(random), ShipTile.FAVOR)
    color = table.position.temples[0]
    assume(color in wanted(table, Family.OFFERING))
    before, count, delivered = random.randint(0, 3), random.randint(1, 2), (scene.seed + 1) % 3 > 0
    others = [other for other in COLORS if other != color][:count]
    dice = tuple(sorted((*others, *[color] * delivered)))
    table = table.with_me(favor=before, dice=dice, offerings=(color,) * delivered)
    table = table.with_position(spent=(color,) * (3 - len(dice)))
    altar = table.rules.board.temples[0]
    actions = [Action(Verb.FAVOR, die) for die in others]
    actions += [Action(Verb.MAKE_OFFERING, color, color, altar)] * delivered

    def answers(rules: Delphi) -> Answers:
        position = after_legal(rules, table.position, actions)
        return number(position.players[position.turn].favor)

    def explain() -> tuple[Reason, ...]:
        left = before + 3 * count + 4 * delivered
        facts = {"before": before, "count": count, "delivered": int(delivered), "left": left}
        return Reason("why-ships-favor"), Reason("why-ships-tokens", facts)

    return Question(
        table,
        answers,
        facts={
            "ship_tile": ShipTile.FAVOR,
            "tokens": before,
            "count": count,
            "delivered": int(delivered),
            "color": Color(color),
        },
        explain=explain,
    )


@template(
    "ships.hold",
    rests_on=("cargo.capacity", "ship.both-ways"),
    form=NumberInput(0, 9),
    picture=Picture.OWN,
)
def hold(scene: ExerciseScene) -> Question:
    """Ask how many pieces there is still room for."""
    tile = (ShipTile.BOTH_WAYS, ShipTile.BOTH_WAYS, ShipTile.RANGE)[scene.seed % 3]
    most = 3 if tile == ShipTile.BOTH_WAYS else 2
    aboard = scene.random.randint(0, most)
    table = laden(with_tile(scene, tile), aboard)
    me = table.me

    def answers(rules: Delphi) -> Answers:
        room = rules.powers(table.position).storage
        return number(max(0, room - len(me.offerings) - len(me.statues)))

    def explain() -> tuple[Reason, ...]:
        more = MORE if tile == ShipTile.BOTH_WAYS else 0
        facts = {"storage": STORAGE + more, "aboard": aboard, "left": STORAGE + more - aboard}
        return Reason("why-ships-storage", {"bonus": more}), Reason("why-ships-hold", facts)

    return Question(
        table,
        answers,
        facts={
            "ship_tile": tile,
            "offerings": tuple(map(Color, me.offerings)),
            "statues": tuple(map(Color, me.statues)),
        },
        explain=explain,
    )


@template("ships.sail", form=ActionSequence(1))
def sail(scene: ExerciseScene) -> Question:
    """Ask for a move that only the ship tile makes possible."""
    tile = (ShipTile.RANGE, ShipTile.BOTH_WAYS, ShipTile.RECOLOR)[scene.seed % 3]
    table, random = ashore(scene), scene.random
    board = table.rules.board
    away = board.distance()[table.me.ship]
    color, other = random.sample(COLORS, 2)
    # The color of the space: that of the die, the one before it on the wheel, or the next one.
    used = (color + (0, -1, 1)[scene.seed % 3]) % STEPS
    favor = int(tile == ShipTile.BOTH_WAYS)
    far = (RANGE + 1, RANGE + 2) if tile == ShipTile.RANGE else range(1, RANGE + 1)
    ends = [
        space for space in board.water if board.spaces[space].color == used and away[space] in far
    ]
    assume(ends)
    end = random.choice(ends)
    table = with_tile(table, tile).with_me(
        dice=tuple(sorted((color, other))), favor=favor, cards=(0,) * STEPS
    )
    table = table.with_position(spent=(random.choice(COLORS),))

    def reached(position: Position) -> bool:
        return position.players[0].ship == end

    answers, usual_answers = (
        reaching(at, 1, (Verb.MOVE,), lambda position, action: action.target == end, reached)
        for at in (table, with_tile(table, ShipTile.SHIELD))
    )
    assume(len(answers(table.rules)) == 1 and not usual_answers(table.rules))
    assume(not table.rules.faults(table.position))

    def explain() -> tuple[Reason, ...]:
        space, die = board.spaces[end], Color(color)
        if tile == ShipTile.RANGE:
            facts = {"range": RANGE, "bonus": MORE, "farthest": RANGE + MORE}
            there = {"space": space, "color": die, "steps": int(away[end])}
            return Reason("why-ships-range", facts), Reason("why-ships-far", there)
        there = {"space": space, "used": Color(space.color)}
        message = "why-ships-back" if tile == ShipTile.BOTH_WAYS else "why-ships-free"
        recolored = Reason(message, {"color": die, "used": Color(space.color)})
        return Reason("why-ships-end", there), recolored

    return Question(
        table,
        answers,
        rests_on=(f"ship.{tile}", "move.range", "move.end-color", "oracle.recolor"),
        facts={"ship_tile": tile, "tokens": favor, "space": board.spaces[end], "dice": table.dice},
        goal=reached,
        look=(end,),
        explain=explain,
    )
