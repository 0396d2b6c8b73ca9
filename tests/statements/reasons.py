"""Checks of the reasons why an action is allowed: what it is done with, moving, islands."""

from collections.abc import Callable, Iterator
from typing import Final

from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb
from oracle_nb.delphi.model.position import FightOn, HealColor
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import Equipment, Kind, ShipTile
from tests.statements.cases import Case, states
from tests.statements.model import COLORS, SOURCES, Model, model, ways
from tests.statements.statement import Other, Statement
from tests.statements.stating import asked, equal
from tests.statements.titles import counted, way_price

Holds = Callable[[Model, Action], bool]
BASE_RANGE: Final = 3


def shows(action: Action) -> int:
    """Return the color that the die or card of an action shows."""
    return action.source % CARD


def is_recolored(action: Action) -> bool:
    return 0 <= action.source < EXTRA and action.color not in (-1, shows(action))


def is_card(action: Action) -> bool:
    return CARD <= action.source < EXTRA


PLAIN: Final[dict[str, Holds]] = {
    "why-oracle-card-as-die": lambda here, action: is_card(action),
    "why-oracle-one-card": lambda here, action: is_card(action) and here.position.played < 0,
    "why-turn-sources": lambda here, action: here.has_source(action.source),
    "why-oracle-recolor": lambda here, action: is_recolored(action) and not here.wild,
    "why-oracle-any-color": lambda here, action: (
        is_recolored(action)
        and (here.wild or shows(action) in here.companions(Kind.DEMIGOD))
        and here.price(action.source, action.color) == 0
    ),
    "why-god-apollon": lambda here, action: (
        here.wild if action.source >= 0 else action.verb == Verb.APOLLON
    ),
    "why-ship-both-ways": lambda here, action: (
        here.me.tile == ShipTile.BOTH_WAYS and is_recolored(action)
    ),
    "why-ship-recolor": lambda here, action: (
        here.me.tile == ShipTile.RECOLOR and is_recolored(action)
    ),
    "why-companion-demigod": lambda here, action: (
        is_recolored(action) and bool(here.companions(Kind.DEMIGOD))
    ),
    "why-equipment-extra-action": lambda here, action: (
        action.source == EXTRA and here.has_source(EXTRA) and here.me.favor >= 3
    ),
    "why-board-ships-share": lambda here, action: any(
        other.ship == action.target
        for seat, other in enumerate(here.position.players)
        if seat != here.seat
    ),
    "why-move-start": lambda here, action: here.me.ship == here.board.zeus,
    "why-ship-range": lambda here, action: here.me.tile == ShipTile.RANGE and is_long(here, action),
    "why-equipment-range": lambda here, action: here.has(Equipment.RANGE) and is_long(here, action),
    "why-equipment-shallows": lambda here, action: here.crossing and is_shortened(here, action),
    "why-fight-win": lambda here, action: action.verb == Verb.FIGHT,
    "why-fight-continue": lambda here, action: isinstance(here.step, FightOn),
    "why-fight-surrender": lambda here, action: (
        isinstance(here.step, FightOn) and action.verb == Verb.SURRENDER
    ),
    "why-fight-reward": lambda here, action: (
        here.decision == "take-equipment" and action.target in here.position.display
    ),
    "why-explore-letter": lambda here, action: (
        isinstance(here.step, HealColor) or getattr(here.step, "rule", "") == "explore.letter"
    ),
    "why-offering-reward": lambda here, action: action.verb == Verb.MAKE_OFFERING,
    "why-statue-reward": lambda here, action: action.verb in {Verb.RAISE_STATUE, Verb.COMPANION},
    "why-shrine-reward": lambda here, action: (
        action.verb == Verb.BUILD or getattr(here.step, "rule", "") == "shrine.reward"
    ),
}


def is_long(here: Model, action: Action) -> bool:
    """Return whether a move goes farther than any ship can."""
    return action.verb == Verb.MOVE and (here.steps(action.target) or 0) > BASE_RANGE


def is_shortened(here: Model, action: Action) -> bool:
    """Return whether a way over shallows is shorter than without them."""
    around = ways(here.board, here.me.ship, crossing=False).get(action.target)
    steps = here.steps(action.target)
    return steps is not None and (around is None or steps < around)


@states(*PLAIN)
def plain(case: Case, said: Statement) -> Iterator[str]:
    """The reason applies; the source and the color are those of the action."""
    here, action = model(case), asked(case)
    if not PLAIN[said.message](here, action):
        yield "it does not apply here"
    if action.source >= 0:
        yield from equal(said, source=SOURCES[action.source])
    if action.color >= 0:
        yield from equal(said, color=COLORS[action.color])
    yield from equal(said, gain=3 + (here.me.tile == ShipTile.FAVOR))


@states("why-oracle-wheel")
def wheel(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    shown, price = shows(action), here.price(action.source, action.color)
    if not is_recolored(action) or here.wild:
        yield "nothing is recolored"
    if "wheel" not in said.facts:
        yield from equal(said, color=COLORS[action.color])
        return
    yield from equal(said, shown=COLORS[shown])
    ends = {action.color, *here.companions(Kind.DEMIGOD)}
    end = COLORS.index(str(said.facts.get("via", COLORS[action.color])))
    way = (end - shown) % 6
    if here.me.tile == ShipTile.BOTH_WAYS:
        way = min(way, 6 - way)
    yield from counted(said, "wheel", way)
    if end not in ends:
        yield f"{COLORS[end]} is no way to the color"
    if max(0, way - (here.me.tile == ShipTile.RECOLOR)) != price:
        yield f"it costs {price} tokens"


# --- moving --------------------------------------------------------------------------------------


@states("why-move-range")
def in_range(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    steps, beyond = here.steps(action.target), way_price(here, action)
    yield from equal(said, space=case.code(action.target), steps=steps)
    yield from equal(said, range=here.range(action.color))
    if isinstance(said["beyond"], Other) == (beyond == 0):
        yield f"{beyond} spaces are beyond the range"


@states("why-move-buy-range")
def beyond_range(case: Case, said: Statement) -> Iterator[str]:
    yield from counted(said, "beyond", way_price(model(case), asked(case)))


@states("why-move-end-color")
def ends_in_color(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    yield from equal(said, space=case.code(action.target), color=COLORS[action.color])
    if here.border(action.target) != action.color:
        yield f"the space is {COLORS[here.border(action.target)]}"


@states("why-move-to-zeus")
def zeus_open(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    yield from equal(said, space=case.code(here.board.zeus))
    if here.me.tasks or action.target != here.board.zeus:
        yield "Zeus is not open, or not meant"


@states("why-companion-creature")
def creature(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    yield from equal(said, color=COLORS[action.color])
    if action.color not in here.companions(Kind.CREATURE):
        yield "there is no such creature"
    elif here.border(action.target) == action.color and not is_long(here, action):
        yield "the move needs no creature"


# --- islands and cities --------------------------------------------------------------------------


REACH: Final = {
    "why-equipment-reach-island": Equipment.REACH_ISLAND,
    "why-equipment-reach-statue": Equipment.REACH_STATUE,
    "why-equipment-reach-offering": Equipment.REACH_OFFERING,
}


@states(*REACH, "why-equipment-reach-meaning", "why-god-reach")
def reach(case: Case, said: Statement) -> Iterator[str]:
    """A card lets the ship reach a place that it is not next to."""
    here, action = model(case), asked(case)
    card = REACH.get(said.message)
    if card is not None and not here.has(card):
        yield "the player has no such card"
    yield from equal(said, space=case.code(action.target))
    places = here.cities if action.verb == Verb.HERMES else (action.target,)
    if not any(here.reaches(place, action.verb) for place in places):
        yield "the place is out of reach"
    if any(place in here.board.adjacent[here.me.ship] for place in places):
        yield "the ship is next to it"
    if said.message == "why-god-reach" and action.verb not in {Verb.ARES, Verb.HERMES}:
        yield "no god reaches it"


@states("why-fight-color")
def monster_there(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    yield from equal(said, space=case.code(action.target), color=COLORS[action.color])
    if action.color not in here.monsters(action.target):
        yield "the monster is not there"
    if not here.wants(Family.MONSTER, action.color):
        yield "no task needs it"


@states("why-fight-strength")
def strength(case: Case, said: Statement) -> Iterator[str]:
    shield = case.me.shield
    yield from equal(said, shield=shield, strength=9 - shield)


@states("why-explore-color")
def border(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    yield from equal(said, space=case.code(action.target), color=COLORS[action.color])
    if here.border(action.target) != action.color or here.is_up(action.target):
        yield "the border has another color, or the tile lies open"


@states("why-shrine-build")
def own_tile(case: Case, said: Statement) -> Iterator[str]:
    target = asked(case).target
    yield from equal(said, space=case.code(target))
    if not model(case).is_bare_own(target):
        yield "there is no such tile"


@states("why-offering-load")
def offering_there(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    yield from equal(said, space=case.code(action.target), color=COLORS[action.color])
    if action.color not in here.offerings(action.target):
        yield "it is not there"
    if not here.wants(Family.OFFERING, action.color):
        yield "no task needs it"


@states("why-offering-make")
def temple_there(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    yield from equal(said, space=case.code(action.target), color=COLORS[action.color])
    if action.color not in here.me.offerings or here.temple(action.target) != action.color:
        yield "it is not aboard, or the temple has another color"


@states("why-statue-load")
def city_there(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    yield from equal(said, space=case.code(action.target), color=COLORS[action.color])
    if action.target != here.board.cities[action.color]:
        yield "it is another city"
    if not here.wants(Family.STATUE, action.color):
        yield "no task needs it"


@states("why-statue-raise")
def site_there(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    yield from equal(said, space=case.code(action.target), color=COLORS[action.color])
    free = here.sites(action.target) - here.filled(action.target)
    if action.color not in here.me.statues or action.color not in free:
        yield "it is not aboard, or no site is free"
