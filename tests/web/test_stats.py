"""Statistics: what counts for whom, when it is stored, and how the page shows it."""

import pytest

from oracle_nb.games import opening
from oracle_nb.games.registry import package_of
from oracle_nb.storage.database import StorageError
from oracle_nb.web.saved_games.results import PERSON, outcome_of
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.shared.table_state import Note, TableState
from oracle_nb.web.table.shared.takeover import seats_played_by_bots
from oracle_nb.web.widgets.html_view import Message
from tests.web.browser_session import everything, html_view
from tests.web.replaying import play
from tests.web.shared_screens import Party


@pytest.fixture
def store(database):
    return Store(database)


@pytest.fixture(scope="module")
def ended():
    """A finished game of a person and two bots, one of two people, and one of bots alone."""
    presentation = package_of("delphi").presentation()
    chosen = {"length": "8", "board": "free", "rounds": "2"}
    return {
        "bots": play(presentation.setup.first_game("You", 5)),
        "people": play(presentation.setup.new_game(("Ann", "Bob"), 7, chosen)),
        "none": play(presentation.setup.new_game(("bot:greedy", "bot:random"), 7, chosen)),
    }


def counted(page, until=50):
    """The page of statistics, once all games are added."""
    page.go("?stats")
    stats = page.shown
    for _ in range(until):
        if "data-beat" not in html_view(page).html:
            break
        stats._handle(Message("beat"))
    return stats


def test_a_game_counts_by_its_opponents_board_length_and_players(page, ended):
    store, owner = page.store, page.browser.owner
    store.add(ended["bots"], owner)
    store.add(ended["bots"], "another")
    counted(page)
    won = int(0 in ended["bots"].result.winners)
    total, others = store.results.total(owner, "delphi")
    assert (total.games, total.won, others) == (1, won, 0)
    assert total.rounds == ended["bots"].result.rounds
    rows = store.results.by_traits(owner, "delphi")
    for trait, value in (
        ("opponent", "greedy"),
        ("board", "compact"),
        ("length", "8"),
        ("players", "3"),
    ):
        (row,) = rows[trait]
        assert (row.value, row.games, row.won) == (value, 1, won)
    shown = everything(page)
    for text in (
        "easy bot",
        "compact, as printed",
        "8 tasks",
        "3 players",
        "Luck",
        "Titan",
    ):
        assert text in shown
    assert "<table><caption" in shown


def test_luck_is_that_of_the_own_seat(page, ended):
    game, owner = ended["bots"], page.browser.owner
    page.store.add(game, owner)
    counted(page)
    presentation = package_of("delphi").presentation()
    lucks = presentation.results.luck(game.rules, game)
    assert [luck.name for luck in lucks] == [name for name, _ in presentation.results.luck_kinds()]
    for own, luck in zip(page.store.results.lucks(owner, "delphi"), lucks, strict=True):
        expected = pytest.approx(luck.expected[0])
        assert (own.asked, own.came, own.expected) == (luck.asked[0], luck.came[0], expected)


def test_uncounted_games_are_left_out_and_listed(page, ended):
    store, owner = page.store, page.browser.owner
    for name in ("people", "none"):
        store.add(ended[name], owner)
    analysed = ended["none"].after(len(ended["none"].history))
    analysed.analyse()
    store.add(analysed, owner)
    damaged = store.add(ended["bots"], owner)
    with store._write() as base:
        base.execute("UPDATE games SET game = '{}' WHERE id = ?", (damaged,))
    counted(page)
    assert store.results.total(owner, "delphi")[1] == 4
    assert "4 games aren&#x27;t counted" in everything(page)
    assert "No finished games yet" in everything(page)
    assert store.results.missing(owner, 9) == ()


def results(page):
    """Return how many games count for a page's browser, and how many don't."""
    counted(page)
    total, others = page.store.results.total(page.browser.owner, page.game)
    return total.games, others


def test_a_copy_an_import_and_a_game_played_on_dont_count(page, ended):
    store, owner, game = page.store, page.browser.owner, ended["bots"]
    name = store.add(game, owner)
    page.go("?games")
    page.saved_games_page._heard(Message("game-copy", name))
    page.saved_games_page._heard(Message("game-file", game.to_json().decode(), {"a.json": ""}))
    page.go(f"?code={game.after(3).share()}")
    page.add(play(opening.from_json(game.after(5).to_json())))
    page.keep(opening.from_json(game.to_json()), "again")
    assert results(page) == (1, 4)
    page.go("?stats")
    assert "no guided games, imports, copies or analyses" in everything(page)


def test_a_guided_game_doesnt_count(page):
    page.go("?guided")
    play(page.table.game)
    page.table.screen.changed()
    assert results(page) == (0, 1)
    shown = everything(page)
    assert "12 tasks" not in shown and "layout" not in shown


@pytest.mark.parametrize("stored", [True, False], ids=["at once", "by a version before"])
def test_a_game_that_a_bot_played_in_part_counts_only_for_others(store, ended, stored):
    game = ended["people"]
    seat = game.history[-1].player
    other = 1 - seat
    party = Party(store, game.after(len(game.history) - 1))
    pages = {0: party.host, 1: party.guest(1)}
    guest = pages[1]
    if seat == 1:
        guest.close()
        party.pages.remove(guest)
    party.host.table.handle("take-over", f"{seat}:greedy")
    while party.host.table.game.to_move is not None:
        party.host.table.handle("step-action")
    if not stored:
        with store.database.writing() as base:
            base.execute("DELETE FROM results")
    assert results(pages[seat]) == (0, 1)
    assert results(pages[other]) == (1, 0)
    party.close()


def test_a_bot_that_decided_nothing_doesnt_matter():
    game = package_of("delphi").presentation().setup.new_game(("Ann", "Bob"), 3, {"length": "8"})
    play(game, 12)
    seat = game.history[5].player
    other = 1 - seat

    def helped(*notes, **substitutes):
        log = tuple(Note(after, kind, where) for after, kind, where in notes)
        return seats_played_by_bots(TableState(log_notes=log, **substitutes), game)

    assert helped() == frozenset()
    assert helped((5, "takeover", seat), (6, "return", seat)) == {seat}
    assert helped((5, "takeover", other), (6, "return", other)) == frozenset()
    assert helped((5, "takeover", seat), (9, "return", seat), (5, "undone", seat)) == frozenset()
    assert helped((12, "takeover", seat), substitutes={seat: "greedy"}) == frozenset()
    assert helped(substitutes={seat: "greedy"}) == {seat}


def test_host_and_guest_each_have_their_result(store, ended):
    game = ended["people"]
    last = game.after(len(game.history) - 1)
    party = Party(store, last)
    guest = party.guest(1)
    for page in (party.host, guest):
        if page.table.controller.seating.person_acts:
            page.table.handle("do", game.write(game.last.action))
    assert party.host.table.game.to_move is None
    outcome = outcome_of(game)
    assert outcome is not None
    for page, seat in ((party.host, 0), (guest, 1)):
        owner = page.browser.owner
        total, others = store.results.total(owner, "delphi")
        assert (total.games, total.place, others) == (1, outcome.places[seat], 0)
        opponents = store.results.by_traits(owner, "delphi")["opponent"]
        assert [row.value for row in opponents] == [PERSON]
        page.go("?stats")
        assert "other people" in everything(page)
    party.close()


def test_many_games_are_added_in_steps(page, ended):
    store, owner = page.store, page.browser.owner
    for _ in range(4):
        store.add(ended["bots"], owner)
    page.go("?stats")
    assert "Adding 4 older games" in everything(page)
    page.shown._handle(Message("beat"))
    left = store.results.count_missing(owner)
    assert 0 <= left < 4
    counted(page)
    assert "Adding" not in everything(page)
    assert store.results.total(owner, "delphi")[0].games == 4


def test_a_game_that_changed_is_counted_anew_and_a_deleted_one_no_more(page, ended):
    store, owner = page.store, page.browser.owner
    name = store.add(ended["bots"], owner)
    counted(page)
    game, revision = store.load(name)
    store.save(name, game, revision)
    assert store.results.missing(owner, 9) == (name,)
    counted(page)
    assert store.results.total(owner, "delphi")[0].games == 1
    store.delete(name)
    assert store.results.total(owner, "delphi") == ((("", 0, 0, 0, 0)), 0)
    assert (
        store.results.by_traits(owner, "delphi") == {}
        and store.results.lucks(owner, "delphi") == ()
    )


def test_storage_errors_are_reported(page, ended, monkeypatch):
    def full(*_):
        raise StorageError("full", "games.sqlite", "no space left")

    store, owner = page.store, page.browser.owner
    store.add(ended["bots"], owner)
    page.go("?stats")
    monkeypatch.setattr(store.results, "put", full)
    page.shown._handle(Message("beat"))
    assert "data-beat" not in html_view(page).html and "No finished games yet" in everything(page)
    monkeypatch.setattr(store.results, "total", full)
    page.shown.refresh()
    assert "The disk with the file games.sqlite is full" in everything(page)


def test_an_unfinished_game_is_won_by_nobody():
    chosen = {"length": "8", "rounds": "1"}
    game = play(
        package_of("delphi").presentation().setup.new_game(("You", "bot:greedy"), 3, chosen)
    )
    outcome = outcome_of(game)
    assert outcome is not None and outcome.winners == () and sorted(outcome.places) == [1, 2]
    assert outcome_of(package_of("delphi").presentation().setup.first_game("You", 3)) is None


def test_a_game_with_few_facts_has_results_too(race):
    outcome = outcome_of(race)
    assert outcome is not None
    assert outcome.people == (0, 1) and set(outcome.places) <= {1, 2}
    assert ("opponent", PERSON) in outcome.traits


def test_the_page_follows_language_and_theme(store, ended):
    page = SessionPage(store)
    store.add(ended["bots"], page.browser.owner)
    stats = counted(page)
    stats._handle(Message("language", "pl"))
    shown = everything(page)
    assert "Statystyki" in shown and "Z kim" in shown and "Szczęście" in shown
    assert page.language == "pl"
    stats._handle(Message("theme", "dark"))
    assert stats.head.theme == "dark" and page.theme == "dark"
    stats._handle(Message("address", "?games"))
    assert 'data-value="?stats"' in everything(page)
    page.go("")
    assert 'data-value="?stats"' in everything(page)
    page.close()
