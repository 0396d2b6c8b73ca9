"""The strategist uses options: vows, events, bolts; and says why without telling secrets."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from oracle_nb.games.motives import Thinking, motive_text
from oracle_nb.games.registry import package_of
from oracle_nb.mythology.advanced.bots import strategist
from oracle_nb.mythology.advanced.bots.praying import exposure, spared_chance
from oracle_nb.mythology.advanced.bots.strategist import StrategistBot
from oracle_nb.mythology.advanced.model.actions import CONCEDE, DRAW
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.rules.control import modifier_of
from oracle_nb.mythology.advanced.rules.odds import draw_chance
from oracle_nb.mythology.advanced.scenarios.runner import ScenarioFile, stage
from oracle_nb.mythology.advanced.text import AdvancedTexts
from tests.mythology.advanced.games import staged
from tests.mythology.advanced.test_combat import NAMES, PLACE, RULES, position
from tests.mythology.advanced.test_combat import action as attack_of

CARRIER = """
[[scenario]]
name = "a Hero with a Prize near home"
rules = ["march.five"]
players = ["athena", "hera"{zeus}]
{fields}
units = {{ jason = "2710", nestor = "2812" }}
cargo = {{ jason = ["golden-fleece"] }}
captures = {{ golden-fleece = ["athena", 1] }}
round = 3
prizes = {{ pegasus = "3611" }}
glory = {{ athena = 40, hera = 20 }}
noted = {{ athena = {{ jason = 10 }} }}
do = "end"
"""


def decided(fields: str, zeus: str = ""):
    """Return what the strategist does in a position, with its reason."""
    start = stage(ScenarioFile(CARRIER.format(fields=fields, zeus=zeus), "bots.toml"), 0)
    seat = start.position.to_move
    view = start.rules.view(start.position, seat)
    bot = StrategistBot(start.rules)
    options = start.rules.legal_actions(start.position)
    decision = bot.think(view, options, Thinking())
    return start, start.rules.notation.write(decision.action), decision.motive


def test_it_protects_a_hero_who_brings_a_prize_home():
    sheets = 'phase = "sheets"\nwaiting = []\nthreatening = ["hera"]\nprayer = "yes"\n'
    sheets += 'laid = { athena = "card-3" }'
    start, action, motive = decided(sheets)
    assert action.split()[0] in ("pray", "sacrifice")
    assert (motive.what, motive.facts) == ("vow", {"unit": start.names.units["jason"]})
    vowed = sheets + '\nvows = [["athena", "pray", "jason", 10]]'
    _, action, _ = decided(vowed)
    assert action == "threaten"


def test_it_lays_a_card_and_threatens_to_call_a_god_away():
    sheets = (
        'phase = "sheets"\nturn = "athena"\nwaiting = ["hera"]\nhands = { athena = ["card-1"] }'
    )
    start, action, motive = decided(sheets)
    assert action.startswith("lay ")
    assert (motive.what, motive.facts) == ("lay", {"help": "tyche"})
    for language, word in (("en", "repeated"), ("pl", "powtórzyć")):
        texts = package_of(start.rules.name).texts(start.rules, language)
        assert word in motive_text(texts, motive)

    _, action, motive = decided(sheets + '\nlaid = { athena = "card-3" }')
    assert (action, motive.what) == ("threaten", "threaten")


def test_zeus_aims_at_a_hero_with_a_prize():
    moment = "pending = { moment = true }"
    _, action, _ = decided(moment, ', "hermes", "ares", "zeus"')
    assert action == "bolt 2710"


def test_a_vow_protects_by_its_bonus():
    assert spared_chance(0) == Fraction(10, 36)
    assert spared_chance(10) == 1
    start, _, _ = decided('prayer = "yes"\nvows = [["athena", "pray", "jason", 10]]')
    assert exposure(start.position, start.rules.world, start.names.units["jason"]) == 0


def test_on_a_full_sheet_it_notes_no_occurrence(monkeypatch):
    monkeypatch.setattr(strategist, "most_little_ones", lambda view, seat: 1)
    monkeypatch.setattr(strategist, "target_of", lambda *given: None)
    sheets = 'phase = "sheets"\nturn = "athena"\nwaiting = ["hera"]\nlaid = { athena = "card-3" }'
    _, action, _ = decided(sheets)
    assert action in ("close", "threaten")


@pytest.mark.parametrize(
    ("unit", "holder", "motive", "who"),
    [
        ("achilles", None, "attack-magic", "Then players with points on Sphinx decide"),
        ("achilles", 1, "attack-magic", "Then Apollo decides about magic."),
        ("arachne", None, "attack", "Then you decide about magic."),
    ],
)
def test_an_attack_says_who_decides_about_magic(unit, holder, motive, who):
    foe = "sphinx" if unit == "achilles" else "jason"
    before = position({unit: PLACE, foe: PLACE}, [unit])
    if holder is not None:
        before = replace(before, held=(*before.held, (NAMES[foe], holder)))
    texts = AdvancedTexts(RULES, "en")
    said = " ".join(texts.explain(before, attack_of(f"attack {unit} {foe}")).effects)
    assert who in said
    decision = StrategistBot(RULES).think(before, RULES.legal_actions(before), Thinking())
    assert decision.motive is not None and decision.motive.what == motive
    reason = texts.motive(decision.motive)
    assert ("others may choose magic" in reason) == (motive == "attack-magic"), reason


@pytest.mark.parametrize(
    ("prize", "what", "says"),
    [
        ("2814", "note-prize", "It wants to lead Achilles to a Prize: the Golden Fleece"),
        ("4011", "note", "It wants to move Achilles, which brings 1 glory point"),
    ],
)
def test_a_reason_for_points_names_the_prize_that_is_near(prize: str, what: str, says: str):
    stage = staged(
        'phase = "sheets"\nwaiting = []\nunits = { achilles = "2912" }\n'
        f'prizes = {{ golden-fleece = "{prize}" }}\n'
    )
    rules, at = stage.rules, stage.position
    decision = StrategistBot(rules).think(rules.view(at, 0), rules.legal_actions(at), Thinking())
    assert decision.motive is not None and decision.motive.what == what
    assert motive_text(AdvancedTexts(rules), decision.motive).startswith(says)


@pytest.mark.parametrize(("seat", "announcer"), [(0, True), (1, False)])
def test_a_reason_for_a_draw_names_the_chance_of_its_player(seat: int, announcer: bool):
    stage = staged(
        'players = ["athena", "hermes"]\nunits = { odysseus = "2812" }\n'
        'pending = { claim = "odysseus", challenger = "hermes", bid = 0, drawn = true, '
        f"announcer = {str(announcer).lower()} }}\n"
    )
    rules, at = stage.rules, stage.position
    assert at.to_move == seat
    view = rules.view(replace(at, sheets=tuple(Sheet() for _ in at.sheets)), seat)
    decision = StrategistBot(rules).think(view, [DRAW, CONCEDE], Thinking())
    odds = [modifier_of(rules.world, at, each, at.claimed) for each in (seat, 1 - seat)]
    assert decision.motive is not None
    assert decision.motive.facts["percent"] == round(100 * draw_chance(*odds))
