"""Exercises on offerings and statues: which die, where, what the rules say, what it brings."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from oracle_nb.chance import SeededFate
from oracle_nb.delphi.actions import Action, Verb
from oracle_nb.delphi.engine import Delphi
from oracle_nb.delphi.lessons.holds import (
    DELIVERING,
    LOADING,
    by,
    cargo_facts,
    deeds,
    filled,
    laden,
    lands,
    wanted,
    with_offering,
    with_statue,
)
from oracle_nb.delphi.lessons.scenes import Scene, first
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.position import Position
from oracle_nb.delphi.tasks import Family, Task
from oracle_nb.exercise import Answers, Choice, Exercise, Number, Spaces

E = Exercise[Position, Action]
REASONS: Final = {
    "action.adjacent": "cargo-far",
    "cargo.capacity": "cargo-full",
    "offering.load": "cargo-color",
    "action.color-match": "cargo-color",
    "task.needed": "cargo-needless",
    "task.color-once": "cargo-again",
}
"""What is said of loading something by each rule that refuses it."""
FINE: Final = "cargo-fine"
MOST: Final = 14
_RULES: Final[dict[int, tuple[str, ...]]] = {
    Verb.LOAD_OFFERING: ("offering.load", "action.color-match", "action.adjacent"),
    Verb.LOAD_STATUE: ("statue.load", "action.color-match", "action.adjacent"),
    Verb.MAKE_OFFERING: ("offering.make", "action.color-match", "action.adjacent"),
    Verb.RAISE_STATUE: ("statue.raise", "statue.site-once", "action.color-match"),
}
LOADS: Final = {Family.OFFERING: Verb.LOAD_OFFERING, Family.STATUE: Verb.LOAD_STATUE}
DELIVERIES: Final = {Family.OFFERING: Verb.MAKE_OFFERING, Family.STATUE: Verb.RAISE_STATUE}


def _one(name: str, seed: int, scene: Scene, form: Any, solve: Any, *rules: str, **more: Any) -> E:
    """An exercise on a scene, asked by the message of its name."""
    facts = {**cargo_facts(scene), "tokens": scene.me.favor, **more.pop("facts", {})}
    prompt = f"ask-{name.replace('.', '-')}"
    return Exercise(
        name, seed, scene.rules, scene.position, prompt, form, solve, rules, facts=facts, **more
    )


def _family(seed: int) -> Family:
    return (Family.OFFERING, Family.STATUE)[seed % 2]


def _with_one(scene: Scene, family: Family) -> tuple[Scene, int]:
    """With one piece of the family aboard, and its color."""
    color = scene.random.choice(wanted(scene, family))
    return (with_offering if family == Family.OFFERING else with_statue)(scene, color), color


def _other_dice(scene: Scene, color: int) -> tuple[int, ...] | None:
    """Dice of a color, of the water the ship is on, and of a third one; None if there are fewer."""
    water = scene.rules.board.spaces[scene.me.ship].color
    others = [int(one) for one in COLORS if one not in (color, water)]
    dice = {color, water, scene.random.choice(others)}
    return tuple(sorted(dice)) if len(dice) == 3 else None


# --- which die -----------------------------------------------------------------------------------


def _which_die(name: str, seed: int, scene: Scene, land: int, verbs: Sequence[int]) -> E | None:
    """Which die loads or delivers something at a place? None unless just one does."""
    dice = scene.me.dice

    def solve(rules: Delphi) -> Answers:
        return frozenset(
            (str(Color(one.source)),)
            for one in deeds(rules, scene.position, verbs)
            if one.target == land and rules.check(scene.position, one).allowed
        )

    if len(solve(scene.rules)) != 1:
        return None
    verb = next(verb for verb in verbs if land in lands(scene.rules, verb))
    return _one(
        name,
        seed,
        scene,
        Choice(tuple(str(Color(die)) for die in dice)),
        solve,
        "action.color-match",
        *(rule for rule in _RULES[verb] if rule != "action.color-match"),
        facts={"space": scene.rules.board.spaces[land]},
        action=lambda part: Action(verb, Color[part.upper()], Color[part.upper()], land),
        look=(scene.me.ship, land),
    )


def load_die(seed: int) -> E:
    """Which die loads something here? Another one has the color of the water."""
    name = "cargo.load-die"

    def make(scene: Scene) -> E | None:
        board, family = scene.rules.board, _family(seed)
        near = [i for i in board.shore[scene.me.ship] if i in lands(scene.rules, LOADS[family])]
        if not near:
            return None
        land = scene.random.choice(near)
        colors = [board.spaces[land].color]
        if family == Family.OFFERING:
            there = scene.position.offerings[board.offerings.index(land)]
            colors = [color for color in COLORS if there >> color & 1]
        dice = _other_dice(scene, scene.random.choice(colors))
        if dice is None:
            return None
        return _which_die(name, seed, scene.with_me(dice=dice, favor=0), land, LOADING)

    return first(name, seed, make)


def deliver_die(seed: int) -> E:
    """Which die delivers what is aboard? Another one has the color of the water."""
    name = "cargo.deliver-die"

    def make(scene: Scene) -> E | None:
        board, verb = scene.rules.board, DELIVERIES[_family(seed)]
        near = [i for i in board.shore[scene.me.ship] if i in lands(scene.rules, verb)]
        if not near:
            return None
        scene, color = _with_one(scene, _family(seed))
        dice = _other_dice(scene, color)
        if dice is None:
            return None
        land = scene.random.choice(near)
        return _which_die(name, seed, scene.with_me(dice=dice, favor=0), land, DELIVERING)

    return first(name, seed, make)


# --- where ---------------------------------------------------------------------------------------


def _where(name: str, seed: int, scene: Scene, verb: int, color: int) -> E | None:
    """From which water can something be loaded or delivered with a die of its color?"""
    scene = scene.with_me(dice=(color,), favor=0)

    def solve(rules: Delphi) -> Answers:
        found = []
        for water in rules.board.water:
            there = by(scene.position, water)
            if any(rules.check(there, one).allowed for one in deeds(rules, there, (verb,))):
                found.append(scene.name(water))
        return frozenset({tuple(sorted(found))})

    ((*found,),) = solve(scene.rules)
    if not 1 <= len(found) <= MOST:
        return None
    return _one(
        name,
        seed,
        scene,
        Spaces(tuple(space.name for space in scene.rules.board.spaces)),
        solve,
        *_RULES[verb],
        facts={"family": _family(seed), "color": Color(color)},
    )


def where_load(seed: int) -> E:
    """Where must the ship lie to load an offering or a statue of a color?"""
    name = "cargo.where-load"

    def make(scene: Scene) -> E | None:
        color = scene.random.choice(wanted(scene, _family(seed)))
        return _where(name, seed, scene, LOADS[_family(seed)], color)

    return first(name, seed, make)


def where_deliver(seed: int) -> E:
    """Where must the ship lie to deliver what it carries?"""
    name = "cargo.where-deliver"

    def make(scene: Scene) -> E | None:
        scene, color = _with_one(scene, _family(seed))
        if _family(seed) == Family.STATUE:
            scene = filled(scene, color)
        return _where(name, seed, scene, DELIVERIES[_family(seed)], color)

    return first(name, seed, make)


def sites(seed: int) -> E:
    """Which islands still take this statue?"""
    name = "cargo.sites"

    def make(scene: Scene) -> E | None:
        scene, color = _with_one(scene, Family.STATUE)
        scene = scene.with_me(dice=(color,), favor=0)
        if seed % 3:
            scene = filled(scene, color)
        board = scene.rules.board

        def solve(rules: Delphi) -> Answers:
            found = []
            for land in board.statues:
                waters = [i for i in board.adjacent[land] if i in board.water]
                deed = Action(Verb.RAISE_STATUE, color, color, land)
                if any(rules.check(by(scene.position, i), deed).allowed for i in waters):
                    found.append(scene.name(land))
            return frozenset({tuple(sorted(found))})

        return _one(
            name,
            seed,
            scene,
            Spaces(tuple(sorted(map(scene.name, board.statues)))),
            solve,
            *("statue.raise", "statue.site-once"),
            facts={"color": Color(color)},
            look=board.statues,
        )

    return first(name, seed, make)


# --- what the rules say --------------------------------------------------------------------------


def _harbour(scene: Scene, pieces: int) -> Scene | None:
    """With so many pieces aboard, where something can be loaded or delivered."""
    board = scene.rules.board
    lands_there = (*board.offerings, *board.cities, *board.temples, *board.statues)
    if not any(land in lands_there for land in board.shore[scene.me.ship]):
        return None
    return laden(scene.with_me(favor=0), pieces)


def pick(seed: int) -> E:
    """Which one of four actions is allowed?"""
    name = "cargo.pick"

    def make(scene: Scene) -> E | None:
        harbour = _harbour(scene, seed % 3)
        if harbour is None:
            return None
        board, random, write = harbour.rules.board, harbour.random, harbour.rules.notation.write
        right: list[str] = []
        wrong: dict[str, list[str]] = {}
        for one in deeds(harbour.rules, harbour.position, (*LOADING, *DELIVERING)):
            if one.target not in board.shore2[harbour.me.ship]:
                continue
            verdict = harbour.rules.check(harbour.position, one)
            if verdict.allowed:
                right.append(write(one))
            elif len(verdict.broken) <= 2 and "task.needed" not in verdict.broken_rules:
                wrong.setdefault(verdict.broken_rules[0], []).append(write(one))
        near_misses = [random.choice(found) for found in wrong.values()]
        spare = [one for found in wrong.values() for one in found if one not in near_misses]
        if not right or len(near_misses) < 2 or len(near_misses) + len(spare) < 3:
            return None
        random.shuffle(near_misses)
        shown = [random.choice(right), *(*near_misses, *spare)[:3]]
        random.shuffle(shown)

        def solve(rules: Delphi) -> Answers:
            read = rules.notation.read
            return frozenset(
                (one,) for one in shown if rules.check(harbour.position, read(one)).allowed
            )

        return _one(
            name,
            seed,
            harbour,
            Choice(tuple(shown)),
            solve,
            *("action.color-match", "action.adjacent", "cargo.capacity", "offering.load"),
            *("offering.make", "statue.load", "statue.raise"),
            action=harbour.rules.notation.read,
            look=(harbour.me.ship,),
        )

    return first(name, seed, make)


def why_not(seed: int) -> E:
    """May something be loaded here with this die, and if not, why?"""
    name = "cargo.why-not"
    answers = (FINE, *dict.fromkeys(REASONS.values()))
    hoped = answers[seed % len(answers)]

    def make(scene: Scene) -> E | None:
        pieces = 2 if hoped == "cargo-full" else 1
        scene = laden(scene.with_me(favor=0), pieces)
        if hoped == "cargo-needless":
            # With one task left for an offering, the one aboard has taken it.
            scene = _speaking_for(scene)
        board = scene.rules.board
        for deed in _shuffled(scene, deeds(scene.rules, scene.position, LOADING))[:12]:
            waters = [space for space in board.adjacent[deed.target] if space in board.water]
            if hoped == "cargo-far":
                waters = [space for space in board.water if deed.target in board.shore2[space]]
            there = scene.with_me(ship=scene.random.choice(waters))
            if _said(there.rules, there, deed) == {hoped}:
                return _why_not(name, seed, there, deed, answers)
        return None

    return first(name, seed, make)


def _shuffled(scene: Scene, found: Iterator[Action]) -> list[Action]:
    every = list(found)
    scene.random.shuffle(every)
    return every


def _speaking_for(scene: Scene) -> Scene:
    """With only one open task of the kind of cargo that is aboard."""
    family = Family.OFFERING if scene.me.offerings else Family.STATUE
    tasks = [number for number in scene.me.tasks if number // 8 == family]
    kept = max(tasks)
    others = [number for number in scene.me.tasks if number // 8 != family]
    return scene.with_me(tasks=tuple(sorted((*others, kept))))


def _said(rules: Delphi, scene: Scene, deed: Action) -> set[str]:
    verdict = rules.check(scene.position, deed)
    if verdict.allowed:
        return {FINE}
    return {REASONS[rule] for rule in verdict.broken_rules if rule in REASONS}


def _why_not(name: str, seed: int, scene: Scene, deed: Action, answers: tuple[str, ...]) -> E:
    def solve(rules: Delphi) -> Answers:
        return frozenset((reason,) for reason in _said(rules, scene, deed))

    family = Family.OFFERING if deed.verb == Verb.LOAD_OFFERING else Family.STATUE
    tasks = tuple(Task(number) for number in scene.me.tasks if number // 8 == family)
    return _one(
        name,
        seed,
        scene,
        Choice(answers),
        solve,
        *("cargo.capacity", "action.color-match", "action.adjacent"),
        *("offering.load", "statue.load", "task.needed", "task.color-once"),
        facts={
            "space": scene.rules.board.spaces[deed.target],
            "color": Color(deed.color),
            "family": family,
            "tasks": tasks,
        },
        action=lambda part: deed,
        look=(scene.me.ship, deed.target),
    )


# --- what it brings ------------------------------------------------------------------------------


def _delivery(scene: Scene, rich: int) -> tuple[Scene, Action] | None:
    """A ship with an offering aboard at its temple, and its delivery with a die that may differ."""
    board = scene.rules.board
    temples = [i for i in board.shore[scene.me.ship] if i in board.temples]
    if not temples:
        return None
    color = scene.position.temples[board.temples.index(temples[0])]
    die = (color - scene.random.randrange(rich + 1)) % 6
    scene = with_offering(scene, color).with_me(dice=(die,), favor=rich)
    return scene, Action(Verb.MAKE_OFFERING, die, color, temples[0])


def reward(seed: int) -> E:
    """How many tokens are there after an offering?"""
    name = "cargo.reward"

    def make(scene: Scene) -> E | None:
        found = _delivery(scene, seed % 5)
        if found is None:
            return None
        there, deed = found

        def solve(rules: Delphi) -> Answers:
            if not rules.check(there.position, deed).allowed:
                return frozenset()
            after = rules.apply(there.position, deed, SeededFate(0)).position
            return frozenset({(str(after.players[there.position.turn].favor),)})

        return _one(
            name,
            seed,
            there,
            Number(0, 12),
            solve,
            *("offering.reward", "offering.make", "oracle.recolor"),
            facts={
                "color": Color(deed.source),
                "used": Color(deed.color),
                "space": there.rules.board.spaces[deed.target],
            },
            look=(there.me.ship, deed.target),
        )

    return first(name, seed, make)


def served(seed: int) -> E:
    """Which task does an offering complete?"""
    name = "cargo.task"

    def make(scene: Scene) -> E | None:
        found = _delivery(scene, 0)
        if found is None:
            return None
        there, deed = found
        tasks = [number for number in there.me.tasks if number // 8 == Family.OFFERING]
        fixed = any(number % 8 == deed.color for number in tasks)
        if fixed != (seed % 2 == 0):
            return None

        def solve(rules: Delphi) -> Answers:
            if not rules.check(there.position, deed).allowed:
                return frozenset()
            events = rules.apply(there.position, deed, SeededFate(0)).events
            done = [one.facts["task"] for one in events if one.what == "task-completed"]
            return frozenset((_task(number),) for number in done)

        return _one(
            name,
            seed,
            there,
            Choice(tuple(map(_task, tasks))),
            solve,
            *("task.fixed-first", "offering.make"),
            facts={"color": Color(deed.color), "space": there.rules.board.spaces[deed.target]},
            look=(there.me.ship, deed.target),
        )

    return first(name, seed, make)


def _task(number: int) -> str:
    """A task as an option: the message that names it."""
    return f"name-task-{str(Task(number)).replace(':', '-')}"


TEMPLATES: Final[dict[str, Callable[[int], E]]] = {
    "cargo.load-die": load_die,
    "cargo.deliver-die": deliver_die,
    "cargo.where-load": where_load,
    "cargo.where-deliver": where_deliver,
    "cargo.sites": sites,
    "cargo.pick": pick,
    "cargo.why-not": why_not,
    "cargo.reward": reward,
    "cargo.task": served,
}
