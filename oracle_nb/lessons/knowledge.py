"""The model of a learner's knowledge: which rules they know, and which false beliefs they hold.

It is Bayesian knowledge tracing (Corbett and Anderson, 1995) with misconceptions. Each rule has a
probability that it is known, each false belief one that it is held. An answer is explained in one
of three ways, up to slips: the learner knows all rules that the exercise asks about; or holds one
false belief, in some cases several, and answers as these predict; or lacks one of the rules, and
guesses. `update` is Bayes' rule for these explanations.
"""

from collections.abc import Iterable, Mapping
from itertools import combinations
from math import log2, prod
from typing import Final, NamedTuple

import msgspec

from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Exercise,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.diagnosis import (
    SOUND,
    Predictions,
    answers_together,
    asked_rules,
    entropy,
    guess_likelihood,
    includes,
    judged_under,
    likelihood,
)

KNOWN: Final = 0.9
"""Probability of knowing a rule that was just taught, before any answer.

``scripts.learning_figures fit`` fits this and the next two.
"""
HELD: Final = 0.04
"""Probability of holding a false belief, before any answer."""
LEARNED: Final = 0.3
"""Probability that a rule is learned from the feedback on a mistake."""
NAMED: Final = 0.98
"""Minimum probability of a false belief that a learner is told to have.

At 95 %, a tenth of those who guess were told one in a lesson, where exercises try to show beliefs.
"""
DOUBT: Final = 0.02
"""Probability of "I don't know" from somebody who knows all rules of a question."""
SUSPECTED: Final = 0.15
"""Minimum probability of a false belief that further questions should be about."""
LIKELY: Final = 0.9
"""Minimum probability of a false belief with which others may explain a mistake."""
UNLISTED: Final = 0.1
"""Share of sets of spaces, chosen for want of a rule, that a belief on the list leads to as well.

They come from beliefs that aren't on it: nobody guesses such a set.
"""
LEAST: Final = 1e-3
"""Minimum distance of a probability from 0 and 1: nobody can be beyond all doubt."""


class Knowledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The model of one learner: a value, which `update` replaces by another one.

    ``rules`` has the probabilities that rules are known, ``beliefs`` those that false beliefs are
    held, each by its id and only where an answer was about it.
    """

    rules: Mapping[str, float] = {}
    beliefs: Mapping[str, float] = {}

    def known(self, rule: str) -> float:
        """Return the probability that a rule is known."""
        return self.rules.get(rule, KNOWN)

    def held(self, belief: str) -> float:
        """Return the probability that a false belief is held."""
        return self.beliefs.get(belief, HELD)

    @property
    def named(self) -> tuple[str, ...]:
        """The false beliefs that are likely enough to be named, the likeliest first."""
        return self._over(NAMED)

    @property
    def suspects(self) -> tuple[str, ...]:
        """The false beliefs that are likely enough to be asked about, but not to be named."""
        return tuple(belief for belief in self._over(SUSPECTED) if self.held(belief) < NAMED)

    def chances(self, beliefs: Iterable[str]) -> dict[str, float]:
        """Return the probabilities of some false beliefs, and of none of them."""
        chances = {belief: self.held(belief) for belief in beliefs if belief != SOUND}
        return {SOUND: max(LEAST, 1 - sum(chances.values())), **chances}

    @property
    def likely(self) -> frozenset[str]:
        """The false beliefs with which others may explain a mistake."""
        return frozenset(self._over(LIKELY))

    def _over(self, least: float) -> tuple[str, ...]:
        likely = [belief for belief, chance in self.beliefs.items() if chance >= least]
        return tuple(sorted(likely, key=lambda belief: (-self.beliefs[belief], belief)))


class Evidence(NamedTuple):
    """The probabilities of an answer under each explanation.

    Parameters
    ----------
    rules
        The rules that the exercise asks about.
    sound, gap
        Its probability if the learner knows them all, and if one of them is missing.
    beliefs
        Its probability under each false belief that doesn't lead to the correct answers.
    explained
        The rules that feedback explains afterwards.
    about
        The rules that each of these beliefs gets wrong.
    together
        Its probability under several of these beliefs at once, where these may explain it.
    learned
        The probability that each of the explained rules is learned.
    """

    rules: tuple[str, ...]
    sound: float
    gap: float
    beliefs: Mapping[str, float] = {}
    explained: tuple[str, ...] = ()
    about: Mapping[str, tuple[str, ...]] = {}
    together: Mapping[tuple[str, ...], float] = {}
    learned: float = LEARNED


def evidence_of(
    school: LessonData,
    exercise: Exercise,
    answer: Answer,
    predicted: Predictions,
    likely: frozenset[str] = frozenset(),
) -> Evidence | None:
    """Return what an answer says about the learner; None if it says nothing.

    Two beliefs at once may explain a mistake if one of them is likely, three if all are. Guessed
    spaces hardly ever fit two beliefs, so any two may explain those. They fit one belief by chance
    less often than because somebody holds another one, which isn't on the list: a single set of
    spaces isn't enough to name it.

    A correct line that no hypothesis predicts says nothing, and neither does a choice between legal
    turns.
    """
    right = predicted[SOUND]
    if isinstance(exercise.form, SingleChoice) and exercise.form.lines:
        return None
    correct = includes(exercise, answer, right)
    if not correct and exercise.judge(answer).right:
        return None
    beliefs = {
        name: likelihood(exercise, answer, answers)
        for name, answers in predicted.items()
        # A belief that leads to no answer explains no mistake.
        if name != SOUND and answers != right and (answers or correct)
    }
    rules = asked_rules(school, exercise, answer, predicted)
    sound, gap = likelihood(exercise, answer, right), guess_likelihood(exercise, answer)
    about = {name: school.beliefs[name] for name in beliefs}
    together: dict[tuple[str, ...], float] = {}
    if not correct:
        fits = any(includes(exercise, answer, predicted[name]) for name in beliefs)
        spaces = isinstance(exercise.form, SpaceSelection)
        if spaces and fits:
            wrong = {answers for name, answers in predicted.items() if name in beliefs and answers}
            gap = (1 - UNLISTED) * gap + UNLISTED / len(wrong)
        free = spaces and not fits
        pairs = (pair for pair in combinations(sorted(beliefs), 2) if free or likely & {*pair})
        for names in (*pairs, *combinations(sorted(likely & {*beliefs}), 3)):
            answers = answers_together(school, exercise, names)
            if isinstance(exercise.form, ActionSequence) and any(
                answer in predicted[name] for name in names
            ):
                permitted = not judged_under(school, exercise, answer, names).wrong
                answers |= {answer} if permitted else set()
            together[names] = likelihood(exercise, answer, answers) if answers else 0.0
    return Evidence(rules, sound, gap, beliefs, about=about, together=together)


def unknown(rules: tuple[str, ...]) -> Evidence:
    """Return what "I don't know" says: almost surely one of the rules is missing."""
    return Evidence(rules, sound=DOUBT, gap=1.0)


def teaching(knowledge: Knowledge, rules: Iterable[str]) -> Evidence | None:
    """Return what a step of a lesson teaches; None if the learner probably knows its rules."""
    new = tuple(rule for rule in rules if knowledge.known(rule) < 0.5)
    return Evidence((), 1.0, 1.0, explained=new, learned=KNOWN) if new else None


def update(knowledge: Knowledge, evidence: Evidence) -> Knowledge:
    """Return the knowledge after an answer.

    At most one of the false beliefs is taken to shape an answer, or several that may explain it.
    Nobody both lacks a rule and gets it wrong, so a wrong answer that a belief doesn't predict
    speaks against it.
    """
    lacking = {rule: 1 - knowledge.known(rule) for rule in evidence.rules}
    held = {belief: knowledge.held(belief) for belief in evidence.beliefs}
    odds = {belief: chance / (1 - chance) for belief, chance in held.items()}
    explanations: dict[tuple[str, ...], float] = dict(evidence.together)
    explanations |= {(name,): chance for name, chance in evidence.beliefs.items()}
    shares = {names: prod(odds[name] for name in names) for names in explanations}
    none = 1 / (1 + sum(shares.values()))
    shares = {names: none * share for names, share in shares.items()}
    wrong = {
        names: {rule for name in names for rule in evidence.about.get(name, ())} for names in shares
    }
    for rule, chance in lacking.items():
        mistaken = sum(share for names, share in shares.items() if rule in wrong[names])
        lacking[rule] = max(chance, min(0.5, chance / max(LEAST, 1 - mistaken)))
    total, missing = 0.0, dict.fromkeys(lacking, 0.0)
    beliefs = dict.fromkeys(held, 0.0)
    shares[()], explanations[()] = none, evidence.sound
    for names, chance in explanations.items():
        share = shares[names]
        # Somebody who gets a rule wrong doesn't guess because they lack it.
        others = [rule for rule in lacking if not names or rule not in wrong[names]]
        every = prod(1 - lacking[rule] for rule in others)
        mass = share * (every * chance + (1 - every) * evidence.gap)
        total += mass
        for name in names:
            beliefs[name] += mass
        for rule in others:
            missing[rule] += share * lacking[rule] * evidence.gap
    beliefs = {belief: mass / total for belief, mass in beliefs.items()}
    rules = {rule: 1 - chance / total for rule, chance in missing.items()}
    for rule in evidence.explained:
        chance = rules.get(rule, knowledge.known(rule))
        rules[rule] = chance + evidence.learned * (1 - chance)
    return Knowledge(_with(knowledge.rules, rules), _with(knowledge.beliefs, beliefs))


def _with(before: Mapping[str, float], after: Mapping[str, float]) -> Mapping[str, float]:
    return {**before, **{name: min(1 - LEAST, max(LEAST, p)) for name, p in after.items()}}


def explaining(
    knowledge: Knowledge, exercise: Exercise, answer: Answer, predicted: Predictions
) -> str:
    """Return the belief that best explains a wrong answer; "" if none or several do.

    Only a belief that predicts this very answer explains it, and it must be more likely than the
    others that do.
    """
    chances = {
        name: knowledge.held(name)
        for name, answers in predicted.items()
        if name != SOUND and includes(exercise, answer, answers)
    }
    best = max(chances, key=lambda name: (chances[name], name), default="")
    return best if chances and chances[best] >= 0.6 * sum(chances.values()) else ""


def information(
    knowledge: Knowledge, exercise: Exercise, predicted: Predictions, rules: Iterable[str]
) -> float:
    """Return the expected information of an answer to an exercise about some rules, in bits.

    This is the entropy of the answer, without slips, minus its entropy under each explanation: only
    explanations with different answers can be told apart.
    """
    right = predicted[SOUND]
    telling = [name for name, answers in predicted.items() if answers != right]
    every = prod(knowledge.known(rule) for rule in rules)
    odds = {name: knowledge.held(name) / (1 - knowledge.held(name)) for name in telling}
    share = every / (1 + sum(odds.values()))
    mass: dict[Answer, float] = {}
    gap, noise = 1 - every, 0.0
    shaped = ((predicted[name], share * odds[name]) for name in telling)
    for answers, part in ((right, share), *shaped):
        if not answers:
            gap += part
        for answer in answers:
            mass[answer] = mass.get(answer, 0.0) + part / len(answers)
        noise += part * log2(len(answers)) if len(answers) > 1 else 0.0
    guessed = guess_likelihood(exercise, min(right, default=()))
    # Most guesses give an answer that nothing else predicts.
    for answer in right:
        mass[answer] += gap * guessed
    mass[()] = mass.get((), 0.0) + gap * (1 - guessed * len(right))
    return entropy(mass.values()) - noise - gap * entropy((guessed, 1 - guessed))
