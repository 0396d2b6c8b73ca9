"""Diagnosis: which false belief explains a learner's answers.

Every hypothesis predicts answers: by the actual rules, or by rules with one precondition replaced.
People answer as they believe, except for occasional slips. Bayes' rule updates the probabilities of
the hypotheses with each answer. Two more hypotheses have no belief on the list: ``UNKNOWN``, all
other beliefs, answers correctly about half the time, and otherwise in any way; ``GUESSING`` doesn't
know the rules and chooses any answer.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import comb, log2
from typing import Final, NamedTuple

from oracle_nb.core.work import checkpoint
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Answers,
    Exercise,
    MultipleChoice,
    NumberInput,
    Ordering,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.lesson_data import LessonData

SOUND: Final = "sound"
"""The hypothesis without a false belief."""
UNKNOWN: Final = "unknown"
"""The hypothesis of a belief that isn't on the list."""
GUESSING: Final = "guessing"
"""The hypothesis of somebody who guesses."""
SLIP: Final = 0.05
SURE: Final = 0.6
"""Minimum probability to name a belief that explains at least two wrong answers."""
PUZZLED: Final = 0.8
"""Minimum probability to name UNKNOWN after a single wrong answer."""
AGAIN: Final = 0.5
"""Probability that somebody repeats the same mistake."""
SURER: Final = 0.9
"""Minimum probability to name a belief after a single wrong answer."""
TAUGHT: Final = 4
"""How much more likely a belief is a priori where its rules have just been taught."""
LIKELIEST: Final = 0.003
"""Maximum probability of a belief a priori, also where a game has few, unless it was taught."""
SUSPECTED: Final = 0.02
"""Minimum probability of a belief that explains a wrong answer, to ask more about it."""

Predictions = Mapping[str, Answers]
"""The predicted answers of each hypothesis, SOUND included."""


def about(school: LessonData, rules: Collection[str]) -> tuple[str, ...]:
    """Return the false beliefs that get some rules wrong."""
    wrong = frozenset(rules)
    return tuple(name for name, missed in school.beliefs.items() if not wrong.isdisjoint(missed))


def predictions(
    school: LessonData, exercise: Exercise, beliefs: Iterable[str] | None = None
) -> dict[str, Answers]:
    """Return the answers of somebody without a false belief, and of somebody with each of some.

    These are all beliefs on the list if not given.
    """
    answers = {SOUND: exercise.answers}
    for name in school.beliefs if beliefs is None else beliefs:
        answers[name] = believed_answers(school, exercise, name)
    return answers


def believed_answers(school: LessonData, exercise: Exercise, belief: str) -> Answers:
    """Return the answers of somebody with a false belief."""
    checkpoint()
    return exercise.answers_under(belief, lambda: school.rules_under(exercise.rules, belief))


def asked_rules(
    school: LessonData, exercise: Exercise, given: Answer, predicted: Predictions
) -> tuple[str, ...]:
    """Return the rules that an exercise asks about, of those that its template needs.

    A titan's roll of 3 doesn't ask what a 6 does: no false belief about that changes the answer.
    Rules come first that false beliefs with the given answer get wrong.
    """
    right = predicted[SOUND]
    telling = [name for name, answers in predicted.items() if answers != right]
    shown = {rule for name in telling for rule in school.beliefs[name]}
    known = {rule for name in predicted if name != SOUND for rule in school.beliefs[name]}
    fits = [name for name in telling if _among(exercise, given, predicted[name])]
    likely = {rule for name in fits for rule in school.beliefs[name]}
    asked = [rule for rule in exercise.rests_on if rule in shown or rule not in known]
    return tuple(sorted(asked, key=lambda rule: rule not in likely))


class Evidence(NamedTuple):
    """The evidence of one answer for and against false beliefs.

    Parameters
    ----------
    named
        The beliefs that the answers so far suggest, with the number of wrong answers that each
        explains. What learners read, and what is stored for them and their teachers, are these.
    supports, contradicts
        The beliefs that predict this wrong answer, and those that predict another one than this.
    """

    named: Mapping[str, int] = {}
    supports: tuple[str, ...] = ()
    contradicts: tuple[str, ...] = ()


class Diagnosis:
    """The probabilities of the hypotheses about a learner after some answers.

    The prior strongly favors SOUND, so that a single slip doesn't suffice for a belief.

    Parameters
    ----------
    beliefs
        The names of the false beliefs on the list.
    taught
        Those about the rules that a lesson teaches.
    """

    def __init__(self, beliefs: Sequence[str], taught: Collection[str] = ()) -> None:
        self.beliefs: Final = tuple(beliefs)
        weights = {name: TAUGHT if name in taught else 1 for name in self.beliefs}
        total = max(1, sum(weights.values()))
        each = min(0.4 / total, LIKELIEST)
        prior = {UNKNOWN: 0.1, GUESSING: 0.1}
        prior |= {name: each * weight for name, weight in weights.items()}
        self.chances: dict[str, float] = {SOUND: 1 - sum(prior.values()), **prior}
        self.wrong = 0
        """The number of wrong answers."""
        self._missed: dict[str, set[Answer]] = {}
        self._explains: Counter[str] = Counter()
        self._against: set[str] = set()
        """The beliefs that predict another answer than some that were given."""

    def see(self, exercise: Exercise, answer: Answer, predicted: Predictions) -> None:
        """Take an answer into account. ``predicted`` names SOUND and beliefs.

        Beliefs that it doesn't name lead to the correct answer. A correct line that no hypothesis
        predicts is no evidence, and neither is a choice between legal turns.
        """
        if isinstance(exercise.form, SingleChoice) and exercise.form.lines:
            return
        right = predicted[SOUND]
        if not _among(exercise, answer, right) and exercise.judge(answer).right:
            return
        astray = self._astray(exercise)
        chances = {}
        for name, chance in self.chances.items():
            if name == UNKNOWN:
                likely = (1 - astray) * likelihood(exercise, answer, right)
                likely += astray * self._strange(exercise, answer, right)
            elif name == GUESSING:
                likely = guess_likelihood(exercise, answer)
            else:
                likely = likelihood(exercise, answer, predicted.get(name, right))
            chances[name] = chance * likely
        self._against |= {
            name
            for name in self.beliefs
            if not _among(exercise, answer, predicted.get(name, right))
            and predicted.get(name, right)
        }
        total = sum(chances.values())
        self.chances = {name: chance / total for name, chance in chances.items()}
        if _among(exercise, answer, right):
            # The mistakes on this topic were slips: an unknown belief would have shown again.
            self._missed.pop(exercise.template, None)
        else:
            self.wrong += 1
            slip = likelihood(exercise, answer, right)
            # A slip on top of a belief leaves an answer that is nearer to what the belief predicts.
            self._explains.update(
                name
                for name in self.beliefs
                if likelihood(exercise, answer, predicted.get(name, right)) > 2 * slip
            )
            self._missed.setdefault(exercise.template, set()).add(_apart(answer, right))

    def evidence(self, exercise: Exercise, answer: Answer, predicted: Predictions) -> Evidence:
        """Return what an answer says about false beliefs, once it has been taken into account."""
        right = predicted[SOUND]
        # An answer says nothing about a belief that leads to the correct one.
        telling = [
            belief for belief in self.beliefs if predicted[belief] and predicted[belief] != right
        ]
        fits = [belief for belief in telling if _among(exercise, answer, predicted[belief])]
        supports = () if _among(exercise, answer, right) else tuple(fits)
        named = {self.named: self.explained(self.named)} if self.named in supports else {}
        against = tuple(belief for belief in telling if belief not in fits)
        return Evidence(named, supports, against)

    def explained(self, belief: str) -> int:
        """Return the number of wrong answers that a belief explains."""
        return self._explains[belief]

    def _strange(self, exercise: Exercise, answer: Answer, right: Answers) -> float:
        """Return the probability of an answer under an unknown belief.

        People with a false belief repeat their mistakes; slips don't repeat.
        """
        size = variety(exercise)
        missed = self._missed.get(exercise.template, ())
        if not _among(exercise, answer, right) and _apart(answer, right) in missed:
            return AGAIN
        if isinstance(exercise.form, SpaceSelection | MultipleChoice) and right:
            off = max(1, len(_apart(answer, right)))
            return 1 / (off * (off + 1)) / size
        return 1 / size

    def _astray(self, exercise: Exercise) -> float:
        """Return how often an unknown belief shows: mostly where it has shown before."""
        return 0.8 if exercise.template in self._missed else 0.5

    @property
    def named(self) -> str:
        """The most likely belief; SOUND, or UNKNOWN if none explains the answers.

        After one wrong answer a belief is named only if almost nothing else explains it, and
        UNKNOWN only if a slip is very unlikely.
        """
        best = max(self.chances, key=lambda name: (self.chances[name], name))
        sure = SURE if self._explains[best] > 1 else SURER
        if best in self.beliefs and self.chances[best] >= sure:
            return best
        if self._consistent:
            return self._consistent
        slipped = self.wrong < 2 and self.chances[UNKNOWN] + self.chances[GUESSING] < PUZZLED
        return SOUND if best == SOUND or slipped else UNKNOWN

    @property
    def _consistent(self) -> str:
        """The only belief that predicts all answers, several wrong ones among them; else "".

        Questions with two answers can't show that it isn't an unknown belief with the same answers.
        """
        best = max(self.beliefs, key=lambda name: (self.chances[name], name), default="")
        if not best or best in self._against or self.wrong < 2:
            return ""
        known = 1 - self.chances[UNKNOWN]
        return best if self.chances[best] >= SURER * known else ""

    @property
    def suspects(self) -> tuple[str, ...]:
        """The beliefs that explain a wrong answer, while none is named."""
        if self.named not in (SOUND, UNKNOWN):
            return ()
        return tuple(
            name
            for name in self.beliefs
            if self._explains[name] and self.chances[name] >= SUSPECTED
        )

    def explaining(self, exercise: Exercise, answer: Answer, predicted: Predictions) -> str:
        """Return the belief that best explains a wrong answer; "" if none or several do.

        Only a belief that predicts this very answer explains it, and it must be much more likely
        than the others that do.
        """
        chances = {
            name: self.chances.get(name, 0.0)
            for name, answers in predicted.items()
            if name != SOUND and _among(exercise, answer, answers)
        }
        best = max(chances, key=lambda name: (chances[name], name), default="")
        sure = len(chances) == 1 or chances.get(best, 0.0) >= SURE * sum(chances.values()) > 0
        return best if sure else ""

    def worth(self, exercise: Exercise, predicted: Predictions) -> float:
        """Return the expected information of an answer to an exercise, in bits.

        This is the entropy of the answer minus its entropy given the hypothesis: only hypotheses
        that give different answers can be distinguished. The randomness of UNKNOWN and of guesses
        doesn't count.
        """
        mass: dict[Answers, float] = {}
        for name, answers in predicted.items():
            mass[answers] = mass.get(answers, 0.0) + self.chances.get(name, 0.0)
        unknown, rate = self.chances[UNKNOWN], self._astray(exercise)
        mass[predicted[SOUND]] += unknown * (1 - rate)
        guessed = mass.pop(frozenset(), 0.0)
        given: dict[Answer, float] = {}
        for answers, share in mass.items():
            for answer in answers:
                given[answer] = given.get(answer, 0.0) + share / len(answers)
        guessed += self.chances[GUESSING]
        unsure = _entropy((unknown * rate, guessed, *given.values()))
        known = sum(share * log2(len(answers)) for answers, share in mass.items())
        return unsure - known - unknown * _entropy((rate, 1 - rate))


def information(predicted: Predictions, chances: Mapping[str, float]) -> float:
    """Return the bits by which an answer tells some hypotheses apart, without slips and guesses."""
    total = sum(chances[name] for name in predicted)
    mass: dict[Answers, float] = {}
    for name, answers in predicted.items():
        mass[answers] = mass.get(answers, 0.0) + chances[name] / total
    given: dict[Answer, float] = {}
    for answers, share in mass.items():
        for answer in answers or ((),):
            given[answer] = given.get(answer, 0.0) + share / max(1, len(answers))
    known = sum(share * log2(max(1, len(answers))) for answers, share in mass.items())
    return _entropy(given.values()) - known


def _entropy(shares: Iterable[float]) -> float:
    """Return the entropy of shares that add up to 1, in bits."""
    return -sum(share * log2(share) for share in shares if share > 0)


def variety(exercise: Exercise) -> float:
    """Return roughly how many answers somebody who guesses chooses from."""
    form = exercise.form
    match form:
        case SpaceSelection():
            # Sets aren't equally likely: most wrong ones differ from the correct one in few spaces.
            return float(len(form.among))
        case SingleChoice():
            return float(len(form.options))
        case MultipleChoice():
            return float(len(form.options))
        case Ordering():
            count = 1.0
            for number in range(2, len(form.items) + 1):
                count *= number
            return count
        case NumberInput():
            return float(min(12, form.most - form.least + 1))
        case ActionSequence():
            return 30.0 * form.most


def guess_likelihood(exercise: Exercise, answer: Answer) -> float:
    """Return the probability of an answer by somebody who guesses.

    Of several options people choose any number.
    """
    form = exercise.form
    if isinstance(form, SpaceSelection):
        return 1 / (len(form.among) + 1) / comb(len(form.among), len(answer))
    if isinstance(form, MultipleChoice):
        return 1 / (len(form.options) + 1) / comb(len(form.options), len(answer))
    return 1 / variety(exercise)


def likelihood(exercise: Exercise, answer: Answer, answers: Answers) -> float:
    """Return the probability of an answer if these are predicted, with occasional slips.

    Without a predicted answer people guess.
    """
    size = variety(exercise)
    if not answers:
        return 1 / size
    if _among(exercise, answer, answers):
        return (1 - SLIP) / len(answers) + SLIP / size
    if isinstance(exercise.form, SpaceSelection | MultipleChoice):
        # One space too many or too few is a slip; more are unlikely to be.
        return SLIP / size * 0.1 ** (len(_apart(answer, answers)) - 1)
    return SLIP / size


def _among(exercise: Exercise, answer: Answer, answers: Answers) -> bool:
    """Return whether an answer is one of some, or a number close enough to one."""
    form = exercise.form
    if isinstance(form, NumberInput) and form.within:
        return any(abs(int(answer[0]) - int(right[0])) <= form.within for right in answers)
    return answer in answers


def _apart(answer: Answer, answers: Answers) -> Answer:
    """Return the parts that differ between an answer and the nearest of some."""
    return min(
        (tuple(sorted(set(answer) ^ set(right))) for right in answers),
        key=lambda parts: (len(parts), parts),
        default=answer,
    )
