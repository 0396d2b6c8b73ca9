"""Exercises on building the sea: whether it is correct, its faults, and how to repair it."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import combinations
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from oracle_nb.core.chance import scatter
from oracle_nb.core.hexgrid import Hex, distance, neighbors
from oracle_nb.delphi.board import (
    UNREACHABLE,
    Board,
    Layout,
    LayoutFault,
    Placement,
    Terrain,
    compact_layout,
    tiles,
)
from oracle_nb.delphi.board.faults import city_gaps
from oracle_nb.delphi.board.tiles import tile_data
from oracle_nb.delphi.lessons.exercises.scenes import SHIPS, TILES, ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import (
    NO,
    YES,
    Question,
    anywhere,
    drawn,
    only,
    pointed,
    ranked,
    split_sea,
    template,
)
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.exercises import Answers, SingleChoice

SEAS: Final = 24
"""Number of seas of each kind, which take a moment to make."""
KINDS: Final = ("sound", "pond", "city", "spacing")
"""No fault; water of the tiles cut off; that of a city; wrong distances of cities."""
STEPS: Final = range(1, 6)
"""Possible rotations of a ring, each by 60 degrees."""
RINGS: Final = ("R0", "R1", "R2")
_TRIES: Final = 600


class FaultySea(msgspec.Struct, frozen=True):
    """A sea with rules and position to draw it."""

    layout: Layout
    rules: Delphi
    position: Position

    @property
    def middles(self) -> dict[str, int]:
        """The space in the middle of every ring, by its tile."""
        board = self.rules.board
        rings = (placement for placement in self.layout.tiles if placement.tile in RINGS)
        return {placement.tile: board.space_at(placement.hexes()[3]) for placement in rings}

    @property
    def dry(self) -> set[int]:
        """The water spaces that are cut off."""
        return {self.rules.board.space_at(h) for h in cut_off(self.layout.faults())}


class SeaEdit(NamedTuple):
    """A change of rings: their middle spaces, the rotation, and the resulting sea."""

    edit: str
    at: int
    to: int
    by: int
    layout: Layout
    mends: bool


def fault_kind(faults: Sequence[LayoutFault]) -> str:
    """Return the fault of a sea: one of KINDS, else ""."""
    problems = {fault.facts["problem"] for fault in faults}
    stages = {fault.facts.get("stage") for fault in faults} - {None}
    if not problems:
        return "sound"
    if problems == {"cut-off"}:
        return "pond" if "tiles" in stages else "city"
    return "spacing" if problems == {"spacing"} else ""


def turned(layout: Layout, tile: str, turns: int) -> Layout:
    """Return the layout with a ring rotated clockwise about its middle."""
    old = next(placement for placement in layout.tiles if placement.tile == tile)
    new = Placement(tile, old.flipped, (old.turns + turns) % 6)
    return relaid(layout, _shifted(new, old.hexes()[3]))


def exchanged(layout: Layout, ring: str, other: str) -> Layout:
    """Return the layout with two rings exchanged."""
    first, second = (next(p for p in layout.tiles if p.tile == name) for name in (ring, other))
    there = _shifted(first, second.hexes()[3])
    return relaid(relaid(layout, there), _shifted(second, first.hexes()[3]))


def relaid(layout: Layout, placement: Placement) -> Layout:
    """Return the layout with a tile placed elsewhere."""
    return Layout(tuple(placement if p.tile == placement.tile else p for p in layout.tiles))


def _shifted(placement: Placement, middle: Hex) -> Placement:
    """Return a ring placed with its middle on a hex."""
    own_q, own_r = placement.hexes()[3]
    return Placement(
        placement.tile,
        placement.flipped,
        placement.turns,
        placement.q + middle[0] - own_q,
        placement.r + middle[1] - own_r,
    )


@lru_cache(maxsize=8)
def sea(kind: str, number: int) -> FaultySea:
    """Return a sea of a kind, one of ``SEAS``."""
    return _shown(_layout(kind, number), number)


# The search takes longer than everything else, and a layout takes a hundredth of a sea's memory.
@lru_cache(maxsize=SEAS * len(KINDS))
def _layout(kind: str, number: int) -> Layout:
    random = Random(scatter(number, KINDS.index(kind)))
    if kind == "sound":
        return compact_layout(random.randrange(1 << 20))
    makers = {"pond": _tile_laid, "city": _city_laid, "spacing": _city_laid}
    for _ in range(_TRIES):
        layout = compact_layout(random.randrange(1 << 20))
        for changed in makers[kind](layout, random):
            faults = changed.faults()
            if fault_kind(faults) == kind and _plain(kind, faults):
                return changed
    raise ValueError(f"no sea of the kind {kind} was found")


def delicate(number: int) -> tuple[FaultySea, str]:
    """Return a correct sea, and a ring that exactly one of five rotations would break it with."""
    layout, ring = _delicate(number)
    return _shown(layout, number), ring


@lru_cache(maxsize=SEAS)
def _delicate(number: int) -> tuple[Layout, str]:
    random = Random(scatter(number, len(KINDS)))
    for _ in range(_TRIES):
        layout = compact_layout(random.randrange(1 << 20))
        for ring in RINGS:
            broken = [_divided(turned(layout, ring, steps).faults()) for steps in STEPS]
            if sorted(broken) == ["pond", *["sound"] * 4]:
                return layout, ring
    raise ValueError("no delicate sea was found")


def _divided(faults: Sequence[LayoutFault]) -> str:
    """Return the fault of a sea; "" if only the water of cities links its parts."""
    kind = fault_kind(faults)
    with_cities = any(fault.facts.get("stage") == "cities" for fault in faults)
    return kind if kind != "pond" or with_cities else ""


@lru_cache(maxsize=SEAS)
def edits(number: int) -> tuple[SeaEdit, ...]:
    """Return the changes of rings in a sea with a pond: rotations and exchanges."""
    pond = sea("pond", number)
    at, changes = pond.middles, []
    for ring in RINGS:
        for steps in STEPS:
            layout = turned(pond.layout, ring, steps)
            changes.append(SeaEdit("turn", at[ring], at[ring], steps, layout, not layout.faults()))
    for first, second in combinations(RINGS, 2):
        layout = exchanged(pond.layout, first, second)
        changes.append(SeaEdit("exchange", at[first], at[second], 0, layout, not layout.faults()))
    return tuple(changes)


def _plain(kind: str, faults: Sequence[LayoutFault]) -> bool:
    """Return whether the fault is obvious enough for a learner."""
    if kind == "spacing":
        wide = [fault.facts["degrees"] > fault.facts["most"] for fault in faults]
        return sorted(wide) == [False, True] and len({*faults[0].hexes} & {*faults[1].hexes}) == 1
    apart = all(fault.facts["parts"] == 2 and len(fault.hexes) <= 12 for fault in faults)
    return apart and len(faults) == (2 if kind == "pond" else 1)


def _tile_laid(layout: Layout, random: Random) -> Iterator[Layout]:
    """Yield layouts with one of the twelve tiles placed otherwise."""
    old = random.choice([part for part in layout.tiles if not tiles()[part.tile].is_city])
    wanted = frozenset(old.hexes())
    corner = min(wanted)
    for flipped in (False, True):
        for turns in range(6):
            q, r = min(Placement(old.tile, flipped, turns).hexes())
            placed = Placement(old.tile, flipped, turns, corner[0] - q, corner[1] - r)
            if wanted == frozenset(placed.hexes()):
                yield relaid(layout, placed)


def _city_laid(layout: Layout, random: Random) -> Iterator[Layout]:
    """Yield layouts with a city placed somewhere else on the rim."""
    old = random.choice([part for part in layout.tiles if tiles()[part.tile].is_city])
    others = {h for part in layout.tiles if part.tile != old.tile for h in part.hexes()}
    rim = sorted({near for h in others for near in neighbors(h)} - others)
    for _ in range(40):
        face = Placement(old.tile, random.random() < 0.5, random.randrange(6))
        q, r = random.choice(rim)
        own_q, own_r = random.choice(face.hexes())
        placed = Placement(face.tile, face.flipped, face.turns, q - own_q, r - own_r)
        if not others.intersection(placed.hexes()):
            yield relaid(layout, placed)


def _shown(layout: Layout, seed: int) -> FaultySea:
    """Return a scene of a sea without pieces; a board of hexes can have faults."""
    codes = tile_data()["tiles"]
    hexes = tuple(
        (*hex_, code)
        for placement in layout.tiles
        for hex_, (_, _, code) in zip(placement.hexes(), codes[placement.tile], strict=True)
    )
    rules = Delphi(Setting(Layout(hexes=hexes), SHIPS, tiles=TILES))
    fresh = rules.set_up(seed)
    empty = {
        "monsters": (0,) * len(fresh.monsters),
        "offerings": (0,) * len(fresh.offerings),
        "statues": (0,) * 6,
    }
    return FaultySea(layout, rules, msgspec.structs.replace(fresh, **empty))


_OFFERED: Final = 4

Gap = tuple[Color, Color, int]
"""Two neighboring cities, and the angle between them in degrees."""


def _faulty_sea(scene: ExerciseScene, *kinds: str) -> tuple[FaultySea, ExerciseScene]:
    """Return a sea of one of some kinds, and the scene with it instead of its board."""
    faulty = sea(scene.random.choice(kinds), scene.random.randrange(SEAS))
    return faulty, scene.moved_to(faulty.rules, faulty.position)


def _gaps(layout: Layout) -> tuple[Gap, ...]:
    """Return the angles between neighboring cities, clockwise."""
    kinds = {
        place: (cell.kind, tiles()[placement.tile].is_city)
        for placement in layout.tiles
        for place, cell in zip(placement.hexes(), tiles()[placement.tile].cells, strict=True)
    }
    cities = {h: kind.color for h, (kind, _) in kinds.items() if kind.terrain == Terrain.CITY}
    water = [h for h, (kind, own) in kinds.items() if kind.terrain == Terrain.WATER and not own]
    return tuple(
        (Color(cities[a]), Color(cities[b]), round(angle))
        for (a, b), angle in city_gaps(tuple(cities), water)
    )


def _close(layout: Layout) -> Reason:
    """Return the two neighboring cities that are closest together."""
    color, other, degrees = min(_gaps(layout), key=lambda gap: gap[2])
    return Reason("why-sea-close", {"color": color, "neighbor": other, "degrees": degrees})


def cut_off(faults: Iterable[LayoutFault]) -> set[tuple[int, int]]:
    """Return the hexes of water that is cut off."""
    return {h for fault in faults if fault.facts["problem"] == "cut-off" for h in fault.hexes}


def _cut(scene: ExerciseScene, faulty: FaultySea) -> Reason:
    """Return which water of the scene is cut off."""
    spaces = scene.named(faulty.dry)
    return Reason("why-sea-cut", {"count": len(spaces), "spaces": spaces})


def state_reasons(scene: ExerciseScene, faulty: FaultySea, general: str) -> tuple[Reason, ...]:
    """Return whether a sea is built correctly, and its fault otherwise."""
    match fault_kind(faulty.layout.faults()):
        case "sound":
            angles = [degrees for _, _, degrees in _gaps(faulty.layout)]
            count = len(scene.rules.board.water)
            facts = {"least": min(angles), "most": max(angles), "count": count}
            why = Reason("why-sea-whole", facts)
        case "spacing":
            why = _close(faulty.layout)
        case _:
            why = _cut(scene, faulty)
    return Reason(general), why


# --- is it whole? --------------------------------------------------------------------------------


@template("sea.sound", rests_on=("board.connected", "board.cities"), form=SingleChoice((YES, NO)))
def sound(scene: ExerciseScene) -> Question:
    """Ask whether a sea is built correctly."""
    faulty, shown = _faulty_sea(scene, *(("sound",), KINDS[1:])[scene.seed % 2])

    return Question(
        shown,
        lambda rules: only(NO if rules.layout_faults(faulty.layout) else YES),
        explain=partial(state_reasons, shown, faulty, "why-sea-sound"),
    )


@template(
    "sea.what",
    rests_on=("board.connected", "board.cities"),
    form=SingleChoice(tuple(f"sea-is-{kind}" for kind in KINDS)),
)
def fault(scene: ExerciseScene) -> Question:
    """Ask what is wrong with a sea."""
    faulty, shown = _faulty_sea(scene, KINDS[scene.seed % len(KINDS)])

    def answers(rules: Delphi) -> Answers:
        kind = fault_kind(rules.layout_faults(faulty.layout))
        return frozenset({(f"sea-is-{kind}",)} if kind else ())

    return Question(shown, answers, explain=partial(state_reasons, shown, faulty, "why-sea-what"))


@template("sea.pond", rests_on=("board.connected", "board.shallows"))
def pond(scene: ExerciseScene) -> Question:
    """Ask for the water that is cut off."""
    faulty, shown = _faulty_sea(scene, ("pond", "city")[scene.seed % 2])
    board = faulty.rules.board
    dry = faulty.dry
    start = next(i for i in board.water if i not in dry)

    def answers(rules: Delphi) -> Answers:
        row = rules.board.distance()[start]
        gone = map(rules.board.space_at, cut_off(rules.layout_faults(faulty.layout)))
        return pointed(board, (i for i in gone if row[i] == UNREACHABLE))

    def explain() -> tuple[Reason, ...]:
        return (
            Reason("why-sea-pond"),
            Reason("why-sea-cut-count", {"count": len(dry)}),
            _cut(shown, faulty),
        )

    return Question(
        shown, answers, form=anywhere(board), look=tuple(sorted(faulty.dry)), explain=explain
    )


@template(
    "sea.reach",
    rests_on=("board.connected", "board.shallows", "move.blocked"),
    form=SingleChoice((YES, NO)),
)
def reach(scene: ExerciseScene) -> Question:
    """Ask whether a ship can get from one space to another at all."""
    faulty, shown = _faulty_sea(scene, "pond", "city")
    board = faulty.rules.board
    gone = sorted(faulty.dry)
    sea_of_all = [i for i in board.water if i not in gone]
    end = scene.random.choice(gone)
    if scene.seed % 2:
        end = scene.random.choice(sea_of_all)
    near = [i for i in sea_of_all if 2 <= _apart(board, i, end) <= 4]
    assume(near)
    start = scene.random.choice(near)

    def answers(rules: Delphi) -> Answers:
        far = rules.board.distance()[start][end]
        return only(YES if far < UNREACHABLE else NO)

    moored = shown.with_me(ship=start)

    def explain() -> tuple[Reason, ...]:
        facts = {"end": board.spaces[end], "count": len(gone)}
        why = Reason("why-sea-pool", facts)
        if end not in gone:
            steps = board.distance()[start][end]
            why = Reason("why-sea-route", {"end": board.spaces[end], "steps": steps})
        return Reason("why-sea-reach"), why

    return Question(
        moored,
        answers,
        facts={"start": board.spaces[start], "end": board.spaces[end]},
        look=(start, end),
        explain=explain,
        draw=lambda: () if end in gone else (board.route(start, end),),
    )


def _apart(board: Board, space: int, other: int) -> int:
    return distance(board.spaces[space].hex, board.spaces[other].hex)


@template("sea.strait", rests_on=("board.connected", "board.shallows"))
def strait(scene: ExerciseScene) -> Question:
    """Ask which of some spaces keeps the sea connected."""
    board = scene.rules.board
    straits = [i for i in board.water if split_sea(board, i)[1]]
    assume(straits)
    narrow, place = scene.random.choice(straits), scene.seed % _OFFERED
    # Each place among the options is the correct one equally often.
    others = [i for i in board.water if i not in straits]
    options = ranked(scene.random, others, narrow, place, _OFFERED)

    def answers(rules: Delphi) -> Answers:
        return frozenset((board.spaces[i].name,) for i in options if split_sea(rules.board, i)[1])

    def explain() -> tuple[Reason, ...]:
        board = scene.rules.board
        small = min(split_sea(board, narrow), key=len)
        facts = {
            "space": board.spaces[narrow],
            "count": len(small),
            "rest": len(board.water) - 1 - len(small),
        }
        return Reason("why-sea-strait"), Reason("why-sea-strait-is", facts)

    return Question(
        scene,
        answers,
        form=SingleChoice(tuple(board.spaces[i].name for i in options)),
        look=(narrow,),
        explain=explain,
    )


# --- the cities ----------------------------------------------------------------------------------


@template("sea.crowded", rests_on=("board.cities",))
def crowded(scene: ExerciseScene) -> Question:
    """Ask for the two cities that are too close together."""
    faulty, shown = _faulty_sea(scene, "spacing")
    board = faulty.rules.board

    def answers(rules: Delphi) -> Answers:
        close = (
            fault.hexes
            for fault in rules.layout_faults(faulty.layout)
            if fault.facts["problem"] == "spacing" and fault.facts["degrees"] < fault.facts["least"]
        )
        return pointed(board, (board.space_at(h) for pair in close for h in pair))

    cities = tuple(city for city in board.cities if city >= 0)
    return Question(
        shown,
        answers,
        form=anywhere(board),
        look=cities,
        explain=lambda: (Reason("why-sea-crowded"), _close(faulty.layout)),
    )


@template(
    "sea.city",
    rests_on=("board.cities", "board.connected"),
    form=SingleChoice(tuple(map(str, COLORS))),
)
def city(scene: ExerciseScene) -> Question:
    """Ask which city must be placed elsewhere."""
    faulty, shown = _faulty_sea(scene, ("city", "spacing")[scene.seed % 2])
    assume(_misplaced(faulty.layout, shown.rules) == {str(COLORS[scene.seed % len(COLORS)])})

    def answers(rules: Delphi) -> Answers:
        return frozenset((name,) for name in _misplaced(faulty.layout, rules))

    def explain() -> tuple[Reason, ...]:
        wrong = Color[min(answers(shown.rules))[0].upper()]
        if fault_kind(faulty.layout.faults()) == "city":
            why = Reason("why-sea-city-cut", {"color": wrong, "spaces": shown.named(faulty.dry)})
        else:
            beside = {
                b if a == wrong else a: n for a, b, n in _gaps(faulty.layout) if wrong in (a, b)
            }
            near, far = sorted(beside, key=lambda other: beside[other])
            facts = {"color": wrong, "neighbor": near, "degrees": beside[near]}
            why = Reason("why-sea-city-gaps", {**facts, "opposite": far, "more": beside[far]})
        return Reason("why-sea-city"), why

    return Question(
        shown,
        answers,
        look=tuple(space for space in faulty.rules.board.cities if space >= 0),
        explain=explain,
    )


def _misplaced(layout: Layout, rules: Delphi) -> set[str]:
    """Return the colors of the cities in every fault."""
    faults = rules.layout_faults(layout)
    names = set(map(str, COLORS)) if faults else set()
    for fault in faults:
        names &= {
            placement.tile.removeprefix("C-")
            for placement in layout.tiles
            if tiles()[placement.tile].is_city and {*placement.hexes()} & {*fault.hexes}
        }
    return names


# --- repairs ----------------------------------------------------------------------------------


@template("sea.turn", rests_on=("board.connected", "board.tiles"))
def turn(scene: ExerciseScene) -> Question:
    """Ask which rotation of a ring would break the sea."""
    whole, ring = delicate(scene.random.randrange(SEAS))
    middle = whole.middles[ring]
    options = tuple(f"sea-turn-{steps}" for steps in STEPS)

    def answers(rules: Delphi) -> Answers:
        return frozenset(
            (option,)
            for option, steps in zip(options, STEPS, strict=True)
            if rules.layout_faults(turned(whole.layout, ring, steps))
        )

    assume(answers(whole.rules) == only(options[scene.seed % len(STEPS)]))

    def explain() -> tuple[Reason, ...]:
        steps = int(min(answers(whole.rules))[0].removeprefix("sea-turn-"))
        gone = cut_off(turned(whole.layout, ring, steps).faults())
        facts = {"steps": steps, "count": len(gone)}
        return Reason("why-sea-turn"), Reason("why-sea-turn-cuts", facts)

    return Question(
        scene.moved_to(whole.rules, whole.position),
        answers,
        form=SingleChoice(options),
        facts={"space": whole.rules.board.spaces[middle]},
        look=(middle,),
        explain=explain,
    )


@template("sea.mend", rests_on=("board.connected", "board.tiles"))
def mend(scene: ExerciseScene) -> Question:
    """Ask which of four changes repairs the sea."""
    number = scene.random.randrange(SEAS)
    good = [edit for edit in edits(number) if edit.mends]
    bad = [edit for edit in edits(number) if not edit.mends]
    assume(good and len(bad) >= _OFFERED - 1)
    mending = scene.random.choice(good)
    # Changes of the same kind have names of about the same length.
    alike = [edit for edit in bad if edit.edit == mending.edit]
    assume(len(alike) >= _OFFERED // 2)
    offered = [mending, *drawn(scene.random, alike, bad, _OFFERED - 1)]
    scene.random.shuffle(offered)
    options = tuple(f"sea-mend-{place}" for place in range(1, _OFFERED + 1))

    def answers(rules: Delphi) -> Answers:
        return frozenset(
            (option,)
            for option, edit in zip(options, offered, strict=True)
            if not rules.layout_faults(edit.layout)
        )

    faulty = sea("pond", number)
    spaces = faulty.rules.board.spaces
    facts: dict[str, Any] = {}
    for place, edit in enumerate(offered, 1):
        facts[f"edit{place}"], facts[f"by{place}"] = edit.edit, edit.by
        facts[f"at{place}"], facts[f"to{place}"] = spaces[edit.at], spaces[edit.to]
    shown = scene.moved_to(faulty.rules, faulty.position)

    def explain() -> tuple[Reason, ...]:
        board = shown.rules.board
        facts = {
            "change": mending.edit,
            "space": board.spaces[mending.at],
            "other": board.spaces[mending.to],
            "steps": mending.by,
            "count": len(board.water),
        }
        return _cut(shown, faulty), Reason("why-sea-mend"), Reason("why-sea-mend-by", facts)

    return Question(
        shown,
        answers,
        form=SingleChoice(options),
        facts=facts,
        look=tuple(sorted(faulty.dry)),
        explain=explain,
    )
