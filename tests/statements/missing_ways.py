"""Checks of what is missing to pay with, of steps of gods, and of what can bring either."""

from collections.abc import Iterator
from typing import Final

from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import (
    DEPICTED,
    TILE_LETTER,
    TOP_ROW,
    Equipment,
    God,
    Letter,
    ShipTile,
)
from tests.statements.cases import Case, states
from tests.statements.missing import own_covered
from tests.statements.missing_tasks import can_win_monster
from tests.statements.model import COLORS, EXTRA_PRICE, GODS, SOURCES, Model, bits, model
from tests.statements.refusals import god_asked
from tests.statements.statement import Statement
from tests.statements.stating import asked, equal, named

GAINS: Final = {"die": 2, "card": 2, "offering": 3, "psi": 4, "bonus": 1, "gift": 3}
"""The favor tokens that each source of them brings, without the ship tile for favor."""


def is_last_turn(here: Model) -> bool:
    """Return whether the player has no further turn."""
    home = any(player.home for player in here.position.players)
    return home or here.position.round >= here.setting.rules.rounds


def has_any_source(here: Model) -> bool:
    """Return whether a die, a card or the extra action is left, whatever it costs."""
    return any(here.has_source(number) for number in range(EXTRA + 1))


# --- what is paid with ---------------------------------------------------------------------------


@states("missing-means", "missing-means-gods")
def nothing_left(case: Case, said: Statement) -> Iterator[str]:
    here = model(case)
    if here.sources:
        yield f"there is the {SOURCES[here.sources[0]]}"
    played = case.position.played >= 0
    facts = said.facts
    if "played" in facts and (facts["played"] == "true") != played:
        yield "it is wrong whether a card was played"
    if not played and any(here.me.cards):
        yield "there is an oracle card"
    if "last" in facts and (facts["last"] == "true") != is_last_turn(here):
        yield "it is wrong whether dice are rolled again"
    top = [god for god, row in enumerate(here.me.gods) if row == TOP_ROW]
    if said.message == "missing-means-gods":
        yield from equal(said, gods=named(top, GODS))
        if played or not here.is_card_left:
            yield "a traded god brings nothing to play"
    elif top and not played and here.is_card_left and "played" in facts:
        yield "a god can be traded for a card"


def move_price(here: Model, source: int, color: int, target: int) -> tuple[int, int]:
    """Return the tokens for a source in a color, and those for the way to a target."""
    steps = here.steps(target) if target >= 0 else None
    way = max(0, steps - here.range(color)) if steps is not None else 0
    return here.price(source, color), way


def held(here: Model) -> list[int]:
    """Return what is left to act with, whatever it costs."""
    return [number for number in range(EXTRA + 1) if here.has_source(number)]


@states("missing-means-needed")
def too_few(case: Case, said: Statement) -> Iterator[str]:
    """The price named is right; that nothing costs less, granting it shows."""
    here = model(case)
    needed = said.number("needed")
    yield from equal(said, tokens=here.me.favor)
    if needed <= here.me.favor:
        yield "the tokens are enough"
    source = said.facts.get("source")
    if source == "extra":
        if not here.has_source(EXTRA) or needed != EXTRA_PRICE:
            yield "there is no extra action for that"
    elif "used" in said.facts:
        number, color = SOURCES.index(str(source)), COLORS.index(str(said["used"]))
        if not here.has_source(number) or here.price(number, color) != needed:
            yield "there is no such die or card, or it costs something else"
    elif needed not in {here.price(source, color) for source in held(here) for color in range(6)}:
        yield "nothing costs that"
    yield from token_ways(case, said, -1 if source is None else SOURCES.index(str(source)))


@states("missing-means-beyond")
def too_few_for_way(case: Case, said: Statement) -> Iterator[str]:
    here, target = model(case), asked(case).target
    yield from equal(said, tokens=here.me.favor, space=case.code(target))
    needed = said.number("needed")
    if needed <= here.me.favor:
        yield "the tokens are enough"
    source = SOURCES.index(str(said["source"]))
    used = said.facts.get("used")
    color = COLORS.index(used) if isinstance(used, str) else source % CARD
    paid, way = move_price(here, source, color, target)
    yield from equal(said, beyond=way, range=here.range(color))
    if paid + way != needed or not here.has_source(source):
        yield f"it costs {paid + way}"
    yield from token_ways(case, said, source)


@states("missing-move-range")
def too_far(case: Case, said: Statement) -> Iterator[str]:
    """The way costs as much as is said, in the color that goes farthest."""
    here, action = model(case), asked(case)
    steps = here.steps(action.target)
    if steps is None:
        yield "no way leads there"
        return
    ranges = {here.range(color): steps - here.range(color) for color in range(6)}
    yield from equal(said, space=case.code(action.target), steps=steps)
    if ranges.get(said.number("range")) != said["needed"]:
        yield f"the way costs {steps - here.range(action.color)}"
    if "tokens" in said.facts and said.number("tokens") >= said.number("needed"):
        yield "the tokens are enough"


# --- favor tokens --------------------------------------------------------------------------------


def takes(here: Model, source: int, kept: int) -> bool:
    """Return whether using a source makes another one unusable."""
    if CARD <= source < EXTRA and CARD <= kept < EXTRA:
        return True
    return source == kept and not (source < CARD and here.me.dice.count(source) > 1)


def may_be_psi(here: Model, space: int) -> bool:
    """Return whether turning up a tile may bring the reward of Psi, as far as the player knows."""
    if here.is_seen(space):
        tiles = {here.tile(space)}
    else:
        known = {
            here.tile(island)
            for island in here.board.islands
            if here.is_up(island) or here.is_seen(island)
        }
        tiles = {number for number in range(len(TILE_LETTER)) if number not in known}
    return any(
        tile != UNKNOWN and TILE_LETTER[tile] == Letter.PSI and not here.takes_shrine(tile)
        for tile in tiles
    )


def brings(here: Model, action: Action) -> Iterator[str]:
    """By what an action can bring favor tokens at once."""
    verb = action.verb
    if verb == Verb.FAVOR:
        yield "card" if CARD <= action.source < EXTRA else "die"
    elif verb == Verb.MAKE_OFFERING:
        yield "offering"
    elif verb == Verb.BONUS:
        yield "bonus"
    elif verb in {Verb.EXPLORE, Verb.ARTEMIS} and may_be_psi(here, action.target):
        yield "psi"
    elif verb in {Verb.FIGHT, Verb.ARES} and Equipment.GIFT in here.position.display:
        yield "gift"


def is_look_won(here: Model, action: Action) -> bool:
    """Return whether a fight can bring the card that turns up a tile with Psi."""
    if action.verb not in {Verb.FIGHT, Verb.ARES} or len(here.covered) < 2:
        return False
    look = Equipment.LOOK in here.position.display
    return look and any(may_be_psi(here, space) for space in here.covered)


@states("ways-tokens")
def some_ways(case: Case, said: Statement) -> Iterator[str]:
    """The sentence before knows their purpose; it checks that all are named."""
    stated = said.items("ways")
    if len(set(stated)) != len(stated) or not stated:
        yield "a source is repeated, or none is named"


def token_ways(case: Case, said: Statement, kept: int) -> Iterator[str]:
    """Everything named can bring more tokens than it costs, and whatever can is named.

    What the tokens are for must be left: the die or card that the sentence before names.
    """
    here = model(case)
    more = here.me.tile == ShipTile.FAVOR
    sure: set[str] = set()
    perhaps: set[str] = set()
    for action in case.rules.legal_actions(case.position):
        if takes(here, action.source, kept):
            continue
        price = here.price(action.source, action.color)
        sure |= {way for way in brings(here, action) if GAINS[way] + more > price}
        if is_look_won(here, action) and GAINS["psi"] + more > price:
            perhaps.add("psi")
    keys = {f"{way}-{GAINS[way] + more}" for way in sure}
    able = keys | {f"{way}-{GAINS[way] + more}" for way in perhaps}
    closing = said.facts.get("more")
    stated = set(closing.items("ways")) if isinstance(closing, Statement) else set()
    if not keys <= stated <= able:
        yield f"tokens can come from {sorted(keys)}"


# --- steps of gods -------------------------------------------------------------------------------


def is_shrine_left(here: Model) -> bool:
    """Return whether a tile is left on which I can build a shrine."""
    fits = [
        island
        for island in here.board.islands
        if here.is_bare_own(island) and here.takes_shrine(here.tile(island))
    ]
    return bool(fits) or bool(own_covered(here))


def is_sigma_left(here: Model) -> bool:
    """Return whether a face-down tile would bring me three steps."""
    if here.me.home and here.me.gods[God.ARTEMIS] < TOP_ROW:
        return False
    shown = {here.tile(island) for island in here.board.islands if here.is_up(island)}
    return any(
        letter == Letter.SIGMA and tile not in shown and not here.takes_shrine(tile)
        for tile, letter in enumerate(TILE_LETTER)
    )


def prices(here: Model, god: int) -> list[int]:
    """Return what the dice and one card cost as the god's color, sorted."""
    cards = [here.price(source, god) for source in held(here) if CARD <= source < EXTRA]
    return sorted([*(here.price(die, god) for die in here.me.dice), *sorted(cards)[:1]])


def dice_steps(here: Model, god: int) -> int:
    """The most steps that come from dice, a card and the extra action, with some for tokens."""
    costs, gain = prices(here, god), 2 + (here.me.tile == ShipTile.FAVOR)
    extra = [EXTRA_PRICE] if here.has_source(EXTRA) else []
    counts = []
    for taking in range(len(costs) + 1):
        left, count = here.me.favor + taking * gain, 0
        for cost in sorted(costs[: len(costs) - taking] + extra):
            left -= cost
            count += left >= 0
        counts.append(count)
    return max(counts)


def step_ways(here: Model, god: int) -> dict[str, bool]:
    """Ways to advance a god, now or in a later turn; True for those possible now."""
    position, last = here.position, is_last_turn(here)
    several = not here.me.home and len(prices(here, god)) > 1
    payable = several or dice_steps(here, god) > 0
    monster = can_win_monster(here)
    reward = here.has(Equipment.REWARD_GOD)
    bonus = any(
        "BONUS" in Equipment(card).name and god in bits(DEPICTED[Equipment(card)])
        for card in here.me.equipment
    )
    top = Equipment.GOD_TO_TOP in position.display
    return {
        "die": not last or payable,
        "bonus": bonus and (not last or payable),
        "shrine": is_shrine_left(here),
        "sigma": is_sigma_left(here),
        "offering": reward and bool(here.tasks(Family.OFFERING)),
        "statue": reward and bool(here.tasks(Family.STATUE)),
        "monster": reward and monster,
        "gift": monster and Equipment.GIFT in position.display,
        "top": monster and top and god in bits(DEPICTED[Equipment.GOD_TO_TOP]),
        "unhurt": not last,
        "rolls": not last and here.me.gods[god] > 0,
    }


@states("ways-steps")
def steps_from(case: Case, said: Statement) -> Iterator[str]:
    here = model(case)
    ways = {way for way, holds in step_ways(here, god_asked(case)).items() if holds}
    stated = set(said.items("ways"))
    yield from equal(said, ways=frozenset(ways) if not is_last_turn(here) else frozenset(stated))
    if not stated <= ways:
        yield f"{sorted(map(str, stated - ways))} can't bring a step"


@states("missing-god-use", "missing-god-use-last")
def steps_left(case: Case, said: Statement) -> Iterator[str]:
    here, god = model(case), god_asked(case)
    yield from equal(said, god=GODS[god], steps=here.steps_to_top(god))
    if here.me.gods[god] == TOP_ROW:
        yield "the god is on the top row"
    ways = step_ways(here, god)
    enough = dice_steps(here, god) >= here.steps_to_top(god)
    if said.message.endswith("-last") and (enough or ways["unhurt"]):
        yield "something can bring a step"
    if ("more" in said.facts) == said.message.endswith("-last"):
        yield "what can bring a step is not said"
