"""Why answers about offerings and statues are correct: places, colors, room, in sentences."""

from collections.abc import Sequence
from typing import Any, Final

from oracle_nb.delphi.board import Space, Terrain
from oracle_nb.delphi.lessons.exercises import task_reasons
from oracle_nb.delphi.lessons.exercises.holds import wanted
from oracle_nb.delphi.lessons.exercises.map_reasons import answered, named
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.tasks import Family, tasks_of, value_of
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.games.exercises import AnswerReason as Reason

_PLACES: Final = {
    Terrain.OFFERING: "offering",
    Terrain.CITY: "city",
    Terrain.TEMPLE: "temple",
    Terrain.STATUE: "site",
}
"""The name of what each kind of place has for cargo."""
_STEPS: Final = {
    Verb.MOVE: "move",
    Verb.LOAD_OFFERING: "load",
    Verb.LOAD_STATUE: "load",
    Verb.MAKE_OFFERING: "deliver",
    Verb.RAISE_STATUE: "deliver",
    Verb.BUILD: "build",
}


def _place(scene: ExerciseScene, land: int) -> str:
    return _PLACES[scene.rules.board.spaces[land].terrain]


def _colors(scene: ExerciseScene, land: int) -> tuple[Color, ...]:
    """Return the colors of what a place has or takes."""
    board, position = scene.rules.board, scene.position
    space = board.spaces[land]
    match _place(scene, land):
        case "offering":
            mask = position.offerings[board.offerings.index(land)]
        case "site":
            mask = space.sites & ~position.sites[board.statues.index(land)]
        case "temple":
            mask = 1 << position.temples[board.temples.index(land)]
        case _:
            mask = 1 << space.color
    return tuple(color for color in COLORS if mask >> color & 1)


def die(scene: ExerciseScene, general: str, land: int, color: str) -> tuple[Reason, ...]:
    """Return which die matches a place."""
    facts = {
        "what": _place(scene, land),
        "space": scene.rules.board.spaces[land],
        "colors": _colors(scene, land),
    }
    return (
        Reason(general),
        Reason("why-cargo-there", facts),
        Reason("why-cargo-die", {"color": Color[color.upper()]}),
    )


def where(
    scene: ExerciseScene,
    general: str,
    family: Family,
    lands: Sequence[int],
    color: int,
    spaces: Sequence[str],
) -> tuple[Reason, ...]:
    """Return the places for a color, and the water next to them; ``lands`` are all of the kind."""
    fitting = [land for land in lands if color in _colors(scene, land)]
    facts = {"color": Color(color), "spaces": named(scene, fitting)}
    return (
        Reason(general, {"family": family, "color": Color(color)}),
        Reason("why-cargo-lands", {**facts, "what": _place(scene, lands[0])}),
        Reason("why-cargo-docks", {"spaces": answered(scene, spaces)}),
    )


def sites(scene: ExerciseScene, color: int, spaces: Sequence[str]) -> tuple[Reason, ...]:
    """Return the islands with a site of a color, and which of them is free."""
    board = scene.rules.board
    every = [land for land in board.statues if board.spaces[land].sites >> color & 1]
    free = answered(scene, spaces)
    filled = [board.spaces[land] for land in every if board.spaces[land] not in free]
    general = Reason("why-cargo-sites", {"color": Color(color)})
    if not filled:
        return general, Reason("why-cargo-sites-all", {"color": Color(color), "spaces": free})
    return (
        general,
        Reason("why-map-sites-are", {"color": Color(color), "spaces": named(scene, every)}),
        Reason("why-cargo-sites-left", {"color": Color(color), "other": filled[0], "spaces": free}),
    )


def _can(scene: ExerciseScene, action: Action, message: str = "why-cargo-can") -> Reason:
    """Return why something can be loaded or delivered."""
    facts = {
        "what": _place(scene, action.target),
        "space": scene.rules.board.spaces[action.target],
        "color": Color(action.color),
    }
    return Reason(message, facts)


def pick(scene: ExerciseScene, action: Action) -> tuple[Reason, ...]:
    """Return why one of several actions is allowed."""
    return Reason("why-cargo-pick"), _can(scene, action)


def why_not(scene: ExerciseScene, action: Action, answer: str) -> tuple[Reason, ...]:
    """Return why something may be loaded, or why not."""
    return Reason("why-cargo-why-not"), *_judged(scene, action, answer)


def _judged(scene: ExerciseScene, action: Action, answer: str) -> tuple[Reason, ...]:
    board, me = scene.rules.board, scene.me
    space, color = board.spaces[action.target], Color(action.color)
    match answer:
        case "cargo-fine":
            return (_can(scene, action),)
        case "cargo-far":
            facts: dict[str, Any] = {"ship": board.spaces[me.ship], "space": space}
            return (Reason("why-cargo-far", facts),)
        case "cargo-full":
            return (Reason("why-cargo-full", _room(scene)),)
        case "cargo-color":
            what, colors = _place(scene, action.target), _colors(scene, action.target)
            facts = {"what": what, "space": space, "colors": colors, "color": color}
            return (Reason("why-cargo-color", facts),)
        case "cargo-again":
            return (Reason("why-may-not-twice", {"color": color}),)
        case _:
            loads = action.verb == Verb.LOAD_OFFERING
            family = Family.OFFERING if loads else Family.STATUE
            aboard = me.offerings if loads else me.statues
            done = tuple(map(value_of, tasks_of(me.done, family)))
            return (
                task_reasons.used(done, aboard),
                Reason("why-cargo-needless", {"color": color}),
            )


def _room(scene: ExerciseScene) -> dict[str, int]:
    """Return how many pieces fit in the hold, and how many are there."""
    loaded = len(scene.me.offerings) + len(scene.me.statues)
    return {"room": scene.rules.powers(scene.position).storage, "loaded": loaded}


def reward(scene: ExerciseScene, action: Action, left: int) -> tuple[Reason, ...]:
    """Return the price of recoloring, and the tokens after a delivery."""
    die, color, tokens = Color(action.source), Color(action.color), scene.me.favor
    price = scene.rules.price(scene.position, action.source, action.color) or 0
    facts = {"tokens": tokens, "price": price, "reward": left - tokens + price, "left": left}
    wheel = Reason("why-wheel-steps", {"color": die, "used": color, "tokens": price})
    return (
        Reason("why-cargo-reward"),
        *((wheel,) if price else ()),
        Reason("why-cargo-tokens", facts),
    )


def example(scene: ExerciseScene, general: str, line: Sequence[str]) -> tuple[Reason, ...]:
    """Return where cargo comes from or goes to in one way to the goal."""
    actions = map(scene.rules.notation.read, line)
    uses = (one for one in actions if one.verb in _STEPS and one.verb != Verb.MOVE)
    return Reason(general), *(_can(scene, one, "why-cargo-example") for one in uses)


def order(scene: ExerciseScene, general: str, line: Sequence[str]) -> tuple[Reason, ...]:
    """Return three actions in a possible order."""
    board, facts = scene.rules.board, dict[str, Any]()
    for number, text in enumerate(line, 1):
        action: Action = scene.rules.notation.read(text)
        facts[f"step{number}"] = _STEPS[Verb(action.verb)]
        facts[f"at{number}"] = board.spaces[action.target]
    return Reason(general), Reason("why-order-is", facts)


def most(scene: ExerciseScene, answer: int) -> tuple[Reason, ...]:
    """Return how many pieces there is room for, and how many dice match pieces here."""
    board, me = scene.rules.board, scene.me
    near = [land for land in board.shore[me.ship] if land in (*board.offerings, *board.cities)]
    kinds = {
        (family, color)
        for land in near
        for family in (Family.OFFERING if land in board.offerings else Family.STATUE,)
        for color in _colors(scene, land)
        if color in wanted(scene, family)
    }
    matching = sum(
        min(me.dice.count(color), sum(one == color for _, one in kinds)) for color in COLORS
    )
    room = _room(scene)
    facts = {"room": room["room"] - room["loaded"], "matching": matching, "least": answer}
    there: dict[str, tuple[Space, ...]] = {"spaces": named(scene, near)}
    return (
        Reason("why-cargo-most"),
        Reason("why-cargo-most-there", there),
        Reason("why-cargo-most-is", facts),
    )
