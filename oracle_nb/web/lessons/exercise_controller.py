"""A learner's place in a lesson: the answer so far, the board, the feedback.

Like the table's controller, it knows no browser: a lesson's page shows it and passes on input,
and a test can do the same.
"""

from dataclasses import replace
from typing import Final

from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    AnswerError,
    Exercise,
    Form,
    NumberInput,
    Ordering,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.registry import presentation_of
from oracle_nb.lessons.counterexamples import counterexample
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.examination import Examination
from oracle_nb.lessons.lesson import LessonStep
from oracle_nb.web.lessons.exercise_table import LearnerSeats, table_of
from oracle_nb.web.lessons.state import SET, AnswerState, LessonSnapshot
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.options import Options
from oracle_nb.web.text import words


class ExerciseController:
    """The state of a lesson for one learner."""

    def __init__(self, course: Course, *, hints: bool = True, public: bool = False) -> None:
        self.course: Final = course
        self.hints = hints
        self.theme = "light"
        self.public = public
        """Whether only what everybody knows is shown."""
        self.book: str | None = None
        """The game whose rulebook rules link to; None where there are no links. Can be set."""
        self.controller: TableController | None = None
        """The table controller of exercises played on the board; None for other forms."""
        self.step_actions: tuple[str, ...] | None = None
        """The actions that a step asks for, as text; None where it asks for none in particular."""
        self.seat = 0
        """The learner's seat: that of the decision at this stop."""
        self.enter()

    def enter(self) -> None:
        """Begin at the stop at which the course is now."""
        course, form = self.course, self.form
        self.answer = AnswerState(form.items if isinstance(form, Ordering) else ())
        """The answer so far."""
        self.controller, self.step_actions = None, None
        self.sources: Options | None = None
        """The actions that there were at the beginning of the stop; None without any."""
        if course.rules is not None:
            self.seat = course.rules.to_move(course.position) or 0
        if course.over or course.position is None:
            return
        if isinstance(form, ActionSequence) or (
            isinstance(course.stop, LessonStep) and not course.done and not course.asks_prediction
        ):
            self._open_table()
        if form is not None and (course.answers or course.given_up):
            self._show_given(form)

    def _show_given(self, form: Form) -> None:
        """Show the last answer at this stop, which was given before the page was left."""
        course, said = self.course, self.course.said
        if course.given_up:
            self._show_solution()
            return
        given = course.answers[-1]
        if isinstance(form, ActionSequence):
            self._play_line(given)
        elif isinstance(form, NumberInput):
            self.answer = replace(self.answer, number=given[0])
        else:
            self._pick(given)
        missed = said.wrong if said is not None and not said.right else ()
        self.answer = replace(self.answer, missed=missed, hints_away=course.hints)

    def _open_table(self) -> None:
        """Show the position of the current step or exercise."""
        course, stop = self.course, self.course.stop
        rules = course.rules
        assert rules is not None
        self.controller = table_of(
            course,
            self.seat,
            public=self.public,
            carry_out=self._apply_step_action,
            went=self._went,
            refused=self._went_wrong,
        )
        self.controller.theme = self.theme
        self.sources = self.controller.snapshot.options
        if isinstance(stop, LessonStep) and stop.do is not None:
            # The task names a source: select it in advance.
            self.step_actions = tuple(map(course.written, stop.do))
            action = rules.notation.read(self.step_actions[0])
            actions = presentation_of(rules, course.language).actions
            self.controller.use(actions.source(rules, course.position, action))
            self.controller.chosen = None

    @property
    def form(self) -> Form | None:
        """The form of the answer that is asked for; None at a step and at the end."""
        stop = None if self.course.over else self.course.stop
        return stop.form if isinstance(stop, Exercise) else None

    @property
    def snapshot(self) -> LessonSnapshot:
        """The lesson as it is now."""
        table, scene = None, None
        if self.controller is not None:
            table = self.controller.snapshot
            scene = None if self.course.done else self.controller.scene_of(table)
        return LessonSnapshot(
            self.course,
            self.answer,
            self.seat,
            self.theme,
            self.hints,
            self.public,
            table,
            scene,
            self.step_actions,
            self.book,
            self.sources,
        )

    def set_language(self, language: str) -> None:
        """Switch to another language; everything else stays as it is."""
        self.course.language = language
        self.answer = replace(self.answer, notice="")
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
            self.put_away()
            self.controller.click(space)
        elif isinstance(self.form, SpaceSelection):
            name = self.snapshot.base.group(space).name
            if name in self.form.among:
                self.toggle(name)

    def _pick(self, picked: tuple[str, ...]) -> None:
        self.answer = replace(self.answer, picked=picked)

    def toggle(self, part: str) -> None:
        """Put a part into the answer, or take it out again."""
        if self.course.done or not isinstance(self.form, SET):
            return
        # Somebody who goes on has read the feedback, which covers the button that checks.
        self.put_away()
        picked = self.answer.picked
        if part in picked:
            self._pick(tuple(other for other in picked if other != part))
        else:
            self._pick((*picked, part))

    def choose(self, option: str) -> None:
        """Choose one of several: that is the answer, except that a turn is only shown."""
        if isinstance(self.form, SingleChoice) and not self.course.done:
            self._pick((option,))
            if not self.form.lines:
                self._answer((option,))

    def predict(self, option: int) -> None:
        """Answer the prediction question of a step, which then shows what it asks for."""
        if self.course.asks_prediction:
            self.course.predict(option)
            if not self.course.done:
                self._open_table()

    def shift(self, part: str, by: int) -> None:
        """Move an item of an order up (-1) or down (1)."""
        order = list(self.answer.picked)
        if part not in order or self.course.done or not isinstance(self.form, Ordering):
            return
        place = order.index(part)
        order.insert(max(0, place + by), order.pop(place))
        self._pick(tuple(order))

    def enter_number(self, text: str) -> None:
        """Answer with a number."""
        if isinstance(self.form, NumberInput) and not self.course.done:
            number = text.strip()
            self.answer = replace(self.answer, number=number)
            self._answer((number or "-",))

    def check(self) -> None:
        """Have the answer checked."""
        if self.snapshot.can_check:
            self._answer(self.answer.picked)

    def pass_over(self) -> None:
        """Answer that the learner doesn't know; only examinations take that for an answer."""
        if isinstance(self.course, Examination) and not self.course.done:
            self.course.pass_over()
            self.answer = replace(self.answer, picked=(), number="", notice="")

    def undo(self) -> None:
        """Take back the last action of a line; all of them if chance has decided something."""
        if self.controller is None or self.course.done or not isinstance(self.form, ActionSequence):
            return
        if self.controller.undo_history.can_undo:
            self.controller.undo_history.undo()
        else:
            self._open_table()
        self._count_line()

    def _count_line(self) -> None:
        assert self.controller is not None
        game = self.controller.game
        self._pick(tuple(game.write(entry.action) for entry in game.history))

    def _apply_step_action(self, text: str) -> bool:
        """Do an action at a step, if it is the one that is wanted."""
        assert self.controller is not None
        said = self.course.carry_out(text)
        self.controller.clear()
        if said.right:
            self.controller = None
        return said.right

    def _went(self) -> None:
        """Check an answer after each action of a line, once it has led somewhere or is over.

        It is over after its last action, and when it is no longer the learner's turn.
        """
        self._count_line()
        form, stop, controller = self.form, self.course.stop, self.controller
        assert isinstance(form, ActionSequence)
        assert isinstance(stop, Exercise)
        assert stop.goal is not None
        assert controller is not None
        if self.course.done:
            return
        picked, position = self.answer.picked, controller.game.position
        passed = stop.rules.to_move(position) != stop.rules.to_move(stop.position)
        if stop.goal(position) or passed or len(picked) >= form.most:
            self._answer(picked)

    def _went_wrong(self, text: str) -> None:
        """Count an illegal action as a wrong answer, in which it is the last action."""
        form = self.form
        assert isinstance(form, ActionSequence)
        self._answer((*self.answer.picked, text)[: form.most])

    def _answer(self, given: Answer) -> None:
        notice = ""
        try:
            self.course.answer(given)
        except AnswerError:
            notice = self._misread()
        said = self.course.said
        self.answer = replace(
            self.answer,
            notice=notice,
            missed=self.answer.missed if said is None or said.right else said.wrong,
            counterexample=None,
            offers_counterexample=True,
            hints_away=self.course.hints,
        )

    def _misread(self) -> str:
        say = words(self.course.language).say
        if isinstance(self.form, NumberInput):
            return say("learn-number-range", least=self.form.least, most=self.form.most)
        return say("learn-not-read")

    def hint(self) -> None:
        """Ask for one hint more, or if there is none, for those that are closed."""
        if self.hints and not (self.course.done or self.course.asks_prediction):
            self.course.hint()
            # A phone has room for one of them.
            self.put_away()
            self.answer = replace(self.answer, hints_away=0)

    def put_away(self) -> None:
        """Close the feedback on the last mistake and the hints, which cover the end of a phone."""
        course = self.course
        self.answer = replace(self.answer, put_away=course.tries, hints_away=course.hints)

    def show_counterexample(self) -> None:
        """Show a position in which the belief that explains the last answer fails."""
        stop, said = None if self.course.over else self.course.stop, self.course.said
        belief = "" if said is None else said.belief or said.possible
        if isinstance(stop, Exercise) and belief:
            example = counterexample(self.course.school, stop.template, stop.seed, belief)
            self.answer = replace(
                self.answer, counterexample=example, offers_counterexample=example is not None
            )

    def give_up(self) -> None:
        """Show the answer."""
        course = self.course
        if course.over or course.done or course.asks_prediction:
            return
        solution = course.give_up()
        if not isinstance(course.stop, LessonStep):
            self._show_solution()
        elif self.controller is not None:
            self.controller.choose(solution[0])

    def _show_solution(self) -> None:
        """Show the correct answer as if it were the learner's."""
        exercise = self.course.stop
        assert isinstance(exercise, Exercise)
        solution = exercise.solution
        number = solution[0] if isinstance(self.form, NumberInput) else ""
        self.answer = replace(self.answer, picked=solution, number=number)
        if isinstance(self.form, ActionSequence):
            self._open_table()
            self._play_line(solution)

    def _play_line(self, line: Answer) -> None:
        """Play the actions of a line up to the first illegal one, without having them checked."""
        assert self.controller is not None
        game = self.controller.game
        for action in map(game.action, line):
            if not game.check(action).allowed:
                break
            game.play(action)
        self.controller.refresh_options()
        self._count_line()

    def go_on(self) -> None:
        """Go to the next stop, if this one is done."""
        if self.course.done and not self.course.over:
            self.course.go_on()
            self.enter()

    def take_skipped(self) -> None:
        """Go on with the exercises that were left out, at the end of the lesson."""
        self.course.take_skipped()
        self.enter()

    def go_to(self, number: int) -> None:
        """Go to any stop. Raises ValueError if it doesn't exist."""
        self.course.go_to(number)
        self.enter()
