"""The strategist guesses what others have noted from what all can see, and plays by it."""

from statistics import fmean

import pytest
from msgspec.structs import replace

from oracle_nb.bots.bot import make_bot
from oracle_nb.bots.simulate import bot_seed, play_out
from oracle_nb.core.chance import SeededChance
from oracle_nb.games.motives import Thinking
from oracle_nb.mythology.advanced.bots.allotting import best_allotment
from oracle_nb.mythology.advanced.bots.contesting import Contest
from oracle_nb.mythology.advanced.bots.guessing import guessed_totals, share, winning
from oracle_nb.mythology.advanced.bots.strategist import RememberingStrategist, StrategistBot
from oracle_nb.mythology.advanced.guide.moments import AdvancedGuidedGame
from oracle_nb.mythology.advanced.model.actions import Verb
from oracle_nb.mythology.advanced.model.divine import Count
from oracle_nb.mythology.advanced.model.numbers import POWER
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.rules.fates import condition_of
from oracle_nb.mythology.advanced.text import AdvancedTexts
from oracle_nb.mythology.pieces import HEROES
from tests.mythology.advanced.games import rules_for, staged

_HEROES = ("castor", "cadmus", "calais", "diomedes", "theseus", "peleus", "orion", "atalanta")
HOME = ", ".join(f'{hero} = "2812"' for hero in _HEROES)
"""Heroes in Greece, about whom nothing is known."""
TABLE = f"""
players = ["athena", "hera"]
round = 6
units = {{{{ jason = "3611", nestor = "2912", ajax = "2811", hector = "2004", {HOME} }}}}
cargo = {{{{ jason = ["golden-fleece"] }}}}
captures = {{{{ golden-fleece = ["hera", 3] }}}}
{{}}
"""
CLAIM = """
phase = "moving"
turn = "hera"
waiting = []
pending = {{ claim = "{}", asked = ["athena"] }}
totals = {{ athena = {{ {} }}, hera = {{ jason = 9, nestor = 3 }} }}
"""


def decided(fields: str) -> tuple[str, str]:
    """Return the notation and the reason of what the strategist does."""
    start = staged(TABLE.format(fields))
    seat = start.position.to_move
    assert seat is not None
    view = start.rules.view(start.position, seat)
    options = start.rules.legal_actions(start.position)
    decision = StrategistBot(start.rules).think(view, options, Thinking())
    assert decision.motive is not None
    return start.rules.notation.write(decision.action), decision.motive.what


def test_points_are_guessed_where_heroes_have_done_something():
    start = staged(TABLE.format(CLAIM.format("nestor", "ajax = 1")))
    view, names = start.rules.view(start.position, 0), start.names.units
    totals = guessed_totals(view, start.rules.world, 1)
    carrier, far, near = (share(totals, names[name]) for name in ("jason", "hector", "ajax"))
    assert carrier > far > near > 0
    # A Prize that was taken in round 3 needs points since then.
    assert min(totals[names["jason"]]) >= view.round - 3
    # The announcement itself is a sign.
    other = guessed_totals(replace(view, pending=()), start.rules.world, 1)
    assert share(totals, names["nestor"]) > share(other, names["nestor"])
    assert share(totals, names["achilles"]) == 0  # It is off the map.


def test_no_log_sheet_has_part_in_a_guess():
    start = staged(TABLE.format(CLAIM.format("nestor", "ajax = 1")))
    guesses = {
        guessed_totals(replace(start.position, sheets=(sheet, sheet)), start.rules.world, 1)
        for sheet in (None, *start.position.sheets)
    }
    assert len(guesses) == 1


def test_points_win_by_the_sampled_totals():
    totals = ((), (2, 2, 4, 8))
    assert winning(totals, 0, 1) == 1
    assert [winning(totals, 1, points) for points in (1, 2, 3, 9)] == [0, 0.25, 0.5, 1]
    assert winning(totals, 1, 2, tie=1) == 0.5


@pytest.mark.parametrize(
    ("unit", "noted", "answer"),
    [
        ("nestor", "nestor = 20", "challenge"),
        ("jason", "jason = 1", "let-all"),
        ("jason", "jason = 40", "challenge"),
        ("nestor", "ajax = 1", "let-all"),
        ("nestor", "jason = 40", "let"),
    ],
)
def test_it_challenges_where_it_expects_to_win(unit: str, noted: str, answer: str):
    action, motive = decided(CLAIM.format(unit, noted))
    assert action == answer
    assert motive.startswith(answer)


def test_it_makes_no_challenge_that_an_open_bid_of_this_round_has_decided():
    start = staged(TABLE.format(CLAIM.format("nestor", "nestor = 4")))
    rules, unit = start.rules, start.names.units["nestor"]
    bot = RememberingStrategist(rules)

    def answer(points: int) -> str:
        view = rules.view(replace(start.position, bids=((1, unit, points),)), 0)
        decision = bot.think(view, rules.legal_actions(start.position), Thinking())
        return rules.notation.write(decision.action)

    assert decided(CLAIM.format("nestor", "nestor = 4"))[0] == answer(1) == "challenge"
    assert answer(5).startswith("let")


def test_bids_are_known_until_the_round_ends():
    start = staged(TABLE.format(CLAIM.format("nestor", "nestor = 4")))
    rules, unit, at = start.rules, start.names.units["nestor"], start.position
    chance = SeededChance(1)
    for written in ("challenge", "bid 2", "bid 4", "concede"):
        at = rules.apply(at, rules.notation.read(written), chance).position
    assert at.open_bids == ((1, unit, 2), (0, unit, 4))
    while at.round == start.position.round:
        assert at.to_move is not None
        action = StrategistBot(rules).decide(rules.view(at, at.to_move), rules.legal_actions(at))
        at = rules.apply(at, action, chance).position
    assert at.open_bids == ()


def test_a_free_move_of_hercules_is_no_glory_and_its_reason_says_so():
    units = 'hercules = "2911"'
    table = TABLE.replace('jason = "3611"', f'{units}, jason = "3611"')
    fields = 'phase = "moving"\nturn = "athena"\nwaiting = []\nremorse = 7\n'
    fields += "totals = {{ athena = {{ hercules = 9 }} }}".replace("{{", "{").replace("}}", "}")
    start = staged(table.format(fields))
    rules, at = start.rules, start.position
    view, options = rules.view(at, 0), rules.legal_actions(at)
    decision = StrategistBot(rules).think(view, options, Thinking())
    assert decision.motive is not None and decision.motive.what == "claim-free"
    way = rules.apply(at, decision.action, SeededChance(1)).position
    legal = rules.legal_actions(way)
    assert "way" not in AdvancedGuidedGame().moments_at(rules, way, 0, legal)
    said = AdvancedTexts(rules).explain(at, decision.action)
    assert "it brings no glory" in str(said)


def test_reasons_of_an_answer_dont_tell_how_many_points_it_has():
    motives = {decided(CLAIM.format("jason", f"jason = {points}"))[1] for points in (30, 40, 60)}
    assert motives == {"challenge"}


@pytest.mark.parametrize(
    ("unit", "glory", "noted", "reason"),
    [
        ("nestor", (33, 5, 7), "ajax = 1", "let-all-unnoted"),
        ("nestor", (33, 5, 7), "hector = 40", "let-all-unnoted"),
        ("nestor", (33, 5, 7), "nestor = 20", "let-behind"),
        ("nestor", (33, 5, 7), "jason = 40", "let-unnoted"),
        # More points wouldn't help against this player, only against the leader.
        ("nestor", (33, 5, 7), "nestor = 1", "let-behind"),
        ("nestor", (33, 7, 5), "nestor = 1", "let-all-few"),
        ("nestor", (33, 7, 5), "nestor = 1, jason = 40", "let-few"),
        ("jason", (33, 5, 7), "jason = 1", "let-all-few"),
    ],
)
def test_a_learner_reads_the_reason_of_an_answer_and_others_nothing_of_the_sheet(
    unit: str, glory: tuple[int, ...], noted: str, reason: str
):
    table = TABLE.replace('"hera"]\nr', '"hera", "apollo"]\nr').format(CLAIM.format(unit, noted))
    start = staged(table)
    at = replace(start.position, glory=glory)
    options = start.rules.legal_actions(at)
    decision = StrategistBot(start.rules).think(start.rules.view(at, 0), options, Thinking())
    assert decision.private is not None and decision.motive is not None
    assert decision.private.what == reason
    assert decision.motive.what != reason or not reason.endswith(("unnoted", "few"))
    text = AdvancedTexts(start.rules, "en").motive(decision.private)
    assert text != AdvancedTexts(start.rules, "pl").motive(decision.private)
    if reason == "let-behind":
        assert text.startswith("A dispute over Nestor would mostly help Apollo, who has the most")
    assert "unnoted" not in reason or text.startswith("You have no points on")
    assert "few" not in reason or text.startswith("You probably have too few points on")


def test_it_bids_all_that_it_has():
    fields = CLAIM.format("jason", "jason = 40").replace(
        'asked = ["athena"]', 'challenger = "athena", bid = 9, announcer = false'
    )
    assert decided(fields)[0] == "bid 40"


def test_points_go_where_they_win_and_stay_there():
    start = staged(TABLE.format('phase = "sheets"\nturn = "athena"'))
    view, world = start.rules.view(start.position, 0), start.rules.world
    first = best_allotment(view, world, 0, POWER)
    assert 0 < sum(first.points.values()) <= POWER
    assert not first.again
    noted = tuple(first.points.get(unit, 0) for unit in range(64))
    last = replace(view, sheets=(Sheet(last_noted=noted, totals=noted[:32]), None))
    assert best_allotment(last, world, 0, POWER) == (first.points, True)


def test_a_dead_hero_is_glory_only_if_somebody_had_points():
    start = staged(TABLE.format(CLAIM.format("nestor", "ajax = 1")))
    names = start.names.units
    contest = Contest(start.rules.view(start.position, 0), start.rules.world, 0)
    assert contest.killing(names["jason"], 0) > 0 > contest.killing(names["ajax"], 0)
    assert contest.killing(names["jason"], 99) < 0


class Honest(StrategistBot):
    """Announces no Hero without points."""

    name = "honest"
    __slots__ = ()

    def decide(self, view, options):
        sheet = view.sheets[view.to_move]
        if view.top is None and sheet is not None:
            announces = (Verb.CLAIM, Verb.EMBARK, Verb.GO)
            options = [
                option
                for option in options
                if option.verb not in announces
                or option.unit >= 64
                or sheet.available(option.unit)
                or view.holder(option.unit) == view.to_move
            ]
        return super().decide(view, options)


@pytest.mark.long
def test_bluffs_win():
    rules, wins = rules_for(2), 0.0
    for game in range(100):
        seed, own = 200 + game // 2, game % 2
        kinds = [StrategistBot if seat == own else Honest for seat in range(2)]
        bots = [kind(rules, bot_seed(seed, seat)) for seat, kind in enumerate(kinds)]
        winners = play_out(rules, seed, bots).winners
        wins += (own in winners) / len(winners)
    assert wins >= 60


@pytest.mark.long
def test_a_game_of_four_takes_each_at_most_400_decisions():
    rules = rules_for(4)
    games = [
        play_out(
            rules, seed, [make_bot("strategist", bot_seed(seed, seat), rules) for seat in range(4)]
        )
        for seed in range(40)
    ]
    assert fmean(game.decisions for game in games) / 4 <= 400


@pytest.mark.parametrize("parts", ["fates", "cargo"])
def test_a_prize_that_cannot_be_home_in_time_is_kept_for_a_secret_condition_only(parts: str):
    start = staged(
        f'parts = "{parts}"\nround = 15\nunits = {{ jason = "3611" }}\n'
        'cargo = { jason = ["golden-fleece"] }\ncaptures = { golden-fleece = ["athena", 15] }\n'
        'held = { jason = "athena" }\npending = { capture = ["jason", "golden-fleece"] }'
    )
    answers: dict[str, set[Count | None]] = {"keep": set(), "remove": set()}
    for fate in range(HEROES):
        at = replace(start.position, fates=(fate, *start.position.fates[1:]))
        if parts == "cargo":
            at = start.position
        view, options = start.rules.view(at, 0), start.rules.legal_actions(at)
        decision = StrategistBot(start.rules).think(view, options, Thinking())
        condition = condition_of(view, 0)
        answer = start.rules.notation.write(decision.action)
        answers[answer].add(None if condition is None else condition.counting)
    assert answers["keep"] == ({Count.PRIZES} if parts == "fates" else set())
    assert Count.PRIZES not in answers["remove"] and answers["remove"]
