"""Codes and scenarios of the position editor."""

import random
import zlib
from base64 import urlsafe_b64encode

import pytest
from msgspec.structs import replace

from oracle_nb.delphi.scenarios import DelphiScenarioFile, run_text, stage
from oracle_nb.delphi.ui.editor.position_code import PositionCodeError, decode, encode
from oracle_nb.games.registry import scene_of
from tests.delphi.position_editing import editor
from tests.delphi.test_writing import played

# --- codes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(3))
def test_a_code_is_short_and_opens_the_same_position(number):
    rules, positions = played(number)
    for position in positions:
        code = encode(rules.setting, position)
        assert len(code) < 900
        again, same = decode(code)
        assert (again.setting, same) == (rules.setting, position)


def test_damaged_codes_are_refused(game):
    code = encode(game.rules.setting, game.position)
    chance = random.Random(2)
    wrong = ["", "1", "2" + code[1:], code[:-9], code + "AAAA", "é" * 20, "A" * 20_000, "1" * 50]
    for _ in range(300):
        place = chance.randrange(1, len(code))
        wrong.append(code[:place] + chance.choice("AZaz09-_") + code[place + 1 :])
    opened = 0
    for text in wrong:
        try:
            rules, position = decode(text)
        except PositionCodeError:
            continue
        opened += 1
        scene_of(rules, position)
        editor(text).below("light")
    assert opened < 40, "a changed letter seldom gives another position"


def test_a_bomb_is_no_code():
    packed = zlib.compressobj(9, wbits=-15)
    data = packed.compress(b"0" * 5_000_000) + packed.flush()
    text = "1" + urlsafe_b64encode(data).decode().rstrip("=")
    with pytest.raises(PositionCodeError):
        decode(text[:11_999] if len(text) > 11_999 else text)


def test_a_position_that_cannot_be_drawn_is_refused(game):
    me = replace(game.position.players[0], ship=9999)
    broken = replace(game.position, players=(me, *game.position.players[1:]))
    with pytest.raises(PositionCodeError, match=r"players\[0\]\.ship"):
        decode(encode(game.rules.setting, broken))


# --- reading and writing -------------------------------------------------------------------------


def test_a_pasted_code_is_read(game):
    from oracle_nb.games.opening import position_to_json

    game.play("move die:green F12")
    code = encode(game.rules.setting, game.position)
    saved = position_to_json(game.rules, game.position).decode()
    made = editor()
    made.handle("check", "end")
    made.handle("write")
    for text in (code, f"http://localhost/app?position={code}", saved, game.to_json().decode()):
        made.handle("read", "", {"text": text})
        assert made.notice == ""
        assert made.position == game.position
        made.handle("undo")
    made.handle("read", "", {"text": '[[scenario]]\nname = "x"\nboard = "coast"\ndo = "end"\n'})
    assert len(made.position.players) == 2
    assert made.rules.board.zeus >= 0


@pytest.mark.parametrize(
    "text",
    ["{", '{"format": "x"}', "[[scenario]]\nname = 3", "hello there", "{}", "[]", "x" * 200_000],
)
def test_unreadable_input_is_reported(text):
    made = editor()
    before = made.position
    made.handle("read", "", {"text": text})
    assert made.notice
    assert made.position == before


def test_the_scenario_reads_back_and_holds(game):
    made = editor(game)
    made.handle("edit player.0.favor", "0")
    for action in ("fight die:green F12", "end"):
        made.handle("check", action)
        made.handle("write")
        start = stage(DelphiScenarioFile(made.state.scenario, "x"), 0)
        assert replace(start.position, draws=0) == replace(made.position, draws=0)
        (report,) = run_text(made.state.scenario)
        assert report.passed, report.lines
