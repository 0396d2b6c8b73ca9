"""Exercises on building the sea: whether it is correct, its faults, and how to repair it."""

from functools import partial
from typing import Any, Final

from oracle_nb.core.hexgrid import distance
from oracle_nb.delphi.board import UNREACHABLE, Board, Layout, tiles
from oracle_nb.delphi.lessons.exercises import sea_reasons
from oracle_nb.delphi.lessons.exercises.asking import (
    NO,
    YES,
    E,
    anywhere,
    asked,
    pointed,
    templates,
)
from oracle_nb.delphi.lessons.exercises.faulty_seas import (
    KINDS,
    SEAS,
    STEPS,
    FaultySea,
    delicate,
    edits,
    fault_kind,
    sea,
    turned,
)
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.lessons.exercises.sea_reasons import cut_off
from oracle_nb.delphi.pieces import COLORS
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason, Answers, SingleChoice

_OFFERED: Final = 4


def _laid(scene: ExerciseScene, *kinds: str) -> tuple[FaultySea, ExerciseScene]:
    """Return a sea of one of some kinds, and the scene with it instead of its board."""
    one = sea(scene.random.choice(kinds), scene.random.randrange(SEAS))
    return one, ExerciseScene(one.rules, one.position, scene.random)


# --- is it whole? --------------------------------------------------------------------------------


def sound(scene: ExerciseScene, seed: int) -> E | None:
    """Ask whether a sea is built correctly."""
    one, shown = _laid(scene, *(("sound",), KINDS[1:])[seed % 2])

    def solve(rules: Delphi) -> Answers:
        return frozenset({(NO if rules.layout_faults(one.layout) else YES,)})

    return asked(
        shown,
        "sea.sound",
        seed,
        SingleChoice((YES, NO)),
        solve,
        ("board.connected", "board.cities"),
        explain=partial(sea_reasons.state, shown, one, "why-sea-sound"),
    )


def fault(scene: ExerciseScene, seed: int) -> E | None:
    """Ask what is wrong with a sea."""
    one, shown = _laid(scene, KINDS[seed % len(KINDS)])

    def solve(rules: Delphi) -> Answers:
        found = fault_kind(rules.layout_faults(one.layout))
        return frozenset({(f"sea-is-{found}",)} if found else ())

    return asked(
        shown,
        "sea.what",
        seed,
        SingleChoice(tuple(f"sea-is-{kind}" for kind in KINDS)),
        solve,
        ("board.connected", "board.cities"),
        explain=partial(sea_reasons.state, shown, one, "why-sea-what"),
    )


def pond(scene: ExerciseScene, seed: int) -> E | None:
    """Ask for the water that is cut off."""
    one, shown = _laid(scene, ("pond", "city")[seed % 2])
    board = one.rules.board
    gone = {board.at(h) for h in cut_off(one.layout.faults())}
    start = next(i for i in board.water if i not in gone)

    def solve(rules: Delphi) -> Answers:
        row = rules.board.distance()[start]
        found = map(rules.board.at, cut_off(rules.layout_faults(one.layout)))
        return pointed(board, (i for i in found if row[i] == UNREACHABLE))

    return asked(
        shown,
        "sea.pond",
        seed,
        anywhere(board),
        solve,
        ("board.connected", "board.shallows"),
        look=tuple(sorted(gone)),
        explain=partial(sea_reasons.pond, shown, one),
    )


def reach(scene: ExerciseScene, seed: int) -> E | None:
    """Ask whether a ship can get from one space to another at all."""
    one, shown = _laid(scene, "pond", "city")
    board = one.rules.board
    gone = sorted(board.at(h) for h in cut_off(one.layout.faults()))
    sea_of_all = [i for i in board.water if i not in gone]
    end = scene.random.choice(gone)
    near = [i for i in sea_of_all if 2 <= _apart(board, i, end) <= 4]
    if seed % 2:
        end = scene.random.choice(sea_of_all)
        near = [i for i in sea_of_all if 2 <= _apart(board, i, end) <= 4]
    if not near:
        return None
    start = scene.random.choice(near)

    def solve(rules: Delphi) -> Answers:
        far = rules.board.distance()[start][end]
        return frozenset({(YES if far < UNREACHABLE else NO,)})

    moored = shown.with_me(ship=start)
    return asked(
        moored,
        "sea.reach",
        seed,
        SingleChoice((YES, NO)),
        solve,
        ("board.connected", "board.shallows", "move.blocked"),
        facts={"start": board.spaces[start], "end": board.spaces[end]},
        look=(start, end),
        explain=partial(sea_reasons.reach, moored, end, gone),
        draw=lambda: () if end in gone else (board.route(start, end),),
    )


def _apart(board: Board, one: int, other: int) -> int:
    return distance(board.spaces[one].hex, board.spaces[other].hex)


def strait(scene: ExerciseScene, seed: int) -> E | None:
    """Ask which of some spaces keeps the sea connected."""
    board = scene.rules.board
    straits = [i for i in board.water if not _whole(board, without=i)]
    if not straits:
        return None
    one = scene.random.choice(straits)
    others = scene.random.sample([i for i in board.water if i not in straits], _OFFERED - 1)
    options = sorted((one, *others))

    def solve(rules: Delphi) -> Answers:
        return frozenset(
            (board.spaces[i].name,) for i in options if not _whole(rules.board, without=i)
        )

    return asked(
        scene,
        "sea.strait",
        seed,
        SingleChoice(tuple(board.spaces[i].name for i in options)),
        solve,
        ("board.connected", "board.shallows"),
        look=(one,),
        explain=partial(sea_reasons.strait, scene, one),
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


# --- the cities ----------------------------------------------------------------------------------


def crowded(scene: ExerciseScene, seed: int) -> E | None:
    """Ask for the two cities that are too close together."""
    one, shown = _laid(scene, "spacing")
    board = one.rules.board

    def solve(rules: Delphi) -> Answers:
        close = (
            fault.hexes
            for fault in rules.layout_faults(one.layout)
            if fault.facts["problem"] == "spacing" and fault.facts["degrees"] < fault.facts["least"]
        )
        return pointed(board, (board.at(h) for pair in close for h in pair))

    cities = tuple(city for city in board.cities if city >= 0)
    return asked(
        shown,
        "sea.crowded",
        seed,
        anywhere(board),
        solve,
        ("board.cities",),
        look=cities,
        explain=partial(sea_reasons.crowded, one),
    )


def city(scene: ExerciseScene, seed: int) -> E | None:
    """Ask which city must be placed elsewhere."""
    one, shown = _laid(scene, ("city", "spacing")[seed % 2])

    def solve(rules: Delphi) -> Answers:
        return frozenset((name,) for name in _misplaced(one.layout, rules))

    return asked(
        shown,
        "sea.city",
        seed,
        SingleChoice(tuple(map(str, COLORS))),
        solve,
        ("board.cities", "board.connected"),
        look=tuple(space for space in one.rules.board.cities if space >= 0),
        explain=lambda: sea_reasons.city(shown, one, min(solve(shown.rules))[0]),
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


def turn(scene: ExerciseScene, seed: int) -> E | None:
    """Ask which rotation of a ring would break the sea."""
    one, ring = delicate(scene.random.randrange(SEAS))
    middle = one.at[ring]
    options = tuple(f"sea-turn-{steps}" for steps in STEPS)

    def solve(rules: Delphi) -> Answers:
        return frozenset(
            (option,)
            for option, steps in zip(options, STEPS, strict=True)
            if rules.layout_faults(turned(one.layout, ring, steps))
        )

    return asked(
        ExerciseScene(one.rules, one.position, scene.random),
        "sea.turn",
        seed,
        SingleChoice(options),
        solve,
        ("board.connected", "board.tiles"),
        facts={"space": one.rules.board.spaces[middle]},
        look=(middle,),
        explain=lambda: _turned_reasons(one, ring, min(solve(one.rules))[0]),
    )


def _turned_reasons(one: FaultySea, ring: str, option: str) -> tuple[AnswerReason, ...]:
    """Return why the rotation of an option breaks a sea."""
    steps = int(option.removeprefix("sea-turn-"))
    return sea_reasons.turn(turned(one.layout, ring, steps), steps)


def mend(scene: ExerciseScene, seed: int) -> E | None:
    """Ask which of four changes repairs the sea."""
    number = scene.random.randrange(SEAS)
    good = [edit for edit in edits(number) if edit.mends]
    bad = [edit for edit in edits(number) if not edit.mends]
    if not good or len(bad) < _OFFERED - 1:
        return None
    offered = [scene.random.choice(good), *scene.random.sample(bad, _OFFERED - 1)]
    scene.random.shuffle(offered)
    options = tuple(f"sea-mend-{place}" for place in range(1, _OFFERED + 1))

    def solve(rules: Delphi) -> Answers:
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
    shown = ExerciseScene(one.rules, one.position, scene.random)
    return asked(
        shown,
        "sea.mend",
        seed,
        SingleChoice(options),
        solve,
        ("board.connected", "board.tiles"),
        facts=facts,
        look=tuple(sorted(gone)),
        explain=partial(sea_reasons.mend, shown, one, offered),
    )


TEMPLATES: Final[dict[str, Any]] = templates(
    {
        "sea.sound": sound,
        "sea.what": fault,
        "sea.pond": pond,
        "sea.reach": reach,
        "sea.strait": strait,
        "sea.crowded": crowded,
        "sea.city": city,
        "sea.turn": turn,
        "sea.mend": mend,
    }
)
