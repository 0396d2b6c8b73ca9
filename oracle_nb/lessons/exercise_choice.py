"""The choice of a lesson's exercises: those in which false beliefs give different answers.

A template makes many exercises, and a false belief shows only in some of them. Planned exercises
are chosen before anybody answers, so that the same seed gives everybody the same ones: each shows
beliefs that those before it don't show. Additional exercises follow the answers: they distinguish
the beliefs that explain a mistake.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice, zip_longest
from typing import Final, TypeAlias

from oracle_nb.core.chance import scatter
from oracle_nb.games.exercises import ActionSequence, Exercise
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.diagnosis import (
    Predictions,
    about,
    asked_rules,
    failing,
    information,
    topics,
)
from oracle_nb.lessons.knowledge import Knowledge, evidence_of, update

ExercisePlace: TypeAlias = tuple[str, int]
"""The template and the seed of an exercise."""
Predict: TypeAlias = Callable[[Exercise, Collection[str]], Predictions]
"""The predicted answers to an exercise, without a false belief and with each of some."""
CANDIDATES: Final = 10
"""Number of exercises from which one is chosen."""
MOST: Final = 20
"""Maximum number of exercises that are tried if no belief shows in any of those."""
ALIKE: Final = 3
"""Number of exercises that show whether a template always asks about the same rule first."""
LINES: Final = 4
"""Both numbers where lines of actions are asked for, which take long to find."""
FOLLOW_UPS: Final = 3
"""Maximum number of exercises at the end of a lesson that are only about suspected beliefs."""
LEAST: Final = 0.05
"""Expected information of an answer, in bits, below which an exercise shows no belief."""
SETTLED: Final = 0.7
"""Minimum probability of a rule about which a lesson needn't ask again."""
REFUTED: Final = 0.005
"""Maximum probability of a false belief about which a lesson needn't ask again."""
_FIRST: Final = 20
_FOLLOWING: Final = 10_000


def is_line(exercise: Exercise) -> bool:
    """Return whether an exercise asks for a line of actions, or for the better of two lines."""
    return isinstance(exercise.form, ActionSequence) or bool(getattr(exercise.form, "lines", ()))


class ExerciseChoice:
    """The exercises of a lesson, each chosen when it is first needed.

    Parameters
    ----------
    school
        The lesson data of the game.
    rules
        The ids of the rules that the lesson teaches.
    planned
        The planned places in order, each with whether it stays as it is.
    predict
        Predicts the answers to an exercise.
    """

    def __init__(
        self,
        school: LessonData,
        rules: Collection[str],
        planned: Mapping[ExercisePlace, bool],
        predict: Predict,
    ) -> None:
        self._school: Final = school
        self._rules: Final = frozenset(rules)
        self._planned: Final = dict(planned)
        self._predict: Final = predict
        self._shown = Knowledge()
        """The knowledge of a learner who has answered all chosen exercises correctly."""
        self._chosen: Final[dict[ExercisePlace, ExercisePlace]] = {}
        self._followed = 0
        self._missed: Final[set[str]] = set()
        """The rules of the lesson that were missed, and not asked about since."""
        self._repeated: Final[set[str]] = set()
        """The rules that were missed in any exercise of the lesson."""

    def answered(self, asked: Collection[str], missed: Collection[str] = ()) -> None:
        """Take note of the rules that an exercise asked about, and of those that may be missed.

        Each of the lesson's is asked about again at least once, whatever else the answers say.
        """
        self._missed.difference_update(asked)
        self.remember((rule, True) for rule in {*missed} - self._repeated)

    @property
    def again(self) -> tuple[tuple[str, bool], ...]:
        """The rules that were missed, each with whether it is still to be asked about again."""
        return tuple((rule, rule in self._missed) for rule in sorted(self._repeated))

    def remember(self, again: Iterable[tuple[str, bool]]) -> None:
        """Take note of missed rules, each with whether it is still to be asked about again."""
        for rule, asked_later in again:
            self._repeated.add(rule)
            if asked_later and rule in self._rules:
                self._missed.add(rule)

    def chosen(self, place: ExercisePlace, knowledge: Knowledge) -> ExercisePlace:
        """Return the exercise at a place. A planned one doesn't depend on the learner."""
        if place in self._chosen:
            return self._chosen[place]
        if place in self._planned:
            for planned, fixed in self._planned.items():
                if planned not in self._chosen:
                    self._choose(planned, fixed)
                if planned == place:
                    return self._chosen[place]
        best = place
        if suspects := self._suspects(knowledge):
            best, _ = self._most_telling([place], knowledge, suspects)
        else:
            candidates = islice(self._candidates(place), CANDIDATES)
            best = next(filter(self._asks_missed, candidates), place)
        return self._chosen.setdefault(place, best)

    def _asks_missed(self, place: ExercisePlace) -> bool:
        """Return whether an exercise asks about a missed rule, which its template only may need."""
        exercise = self._school.exercise(*place)
        if self._missed.isdisjoint(exercise.rests_on):
            return False
        predicted = self._predict(exercise, self._beliefs(exercise))
        asked = asked_rules(self._school, exercise, exercise.solution, predicted)
        return not self._missed.isdisjoint(asked)

    def _choose(self, place: ExercisePlace, fixed: bool) -> None:
        """Choose the next planned exercise."""
        best = place if fixed else self._on_topic(place)
        exercise = self._school.exercise(*best)
        beliefs = self._beliefs(exercise)
        if beliefs and not fixed:
            best, _ = self._most_telling([best], self._shown, beliefs)
            exercise = self._school.exercise(*best)
        # A belief that has been tested once needn't be tested again.
        predicted = self._predict(exercise, beliefs)
        evidence = evidence_of(self._school, exercise, exercise.solution, predicted)
        if evidence is not None:
            self._shown = update(self._shown, evidence)
        self._chosen[place] = best

    def _on_topic(self, place: ExercisePlace) -> ExercisePlace:
        """Return a place about a rule of the lesson that no exercise before it has asked about.

        Only some templates ask about another rule with each seed; of others it is the given place.
        """

        def topic(candidate: ExercisePlace) -> tuple[str, ...]:
            return topics(self._school.exercise(*candidate))[:1]

        new = self._rules - self._shown.rules.keys()
        near = islice(self._candidates(place), ALIKE)
        if is_line(self._school.exercise(*place)) or len({*map(topic, near)}) == 1:
            return place
        candidates = islice(self._candidates(place), CANDIDATES)
        return next((each for each in candidates if new.issuperset(topic(each))), place)

    def _candidates(self, place: ExercisePlace) -> Iterator[ExercisePlace]:
        """Yield places with the same template: the given one and others that follow from it."""
        template, seed = place
        yield place
        lines = isinstance(self._school.exercise(*place).form, ActionSequence)
        for number in range(1, LINES if lines else MOST):
            yield template, scatter(seed, _FIRST + number) >> 16

    def _most_telling(
        self,
        places: Collection[ExercisePlace],
        knowledge: Knowledge,
        beliefs: Collection[str],
    ) -> tuple[ExercisePlace, float]:
        """Return the place that tells most about some beliefs, and how much in bits.

        It is one of the given places, or one with the same template.
        """
        best, most = next(iter(places)), -1.0
        rounds = zip_longest(*map(self._candidates, places))
        candidates = (place for together in rounds for place in together if place is not None)
        for number, place in enumerate(candidates):
            if number >= CANDIDATES and most >= LEAST:
                break
            exercise = self._school.exercise(*place)
            predicted = self._predict(exercise, beliefs)
            worth = round(information(predicted, knowledge.chances(predicted)), 9)
            if worth > most:
                best, most = place, worth
        return best, most

    def tests(self, place: ExercisePlace, knowledge: Knowledge) -> bool:
        """Return whether a suspected belief leads to wrong answers in an exercise to come."""
        suspects = self._suspects(knowledge)
        if not suspects:
            return False
        exercise = self._school.exercise(*self.chosen(place, knowledge))
        predicted = self._predict(exercise, suspects)
        return any(answers != exercise.answers for answers in predicted.values())

    def is_settled(self, place: ExercisePlace, knowledge: Knowledge) -> bool:
        """Return whether answers have shown all that an exercise to come would show.

        These are its rules, which the learner knows, and the false beliefs, which they don't hold.
        """
        return not self._open(self._school.exercise(*self.chosen(place, knowledge)), knowledge)

    def is_needless(
        self,
        place: ExercisePlace,
        coming: Sequence[ExercisePlace],
        knowledge: Knowledge,
        *,
        ahead: bool,
    ) -> bool:
        """Return whether an exercise is settled, or another one to come shows as much.

        The latter counts only for learners who may go ``ahead`` to it. The last line of actions
        stays, because lines are learned by doing them; so does a choice between turns, which no
        rule decides.
        """
        make = self._school.exercise
        exercise = make(*self.chosen(place, knowledge))
        if is_line(exercise) and not (
            isinstance(exercise.form, ActionSequence)
            and any(isinstance(make(*each).form, ActionSequence) for each in coming)
        ):
            return False
        new = self._open(exercise, knowledge)
        if not new or not ahead:
            return not new
        for each in coming:
            # Only those that may show as much are chosen now, because that takes long.
            rules = make(*each).rests_on
            if new.issubset((*rules, *self._beliefs(make(*each)))):
                later = make(*self.chosen(each, knowledge))
                predicted = self._predict(later, self._beliefs(later))
                asked = asked_rules(self._school, later, later.solution, predicted)
                shown = failing(later, predicted)
                # Somebody with a belief that leads to several answers may give the correct one.
                sure = {name for name in shown if predicted[name].isdisjoint(later.answers)}
                if new.issubset((*asked, *sure)):
                    return True
        return False

    def _open(self, exercise: Exercise, knowledge: Knowledge) -> set[str]:
        """Return the rules of an exercise that may not be known, and the beliefs that may be held.

        These are missed rules, too, and only the beliefs that the exercise shows.
        """
        shown = failing(exercise, self._predict(exercise, self._beliefs(exercise)))
        held = {name for name in shown if knowledge.beliefs.get(name, 1.0) >= REFUTED}
        known = {rule for rule, chance in knowledge.rules.items() if chance >= SETTLED}
        return held.union({*topics(exercise)} - (known - self._missed))

    def _beliefs(self, exercise: Exercise) -> tuple[str, ...]:
        """Return the false beliefs about the rules of the lesson and of an exercise."""
        return about(self._school, self._rules.union(topics(exercise)))

    def _suspects(self, knowledge: Knowledge) -> tuple[str, ...]:
        """Return the suspected beliefs, without those that contradict a named one."""
        beliefs = self._school.beliefs
        named = {rule for name in knowledge.named for rule in beliefs[name]}
        return tuple(name for name in knowledge.suspects if named.isdisjoint(beliefs[name]))

    def _unexplained(self, knowledge: Knowledge) -> tuple[str, ...]:
        """Return the suspected beliefs about rules that were missed in this lesson.

        Reviews and check-ups ask about those that come from other answers.
        """
        beliefs, missed = self._school.beliefs, self._repeated
        return tuple(b for b in self._suspects(knowledge) if not missed.isdisjoint(beliefs[b]))

    def may_follow_up(self, knowledge: Knowledge) -> bool:
        """Return whether another exercise may follow at the end of a lesson."""
        open_mistakes = self._missed or self._unexplained(knowledge)
        return self._followed < FOLLOW_UPS and bool(open_mistakes)

    def follow_up(self, knowledge: Knowledge, seed: int) -> ExercisePlace | None:
        """Return another exercise at the end of a lesson if a mistake in it is still unexplained.

        The same if nothing has asked again about a rule that was missed.
        """
        if not self.may_follow_up(knowledge):
            return None
        suspects = self._unexplained(knowledge)
        self._followed += 1
        own = scatter(seed, _FOLLOWING + self._followed) >> 16
        names = dict.fromkeys(template for template, _ in self._planned)
        places = [(name, own) for name in names]
        best: ExercisePlace | None
        best, worth = self._most_telling(places, knowledge, suspects)
        if worth < LEAST:
            asking = (each for place in places for each in self._candidates(place))
            best = next(filter(self._asks_missed, asking), None)
        return None if best is None else self._chosen.setdefault(best, best)
