"""Open goals and the nearest places for them."""

import re

import pytest
from msgspec.structs import replace

from oracle_nb.delphi import new_game
from oracle_nb.delphi.advice.task_steps import HOME
from oracle_nb.delphi.advice.voyages import voyages
from oracle_nb.delphi.board import UNREACHABLE
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.model.tasks import WHITE_MONSTER, WHITE_STATUE, Family, Task, task
from oracle_nb.delphi.pieces import TILE_COLOR, Color, Companion, Equipment, Kind, Letter
from oracle_nb.delphi.ui.actions.tasks import sign
from oracle_nb.delphi.ui.players.needs import needs
from oracle_nb.delphi.ui.presentation import delphi_presentation
from oracle_nb.render.html import without_marks


@pytest.fixture(scope="module")
def game():
    """A game with the first player in the action phase."""
    made = new_game(players=2, seed=11)
    while made.position.phase != Phase.ACT or made.position.pending:
        made.play(made.legal_actions()[0])
    return made


def placed(game, **changes):
    """The position with changes to the player to move."""
    position = game.position
    seat = position.to_move
    players = list(position.players)
    players[seat] = replace(players[seat], **changes)
    return replace(position, players=tuple(players)), seat


def with_tasks(game, *tasks, **changes):
    position, seat = placed(game, tasks=tuple(sorted(tasks)), done=(), **changes)
    return needs(game.rules, game.rules.view(position, seat), seat)


CREATURE = next(
    candidate for candidate in map(Companion, range(18)) if candidate.kind is Kind.CREATURE
)


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"equipment": (Equipment.RANGE,)},
        {"equipment": (Equipment.SHALLOWS,)},
        {"companions": (CREATURE,)},
    ],
    ids=["plain", "range", "shallows", "creature"],
)
def test_one_move_is_the_free_range_of_a_ship(game, more):
    board = game.rules.board
    for ship in (*board.water[::17], board.zeus):
        position, seat = placed(game, ship=ship, dice=tuple(range(6)), favor=0, **more)
        legal = {
            action.target
            for action in game.rules.legal_actions(position)
            if action.verb == Verb.MOVE and action.source < 6
        }
        moves = voyages(board, powers_of(position, seat)).moves(ship)
        assert legal - {board.zeus} == {space for space in board.water if moves[space] == 1}
        # And so on from there: a space is one move farther than the nearest it is reached from.
        for end in board.water:
            if moves[end] in (0, 1, UNREACHABLE):
                continue
            before = [w for w in board.water if moves[w] == moves[end] - 1]
            table = voyages(board, powers_of(position, seat))
            assert any(table.moves(space)[end] == 1 for space in before)


def test_source_and_goal_are_chosen_together(game):
    board = game.rules.board
    color = Color.RED
    ship = board.water[0]
    (need,) = with_tasks(game, task(Family.OFFERING, color), ship=ship, offerings=(), statues=())
    assert need.source is not None and need.goal is not None
    assert board.spaces[need.goal.space].index == board.temples[game.position.temples.index(color)]
    position, seat = placed(game, ship=ship)
    ways = voyages(board, powers_of(position, seat))
    every = [
        ways.moves(ship)[dock] + ways.to(dock, need.goal.space, False)[0]
        for island, lie in zip(board.offerings, position.offerings, strict=True)
        if lie >> color & 1
        for dock in ways.docks(island, False)
    ]
    assert need.moves == min(every)
    assert need.source.color == need.goal.color == color


def test_loaded_cargo_needs_only_its_destination_and_serves_its_own_color_first(game):
    blue = task(Family.STATUE, Color.BLUE)
    needs = with_tasks(game, blue, WHITE_STATUE, statues=(Color.BLUE, Color.RED), offerings=())
    assert [(wanted.task, wanted.aboard, wanted.source) for wanted in needs] == [
        (blue, Color.BLUE, None),
        (WHITE_STATUE, Color.RED, None),
    ]


def test_two_white_tasks_take_two_colors_and_none_that_another_takes(game):
    red = task(Family.MONSTER, Color.RED)
    needs = with_tasks(game, red, WHITE_MONSTER, WHITE_MONSTER)
    colors = [wanted.goal.color for wanted in needs if wanted.goal]
    assert len(set(colors)) == 3 and Color.RED in colors
    assert all(wanted.source is None for wanted in needs)


def at_monsters(game):
    """Water beside a space with two monsters, at which no other monster is: it and its colors."""
    board, lairs = game.rules.board, game.position.monsters
    for water in board.water:
        near = [slot for slot, space in enumerate(board.monsters) if space in board.shore[water]]
        if len(near) == 1 and lairs[near[0]].bit_count() == 2:
            low, high = (color for color in Color if lairs[near[0]] >> color & 1)
            return water, board.monsters[near[0]], low, high
    raise AssertionError("no such place on this board")


def test_equally_near_goals_with_a_matching_die_or_card_come_first(game):
    water, lair, low, high = at_monsters(game)
    none = (0,) * 6
    card = tuple(int(color == high) for color in Color)
    for dice, cards, first in (
        ((low,), none, low),
        ((high,), none, high),
        ((), card, high),
        ((low, high), none, low),
        ((), none, low),
    ):
        (need,) = with_tasks(game, WHITE_MONSTER, ship=water, dice=dice, cards=cards)
        assert need.goal == (lair, first, 0, 0)
        assert [goal.color for goal in need.also] == [high if first == low else low]
    # Of islands that nobody knows as well; and what is nearer stays first, whatever one holds.
    shrine = task(Family.SHRINE, Letter.PHI)
    board = game.rules.board
    islands = {slot: board.spaces[slot].color for slot in board.islands}
    chosen = 0
    for water in board.water:
        (bare,) = with_tasks(game, shrine, ship=water, dice=(), cards=none)
        assert all(source[2:] == bare.source[2:] for source in bare.also)
        for wished in (bare.source, *bare.also):
            (need,) = with_tasks(game, shrine, ship=water, dice=(wished.color,), cards=none)
            assert islands[need.source.space] == need.source.color == wished.color
            assert {need.source, *need.also} == {bare.source, *bare.also}
            chosen += len(bare.also)
    assert chosen


@pytest.mark.parametrize(
    ("language", "white", "sentence", "words"),
    [
        ("en", "White: any color ", "Just as near: {} ({}).", "pink blue yellow green red black"),
        (
            "pl",
            "Biały: dowolny kolor, ",
            "Równie blisko: {} ({}).",
            "różowy niebieski żółty zielony czerwony czarny",
        ),
    ],
)
def test_equivalent_alternatives_are_listed(game, language, white, sentence, words):
    water, lair, low, high = at_monsters(game)
    position, seat = placed(game, tasks=(WHITE_MONSTER,), done=(), ship=water, dice=(high,))
    strip = delphi_presentation(language).players.open_goals(
        game.rules, game.rules.view(position, seat), seat, "light"
    )
    name = game.rules.board.spaces[lair].name
    assert sentence.format(name, words.split()[low]) in strip
    assert white in strip


def test_an_own_island_is_named_only_to_players_who_know_it(game):
    position, seat = placed(game, tasks=(task(Family.SHRINE, Letter.PHI),), done=())
    ship = game.rules.setting.ships[seat]
    own = TILE_COLOR.index(ship)
    tiles = (own, *position.tiles[1:])
    slot = game.rules.board.islands[0]
    for seen, known in ((0, False), (1, True)):
        players = list(position.players)
        players[seat] = replace(players[seat], seen=seen)
        texts = replace(position, tiles=tiles, face_up=0, players=tuple(players))
        (need,) = needs(game.rules, game.rules.view(texts, seat), seat)
        assert (need.goal is not None and need.goal.space == slot) is known
        assert (need.source is not None) is not known


def test_a_player_without_open_tasks_returns_to_zeus(game):
    board = game.rules.board
    dice = {"dice": tuple(range(6)), "favor": 0}
    counts = set()
    for ship in board.water:
        (need,) = with_tasks(game, ship=ship)
        assert need.task == HOME and need.goal is not None and need.goal.space == board.zeus
        position, _ = placed(game, ship=ship, tasks=(), done=(), **dice)
        legal = game.rules.legal_actions(position)
        home = any(action.verb == Verb.MOVE and action.target == board.zeus for action in legal)
        assert home is (need.goal.moves == 1)
        counts.add(need.goal.moves)
    assert len(counts) > 1
    assert with_tasks(game, home=True) == ()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_shrine_tasks_whose_islands_are_unknown_share_an_item(game, language):
    shrines = tuple(task(Family.SHRINE, letter) for letter in Letter)
    wanted = with_tasks(game, *shrines)
    (place,) = {need.source.space for need in wanted}
    position, seat = placed(game, tasks=shrines, done=())
    view = game.rules.view(position, seat)
    strip = delphi_presentation(language).players.open_goals(game.rules, view, seat, "light")
    assert strip.count(f"<b>{game.rules.board.spaces[place].name}</b>") == 1
    # Any own tile serves them, whatever its letter.
    name = {"en": "4 shrine tasks", "pl": "4 zadania z kapliczkami"}[language]
    titles = re.findall('class="d-title">([^<]*)<', without_marks(strip))
    assert titles == [name] and f'aria-label="{name}"' in without_marks(strip)
    ship = game.rules.setting.ships[seat]
    assert not any(sign(shrine, ship, "light") in strip for shrine in shrines)


def test_shrine_tasks_are_named_by_letters_where_letters_must_match():
    game = new_game(players=2, seed=3, rules=RuleSet(picture_rule=True))
    position, seat = placed(game, tasks=(0, 1), done=())
    view = game.rules.view(position, seat)
    strip = delphi_presentation("en").players.open_goals(game.rules, view, seat, "light")
    titles = re.findall('class="d-title">([^<]*)<', strip)
    assert titles == ["shrine task with Psi", "shrine task with Phi"]
    assert all(sign(shrine, game.rules.setting.ships[seat], "light") in strip for shrine in (0, 1))


def test_missing_pieces_are_not_mentioned(game):
    position, seat = placed(game, tasks=(task(Family.STATUE, Color.PINK),), done=(), statues=())
    gone = replace(position, statues=(0, *position.statues[1:]))
    (need,) = needs(game.rules, game.rules.view(gone, seat), seat)
    assert (need.source, need.goal, need.moves) == (None, None, UNREACHABLE)
    assert str(Task(need.task)) == "statue:pink"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_strip_describes_every_task(game, language):
    presentation = delphi_presentation(language)
    tasks = tuple(sorted((*game.position.players[0].tasks, 0, WHITE_STATUE, WHITE_MONSTER)))
    for changes in (
        {"tasks": tasks, "done": ()},
        {"tasks": tasks, "done": (), "offerings": (0, 1), "statues": ()},
        {"tasks": (), "done": tasks},
    ):
        position, seat = placed(game, **changes)
        view = game.rules.view(position, seat)
        texts = presentation.players.open_goals(game.rules, view, seat, "dark")
        assert texts.count('class="d-title"') == texts.count('role="tooltip"')
        assert ('class="d-need waiting"' in texts) is ("offerings" in changes)
        # A screen reader hears sentences, not "C61" for the name of a place and its moves.
        assert (
            re.search(r"<i>\d<span [^>]*> (moves?|ruch\w*)</span></i>", texts)
            or not changes["tasks"]
        )
        heard = re.sub(r"<i>.*?</i>", "", texts)
        heard = re.sub(r"<(\w+)[^>]* aria-hidden=\"true\".*?</\1>", "", heard)
        assert re.search(r"</?[bi]>", heard) is None
        said = re.findall(r'class="tip"><span.*?>(.*?)</span></span></li>', without_marks(heard))
        assert len(said) == texts.count('role="tooltip"')
