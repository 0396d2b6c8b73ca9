"""Texts of panels, boards and terminals about positions are true."""

import re
from collections import Counter

import pytest
from msgspec.structs import replace

from oracle_nb.cli.menu import at_space
from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.model.powers import RANGE, RECOVER_ALL, RECOVER_SAME
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import (
    TILE_COLOR,
    TILE_LETTER,
    WHITE,
    Color,
    Equipment,
    God,
    ShipTile,
)
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.ui.actions.links import related_spaces
from oracle_nb.delphi.ui.presentation import delphi_presentation
from oracle_nb.delphi.ui.terminal import DelphiTextInterface
from oracle_nb.delphi.ui.wording import wording
from tests.fuzz.reach import Reached, reached
from tests.samples import sampled
from tests.statements import panel_texts
from tests.statements.cases import Case, Sentence, check_of
from tests.statements.panel_texts import panel_sentences
from tests.statements.panels_links import link_faults
from tests.statements.panels_needs import Strip
from tests.statements.panels_reading import panel_reader
from tests.statements.ship_reach import Voyaging

GAMES = range(1, 6)
POSITIONS = 4
FIRST_FREE = "the first step is free, each further one costs a favor token"


def faults(sentence: Sentence) -> list[str]:
    """Return what is wrong with a sentence, in the reading that is least wrong."""
    readings = sentence.reader(sentence.language).read(sentence.text, sentence.families)
    if not readings:
        return ["no message says this"]
    problems: list[list[str]] = []
    for reading in readings:
        problems.append([])
        for statement in reading.nested():
            check = check_of(statement.message)
            if check is not None:
                problems[-1] += check(sentence.case, statement)
    return min(problems, key=len)


@pytest.mark.parametrize("number", sampled(GAMES, 3))
def test_texts_of_panels_and_terminals_are_true(number: int):
    checked: Counter[str] = Counter()
    for sentence in panel_sentences(number, POSITIONS):
        assert faults(sentence) == [], f"{sentence.language}: {sentence.text!r}"
        checked[sentence.language] += 1
    assert min(checked["en"], checked["pl"]) > 400


@pytest.fixture(scope="module")
def acting():
    """A game of two with the first player in the action phase."""
    game = new_game(players=2, seed=11)
    while game.position.phase != Phase.ACT or game.position.pending:
        game.play(game.legal_actions()[0])
    return game


def with_me(game, **changes):
    position = game.position
    players = list(position.players)
    players[position.turn] = replace(players[position.turn], **changes)
    return Reached(game.rules, replace(position, players=tuple(players)))


@pytest.mark.parametrize(
    ("tile", "said"),
    [
        (ShipTile.SHIELD, "Recoloring goes clockwise, one favor token a step"),
        (ShipTile.BOTH_WAYS, "Recoloring goes either way, one favor token a step"),
        (ShipTile.RECOLOR, f"Recoloring goes clockwise: {FIRST_FREE}"),
    ],
)
def test_recoloring_is_explained_for_each_ship_tile(acting, tile: ShipTile, said: str):
    place = with_me(acting, tile=int(tile))
    sentences = list(panel_texts.boards(place, place.position.turn))
    wheel = [
        sentence for sentence in sentences if sentence.text.startswith(("Recoloring", "Every die"))
    ]
    assert {part.text for part in wheel} == {said}
    assert all(faults(part) == [] for part in wheel)
    wrong = Sentence(
        "Recoloring goes clockwise, one favor token a step",
        "en",
        ("panels/wheel-clockwise",),
        wheel[0].case,
        panel_reader,
    )
    assert bool(faults(wrong)) is (tile != ShipTile.SHIELD)


def test_apollon_makes_every_die_any_color_on_the_wheel(acting):
    place = with_me(acting)
    wild = Reached(place.rules, replace(place.position, apollon=True))
    turn = place.position.turn
    for seat in range(2):
        texts = [board.text for board in panel_texts.boards(wild, seat)]
        assert ("Every die counts as any color this turn" in texts) is (seat == turn)


def test_dice_for_the_next_turn_are_not_called_used(acting):
    place = with_me(acting, dice=(0, 2, 4))
    rolled = replace(place.position, spent=(1, 1), phase=Phase.CONSULT)
    seat = rolled.turn
    rows = DelphiTextInterface(place.rules).boards(rolled)
    (dice,) = (row[1][seat] for row in rows if row[0] == "dice")
    assert dice == "pink yellow red"


@pytest.mark.parametrize(("tile", "tokens"), [(ShipTile.SHIELD, 2), (ShipTile.FAVOR, 3)])
def test_a_menu_shows_the_tokens_gained_by_a_die(acting, tile: ShipTile, tokens: int):
    place = with_me(acting, tile=int(tile), dice=(0,))
    entry = DelphiTextInterface(place.rules).place(place.position, Action(Verb.FAVOR, 0))
    assert entry.label == f"take {tokens} favor tokens"
    after = place.rules.apply(place.position, Action(Verb.FAVOR, 0), SeededChance(1)).position
    seat = place.position.turn
    assert after.players[seat].favor - place.position.players[seat].favor == tokens


def test_a_white_task_leads_to_no_color_that_is_fixed_on_another(acting):
    blue, white = task(Family.OFFERING, Color.BLUE), task(Family.OFFERING, WHITE)
    place = with_me(acting, tasks=(blue, white), done=(), offerings=(), statues=())
    rules, position = place
    seat = position.turn
    ends = {
        number: related_spaces(rules, position, seat, f"task:{seat}:{number}")
        for number in (blue, white)
    }
    temple = rules.board.temples[position.temples.index(Color.BLUE)]
    assert temple in ends[blue][1]
    assert temple not in ends[white][1]
    assert len(ends[white][1]) == 5


def test_ares_defeats_without_a_fight(acting):
    rules = acting.rules
    position = acting.position
    me = position.players[position.turn]
    gods = tuple(6 if god == God.ARES else row for god, row in enumerate(me.gods))
    for water in rules.board.water:
        place = with_me(acting, ship=water, gods=gods)
        for action in rules.legal_actions(place.position):
            if action.verb == Verb.ARES:
                (plan,) = delphi_presentation("en").actions.previews(rules, place.position, action)
                assert plan.title == "Ares would defeat this monster"
                return
    raise AssertionError("there is no monster beside the sea")


def test_a_letter_that_must_match_leads_to_no_other_tile():
    game = new_game(players=2, seed=11, rules=RuleSet(picture_rule=True))
    rules, position = game.rules, game.position
    assert isinstance(rules, Delphi)
    seat = 0
    own = [tile for tile in range(12) if TILE_COLOR[tile] == rules.setting.ships[seat]]
    letters = [TILE_LETTER[tile] for tile in own]
    tiles = (*own, *position.tiles[3:])
    shown = replace(position, tiles=tiles, face_up=0b111, shrines=0)
    for slot, letter in enumerate(letters):
        number = task(Family.SHRINE, letter)
        _, ends = related_spaces(rules, shown, seat, f"task:{seat}:{number}")
        assert ends == (rules.board.islands[slot],)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_terminal_answers_for_every_space_while_a_decision_waits(language: str):
    game = new_game(players=2, seed=3)
    while not game.position.pending:
        game.play(game.legal_actions()[0])
    assert isinstance(game.rules, Delphi)
    for space in game.rules.board.spaces:
        assert at_space(game, space.name, language)


def test_a_god_without_a_place_is_tried_at_none(acting):
    gods = (0, 0, 6, 0, 6, 0)
    place = with_me(acting, gods=gods, injuries=(1, 0, 0, 0, 0, 0))
    for space in range(len(place.rules.board.spaces)):
        for god in ("apollon", "aphrodite"):
            assert (
                delphi_presentation("en").actions.candidates(
                    place.rules, place.position, f"god:{god}", space
                )
                == ()
            )


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_help_names_the_numbers_of_the_rules(language: str):
    say = wording(language).say
    numbers = {
        "help-water-how": [RANGE],
        "help-injuries-how": [RECOVER_SAME, RECOVER_ALL],
        "help-shield-how": [6],
    }
    for message, expected in numbers.items():
        assert [int(text) for text in re.findall(r"\d+", say(message))] == expected


def test_goals_within_reach_of_zeus_need_no_move():
    game = new_game(players=2, seed=11)
    while game.position.phase != Phase.ACT or game.position.pending:
        game.play(game.legal_actions()[0])
    assert isinstance(game.rules, Delphi)
    board = game.rules.board
    near = [space for space in board.islands if space in board.shore2[board.zeus]]
    place = with_me(game, ship=board.zeus, equipment=(Equipment.REACH_ISLAND,))
    assert near, "this board has an island two spaces from Zeus"
    for sentence in panel_texts.needs(place, place.position.turn):
        assert faults(sentence) == [], sentence.text


@pytest.mark.parametrize("number", sampled(GAMES, 3))
def test_tasks_highlight_legal_targets(number: int):
    for place in reached(number, POSITIONS):
        seat = number % place.rules.players
        known = place.rules.view(place.position, seat)
        case = Case(place.rules, known, seat)
        if known.phase == Phase.SETUP or case.me.ship < 0:
            continue
        strip = Strip(case, Voyaging(case), "en", ())
        for held in set(case.me.tasks):
            ends = related_spaces(place.rules, known, seat, f"task:{seat}:{held}")
            assert list(link_faults(strip, held, ends)) == []
