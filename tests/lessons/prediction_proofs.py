"""Proofs of the answers to prediction questions: whether each answer is right, by the engine."""

import re
from collections.abc import Callable
from typing import Any

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.model.tasks import Task
from oracle_nb.delphi.pieces import COLORS
from oracle_nb.games.registry import lessons_of_game, presentation_of
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.lesson import Lesson

NAMES = [str(color) for color in COLORS]


def lesson(name: str, game: str = "delphi") -> Lesson:
    return next(lesson for lesson in lessons_of(game) if lesson.name == name)


def at_step(name: str, number: int, game: str = "delphi", seed: int = 0) -> Course:
    course = Course(lessons_of_game(game), lesson(name, game), seed=seed)
    course.go_to(number - 1)
    return course


class Scene:
    """The position in which a step begins, or one like it."""

    def __init__(self, course: Course, **changed: Any) -> None:
        assert course._staged is not None
        self.rules: Any = course.rules
        self.position: Any = course.position
        self.read = course._staged.read
        self.chance = course._staged.chance
        if changed:
            scenes = [step.scene for step in course.lesson.steps[: course.number + 1]]
            scene = next(scene for scene in reversed(scenes) if scene)
            staged = course.school.stage({**scene, "red": {**scene["red"], **changed}})
            self.rules, self.position, self.read = staged.rules, staged.position, staged.read

    def legal(self, text: str) -> bool:
        return not self.rules.check(self.position, self.read(text)).broken_rules

    def cost(self, text: str) -> int:
        verdict = self.rules.check(self.position, self.read(text))
        assert not verdict.broken_rules
        return int(verdict.tokens)

    def sailed(self, text: str) -> int:
        """How many spaces an action sails."""
        actions = presentation_of(self.rules, "en").actions
        return len(actions.route(self.rules, self.position, self.read(text))) - 1

    def after(self, text: str, **results: Any) -> Any:
        """The position after an action, with given results of chance."""
        chance = self.chance(results, 0) if results else SeededChance(0)
        return self.rules.apply(self.position, self.read(text), chance).position

    def written(self) -> list[str]:
        """The legal actions."""
        actions = self.rules.legal_actions(self.position)
        return [self.rules.notation.write(action) for action in actions]


Proof = Callable[[Course], tuple[bool, ...]]
"""Whether each answer is right, by the engine."""


def reach(course: Course) -> tuple[bool, ...]:
    scene = Scene(course)
    near, far = scene.legal("move die:yellow G5"), scene.legal("move die:yellow D6")
    return near and not far, far and not near, near and far


def cubes(course: Course) -> tuple[bool, ...]:
    scene = Scene(course, ship="G4", dice=["red", "black", "blue"], favor=0)
    beside = scene.legal("load-offering die:red H4")
    return beside, any(scene.legal(f"move die:{color} H4") for color in NAMES), not beside


def borders(course: Course) -> tuple[bool, ...]:
    dice = [NAMES[:3], NAMES[3:]]
    scenes = [Scene(course, ship="K4", dice=colors, favor=0) for colors in dice]
    colors = {
        color
        for scene, those in zip(scenes, dice, strict=True)
        for color in those
        if scene.legal(f"explore die:{color} L3")
    }
    board = scenes[0].rules.board
    border, water = (NAMES[board.find(name).color] for name in ("L3", "K4"))
    assert border != water
    return colors == {border}, colors == {water}, len(colors) == len(NAMES)


def way_to_black(course: Course) -> tuple[bool, ...]:
    scene = Scene(course)
    costs = [scene.cost(text) for text in scene.written() if re.match(r"move \S+ B6$", text)]
    return min(costs) == 2, min(costs) == 1, not costs


def black_to_red(course: Course) -> tuple[bool, ...]:
    cost = Scene(course, favor=9).cost("move die:black>red B7")
    return cost == 5, cost == 1, cost == 0


def tokens(course: Course) -> tuple[bool, ...]:
    scene = Scene(course)
    before, after = (p.players[0].favor for p in (scene.position, scene.after("favor die:blue")))
    return before == 0 and after == 2, after == 1, after == 0


def cards(course: Course) -> tuple[bool, ...]:
    first = [text for text in Scene(course).written() if "card:" in text]
    course.carry_out("move card:yellow>red B7")
    second = [text for text in Scene(course).written() if "card:" in text]
    return bool(first) and not second, bool(second), not first


def shared(course: Course) -> tuple[bool, ...]:
    scene, text = Scene(course), "move die:blue w7"
    assert scene.position.players[1].ship == scene.rules.board.find("B8").index
    return scene.legal(text) and not scene.cost(text), scene.cost(text) == 1, not scene.legal(text)


def five_spaces(course: Course) -> tuple[bool, ...]:
    scene, text = Scene(course), "move die:yellow w2"
    assert scene.sailed(text) == 5
    return scene.cost(text) == 2, scene.cost(text) == 5, not scene.legal(text)


def both_costs(course: Course) -> tuple[bool, ...]:
    scene, text = Scene(course), "move die:pink>green w9"
    assert scene.sailed(text) == 4
    return scene.cost(text) == 4, scene.cost(text) == 3, scene.cost(text) == 7


def around(course: Course) -> tuple[bool, ...]:
    scene, text = Scene(course), "move die:green east"
    return scene.sailed(text) == 3, scene.sailed(text) == 2, not scene.legal(text)


def needed(course: Course) -> tuple[bool, ...]:
    scene = Scene(course)
    yellow, red = (scene.legal(f"load-offering die:{c} grove") for c in ("yellow", "red"))
    return yellow and not red, red and not yellow, yellow and red


def completed(course: Course) -> tuple[bool, ...]:
    after = Scene(course).after("make-offering die:blue dome").players[0]
    done = [str(Task(task)) for task in after.done]
    return done == ["offering:blue"], done == ["offering:any"], not done


def red_offering(course: Course) -> tuple[bool, ...]:
    scene = Scene(course, dice=["red", "green", "pink"], favor=0)
    colors = [c for c in ("red", "green", "pink") if scene.legal(f"load-offering die:{c} orchard")]
    assert scene.rules.board.find("B4").color == NAMES.index("green")
    return colors == ["red"], colors == ["green"], len(colors) == 3


def to_blue(course: Course) -> tuple[bool, ...]:
    scene = Scene(course)
    black, yellow = (scene.cost(f"make-offering die:{c}>blue dome") for c in ("black", "yellow"))
    return black < yellow, yellow < black, black == yellow


def attack(course: Course) -> tuple[bool, ...]:
    scene = Scene(course)
    after = scene.after("step theseus 3111")
    cost = scene.position.power[0] - after.power[0]
    return cost == 4, cost == 2, cost == 0


def end_of_moves(course: Course) -> tuple[bool, ...]:
    legal = Scene(course).legal("end-moves")
    return legal, not legal, not legal


def pairs(course: Course) -> tuple[bool, ...]:
    fights = [text for text in Scene(course).written() if text.startswith("fight")]
    assert "fight theseus scylla" in fights
    return len(fights) == 2, fights == ["fight theseus scylla"], False


def prize(course: Course) -> tuple[bool, ...]:
    tries = Scene(course).legal("seize jason")
    return tries, not tries


PROOFS: dict[tuple[str, str, int], Proof] = {
    ("delphi", "map", 2): reach,
    ("delphi", "map", 4): cubes,
    ("delphi", "islands", 3): borders,
    ("delphi", "wheel", 2): way_to_black,
    ("delphi", "wheel", 3): black_to_red,
    ("delphi", "tokens-and-cards", 1): tokens,
    ("delphi", "tokens-and-cards", 3): cards,
    ("delphi", "sailing", 2): shared,
    ("delphi", "sailing", 3): five_spaces,
    ("delphi", "longer-trips", 2): both_costs,
    ("delphi", "longer-trips", 3): around,
    ("delphi", "tasks", 1): needed,
    ("delphi", "tasks", 3): completed,
    ("delphi", "offerings", 1): red_offering,
    ("delphi", "offerings", 4): to_blue,
    ("mythology", "units", 3): attack,
    ("mythology", "power", 2): end_of_moves,
    ("mythology", "fighting", 1): pairs,
    ("mythology", "prizes", 1): prize,
}
