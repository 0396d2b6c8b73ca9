"""Lesser Evils, an optional rule: where they start, what all see, and saves without them."""

from random import Random

import msgspec
import pytest

from oracle_nb.core.chance import SeededChance
from oracle_nb.mythology.advanced.bots.strategist import StrategistBot
from oracle_nb.mythology.advanced.model.actions import Verb
from oracle_nb.mythology.advanced.model.position import Setting
from oracle_nb.mythology.advanced.package import MYTHOLOGY_ADVANCED
from oracle_nb.mythology.advanced.rules.consistency import faults
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.evils import ground_of
from oracle_nb.mythology.packs.data_pack import evils_of
from oracle_nb.mythology.pieces import COUNTERS, FIRST_EVIL, HEROES, OFF, UNITS
from tests.mythology.advanced.games import staged

TWELVE = range(FIRST_EVIL, COUNTERS)


def rules_with(players: int = 3) -> AdvancedMythology:
    return AdvancedMythology(Setting(players=players, start="random", evils="yes"))


def test_they_start_on_land_and_pirates_one_in_each_area_of_the_sea():
    rules = rules_with()
    world, evils = rules.world, evils_of(rules.pack)
    seas = [area.en for area in rules.pack.area if area.en.endswith(" Sea")]
    assert sorted(evil.sea for evil in evils if evil.sea) == sorted(seas)
    for seed in range(20):
        units = rules.set_up(seed).units
        assert len(units) == COUNTERS and {*units[UNITS:FIRST_EVIL]} == {OFF}
        for evil in TWELVE:
            area = rules.pack.area[world.area[units[evil]]]
            sea = evils[evil - FIRST_EVIL].sea
            assert area.en == sea if sea else world.land >> units[evil] & 1


def test_the_rest_of_a_setup_and_saves_without_them_stay_as_they_were():
    plain = AdvancedMythology(Setting(players=3, start="random"))
    for seed in range(5):
        assert plain.set_up(seed).units == rules_with().set_up(seed).units[:UNITS]
    assert "evils" not in msgspec.to_builtins(plain.setting)
    with pytest.raises(ValueError, match="wolves"):
        plain.notation.read("claim wolves")


def test_they_are_only_moved_and_attack_and_stay_on_their_ground():
    seen: set[Verb] = set()
    for seed in range(3):
        rules, random, chance = rules_with(), Random(seed), SeededChance(seed)
        at = rules.begin(rules.set_up(seed), chance).position
        world = rules.world
        for _ in range(400):
            if at.to_move is None:
                break
            legal = rules.legal_actions(at)
            own = [action for action in legal if action.unit >= FIRST_EVIL]
            places = {world.area[at.units[evil]] for evil in TWELVE if at.units[evil] != OFF}
            near = [option for option in legal if option.verb is Verb.PLACE]
            near = [option for option in near if option.target in places]
            verbs = sorted({action.verb for action in own})
            seen.update(verbs)
            verb = random.choice(verbs) if verbs else None
            action = random.choice([each for each in own if each.verb is verb] or near or legal)
            at = rules.apply(at, action, chance).position
            assert all(
                at.units[evil] == OFF or ground_of(world, evil) >> at.units[evil] & 1
                for evil in TWELVE
            )
        assert faults(at, rules.setting, world) == ()
    assert {Verb.CLAIM, Verb.STEP, Verb.GO} <= seen <= {Verb.CLAIM, Verb.STEP, Verb.GO, Verb.ATTACK}


def test_bots_play_with_both_options_to_the_end():
    rules = AdvancedMythology(Setting(players=2, prayer="yes", evils="yes"))
    chance = SeededChance(1)
    at = rules.begin(rules.set_up(1), chance).position
    bots = [StrategistBot(rules, seat) for seat in range(2)]
    while (seat := at.to_move) is not None:
        view = rules.view(at, seat)
        action = bots[seat].decide(view, rules.legal_actions(view))
        assert rules.check(at, action)
        at = rules.apply(at, action, chance).position
    assert faults(at, rules.setting, rules.world) == ()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_map_the_form_and_every_title_name_them(language: str):
    scene = staged(
        'evils = "yes"\nunits = { maenads = "2912", jason = "2912", wolves = "2811" }\n'
        'held = { maenads = "athena", wolves = "athena" }'
    )
    rules, at = scene.rules, scene.position
    names = [evils_of(rules.pack)[n].name(language) for n in (9, 11)]
    picture = MYTHOLOGY_ADVANCED.scene(rules, at, language=language)
    titles = " ".join(getattr(piece, "title", "") for piece in picture.pieces)
    assert all(name in titles for name in names)
    shown, texts = (
        MYTHOLOGY_ADVANCED.presentation(language),
        MYTHOLOGY_ADVANCED.texts(rules, language),
    )
    assert "evils" in [option.name for option in shown.setup.options()]
    menu = MYTHOLOGY_ADVANCED.text_interface(rules, language)
    for action in rules.legal_actions(at):
        if action.unit >= FIRST_EVIL:
            name = names[action.unit != FIRST_EVIL + 9]
            assert name in texts.action(at, action) and menu.place(at, action).group
            assert action.verb is Verb.ATTACK or name in shown.actions.group(
                rules, at, action
            ).title + shown.actions.short_title(rules, at, action)
    assert at.units[:HEROES].count(OFF) == HEROES - 1
