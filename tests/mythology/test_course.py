"""The course of a game: turns, game turns, alliances and the count."""

from fractions import Fraction

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.mythology.model.actions import END, END_MOVES, JOIN, LEAVE, Action, Verb
from oracle_nb.mythology.model.position import Offer, Part, Position
from oracle_nb.mythology.pieces import OFF, POWER
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.rules.scoring import scores
from tests.mythology.positions import (
    GERYON,
    HERCULES,
    HYDRA,
    JASON,
    MINOTAUR,
    area,
    broken,
    position,
    rules_for,
    then_seeded,
)

NEVER = SeededChance(1)


def applied(rules: Mythology, at: Position, text: str) -> Position:
    return rules.apply(at, rules.notation.read(text), NEVER).position


def test_a_god_may_go_to_any_area_without_a_god():
    rules = rules_for()
    at = position(rules, {HERCULES: "2912", MINOTAUR: "3014"}, part=Part.GOD)
    at = replace(at, areas=(OFF, area(rules, "Egypt")))
    places = [action for action in rules.legal_actions(at) if action.verb is Verb.PLACE]
    assert len(places) == 32
    assert broken(rules, at, "place egypt") == ("basic.god-area",)
    after = applied(rules, at, "place greece")
    assert after.movable == 1 << HERCULES and after.part is Part.MOVEMENT


def test_a_unit_may_leave_the_area_and_go_on():
    rules = rules_for()
    at = position(rules, {HERCULES: "2912", MINOTAUR: "3514"})
    for hex_ in ("2911", "2910", "2909"):
        at = applied(rules, at, f"step hercules {hex_}")
    assert at.power[0] == POWER - 6
    assert rules.pack.area[rules.world.area[at.units[HERCULES]]].en == "Ister"


def test_a_step_is_refused_for_every_true_reason():
    rules = rules_for()
    at = position(
        rules, {HERCULES: "2912", JASON: "3514", MINOTAUR: "2911", HYDRA: "3813"}, {0: "1612"}
    )
    assert broken(rules, at, "step hercules 2812") == ()
    assert broken(rules, at, "step hercules 2909") == ("basic.adjacent",)
    assert broken(rules, at, "step jason 3515") == ("basic.in-area",)
    assert broken(rules, at, "step jason 2912") == ("basic.in-area", "basic.adjacent")
    assert broken(rules, at, "step minotaur 2910") == ("basic.favor-moves",)
    assert broken(rules, at, "step hydra 2910")[:2] == ("basic.favor-moves", "basic.in-area")
    assert broken(rules, at, "step andromeda 1613") == ("basic.prize-fixed",)
    assert broken(rules, at, "step perseus 2912") == ("play.no-target",)


def test_power_points_decide_how_far_and_whether_to_attack():
    rules = rules_for()
    at = position(rules, {HERCULES: "2912", MINOTAUR: "2911"})
    for points, into_enemy, elsewhere in (
        (4, (), ()),
        (3, ("basic.attack-cost",), ()),
        (1, ("basic.hex-cost", "basic.attack-cost"), ("basic.hex-cost",)),
        (0, ("basic.power-gone",), ("basic.power-gone",)),
    ):
        poorer = replace(at, power=(points, POWER))
        assert broken(rules, poorer, "step hercules 2911") == into_enemy
        assert broken(rules, poorer, "step hercules 2812") == elsewhere


def test_a_unit_that_enters_enemies_stops():
    rules = rules_for()
    at = position(rules, {HERCULES: "2912", JASON: "2913", MINOTAUR: "2911"})
    at = applied(rules, at, "step hercules 2911")
    assert at.power[0] == POWER - 4
    assert broken(rules, at, "step hercules 2910") == ("basic.no-through",)
    assert broken(rules, at, "step jason 2912") == ()


def test_units_that_start_beside_enemies_may_leave_and_need_not_fight():
    rules = rules_for()
    at = position(rules, {HERCULES: "2912", MINOTAUR: "2912"})
    assert broken(rules, at, "step hercules 2911") == ()
    after = applied(rules, at, "end-moves")
    assert after.turn == 1, "without an attacker there is no combat"


def test_a_fight_takes_the_loser_off_the_map():
    rules = rules_for()
    at = position(rules, {HERCULES: "2912", MINOTAUR: "2911"})
    # No unit can move on, and one pair alone can fight: both happens by itself.
    at = applied(rules, at, "step hercules 2911")
    assert at.to_move == 0 and at.pending is not None
    at = applied(rules, at, "aid 2")
    assert at.to_move == 1 and at.power == (POWER - 6, POWER)
    # A tie at 9, then 7 + 2 against 8 + 0.
    transition = rules.apply(at, Action(Verb.AID, target=0), then_seeded(3, 4, 4, 5, 4, 3, 4, 4))
    after = transition.position
    assert after.units[MINOTAUR] == OFF and after.trophies == ((MINOTAUR,), ())
    assert [event.what for event in transition.events].count("fight-tied") == 1
    lost = rules.apply(at, Action(Verb.AID, target=9), then_seeded(1, 1, 1, 2)).position
    assert lost.units[HERCULES] == OFF and lost.trophies == ((), (HERCULES,))


def test_the_god_in_the_area_defends_else_the_next_opponent_clockwise():
    rules = rules_for(4)
    greece, illyria, egypt = (area(rules, name) for name in ("Greece", "Illyria", "Egypt"))
    for first, third, defender in ((OFF, OFF, 1), (OFF, illyria, 3), (illyria, egypt, 1)):
        areas = (greece, first, OFF, third)
        at = position(rules, {HERCULES: "2811", MINOTAUR: "2710"}, areas=areas)
        at = replace(at, movable=1 << HERCULES)
        at = applied(rules, at, "step hercules 2710")
        assert at.pending is not None
        at = applied(rules, at, "aid 0")
        assert at.to_move == defender


def test_all_enemies_in_a_hex_must_be_fought_in_an_order_of_choice():
    rules = rules_for()
    at = position(rules, {HERCULES: "2912", MINOTAUR: "2911", HYDRA: "2911"})
    at = applied(rules, at, "step hercules 2911")
    fights = [rules.notation.write(action) for action in rules.legal_actions(at)]
    assert fights == ["fight hercules minotaur", "fight hercules hydra"]
    assert broken(rules, at, "end") == ("basic.combat-must",)
    assert broken(rules, at, "fight hydra hercules") == ("basic.attacker-picks",)
    assert broken(rules, at, "step hercules 2910")[0] == "basic.parts-of-turn"


def test_a_prize_needs_more_than_ten():
    rules = rules_for()
    at = position(rules, {HERCULES: "2912", JASON: "2913", GERYON: "3813"}, {6: "2912"})
    at = applied(rules, at, "end-moves")
    assert at.part is Part.PRIZES
    assert broken(rules, at, "seize jason") == ("basic.prize-try",)
    assert broken(rules, at, "seize geryon")[0] == "basic.prize-heroes"
    at = applied(rules, at, "seize hercules")
    taken = rules.apply(at, Action(Verb.AID, target=1), then_seeded(4, 6)).position
    assert taken.prizes[6] == OFF and taken.captured[0] == (6,)
    missed = rules.apply(at, Action(Verb.AID, target=0), then_seeded(4, 6)).position
    assert missed.prizes[6] != OFF and missed.units[HERCULES] != OFF


def test_a_hero_tries_once_in_a_turn():
    rules = rules_for()
    at = position(rules, {HERCULES: "2912", JASON: "2912", GERYON: "3813"}, {6: "2912"})
    at = applied(rules, at, "end-moves")
    at = applied(rules, at, "seize hercules")
    at = rules.apply(at, Action(Verb.AID, target=0), then_seeded(1, 1)).position
    assert broken(rules, at, "seize hercules") == ("basic.prize-once",)
    assert broken(rules, at, "seize jason") == ()


def test_enemies_must_be_beaten_before_a_prize_is_tried():
    rules = rules_for()
    at = position(
        rules,
        {HERCULES: "2912", JASON: "2913", GERYON: "2913"},
        {6: "2912", 7: "2913"},
    )
    at = applied(rules, at, "end-moves")
    assert broken(rules, at, "seize jason") == ("basic.prize-after-combat",)


def test_alliances_are_offered_joined_and_left():
    rules = rules_for(4)
    at = position(rules, {HERCULES: "2912", GERYON: "3813"})
    assert broken(rules, at, "propose 2") == ("basic.ally-side",)
    assert broken(rules, at, "propose 1") == ("play.no-target",)
    assert broken(rules, at, "leave") == ("basic.ally-break",)
    at = applied(rules, at, "propose 3")
    assert at.pending == Offer(2) and at.to_move == 2
    assert broken(rules, at, "step hercules 2911") == ("basic.own-turn",)
    refused = rules.apply(at, Action(Verb.REFUSE), NEVER).position
    assert broken(rules, refused, "propose 3") == ("basic.ally",)
    joined = rules.apply(at, JOIN, NEVER).position
    assert joined.alliances == (1, 0, 1, 0)
    assert broken(rules, joined, "propose 3") == ("basic.ally",)
    left = rules.apply(joined, LEAVE, NEVER).position
    assert left.alliances == (0, 0, 0, 0), "nobody is allied with themselves"


def test_allies_count_the_average_of_their_points():
    rules = rules_for(4)
    at = position(
        rules,
        {HERCULES: "2912", GERYON: "3813"},
        {0: "1612", 1: "1613", 2: "1614"},
        trophies=((MINOTAUR,), (0, 1), (), ()),
        captured=((6, 7), (), (), ()),
    )
    # Prizes left: 2 / 2 for each of the Monsters' players and each of three Prizes.
    assert list(scores(at)) == [7, 5, 0, 3]
    allied = replace(at, alliances=(1, 2, 1, 2))
    assert list(scores(allied)) == [Fraction(7, 2), 4, Fraction(7, 2), 4]


def test_fractions_of_points_are_exact():
    rules = rules_for(6)
    at = position(rules, {HERCULES: "2912", GERYON: "3813"}, {0: "1612"})
    assert scores(at)[1] == Fraction(2, 3)


def test_before_the_count_everybody_may_leave_an_alliance():
    rules = rules_for(4)
    at = position(
        rules,
        {HERCULES: "2912", GERYON: "3813"},
        round=10,
        waiting=0,
        alliances=(1, 0, 1, 0),
    )
    # Hercules stands on no Prize, so the turn ends with the moves.
    at = rules.apply(at, END_MOVES, NEVER).position
    assert at.part is Part.ALLIANCES and at.to_move == 0
    at = rules.apply(at, END, NEVER).position
    while at.to_move != 2:
        at = rules.apply(at, END, NEVER).position
    at = rules.apply(at, LEAVE, NEVER).position
    while at.to_move is not None:
        at = rules.apply(at, END, NEVER).position
    assert at.alliances == (0, 0, 0, 0)
    result = rules.result(at)
    assert result is not None and result.winners == (0, 1, 2, 3) and result.rounds == 10


def test_power_is_renewed_and_gods_are_collected_at_each_game_turn():
    rules = rules_for()
    at = position(rules, {HERCULES: "2912", GERYON: "3813"}, power=(3, 4), waiting=0)
    transition = rules.apply(at, END_MOVES, NEVER)
    after = transition.position
    assert after.round == 2 and after.power == (POWER, POWER) and after.areas == (OFF, OFF)
    assert [event.what for event in transition.events][-3:] == [
        "round-ended",
        "round-begun",
        "turn-begun",
    ]
