"""The part of the board that a stop of a lesson is about, which phones show first."""

import re
from typing import Final

from oracle_nb.games.exercises import (
    ActionSequence,
    Exercise,
    MultipleChoice,
    Ordering,
    Picture,
    SingleChoice,
)
from oracle_nb.games.registry import presentation_of
from oracle_nb.lessons.feedback import label
from oracle_nb.web.lessons.exercise_controller import ExerciseController

_WHOLE: Final = 100
"""Minimum number of spaces of a whole board.

Smaller boards are legible, or so low that a part of them would show too little.
"""


def focus_spaces(exercise_controller: ExerciseController) -> frozenset[int]:
    """Return the spaces that a phone shows first; none if it shows the whole board.

    At a step these are the spaces with arrows and that of the learner's ship. At an exercise they
    are only those that its texts name, so that the board doesn't show where the answer is, and that
    of the ship if the exercise is about it. At the end of a lesson it is that of the ship, or of
    the learner's piece in another game.
    """
    course = exercise_controller.course
    if course.rules is None or exercise_controller.position is None:
        return frozenset()
    drawn = exercise_controller.base().spaces
    if len(drawn) < _WHOLE:
        return frozenset()
    players = presentation_of(course.rules, course.language).players
    ship = players.piece_space(course.rules, exercise_controller.position, exercise_controller.seat)
    piece = frozenset() if ship is None else frozenset({ship})
    if course.over:
        return piece
    stop = course.stop
    if stop.picture is not Picture.BOARD:
        return frozenset()
    if not isinstance(stop, Exercise):
        return frozenset(course.look) | piece
    form, texts = stop.form, [course.school.say(course.language, stop.prompt, **stop.facts)]
    if isinstance(form, SingleChoice | MultipleChoice):
        texts += [label(course.school, stop, one, course.language) for one in form.options]
    elif isinstance(form, Ordering):
        texts += [label(course.school, stop, one, course.language) for one in form.items]
    names = "|".join(re.escape(one.name) for one in drawn if one.name)
    named = set(re.findall(rf"(?<!\w)(?:{names})(?!\w)", " ".join(texts)))
    spaces = {one.space for one in drawn if one.name in named}
    about_ship = isinstance(form, ActionSequence) or ship in stop.look
    return frozenset(spaces | piece if about_ship else spaces)
