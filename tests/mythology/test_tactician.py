"""The tactician: what it does in clear positions, why, and how often it wins."""

from typing import Any

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.games.motives import ONLY, Thinking
from oracle_nb.mythology.bots.prospects import best_attack, best_reply
from oracle_nb.mythology.bots.tactician import CautiousTactician, TacticianBot
from oracle_nb.mythology.model.actions import END_MOVES, Verb
from oracle_nb.mythology.model.position import Fight, Offer, Part, Position
from oracle_nb.mythology.pieces import OFF, POWER, ROUNDS, Side
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.rules.scoring import scores
from oracle_nb.mythology.text import MythologyTexts
from oracle_nb.mythology.text.rule_texts import rulebook
from oracle_nb.mythology.ui.goals import goals
from scripts.balance import measured
from tests.mythology.positions import (
    HERCULES,
    HYDRA,
    JASON,
    MINOTAUR,
    area,
    position,
    rules_for,
    two_fights,
)

THESEUS = 31


def decided(rules: Mythology, at: Position) -> tuple[str, str]:
    """Return what the tactician does, and its reason."""
    decision = TacticianBot(rules).think(at, rules.legal_actions(at), Thinking())
    assert decision.action in rules.legal_actions(at)
    return rules.notation.write(decision.action), getattr(decision.motive, "what", "")


def test_it_goes_to_a_prize_and_gives_enough_aid():
    rules = rules_for()
    at = position(rules, {HERCULES: "2812"}, {0: "2813"}, waiting=0)
    assert decided(rules, at) == ("step hercules 2813", "prize")
    there = position(rules, {HERCULES: "2813"}, {0: "2813"}, part=Part.PRIZES, waiting=0)
    assert decided(rules, there) == ("seize hercules", "prize")


def test_it_gives_the_aid_that_makes_a_prize_sure():
    rules = rules_for()
    at = position(rules, {HERCULES: "2813"}, {0: "2813"}, part=Part.PRIZES, waiting=0)
    chance = SeededChance(1)
    at = rules.apply(at, rules.notation.read("seize hercules"), chance).position
    action, what = decided(rules, at)
    assert what == "prize-aid"
    assert int(action.split()[-1]) >= 7


def test_it_defends_with_points_that_nothing_else_needs():
    rules = rules_for()
    units = {HERCULES: "2813", MINOTAUR: "2813"}
    fight = Fight(HERCULES, MINOTAUR, defender=1, aid=1)
    at = position(
        rules,
        units,
        part=Part.COMBAT,
        pending=fight,
        waiting=0,
        entered=1 << HERCULES,
        battlefields=(rules.world.index["2813"],),
    )
    action, what = decided(rules, at)
    assert what == "fight-aid"
    assert int(action.split()[-1]) >= 3


def test_its_reason_for_less_aid_is_the_prize_for_which_it_keeps_points():
    rules = rules_for()
    units = {HERCULES: "2813", HYDRA: "2813", JASON: "2812"}
    fields: dict[str, Any] = {
        "part": Part.COMBAT,
        "pending": Fight(HERCULES, HYDRA, 0),
        "waiting": 0,
        "entered": 1 << HERCULES,
        "battlefields": (rules.world.index["2813"],),
        "power": (5, 0),
    }
    assert decided(rules, position(rules, units, **fields)) == ("aid 5", "fight-aid")
    there = position(rules, units, {0: "2812"}, **fields)
    assert decided(rules, there) == ("aid 0", "fight-save")


def test_it_moves_nothing_when_nothing_is_worth_it():
    rules = rules_for()
    # An attack across the last points, with nothing left for aid.
    at = position(rules, {HERCULES: "2813"}, waiting=0)
    assert decided(rules, at) == ("end-moves", "end-moves")


@pytest.mark.parametrize(("defense", "what"), [(15, "place-outmatched"), (1, "place-fight")])
def test_in_the_last_round_it_attacks_only_what_can_hardly_be_defended(defense: int, what: str):
    rules = rules_for()
    units, power = {HERCULES: "2812", HYDRA: "2814"}, (POWER, defense)
    at = position(rules, units, part=Part.GOD, round=ROUNDS, power=power, waiting=0)
    placed, why = decided(rules, at)
    assert why == what
    # The list of choices has the same fights.
    listed = [goal.action for goal in goals(rules, at, 0, rules.legal_actions(at))]
    assert listed == ([] if what == "place-outmatched" else [rules.notation.read(placed)])


def test_a_monster_goes_onto_a_threatened_prize():
    rules = rules_for()
    units = {HERCULES: "2815", JASON: "2816", HYDRA: "2812"}
    fields: dict[str, Any] = {"sides": (1, 0), "round": ROUNDS, "power": (3, 0)}
    at = position(rules, units, {0: "2813"}, waiting=2, **fields)
    assert decided(rules, at) == ("step hydra 2813", "guard")
    # Nobody comes after it any more.
    at = position(rules, units, {0: "2813"}, waiting=0, **fields)
    assert decided(rules, at) == ("end-moves", "end-moves")


def test_monsters_keep_no_points_for_a_prize_that_they_guard():
    rules, chance = rules_for(), SeededChance(1)
    units = {HYDRA: "2812", MINOTAUR: "2813", HERCULES: "2815"}
    at = position(rules, units, {0: "2812"}, sides=(1, 0), part=Part.GOD)
    assert decided(rules, at) == ("place greece", "place-fight")
    at = rules.apply(at, rules.notation.read("place greece"), chance).position
    assert decided(rules, at) == ("step minotaur 2814", "fight")


def revisited(rules: Mythology, at: Position) -> list[str]:
    """Return the actions with which a unit goes back in a turn to where it was before."""
    seat, been, back = at.to_move, {(unit, hex_) for unit, hex_ in enumerate(at.units)}, []
    while at.to_move == seat and at.part is Part.MOVEMENT:
        action = TacticianBot(rules).decide(at, rules.legal_actions(at))
        if action.verb is Verb.STEP:
            if (action.unit, action.target) in been:
                back.append(rules.notation.write(action))
            been.add((action.unit, action.target))
        at = rules.apply(at, action, SeededChance(1)).position
    return back


@pytest.mark.parametrize(
    ("units", "prizes", "fields"),
    [
        # A Monster that guards a Prize alone would leave it for a fight.
        ({HYDRA: "3413", THESEUS: "3411"}, {7: "3413"}, {"waiting": 0, "power": (15, 0)}),
        ({HYDRA: "1711", JASON: "1610", 2: "2210"}, {6: "1711"}, {"waiting": 2}),
        # Heroes hold the Prize next to which a Monster waits.
        ({HYDRA: "3203", JASON: "3302", 14: "3302"}, {9: "3302", 1: "1707"}, {"waiting": 0}),
    ],
)
def test_a_unit_does_not_go_back_in_the_same_turn(
    units: dict[int, str], prizes: dict[int, str], fields: dict[str, Any]
):
    rules = rules_for()
    at = position(rules, units, prizes, sides=(1, 0), round=8, **fields)
    at = replace(at, movable=1 << HYDRA)
    assert revisited(rules, at) == []


def test_no_unit_goes_to_and_fro_in_a_game():
    rules, chance = rules_for(3), SeededChance(578)
    at, moves = rules.begin(rules.set_up(578), chance).position, 0
    been: set[tuple[int, int, int]] = set()
    while at.to_move is not None:
        action = TacticianBot(rules).decide(at, rules.legal_actions(at))
        if action.verb is Verb.PLACE:
            been.clear()
        if action.verb is Verb.STEP:
            been.add((at.turn, action.unit, at.units[action.unit]))
            assert (at.turn, action.unit, action.target) not in been
            moves += 1
        at = rules.apply(at, action, chance).position
    assert moves > 50


@pytest.mark.parametrize("seed", [0, 3, 11])
def test_its_first_move_is_the_one_it_placed_its_god_for(seed: int):
    rules, chance = rules_for(), SeededChance(seed)
    at = rules.begin(rules.set_up(seed), chance).position
    plan, fights = ONLY, 0
    while at.to_move is not None:
        decision = TacticianBot(rules).think(at, rules.legal_actions(at))
        motive = decision.motive
        assert motive is not None
        if plan.what == "place-fight":
            assert (motive.what, motive.facts) == ("fight", plan.facts)
            fights += 1
        plan = motive
        at = rules.apply(at, decision.action, chance).position
    assert fights > 3


@pytest.mark.parametrize(("own", "other", "answer"), [(1, 2, "join"), (2, 1, "refuse")])
def test_it_joins_only_an_alliance_that_raises_its_points(own: int, other: int, answer: str):
    rules = rules_for(4)
    trophies = (tuple(range(32, 32 + other)), (), tuple(range(40, 40 + own)), ())
    at = position(rules, {HERCULES: "2813"}, trophies=trophies, pending=Offer(2))
    assert decided(rules, at) == (answer, answer)


def test_it_leaves_an_alliance_that_costs_it_points_before_the_count():
    rules = rules_for(4)
    at = position(
        rules,
        {HERCULES: "2813"},
        part=Part.ALLIANCES,
        round=10,
        waiting=0,
        alliances=(1, 0, 1, 0),
        trophies=((32, 33), (), (34,), ()),
    )
    assert decided(rules, at) == ("leave", "leave")
    worse = position(
        rules,
        {HERCULES: "2813"},
        part=Part.ALLIANCES,
        round=10,
        waiting=0,
        alliances=(1, 0, 1, 0),
        trophies=((32,), (), (33, 34), ()),
    )
    assert decided(rules, worse) == ("end", "end")


@pytest.mark.parametrize(("own", "other"), [(1, 2), (2, 1), (2, 2)])
def test_no_alliance_raises_the_points_of_both_so_it_offers_none(own: int, other: int):
    rules, chance = rules_for(4), SeededChance(1)
    trophies = (tuple(range(32, 32 + own)), (), tuple(range(40, 40 + other)), ())
    at = position(rules, {HERCULES: "2813"}, part=Part.ALLIANCES, round=10, trophies=trophies)
    offer = rules.notation.read("propose 3")
    assert offer in rules.legal_actions(at)
    assert decided(rules, at) == ("end", "end")
    after = rules.apply(at, offer, chance).position
    after = rules.apply(after, rules.notation.read("join"), chance).position
    before, now = scores(at), scores(after)
    assert now[0] == now[2]
    assert now[0] - before[0] == before[2] - now[2]


def test_the_defender_keeps_points_for_its_own_turn():
    rules = rules_for()
    fields: dict[str, Any] = {
        "part": Part.COMBAT,
        "entered": 1 << HERCULES,
        "battlefields": (rules.world.index["2813"],),
        "pending": Fight(HERCULES, HYDRA, 1, 2),
    }
    units = {HERCULES: "2813", HYDRA: "2813"}
    later, _ = decided(rules, position(rules, units, waiting=0b10, **fields))
    over, _ = decided(rules, position(rules, units, waiting=0, **fields))
    assert int(later.split()[1]) < int(over.split()[1])


def test_an_attacker_expects_the_reply_of_a_defender_with_points():
    price, stake = 0.05, 2.0
    poor, _ = best_attack(10, price, (0, price, stake), 1.0, 1.0)
    rich, _ = best_attack(10, price, (10, price, stake), 1.0, 1.0)
    assert best_reply(0, 10, price, stake) > 0
    assert rich > poor


def test_monsters_block_the_area_of_a_hero_near_a_prize():
    rules = rules_for()
    units = {HERCULES: "2812", HYDRA: "3511"}
    at = position(
        rules,
        units,
        {0: "2813"},
        sides=(1, 0),
        part=Part.GOD,
        movable=0,
        areas=(-1, -1),
        waiting=0b10,
    )
    assert decided(rules, at) == ("place greece", "place-block")


@pytest.mark.parametrize(
    ("power", "alliances", "what"),
    [
        ((5, 0, 15, 0), (0, 0, 0, 0), "place-block"),
        # An ally's points are shared; with as many points, the rival could do no more.
        ((5, 0, 15, 0), (1, 0, 1, 0), "place-idle"),
        ((5, 0, 5, 0), (0, 0, 0, 0), "place-idle"),
    ],
)
def test_it_blocks_what_a_rival_of_its_own_side_could_gain(
    power: tuple[int, ...], alliances: tuple[int, ...], what: str
):
    rules = rules_for(4)
    fields: dict[str, Any] = {"part": Part.GOD, "movable": 0, "areas": (-1,) * 4, "round": ROUNDS}
    units = {HERCULES: "2812", HYDRA: "2815"}
    at = position(rules, units, waiting=0b100, power=power, alliances=alliances, **fields)
    placed, why = decided(rules, at)
    assert why == what and (placed == "place greece" or what == "place-idle")


def test_every_reason_has_a_sentence():
    rules, chance = rules_for(3), SeededChance(1)
    wordings = [rulebook(language).wording for language in ("en", "pl")]
    at = rules.begin(rules.set_up(1), chance).position
    reasons = set()
    while at.round < 4:
        decision = TacticianBot(rules).think(at, rules.legal_actions(at), Thinking())
        reasons.add(getattr(decision.motive, "what", ""))
        at = rules.apply(at, decision.action, chance).position
    assert {"place-prize", "advance", "guard", "fight-aid"} <= reasons
    assert [
        reason for reason in reasons for wording in wordings if f"motive-{reason}" not in wording
    ] == []


@pytest.mark.long
@pytest.mark.parametrize("side", Side)
def test_it_wins_against_random_on_either_side(side: Side):
    share = measured(2, range(200), tactician=side)
    wins = share.wins if side is Side.HEROES else share.games - share.wins
    assert wins >= 180


def test_the_adviser_begins_no_fight_that_the_list_leaves_out():
    rules = rules_for()
    # Two steps and an attack leave less aid than the Minotaur's god can give.
    at = position(rules, {HERCULES: "2812", MINOTAUR: "2710"})
    options = rules.legal_actions(at)
    assert decided(rules, at)[1] == "fight"
    assert goals(rules, at, 0, options) == ()
    assert CautiousTactician(rules).decide(at, options) == END_MOVES
    # In the last turn, the points have no better use.
    last = position(rules, {HERCULES: "2812", MINOTAUR: "2710"}, round=ROUNDS)
    options = rules.legal_actions(last)
    assert (
        rules.notation.write(CautiousTactician(rules).decide(last, options))
        == decided(rules, last)[0]
    )
    assert goals(rules, last, 0, options)[0].foes == (MINOTAUR,)
    # A god without points gives no aid.
    poor = position(rules, {HERCULES: "2812", MINOTAUR: "2710"}, power=(POWER, 0))
    assert CautiousTactician(rules).think(poor, rules.legal_actions(poor)) == TacticianBot(
        rules
    ).think(poor, rules.legal_actions(poor))
    assert goals(rules, poor, 0, rules.legal_actions(poor))[0].foes == (MINOTAUR,)


@pytest.mark.parametrize(
    ("left", "hex_", "aid", "what"),
    [(4, "2710", 6, "fight-keep"), (3, "2710", 9, "fight-aid"), (15, "2006", 9, "fight-aid")],
)
def test_the_adviser_keeps_points_only_if_an_opponent_can_still_attack(
    left: int, hex_: str, aid: int, what: str
):
    rules = rules_for(4)
    units = {HERCULES: "2813", HYDRA: "2813", JASON: "2711", MINOTAUR: hex_}
    at = position(
        rules,
        units,
        part=Part.COMBAT,
        pending=Fight(HERCULES, HYDRA, 1),
        waiting=0b1000,
        power=(9, 0, 0, left),
        entered=1 << HERCULES,
        battlefields=(rules.world.index["2813"],),
        round=ROUNDS,
    )
    decision = CautiousTactician(rules).think(at, rules.legal_actions(at))
    assert decision.motive is not None
    assert (decision.action.target, decision.motive.what) == (aid, what)


@pytest.mark.parametrize(("other", "what"), [("2711", "fight-keep"), ("1707", "fight-aid")])
def test_a_defender_names_the_unit_and_the_opponent_that_it_keeps_points_for(other: str, what: str):
    rules = rules_for(4)
    # Seat 2 defends in all Areas in which seat 0 has no god.
    at = position(
        rules,
        {HERCULES: "2813", HYDRA: "2813", JASON: other, MINOTAUR: "2710"},
        part=Part.COMBAT,
        turn=3,
        pending=Fight(HYDRA, HERCULES, 0, aid=9),
        waiting=0b10,
        power=(4, POWER, 0, 0),
        entered=1 << HYDRA,
        battlefields=(rules.world.index["2813"],),
    )
    at = replace(at, areas=(area(rules, "Greece"), OFF, OFF, area(rules, "Italia")))
    decision = CautiousTactician(rules).think(at, rules.legal_actions(at))
    assert decision.motive is not None and decision.motive.what == what
    assert (decision.action.target > 0) == (what == "fight-aid")
    said = MythologyTexts(rules).motive(decision.motive)
    assert ("defending Jason against Apollo" in said) == (what == "fight-keep"), said


@pytest.mark.parametrize(
    ("bot", "against", "aid", "what"),
    [
        (CautiousTactician, 0, 2, "fight-keep"),
        (TacticianBot, 0, 5, "fight-aid"),
    ],
)
def test_the_adviser_keeps_points_for_a_fight_that_has_been_begun(
    bot: type[TacticianBot], against: int, aid: int, what: str
):
    rules = rules_for()
    at = two_fights(rules, power=(against, 5))
    decision = bot(rules).think(at, rules.legal_actions(at))
    assert decision.motive is not None
    assert (decision.action.target, decision.motive.what) == (aid, what)
    said = MythologyTexts(rules).motive(decision.motive)
    assert ("defending Minotaur against" in said) == (what == "fight-keep"), said
