"""The form of a new game: what it begins, and what is said of a wrong entry."""

import re
from html.parser import HTMLParser

import pytest

from oracle_nb.delphi import new_game
from oracle_nb.delphi.board import layout_code, make_layout
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.pieces import Color, ShipTile
from oracle_nb.games.registry import package_of
from oracle_nb.web.saved_games.new_game_form import FormError, NewGameForm
from oracle_nb.web.widgets.html_view import Message
from tests.web.browser_session import form, html_view


def test_a_form_begins_the_game_it_describes(page):
    page.handle(
        Message("new", form=form(**{"kind-2": "person", "name-2": " Ann  B ", "length": "10"}))
    )
    game = page.table.controller.game
    assert game.seats == ("Player 1", "bot:greedy", "Ann B")
    assert game.seed == 5
    assert {len(player.tasks) for player in game.position.players} == {10}


def test_a_lone_person_without_a_name_is_called_you(page):
    page.handle(Message("new", form=form(**{"kind-2": "bot:greedy"})))
    assert page.table.controller.game.seats == ("You", "bot:greedy", "bot:greedy")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seed": "<i>"}, "must be a whole number, not &#x27;&lt;i&gt;&#x27;"),
        ({"seed": "9" * 40}, "too large"),
        ({"seed": "9" * 5000}, "must be a whole number"),
        ({"kind-1": ""}, "The game is for 2 to 4 players, not 1"),
        ({"name-0": "bot:greedy"}, "begin with “bot:”"),
        ({"kind-1": "bot:<x>"}, "bot:&lt;x&gt;"),
        ({"length": "99"}, "There is no choice “99”"),
        ({"tiles": "all"}, "There is no choice “all”"),
        ({"gods": "<b>"}, "There is no choice “&lt;b&gt;”"),
        ({"ship-0": "red", "ship-1": "red"}, "has this color"),
        ({"ship-1": "pink"}, "no choice “pink”"),
        ({"tiles": "chosen", "tile-0": "gods", "tile-1": "gods"}, "has this ship tile"),
        ({"board": "own"}, "Paste the code or link"),
        ({"board": "own", "layout": "<script>"}, "This isn&#x27;t a layout"),
        ({"board": "own", "layout": '{"tiles": []}'}, "has a problem"),
        ({"rounds": "0"}, "from 1 to 10,000"),
        ({"rounds": "\u00b2"}, "from 1 to 10,000"),
    ],
)
def test_a_wrong_form_is_refused_at_its_place_and_kept(page, wrong, message):
    page.handle(Message("new", form=form(**wrong)))
    assert page.table is None
    last = [*wrong][-1]
    ((place, fault),) = re.findall(
        r'<small class="fault" id="fault-([\w-]+)" role="alert">(.*?)</small>', html_view(page).html
    )
    assert message in fault
    assert place == ("layout" if last == "board" else last)
    fields = Fields(html_view(page).html)
    assert fields.wrong == [place]
    entered = form(**wrong)
    texts = {name: value for name, value in entered.items() if name in fields.texts}
    assert texts == {name: fields.texts[name] for name in texts}
    offered = {name for name in entered if entered[name] in fields.offered.get(name, ())}
    assert {name: fields.picked[name] for name in offered} == {
        name: entered[name] for name in offered
    }


class Fields(HTMLParser):
    """The fields of a page: what is entered and picked in them, and which are marked as wrong."""

    def __init__(self, html):
        super().__init__()
        self.texts, self.picked, self.offered, self.wrong = {}, {}, {}, []
        self._select = ""
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        if "aria-invalid" in attributes:
            self.wrong.append(attributes["name"])
        if tag == "input" and "name" in attributes:
            self.texts[attributes["name"]] = attributes["value"]
        elif tag == "select":
            self._select = attributes["name"]
        elif tag == "option":
            self.offered.setdefault(self._select, []).append(attributes["value"])
            if "selected" in attributes:
                self.picked[self._select] = attributes["value"]


def test_all_invalid_fields_are_reported_together_in_the_language(page):
    page.handle(Message("language", "pl"))
    page.handle(Message("new", form=form(seed="x", rounds="x", **{"name-0": "bot:x"})))
    html = html_view(page).html
    assert set(Fields(html).wrong) == {"seed", "rounds", "name-0"}
    assert "Wpisz liczbę całkowitą" in html
    assert re.search(r"<details open>.*fault-rounds", html), "what is folded away is shown"
    page.handle(Message("new", form=form()))
    assert page.table is not None
    page.show_home()
    assert not Fields(html_view(page).html).wrong


def test_colors_tiles_and_rules_are_as_chosen(page):
    chosen = {
        "kind-1": "person",
        "kind-3": "bot:greedy",
        "ship-3": "blue",
        "ship-0": "green",
        "tiles": "chosen",
        "tile-3": "both-ways",
        "tile-1": "gods",
        "gods": "later",
        "shrines": "letter",
        "end": "all",
        "rounds": " 30 ",
    }
    page.handle(Message("new", form=form(**chosen)))
    game = page.table.controller.game
    setting = game.rules.setting
    assert (setting.ships[0], setting.ships[2]) == (Color.GREEN, Color.BLUE)
    assert setting.ships[1] in (Color.RED, Color.YELLOW)
    assert setting.tiles[1:] == (ShipTile.GODS, ShipTile.BOTH_WAYS)
    assert [player.tile for player in game.position.players] == list(setting.tiles)
    assert setting.rules == RuleSet(
        returned=4, picture_rule=True, delayed_gods=True, ranking=True, rounds=30
    )


def test_a_board_is_loaded_by_its_link_and_hidden_fields_do_not_matter(page):
    sea = make_layout("loose", 4)
    link = f"http://localhost/?layout={layout_code(sea)}"
    page.handle(Message("new", form=form(board="own", layout=link)))
    assert page.table.controller.game.rules.setting.layout == sea
    page.show_home()
    page.handle(Message("new", form=form(layout="no code", **{"tile-0": "gods", "tile-1": "gods"})))
    assert page.table is not None
    assert page.table.controller.game.rules.setting.layout == make_layout("compact", 5)
    assert page.table.controller.game.rules.setting.tiles == ()


def test_the_same_form_makes_the_same_game_as_the_library(page):
    page.handle(Message("new", form=form(tiles="random", length="12")))
    made = page.table.controller.game
    assert made.position == new_game(2, 5).position
    assert made.rules.setting.ships == new_game(2, 5).rules.setting.ships


def blank(language="en"):
    package = package_of("delphi")
    return NewGameForm(package.presentation().setup, package.players, ("greedy",), language)


def test_the_bot_of_the_game_itself_is_preselected_not_the_strongest(page):
    for game, usual, bots in (("delphi", "bot:greedy", 2), ("mythology", "bot:tactician", 3)):
        page.go(f"?of={game}")
        kinds = re.findall(r'<select name="kind-\d.*?</select>', page.shown.html)
        chosen = [re.findall(r'value="([^"]*)" selected', kind)[0] for kind in kinds]
        # As many as the page says that a first game has.
        assert chosen[: bots + 1] == ["person", *[usual] * bots] and set(chosen[bots + 1 :]) == {""}


def test_names_are_as_long_as_can_be_shown_and_seeds_may_be_left_out():
    entry = blank().read(form(**{"name-0": " ".join("x" * 15), "seed": " "}))
    assert entry.seats == (" ".join("x" * 15), "bot:greedy")
    assert entry.seed is None
    with pytest.raises(FormError, match="at most 30 characters; this one has 31"):
        blank().read(form(**{"name-0": "x" * 31}))
    with pytest.raises(FormError, match="najwyżej 30 znaków, a jest 31"):
        blank("pl").read(form(**{"name-0": "x" * 31}))


def test_a_fault_names_the_seat_though_another_is_empty():
    ships = {"ship-0": "red", "ship-2": "blue", "ship-3": "red"}
    wrong = form(**{"kind-1": "", "kind-2": "person", "kind-3": "person"}, **ships)
    with pytest.raises(FormError) as error:
        blank().read(wrong)
    assert [*error.value.faults] == ["ship-3"]
