"""Exercises on offerings and statues with several actions: loading, sailing, delivering."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from oracle_nb.delphi.lessons.exercises import cargo_reasons
from oracle_nb.delphi.lessons.exercises.asking import E, asked, templates
from oracle_nb.delphi.lessons.exercises.holds import DELIVERING, LOADING, cargo_facts, docked, laden
from oracle_nb.delphi.lessons.exercises.lines import after, lines, orders, written
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.tasks import Family, values_of
from oracle_nb.delphi.pieces import COLORS
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import ActionSequence, Answers, NumberInput, Ordering, shortest

MOVE: Final = (int(Verb.MOVE),)
OFFER: Final = (int(Verb.MAKE_OFFERING),)
CARGO: Final = (*LOADING, *DELIVERING)
SAILING: Final = ("move.range", "move.end-color")
LOAD: Final = ("offering.load", "statue.load", "action.color-match", "action.adjacent")
DELIVER: Final = ("offering.make", "statue.raise")


def walk(
    scene: ExerciseScene, *kinds: Sequence[int]
) -> tuple[ExerciseScene, tuple[Action, ...]] | None:
    """Return dice for an action of each kind in a row, and those actions.

    None if the scene has no such actions.
    """
    position, line = scene.with_me(favor=0).position, []
    rules, seat = scene.rules, scene.position.turn
    for verbs in kinds:
        found = []
        for color in scene.random.sample(range(len(COLORS)), len(COLORS)):
            there = ExerciseScene(rules, position, scene.random).with_me(dice=(color,)).position
            found = [one for one in rules.legal_actions(there) if one.verb in verbs]
            if found:
                break
        if not found:
            return None
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
    name: str,
    seed: int,
    rests_on: tuple[str, ...],
    facts: Mapping[str, Any],
) -> E | None:
    """Ask for an order in which these actions are possible; None if nearly any is."""
    items = tuple(sorted(map(scene.rules.notation.write, line)))

    def solve(rules: Delphi) -> Answers:
        return orders(rules, scene.position, items)

    if len(set(items)) < len(items) or len(solve(scene.rules)) > 2:
        return None
    return asked(
        scene,
        name,
        seed,
        Ordering(items),
        solve,
        rests_on,
        facts=facts,
        action=scene.rules.notation.read,
        look=(scene.me.ship,),
        explain=lambda: cargo_reasons.order(
            scene, f"why-{name.replace('.', '-')}", shortest(solve(scene.rules))
        ),
    )


def _asked(
    name: str, seed: int, scene: ExerciseScene, form: ActionSequence, key: "_Key", *rules: str
) -> E:
    return asked(
        scene,
        name,
        seed,
        form,
        lambda rules: key.answers(rules, scene.position),
        rules,
        facts=cargo_facts(scene),
        action=scene.rules.notation.read,
        goal=lambda position: key.reached(scene.position, position),
        look=(scene.me.ship,),
        explain=lambda: cargo_reasons.example(
            scene,
            f"why-{name.replace('.', '-')}",
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


def _reaching(
    name: str, last: Sequence[int], pieces: int, kinds: Sequence[Sequence[int]], *rests_on: str
) -> Callable[[ExerciseScene, int], E | None]:
    """Return a template: load or deliver something this turn, with an action of each kind."""
    most = len(kinds)
    key = _Key(last, most)

    def template(scene: ExerciseScene, seed: int) -> E | None:
        walked = walk(laden(scene, pieces), *kinds)
        if walked is None:
            return None
        there, _ = walked
        if _Key(last, most - 1).answers(there.rules, there.position):
            return None
        return _asked(name, seed, there, ActionSequence(most), key, *rests_on)

    return template


fetch = _reaching("cargo.fetch", LOADING, 0, (MOVE, LOADING), *LOAD, *SAILING)
bring = _reaching(
    "cargo.bring",
    DELIVERING,
    1,
    (MOVE, DELIVERING),
    *DELIVER,
    "action.color-match",
    "action.adjacent",
    *SAILING,
)
deliver = _reaching(
    "cargo.deliver", DELIVERING, 0, (LOADING, MOVE, DELIVERING), *DELIVER, *LOAD, *SAILING
)


def order(scene: ExerciseScene, seed: int) -> E | None:
    """Ask for an order in which three actions are possible."""
    pieces, kinds = (
        (0, (LOADING, MOVE, DELIVERING)),
        # A statue raised on the way would bring a companion, which may help.
        (2, (OFFER, MOVE, LOADING)),
        (0, (MOVE, LOADING, MOVE)),
    )[seed % 3]
    start = docked(laden(scene, pieces)) if pieces else scene
    walked = walk(start, *kinds) if start else None
    if walked is None:
        return None
    there, line = walked
    rules = ("cargo.capacity", *LOAD, *DELIVER, *SAILING)
    return ordering(there, line, "cargo.order", seed, rules, cargo_facts(there))


def most(scene: ExerciseScene, seed: int) -> E | None:
    """Ask how many pieces can be loaded here in this turn."""
    aboard, number = ((0, 1), (0, 2), (1, 1), (2, 0))[seed % 4]
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
    if sum(color not in fixed for color in {*cubes, *me.offerings}) > 1:
        return None
    colors = cubes + [board.spaces[land].color for land in near if land in board.cities]
    matching = 1 if (aboard, number) == (0, 1) else 2
    if len(colors) < matching:
        return None
    dice = random.sample(colors, matching)
    dice += [random.randrange(len(COLORS)) for _ in range(3 - matching)]
    there = scene.with_me(dice=tuple(sorted(dice)))

    def solve(rules: Delphi) -> Answers:
        return frozenset({(str(_loads(rules, there.position)),)})

    if _loads(there.rules, there.position) != number:
        return None
    return asked(
        there,
        "cargo.most",
        seed,
        NumberInput(0, 3),
        solve,
        ("cargo.capacity", *LOAD),
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


TEMPLATES: Final = templates(
    {
        "cargo.fetch": fetch,
        "cargo.bring": bring,
        "cargo.deliver": deliver,
        "cargo.order": order,
        "cargo.most": most,
    }
)
