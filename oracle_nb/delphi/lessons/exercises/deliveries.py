"""Exercises on offerings and statues: what is legal, what it brings, and lines."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.board import Space
from oracle_nb.delphi.lessons.exercises.cargo import (
    DELIVERING,
    LOADING,
    asked,
    can_reason,
    cargo_actions,
    cargo_facts,
    colors_at,
    docked,
    laden,
    place_kind,
    wanted,
    with_offering,
)
from oracle_nb.delphi.lessons.exercises.needs import used_reason
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, UnsuitableScene, assume, shores
from oracle_nb.delphi.lessons.exercises.templates import (
    Maker,
    Question,
    after,
    lines,
    message_of,
    number,
    only,
    orders,
    template,
    written,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.tasks import Family, Task, in_family, tasks_of, value_of, values_of
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    ActionSequence,
    Answers,
    NumberInput,
    Ordering,
    Picture,
    SingleChoice,
    shortest,
)
from oracle_nb.games.exercises import AnswerReason as Reason

REASONS: Final = {
    "action.adjacent": "cargo-far",
    "cargo.capacity": "cargo-full",
    "offering.load": "cargo-color",
    "action.color-match": "cargo-color",
    "task.needed": "cargo-needless",
    "task.color-once": "cargo-again",
}
"""The messages for each rule that refuses to load something."""
FINE: Final = "cargo-fine"

MOVE: Final = (int(Verb.MOVE),)
OFFER: Final = (int(Verb.MAKE_OFFERING),)
CARGO: Final = (*LOADING, *DELIVERING)
SAILING: Final = ("move.range", "move.end-color")
LOAD: Final = ("offering.load", "statue.load", "action.color-match", "action.adjacent")
DELIVER: Final = ("offering.make", "statue.raise")
_STEPS: Final = {
    Verb.MOVE: "move",
    Verb.LOAD_OFFERING: "load",
    Verb.LOAD_STATUE: "load",
    Verb.MAKE_OFFERING: "deliver",
    Verb.RAISE_STATUE: "deliver",
    Verb.BUILD: "build",
}


# --- what the rules say --------------------------------------------------------------------------


@template(
    "cargo.why-not",
    rests_on=(
        "cargo.capacity",
        "action.color-match",
        "action.adjacent",
        "offering.load",
        "statue.load",
        "task.needed",
        "task.color-once",
    ),
    picture=Picture.NEAR,
)
def why_not(scene: ExerciseScene) -> Question:
    """Ask whether something can be loaded here with this die, and if not, why."""
    answers = (FINE, *dict.fromkeys(REASONS.values()))
    hoped = answers[scene.seed % len(answers)]
    pieces = 2 if hoped == "cargo-full" else 1
    scene = laden(scene.with_me(favor=0), pieces)
    if hoped == "cargo-needless":
        # With one open task for an offering, the one aboard has claimed it.
        scene = _speaking_for(scene)
    board = scene.rules.board
    for action in _shuffled(scene, cargo_actions(scene.rules, scene.position, LOADING))[:12]:
        waters = shores(board, action.target)
        if hoped == "cargo-far":
            waters = tuple(water for water in board.water if action.target in board.shore2[water])
        there = scene.with_me(ship=scene.random.choice(waters))
        if _reasons(there.rules, there, action) == {hoped}:
            return _why_not(there, action, answers)
    raise UnsuitableScene


def _shuffled(scene: ExerciseScene, actions: Iterator[Action]) -> list[Action]:
    every = list(actions)
    scene.random.shuffle(every)
    return every


def _speaking_for(scene: ExerciseScene) -> ExerciseScene:
    """Return the scene with only one open task for the kind of cargo aboard."""
    family = Family.OFFERING if scene.me.offerings else Family.STATUE
    kept = max(tasks_of(scene.me.tasks, family))
    others = [number for number in scene.me.tasks if not in_family(number, family)]
    return scene.with_me(tasks=tuple(sorted((*others, kept))))


def _reasons(rules: Delphi, scene: ExerciseScene, action: Action) -> set[str]:
    verdict = rules.check(scene.position, action)
    if verdict.allowed:
        return {FINE}
    return {REASONS[rule] for rule in verdict.broken_rules if rule in REASONS}


def _room(scene: ExerciseScene) -> dict[str, int]:
    """Return how many pieces fit in the hold, and how many are there."""
    loaded = len(scene.me.offerings) + len(scene.me.statues)
    return {"room": scene.rules.powers(scene.position).storage, "loaded": loaded}


def _judged(scene: ExerciseScene, action: Action, answer: str) -> tuple[Reason, ...]:
    board, me = scene.rules.board, scene.me
    space, color = board.spaces[action.target], Color(action.color)
    match answer:
        case "cargo-fine":
            return (can_reason(scene, action),)
        case "cargo-far":
            facts: dict[str, Any] = {"ship": board.spaces[me.ship], "space": space}
            return (Reason("why-cargo-far", facts),)
        case "cargo-full":
            return (Reason("why-cargo-full", _room(scene)),)
        case "cargo-color":
            what, colors = place_kind(scene, action.target), colors_at(scene, action.target)
            facts = {"what": what, "space": space, "colors": colors, "color": color}
            return (Reason("why-cargo-color", facts),)
        case "cargo-again":
            return (Reason("why-may-not-twice", {"color": color}),)
        case _:
            loads = action.verb == Verb.LOAD_OFFERING
            family = Family.OFFERING if loads else Family.STATUE
            aboard = me.offerings if loads else me.statues
            done = tuple(map(value_of, tasks_of(me.done, family)))
            return (used_reason(done, aboard), Reason("why-cargo-needless", {"color": color}))


def _why_not(scene: ExerciseScene, action: Action, answers: tuple[str, ...]) -> Question:
    def answer_key(rules: Delphi) -> Answers:
        return frozenset((reason,) for reason in _reasons(rules, scene, action))

    family = Family.OFFERING if action.verb == Verb.LOAD_OFFERING else Family.STATUE
    tasks = tuple(map(Task, tasks_of(scene.me.tasks, family)))
    return asked(
        scene,
        SingleChoice(answers),
        answer_key,
        facts={
            "space": scene.rules.board.spaces[action.target],
            "color": Color(action.color),
            "family": family,
            "tasks": tasks,
        },
        action=lambda part: action,
        look=(scene.me.ship, action.target),
        explain=lambda: (
            Reason("why-cargo-why-not"),
            *_judged(scene, action, min(answer_key(scene.rules))[0]),
        ),
    )


# --- what it brings ------------------------------------------------------------------------------


def _delivery(scene: ExerciseScene, rich: int) -> tuple[ExerciseScene, Action]:
    """Return a ship at the temple of its offering, and the delivery with a die that may differ."""
    board = scene.rules.board
    temples = [i for i in board.shore[scene.me.ship] if i in board.temples]
    assume(temples)
    color = scene.position.temples[board.temples.index(temples[0])]
    die = (color - scene.random.randrange(rich + 1)) % 6
    scene = with_offering(scene, color).with_me(dice=(die,), favor=rich)
    return scene, Action(Verb.MAKE_OFFERING, die, color, temples[0])


@template(
    "cargo.reward",
    rests_on=("offering.reward", "offering.make", "oracle.recolor"),
    picture=Picture.NEAR,
)
def reward(scene: ExerciseScene) -> Question:
    """Ask how many tokens the player has after delivering an offering."""
    there, action = _delivery(scene, scene.seed % 5)

    def answers(rules: Delphi) -> Answers:
        if not rules.check(there.position, action).allowed:
            return frozenset()
        after = rules.apply(there.position, action, SeededChance(0)).position
        return number(after.players[there.position.turn].favor)

    def explain() -> tuple[Reason, ...]:
        die, color, tokens = Color(action.source), Color(action.color), there.me.favor
        price, left = (
            there.rules.price(there.position, die, color) or 0,
            int(min(answers(there.rules))[0]),
        )
        facts = {"tokens": tokens, "price": price, "reward": left - tokens + price, "left": left}
        wheel = Reason("why-wheel-steps", {"color": die, "used": color, "tokens": price})
        tokens_reason = Reason("why-cargo-tokens", facts)
        return Reason("why-cargo-reward"), *((wheel,) if price else ()), tokens_reason

    return asked(
        there,
        NumberInput(0, 12),
        answers,
        facts={
            "color": Color(action.source),
            "used": Color(action.color),
            "space": there.rules.board.spaces[action.target],
        },
        look=(there.me.ship, action.target),
        explain=explain,
    )


def walk(scene: ExerciseScene, *kinds: Sequence[int]) -> tuple[ExerciseScene, tuple[Action, ...]]:
    """Return dice for an action of each kind in a row, and those actions."""
    position, line = scene.with_me(favor=0).position, []
    rules, seat = scene.rules, scene.position.turn
    for verbs in kinds:
        legal = []
        for color in scene.random.sample(range(len(COLORS)), len(COLORS)):
            there = scene.moved_to(rules, position).with_me(dice=(color,)).position
            legal = [action for action in rules.legal_actions(there) if action.verb in verbs]
            if legal:
                break
        assume(legal)
        action = scene.random.choice(legal)
        line.append(action)
        then = after(rules, there, action)
        assert then is not None
        position = then
    assert position.turn == seat
    dice = sorted(action.source for action in line)
    while len(dice) < 3:
        dice.append(scene.random.randrange(len(COLORS)))
    return scene.with_me(favor=0, dice=tuple(sorted(dice))), tuple(line)


def ordering(scene: ExerciseScene, line: Sequence[Action], facts: Mapping[str, Any]) -> Question:
    """Ask for an order in which these actions are possible, but not nearly any order."""
    items = tuple(sorted(map(scene.rules.notation.write, line)))

    def answers(rules: Delphi) -> Answers:
        return orders(rules, scene.position, items)

    assume(len(set(items)) >= len(items) and len(answers(scene.rules)) <= 2)

    def explain() -> tuple[Reason, ...]:
        board, facts = scene.rules.board, dict[str, Any]()
        for place, text in enumerate(shortest(answers(scene.rules)), 1):
            action: Action = scene.rules.notation.read(text)
            facts[f"step{place}"] = _STEPS[Verb(action.verb)]
            facts[f"at{place}"] = board.spaces[action.target]
        return Reason(message_of("why", scene)), Reason("why-order-is", facts)

    return Question(
        scene,
        answers,
        # In the order of their texts, one of few orders would often be right.
        form=Ordering(tuple(scene.random.sample(items, len(items)))),
        facts=facts,
        action=scene.rules.notation.read,
        look=(scene.me.ship,),
        explain=explain,
    )


def example_reasons(scene: ExerciseScene, general: str, line: Sequence[str]) -> tuple[Reason, ...]:
    """Return where cargo comes from or goes to in one way to the goal."""
    actions = map(scene.rules.notation.read, line)
    uses = (action for action in actions if action.verb in _STEPS and action.verb != Verb.MOVE)
    return Reason(general), *(can_reason(scene, action, "why-cargo-example") for action in uses)


def _asked(scene: ExerciseScene, form: ActionSequence, key: "_Key") -> Question:
    return Question(
        scene,
        lambda rules: key.answers(rules, scene.position),
        form=form,
        facts=cargo_facts(scene),
        action=scene.rules.notation.read,
        goal=lambda position: key.reached(scene.position, position),
        look=(scene.me.ship,),
        explain=lambda: example_reasons(
            scene, message_of("why", scene), shortest(key.answers(scene.rules, scene.position))
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
        paths = lines(
            rules,
            start,
            self.most,
            (*MOVE, *CARGO, Verb.FAVOR),
            lambda position, action: action.verb in self.last,
            lambda position: self.reached(start, position),
            lambda rules, position, left: self._hope(position, left),
        )
        return written(rules, paths)

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


fetch = template("cargo.fetch", rests_on=(*LOAD, *SAILING))(_reaching(LOADING, 0, (MOVE, LOADING)))


bring = template(
    "cargo.bring", rests_on=(*DELIVER, "action.color-match", "action.adjacent", *SAILING)
)(_reaching(DELIVERING, 1, (MOVE, DELIVERING)))


deliver = template("cargo.deliver", rests_on=(*DELIVER, *LOAD, *SAILING))(
    _reaching(DELIVERING, 0, (LOADING, MOVE, DELIVERING))
)


@template("cargo.order", rests_on=("cargo.capacity", *LOAD, *DELIVER, *SAILING))
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


def most_reasons(scene: ExerciseScene, answer: int) -> tuple[Reason, ...]:
    """Return how many pieces there is room for, and how many dice match pieces here."""
    board, me = scene.rules.board, scene.me
    near = [land for land in board.shore[me.ship] if land in (*board.offerings, *board.cities)]
    kinds = {
        (family, color)
        for land in near
        for family in (Family.OFFERING if land in board.offerings else Family.STATUE,)
        for color in colors_at(scene, land)
        if color in wanted(scene, family)
    }
    matching = sum(
        min(me.dice.count(color), sum(shade == color for _, shade in kinds)) for color in COLORS
    )
    room = _room(scene)
    facts = {"room": room["room"] - room["loaded"], "matching": matching, "least": answer}
    there: dict[str, tuple[Space, ...]] = {"spaces": scene.named(near)}
    return (
        Reason("why-cargo-most"),
        Reason("why-cargo-most-there", there),
        Reason("why-cargo-most-is", facts),
    )


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

    assume(_loads(there.rules, there.position) == number)
    return Question(
        there,
        lambda rules: only(str(_loads(rules, there.position))),
        facts=cargo_facts(there),
        look=(there.me.ship, *near),
        explain=lambda: most_reasons(there, number),
    )


def _loads(rules: Delphi, position: Position) -> int:
    """Return the maximum number of loads without a move, counting favor tokens taken first."""
    known: dict[tuple[object, ...], int] = {}

    def loads(position: Position) -> int:
        me = position.players[position.turn]
        key = (me.dice, me.favor, me.offerings, me.statues, position.offerings)
        if key not in known:
            best = 0
            for action in rules.legal_actions(position):
                if action.verb in LOADING or action.verb == Verb.FAVOR:
                    then = after(rules, position, action)
                    if then is not None:
                        best = max(best, (action.verb in LOADING) + loads(then))
            known[key] = best
        return known[key]

    return loads(position)
