"""Combat of the Advanced Game: exact chances, ambushes, magic, Hercules, and glory for deaths."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import Draw, ScriptedChance
from oracle_nb.core.history import Transition
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.cards import Effect
from oracle_nb.mythology.advanced.model.position import (
    Combat,
    Phase,
    Position,
    Setting,
    Way,
)
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.package import MYTHOLOGY_ADVANCED
from oracle_nb.mythology.advanced.rules.consistency import faults
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.odds import duel_chances, hit_chance, low_chance
from oracle_nb.mythology.advanced.text import AdvancedTexts
from oracle_nb.mythology.pieces import HEROES, UNITS
from tests.mythology.advanced.games import staged

RULES = AdvancedMythology(Setting(players=3))
NAMES = {unit.slug: number for number, unit in enumerate(RULES.pack.units)}
PLACE = RULES.world.index["2912"]
BESIDE = RULES.world.index["2812"]


def sheet(**points: int) -> Sheet:
    """Return a closed sheet with totals on Heroes and points on Monsters, by their names."""
    noted, totals = [0] * UNITS, [0] * HEROES
    for name, number in points.items():
        unit = NAMES[name]
        noted[unit] = min(number, 10)
        if unit < HEROES:
            totals[unit] = number
    return Sheet(noted=tuple(noted), totals=tuple(totals))


def position(
    places: Mapping[str, int],
    moved: Iterable[str] = (),
    sheets: tuple[Sheet, ...] = (Sheet(), Sheet(), Sheet()),
    **fields: Any,
) -> Position:
    """Return a moving phase of the first seat, with only these units on the map."""
    units = [-1] * UNITS
    for name, hex_ in places.items():
        units[NAMES[name]] = hex_
    own = [NAMES[name] for name in moved]
    made = replace(
        RULES.set_up(1),
        units=tuple(units),
        gods=(4, 1, 2),
        areas=(0, 1, 2),
        fates=(5, 27, 6),
        fates_up=(1 << HEROES) - 1,
        hands=(tuple(range(6)), tuple(range(6, 12)), tuple(range(12, 18))),
        sheets=sheets,
        round=2,
        phase=Phase.MOVING,
        turn=0,
        waiting=6,
        attempts=len(own),
        moved=sum(1 << unit for unit in own),
        held=tuple((unit, 0) for unit in own),
    )
    made = replace(made, **fields)
    assert not faults(made, RULES.setting, RULES.world)
    return made


def action(text: str) -> Action:
    return RULES.notation.read(text)


def dice(*numbers: int) -> tuple[Draw, ...]:
    """Return the draws of the red and the white die for each number."""
    return tuple(
        Draw(color, value - 1)
        for number in numbers
        for color, value in (("red", number // 10), ("white", number % 10))
    )


def play(before: Position, text: str, *numbers: int) -> Transition[Position]:
    return RULES.apply(before, action(text), ScriptedChance(dice(*numbers)))


def whats(transition: Transition[Position]) -> list[str]:
    return [event.what for event in transition.events]


def refusing(before: Position, text: str) -> tuple[str, ...]:
    return RULES.check(before, action(text)).broken_rules


class TestChances:
    @pytest.mark.parametrize(
        ("attack", "defense", "ways"), [(30, 53, 28), (20, 53, 22), (0, 30, 24), (0, 66, 1)]
    )
    def test_an_attack_reaches_a_defense(self, attack, defense, ways):
        assert hit_chance(attack, defense) == Fraction(ways, 36)

    @pytest.mark.parametrize(("magic", "ways"), [(33, 15), (36, 18), (44, 22), (53, 27)])
    def test_magic_works_at_or_below_its_number(self, magic, ways):
        assert low_chance(magic) == Fraction(ways, 36)

    def test_a_duel_is_rolled_until_somebody_dies(self):
        duel = duel_chances(hit_chance(30, 53), hit_chance(20, 53))
        assert sum(duel) == 1
        assert [round(float(chance), 4) for chance in (duel.second, duel.first, duel.both)] == [
            0.3311,
            0.1486,
            0.5203,
        ]

    def test_a_hero_rolls_once_against_a_monster(self):
        before = position({"jason": PLACE, "minotaur": PLACE}, ["jason"])
        outcomes = list(RULES.outcomes(before, action("attack jason minotaur")))
        hit = hit_chance(25, 62)
        assert [outcome.probability for outcome in outcomes] == [hit, 1 - hit]
        killed, died = (outcome.transition.position for outcome in outcomes)
        assert killed.units[NAMES["minotaur"]] == -1 and killed.glory == (13, 10, 10)
        assert died.units[NAMES["jason"]] == -1 and died.units[NAMES["minotaur"]] == PLACE

    def test_a_kill_that_no_roll_can_prevent_is_certain(self):
        before = position({"achilles": PLACE, "sphinx": PLACE}, ["achilles"])
        aid = tuple(5 * (hero == NAMES["achilles"]) for hero in range(HEROES))
        own, *others = before.sheets
        assert own is not None
        before = replace(before, sheets=(replace(own, aid=aid), *others))
        said = AdvancedTexts(RULES, "en").explain(before, action("attack achilles sphinx")).chance
        assert "Without magic: Sphinx will die, whatever the roll." in said

    @pytest.mark.parametrize(
        ("unit", "foe", "hit", "back"),
        [("minotaur", "jason", (35, 54), (25, 62)), ("jason", "nestor", (25, 45), (15, 54))],
    )
    def test_both_roll_in_other_combat(self, unit, foe, hit, back):
        before = position({unit: PLACE, foe: PLACE}, [unit])
        outcomes = list(RULES.outcomes(before, action(f"attack {unit} {foe}")))
        duel = duel_chances(hit_chance(*hit), hit_chance(*back))
        assert [outcome.probability for outcome in outcomes] == [duel.second, duel.first, duel.both]
        dead = [
            {name for name in (unit, foe) if outcome.transition.position.units[NAMES[name]] == -1}
            for outcome in outcomes
        ]
        assert dead == [{foe}, {unit}, {unit, foe}]

    def test_rounds_without_a_death_are_rolled_again(self):
        before = position({"jason": PLACE, "nestor": PLACE}, ["jason"])
        after = play(before, "attack jason nestor", 11, 11, 66, 11)
        assert whats(after).count("combat-rolled") == 4
        assert after.position.units[NAMES["nestor"]] == -1


class TestCertainResults:
    def test_a_unit_that_can_never_kill_dies_without_a_roll(self):
        weak = replace(Sheet(), ail=tuple(4 * (hero == NAMES["nestor"]) for hero in range(HEROES)))
        before = position({"jason": PLACE, "nestor": PLACE}, ["jason"], (weak, Sheet(), Sheet()))
        after = play(before, "attack jason nestor")
        assert "combat-rolled" not in whats(after)
        assert after.position.units[NAMES["nestor"]] == -1

    def test_nobody_can_kill_is_a_stalemate(self):
        weak = replace(
            Sheet(),
            ail=tuple(5 * (hero in (NAMES["jason"], NAMES["nestor"])) for hero in range(HEROES)),
        )
        before = position({"jason": PLACE, "nestor": PLACE}, ["jason"], (weak, Sheet(), Sheet()))
        after = play(before, "attack jason nestor")
        assert "combat-stalled" in whats(after)
        assert after.position.glory == (9, 10, 10)
        assert after.position.units == before.units

    def test_a_hero_too_weak_for_a_monster_dies(self):
        weak = replace(Sheet(), ail=tuple(4 * (hero == NAMES["nestor"]) for hero in range(HEROES)))
        before = position({"hydra": PLACE, "nestor": PLACE}, ["nestor"], (weak, Sheet(), Sheet()))
        after = play(before, "attack nestor hydra")
        assert "combat-rolled" not in whats(after)
        assert after.position.units[NAMES["nestor"]] == -1

    def test_aid_of_everybody_counts_and_is_public(self):
        aid = replace(Sheet(), aid=tuple(2 * (hero == NAMES["nestor"]) for hero in range(HEROES)))
        before = position({"hydra": PLACE, "nestor": PLACE}, ["nestor"], (aid, aid, Sheet()))
        after = play(before, "attack nestor hydra", 15)
        public = [event for event in after.events if event.what == "aid-told"]
        assert [event.player for event in public] == [0, 1]
        assert public[-1].facts["attack"] == 15 + 40
        assert after.position.units[NAMES["hydra"]] == -1


class TestGlory:
    @pytest.mark.parametrize(("points", "glory"), [(1, 1), (5, 1), (6, 2), (14, 3)])
    def test_a_dead_hero_is_a_fifth_of_the_most_points(self, points, glory):
        sheets = (Sheet(), sheet(nestor=points), sheet(nestor=1))
        before = position({"minotaur": PLACE, "nestor": PLACE}, ["minotaur"], sheets)
        after = play(before, "attack minotaur nestor", 66, 11).position
        assert after.glory == (10 + glory, 10, 10)

    def test_a_hero_of_nobody_costs_five(self):
        before = position({"minotaur": PLACE, "nestor": PLACE}, ["minotaur"])
        assert play(before, "attack minotaur nestor", 66, 11).position.glory == (5, 10, 10)

    def test_a_hero_of_ones_own_costs_five(self):
        sheets = (sheet(nestor=3), sheet(nestor=2), Sheet())
        before = position({"minotaur": PLACE, "nestor": PLACE}, ["minotaur"], sheets)
        assert play(before, "attack minotaur nestor", 66, 11).position.glory == (5, 10, 10)

    @pytest.mark.parametrize(("rolls", "glory"), [((66, 11), 5), ((11, 66), 11)])
    def test_equal_points_on_a_dead_hero_are_decided_by_dice(self, rolls, glory):
        sheets = (sheet(nestor=3), sheet(nestor=3), Sheet())
        before = position({"minotaur": PLACE, "nestor": PLACE}, ["minotaur"], sheets)
        after = play(before, "attack minotaur nestor", 66, 11, *rolls)
        assert after.position.glory == (glory, 10, 10)

    def test_the_controller_of_the_defender_gets_the_glory(self):
        sheets = (sheet(jason=4), sheet(minotaur=2), sheet(minotaur=3))
        before = position({"minotaur": PLACE, "jason": PLACE}, ["jason"], sheets)
        assert play(before, "attack jason minotaur", 11).position.glory == (10, 10, 11)

    def test_points_are_public_only_for_the_dead_and_its_killer(self):
        sheets = (sheet(jason=4, orion=2), sheet(minotaur=2, orion=3), Sheet())
        before = position({"minotaur": PLACE, "jason": PLACE}, ["jason"], sheets)
        public = [
            (event.player, event.facts["unit"], event.facts["points"])
            for event in play(before, "attack jason minotaur", 11).events
            if event.what == "points-told"
        ]
        assert public == [(0, NAMES["jason"], 4), (1, NAMES["minotaur"], 2)]


class TestAmbush:
    def on_way(self, sheets: tuple[Sheet, ...], *others: str) -> Position:
        places = {"jason": BESIDE} | dict.fromkeys(others, PLACE)
        return position(
            places,
            sheets=sheets,
            attempts=1,
            held=((NAMES["jason"], 0),),
            pending=(Way(NAMES["jason"]),),
        )

    def test_all_others_are_asked_whatever_is_on_their_sheets(self):
        for sheets in ((Sheet(),) * 3, (Sheet(), sheet(python=3), sheet(sphinx=1))):
            before = self.on_way(sheets, "python")
            after = play(before, "step jason 2912").position
            assert after.to_move == 1
            assert play(after, "let").position.to_move == 2

    def test_only_with_points(self):
        before = self.on_way((Sheet(), Sheet(), sheet(python=1)), "python")
        after = play(before, "step jason 2912").position
        assert refusing(after, "ambush python") == ("combat.ambush",)
        after = play(after, "let").position
        assert refusing(after, "ambush python") == ()

    def test_a_unit_killed_on_its_way_has_moved(self):
        before = self.on_way((sheet(jason=6), Sheet(), sheet(python=1)), "python")
        after = play(play(before, "step jason 2912").position, "let").position
        after = play(after, "ambush python", 66, 11).position
        assert after.units[NAMES["jason"]] == -1
        assert after.glory == (11, 10, 12)
        assert after.pending == () and after.to_move == 0
        assert after.attempts == 1

    def test_a_survivor_moves_on_and_cannot_fight_again(self):
        before = self.on_way((Sheet(), Sheet(), sheet(python=1)), "python", "sphinx")
        after = play(play(before, "step jason 2912").position, "let").position
        after = play(after, "ambush python", 11, 66).position
        assert after.units[NAMES["python"]] == -1
        assert isinstance(after.top, Way) and after.to_move == 0
        after = play(after, "stop").position
        assert refusing(after, "attack jason sphinx") == ("combat.once",)

    def test_the_most_points_decide_between_two(self):
        before = self.on_way((Sheet(), sheet(python=1), sheet(sphinx=2)), "python", "sphinx")
        after = play(play(before, "step jason 2912").position, "ambush python").position
        after = play(after, "ambush sphinx").position
        assert isinstance(after.top, Combat) and after.top.foe == NAMES["jason"]
        assert after.holder(NAMES["sphinx"]) == 2 and after.holder(NAMES["python"]) == -1

    def test_a_unit_of_the_moving_player_cannot_be_used(self):
        before = self.on_way((Sheet(), sheet(python=1), Sheet()), "python", "nestor")
        held = (*before.held, (NAMES["python"], 0))
        before = replace(before, held=held, moved=1 << NAMES["python"], attempts=2)
        after = play(before, "step jason 2912").position
        assert refusing(after, "ambush python") == ("control.by-moving",)

    def test_a_player_ambushing_nobody_is_not_asked_again(self):
        before = self.on_way((Sheet(),) * 3, "python")
        after = play(play(before, "step jason 2912").position, "let-all").position
        after = play(after, "let-all").position
        assert after.peaceful == 6 and after.letting == 0
        after = replace(
            after,
            units=tuple(
                BESIDE if unit == NAMES["sphinx"] else hex_ for unit, hex_ in enumerate(after.units)
            ),
        )
        assert play(after, "step jason 2812").position.to_move == 0


STAKE = (
    "The winner controls Jason in this phase and gains 1 glory point. The loser loses 1. "
    "You don't pay bids."
)
UNMOVED = "If you win, the unit isn't moved in this phase. "


class TestStakes:
    def test_a_player_who_is_asked_reads_the_own_points_and_the_glory_at_stake(self):
        sheets = (sheet(jason=1), sheet(jason=3), Sheet())
        texts = AdvancedTexts(RULES)
        before = play(position({"jason": PLACE}, sheets=sheets), "claim jason").position
        for seat, points, bids in (
            (
                1,
                "You have 3 points on Jason.",
                "You have 3 points on Jason, and can't bid more.",
            ),
            (2, "You have no points on Jason.", "so you can bid only 0."),
        ):
            assert before.to_move == seat
            assert texts.decision(RULES.view(before, seat)).endswith(points)
            assert "points" not in texts.decision(RULES.view(before, 0))
            lines = " ".join(texts.explain(before, action("challenge")).effects)
            assert bids in lines and STAKE in lines.replace(UNMOVED, "") != lines
            before = play(before, "let").position if seat == 1 else before

    def test_each_bid_says_what_is_at_stake_and_that_it_is_not_paid(self):
        sheets = (sheet(jason=1), sheet(jason=1), Sheet())
        before = play(position({"jason": PLACE}, sheets=sheets), "claim jason").position
        before, texts = play(before, "challenge").position, AdvancedTexts(RULES)
        for text in ("bid 1", "bid 1", "draw"):
            assert STAKE in " ".join(texts.explain(before, action(text)).effects)
            before = play(before, text).position if text != "draw" else before
        spared = replace(before, effects=(Effect("nemesis", 0, NAMES["jason"]),))
        assert "your card spares you" in " ".join(texts.explain(spared, action("draw")).effects)

    @pytest.mark.parametrize(("points", "raises"), [(2, False), (3, True)])
    def test_a_higher_bid_is_only_asked_for_where_there_are_points(self, points, raises):
        sheets = (sheet(jason=points), sheet(jason=2), Sheet())
        before = play(position({"jason": PLACE}, sheets=sheets), "claim jason").position
        for text in ("challenge", "bid 2", "bid 2"):
            before = play(before, text).position
        decision = AdvancedTexts(RULES).decision(RULES.view(before, 0))
        assert ("bid more" in decision) is raises and "Accept the draw" in decision

    @pytest.mark.parametrize(("points", "able"), [(1, False), (2, True)])
    def test_a_player_without_points_for_a_bid_is_only_asked_to_concede(self, points, able):
        sheets = (sheet(jason=2), sheet(jason=points), Sheet())
        before = play(position({"jason": PLACE}, sheets=sheets), "claim jason").position
        for text in ("challenge", "bid 2"):
            before = play(before, text).position
        legal = {str(option.verb) for option in RULES.legal_actions(before)}
        assert ("bid" in legal) is able and "concede" in legal
        own, others = (AdvancedTexts(RULES).decision(RULES.view(before, n)) for n in (1, 2))
        assert ("You can only concede" in own) is not able
        assert "Bid at least as much" in others, "others don't know the points"

    def test_players_of_a_dispute_read_their_own_part_in_it(self):
        sheets = (sheet(jason=2), sheet(jason=1), Sheet())
        before = play(position({"jason": PLACE}, sheets=sheets), "claim jason").position
        words, said = AdvancedTexts(RULES), []
        for text in ("challenge", "bid 2", "concede"):
            transition = play(before, text)
            before = transition.position
            said += [words.event(event, seat) for event in transition.events for seat in (0, 1)]
        own = [sentence for sentence in said if "challenge" in sentence]
        god = words.player(before, 1), words.player(before, 0)
        assert own == [
            f"{god[0]} challenges you for Jason.",
            f"You challenge {god[1]} for Jason.",
            f"You win the challenge for Jason against {god[0]}.",
            f"{god[1]} wins the challenge for Jason against you.",
        ]

    def test_no_glory_is_at_stake_over_a_monster(self):
        before = play(position({"python": PLACE}), "claim python").position
        lines = " ".join(AdvancedTexts(RULES).explain(before, action("challenge")).effects)
        assert (
            "bid only 0" in lines
            and "No glory is at stake. If you win, the unit isn't moved" in lines
        )


class TestMagic:
    def test_the_attacker_chooses_for_its_own_unit(self):
        before = position({"medea": PLACE, "jason": PLACE}, ["medea"])
        after = play(before, "attack medea jason").position
        assert after.to_move == 0
        outcomes = list(RULES.outcomes(after, action("magic")))
        assert [outcome.probability for outcome in outcomes] == [Fraction(22, 36), Fraction(14, 36)]
        assert refusing(after, "let") == ("play.not-now",)

    def test_everybody_is_asked_about_a_unit_that_nobody_announced(self):
        sheets = (Sheet(), sheet(medea=2), sheet(medea=3))
        before = position({"medea": PLACE, "jason": PLACE}, ["jason"], sheets)
        after = play(before, "attack jason medea").position
        assert after.to_move == 1
        after = play(after, "plain").position
        after = play(after, "magic").position
        assert after.to_move == 0
        assert refusing(after, "magic") == ("magic.elect",)
        explained = AdvancedTexts(RULES).explain(after, action("let"))
        assert [reason.rule for reason in explained.why] == ["magic.elect"]
        assert "asked about magic" in explained.why[0].text
        texts, has_none = AdvancedTexts(RULES), "you have no points on Medea"
        assert has_none in texts.decision(after) and has_none in texts.decision(
            RULES.view(after, 0)
        )
        # Others don't learn it.
        assert "with points on Medea" in texts.decision(RULES.view(after, 1))
        rolled = play(after, "let", 44)
        assert "magic-rolled" in whats(rolled)
        assert rolled.position.units[NAMES["jason"]] == -1

    def test_without_a_choice_combat_is_normal(self):
        before = position({"medea": PLACE, "jason": PLACE}, ["jason"])
        after = play(before, "attack jason medea").position
        after = play(play(after, "let").position, "let").position
        assert "combat-rolled" in whats(play(after, "let", 66, 11))

    @pytest.mark.parametrize(
        ("rolls", "dead"),
        [
            ((45, 43), {"medea", "sphinx"}),
            ((11, 11), {"medea", "sphinx"}),
            ((23, 55), {"sphinx"}),
            ((45, 42), {"medea"}),
        ],
    )
    def test_two_units_with_magic(self, rolls, dead):
        before = position({"medea": PLACE, "sphinx": PLACE}, ["medea"])
        after = play(before, "attack medea sphinx", *rolls).position
        assert {name for name in ("medea", "sphinx") if after.units[NAMES[name]] == -1} == dead


class TestHercules:
    def test_he_wins_without_a_roll_and_may_regret_it(self):
        before = position({"hercules": PLACE, "hydra": PLACE, "nestor": BESIDE}, ["hercules"])
        outcomes = list(RULES.outcomes(before, action("attack hercules hydra")))
        assert [outcome.probability for outcome in outcomes] == [Fraction(1, 2), Fraction(1, 2)]
        filled, calm = (outcome.transition.position for outcome in outcomes)
        assert (filled.remorse, calm.remorse) == (3, 0)
        assert filled.units[NAMES["hydra"]] == calm.units[NAMES["hydra"]] == -1

    def test_in_remorse_he_is_moved_freely(self):
        before = position({"hercules": PLACE, "hydra": PLACE}, attempts=5, remorse=3)
        after = play(before, "claim hercules").position
        assert after.to_move == 0 and after.attempts == 5
        after = play(after, "step hercules 2812").position
        after = play(after, "stop").position
        assert after.glory == (10, 10, 10)
        assert after.units[NAMES["hercules"]] == BESIDE

    def test_in_remorse_nobody_fights_with_him(self):
        before = position({"hercules": PLACE, "jason": PLACE}, ["jason"], remorse=3)
        assert refusing(before, "attack jason hercules") == ("hercules.barred",)
        assert refusing(before, "attack hercules jason") == ("hercules.barred",)

    def test_he_cannot_be_moved_in_the_phase_in_which_it_began(self):
        before = position(
            {"hercules": PLACE, "jason": PLACE}, remorse=3, fought=1 << NAMES["hercules"]
        )
        assert refusing(before, "claim hercules") == ("hercules.free-move",)

    def test_his_remorse_ends_after_the_next_round(self):
        before = position({"hercules": PLACE}, remorse=3, waiting=0)
        assert play(before, "end").position.remorse == 3
        before = replace(before, round=3)
        after = play(before, "end")
        assert after.position.remorse == 0
        assert "remorse-ended" in whats(after)

    def test_magic_can_kill_him(self):
        before = position({"hercules": PLACE, "medea": PLACE}, ["medea"])
        after = play(play(before, "attack medea hercules").position, "magic", 44)
        assert after.position.units[NAMES["hercules"]] == -1
        assert "remorse-rolled" not in whats(after)


class TestRefusals:
    @pytest.mark.parametrize(
        ("text", "rules"),
        [
            ("attack nestor sphinx", ("control.hero-attack",)),
            ("attack python nestor", ("control.other-claims",)),
            ("attack jason hydra", ("combat.choose-foe",)),
            ("attack jason jason", ("combat.choose-foe",)),
            ("attack sphinx python", ("combat.who",)),
            ("attack iolaus nestor", ("control.result",)),
            ("attack orion nestor", ("combat.once",)),
            ("attack jason orion", ("combat.once",)),
            ("attack achilles nestor", ("play.no-target",)),
            ("ambush python", ("combat.ambush",)),
            ("magic", ("play.not-now",)),
            ("aid nestor 1", ("sheet.when",)),
        ],
    )
    def test_every_cause_is_named(self, text, rules):
        here = ("jason", "nestor", "sphinx", "python", "iolaus", "orion")
        before = position(
            dict.fromkeys(here, PLACE) | {"hydra": BESIDE},
            ["jason", "sphinx", "orion"],
            fought=1 << NAMES["orion"],
            lost=1 << NAMES["iolaus"],
        )
        assert refusing(before, text) == rules
        for language in ("en", "pl"):
            refusals = AdvancedTexts(RULES, language).explain(before, action(text)).refusals
            assert tuple(reason.rule for reason in refusals) == rules

    def test_after_the_first_attack_nobody_moves(self):
        before = position({"jason": PLACE, "python": PLACE, "nestor": BESIDE}, ["jason"])
        before = replace(before, fighting=True)
        assert refusing(before, "step nestor 2811") == ("combat.after-movement",)
        assert refusing(before, "claim nestor") == ("combat.after-movement",)

    def test_an_announcement_to_attack_costs_no_glory(self):
        sheets = (sheet(nestor=1), sheet(nestor=3), Sheet())
        before = position({"nestor": PLACE, "python": PLACE}, sheets=sheets, fighting=True)
        after = play(before, "claim nestor").position
        for text in ("challenge", "bid 0", "bid 1", "concede"):
            after = play(after, text).position
        assert after.glory == (10, 10, 10)
        assert after.holder(NAMES["nestor"]) == 1

    def test_a_unit_announced_to_attack_does_not_move(self):
        before = position({"nestor": PLACE, "python": PLACE}, fighting=True, letting=6)
        after = play(before, "claim nestor").position
        assert refusing(after, "attack nestor python") == ()
        assert after.pending == ()

    def test_aid_is_for_heroes_on_the_map(self):
        before = position({"nestor": PLACE, "python": PLACE}, phase=Phase.SHEETS)
        assert refusing(before, "aid python 1") == ("modify.aid",)
        assert refusing(before, "ail achilles 1") == ("sheet.aid",)
        assert refusing(before, "aid nestor 10") == ()


class TestTexts:
    @pytest.mark.parametrize("language", ["en", "pl"])
    def test_the_odds_are_shown_before_an_attack(self, language):
        before = position({"zestes": PLACE, "jason": PLACE, "triton": PLACE}, ["jason"])
        texts = AdvancedTexts(RULES, language)
        single = texts.explain(before, action("attack jason triton")).chance
        assert "24/36" in single[0]
        duel = texts.explain(before, action("attack jason zestes")).chance
        assert "24/36" in duel[0]

    def test_the_odds_use_only_the_own_sheet(self):
        aid = replace(Sheet(), aid=tuple(3 * (hero == NAMES["jason"]) for hero in range(HEROES)))
        texts = AdvancedTexts(RULES, "en")
        lines = []
        for others in (Sheet(), aid):
            sheets = (Sheet(), others, others)
            before = position({"jason": PLACE, "triton": PLACE}, ["jason"], sheets)
            lines.append(texts.explain(before, action("attack jason triton")).chance)
        assert lines[0] == lines[1]


def test_the_map_follows_the_announced_unit():
    actions = MYTHOLOGY_ADVANCED.presentation().actions
    quiet = position({"jason": PLACE})
    # Between two units it stays where it is.
    assert actions.stage(RULES, quiet) is None
    near = actions.stage(RULES, replace(quiet, pending=(Way(NAMES["jason"]),), attempts=1))
    assert near is not None and {PLACE, BESIDE} <= set(near) and len(near) == 37


def test_an_attack_that_the_end_of_a_moving_phase_would_lose_is_named_before():
    actions = MYTHOLOGY_ADVANCED.presentation("en").actions
    for place, note in (("2912", "Achilles could still attack Jason"), ("3110", "")):
        stage = staged(
            f'units = {{ achilles = "2912", jason = "{place}" }}\nmoved = ["achilles"]\n'
            'held = { achilles = "athena" }\nattempts = 5\nfighting = true\n'
        )
        said = actions.unused_note(stage.rules, stage.position, Action(Verb.END))
        assert said.startswith(note) and bool(said) == bool(note)
