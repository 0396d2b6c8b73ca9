"""Checks of bots' motives: a stated plan is followed, or it is said that it has changed."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import DECISIONS, tag
from oracle_nb.delphi.model.tasks import Family
from tests.statements.cases import Case, states
from tests.statements.chances import percent, strength, winning
from tests.statements.model import COLORS, Model, model, model_of
from tests.statements.reading import reader
from tests.statements.statement import Other, Statement
from tests.statements.stating import asked, equal

ACTION_OF_GOD: Final = {
    **{
        verb: verb
        for verb in (
            *(Verb.FIGHT, Verb.EXPLORE, Verb.BUILD, Verb.LOAD_OFFERING, Verb.MAKE_OFFERING),
            *(Verb.LOAD_STATUE, Verb.RAISE_STATUE),
        )
    },
    Verb.ARES: Verb.FIGHT,
    Verb.HERMES: Verb.LOAD_STATUE,
    Verb.ARTEMIS: Verb.EXPLORE,
}
"""Actions that advance tasks, by dice or by a god."""
IDLE: Final = frozenset(
    {Verb.FAVOR, Verb.DRAW, Verb.ADVANCE, Verb.HEAL, Verb.BONUS, Verb.LOOK, Verb.TRADE}
)
PLANS: Final = ("motive-turn", "motive-ahead", "motive-later")
OWN_REASON: Final = ("motive-home", "motive-too-late", "motive-only")
"""Motives that say themselves why no plan is followed."""
DONE: Final = (
    "motive-deed",
    "motive-explore-reward",
    "motive-load-offering",
    "motive-load-statue",
)
Goal = tuple[str, object, object]
"""A verb, and the color and space where they are named."""


# --- the decisions of a game ---------------------------------------------------------------------


def _said_at(case: Case, place: int) -> tuple[Statement | None, bool]:
    """Return the motive of a decision, and whether it says that a plan has changed."""
    texts: Any = case.facts["texts"]
    if texts[place] is None:
        return None, False
    statements = reader(str(case.facts["language"])).read(texts[place], ("motive-",))
    # A bot's goal may read like a part of a repair.
    said = next((candidate for candidate in statements if _of_goals(candidate)), None)
    if said is not None and said.message == "motive-changed":
        inner = said["text"]
        return (inner if isinstance(inner, Statement) else None), True
    return said, False


def _of_goals(said: Statement) -> bool:
    """Return whether everything that is read in a motive is a motive or a goal."""
    return all(statement.message.startswith(("motive-", "goal-")) for statement in said.nested())


def _acting(case: Case, step: int) -> Iterator[int]:
    """The places of the player's own decisions in the action phase, onward or backward."""
    moments: Any = case.facts["moments"]
    place = case.facts["place"]
    assert isinstance(place, int)
    place += step
    while 0 <= place < len(moments):
        if moments[place].seat == case.seat and not moments[place].position.pending:
            yield place
        place += step


def _goal(said: Statement) -> Goal:
    goal = said["deed"]
    assert isinstance(goal, Statement)
    facts = goal.facts
    return goal.message.removeprefix("goal-"), facts.get("color"), facts.get("space")


def _done(case: Case, place: int) -> Goal | None:
    """Return what a decision did for the tasks."""
    moments: Any = case.facts["moments"]
    action = moments[place].action
    verb = ACTION_OF_GOD.get(action.verb)
    if verb is None:
        return None
    if verb == Verb.EXPLORE:
        return "explore", None, None
    color = None if verb == Verb.BUILD else COLORS[action.color]
    return str(verb), color, case.code(action.target)


def _aim(case: Case, place: int) -> Goal | None:
    """Return what a decision announces or does for the tasks."""
    said, _ = _said_at(case, place)
    if said is not None and said.message in PLANS:
        return _goal(said)
    return _done(case, place) if said is not None and said.message in DONE else None


# --- plans ---------------------------------------------------------------------------------------


@states("motive-turn")
def this_turn(case: Case, said: Statement) -> Iterator[str]:
    """With each action the plan comes nearer, or the next motive says why not."""
    if not _of_goals(said):
        yield "this is no goal"
        return
    actions = said.number("actions") if isinstance(said["actions"], int) else 1
    if actions < 1:
        yield "it should have done it by now"
    moments: Any = case.facts["moments"]
    place = next(_acting(case, 1), None)
    if place is None or moments[place].position.round != case.position.round:
        return  # nothing could be decided any more
    then, changed = _said_at(case, place)
    if changed or then is None or then.message in OWN_REASON:
        return
    goal = _goal(said)
    if actions == 1:
        if _done(case, place) != goal:
            yield f"next it did {case.rules.notation.write(moments[place].action)}, unexplained"
    elif then.message != "motive-turn" or _goal(then) != goal or then["actions"] != actions - 1:
        yield f"the next motive is {then.message}, and doesn't say that the plan has changed"


@states("motive-ahead", "motive-later")
def later(case: Case, said: Statement) -> Iterator[str]:
    """The next plan is the same, or it is said that it has changed; the way is so long."""
    if not _of_goals(said):
        yield "this is no goal"
        return
    goal = _goal(said)
    if said.message == "motive-ahead":
        steps = _sailed(case).way_to(case.board.find(str(goal[2])).index, _verb(goal[0]))
        yield from equal(said, steps=steps)
    elif goal[0] != "explore":
        yield "only an island tile has no place that could be named"
    for place in _acting(case, 1):
        then, changed = _said_at(case, place)
        if changed or (then is not None and then.message in OWN_REASON[:2]):
            return
        aim = _aim(case, place)
        if aim is not None:
            if aim != goal:
                yield f"the plan becomes {aim}, and nothing is said of it"
            return


def _verb(name: str) -> Verb:
    return Verb[name.upper().replace("-", "_")]


def _sailed(case: Case) -> Model:
    """Return the position as it is when the ship is where the action puts it."""
    action, position = asked(case), case.position
    me = replace(case.me, ship=action.target)
    players = position.players
    players = (*players[: case.seat], me, *players[case.seat + 1 :])
    return Model(case.board, case.rules.setting, replace(position, players=players), case.seat)


@states("motive-home")
def home(case: Case, said: Statement) -> Iterator[str]:
    if case.me.tasks:
        yield "tasks are left"
    yield from equal(said, steps=_sailed(case).steps(case.board.zeus))


@states("motive-too-late")
def too_late(case: Case, said: Statement) -> Iterator[str]:
    """Somebody is home, and the turn ends before the bot is."""
    if not any(player.home for player in case.position.players):
        yield "more rounds follow"
    if case.me.home or asked(case).verb not in (Verb.MOVE, Verb.POSEIDON):
        yield "it is home, or doesn't sail"
    moments: Any = case.facts["moments"]
    if moments[-1].position.players[case.seat].home:
        yield "it gets home"


@states("motive-changed")
def changed(case: Case, said: Statement) -> Iterator[str]:
    """A plan was announced that isn't followed, and the cause is the one that is named."""
    for place in _acting(case, -1):
        before, _ = _said_at(case, place)
        if before is None or before.message not in PLANS:
            continue
        moments: Any = case.facts["moments"]
        goal, same = _goal(before), moments[place].position.round == case.position.round
        possible = _is_possible(case, goal)
        change = said["change"]
        if change == "dice" and same:
            yield "the dice are those of the last plan"
        if isinstance(change, Other) and not same:
            yield "the dice are new"
        if change == "gone" and possible:
            yield f"{goal} is possible"
        if change != "gone" and not possible:
            yield f"{goal} is no longer possible"
        return
    yield "no plan was announced"


def _is_possible(case: Case, goal: Goal) -> bool:
    """Return whether a task or an island tile still asks for an action, and its piece is there."""
    me, position, board = model(case), case.position, case.board
    verb, color_name, code = goal
    space = board.find(str(code)).index if code else -1
    color = COLORS.index(str(color_name)) if color_name else -1
    match verb:
        case "fight":
            return color in me.monsters(space) and me.wants(Family.MONSTER, color)
        case "build":
            return me.is_bare_own(space) and me.takes_shrine(me.tile(space))
        case "load-offering":
            there = color in me.offerings(space)
            return there and me.room > 0 and me.wants(Family.OFFERING, color)
        case "make-offering":
            return color in case.me.offerings
        case "load-statue":
            left = position.statues[color] > 0
            return left and me.room > 0 and me.wants(Family.STATUE, color)
        case "raise-statue":
            return color in case.me.statues and color in me.sites(space) - me.filled(space)
    return bool(me.covered)


# --- actions
# ---------------------------------------------------------------------------------------


@states("motive-deed")
def is_wanted(case: Case, said: Statement) -> Iterator[str]:
    """One of the bot's tasks asks for it."""
    action, me = asked(case), model(case)
    verb = ACTION_OF_GOD.get(Verb(action.verb))
    stated = "explore" if isinstance(said["verb"], Other) else said["verb"]
    if stated != str(verb):
        yield f"it is a {verb!s}"
    if verb == Verb.EXPLORE and not _needs_tile(me):
        yield "its shrine tasks need no further tile"
    if verb == Verb.FIGHT and not me.wants(Family.MONSTER, action.color):
        yield "no task asks for this monster"
    if verb == Verb.BUILD and not me.takes_shrine(me.tile(action.target)):
        yield "no task asks for this shrine"
    if verb == Verb.MAKE_OFFERING and not me.accepts(Family.OFFERING, action.color):
        yield "no task asks for this offering"
    if verb == Verb.RAISE_STATUE and not me.accepts(Family.STATUE, action.color):
        yield "no task asks for this statue"


def _needs_tile(me: Model) -> bool:
    ready = [
        island
        for island in me.board.islands
        if me.is_bare_own(island) and me.takes_shrine(me.tile(island))
    ]
    return len([task for task in me.me.tasks if task >> 3 == Family.SHRINE]) > len(ready)


@states("motive-explore-reward")
def explore_reward(case: Case, said: Statement) -> Iterator[str]:
    """A tile is revealed that no task of the bot needs."""
    if ACTION_OF_GOD.get(Verb(asked(case).verb)) != Verb.EXPLORE:
        yield "it reveals no tile"
    if _needs_tile(model(case)):
        yield "a shrine task needs another tile"


@states("motive-load-offering", "motive-load-statue")
def load(case: Case, said: Statement) -> Iterator[str]:
    """A task asks for it, and the nearest place for it is where it is said to be."""
    action, me = asked(case), model(case)
    offering = said.message == "motive-load-offering"
    family = Family.OFFERING if offering else Family.STATUE
    verb = Verb.MAKE_OFFERING if offering else Verb.RAISE_STATUE
    if ACTION_OF_GOD.get(Verb(action.verb)) != (
        Verb.LOAD_OFFERING if offering else Verb.LOAD_STATUE
    ):
        yield "nothing is loaded"
    if not me.wants(family, action.color):
        yield "no task asks for it"
    if offering:
        places = [temple for temple in case.board.temples if me.temple(temple) == action.color]
    else:
        islands = case.board.statues
        places = [
            island for island in islands if action.color in me.sites(island) - me.filled(island)
        ]
    ways = {case.code(place): me.way_to(place, verb) for place in places}
    near = min((way for way in ways.values() if way is not None), default=None)
    yield from equal(said, steps=near)
    if said["place"] not in ways or ways[str(said["place"])] != near:
        yield f"the nearest of {ways} is another place"


# --- neither here nor there ----------------------------------------------------------------------


@states(
    *("motive-idle", "motive-favor", "motive-god", "motive-end", "motive-only", "motive-chance"),
    "motive-postponed",
)
def other(case: Case, said: Statement) -> Iterator[str]:
    """The action is of the kind that the motive speaks of."""
    verb = asked(case).verb
    number = len(list(case.rules.legal_actions(case.position)))
    allowed = {
        "motive-idle": IDLE,
        "motive-favor": {Verb.FAVOR},
        "motive-god": {Verb.APOLLON, Verb.APHRODITE},
        "motive-end": {Verb.END},
        "motive-postponed": {*Verb} - ACTION_OF_GOD.keys(),
    }.get(said.message)
    if allowed is not None and verb not in allowed:
        yield f"it is a {Verb(verb)!s}"
    if said.message == "motive-only" and number != 1:
        yield f"there are {number} possibilities"
    yield from equal(said, count=number)


@states("motive-keep-card")
def keep_card(case: Case, said: Statement) -> Iterator[str]:
    """A card could still be played, and isn't."""
    if asked(case).verb != Verb.END:
        yield f"it is a {Verb(asked(case).verb)!s}"
    if case.position.played >= 0:
        yield "a card has been played"
    yield from equal(said, count=sum(case.me.cards))


@states("motive-unlikely")
def unlikely(case: Case, said: Statement) -> Iterator[str]:
    """The fight would be for a task, at this price and with this chance; it isn't begun."""
    if asked(case).verb not in (Verb.END, Verb.FAVOR):
        yield f"it is a {Verb(asked(case).verb)!s}"
    verb, color, space = _goal(said)
    prices = [
        case.rules.tokens(case.position, action)
        for action in case.rules.legal_actions(case.position)
        if action.verb == Verb.FIGHT
        and (str(action.verb), COLORS[action.color], case.code(action.target))
        == (verb, color, space)
    ]
    if not prices:
        yield "there is no such fight"
        return
    yield from equal(said, tokens=min(prices))
    rounds = case.me.favor - min(prices) + 1
    yield from percent(said, "chance", winning(strength(case), rounds))
    if not model(case).wants(Family.MONSTER, COLORS.index(str(color))):
        yield "no task asks for it"


ANSWERED: Final = tuple(tag(kind) for kind in DECISIONS)


@states(*(f"motive-{kind}" for kind in ANSWERED), "motive-take-equipment-home")
def answer(case: Case, said: Statement) -> Iterator[str]:
    """It is the motive for the decision that waits; what it says of the answer can be measured."""
    step = case.position.pending[0] if case.position.pending else None
    kind = said.message.removeprefix("motive-").removesuffix("-home")
    if (said.message == "motive-take-equipment") != (
        kind == "take-equipment" and bool(case.me.tasks)
    ):
        yield f"it has {len(case.me.tasks)} tasks left"
    if step is None or tag(step) != kind:
        yield f"what waits is {step}"
        return
    action = asked(case)
    if kind == "fight-on" and (action.verb == Verb.FIGHT) != (case.me.favor > 0):
        yield f"it has {case.me.favor} favor tokens"
    if kind == "look-at":
        view = case.rules.view(case.position, case.seat)
        me = model_of(case, view, case.seat)
        if me.is_seen(action.target) and not all(map(me.is_seen, me.covered)):
            yield "it has looked at this tile"


@states(
    *("goal-fight", "goal-build", "goal-load-offering", "goal-make-offering"),
    *("goal-load-statue", "goal-raise-statue", "goal-explore"),
)
def goal(case: Case, said: Statement) -> Iterator[str]:
    """The bot's goal exists: the piece is there, or in the hold when it is delivered."""
    verb = said.message.removeprefix("goal-")
    if verb == "explore":
        if not model(case).covered:
            yield "no island tile lies face down"
        return
    space = case.board.find(str(said["space"])).index
    spaces: dict[str, tuple[int, ...]] = {
        "fight": case.board.monsters,
        "build": case.board.islands,
        "load-offering": case.board.offerings,
        "make-offering": case.board.temples,
        "load-statue": case.board.cities,
        "raise-statue": case.board.statues,
    }
    if space not in spaces[verb]:
        yield "that can't be done there"
    yield from _color_there(case, verb, space, str(said.facts.get("color", "")))


def _color_there(case: Case, verb: str, space: int, name: str) -> Iterator[str]:
    """The color named is that of the place, whatever will be loaded until then."""
    me = model(case)
    color = COLORS.index(name) if name else -1
    there: dict[str, frozenset[int]] = {}
    if verb == "fight":
        there[verb] = me.monsters(space)
    elif verb == "load-offering":
        there[verb] = me.offerings(space)
    elif verb == "make-offering":
        there[verb] = frozenset({me.temple(space)})
    elif verb == "load-statue":
        there[verb] = frozenset({me.border(space)})
    elif verb == "raise-statue":
        there[verb] = me.sites(space) - me.filled(space)
    if verb in there and color not in there[verb]:
        yield f"there is no {name} there"
