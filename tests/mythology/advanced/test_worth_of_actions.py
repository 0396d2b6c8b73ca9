"""Panels say what an action brings, costs or leaves undone, also for the own secret Fate."""

import re
from html import unescape
from typing import TYPE_CHECKING, cast

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.core.events import Event
from oracle_nb.games.game import Game
from oracle_nb.lessons.guide import new_guided_game
from oracle_nb.mythology.advanced.bots.playing import card_to_lay
from oracle_nb.mythology.advanced.model.actions import CLOSE, Action, Verb
from oracle_nb.mythology.advanced.package import MYTHOLOGY_ADVANCED
from oracle_nb.mythology.advanced.text import AdvancedTexts
from oracle_nb.text.numbers import signed
from oracle_nb.web.table.control.controller import TableController
from tests.mythology.advanced.games import staged
from tests.web.shared_screens import turn_html

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology

CARD = {"en": "You haven't laid a card.", "pl": "Nie kładziesz karty."}
STAKE = {
    "en": "If somebody challenges, the winner gains 1 glory point and the loser loses 1.",
    "pl": "Jeśli ktoś się sprzeciwi, zwycięzca sporu zyska 1 punkt chwały, a przegrany straci 1.",
}
FREE = {
    "en": "Nobody can challenge you any more in this phase.",
    "pl": "W tej fazie nikt już nie może się sprzeciwić.",
}
FATE = {
    "en": "Your secret Fate would then be worth {} instead of {}.",
    "pl": "Twój tajny wyrok będzie wtedy wart {} zamiast {}.",
}


def effects(stage, action, language="en"):
    read = stage.rules.notation.read(action)
    return AdvancedTexts(stage.rules, language).explain(stage.position, read).effects


def tasks_of(stage, language="en"):
    actions, rules = MYTHOLOGY_ADVANCED.presentation(language).actions, stage.rules
    legal = rules.legal_actions(stage.position)
    return [task.task for task in actions.for_tasks(rules, stage.position, 0, legal, "light")]


@pytest.mark.parametrize("language", CARD)
@pytest.mark.parametrize("verb", ["close", "threaten"])
def test_closing_a_sheet_says_that_no_card_was_laid(language, verb):
    game = new_guided_game("mythology-advanced", "You", 1)
    lay = next(action for action in game.legal_actions() if action.verb is Verb.LAY)
    said = " ".join(game.explain(game.rules.notation.read(verb), language).effects)
    assert CARD[language] in said
    game.play(lay)
    said = " ".join(game.explain(game.rules.notation.read(verb), language).effects)
    assert CARD[language] not in said


def test_a_card_that_a_bot_would_lay_is_listed_once_all_points_are_noted():
    game = new_guided_game("mythology-advanced", "You", 1)
    table = TableController(game)
    folded = table.shown.source_folded
    while table.known.sheets[0].left:
        assert folded("cards") and all(x.action.verb is Verb.NOTE for x in table.options.for_tasks)
        assert table.play(game.write(table.options.for_tasks[0].action))
    known, legal = table.known, game.legal_actions()
    play = card_to_lay(
        known, cast("AdvancedMythology", game.rules).world, 0, known.sheets[0], legal
    )
    assert play is not None and not table.shown.source_folded("cards")
    (task,) = table.options.for_tasks
    assert task.action == play.action and task.task == "Helps a Hero in combat"
    # Without a card that helps, closing the sheet comes first.
    bare = replace(known, hands=((), *known.hands[1:]))
    actions = MYTHOLOGY_ADVANCED.presentation("en").actions
    assert actions.source_folded(game.rules, bare, "cards")
    assert actions.for_tasks(game.rules, bare, 0, [CLOSE], "light") == ()


@pytest.mark.parametrize("language", STAKE)
@pytest.mark.parametrize(
    ("unit", "extra", "says"),
    [
        ("jason", "", True),
        ("nestor", "", True),
        ("medusa", "", False),
        ("jason", 'letting = ["hera", "hermes"]\n', False),
        ("jason", "fighting = true\n", False),
    ],
)
def test_announcing_a_hero_says_what_a_challenge_costs(language, unit, extra, says):
    place = '"2913"' if "fighting" in extra else '"2912"'
    stage = staged(
        f'units = {{ jason = "2912", nestor = "2913", medusa = {place}, typhon = "2912" }}\n'
        f"noted = {{ athena = {{ jason = 3 }} }}\n{extra}"
    )
    assert (STAKE[language] in effects(stage, f"claim {unit}", language)) is says


@pytest.mark.parametrize(
    ("language", "monster", "prize"),
    [
        (
            "en",
            "If a Hero under your control kills Cetus, the oracle brings 7 glory points instead of",
            "takes the Cornucopia, the oracle brings 14 glory points instead of 5",
        ),
        ("pl", "7 punktów chwały zamiast 3, jeśli heros", "zdobędzie ten skarb: Róg obfitości"),
    ],
)
def test_laying_a_card_says_when_it_counts_and_what_its_oracle_brings(language, monster, prize):
    game = new_guided_game("mythology-advanced", "You", 1)
    for card, says in ((10, monster), (36, prize)):
        lay = next(x for x in game.legal_actions() if x == Action(Verb.LAY, target=card - 1))
        (said,) = game.explain(lay, language).effects
        assert says in said
        assert ("after the round" if language == "en" else "po rundzie") in said


def test_closing_a_sheet_says_first_what_is_lost():
    game = new_guided_game("mythology-advanced", "You", 1)
    _, lost, card = game.explain(game.rules.notation.read("close"), "en").effects
    assert lost == "10 power points are lost." and card.startswith(CARD["en"])


@pytest.mark.parametrize(("language", "worth"), [("en", "5 glory"), ("pl", "chwała 5")])
def test_the_heading_of_attempts_for_prizes_says_their_glory(language, worth):
    stage = staged(
        'players = ["athena", "ares"]\nturn = "athena"\nunits = { jason = "3413" }\n'
        'prizes = { helen = "3413" }\n'
    )
    actions = MYTHOLOGY_ADVANCED.presentation(language).actions
    seize = stage.rules.notation.read("seize jason")
    assert actions.group(stage.rules, stage.position, seize).title.endswith(worth)


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("concede", "Athena, the announcer, wins the challenge for Nestor against Ares."),
        ("bid 5", "Ares wins the challenge for Nestor against Athena, the announcer."),
    ],
)
def test_the_end_of_a_challenge_says_who_had_announced_the_hero(answer, says):
    stage = staged(
        'players = ["athena", "ares", "hermes"]\nunits = { nestor = "2812" }\n'
        "noted = { athena = { nestor = 2 }, ares = { nestor = 5 } }\n"
        'pending = { claim = "nestor", challenger = "ares", bid = 2, announcer = false }'
    )
    rules, position, chance = stage.rules, stage.position, SeededChance(1)
    events: tuple[Event, ...] = ()
    for text in (answer, "concede")[: 1 + (answer != "concede")]:
        done = rules.apply(position, rules.notation.read(text), chance)
        position, events = done.position, done.events
    words = AdvancedTexts(rules, "en")
    assert says in [words.event(event, 2) for event in events]
    free = [words.event(event, 2) for event in events if event.what == "unit-free"]
    moves = "Athena controls Nestor in this phase and can now move that unit."
    assert free == ([moves] if answer == "concede" else [])


def test_a_prize_says_its_glory_and_what_it_adds_for_the_own_fate_only():
    said = []
    for fates in ("athena = 4", "athena = 13", "athena = 18", "athena = 4, hera = 18"):
        stage = staged(
            'phase = "sheets"\nturn = "athena"\nunits = { jason = "3413" }\n'
            f'prizes = {{ helen = "3413" }}\nfates = {{ {fates} }}\n'
        )
        said += tasks_of(stage)
    plain = "Prize here: Helen, 33% chance, 5 glory"
    assert said == [plain, plain, f"{plain}, +5 for your Fate", plain]


@pytest.mark.parametrize(
    ("fate", "change"),
    [(4, 0), (5, -1), (6, 1), (27, -1)],
)
def test_a_fight_says_its_glory_and_what_the_own_fate_gains_or_loses(fate, change):
    stage = staged(
        'units = { achilles = "2912", typhon = "2912" }\nmoved = ["achilles"]\n'
        f'held = {{ achilles = "athena" }}\nattempts = 5\nfates = {{ athena = {fate} }}\n'
    )
    says = f", {signed(change)} for your Fate" if change else ""
    assert tasks_of(stage) == [f"Fight: Typhon, 3 glory{says}"]
    polish = f", twój wyrok: {signed(change)}" if change else ""
    assert tasks_of(stage, "pl")[0].endswith(f", chwała 3{polish}")


def test_a_prize_that_was_paid_for_and_one_that_was_taken_for_another_bring_no_glory():
    text = (
        'units = { jason = "3611" }\nprizes = { golden-fleece = "3413" }\nattempts = 1\n'
        'held = { jason = "athena" }\npending = { way = "jason" }\n'
    )
    paid = 'paid = { athena = ["golden-fleece"] }\n'
    assert "glory" in tasks_of(staged(text))[0]
    assert "glory" not in tasks_of(staged(text + paid))[0]
    home = []
    for owner in ("athena", "hera"):
        stage = staged(
            'units = { jason = "3611" }\ncargo = { jason = ["golden-fleece"] }\nround = 3\n'
            f'captures = {{ golden-fleece = ["{owner}", 1] }}\nattempts = 1\n'
            f'paid = {{ {owner} = ["golden-fleece"] }}\n'
            'held = { jason = "athena" }\npending = { way = "jason" }\n'
        )
        home += tasks_of(stage)
    fleece = "Home to Greece: Golden Fleece"
    assert home == [f"{fleece}, 50 glory", fleece]


@pytest.mark.parametrize("language", FATE)
@pytest.mark.parametrize(("fate", "change"), [(13, -3), (14, 2), (4, 0)])
def test_taking_a_prize_off_the_map_says_what_it_changes_for_the_own_fate(language, fate, change):
    stage = staged(
        'units = { jason = "3611" }\ncargo = { jason = ["golden-fleece"] }\n'
        'prizes = { helen = "3413" }\nheld = { jason = "athena" }\nattempts = 1\n'
        'paid = { athena = ["golden-fleece"] }\ncaptures = { golden-fleece = ["athena", 1] }\n'
        f'fates = {{ athena = {fate} }}\npending = {{ capture = ["jason", "golden-fleece"] }}\n'
    )
    now = 6 if change < 0 else 2 * (len(stage.position.prizes) - 2)
    line = FATE[language].format(now + change, now)
    assert (line in effects(stage, "remove", language)) is bool(change)
    start = FATE[language].partition("{")[0]
    assert not any(text.startswith(start) for text in effects(stage, "keep", language))


def test_the_own_fate_has_the_same_worth_in_its_line_and_in_its_row():
    stage = staged('units = { jason = "3611" }\nfates = { athena = 13 }\n')
    position = replace(stage.position, prizes=(5, 6, *stage.position.prizes[2:]))
    for language, says in (("en", "(now worth 6)"), ("pl", "(teraz wart 6)")):
        players = MYTHOLOGY_ADVANCED.presentation(language).players
        for text in (
            players.strip(stage.rules, position, 0, "light"),
            players.board(stage.rules, position, 0, "light"),
        ):
            assert says in text


@pytest.mark.parametrize(
    ("letting", "heading"),
    [
        ('"hera"', "Announce a Hero with points of yours"),
        ('"hera", "hermes"', "Announce a Hero: nobody can challenge you in this phase"),
    ],
)
def test_the_heading_of_own_heroes_says_when_nobody_can_challenge(letting, heading):
    stage = staged(
        'units = { jason = "2912", nestor = "2913" }\nnoted = { athena = { jason = 3 } }\n'
        f"letting = [{letting}]\n"
    )
    actions, rules = MYTHOLOGY_ADVANCED.presentation("en").actions, stage.rules
    group = actions.group(rules, stage.position, rules.notation.read("claim jason"))
    assert (group.title, group.folded) == (heading, False)


@pytest.mark.parametrize(
    ("moved", "says"), [(0, "move Jason up to 2 spaces"), (1, "move Jason 1 more space, or stop")]
)
def test_a_unit_on_its_way_says_how_far_it_can_go(moved, says):
    stage = staged(
        'units = { jason = "2912" }\nattempts = 1\nheld = { jason = "athena" }\n'
        'pending = { way = "jason" }\n'
    )
    (way,) = stage.position.pending
    position = replace(stage.position, pending=(replace(way, moved=moved),))
    assert says in AdvancedTexts(stage.rules, "en").decision(position)


@pytest.mark.parametrize("language", FREE)
@pytest.mark.parametrize(
    ("letting", "moved", "says"),
    [('"hera", "hermes"', 0, True), ('"hera", "hermes"', 1, False), ('"hera"', 0, False)],
)
def test_a_unit_that_sets_out_says_that_nobody_can_challenge(language, letting, moved, says):
    stage = staged(
        'units = { jason = "2912" }\nattempts = 1\nheld = { jason = "athena" }\n'
        f'pending = {{ way = "jason" }}\nletting = [{letting}]\n'
    )
    (way,) = stage.position.pending
    position = replace(stage.position, pending=(replace(way, moved=moved),))
    said = AdvancedTexts(stage.rules, language).decision(position)
    assert said.endswith(FREE[language]) is says


def test_neighboring_spaces_are_offered_once_on_the_way():
    stage = staged(
        'units = { jason = "2912" }\nattempts = 1\nheld = { jason = "athena" }\n'
        'pending = { way = "jason" }\n'
    )
    actions, rules = MYTHOLOGY_ADVANCED.presentation("en").actions, stage.rules
    legal = rules.legal_actions(stage.position)
    steps = {option.target for option in legal if option.verb is Verb.STEP}
    offered = [
        option.target
        for option in legal
        if option.verb in (Verb.STEP, Verb.GO)
        and not actions.group(rules, stage.position, option).folded
    ]
    assert steps < {*offered} and len(offered) == len({*offered})
    go = Action(Verb.GO, legal[0].unit, min(steps))
    assert actions.group(rules, stage.position, go).folded


def test_the_panel_of_a_first_sheet_says_that_carried_prizes_count_for_the_fate():
    stage = staged('phase = "sheets"\nturn = "athena"\nfates = { athena = 13 }\n')
    table = TableController(
        Game(stage.rules, 1, ("Ann", "bot:random", "bot:random"), start=stage.position)
    )
    text = re.sub("<[^>]+>", " ", unescape(turn_html(table)))
    assert "each Prize on the map at the end, also with a Hero" in text
