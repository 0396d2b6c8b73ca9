"""Exercises on reading the map: kinds of spaces, neighbors, and routes."""

from functools import partial
from itertools import combinations
from typing import Final

from oracle_nb.core.hexgrid import distance
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.lessons.exercises import map_reasons
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import (
    CLOSED,
    Question,
    anywhere,
    by_hole,
    land,
    pointed,
    template,
)
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Answers, SingleChoice

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
        [one.index for one in board.spaces if _KINDS[one.terrain][0] == wanted]
    )

    def answers(rules: Delphi) -> Answers:
        return frozenset({(_KINDS[rules.board.spaces[space].terrain][0],)})

    rests_on = (_RULE_OF[wanted], *(r for r in _RULE_OF.values() if r != _RULE_OF[wanted]))
    return Question(
        scene,
        answers,
        form=SingleChoice(options),
        rests_on=rests_on,
        facts={"space": board.spaces[space]},
        look=(space,),
        asks_what_lies=True,
        explain=partial(map_reasons.kind, scene, space, _TERRAIN_OF[wanted]),
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
        found = (s.index for s in believed.spaces if _KINDS[s.terrain][0] == wanted)
        return pointed(believed, found)

    return Question(
        scene,
        answers,
        form=anywhere(board),
        rests_on=(_RULE_OF[wanted],),
        facts={"kind": wanted.removeprefix("name-terrain-")},
        look=tuple(s.index for s in board.spaces if _KINDS[s.terrain][0] == wanted)[:1],
        asks_what_lies=True,
        explain=lambda: map_reasons.find(scene, min(answers(scene.rules))),
    )


@template("map.sites", rests_on=("setup.statue-sites",))
def sites(scene: ExerciseScene) -> Question:
    """Ask for the statue islands with a building site of a color."""
    color = scene.seed % len(COLORS)

    def answers(rules: Delphi) -> Answers:
        board = rules.board
        return pointed(board, (i for i in board.statues if board.spaces[i].sites >> color & 1))

    return Question(
        scene,
        answers,
        form=anywhere(scene.rules.board),
        facts={"color": Color(color)},
        look=scene.rules.board.statues,
        explain=lambda: map_reasons.sites(scene, color, min(answers(scene.rules))),
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
    return Question(
        scene,
        answers,
        form=anywhere(board),
        facts={"space": board.spaces[space]},
        look=(space,),
        explain=lambda: map_reasons.water_next(scene, space, min(answers(scene.rules))),
    )


@template("map.landfall", rests_on=("action.adjacent",))
def landfall(scene: ExerciseScene) -> Question:
    """Ask for every island and city next to the ship."""
    board, ship = scene.rules.board, scene.me.ship

    def answers(rules: Delphi) -> Answers:
        return pointed(board, _in_reach(rules, scene))

    assume(2 <= len(board.shore[ship]) <= 5)
    return Question(
        scene,
        answers,
        form=anywhere(board),
        facts={"space": board.spaces[ship]},
        look=(ship,),
        explain=lambda: map_reasons.landfall(scene, min(answers(scene.rules))),
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

    return Question(
        scene,
        answers,
        form=SingleChoice(tuple(board.spaces[i].name for i in options)),
        look=(ship,),
        explain=lambda: map_reasons.which_land(scene, min(answers(scene.rules))[0]),
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
    one, other = scene.random.choice(pairs)

    def answers(rules: Delphi) -> Answers:
        board = rules.board
        return pointed(board, (i for i in board.water if {one, other} <= {*board.shore[i]}))

    return Question(
        scene,
        answers,
        form=anywhere(board),
        facts={"space": board.spaces[one], "other": board.spaces[other]},
        look=(one, other),
        explain=lambda: map_reasons.both(scene, one, other, min(answers(scene.rules))),
    )
