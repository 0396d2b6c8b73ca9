"""The editor, clicked about in at random: what is offered can be done, checked, sent, written."""

import random

import pytest
from msgspec.structs import replace

from oracle_nb.delphi.scenarios import DelphiScenarioFile, stage
from oracle_nb.delphi.ui.editor.position_code import decode
from tests.delphi.position_editing import editor, fields

COAST = '[[scenario]]\nname = "x"\nboard = "coast"\ndo = "end"\n'


pytestmark = pytest.mark.long


def test_whatever_is_offered_can_be_done():
    assert sum(clicked_about(number) for number in range(40)) > 200


def clicked_about(number: int) -> int:
    """One random session of the editor; how many of its positions were written as scenarios."""
    chance = random.Random(number)
    made = editor(COAST if number % 3 == 0 else None)
    if number % 3:
        board = "free" if number % 2 else "compact"
        made.handle(
            "fresh", "", {"players": str(2 + number % 3), "board": board, "seed": str(number)}
        )
    written = 0
    for _ in range(120):
        made.handle("space", str(chance.randrange(len(made.rules.board.spaces))))
        made.handle("seat", str(chance.randrange(4)))
        made.handle(*chance.choice(list(fields(made))))
        assert decode(made.code())[1] == made.position
        for fault in made.faults:
            made.state.place_of(fault)
        if not made.state.edited.judges:
            continue
        every = list(made.rules.every_action(made.position))
        made.handle("check", made.rules.notation.write(chance.choice(every)))
        assert made.notice == ""
        assert made.state.explanation is not None
        made.side("light")
        if chance.random() < 0.3:
            options = made.rules.legal_actions(made.position)
            made.handle("check", made.rules.notation.write(chance.choice(options)))
            assert made.state.explanation.allowed
            made.handle("do")
            assert made.notice == "" or "dice are more than 3" in made.notice
        if chance.random() < 0.1 and not made.state.edited.blocked:
            game = made.game({})
            for _ in range(20):
                options = list(game.legal_actions())
                if options:
                    game.play(chance.choice(options))
        if chance.random() < 0.7:
            continue
        made.handle("write")
        if made.state.scenario:
            start = stage(DelphiScenarioFile(made.state.scenario, "x"), 0)
            assert replace(start.position, draws=0) == replace(made.position, draws=0)
            written += 1
        else:
            assert "a scenario can't say" in made.notice
    return written
