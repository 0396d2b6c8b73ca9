"""The list of a log sheet: Heroes near a Prize come first, and say so."""

import re
from html import unescape

import pytest
from msgspec.structs import replace

from oracle_nb.bots import make_bot, think
from oracle_nb.core.events import Event
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of, presentation_of
from oracle_nb.lessons.guide import guide_of, new_guided_game
from oracle_nb.mythology.advanced.model.actions import LET, LET_ALL, REPEAT, Action, Verb
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.rules.paths import next_hexes
from oracle_nb.mythology.advanced.text import AdvancedTexts
from oracle_nb.mythology.advanced.ui.map_scene import picture
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.packs.data_pack import arbitration_of
from oracle_nb.mythology.pieces import HEROES, OFF
from oracle_nb.render.scene import Group
from oracle_nb.text.numbers import signed
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.table.views.action_list import actions_view
from tests.mythology.advanced.games import staged
from tests.web.shared_screens import turn_html

NEAR = {
    "en": re.compile(r".+ · Prize (\d) spaces? away: (.+) \(defense (\d+)\), 5 glory"),
    "pl": re.compile(r".+ · Skarb (\d) pol[ea] stąd: (.+) \(obrona (\d+)\), chwała 5"),
}
NUMBERED = {
    "en": re.compile(r"(\d+) (.+?) · attack (\d+), defense (\d+)(?:, magic (\d+))?( · .+)?"),
    "pl": re.compile(r"(\d+) (.+?) · atak (\d+), obrona (\d+)(?:, magia (\d+))?( · .+)?"),
}


@pytest.fixture
def game():
    return new_guided_game("mythology-advanced", "You", 5)


def spaces_to_prize(game, hero):
    """Step by step as the rules permit it; None for a Hero without a Prize in two rounds."""
    position, world = game.position, game.rules.world
    reached = {position.units[hero]}
    for spaces in range(5):
        if reached & {hex_ for hex_ in position.prizes if hex_ != OFF}:
            return spaces
        for hex_ in tuple(reached):
            reached |= {*members(next_hexes(position, world, hero, hex_))}
    return None


@pytest.mark.parametrize("language", NEAR)
def test_heroes_near_a_prize_come_first_with_the_way(game, language):
    table = TablePage(game, language=language)
    summaries = re.findall("<summary[^>]*>(.*?)</summary>", unescape(table._side.html))
    listed = [text for text in summaries if NUMBERED[language].fullmatch(text)]
    noted = {x.unit for x in game.legal_actions() if x.verb is Verb.NOTE and x.unit < HEROES}
    on_map = {unit for unit in noted if game.position.units[unit] != OFF}
    assert len(listed) == len(on_map)
    ways = []
    for text in listed:
        shown = NUMBERED[language].fullmatch(text)
        assert shown is not None
        number, name, attack, defense, magic, _ = shown.groups()
        hero, near = int(number) - 1, NEAR[language].fullmatch(text)
        printed = game.rules.pack.hero[hero]
        assert name == printed.name(language)
        numbers = printed.attack, printed.defense, printed.magic
        assert (int(attack), int(defense), int(magic or 0)) == numbers
        assert spaces_to_prize(game, hero) == (int(near[1]) if near else None)
        if near:
            prizes = {prize.name(language): prize.defense for prize in game.rules.pack.prize}
            assert prizes[near[2]] == int(near[3])
        ways.append(int(near[1]) if near else 9)
    assert ways == sorted(ways)
    assert 2 < len(ways) - ways.count(9) < 8
    table.close()


def test_the_map_tells_the_numbers_of_all_units_and_prizes(game):
    drawn = picture(game.rules, game.position)
    titles = " ".join(op.title for op in drawn.pieces if isinstance(op, Group))
    for words in (
        "Hero 13 Hercules (attack 40, defense 66)",
        "Monster 45 Sphinx (attack 20, defense 54, magic 42)",
        "Prize Helen (defense 74)",
    ):
        assert words in titles


def test_numbers_are_added_and_a_threat_without_an_occurrence_is_a_bluff(game):
    actions = presentation_of(game.rules).actions
    notes = [action for action in game.legal_actions() if action.verb is Verb.NOTE]
    titles = {actions.short_title(game.rules, game.position, note) for note in notes}
    assert titles == {f"+{points}" for points in range(1, 11)}
    for verb, bluffs in ((Verb.THREATEN, True), (Verb.CLOSE, False)):
        said = actions.unused_note(game.rules, game.position, Action(verb))
        assert "10 power points" in said and ("bluff" in said) is bluffs


def test_the_tip_on_points_goes_on_until_all_are_noted(game):
    table = TablePage(game)
    tips, tip = table.controller.tips, guide_of("mythology-advanced").tip("note-more")
    assert tip is not None and tip.do is not None
    do = tip.do["en"]
    tips.seen = ()
    table.refresh()
    table.handle("tip-done", "first-turn")
    table.handle("do", "note hercules 2")
    table.handle("tip-done", "note-more")
    for hero in ("agamemnon", "bellerophon", "menelaus", "achilles"):
        while tips.tip is not None:
            table.handle("tip-done", tips.tip.moment)
        assert do in unescape(table._side.html)
        assert "No tip for now" not in table._side.html
        table.handle("do", f"note {hero} 2")
    table.handle("tip-done", "cards")
    # Closing the sheet waits for the card that is listed.
    (task,) = table.controller.options.for_tasks
    assert tips.tip is None
    table.handle("do", game.write(task.action))
    assert tips.tip is not None and tips.tip.moment == "close"
    assert do not in unescape(table._side.html)
    table.close()


def test_two_heroes_near_the_same_prize_differ_in_their_chance():
    game = package_of("mythology-advanced").new_game(3, 0, ("You", *("bot:random",) * 2))
    while game.to_move != 0:
        game.play(game.legal_actions()[0])
    listed = [task.task for task in TableController(game).options.for_tasks]
    chances = re.findall(r"Cornucopia, (\d+)% chance, 5 glory", "\n".join(listed))
    assert chances == ["44", "17"]


def test_points_are_in_the_order_of_numbers_whatever_a_bot_would_note(game):
    table = TableController(game)
    first = table.options.for_tasks[0].action
    space = table.options.shown.target_space(first)
    assert first.target == 2 and space is not None
    table.click(space)
    html = str(actions_view(table.snapshot))
    name = game.write(first).removesuffix(" 2")
    points = [int(number) for number in re.findall(rf'data-value="{name} (\d+)"', html)]
    assert points == sorted(points) and len(points) == 10


def test_a_later_sheet_begins_with_repeating_the_last_one_and_shows_totals(game):
    noted = (2, *[0] * 63)
    sheet = Sheet(last_noted=noted, totals=(2, *[0] * 31))
    later = replace(game.position, round=2, sheets=(sheet, *game.position.sheets[1:]))
    table = TableController(Game(game.rules, 1, game.seats, start=later))
    options = table.options
    assert [task.action for task in options.for_tasks] == [REPEAT]
    # The last choice was to close the sheet, which isn't selected now.
    assert all(map(options.shown.ends_turn, options.sources["sheet"]))
    assert options.remaining("sheet") == "heroes"
    assert table.play("note achilles 1")
    assert "Your points: Achilles 3 (+1)" in turn_html(table)


def test_a_first_sheet_begins_with_the_own_fate_and_what_a_bot_would_note(game):
    table, bot = TableController(game), make_bot("strategist", 1, game.rules)
    strip = unescape(turn_html(table)).partition("</summary>")[0]
    fate = "1 glory point for each earthquake, plague or other occurrence of another player"
    assert f"Secret Fate: {fate} (now worth 0)" in strip
    god = game.position.gods[0]
    favored = arbitration_of(game.rules.pack)[god]
    board = unescape(str(table.shown.player_board(0)))
    for unit, plus in favored.items():
        assert f"{game.rules.pack.units[unit].en} {signed(plus)}" in board, "as draws add it"
    first, *more = table.options.for_tasks
    assert first.action == think(bot, table.known, game.legal_actions()).action
    assert len(more) == 3
    for task in (first, *more):
        near = spaces_to_prize(game, task.action.unit)
        assert task.task.startswith("Moving a Hero" if near is None else f"Prize {near} space")
    assert table.play("note achilles 8")
    assert all(task.action.target <= 2 for task in table.options.for_tasks)
    assert table.play("zeus 2")
    assert all(task.action.verb is Verb.LAY for task in table.options.for_tasks)


def test_repeating_a_sheet_says_whose_points_are_left_out(game):
    sheet = Sheet(last_noted=(2, 3, *[0] * 62), last_aid=(0, 0, 1, *[0] * 29))
    units = (game.position.units[0], OFF, OFF, *game.position.units[3:])
    later = replace(game.position, round=2, units=units, sheets=(sheet, *game.position.sheets[1:]))
    names = [game.rules.pack.units[unit].en for unit in range(3)]
    players = presentation_of(game.rules, "en").players
    known = replace(later, areas=(0, *later.areas[1:]))
    owned = replace(sheet, totals=(2, *[0] * 31))
    with_points = replace(known, sheets=(owned, *known.sheets[1:]))
    # The own Hero matters more than the Area of the god.
    assert players.start_space(game.rules, with_points, 0) == units[0]
    assert players.start_space(game.rules, known, 0) in game.rules.world.hexes_of(0)
    said = " ".join(AdvancedTexts(game.rules, "en").explain(later, REPEAT).effects)
    assert f"You note: {names[0]} 2." in said
    assert f"No longer on the map, so without points now: {names[1]} and {names[2]}." in said


@pytest.mark.parametrize("seat", range(3))
def test_an_entry_says_what_is_noted_then_and_what_is_left(seat):
    god = ("athena", "hera", "hermes")[seat]
    stage = staged(
        f'phase = "sheets"\nturn = "{god}"\nunits = {{ jason = "2912", medusa = "2912" }}\n'
        f"noted = {{ {god} = {{ nestor = 2 }} }}\ntotals = {{ {god} = {{ jason = 4 }} }}\n"
    )
    words = AdvancedTexts(stage.rules, "en")
    most = "the most you can bid if others want the unit too"
    for text, line in {
        "note jason 3": f"Jason: 7 in all, {most}. You will have 5 power points left.",
        "note medusa 3": f"Medusa: 3 in all, {most}. You will have 5 power points left.",
        "zeus 7": "Zeus: 7 in this round (1 glory). You will have 1 power point left.",
        "close": "8 power points are lost. Without a new point, your points on Jason are lost.",
    }.items():
        effects = words.explain(stage.position, stage.rules.notation.read(text)).effects
        assert line in " ".join(effects)


def test_an_entry_for_an_absent_hero_says_where_the_unit_would_come():
    stage = staged('phase = "sheets"\nturn = "hera"\nunits = { jason = "2912" }\n')
    words = AdvancedTexts(stage.rules, "en")
    for unit, absent in {"jason": False, "achilles": True}.items():
        entry = stage.rules.notation.read(f"note {unit} 1")
        effects = words.explain(stage.position, entry).effects
        assert ("until the Fates bring it to Greece" in " ".join(effects)) == absent


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Rolls for the order of play: {} 65 and you 15."),
        ("pl", "Rzuty o kolejność: {} 65 i ty 15."),
    ],
)
def test_all_rolls_for_the_order_of_play_are_in_one_line(game, language, line):
    facts = {"seats": (1, 0), "gods": (1, 0), "rolls": (65, 15)}
    event = Event("order-rolled", "phase.placing", -1, facts)
    first = game.rules.pack.god[1].name(language)
    assert AdvancedTexts(game.rules, language).event(event, 0) == line.format(first)
    # It is news for everybody, not only for the player who rolled the most.
    assert event.what in presentation_of(game.rules).progress.results


def test_a_sheet_names_units_by_their_numbers_and_unfolds_one_that_is_clicked_on_the_map():
    game = package_of("mythology-advanced").new_game(seed=3, seats=("Ann", "bot:random"))
    controller = TableController(game)
    controller.source = "heroes"
    folded = re.findall(r"<summary[^>]*>(.*?)</summary>", str(actions_view(controller.snapshot)))
    # The map shows numbers; how many points could be noted is no number of the unit.
    units = [name for name in folded if " · " in name]
    near = [name.split(" · ")[0] for name in units if "Prize" not in name]
    assert near[:2] == ["1 Achilles", "2 Admetus"]
    space = controller.options.shown.target_space(controller.sources["heroes"][0])
    assert space is not None
    controller.click(space)
    html = str(actions_view(controller.snapshot))
    assert "<details" not in html and 'data-value="note achilles 3"' in html
    assert "10 power points to note" in turn_html(controller)
    game.play("note achilles 3")
    assert "7 power points to note" in turn_html(TableController(game))
    game.play("close")
    assert game.position.phase == "sheets" and "Your points: " in turn_html(TableController(game))
    assert "points to note" not in turn_html(TableController(game))
    while game.position.phase == "sheets":
        game.play("close")
    while controller.game.to_move:
        game.play(game.legal_actions()[0])
    assert game.position.phase == "placing"
    assert "Choose any Area: it matters only for occurrences" in turn_html(TableController(game))


def test_a_log_sheet_shows_at_first_what_most_sheets_use():
    game = package_of("mythology-advanced").new_game(seed=3, seats=("Ann", "bot:random"))
    row, _, rare = turn_html(TableController(game)).partition('class="rare"')

    def keys(html):
        return re.findall(r'data-group="(\w+)"', html)

    assert keys(row) == ["heroes", "monsters", "zeus", "sheet"]
    assert keys(rare) == ["unborn", "aid", "ail", "occurrences", "cards"]


def test_a_new_log_sheet_offers_units_first_and_its_two_ways_to_close_last():
    game = package_of("mythology-advanced").new_game(seed=3, seats=("Ann", "bot:random"))
    sources = [*TableController(game).sources]
    assert sources[0] == "heroes" and "heroes" not in sources[-1]
    closing = TableController(game).sources[sources[-1]]
    assert len(closing) == 2
    assert all(map(TableController(game).options.shown.ends_turn, closing))


def test_few_headings_of_heroes_are_shown_at_once(game):
    table = TablePage(game)
    before, key, rest = unescape(table._side.html).partition('data-k="more-kinds-heroes"')
    table.close()
    shown, folded = (len(re.findall('data-k="folded-', text)) for text in (before, rest))
    assert key and shown == 6
    assert f">{folded} more</summary>" in rest


def test_closing_a_sheet_lists_it_before_what_would_serve_a_goal(game):
    table = TableController(game)
    table.use("sheet")
    html = str(actions_view(table.snapshot))
    assert 0 < html.index("Close the log sheet") < html.index("Closer to your goal")
    # Tips fold other actions, but not what was asked for.
    table.tips.seen = ("first-turn",)
    table.changed()
    html = str(actions_view(table.snapshot))
    assert table.snapshot.guided
    first = html.partition("Closer to your goal")[0]
    assert 'data-value="close"' in first and "<details" not in first


def test_closing_a_sheet_says_what_is_lost_above_what_could_be_used(game):
    table = TableController(game)
    table.choose("close")
    html = unescape(turn_html(table))
    lost = html.index("10 power points aren't noted, and would be lost.")
    assert 0 < lost < html.index("used everything yet")


def guided_list(source: str) -> str:
    """Return the list of a guided game's first log sheet, with points left, without its folds."""
    table = TableController(new_guided_game("mythology-advanced", "You", 1))
    table.tips.seen = ()
    table.use(source)
    return re.sub(r"<details.*?</details>", "", str(actions_view(table.snapshot)))


def test_a_guided_game_shows_what_closes_a_sheet_at_once():
    html = guided_list("sheet")
    closing = re.findall(r'data-value="(close|threaten)"', html)
    assert closing == ["close", "threaten"]
    assert html.index('data-value="threaten"') < html.index("Closer to your goal")


@pytest.mark.parametrize(("source", "action"), [("zeus", "zeus 10"), ("cards", "lay card-10")])
def test_a_guided_game_shows_the_only_kind_of_an_opened_source(source, action):
    html = guided_list(source)
    assert 0 < html.find(f'data-value="{action}"') < html.index("Closer to your goal")


def test_no_fold_of_a_guided_game_is_without_a_name():
    table = TableController(new_guided_game("mythology-advanced", "You", 1))
    table.tips.seen, names = (), []
    for source in table.sources:
        table.use(source)
        names += re.findall(r"<summary[^>]*>(.*?)</summary>", str(actions_view(table.snapshot)))
    assert names and all(re.search("[A-Za-z]", re.sub("<[^>]*>", "", name)) for name in names)


@pytest.mark.parametrize(("language", "says"), [("en", "until it ends"), ("pl", "do jej końca")])
def test_permission_for_everything_says_how_long_it_lasts(game, language, says):
    actions = presentation_of(game.rules, language).actions
    for action in (LET_ALL, LET):
        assert (says in actions.detail(game.rules, game.position, action)) is (action is LET_ALL)
