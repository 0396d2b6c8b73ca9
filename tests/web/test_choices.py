"""The choices that a page knows, to draw them at once: all that is legal, and no secret."""

from contextlib import nullcontext
from itertools import pairwise
from typing import Any

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.games.registry import package_of
from oracle_nb.render.boards.stamps import places, stamps
from oracle_nb.render.highlights import reach_mark, selected_ring
from oracle_nb.render.scene import Circle, Group, Scene, moved
from oracle_nb.render.svg import fragment
from oracle_nb.web.table.control.choices import choices
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.table.shared.open_games import WATCH
from tests.web.shared_screens import Party

BOTS = {"delphi": "greedy", "mythology": "tactician"}


def listed(view):
    """The sources of a page, with its actions as the page reads them."""
    text = ""
    places: dict[str, Any] = {}
    for key, home, piece, actions in view.choices[1]:
        read = []
        for same, rest, *facts in actions:
            text = text[:same] + rest
            price, *place = facts or [-1]
            word = text.split(" ")[-1]
            target, way = places[word] = place or places.get(word, [-1, 0])
            read.append((text, target, price, way))
        yield key, home, piece, read


def way_to(steps, space):
    """The route that ends at a space."""
    return () if space < 0 else (*way_to(steps, steps[space]), space)


def new_table(name):
    return TablePage(package_of(name).presentation().setup.new_game(("Ann", "Bob"), 5, {}))


@pytest.mark.parametrize("name", BOTS)
def test_a_page_knows_the_legal_actions_with_their_prices_routes_and_pieces(name):
    table = new_table(name)
    controller, game = table.controller, table.game
    thinker = make_bot(BOTS[name], 1, game.rules)
    moved = 0
    for _ in range(20):
        number, _, ways, regions = table.board.view.choices
        steps = {space: last for way in ways for last, space in pairwise(way)}
        sources = [*listed(table.board.view)]
        options, shown = controller.options, controller.shown
        assert number == str(len(game.history))
        known = {text for *_, actions in sources for text, *_ in actions}
        assert known == {game.write(action) for action in game.legal_actions()}
        pieces = places_of(table.board.scene)
        for key, home, piece, actions in sources:
            assert home == number_of(shown.source_space(key))
            rings: dict[int, int] = {}
            for text, target, price, way in actions:
                action = game.action(text)
                assert target == number_of(shown.target_space(action))
                route = way_to(steps, target) if way == 1 else way or ()
                assert tuple(route) == shown.route(action)
                assert tuple(regions.get(str(target), ())) == shown.target_region(action)
                if route and piece:
                    assert pieces[piece] == route[0]
                    moved += 1
                if price >= 0 and target >= 0:
                    rings[target] = min(price, rings.get(target, price))
            marks = {space: str(price) if price else "" for space, price in rings.items()}
            assert marks == options.marks(key)
        table.handle(
            "do", game.write(thinker.decide(game.view(game.to_move), game.legal_actions()))
        )
    assert moved > 10
    table.close()


def number_of(space):
    return -1 if space is None else space


def places_of(scene):
    """The spaces of the pieces that move, by their keys."""
    groups = [op for op in scene.pieces if isinstance(op, Group)]
    return {key: group.space for group in groups for key, _, _ in group.movable}


@pytest.mark.parametrize("name", BOTS)
def test_only_the_screen_of_the_player_to_move_knows_choices(store, name):
    party = Party(store, package_of(name).new_game(2, seed=3, seats=("Ann", "Bob")))
    pages = [party.host, party.guest(1), party.guest(WATCH)]
    for page in pages:
        page.table.refresh()
    game = party.host.table.game
    known = [bool(page.table.board.view.choices) for page in pages]
    assert known == [game.to_move == 0, game.to_move == 1, False]
    party.close()


def test_a_choice_changes_only_what_is_chosen():
    table = new_table("delphi")
    view = table.board.view
    before = view.choices
    source, _, _, actions = [*listed(view)][1]
    table.handle("source", source)
    assert view.choices is before and view.chosen == [source, -1, ""]
    text, target, *_ = next(action for action in actions if action[3])
    table.handle("pick", text)
    assert view.choices is before and view.chosen == [source, target, text]
    table.handle("do", text)
    assert view.choices != before
    table.close()


def test_where_nothing_is_shown_in_advance_a_page_knows_nothing():
    table = new_table("delphi")
    table.controller.helps = False
    assert choices(table.controller.snapshot) == []
    table.close()


def test_an_answer_comes_after_all_that_was_done_before():
    table = new_table("delphi")
    board, seen = table.board, []

    class Seen:
        def change(self, changes):
            seen.append(changes)

        def send(self, message):
            """Follow no drawing."""

        def hold(self):
            return nullcontext()

    board.view.links.append(Seen())
    space = next(target for _, target, _, way in next(listed(board.view))[3] if way)
    group = board.scene.group(space)
    board.view.receive({"click": [group.x, group.y], "answer": 6})
    assert board.view.answered == 6
    assert seen[-1] == {"answered": 6} and any("chosen" in change for change in seen[:-1])
    board.view.receive({"answer": 7})
    assert board.view.answered == 7
    board.view.receive({"answer": "seven"})
    assert board.view.answered == 7
    table.close()


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_marks_that_a_page_draws_look_as_those_that_it_is_sent(name, theme):
    table = new_table(name)
    scene = table.board.scene
    listed, marks = places(scene), stamps(scene, theme)
    assert listed[::3] == [group.space for group in scene.spaces]
    here = scene.spaces[7]
    at = Scene(1, 1, base=(moved(here, -here.x, -here.y),))
    assert marks["selected"] == fragment(selected_ring(at, here.space), theme)
    for label in ("", "3", "12"):
        mark = fragment(reach_mark(at, here.space, label), theme)
        sent = marks[f"reach{len(label) or ''}"]
        assert sent.replace(f">{'0' * len(label)}</text>", f">{label}</text>") == mark
    # A page bends a route: two lines, two heads, and the disc where it begins.
    assert [part[:2] for part in marks["route"].split("<")[2:7]] == ["pa", "pa", "pa", "pa", "ci"]
    table.close()


def test_a_space_of_another_shape_gets_no_mark_of_the_page():
    two = tuple(
        Group((Circle(9 * n, 5, r, "red"),), space=n, x=9 * n, y=5) for n, r in enumerate((4, 6))
    )
    scene = Scene(20, 10, base=two)
    assert places(scene) == [0, 0, 5] and "selected" in stamps(scene, "light")
    assert (places(Scene(1, 1)), stamps(Scene(1, 1), "light")) == ([], {})
