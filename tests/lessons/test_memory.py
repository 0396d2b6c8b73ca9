"""Progress: boxes of rules, exports, and the database."""

from datetime import timedelta
from math import e, exp

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle_nb.lessons.knowledge import NAMED, Evidence, Knowledge, unknown, update
from oracle_nb.lessons.play import learn_from_puzzle, learn_from_refusal
from oracle_nb.lessons.progress import LearnerProgress, progress_of
from oracle_nb.lessons.review import reviewed_templates
from oracle_nb.lessons.spacing import (
    ADJUSTED,
    DAY,
    DOUBTED,
    EARLY,
    FIRST,
    GUESSED,
    KNOWN,
    LAST,
    LONG_KNOWN,
    MOST_STABLE,
    RECALLED,
    RELEARNED,
    RETENTIONS,
    RuleKnowledge,
    after_answer,
    forgotten,
    gain,
    recall,
    retention_after,
    wait,
    waiting,
)
from oracle_nb.storage.database import Database
from oracle_nb.storage.database.hashing import hashed


class Clock:
    """A clock that only moves when it is set."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("missed", [True, False])
def test_the_next_review_comes_on_the_day_that_is_named(database: Database, missed: bool) -> None:
    clock = Clock()
    memory = LearnerProgress(database, "me", clock)
    assert memory.next_review is None
    for rule in ("move.range", "move.end-color", "oracle.recolor"):
        memory.note([rule], right=not missed or rule != "move.range")
    review, begun = memory.next_review, memory.today
    assert review is not None and review.missed == missed
    # A rule that was missed comes back soon.
    assert review.days in ((0, 1, 2) if missed else range(2, 9))
    while not memory.due:
        clock.now += DAY / 24
        after = memory.next_review
        assert after is not None and memory.today + timedelta(after.days) == begun + timedelta(
            review.days
        )
    assert memory.today == begun + timedelta(review.days)
    assert set(memory.due) <= {"move.range", "move.end-color", "oracle.recolor"}


def test_right_answers_move_a_rule_on_and_a_wrong_one_back(database: Database) -> None:
    clock = Clock()
    memory = LearnerProgress(database, "me", clock)
    for box in range(KNOWN):
        memory.note(["move.range"], True)
        known = memory.known["move.range"]
        assert known.box == box + 1 and not memory.due
        clock.now = known.due
        # A rule waits for others, until it has probably been forgotten.
        assert not memory.due
        clock.now += 1.2 * wait(known)
        assert memory.due == ("move.range",)
    memory.note(["move.range", "move.range", "move.blocked"], False)
    assert memory.known["move.range"][1:4] == (0, KNOWN + 1, 1)
    assert not memory.due
    clock.now += 2 * DAY
    assert list(memory.due) == ["move.blocked", "move.range"]
    memory.note(["move.range"], True)
    assert list(memory.due) == ["move.blocked"]


def test_an_early_answer_restarts_the_wait_and_a_later_one_counts(database: Database) -> None:
    clock = Clock()
    memory = LearnerProgress(database, "me", clock)
    memory.note(["move.range"], True)
    first = memory.known["move.range"]
    length = first.due - clock.now
    clock.now += (EARLY - 0.01) * length
    memory.note(["move.range"], True)
    again = memory.known["move.range"]
    assert (again.box, again.seen) == (1, 2) and again.due >= clock.now + length
    assert again.answered == pytest.approx(clock.now)
    clock.now += EARLY * 1.01 * (again.due - clock.now)
    memory.note(["move.range"], True)
    assert memory.known["move.range"].box == 2
    memory.note(["move.range"], False)
    assert memory.known["move.range"].box == 0


def test_ten_answers_in_one_lesson_are_worth_one(database: Database) -> None:
    memory = LearnerProgress(database, "me", Clock())
    for _ in range(10):
        memory.note(["move.range"], True)
    assert memory.known["move.range"][1:4] == (1, 10, 0)


def test_the_last_box_is_the_last(database: Database) -> None:
    clock = Clock()
    memory = LearnerProgress(database, "me", clock)
    for _ in range(LAST + 3):
        memory.note(["move.range"], True)
        clock.now = memory.known["move.range"].due
    assert memory.known["move.range"].box == LAST


def answers(*right: bool, retention: float = 1.0) -> RuleKnowledge:
    """Return a rule after answers, each when it was due."""
    known = RuleKnowledge("r", 0, 0, 0, 0.0)
    for each in right:
        known = after_answer(known, known.due, right=each, retention=retention)
    return known


def test_a_recall_makes_a_rule_more_stable_and_a_miss_less() -> None:
    assert answers(True).stability == FIRST and answers(False).stability == RELEARNED
    grown = answers(True, True)
    assert grown.stability == pytest.approx(1.5 * FIRST)
    assert answers(True, True, True, False).stability < grown.stability
    assert answers(True, False, False, False).stability == RELEARNED
    # A recall at once changes nothing, a late one much.
    fresh, late = (after_answer(grown, grown.answered + days * DAY, right=True) for days in (0, 30))
    assert fresh.stability == grown.stability < 2.9 * grown.stability < late.stability
    ever = answers(*[True] * 60)
    assert ever.stability == MOST_STABLE and ever.due < 60 * MOST_STABLE * DAY


def test_rules_of_a_learner_who_forgets_little_begin_more_stable(database: Database) -> None:
    assert answers(True, retention=2.0).stability == 2 * FIRST
    assert answers(True, False, retention=0.5).stability == RELEARNED / 2
    clock = Clock()
    memory, other = LearnerProgress(database, "me", clock), LearnerProgress(database, "you", clock)
    for _ in range(4):
        for learner, right in ((memory, True), (other, False)):
            learner.note(["a", "b", "puzzle:x"], right)
        clock.now += 2 * DAY
    assert other.retention < 1 < memory.retention
    for learner in (memory, other):
        learner.note(["new"], True)
        assert learner.known["new"].stability == pytest.approx(FIRST * learner.retention)
    seen = progress_of(database, "delphi", [hashed("you")], clock.now)[hashed("you")]
    assert seen == other.export and seen.retention == other.retention
    # Neither an answer in the same hour nor a puzzle says how much somebody forgets.
    before = memory.retention
    memory.note(["new", "puzzle:x"], False)
    assert memory.retention == before
    memory.reset()
    assert memory.retention == 1 != other.retention


def test_retention_is_corrected_by_what_was_not_expected_and_has_limits() -> None:
    known = answers(True)
    early, late = known.answered + 0.6 * DAY, known.answered + 9 * DAY
    assert 1 < retention_after(known, early, right=True) < retention_after(known, late, right=True)
    assert (
        retention_after(known, early, right=False) < retention_after(known, late, right=False) < 1
    )
    assert retention_after(known, known.answered + 0.4 * DAY, right=False) == 1
    # Guesses aren't taken for memory.
    guessed = retention_after(known, known.answered + 999 * DAY, right=True)
    assert guessed == pytest.approx(exp(ADJUSTED * (1 - GUESSED)))
    least, most = RETENTIONS
    assert retention_after(known, late, right=True, retention=most) == most
    assert retention_after(known, early, right=False, retention=least) == least


@given(
    st.integers(0, LAST),
    st.integers(0, 50),
    st.integers(0, 50),
    st.floats(-100, 100),
    st.sampled_from([0.0, RELEARNED, 20.0, MOST_STABLE]),
    st.booleans(),
)
def test_an_answer_never_brings_a_review_forward_unless_it_is_wrong(
    box: int, right: int, missed: int, days: float, stability: float, correct: bool
) -> None:
    now = 1000.0 * DAY
    before = RuleKnowledge("r", box, right + missed, missed, now + days * DAY, stability)
    after = after_answer(before, now, right=correct)
    assert after.seen == before.seen + 1
    if correct:
        assert after.due >= before.due and before.box <= after.box <= before.box + 1
    else:
        assert after.box == 0 and after.due == now + wait(after)
        assert after.days <= max(RELEARNED, before.days)


def test_a_review_asks_about_many_due_rules_at_once_and_others_by_which_much_is_gained() -> None:
    needs = {"one": ("a",), "two": ("a", "b"), "three": ("a", "b", "c"), "four": ("d", "e")}
    assert reviewed_templates(needs, ["a", "b"], {}) == ("two",)
    assert reviewed_templates(needs, ["a", "b"], {"c": 0.3}) == ("three",)
    assert reviewed_templates(needs, ["a", "d"], {"e": 0.1}) == ("four", "one")
    assert reviewed_templates(needs, ["z"], {"a": 0.9}) == ()


def test_a_review_asks_about_no_rule_that_was_not_taught_if_it_can() -> None:
    needs = {"new": ("a", "b", "z"), "old": ("a",), "other": ("b", "y")}
    gains = {"a": 0.2, "b": 0.2}
    assert reviewed_templates(needs, ["a"], gains) == ("old",)
    # More would be gained by the first one, and no other template is left for the second rule.
    assert reviewed_templates(needs, ["a", "b"], gains) == ("old", "other")
    assert reviewed_templates(needs, ["a", "b"], {**gains, "z": 0.0}) == ("new",)


def test_more_is_gained_by_a_rule_that_is_nearly_forgotten_than_by_one_that_is_fresh() -> None:
    fresh, fading = (RuleKnowledge("r", 1, 1, 0, due * DAY, 4.0) for due in (2.0, 0.5))
    assert 0 < gain(fresh, DAY) < gain(fading, DAY) < 1
    assert recall(fading._replace(due=DAY), DAY) == pytest.approx(RECALLED)
    # Ten such rules are worth a review; one of them waits until it has probably been forgotten.
    assert waiting([fading] * 10, DAY) == (fading,) * 10 and waiting([fading], DAY) == ()
    assert waiting([forgotten(fading, DAY)], DAY)
    assert recall(forgotten(fading, DAY), DAY) == pytest.approx(DOUBTED)


@pytest.mark.parametrize("box", range(LAST + 1))
def test_a_rule_of_the_first_version_keeps_its_wait_and_becomes_more_stable(box: int) -> None:
    """It had a stability for each box, and a factor for the share of mistakes."""
    known = RuleKnowledge("r", box, 5, 1, 100.0 * DAY)
    assert known.days == (2, 4, 8, 14, 26, 60)[box]
    assert known._replace(missed=3).days < known.days < known._replace(missed=0).days
    assert recall(known, known.due) == pytest.approx(RECALLED)
    after = after_answer(known, known.due, right=True)
    assert after.stability == pytest.approx(1.5 * known.days)


def test_progress_of_the_first_version_is_read(database: Database) -> None:
    clock = Clock()
    memory = LearnerProgress(database, "me", clock)
    due = clock.now + 60 * DAY
    old = f'{{"format":"oracle_nb progress","rules":[["a",5,9,0,{due}]],"lessons":[]}}'
    memory.take(old.encode())
    assert memory.known["a"] == ("a", 5, 9, 0, due, 0.0) and memory.retention == 1
    assert not memory.due
    clock.now = due + 60 * DAY
    assert memory.due == ("a",)
    memory.note(["a"], True)
    assert memory.known["a"].box == 5 and memory.known["a"].due > clock.now + 20 * DAY
    assert memory.known["a"].stability > 90


def test_learners_do_not_see_each_other_and_progress_never_shrinks(database: Database) -> None:
    memory, other = LearnerProgress(database, "me"), LearnerProgress(database, "you")
    memory.reached("sailing", 5, 14)
    memory.reached("sailing", 3, 14)
    assert memory.lessons["sailing"].done == 5 and other.lessons == {}
    other.take(memory.to_json())
    assert other.lessons == memory.lessons
    memory.reset()
    assert memory.lessons == {} and other.lessons["sailing"].done == 5


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"[]", "not an export"),
        (b'{"format": "x", "rules": [], "lessons": []}', "format"),
        (
            b'{"format":"oracle_nb progress","rules":[["a",99,1,0,0.0]],"lessons":[]}',
            "impossible",
        ),
        (
            b'{"format":"oracle_nb progress","rules":[["a",0,3000000000,0,0.0]],"lessons":[]}',
            "impossible",
        ),
        (
            b'{"format":"oracle_nb progress","rules":[["a",1,1,0,0.0,-1.0]],"lessons":[]}',
            "rules: 'a' has impossible numbers",
        ),
        (
            b'{"format":"oracle_nb progress","rules":[["a",1,1,0,0.0,1e9]],"lessons":[]}',
            "rules: 'a' has impossible numbers",
        ),
        (
            b'{"format":"oracle_nb progress","rules":[["a",1,1,0,0.0,"x"]],"lessons":[]}',
            r"rules\[0\]\[5\]",
        ),
        (
            b'{"format":"oracle_nb progress","rules":[],"lessons":[],"retention":9}',
            "retention: 9.0 is not from 0.333 to 3",
        ),
        (
            b'{"format":"oracle_nb progress","rules":[],"lessons":[["a",0,3000000000]]}',
            "impossible",
        ),
    ],
)
def test_a_foreign_export_changes_nothing(database: Database, data: bytes, message: str) -> None:
    memory = LearnerProgress(database, "me")
    memory.note(["move.range"], True)
    before = memory.known
    with pytest.raises(ValueError, match=message):
        memory.take(data)
    assert memory.known == before


def test_each_game_has_its_own_progress(database: Database) -> None:
    memory, other = LearnerProgress(database, "me"), LearnerProgress(database, "me", game="toy")
    memory.note(["move.range"], True)
    other.note(["toy.roll"], False)
    other.reached("race", 1, 3)
    assert ({*memory.known}, {*other.known}) == ({"move.range"}, {"toy.roll"})
    assert ({*memory.lessons}, {*other.lessons}) == (set(), {"race"})
    with pytest.raises(ValueError, match="game: this is progress in 'toy', not in 'delphi'"):
        memory.take(other.to_json())
    with pytest.raises(ValueError, match="game: this is progress in 'delphi', not in 'toy'"):
        other.take(memory.to_json())
    again = LearnerProgress(database, "you", game="toy")
    again.take(other.to_json())
    assert (again.known, again.lessons) == (other.known, other.lessons)
    memory.name = "Ann"
    other.reset()
    assert {*memory.known} == {"move.range"} and other.known == {}
    assert memory.name == other.name == "Ann", "a learner has one name for all games"


SUPPORT = Evidence(("board.connected",), 0.004, 0.08, {"ponds": 0.95})
"""A wrong answer that the belief predicts."""
AGAINST = Evidence(("board.connected",), 0.95, 0.08, {"ponds": 0.004})
"""The correct answer where the belief predicts another one."""


def test_a_misconception_lasts_until_answers_contradict_it(database: Database) -> None:
    memory = LearnerProgress(database, "me")
    memory.answered(False, SUPPORT)
    assert not memory.misconceptions and memory.knowledge.suspects == ("ponds",)
    for _ in range(3):
        memory.answered(False, SUPPORT)
    memory.answered(False)
    assert memory.misconceptions[0].belief == "ponds"
    assert memory.misconceptions[0].evidence >= 100 * NAMED
    memory.answered(True, AGAINST)
    assert not memory.misconceptions and memory.counts == (6, 5)


def test_an_export_takes_knowledge_along_and_old_ones_are_read(database: Database) -> None:
    clock = Clock()
    mine, other = (LearnerProgress(database, name, clock) for name in ("me", "you"))
    mine.note(["move.range"], True)
    old = mine.to_json()
    assert b"misconceptions" not in old and b"answers" not in old and b"knowledge" not in old
    for _ in range(4):
        mine.answered(False, SUPPORT)
    clock.now += DAY
    mine.note(["move.range"], False)
    other.take(mine.to_json())
    assert other.known == mine.known and other.retention == mine.retention < 1
    assert other.misconceptions == mine.misconceptions and other.counts == (4, 4)
    assert other.knowledge == mine.knowledge != Knowledge()
    assert other.to_json() == mine.to_json()
    other.take(old)
    assert other.retention == 1 and other.knowledge == Knowledge() and other.counts == (0, 0)
    mine.reset()
    assert mine.knowledge == Knowledge() and mine.counts == (0, 0)


def test_misconceptions_of_an_export_without_probabilities_are_kept(database: Database) -> None:
    memory = LearnerProgress(database, "me")
    old = b'{"format":"oracle_nb progress","rules":[],"lessons":[],"misconceptions":[["ponds",2]]}'
    memory.take(old)
    assert [each.belief for each in memory.misconceptions] == ["ponds"]


def test_a_placement_is_stored_and_takes_nothing_away(database: Database) -> None:
    memory = LearnerProgress(database, "me", Clock())
    memory.reached("sailing", 5, 14)
    memory.placed(Knowledge({"move.range": 0.9}, {"ponds": 0.2}), {"map": 9})
    assert memory.lessons["map"].is_done and not memory.lessons["sailing"].is_done
    memory.placed(Knowledge({"move.range": 0.1}), {})
    assert (memory.lessons["map"].is_done, memory.lessons["sailing"].done) == (True, 5)
    assert memory.knowledge == Knowledge({"move.range": 0.1}, {"ponds": 0.2})


@pytest.mark.parametrize(
    ("field", "fault"),
    [
        ('"answers": [1, 2]', "answers: these numbers are impossible"),
        ('"misconceptions": [["ponds", 0]]', "'ponds' has an impossible number"),
        ('"misconceptions": [["ponds", 1], ["ponds", 2]]', "occurs twice"),
        ('"misconceptions": [["ponds"]]', "misconceptions"),
        ('"knowledge": {"rules": {"a": 1.5}}', "'a' has an impossible probability"),
        ('"knowledge": {"beliefs": {"ponds": 0}}', "'ponds' has an impossible probability"),
    ],
)
def test_an_export_with_impossible_counts_is_refused(
    database: Database, field: str, fault: str
) -> None:
    memory = LearnerProgress(database, "me")
    data = f'{{"format": "oracle_nb progress", "rules": [], "lessons": [], {field}}}'
    with pytest.raises(ValueError, match=fault):
        memory.take(data.encode())


# --- forgetting and play -------------------------------------------------------------------------

RIGHT = Evidence(("move.range",), 0.95, 0.25)


def test_known_rules_are_forgotten_by_half_lives(database: Database) -> None:
    clock = Clock()
    memory = LearnerProgress(database, "me", clock)
    memory.answered(True, RIGHT)
    memory.note(["move.range"], True)
    at_once = memory.knowledge.known("move.range")
    assert at_once > 0.95
    # When its wait is over, it is recalled with RECALLED, and due.
    clock.now += 2 * DAY * 1.2
    (known,) = memory.known.values()
    part = (clock.now - 1_000_000.0) / wait(known)
    assert memory.knowledge.known("move.range") == pytest.approx(at_once * RECALLED**part)
    clock.now = 1_000_000.0 + wait(known, 0.5)
    assert memory.knowledge.known("move.range") == pytest.approx(at_once / 2)
    # An answer begins from what is left, and starts the time anew.
    left = memory.knowledge
    memory.answered(True, RIGHT)
    assert memory.knowledge == update(left, RIGHT)
    # Beliefs don't fade.
    memory.answered(False, SUPPORT)
    held = memory.knowledge.held("ponds")
    clock.now += 100 * DAY
    assert memory.knowledge.held("ponds") == held


def test_a_rule_that_is_probably_unknown_is_due_before_its_wait_is_over(database: Database) -> None:
    clock = Clock()
    memory = LearnerProgress(database, "me", clock)
    for _ in range(3):
        memory.answered(True, RIGHT)
        memory.note(["move.range"], True)
        clock.now += 2 * DAY
    assert not memory.due and memory.known["move.range"].due > clock.now
    memory.learn(unknown(("move.range",)))
    assert memory.due == ("move.range",)
    assert memory.known["move.range"].box == 3
    seen = progress_of(database, "delphi", [hashed("me")], clock.now)[hashed("me")]
    assert all(rule.due < clock.now for rule in seen.rules) and seen.rules == memory.export.rules
    assert seen.knowledge == memory.knowledge


def test_a_placement_says_what_has_been_known_for_long(database: Database) -> None:
    clock = Clock()
    memory = LearnerProgress(database, "me", clock)
    memory.placed(Knowledge({"move.range": 0.99}), {})
    clock.now += LONG_KNOWN * DAY
    assert memory.knowledge.known("move.range") == pytest.approx(0.99 / e)
    # Nobody was asked about it in a lesson, so no review is about it.
    clock.now += 40 * DAY
    assert memory.due == () and memory.knowledge.known("move.range") < 0.5


def test_a_refusal_and_a_puzzle_say_a_little(database: Database) -> None:
    memory = LearnerProgress(database, "me", Clock())
    learn_from_refusal(memory, "play.not-your-turn")
    learn_from_refusal(LearnerProgress(database, "me", Clock(), game="lost"), "move.range")
    assert memory.knowledge == Knowledge()
    learn_from_refusal(memory, "move.range")
    once = memory.knowledge.known("move.range")
    assert 0.8 < once < Knowledge().known("move.range")
    learn_from_refusal(memory, "move.range")
    assert memory.knowledge.known("move.range") < once
    assert not memory.knowledge.beliefs and not memory.known and memory.counts == (0, 0)
    for solved in (True, False):
        before = memory.knowledge
        learn_from_puzzle(memory, ["move.range", "play.over", "move.range"], solved=solved)
        assert set(memory.knowledge.rules) == {"move.range"}
        assert (memory.knowledge.known("move.range") > before.known("move.range")) is solved
