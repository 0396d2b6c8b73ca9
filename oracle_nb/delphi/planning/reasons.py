"""Reasons of the coach: what a line of play achieves, in facts that the texts put into words."""

from typing import Final

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, PendingStep, tag
from oracle_nb.delphi.model.verbs import TASK_VERBS, WITHOUT_GOD
from oracle_nb.delphi.pieces import TOP_ROW
from oracle_nb.delphi.planning.turn_node import Line, TurnNode
from oracle_nb.delphi.planning.turn_search import TurnSearch
from oracle_nb.games.motives import Motive

MOST: Final = 3
"""Maximum number of reasons for a line."""
CLOSER: Final = 0.8
"""Dice by which the remaining errands must come closer to be a reason."""
AHEAD: Final = 3
"""Number of the next errands that a direction is about."""
_TASK_VERBS: Final[dict[int, Verb]] = {
    **{verb: verb for verb in TASK_VERBS},
    **{verb: Verb(WITHOUT_GOD[verb]) for verb in WITHOUT_GOD},
}


def of_answer(step: PendingStep) -> Motive:
    """Return the reason for an answer to a decision, by its kind."""
    return Motive(f"coach-{tag(step)}")


def of_line(search: TurnSearch, line: Line) -> tuple[Motive, ...]:
    """Return why a line is good, the most important reason first."""
    if not line.path:
        return (Motive("coach-end"),)
    found = [_deed(action) for action in line.path if action.verb in _TASK_VERBS]
    if line.value <= 0.0:
        found.append(Motive("coach-home"))
    found += _gods(search.root, line.node)
    closer = _closer(search, line.node)
    if closer is not None:
        found.append(closer)
    found += _goods(search.root, line.node)
    return tuple(found[:MOST]) or (Motive("coach-least"),)


def hint(search: TurnSearch, line: Line) -> Motive:
    """Return where the best line leads, without naming an action."""
    for action in line.path:
        verb = _TASK_VERBS.get(action.verb)
        if verb is not None:
            return Motive("hint-task", {"verb": int(verb)})
    if any(action.verb == Verb.MOVE for action in line.path):
        toward = direction(search, line.node)
        if toward:
            return Motive("hint-sail", {"direction": toward})
    if not line.path:
        return Motive("hint-end")
    return Motive("hint-prepare")


def _deed(action: Action) -> Motive:
    verb = int(_TASK_VERBS[action.verb])
    if verb == Verb.EXPLORE:
        return Motive("coach-explore")
    return Motive(
        "coach-task", {"verb": verb, "color": action.color, "space": action.target}
    )


def _gods(root: TurnNode, node: TurnNode) -> list[Motive]:
    return [
        Motive("coach-top", {"god": god})
        for god in range(6)
        if node.gods[god] == TOP_ROW > root.gods[god]
    ]


def _closer(search: TurnSearch, node: TurnNode) -> Motive | None:
    """Return by how many dice moving has brought the remaining errands closer, and where."""
    near_best = search.chart.near_best
    saved = near_best(node.work, search.root.ship) - near_best(node.work, node.ship)
    if saved < CLOSER:
        return None
    facts = {"dice": round(saved), "direction": direction(search, node)}
    return Motive("coach-closer", facts)


def _goods(root: TurnNode, node: TurnNode) -> list[Motive]:
    found = []
    healed = sum(root.injuries) - sum(node.injuries)
    if healed > 0:
        found.append(Motive("coach-healed", {"injuries": healed}))
    cards = sum(node.cards) + node.drawn - sum(root.cards)
    if cards > 0:
        found.append(Motive("coach-cards", {"cards": cards}))
    if node.favor > root.favor:
        found.append(Motive("coach-tokens", {"tokens": node.favor - root.favor}))
    return found


def direction(search: TurnSearch, node: TurnNode) -> str:
    """Return where the next errands are from the ship, such as "ne"; "" if all around."""
    chart, stage, ship = search.chart, node.work, node.ship
    spaces = chart.board.spaces
    ends = []
    for _ in range(AHEAD):
        errand = chart.next_errand(stage, ship)
        if errand is None:
            break
        ends.append(errand.space)
        ship = chart.to[errand.reach][ship][errand.space][1]
        stage = chart.after(stage, errand)
    if not ends:
        return ""
    q0, r0 = spaces[node.ship].hex
    east = sum(spaces[end].hex[0] + spaces[end].hex[1] / 2 - q0 - r0 / 2 for end in ends)
    south = sum((spaces[end].hex[1] - r0) * 0.87 for end in ends)
    east, south = east / len(ends), south / len(ends)
    if east * east + south * south < 2.0:
        return "here"
    names = ("n" if south < -0.4 * abs(east) else "s" if south > 0.4 * abs(east) else "") + (
        "e" if east > 0.4 * abs(south) else "w" if east < -0.4 * abs(south) else ""
    )
    return names


def known(search: TurnSearch, space: int) -> bool:
    """Return whether the player knows the tile on an island."""
    return search.view.tiles[search.chart.board.islands.index(space)] != UNKNOWN
