"""Exercises on populating the sea: the initial pieces, and faults of them."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.delphi.board import Layout, Terrain
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import (
    Question,
    message_of,
    number,
    several,
    template,
)
from oracle_nb.delphi.model.position import Phase, Position, Setting
from oracle_nb.delphi.pieces import COLORS, SHIP_COLORS, Color, ShipTile
from oracle_nb.delphi.rules.consistency import PositionFault
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    Answer,
    Answers,
    Form,
    NumberInput,
    SingleChoice,
    Solver,
    SpaceSelection,
)
from oracle_nb.games.exercises import AnswerReason as Reason

PIECES: Final = ("offerings", "monsters")
RULE: Final = {
    "offerings": "setup.offerings",
    "monsters": "setup.monsters",
    "temples": "setup.temples",
    "statues": "setup.statues",
}
"""The rule for the setup of each kind of piece."""
ALIKE: Final = 3
"""Number of players with which every monster island has two, which hide the mark."""
_TILES: Final = (ShipTile.SHIELD, ShipTile.FAVOR, ShipTile.RANGE, ShipTile.RECOLOR)


_BY_PLAYERS: Final = ("offerings", "monsters")
"""The beginnings of the names of what depends on the number of players."""


@lru_cache(maxsize=8)
def _rules(layout: Layout, players: int) -> Delphi:
    return Delphi(Setting(layout, SHIP_COLORS[:players], tiles=_TILES[:players]))


def _fresh(rules: Delphi, seed: int) -> Position:
    return replace(rules.set_up(seed), phase=Phase.ACT, pending=())


def table(scene: ExerciseScene, players: int) -> ExerciseScene:
    """Return a new setup for that many players on the scene's board, with its ship and dice."""
    rules = _rules(scene.rules.setting.layout, players)
    fresh = replace(scene, rules=rules, position=_fresh(rules, scene.random.randrange(8)))
    return fresh.with_me(ship=scene.me.ship, dice=scene.me.dice, favor=scene.me.favor)


def _asked(
    scene: ExerciseScene,
    form: Form,
    answers: Solver,
    *rests_on: str,
    explain: Callable[[], tuple[Reason, ...]],
    **facts: Any,
) -> Question:
    facts["players"] = len(scene.position.players)
    return Question(scene, answers, form=form, rests_on=rests_on, facts=facts, explain=explain)


# --- misplaced pieces --------------------------------------------------------


def _faults(rules: Delphi, scene: ExerciseScene, *problems: str) -> Iterator[PositionFault]:
    """Yield the faults of some kinds that the rules find in the scene."""
    for fault in rules.faults(scene.position):
        if fault.facts["problem"] in problems:
            yield fault


def _swapped(scene: ExerciseScene, pieces: str) -> ExerciseScene:
    """Return the scene with a piece replaced by one of another color."""
    random = scene.random
    masks = list(getattr(scene.position, pieces))
    slot, (less, more) = random.randrange(len(masks)), random.sample(COLORS, 2)
    assume(masks[slot] >> less & 1 and not masks[slot] >> more & 1)
    masks[slot] ^= 1 << less | 1 << more
    return scene.with_position(**{pieces: tuple(masks)})


def _moved(scene: ExerciseScene, pieces: str) -> ExerciseScene:
    """Return the scene with a piece moved to an island that is complete."""
    random = scene.random
    masks = list(getattr(scene.position, pieces))
    (start, end), color = random.sample(range(len(masks)), 2), random.choice(COLORS)
    assume(masks[start] >> color & 1 and not masks[end] >> color & 1)
    masks[start] ^= 1 << color
    masks[end] ^= 1 << color
    return scene.with_position(**{pieces: tuple(masks)})


def _two_temples(scene: ExerciseScene) -> ExerciseScene:
    """Return the scene with two temples of the same color."""
    temples = list(scene.position.temples)
    first, other = scene.random.sample(range(len(temples)), 2)
    temples[first] = temples[other]
    return scene.with_position(temples=tuple(temples))


def _without_statue(scene: ExerciseScene) -> ExerciseScene:
    """Return the scene without one statue."""
    statues = list(scene.position.statues)
    statues[scene.random.choice(COLORS)] -= 1
    return scene.with_position(statues=tuple(statues))


def _misplaced(scene: ExerciseScene, problem: str) -> list[Mapping[str, Any]]:
    faults = scene.rules.faults(scene.position)
    return [fault.facts for fault in faults if fault.facts["problem"] == problem]


def _crowded(scene: ExerciseScene, pieces: str) -> tuple[Reason, Reason]:
    """Return how many pieces an island gets, and the island with too many."""
    fault = _misplaced(scene, f"{pieces}-crowded")[0]
    each = {"players": len(scene.position.players), "most": fault["most"]}
    facts = {"space": scene.rules.board.find(fault["space"]), "count": fault["count"]}
    return (
        Reason(f"why-populating-each-{pieces}", each),
        Reason(f"why-populating-crowded-{pieces}", {**facts, "most": fault["most"]}),
    )


@template("populating.how-many")
def how_many(scene: ExerciseScene) -> Question:
    """Ask how many pieces of a kind a game for 2, 3 or 4 players needs, on an empty board."""
    fresh = table(scene, 2 + scene.seed % 3)
    what = scene.random.choice(tuple(COUNTED))
    rule, count = COUNTED[what]
    # Rarely the number of players, which the question names.
    assume(count(fresh.rules, fresh.position) != 2 + scene.seed % 3 or scene.seed % 2)

    empty = fresh.with_position(offerings=(0,) * 6, monsters=(0,) * 9, statues=(0,) * 6)

    def explain() -> tuple[Reason, ...]:
        players = 2 + scene.seed % 3
        depends = what.startswith(_BY_PLAYERS) and what != "monsters-marked"
        first = Reason("why-populating-how-many", {"players": players})
        facts = {
            "what": what,
            "players": players,
            "each": players - 1,
            "total": count(fresh.rules, fresh.position),
        }
        return (
            first if depends else Reason("why-populating-fixed"),
            Reason("why-populating-count", facts),
        )

    form = NumberInput(0, 40)
    return _asked(
        empty,
        form,
        lambda rules: number(count(rules, fresh.position)),
        rule,
        explain=explain,
        what=what,
    )


def _temples(scene: ExerciseScene) -> tuple[Reason, Reason]:
    """Return the color without a temple, and the one with two."""
    temples, board = scene.position.temples, scene.rules.board
    lacking = next(color for color in COLORS if color not in temples)
    twice = next(color for color in COLORS if temples.count(color) > 1)
    names = [
        scene.name(place)
        for place, color in zip(board.temples, temples, strict=True)
        if color == twice
    ]
    facts = {"color": Color(twice), "spaces": scene.answered(names)}
    return (
        Reason("why-populating-no-temple", {"color": Color(lacking)}),
        Reason("why-populating-temples-are", facts),
    )


@template("populating.crowded")
def crowded(scene: ExerciseScene) -> Question:
    """Ask for the island with an extra piece."""
    pieces = scene.random.choice(PIECES)
    players = ALIKE if pieces == "monsters" else scene.random.randint(2, 4)
    planted = _moved(table(scene, players), pieces)
    board = scene.rules.board

    def answers(rules: Delphi) -> Answers:
        faults = _faults(rules, planted, f"{pieces}-crowded")
        return several(fault.facts["space"] for fault in faults)

    among = board.offerings if pieces == "offerings" else board.monsters
    form = SpaceSelection(tuple(map(planted.name, among)))
    return _asked(
        planted,
        form,
        answers,
        RULE[pieces],
        explain=lambda: (Reason("why-populating-crowded"), *_crowded(planted, pieces)),
        pieces=pieces,
    )


def _city(scene: ExerciseScene) -> Reason:
    """Return the city that lacks a statue."""
    fault = _misplaced(scene, "statues")[0]
    color = Color[fault["color"].upper()]
    space = scene.rules.board.spaces[scene.rules.board.cities[color]]
    facts = {"color": color, "space": space, "count": scene.position.statues[color]}
    return Reason("why-populating-city", facts)


@template("populating.temples", rests_on=("setup.temples",))
def temples(scene: ExerciseScene) -> Question:
    """Ask for both temples of the color that is there twice."""
    planted = _two_temples(table(scene, 2))
    board = planted.rules.board
    places = dict(zip(map(planted.name, board.temples), planted.position.temples, strict=True))

    def answers(rules: Delphi) -> Answers:
        twice = [
            fault.facts["color"]
            for fault in _faults(rules, planted, "temples")
            if fault.facts["count"] > 1
        ]
        return several(place for place, color in places.items() if str(Color(color)) in twice)

    form = SpaceSelection(tuple(places))
    return _asked(
        planted,
        form,
        answers,
        "setup.temples",
        explain=lambda: (Reason("why-populating-temples"), *_temples(planted)),
    )


def _color(scene: ExerciseScene, pieces: str, color: str) -> Reason:
    """Return how many pieces of a color there are."""
    fault = next(facts for facts in _misplaced(scene, pieces) if facts["color"] == color)
    facts = {"color": Color[color.upper()], "count": fault["count"], "wanted": fault["wanted"]}
    return Reason(f"why-populating-color-{pieces}", facts)


def _wrong_color(scene: ExerciseScene, wanted: Callable[[int, int], bool]) -> Question:
    """Ask of which color there are too many or too few pieces."""
    pieces = scene.random.choice(PIECES)
    planted = _swapped(table(scene, scene.random.randint(2, 4)), pieces)

    def answers(rules: Delphi) -> Answers:
        return frozenset(
            (fault.facts["color"],)
            for fault in _faults(rules, planted, pieces)
            if wanted(fault.facts["count"], fault.facts["wanted"])
        )

    def explain() -> tuple[Reason, ...]:
        (right,) = min(answers(planted.rules))
        players = {"players": len(planted.position.players)}
        return Reason(message_of("why", scene), players), _color(planted, pieces, right)

    form = SingleChoice(tuple(map(str, COLORS)))
    return _asked(planted, form, answers, RULE[pieces], explain=explain, pieces=pieces)


@template("populating.cities", rests_on=("setup.statues",))
def cities(scene: ExerciseScene) -> Question:
    """Ask for the city that lacks a statue."""
    planted = _without_statue(table(scene, 2))
    city = {
        str(Color(color)): planted.name(space)
        for color, space in enumerate(planted.rules.board.cities)
    }

    def answers(rules: Delphi) -> Answers:
        return several(city[fault.facts["color"]] for fault in _faults(rules, planted, "statues"))

    form = SpaceSelection(tuple(city.values()))
    return _asked(
        planted,
        form,
        answers,
        "setup.statues",
        explain=lambda: (Reason("why-populating-cities"), _city(planted)),
    )


@template("populating.too-many")
def too_many(scene: ExerciseScene) -> Question:
    """Ask for the color with an extra piece."""
    return _wrong_color(scene, lambda count, wanted: count > wanted)


WRONG: Final[Answer] = (
    "wrong-nothing",
    "wrong-offerings",
    "wrong-monsters",
    "wrong-temples",
    "wrong-statues",
)


@template("populating.missing")
def missing(scene: ExerciseScene) -> Question:
    """Ask for the color of a missing piece."""
    return _wrong_color(scene, lambda count, wanted: count < wanted)


# --- how many there are --------------------------------------------------------------------------


def _on(rules: Delphi, position: Position, terrain: Terrain) -> int:
    """Return the number of monsters on an island of the terrain."""
    spaces = rules.board.spaces
    return next(
        mask.bit_count()
        for island, mask in zip(rules.board.monsters, position.monsters, strict=True)
        if spaces[island].terrain is terrain
    )


COUNTED: Final[dict[str, tuple[str, Callable[[Delphi, Position], int]]]] = {
    "offerings": ("setup.offerings", lambda _, at: sum(map(int.bit_count, at.offerings))),
    "offerings-color": ("setup.offerings", lambda _, at: sum(m >> 1 & 1 for m in at.offerings)),
    "offerings-island": ("setup.offerings", lambda _, at: at.offerings[0].bit_count()),
    "monsters": ("setup.monsters", lambda _, at: sum(map(int.bit_count, at.monsters))),
    "monsters-color": ("setup.monsters", lambda _, at: sum(m >> 1 & 1 for m in at.monsters)),
    "monsters-marked": ("setup.monsters", lambda by, at: _on(by, at, Terrain.MARKED)),
    "monsters-island": ("setup.monsters", lambda by, at: _on(by, at, Terrain.MONSTER)),
    "statues": ("setup.statues", lambda _, at: sum(at.statues)),
    "temples": ("setup.temples", lambda _, at: len(at.temples)),
    "tiles": ("setup.island-tiles", lambda _, at: len(at.tiles)),
}
"""The countable pieces of a setup: the rule about their number, and the count."""


@template(
    "populating.wrong",
    rests_on=("setup.offerings", "setup.monsters", "setup.temples", "setup.statues"),
)
def wrong(scene: ExerciseScene) -> Question:
    """Ask which pieces are placed wrongly, if any."""
    fresh, kind = table(scene, ALIKE), WRONG[scene.seed % len(WRONG)]
    planted = fresh
    if kind == "wrong-temples":
        planted = _two_temples(fresh)
    elif kind == "wrong-statues":
        planted = _without_statue(fresh)
    elif kind != "wrong-nothing":
        change = scene.random.choice((_moved, _swapped))
        planted = change(fresh, kind.removeprefix("wrong-"))
    position = planted.position

    def answers(rules: Delphi) -> Answers:
        broken = {fault.rule for fault in rules.faults(position)}
        options = [(f"wrong-{pieces}",) for pieces, rule in RULE.items() if rule in broken]
        return frozenset(options or [("wrong-nothing",)])

    def explain() -> tuple[Reason, ...]:
        pieces, position = kind.removeprefix("wrong-"), planted.position
        match pieces:
            case "temples":
                fault = _temples(planted)[1]
            case "statues":
                fault = _city(planted)
            case "nothing":
                facts = {
                    "offerings": sum(map(int.bit_count, position.offerings)),
                    "monsters": sum(map(int.bit_count, position.monsters)),
                }
                fault = Reason("why-populating-nothing", facts)
            case _ if _misplaced(planted, f"{pieces}-crowded"):
                fault = _crowded(planted, pieces)[1]
            case _:
                many = next(
                    facts_of_fault
                    for facts_of_fault in _misplaced(planted, pieces)
                    if facts_of_fault["count"] > facts_of_fault["wanted"]
                )
                fault = _color(planted, pieces, many["color"])
        return Reason("why-populating-wrong", {"players": len(position.players)}), fault

    form = SingleChoice(WRONG)
    return _asked(planted, form, answers, *RULE.values(), explain=explain)
