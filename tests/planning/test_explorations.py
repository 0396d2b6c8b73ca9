"""Lines of the coach that explore on the way, in a position where saving a die has a better value.

The player has two yellow dice, and can sail to a statue, load it, and explore an island from there.
"""

from pathlib import Path

import pytest

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.planning.coach import LISTED, NEAR, DelphiCoach
from oracle_nb.delphi.planning.named_lines import NamedLines
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.opening import position_from_json

POSITION = Path(__file__).parent / "positions" / "explore-on-the-way.json"

pytestmark = pytest.mark.usefixtures("nothing_named")


@pytest.fixture(name="saved", scope="module")
def _saved() -> tuple[Delphi, Position]:
    rules, position = position_from_json(POSITION.read_bytes())
    assert isinstance(rules, Delphi)
    return rules, rules.view(position, position.turn)


def test_an_exploration_begins_as_a_line_with_a_better_value(saved):
    rules, view = saved
    search = DelphiCoach(rules).evaluator.search(view, view.turn)
    openings = search.openings(LISTED, straight=True)
    line = search.exploration(openings[:3], NEAR)
    assert line is not None and search.draws(line.path)
    sibling = next(other for other in openings[:3] if other.path[0] == line.path[0])
    assert sibling.value < line.value and not search.draws(sibling.path)
    assert search.followed(line.path) == line
    assert search.exploration([line], NEAR) is None, "it explores itself"
    assert search.exploration([], NEAR) is None
    assert search.exploration(openings[:3], line.value - openings[0].value) is None


def test_play_outs_choose_between_lines_with_the_same_first_action(saved, monkeypatch):
    # Twelve pairs can't tell the two best lines apart, which differ by half a round in sixty.
    monkeypatch.setattr("oracle_nb.delphi.planning.coach.PAIRS", 24)
    rules, view = saved
    lines = DelphiCoach(rules).lines(view, LISTED)
    verbs = [action.verb for action in lines[0].actions]
    assert verbs == [Verb.MOVE, Verb.LOAD_STATUE, Verb.EXPLORE]
    firsts = [line.actions[0] for line in lines]
    assert len(set(firsts)) == len(firsts), "each first action is shown once"


def test_a_review_judges_the_first_action_of_the_best_line_by_that_line(saved, monkeypatch):
    rules, view = saved
    best = DelphiCoach(rules).lines(view, 1)[0]
    monkeypatch.setattr("oracle_nb.delphi.planning.coach.NAMED", NamedLines())
    judgment = DelphiCoach(rules).judge(view, best.actions[0], closely=True)
    assert judgment.best.actions == best.actions
    assert judgment.loss == 0.0
