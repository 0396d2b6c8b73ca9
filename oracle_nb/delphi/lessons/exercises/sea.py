"""Exercises on building the sea: whether it is correct, its faults, and how to repair it."""

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any, Final

from oracle_nb.core.hexgrid import distance
from oracle_nb.delphi.board import UNREACHABLE, Board, Layout, LayoutFault, Terrain, tiles
from oracle_nb.delphi.board.faults import city_gaps
from oracle_nb.delphi.lessons.exercises.faulty_seas import (
    KINDS,
    SEAS,
    STEPS,
    FaultySea,
    SeaEdit,
    delicate,
    edits,
    fault_kind,
    sea,
    turned,
)
from oracle_nb.delphi.lessons.exercises.map_reading import named
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import (
    NO,
    YES,
    Question,
    anywhere,
    pointed,
    template,
)
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.exercises import Answers, SingleChoice

_OFFERED: Final = 4

Gap = tuple[Color, Color, int]
"""Two neighboring cities, and the angle between them in degrees."""


def _laid(scene: ExerciseScene, *kinds: str) -> tuple[FaultySea, ExerciseScene]:
    """Return a sea of one of some kinds, and the scene with it instead of its board."""
    one = sea(scene.random.choice(kinds), scene.random.randrange(SEAS))
    return one, scene.moved_to(one.rules, one.position)


def _gaps(layout: Layout) -> tuple[Gap, ...]:
    """Return the angles between neighboring cities, clockwise."""
    kinds = {
        place: (cell.kind, tiles()[one.tile].is_city)
        for one in layout.tiles
        for place, cell in zip(one.hexes(), tiles()[one.tile].cells, strict=True)
    }
    cities = {h: kind.color for h, (kind, _) in kinds.items() if kind.terrain == Terrain.CITY}
    water = [h for h, (kind, own) in kinds.items() if kind.terrain == Terrain.WATER and not own]
    return tuple(
        (Color(cities[a]), Color(cities[b]), round(angle))
        for (a, b), angle in city_gaps(tuple(cities), water)
    )


def _close(layout: Layout) -> Reason:
    """Return the two neighboring cities that are closest together."""
    one, other, degrees = min(_gaps(layout), key=lambda gap: gap[2])
    return Reason("why-sea-close", {"color": one, "neighbor": other, "degrees": degrees})


def cut_off(faults: Iterable[LayoutFault]) -> set[tuple[int, int]]:
    """Return the hexes of water that is cut off."""
    return {h for fault in faults if fault.facts["problem"] == "cut-off" for h in fault.hexes}


def _cut(scene: ExerciseScene, layout: Layout) -> Reason:
    """Return which water of the scene is cut off."""
    board = scene.rules.board
    gone = named(scene, map(board.at, cut_off(layout.faults())))
    return Reason("why-sea-cut", {"count": len(gone), "spaces": gone})


def state_reasons(scene: ExerciseScene, one: FaultySea, general: str) -> tuple[Reason, ...]:
    """Return whether a sea is built correctly, and its fault otherwise."""
    match fault_kind(one.layout.faults()):
        case "sound":
            angles = [degrees for _, _, degrees in _gaps(one.layout)]
            facts = {"least": min(angles), "most": max(angles)}
            facts["count"] = len(scene.rules.board.water)
            found = Reason("why-sea-whole", facts)
        case "spacing":
            found = _close(one.layout)
        case _:
            found = _cut(scene, one.layout)
    return Reason(general), found


# --- is it whole? --------------------------------------------------------------------------------


@template("sea.sound", rests_on=("board.connected", "board.cities"), form=SingleChoice((YES, NO)))
def sound(scene: ExerciseScene) -> Question:
    """Ask whether a sea is built correctly."""
    one, shown = _laid(scene, *(("sound",), KINDS[1:])[scene.seed % 2])

    def answers(rules: Delphi) -> Answers:
        return frozenset({(NO if rules.layout_faults(one.layout) else YES,)})

    return Question(shown, answers, explain=partial(state_reasons, shown, one, "why-sea-sound"))


@template(
    "sea.what",
    rests_on=("board.connected", "board.cities"),
    form=SingleChoice(tuple(f"sea-is-{kind}" for kind in KINDS)),
)
def fault(scene: ExerciseScene) -> Question:
    """Ask what is wrong with a sea."""
    one, shown = _laid(scene, KINDS[scene.seed % len(KINDS)])

    def answers(rules: Delphi) -> Answers:
        found = fault_kind(rules.layout_faults(one.layout))
        return frozenset({(f"sea-is-{found}",)} if found else ())

    return Question(shown, answers, explain=partial(state_reasons, shown, one, "why-sea-what"))


def pond_reasons(scene: ExerciseScene, one: FaultySea) -> tuple[Reason, ...]:
    """Return how much water is cut off, and which."""
    count = {"count": len(cut_off(one.layout.faults()))}
    return (
        Reason("why-sea-pond"),
        Reason("why-sea-cut-count", count),
        _cut(scene, one.layout),
    )


@template("sea.pond", rests_on=("board.connected", "board.shallows"))
def pond(scene: ExerciseScene) -> Question:
    """Ask for the water that is cut off."""
    one, shown = _laid(scene, ("pond", "city")[scene.seed % 2])
    board = one.rules.board
    gone = {board.at(h) for h in cut_off(one.layout.faults())}
    start = next(i for i in board.water if i not in gone)

    def answers(rules: Delphi) -> Answers:
        row = rules.board.distance()[start]
        found = map(rules.board.at, cut_off(rules.layout_faults(one.layout)))
        return pointed(board, (i for i in found if row[i] == UNREACHABLE))

    return Question(
        shown,
        answers,
        form=anywhere(board),
        look=tuple(sorted(gone)),
        explain=partial(pond_reasons, shown, one),
    )


def reach_reasons(scene: ExerciseScene, end: int, gone: Collection[int]) -> tuple[Reason, ...]:
    """Return the way to a space, or how small the part of the sea around it is."""
    board = scene.rules.board
    facts = {"end": board.spaces[end], "count": len(gone)}
    found = Reason("why-sea-pool", facts)
    if end not in gone:
        steps = board.distance()[scene.me.ship][end]
        found = Reason("why-sea-route", {"end": board.spaces[end], "steps": steps})
    return Reason("why-sea-reach"), found


@template(
    "sea.reach",
    rests_on=("board.connected", "board.shallows", "move.blocked"),
    form=SingleChoice((YES, NO)),
)
def reach(scene: ExerciseScene) -> Question:
    """Ask whether a ship can get from one space to another at all."""
    one, shown = _laid(scene, "pond", "city")
    board = one.rules.board
    gone = sorted(board.at(h) for h in cut_off(one.layout.faults()))
    sea_of_all = [i for i in board.water if i not in gone]
    end = scene.random.choice(gone)
    near = [i for i in sea_of_all if 2 <= _apart(board, i, end) <= 4]
    if scene.seed % 2:
        end = scene.random.choice(sea_of_all)
        near = [i for i in sea_of_all if 2 <= _apart(board, i, end) <= 4]
    assume(near)
    start = scene.random.choice(near)

    def answers(rules: Delphi) -> Answers:
        far = rules.board.distance()[start][end]
        return frozenset({(YES if far < UNREACHABLE else NO,)})

    moored = shown.with_me(ship=start)
    return Question(
        moored,
        answers,
        facts={"start": board.spaces[start], "end": board.spaces[end]},
        look=(start, end),
        explain=partial(reach_reasons, moored, end, gone),
        draw=lambda: () if end in gone else (board.route(start, end),),
    )


def _apart(board: Board, one: int, other: int) -> int:
    return distance(board.spaces[one].hex, board.spaces[other].hex)


def _smaller(board: Board, without: int) -> set[int]:
    """Return the smaller of the two parts of the sea without a space."""
    start = next(i for i in board.water if i != without)
    found, todo = {start}, [start]
    while todo:
        new = [i for i in board.sailing[todo.pop()] if i not in found and i != without]
        found.update(new)
        todo += new
    rest = set(board.water) - found - {without}
    return min(found, rest, key=len)


def strait_reasons(scene: ExerciseScene, space: int) -> tuple[Reason, ...]:
    """Return how much water a space connects with the rest."""
    board = scene.rules.board
    small = _smaller(board, space)
    facts = {
        "space": board.spaces[space],
        "count": len(small),
        "rest": len(board.water) - 1 - len(small),
    }
    return Reason("why-sea-strait"), Reason("why-sea-strait-is", facts)


@template("sea.strait", rests_on=("board.connected", "board.shallows"))
def strait(scene: ExerciseScene) -> Question:
    """Ask which of some spaces keeps the sea connected."""
    board = scene.rules.board
    straits = [i for i in board.water if not _whole(board, without=i)]
    assume(straits)
    one = scene.random.choice(straits)
    others = scene.random.sample([i for i in board.water if i not in straits], _OFFERED - 1)
    options = sorted((one, *others))

    def answers(rules: Delphi) -> Answers:
        return frozenset(
            (board.spaces[i].name,) for i in options if not _whole(rules.board, without=i)
        )

    return Question(
        scene,
        answers,
        form=SingleChoice(tuple(board.spaces[i].name for i in options)),
        look=(one,),
        explain=partial(strait_reasons, scene, one),
    )


def _whole(board: Board, without: int) -> bool:
    """Return whether all other water is connected."""
    start = next(i for i in board.water if i != without)
    found, todo = {start, without}, [start]
    while todo:
        new = [i for i in board.sailing[todo.pop()] if i not in found]
        found.update(new)
        todo += new
    return len(found) == len(board.water)


def crowded_reasons(one: FaultySea) -> tuple[Reason, ...]:
    """Return the angle between the cities that are too close together."""
    return Reason("why-sea-crowded"), _close(one.layout)


# --- the cities ----------------------------------------------------------------------------------


@template("sea.crowded", rests_on=("board.cities",))
def crowded(scene: ExerciseScene) -> Question:
    """Ask for the two cities that are too close together."""
    one, shown = _laid(scene, "spacing")
    board = one.rules.board

    def answers(rules: Delphi) -> Answers:
        close = (
            fault.hexes
            for fault in rules.layout_faults(one.layout)
            if fault.facts["problem"] == "spacing" and fault.facts["degrees"] < fault.facts["least"]
        )
        return pointed(board, (board.at(h) for pair in close for h in pair))

    cities = tuple(city for city in board.cities if city >= 0)
    return Question(
        shown, answers, form=anywhere(board), look=cities, explain=partial(crowded_reasons, one)
    )


def city_reasons(scene: ExerciseScene, one: FaultySea, color: str) -> tuple[Reason, ...]:
    """Return what is wrong with the place of a city."""
    wrong = Color[color.upper()]
    if fault_kind(one.layout.faults()) == "city":
        board = scene.rules.board
        gone = named(scene, map(board.at, cut_off(one.layout.faults())))
        found = Reason("why-sea-city-cut", {"color": wrong, "spaces": gone})
    else:
        beside = {b if a == wrong else a: n for a, b, n in _gaps(one.layout) if wrong in (a, b)}
        near, far = sorted(beside, key=lambda other: beside[other])
        facts = {"color": wrong, "neighbor": near, "degrees": beside[near]}
        found = Reason("why-sea-city-gaps", {**facts, "opposite": far, "more": beside[far]})
    return Reason("why-sea-city"), found


@template(
    "sea.city",
    rests_on=("board.cities", "board.connected"),
    form=SingleChoice(tuple(map(str, COLORS))),
)
def city(scene: ExerciseScene) -> Question:
    """Ask which city must be placed elsewhere."""
    one, shown = _laid(scene, ("city", "spacing")[scene.seed % 2])

    def answers(rules: Delphi) -> Answers:
        return frozenset((name,) for name in _misplaced(one.layout, rules))

    return Question(
        shown,
        answers,
        look=tuple(space for space in one.rules.board.cities if space >= 0),
        explain=lambda: city_reasons(shown, one, min(answers(shown.rules))[0]),
    )


def _misplaced(layout: Layout, rules: Delphi) -> set[str]:
    """Return the colors of the cities in every fault."""
    faults = rules.layout_faults(layout)
    found = set(map(str, COLORS)) if faults else set()
    for fault in faults:
        found &= {
            one.tile.removeprefix("C-")
            for one in layout.tiles
            if tiles()[one.tile].is_city and {*one.hexes()} & {*fault.hexes}
        }
    return found


# --- repairs ----------------------------------------------------------------------------------


@template("sea.turn", rests_on=("board.connected", "board.tiles"))
def turn(scene: ExerciseScene) -> Question:
    """Ask which rotation of a ring would break the sea."""
    one, ring = delicate(scene.random.randrange(SEAS))
    middle = one.at[ring]
    options = tuple(f"sea-turn-{steps}" for steps in STEPS)

    def answers(rules: Delphi) -> Answers:
        return frozenset(
            (option,)
            for option, steps in zip(options, STEPS, strict=True)
            if rules.layout_faults(turned(one.layout, ring, steps))
        )

    return Question(
        scene.moved_to(one.rules, one.position),
        answers,
        form=SingleChoice(options),
        facts={"space": one.rules.board.spaces[middle]},
        look=(middle,),
        explain=lambda: _turned_reasons(one, ring, min(answers(one.rules))[0]),
    )


def turn_reasons(layout: Layout, steps: int) -> tuple[Reason, ...]:
    """Return how much water a rotation cuts off; ``layout`` is the sea after it."""
    facts = {"steps": steps, "count": len(cut_off(layout.faults()))}
    return Reason("why-sea-turn"), Reason("why-sea-turn-cuts", facts)


def _turned_reasons(one: FaultySea, ring: str, option: str) -> tuple[Reason, ...]:
    """Return why the rotation of an option breaks a sea."""
    steps = int(option.removeprefix("sea-turn-"))
    return turn_reasons(turned(one.layout, ring, steps), steps)


def mend_reasons(
    scene: ExerciseScene, one: FaultySea, offered: Sequence[SeaEdit]
) -> tuple[Reason, ...]:
    """Return what is cut off, and the change that connects it."""
    board = scene.rules.board
    good = next(edit for edit in offered if edit.mends)
    facts = {
        "change": good.edit,
        "space": board.spaces[good.at],
        "other": board.spaces[good.to],
        "steps": good.by,
        "count": len(board.water),
    }
    return _cut(scene, one.layout), Reason("why-sea-mend"), Reason("why-sea-mend-by", facts)


@template("sea.mend", rests_on=("board.connected", "board.tiles"))
def mend(scene: ExerciseScene) -> Question:
    """Ask which of four changes repairs the sea."""
    number = scene.random.randrange(SEAS)
    good = [edit for edit in edits(number) if edit.mends]
    bad = [edit for edit in edits(number) if not edit.mends]
    assume(good and len(bad) >= _OFFERED - 1)
    offered = [scene.random.choice(good), *scene.random.sample(bad, _OFFERED - 1)]
    scene.random.shuffle(offered)
    options = tuple(f"sea-mend-{place}" for place in range(1, _OFFERED + 1))

    def answers(rules: Delphi) -> Answers:
        return frozenset(
            (option,)
            for option, edit in zip(options, offered, strict=True)
            if not rules.layout_faults(edit.layout)
        )

    one = sea("pond", number)
    spaces = one.rules.board.spaces
    facts: dict[str, Any] = {}
    for place, edit in enumerate(offered, 1):
        facts[f"edit{place}"], facts[f"by{place}"] = edit.edit, edit.by
        facts[f"at{place}"], facts[f"to{place}"] = spaces[edit.at], spaces[edit.to]
    gone = {one.rules.board.at(h) for h in cut_off(one.layout.faults())}
    shown = scene.moved_to(one.rules, one.position)
    return Question(
        shown,
        answers,
        form=SingleChoice(options),
        facts=facts,
        look=tuple(sorted(gone)),
        explain=partial(mend_reasons, shown, one, offered),
    )
