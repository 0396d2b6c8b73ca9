"""Exercises on offerings and statues: which die, and where; and scenes with cargo aboard."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume, bay_beside_city, shores
from oracle_nb.delphi.lessons.exercises.templates import (
    Question,
    Sentence,
    anywhere,
    message_of,
    pointed,
    several,
    template,
)
from oracle_nb.delphi.model.actions import CARD, Action, Verb
from oracle_nb.delphi.model.position import Position, Six
from oracle_nb.delphi.model.tasks import WHITE_STATUE, Family, FamilyNeeds, ledger, task
from oracle_nb.delphi.pieces import COLORS, COLORS_OF, WHITE, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.transaction import added, changed, removed, replaced
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.exercises import Answers, Form, Picture, SingleChoice, Solver, SpaceSelection

LOADING = (int(Verb.LOAD_OFFERING), int(Verb.LOAD_STATUE))
DELIVERING = (int(Verb.MAKE_OFFERING), int(Verb.RAISE_STATUE))

MOST: Final = 14
_RULES: Final[dict[int, tuple[str, ...]]] = {
    Verb.LOAD_OFFERING: ("offering.load", "action.color-match", "action.adjacent"),
    Verb.LOAD_STATUE: ("statue.load", "action.color-match", "action.adjacent"),
    Verb.MAKE_OFFERING: ("offering.make", "action.color-match", "action.adjacent"),
    Verb.RAISE_STATUE: ("statue.raise", "statue.site-once", "action.color-match"),
}
LOADS: Final = {Family.OFFERING: Verb.LOAD_OFFERING, Family.STATUE: Verb.LOAD_STATUE}
DELIVERIES: Final = {Family.OFFERING: Verb.MAKE_OFFERING, Family.STATUE: Verb.RAISE_STATUE}

_PLACES: Final = {
    Terrain.OFFERING: "offering",
    Terrain.CITY: "city",
    Terrain.TEMPLE: "temple",
    Terrain.STATUE: "site",
}
"""The name of what each kind of place has for cargo."""


def wanted(scene: ExerciseScene, family: Family) -> tuple[int, ...]:
    """Return the colors of offerings or statues that the player may still take aboard."""
    cargo = scene.me.offerings if family == Family.OFFERING else scene.me.statues
    aboard = sum(1 << color for color in cargo)
    needs: FamilyNeeds = ledger(scene.me.tasks, scene.me.done).needs(family)
    return COLORS_OF[needs.takes(aboard)]


def with_offering(scene: ExerciseScene, color: int) -> ExerciseScene:
    """Return the scene with an offering of the color aboard, from one of the islands."""
    offerings = scene.position.offerings
    slots = [slot for slot, mask in enumerate(offerings) if mask >> color & 1]
    slot = scene.random.choice(slots)
    less = replaced(offerings, slot, offerings[slot] & ~(1 << color))
    laden = scene.with_me(offerings=added(scene.me.offerings, color))
    return laden.with_position(offerings=less)


def bound_for_temple(scene: ExerciseScene) -> tuple[ExerciseScene, int]:
    """Return the scene with an offering, one die of its color and no tokens, and its temple."""
    random = scene.random
    place = random.randrange(len(scene.rules.board.temples))
    color = scene.position.temples[place]
    assume(color in wanted(scene, Family.OFFERING))
    loaded = with_offering(scene, color)
    others = random.sample([other for other in COLORS if other != color], 2)
    dice = tuple(sorted((color, *others)))
    return loaded.with_me(dice=dice, favor=0, cards=(0,) * 6), place


def with_statue(scene: ExerciseScene, color: int) -> ExerciseScene:
    """Return the scene with a statue of the color aboard, from its city."""
    laden = scene.with_me(statues=added(scene.me.statues, color))
    return laden.with_position(statues=_less(scene.position.statues, color))


def _less(counts: Six, color: int) -> Six:
    return changed(counts, color, -1)


def laden(scene: ExerciseScene, pieces: int) -> ExerciseScene:
    """Return the scene with a number of needed pieces aboard."""
    for _ in range(pieces):
        family = scene.random.choice((Family.OFFERING, Family.STATUE))
        color = scene.random.choice(wanted(scene, family))
        scene = (with_offering if family == Family.OFFERING else with_statue)(scene, color)
    return scene


def filled(scene: ExerciseScene, color: int) -> ExerciseScene:
    """Return the scene with a statue of the color raised by the other player at every site."""
    board, position = scene.rules.board, scene.position
    slots = [
        slot for slot, space in enumerate(board.statues) if board.spaces[space].sites >> color & 1
    ]
    slot = scene.random.choice(slots)
    seat, companion = 1 - position.turn, 3 * color + 1
    other = position.players[seat]
    return scene.with_player(
        seat,
        tasks=removed(other.tasks, WHITE_STATUE),
        done=added(other.done, task(Family.STATUE, color)),
        companions=added(other.companions, companion),
    ).with_position(
        sites=replaced(position.sites, slot, position.sites[slot] | 1 << color),
        statues=_less(position.statues, color),
        companions=position.companions & ~(1 << companion),
    )


def by(position: Position, water: int) -> Position:
    """Return the position with the player's ship on another water space."""
    players = list(position.players)
    players[position.turn] = replace(players[position.turn], ship=water)
    return replace(position, players=tuple(players))


def docks(rules: Delphi, position: Position, actions: Sequence[Action]) -> tuple[int, ...]:
    """Return the water spaces from which the player's ship can do one of the actions."""
    by_land = {action.target: action for action in actions}
    waters = []
    for water in rules.board.water:
        tried = [by_land[land] for land in rules.board.shore2[water] if land in by_land]
        if tried:
            there = by(position, water)
            if any(rules.check(there, action).allowed for action in tried):
                waters.append(water)
    return tuple(waters)


def lands(rules: Delphi, verb: int) -> tuple[int, ...]:
    """Return the places where something can be loaded or delivered at all."""
    board = rules.board
    return {
        Verb.LOAD_OFFERING: board.offerings,
        Verb.LOAD_STATUE: board.cities,
        Verb.MAKE_OFFERING: board.temples,
        Verb.RAISE_STATUE: board.statues,
    }[Verb(verb)]


def docked(scene: ExerciseScene) -> ExerciseScene:
    """Return the scene with the ship next to a temple for its offerings."""
    assume(scene.me.offerings)
    board = scene.rules.board
    slot = scene.position.temples.index(scene.random.choice(scene.me.offerings))
    waters = shores(board, board.temples[slot])
    return scene.with_me(ship=scene.random.choice(waters))


def cargo_actions(rules: Delphi, position: Position, verbs: Sequence[int]) -> Iterator[Action]:
    """Return all loads and deliveries with the dice, legal or not."""
    for verb in verbs:
        for die in dict.fromkeys(position.players[position.turn].dice):
            for land in lands(rules, verb):
                yield Action(verb, die, die, land)


def cargo_facts(scene: ExerciseScene) -> dict[str, tuple[Color, ...]]:
    """Return what is aboard and which dice there are, for a message."""
    me = scene.me
    return {
        "offerings": tuple(map(Color, me.offerings)),
        "statues": tuple(map(Color, me.statues)),
        "dice": tuple(map(Color, me.dice)),
    }


def asked(
    scene: ExerciseScene,
    form: Form,
    answers: Solver,
    *,
    facts: Mapping[str, Any] | None = None,
    **more: Any,
) -> Question:
    """Return an exercise whose question also lists cargo and dice."""
    shown = {**cargo_facts(scene), "tokens": scene.me.favor, **(facts or {})}
    return Question(scene, answers, form=form, facts=shown, **more)


def _family(seed: int) -> Family:
    return (Family.OFFERING, Family.STATUE)[seed % 2]


def _with_one(scene: ExerciseScene, family: Family) -> tuple[ExerciseScene, int]:
    """Return the scene with a piece of the family aboard, and its color."""
    color = scene.random.choice(wanted(scene, family))
    return (with_offering if family == Family.OFFERING else with_statue)(scene, color), color


def _other_dice(scene: ExerciseScene, color: int) -> tuple[int, ...]:
    """Return dice in a color, in that of the water, and in a third."""
    water = scene.rules.board.spaces[scene.me.ship].color
    others = [int(other) for other in COLORS if other not in (color, water)]
    dice = {color, water, scene.random.choice(others)}
    assume(len(dice) == 3)
    return tuple(sorted(dice))


def place_kind(scene: ExerciseScene, land: int) -> str:
    """Return what a place has for cargo."""
    return _PLACES[scene.rules.board.spaces[land].terrain]


def colors_at(scene: ExerciseScene, land: int) -> tuple[Color, ...]:
    """Return the colors of what a place has or takes."""
    board, position = scene.rules.board, scene.position
    space = board.spaces[land]
    match place_kind(scene, land):
        case "offering":
            mask = position.offerings[board.offerings.index(land)]
        case "site":
            mask = space.sites & ~position.sites[board.statues.index(land)]
        case "temple":
            mask = 1 << position.temples[board.temples.index(land)]
        case _:
            mask = 1 << space.color
    return tuple(color for color in COLORS if mask >> color & 1)


def die_reasons(scene: ExerciseScene, general: str, land: int, color: str) -> tuple[Reason, ...]:
    """Return which die matches a place."""
    facts = {
        "what": place_kind(scene, land),
        "space": scene.rules.board.spaces[land],
        "colors": colors_at(scene, land),
    }
    return (
        Reason(general),
        Reason("why-cargo-there", facts),
        Reason("why-cargo-die", {"color": Color[color.upper()]}),
    )


# --- which die -----------------------------------------------------------------------------------


def _which_die(scene: ExerciseScene, land: int, verbs: Sequence[int]) -> Question:
    """Ask which die loads or delivers something, if exactly one does."""
    dice = scene.me.dice

    def answers(rules: Delphi) -> Answers:
        return frozenset(
            (str(Color(action.source)),)
            for action in cargo_actions(rules, scene.position, verbs)
            if action.target == land and rules.check(scene.position, action).allowed
        )

    assume(len(answers(scene.rules)) == 1)
    verb = next(verb for verb in verbs if land in lands(scene.rules, verb))
    return asked(
        scene,
        SingleChoice(tuple(str(Color(die)) for die in dice)),
        answers,
        rests_on=tuple(dict.fromkeys(("action.color-match", *_RULES[verb]))),
        facts={"space": scene.rules.board.spaces[land]},
        action=lambda part: Action(verb, Color[part.upper()], Color[part.upper()], land),
        look=(scene.me.ship, land),
        explain=lambda: die_reasons(
            scene, message_of("why", scene), land, min(answers(scene.rules))[0]
        ),
    )


@template("cargo.load-die", picture=Picture.NEAR)
def load_die(scene: ExerciseScene) -> Question:
    """Ask which die loads something here; another one has the color of the water."""
    board, family = scene.rules.board, _family(scene.seed)
    near = [i for i in board.shore[scene.me.ship] if i in lands(scene.rules, LOADS[family])]
    assume(near)
    land = scene.random.choice(near)
    colors = [board.spaces[land].color]
    if family == Family.OFFERING:
        there = scene.position.offerings[board.offerings.index(land)]
        colors = [color for color in COLORS if there >> color & 1]
    dice = _other_dice(scene, scene.random.choice(colors))
    return _which_die(scene.with_me(dice=dice, favor=0), land, LOADING)


@template("cargo.deliver-die", picture=Picture.NEAR)
def deliver_die(scene: ExerciseScene) -> Question:
    """Ask which die delivers the cargo; another one has the color of the water."""
    board, verb = scene.rules.board, DELIVERIES[_family(scene.seed)]
    near = [i for i in board.shore[scene.me.ship] if i in lands(scene.rules, verb)]
    assume(near)
    scene, color = _with_one(scene, _family(scene.seed))
    dice = _other_dice(scene, color)
    land = scene.random.choice(near)
    return _which_die(scene.with_me(dice=dice, favor=0), land, DELIVERING)


def where_reasons(
    scene: ExerciseScene,
    general: str,
    family: Family,
    lands: Sequence[int],
    color: int,
    spaces: Sequence[str],
) -> tuple[Reason, ...]:
    """Return the places for a color, and the water next to them; ``lands`` are all of the kind."""
    fitting = [land for land in lands if color in colors_at(scene, land)]
    facts = {"color": Color(color), "spaces": scene.named(fitting)}
    return (
        Reason(general, {"family": family, "color": Color(color)}),
        Reason("why-cargo-lands", {**facts, "what": place_kind(scene, lands[0])}),
        Reason("why-cargo-docks", {"spaces": scene.answered(spaces)}),
    )


# --- where ---------------------------------------------------------------------------------------


def _where(scene: ExerciseScene, family: Family, verb: int, color: int) -> Question:
    """Ask from which water something can be loaded or delivered with a die of its color."""
    scene = scene.with_me(dice=(color,), favor=0)

    def answers(rules: Delphi) -> Answers:
        return pointed(
            scene.rules.board,
            docks(rules, scene.position, tuple(cargo_actions(rules, scene.position, (verb,)))),
        )

    ((*waters,),) = answers(scene.rules)
    assume(1 <= len(waters) <= MOST)
    return asked(
        scene,
        anywhere(scene.rules.board),
        answers,
        rests_on=_RULES[verb],
        facts={"family": family, "color": Color(color)},
        explain=lambda: where_reasons(
            scene,
            message_of("why", scene),
            family,
            lands(scene.rules, verb),
            color,
            min(answers(scene.rules)),
        ),
    )


@template("cargo.where-load")
def where_load(scene: ExerciseScene) -> Question:
    """Ask where the ship must be to load an offering or a statue of a color."""
    family = _family(scene.seed)
    return _where(scene, family, LOADS[family], scene.random.choice(wanted(scene, family)))


@template("cargo.where-deliver")
def where_deliver(scene: ExerciseScene) -> Question:
    """Ask where the ship must be to deliver its offering."""
    scene, color = _with_one(scene, Family.OFFERING)
    return _where(scene, Family.OFFERING, Verb.MAKE_OFFERING, color)


@template("cargo.where-raise")
def where_raise(scene: ExerciseScene) -> Question:
    """Ask where the ship must be to raise its statue."""
    scene, color = _with_one(scene, Family.STATUE)
    return _where(filled(scene, color), Family.STATUE, Verb.RAISE_STATUE, color)


def sites_reasons(scene: ExerciseScene, color: int, spaces: Sequence[str]) -> tuple[Reason, ...]:
    """Return the islands with a site of a color, and which of them is free."""
    board = scene.rules.board
    every = [land for land in board.statues if board.spaces[land].sites >> color & 1]
    free = scene.answered(spaces)
    filled = [board.spaces[land] for land in every if board.spaces[land] not in free]
    general = Reason("why-cargo-sites", {"color": Color(color)})
    if not filled:
        return general, Reason("why-cargo-sites-all", {"color": Color(color), "spaces": free})
    return (
        general,
        Reason("why-map-sites-are", {"color": Color(color), "spaces": scene.named(every)}),
        Reason("why-cargo-sites-left", {"color": Color(color), "other": filled[0], "spaces": free}),
    )


@template("cargo.sites", rests_on=("statue.raise", "statue.site-once"))
def sites(scene: ExerciseScene) -> Question:
    """Ask which islands still take a statue."""
    scene, color = _with_one(scene, Family.STATUE)
    scene = scene.with_me(dice=(color,), favor=0)
    if scene.seed % 3:
        scene = filled(scene, color)
    board = scene.rules.board

    def answers(rules: Delphi) -> Answers:
        names = []
        for land in board.statues:
            waters = shores(board, land)
            action = Action(Verb.RAISE_STATUE, color, color, land)
            if any(rules.check(by(scene.position, i), action).allowed for i in waters):
                names.append(scene.name(land))
        return several(names)

    return asked(
        scene,
        SpaceSelection(tuple(sorted(map(scene.name, board.statues)))),
        answers,
        facts={"color": Color(color)},
        look=board.statues,
        explain=lambda: sites_reasons(scene, color, min(answers(scene.rules))),
    )


def _moored(scene: ExerciseScene, pieces: int) -> ExerciseScene:
    """Return the scene with some pieces aboard, where something can be loaded or delivered."""
    board = scene.rules.board
    lands_there = (*board.offerings, *board.cities, *board.temples, *board.statues)
    assume(any(land in lands_there for land in board.shore[scene.me.ship]))
    return laden(scene.with_me(favor=0), pieces)


def can_reason(scene: ExerciseScene, action: Action, message: str = "why-cargo-can") -> Reason:
    """Return why something can be loaded or delivered."""
    facts = {
        "what": place_kind(scene, action.target),
        "space": scene.rules.board.spaces[action.target],
        "color": Color(action.color),
    }
    return Reason(message, facts)


@template(
    "cargo.pick",
    rests_on=(
        "action.color-match",
        "action.adjacent",
        "cargo.capacity",
        "offering.load",
        "offering.make",
        "statue.load",
        "statue.raise",
    ),
    picture=Picture.NEAR,
)
def pick(scene: ExerciseScene) -> Question:
    """Ask which of four actions is allowed."""
    moored = _moored(scene, scene.seed % 3)
    board, random, write = moored.rules.board, moored.random, moored.rules.notation.write
    right: list[str] = []
    wrong: dict[str, list[str]] = {}
    for action in cargo_actions(moored.rules, moored.position, (*LOADING, *DELIVERING)):
        if action.target not in board.shore2[moored.me.ship]:
            continue
        verdict = moored.rules.check(moored.position, action)
        if verdict.allowed:
            right.append(write(action))
        elif len(verdict.broken) <= 2 and "task.needed" not in verdict.broken_rules:
            wrong.setdefault(verdict.broken_rules[0], []).append(write(action))
    near_misses = [random.choice(actions) for actions in wrong.values()]
    spare = [
        action for actions in wrong.values() for action in actions if action not in near_misses
    ]
    assume(right and len(near_misses) >= 2 and len(near_misses) + len(spare) >= 3)
    random.shuffle(near_misses)
    shown = [random.choice(right), *(*near_misses, *spare)[:3]]
    random.shuffle(shown)
    read = moored.rules.notation.read

    def answers(rules: Delphi) -> Answers:
        return frozenset(
            (option,) for option in shown if rules.check(moored.position, read(option))
        )

    return asked(
        moored,
        SingleChoice(tuple(shown)),
        answers,
        action=read,
        look=(moored.me.ship, *dict.fromkeys(read(option).target for option in shown)),
        explain=lambda: (
            Reason("why-cargo-pick"),
            can_reason(moored, read(min(answers(moored.rules))[0])),
        ),
    )


class CargoShore:
    """A ship next to an offering, a temple and a statue's site."""

    def __init__(self, random: Random) -> None:
        self.scene = bay_beside_city(random)
        self.board, me = self.scene.rules.board, self.scene.me
        near = self.board.shore[me.ship]
        islands = self.board.islands
        self._island = next(i for i in near if i in self.board.offerings)
        self.temple = next(i for i in near if i in self.board.temples)
        self.sites = next(i for i in near if i in self.board.statues)
        self.further = next(i for i in self.board.shore2[me.ship] if i not in near and i in islands)
        position = self.scene.position
        self.here = position.offerings[0].bit_length() - 1
        """The color of the offering."""
        others = [color for color in COLORS if color not in (self.here, position.temples[0])]
        self.held, self.kept = others[:2]
        self.wanted = tasks_in(Family.OFFERING, self.here, WHITE)

    def load(self, source: int) -> Action:
        """Return the action that loads the offering with a source."""
        return Action(Verb.LOAD_OFFERING, source, self.here, self._island)

    def may(self, action: Action, **changes: Any) -> Sentence:
        """Return whether an action is legal, given what it is done with."""
        # The die is always available, because the other rules are the question.
        dice = (action.source,) if action.source < CARD else ()
        before = self.scene.with_me(dice=dice, **changes).position
        return lambda rules: bool(rules.check(before, action))

    def loading(self, steps: int, favor: int) -> Sentence:
        """Return whether a die that is some colors away loads the offering."""
        return self.may(self.load((self.here - steps) % 6), favor=favor, tasks=self.wanted)

    def by_card(self, source: int, played: int) -> Sentence:
        """Return whether a card loads the offering after another was played."""
        cards = tuple(int(color == source) for color in range(6))
        holding = self.scene.with_me(dice=(), cards=cards, tasks=self.wanted)
        before = holding.with_position(played=played).position
        action = self.load(CARD + source)
        return lambda rules: bool(rules.check(before, action))


def tasks_in(family: Family, *values: int) -> tuple[int, ...]:
    """Return the tasks of a family with some values."""
    return tuple(sorted(task(family, value) for value in values))


def on_loading(bay: CargoShore) -> dict[str, Sentence]:
    """Return sentences on loading the offering, by cargo and tasks."""
    may, load, wanted = bay.may, bay.load(bay.here), bay.wanted
    held, white = bay.held, tasks_in(Family.OFFERING, WHITE)
    done = tasks_in(Family.OFFERING, bay.here)
    return {
        "quiz-load-second": may(load, offerings=(held,), tasks=wanted),
        "quiz-load-beside": may(load, statues=(bay.kept,), tasks=wanted),
        "quiz-load-third": may(load, offerings=(held,), statues=(bay.kept,), tasks=wanted),
        "quiz-load-needless": may(load, tasks=tasks_in(Family.OFFERING, held)),
        "quiz-load-twice": may(load, tasks=white, done=done),
        "quiz-load-spoken": may(load, offerings=(held,), tasks=white),
    }
