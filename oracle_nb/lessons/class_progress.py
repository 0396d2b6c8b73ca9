"""The stored progress of several learners, read with a few queries however many there are."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.lessons.progress import (
    FORMAT,
    AnswerCounts,
    LessonProgress,
    Misconception,
    ProgressExport,
)
from oracle_nb.lessons.spacing import RuleKnowledge
from oracle_nb.storage.database import Database


def progress_of(
    database: Database, game: str, learners: Sequence[str]
) -> dict[str, ProgressExport]:
    """Return the progress of learners in a game by their hashed keys, without their names."""
    if not learners:
        return {}
    marks = ", ".join("?" * len(learners))
    with database.reading() as base:

        def rows(columns: str, table: str, order: str) -> dict[str, list[Any]]:
            found: dict[str, list[Any]] = defaultdict(list)
            query = (
                f"SELECT learner, {columns} FROM {table}"  # noqa: S608 - fixed
                f" WHERE game = ? AND learner IN ({marks}) ORDER BY {order}"
            )
            for learner, *row in base.execute(query, (game, *learners)).fetchall():
                found[learner].append(row)
            return found

        rules = rows("rule, box, seen, missed, due", "rules_known", "rule")
        lessons = rows("lesson, done, stops", "lessons_done", "lesson")
        counts = rows("answers, wrong", "answer_counts", "learner")
        beliefs = rows("belief, evidence", "misconceptions", "evidence DESC, belief")
    return {
        one: ProgressExport(
            FORMAT,
            tuple(RuleKnowledge(*row) for row in rules[one]),
            tuple(LessonProgress(*row) for row in lessons[one]),
            game=msgspec.UNSET if game == DEFAULT_GAME else game,
            answers=AnswerCounts(*counts[one][0]) if counts[one] else msgspec.UNSET,
            misconceptions=tuple(Misconception(*row) for row in beliefs[one]) or msgspec.UNSET,
        )
        for one in learners
    }
