"""A position handed out by a link: what chance gives comes as written, also after a reload."""

import re
from html import unescape
from pathlib import Path

import pytest

from oracle_nb.core.chance import PresetChance, ScriptedChance, SeededChance
from oracle_nb.delphi.pieces import Color
from oracle_nb.games.registry import lessons_of_game, package_of
from oracle_nb.web.lessons.handout import handed_out, handout, is_handout
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.widgets.html_view import HtmlView

RED, BLUE, GREEN, PINK = Color.RED, Color.BLUE, Color.GREEN, Color.PINK


@pytest.fixture(scope="module")
def code() -> str:
    open_editor = package_of("delphi").presentation().position_editor
    assert open_editor is not None
    editor = open_editor(None)
    editor.handle("fresh", "", {"seed": "5", "players": "2"})
    return editor.code()


def end_turn(game):
    """Use up the dice of a turn, and end it."""
    turn = game.to_move
    while game.to_move == turn:
        actions = {game.write(action): action for action in game.legal_actions()}
        kept = [name for name in actions if name.startswith("favor ")]
        game.play(kept[0] if kept else "end" if "end" in actions else next(iter(actions)))


def test_chance_gives_kind_by_kind_and_the_rest_is_random():
    seeded, even = SeededChance(3), (1,) * 6
    chance = PresetChance({"die": (4, 2), "card": (1,)}, seeded)
    assert [chance.draw(n, what, even) for n, what in enumerate(("die", "card", "die"))] == [
        4,
        1,
        2,
    ]
    assert chance.draw(3, "die", even) == seeded.draw(3, "die", even)
    # Exhausted pieces can't be given, and later entries keep their places.
    scarce = PresetChance({"card": (1, 0)}, ScriptedChance(()))
    with pytest.raises(ValueError, match="ends where"):
        scarce.draw(0, "card", (1, 0))
    assert scarce.draw(1, "card", (1, 0)) == 0


def test_the_dice_of_the_link_are_rolled_turn_by_turn_and_after_a_reload(code, tmp_path):
    address = handout(code, {"die": "red, blue,green , pink,pink,red", "battle": ""}, "delphi")
    assert is_handout(address) and address.endswith("&die=red,blue,green,pink,pink,red")
    game = handed_out(address, "delphi", "pl")
    first = game.to_move
    assert first is not None
    end_turn(game)
    assert sorted(game.position.players[first].dice) == sorted((RED, BLUE, GREEN))
    store = Store(tmp_path)
    again, revision = store.load(store.add(game))
    assert revision == 1 and b"given" not in again.to_json()
    second = again.to_move
    assert second is not None and second != first
    end_turn(again)
    assert sorted(again.position.players[second].dice) == sorted((PINK, PINK, RED))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ("&die=purple", "die: 'purple' is not a valid die; there are pink"),
        ("&die=", "die: '' is not a valid die"),
        ("&dye=red", "dye: there is no such kind of chance, only die, card"),
        ("&battle=10", "battle: it shows 0 to 9, not 10"),
        ("&battle=x", "battle"),
        ("&titan=0", "titan: it shows 1 to 6, not 0"),
        ("&die=red&die=blue", "die: it occurs 2 times in the link"),
        ("&die=" + 201 * "red,", "die: at most 200"),
    ],
)
def test_a_link_with_something_else_in_it_is_refused_by_its_field(code, fields, message):
    with pytest.raises(ValueError, match=f"^{re.escape(message)}"):
        handed_out(f"?try={code}{fields}", "delphi", "en")


def test_a_link_without_a_whole_position_is_refused(code):
    with pytest.raises(ValueError, match=r"^try: this isn't a position code"):
        handed_out(f"?try=x{code}", "delphi", "en")
    with pytest.raises(ValueError, match=r"^try: there is no position"):
        handout("", {}, "delphi")


def test_following_the_link_opens_a_table(code, store):
    page = SessionPage(store, f"?try={code}&die=red")
    assert page.table is not None and page.table.controller.game.given == {"die": (int(RED),)}
    assert page.table.head.address.startswith("?game=")
    page.go("?try=nothing&die=red")
    assert (
        page.table is None
        and "try: this isn&#x27;t a position code" in next(iter(page.view.select(HtmlView))).html
    )
    page.close()


@pytest.mark.parametrize(
    ("fields", "polish"),
    [
        ("?try={code}&die=purple", "die: Nie ma niczego o nazwie „purple”. Do wyboru: pink, "),
        ("?try={code}&dye=red", "dye: nie ma takich losowań. Do wyboru: die, card, "),
        ("?try={code}&battle=10", "battle: Podaj liczbę od 0 do 9."),
        ("?try={code}&die=red&die=blue", "die: występuje w linku 2 razy."),
        ("?try={code}&die=" + 201 * "red,", "die: może ich być najwyżej 200."),
        ("?try=nothing", "try: to nie jest link, kod ani scenariusz pozycji."),
        ("?try=", "try: w linku nie ma żadnej pozycji."),
        ("?lesson=sailing&seed=x7", "seed: nie da się odczytać „x7”."),
        ("?worksheet=cargo&seed=-1", "seed: Podaj liczbę od 0 do "),
        ("?worksheet=&set=no.such", "set: Nie ma niczego o nazwie „no.such”."),
    ],
)
def test_a_faulty_link_is_explained_in_the_language_of_the_page(code, store, fields, polish):
    page = SessionPage(store, fields.format(code=code), language="pl")
    html = unescape(next(iter(page.view.select(HtmlView))).html)
    assert polish in html and page.table is None
    page.close()


def test_the_page_for_teachers_has_every_kind_of_chance():
    guide = (Path(__file__).parents[2] / "docs/teaching.md").read_text("utf-8")
    assert all(f"`{kind}`" in guide for kind in lessons_of_game("delphi").chances)
