"""Reasons of the coach: what a line of play achieves, in facts that the texts put into words."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.bots.errands import Errand
from oracle_nb.delphi.model.actions import NONE, Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, AdvanceGod, PendingStep, Position, tag
from oracle_nb.delphi.model.tasks import Family, ledger
from oracle_nb.delphi.model.verbs import TASK_VERBS, WITHOUT_GOD
from oracle_nb.delphi.pieces import TILE_LETTER, TOP_ROW, God
from oracle_nb.delphi.planning.gains import PHI_CARDS
from oracle_nb.delphi.planning.injury_risk import next_turn_risk
from oracle_nb.delphi.planning.last_turn import Finish
from oracle_nb.delphi.planning.playouts import TURNS, PlayedOut
from oracle_nb.delphi.planning.turn_node import TurnLine, TurnNode, changed
from oracle_nb.delphi.planning.turn_search import TurnSearch
from oracle_nb.delphi.planning.value import HOME
from oracle_nb.delphi.rules.families.exploring import PSI_FAVOR
from oracle_nb.delphi.rules.families.turn import must_recover
from oracle_nb.delphi.rules.transaction import next_row
from oracle_nb.delphi.rules.turn_state import EXTRA_COST
from oracle_nb.games.motives import Motive

MOST: Final = 3
"""Maximum number of reasons for a line."""
OPEN: Final = 0.1
"""Chance to win from which on a tie isn't called lost."""
LEAST_RISK: Final = 0.01
"""The least chance to lose the next turn that is mentioned."""
CLOSER: Final = 2
"""Spaces by which the next goal must come closer to be a reason."""
OFTEN: Final = 1 / 4
"""Share of pairs of play-outs that the best line must lead by for that to be a reason."""
FEWEST: Final = 3
"""The same as a number of pairs: a lead of two in one family is often chance."""
FEWEST_OF_ALL: Final = 2
"""The same for the tasks of all families together."""
STRAIGHT: Final = 2**0.5 - 1
"""Tangent of 22.5 degrees: of eight directions, each is as wide as the others."""
_TASK_VERBS: Final[dict[int, Verb]] = {
    **{verb: verb for verb in TASK_VERBS},
    **{verb: Verb(WITHOUT_GOD[verb]) for verb in WITHOUT_GOD},
}
_NEARER: Final = frozenset(
    f"coach-{what}" for what in ("task", "explore", "home", "closer", "work", "end")
)
"""Reasons that speak of tasks, or of the end of a turn."""
_COMPLETING: Final = (Verb.FIGHT, Verb.BUILD, Verb.MAKE_OFFERING, Verb.RAISE_STATUE)
"""Verbs that complete a task."""
_SAILING: Final = (Verb.MOVE, Verb.POSEIDON)


def of_answer(step: PendingStep) -> Motive:
    """Return the reason for an answer to a decision, by its kind."""
    return Motive(f"coach-{tag(step)}")


def of_line(search: TurnSearch, line: TurnLine) -> tuple[Motive, ...]:
    """Return why a line is good, the most important reason first, and at last its risk."""
    motives, risk = every_reason(search, line), _risk(search, line)
    return (*motives[: MOST - len(risk)], *risk)


def of_lines(search: TurnSearch, lines: Sequence[TurnLine]) -> list[tuple[Motive, ...]]:
    """Return why each of some lines is good; a risk that the first one has isn't repeated."""
    first, *others = [of_line(search, line) for line in lines]
    risk = _risk(search, lines[0])
    return [first, *(tuple(motive for motive in said if motive not in risk) for said in others)]


def _risk(search: TurnSearch, line: TurnLine) -> tuple[Motive, ...]:
    """Return that injuries may take the next turn after a line, if there is one."""
    if line.value <= HOME or any(player.home for player in search.view.players):
        return ()
    chance = next_turn_risk(search.view, line.node, search.chart.powers)
    return (Motive("coach-risk", {"chance": chance}),) if chance >= LEAST_RISK else ()


def every_reason(search: TurnSearch, line: TurnLine) -> tuple[Motive, ...]:
    """Return everything that a line achieves, the most important first."""
    if not line.path:
        return (Motive("coach-end-home" if search.home(line.node) else "coach-end"),)
    tasks = _tasks(search, line)
    # Several islands are one reason.
    motives = [task for place, task in enumerate(tasks) if task not in tasks[:place]]
    if line.value <= 0.0:
        motives.append(Motive("coach-home"))
    if saves_turn(search, line):
        motives.append(Motive("coach-next-turn"))
    motives += _gods(search.root, line.node)
    if line.node.wild > search.root.wild and line.node.dice:
        motives.append(Motive("coach-apollon"))
    motives += _closer(search, line)
    # A count of dice can't be checked on the board: it's the reason only where there is no other.
    motives += () if motives else _work(search, line)
    motives += _ready(search, line)
    motives += _goods(search.root, line)
    return tuple(motives) or (Motive("coach-least"),)


def of_last_turn(
    search: TurnSearch, line: TurnLine, rival: Finish, chance: float
) -> tuple[Motive, ...]:
    """Return whether a line takes a player home in the last turn, and who wins then.

    ``rival``: the rival who ends the game, or the one who is ahead in ties.
    ``chance``: the chance to win by contests, in which the line may bring more than is certain.
    """
    node = line.node
    cards, favor = sum(node.cards) + node.drawn, node.favor
    if not search.home(node):
        return (Motive("coach-too-late"),)
    mine, likely, most = (cards, favor), rival.likely, rival.most
    if mine > likely:
        tie, other = ("ahead" if mine > most else "unsure"), most
    else:
        tie, other = ("level" if mine == likely else "behind"), likely
        tie = "open" if tie == "behind" and chance > OPEN else tie
    facts = {"player": rival.seat, "cards": other[0], "tokens": other[1], "home": rival.home}
    own = {"own_cards": cards, "own_tokens": favor, "tie": tie}
    return (*_hopes(search, line), Motive("coach-tie", {**facts, **own}))


def of_lost_turn(search: TurnSearch, line: TurnLine) -> tuple[Motive, ...]:
    """Return what a line leaves for the final standings in a game that can't be won any more."""
    node, me = line.node, search.me
    done = len(me.done) + len(me.tasks) - search.value.open_tasks(node)
    facts = {"tasks": done, "cards": sum(node.cards) + node.drawn, "tokens": node.favor}
    return (*_hopes(search, line), Motive("coach-standing", facts))


def _hopes(search: TurnSearch, line: TurnLine) -> tuple[Motive, ...]:
    """Return what the tiles must be that a line reveals in a player's last turn."""
    drawn = sum(action.verb in (Verb.DRAW, Verb.BONUS, Verb.TRADE) for action in line.path)
    cards = (line.node.drawn - search.root.drawn - drawn) // PHI_CARDS
    shrines = search.draws(line.path) - cards
    motives = (Motive("coach-if-shrines", {"tiles": shrines}), Motive("coach-if-cards"))
    return tuple(
        motive for motive, tiles in zip(motives, (shrines, cards), strict=True) if tiles > 0
    )


def why_last(search: TurnSearch, rival: Finish) -> Motive:
    """Return why a turn is the player's last one, and what counts in it."""
    facts = {"player": rival.seat, "home": rival.home, "there": search.me.home}
    return Motive("coach-last-turn", facts)


def saves_turn(search: TurnSearch, line: TurnLine) -> bool:
    """Return whether a line keeps the next turn, which injuries would take (turn.recover)."""
    before, after = (
        must_recover(node.injuries, search.chart.powers) for node in (search.root, line.node)
    )
    return before and not after


def homeward(search: TurnSearch, line: TurnLine) -> tuple[Motive, ...]:
    """Return what takes the ship to Zeus later in the same turn, if anything does."""
    rest = search.best(line.node)
    sails = [action for action in rest.path if action.verb in _SAILING]
    if not sails or not search.home(rest.node):
        return ()
    facts = {"tasks": sum(action.verb in _TASK_VERBS for action in rest.path)}
    if sails[-1].verb == Verb.POSEIDON:
        facts["steps"] = sum(action.verb == Verb.ADVANCE for action in rest.path)
        return (Motive("coach-homeward-god", {**facts, "god": int(God.POSEIDON)}),)
    return (Motive("coach-homeward", {**facts, "source": sails[-1].source, "tokens": EXTRA_COST}),)


def in_spite(
    search: TurnSearch, said: tuple[Motive, ...], lines: Sequence[TurnLine]
) -> tuple[Motive, ...]:
    """Return why the first of some lines is best if it does nothing for tasks, but others do.

    ``said``: the reasons for this line.
    """
    if any(motive.what in _NEARER for motive in said):
        return ()
    dice = [round(search.value.ahead(line.node.work, line.node.ship).dice) for line in lines]
    if min(dice) == dice[0]:
        return ()
    other = lines[dice.index(min(dice))]
    if later := waits(search, other, lines[0]):
        return (replace(later[0], what="coach-can-wait"),)
    return (Motive("coach-in-spite", {"verb": _forward(search, other)}),)


def _forward(search: TurnSearch, line: TurnLine) -> int:
    """Return the verb of the task that a line brings forward first; NONE if it isn't clear."""
    if verbs := [verb for verb, _ in _serving(search, line) if verb != NONE]:
        return int(verbs[0])
    return next((motive.facts["verb"] for motive in _closer(search, line)), NONE)


def does_step(paths: Iterable[Sequence[Action]], step: Action) -> bool:
    """Return whether one of some lines does the same as a step, with whatever it pays."""
    return any(_effect(action) == _effect(step) for path in paths for action in path)


def of_step(search: TurnSearch, step: TurnLine, best: TurnLine) -> tuple[Motive, ...]:
    """Return what the best line has over one that begins with a step for a task.

    First comes that the step can wait, if the ship stays in position for it; then what counts most.
    """
    tasks, later = _tasks_of(step), _tasks_of(best)
    motives = waits(search, step, best)
    done = {_effect(action) for action in tasks}
    others = [action for action in later if _effect(action) not in done]
    if others:
        return (*motives, _goal("coach-step-instead", others[0]))
    return (*motives, *saves(search, step, best))


def waits(search: TurnSearch, line: TurnLine, best: TurnLine) -> tuple[Motive, ...]:
    """Return that the first task of a line can wait, if the best line leaves the ship there."""
    tasks, later = _tasks_of(line), _tasks_of(best)
    errands = search.chart.estimator.within_reach(best.node.work, best.node.ship)
    near = {(errand.verb, errand.color, errand.space) for errand in errands}
    if tasks and tasks[0] not in later and _effect(tasks[0]) in near:
        return (_goal("coach-step-waits", tasks[0]),)
    return ()


def more_often(best: Sequence[PlayedOut], other: Sequence[PlayedOut]) -> tuple[Motive, ...]:
    """Return what the best line brings more often than another one in their play-outs.

    This is home or the family of tasks in which it leads most, or any tasks where they are of
    several families; nothing if no lead is clear. Both had the same luck.
    """
    pairs = [*zip(best, other, strict=False)]
    totals = [sum(first.done) - sum(second.done) for first, second in pairs]
    leads = {"zeus": sum(first.home - second.home for first, second in pairs)}
    for family in Family:
        leads[str(family)] = sum(
            _sign(first.done[family] - second.done[family]) for first, second in pairs
        )
    goal, often = max(leads, key=lambda goal: leads[goal]), OFTEN * len(pairs)
    if leads[goal] < max(FEWEST, often) or (goal != "zeus" and sum(totals) <= 0):
        if sum(map(_sign, totals)) < max(FEWEST_OF_ALL, often):
            return ()
        goal = "task"
    return (Motive("coach-more-often", {"goal": goal, "turns": TURNS}),)


def saves(search: TurnSearch, line: TurnLine, best: TurnLine) -> tuple[Motive, ...]:
    """Return what counts most of all that the best line leaves more of than another one."""
    return tuple(_advantages(search, line, best)[:1])


def _sign(number: int) -> int:
    """Return 1, 0 or -1, as a number is above, equal to or below 0."""
    return (number > 0) - (number < 0)


def _advantages(search: TurnSearch, step: TurnLine, best: TurnLine) -> list[Motive]:
    """Return what the best line leaves more of than another one, the most valuable first."""
    mine, other, turns_left = step.node, best.node, search.value.turns_left
    fights = any(action.verb == Verb.FIGHT for action in (*step.path, *best.path))
    injuries = sum(mine.injuries) - sum(other.injuries)
    cards = sum(other.cards) + other.drawn - sum(mine.cards) - mine.drawn
    tokens = other.favor - mine.favor
    # The values of what differs, each in turn put into the state that the step leads to.
    changes = [
        (injuries, replace(mine, injuries=other.injuries), "healed", {"injuries": injuries}),
        (cards, replace(mine, cards=other.cards, drawn=other.drawn), "cards", {"cards": cards}),
        (tokens, replace(mine, favor=other.favor), "tokens", {"tokens": tokens, "fight": fights}),
    ]
    for god, (row, higher) in enumerate(zip(mine.gods, other.gods, strict=True)):
        risen = replace(mine, gods=changed(mine.gods, god, higher))
        changes.append((higher - row, risen, "god", {"god": god}))
    here = turns_left(mine)
    gains = [
        (here - turns_left(node), Motive(f"coach-step-{what}", facts))
        for more, node, what, facts in changes
        if more > 0
    ]
    gains.sort(key=lambda gain: -gain[0])
    return [motive for gain, motive in gains if gain > 0.0]


def _tasks_of(line: TurnLine) -> list[Action]:
    return [action for action in line.path if action.verb in _TASK_VERBS]


def _effect(action: Action) -> tuple[int, int, int]:
    """Return what an action does, by whatever means; a move to a space is one with any color."""
    verb = _TASK_VERBS.get(action.verb, action.verb)
    return verb, NONE if action.verb in _SAILING else action.color, action.target


def hint(search: TurnSearch, line: TurnLine) -> Motive:
    """Return where the best line leads, without naming an action."""
    if search.home(line.node):
        return Motive("hint-home")
    if saves_turn(search, line):
        return Motive("hint-next-turn")
    for action in line.path:
        verb = _TASK_VERBS.get(action.verb)
        if verb is not None:
            return Motive("hint-task", {"verb": int(verb)})
    if any(action.verb in _SAILING for action in line.path):
        return Motive("hint-sail", {"direction": direction(search, line.node.ship)})
    return Motive("hint-prepare" if line.path else "hint-end")


def answer_hint(view: Position, best: Action) -> Motive:
    """Return what to look for in a decision, without naming the best answer."""
    step = view.pending[0]
    if not isinstance(step, AdvanceGod):
        return Motive("hint-answer")
    if best.verb != Verb.ADVANCE:
        return Motive("hint-no-god")
    gods = view.players[step.player].gods
    rows = [row for god, row in enumerate(gods) if step.among >> god & 1 and row < TOP_ROW]
    row = next_row(gods[best.color], len(view.players))
    if len(rows) > 1 and len({*rows}) == 1 and row < TOP_ROW:
        return Motive("hint-gods-level")
    return Motive("hint-god", {"rows": TOP_ROW - row})


def _tasks(search: TurnSearch, line: TurnLine) -> list[Motive]:
    """Return what each action of a line does for a task, and which one completes the last."""
    left, motives = len(search.me.tasks), []
    for verb, action in _serving(search, line):
        if verb == Verb.EXPLORE:
            motives.append(Motive("coach-explore"))
            continue
        if verb == NONE:
            motives.append(_reward(search, action))
            continue
        left -= verb in _COMPLETING
        motive = _goal("coach-task", action)
        last = not left and verb in _COMPLETING
        motives.append(replace(motive, facts={**motive.facts, "verb": int(verb), "last": last}))
    return motives


def _serving(search: TurnSearch, line: TurnLine) -> list[tuple[int, Action]]:
    """Return each action of a line that tasks may need, and the verb of what it does for them.

    Exploring a tile that the player knows builds a shrine on it if it is an own one. NONE stands
    for a mere reward: from other tiles, and where no unknown tile can be the player's own.
    """
    view, own, shrines = search.view, search.chart.own, _open_shrines(search)
    result = []
    for action in _tasks_of(line):
        verb: int = _TASK_VERBS[action.verb]
        if verb == Verb.EXPLORE:
            tile = _tile_on(search, action.target)
            if tile != UNKNOWN:
                verb = Verb.BUILD if shrines and tile in own else NONE
            elif not shrines or own.issubset(view.tiles):
                verb = NONE
        shrines -= verb == Verb.BUILD
        result.append((verb, action))
    return result


def _open_shrines(search: TurnSearch) -> int:
    return len(ledger(search.me.tasks, search.me.done).letters)


def _tile_on(search: TurnSearch, space: int) -> int:
    """Return the tile on an island, UNKNOWN if the player doesn't know it."""
    return search.view.tiles[search.chart.board.islands.index(space)]


def _reward(search: TurnSearch, action: Action) -> Motive:
    """Return what a tile gives that is explored only for its reward."""
    known, tiles = _tile_on(search, action.target), search.view.tiles
    unseen = [tile for tile in range(len(TILE_LETTER)) if tile not in tiles]
    letters = {int(TILE_LETTER[tile]) for tile in (unseen if known == UNKNOWN else [known])}
    tokens = PSI_FAVOR + search.chart.powers.extra_favor
    return Motive("coach-explore-reward", {"letters": tuple(sorted(letters)), "tokens": tokens})


def _goal(what: str, action: Action) -> Motive:
    """Return a motive that names what an action does for a task."""
    verb = int(_TASK_VERBS[action.verb])
    return Motive(what, {"verb": verb, "color": action.color, "space": action.target})


def _gods(root: TurnNode, node: TurnNode) -> list[Motive]:
    """Return the gods that rise, those in the top row first."""
    risen = [god for god in range(6) if node.gods[god] > root.gods[god]]
    risen.sort(key=lambda god: node.gods[god] < TOP_ROW)
    return [
        Motive("coach-top" if node.gods[god] == TOP_ROW else "coach-god", {"god": god})
        for god in risen
    ]


def _closer(search: TurnSearch, line: TurnLine) -> list[Motive]:
    """Return the goal after the line, if sailing has brought it closer, with the distances."""
    chart, node, start = search.chart, line.node, search.root.ship
    places = _next_places(search, node)
    if not places or not any(action.verb in _SAILING for action in line.path):
        return []
    goal = places[0]
    before = chart.steps(start, goal.space, goal.reach)
    steps = chart.steps(node.ship, goal.space, goal.reach)
    if min(chart.steps(start, place.space, place.reach) for place in places) - steps < CLOSER:
        return []
    goal_facts = {"verb": int(goal.verb), "color": goal.color, "space": goal.space}
    return [Motive("coach-closer", {**goal_facts, "steps": steps, "before": before})]


def _next_places(search: TurnSearch, node: TurnNode) -> list[Errand]:
    """Return the next errand, wherever it can be done, the nearest place first.

    The estimate of all the work may go to a farther one because of what comes after it. Which color
    of island is explored makes no difference to the task.
    """
    chart = search.chart
    goal = chart.estimator.next_errand(node.work, node.ship)
    if goal is None:
        return []
    places = [
        errand
        for errand in chart.estimator.errands(node.work)
        if errand.verb == goal.verb and (errand.color == goal.color or goal.verb == Verb.EXPLORE)
    ]
    # The place of the estimate comes first among equally near ones.
    return sorted(
        places, key=lambda place: (chart.steps(node.ship, place.space, place.reach), place != goal)
    )


def _work(search: TurnSearch, line: TurnLine) -> list[Motive]:
    """Return the dice that all remaining tasks need, if they are fewer after the line."""
    root, node, ahead = search.root, line.node, search.value.ahead
    before, dice = (round(ahead(at.work, at.ship).dice) for at in (root, node))
    return [Motive("coach-work", {"dice": dice, "before": before})] if 0 < dice < before else []


def _ready(search: TurnSearch, line: TurnLine) -> list[Motive]:
    """Return the goal after the line, if the player has an oracle card in its color then."""
    node, places = line.node, _next_places(search, line.node)
    goal = next((place for place in places if node.cards[place.color]), None)
    if goal is None:
        return []
    facts = {"verb": int(goal.verb), "color": goal.color, "space": goal.space}
    return [Motive("coach-ready", facts)]


def _goods(root: TurnNode, line: TurnLine) -> list[Motive]:
    """Return the goods that a line brings; not tokens, if a fight may cost some."""
    node, result = line.node, []
    healed = sum(root.injuries) - sum(node.injuries)
    if healed > 0:
        result.append(Motive("coach-healed", {"injuries": healed}))
    cards = sum(node.cards) + node.drawn - sum(root.cards)
    fights = any(action.verb == Verb.FIGHT for action in line.path)
    tokens = 0 if fights else max(0, node.favor - root.favor)
    if cards > 0:
        result.append(Motive("coach-cards", {"cards": cards, "tokens": tokens}))
    elif tokens:
        result.append(Motive("coach-tokens", {"tokens": tokens}))
    return result


def direction(search: TurnSearch, end: int) -> str:
    """Return where a space is from the ship, such as "ne"; "here" for its own space."""
    spaces = search.chart.board.spaces
    (q0, r0), (q, r) = spaces[search.root.ship].hex, spaces[end].hex
    east, south = q - q0 + (r - r0) / 2, (r - r0) * 0.75**0.5
    name = ""
    if abs(south) > STRAIGHT * abs(east):
        name = "s" if south > 0 else "n"
    if abs(east) > STRAIGHT * abs(south):
        name += "e" if east > 0 else "w"
    return name or "here"
