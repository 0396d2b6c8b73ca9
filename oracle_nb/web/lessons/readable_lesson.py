"""A lesson for reading: the steps, some exercises, the rules; with pictures.

It needn't be run: tutorials store its output, so that they can be read anywhere.
"""

from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

from oracle_nb.core.chance import SeededChance
from oracle_nb.games.exercises import (
    AROUND,
    ActionSequence,
    Answer,
    Exercise,
    MultipleChoice,
    Picture,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.registry import DEFAULT_GAME, presentation_of, texts_of
from oracle_nb.lessons.feedback import answer_text, label, reason_texts
from oracle_nb.lessons.lesson import LessonStep
from oracle_nb.lessons.review import course_of
from oracle_nb.render.cropping import cut, near
from oracle_nb.render.scene import Group, Scene
from oracle_nb.render.svg import to_svg
from oracle_nb.web.lessons.exercise_controller import ExerciseController
from oracle_nb.web.text import words

EXAMPLES: Final = 3
"""Number of exercises that are shown."""
SHORT: Final = 12
"""Maximum length in characters of options that share one line."""
LARGE: Final = 50
"""A picture of more spaces is a large one."""
SCALE: Final = 0.65
"""Pixels for each unit of a scene, if that doesn't make it too wide."""
WIDEST: Final = 560


class ReadingPage(NamedTuple):
    """Text in Markdown, and the picture below it, if there is one."""

    text: str
    scene: Scene | None = None


class ReadingPages(tuple[ReadingPage, ...]):
    """Texts and pictures to read together; a notebook shows one below the other."""

    __slots__ = ()

    def outputs(self) -> Iterator[tuple[dict[str, str], dict[str, Any]]]:
        """Yield each text and each picture by media type, and its metadata.

        The metadata of a picture holds its alternative text and a digest of its drawing, which no
        other version of a font changes.
        """
        from oracle_nb.render.png import to_small_png

        for page in self:
            yield {"text/markdown": page.text, "text/plain": page.text}, {}
            if page.scene is not None:
                scale = min(SCALE, WIDEST / page.scene.width)
                picture = b64encode(to_small_png(page.scene, scale)).decode()
                noted = {"drawn": digest(page.scene), "image/png": {"alt": in_words(page.scene)}}
                yield {"image/png": picture, "text/plain": page.scene.title}, noted

    def _ipython_display_(self) -> None:
        from IPython.display import display

        for data, noted in self.outputs():
            display(data, metadata=noted, raw=True)


def digest(scene: Scene) -> str:
    """Return the identity of a picture: all that is drawn, without pointer effects."""
    return sha256(to_svg(scene).encode()).hexdigest()[:16]


def in_words(scene: Scene) -> str:
    """Return the alternative text of a picture: every space and the pieces on it."""
    titles: dict[str, list[str]] = {}
    for op in chain.from_iterable(scene.layers):
        if isinstance(op, Group) and op.title:
            titles.setdefault(op.name or str(len(titles)), []).append(op.title)
    return f"{scene.title}. {'; '.join(': '.join(those) for those in titles.values())}"


class ReadableLesson:
    """A lesson for reading: the same as ``oracle_nb.lesson``, from the same arguments.

    Raises ValueError for an unknown lesson, LessonError for a faulty file.
    """

    def __init__(
        self, name: str | int | Path, language: str = "en", seed: int = 0, game: str = DEFAULT_GAME
    ) -> None:
        self._say: Final = words(language).say
        self._language: Final = language
        self._exercise_controller: Final = ExerciseController(course_of(name, language, seed, game))
        self._course: Final = self._exercise_controller.course
        self._lesson: Final = self._course.lesson

    def steps(self) -> ReadingPages:
        """Return every step: its text, its picture and its result."""
        course, count = self._course, len(self._lesson.steps)
        self._exercise_controller.go_to(0)
        pages = []
        for number in range(count):
            step = course.stop
            assert isinstance(step, LessonStep)
            head = self._say("learn-step", number=number + 1, count=count, exercises=0)
            text = f"**{head}.** {self._prediction(step)}{step.say[self._language]}"
            if course.asks_prediction:
                # Readers see the question and the step together.
                self._exercise_controller.predict(0)
            scene = self._picture(large=step.scene is not None)
            if step.scene is not None and step.do is not None:
                text += f"\n\n*{self._held()}*"
            pages.append(ReadingPage(text, scene))
            if step.do is not None:
                done = self._action(course.written(step.do[0]))
                said = course.carry_out(course.written(step.do[0]))
                pages.append(ReadingPage(f"> **{done}**  \n> {' '.join(said.texts)}"))
            self._exercise_controller.go_on()
        return ReadingPages(pages)

    def exercises(self) -> ReadingPages:
        """Return some of the exercises with their answers."""
        steps, stops = len(self._lesson.steps), self._course.stops
        count = stops - steps
        shown = self._examples()
        about = self._say("reading-exercises", count=count, shown=len(shown))
        return ReadingPages((ReadingPage(about), *chain.from_iterable(map(self._exercise, shown))))

    def summary(self) -> ReadingPages:
        """Return the summary and the rules of the lesson."""
        texts = [self._lesson.summary[self._language]]
        rules = self._course.rules
        if self._lesson.rules and rules is not None:
            book = texts_of(rules, self._language).rulebook
            texts.append(f"**{self._say('learn-over-rules')}**")
            entries = (book[rule] for rule in self._lesson.rules)
            texts.append("\n".join(f"- **{e.title}.** {e.text}" for e in entries))
        return ReadingPages((ReadingPage("\n\n".join(texts)),))

    # --- one stop --------------------------------------------------------------------------------

    def _prediction(self, step: LessonStep) -> str:
        """Return the prediction question of a step with its options; "" for none."""
        options = self._exercise_controller.snapshot.prediction_options
        if step.predict is None or not options:
            return ""
        names = "\n".join(f"- {name}" for name in options.values())
        return f"*{step.predict.say[self._language]}*\n\n{names}\n\n"

    def _held(self) -> str:
        """Return the learner's belongings in words."""
        shown = self._exercise_controller.snapshot
        assert shown.players is not None
        return shown.players.summary_text(self._course.rules, shown.position, shown.seat)

    def _action(self, text: str) -> str:
        rules = self._course.rules
        assert rules is not None
        return texts_of(rules, self._language).action(
            self._course.position, rules.notation.read(text)
        )

    def _exercise(self, number: int) -> tuple[ReadingPage, ReadingPage]:
        """Return an exercise, and its answer."""
        self._exercise_controller.go_to(number)
        course, say = self._course, self._say
        exercise = course.stop
        assert isinstance(exercise, Exercise)
        steps = len(self._lesson.steps)
        head = say("learn-exercise", number=number + 1 - steps, count=course.stops - steps)
        asked = course.school.say(self._language, exercise.prompt, **exercise.facts)
        texts = [f"**{head}.** {asked}"]
        form = exercise.form
        parts: Answer = getattr(form, "options", getattr(form, "items", ()))
        if parts:
            named = [label(course.school, exercise, part, self._language) for part in parts]
            short = all(len(name) < SHORT for name in named)
            texts.append(" · ".join(named) if short else "\n".join(f"- {name}" for name in named))
        answer = answer_text(course.school, exercise, exercise.solution, self._language)
        text = say("learn-hint-answer", text=answer)
        why = " ".join(reason_texts(course.school, exercise, self._language))
        text += f"\n\n{why}" if why else ""
        button = f"<summary>{say('reading-answer')}</summary>"
        return (
            ReadingPage("\n\n".join(texts), self._picture(large=True)),
            ReadingPage(f"<details>{button}\n\n{text}\n\n</details>"),
        )

    def _examples(self) -> list[int]:
        """Return the numbers of the exercises shown: varied ones, best with small pictures."""
        course = self._course
        ranks: dict[str, tuple[bool, bool, int]] = {}
        for number in range(len(self._lesson.steps), course.stops):
            self._exercise_controller.go_to(number)
            exercise = course.stop
            assert isinstance(exercise, Exercise)
            scene, matter = self._exercise_controller.snapshot.scene, self._matter()
            small = scene is not None and 0 < len(near(scene, matter, AROUND)) <= LARGE
            ranks.setdefault(exercise.template, (not small, not matter, number))
        return sorted(number for *_, number in sorted(ranks.values())[:EXAMPLES])

    # --- its picture -----------------------------------------------------------------------------

    def _picture(self, *, large: bool) -> Scene | None:
        """Return the relevant part of the board, a large part only on request.

        If nothing on the board matters, it is the learner's player board.
        """
        lesson, matter = self._exercise_controller.snapshot, self._matter()
        picture, scene = lesson.picture, lesson.scene
        asked = isinstance(self._course.stop, Exercise)
        if picture is Picture.NONE:
            return None
        if picture is Picture.OWN or (scene is not None and not matter and not asked):
            assert lesson.players is not None
            return lesson.players.board_scene(self._course.rules, lesson.position, lesson.seat)
        if scene is None or picture.around:
            return scene
        shown = near(scene, matter, AROUND)
        if 0 < len(shown) <= LARGE:
            return cut(scene, shown)
        return scene if large else None

    def _matter(self) -> frozenset[int]:
        """Return the spaces that this stop is about: those to look at, to go to, to act on."""
        course, rules = self._course, self._course.rules
        spaces = set(course.look)
        stop = course.stop
        if rules is None:
            return frozenset()
        if isinstance(stop, LessonStep):
            parts = [course.written(text) for text in stop.do or ()][:1]
            spaces |= self._ways(rules.notation.read(part) for part in parts)
            return frozenset(spaces)
        answer = stop.solution
        if isinstance(stop.form, SpaceSelection):
            scene = self._exercise_controller.snapshot.base
            spaces |= {group.space for group in scene.spaces if group.name in answer}
        elif isinstance(stop.form, ActionSequence):
            spaces |= self._ways(rules.notation.read(part) for part in answer)
        elif isinstance(stop.form, SingleChoice) and stop.form.lines:
            for line in stop.form.lines:
                spaces |= self._ways(map(rules.notation.read, line))
        elif isinstance(stop.form, SingleChoice | MultipleChoice):
            spaces |= self._ways(filter(None, map(stop.action, stop.form.options)))
        return frozenset(spaces)

    def _ways(self, actions: Iterator[Any]) -> set[int]:
        """Return the spaces that successive actions pass and reach."""
        rules, position = self._course.rules, self._course.position
        assert rules is not None
        presentation = presentation_of(rules, self._language).actions
        spaces: set[int] = set()
        for action in actions:
            space = presentation.target_space(rules, position, action)
            spaces |= set() if space is None else {space}
            if rules.check(position, action):
                spaces |= set(presentation.route(rules, position, action))
                if isinstance(self._exercise_controller.form, ActionSequence):
                    position = rules.apply(position, action, SeededChance(0)).position
        return spaces
