"""“What is this?”: what gods, cards, tiles and spaces are, and the way to a lesson and back."""

from dataclasses import replace
from html import unescape
from itertools import groupby

import pytest

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.pieces import COMPANIONS, Equipment, God, ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.delphi.ui.actions.subjects import of_action, of_player, of_space
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.guide import new_guided_game
from oracle_nb.lessons.prerequisites import teachers
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.control.snapshot import GameSnapshot
from oracle_nb.web.table.views.about_view import belongings_view
from oracle_nb.web.widgets.html_view import Message
from tests.web.browser_session import form, html_view

BOOK = rulebook("en")


def shown_belongings(view: GameSnapshot) -> str:
    """Return the texts about the belongings of the first player."""
    return str(belongings_view(view, 0))


@pytest.mark.parametrize(
    ("action", "rules"),
    [
        *((Action(Verb.ADVANCE, color=god), (f"god.{god.name.lower()}",)) for god in God),
        (Action(Verb.TRADE, color=God.ARES), ("god.trade", "god.ares")),
        (Action(Verb.POSEIDON, target=3), ("god.poseidon",)),
        (Action(Verb.MOVE, 1, 1, 3), ()),
        *((Action(Verb.TAKE, target=card), None) for card in Equipment),
        *((Action(Verb.COMPANION, target=card), None) for card in COMPANIONS),
        *((Action(Verb.CHOOSE, target=tile), (f"ship.{tile}",)) for tile in ShipTile),
    ],
)
def test_actions_are_about_rules_that_exist(action, rules):
    known_rules = of_action(action)
    assert all(rule in BOOK for rule in known_rules)
    if rules is None:
        assert len(known_rules) == 1
    else:
        assert known_rules == rules


def test_every_space_and_belonging_has_rules():
    game = new_guided_game("delphi", "You", 1)
    rules, position = game.rules, game.position
    assert isinstance(rules, Delphi)
    board = rules.board
    for space in (*board.water, *board.all_islands, *board.cities, *board.shallows, board.zeus):
        known_rules = of_space(rules, position, space)
        assert known_rules
        assert all(rule in BOOK for rule in known_rules)
    assert of_space(rules, position, board.find("K5").index) == (
        "shrine.build",
        "explore.letter",
    )
    known_rules = of_player(position.players[0])
    assert known_rules[0] == "ship.shield"
    assert {"god.hermes", "god.poseidon"} <= set(known_rules)


def test_the_table_says_what_a_god_does(page):
    page.go("?guided")
    table = page.table
    table.controller.choose("advance die:blue")
    table.refresh()
    assert "What is this?" in table._side.html
    assert "Poseidon puts your ship on any other water space" in table._side.html
    table.handle("cancel")
    table.controller.choose("ares black J6")
    table.refresh()
    assert "Ares defeats a monster next to your ship" in table._side.html, "refused, but explained"
    view = replace(table.controller.game_snapshot, linked=True)
    assert BOOK["ship.shield"].title in shown_belongings(view)


def test_the_effect_of_a_tile_is_said_once(page):
    people = {f"kind-{seat}": "person" for seat in range(3)}
    page.handle(Message("new", form=form(tiles="draft", **people)))
    table = page.table
    table.controller.choose(table.game.write(table.game.legal_actions()[0]))
    table.refresh()
    rule = f"ship.{ShipTile(table.game.legal_actions()[0].target)}"
    assert rule in BOOK and unescape(table._side.html).count(BOOK[rule].text) == 1


def test_a_lesson_leads_back_to_the_game(page):
    page.go("?guided")
    game, lesson = html_view(page).address, lessons_of("delphi")[0]
    assert "Back to the game" not in html_view(page).html
    page.table.handle("address", f"?lesson={lesson.name}")
    assert page.table is None
    assert f'data-value="{game}"' in page.school.head.html
    page.go(game)
    assert page.table is not None
    page.go("")
    page.go(f"?lesson={lesson.name}")
    assert f'data-value="{game}"' in page.school.head.html


def test_a_lesson_leads_back_to_the_game_after_a_reload(page, store):
    page.go("?guided")
    game, lesson = html_view(page).address, lessons_of("delphi")[0]
    page.table.handle("address", f"?lesson={lesson.name}")
    back = f"&back={game.removeprefix('?game=')}"
    assert html_view(page).address == f"?lesson={lesson.name}{back}"
    page.school.table._moved()
    assert html_view(page).address.endswith(back), "at each stop"
    key = {"oracle_key": page.browser._key}
    for cookies, search, leads in (
        (key, html_view(page).address, True),
        (key, f"?exercise=sailing.reach&seed=3{back}", True),
        # Others who are given the link have no such game.
        ({}, html_view(page).address, False),
        *(
            (key, f"?lesson=map&back={address}", False)
            for address in ("https://x.org", "a" * 12, "")
        ),
    ):
        again = SessionPage(store, search, {**cookies})
        shown = html_view(again)
        assert ("Back to the game" in shown.html) == leads, search
        assert (f'data-value="{game}"' in shown.html) == leads, search
        assert ("back=" in shown.address) == leads, search
        again.close()


def test_texts_link_to_the_lesson_that_teaches_them(page):
    page.go("?guided")
    view = replace(page.table.controller.game_snapshot, linked=True)
    shown = shown_belongings(view)
    taught = teachers(lessons_of("delphi"))
    lessons = [taught.get(rule) for rule in of_player(page.table.game.position.players[0])]
    # Neighbors from the same lesson share one link.
    linked = [name for name, _ in groupby(lessons) if name]
    assert 0 < len(linked) < len(lessons) and shown.count("?lesson=") == 2 * len(linked)
    assert "?lesson=" not in shown_belongings(
        replace(page.table.controller.game_snapshot, linked=False)
    )
