"""Exercises on the race home: when a ship may sail to Zeus, and how it gets there first."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final, TypeAlias

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance, scatter
from oracle_nb.delphi.board import Layout
from oracle_nb.delphi.lessons.exercises.gods import SHIPS, among, ready
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, by_color, shores
from oracle_nb.delphi.lessons.exercises.templates import (
    YES,
    Question,
    number,
    only,
    reaching,
    several,
    template,
    which_legal,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, Position, Setting, Six
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import COLORS, TILE_COLOR, TILE_LETTER, Color, Equipment, God, Kind
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Answers,
    MultipleChoice,
    NumberInput,
    Picture,
    SingleChoice,
)
from oracle_nb.games.exercises import AnswerReason as Reason

COAST: Final = 10
"""Number of spaces in the row of water."""
BOARDS: Final = 6
SPENT_CARDS: Final = (
    Equipment.STATUES_PINK_BLUE_BLACK,
    Equipment.STATUES_RED_GREEN_YELLOW,
    Equipment.OFFERINGS_PINK_BLUE_BLACK,
    Equipment.OFFERINGS_RED_GREEN_YELLOW,
    Equipment.GOD_TO_TOP,
    Equipment.GIFT,
)
"""Cards that have had their effect, so that they don't matter any more."""

RANGE: Final = 3
MOST_CARDS: Final = 12
ENTERED: Final = (YES, "zeus-closed", "zeus-far")
"""Whether a ship can sail to Zeus, and why not."""


@lru_cache(maxsize=48)
def _coast(number: int, ships: tuple[int, ...], tiles: tuple[int, ...]) -> Delphi:
    """Return a board of two rows, with Zeus and a temple among the land of the second one."""
    random = Random(scatter(number, 17))
    colors = [str(color) for color in random.sample(COLORS, 6)]
    lands = ["zeus", "temple", "monster", f"island:{colors[0]}"]
    lands += [f"w:{random.choice(colors)}" for _ in range(COAST - 1 - len(lands))]
    random.shuffle(lands)
    water = (f"w:{random.choice(colors)}" for _ in range(COAST))
    hexes = [(q, 0, code) for q, code in enumerate(water)]
    hexes += [(q, 1, code) for q, code in enumerate(lands)]
    return Delphi(Setting(Layout(hexes=tuple(hexes)), ships, tiles=tiles))


def near_zeus(scene: ExerciseScene, first: int = 0) -> ExerciseScene:
    """Return a scene on a small board with Zeus; all players keep what they have.

    ``first`` is the seat of the player who becomes the first one.
    """
    setting, random = scene.rules.setting, scene.random
    ships, tiles = ((*values[first:], *values[:first]) for values in (setting.ships, setting.tiles))
    rules = _coast(random.randrange(BOARDS), ships, tiles)
    board, seats = rules.board, scene.position.players
    water = random.sample(board.water, len(seats))
    players = [
        replace(player, ship=ship, seen=0)
        for player, ship in zip((*seats[first:], *seats[:first]), water, strict=True)
    ]
    return scene.moved_to(rules, scene.position).with_position(
        players=tuple(players),
        tiles=(UNKNOWN,) * len(board.islands),
        face_up=0,
        shrines=0,
        monsters=(0,) * len(board.monsters),
        offerings=(),
        temples=(random.choice(COLORS),),
        sites=(),
    )


def finished(scene: ExerciseScene, offering: int | None = None) -> ExerciseScene:
    """Return the scene with all tasks of the player who acts done, except for one offering.

    The offering is aboard; None if that is done, too.
    """
    tiles = zip(TILE_COLOR, TILE_LETTER, strict=True)
    letters = [letter for color, letter in tiles if color == scene.color]
    last = scene.random.choice(COLORS) if offering is None else offering
    colors = [*scene.random.sample([color for color in COLORS if color != last], 2), last]
    free = scene.position.companions
    # Creatures would take a ship farther, so there must be a hero or a demigod for each player.
    shuffled = scene.random.sample(COLORS, len(COLORS))
    statues = sorted(shuffled, key=lambda color: -(free >> 3 * color & 3).bit_count())[:3]
    monsters = scene.random.sample(COLORS, 3)
    done = [task(Family.SHRINE, letter) for letter in letters]
    done += [task(Family.STATUE, color) for color in statues]
    done += [task(Family.OFFERING, color) for color in colors]
    done += [task(Family.MONSTER, color) for color in monsters]
    left = () if offering is None else (task(Family.OFFERING, offering),)
    companions, cards, display = _rewards(scene, statues)
    position, me = scene.position, scene.me
    free |= sum(1 << card for card in me.companions)
    pile = (1 << len(Equipment)) - 1 & ~sum(1 << card for card in (*_held(scene), *cards, *display))
    return scene.with_me(
        tasks=left,
        done=tuple(sorted(number for number in done if number not in left)),
        offerings=() if offering is None else (offering,),
        statues=(),
        companions=companions,
        equipment=cards,
        injuries=(0,) * 6,
    ).with_position(
        companions=free & ~sum(1 << card for card in companions),
        display=display,
        equipment=pile,
        injury_deck=_more(position.injury_deck, me.injuries),
    )


Cards: TypeAlias = tuple[int, ...]


def _held(scene: ExerciseScene) -> Cards:
    """Return the equipment cards of the players who don't act."""
    players = enumerate(scene.position.players)
    return tuple(
        card for seat, player in players if seat != scene.position.turn for card in player.equipment
    )


def _rewards(scene: ExerciseScene, statues: Sequence[int]) -> tuple[Cards, Cards, Cards]:
    """Return companions for some statues, three equipment cards, and cards for the display.

    Heroes and cards that have had their effect come first, because they no longer matter.
    """
    free = scene.position.companions
    companions = (
        next(3 * color + kind for kind in (Kind.HERO, Kind.DEMIGOD) if free >> 3 * color + kind & 1)
        for color in statues
    )
    held = _held(scene)
    spent = scene.random.sample(SPENT_CARDS, len(SPENT_CARDS))
    left = [int(card) for card in dict.fromkeys((*spent, *Equipment)) if card not in held]
    return tuple(sorted(companions)), tuple(sorted(left[:3])), tuple(left[3:9])


def _more(counts: Six, other: Six) -> Six:
    pink, blue, yellow, green, red, black = map(sum, zip(counts, other, strict=True))
    return (pink, blue, yellow, green, red, black)


def holding(scene: ExerciseScene, seat: int, cards: int, tokens: int) -> ExerciseScene:
    """Return the scene with a number of oracle cards and favor tokens of a player."""
    returned = _more(scene.position.deck, scene.position.players[seat].cards)
    # The colors don't matter, but there are only five cards of each.
    drawn = by_color([(3 * seat + place) % 6 for place in range(cards)])
    deck = tuple(map(int.__sub__, returned, drawn))
    return scene.with_player(seat, cards=drawn, favor=tokens).with_position(deck=deck)


def home(scene: ExerciseScene, seat: int, there: bool) -> ExerciseScene:
    """Return the scene with a player's ship on Zeus's space, or wherever it was."""
    return scene.with_player(seat, ship=scene.rules.board.zeus, home=True) if there else scene


# --- on the way ----------------------------------------------------------------------------------


@template(
    "home.enter",
    rests_on=("move.to-zeus", "move.range", "move.buy-range"),
    form=SingleChoice(ENTERED),
)
def enter(scene: ExerciseScene) -> Question:
    """Ask whether the ship can sail to Zeus now, and if not, why."""
    table = near_zeus(scene)
    zeus = table.rules.board.zeus
    steps = table.rules.board.distance()[table.me.ship][zeus]
    kind, tokens = ENTERED[scene.seed % 3], scene.seed // 3 % 3
    far = steps > RANGE + tokens
    assume(
        steps >= 2 and far == (kind == "zeus-far") and (kind != YES or not tokens or steps > RANGE)
    )
    color = table.random.choice(COLORS)
    table = finished(table, color if kind == "zeus-closed" else None)
    die = next(other for other in COLORS if other != color)
    table = table.with_me(dice=(die,), favor=tokens, cards=(0,) * 6)
    action = Action(Verb.MOVE, die, die, zeus)
    left = len(table.me.tasks)

    def answers(rules: Delphi) -> Answers:
        verdict = rules.check(table.position, action)
        if verdict:
            return only(YES)
        far = set(verdict.broken_rules) <= {"move.range", "move.buy-range"}
        return only("zeus-far" if far else "zeus-closed")

    def explain() -> tuple[Reason, ...]:
        away = {"steps": steps, "farthest": RANGE + tokens}
        return Reason("why-home-away", away), Reason("why-home-enter", {"tasks": left, **away})

    return Question(
        table,
        answers,
        facts={"die": Color(die), "tokens": tokens, "tasks": left},
        action=lambda part: action,
        look=(zeus,),
        explain=explain,
    )


@template("home.who", rests_on=("move.to-zeus", "move.range", "move.buy-range"))
def who(scene: ExerciseScene) -> Question:
    """Ask which of four players can sail to Zeus now."""
    table, random = near_zeus(among(scene, len(SHIPS))), scene.random
    board, ships = table.rules.board, SHIPS
    away = board.distance()[board.zeus]
    near = [space for space in board.water if 1 < away[space] <= RANGE]
    just = [space for space in board.water if away[space] == RANGE + 1]
    far = [space for space in board.water if away[space] > RANGE + 1]
    assume(near and just and far)
    color = random.choice(COLORS)
    # One is near with a task left; of the others, some are too far or have no token for it.
    kinds = [(near, 0, color), (just, 1, None), (just, 0, None), (near, 0, None), (far, 1, None)]
    chosen = random.sample([kinds[0], *random.sample(kinds[1:], 3)], 4)
    taken: list[int] = []
    for seat, (spaces, tokens, offering) in enumerate(chosen):
        at = finished(table.with_position(turn=seat), offering)
        free = [space for space in spaces if space not in taken]
        assume(free)
        taken.append(random.choice(free))
        at = at.with_me(ship=taken[-1], dice=(random.choice(COLORS),), cards=(0,) * 6)
        table = at.with_me(favor=tokens).with_position(turn=0)

    def answers(rules: Delphi) -> Answers:
        able = (ships[seat] for seat in range(len(ships)) if enters(rules, seat))
        return several(map(str, able))

    def enters(rules: Delphi, seat: int) -> bool:
        position = table.with_position(turn=seat).position
        die = position.players[seat].dice[0]
        return bool(rules.check(position, Action(Verb.MOVE, die, die, board.zeus)))

    players = table.position.players
    waiting = next(seat for seat in range(len(ships)) if players[seat].tasks)
    rich = tuple(ships[seat] for seat in range(len(ships)) if players[seat].favor)

    def explain() -> tuple[Reason, ...]:
        free = [seat for seat in range(len(ships)) if seat != waiting]
        close = tuple(ships[seat] for seat in free if away[players[seat].ship] <= RANGE)
        reach = {"range": RANGE, "color": ships[waiting], "colors": close}
        paid = [
            ships[seat]
            for seat in free
            if away[players[seat].ship] == RANGE + 1 and players[seat].favor
        ]
        named = "-".join(("near",) * bool(close) + ("paid",) * bool(paid))
        facts = {**reach, "beside": paid[0]} if paid else reach
        return Reason("why-home-sails", {"range": RANGE}), Reason(f"why-home-{named}", facts)

    return Question(
        table,
        answers,
        form=MultipleChoice(tuple(map(str, ships))),
        facts={"color": ships[waiting], "colors": rich, "count": len(rich)},
        look=(board.zeus,),
        explain=explain,
    )


# --- after the arrival ---------------------------------------------------------------------------


@template("home.then", rests_on=("end.leftovers", "action.draw-card", "god.trade"))
def then(scene: ExerciseScene) -> Question:
    """Ask what a player may still do after reaching Zeus."""
    random = scene.random
    table = home(finished(near_zeus(scene)), 0, there=True)
    board = table.rules.board
    first, second = random.sample(COLORS, 2)
    god = random.choice([god for god in God if god not in (God.POSEIDON, first)])
    water = [space for space in board.sailing[board.zeus] if board.spaces[space].color == second]
    assume(water and first != int(God.POSEIDON))
    table = table.with_me(
        dice=tuple(sorted((first, second))), favor=0, cards=(0,) * 6, gods=ready(god, God.POSEIDON)
    )
    table = table.with_position(spent=(random.choice(COLORS),))
    sails = [
        Action(Verb.MOVE, second, second, water[0]),
        Action(Verb.POSEIDON, target=board.water[0]),
    ]
    stays = [
        Action(Verb.DRAW, first),
        Action(Verb.FAVOR, second),
        Action(Verb.TRADE, color=god),
        Action(Verb.ADVANCE, first, first),
    ]
    actions = [sails[scene.seed % 2], *random.sample(stays, 3)]
    random.shuffle(actions)

    def explain(right: Answer) -> tuple[Reason, ...]:
        (moves,) = (action for action in actions if table.rules.notation.write(action) not in right)
        space = {"space": board.spaces[moves.target]}
        if moves.verb == Verb.MOVE:
            result = Reason("why-home-then-die", {"color": Color(moves.source), **space})
        else:
            result = Reason("why-home-then-god", {"god": God.POSEIDON, **space})
        return Reason("why-home-then"), result

    return which_legal(table, actions, explain, facts={"dice": table.dice, "god": God(god)})


@template(
    "home.most",
    rests_on=("end.leftovers", "action.draw-card", "god.trade"),
    form=NumberInput(0, MOST_CARDS),
    picture=Picture.NONE,
)
def most(scene: ExerciseScene) -> Question:
    """Ask with how many oracle cards a player can end who has just reached Zeus."""
    random = scene.random
    table = home(finished(near_zeus(scene)), 0, there=True)
    unused, held = scene.seed % 3, random.randint(0, 2)
    gods = random.sample([*God], (1, 2, 0, 1)[scene.seed % 4])
    dice = tuple(sorted(random.sample(COLORS, unused)))
    table = holding(table, 0, held, random.randint(0, 3)).with_me(gods=ready(*gods), dice=dice)
    table = table.with_position(spent=tuple(sorted(random.sample(COLORS, 3 - unused))))

    def explain() -> tuple[Reason, ...]:
        facts = {"owned": held, "unused": unused, "count": len(gods)}
        total = held + unused + len(gods)
        return (
            Reason("why-home-sources"),
            Reason("why-home-left", facts),
            Reason("why-home-total", {**facts, "cards": total}),
        )

    return Question(
        table,
        lambda rules: number(_all_drawn(rules, table.position)),
        facts={
            "owned": held,
            "unused": unused,
            "dice": tuple(map(Color, dice)),
            "count": len(gods),
            "gods": tuple(sorted(gods)),
        },
        explain=explain,
    )


def _all_drawn(rules: Delphi, position: Position) -> int:
    """Return the oracle cards of a player who draws with all dice and trades all gods."""
    trades = [Action(Verb.TRADE, color=god) for god in COLORS]
    draws = [Action(Verb.DRAW, die) for die in position.players[0].dice]
    for action in (*trades, *draws):
        if rules.check(position, action):
            position = rules.apply(position, action, SeededChance(0)).position
    return sum(position.players[0].cards)


# --- the race ------------------------------------------------------------------------------------


@template(
    "home.race",
    rests_on=(
        "move.to-zeus",
        "offering.make",
        "oracle.recolor",
        "action.draw-card",
        "end.leftovers",
    ),
    form=ActionSequence(3),
)
def race(scene: ExerciseScene) -> Question:
    """Ask for the actions that complete the last task, the way home and an oracle card."""
    table = near_zeus(scene)
    board, random = table.rules.board, scene.random
    temple, color = board.temples[0], table.position.temples[0]
    docks = shores(board, temple)
    ship = random.choice(docks)
    steps = board.distance()[ship][board.zeus]
    others = random.sample([other for other in COLORS if other != color], 2)
    turned = scene.seed % 3
    dice = tuple(sorted(((color - turned) % 6, *others)))
    assume(steps <= RANGE and dice.count((color - turned) % 6) <= 1 and steps != 0)
    table = finished(table, color).with_me(
        ship=ship, dice=dice, favor=turned, cards=(0,) * 6, gods=(0,) * 6
    )
    table = holding(table, 0, 0, turned)

    def reached(position: Position) -> bool:
        me = position.players[0]
        return me.home and sum(me.cards) > 0

    def last(position: Position, action: Action) -> bool:
        done = not position.players[0].tasks
        return done and action.verb in (Verb.MOVE, Verb.DRAW)

    answers = reaching(
        table, 3, (Verb.MAKE_OFFERING, Verb.MOVE, Verb.DRAW), last, reached, _in_time
    )

    assume(answers(table.rules))
    space = board.spaces[temple]
    return Question(
        table,
        answers,
        facts={
            "color": Color(color),
            "space": space,
            "dice": tuple(map(Color, dice)),
            "tokens": turned,
        },
        goal=reached,
        look=(temple, board.zeus),
        explain=lambda: (
            Reason("why-home-last", {"color": Color(color), "space": space}),
            Reason("why-home-sail", {"steps": steps, "range": RANGE}),
            Reason("why-home-card"),
        ),
    )


def _in_time(rules: Delphi, position: Position, left: int) -> bool:
    """Return whether the remaining actions may suffice for tasks, the way home and a card."""
    me = position.players[0]
    return len(me.tasks) + (not me.home) + (not any(me.cards)) <= left
