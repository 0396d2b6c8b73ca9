"""Checks of refusals: in general, what is paid with, gods, cards and the setup."""

from collections.abc import Iterator

from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, Phase
from oracle_nb.delphi.pieces import (
    DEPICTED,
    TOP_ROW,
    Color,
    Equipment,
)
from tests.statements.cases import Case, states
from tests.statements.model import (
    COLORS,
    EXTRA_PRICE,
    GOD_OF,
    GODS,
    PLACES,
    SOURCED,
    SOURCES,
    bits,
    model,
)
from tests.statements.statement import Statement
from tests.statements.stating import asked, equal, named

SEATS = {int(color): str(color) for color in Color}


def cites(case: Case, said: Statement) -> Iterator[str]:
    """The rule that a refusal cites has the message, and refuses the action."""
    if case.rule and not f"{said.message}-".startswith(f"refuse-{case.rule.replace('.', '-')}-"):
        yield f"{case.rule} is cited"
    action = case.action
    if case.rule and action is not None and case.position.phase != Phase.OVER:
        mover = case.rules.to_move(case.position)
        player = None if case.seat == mover else case.seat
        if case.rule not in case.rules.check(case.position, action, player).broken_rules:
            yield f"{case.rule} refuses nothing"


# --- in general ----------------------------------------------------------------------------------


@states("refuse-play-over")
def over(case: Case, said: Statement) -> Iterator[str]:
    if case.position.phase != Phase.OVER:
        yield "the game is not over"


@states("refuse-play-not-your-turn", "missing-play-not-your-turn")
def another_decides(case: Case, said: Statement) -> Iterator[str]:
    mover = case.rules.to_move(case.position)
    if mover is None or mover == case.seat:
        yield "it is the reader's turn"
    else:
        yield from equal(said, player=SEATS[case.rules.setting.ships[mover]])


@states(
    "refuse-play-decision-pending",
    "refuse-god-not-in-check",
    "refuse-turn-recover-decision",
    "refuse-turn-one-at-a-time",
)
def waits(case: Case, said: Statement) -> Iterator[str]:
    """A decision waits, and nothing of the kind that was asked for answers it."""
    here, action = model(case), asked(case)
    yield from cites(case, said)
    yield from equal(said, decision=here.decision)
    if not here.decision:
        yield "nothing waits"
    if any(option.verb == action.verb and option.source == action.source for option in legal(case)):
        yield "it can be decided now"
    if said.message == "refuse-god-not-in-check":
        if case.position.phase == Phase.ACT:
            yield "it is the action phase"
        if action.verb not in GOD_OF and action.verb != Verb.TRADE:
            yield "that is no god's action"
    if said.message.startswith("refuse-turn-recover") and here.decision != "recover":
        yield "nobody recovers"
    acting = case.position.phase == Phase.ACT or here.decision == "fight-on"
    if said.message == "refuse-turn-one-at-a-time" and not acting:
        yield "no action is under way"


def legal(case: Case) -> list[Action]:
    """Return what is legal now."""
    return list(case.rules.legal_actions(case.position))


@states("refuse-play-not-now")
def not_now(case: Case, said: Statement) -> Iterator[str]:
    action = asked(case)
    yield from cites(case, said)
    yield from equal(said, verb=str(Verb(action.verb)))
    if said["sourced"] == "true":
        if action.verb not in SOURCED or action.source >= 0:
            yield "no die is missing"
    elif any(option.verb == action.verb for option in legal(case)):
        yield "it can be done now"


@states("refuse-play-not-held")
def not_held(case: Case, said: Statement) -> Iterator[str]:
    here, source = model(case), asked(case).source
    yield from cites(case, said)
    yield from equal(said, source=SOURCES[source])
    if source == EXTRA:
        mine = here.has(Equipment.EXTRA_ACTION)
    elif source >= CARD:
        mine = here.me.cards[source - CARD] > 0
    else:
        mine = source in here.me.dice or source in case.position.spent
    if mine:
        yield "the player has it"


@states("refuse-play-no-target")
def no_tile(case: Case, said: Statement) -> Iterator[str]:
    here, target = model(case), asked(case).target
    yield from cites(case, said)
    yield from equal(said, space=case.code(target))
    if not here.is_up(target):
        yield "the tile there lies face down"


@states("refuse-play-no-target-named")
def named_already(case: Case, said: Statement) -> Iterator[str]:
    here, target = model(case), asked(case).target
    yield from cites(case, said)
    yield from equal(said, space=case.code(target))
    if target not in getattr(here.step, "chosen", ()):
        yield "it has not been named"


@states("refuse-play-no-target-verb")
def no_place(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    terrain = here.terrain(action.target)
    yield from cites(case, said)
    yield from equal(said, verb=str(Verb(action.verb)))
    if said["space"] == "none":
        if terrain is not None:
            yield "a place was named"
    else:
        yield from equal(said, space=case.code(action.target), terrain=str(terrain))
        if terrain in PLACES.get(Verb(action.verb), ()):
            yield "it is the right kind of place"


@states("refuse-action-look-fewer", "missing-action-look-fewer")
def all_up(case: Case, said: Statement) -> Iterator[str]:
    if model(case).covered:
        yield "a tile lies face down"


# --- without effect ------------------------------------------------------------------------------


@states(
    "refuse-action-effect",
    "refuse-action-effect-draw",
    "refuse-action-effect-trade",
    "refuse-action-effect-look",
    "refuse-action-effect-apollon",
    "refuse-action-effect-aphrodite",
    "refuse-action-effect-color",
)
def idle(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    yield from cites(case, said)
    if not here.is_idle(action):
        yield "it would change something"
    last = said.message.removeprefix("refuse-action-effect").lstrip("-")
    if last == "color":
        yield from equal(said, color=COLORS[action.color])
        if action.verb != Verb.HEAL:
            yield "it heals no color"
    elif last and last != str(Verb(action.verb)):
        yield f"it is {Verb(action.verb)} that was asked for"


@states("refuse-action-effect-spaces")
def all_known(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    yield from cites(case, said)
    chosen = {*getattr(here.step, "chosen", ()), action.target}
    yield from equal(said, spaces=frozenset(map(case.code, chosen)))
    if not all(map(here.is_seen, chosen)):
        yield "one of them is not known"
    if all(map(here.is_seen, here.covered)):
        yield "there is none that is not known"


@states("refuse-action-effect-space", "refuse-move-must-move", "missing-move-must-move")
def ship_is_there(case: Case, said: Statement) -> Iterator[str]:
    """The ship is on the space already."""
    if said.message.startswith("refuse"):
        yield from cites(case, said)
    yield from equal(said, space=case.code(case.me.ship))
    if asked(case).target != case.me.ship:
        yield "another space was named"


# --- what is paid with ---------------------------------------------------------------------------


@states("refuse-turn-die-once")
def die_used(case: Case, said: Statement) -> Iterator[str]:
    source = asked(case).source
    yield from cites(case, said)
    yield from equal(said, source=SOURCES[source])
    if source not in case.position.spent or source in case.me.dice:
        yield "the die is not used up"


@states("refuse-oracle-one-card")
def card_played(case: Case, said: Statement) -> Iterator[str]:
    played = case.position.played
    yield from cites(case, said)
    yield from equal(said, color=COLORS[played] if played >= 0 else None)
    if not CARD <= asked(case).source < EXTRA:
        yield "no card was to be played"


@states("refuse-oracle-recolor")
def too_dear(case: Case, said: Statement) -> Iterator[str]:
    here, action = model(case), asked(case)
    price = here.price(action.source, action.color)
    yield from cites(case, said)
    yield from equal(said, source=SOURCES[action.source], used=COLORS[action.color])
    yield from equal(said, needed=price, tokens=here.me.favor)
    if price <= here.me.favor:
        yield "the tokens are enough"


@states("refuse-equipment-extra-action")
def no_extra(case: Case, said: Statement) -> Iterator[str]:
    here = model(case)
    yield from cites(case, said)
    if asked(case).source != EXTRA:
        yield "no extra action was asked for"
    if said["bought"] == "true":
        if not case.position.extra:
            yield "it has not been bought"
    else:
        yield from equal(said, needed=EXTRA_PRICE, tokens=here.me.favor)
        if case.position.extra:
            yield "it has been bought"
        elif here.me.favor >= EXTRA_PRICE:
            yield "the tokens are enough"


@states("refuse-equipment-die-bonus")
def no_bonus(case: Case, said: Statement) -> Iterator[str]:
    color = asked(case).color
    yield from equal(said, color=COLORS[color])
    shown = [card for card in case.me.equipment if "BONUS" in Equipment(card).name]
    if any(DEPICTED[Equipment(card)] >> color & 1 for card in shown):
        yield "the player has the card"
    if said.message.startswith("refuse"):
        yield from cites(case, said)


# --- gods and injuries ---------------------------------------------------------------------------


def god_asked(case: Case) -> int:
    """Return the god of the action."""
    action = asked(case)
    return int(GOD_OF.get(Verb(action.verb), action.color))


@states("refuse-god-use")
def not_on_top(case: Case, said: Statement) -> Iterator[str]:
    god = god_asked(case)
    row = case.me.gods[god]
    yield from cites(case, said)
    yield from equal(said, god=GODS[god], row=row)
    if row == TOP_ROW:
        yield "the god is on the top row"


@states("refuse-god-top", "missing-god-top")
def on_top(case: Case, said: Statement) -> Iterator[str]:
    god = god_asked(case)
    if said.message.startswith("refuse"):
        yield from cites(case, said)
    yield from equal(said, god=GODS[god])
    if case.me.gods[god] != TOP_ROW:
        yield "the god is below the top row"


@states("refuse-turn-consult-gods")
def on_lowest(case: Case, said: Statement) -> Iterator[str]:
    god, step = god_asked(case), model(case).step
    yield from cites(case, said)
    yield from equal(said, god=GODS[god])
    if case.me.gods[god] != 0:
        yield "the god is above the lowest row"
    if not isinstance(step, AdvanceGod) or not step.rule.startswith("turn.consult-gods"):
        yield "no other player's roll pays the step"


@states("refuse-turn-consult-gods-gods", "refuse-equipment-god-to-top")
def other_gods(case: Case, said: Statement) -> Iterator[str]:
    """The gods named are those of the step; those that can't take it may be left out."""
    god, step = god_asked(case), model(case).step
    yield from cites(case, said)
    yield from equal(said, god=GODS[god])
    among = named(bits(getattr(step, "among", 0)), GODS)
    able = {
        GODS[action.color]
        for action in case.rules.legal_actions(case.position)
        if action.color >= 0
    }
    listed = said.items("gods")
    if len(set(listed)) != len(listed) or not able <= set(listed) <= among:
        yield f"the step is for {sorted(map(str, among))}, now {sorted(able)}"
    if GODS[god] in among:
        yield "the god is among them"


@states("refuse-turn-recover")
def no_injury(case: Case, said: Statement) -> Iterator[str]:
    color = asked(case).color
    yield from cites(case, said)
    yield from equal(said, color=COLORS[color])
    if case.me.injuries[color] or model(case).decision != "recover":
        yield "there is such an injury"
