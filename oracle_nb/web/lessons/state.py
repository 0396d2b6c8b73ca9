"""A lesson as a screen shows it: a value."""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from math import hypot
from typing import Any, Final, NamedTuple

from oracle_nb.core.chance import SeededChance
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Exercise,
    Form,
    MultipleChoice,
    Ordering,
    Picture,
    Route,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.presentation import PlayerPresentation
from oracle_nb.games.registry import presentation_of, scene_of, texts_of
from oracle_nb.lessons.counterexamples import Counterexample
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.diagnosis import about, predictions
from oracle_nb.lessons.feedback import Feedback, label
from oracle_nb.lessons.lesson import LessonStep
from oracle_nb.render.cropping import cut, near
from oracle_nb.render.highlights import (
    look_mark,
    numbered_mark,
    reach_mark,
    refused_mark,
    route_line,
)
from oracle_nb.render.previews import Preview, preview_marks
from oracle_nb.render.scene import Op, Scene
from oracle_nb.web.table.control.options import Options
from oracle_nb.web.table.control.snapshot import TableSnapshot
from oracle_nb.web.text import languages, words

SET: Final = (SpaceSelection, MultipleChoice)
"""Forms of which the answer is a set of parts, each in it or not."""
_WHOLE: Final = 100
"""Minimum number of spaces of a whole board.

Smaller boards are legible, or so low that a part of them would show too little.
"""

_MISSED: Final = 3
"""Maximum number of routes of a wrong answer that the board shows."""


@dataclass(frozen=True)
class AnswerState:
    """A learner's answer at a stop, as far as it is entered.

    Attributes
    ----------
    picked
        The parts of an answer that are marked, chosen or put in order, or the actions done.
    number
        The number entered.
    notice
        The fault in the input.
    missed
        The wrong parts of the last wrong answer.
    counterexample
        A position in which the learner's false belief fails, once it is asked for.
    offers_counterexample
        Whether there may be such a position: none has been looked for in vain.
    put_away
        The number of the mistake whose feedback the learner has closed, from 1; 0 for none.
    hints_away
        The number of hints that the learner has closed; 0 for none.
    """

    picked: tuple[str, ...] = ()
    number: str = ""
    notice: str = ""
    missed: tuple[str, ...] = ()
    counterexample: Counterexample | None = None
    offers_counterexample: bool = True
    put_away: int = 0
    hints_away: int = 0


@dataclass(frozen=True)
class LessonSnapshot:
    """A stop of a lesson as a screen shows it: everything that its views are made of.

    Attributes
    ----------
    course
        The learner's way through the lesson, which stays as it is while this is shown.
    answer
        The answer so far.
    seat
        The learner's seat.
    theme
        "light" or "dark".
    offers_hints
        Whether hints are offered.
    public
        Whether only what everybody knows is shown, as on a projector.
    table
        The table of a step, or of an exercise played on the board; None for other forms.
    table_scene
        The board of that table, with the marks of the pointer; None once the stop is done.
    step_actions
        The actions that a step asks for, as text; None where it asks for none in particular.
    book
        The game whose rulebook rules link to; None where there are no links.
    sources
        The actions at the beginning of this stop, which keep their room; None without any.
    """

    course: Course
    answer: AnswerState
    seat: int
    theme: str
    offers_hints: bool
    public: bool
    table: TableSnapshot | None
    table_scene: Scene | None
    step_actions: tuple[str, ...] | None
    book: str | None
    sources: Options | None = None

    @property
    def language(self) -> str:
        """The language of all texts."""
        return self.course.language

    def say(self, message: str, **facts: Any) -> str:
        """Return a message of the app."""
        return words(self.language).say(message, **facts)

    # --- the stop --------------------------------------------------------------------------------

    @property
    def form(self) -> Form | None:
        """The form of the answer that is asked for; None at a step and at the end."""
        exercise = self.exercise
        return None if exercise is None else exercise.form

    @property
    def exercise(self) -> Exercise | None:
        """The exercise of this stop; None at a step and at the end."""
        stop = None if self.course.over else self.course.stop
        return stop if isinstance(stop, Exercise) else None

    @cached_property
    def said(self) -> Feedback | None:
        """The last feedback at this stop; None without any."""
        return self.course.said

    @property
    def at(self) -> str:
        """The version of the state that a button belongs to: late clicks are ignored."""
        actions = 0 if self.table is None else self.table.page.actions
        course = self.course
        asking = "-asks" if course.asks_prediction else ""
        return f"{course.number}-{actions}-{course.done}{asking}"

    @property
    def question(self) -> str:
        """The task or text of this stop."""
        course, language = self.course, self.language
        if course.over:
            return course.conclusion(language)
        stop = course.stop
        if isinstance(stop, LessonStep):
            asked = stop.predict if course.asks_prediction else None
            return (stop if asked is None else asked).say[language]
        return course.school.say(language, stop.prompt, **stop.facts)

    @property
    def prediction_options(self) -> dict[int, str]:
        """The texts of the options of a prediction question that is asked now, as shown."""
        course = self.course
        if course.over or not course.asks_prediction:
            return {}
        return {number: self._option(number) for number in course.prediction_options}

    @property
    def prediction_text(self) -> str:
        """The learner's prediction at this step, corrected once it is done; "" for none."""
        option = self.course.prediction
        if option is None:
            return ""
        text = self._option(option)
        if option and self.course.done:
            return self.say("learn-predicted-wrong", text=text, right=self._option(0))
        return self.say("learn-predicted" if option else "learn-predicted-right", text=text)

    def _option(self, number: int) -> str:
        """Return an option of the prediction question, without a period at its end."""
        stop = self.course.stop
        assert isinstance(stop, LessonStep)
        assert stop.predict is not None
        return stop.predict.options[number][self.language].removesuffix(".")

    @property
    def picture(self) -> Picture:
        """The content of the picture of this stop."""
        return self.course.picture

    @property
    def asks_what_lies(self) -> bool:
        """Whether the learner still has to identify the pieces on the spaces."""
        return not self.course.done and self.exercise is not None and self.exercise.asks_what_lies

    @property
    def chooses_turn(self) -> bool:
        """Whether one of several turns is chosen, each of which the board shows first."""
        return isinstance(self.form, SingleChoice) and bool(self.form.lines)

    @property
    def can_check(self) -> bool:
        """Whether there is an answer to check."""
        if self.course.done:
            return False
        if isinstance(self.form, Ordering) or self.chooses_turn:
            return bool(self.answer.picked)
        return isinstance(self.form, SET)

    @property
    def put_away(self) -> bool:
        """Whether the learner has closed the feedback on the last mistake."""
        course = self.course
        away = 0 < course.tries == self.answer.put_away and not course.done
        return away and self.answers_on_board

    @property
    def hints_away(self) -> bool:
        """Whether the learner has closed the hints."""
        return 0 < self.course.hints == self.answer.hints_away

    @property
    def hints_cover(self) -> bool:
        """Whether hints cover the end of a phone's page: there is a board, which stays in place."""
        course = self.course
        hinted = self.offers_hints and bool(course.hints) and not (course.done or course.examines)
        return hinted and self.picture.shows_board and not self.hints_away

    @property
    def sums_up(self) -> bool:
        """Whether this is the end of an examination, which has boards of its own."""
        return self.course.over and self.course.examines

    @property
    def answers_on_board(self) -> bool:
        """Whether the learner acts or answers on the board, and is told at once how that went."""
        if self.course.over or self.course.examines:
            return False
        on_board = isinstance(self.form, SpaceSelection | ActionSequence | None)
        return on_board and self.picture.shows_board

    @property
    def wrong(self) -> tuple[str, ...]:
        """The parts of the last answer that are wrong, until the stop is done."""
        return () if self.said is None or self.course.done else self.said.wrong

    # --- the board -------------------------------------------------------------------------------

    @property
    def players(self) -> PlayerPresentation | None:
        """How the game of this stop shows its players; None where none is shown."""
        rules = self.course.rules
        return None if rules is None else presentation_of(rules, self.language).players

    @property
    def position(self) -> Any:
        """The current position on the board."""
        return self.course.position if self.table is None else self.table.page.game.position

    @cached_property
    def base(self) -> Scene:
        """The board without anything pointed out on it."""
        course, position = self.course, self.position
        rules, exercise = course.rules, self.exercise
        assert rules is not None
        if self.table is None and exercise is not None and not course.done:
            position = exercise.drawn_position
        if self.public:
            return scene_of(rules, position, language=self.language)
        seen = rules.view(position, self.seat)
        return scene_of(rules, seen, seat=self.seat, language=self.language)

    @cached_property
    def scene(self) -> Scene | None:
        """The board with the marks; None if the stop shows none."""
        course = self.course
        if course.rules is None or self.position is None or not self.picture.shows_board:
            return None
        drawn = self.base if self.table_scene is None else self.table_scene
        ops = list(drawn.overlay)
        if isinstance(self.form, SpaceSelection):
            numbers = {group.name: group.space for group in drawn.spaces}
            for name in self.answer.picked:
                mark = refused_mark if name in self.wrong else reach_mark
                ops.append(mark(drawn, numbers[name]))
        ops += self._routes(drawn)
        if self._pointed:
            ops += [look_mark(drawn, space) for space in course.look]
        drawn = drawn.with_overlay(*ops)
        if self.picture.around and course.look:
            return cut(drawn, near(drawn, course.look, self.picture.around))
        return drawn

    def _routes(self, drawn: Scene) -> list[Op]:
        """Return the routes of the last wrong answer, and beside them those of the answer."""
        exercise, answer, title = self.exercise, self.answer, self.say("learn-own-route")
        if exercise is None:
            return []
        if self.chooses_turn and (self.course.done or self.course.tries):
            ways = turn_ways(drawn, exercise, self.language)
            return [mark for way in ways for mark in way.marks]
        answered = self.course.done or (self.chooses_turn and answer.picked)
        right = [*answer_routes(exercise, answer.picked, self.language)] if answered else []
        own = [
            route_line(drawn, route, title, refused=True)
            for route in missed_routes(exercise, answer.missed, self.language)
            if route not in right
        ]
        marks: Iterable[Op] = ()
        if answered and self.chooses_turn:
            marks = turn_marks(drawn, exercise, answer.picked, self.language)
        return [*own, *(route_line(drawn, route) for route in right), *marks]

    @property
    def shows_whole_board(self) -> bool:
        """Whether all of a large board is shown: it leaves no room for other pictures."""
        return self.scene is not None and len(self.scene.spaces) >= _WHOLE

    @property
    def _pointed(self) -> bool:
        """Whether the subject of the stop is highlighted: at a step, or by the first hint."""
        course = self.course
        if course.over:
            return False
        stop = course.stop
        if isinstance(stop, LessonStep):
            # Before a prediction, arrows would show the answer.
            return not course.asks_prediction and (stop.do is None or not course.done)
        return course.hints > 0 and not course.done

    def focus_spaces(self) -> frozenset[int]:
        """Return the spaces that a phone shows first; none if it shows the whole board.

        At a step these are the spaces with arrows and that of the learner's ship. At an exercise or
        a prediction question they are only those that its texts name, so that the board doesn't
        show where the answer is, and that of the ship if it is about it; with all that are as near
        to these as the farthest space of a correct or likely wrong answer. At the end of a lesson
        it is that of the ship, or of the learner's piece in another game.
        """
        course, players = self.course, self.players
        if course.rules is None or players is None or self.position is None:
            return frozenset()
        if len(self.base.spaces) < _WHOLE:
            return frozenset()
        ship = players.piece_space(course.rules, self.position, self.seat)
        piece = frozenset() if ship is None else frozenset({ship})
        if course.over:
            return piece
        if course.stop.picture is not Picture.BOARD:
            return frozenset()
        exercise = self.exercise
        if exercise is None and not course.asks_prediction:
            return frozenset(course.look) | piece
        texts = [self.question, *self.prediction_options.values()]
        if exercise is None:
            return self._named_spaces(texts) | piece
        form = exercise.form
        parts = form.options if isinstance(form, SingleChoice | MultipleChoice) else ()
        parts = form.items if isinstance(form, Ordering) else parts
        texts += [label(course.school, exercise, part, course.language) for part in parts]
        spaces = self._named_spaces(texts)
        about_ship = isinstance(form, ActionSequence) or ship in exercise.look
        return self._within_reach(exercise, spaces | piece if about_ship else spaces)

    def _within_reach(self, exercise: Exercise, centers: frozenset[int]) -> frozenset[int]:
        """Return the spaces around some among which an answer of spaces is sought."""
        if not centers or not isinstance(exercise.form, SpaceSelection):
            return centers
        school, drawn = self.course.school, {group.space: group for group in self.base.spaces}
        beliefs = about(school, exercise.rests_on)
        answers = frozenset().union(*predictions(school, exercise, beliefs).values())
        places = {group.name: group.space for group in drawn.values()}

        def distance(space: int) -> float:
            """Return the distance to the nearest center."""
            x, y = drawn[space].x, drawn[space].y
            return min(hypot(x - drawn[other].x, y - drawn[other].y) for other in centers)

        sought = {places[part] for answer in answers for part in answer if part in places}
        reach = max(map(distance, sought), default=0.0) + 0.1
        return centers.union(space for space in drawn if distance(space) <= reach)

    def _named_spaces(self, texts: Iterable[str]) -> frozenset[int]:
        """Return the spaces that texts name."""
        drawn = self.base.spaces
        names = "|".join(re.escape(group.name) for group in drawn if group.name)
        named = set(re.findall(rf"(?<!\w)(?:{names})(?!\w)", " ".join(texts)))
        return frozenset(group.space for group in drawn if group.name in named)


def languages_of(course: Course) -> tuple[str, ...]:
    """Return the languages in which all texts of a course are available."""
    if course.rules is None:
        return languages()
    known = texts_of(course.rules, course.language).rulebook.languages()
    return tuple(language for language in languages() if language in known)


def answer_routes(exercise: Exercise, picked: Answer, language: str) -> Iterator[Route]:
    """Yield the routes that were played or chosen, else those of the correct answer."""
    yield from exercise.draw()
    route = presentation_of(exercise.rules, language).actions.route
    for position, action in _actions(exercise, picked):
        spaces = route(exercise.rules, position, action)
        if len(spaces) > 1:
            yield spaces


def turn_marks(scene: Scene, exercise: Exercise, picked: Answer, language: str) -> Iterator[Op]:
    """Yield the marks of what a chosen turn does besides sailing."""
    actions = presentation_of(exercise.rules, language).actions
    for position, action in _actions(exercise, picked):
        if not actions.route(exercise.rules, position, action):
            yield from preview_marks(scene, actions.previews(exercise.rules, position, action))


class TurnWay(NamedTuple):
    """A turn on the board: its routes, its marks, and the spaces to which it leads."""

    routes: tuple[Route, ...]
    marks: tuple[Op, ...]
    ends: tuple[int, ...]


def turn_ways(scene: Scene, exercise: Exercise, language: str) -> tuple[TurnWay, TurnWay]:
    """Return both turns of a choice on a board, with their numbers where they lead to."""
    form = exercise.form
    assert isinstance(form, SingleChoice)
    first = _turn_way(scene, exercise, 0, language)
    return first, _turn_way(scene, exercise, 1, language, first.routes)


def _turn_way(
    scene: Scene, exercise: Exercise, turn: int, language: str, drawn: Collection[Route] = ()
) -> TurnWay:
    """Return a turn on a board; routes that are drawn already get its number only."""
    title = words(language).say("learn-turn", number=turn + 1)
    rules, form = exercise.rules, exercise.form
    assert isinstance(form, SingleChoice)
    actions = presentation_of(rules, language).actions
    routes, plans = list[Route](), list[Preview]()
    for position, action in _actions(exercise, (form.options[turn],)):
        route = actions.route(rules, position, action)
        routes += [route] if len(route) > 1 else []
        plans += () if route else actions.previews(rules, position, action)
    ends = dict.fromkeys((*(route[-1] for route in routes), *(plan.space for plan in plans)))
    marks = (
        *(
            route_line(scene, route, title, dashed=turn > 0)
            for route in routes
            if route not in drawn
        ),
        *preview_marks(scene, plans),
        *(numbered_mark(scene, space, turn + 1, title) for space in ends),
    )
    return TurnWay(tuple(routes), marks, tuple(ends))


def _actions(exercise: Exercise, picked: Answer) -> Iterator[tuple[Any, Any]]:
    """Yield the legal actions of an answer, with the positions before them."""
    rules, form = exercise.rules, exercise.form
    position, parts, read = exercise.position, exercise.solution, exercise.action
    played = isinstance(form, ActionSequence | Ordering)
    if isinstance(form, ActionSequence):
        parts = picked
    elif isinstance(form, SingleChoice) and form.lines:
        parts, read, played = form.line(*(picked or parts)), rules.notation.read, True
    for part in parts:
        action = read(part)
        if action is None or not rules.check(position, action).allowed:
            continue
        yield position, action
        if played:
            position = rules.apply(position, action, SeededChance(exercise.seed)).position


def missed_routes(exercise: Exercise, missed: Answer, language: str) -> tuple[Route, ...]:
    """Return the first routes of wrong parts of an answer, where these are single actions."""
    if not isinstance(exercise.form, SpaceSelection | SingleChoice | MultipleChoice):
        return ()
    route = presentation_of(exercise.rules, language).actions.route
    actions = (action for part in missed if (action := exercise.action(part)) is not None)
    routes = (route(exercise.rules, exercise.position, action) for action in actions)
    return tuple(dict.fromkeys(way for way in routes if len(way) > 1))[:_MISSED]
