"""Exercises on populating the sea: the initial pieces, and faults of them."""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.delphi.board import Layout, Terrain
from oracle_nb.delphi.lessons.exercises import setup_reasons
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import Question, message_of, template
from oracle_nb.delphi.model.position import Phase, Position, Setting
from oracle_nb.delphi.pieces import COLORS, SHIP_COLORS, Color, ShipTile
from oracle_nb.delphi.rules.consistency import PositionFault
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    Answer,
    AnswerReason,
    Answers,
    Form,
    NumberInput,
    SingleChoice,
    Solver,
    SpaceSelection,
)

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


Explained = Callable[[], tuple[AnswerReason, ...]]


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
    explain: Explained,
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
    one, other = scene.random.sample(range(len(temples)), 2)
    temples[one] = temples[other]
    return scene.with_position(temples=tuple(temples))


def _without_statue(scene: ExerciseScene) -> ExerciseScene:
    """Return the scene without one statue."""
    statues = list(scene.position.statues)
    statues[scene.random.choice(COLORS)] -= 1
    return scene.with_position(statues=tuple(statues))


@template("populating.crowded")
def crowded(scene: ExerciseScene) -> Question:
    """Ask for the island with an extra piece."""
    pieces = scene.random.choice(PIECES)
    players = ALIKE if pieces == "monsters" else scene.random.randint(2, 4)
    planted = _moved(table(scene, players), pieces)
    board = scene.rules.board

    def answers(rules: Delphi) -> Answers:
        found = _faults(rules, planted, f"{pieces}-crowded")
        return frozenset({tuple(sorted(fault.facts["space"] for fault in found))})

    among = board.offerings if pieces == "offerings" else board.monsters
    form = SpaceSelection(tuple(map(planted.name, among)))
    why = partial(setup_reasons.crowded, planted, pieces)
    return _asked(planted, form, answers, RULE[pieces], explain=why, pieces=pieces)


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
        found = [place for place, color in places.items() if str(Color(color)) in twice]
        return frozenset({tuple(sorted(found))})

    form = SpaceSelection(tuple(places))
    why = partial(setup_reasons.temples, planted)
    return _asked(planted, form, answers, "setup.temples", explain=why)


@template("populating.cities", rests_on=("setup.statues",))
def cities(scene: ExerciseScene) -> Question:
    """Ask for the city that lacks a statue."""
    planted = _without_statue(table(scene, 2))
    city = {
        str(Color(color)): planted.name(space)
        for color, space in enumerate(planted.rules.board.cities)
    }

    def answers(rules: Delphi) -> Answers:
        found = [city[fault.facts["color"]] for fault in _faults(rules, planted, "statues")]
        return frozenset({tuple(sorted(found))})

    form = SpaceSelection(tuple(city.values()))
    why = partial(setup_reasons.city, planted)
    return _asked(planted, form, answers, "setup.statues", explain=why)


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

    def why() -> tuple[AnswerReason, ...]:
        (right,) = min(answers(planted.rules))
        return setup_reasons.color(planted, message_of("why", scene), pieces, right)

    form = SingleChoice(tuple(map(str, COLORS)))
    return _asked(planted, form, answers, RULE[pieces], explain=why, pieces=pieces)


@template("populating.too-many")
def too_many(scene: ExerciseScene) -> Question:
    """Ask for the color with an extra piece."""
    return _wrong_color(scene, lambda count, wanted: count > wanted)


@template("populating.missing")
def missing(scene: ExerciseScene) -> Question:
    """Ask for the color of a missing piece."""
    return _wrong_color(scene, lambda count, wanted: count < wanted)


WRONG: Final[Answer] = (
    "wrong-nothing",
    "wrong-offerings",
    "wrong-monsters",
    "wrong-temples",
    "wrong-statues",
)


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
        found = [(f"wrong-{pieces}",) for pieces, rule in RULE.items() if rule in broken]
        return frozenset(found or [("wrong-nothing",)])

    why = partial(setup_reasons.wrong, planted, kind)
    form = SingleChoice(WRONG)
    return _asked(planted, form, answers, *RULE.values(), explain=why)


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


@template("populating.how-many")
def how_many(scene: ExerciseScene) -> Question:
    """Ask how many pieces of a kind a game for 2, 3 or 4 players needs, on an empty board."""
    laid = table(scene, 2 + scene.seed % 3)
    what = scene.random.choice(tuple(COUNTED))
    rule, count = COUNTED[what]

    def answers(rules: Delphi) -> Answers:
        return frozenset({(str(count(rules, laid.position)),)})

    empty = laid.with_position(offerings=(0,) * 6, monsters=(0,) * 9, statues=(0,) * 6)
    why = partial(
        setup_reasons.how_many, 2 + scene.seed % 3, what, count(laid.rules, laid.position)
    )
    form = NumberInput(0, 40)
    return _asked(empty, form, answers, rule, explain=why, what=what)
