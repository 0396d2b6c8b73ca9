# ruff: noqa: E501  (a faulty text and its error are on one line)
"""Reports on failing scenarios and faulty files."""

import re
from random import Random

import pytest

from oracle_nb.delphi.scenarios import ScenarioError, run_file, run_text
from oracle_nb.delphi.scenarios.forms import DelphiExpectForm, PlayerForm
from tests.delphi.scenario_files import FILES

# --- expectations can fail -----------------------------------------------------------------------

BASE = """
[[scenario]]
name = "base"
board = "coast"
temples = { altar = "red", dome = "blue" }
islands = { orchard = ["red"] }
monsters = { lair = ["red"] }
red = { ship = "w0", dice = ["red", "green"], favor = 3 }
"""
MOVE = BASE + 'do = "move die:green w3"\n'
WRONG = [
    "cost = 1",
    'refused = ["move.range"]',
    'refused_by = ["move.range"]',
    'repairs = ["move die:red w0"]',
    'missing = ["move.range"]',
    'allowed_by = ["move.buy-range"]',
    'events = ["fight.win"]',
    'happens = ["moved", "die-used"]',
    'absent = ["moved"]',
    'absent = ["move.range"]',
    'facts = [{ event = "moved", space = "w2" }]',
    'decision = "over"',
    'decides = "yellow"',
    'may = ["favor die:green"]',
    'may_not = ["favor die:red"]',
    'result = { winners = ["red"] }',
    'turn = "yellow"',
    "round = 2",
    'phase = "check"',
    "apollon = true",
    "extra = true",
    'face_up = { isle = "red-phi" }',
    'face_down = { isle = "red-phi" }',
    'shrines = ["isle"]',
    "monsters = { lair = [] }",
    'islands = { orchard = ["blue"] }',
    'temples = { altar = "blue" }',
    'sites = { park = ["red"] }',
    "cities = { red = 2 }",
    "deck = { red = 5 }",
    "discard = { red = 1 }",
    "injury_deck = {}",
    "injury_discard = { red = 1 }",
    'display = ["range"]',
    'pile = ["range"]',
    'companions = ["pan"]',
    'ship_tiles = ["range"]',
    'red = { ship = "w2" }',
    'red = { tile = "range" }',
    'red = { dice = ["red", "green"] }',
    "red = { used = [] }",
    'red = { played = "red" }',
    "red = { favor = 2 }",
    "red = { shield = 1 }",
    "red = { gods = { ares = 4 } }",
    "red = { injuries = {} }",
    "red = { cards = { red = 1 } }",
    'red = { offerings = ["red"] }',
    'red = { statues = ["red"] }',
    "red = { tasks = [] }",
    'red = { done = ["statue:red"] }',
    'red = { equipment = ["range"] }',
    'red = { companions = ["pan"] }',
    'red = { seen = ["isle"] }',
    "red = { home = true }",
    'red = { owed = [["ares"]] }',
]


@pytest.mark.parametrize("wrong", WRONG)
def test_unexpected_results_are_reported(wrong):
    (report,) = run_text(MOVE + f"expect = {{ {wrong} }}\n")
    assert not report.passed
    assert re.match(r"line (9|10): ", report.lines[0])


def test_every_field_of_an_expectation_is_among_those():
    tried = {line.split(" = ")[0] for line in WRONG}
    assert tried >= set(DelphiExpectForm.__struct_fields__) - {"red", "yellow", "green", "blue"}
    of_players = {line.split("{ ")[1].split(" = ")[0] for line in WRONG if line.startswith("red")}
    assert of_players == set(PlayerForm.__struct_fields__)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('do = "favor die:blue"\n', "'favor die:blue' is refused: play.not-held (source die:blue)"),
        (
            'do = "favor die:red"\nchance = { die = ["red"] }\n',
            "the step needs fewer results than given: 1 die left",
        ),
        (
            'do = "draw die:red"\nchance = { card = ["red"] }\ndeck = { blue = 5 }\n',
            "can't give card = red",
        ),
        ('do = "favor die:red"\nexpect = { refused = ["move.range"] }\n', "should be refused"),
        (
            'do = "move die:red w3"\nexpect = { refused = ["move.range"] }\n',
            "refused: expected ['move.range'], found ['move.end-color']",
        ),
    ],
)
def test_a_failing_scenario_explains_why(text, says):
    (report,) = run_text(BASE + text)
    assert not report.passed
    assert says in "\n".join(report.lines)


def test_the_first_step_that_fails_ends_the_scenario():
    (report,) = run_text(BASE + 'steps = ["favor die:blue", "favor die:green"]\n')
    assert len(report.lines) == 1


# --- faulty files --------------------------------------------------------------------------------

FAULTY: list[tuple[str, int, str]] = [
    # what follows the base, the line of the fault, what the message says
    ('do = "end"\nflavor = 3\n', 10, "flavor: there is no field flavor"),
    ('do = "end"\nyellow = { favr = 3 }\n', 10, "yellow.favr: there is no field favr"),
    ('do = "end"\nyellow = { favor = "3" }\n', 10, "yellow.favor: a whole number is needed, not a text"),
    ('do = "end"\nyellow = { favor = -1 }\n', 10, "yellow.favor: must be 0 to"),
    ('do = "end"\nyellow = { shield = 6 }\n', 10, "yellow.shield: must be 0 to 5, not 6"),
    ('do = "end"\nyellow = { gods = { zeus = 3 } }\n', 10, "'zeus' is not a valid god"),
    ('do = "end"\nyellow = { gods = { ares = 7 } }\n', 10, "yellow.gods.ares: must be 0 to 6"),
    ('do = "end"\nyellow = { dice = ["purple"] }\n', 10, "'purple' is not a valid color"),
    ('do = "end"\nyellow = { dice = ["red", "red", "red", "red"] }\n', 10, "3 dice, not 4"),
    ('do = "end"\nyellow = { used = ["red"] }\n', 10, "yellow.used: it is red's turn"),
    ('do = "end"\nyellow = { equipment = ["shallow"] }\n', 10, "did you mean shallows?"),
    ('do = "end"\nyellow = { companions = ["pann"] }\n', 10, "did you mean pan"),
    ('do = "end"\nyellow = { tile = "fast" }\n', 10, "'fast' is not a valid ship tile"),
    ('do = "end"\nyellow = { tasks = ["statue"] }\n', 10, "'statue' is not a valid task"),
    ('do = "end"\nyellow = { done = ["statue:any"] }\n', 10, "a completed task has a color"),
    ('do = "end"\nyellow = { done = ["monster:red", "monster:red", "monster:red"] }\n', 10, "yellow.done"),
    ('do = "end"\nyellow = { home = true, tasks = ["statue:any"] }\n', 10, "nobody is home"),
    ('do = "end"\nyellow = { ship = "lair" }\n', 10, "yellow.ship: lair must be water, but has the kind"),
    ('do = "end"\nyellow = { ship = "Q99" }\n', 10, "no space 'Q99'"),
    ('do = "end"\nyellow = { seen = ["isle"] }\n', 10, "say in `face_down` which tile"),
    ('do = "end"\nyellow = { cards = { red = 6 } }\n', 10, "yellow.cards.red: must be 0 to 5"),
    ('do = "end"\ngreen = { favor = 3 }\n', 10, "green: nobody plays green"),
    ('do = "end"\nplayers = ["red", "pink"]\n', 10, "'pink' is not a valid ship color"),
    ('do = "end"\nplayers = ["red"]\n', 10, "players: players: 2 to 4 can play"),
    ('do = "end"\nturn = "blue"\n', 10, "'blue' is not a valid player"),
    ('do = "end"\nphase = "fight"\n', 10, "'fight' is not a valid phase"),
    ('do = "end"\nphase = "setup"\n', 10, "a setup needs the printed board"),
    ('do = "end"\nround = 0\n', 10, "round"),
    ('do = "end"\nphase = "check"\n', 9, "do: something happens by itself first"),
    ('do = "end"\noptions = { drafts = true }\n', 10, "options: there is no field drafts"),
    ('do = "end"\noptions = { replaced = [["move.far", "waived"]] }\n', 10, "no condition has the rule"),
    ('do = "end"\nface_up = { isle = "pink-phi" }\n', 10, "'pink-phi' is not a valid island tile"),
    ('do = "end"\nface_up = { lair = "red-phi" }\n', 10, "lair must be an island with a tile, but has the kind"),
    ('do = "end"\nface_up = { isle = "red-phi", rock = "red-phi" }\n', 10, "lies on two islands"),
    ('do = "end"\nshrines = ["isle"]\n', 10, "no tile lies face up on isle"),
    ('do = "end"\nsites = { park = ["green"] }\n', 10, "park has no green building site"),
    ('do = "end"\ncities = { red = 4 }\n', 10, "cities.red: must be 0 to 3"),
    ('do = "end"\ndeck = { red = 6 }\n', 10, "deck.red: must be 0 to 5"),
    ('do = "end"\ndeck = { red = 3 }\ndiscard = { red = 3 }\n', 11, "only 5 red cards in all"),
    ('do = "end"\ndisplay = ["range", "range"]\n', 10, "range is named twice"),
    ('do = "end"\nrules = ["move.rang"]\n', 10, "'move.rang' is not a valid rule; did you mean 'move.range'"),
    ('do = "end"\nruling = [69]\n', 10, "there is no ruling 69"),
    ('do = "end"\nrules = ["recolour"]\n', 10, "'recolour' is not a valid rule; did you mean 'ship.recolor'"),
    ('do = "end"\nrules = ["what"]\n', 10, "'what' is not a valid rule; `oracle-nb rules` lists them all"),
    ('do = "end"\nruling = ["one"]\n', 10, "ruling.1: a whole number is needed"),
    ('do = "fly die:red w3"\n', 9, "do: 'fly die:red w3': there is no action 'fly'"),
    ('do = "move die:red w33"\n', 9, "no space 'w33'"),
    ('do = "end"\nby = "green"\n', 10, "'green' is not a valid player"),
    ('do = "end"\nchance = { coin = ["heads"] }\n', 10, "chance.coin: there is no field coin"),
    ('do = "end"\nchance = { titan = [0] }\n', 10, "chance.titan: it shows 1 to 6, not 0"),
    ('do = "end"\nchance = { battle = [10] }\n', 10, "chance.battle: it shows 0 to 9, not 10"),
    ('do = "end"\nexpect = { refused = ["move.rang"] }\n', 10, "expect.refused: 'move.rang' is not a valid rule"),
    ('do = "end"\nexpect = { happens = ["walked"] }\n', 10, "'walked' is not a valid event"),
    ('do = "end"\nexpect = { absent = ["walked"] }\n', 10, "'walked' is not a valid event or rule"),
    ('do = "end"\nexpect = { decision = "sleep" }\n', 10, "'sleep' is not a valid decision"),
    ('do = "end"\nexpect = { red = { favour = 3 } }\n', 10, "expect.red.favour: there is no field favour"),
    ('do = "end"\nexpect = { green = { favor = 3 } }\n', 10, "expect.green: nobody plays green"),
    ('do = "end"\npending = [{ step = "wait" }]\n', 10, "'wait' is not a valid step"),
    ('do = "end"\npending = [{ step = "fight-on" }]\n', 10, "the step fight-on needs `space`"),
    ('do = "end"\npending = [{ step = "recover", god = "ares" }]\n', 10, "has no `god`"),
    ('do = "end"\nsteps = ["end"]\n', 9, "belongs to a scenario of one step"),
    ("", 2, "nothing is done"),
    ('do = "end"\nboard = "coats"\n', 4, "Cannot overwrite a value"),
    ('steps = [\n  "end",\n  { do = "fly" },\n]\n', 11, "steps.2.do: 'fly': there is no action"),
    ('steps = [\n  "end",\n  { do = "end", expect = { cost = "x" } },\n]\n', 11, "steps.2.expect.cost"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "says"), FAULTY, ids=[case[0] for case in FAULTY])
def test_a_faulty_scenario_is_reported_with_line_and_field(text, line, says):
    with pytest.raises(ScenarioError) as caught:
        run_text(BASE + text, "some.toml")
    message = str(caught.value)
    assert says in message
    if "Cannot overwrite" not in says:
        assert message.startswith(f"some.toml:{line}: scenario 1 'base': ")


WHOLE: list[tuple[str, str]] = [
    ("", "some.toml: there is no [[scenario]] in it"),
    ("name = [", "some.toml: this is not TOML"),
    ("[scenario]\nname = 'x'", "some.toml: scenarios are written as [[scenario]]"),
    ("[[scenarios]]\nname = 'x'", "some.toml:1: unknown field `scenarios`"),
    ("[[scenario]]\ndo = 'end'", "some.toml:1: scenario 1: the field name is missing"),
    ("[boards.sea]\nhexes = [[0, 0]]\n[[scenario]]\nname = 'x'\nboard = 'sea'\ndo = 'end'", "a hex is [q, r, kind]"),
    ("[boards.sea]\nhexs = []\n[[scenario]]\nname = 'x'\ndo = 'end'", "some.toml:2: boards.sea.hexs: "),
    ("[[scenario]]\nname = 'x'\nboard = {}\ndo = 'end'", "either `compact`, a seed, or `tiles`"),
    ("[[scenario]]\nname = 'x'\nboard = 'sea'\ndo = 'end'", "there is no board 'sea'; there are coast"),
    ("[[scenario]]\nname = 'x'\nboard = { hexes = [[0, 0, 'w:purple']] }\ndo = 'end'", "'purple' is not a color"),
    ("[[scenario]]\nname = 'x'\nboard = { hexes = [[0, 0, 'w:red', 'red']] }\ndo = 'end'", "'red' can't be a label"),
    ("[[scenario]]\nname = 'x'\nboard = { hexes = [[0, 0, 'w:red', 'a'], [1, 0, 'w:red', 'a']] }\ndo = 'end'", "the label 'a'"),
    ("[[scenario]]\nname = 'x'\ndo = 'end'\n[[scenario]]\nname = 'x'\ndo = 'end'", "some.toml:5: scenario 2 'x': name: scenario 1 has this name"),
    ("[defaults]\nred = { favour = 2 }\n[[scenario]]\nname = 'x'\ndo = 'end'", "some.toml:2: scenario 1 'x': red.favour:"),
    ("[[scenario]]\nname = 'x'\ndo = 'end'\n\n[[scenario]]\nname = 'y'\ndo = 'end'\n[scenario.red]\nfavor = 'much'", "some.toml:9: scenario 2 'y': red.favor:"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "says"), WHOLE)
def test_a_faulty_file_is_reported(text, says):
    with pytest.raises(ScenarioError) as caught:
        run_text(text, "some.toml")
    assert says in str(caught.value)


def test_truncated_files_are_reported_too():
    random = Random(1)
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    words = sorted({word for text in texts for word in re.findall(r'"[^"\n]*"|\b\d+\b', text)})
    words += ["-1", "9" * 25, "{}", "[]", '""', "true", "1.5"] * 20
    sentences = 0
    for _ in range(400):
        head, *blocks = re.split(r"(?m)^(?=\[\[scenario\]\])", random.choice(texts))
        text = head + random.choice(blocks)
        place = random.choice(list(re.finditer(r'"[^"\n]*"|(?<![\w-])\d+(?![\w-])', text)))
        text = text[: place.start()] + random.choice(words) + text[place.end() :]
        try:
            run_text(text)
        except ScenarioError:
            sentences += 1
    assert sentences > 100


def test_unreadable_files_are_reported(tmp_path):
    with pytest.raises(ScenarioError, match="No such file"):
        run_file(tmp_path / "none.toml")
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ScenarioError, match="UTF-8"):
        run_file(path)
