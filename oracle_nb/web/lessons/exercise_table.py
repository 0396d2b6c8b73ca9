"""The tables of lessons and puzzles, at which a learner plays alone.

In exercises they don't reveal what is legal, or its price.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from oracle_nb.core.verdicts import Explanation
from oracle_nb.games.exercises import ActionSequence, Exercise
from oracle_nb.games.game import Game
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.diagnosis import believed_answers
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.options import Options
from oracle_nb.web.table.control.seat_facts import SeatFacts, people_among
from oracle_nb.web.table.control.shown import Shown
from oracle_nb.web.text import words


@dataclass(frozen=True)
class LearnerSeats:
    """A single learner, who plays alone.

    In public, as in front of a class, only what everybody knows is shown.
    """

    seat: int
    public: bool = False

    def facts(
        self, game: Game, holder: int | None, substitutes: Mapping[int, str], unshown: int
    ) -> SeatFacts:
        """Return the seat facts of a lesson's game; see `ScreenSeats`."""
        people = people_among(game, None)
        acts = game.to_move in people
        knower = None if self.public else self.seat
        return SeatFacts(people, self.seat, knower, own_turn=acts, person_acts=acts, you=self.seat)


class TriedActions(Options):
    """The actions to try in an exercise, which doesn't reveal what is legal, or its price."""

    def tokens(self, action: Any) -> int:
        """Return 0: prices aren't shown."""
        return 0

    def cheapest(self, actions: Sequence[Any]) -> Sequence[Any]:
        """Return all actions: the one left over could be the wrong one."""
        return actions

    def explain(self, action: Any) -> Explanation:
        """Return the name of an action, without whether it is legal."""
        return Explanation(True, self.title(action))


def attempts(
    shown: Shown,
    game: Game,
    legal: tuple[Any, ...],
    believed: Callable[[], Iterable[Any]] = tuple,
) -> Options:
    """Return what can be tried: with each source what fits a space or none, legal or not.

    ``believed`` returns actions that learners may think legal; they are added where nothing has a
    source, because the list would show otherwise what is legal.
    """
    tried = _tried(shown, game, legal, believed)
    return TriedActions(shown, game, tuple(dict.fromkeys(tried)))


def _believed_actions(course: Course, exercise: Exercise) -> Iterator[Any]:
    """Yield the actions of the answers that learners with false beliefs give."""
    for belief in course.school.beliefs:
        for line in sorted(believed_answers(course.school, exercise, belief)):
            yield from map(exercise.rules.notation.read, line)


def _tried(
    shown: Shown, game: Game, legal: Sequence[Any], believed: Callable[[], Iterable[Any]]
) -> Iterator[Any]:
    rules, position, actions = game.rules, game.position, shown.presentation.actions
    tried = {key for key, _ in actions.source_examples(rules, position)}
    if not tried:
        yield from believed()
    for key in dict.fromkeys(actions.source(rules, position, action) for action in legal):
        if key not in tried:
            # A decision has no source, and its answers are among the legal actions only.
            continue
        candidates = [
            action
            for space in shown.names
            for action in actions.candidates(rules, position, key, space)
            if actions.target_space(rules, position, action) == space
        ]
        candidates += actions.candidates_without_space(rules, position, key)
        yield from (
            action for action in candidates if actions.source(rules, position, action) == key
        )
    yield from legal


def table_of(
    course: Course,
    seat: int,
    *,
    public: bool,
    carry_out: Callable[[str], bool],
    went: Callable[[], object],
    refused: Callable[[str], object],
) -> TableController:
    """Return the table of a step, or of an exercise in which the learner acts.

    A step calls ``carry_out`` with a legal action instead of playing it. An exercise calls ``went``
    after each action, and ``refused`` with an illegal one.
    """
    rules, stop, language = course.rules, course.stop, course.language
    assert rules is not None
    say = words(language).say
    names = [say("seat-label", seat=number + 1) for number in range(rules.players)]
    names[seat] = say("you")
    seed = stop.seed if isinstance(stop, Exercise) else course.seed
    game = Game(rules, seed, names, course.position)

    seats = LearnerSeats(seat, public)
    if isinstance(stop, Exercise) and stop.asks_what_is_legal:
        return TableController(
            game,
            language=language,
            seats=seats,
            changed=went,
            make_options=partial(attempts, believed=partial(_believed_actions, course, stop)),
            refused=refused,
        )
    line = isinstance(stop, Exercise) and isinstance(stop.form, ActionSequence)
    return TableController(
        game,
        language=language,
        seats=seats,
        play=None if line else carry_out,
        changed=went if line else lambda: None,
    )
