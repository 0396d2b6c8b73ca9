"""Checks of what is said to be missing: places, tasks, cargo, tiles."""

from collections.abc import Iterable, Iterator

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import TILE_COLOR, TILE_LETTER
from tests.statements.cases import Case, states
from tests.statements.model import (
    COLORS,
    FAMILY_OF,
    FARTHER,
    LETTERS,
    PLACES,
    SOURCED,
    SOURCES,
    Model,
    model,
)
from tests.statements.refusals import over
from tests.statements.statement import Statement
from tests.statements.stating import asked, equal, named

states("missing-play-over")(over)
DELIVERED = {Verb.MAKE_OFFERING: Family.OFFERING, Verb.RAISE_STATUE: Family.STATUE}
"""The families of what is delivered."""


def fits(here: Model, verb: int, place: int, color: int) -> bool:
    """Whether something can be done at a place in a color, but for the ship and its price."""
    me = here.me
    match verb:
        case Verb.FIGHT | Verb.ARES:
            return color in here.monsters(place) and here.wants(Family.MONSTER, color)
        case Verb.EXPLORE:
            return not here.is_up(place) and here.border(place) == color
        case Verb.BUILD:
            own = here.is_bare_own(place) and here.takes_shrine(here.tile(place))
            return own and here.border(place) == color
        case Verb.LOAD_OFFERING:
            there = color in here.offerings(place) and here.room > 0
            return there and here.wants(Family.OFFERING, color)
        case Verb.LOAD_STATUE | Verb.HERMES:
            there = here.border(place) == color and here.position.statues[color] > 0
            return there and here.room > 0 and here.wants(Family.STATUE, color)
        case Verb.MAKE_OFFERING:
            there = color in me.offerings and here.temple(place) == color
            return there and is_due(here, Family.OFFERING, color)
        case Verb.RAISE_STATUE:
            free = here.sites(place) - here.filled(place)
            there = color in me.statues and color in free
            return there and is_due(here, Family.STATUE, color)
    return False


def is_due(here: Model, family: int, color: int) -> bool:
    """Return whether an open task takes a color that is delivered."""
    return here.accepts(family, color) and color not in here.done(family)


def places(here: Model, verb: int) -> list[int]:
    """Return the spaces of the kind on which something is done."""
    kinds = PLACES.get(Verb(verb), ())
    return [space.index for space in here.board.spaces if space.terrain in kinds]


def fitting(here: Model, verb: int, colors: Iterable[int] = range(6)) -> dict[int, int]:
    """Return the places where something could be done, with the spaces of the way to each."""
    wanted = tuple(colors)
    fitting_ways = {}
    for place in places(here, verb):
        if any(fits(here, verb, place, color) for color in wanted):
            way = here.way_to(place, verb)
            if way is not None:
                fitting_ways[place] = way
    return fitting_ways


def nearest(case: Case, said: Statement, options: dict[int, int]) -> Iterator[str]:
    """The place named is one of these, and none is nearer; the way there is as long as is said."""
    place = case.codes.get(str(said["place"]), -1)
    if place not in options:
        yield f"{said['place']} would not do"
        return
    least = min(options.values())
    if options[place] != least:
        yield f"another place is {least} spaces away, not {options[place]}"
    way = said["way"]
    if isinstance(way, Statement):
        yield from equal(way, steps=options[place])


@states("way-there")
def way_there(case: Case, said: Statement) -> Iterator[str]:
    """The number of spaces; whose way it is, the sentence around it knows."""
    if said.number("steps") < 0:
        yield "no way is that short"


def ways_to(here: Model, spaces: Iterable[int], verb: int) -> dict[int, int]:
    """The spaces of the way to each of some places; those that no way leads to are left out."""
    ways = {place: here.way_to(place, verb) for place in spaces}
    return {place: way for place, way in ways.items() if way is not None}


def color_of(said: Statement) -> int:
    return COLORS.index(str(said["color"]))


# --- where the ship must be ----------------------------------------------------------------------


@states("missing-action-adjacent-place", "missing-action-adjacent")
def ship_elsewhere(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    goals = here.cities if action.verb == Verb.HERMES else (action.target,)
    if "space" in said.facts and (said["space"] == "none") != (action.verb == Verb.HERMES):
        yield "the place is not the one that was named"
    ways = ways_to(here, goals, action.verb)
    if any(here.reaches(goal, action.verb) for goal in goals):
        yield "the ship is near enough"
    if said.message == "missing-action-adjacent":
        if ways and not here.me.home:
            yield "a way leads there"
        return
    yield from nearest(case, said, ways)
    yield from equal(said, range=here.base_range)
    if "reach" in said.facts:
        longer = here.has(FARTHER[Verb(action.verb)])
        if (said["reach"] == "true") != longer:
            yield f"the reach is {'longer' if longer else 'not longer'}"


@states("missing-move-blocked")
def no_way(case: Case, said: Statement) -> Iterator[str]:
    here, target = model(case), asked(case).target
    yield from equal(said, space=case.code(target))
    sea = here.terrain(target) in {Terrain.WATER, Terrain.ZEUS}
    if said["terrain"] in {"water", "zeus"}:
        if not sea or here.steps(target) is not None:
            yield "a way leads there, or it is no water"
    elif sea:
        yield "a ship may stop there"


@states("missing-play-not-now-usable")
def nothing_named(case: Case, said: Statement) -> Iterator[str]:
    """Everything at hand that can be used for what names no die or card, and nothing else."""
    here, action = model(case), asked(case)
    if action.source >= 0 or action.verb not in SOURCED:
        yield "a die was named"
    usable = {
        source for source in here.sources if here.price(source, action.color) <= here.me.favor
    }
    stated = {SOURCES.index(str(item)) for item in said.items("usable")}
    if not usable <= stated <= {*here.sources}:
        yield f"{sorted(usable)} can be used"


@states("missing-play-not-now")
def no_decision(case: Case, said: Statement) -> Iterator[str]:
    action = asked(case)
    yield from equal(said, verb=str(Verb(action.verb)))
    if said.facts.get("sourced") == "true":
        if action.verb not in SOURCED or action.source >= 0:
            yield "a die was named"
    elif any(option.verb == action.verb for option in case.rules.legal_actions(case.position)):
        yield "it can be done now"


@states("missing-play-no-target-place")
def other_place(case: Case, said: Statement) -> Iterator[str]:
    here, verb = model(case), Verb(asked(case).verb)
    yield from equal(said, verb=str(verb))
    yield from nearest(case, said, fitting(here, verb))


@states("missing-play-no-target-number", "missing-play-no-target-colors")
def anywhere(case: Case, said: Statement) -> Iterator[str]:
    """Gods that need no ship near the place."""
    here, verb = model(case), asked(case).verb
    if verb != (Verb.ARTEMIS if said.message.endswith("number") else Verb.HERMES):
        yield "it is another god's work"
    yield from equal(said, number=len(here.covered), colors=named(fetchable(here), COLORS))


def fetchable(here: Model) -> list[int]:
    """Return the colors of the statues that Hermes could fetch."""
    return [
        color
        for color, city in enumerate(here.board.cities)
        if city >= 0 and fits(here, Verb.HERMES, city, color)
    ]


@states("missing-play-no-target")
def nowhere(case: Case, said: Statement) -> Iterator[str]:
    here, verb = model(case), Verb(asked(case).verb)
    if isinstance(said["verb"], str):
        yield from equal(said, verb=str(verb))
    if verb == Verb.ARTEMIS:
        some = bool(here.covered)
    elif verb == Verb.HERMES:
        some = bool(fetchable(here))
    else:
        some = bool(fitting(here, verb))
    if some:
        yield "there is such a place"


# --- monsters, cargo, sites ----------------------------------------------------------------------


def holding(case: Case, said: Statement) -> tuple[int, list[int]]:
    """Return the verb that leads to what a sentence looks for, and the places where that is."""
    here, color = model(case), color_of(said)
    board = here.board
    if said.message.startswith("missing-fight-color"):
        return asked(case).verb, [
            monster for monster in board.monsters if color in here.monsters(monster)
        ]
    if said.message.startswith("missing-offering"):
        there = [offering for offering in board.offerings if color in here.offerings(offering)]
        return Verb.LOAD_OFFERING, there
    if said.message.startswith("missing-statue-raise"):
        city = board.cities[color]
        stocked = city >= 0 and case.position.statues[color] > 0
        return Verb.LOAD_STATUE, [city] if stocked else []
    sites = [
        statue for statue in board.statues if color in here.sites(statue) - here.filled(statue)
    ]
    return Verb.RAISE_STATUE, sites


@states(
    *(f"missing-{rule}{end}" for rule in ("fight-color",) for end in ("", "-place")),
    *(f"missing-{rule}{end}" for rule in ("offering-load",) for end in ("", "-place")),
    *(f"missing-{rule}{end}" for rule in ("offering-make",) for end in ("", "-place")),
    *(f"missing-{rule}{end}" for rule in ("statue-raise",) for end in ("", "-place")),
    *(f"missing-{rule}{end}" for rule in ("statue-site-once",) for end in ("", "-place")),
)
def held_there(case: Case, said: Statement) -> Iterator[str]:
    """The nearest place that has what is missing; it is wanted, and it may be loaded."""
    here, action, color = model(case), asked(case), color_of(said)
    if color not in {action.color, *asked_there(here, action.target)}:
        yield f"{COLORS[action.color]} was asked for"
    verb, there = holding(case, said)
    ways = ways_to(here, there, verb)
    if not said.message.endswith("-place"):
        if ways:
            yield "there is such a place"
        return
    yield from nearest(case, said, ways)
    family = FAMILY_OF[Verb(verb)]
    wanted = is_due(here, family, color) if verb == Verb.RAISE_STATUE else here.wants(family, color)
    if not wanted:
        yield "no task asks for it"


@states("missing-offering-make-aboard", "missing-statue-raise-aboard")
def goes_there(case: Case, said: Statement) -> Iterator[str]:
    """The piece is in the hold, is the one asked for if that is, and can't be delivered here."""
    here, action, color = model(case), asked(case), color_of(said)
    aboard = here.aboard(DELIVERED[Verb(action.verb)])
    if color not in aboard or (action.color in aboard and color != action.color):
        yield "another piece was asked for"
    pieces = (color,) if action.color in aboard else aboard
    options = fitting(here, action.verb, pieces)
    if action.target in options:
        yield "a piece belongs here"
    yield from nearest(case, said, options)


def asked_there(here: Model, place: int) -> frozenset[int]:
    """Return the colors that a temple or a statue island takes, or that of a city."""
    match here.terrain(place):
        case Terrain.CITY:
            return frozenset({here.border(place)})
        case Terrain.TEMPLE:
            return frozenset({here.temple(place)})
        case Terrain.STATUE:
            return here.sites(place)
        case Terrain.CITY:
            return frozenset({here.border(place)})
    return frozenset()


@states("missing-statue-load")
def city_bare(case: Case, said: Statement) -> Iterator[str]:
    color = color_of(said)
    if case.position.statues[color] or model(case).border(asked(case).target) != color:
        yield "the city has statues"


@states("missing-cargo-capacity", "missing-cargo-capacity-place")
def no_room(case: Case, said: Statement) -> Iterator[str]:
    here = model(case)
    yield from equal(said, storage=here.storage)
    if here.room > 0:
        yield "there is room"
    temples = fitting(here, Verb.MAKE_OFFERING)
    sites = fitting(here, Verb.RAISE_STATUE)
    if said.message == "missing-cargo-capacity":
        if temples or sites:
            yield "something aboard can be delivered"
        return
    if "family" not in said.facts:
        yield from nearest(case, said, {**temples, **sites})
        return
    verb = Verb.RAISE_STATUE if said["family"] == "statue" else Verb.MAKE_OFFERING
    color = color_of(said)
    yield from nearest(case, said, fitting(here, verb, (color,)))
    way = said["way"]
    least = min([*temples.values(), *sites.values()], default=-1)
    if isinstance(way, Statement) and way["steps"] != least:
        yield f"something can go to a place {least} spaces away"


# --- shrines -------------------------------------------------------------------------------------


def own_covered(here: Model) -> list[int]:
    """Return the tiles that lie face down and would take a shrine of mine."""
    up = [island for island in here.board.islands if here.is_up(island)]
    shown = {here.tile(tile) for tile in up}
    return [
        number
        for number in range(len(TILE_COLOR))
        if number not in shown and here.takes_shrine(number)
    ]


@states("missing-shrine-build-place", "missing-explore-picture-rule-place")
def open_tile(case: Case, said: Statement) -> Iterator[str]:
    here = model(case)
    yield from nearest(case, said, fitting(here, Verb.BUILD))
    yield from equal(said, letters=named(here.letters, LETTERS))


@states(
    "missing-shrine-build-number",
    "missing-shrine-build",
    "missing-explore-picture-rule",
    "missing-explore-picture-rule-gone",
)
def no_open_tile(case: Case, said: Statement) -> Iterator[str]:
    here = model(case)
    own = own_covered(here)
    if fitting(here, Verb.BUILD):
        yield "an open tile would do"
    gone = said.message == "missing-shrine-build" or said.message.endswith("-gone")
    if gone == bool(own):
        yield f"{len(own)} face-down tiles would do"
    yield from equal(said, letters=named(here.letters, LETTERS))
    yield from equal(said, number=len(here.covered), fits=len(own))
    if "every" in said.facts and (said["every"] == "true") != (len(own) == len(here.covered)):
        yield "it is wrong whether every tile would do"
    if any(TILE_LETTER[tile] not in here.letters for tile in own) and "letters" in said.facts:
        yield "a letter is wrong"
