"""Exercises on reading the map: what a space is, what is next to it, how a ship gets there."""

from collections.abc import Iterable
from functools import partial
from itertools import permutations
from typing import Any, Final

from oracle_nb.delphi.actions import Action, Verb
from oracle_nb.delphi.board import Board, Terrain
from oracle_nb.delphi.engine import Delphi
from oracle_nb.delphi.lessons.scenes import Scene, first
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.position import Position
from oracle_nb.exercise import Answers, Choice, Exercise, Form, Line, Number, Order, Spaces
from oracle_nb.hexgrid import DIRECTIONS, Hex, add, distance

E = Exercise[Position, Action]
YES: Final = "yes"
NO: Final = "no"
CLOSED: Final = (Terrain.SHALLOW, Terrain.ZEUS)
"""What looks like sea and is none."""
_FAR: Final = 255
"""The distance of what a ship can't reach."""

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
"""What a space is called here, and the rule that says what it is for."""
_RULE_OF: Final = dict(_KINDS.values())


def _pointed(board: Board, spaces: Iterable[int]) -> Answers:
    return frozenset({tuple(sorted(board.spaces[space].name for space in spaces))})


def _everywhere(board: Board) -> Spaces:
    return Spaces(tuple(space.name for space in board.spaces))


def _by_hole(board: Board, space: int) -> bool:
    return any(board.spaces[near].terrain in CLOSED for near in board.adjacent[space])


def _land(board: Board) -> tuple[int, ...]:
    cities = (city for city in board.cities if city >= 0)
    return tuple(sorted({*board.all_islands, *cities}))


def _in_reach(rules: Delphi, scene: Scene) -> set[int]:
    """The islands and cities on which the ship may act from where it lies."""
    board, ship, powers = rules.board, scene.me.ship, rules.powers(scene.position)
    far = {
        Terrain.ISLAND: powers.reach_island,
        Terrain.STATUE: powers.reach_statue,
        Terrain.OFFERING: powers.reach_offering,
    }
    near = set(board.shore[ship])
    return near.union(i for i in board.shore2[ship] if far.get(board.spaces[i].terrain))


# --- what a space is -----------------------------------------------------------------------------


def kind(scene: Scene, seed: int) -> E | None:
    """What is this space?"""
    board = scene.rules.board
    options = tuple(_RULE_OF)
    wanted = options[seed % len(options)]
    space = scene.random.choice(
        [one.index for one in board.spaces if _KINDS[one.terrain][0] == wanted]
    )

    def solve(rules: Delphi) -> Answers:
        return frozenset({(_KINDS[rules.board.spaces[space].terrain][0],)})

    rests_on = (_RULE_OF[wanted], *(r for r in _RULE_OF.values() if r != _RULE_OF[wanted]))
    return _exercise(
        scene,
        "map.kind",
        seed,
        Choice(options),
        solve,
        rests_on,
        facts={"space": board.spaces[space]},
        look=(space,),
    )


def find(scene: Scene, seed: int) -> E | None:
    """Point at everything of one kind."""
    board = scene.rules.board
    sought = [
        name
        for name in _RULE_OF
        if name not in ("name-terrain-water", "name-terrain-island", "name-terrain-zeus")
    ]
    wanted = sought[seed % len(sought)]

    def solve(rules: Delphi) -> Answers:
        believed = rules.board
        found = (s.index for s in believed.spaces if _KINDS[s.terrain][0] == wanted)
        return _pointed(believed, found)

    return _exercise(
        scene,
        "map.find",
        seed,
        _everywhere(board),
        solve,
        (_RULE_OF[wanted],),
        facts={"kind": wanted.removeprefix("name-terrain-")},
        look=tuple(s.index for s in board.spaces if _KINDS[s.terrain][0] == wanted)[:1],
    )


def sites(scene: Scene, seed: int) -> E | None:
    """Point at the statue islands with a building site of a color."""
    color = seed % len(COLORS)

    def solve(rules: Delphi) -> Answers:
        board = rules.board
        return _pointed(board, (i for i in board.statues if board.spaces[i].sites >> color & 1))

    return _exercise(
        scene,
        "map.sites",
        seed,
        _everywhere(scene.rules.board),
        solve,
        ("setup.statue-sites",),
        facts={"color": Color(color)},
        look=scene.rules.board.statues,
    )


# --- what lies next to what ----------------------------------------------------------------------


def water_next(scene: Scene, seed: int) -> E | None:
    """Point at all water next to a space; mostly one by a hole in the sea."""
    board = scene.rules.board
    asked = [
        space.index
        for space in board.spaces
        if space.terrain not in CLOSED and _by_hole(board, space.index) == (seed % 4 > 0)
    ]
    space = scene.random.choice(asked)

    def solve(rules: Delphi) -> Answers:
        board = rules.board
        return _pointed(board, (i for i in board.adjacent[space] if i in board.water))

    if not 2 <= len(next(iter(solve(scene.rules)))) <= 5:
        return None
    return _exercise(
        scene,
        "map.water-next",
        seed,
        _everywhere(board),
        solve,
        ("board.shallows", "board.zeus-space", "move.blocked"),
        facts={"space": board.spaces[space]},
        look=(space,),
    )


def landfall(scene: Scene, seed: int) -> E | None:
    """Point at every island and city next to the ship."""
    board, ship = scene.rules.board, scene.me.ship

    def solve(rules: Delphi) -> Answers:
        return _pointed(board, _in_reach(rules, scene))

    if not 2 <= len(board.shore[ship]) <= 5:
        return None
    return _exercise(
        scene,
        "map.landfall",
        seed,
        _everywhere(board),
        solve,
        ("action.adjacent",),
        facts={"space": board.spaces[ship]},
        look=(ship,),
    )


def which_land(scene: Scene, seed: int) -> E | None:
    """Which of four islands and cities is next to the ship?"""
    board, ship = scene.rules.board, scene.me.ship
    near, near2 = board.shore[ship], set(board.shore2[ship])
    around = board.spaces[ship].hex
    further = [
        i for i in _land(board) if i not in near and distance(board.spaces[i].hex, around) < 4
    ]
    if not near or len(further) < 3 or len(near2 & set(further)) < 2:
        return None
    further.sort(key=lambda i: i not in near2)
    options = tuple(sorted((scene.random.choice(near), *further[:3])))

    def solve(rules: Delphi) -> Answers:
        near = _in_reach(rules, scene)
        return frozenset((board.spaces[i].name,) for i in options if i in near)

    return _exercise(
        scene,
        "map.which-land",
        seed,
        Choice(tuple(board.spaces[i].name for i in options)),
        solve,
        ("action.adjacent",),
        look=(ship,),
    )


def both(scene: Scene, seed: int) -> E | None:
    """Point at all water from which two places on land are within reach."""
    board = scene.rules.board
    land = _land(board)
    one = scene.random.choice(land)
    others = [
        i
        for i in land
        if i != one and {*board.adjacent[one]} & {*board.adjacent[i]} & {*board.water}
    ]
    if not others:
        return None
    other = scene.random.choice(others)
    shared = {*board.adjacent[one]} & {*board.adjacent[other]}
    if seed % 2 and not any(board.spaces[i].terrain in CLOSED for i in shared):
        return None

    def solve(rules: Delphi) -> Answers:
        board = rules.board
        return _pointed(board, (i for i in board.water if {one, other} <= {*board.shore[i]}))

    return _exercise(
        scene,
        "map.both",
        seed,
        _everywhere(board),
        solve,
        ("action.adjacent", "board.shallows", "board.zeus-space"),
        facts={"space": board.spaces[one], "other": board.spaces[other]},
        look=(one, other),
    )


# --- which way a ship gets there -----------------------------------------------------------------


def straight(scene: Scene, seed: int) -> E | None:
    """May a ship go straight through the space between two others?"""
    board = scene.rules.board
    wanted = seed % 2 == 0
    closed = {i for i, space in enumerate(board.spaces) if space.terrain in CLOSED}
    middles = board.water if wanted else closed if seed % 4 < 3 else _land(board)
    middle = scene.random.choice(sorted(middles))
    lines = _lines(board, middle)
    if not lines:
        return None
    start, end = scene.random.choice(lines)
    placed = scene.with_me(ship=start)

    def solve(rules: Delphi) -> Answers:
        sailing = rules.board.sailing
        return frozenset({(YES if middle in sailing[start] and end in sailing[middle] else NO,)})

    return _exercise(
        placed,
        "map.straight",
        seed,
        Choice((YES, NO)),
        solve,
        ("move.blocked", "board.shallows", "board.zeus-space"),
        facts={
            "start": board.spaces[start],
            "space": board.spaces[middle],
            "end": board.spaces[end],
        },
        look=(middle,),
    )


def _lines(board: Board, middle: int) -> list[tuple[int, int]]:
    """The water on opposite sides of a space."""
    at: dict[Hex, int] = {board.spaces[i].hex: i for i in board.water}
    center = board.spaces[middle].hex
    sides = ((add(center, (-q, -r)), add(center, (q, r))) for q, r in DIRECTIONS)
    return [(at[a], at[b]) for a, b in sides if a in at and b in at]


def steps(scene: Scene, seed: int) -> E | None:
    """How many steps is it from the ship to another space?"""
    board, ship = scene.rules.board, scene.me.ship
    row = board.distance()[ship]
    here = board.spaces[ship].hex
    ends = [
        i
        for i in board.water
        if 2 <= row[i] <= 6 and (row[i] > distance(here, board.spaces[i].hex)) == (seed % 3 > 0)
    ]
    if not ends:
        return None
    end = scene.random.choice(ends)

    def solve(rules: Delphi) -> Answers:
        far = rules.board.distance()[ship][end]
        return frozenset({(str(far),)} if far < _FAR else ())

    return _exercise(
        scene,
        "map.steps",
        seed,
        Number(1, 12),
        solve,
        ("move.blocked", "board.shallows", "board.zeus-space"),
        facts={"start": board.spaces[ship], "end": board.spaces[end]},
        look=(ship, end),
    )


def nearby(scene: Scene, seed: int) -> E | None:
    """Point at all water of a color that is at most so many steps away."""
    board, ship = scene.rules.board, scene.me.ship
    color, most = scene.random.randrange(len(COLORS)), 2 + seed % 2

    def solve(rules: Delphi) -> Answers:
        board = rules.board
        row = board.distance()[ship]
        return _pointed(
            board, (i for i in board.water if row[i] <= most and board.spaces[i].color == color)
        )

    if board.spaces[ship].color == color or not 2 <= len(next(iter(solve(scene.rules)))) <= 5:
        return None
    return _exercise(
        scene,
        "map.nearby",
        seed,
        _everywhere(board),
        solve,
        ("move.blocked", "board.shallows", "board.zeus-space"),
        facts={"color": Color(color), "number": most, "space": board.spaces[ship]},
        look=(ship,),
    )


def route(scene: Scene, seed: int) -> E | None:
    """Put the spaces of a shortest way in the order in which the ship sails over them."""
    board, ship = scene.rules.board, scene.me.ship
    row = board.distance()[ship]
    ends = [i for i in board.water if row[i] == 4]
    if not ends:
        return None
    way = [scene.random.choice(ends)]
    while row[way[-1]] > 1:
        back = [i for i in board.sailing[way[-1]] if row[i] == row[way[-1]] - 1]
        way.append(scene.random.choice(back))
    items = tuple(sorted(way))

    def solve(rules: Delphi) -> Answers:
        sailing = rules.board.sailing
        return frozenset(
            tuple(board.spaces[i].name for i in one)
            for one in permutations(items)
            if all(b in sailing[a] for a, b in zip((ship, *one), one, strict=False))
        )

    if len(solve(scene.rules)) > 1:
        return None
    return _exercise(
        scene,
        "map.route",
        seed,
        Order(tuple(board.spaces[i].name for i in items)),
        solve,
        ("move.blocked",),
        facts={"space": board.spaces[ship]},
        look=(ship,),
    )


def dock(scene: Scene, seed: int) -> E | None:
    """Lay the ship next to an island or a city with one move."""
    plain = scene.with_me(favor=0)
    board, seat = scene.rules.board, scene.position.turn

    def moves(rules: Delphi) -> list[Action]:
        return [
            one
            for one in rules.legal_actions(plain.position)
            if one.verb == Verb.MOVE and one.color == one.source
        ]

    now = moves(plain.rules)
    goals = [
        i
        for i in _land(board)
        if i not in board.shore[scene.me.ship] and any(i in board.shore[m.target] for m in now)
    ]
    if not goals:
        return None
    goal = scene.random.choice(goals)

    def solve(rules: Delphi) -> Answers:
        write = rules.notation.write
        shore = rules.board.shore
        return frozenset((write(one),) for one in moves(rules) if goal in shore[one.target])

    def there(position: Position) -> bool:
        return goal in board.shore[position.players[seat].ship]

    return _exercise(
        plain,
        "map.dock",
        seed,
        Line(1),
        solve,
        ("action.adjacent", "move.range", "move.end-color", "move.blocked"),
        facts={"space": board.spaces[goal]},
        goal=there,
        look=(goal,),
    )


# --- all of them ---------------------------------------------------------------------------------


def _exercise(
    scene: Scene,
    template: str,
    seed: int,
    form: Form,
    solve: Any,
    rests_on: tuple[str, ...],
    **more: Any,
) -> E:
    prompt = f"ask-{template.replace('.', '-')}"
    return Exercise(
        template, seed, scene.rules, scene.position, prompt, form, solve, rests_on, **more
    )


def _made(name: str, make: Any, seed: int) -> E:
    return first(name, seed, lambda scene: make(scene, seed))


TEMPLATES: Final[dict[str, Any]] = {
    name: partial(_made, name, make)
    for name, make in {
        "map.kind": kind,
        "map.find": find,
        "map.sites": sites,
        "map.water-next": water_next,
        "map.landfall": landfall,
        "map.which-land": which_land,
        "map.both": both,
        "map.straight": straight,
        "map.steps": steps,
        "map.nearby": nearby,
        "map.route": route,
        "map.dock": dock,
    }.items()
}
