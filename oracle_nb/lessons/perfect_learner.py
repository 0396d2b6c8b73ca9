"""Somebody who knows everything: takes a lesson as nobody does, to show that it can be taken."""

from oracle_nb.games.exercises import Exercise
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.feedback import Feedback


def take_perfectly(course: Course) -> tuple[Feedback, ...]:
    """Take a lesson from where one is to its end; what was said to everything that was done.

    At a step the first action it wants is done, to an exercise the first right answer given.
    """
    said = []
    while not course.over:
        stop = course.stop
        if isinstance(stop, Exercise):
            said.append(course.answer(min(stop.answers)))
        elif stop.do is not None:
            said.append(course.act(course.written(stop.do[0])))
        course.go_on()
    return tuple(said)
