"""Exercises on the start of a game, and on its options."""

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Final

from oracle_nb.core.chance import SeededChance, scatter
from oracle_nb.delphi.board import compact_layout
from oracle_nb.delphi.lessons.exercises.gods import SHIPS
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, ashore, assume
from oracle_nb.delphi.lessons.exercises.templates import (
    Question,
    Sentence,
    elsewhere,
    number,
    reaching,
    several,
    template,
    written,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import (
    AdvanceGod,
    CheckInjuries,
    ChooseShipTile,
    Phase,
    Position,
    Setting,
)
from oracle_nb.delphi.model.ruleset import FIRST_GAME, RuleSet
from oracle_nb.delphi.model.tasks import Family, tasks_of
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, Equipment, God, ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answers,
    MultipleChoice,
    NumberInput,
    Ordering,
    Picture,
)
from oracle_nb.games.exercises import AnswerReason as Reason

BOARDS: Final = 4
SEEDS: Final = 400
DRAFT: Final = RuleSet(draft=True)
PLAIN: Final = (ShipTile.SHIELD, ShipTile.RANGE, ShipTile.FAVOR, ShipTile.RECOLOR)
"""Ship tiles without a decision at the start."""
DECKS: Final = {"injury": 42, "equipment": 22}
"""Number of cards of each kind."""

ALL_TASKS: Final = 12
EACH: Final = 3
"""Number of tasks of each family in a game that isn't shortened."""
GAMES: Final = 12
"""Number of first games in which every recommended ship tile occurs."""

PLAYERS = 3
DISPLAYED = 6
SETUPS = 8


@lru_cache(maxsize=16)
def rules_for(players: int, board: int, rules: RuleSet) -> Delphi:
    """Return rules for some players with options."""
    return Delphi(Setting(compact_layout(board), SHIPS[:players], rules=rules))


def begun(rules: Delphi, setup: Position) -> Position:
    """Return a setup with its first decision."""
    return rules.begin(rules.understood(setup), SeededChance(0)).position


Decision = tuple[int, str, int]
"""A seat, "choose", "take" or "return", and the number of ship tiles to choose from."""


def decisions(rules: Delphi, setup: Position, wanted: Mapping[int, int]) -> list[Decision]:
    """Return the decisions before the first turn, if players take the ship tiles they want."""
    position, made = begun(rules, setup), []
    while position.phase == Phase.SETUP and position.pending:
        step, tiles = position.pending[0], position.ship_tiles
        action = rules.legal_actions(position)[0]
        if isinstance(step, ChooseShipTile):
            free = [tile for tile in tiles if tile not in wanted.values()]
            tile = wanted.get(step.player, -1)
            action = Action(Verb.CHOOSE, target=tile if tile in tiles else (free or tiles)[0])
        made.append((step.player, str(Verb(action.verb)), len(tiles)))
        position = rules.apply(position, action, SeededChance(0)).position
    return made


def drafting(random: Random, players: int, *tiles: int) -> tuple[Delphi, Position]:
    """Return rules with a draft, and a setup in which the tiles can be chosen."""
    rules = rules_for(players, random.randrange(BOARDS), DRAFT)
    while True:
        setup = rules.set_up(random.randrange(SEEDS))
        if set(tiles) <= set(setup.ship_tiles):
            return rules, setup


# --- the draft -----------------------------------------------------------------------------------


@template(
    "starting.offered", rests_on=("setup.ship-draft",), form=NumberInput(1, 6), picture=Picture.OWN
)
def offered(scene: ExerciseScene) -> Question:
    """Ask from how many ship tiles a player chooses."""
    random = scene.random
    players = 2 + scene.seed % 3
    rules, setup = drafting(random, players)
    seat = random.randrange(players)

    def answers(rules: Delphi) -> Answers:
        offers = {
            who: tiles for who, what, tiles in decisions(rules, setup, {}) if what == "choose"
        }
        return number(offers.get(seat, 1))

    before = tuple(SHIPS[other] for other in range(players - 1, seat, -1))
    numbers = {"tiles": players + 1, "count": len(before), "left": players + 1 - len(before)}
    return Question(
        scene.moved_to(rules, begun(rules, setup)),
        answers,
        facts={"ships": SHIPS[:players], "color": SHIPS[seat]},
        explain=lambda: (
            Reason("why-starting-draft", {"tiles": players + 1}),
            Reason("why-starting-offered", {**numbers, "color": SHIPS[seat]}),
        ),
    )


@template(
    "starting.order",
    rests_on=("setup.ship-draft", "setup.order", "ship.equipment", "ship.task"),
    picture=Picture.OWN,
)
def order(scene: ExerciseScene) -> Question:
    """Ask for the order of the decisions before the first turn."""
    random = scene.random
    players = 2 + scene.seed % 2
    rules, setup = drafting(random, players, ShipTile.EQUIPMENT, ShipTile.TASK)
    first, second = random.sample(range(players), 2)
    wanted = {first: ShipTile.EQUIPMENT, second: ShipTile.TASK}
    needed = {f"choose-{SHIPS[seat]}" for seat in wanted}
    needed |= {f"take-{SHIPS[first]}", f"return-{SHIPS[second]}"}

    def answers(rules: Delphi) -> Answers:
        order = [
            f"{what}-{SHIPS[seat]}"
            for seat, what, _ in decisions(rules, setup, wanted)
            if seat in wanted and what in ("choose", "take", "return")
        ]
        # Somebody may think that there aren't enough tiles for both.
        return frozenset({tuple(order)} if set(order) == needed else ())

    assume(answers(rules))
    (right,) = answers(rules)
    items = tuple(random.sample(right, len(right)))
    assume(items != right)
    choosers = tuple(SHIPS[seat] for seat in sorted(wanted, reverse=True))
    effects = tuple(SHIPS[seat] for seat in sorted(wanted))
    return Question(
        scene.moved_to(rules, begun(rules, setup)),
        answers,
        form=Ordering(items),
        facts={"ships": SHIPS[:players], "color": SHIPS[first], "other": SHIPS[second]},
        explain=lambda: (
            Reason("why-starting-turns"),
            Reason("why-starting-choosers", {"colors": choosers}),
            Reason("why-starting-effects", {"colors": effects}),
        ),
    )


@template("starting.choose", form=ActionSequence(1), picture=Picture.OWN)
def choose(scene: ExerciseScene) -> Question:
    """Ask to choose the ship tile with a given advantage."""
    random = scene.random
    players, tile = 2 + scene.seed % 3, PLAIN[scene.seed % len(PLAIN)]
    rules, setup = drafting(random, players, tile)
    position = begun(rules, setup)
    seat = players - 1

    def reached(position: Position) -> bool:
        return position.players[seat].tile == tile

    def answers(rules: Delphi) -> Answers:
        action = Action(Verb.CHOOSE, target=tile)
        return written(rules, iter([(action,)]) if rules.check(position, action) else iter(()))

    return Question(
        scene.moved_to(rules, position),
        answers,
        rests_on=("setup.ship-draft", f"ship.{tile}"),
        facts={"kind": str(tile), "count": len(position.ship_tiles)},
        goal=reached,
        explain=lambda: (
            Reason("why-starting-first", {"count": len(position.ship_tiles)}),
            Reason("why-starting-tile"),
        ),
    )


# --- tokens and cards ----------------------------------------------------------------------------

PILES: Final = ("injury", "equipment", "drawn", "display")


@template(
    "starting.piles",
    rests_on=("setup.decks", "setup.injury"),
    form=NumberInput(0, 42),
    picture=Picture.OWN,
)
def piles(scene: ExerciseScene) -> Question:
    """Ask how many cards a pile has when everything is set up."""
    random = scene.random
    players = random.randint(2, 4)
    kind = PILES[scene.seed % len(PILES)]
    rules = rules_for(players, random.randrange(BOARDS), RuleSet(first_game_tiles=True))
    setup = rules.set_up(random.randrange(SEEDS))

    def answers(rules: Delphi) -> Answers:
        position = rules.understood(setup)
        match kind:
            case "injury":
                return number(sum(position.injury_deck))
            case "drawn":
                injuries = DECKS["injury"] - sum(position.injury_deck)
                return number(injuries + len(position.display))
            case "equipment":
                return number(position.equipment.bit_count())
            case _:
                return number(len(position.display))

    ((left,),) = answers(rules)
    total = DECKS.get(kind, len(Equipment))
    facts = {"kind": kind, "players": players, "total": total, "left": int(left)}
    return Question(
        scene.moved_to(rules, begun(rules, setup)),
        answers,
        facts=facts,
        explain=lambda: (
            Reason("why-starting-decks"),
            Reason(
                "why-starting-piles",
                {**facts, "gone": total - int(left), "count": int(left) - players},
            ),
        ),
    )


@template(
    "starting.tokens", rests_on=("setup.start-favor",), form=NumberInput(0, 9), picture=Picture.OWN
)
def tokens(scene: ExerciseScene) -> Question:
    """Ask how many favor tokens a player begins with."""
    random = scene.random
    players, board = 2 + scene.seed % 3, random.randrange(BOARDS)
    rules = rules_for(players, board, RuleSet(first_game_tiles=True))
    setup, seat = rules.set_up(random.randrange(SEEDS)), random.randrange(1, players)

    facts = {"ships": SHIPS[:players], "color": SHIPS[seat]}
    before = {"color": SHIPS[seat], "count": seat, "tokens": 3, "total": 3 + seat}
    return Question(
        scene.moved_to(rules, begun(rules, setup)),
        lambda rules: number(rules.understood(setup).players[seat].favor),
        facts=facts,
        explain=lambda: (
            Reason("why-starting-favor", {"tokens": 3}),
            Reason("why-starting-tokens", before),
        ),
    )


@template(
    "options.tasks", rests_on=("setup.short-game",), form=NumberInput(0, 9), picture=Picture.OWN
)
def tasks(scene: ExerciseScene) -> Question:
    """Ask how many tasks of a family there are in a short game."""
    random = scene.random
    returned = 1 + scene.seed % 4
    both = random.sample([*Family], 2)
    options = RuleSet(returned=returned, first_game_tiles=True)  # type: ignore[arg-type]
    rules = rules_for(2, random.randrange(4), options)
    setup = rules.set_up(random.randrange(50))

    def answers(rules: Delphi) -> Answers:
        own = rules.understood(setup).players[0].tasks
        return number(sum(len(tasks_of(own, family)) for family in both))

    ((left,),) = answers(rules)
    gone = 2 * EACH - int(left)
    first, second = both
    facts = {"family": first, "other": second, "count": ALL_TASKS - returned}
    return Question(
        scene.moved_to(rules, begun(rules, setup)),
        answers,
        facts=facts,
        explain=lambda: (
            Reason("why-options-order"),
            Reason("why-options-returned", {"returned": returned}),
            Reason("why-options-tasks", {"each": 2 * EACH, "gone": gone, "left": int(left)}),
        ),
    )


@template("options.tiles", rests_on=("setup.first-game",), picture=Picture.OWN)
def tiles(scene: ExerciseScene) -> Question:
    """Ask which ship tiles can be dealt in a first game."""
    random = scene.random
    rules = rules_for(4, random.randrange(4), FIRST_GAME)
    setups = [rules.set_up(random.randrange(50)) for _ in range(GAMES)]
    dealt = {str(ShipTile(player.tile)) for setup in setups for player in setup.players}
    options = tuple(f"tile-{tile}" for tile in random.sample([*ShipTile], 5))

    def answers(rules: Delphi) -> Answers:
        fit = (option for option in options if option.removeprefix("tile-") in dealt)
        return several(fit)

    (right,) = answers(rules)
    assume(1 <= len(right) <= 3)
    return Question(
        scene.moved_to(rules, begun(rules, setups[0])),
        answers,
        form=MultipleChoice(options),
        explain=lambda: (Reason("why-options-simple"), Reason("why-options-tiles")),
    )


@template(
    "options.gods",
    rests_on=("turn.consult-gods-delayed", "turn.consult-gods"),
    form=ActionSequence(1),
)
def gods(scene: ExerciseScene) -> Question:
    """Ask for the god step from another player's roll that brings a god to the top row."""
    scene, random = ashore(scene), scene.random
    god, other, low = random.sample(COLORS, 3)
    rows = tuple({god: TOP_ROW - 1, other: 3, low: 4}.get(color, 0) for color in COLORS)
    among = 1 << god | 1 << other | 1 << low
    step = AdvanceGod(0, among, "turn.consult-gods-delayed")
    table = scene.with_me(gods=rows).with_position(
        phase=Phase.CHECK, pending=(step, CheckInjuries(0)), spent=(), played=-1
    )

    def reached(position: Position) -> bool:
        return position.players[0].gods[god] == TOP_ROW

    answers = reaching(
        table, 1, (Verb.ADVANCE,), lambda position, action: action.color == god, reached
    )

    assume(answers(table.rules))
    return Question(
        table,
        answers,
        facts={"gods": tuple(map(God, sorted((god, other, low))))},
        goal=reached,
        explain=lambda: (
            Reason("why-options-later"),
            Reason("why-options-god", {"row": TOP_ROW - 1}),
        ),
    )


@lru_cache(maxsize=16)
def on_start(seed: int) -> dict[str, Sentence]:
    """Return sentences on ship tiles, tokens and cards before the first turn."""
    random = Random(scatter(seed, sum(map(ord, "checkup.start"))))
    rules, setup = drafting(random, PLAYERS, ShipTile.EQUIPMENT)
    scene = ExerciseScene(rules, begun(rules, setup), random)
    last = {PLAYERS - 1: ShipTile.EQUIPMENT}
    short = rules_for(PLAYERS, 0, RuleSet(returned=1)).set_up(seed % SETUPS)

    def statues(rules: Delphi) -> bool:
        return len(tasks_of(rules.understood(short).players[0].tasks, Family.STATUE)) < EACH

    sentences: dict[str, Sentence] = {
        "quiz-start-first": lambda rules: decisions(rules, setup, {})[0][0] == 0,
        "quiz-start-spare": lambda rules: len(rules.understood(setup).ship_tiles) > PLAYERS,
        "quiz-start-at-once": lambda rules: decisions(rules, setup, last)[1][1] == "take",
        "quiz-start-tokens": lambda rules: rules.understood(setup).players[1].favor == 4,
        "quiz-start-display": lambda rules: len(rules.understood(setup).display) == DISPLAYED,
        "quiz-start-injury": lambda rules: any(rules.understood(setup).players[0].injuries),
        "quiz-short-statue": statues,
    }
    return elsewhere(scene, sentences)
