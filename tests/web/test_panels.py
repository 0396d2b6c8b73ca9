"""Delphi's own parts of the table: boards of players, groups of actions, requests, routes."""

from itertools import pairwise
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from oracle_nb.bots import make_bot
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import Phase, used_dice
from oracle_nb.delphi.model.tasks import Family, Task
from oracle_nb.delphi.pieces import God
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.ui.players import presentation as players_module
from oracle_nb.games.presentation import ActionPresentation
from oracle_nb.games.registry import package_of
from oracle_nb.lessons.guide import new_guided_game
from oracle_nb.render.html import without_marks
from tests.toy.package import TOY


@pytest.fixture(scope="module")
def presentation():
    return package_of("delphi").presentation()


@pytest.fixture(scope="module")
def positions(presentation):
    """Positions of a whole game among three greedy bots."""
    seats = ("bot:greedy",) * 3
    game = presentation.setup.new_game(
        seats, 12, {"length": "12", "tiles": "draft", "board": "free"}
    )
    bots = [make_bot("greedy", seat, game.rules) for seat in range(3)]
    met = [game.position]
    while game.to_move is not None:
        seat = game.to_move
        game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
        met.append(game.position)
    return game, met[::21] + met[-1:]


def test_every_board_is_drawn_with_a_name_for_everything(presentation, positions):
    game, met = positions
    for position in met:
        for seat, player in enumerate(position.players):
            for theme in ("light", "dark"):
                board = without_marks(presentation.players.board(game.rules, position, seat, theme))
                ET.fromstring(board)
            named = board.count('role="img"')
            assert named >= 8 + 3 + 2 + len(player.tasks) + len(player.done)
            assert f"{player.favor} favor token" in board
            assert f"Shield {player.shield}" in board
            ready = [God(god) for god, row in enumerate(player.gods) if row == 6]
            assert all(f"{god} is ready" in board for god in ready)
            summary = presentation.players.summary(game.rules, position, seat, "dark")
            ET.fromstring(f"<p>{without_marks(summary)}</p>")


class Forgetful(dict[Any, Any]):
    """A cache that keeps nothing."""

    def __setitem__(self, _key, _value):
        pass


def test_a_board_that_was_kept_is_what_is_drawn_anew(monkeypatch, positions):
    game, known = positions
    other = package_of("delphi").new_game(3, seed=13).rules
    assert other.setting.ships != game.rules.setting.ships
    at = next(
        position
        for position in known
        if position.phase is Phase.ACT and position.turn < 2 and position.spent
    )
    alike = replace(at, players=at.players[:1] * 3)
    shown = [
        *((game.rules, position) for position in known[::3]),
        (game.rules, at),
        (game.rules, replace(at, apollon=not at.apollon)),
        (game.rules, replace(at, spent=())),
        (game.rules, replace(at, players=at.players[:2])),
        *((rules, alike) for rules in (game.rules, other)),
    ]

    def drawn():
        return [
            package_of("delphi").presentation(language).players.board(rules, position, seat, theme)
            for language, theme in (("en", "light"), ("en", "dark"), ("pl", "light"))
            for rules, position in shown
            for seat in range(2)
        ]

    kept = drawn()
    monkeypatch.setattr(players_module, "_boards", Forgetful())
    assert drawn() == kept and len({*kept}) > 50


def test_used_dice_are_those_of_this_turn_only(positions):
    _, met = positions
    for position in met:
        for seat, player in enumerate(position.players):
            assert len(player.dice) + len(used_dice(position, seat)) <= 3


def test_every_action_has_a_source_with_a_title_and_a_family(presentation, positions):
    game, met = positions
    for position in met:
        for action in game.rules.legal_actions(position):
            key = presentation.actions.source(game.rules, position, action)
            assert key
            if key != "answer":
                assert presentation.actions.source_title(game.rules, position, key)
                presentation.actions.source_icon(game.rules, position, key, "light")
            presentation.actions.group(game.rules, game.position, action)
            presentation.actions.icon(game.rules, game.position, action, "light")
            space = presentation.actions.target_space(game.rules, game.position, action)
            assert space is None or 0 <= space < len(game.rules.board.spaces)
        assert presentation.progress.phase_title(game.rules, position)


def test_actions_that_are_named_by_space_have_distinct_names(presentation, positions):
    game, met = positions
    actions, variants = presentation.actions, set()
    for position in met:
        names = []
        for action in game.rules.legal_actions(position):
            if actions.group(game.rules, position, action).named_by_space:
                source = actions.source(game.rules, position, action)
                variants.add(actions.source_variant(game.rules, position, action))
                space = actions.target_space(game.rules, position, action)
                names.append((source, space, actions.source_variant(game.rules, position, action)))
        assert len(names) == len(set(names))
    assert any(variant.endswith(" die as blue") for variant in variants)
    assert any("card as" in variant for variant in variants) and "" in variants


def test_wishes_can_be_checked_for_every_space(presentation, positions):
    game, met = positions
    for position in met[:20]:
        if position.pending or position.to_move is None:
            continue
        for key in ("die:red", "card:blue", "extra", "god:poseidon", "god:ares", "end", ""):
            for space in range(len(game.rules.board.spaces)):
                for action in presentation.actions.candidates(game.rules, position, key, space):
                    game.rules.check(position, action)
                    assert (
                        presentation.actions.target_space(game.rules, game.position, action)
                        == space
                    )
                if key == "die:red":
                    assert presentation.actions.candidates(game.rules, position, key, space)


def test_a_click_on_an_island_means_what_a_task_needs_first(presentation):
    game = new_guided_game("delphi", "Ann", 0)
    assert isinstance(game.rules, Delphi)
    position, board = game.position, game.rules.board
    tasks = {task.family: task.color for task in map(Task, position.players[0].tasks)}
    masks = (
        ("die:red", Family.OFFERING, board.offerings, position.offerings),
        ("god:ares", Family.MONSTER, board.monsters, position.monsters),
    )
    for key, family, spaces, pieces in masks:
        color = tasks[family]
        here = [space for space, mask in zip(spaces, pieces, strict=True) if mask >> color & 1]
        assert here
        for space in here:
            meant = presentation.actions.candidates(game.rules, position, key, space)
            assert meant[0].color == color


def test_a_route_is_a_way_over_the_sea(presentation, positions):
    game, met = positions
    board = game.rules.board
    for position in met:
        for action in game.rules.legal_actions(position):
            route = presentation.actions.route(game.rules, position, action)
            if action.verb != Verb.MOVE or position.pending:
                assert route == ()
                continue
            if not route:
                continue
            assert route[-1] == action.target
            if len(route) > 2:
                steps = pairwise(route)
                assert all(b in board.adjacent[a] for a, b in steps)
                sea = {*board.water, *board.shallows, board.zeus}
                assert sea.issuperset(route[1:-1])


def test_a_game_without_a_presentation_is_shown_plainly():
    made = TOY.presentation()
    assert type(made.actions) is ActionPresentation
    assert made.position_editor is None
    assert made.layout_editor is None
    assert made.setup_sheet is None
    assert made.setup.first_game("You", 1).seats == ("You", "bot:random")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_ending_the_turn_has_the_same_name_on_its_button_and_in_texts(language, positions):
    game, met = positions
    there = next(
        candidate
        for candidate in met
        if any(a.verb == Verb.END for a in game.rules.legal_actions(candidate))
    )
    end = next(action for action in game.rules.legal_actions(there) if action.verb == Verb.END)
    presentation, words = package_of("delphi").presentation(language), game.texts(language)
    key = presentation.actions.source(game.rules, there, end)
    assert presentation.actions.source_title(game.rules, there, key) == words.action(there, end)
