"""Cards and powers in numbers, what stays secret of hands, and saved games of earlier parts."""

from collections import Counter
from fractions import Fraction
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from oracle_nb.core.chance import Draw, ScriptedChance, SeededChance
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.games.testing.secrecy import is_alike, replayed_opening, skipped
from oracle_nb.mythology.advanced.bots.strategist import StrategistBot
from oracle_nb.mythology.advanced.model.actions import Verb
from oracle_nb.mythology.advanced.model.cards import (
    FACE_DOWN,
    MAYBE,
    NO_CARD,
    POWER_BONUS,
    cards_of,
    event_areas,
    hand_size,
)
from oracle_nb.mythology.advanced.model.divine import Kind, Plot
from oracle_nb.mythology.advanced.model.position import Phase, Position, Setting, Window
from oracle_nb.mythology.advanced.rules.cards import unseen
from oracle_nb.mythology.advanced.rules.consistency import faults
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.forecast import forecast
from oracle_nb.mythology.advanced.rules.occurrences import strike_chance
from oracle_nb.mythology.advanced.text import AdvancedTexts
from oracle_nb.mythology.packs.data_pack import powers_of, standard_pack
from oracle_nb.mythology.pieces import CARDS, HEROES, PRIZES, UNITS
from oracle_nb.web.table.control.refusal import left_by
from tests.mythology.advanced.games import played, rules_for, staged
from tests.samples import sampled
from tests.secrecy import Pair, Side, differences, go_on

SEEDS = st.integers(0, 10_000)
PACK = standard_pack()
DECK = cards_of(PACK)

# --- the stand-ins --------------------------------------------------------------------------------


def test_each_monster_is_on_one_card_and_each_prize_on_two():
    named = Counter(min(card.counters) for card in DECK if len(card.counters) == 1)
    assert len(DECK) == CARDS
    assert [named[monster] for monster in range(HEROES, UNITS)] == [1] * 32
    assert [named[UNITS + prize] for prize in range(PRIZES)] == [2] * 10
    assert [card.glory for card in DECK if len(card.counters) > 1] == [6, 15]


def test_no_two_cards_are_alike():
    assert len({(card.blessing, card.event) for card in DECK}) == CARDS
    assert set(Counter(card.blessing for card in DECK).values()) == {6}
    assert set(Counter(card.event for card in DECK).values()) == {6}


def test_oracles_give_glory_by_the_numbers_of_counters():
    for unit in PACK.monster:
        strength = int((unit.defense + unit.attack - 60) / 10)
        assert unit.glory == 4 + strength + bool(unit.magic)
    assert all(prize.glory == 10 + (prize.defense - 60) // 2 for prize in PACK.prize)


def test_two_events_are_off_the_map():
    areas = [PACK.area[area].en if area >= 0 else "" for area in event_areas(PACK)]
    on_map = ["Greece", "Thrace", "Egypt", "Aethiopia", "Phrygia", "Hyperborea", "Western Sea"]
    assert areas == [*on_map, "", ""]


def test_ten_gods_have_ten_powers():
    assert len({*powers_of(PACK)} - {""}) == len(PACK.god) == 10


@pytest.mark.parametrize(
    ("players", "cards", "left"), [(2, 6, 42), (6, 6, 18), (7, 5, 19), (8, 5, 14)]
)
def test_hands_and_what_is_left(players: int, cards: int, left: int):
    rules = rules_for(players)
    position = rules.begin(rules.set_up(3), SeededChance(3)).position
    assert [len(hand or ()) for hand in position.hands] == [cards] * players
    assert unseen(position).bit_count() == left and hand_size(players) == cards


# --- exact chances --------------------------------------------------------------------------------


def outcomes(text: str, action: str) -> list[tuple[Fraction, Position]]:
    stage = staged(text)
    act = stage.rules.notation.read(action)
    return [
        (outcome.probability, outcome.transition.position)
        for outcome in stage.rules.outcomes(stage.position, act)
    ]


@pytest.mark.parametrize(("effects", "chance"), [("", 27), ("tyche", 33.75), ("waves", 36)])
def test_the_chance_of_a_ship(effects: str, chance: float):
    held = f'effects = [["{effects}", "athena", "zestes"]]\n' if effects else ""
    text = f'{held}units = {{ zestes = "2914" }}\nheld = {{ zestes = "athena" }}'
    possible = outcomes(text, "embark zestes")
    assert sum(share for share, _ in possible) == 1
    assert sum(share for share, after in possible if after.ships) == Fraction(chance) / 36


@pytest.mark.parametrize(("what", "ways"), [("", 22), ("nike", 28), ("strength", 34)])
def test_blessings_and_powers_add_to_attack(what: str, ways: int):
    """Attack 20, 30 and 40 against Defense 53."""
    held = f'effects = [["{what}", "athena", "harpies"]]\n' if what else ""
    stage = staged(f'{held}units = {{ harpies = "2912", zestes = "2912" }}\nmoved = ["harpies"]')
    units, world = stage.names.units, stage.rules.world
    odds = forecast(stage.position, world, units["harpies"], units["zestes"])
    assert odds.hit == Fraction(ways, 36)


@pytest.mark.parametrize(("power", "ways"), [(0, 15), (POWER_BONUS, 27)])
def test_a_power_is_worth_two_points_of_an_earthquake(power: int, ways: int):
    chance = strike_chance(Plot(Kind.EARTHQUAKE, 1).target, 53, power)
    assert chance == Fraction(ways, 36)


def test_a_shield_is_as_good_as_two_points_less():
    text = (
        'units = { zestes = "2912" }\nthreatening = ["athena"]\n'
        'plots = { athena = ["earthquake-4"] }\neffects = [["shield", "athena", "zestes"]]'
    )
    dead = sum(
        share for share, after in outcomes(text, "occur earthquake-4") if after.struck[0] == 1
    )
    assert dead == Fraction(21, 36)


# --- games ----------------------------------------------------------------------------------------


@settings(max_examples=3, deadline=None)
@given(SEEDS, st.integers(2, 8))
def test_every_card_is_in_one_place(seed: int, players: int):
    rules = rules_for(players)
    for before, action, after in played(rules, seed, 400):
        assert faults(after, rules.setting, rules.world) == ()
        seats = [play.seat for play in after.played]
        assert len(seats) == len({*seats})
        if after.phase is Phase.OVER or before.round != after.round:
            continue
        assert unseen(after) == unseen(before)
        if action.verb is Verb.ORACLE:
            seat = before.to_move or 0
            assert before.may_play(seat) and not after.may_play(seat)
            assert len(after.feats) == len(before.feats) - 1


@settings(max_examples=2, deadline=None)
@given(SEEDS)
def test_hands_are_full_at_the_start_of_each_round(seed: int):
    rules = rules_for(3)
    for before, _, after in played(rules, seed, 2_000):
        if after.round != before.round:
            assert [len(hand or ()) for hand in after.hands] == [6, 6, 6]
            assert after.laid == (NO_CARD,) * 3 and not after.played and not after.effects
            used = {play.card for play in before.played} | {*before.laid} - {NO_CARD}
            kept = used & {card for hand in after.hands for card in hand or ()}
            renewed = after.discards.bit_count() < before.discards.bit_count()
            assert renewed or not kept


# --- secrets --------------------------------------------------------------------------------------


def test_hands_and_laid_cards_are_secret():
    text = 'hands = { hera = ["card-30"] }\nlaid = { hera = "card-12" }\n'
    sheets, moving = staged(f'{text}phase = "sheets"\nturn = "hermes"'), staged(text)
    assert sheets.rules.view(sheets.position, 0).laid == (NO_CARD, MAYBE, MAYBE)
    assert moving.rules.view(moving.position, 0).laid == (NO_CARD, FACE_DOWN, NO_CARD)
    assert moving.rules.view(moving.position, 1).laid == (NO_CARD, 11, NO_CARD)
    view = moving.rules.view(moving.position, 0)
    assert view.hands[1:] == (None, None) and view.hands[0] == moving.position.hands[0]
    other = staged('hands = { hera = ["card-45"] }\nlaid = { hera = "card-50" }')
    assert replace(other.rules.view(other.position, 0), hands=view.hands) == view


def test_nobody_sees_whether_a_card_was_laid_before_all_sheets_are_closed():
    stage = staged('phase = "sheets"')
    rules, action = stage.rules, stage.rules.notation.read("lay card-1")
    laid = rules.apply(stage.position, action, SeededChance(1))
    assert laid.concealed and not laid.events
    assert rules.view(laid.position, 1) == rules.view(stage.position, 1)
    texts = AdvancedTexts(rules)
    plain = texts.announcement(stage.position, rules.notation.read("note nestor 1"))
    assert texts.announcement(stage.position, action) == plain


@pytest.mark.parametrize("hand", ["card-3", "card-20"])
def test_questions_never_depend_on_the_hand(hand: str):
    """Card 3 names Hydra, and card 20 doesn't: both phases go on, since all see the feat."""
    stage = staged(
        f'hands = {{ athena = ["{hand}"], hera = ["card-40"] }}\nattempts = 5\n'
        'units = { jason = "2912", hydra = "2912" }\nmoved = ["jason"]\n'
        'held = { jason = "athena" }\nfeats = { hera = { minotaur = 3 } }\nwaiting = []\n'
        'prizes = { helen = "3413" }'
    )
    rules = stage.rules
    position = rules.apply(
        stage.position,
        rules.notation.read("attack jason hydra"),
        ScriptedChance((Draw("red", 5), Draw("white", 5))),
    ).position
    assert position.feats and position.top is None and position.to_move == 0
    after = rules.apply(position, rules.notation.read("end"), SeededChance(1)).position
    assert isinstance(after.top, Window) and after.top.waiting == 0b11


def other_hands(seed: int, actions: int) -> Pair:
    """Return two games that differ only in the hands of others, as the first seat sees them."""
    package, rng = package_of("mythology-advanced"), Random(seed)
    first = package.new_game(3, seed, ("player 1", "player 2", "player 3"))
    outcome = list(first.opening.outcome)
    drawn = [number for number, draw in enumerate(outcome) if draw.what == "card"]
    taken = {outcome[number].value for number in drawn[:6]}
    for number in drawn[6:]:
        card = rng.choice(sorted({*range(CARDS)} - taken))
        outcome[number] = Draw("card", card)
        taken.add(card)
    second = replayed_opening(first, tuple(outcome))
    pair = Pair(0, Side(first, {}), Side(second, {}))
    assert is_alike(0, first, second)
    for _ in range(actions):
        kept = Pair(0, *(Side(side.game.after(len(side.game.history)), {}) for side in pair[1:]))
        if not go_on(pair, rng, ("random",)) or pair.first.game.to_move is None:
            return kept
    return pair


@pytest.mark.parametrize("seed", sampled(range(6), 6))
def test_nothing_tells_the_hands_of_others(seed: int):
    pair = other_hands(seed, 60 * seed)
    assert differences(pair, seed) == {}
    assert skipped(pair.first.game, pair.second.game, Random(seed)) == []


def test_a_leaked_hand_is_noticed(monkeypatch: pytest.MonkeyPatch):
    pair = other_hands(3, 0)
    monkeypatch.setattr(AdvancedTexts, "decision", lambda _, position: str(position.hands))
    assert differences(pair, 1)


# --- notation, saves, bots ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        *("lay card-54", "oracle card-1", "bless nestor", "travel egypt", "event 2"),
        *("event 1-2-3", "power hydra", "unleash tempest-2", "aim eastern-sea"),
    ],
)
def test_actions_are_written_and_read(text: str):
    notation = rules_for(3).notation
    assert notation.write(notation.read(text)) == text


@pytest.mark.parametrize("word", ["card-0", "card-55", "12"])
def test_other_cards_do_not_exist(word: str):
    with pytest.raises(ValueError, match="card"):
        rules_for(3).notation.read(f"lay {word}")


def test_games_without_cards_go_on_under_their_rules():
    """A game saved before there were cards is read, without their fields."""
    package = package_of("mythology-advanced")
    rules = AdvancedMythology(Setting(players=2, parts="fates"))
    game = Game(rules, 5, ("player 1", "player 2"), package=package)
    for text in ("note nestor 3", "zeus 4", "close", "close"):
        game.play(text)
    record = game.record()
    fields = Position.__struct_fields__
    known = {*fields[: fields.index("hands")], "pending", "draws"}
    start = {
        name: value for name, value in msgspec.to_builtins(record.start).items() if name in known
    }
    old = replace(record, start=msgspec.convert(start, Position))
    read = Game.replay(old, rules, 5, package)
    assert read.position == game.position and read.position.hands == ()
    for _, _, after in played(rules, 3, 400):
        assert not (after.laid or after.effects or after.powers)
        assert faults(after, rules.setting, rules.world) == ()


def test_the_strategist_uses_a_card_a_power_and_an_oracle():
    stage = staged(
        'players = ["ares", "hera", "hermes"]\nattempts = 5\nlaid = { ares = "card-1" }\n'
        'units = { achilles = "2912", minotaur = "2912" }\nmoved = ["achilles"]\n'
        'held = { achilles = "ares" }\nnoted = { ares = { achilles = 1 } }\nfighting = true'
    )
    rules, chance, position = stage.rules, SeededChance(1), stage.position
    verbs = []
    while position.turn == 0 and position.to_move == 0:
        action = StrategistBot(rules).decide(rules.view(position, 0), rules.legal_actions(position))
        verbs.append(str(action.verb))
        position = rules.apply(position, action, chance).position
    assert verbs[:2] == ["bless", "attack"]


def test_the_strategist_adds_its_power_to_an_occurrence():
    stage = staged(
        'players = ["poseidon", "hera", "hermes"]\nunits = { jason = "2914" }\nships = ["jason"]\n'
        'plots = { poseidon = ["tempest-3"] }\nthreatening = ["poseidon"]\nattempts = 5\n'
        'cargo = { jason = ["golden-fleece"] }\ncaptures = { golden-fleece = ["hera", 1] }\n'
        'glory = { hera = 40 }\nround = 2\ngods = { poseidon = "eastern-sea" }'
    )
    rules, position = stage.rules, stage.position
    bot, verbs = StrategistBot(rules), []
    for _ in range(2):
        action = bot.decide(rules.view(position, 0), rules.legal_actions(position))
        verbs.append(action.verb)
        position = rules.apply(position, action, SeededChance(2)).position
    assert verbs == [Verb.UNLEASH, Verb.AIM]


def test_a_game_with_fewer_parts_has_no_cards():
    rules = AdvancedMythology(Setting(players=2, parts="fates"))
    position = rules.begin(rules.set_up(1), SeededChance(1)).position
    assert Verb.LAY not in {action.verb for action in rules.legal_actions(position)}
    with pytest.raises(ValueError, match="lay"):
        rules.notation.read("lay card-1")


def test_closing_a_sheet_loses_no_card() -> None:
    table = package_of("mythology-advanced").new_game(3, 7)
    assert any(action.verb is Verb.LAY for action in table.legal_actions())
    actions = package_of("mythology-advanced").presentation("en").actions
    close = next(action for action in table.legal_actions() if action.verb is Verb.CLOSE)
    lost = left_by(actions, table.rules, table.position, table.legal_actions(), close)
    assert "cards" not in lost and "aid" in lost
