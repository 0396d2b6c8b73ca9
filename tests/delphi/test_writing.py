"""A position written as a scenario reads back to the same position, whatever game it is from."""

import random

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.board import compact_layout, free_layout
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.scenarios import DelphiScenarioFile, ScenarioError, run_text, stage, write
from tests.samples import sampled

OPTIONS = (
    RuleSet(),
    RuleSet(returned=4, first_game_tiles=True),
    RuleSet(draft=True, ranking=True, rounds=9),
    RuleSet(picture_rule=True, delayed_gods=True, returned=2),
    RuleSet(replaced=(("move.end-color", "waived"),)),
)


def played(number: int) -> tuple[Delphi, list[Position]]:
    """Return some positions of a random game, and its end."""
    chance = random.Random(number)
    layout = free_layout(number) if number % 2 else compact_layout(number)
    ships = tuple(chance.sample((4, 2, 3, 1), 2 + number % 3))
    rules = Delphi(Setting(layout, ships, OPTIONS[number % len(OPTIONS)]))
    draws = SeededChance(number)
    position = rules.begin(rules.set_up(number), draws).position
    positions = [position]
    for _ in range(700):
        options = rules.legal_actions(position)
        if not options:
            break
        busy = [
            option for option in options if option.verb not in (Verb.MOVE, Verb.END, Verb.FAVOR)
        ]
        chosen = chance.choice(busy if busy and chance.random() < 0.6 else options)
        position = rules.apply(position, chosen, draws).position
        positions.append(position)
    kept = [step for step in positions[1:-1] if step.pending]
    return rules, [*chance.sample(positions, 3), *chance.sample(kept, 3), positions[-1]]


def again(text: str) -> Position:
    return stage(DelphiScenarioFile(text, "written"), 0).position


@pytest.mark.parametrize("number", sampled(range(5), 3))
def test_written_positions_are_read_back_unchanged(number):
    rules, positions = played(number)
    written = 0
    for position in positions:
        if any(type(step).__name__ == "ChooseShipTile" for step in position.pending):
            continue  # Which tiles are taken in the middle of a draft, no scenario can say.
        text = write(rules, position, "here")
        assert replace(again(text), draws=position.draws) == position
        written += 1
    assert written >= 3


def test_only_differences_are_named():
    text = '[[scenario]]\nname = "x"\nboard = "coast"\nred = { favor = 7 }\ndo = "end"\n'
    start = stage(DelphiScenarioFile(text, "x"), 0)
    written = write(start.rules, start.position, "x")
    assert written.splitlines()[:2] == ["[[scenario]]", 'name = "x"']
    assert 'board = "coast"' in written
    assert "red = { favor = 7 }" in written
    assert "yellow" not in written.replace('players = ["red", "yellow"]', "")
    assert len(written.splitlines()) < 8


def test_actions_are_written_too_and_run():
    rules, positions = played(0)
    position = next(candidate for candidate in positions if not candidate.pending)
    text = write(rules, position, 'a "name"', [{"do": "end", "expect": {}}])
    (report,) = run_text(text)
    assert report.passed, report.lines
    text = write(rules, position, "two", [{"do": "favor die:red"}, {"do": "end"}])
    assert "steps = [" in text


def test_an_inexpressible_position_is_an_error():
    rules, positions = played(0)
    position = positions[0]
    me = replace(position.players[0], dice=(0, 0, 0, 0, 0, 0, 0))
    broken = replace(position, players=(me, *position.players[1:]))
    with pytest.raises(ScenarioError):
        write(rules, broken, "broken")
