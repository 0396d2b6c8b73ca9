"""Exercises on reading the map: kinds of spaces, neighbors, distances and routes."""

from collections.abc import Iterable
from itertools import combinations, permutations
from typing import Final

from oracle_nb.core.hexgrid import DIRECTIONS, Hex, add, distance
from oracle_nb.delphi.board import UNREACHABLE, Board, Terrain
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, shores
from oracle_nb.delphi.lessons.exercises.templates import (
    CLOSED,
    NO,
    YES,
    Question,
    anywhere,
    by_hole,
    land,
    only,
    pointed,
    template,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answers,
    NumberInput,
    Ordering,
    Picture,
    Route,
    SingleChoice,
)
from oracle_nb.games.exercises import AnswerReason as Reason

_KINDS: Final[dict[Terrain, tuple[str, str]]] = {
    Terrain.WATER: ("name-terrain-water", "move.blocked"),
    Terrain.ISLAND: ("name-terrain-island", "setup.island-tiles"),
    Terrain.MONSTER: ("name-terrain-monster", "setup.monsters"),
    Terrain.MARKED: ("name-terrain-monster", "setup.monsters"),
    Terrain.OFFERING: ("name-terrain-offering", "setup.offerings"),
    Terrain.TEMPLE: ("name-terrain-temple", "setup.temples"),
    Terrain.STATUE: ("name-terrain-statue", "setup.statue-sites"),
    Terrain.CITY: ("name-terrain-city", "board.cities"),
    Terrain.SHALLOW: ("name-terrain-shallow", "board.shallows"),
    Terrain.ZEUS: ("name-terrain-zeus", "board.zeus-space"),
}
"""The message of each kind of space, and the rule about it."""
_RULE_OF: Final = dict(_KINDS.values())
_TERRAIN_OF: Final = {name: terrain for terrain, (name, _) in reversed(_KINDS.items())}
"""The kind of space that each message names, without a mark."""

_LAND = (Terrain.SHALLOW, Terrain.ZEUS, Terrain.WATER)


def _in_reach(rules: Delphi, scene: ExerciseScene) -> set[int]:
    """Return the islands and cities within reach of the ship."""
    board, ship, powers = rules.board, scene.me.ship, rules.powers(scene.position)
    far = {
        Terrain.ISLAND: powers.reach_island,
        Terrain.STATUE: powers.reach_statue,
        Terrain.OFFERING: powers.reach_offering,
    }
    near = set(board.shore[ship])
    return near.union(i for i in board.shore2[ship] if far.get(board.spaces[i].terrain))


# --- kinds of spaces -----------------------------------------------------------------------------


@template("map.kind")
def kind(scene: ExerciseScene) -> Question:
    """Ask for the kind of a space."""
    board = scene.rules.board
    options = tuple(_RULE_OF)
    wanted = options[scene.seed % len(options)]
    space = scene.random.choice(
        [space.index for space in board.spaces if _KINDS[space.terrain][0] == wanted]
    )

    rests_on = (_RULE_OF[wanted], *(r for r in _RULE_OF.values() if r != _RULE_OF[wanted]))

    def explain() -> tuple[Reason, ...]:
        facts = {"space": scene.rules.board.spaces[space], "terrain": _TERRAIN_OF[wanted]}
        return Reason("why-map-kind"), Reason("why-map-kind-is", facts)

    return Question(
        scene,
        lambda rules: only(_KINDS[rules.board.spaces[space].terrain][0]),
        form=SingleChoice(options),
        rests_on=rests_on,
        facts={"space": board.spaces[space]},
        look=(space,),
        asks_what_lies=True,
        explain=explain,
    )


@template("map.find")
def find(scene: ExerciseScene) -> Question:
    """Ask for all spaces of a kind."""
    board = scene.rules.board
    sought = [
        name
        for name in _RULE_OF
        if name not in ("name-terrain-water", "name-terrain-island", "name-terrain-zeus")
    ]
    wanted = sought[scene.seed % len(sought)]

    def answers(rules: Delphi) -> Answers:
        believed = rules.board
        spaces = (s.index for s in believed.spaces if _KINDS[s.terrain][0] == wanted)
        return pointed(believed, spaces)

    def explain() -> tuple[Reason, ...]:
        spaces = scene.answered(min(answers(scene.rules)))
        facts = {"count": len(spaces), "spaces": spaces}
        return Reason("why-map-find"), Reason("why-map-found", facts)

    return Question(
        scene,
        answers,
        form=anywhere(board),
        rests_on=(_RULE_OF[wanted],),
        facts={"kind": wanted.removeprefix("name-terrain-")},
        look=tuple(s.index for s in board.spaces if _KINDS[s.terrain][0] == wanted)[:1],
        asks_what_lies=True,
        explain=explain,
    )


@template("map.sites", rests_on=("setup.statue-sites",))
def sites(scene: ExerciseScene) -> Question:
    """Ask for the statue islands with a building site of a color."""
    color = scene.seed % len(COLORS)

    def answers(rules: Delphi) -> Answers:
        board = rules.board
        return pointed(board, (i for i in board.statues if board.spaces[i].sites >> color & 1))

    def explain() -> tuple[Reason, ...]:
        facts = {"color": Color(color), "spaces": scene.answered(min(answers(scene.rules)))}
        return Reason("why-map-sites"), Reason("why-map-sites-are", facts)

    return Question(
        scene,
        answers,
        form=anywhere(scene.rules.board),
        facts={"color": Color(color)},
        look=scene.rules.board.statues,
        explain=explain,
    )


# --- neighbors ----------------------------------------------------------------------


@template("map.water-next", rests_on=("board.shallows", "board.zeus-space", "move.blocked"))
def water_next(scene: ExerciseScene) -> Question:
    """Ask for all water next to a space, usually one next to a gap in the sea."""
    board = scene.rules.board
    spaces = [
        space.index
        for space in board.spaces
        if space.terrain not in CLOSED and by_hole(board, space.index) == (scene.seed % 4 > 0)
    ]
    space = scene.random.choice(spaces)

    def answers(rules: Delphi) -> Answers:
        board = rules.board
        return pointed(board, (i for i in board.adjacent[space] if i in board.water))

    assume(2 <= len(next(iter(answers(scene.rules)))) <= 5)

    def explain() -> tuple[Reason, ...]:
        spaces = min(answers(scene.rules))
        board = scene.rules.board
        here = board.spaces[space]
        count = {"space": here, "neighbors": len(board.adjacent[space]), "count": len(spaces)}
        return (
            Reason("why-map-water-next"),
            Reason("why-map-water-count", count),
            Reason("why-map-water-are", {"space": here, "spaces": scene.answered(spaces)}),
        )

    return Question(
        scene,
        answers,
        form=anywhere(board),
        facts={"space": board.spaces[space]},
        look=(space,),
        explain=explain,
    )


def _lands(scene: ExerciseScene) -> Reason:
    """Return how many islands and cities are next to the ship."""
    board, ship = scene.rules.board, scene.me.ship
    facts = {
        "space": board.spaces[ship],
        "neighbors": len(board.adjacent[ship]),
        "count": len(board.shore[ship]),
    }
    return Reason("why-map-land-count", facts)


@template("map.landfall", rests_on=("action.adjacent",))
def landfall(scene: ExerciseScene) -> Question:
    """Ask for every island and city next to the ship."""
    board, ship = scene.rules.board, scene.me.ship

    def answers(rules: Delphi) -> Answers:
        return pointed(board, _in_reach(rules, scene))

    assume(2 <= len(board.shore[ship]) <= 5)

    def explain() -> tuple[Reason, ...]:
        here = {"space": scene.rules.board.spaces[scene.me.ship]}
        return (
            Reason("why-map-landfall", here),
            _lands(scene),
            Reason(
                "why-map-land-are", {**here, "spaces": scene.answered(min(answers(scene.rules)))}
            ),
        )

    return Question(
        scene,
        answers,
        form=anywhere(board),
        facts={"space": board.spaces[ship]},
        look=(ship,),
        explain=explain,
    )


@template("map.which-land", rests_on=("action.adjacent",))
def which_land(scene: ExerciseScene) -> Question:
    """Ask which of four islands and cities is next to the ship."""
    board, ship = scene.rules.board, scene.me.ship
    near, near2 = board.shore[ship], set(board.shore2[ship])
    around = board.spaces[ship].hex
    further = [
        i for i in land(board) if i not in near and distance(board.spaces[i].hex, around) < 4
    ]
    assume(near and len(further) >= 3 and len(near2 & set(further)) >= 2)
    further.sort(key=lambda i: i not in near2)
    options = tuple(sorted((scene.random.choice(near), *further[:3])))

    def answers(rules: Delphi) -> Answers:
        near = _in_reach(rules, scene)
        return frozenset((board.spaces[i].name,) for i in options if i in near)

    def explain() -> tuple[Reason, ...]:
        board = scene.rules.board
        facts = {
            "space": board.find(min(answers(scene.rules))[0]),
            "ship": board.spaces[scene.me.ship],
        }
        return (Reason("why-map-which-land"), _lands(scene), Reason("why-map-which-is", facts))

    return Question(
        scene,
        answers,
        form=SingleChoice(tuple(board.spaces[i].name for i in options)),
        look=(ship,),
        explain=explain,
    )


@template("map.both", rests_on=("action.adjacent", "board.shallows", "board.zeus-space"))
def both(scene: ExerciseScene) -> Question:
    """Ask for all water next to two places on land."""
    board = scene.rules.board
    centers = (*board.shallows, board.zeus) if scene.seed % 2 else board.water
    places = set(land(board))
    around = [sorted(places.intersection(board.adjacent[center])) for center in centers]
    pairs = [
        (a, b)
        for near in around
        for a, b in combinations(near, 2)
        if {*board.adjacent[a]}.intersection(board.adjacent[b], board.water)
    ]
    assume(pairs)
    first_land, other = scene.random.choice(pairs)

    def answers(rules: Delphi) -> Answers:
        board = rules.board
        return pointed(board, (i for i in board.water if {first_land, other} <= {*board.shore[i]}))

    def explain() -> tuple[Reason, ...]:
        board = scene.rules.board
        near = shores(board, first_land)
        first, second = board.spaces[first_land], board.spaces[other]
        return (
            Reason("why-map-both", {"space": first, "other": second}),
            Reason("why-map-water-near", {"space": first, "spaces": scene.named(near)}),
            Reason(
                "why-map-both-are",
                {
                    "space": first,
                    "other": second,
                    "spaces": scene.answered(min(answers(scene.rules))),
                },
            ),
        )

    return Question(
        scene,
        answers,
        form=anywhere(board),
        facts={"space": board.spaces[first_land], "other": board.spaces[other]},
        look=(first_land, other),
        explain=explain,
    )


def routes(scene: ExerciseScene, names: Iterable[str]) -> tuple[Route, ...]:
    """Return shortest routes of the ship to some spaces."""
    board = scene.rules.board
    return tuple(board.route(scene.me.ship, board.find(name).index) for name in names)


@template(
    "map.straight",
    rests_on=("move.blocked", "board.shallows", "board.zeus-space"),
    form=SingleChoice((YES, NO)),
    picture=Picture.NEAR,
)
def straight(scene: ExerciseScene) -> Question:
    """Ask whether a ship can go straight through the space between two others."""
    board = scene.rules.board
    wanted = scene.seed % 2 == 0
    barred = ((board.zeus,), board.shallows, land(board), board.shallows)[scene.seed // 2 % 4]
    middle = scene.random.choice(board.water if wanted else barred)
    lines = _lines(board, middle)
    assume(lines)
    start, end = scene.random.choice(lines)
    placed = scene.with_me(ship=start)

    def answers(rules: Delphi) -> Answers:
        sailing = rules.board.sailing
        return only(YES if middle in sailing[start] and end in sailing[middle] else NO)

    def explain() -> tuple[Reason, ...]:
        space = scene.rules.board.spaces[middle]
        terrain = space.terrain if space.terrain in _LAND else Terrain.ISLAND
        return (
            Reason("why-map-straight", {"space": space}),
            Reason("why-map-straight-is", {"space": space, "terrain": terrain}),
        )

    return Question(
        placed,
        answers,
        facts={
            "start": board.spaces[start],
            "space": board.spaces[middle],
            "end": board.spaces[end],
        },
        look=(middle,),
        explain=explain,
        draw=lambda: routes(placed, (board.spaces[end].name,)),
    )


def _lines(board: Board, middle: int) -> list[tuple[int, int]]:
    """Return the water on opposite sides of a space."""
    at: dict[Hex, int] = {board.spaces[i].hex: i for i in board.water}
    center = board.spaces[middle].hex
    sides = ((add(center, (-q, -r)), add(center, (q, r))) for q, r in DIRECTIONS)
    return [(at[a], at[b]) for a, b in sides if a in at and b in at]


@template(
    "map.steps",
    rests_on=("move.blocked", "board.shallows", "board.zeus-space"),
    form=NumberInput(1, 12),
)
def steps(scene: ExerciseScene) -> Question:
    """Ask for the number of steps from the ship to another space."""
    board, ship = scene.rules.board, scene.me.ship
    row, across = board.distance()[ship], board.distance(crossing=True)[ship]
    around = scene.seed % 3 > 0
    # Crossing a hole is no step there, and one for somebody who takes it for water.
    ends = [i for i in board.water if 2 <= row[i] <= 6 and (across[i] + 1 < row[i]) == around]
    assume(ends)
    end = scene.random.choice(ends)

    def answers(rules: Delphi) -> Answers:
        far = rules.board.distance()[ship][end]
        return frozenset({(str(far),)} if far < UNREACHABLE else ())

    def explain() -> tuple[Reason, ...]:
        board = scene.rules.board
        spaces = tuple(board.spaces[space] for space in board.route(scene.me.ship, end)[1:])
        return (
            Reason("why-map-steps"),
            Reason("why-sailing-steps", {"spaces": spaces, "steps": len(spaces)}),
        )

    return Question(
        scene,
        answers,
        facts={"start": board.spaces[ship], "end": board.spaces[end]},
        look=(ship, end),
        explain=explain,
        draw=lambda: routes(scene, (board.spaces[end].name,)),
    )


@template("map.nearby", rests_on=("move.blocked", "board.shallows", "board.zeus-space"))
def nearby(scene: ExerciseScene) -> Question:
    """Ask for all water of a color within a number of steps."""
    board, ship = scene.rules.board, scene.me.ship
    most = 2 + scene.seed % 2
    row, across = board.distance()[ship], board.distance(crossing=True)[ship]
    # Crossing a hole is no step there, and one for somebody who takes it for water.
    lured = [i for i in board.water if across[i] + 1 <= most < row[i]]
    assume(not scene.seed % 4 or lured)
    color = board.spaces[scene.random.choice(lured if scene.seed % 4 else board.water)].color

    def answers(rules: Delphi) -> Answers:
        board = rules.board
        row = board.distance()[ship]
        return pointed(
            board, (i for i in board.water if row[i] <= most and board.spaces[i].color == color)
        )

    assume(board.spaces[ship].color != color and 1 <= len(next(iter(answers(scene.rules)))) <= 5)

    def explain() -> tuple[Reason, ...]:
        board, ship = scene.rules.board, scene.me.ship
        row, across = board.distance()[ship], board.distance(crossing=True)[ship]
        lured = [
            space
            for space in board.water
            if board.spaces[space].color == color and across[space] + 1 <= most < row[space]
        ]
        around = [
            Reason("why-map-detour", {"space": board.spaces[space], "steps": row[space]})
            for space in lured[:1]
        ]
        facts = {
            "color": Color(color),
            "number": most,
            "spaces": scene.answered(min(answers(scene.rules))),
        }
        return (Reason("why-map-nearby"), *around, Reason("why-map-nearby-are", facts))

    return Question(
        scene,
        answers,
        form=anywhere(board),
        facts={"color": Color(color), "number": most, "space": board.spaces[ship]},
        look=(ship,),
        explain=explain,
        draw=lambda: routes(scene, min(answers(scene.rules))),
    )


def line(scene: ExerciseScene, names: Iterable[str]) -> tuple[Route, ...]:
    """Return the route of the ship over some spaces in this order."""
    board = scene.rules.board
    return ((scene.me.ship, *(board.find(name).index for name in names)),)


@template("map.route", rests_on=("move.blocked",))
def route(scene: ExerciseScene) -> Question:
    """Ask for the order of the spaces on a shortest route."""
    board, ship = scene.rules.board, scene.me.ship
    row = board.distance()[ship]
    ends = [i for i in board.water if row[i] == 4]
    assume(ends)
    way = [scene.random.choice(ends)]
    while row[way[-1]] > 1:
        back = [i for i in board.sailing[way[-1]] if row[i] == row[way[-1]] - 1]
        way.append(scene.random.choice(back))
    items = tuple(sorted(way))

    def answers(rules: Delphi) -> Answers:
        sailing = rules.board.sailing
        return frozenset(
            tuple(board.spaces[i].name for i in order)
            for order in permutations(items)
            if all(b in sailing[a] for a, b in zip((ship, *order), order, strict=False))
        )

    assume(len(answers(scene.rules)) <= 1)

    def explain() -> tuple[Reason, ...]:
        order = min(answers(scene.rules))
        board = scene.rules.board
        start = board.spaces[scene.me.ship]
        spaces = tuple(board.find(name) for name in order)
        return (
            Reason("why-map-route", {"space": start}),
            Reason("why-map-route-first", {"space": start, "place": spaces[0]}),
            Reason("why-map-route-order", {"spaces": spaces}),
        )

    return Question(
        scene,
        answers,
        form=Ordering(tuple(board.spaces[i].name for i in scene.random.sample(items, len(items)))),
        facts={"space": board.spaces[ship]},
        look=(ship,),
        explain=explain,
        draw=lambda: line(scene, min(answers(scene.rules))),
    )


@template(
    "map.dock",
    rests_on=("action.adjacent", "move.range", "move.end-color", "move.blocked"),
    form=ActionSequence(1),
)
def dock(scene: ExerciseScene) -> Question:
    """Ask to sail next to an island or a city with one move."""
    plain = scene.with_me(favor=0)
    board, seat = scene.rules.board, scene.position.turn

    def moves(rules: Delphi) -> list[Action]:
        return [
            action
            for action in rules.legal_actions(plain.position)
            if action.verb == Verb.MOVE and action.color == action.source
        ]

    now = moves(plain.rules)
    goals = [
        i
        for i in land(board)
        if i not in board.shore[scene.me.ship] and any(i in board.shore[m.target] for m in now)
    ]
    assume(goals)
    goal = scene.random.choice(goals)

    def answers(rules: Delphi) -> Answers:
        write = rules.notation.write
        shore = rules.board.shore
        return frozenset(
            (write(action),) for action in moves(rules) if goal in shore[action.target]
        )

    def there(position: Position) -> bool:
        return goal in board.shore[position.players[seat].ship]

    def explain() -> tuple[Reason, ...]:
        board = plain.rules.board
        near = {board.spaces[space].color for space in board.adjacent[goal] if space in board.water}
        space = board.spaces[goal]
        facts = {
            "space": space,
            "colors": tuple(Color(color) for color in sorted(near)),
            "held": tuple(map(Color, dict.fromkeys(plain.me.dice))),
        }
        return Reason("why-map-dock", {"space": space}), Reason("why-map-dock-colors", facts)

    return Question(
        plain,
        answers,
        facts={"space": board.spaces[goal]},
        goal=there,
        look=(goal,),
        explain=explain,
    )
