"""The home page: going on, beginning at once, with friends."""

import re

import pytest
from msgspec.structs import replace

import oracle_nb
from oracle_nb.bots import make_bot
from oracle_nb.delphi.model.ruleset import FIRST_GAME
from oracle_nb.games import addresses
from oracle_nb.web.home.home import FEW
from oracle_nb.web.saved_games.summary import GameSummary, read_summary, summarized
from oracle_nb.web.text import words

SAY = words("en").say
FIRST_GAME_OF_ONE_ROUND = replace(FIRST_GAME, rounds=1)


def finished(game, player):
    """Return the game, played to its end by a bot."""
    while game.to_move is not None:
        game.play(player.decide(game.view(game.to_move), game.legal_actions()))
    return game


def test_newcomers_see_the_guided_game_first_and_others_their_game(ann):
    page = ann.open()
    (first,) = page.find("section", **{"class": "panel resume new"})
    assert first.find("button")[0].text == "Learn by playing: 10 minutes"
    page.click("Solid")
    assert page.app.table.game.seats[1:] == ("bot:planner-quick", "bot:planner-quick")
    game = page.address
    page.click("Home")
    (first,) = page.find("section", **{"class": "panel resume"})
    assert "Your turn" in first.text and "Round 1: actions" in first.text
    assert f"game={game.removeprefix('?game=')}" in first.find("img")[0].attributes["src"]
    page.click("Continue")
    assert page.address == game


def test_a_guided_game_of_a_whole_game_says_how_much_its_tips_explain(ann):
    page = ann.open("?of=mythology-advanced")
    (first,) = page.find("section", **{"class": "panel resume new"})
    assert first.find("button")[0].text == "Learn by playing: 20 minutes"
    assert "The first 2 rounds of a real game" in first.text
    page.go("?learn&of=mythology-advanced")
    assert "Learn by playing: 20 minutes" in page.text
    polish = words("pl")
    assert polish.say("guided", minutes=20) == "Ucz się, grając: 20 minut"
    assert polish.say("guided-about", rounds=2).startswith("Pierwsze 2 rundy prawdziwej partii")


def test_a_full_game_comes_first_for_those_who_know_the_game(ann, store):
    game = oracle_nb.new_game(2, 1, seats=("Ann", "bot:random"), rules=FIRST_GAME_OF_ONE_ROUND)
    player = make_bot("random", 1, game.rules)
    page = ann.open()
    store.add(finished(game, player), page.app.browser.owner)
    page.go("?")
    (first,) = page.find("section", **{"class": "panel resume new"})
    assert first.find("button")[0].text == "Play a game against bots"
    (learn,) = page.find("p", **{"class": "learn-first"})
    assert learn.find("button")[0].attributes["data-value"] == "?guided"
    # The other game is still new.
    page.go("?of=mythology")
    (first,) = page.find("section", **{"class": "panel resume new"})
    assert first.find("button")[0].text == "Learn by playing: 10 minutes"


@pytest.mark.parametrize("game", ["delphi", "mythology", "mythology-advanced"])
def test_a_finished_guided_game_leads_on_and_is_offered_again(ann, store, game):
    page, home = ann.open(addresses.address({"guided": None}, game)), addresses.address(game=game)
    played = page.app.table.game
    page.go(home)
    # Newer games, which the home page lists instead, change nothing.
    for _ in range(FEW):
        store.add(played, page.app.browser.owner)
    page.go(addresses.address({"games": None}, game))
    assert page.text.count("guided game") == 1, "the others have the same players"
    with store.database.writing() as base:
        base.execute("UPDATE games SET over = 1")
    page.go(home)
    (first,) = page.find("section", **{"class": "panel resume new"})
    assert "Now you know how to play" in first.text
    assert [each.text for each in first.find("button")[:2]] == [SAY("guided-more"), "Lessons"]
    for place in (home, addresses.address({"learn": None}, game)):
        page.go(place)
        (again,) = page.find("button", data_value=addresses.address({"guided": None}, game))
        assert again.text.startswith("Play the guided game again: ")
        assert "Learn by playing" not in page.text


def test_levels_say_what_was_measured(ann):
    for address, levels in (
        ("", ["Easy", "Solid", "Strong"]),
        ("?of=mythology", ["Very easy", "Solid"]),
    ):
        page = ann.open(address)
        shown = page.find("button", data_do="first")
        assert [element.text for element in shown] == levels
        assert all("measured games" in element.attributes["title"] for element in shown)


def test_a_level_that_does_not_exist_begins_the_usual_game(page):
    page.handle(page_message("first", "os:system"))
    assert page.table.game.seats[1:] == ("bot:greedy", "bot:greedy")


def page_message(command, value):
    from oracle_nb.web.widgets.html_view import Message

    return Message(command, value)


def test_friends_get_a_link_each_at_once(ann, bob):
    page = ann.open()
    page.submit("friends", players="3")
    assert len(page.find("dialog")) == 1
    links = [element.attributes["value"] for element in page.find("input", data_link="")]
    assert len(links) == 2 and all(link.startswith("?join=") for link in links)
    guest = bob.open(links[0])
    assert guest.app.table.screen.place == 1
    page.click("Close")
    assert not page.find("dialog")


def test_a_clock_of_the_form_is_on_the_table(ann):
    page = ann.open()
    page.submit("new", **{"kind-1": "person", "clock": "turn", "minutes": "2"})
    clock = page.app.table.screen.shared_game.state.clock
    assert clock.kind == "turn" and clock.seconds == 120


def test_one_dialog_is_open_at_a_time(ann):
    page = ann.open()
    page.click("Easy")
    for name in ("together", "share", "analysis"):
        page.click(do=name, label="") if not page.find("dialog") else page.app.table.handle(name)
        (dialog,) = page.find("dialog")
        assert dialog.attributes["data-k"] == f"dialog-{name}"
    page.click("Close")
    assert not page.find("dialog")
    # A second press, before the page knows of the first, opens nothing.
    page.app.table.handle("close")
    assert not page.find("dialog")


@pytest.mark.usefixtures("on_server")
def test_a_link_is_shown_as_a_code_if_it_is_whole(ann):
    page = ann.open()
    page.submit("friends", players="2")
    (link,) = [element.attributes["value"] for element in page.find("input", data_link="")]
    table = page.app.table
    for wrong in (link, f"http://localhost/{link}x", f"javascript:/{link}", "http://evil.example/"):
        table.handle("qr-code", f"1 {wrong}")
        assert not page.find("svg", **{"class": "qr"}), wrong
    table.handle("qr-code", f"1 http://192.168.0.7:8612/{link}")
    (code,) = page.find("svg", **{"class": "qr"})
    # Dark squares at three corners, 7 modules wide, and a margin of 4.
    drawn = code.find("path")[1].attributes["d"]
    width = int(code.attributes["viewbox"].split()[2]) - 8
    assert drawn.startswith("M0 0h7v1h-7z") and f"M{width - 7} 0h7v1h-7z" in drawn
    assert re.search(rf"M0 {width - 1}h7v1h-7z", drawn)
    table.handle("take-back", "1")
    assert not page.find("svg", **{"class": "qr"})


def test_the_summary_of_a_game_says_who_is_to_move_and_how_it_ended(game, race):
    assert read_summary(summarized(game), "en") == GameSummary(
        "You, Blue bot and Red bot", "Round 1: actions", "Your turn"
    )
    race.seats = ("Ann", "Bob")
    ended = read_summary(summarized(race), "en")
    assert ended is not None and f"in round {race.result.rounds}" in ended.turn
    # Those from before say less.
    before = read_summary('{"en": ["Ann and Bob", "Setup"]}', "en")
    assert before == GameSummary("Ann and Bob", "Setup")


def test_the_list_says_whether_one_has_won(ann, store, race):
    page = ann.open()
    race.seats = ("Ann", "bot:random")
    said = "Won" if 0 in race.result.winners else "Lost"
    name = store.add(race, page.app.browser.owner)
    page.go("?games")
    (row,) = page.find("li", data_k=f"saved-{name}")
    assert said in [element.text for element in row.find("small")]
    assert row.find("img")[0].attributes["loading"] == "lazy"


@pytest.mark.parametrize(
    ("language", "winners", "says"),
    [
        ("en", (0, 1), "Shared victory"),
        ("pl", (0, 1), "Wspólne zwycięstwo"),
        ("en", (0,), "Won"),
        ("en", (1,), "Lost"),
    ],
)
def test_a_shared_victory_is_no_victory_alone(race, monkeypatch, language, winners, says):
    ended = replace(race.result, winners=winners)
    monkeypatch.setattr(type(race), "result", property(lambda _: ended))
    race.seats = ("Ann", "bot:random")
    summary = read_summary(summarized(race), language)
    assert summary is not None
    assert (summary.turn, summary.won) == (says, "yes" if 0 in winners else "no")


def test_the_home_page_of_a_game_begins_with_that_game(ann):
    page = ann.open()
    page.click("Easy")
    page = ann.open("?of=mythology")
    # It was chosen, so it comes first; the other game is one click away.
    (first,) = page.find("section", **{"class": "panel resume new"})
    assert first.find("button", data_do="address")[0].attributes["data-value"].endswith("mythology")
    (saved,) = first.find("ul", **{"class": "saved"})
    assert "Delphi" in saved.text and saved.find("button", data_do="open")


def test_the_first_page_is_the_home_page_of_the_game_that_was_played_last(ann):
    def tab(page):
        (choice,) = page.find("nav", **{"class": "choice-of-games"})
        (current,) = choice.find("a", aria_current="page")
        return current.text

    page = ann.open("?of=mythology-advanced")
    assert tab(ann.open()) == "The Oracle of Delphi"
    page.click("Solid")
    for search in ("", "?language=en"):
        page = ann.open(search)
        assert tab(page) == "Mythology" and page.address == "?of=mythology-advanced"
    # The tab of the other game leads to it, also when the page is loaded again.
    page.click("The Oracle of Delphi")
    assert tab(page) == tab(ann.open(page.address)) == "The Oracle of Delphi"
    page.click("Easy")
    assert tab(ann.open()) == "The Oracle of Delphi"


def test_a_game_of_the_kind_that_was_chosen_comes_before_later_ones_of_others(ann):
    page = ann.open("?of=mythology")
    page.click("Solid")
    game = page.address
    page.go("?")
    for _ in range(FEW):
        page.click("Easy")
        page.go("?")
    (first,) = page.find("section", **{"class": "panel resume"})
    assert "Delphi" in first.text and "Mythology" not in first.text
    page.go("?of=mythology")
    (first,) = page.find("section", **{"class": "panel resume"})
    opens = first.find("button", data_do="open")
    assert f"?game={opens[0].attributes['data-value']}" == game.partition("&")[0]
    assert len(opens) == FEW
    # A higher level isn't known yet: its page doesn't go on with the lower one.
    page.go("?of=mythology-advanced")
    (new,) = page.find("section", **{"class": "panel resume new"})
    assert new.find("button", **{"class": "primary big"})[0].text.startswith("Learn by playing")
    page.go("?of=mythology")
    page.click("Solid")
    page = ann.open("?of=delphi")
    (first,) = page.find("section", **{"class": "panel resume"})
    assert first.find("b")[0].text.startswith("Mythology")
    # The levels beside it begin the game of the page.
    (begins,) = page.find("section", **{"class": "panel play"})
    assert begins.find("h2")[0].text == "New game: The Oracle of Delphi"
