"""How Mythology is presented at the table: sources, titles, warnings, prices."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from oracle_nb.bots import make_bot
from oracle_nb.core.chance import SeededChance
from oracle_nb.core.events import Event
from oracle_nb.games.game import Game
from oracle_nb.lessons.guide import new_guided_game
from oracle_nb.mythology.model.actions import END, Action, Verb
from oracle_nb.mythology.model.position import Attempt, Fight, Part, Position
from oracle_nb.mythology.pieces import OFF, Side
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.table.views.action_list import actions_view
from tests.mythology.positions import (
    GERYON,
    HERCULES,
    HYDRA,
    JASON,
    MINOTAUR,
    PERSEUS,
    position,
    rules_for,
    two_fights,
)
from tests.mythology.shown import PACKAGE, presentation, table
from tests.web.shared_screens import turn_html


def test_a_unit_is_the_source_of_its_actions(rules: Mythology, moving: Position):
    actions = presentation().actions
    steps = [action for action in rules.legal_actions(moving) if action.verb is Verb.STEP]
    for step in steps:
        source = actions.source(rules, moving, step)
        assert source == f"unit:{step.unit}"
        assert actions.source_space(rules, moving, source) == moving.units[step.unit]
        assert actions.source_title(rules, moving, source) == rules.pack.units[step.unit].en
        assert str(step.unit + 1) in actions.source_icon(rules, moving, source, "light")
        assert actions.target_space(rules, moving, step) == step.target
        assert actions.route(rules, moving, step) == (moving.units[step.unit], step.target)
        attack = rules.check(moving, step).tokens > 2
        group = actions.group(rules, moving, step)
        assert (group.title.startswith("Attack"), group.named_by_space) == (attack, True)
        assert bool(actions.icon(rules, moving, step, "light")) == attack


def test_areas_without_units_are_folded_and_all_are_in_the_order_of_the_language():
    game = PACKAGE.new_game(seed=3, seats=("Ann", "Bob"))
    actions = presentation("pl").actions
    for action in game.legal_actions():
        group = actions.group(game.rules, game.position, action)
        assert group.folded == (not actions.icon(game.rules, game.position, action, "light"))
        # Only Heroes take Prizes.
        heroes = game.position.sides[game.position.turn] == Side.HEROES
        assert group.folded or ("skarby" in group.title) is heroes
        # Any space of the Area means it, so none is marked.
        assert actions.marked_space(game.rules, game.position, action) is None
    controller = TableController(game, language="pl")
    html, options = str(actions_view(controller.snapshot)), controller.options
    lists = [re.findall(r"<span>([A-Z][^<]+)</span>", part) for part in html.split("<details")]
    # Twelve at once; the others with units, and those without, are folded.
    shown, more, without = (
        [name for name in names if not name.startswith("Jeszcze")] for names in lists
    )
    # The three Areas from which most can be reached come first, with what that is.
    tasks = [options.text(task.action) for task in options.for_tasks][:3]
    assert re.findall(r'data-value="(place [^"]*)"', html)[:3] == tasks
    assert len(shown) == 9 and len(more) > 0 and len(without) > 10
    # The next four follow; the others are in alphabetical order.
    left = [x for x in game.legal_actions() if options.text(x) not in tasks]
    titles = [
        actions.short_title(game.rules, game.position, x) for x in options.serving(tuple(left))
    ]
    assert shown[:4] == titles
    assert shown[4:] + more == sorted(shown[4:] + more) and without == sorted(without)
    assert "Etiopia" in without


def test_a_unit_of_ones_own_side_that_is_lost_is_a_setback(moving: Position):
    event = Event("unit-removed", "basic.loser-off", 1, {"unit": HERCULES})
    position, progress = replace(moving, sides=(0, 1, 0)), presentation().progress
    assert [progress.harms(position, event, seat) for seat in range(3)] == [True, False, True]
    taken = Event("prize-taken", "basic.prize-roll", 2, {"unit": HERCULES, "prize": 0})
    assert [progress.harms(position, taken, seat) for seat in range(3)] == [True, True, False]
    allied = replace(position, alliances=(1, 0, 1))
    assert [progress.harms(allied, taken, seat) for seat in range(3)] == [False, True, False]


def test_a_kind_that_is_called_like_its_source_has_one_heading():
    rules = rules_for(4)
    page = TablePage(table(position(rules, {HERCULES: "2912"}), rules).game)
    page.handle("everything")
    assert len(re.findall("Alliances(?:</span>)?</h3>", page._side.html)) == 1
    page.close()


@pytest.mark.parametrize(
    ("pending", "aid", "odds"),
    [
        (Fight(0, 32, 1), 0, "50% · 0.1%"),
        (Fight(0, 32, 1), 1, "62% · 0.4%"),
        (Fight(0, 32, 1, aid=3), 1, "26%"),
        (Attempt(0, 0), 2, "28%"),
        (Attempt(0, 0), 9, "100%"),
        # Tenths keep a chance from looking certain or impossible.
        (Fight(0, 32, 1), 9, "99.9% · 50%"),
        (Fight(0, 32, 1, aid=9), 1, "0.4%"),
        (Fight(0, 32, 1, aid=15), 0, "0%"),
    ],
)
def test_aid_shows_its_odds(rules: Mythology, moving: Position, pending: Any, aid: int, odds: str):
    # With the aid of an attacker, the chance against all that the defender has.
    position = replace(moving, pending=pending, power=(9,) * rules.players)
    actions = presentation().actions
    action = Action(Verb.AID, target=aid)
    assert f">{odds}<" in actions.icon(rules, position, action, "light")
    assert actions.source(rules, position, action) == "aid"


@pytest.mark.parametrize(("pending", "enough"), [(Fight(0, 32, 1), 12), (Attempt(0, 0), 9)])
def test_aid_that_changes_nothing_is_folded(
    rules: Mythology, moving: Position, pending: Any, enough: int
):
    position = replace(moving, pending=pending, power=(15, *(2,) * (rules.players - 1)))
    actions = presentation().actions
    groups = [actions.group(rules, position, Action(Verb.AID, target=aid)) for aid in range(16)]
    assert [group.folded for group in groups] == [aid > enough for aid in range(16)]
    assert f"{enough} points" in groups[-1].title


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_part_has_a_title_in_each_language(game: Game, rules: Mythology, language: str):
    shown = presentation(language)
    for part in Part:
        position = replace(game.position, part=part)
        assert shown.progress.phase_title(rules, position)
    position = game.opening.position
    for verb in Verb:
        source = shown.actions.source(rules, position, Action(verb, 3, 1))
        assert shown.actions.source_title(rules, position, source)
    assert all(shown.players.title(rules, seat) for seat in range(8))
    for theme in ("light", "dark"):
        goal = shown.introduction.goal(theme) + shown.introduction.legend(theme)
        assert goal.count("<svg") >= 12
    assert {Side(side) for side in position.sides} == set(Side)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "You pay 2 power points and have 13 left."), ("pl", "Płacisz 2 punkty mocy, zostaje")],
)
def test_the_price_of_a_step_names_power_points(language: str, text: str) -> None:
    game = PACKAGE.new_game(seed=3, seats=("Ann", "Bob"))
    controller = TableController(game, language=language)
    place = next(
        action
        for action in game.legal_actions()
        if game.rules.apply(game.position, action, SeededChance(1)).position.movable
    )
    assert controller.play(controller.write(place))
    step = next(
        action
        for action in controller.game.legal_actions()
        if controller.options.tokens(action) == 2
    )
    controller.choose(controller.write(step))
    assert text in turn_html(controller)


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "with an odd number of players, one more"), ("pl", "przy nieparzystej liczbie")],
)
def test_the_home_page_says_how_many_players_favor_heroes(language: str, says: str) -> None:
    """Half of the players, or one more than the others: see test_setup for every number."""
    goal = PACKAGE.presentation(language).introduction.goal("light")
    assert says in goal


def test_the_button_says_what_it_ends(rules: Mythology) -> None:
    actions = PACKAGE.presentation().actions
    for part, says in (
        (Part.MOVEMENT, "End the movement"),
        (Part.PRIZES, "End the turn"),
        (Part.ALLIANCES, "No alliance"),
    ):
        at = position(rules, {HERCULES: "2912"}, part=part)
        assert actions.source_title(rules, at, "end") == says
    allied = replace(at, alliances=(1,) * len(at.sides))
    assert actions.source_title(rules, allied, "end") == "Keep alliances"
    texts = PACKAGE.texts(rules)
    assert texts.action(at, END) == "End without an alliance"
    assert texts.action(allied, END) == "Keep alliances as they are"


def test_the_buttons_of_an_answer_come_before_the_news_and_those_of_a_turn_after_it():
    game, orders = new_guided_game("mythology", "You", 1), set()
    bot = make_bot("tactician", 1, game.rules)
    while game.to_move is not None:
        if game.to_move == 0:
            shown = turn_html(TableController(game))
            news, buttons = shown.find("Since your last action"), shown.find('data-do="pick"')
            if news > 0:
                orders.add((game.position.turn == 0, news < buttons))
        game.play(bot.decide(game.view(game.to_move), game.legal_actions()))
    assert orders == {(True, True), (False, False)}


LATER = "with aid from the same points: "


def test_a_decision_on_aid_names_the_fights_that_follow():
    rules = rules_for()
    at, texts = two_fights(rules), PACKAGE.texts(rules)
    assert texts.decision(at).endswith(f"Another fight follows, {LATER}Minotaur against Jason.")
    # The attacker pays for both, too.
    asked = replace(at, pending=Fight(HERCULES, HYDRA, 1))
    assert texts.decision(asked).endswith(f"{LATER}Jason against Minotaur.")
    ready = replace(at, battlefields=at.battlefields[:1])
    assert LATER not in texts.decision(ready)


def test_another_player_defends_in_another_area():
    rules = rules_for(4)
    # Seat 3 stands in Illyria, where Jason attacks; seat 1 defends in Greece.
    illyria = rules.world.area[rules.world.index["2711"]]
    at = two_fights(rules, areas=(OFF, OFF, OFF, illyria))
    texts = PACKAGE.texts(rules)
    assert LATER not in texts.decision(at)
    asked = replace(at, pending=Fight(HERCULES, HYDRA, 1))
    assert f"{LATER}Jason against Minotaur." in texts.decision(asked)


@pytest.mark.parametrize(
    ("heroes", "monsters", "says"),
    [
        ((), (), ""),
        ((), (GERYON,), "Another fight may follow, {LATER}Geryon against Hercules."),
        ((PERSEUS,), (), "Another fight may follow, {LATER}Hydra against Perseus."),
        ((PERSEUS,), (GERYON,), "Another fight follows, {LATER}Geryon against Perseus."),
    ],
)
def test_a_fight_that_goes_on_in_the_same_space_may_follow(
    heroes: tuple[int, ...], monsters: tuple[int, ...], says: str
):
    rules = rules_for()
    at = two_fights(rules)
    field = at.battlefields[0]
    units = tuple(
        field if unit in heroes + monsters else hex_ if hex_ == field else OFF
        for unit, hex_ in enumerate(at.units)
    )
    decision = PACKAGE.texts(rules).decision(replace(at, units=units))
    assert decision.endswith(says.format(LATER=LATER)) and (LATER in decision) == bool(says)


@pytest.mark.parametrize(
    ("aid", "says"),
    [
        (15, "You have no points left for the next fight: Minotaur against Jason."),
        (13, "You have 2 points left for the next fight: Minotaur against Jason."),
    ],
)
def test_aid_says_what_it_leaves_for_the_next_fight(aid: int, says: str):
    rules = rules_for()
    at = two_fights(rules)
    assert says in PACKAGE.texts(rules).explain(at, Action(Verb.AID, target=aid)).chance


def test_attacks_are_news_until_they_are_fought():
    rules = rules_for()
    at = position(
        rules,
        {HERCULES: "2812", HYDRA: "2813", JASON: "2710", MINOTAUR: "2711"},
        movable=1 << HERCULES | 1 << JASON,
    )
    game = Game(rules, 1, ("bot:random", "You"), start=at)
    for text in ("step hercules 2813", "step jason 2711", "fight hercules hydra", "aid 0"):
        game.play(game.action(text))
    assert attacks_in_news(game) == [("Hydra", "Hercules"), ("Minotaur", "Jason")]
    # A fight that has been rolled says more.
    for text in ("aid 1", "aid 0", "aid 1"):
        game.play(game.action(text))
    assert attacks_in_news(game) == []


def attacks_in_news(game: Game) -> list[tuple[str, str]]:
    """Return whom others attack, and with whom, as the person at the table reads it."""
    lines = [line.text for line in TableController(game).game_snapshot.since]
    return [pair for line in lines for pair in re.findall(r" attacks (\w+) with (\w+) in ", line)]
