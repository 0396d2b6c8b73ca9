"""Exercises on offerings and statues with several actions: loading, sailing, delivering."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from oracle_nb.delphi.lessons.exercises import cargo_reasons
from oracle_nb.delphi.lessons.exercises.holds import DELIVERING, LOADING, cargo_facts, docked, laden
from oracle_nb.delphi.lessons.exercises.lines import after, lines, orders, written
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.lessons.exercises.templates import Maker, Question, message_of, template
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.tasks import Family, values_of
from oracle_nb.delphi.pieces import COLORS
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answers,
    NumberInput,
    Ordering,
    Picture,
    shortest,
)

MOVE: Final = (int(Verb.MOVE),)
OFFER: Final = (int(Verb.MAKE_OFFERING),)
CARGO: Final = (*LOADING, *DELIVERING)
SAILING: Final = ("move.range", "move.end-color")
LOAD: Final = ("offering.load", "statue.load", "action.color-match", "action.adjacent")
DELIVER: Final = ("offering.make", "statue.raise")


def walk(scene: ExerciseScene, *kinds: Sequence[int]) -> tuple[ExerciseScene, tuple[Action, ...]]:
    """Return dice for an action of each kind in a row, and those actions."""
    position, line = scene.with_me(favor=0).position, []
    rules, seat = scene.rules, scene.position.turn
    for verbs in kinds:
        found = []
        for color in scene.random.sample(range(len(COLORS)), len(COLORS)):
            there = scene.moved_to(rules, position).with_me(dice=(color,)).position
            found = [one for one in rules.legal_actions(there) if one.verb in verbs]
            if found:
                break
        assume(found)
        action = scene.random.choice(found)
        line.append(action)
        then = after(rules, there, action)
        assert then is not None
        position = then
    assert position.turn == seat
    dice = sorted(action.source for action in line)
    while len(dice) < 3:
        dice.append(scene.random.randrange(len(COLORS)))
    return scene.with_me(favor=0, dice=tuple(sorted(dice))), tuple(line)


def ordering(
    scene: ExerciseScene,
    line: Sequence[Action],
    facts: Mapping[str, Any],
) -> Question:
    """Ask for an order in which these actions are possible, but not nearly any order."""
    items = tuple(sorted(map(scene.rules.notation.write, line)))

    def answers(rules: Delphi) -> Answers:
        return orders(rules, scene.position, items)

    assume(len(set(items)) >= len(items) and len(answers(scene.rules)) <= 2)
    return Question(
        scene,
        answers,
        form=Ordering(items),
        facts=facts,
        action=scene.rules.notation.read,
        look=(scene.me.ship,),
        explain=lambda: cargo_reasons.order(
            scene, message_of("why", scene), shortest(answers(scene.rules))
        ),
    )


def _asked(scene: ExerciseScene, form: ActionSequence, key: "_Key", *rules: str) -> Question:
    return Question(
        scene,
        lambda rules: key.answers(rules, scene.position),
        form=form,
        facts=cargo_facts(scene),
        action=scene.rules.notation.read,
        goal=lambda position: key.reached(scene.position, position),
        look=(scene.me.ship,),
        explain=lambda: cargo_reasons.example(
            scene,
            message_of("why", scene),
            shortest(key.answers(scene.rules, scene.position)),
        ),
    )


class _Key:
    """A goal that is reached when more has been loaded or delivered than at the start.

    ``last`` are the verbs that reach it, ``most`` is the maximum number of actions.
    """

    def __init__(self, last: Sequence[int], most: int) -> None:
        self.last = last
        self.most = most

    def reached(self, start: Position, position: Position) -> bool:
        """Return whether there is more than at the start."""
        return self._count(position, start.turn) > self._count(start, start.turn)

    def _count(self, position: Position, seat: int) -> int:
        me = position.players[seat]
        if self.last == DELIVERING:
            return len(me.done)
        return len(me.done) + len(me.offerings) + len(me.statues)

    def answers(self, rules: Delphi, start: Position) -> Answers:
        """Return every line to the goal by sailing, loading, delivering or taking favor."""
        found = lines(
            rules,
            start,
            self.most,
            (*MOVE, *CARGO, Verb.FAVOR),
            lambda position, action: action.verb in self.last,
            lambda position: self.reached(start, position),
            lambda rules, position, left: self._hope(position, left),
        )
        return written(rules, found)

    def _hope(self, position: Position, left: int) -> bool:
        """Return whether the goal is possible: the next delivery needs its cargo aboard."""
        me = position.players[position.turn]
        return left > 1 or self.last != DELIVERING or bool(me.offerings or me.statues)


def _reaching(last: Sequence[int], pieces: int, kinds: Sequence[Sequence[int]]) -> Maker:
    """Return a template: load or deliver something this turn, with an action of each kind."""
    most = len(kinds)
    key = _Key(last, most)

    def make(scene: ExerciseScene) -> Question:
        there, _ = walk(laden(scene, pieces), *kinds)
        assume(not _Key(last, most - 1).answers(there.rules, there.position))
        return _asked(there, ActionSequence(most), key)

    return make


fetch = template(
    "cargo.fetch",
    rests_on=(*LOAD, *SAILING),
)(_reaching(LOADING, 0, (MOVE, LOADING)))
bring = template(
    "cargo.bring",
    rests_on=(*DELIVER, "action.color-match", "action.adjacent", *SAILING),
)(_reaching(DELIVERING, 1, (MOVE, DELIVERING)))
deliver = template(
    "cargo.deliver",
    rests_on=(*DELIVER, *LOAD, *SAILING),
)(_reaching(DELIVERING, 0, (LOADING, MOVE, DELIVERING)))


@template(
    "cargo.order",
    rests_on=("cargo.capacity", *LOAD, *DELIVER, *SAILING),
)
def order(scene: ExerciseScene) -> Question:
    """Ask for an order in which three actions are possible."""
    pieces, kinds = (
        (0, (LOADING, MOVE, DELIVERING)),
        # A statue raised on the way would bring a companion, which may help.
        (2, (OFFER, MOVE, LOADING)),
        (0, (MOVE, LOADING, MOVE)),
    )[scene.seed % 3]
    start = docked(laden(scene, pieces)) if pieces else scene
    there, line = walk(start, *kinds)
    return ordering(there, line, cargo_facts(there))


@template(
    "cargo.most",
    rests_on=(
        "cargo.capacity",
        "offering.load",
        "statue.load",
        "action.color-match",
        "action.adjacent",
    ),
    form=NumberInput(0, 3),
    picture=Picture.NEAR,
)
def most(scene: ExerciseScene) -> Question:
    """Ask how many pieces can be loaded here in this turn."""
    aboard, number = ((0, 1), (0, 2), (1, 1), (2, 0))[scene.seed % 4]
    scene = laden(scene.with_me(favor=0), aboard)
    board, random, me = scene.rules.board, scene.random, scene.me
    near = board.shore[me.ship]
    cubes = [
        int(color)
        for land in near
        if land in board.offerings
        for color in COLORS
        if scene.position.offerings[board.offerings.index(land)] >> color & 1
    ]
    fixed = values_of(me.tasks, Family.OFFERING)
    # Everything loaded here is needed: only storage and dice matter.
    assume(sum(color not in fixed for color in {*cubes, *me.offerings}) <= 1)
    colors = cubes + [board.spaces[land].color for land in near if land in board.cities]
    matching = 1 if (aboard, number) == (0, 1) else 2
    assume(len(colors) >= matching)
    dice = random.sample(colors, matching)
    dice += [random.randrange(len(COLORS)) for _ in range(3 - matching)]
    there = scene.with_me(dice=tuple(sorted(dice)))

    def answers(rules: Delphi) -> Answers:
        return frozenset({(str(_loads(rules, there.position)),)})

    assume(_loads(there.rules, there.position) == number)
    return Question(
        there,
        answers,
        facts=cargo_facts(there),
        look=(there.me.ship, *near),
        explain=lambda: cargo_reasons.most(there, number),
    )


def _loads(rules: Delphi, position: Position) -> int:
    """Return the maximum number of loads without a move, counting favor tokens taken first."""
    known: dict[tuple[object, ...], int] = {}

    def loads(position: Position) -> int:
        me = position.players[position.turn]
        key = (me.dice, me.favor, me.offerings, me.statues, position.offerings)
        if key not in known:
            best = 0
            for one in rules.legal_actions(position):
                if one.verb in LOADING or one.verb == Verb.FAVOR:
                    then = after(rules, position, one)
                    if then is not None:
                        best = max(best, (one.verb in LOADING) + loads(then))
            known[key] = best
        return known[key]

    return loads(position)
