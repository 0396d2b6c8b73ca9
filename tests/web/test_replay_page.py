"""The page of the replay: addresses, doors, keys, playing on."""

import re
from collections import Counter

import pytest
from msgspec.structs import replace

import oracle_nb
from oracle_nb.bots import make_bot
from oracle_nb.games.game import Game
from oracle_nb.storage.saves import SaveError
from oracle_nb.web.replay.cell import CELL
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.page import ReplayPage
from oracle_nb.web.replay.state import EVERYONE, SPEEDS
from oracle_nb.web.replay.view import point_view, said_text
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.notebook import replay
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.table.shared.open_games import WATCH
from tests.samples import sampled
from tests.web.replaying import replay_of
from tests.web.shared_screens import Party


@pytest.fixture
def page(store, whole):
    made = SessionPage(store, f"?replay={store.add(whole)}&at=10")
    yield made
    made.close()


def test_an_address_leads_to_a_place_of_a_game(page, store, whole):
    shown = replay_of(page)
    assert shown.controller.walk.place.actions == 10
    name = shown.id
    shown.handle("key", "ArrowRight")
    assert shown.head.address == f"?replay={name}&at=11"
    page.go(f"?replay={name}&at=3")
    assert page.replay is shown and shown.controller.walk.place.actions == 3
    page.go(f"?replay={name}&at=99999")
    assert shown.controller.snapshot.ended
    page.go("?replay=nobody")
    assert page.replay is None and "You have no game at this address" in page.head.html
    assert store.load(name)[0].position == whole.position


def test_each_rule_is_named_once_and_reasons_are_folded(page, whole):
    shown = replay_of(page)
    repeated = 0
    for at in range(1, len(whole.history) + 1, 5):
        shown.go_to(at)
        text = str(point_view(shown.controller.snapshot))
        unfolded, _, folded = text.partition("<summary>Rules and reasons")
        rules = [line.rule for line in shown.controller.snapshot.page.log[-1].lines]
        assert 'data-do="rule"' not in unfolded
        assert all(folded.count(f'data-value="result/{rule}"') == 1 for rule in {*rules})
        repeated += len(rules) > len({*rules})
    assert repeated
    assert 'data-do="rule"' not in shown._past.html


@pytest.mark.parametrize(
    ("language", "word"), [("en", r"\byour?\b"), ("pl", r"sz\b|\bci\b|\btw[oó]j")]
)
@pytest.mark.parametrize(
    ("name", "bot"), sampled([("mythology", "tactician"), ("delphi", "greedy")], 2)
)
def test_a_text_says_whom_it_addresses_only_where_it_does(language, word, name, bot):
    game = oracle_nb.new_game(players=2, seed=1, game=name)
    bots = [make_bot(bot, seat, game.rules) for seat in range(2)]
    noted: Counter[bool] = Counter()
    while len(game.history) < 40:
        seat = game.to_move
        assert seat is not None
        game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
    for at in range(1, 40):
        shown = ReplayController(game, at, language=language)
        outer, _, folded = str(point_view(shown.snapshot)).partition("<details")
        for text in (outer.partition('class="r-why"')[2], folded):
            note = '<p class="decision">' in text
            seen = re.sub(r'<p class="decision">.*?</p>|<[^>]*>', " ", text, flags=re.DOTALL)
            assert not note or re.search(word, seen, re.IGNORECASE), seen
            noted[note and text != folded] += 1
    assert noted[False] > 10 and bool(noted[True]) == (name == "delphi"), noted


def test_outside_folds_you_is_always_the_lone_person(whole):
    seats = ("You", *["bot:greedy"] * (whole.rules.players - 1))
    shown = ReplayController(Game.replay(replace(whole.record(), seats=seats), whole.rules))
    walk = shown.walk
    mentioned: Counter[int] = Counter()
    for at in range(1, 60):
        # While an action is stepped through, it also says what the rest would do.
        for place in (walk.whole(at), walk.step("event", 1)):
            shown.go(place)
            replay = shown.snapshot
            outer = str(point_view(replay)).partition("<details")[0].partition('class="r-why"')[2]
            mentioned[replay.page.log[-1].player] += bool(re.search(r"\b[Yy]ou", outer))
        walk = shown.walk
    assert mentioned[0] and not any(mentioned[seat] for seat in range(1, whole.rules.players))


def test_the_log_of_a_replay_can_be_lengthened(page):
    shown = replay_of(page)
    shown.go_to(None)
    before = len(shown.controller.display.log)
    shown.handle("log-more")
    assert len(shown.controller.display.log) > before


def test_the_table_and_the_list_link_to_it(store, running):
    name = store.add(running)
    page = SessionPage(store, f"?game={name}")
    assert 'data-do="replay"' in page.head.html
    assert page.table is not None
    page.table.handle("replay")
    assert (
        replay_of(page).id == name
        and replay_of(page).controller.walk.place == replay_of(page).controller.walk.end
    )
    replay_of(page).handle("table")
    shown = page.table
    assert shown is not None
    assert shown.controller.game.position == running.position
    page.go("?games")
    assert f"?replay={name}" in page.head.html
    page.close()


def test_a_game_saved_elsewhere_is_caught_up_with(store, running):
    """As by another program, or at a table that another session has opened since."""
    name = store.add(running)
    page = SessionPage(store, f"?replay={name}&at=3")
    shown = replay_of(page)
    shown.poll_changes()
    assert not shown.controller.state.ahead
    game, revision = store.load(name)
    for _ in range(3):
        game.play(game.legal_actions()[0])
    store.save(name, game, revision)
    shown.poll_changes()
    assert "3 new actions" in shown._side.html and shown.controller.walk.place.actions == 3
    shown.handle("catch-up")
    assert (
        shown.controller.whole.position == game.position
        and shown.controller.walk.place == shown.controller.walk.end
    )
    store.delete(name)
    shown.poll_changes()
    assert shown.controller.whole.position == game.position
    page.close()


def test_a_guest_looks_back_from_the_seat_that_was_given(store, running):
    host = SessionPage(store, f"?game={store.add(running)}")
    assert host.table is not None
    assert host.table.screen is not None
    host.table.handle("give", "1")
    guest = SessionPage(store, host.table.screen.links()[1])
    assert guest.table is not None
    guest.table.handle("replay")
    shown = replay_of(guest)
    assert shown.controller.seating.knower == 1
    seen = running.position.face_up | running.position.players[1].seen
    known = shown.controller.known.tiles
    assert all(seen >> slot & 1 for slot, tile in enumerate(known) if tile >= 0)
    # Playing on would reveal what others have seen.
    assert "Play on" not in shown._side.html
    shown.handle("play-on", form={})
    assert replay_of(guest) is shown
    assert shown.head.address.startswith("?join=") and not shown.id
    # Actions in the meantime don't shift the displayed position.
    length = shown.controller.walk.length
    host.table.controller.game.play(host.table.controller.game.legal_actions()[0])
    shown.handle("step", "action -1")
    shown.handle("end", "1")
    assert shown.controller.walk.place.actions == length
    # But there is a notice, with a link to the same seat.
    shown.poll_changes()
    assert "one new action" in shown._side.html
    host.table.controller.game.play(host.table.controller.game.legal_actions()[0])
    shown.poll_changes()
    shown.handle("language", "pl")
    assert "2 nowe akcje" in shown._side.html
    shown.handle("catch-up")
    assert shown.controller.walk.length == shown.controller.walk.place.actions == length + 2
    assert "nowe akcje" not in shown._side.html and shown.controller.seating.knower == 1
    assert not shown.controller.snapshot.may_play_on and shown.head.address.startswith("?join=")
    shown.handle("table")
    assert guest.table is not None
    host.table.handle("replay")
    assert replay_of(host).controller.seating.knower == 0
    assert "Play on" not in replay_of(host)._side.html
    guest.close()
    host.close()


@pytest.mark.parametrize("place", [1, WATCH])
@pytest.mark.parametrize("given_again", [False, True])
def test_the_replay_of_a_place_that_was_taken_back_stops_following(
    store, running, place, given_again
):
    party = Party(store, running)
    guest = party.guest(place)
    guest.table.handle("replay")
    shown = replay_of(guest)
    length = shown.controller.walk.length
    party.host.table.handle("take-back", str(place))
    if given_again:
        # To somebody else: what they find out is not for the one before.
        party.guest(place)
    game = party.host.table.controller.game
    game.play(game.legal_actions()[0])
    shown.poll_changes()
    shown.handle("catch-up")
    assert shown.controller.walk.length == length and not shown.controller.state.ahead
    shown.handle("table")
    assert guest.table is None
    party.close()


@pytest.mark.parametrize(
    ("keys", "at"),
    [
        (("Home",), 0),
        (("End", "ArrowLeft"), -1),
        (("Home", "ArrowRight", "ArrowRight"), 2),
        (("Home", "Shift+ArrowRight", "Shift+ArrowLeft"), 0),
        (("Home", ".", ".", ","), 1),
    ],
)
def test_keys_lead_through_a_game(page, keys, at):
    for key in keys:
        replay_of(page).handle("key", key)
    walk = replay_of(page).controller.walk
    assert walk.place.actions == at % (walk.length + 1) if at >= 0 else walk.length - 1
    assert replay_of(page).board.view.live == said_text(replay_of(page).controller.snapshot)


def test_a_number_beyond_an_end_is_clamped_and_an_invalid_entry_is_cleared(page):
    shown = replay_of(page)
    walk = shown.controller.walk
    for value, place in (("9999", walk.end), ("-5", walk.start), ("9" * 5000, walk.end)):
        shown.handle("at", value)
        assert shown.controller.walk.place == place
    # Without a change in what is sent the page would go on showing what was entered.
    before = shown._controls.html
    shown.handle("at", "1e9")
    assert shown.controller.walk.place == walk.end and shown._controls.html != before


def test_forged_messages_do_no_harm(page):
    shown = replay_of(page)
    before = shown.controller.walk.place
    for command, value in (
        ("step", "year 1"),
        ("at", "many"),
        ("at", "--5"),
        ("turn-of", "x"),
        ("turn-of", "99 1"),
        ("by-rule", "1"),
        ("rule-of", "no.such"),
        ("tracks", "17"),
        ("ways", "17"),
        ("speed", "light"),
        ("key", "F5"),
        ("theme", "pink"),
        ("language", "xx"),
        ("do", "end"),
    ):
        shown.handle(command, value)
    assert shown.controller.walk.place == before and shown.controller.state.ways == EVERYONE


def test_it_goes_on_by_itself_until_somebody_goes_elsewhere(page):
    shown, controller = replay_of(page), replay_of(page).controller
    shown.handle("plays")
    assert f'data-beat="{SPEEDS["middle"]}"' in shown._controls.html
    shown.handle("speed", "quick")
    for _ in range(3):
        shown.handle("beat")
    assert (
        controller.walk.place.actions == 13
        and f'data-beat="{SPEEDS["quick"]}"' in shown._controls.html
    )
    shown.handle("step", "action -1")
    shown.handle("beat")
    assert controller.walk.place.actions == 12 and "data-beat" not in shown._controls.html
    shown.handle("end", "1")
    shown.handle("plays")
    assert controller.walk.place == controller.walk.start and controller.state.plays


def test_play_on_makes_a_game_of_its_own(page, store, whole):
    shown, name = replay_of(page), replay_of(page).id
    shown.handle("going-on")
    assert shown._side.html.count("<select") == 3
    form = {"seat-0": "bot:greedy", "seat-1": "person", "seat-2": "bot:no.such:Bot"}
    shown.handle("play-on", form=form)
    game = page.table.controller.game
    assert [entry.action for entry in game.history] == [e.action for e in whole.history[:10]]
    assert game.position == whole.after(10).position and game.seed != whole.seed
    # A lone player is at the screen.
    assert game.seats == ("bot:greedy", "You", whole.seats[2])
    assert page.table.screen is not None
    other = page.table.screen.shared_game.name
    assert other != name
    assert store.load(other)[0].seats == game.seats
    assert len(store.load(name)[0].history) == len(whole.history)


def test_language_and_theme_can_change_without_losing_the_position(page):
    shown = replay_of(page)
    shown.handle("going-on")
    shown.handle("language", "pl")
    shown.handle("theme", "dark")
    assert shown.controller.walk.place.actions == 10
    assert "Akcja 10 z" in shown._side.html and "Partia w obrazach" in shown._shown.html
    assert shown.board.theme == shown._side.theme == "dark" and page.theme == "dark"


def test_a_table_in_a_cell_looks_back_in_its_place_and_comes_back(whole):
    table = TablePage(whole, CELL)
    before = table.view.parts
    table.handle("replay")
    assert isinstance(table.instead, ReplayPage)
    table.instead.handle("table")
    assert table.instead is None and table.view.parts == before
    table.close()


def test_a_place_of_a_game_that_is_not_there_is_refused(whole):
    assert whole.after(0).position is whole.opening.position
    for wrong in (-1, len(whole.history) + 1):
        with pytest.raises(ValueError, match="this game has 0 to"):
            whole.after(wrong)
    past = whole.after(5)
    past.play(past.legal_actions()[0])
    assert len(whole.history) > 6 and whole.history[5] is not past.history[5]


def test_a_cell_shows_a_game_or_its_save(whole, running, tmp_path, monkeypatch):
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path))
    name = Store(tmp_path).add(running)
    kept = replay(f"https://example.org/app?replay={name}&at=3", 7)
    assert kept.controller.walk.length == len(running.history)
    assert kept.way_back == f'oracle_nb.replay("{name}")'
    assert replay(name).controller.whole.position == running.position
    path = running.save(tmp_path / "game.json")
    for given in (running, str(path), path, running.to_json().decode()):
        shown = replay(given, 7)
        assert shown.controller.whole.position == running.after(len(running.history)).position
        assert shown.controller.walk.place.actions == 7 and shown.head.address == ""
        assert 'data-do="home"' not in shown.head.html
        shown.close()
    shown = replay(whole, language="pl")
    shown.handle("step", "action -1")
    shown.handle("play-on", form={"seat-0": "bot:greedy"})
    assert isinstance(shown.instead, TablePage)
    with pytest.raises(SaveError):
        replay("{}")


def test_the_row_of_each_player_opens_to_their_board(page):
    shown = replay_of(page)
    for number in (None, 10, 0):
        shown.go_to(number)
        rows = re.findall(
            r'data-k="seat-(\d)".*?data-k="player-(\d)".*?class="d-drawn"',
            shown._side.html,
            re.DOTALL,
        )
        assert rows == [("0", "0"), ("1", "1"), ("2", "2")]
