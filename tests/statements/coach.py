"""Checks of what the coach says: its reasons are true of the line.

Distances, directions and goods are counted anew here, from the actions of the line.
"""

import dataclasses
import re
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.model.actions import CARD, END_TURN, EXTRA, Action, Verb
from oracle_nb.delphi.model.position import DECISIONS, UNKNOWN, Decision, Player, Position, tag
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import TILE_LETTER, TOP_ROW, Equipment, God, ShipTile
from tests.statements.cases import Case, states
from tests.statements.model import (
    COLORS,
    EXTRA_PRICE,
    GODS,
    LETTERS,
    SOURCES,
    Model,
    model,
    model_of,
)
from tests.statements.motives import ACTION_OF_GOD
from tests.statements.statement import Other, Statement
from tests.statements.stating import equal

SAILING: Final = (Verb.MOVE, Verb.POSEIDON)
LUCKY: Final = frozenset(
    {
        *(Verb.FIGHT, Verb.ARES, Verb.EXPLORE, Verb.ARTEMIS, Verb.BUILD),
        *(Verb.MAKE_OFFERING, Verb.RAISE_STATUE),
    }
)
"""Actions after which chance or another choice gives more than the line counts on."""
ENDING: Final = (Verb.FIGHT, Verb.BUILD, Verb.MAKE_OFFERING, Verb.RAISE_STATUE)


# --- what a line does ----------------------------------------------------------------------------


def verbs_of(case: Case) -> set[Verb]:
    """Return the verbs of the line; those of gods as what they do."""
    return {Verb(ACTION_OF_GOD.get(Verb(action.verb), action.verb)) for action in case.line}


def _sailed(case: Case) -> Model:
    """Return the position with the ship where the line puts it."""
    ends = [action.target for action in case.line if action.verb in SAILING]
    me = replace(case.me, ship=ends[-1]) if ends else case.me
    players = case.position.players
    players = (*players[: case.seat], me, *players[case.seat + 1 :])
    position = replace(case.position, players=players)
    return Model(case.board, case.rules.setting, position, case.seat)


def _played(case: Case) -> Position | None:
    """Return the position after the line; None where more happens than it counts on."""
    if verbs_of(case) & LUCKY or any(action.verb in LUCKY for action in case.line):
        return None
    position = case.position
    for action in case.line:
        position = case.rules.apply(position, action, SeededChance(1)).position
        if position.pending:
            return None
    return position


def _goal_of(said: Statement) -> tuple[Verb, int, str] | None:
    """Return the verb, the color and the code of the space of a goal; None for another text."""
    goal = said["deed"]
    if not isinstance(goal, Statement) or not goal.message.startswith("goal-"):
        return None
    verb = Verb[goal.message.removeprefix("goal-").removesuffix("-named").upper().replace("-", "_")]
    color = goal.facts.get("color")
    return verb, COLORS.index(str(color)) if color else -1, str(goal.facts.get("space", ""))


@states("motive-coach-task")
def task(case: Case, said: Statement) -> Iterator[str]:
    """The line does it, and one of the player's tasks asks for it."""
    goal = _goal_of(said)
    if goal is None:
        yield "this is no goal"
        return
    verb, color, code = goal
    explored = any(
        must and case.code(action.target) == code
        for action, (_, must, _) in zip(_revealing(case), _explorations(case), strict=True)
    )
    if not _does(case, goal) and not (verb == Verb.BUILD and explored):
        yield "the line doesn't do that"
    if "last" in said.facts and str(said["last"]) == "true":
        completed = sum(ACTION_OF_GOD.get(Verb(action.verb)) in ENDING for action in case.line)
        completed += sum(must for _, must, _ in _explorations(case))
        if completed < len(case.me.tasks):
            yield "other tasks are left"
    me = model(case)
    families = {
        Verb.FIGHT: Family.MONSTER,
        Verb.LOAD_OFFERING: Family.OFFERING,
        Verb.MAKE_OFFERING: Family.OFFERING,
        Verb.LOAD_STATUE: Family.STATUE,
        Verb.RAISE_STATUE: Family.STATUE,
    }
    if verb == Verb.BUILD:
        if not me.letters:
            yield "no task asks for a shrine"
    elif not me.accepts(families[verb], color) and not me.wants(families[verb], color):
        yield "no task asks for it"


def _revealing(case: Case) -> list[Action]:
    verb = Verb.EXPLORE
    return [action for action in case.line if ACTION_OF_GOD.get(Verb(action.verb)) == verb]


def _explorations(case: Case) -> Iterator[tuple[bool, bool, set[str]]]:
    """Yield of each tile the line reveals: can it, must it be a shrine, and its other letters."""
    view = case.rules.view(case.position, case.seat)
    me = model_of(case, view, case.seat)
    unseen = [tile for tile in range(len(TILE_LETTER)) if tile not in view.tiles]
    for action in _revealing(case):
        known = me.tile(action.target)
        tiles = unseen if known == UNKNOWN else [known]
        own = [me.takes_shrine(tile) for tile in tiles]
        yield any(own), known != UNKNOWN and all(own), {LETTERS[TILE_LETTER[x]] for x in tiles}


@states("motive-coach-explore")
def explore(case: Case, said: Statement) -> Iterator[str]:
    if not any(may and not must for may, must, _ in _explorations(case)):
        yield "no tile is revealed that may take a shrine"


@states("motive-coach-explore-reward")
def explore_reward(case: Case, said: Statement) -> Iterator[str]:
    """A tile is revealed that can't take a shrine, or can't any more after one that does."""
    parts = [part for part in said.items("parts") if isinstance(part, Statement)]
    stated = {"omega" if isinstance(part["letter"], Other) else part["letter"] for part in parts}
    revealed = [*_explorations(case)]
    built = Verb.BUILD in verbs_of(case) or any(must for _, must, _ in revealed)
    if not any((built or not may) and stated == letters for may, _, letters in revealed):
        yield f"the rewards are others than {stated}"


@states("reward-of-letter")
def reward_of_letter(case: Case, said: Statement) -> Iterator[str]:
    """The tokens are what a Psi brings the player."""
    if said["letter"] == "psi" and "tokens" in said.facts:
        yield from equal(said, tokens=4 + (case.me.tile == ShipTile.FAVOR))


@states("motive-coach-home")
def home(case: Case, said: Statement) -> Iterator[str]:
    if _sailed(case).me.ship != case.board.zeus:
        yield "the ship isn't at Zeus's space"


@states("motive-coach-homeward", "motive-coach-homeward-god")
def homeward(case: Case, said: Statement) -> Iterator[str]:
    """The tasks are done or can be, and what takes the ship home isn't used yet."""
    position = case.position
    for action in case.line:
        position = case.rules.apply(position, action, SeededChance(1)).position
    me = position.players[case.seat]
    if len(me.tasks) != int(said["tasks"] != 0):
        yield f"{len(me.tasks)} tasks are left"
    if said.message.endswith("god"):
        if (me.gods[God.POSEIDON] < TOP_ROW) != (said["steps"] != 0):
            yield "Poseidon's row is another one"
        return
    source = SOURCES.index(str(said["source"]))
    if source >= CARD:
        unused = bool(source < EXTRA and me.cards[source - CARD] and position.played < 0)
    else:
        unused = source in me.dice
    if source == EXTRA:
        unused = me.favor >= EXTRA_PRICE == said["tokens"] and not position.extra
    if not unused:
        yield "nothing of the kind is left"


@states("motive-coach-apollon")
def apollon(case: Case, said: Statement) -> Iterator[str]:
    """The line uses Apollon, and leaves a die."""
    sources = [action.source for action in case.line if 0 <= action.source < CARD]
    if Verb.APOLLON not in verbs_of(case) or len(sources) >= len(case.me.dice):
        yield "no die has any color"


@states("motive-coach-top", "motive-coach-god")
def god(case: Case, said: Statement) -> Iterator[str]:
    """The line advances the god, to the top row or not."""
    number = GODS.index(str(said["god"]))
    steps = sum(
        action.verb in (Verb.ADVANCE, Verb.BONUS) and action.color == number for action in case.line
    )
    left = model(case).steps_to_top(number) - steps
    if not steps:
        yield "the god isn't advanced"
    if (left <= 0) != (said.message == "motive-coach-top"):
        yield f"{left} steps are left to the top row"


@states("motive-coach-closer")
def closer(case: Case, said: Statement) -> Iterator[str]:
    """The ways to the goal, before and after the line, are so long."""
    goal = _goal_of(said)
    if goal is None:
        yield "this is no goal"
        return
    if not any(action.verb in SAILING for action in case.line):
        yield "the ship stays"
    verb, _, code = goal
    if not code:
        return
    place = case.board.find(code).index
    before, steps = model(case).way_to(place, verb), _sailed(case).way_to(place, verb)
    yield from equal(said, before=before, steps=steps)


@states("motive-coach-work")
def work(case: Case, said: Statement) -> Iterator[str]:
    """The estimate falls, and isn't below a die for each task that the line leaves."""
    # The number 1 may be a word of the sentence.
    dice, before = (int(re.sub(r"\D", "", str(said[fact])) or 1) for fact in ("dice", "before"))
    left = len(case.me.tasks) - sum(verbs_of(case).issuperset({verb}) for verb in ENDING)
    if not before > dice >= min(1, left):
        yield f"{before} dice become {dice}"


@states("motive-coach-ready")
def ready(case: Case, said: Statement) -> Iterator[str]:
    """The player has more cards of this color than the line plays, and the goal needs it."""
    color = COLORS.index(str(said["color"]))
    played = sum(action.source == CARD + color for action in case.line)
    if case.me.cards[color] <= played:
        yield "there is no such card"
    goal = _goal_of(said)
    if goal is not None and goal[1] not in (-1, color):
        yield f"the goal needs {COLORS[goal[1]]}"


@states("motive-coach-healed", "motive-coach-cards", "motive-coach-tokens")
def goods(case: Case, said: Statement) -> Iterator[str]:
    """The player has fewer injuries, or more cards or tokens, by this number."""
    after = _played(case)
    if after is None:
        return
    old, new = case.me, after.players[case.seat]
    counts = {
        "injuries": sum(old.injuries) - sum(new.injuries),
        "cards": sum(new.cards) - sum(old.cards),
        "tokens": new.favor - old.favor,
    }
    fact = {"healed": "injuries"}.get(said.message.rpartition("-")[2], said.message[13:])
    if counts[fact] < 1:
        yield f"{fact}: {counts[fact]}"
    for stated in said.facts:
        if stated == fact or (stated == "tokens" and str(said[stated]) != "0"):
            yield from _counted(said, stated, counts[stated])


def _counted(said: Statement, fact: str, count: int) -> Iterator[str]:
    """Yield that a number is another one; the number 1 is a part of the sentence."""
    if isinstance(said.facts[fact], int):
        yield from equal(said, **{fact: count})
    elif count != 1:
        yield f"{fact}: {count}, not 1"


@states("motive-coach-next-turn", "motive-hint-next-turn")
def next_turn(case: Case, said: Statement) -> Iterator[str]:
    """The player has too many injuries before the line, and not after its discards."""
    most, total = (4, 8) if Equipment.RECOVER in case.me.equipment else (3, 6)
    healed = [action for action in case.line if action.verb in (Verb.HEAL, Verb.APHRODITE)]
    before = list(case.me.injuries)
    for left, lost in ((before, True), (_discarded(before, healed), False)):
        if (max(left) >= most or sum(left) >= total) != lost:
            yield f"the injuries are {left}"


@states("motive-coach-risk")
def risk(case: Case, said: Statement) -> Iterator[str]:
    """One more injury takes the next turn after the discards of the line, and none doesn't yet.

    The titan comes through the shield in as many of six cases as its strength is above the shield,
    and in the last one always.
    """
    healed = [action for action in case.line if action.verb in (Verb.HEAL, Verb.APHRODITE)]
    left = _discarded(list(case.me.injuries), healed)
    most, total = (4, 8) if Equipment.RECOVER in case.me.equipment else (3, 6)
    if max(left) >= most or sum(left) >= total:
        yield "the next turn is lost"
    if max(left) < most - 1 and sum(left) < total - 1:
        yield f"the injuries are {left}"
    chance = said["chance"]
    if isinstance(chance, float) and not 0.0 < chance <= max(6 - case.me.shield, 1) / 6:
        yield f"the chance is {chance}"


def _discarded(injuries: list[int], actions: list[Action]) -> list[int]:
    """Return the injuries that are left after discards."""
    if any(action.verb == Verb.APHRODITE for action in actions):
        return [0] * 6
    gone = {action.color for action in actions}
    return [0 if color in gone else count for color, count in enumerate(injuries)]


@states("motive-coach-end")
def end(case: Case, said: Statement) -> Iterator[str]:
    if case.line != (END_TURN,):
        yield "the line goes on"


@states("motive-coach-end-home")
def end_home(case: Case, said: Statement) -> Iterator[str]:
    yield from end(case, said)
    if not case.me.home:
        yield "the player isn't home"


@states("motive-coach-last-turn")
def last_turn(case: Case, said: Statement) -> Iterator[str]:
    """The player is home, or a rival: one who is, or who has few tasks left and plays later."""
    if str(said["there"]) == "true":
        if not case.me.home:
            yield "the player isn't home"
        return
    seat, rival = _rival(case, said)
    if rival.home != (str(said["home"]) == "true"):
        yield "the rival isn't where it says"
    if not rival.home and (seat < case.seat or len(rival.tasks) > 3):
        yield "the rival can't end the game this round"


def _rival(case: Case, said: Statement) -> tuple[int, Player]:
    """Return the seat of the player of whom a sentence speaks, and the player."""
    seat = case.rules.setting.ships.index(COLORS.index(str(said["player"])))
    return seat, case.position.players[seat]


@states("motive-coach-too-late")
def too_late(case: Case, said: Statement) -> Iterator[str]:
    if not case.me.home and _sailed(case).me.ship == case.board.zeus:
        yield "the ship is at Zeus's space"


@states("motive-coach-lost")
def lost(case: Case, said: Statement) -> Iterator[str]:
    """The player isn't home, but a rival is, or may be this round."""
    rivals = [player for player in case.position.players if player is not case.me]
    if case.me.home:
        yield "the player is home"
    if any(rival.home for rival in rivals) != (str(said["over"]) == "true"):
        yield "the game ends, or may go on"
    if not any(rival.home or len(rival.tasks) <= 3 for rival in rivals):
        yield "no rival can end the game this round"
    if str(said["close"]) != "true" and case.line and not case.position.pending:
        yield from too_late(case, said)


@states("motive-coach-standing")
def standing(case: Case, said: Statement) -> Iterator[str]:
    """The player has this after the line, as far as chance doesn't decide."""
    after = _played(case)
    if after is None:
        return
    me = after.players[case.seat]
    yield from _counted(said, "tasks", len(me.done))
    yield from _counted(said, "cards", sum(me.cards))
    yield from _counted(said, "tokens", me.favor)


@states("motive-coach-if-shrines")
def if_shrines(case: Case, said: Statement) -> Iterator[str]:
    """The line explores this number of tiles or more, and comes home."""
    yield from home(case, said)
    explored = [action for action in case.line if action.verb in (Verb.EXPLORE, Verb.ARTEMIS)]
    stated = said["tiles"]
    if len(explored) < (stated if isinstance(stated, int) else 1):
        yield f"{len(explored)} tiles are explored"


@states("motive-coach-if-cards")
def if_cards(case: Case, said: Statement) -> Iterator[str]:
    if Verb.EXPLORE not in verbs_of(case):
        yield "no tile is revealed"


@states("motive-coach-tie")
def tie(case: Case, said: Statement) -> Iterator[str]:
    """The player is home with this, and a rival who is home has that."""
    if not case.me.home:
        yield from home(case, said)
    after, (_, rival) = _played(case), _rival(case, said)
    if after is not None:
        me = after.players[case.seat]
        yield from _counted(said, "own_cards", sum(me.cards))
        yield from _counted(said, "own_tokens", me.favor)
    theirs = said["cards"], said["tokens"]
    if rival.home and theirs != (sum(rival.cards), rival.favor):
        yield f"the rival has {theirs}"
    if isinstance(said["own_cards"], int) and isinstance(said["own_tokens"], int):
        mine = said["own_cards"], said["own_tokens"]
        ties = {"unsure", "level" if mine == theirs else "open"}
        if mine > theirs:
            ties = {"ahead"}
        if not isinstance(said["tie"], Other) and str(said["tie"]) not in ties:
            yield f"the tie is another one: {mine}, {theirs}"


@states("motive-coach-answer-last")
def answer_last(case: Case, said: Statement) -> Iterator[str]:
    if not case.position.pending:
        yield "there is no decision"


@states("motive-coach-in-spite")
def in_spite(case: Case, said: Statement) -> Iterator[str]:
    """Another line does something for the kind of task, or sails; the first one only explores."""
    if verbs_of(case) & {*ACTION_OF_GOD.values()} - {Verb.EXPLORE}:
        yield "a task advances"
    others = [dataclasses.replace(case, line=line) for line in case.lines[1:]]
    done = {verb for other in others for verb in verbs_of(other)}
    verb = said["verb"]
    if not isinstance(verb, Other) and str(verb) not in map(str, done) and not done & {*SAILING}:
        yield f"no other line does {verb}"


@states("motive-coach-more-often")
def more_often(case: Case, said: Statement) -> Iterator[str]:
    """After some pairs of the coach's play-outs, the best line leads by at least two."""
    if case.line == case.lines[0]:
        yield "it is the best line"
    lead, leads, goal, played = 0, [0], said["goal"], case.facts["played"]
    assert isinstance(played, list)
    for best, other in played:
        if isinstance(goal, Other):
            more = best.home - other.home
        else:
            families = [*Family] if str(goal) == "task" else [Family[str(goal).upper()]]
            more = sum(best.done[family] - other.done[family] for family in families)
        lead += (more > 0) - (more < 0)
        leads.append(lead)
    if max(leads) < 2:
        yield f"it leads by {leads}"
    if said["turns"] != 4:
        yield "the play-outs are longer or shorter"


@states("motive-coach-least", "motive-hint-prepare")
def least(case: Case, said: Statement) -> Iterator[str]:
    if verbs_of(case) & {*ACTION_OF_GOD.values()}:
        yield "a task advances"


@states(*(f"motive-coach-{tag(kind)}" for kind in DECISIONS))
def answer(case: Case, said: Statement) -> Iterator[str]:
    step = case.position.pending[0] if case.position.pending else None
    kind = said.message.removeprefix("motive-coach-")
    if not isinstance(step, Decision) or tag(step) != kind:
        yield f"what waits is {step}"


# --- a step for a task, compared with the best line ----------------------------------------------


def _best(case: Case) -> Case:
    """Return the case with the best line as its line."""
    return dataclasses.replace(case, line=case.lines[0])


def _does(case: Case, goal: tuple[Verb, int, str]) -> bool:
    """Return whether the line does what a goal says."""
    verb, color, code = goal
    return any(
        ACTION_OF_GOD.get(Verb(action.verb)) == verb
        and case.code(action.target) == code
        and color in (-1, action.color)
        for action in case.line
    )


@states("motive-coach-step-waits")
def step_waits(case: Case, said: Statement) -> Iterator[str]:
    """The line does it; the best line doesn't, and leaves the ship where it is possible."""
    goal, best = _goal_of(said), _best(case)
    if goal is None or not _does(case, goal) or _does(best, goal):
        yield "it isn't what the lines differ in"
    elif _sailed(best).way_to(case.board.find(goal[2]).index, goal[0]) != 0:
        yield "the ship is elsewhere"


@states("motive-coach-can-wait")
def can_wait(case: Case, said: Statement) -> Iterator[str]:
    """Another line does it; this one doesn't, and leaves the ship where it is possible."""
    goal = _goal_of(said)
    others = [dataclasses.replace(case, line=line) for line in case.lines]
    if goal is None or _does(case, goal) or not any(_does(other, goal) for other in others):
        yield "it isn't what the lines differ in"
    elif _sailed(case).way_to(case.board.find(goal[2]).index, goal[0]) != 0:
        yield "the ship is elsewhere"


@states("motive-coach-step-instead")
def step_instead(case: Case, said: Statement) -> Iterator[str]:
    goal = _goal_of(said)
    if goal is None or _does(case, goal) or not _does(_best(case), goal):
        yield "it isn't what the lines differ in"


@states("motive-coach-step-healed", "motive-coach-step-cards", "motive-coach-step-tokens")
def step_goods(case: Case, said: Statement) -> Iterator[str]:
    """The best line leaves the player with so much more, where chance decides nothing."""
    ends = [_played(each) for each in (case, _best(case))]
    mine, other = [None if end is None else end.players[case.seat] for end in ends]
    if mine is None or other is None:
        return
    counts = {
        "injuries": sum(mine.injuries) - sum(other.injuries),
        "cards": sum(other.cards) - sum(mine.cards),
        "tokens": other.favor - mine.favor,
    }
    (fact,) = counts.keys() & said.facts.keys()
    # The number 1 is a part of the sentence.
    number = said.facts[fact]
    if counts[fact] != (number if isinstance(number, int) else 1):
        yield f"{fact}: {counts[fact]}"


@states("motive-coach-step-god")
def step_god(case: Case, said: Statement) -> Iterator[str]:
    ends = [_played(each) for each in (case, _best(case))]
    if None in ends:
        return
    number = GODS.index(str(said["god"]))
    mine, best = [end.players[case.seat].gods[number] for end in ends if end is not None]
    if mine >= best:
        yield "the god is in no higher row"
