"""Checks of what actions are called, what they cost, and what does the same for less."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb
from oracle_nb.delphi.model.position import FightOn, Position
from oracle_nb.delphi.model.tasks import Task
from oracle_nb.delphi.pieces import COMPANIONS, Equipment, ShipTile
from tests.statements.cases import Case, states
from tests.statements.model import COLORS, EXTRA_PRICE, GOD_OF, GODS, SOURCES, Model, model
from tests.statements.statement import Other, Statement
from tests.statements.stating import asked, equal

VERBS = {str(verb): verb for verb in Verb}
ANSWERS = {"fight-fight-on": Verb.FIGHT, "look-look-at": Verb.LOOK}
"""Other names of actions that answer a decision."""


def _key(values: Any, number: int) -> str:
    return str(values[number]).lower() if 0 <= number < len(values) else "none"


def misnamed(case: Case, said: Statement, action: Action, position: Position) -> list[str]:
    """Return what is wrong where a statement names an action, but for what it is done with."""
    prefix, _, name = said.message.partition("-")
    if said.message == "title-unsaid":
        return list(equal(said, verb=str(Verb(action.verb))))
    verb = ANSWERS.get(name) or VERBS.get(name)
    if verb != action.verb:
        return [f"the action is to {Verb(action.verb)}"]
    color, target = action.color, action.target
    facts: dict[str, object] = {
        "color": _key(COLORS, color),
        "god": _key(GODS, GOD_OF.get(Verb(action.verb), color)),
        "space": case.code(target),
        "gain": 2 + (case.me.tile == ShipTile.FAVOR),
    }
    if verb == Verb.COMPANION:
        kinds = ("hero", "demigod", "creature")
        facts |= {"companion": _key([companion.title for companion in COMPANIONS], target)}
        facts |= {"color": COLORS[target // 3], "kind": kinds[target % 3]}
    elif verb == Verb.FAVOR:
        facts |= {"gain": 2 + (position.players[case.seat].tile == ShipTile.FAVOR)}
    elif verb == Verb.TAKE:
        facts |= {"equipment": _key(tuple(Equipment), target)}
    elif verb == Verb.CHOOSE:
        facts |= {"ship_tile": _key(tuple(ShipTile), target)}
    elif verb == Verb.RETURN:
        facts |= {"task": str(Task(target)).replace(":", "-")}
    step = position.pending[0] if position.pending else None
    if name in ANSWERS and action.source >= 0:
        return ["it answers no decision"]
    if name in ANSWERS and prefix == "do":
        facts["strength"] = step.strength - 1 if isinstance(step, FightOn) else None
    problems = list(equal(said, **facts))
    if prefix == "do" and name == "fight-fight-on" and not isinstance(step, FightOn):
        problems.append("no fight goes on")
    return problems


def missourced(here: Model, stated: object, action: Action, farther: int = 0) -> list[str]:
    """Return what is wrong with what an action is said to be done with, in a title.

    ``farther`` are the tokens for a longer way that the title must name.
    """
    source, color = action.source, action.color
    if source < 0:
        return ["it is done without a die or card"]
    own = color in (-1, source % CARD)
    if isinstance(stated, Statement):
        tokens = here.price(source, color) + farther
        if stated.message == "source-extra":
            problems = list(equal(stated, color=_key(COLORS, color), tokens=tokens))
            return problems + (["it is no extra action"] if source != EXTRA else [])
        if stated.message == "source-plain":
            problems = list(equal(stated, source=SOURCES[source], tokens=tokens))
            return problems + ([] if own else ["it is recolored"])
        facts = {"color": _key(COLORS, color), "source": SOURCES[source], "tokens": tokens}
        return list(equal(stated, **facts)) + (["it has that color"] if own else [])
    if source == EXTRA:
        return ["the price of the extra action is not said"]
    problems = [] if stated == SOURCES[source] else [f"it is done with {SOURCES[source]}"]
    problems += ["the price of the longer way is not said"] if farther else []
    return problems + ([] if own else ["it is recolored"])


def _farther(case: Case) -> int:
    """Return the tokens for a longer way in a title: only what is allowed has a price."""
    return 0 if case.after is None else way_price(model(case), asked(case))


@states("title")
def title(case: Case, said: Statement) -> Iterator[str]:
    action, name = asked(case), said["action"]
    assert isinstance(name, Statement)
    yield from misnamed(case, name, action, case.position)
    yield from missourced(model(case), said["source"], action, _farther(case))


@states(
    "title-unsaid",
    *(f"do-{verb}" for verb in VERBS),
    *(f"do-{name}" for name in ANSWERS),
    *(f"then-{verb}" for verb in VERBS),
)
def verb_of(case: Case, said: Statement) -> Iterator[str]:
    """An action's name alone; what it stands for in a longer sentence is checked there."""
    options = case.line or (asked(case),)
    readings = [misnamed(case, said, option, case.position) for option in options]
    if not any(not statement for statement in readings) and not (
        case.line and said.message in IN_LINES
    ):
        yield min(readings, key=len)[0]


IN_LINES = ("do-fight-fight-on", "then-favor")
"""Names that tell more than the action: in a line they are checked by the line alone."""


@states("source-plain", "source-extra", "source-recolored")
def source(case: Case, said: Statement) -> Iterator[str]:
    """The source of an action, in a title."""
    if not case.line:
        plain = said.message == "source-plain" and "tokens" not in said.facts
        stated = said["source"] if plain else said
        yield from missourced(model(case), stated, asked(case), _farther(case))


# --- costs ---------------------------------------------------------------------------------------


def way_price(here: Model, action: Action) -> int:
    """Return the tokens for the spaces of a move beyond the range."""
    steps = here.steps(action.target) or 0
    return max(0, steps - here.range(action.color)) if action.verb == Verb.MOVE else 0


def price(here: Model, action: Action) -> int:
    """Return all tokens that an action costs."""
    if action.verb == Verb.FIGHT and action.source < 0:
        return 1
    return here.price(action.source, action.color) + way_price(here, action)


def paid(case: Case) -> Iterator[str]:
    """The tokens are gone afterwards, beside those that were taken meanwhile."""
    here, after = model(case), case.after
    if after is None:
        return
    taken = sum(
        event.facts["tokens"]
        for event in case.events
        if event.what == "favor-taken" and event.player == case.seat
    )
    extra = sum(
        event.facts["tokens"]
        for event in case.events
        if event.what == "favor-paid" and event.player == case.seat
    )
    gone = here.me.favor - after.players[case.seat].favor + taken
    if gone != extra or gone < price(here, asked(case)):
        yield f"{gone} tokens were paid, not {price(here, asked(case))}"


@states("cost-oracle-recolor")
def recoloring(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    yield from equal(said, color=_key(COLORS, action.color))
    yield from equal(said, tokens=here.price(action.source, action.color))
    yield from paid(case)
    if action.source == EXTRA or not here.price(action.source, action.color):
        yield "nothing is recolored for tokens"


@states("cost-move-buy-range")
def bought_range(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    price = way_price(here, action)
    yield from equal(said, space=case.code(action.target), steps=here.steps(action.target))
    yield from equal(said, range=here.range(action.color))
    yield from counted(said, "tokens", price)
    yield from paid(case)


def counted(said: Statement, fact: str, actual: int) -> Iterator[str]:
    """A number that may only show in the variant: "one" is 1, and any other is not."""
    stated = said[fact]
    if isinstance(stated, int):
        fits = stated == actual
    elif isinstance(stated, Other):
        fits = actual != 1 or "one" not in stated.but
    else:
        fits = (stated == "one") == (actual == 1)
    if not fits or actual <= 0:
        yield f"{fact} is {actual}, not {stated}"


@states("cost-equipment-extra-action")
def bought_extra(case: Case, said: Statement) -> Iterator[str]:
    yield from equal(said, tokens=EXTRA_PRICE)
    yield from paid(case)
    if asked(case).source != EXTRA:
        yield "no extra action is bought"


@states("cost-fight-continue")
def bought_round(case: Case, said: Statement) -> Iterator[str]:
    yield from equal(said, tokens=1)
    yield from paid(case)
    if not isinstance(model(case).step, FightOn):
        yield "no fight goes on"


# --- the same for less ---------------------------------------------------------------------------


def is_used(said: Statement, action: Action) -> bool:
    """Return whether an action uses the source that a sentence names, as the color it names."""
    used = said.facts.get("used")
    own = action.color in (-1, action.source % CARD)
    if said["source"] != SOURCES[action.source]:
        return False
    if said["recolored"] == "true":
        color = _key(COLORS, action.color)
        return used == color if isinstance(used, str) else action.color >= 0
    return own


def rest(position: Position, seat: int) -> Position:
    """Return a position without what actions are paid with."""
    players = list(position.players)
    players[seat] = replace(players[seat], dice=(), cards=(0,) * 6, favor=0)
    piles = {"deck": (0,) * 6, "discard": (0,) * 6}
    return replace(
        position, players=tuple(players), spent=(), played=-1, extra=False, draws=0, **piles
    )


@states("cheaper")
def same_for_less(case: Case, said: Statement) -> Iterator[str]:
    """The named action has the same effect at the stated price; none is cheaper."""
    action, here = asked(case), model(case)
    same = [
        option
        for option in case.rules.legal_actions(case.position)
        if option.source >= 0 and (option.verb, option.target) == (action.verb, action.target)
    ]
    problems = [
        option
        for option in same
        if is_used(said, option)
        and price(here, option) == said["tokens"]
        and acts_alike(case, option)
    ]
    if not problems:
        yield "nothing does the same like that"
    if said.number("tokens") >= price(here, action):
        yield "it does not cost less"
    alike = [
        price(here, option)
        for option in same
        if option.verb == Verb.MOVE or option.color == action.color
    ]
    if min(alike) < said.number("tokens"):
        yield f"the same costs {min(alike)} elsewhere"


def acts_alike(case: Case, other: Action, seed: int = 1) -> bool:
    """Return whether another action changes the position as the action asked about does.

    Both begin with more tokens than any fight can cost, so that none ends for want of them.
    """
    players = list(case.position.players)
    players[case.seat] = replace(case.me, favor=case.me.favor + RICH)
    rich = replace(case.position, players=tuple(players))
    ends = [
        rest(case.rules.apply(rich, tried_action, SeededChance(seed)).position, case.seat)
        for tried_action in (asked(case), other)
    ]
    return ends[0] == ends[1]


RICH = 20
