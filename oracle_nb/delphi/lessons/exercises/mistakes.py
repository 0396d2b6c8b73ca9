"""Exercises on actions in a row of which one breaks a rule."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.lessons.exercises.deliveries import MOVE
from oracle_nb.delphi.lessons.exercises.holds import (
    DELIVERING,
    LOADING,
    cargo_facts,
    laden,
    lands,
)
from oracle_nb.delphi.lessons.exercises.lines import after
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, UnsuitableScene, assume
from oracle_nb.delphi.lessons.exercises.templates import Question, template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.pieces import COLORS
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.transaction import added, removed
from oracle_nb.games.exercises import AnswerReason, Answers, SingleChoice

ACTIONS: Final = 3
"""Number of actions, one for each die."""
NEAR: Final = 3
"""Maximum distance of a place where somebody may think that cargo is in reach."""
FAR: Final = 6
"""The same for the end of a move."""
SAILED: Final = ("move.range", "move.buy-range", "move.end-color", "oracle.recolor")
CARRIED: Final = (
    *("action.adjacent", "action.color-match", "oracle.recolor", "cargo.capacity"),
    *("offering.load", "offering.make", "statue.load", "statue.raise", "task.needed"),
)


class _Played(NamedTuple):
    """An action, and the position in which it is played."""

    position: Position
    action: Action


def _rid(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """Return items without one, if it is among them."""
    return removed(items, item) if item in items else items


def carried_out(rules: Delphi, position: Position, action: Action) -> Position:
    """Return the position after an action that players carry out though a rule forbids it."""
    me, color, verb = position.players[position.turn], action.color, action.verb
    price = rules.price(position, action.source, color) or 0
    changes: dict[str, object] = {
        "dice": _rid(me.dice, action.source),
        "favor": max(0, me.favor - price),
    }
    if verb == Verb.MOVE:
        changes["ship"] = action.target
    elif verb == Verb.LOAD_OFFERING:
        changes["offerings"] = added(me.offerings, color)
    elif verb == Verb.LOAD_STATUE:
        changes["statues"] = added(me.statues, color)
    elif verb == Verb.MAKE_OFFERING:
        changes["offerings"] = _rid(me.offerings, color)
    else:
        changes["statues"] = _rid(me.statues, color)
    players = list(position.players)
    players[position.turn] = replace(me, **changes)
    spent = (*position.spent, action.source)
    return replace(position, players=tuple(players), spent=spent)


def _tries(rules: Delphi, position: Position, die: int, verbs: Collection[int]) -> Iterator[Action]:
    """Yield actions with a die that somebody may think of."""
    board, ship = rules.board, position.players[position.turn].ship
    around = board.distance(True)[ship]
    for verb in verbs:
        if verb == Verb.MOVE:
            away = board.distance()[ship]
            ends = (end for end in board.water if 0 < away[end] <= FAR)
            yield from (Action(verb, die, board.spaces[end].color, end) for end in ends)
            continue
        for land in lands(rules, verb):
            docks = (one for one in board.adjacent[land] if one in board.water)
            if land < 0 or min((around[one] for one in docks), default=FAR) > NEAR:
                continue
            colors = dict.fromkeys((die, *_shown(rules, position, land)))
            yield from (Action(verb, die, color, land) for color in colors)


def _shown(rules: Delphi, position: Position, land: int) -> tuple[int, ...]:
    """Return the colors that can be seen on an island or in a city."""
    board, space = rules.board, rules.board.spaces[land]
    if space.terrain is Terrain.OFFERING:
        mask = position.offerings[board.offerings.index(land)]
        return tuple(color for color in COLORS if mask >> color & 1)
    if space.terrain is Terrain.TEMPLE:
        return (position.temples[board.temples.index(land)],)
    return (space.color,) if space.terrain is Terrain.CITY else ()


def _illegal(
    scene: ExerciseScene, position: Position, verbs: Collection[int], known: Collection[str]
) -> Action:
    """Return an action that breaks one known rule and no other, each kind of rule equally often."""
    rules = scene.rules
    found: dict[str, list[Action]] = {}
    players = list(position.players)
    me = players[position.turn]
    for die in COLORS:
        players[position.turn] = replace(me, dice=(int(die),))
        armed = replace(position, players=tuple(players))
        for action in _tries(rules, armed, int(die), verbs):
            broken = rules.check(armed, action).broken_rules
            if len(broken) == 1 and broken[0] in known:
                found.setdefault(broken[0].partition(".")[0], []).append(action)
    assume(found)
    return scene.random.choice(found[scene.random.choice(sorted(found))])


def _legal(scene: ExerciseScene, position: Position, verbs: Collection[int]) -> Action:
    """Return a legal action with a die of any color."""
    players = list(position.players)
    me = players[position.turn]
    for die in scene.random.sample(COLORS, len(COLORS)):
        players[position.turn] = replace(me, dice=(int(die),))
        armed = replace(position, players=tuple(players))
        found = [one for one in scene.rules.legal_actions(armed) if one.verb in verbs]
        if found:
            return scene.random.choice(found)
    raise UnsuitableScene


def _line(
    scene: ExerciseScene, kinds: Sequence[Collection[int]], wrong: int, known: Collection[str]
) -> list[Action]:
    """Return an action of each kind in a row; the one with number ``wrong`` breaks a known rule."""
    position, line = scene.position, []
    for number, verbs in enumerate(kinds):
        if number == wrong:
            action = _illegal(scene, position, verbs, known)
        else:
            action = _legal(scene, position, verbs)
        assume(action is not None)
        line.append(action)
        armed = scene.moved_to(scene.rules, position).with_me(dice=(action.source,))
        then = None if number == wrong else after(scene.rules, armed.position, action)
        position = then or carried_out(scene.rules, armed.position, action)
    return line


def _played(rules: Delphi, position: Position, line: Sequence[Action]) -> list[_Played]:
    """Return the actions with their positions: one that is illegal is carried out, too."""
    found = []
    for action in line:
        found.append(_Played(position, action))
        legal = rules.check(position, action).allowed
        then = after(rules, position, action) if legal else None
        position = then or carried_out(rules, position, action)
    return found


def _mistake(
    scene: ExerciseScene,
    kinds: Sequence[Collection[int]],
    known: Sequence[str],
) -> Question:
    """Ask which of some actions breaks a rule."""
    wrong = scene.seed % ACTIONS
    line = _line(scene, kinds, wrong, known)
    table = scene.with_me(dice=tuple(sorted(action.source for action in line)))
    played = _played(table.rules, table.position, line)
    write = table.rules.notation.write
    options = tuple(write(action) for action in line)

    def refused(rules: Delphi) -> list[int]:
        checks = (rules.check(one.position, one.action).allowed for one in played)
        return [number for number, allowed in enumerate(checks) if not allowed]

    def answers(rules: Delphi) -> Answers:
        found = refused(rules)
        return frozenset({(options[found[0]],)}) if found else frozenset()

    def why() -> tuple[AnswerReason, ...]:
        one = played[wrong]
        violation = table.rules.check(one.position, one.action).broken[0]
        return AnswerReason("why-mistakes"), AnswerReason("", violation=violation)

    verdict = table.rules.check(*played[wrong])
    assume(len(set(options)) >= ACTIONS and refused(table.rules) == [wrong])
    assume(len(verdict.broken) == 1 and verdict.broken[0].rule in known)
    return Question(
        table,
        answers,
        form=SingleChoice(options, in_a_row=True),
        facts={**cargo_facts(table), "tokens": table.me.favor},
        look=(table.me.ship,),
        explain=why,
    )


@template(
    "mistakes.sail",
    rests_on=("move.range", "move.buy-range", "move.end-color", "oracle.recolor", "turn.die-once"),
)
def sail(scene: ExerciseScene) -> Question:
    """Ask which of three moves breaks a rule."""
    table = scene.with_me(favor=scene.random.randint(0, 2))
    return _mistake(table, [MOVE] * ACTIONS, SAILED)


@template(
    "mistakes.cargo",
    rests_on=(
        "action.adjacent",
        "action.color-match",
        "oracle.recolor",
        "cargo.capacity",
        "offering.load",
        "offering.make",
        "statue.load",
        "statue.raise",
        "task.needed",
    ),
)
def cargo(scene: ExerciseScene) -> Question:
    """Ask which of three actions with cargo breaks a rule."""
    random = scene.random
    table = laden(scene.with_me(favor=random.randint(0, 1)), random.randint(0, 2))
    either = (*LOADING, *DELIVERING)
    kinds = random.choice([(either, MOVE, either), (MOVE, either, either), (either, either, MOVE)])
    assume(kinds[scene.seed % ACTIONS] != MOVE)
    return _mistake(table, kinds, CARRIED)
