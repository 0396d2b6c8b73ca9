"""Checks of repairs: what is proposed is legal whatever chance adds, and needed."""

from collections.abc import Iterator
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb
from oracle_nb.delphi.model.position import Position
from tests.statements.cases import Case, states, together
from tests.statements.grants import MEANS, allowed
from tests.statements.model import COLORS, GOD_VERBS, LOCAL, SOURCED, SOURCES, model_of
from tests.statements.statement import Other, Statement
from tests.statements.stating import asked, equal
from tests.statements.titles import is_used, misnamed, price

SEEDS: Final = (1, 2, 3)
"""Events that chance adds between two actions of a line."""
FULL: Final = 40
"""The most first actions that are tried for a cheaper line."""
LIKE: Final = {
    Verb.MOVE: (Verb.POSEIDON,),
    Verb.POSEIDON: (Verb.MOVE,),
    Verb.EXPLORE: (Verb.ARTEMIS, Verb.BUILD),
    Verb.ARTEMIS: (Verb.EXPLORE, Verb.BUILD),
    Verb.BUILD: (Verb.EXPLORE, Verb.ARTEMIS),
    Verb.FIGHT: (Verb.ARES,),
    Verb.ARES: (Verb.FIGHT,),
    Verb.LOAD_STATUE: (Verb.HERMES,),
    Verb.HERMES: (Verb.LOAD_STATUE,),
    Verb.HEAL: (Verb.APHRODITE,),
    Verb.APHRODITE: (Verb.HEAL,),
    Verb.DRAW: (Verb.TRADE, Verb.APOLLON),
    Verb.TRADE: (Verb.DRAW,),
}
"""Alternatives with the same effect, or nearly."""
ONLY_PAID: Final = frozenset(
    {
        *("move.end-color", "explore.color", "action.color-match", "fight.color"),
        *("offering.load", "offering.make", "statue.raise"),
    }
)
"""Rules by which a place refuses a color: then the place was wanted, not the color."""
KINDS: Final = ("die", "card", "extra", "recolor")


def is_exact(case: Case, action: Action) -> bool:
    """Return whether an action does what was wanted, at the same place."""
    wanted = asked(case)
    if action.target != wanted.target:
        return False
    if action.verb != wanted.verb:
        return action.verb in LIKE.get(Verb(wanted.verb), ()) and (
            action.target >= 0 and is_same_color(case, action)
        )
    return is_same_color(case, action)


def is_same_color(case: Case, action: Action) -> bool:
    wanted = asked(case)
    if action.color == wanted.color or -1 in (action.color, wanted.color):
        return True
    if wanted.verb in MEANS or action.verb in MEANS:
        return True
    return not ONLY_PAID.isdisjoint(case.rules.check(case.position, wanted).broken_rules)


def after(case: Case, action: Action, seed: int = 1) -> Position:
    return case.rules.apply(case.position, action, SeededChance(seed)).position


def line_price(case: Case, position: Position, line: tuple[Action, ...], seed: int) -> int:
    """Return all tokens that a line costs."""
    total = 0
    for action in line:
        total += price(model_of(case, position, case.seat), action)
        if action is not line[-1]:
            position = case.rules.apply(position, action, SeededChance(seed)).position
    return total


# --- the sentence says the actions ---------------------------------------------------------------


def misread(case: Case, said: object, action: Action, position: Position) -> Iterator[str]:
    """Faults in an action and its stated source."""
    if not isinstance(said, Statement):
        yield f"{said} names no action"
        return
    if said.message == "deed-with":
        if not is_used(said, action):
            yield f"it is done with {SOURCES[action.source]}"
        yield from misread(case, said["deed"], action, position)
        return
    yield from misnamed(case, said, action, position)


@states("deed-with")
def with_source(case: Case, said: Statement) -> Iterator[str]:
    if not any(is_used(said, action) for action in case.line if action.source >= 0):
        yield "nothing is done with that"


@states(*(f"repair-{kind}" for kind in KINDS))
def other_means(case: Case, said: Statement) -> Iterator[str]:
    """The same at the same place with another die, card, the extra action or in another color."""
    (action,), wanted = case.line, asked(case)
    kind = said.message.removeprefix("repair-")
    if (action.verb, action.target) != (wanted.verb, wanted.target) or not is_exact(case, action):
        yield "it does something else"
    if kind == "extra":
        used = said["used"]
        if action.source != EXTRA or (used == "none") != (action.color < 0):
            yield "it is no extra action, or in another color"
        if isinstance(used, str) and used != "none":
            yield from equal(said, used=COLORS[action.color])
        return
    if not is_used(said, action):
        yield f"it is done with {SOURCES[action.source]}"
    same = action.source == wanted.source
    if kind == "recolor" and (not same or action.color == wanted.color):
        yield "nothing else changes its color"
    if kind != "recolor" and (same or (CARD <= action.source < EXTRA) != (kind == "card")):
        yield "it is no other die, or no other card"


@states("repair-color", "repair-target", "repair-god", "repair-deed", "repair-answer")
def other_verb(case: Case, said: Statement) -> Iterator[str]:
    """A similar action: it is named, and it differs as stated."""
    (action,), wanted = case.line, asked(case)
    yield from misread(case, said["deed"], action, case.position)
    like = LIKE.get(Verb(wanted.verb), ())
    match said.message.removeprefix("repair-"):
        case "color":
            fits = action.verb == wanted.verb and action.target == wanted.target
            fits = fits and action.color != wanted.color
        case "target":
            fits = action.verb in {wanted.verb, *like} and action.target != wanted.target
        case "god":
            fits = action.verb in GOD_VERBS and action.verb in like
        case "deed":
            fits = action.verb != wanted.verb
            fits = fits and (action.verb in like or action.target == wanted.target)
        case _:
            fits = bool(case.position.pending) or action.source < 0
    if not fits:
        yield "it differs in another way"


FIRST: Final = {
    "sail": (Verb.MOVE,),
    "poseidon": (Verb.POSEIDON,),
    "favor": (Verb.FAVOR,),
    "apollon": (Verb.APOLLON,),
    "deliver": (Verb.MAKE_OFFERING, Verb.RAISE_STATUE, Verb.BUILD),
    "load": (Verb.LOAD_OFFERING, Verb.LOAD_STATUE, Verb.HERMES),
    "advance": (Verb.ADVANCE,),
    "decide": (),
}
"""The first action in a line of two; for a decision, any action."""


@states(*(f"repair-{kind}" for kind in FIRST))
def two_actions(case: Case, said: Statement) -> Iterator[str]:
    first, last = case.line
    verbs = FIRST[said.message.removeprefix("repair-")]
    if verbs and first.verb not in verbs:
        yield f"the first is to {Verb(first.verb)}"
    if "first" in said.facts:
        yield from misread(case, said["first"], first, case.position)
    yield from equal(said, start=case.code(first.target))
    yield from misread(case, said["then"], last, after(case, first))
    wanted = asked(case)
    if last.verb not in {wanted.verb, *LIKE.get(Verb(wanted.verb), ())}:
        yield "the last does something else"
    yield from needed(case)


# --- the price, and whether all of it is needed --------------------------------------------------


@states("repair-price")
def whole_line(case: Case, said: Statement) -> Iterator[str]:
    """Legal step by step, for as many tokens as are said and no more than needed."""
    line = case.line
    goes_on = "do-fight-fight-on" in {statement.message for statement in said.nested()}
    stated = said["tokens"]
    tokens = 0 if isinstance(stated, Other) else stated
    for seed in SEEDS if len(line) > 1 else SEEDS[:1]:
        position = case.position
        for number, action in enumerate(line):
            if case.rules.to_move(position) != case.seat:
                yield "another player decides in between"
                return
            if not allowed(case, position, action):
                yield f"action {number + 1} is refused"
                return
            if number < len(line) - 1:
                position = case.rules.apply(position, action, SeededChance(seed)).position
        price = line_price(case, case.position, line, seed)
        if tokens != price and not (goes_on and tokens == 0):
            yield f"it costs {price}"
            return
    best = cheapest_last(case)
    if best is not None and best < line_price(case, case.position, line, SEEDS[0]):
        yield f"the same costs {best} elsewhere"


def cheapest_last(case: Case) -> int | None:
    """Return the lowest price of a line with the same first and last actions."""
    *before, last = case.line
    position, paid = case.position, 0
    for action in before:
        paid += price(model_of(case, position, case.seat), action)
        position = after(case, action)
    if last.verb not in SOURCED or last.source < 0:
        return None
    here = model_of(case, position, case.seat)
    colors = range(6) if last.verb in MEANS else (last.color,)
    same = [
        option
        for color in colors
        if allowed(case, position, option := Action(last.verb, last.source, color, last.target))
    ]
    return min((paid + price(here, action) for action in same), default=None)


def needed(case: Case) -> Iterator[str]:
    """Without the first action the last is refused with everything at hand; no pair is cheaper."""
    first, last = case.line
    alone = doing(case, case.position, last)
    if alone is not None:
        yield f"the last works at once, for {alone}"
    total = line_price(case, case.position, case.line, SEEDS[0])
    if first.verb not in {Verb.MOVE, Verb.POSEIDON} or last.verb not in LOCAL:
        return
    here = model_of(case, case.position, case.seat)
    options = [
        (price(here, action), action)
        for action in case.rules.legal_actions(case.position)
        if action.verb == first.verb and action.target >= 0
    ]
    near = [
        (tokens, action)
        for tokens, action in options
        if tokens < total and action.target in here.docks(last.target, last.verb)
    ]
    for tokens, step in sorted(near, key=lambda each: each[0])[:FULL]:
        second = doing(case, after(case, step), last)
        if second is not None and tokens + second < total:
            yield f"the same two cost {tokens + second} elsewhere"
            return


def doing(case: Case, position: Position, last: Action) -> int | None:
    """The lowest price at which an action can be done in a position, with anything at hand."""
    here = model_of(case, position, case.seat)
    if case.rules.to_move(position) != case.seat:
        return None
    sources = here.sources if last.verb in SOURCED and not position.pending else [last.source]
    colors = range(6) if last.verb in MEANS and last.color >= 0 else (last.color,)
    prices = [
        price(here, option)
        for source in sources
        for color in colors
        if allowed(case, position, option := Action(last.verb, source, color, last.target))
    ]
    return min(prices, default=None)


# --- all lines together --------------------------------------------------------------------------


@together
def ordered(
    case: Case, reasons: tuple[Statement, ...], answer: tuple[Statement, ...]
) -> Iterator[str]:
    """Lines to the requested action come first, fewer actions before more, then fewer tokens."""
    lines = case.lines
    if not lines:
        return
    if len(set(lines)) != len(lines) or len(lines) > 3:
        yield "a line is repeated, or there are more than three"
    keys = [
        (len(line), line_price(case, case.position, line, SEEDS[0]))
        for line in lines
        if is_exact(case, line[-1])
    ]
    if keys != sorted(keys):
        yield f"the lines cost (actions, tokens) {keys}"
    exact = [number for number, line in enumerate(lines) if is_exact(case, line[-1])]
    if exact and exact != list(range(len(exact))):
        yield "what was wanted comes after something else"
    here = model_of(case, case.position, case.seat)
    at_once = [
        price(here, action)
        for action in case.rules.legal_actions(case.position)
        if is_exact(case, action)
    ]
    if at_once and (not keys or keys[0] != (1, min(at_once))):
        yield f"one action does it for {min(at_once)}"
    if at_once and any(count > 1 for count, _ in keys):
        yield "one action does it, so two are not needed"
