"""A learner's place in a lesson: the answer so far, the board, the feedback.

Like the table's controller, it knows no browser: a lesson's page shows it and passes on input,
and a test can do the same.
"""

from typing import Any, Final

from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    AnswerError,
    Exercise,
    Form,
    MultipleChoice,
    NumberInput,
    Ordering,
    Picture,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.presentation import PlayerPresentation
from oracle_nb.games.registry import presentation_of, scene_of, texts_of
from oracle_nb.lessons.counterexamples import Counterexample, counterexample
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.lesson import LessonStep
from oracle_nb.render.cropping import cut, near
from oracle_nb.render.highlights import look_mark, reach_mark, refused_mark, route_line
from oracle_nb.render.scene import Scene
from oracle_nb.web.lessons.answer_routes import answer_routes
from oracle_nb.web.lessons.exercise_table import table_of
from oracle_nb.web.lessons.learner_seats import LearnerSeats
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.text import languages, words

SET: Final = (SpaceSelection, MultipleChoice)
"""Forms of which the answer is a set of parts, each in it or not."""


class ExerciseController:
    """The state of a lesson for one learner.

    Parameters
    ----------
    course
        The learner's way through the lesson.
    hints
        Whether hints are offered; can be set.
    public
        Whether only what everybody knows is shown, as on a projector.
    """

    def __init__(self, course: Course, *, hints: bool = True, public: bool = False) -> None:
        self.course: Final = course
        self.hints = hints
        self.theme = "light"
        self.public = public
        """Whether only what everybody knows is shown."""
        self.controller: TableController | None = None
        """The table controller of exercises played on the board; None for other forms."""
        self.step_actions: tuple[str, ...] | None = None
        """The actions that a step asks for, as text; None where it asks for none in particular."""
        self.seat = 0
        """The learner's seat: that of the decision at this stop."""
        self.enter()

    def enter(self) -> None:
        """Begin at the stop at which the course is now."""
        self.picked: tuple[str, ...] = ()
        """The parts of an answer that are marked, chosen or put in order, or the actions done."""
        self.number = ""
        """The number entered."""
        self.notice = ""
        """The fault in the input."""
        self.given_up = False
        self.counterexample: Counterexample | None = None
        """A position in which the learner's false belief fails, once it is asked for."""
        self.offers_counterexample = True
        """Whether there may be such a position: none has been looked for in vain."""
        self.controller, self.step_actions = None, None
        course = self.course
        form = self.form
        if course.rules is not None:
            self.seat = course.rules.to_move(course.position) or 0
        if isinstance(form, Ordering):
            self.picked = form.items
        if course.over or course.position is None:
            return
        if isinstance(form, ActionSequence) or (
            isinstance(course.stop, LessonStep) and not course.done
        ):
            self._sit_down()

    def _sit_down(self) -> None:
        """Show the position of the current step or exercise."""
        course, stop = self.course, self.course.stop
        rules = course.rules
        assert rules is not None
        self.controller = table_of(
            course,
            self.seat,
            public=self.public,
            act=self._act,
            went=self._went,
            refused=self._went_wrong,
        )
        self.controller.theme = self.theme
        if isinstance(stop, LessonStep) and stop.do is not None:
            # The task names a source: select it in advance.
            self.step_actions = tuple(map(course.written, stop.do))
            action = rules.notation.read(self.step_actions[0])
            self.controller.use(
                presentation_of(rules, course.language).actions.source(
                    rules, course.position, action
                )
            )
            self.controller.chosen = None

    # --- state -----------------------------------------------------------------------------------

    @property
    def language(self) -> str:
        """The language of all texts."""
        return self.course.language

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which all texts are available."""
        rules = self.course.rules
        if rules is None:
            return languages()
        known = texts_of(rules, self.language).rulebook.languages()
        return tuple(one for one in languages() if one in known)

    @property
    def form(self) -> Form | None:
        """The form of the answer that is asked for; None at a step and at the end."""
        stop = None if self.course.over else self.course.stop
        return stop.form if isinstance(stop, Exercise) else None

    @property
    def players(self) -> PlayerPresentation | None:
        """How the game of this stop is shown; None where none is shown."""
        rules = self.course.rules
        return None if rules is None else presentation_of(rules, self.language).players

    @property
    def position(self) -> Any:
        """The current position on the board."""
        return self.course.position if self.controller is None else self.controller.game.position

    @property
    def at(self) -> str:
        """The version of the state that a button belongs to: late clicks are ignored."""
        actions = 0 if self.controller is None else len(self.controller.game.history)
        return f"{self.course.number}-{actions}-{self.course.done}"

    @property
    def asks_what_lies(self) -> bool:
        """Whether the learner still has to identify the pieces on the spaces."""
        stop = None if self.course.over or self.course.done else self.course.stop
        return isinstance(stop, Exercise) and stop.asks_what_lies

    @property
    def can_check(self) -> bool:
        """Whether there is an answer to check."""
        if self.course.done:
            return False
        if isinstance(self.form, Ordering) or self._chooses_turn:
            return bool(self.picked)
        return isinstance(self.form, SET)

    @property
    def _chooses_turn(self) -> bool:
        """Whether one of several turns is chosen, each of which the board shows first."""
        return isinstance(self.form, SingleChoice) and bool(self.form.lines)

    def set_language(self, language: str) -> None:
        """Switch to another language; everything else stays as it is."""
        self.course.language = language
        self.notice = ""
        if self.controller is not None:
            self.controller.set_language(language)

    def set_theme(self, theme: str) -> None:
        """Show pictures in another theme."""
        self.theme = theme
        if self.controller is not None:
            self.controller.theme = theme

    def set_public(self, public: bool) -> None:
        """Show only what everybody knows, or what the learner knows."""
        self.public = public
        if self.controller is not None:
            self.controller.seats = LearnerSeats(self.seat, public)

    # --- input -----------------------------------------------------------------------------------

    def click(self, space: int) -> None:
        """Handle a click on a space: mark it, or act there as at the table."""
        if self.course.done:
            return
        if self.controller is not None:
            self.controller.click(space)
        elif isinstance(self.form, SpaceSelection):
            name = self.base().group(space).name
            if name in self.form.among:
                self.toggle(name)

    def toggle(self, part: str) -> None:
        """Put a part into the answer, or take it out again."""
        if self.course.done or not isinstance(self.form, SET):
            return
        if part in self.picked:
            self.picked = tuple(one for one in self.picked if one != part)
        else:
            self.picked = (*self.picked, part)

    def choose(self, option: str) -> None:
        """Choose one of several: that is the answer, except that a turn is only shown."""
        if isinstance(self.form, SingleChoice) and not self.course.done:
            self.picked = (option,)
            if not self._chooses_turn:
                self._answer(self.picked)

    def shift(self, part: str, by: int) -> None:
        """Move an item of an order up (-1) or down (1)."""
        if part not in self.picked or self.course.done or not isinstance(self.form, Ordering):
            return
        order = list(self.picked)
        at = order.index(part)
        order.insert(max(0, at + by), order.pop(at))
        self.picked = tuple(order)

    def enter_number(self, text: str) -> None:
        """Answer with a number."""
        if isinstance(self.form, NumberInput) and not self.course.done:
            self.number = text.strip()
            self._answer((self.number or "-",))

    def check(self) -> None:
        """Have the answer checked."""
        if self.can_check:
            self._answer(self.picked)

    def undo(self) -> None:
        """Take back the last action of a line; all of them if chance has decided something."""
        if self.controller is None or self.course.done or not isinstance(self.form, ActionSequence):
            return
        if self.controller.undo_history.can_undo:
            self.controller.undo_history.undo()
        else:
            self._sit_down()
        self._count_line()

    def _count_line(self) -> None:
        assert self.controller is not None
        game = self.controller.game
        self.picked = tuple(game.write(entry.action) for entry in game.history)

    def _act(self, text: str) -> bool:
        """Do an action at a step, if it is the one that is wanted."""
        assert self.controller is not None
        said = self.course.carry_out(text)
        self.controller.clear()
        if said.right:
            self.controller = None
        return said.right

    def _went(self) -> None:
        """Check an answer after each action of a line, once it has led somewhere."""
        self._count_line()
        form, stop = self.form, self.course.stop
        assert isinstance(form, ActionSequence)
        assert isinstance(stop, Exercise)
        assert stop.goal is not None
        if self.course.done:
            return
        if stop.goal(self.position) or len(self.picked) >= form.most:
            self._answer(self.picked)

    def _went_wrong(self, text: str) -> None:
        """Count an illegal action as a wrong answer, in which it is the last action."""
        form = self.form
        assert isinstance(form, ActionSequence)
        self._answer((*self.picked, text)[: form.most])

    def _answer(self, answer: Answer) -> None:
        self.notice, self.counterexample, self.offers_counterexample = "", None, True
        try:
            self.course.answer(answer)
        except AnswerError:
            self.notice = self._misread()

    def _misread(self) -> str:
        say = words(self.language).say
        if isinstance(self.form, NumberInput):
            return say("learn-number-range", least=self.form.least, most=self.form.most)
        return say("learn-not-read")

    def hint(self) -> None:
        """Ask for one hint more."""
        if self.hints and not self.course.done:
            self.course.hint()

    def show_counterexample(self) -> None:
        """Show a position in which the belief that explains the last answer fails."""
        stop, said = None if self.course.over else self.course.stop, self.course.said
        belief = "" if said is None else said.belief or said.possible
        if isinstance(stop, Exercise) and belief:
            school, template = self.course.school, stop.template
            self.counterexample = counterexample(school, template, stop.seed, belief)
            self.offers_counterexample = self.counterexample is not None

    def give_up(self) -> None:
        """Show the answer."""
        course = self.course
        if course.over or course.done:
            return
        answer = course.give_up()
        if isinstance(course.stop, LessonStep):
            if self.controller is not None:
                self.controller.choose(answer[0])
            return
        self.given_up = True
        self.picked = answer
        self.number = answer[0] if isinstance(self.form, NumberInput) else ""
        if isinstance(self.form, ActionSequence):
            self._sit_down()
            assert self.controller is not None
            for text in answer:
                self.controller.do(text)

    def go_on(self) -> None:
        """Go to the next stop, if this one is done."""
        if self.course.done and not self.course.over:
            self.course.go_on()
            self.enter()

    def go_to(self, number: int) -> None:
        """Go to any stop. Raises ValueError if it doesn't exist."""
        self.course.go_to(number)
        self.enter()

    # --- view ------------------------------------------------------------------------------------

    def base(self) -> Scene:
        """Return the board without anything pointed out on it."""
        rules = self.course.rules
        assert rules is not None
        position, seat = self.position, self.seat
        if self.controller is None and not self.course.over and not self.course.done:
            stop = self.course.stop
            position = stop.drawn_position if isinstance(stop, Exercise) else position
        if self.public:
            return scene_of(rules, position, language=self.language)
        seen = rules.view(position, seat)
        return scene_of(rules, seen, seat=seat, language=self.language)

    def scene(self) -> Scene | None:
        """Return the board with the marks; None if the stop shows none."""
        if self.course.rules is None or self.position is None or not self.picture.shows_board:
            return None
        course = self.course
        drawn = self.base() if self.controller is None or course.done else self.controller.scene()
        ops = list(drawn.overlay)
        said = course.said
        if isinstance(self.form, SpaceSelection):
            numbers = {group.name: group.space for group in drawn.spaces}
            wrong = said.wrong if said is not None and not course.done else ()
            for name in self.picked:
                mark = refused_mark if name in wrong else reach_mark
                ops.append(mark(drawn, numbers[name]))
        shown = course.done or (self._chooses_turn and self.picked)
        if shown and not course.over and isinstance(course.stop, Exercise):
            routes = answer_routes(course.stop, self.picked, self.language)
            ops += [route_line(drawn, route) for route in routes]
        if self._pointed:
            ops += [look_mark(drawn, space) for space in course.look]
        drawn = drawn.with_overlay(*ops)
        if self.picture.around and course.look:
            return cut(drawn, near(drawn, course.look, self.picture.around))
        return drawn

    @property
    def picture(self) -> Picture:
        """The content of the picture of this stop."""
        return Picture.BOARD if self.course.over else self.course.stop.picture

    @property
    def _pointed(self) -> bool:
        """Whether the subject of the stop is highlighted: at a step, or by the first hint."""
        course = self.course
        if course.over:
            return False
        stop = course.stop
        if isinstance(stop, LessonStep):
            return stop.do is None or not course.done
        return course.hints > 0 and not course.done
