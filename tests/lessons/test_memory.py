"""Progress: boxes of rules, exports, and the database."""

import pytest

from oracle_nb.lessons.diagnosis import Evidence
from oracle_nb.lessons.progress import DAY, KNOWN, WAITS, LearnerProgress
from oracle_nb.storage.database import Database


class Clock:
    """A clock that only moves when it is set."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def test_right_answers_move_a_rule_on_and_a_wrong_one_back(database: Database) -> None:
    clock = Clock()
    memory = LearnerProgress(database, "me", clock)
    for box in range(KNOWN):
        memory.note(["move.range"], True)
        assert memory.known["move.range"].box == box + 1
        assert not memory.due
        clock.now += WAITS[box + 1]
        assert memory.due == ("move.range",)
    memory.note(["move.range", "move.range", "move.blocked"], False)
    assert memory.known["move.range"][1:4] == (0, KNOWN + 1, 1)
    assert list(memory.due) == ["move.blocked", "move.range"]
    memory.note(["move.range"], True)
    assert list(memory.due) == ["move.blocked"]
    clock.now += DAY
    assert list(memory.due) == ["move.blocked", "move.range"]


def test_nothing_is_known_better_before_it_comes_back(database: Database) -> None:
    clock = Clock()
    memory = LearnerProgress(database, "me", clock)
    memory.note(["move.range"], True)
    first = memory.known["move.range"]
    clock.now = first.due - 1
    for _ in range(9):
        memory.note(["move.range"], True)
    again = memory.known["move.range"]
    assert (again.box, again.due, again.seen) == (first.box, first.due, 10)
    memory.note(["move.range"], False)
    assert memory.known["move.range"].box == 0 and memory.due == ("move.range",)


def test_the_last_box_is_the_last(database: Database) -> None:
    clock = Clock()
    memory = LearnerProgress(database, "me", clock)
    for _ in range(len(WAITS) + 3):
        memory.note(["move.range"], True)
        clock.now = memory.known["move.range"].due
    assert memory.known["move.range"].box == len(WAITS) - 1


def test_a_rule_comes_back_after_one_three_seven_twenty_one_and_sixty_days(
    database: Database,
) -> None:
    clock = Clock()
    memory = LearnerProgress(database, "me", clock)
    days = []
    for _ in range(5):
        memory.note(["move.range"], True)
        due = memory.known["move.range"].due
        days.append((due - clock.now) / 86_400)
        clock.now = due
    assert days == [1, 3, 7, 21, 60]


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


def test_a_misconception_lasts_until_answers_contradict_it(database: Database) -> None:
    memory = LearnerProgress(database, "me")
    memory.answered(False, Evidence("ponds", 2, ("ponds", "zeus-sea"), ()))
    assert memory.misconceptions == (("ponds", 2),)
    memory.answered(False, Evidence("", 0, ("ponds",), ("zeus-sea",)))
    assert memory.misconceptions == (("ponds", 3),)
    memory.answered(True, Evidence("", 0, (), ("ponds",)))
    memory.answered(False, Evidence("", 0, ("ponds",), ()))
    memory.answered(True, Evidence("", 0, (), ("ponds",)))
    # One answer may be a guess: the next one that fits counts again.
    assert memory.misconceptions == (("ponds", 4),)
    memory.answered(True, Evidence())
    memory.answered(True, Evidence("", 0, (), ("ponds",)))
    assert not memory.misconceptions and memory.counts == (7, 3)


def test_an_export_takes_misconceptions_along_and_old_ones_are_read(database: Database) -> None:
    mine, other = LearnerProgress(database, "me"), LearnerProgress(database, "you")
    mine.note(["move.range"], True)
    old = mine.to_json()
    assert b"misconceptions" not in old and b"answers" not in old
    mine.answered(False, Evidence("ponds", 2, ("ponds",), ()))
    other.take(mine.to_json())
    assert other.misconceptions == (("ponds", 2),) and other.counts == (1, 1)
    assert other.to_json() == mine.to_json()
    other.take(old)
    assert not other.misconceptions and other.counts == (0, 0)
    mine.reset()
    assert not mine.misconceptions and mine.counts == (0, 0)


@pytest.mark.parametrize(
    ("field", "fault"),
    [
        ('"answers": [1, 2]', "answers: these numbers are impossible"),
        ('"misconceptions": [["ponds", 0]]', "'ponds' has an impossible number"),
        ('"misconceptions": [["ponds", 1], ["ponds", 2]]', "stands there twice"),
        ('"misconceptions": [["ponds"]]', "misconceptions"),
    ],
)
def test_an_export_with_impossible_counts_is_refused(
    database: Database, field: str, fault: str
) -> None:
    memory = LearnerProgress(database, "me")
    data = f'{{"format": "oracle_nb progress", "rules": [], "lessons": [], {field}}}'
    with pytest.raises(ValueError, match=fault):
        memory.take(data.encode())
