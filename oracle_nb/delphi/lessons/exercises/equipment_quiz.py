"""Sentences of the check-up about equipment cards."""

from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.board import Board, Terrain
from oracle_nb.delphi.lessons.exercises.equipment import (
    LASTING,
    LOST,
    STATUES,
    displayed,
    holding,
    taking,
)
from oracle_nb.delphi.lessons.exercises.holds import laden
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, first
from oracle_nb.delphi.lessons.exercises.sentences import Sentence, Sentences, elsewhere, played
from oracle_nb.delphi.lessons.exercises.ship_cards import useful
from oracle_nb.delphi.lessons.exercises.straits import in_strait
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Decision, GodToTop, LookAt, TakeStatue
from oracle_nb.delphi.model.powers import RANGE, STORAGE
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COLORS, COLORS_OF, DEPICTED, Color, Equipment, God
from oracle_nb.delphi.rules.engine import Delphi


def _waits(scene: ExerciseScene, card: Equipment) -> Sentence:
    """Return whether a card for a statue waits until the full hold has room."""
    full = displayed(laden(scene, 2), (card, *LASTING[:5]))

    def true(rules: Delphi) -> bool:
        taken = rules.apply(full.position, taking(card), SeededChance(0))
        loaded = len(taken.position.players[full.position.turn].statues) > len(full.me.statues)
        return not (
            taken.position.pending or loaded or any(one.what in LOST for one in taken.events)
        )

    return true


def _may(scene: ExerciseScene, step: Decision, action: Action) -> Sentence:
    """Return whether an action answers a decision."""
    position = scene.with_position(pending=(step,)).position
    return lambda rules: bool(rules.check(position, action))


def _steps(scene: ExerciseScene, god: int) -> Sentence:
    """Return whether both steps of the gifts may go to one god."""
    rows = tuple(3 if one == god else 0 for one in COLORS)
    table = displayed(scene.with_me(gods=rows), (Equipment.GIFT, *LASTING[:5]))
    step = Action(Verb.ADVANCE, color=god)

    def true(rules: Delphi) -> bool:
        return played(rules, table.position, (taking(Equipment.GIFT), step, step)) is not None

    return true


def one_time(scene: ExerciseScene, tile: int) -> Sentences:
    """Return the sentences on one-time cards; ``tile`` is a face-down tile far away."""
    board, random, turn = scene.rules.board, scene.random, scene.position.turn
    god = random.choice(COLORS)
    card = random.choice(STATUES)
    shown = COLORS_OF[DEPICTED[card]]
    near = board.adjacent[scene.me.ship]
    far = next(color for color in shown if board.cities[color] not in near)
    other = random.choice([color for color in COLORS if color not in shown])
    choosing = holding(scene, card).with_position(pending=(TakeStatue(turn, DEPICTED[card]),))

    def load(color: int) -> Sentence:
        action = Action(Verb.LOAD_STATUE, color=color, target=board.cities[color])
        return lambda rules: bool(rules.check(choosing.position, action))

    sentences: dict[str, Sentence] = {
        "quiz-card-later": _waits(scene, card),
        "quiz-card-far": load(far),
        "quiz-card-other": load(other),
        "quiz-gift-same": _steps(scene, god),
        "quiz-top-other": _may(
            scene.with_me(gods=(0,) * 6),
            GodToTop(turn, DEPICTED[Equipment.GOD_TO_TOP]),
            Action(Verb.TOP, color=God.APOLLON),
        ),
        "quiz-card-look": _may(
            scene, LookAt(turn, 2, "equipment.look"), Action(Verb.LOOK, target=tile)
        ),
    }
    facts = {
        "shown": tuple(map(Color, shown)),
        "depicted": Color(far),
        "home": board.spaces[board.cities[far]],
        "lacking": Color(other),
        "depicted-god": God(god),
    }
    return sentences, facts


CARD_RULES: Final = (
    *("equipment.range", "equipment.storage", "equipment.shallows", "equipment.reach-meaning"),
)
"""The rules that the sentences on cards of the ship rest on."""

# --- cards of the ship ---------------------------------------------------------------------------


def ship_cards(seed: int) -> dict[str, Sentence]:
    """Return the sentences on cards for the range, the storage and the reach of a ship."""
    return first("checkup.cards", seed, _ship_cards)


def _ship_cards(scene: ExerciseScene) -> dict[str, Sentence]:
    """Return the sentences on a board with a shallow."""
    table = in_strait(scene, bar=True).with_me(favor=0)
    board = table.rules.board
    near, far = board.distance(), board.distance(True)
    crossing = [
        (ship, end)
        for ship in board.water
        for end in board.water
        if far[ship][end] == RANGE < near[ship][end]
    ]
    behind = [(ship, city) for ship in board.water for city in _behind(board, ship)]
    distant = [(ship, city) for ship in board.water for city in _two_waters(board, ship)]
    across = [
        (ship, island)
        for ship in board.water
        for island in board.offerings
        if island in board.shore2[ship] and island not in board.shore[ship]
    ]
    islands = [pair for pair in across if pair[1] in useful(table, Family.OFFERING)]
    assume(crossing and behind and distant and islands)
    ranging, storing = holding(table, Equipment.RANGE), holding(table, Equipment.STORAGE)
    sailing = holding(table, Equipment.SHALLOWS)
    ship, end = crossing[0]
    color = board.spaces[end].color
    sail = Action(Verb.MOVE, color, color, end)
    sentences: dict[str, Sentence] = {
        "quiz-range-card": lambda rules: rules.powers(ranging.position).range > RANGE + 1,
        "quiz-storage-card": lambda rules: rules.powers(storing.position).storage > STORAGE + 1,
        "quiz-shallows-card": _legal(sailing.with_me(ship=ship, dice=(color,)), sail),
        "quiz-reach-other": _loads_there(table, *islands[0]),
        "quiz-reach-shallow": _takes_statue(table, *behind[0]),
        "quiz-reach-two": _takes_statue(table, *distant[0]),
    }
    return elsewhere(table, sentences)


def _behind(board: Board, ship: int) -> list[int]:
    """Return the cities that are behind a shallow, and not reached in any other way."""
    gaps = [one for one in board.adjacent[ship] if board.spaces[one].terrain == Terrain.SHALLOW]
    lands = {land for gap in gaps for land in board.adjacent[gap]} - {*board.shore2[ship]}
    return [city for city in board.cities if city in lands]


def _two_waters(board: Board, ship: int) -> list[int]:
    """Return the cities with two water spaces between them and the ship."""
    lands = {land for water in board.sailing[ship] for land in board.shore2[water]}
    return [city for city in board.cities if city in lands - {*board.shore2[ship]}]


def _takes_statue(scene: ExerciseScene, ship: int, city: int) -> Sentence:
    """Return whether a card for statues helps to load a statue from a city."""
    color = scene.rules.board.spaces[city].color
    held = holding(scene, Equipment.REACH_STATUE).with_me(ship=ship, dice=(color,))
    return _legal(held, Action(Verb.LOAD_STATUE, color, color, city))


def _legal(scene: ExerciseScene, action: Action) -> Sentence:
    return lambda rules: bool(rules.check(scene.position, action))


def _loads_there(scene: ExerciseScene, ship: int, island: int) -> Sentence:
    """Return whether a card for statues helps to load an offering."""
    mask = scene.position.offerings[scene.rules.board.offerings.index(island)]
    held = holding(scene, Equipment.REACH_STATUE).with_me(ship=ship)
    loads = [Action(Verb.LOAD_OFFERING, color, color, island) for color in COLORS_OF[mask]]
    tables = [(held.with_me(dice=(one.source,)).position, one) for one in loads]

    return lambda rules: any(rules.check(position, one) for position, one in tables)
