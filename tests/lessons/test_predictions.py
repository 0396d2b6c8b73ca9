"""Prediction questions of lessons: their answers follow from the rules, and nothing is graded."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.model.tasks import Task
from oracle_nb.delphi.pieces import COLORS
from oracle_nb.games.registry import lessons_of_game, presentation_of
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.draft import DraftError, read_draft
from oracle_nb.lessons.duration import minutes
from oracle_nb.lessons.lesson import Lesson, LessonError, LessonStep, read_lesson
from oracle_nb.lessons.lesson_check import faults
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.storage.database import Database

EXAMPLE = Path(__file__).parent / "60-voyages.toml"
GAMES = ("delphi", "mythology")
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

    def after(self, text: str) -> Any:
        return self.rules.apply(self.position, self.read(text), SeededChance(0)).position

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


def asked() -> Iterator[tuple[str, str, int, LessonStep]]:
    for game in GAMES:
        for each in lessons_of(game):
            for number, step in enumerate(each.steps, 1):
                if step.predict is not None:
                    yield game, each.name, number, step


# --- the answers ---------------------------------------------------------------------------------


@pytest.mark.parametrize("key", PROOFS, ids=lambda key: "-".join(map(str, key[1:])))
def test_only_the_first_answer_follows_from_the_rules(key: tuple[str, str, int]) -> None:
    game, name, number = key
    course = at_step(name, number, game)
    assert isinstance(course.stop, LessonStep) and course.stop.predict is not None
    right = PROOFS[key](course)
    assert right == (True, *[False] * (len(course.stop.predict.options) - 1))


def test_every_prediction_has_a_proof() -> None:
    assert {key[:3] for key in asked()} == set(PROOFS)
    names = [lesson.name for lesson in lessons_of("delphi")[:8]]
    assert {name for game, name, *_ in asked() if game == "delphi"} == set(names)


def test_the_place_of_the_right_answer_gives_nothing_away() -> None:
    for seed in range(20):
        places = Counter(
            at_step(name, number, game, seed).prediction_options.index(0)
            for game, name, number, _ in asked()
        )
        assert len(places) > 1 and max(places.values()) < len(PROOFS) * 3 / 4
    course = at_step("map", 2, seed=5)
    assert course.prediction_options == at_step("map", 2, seed=5).prediction_options
    assert len({at_step("map", 2, seed=seed).prediction_options for seed in range(20)}) > 3


# --- at a step -----------------------------------------------------------------------------------


def test_a_prediction_is_asked_once_and_not_graded(database: Database) -> None:
    memory = LearnerProgress(database, "me")
    course = Course(lessons_of_game("delphi"), lesson("sailing"), memory=memory)
    assert not course.asks_prediction and course.prediction_options == ()
    with pytest.raises(ValueError, match="isn't offered"):
        course.predict(0)
    course.carry_out("move die:red B7")
    course.go_on()
    known, stops, remembered = course.knowledge, course.stops, memory.to_json()
    assert course.asks_prediction and not course.done
    with pytest.raises(ValueError, match="not done"):
        course.go_on()
    with pytest.raises(ValueError, match="isn't offered"):
        course.predict(3)
    course.predict(2)
    assert (course.asks_prediction, course.prediction, course.done) == (False, 2, False)
    assert course.knowledge == known and course.stops == stops
    assert (course.tries, course.missed, course.hints, course.said) == (0, {}, 0, None)
    assert memory.to_json() == remembered
    course.carry_out("move die:blue B8")
    course.go_on()
    course.go_to(1)
    assert not course.asks_prediction and course.prediction is None
    again = Course(lessons_of_game("delphi"), lesson("sailing"), memory=memory)
    again.go_to(1)
    assert not again.asks_prediction
    again.go_to(2)
    assert again.asks_prediction


def test_an_action_answers_a_prediction_that_was_passed_over() -> None:
    course = at_step("sailing", 2)
    assert course.asks_prediction and course.carry_out("move die:blue B8").right
    assert not course.asks_prediction and course.prediction is None
    course.go_on()
    assert course.asks_prediction


def example(change: str) -> str:
    """The lesson of the tests with a prediction question at its second step."""
    head, first, rest = EXAMPLE.read_text("utf-8").split("[[steps]]", 2)
    return f"{head}[[steps]]{first}[[steps]]{rest.replace('[steps.say]', change, 1)}"


ASKS = """predict.say = { en = "Where to?", pl = "Dokąd?" }
predict.options = [{ en = "West", pl = "Zachód" }, { en = "East", pl = "Wschód" }]
[steps.say]"""


def test_a_step_that_is_only_read_is_done_by_a_prediction(tmp_path: Path) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(re.sub(r"(?m)^do = .*\n", "", example(ASKS)), "utf-8")
    course = Course(lessons_of_game("delphi"), read_lesson(path))
    course.go_to(1)
    assert course.asks_prediction and not course.done
    course.predict(1)
    assert course.done and course.prediction == 1
    assert faults(path, course.school, lessons_of("delphi")) == ()


def test_a_prediction_takes_time() -> None:
    asks, school = lesson("sailing"), lessons_of_game("delphi")
    steps = tuple(
        LessonStep(step.say, step.scene, step.do, step.chance, step.point, step.rules)
        for step in asks.steps
    )
    fields = {name: getattr(asks, name) for name in Lesson.__struct_fields__}
    silent = Lesson(**{**fields, "steps": steps})
    for language in ("en", "pl"):
        assert minutes(school, asks, language) > minutes(school, silent, language) + 0.2


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"Dokąd?"', '""', "steps.2.predict.say: "),
        (', pl = "Dokąd?"', "", "steps.2.predict.say: it is wanted in en and pl, not in en"),
        ('"Where to?"', '"Sail. Where?"', "steps.2.predict.say.en: 2 sentences; at most 1"),
        ('"East"', '"east. No."', "steps.2.predict.options.2.en: 2 sentences; at most 1"),
        ('"East"', '" WEST"', "steps.2.predict.options.2.en: this is the same as option 1"),
        ('"Wschód"', '"\u200b"', "steps.2.predict.options.2.pl"),
        (', { en = "East", pl = "Wschód" }', "", "steps.2.predict.options: "),
        ('[{ en = "West"', '[{}, {}, {}, { en = "West"', "steps.2.predict.options: "),
        ("predict.say", "predict.asks", "steps.2.predict: "),
    ],
)
def test_a_faulty_prediction_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    path = tmp_path / "lesson.toml"
    text = example(ASKS)
    path.write_text(text, "utf-8")
    assert read_lesson(path).steps[1].predict is not None
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(LessonError, match=re.escape(message)):
        read_lesson(path)


def test_a_draft_with_a_long_or_odd_prediction_is_refused() -> None:
    for new, kind in (("x" * 5_000, "long"), ("a\\u0007", "value")):
        with pytest.raises(DraftError) as refused:
            read_draft(example(ASKS).replace("Wschód", new))
        assert refused.value.kind == kind
    many = "predict.options = [" + "{}, " * 5 + "]\n[steps.say]"
    with pytest.raises(DraftError) as refused:
        read_draft(example(many))
    assert refused.value.kind == "many" and refused.value.where == "steps.2.predict.options"
