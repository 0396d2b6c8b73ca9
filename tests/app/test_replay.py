"""Looking back on a game: every way to go through it, what is shown there, and playing on."""

import re
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from oracle_nb.app.games.store import Store
from oracle_nb.app.notebook import replay
from oracle_nb.app.page import Page
from oracle_nb.app.panels import PlainPanels, panels_of, panels_of_game
from oracle_nb.app.replay.desk import EVERYONE, SPEEDS, Replay
from oracle_nb.app.replay.page import ReplayPage
from oracle_nb.app.replay.pictures import Pictures
from oracle_nb.app.replay.tracks import ways
from oracle_nb.app.replay.view import ReplayView
from oracle_nb.app.replay.walk import UNITS, Walk
from oracle_nb.app.table.page import Table
from oracle_nb.bots import make_bot
from oracle_nb.delphi.pieces import TILE_COLOR
from oracle_nb.draw.plots import Bars, Series, bars, lines
from oracle_nb.hexgrid import distance
from oracle_nb.saves import SaveError
from oracle_nb.scene import Group, Line
from tests import toy


def play(game, actions=10_000):
    """Let greedy bots play, in whoever's seat."""
    bots = [make_bot("greedy", seat, game.rules) for seat in range(game.rules.players)]
    while game.to_move is not None and len(game.history) < actions:
        seat = game.to_move
        game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
    return game


@pytest.fixture(scope="module")
def whole():
    """A finished game of one person and two bots."""
    return play(panels_of_game("delphi").first_game("You", 5))


@pytest.fixture(scope="module")
def running():
    """Two people at one screen and a bot, in the middle of a game in which both have peeked."""
    seats = ("Ann", "Bob", "bot:greedy")
    game = panels_of_game("delphi").new_game(seats, 7, {"length": "8"})
    play(game, 60)
    while not all(game.position.players[seat].seen for seat in (0, 1)):
        looks = [one for one in game.legal_actions() if game.write(one).startswith("look")]
        game.play(looks[0] if looks else game.legal_actions()[0])
        assert game.to_move is not None
    return game


@pytest.fixture
def race():
    """A race of the toy game, which tells no turns and no rounds."""
    game = toy.new_game(seed=3)
    while game.to_move is not None:
        game.play(game.legal_actions()[0])
    return game


def marks(desk):
    """The groups that are pointed out on the board."""
    return [one for one in desk.scene().overlay if isinstance(one, Group)]


def replay_of(page: Page) -> ReplayPage:
    assert page.replay is not None
    return page.replay


# --- going through a game ------------------------------------------------------------------------


@pytest.mark.parametrize("unit", UNITS)
def test_every_unit_leads_from_the_start_to_the_end_and_back(whole, unit):
    walk = Walk(whole, panels_of(whole.rules))
    there = [walk.place]
    while walk.place != walk.end:
        walk.place = walk.step(unit, 1)
        there.append(walk.place)
    back = [walk.place]
    while walk.place != walk.start:
        walk.place = walk.step(unit, -1)
        back.append(walk.place)
    assert there == sorted(set(there)) == back[::-1]
    events = sum(len(entry.events) + 1 for entry in whole.history)
    rounds = whole.position.round
    assert (
        len(there) - 1
        == {
            "event": events,
            "action": len(whole.history),
            "turn": len(walk.turns),
            "round": rounds,
        }[unit]
    )
    assert walk.step(unit, -1) == walk.start


def test_turns_and_rounds_begin_where_the_position_says_so(whole):
    walk = Walk(whole, panels_of(whole.rules))
    positions = [whole.opening.position, *(entry.position for entry in whole.history)]
    turns = [(one.round, one.turn) for one in positions]
    starts = [
        number for number, here in enumerate(turns) if number == 0 or here != turns[number - 1]
    ]
    # After the last turn there is none.
    assert [number for number, _ in walk.turns] == starts
    assert all(positions[number].turn == seat for number, seat in walk.turns)
    assert [number for _, number in walk.rounds] == list(range(1, positions[-1].round + 1))
    seat, found = 1, []
    while (place := walk.turn_of(seat, 1)) is not None:
        walk.place = place
        found.append(place.actions)
    assert found == [number for number, own in walk.turns if own == seat and number]
    walk.place = walk.end
    before = walk.turn_of(seat, -1)
    assert before is not None and before.actions == found[-1]


def test_a_rule_leads_to_every_action_it_came_up_in(whole):
    walk = Walk(whole, panels_of(whole.rules))
    lost = {
        number
        for number, entry in enumerate(whole.history, 1)
        if any(event.rule == "fight.lose-round" for event in entry.events)
    }
    found = []
    while (place := walk.by_rule("fight.lose-round", 1)) is not None:
        walk.place = place
        found.append(place.actions)
        told = whole.history[place.actions - 1].events[place.events - 1]
        assert told.rule == "fight.lose-round"
    assert lost and found == sorted(lost)
    while (place := walk.by_rule("fight.lose-round", -1)) is not None:
        walk.place = place
        found.pop()
    assert len(found) == 1 and walk.by_rule("no.such", 1) is None
    # A rule that only allows leads to the choice.
    paid = walk.rules["oracle.recolor"][0]
    before = whole.after(paid.actions - 1)
    action = whole.history[paid.actions - 1].action
    assert "oracle.recolor" in {one.rule for one in before.check(action).cost}


def test_a_game_that_tells_no_turns_has_them_by_who_acts(race):
    walk = Walk(race, PlainPanels())
    seats = [entry.player for entry in race.history]
    changes = [n for n, seat in enumerate(seats) if n == 0 or seat != seats[n - 1]]
    assert [number for number, _ in walk.turns] == changes
    assert len(walk.rounds) == race.result.rounds


# --- what is shown -------------------------------------------------------------------------------


def test_until_all_is_told_the_board_is_as_before_the_action(whole):
    desk = Replay(whole)
    number = next(n for n, one in enumerate(whole.history, 1) if len(one.events) > 2)
    desk.go(desk.walk.whole(number - 1))
    before = desk.game.position
    entry = whole.history[number - 1]
    for told in range(len(entry.events)):
        desk.go(desk.walk.step("event", 1))
        assert desk.game.position is before
        assert [line.event for line in desk.log[-1].lines] == list(entry.events[:told])
    desk.go(desk.walk.step("event", 1))
    assert desk.game.position is entry.position
    assert desk.explanation is not None
    assert desk.explanation.title.startswith(desk.log[-1].title)
    assert len(whole.history) > number and whole.to_move is None


def test_the_board_shows_the_way_of_the_action(whole):
    desk = Replay(whole)
    number = next(
        n for n, one in enumerate(whole.history, 1) if whole.write(one.action).startswith("move")
    )
    desk.go(desk.walk.whole(number))
    assert "route" in {group.id for group in marks(desk)}
    desk.go(desk.walk.start)
    assert desk.scene().overlay == ()


def test_nobody_at_a_screen_of_two_sees_what_one_of_them_knew(running):
    desk = Replay(running)
    hidden = {slot for slot, tile in enumerate(running.position.tiles) if tile >= 0}
    seen = [player.seen for player in running.position.players]
    common = running.position.face_up | (seen[0] & seen[1] & seen[2])
    hidden -= {slot for slot in hidden if common >> slot & 1}
    assert hidden
    known = desk.seen(running.position)
    assert all(known.tiles[slot] < 0 for slot in hidden)
    assert not any(
        "seen by you" in group.title for group in desk.scene().pieces if isinstance(group, Group)
    )
    for number in range(desk.walk.length + 1):
        desk.go(desk.walk.whole(number))
        assert (desk.explanation is None) == (number == 0)
        assert desk.knower is None


def test_one_person_sees_what_that_person_knows(running):
    game = running.replay(running.record(), running.rules)
    game.seats = ("Ann", "bot:greedy", "bot:greedy")
    assert Replay(game).knower == 0
    game.seats = ("bot:greedy", "bot:greedy", "bot:greedy")
    assert Replay(game).knower is None


def test_the_ways_of_a_ship_are_those_it_went(whole):
    desk = Replay(whole)
    for seat in range(3):
        found = ways(desk, whole, seat)
        assert found[0][0] == whole.opening.position.players[seat].ship
        assert found[-1][-1] == whole.position.players[seat].ship
        places = {entry.position.players[seat].ship for entry in whole.history}
        assert places <= {space for way in found for space in way}
        for way in found:
            hexes = [whole.rules.board.spaces[one].hex for one in way]
            assert all(distance(a, b) == 1 for a, b in pairwise(hexes))
    desk.track("-1")
    assert [one.id for one in marks(desk)][:3] == [f"track-{seat}" for seat in range(3)]
    desk.track("1")
    assert [one.id for one in marks(desk) if "track" in one.id] == ["track-1"]
    assert any(op.dash for one in marks(desk) for op in one.ops if isinstance(op, Line))


# --- the end -------------------------------------------------------------------------------------


def test_luck_is_measured_against_what_the_same_rolls_give_on_average(whole):
    panels = panels_of(whole.rules)
    fights, tiles, colors, titan = panels.lucks(whole.rules, whole)
    events = [event for entry in whole.history for event in entry.events]
    for seat in range(3):
        rounds = [e for e in events if e.player == seat and e.what in ("round-won", "round-lost")]
        assert fights.asked[seat] == len(rounds)
        assert fights.came[seat] == sum(one.what == "round-won" for one in rounds)
        chances = [min(10, 10 - one.facts["strength"]) / 10 for one in rounds]
        assert fights.expected[seat] == pytest.approx(sum(chances))
        rolls = [e for e in events if e.player == seat and e.what == "oracle-consulted"]
        assert colors.came[seat] == sum(len(set(one.facts["colors"])) for one in rolls)
        assert colors.expected[seat] == pytest.approx(91 / 36 * len(rolls))
        held = [e for e in events if e.player == seat and e.what == "titan-held-off"]
        assert titan.came[seat] == len(held)
        assert titan.asked[seat] == whole.position.round
        uncovered = [e for e in events if e.player == seat and e.what == "tile-uncovered"]
        assert tiles.asked[seat] <= len(uncovered)
    first = next(one for one in events if one.what == "tile-uncovered")
    assert len(TILE_COLOR) == 12 and first.player >= 0
    assert any(tiles.asked)


def test_of_the_first_unknown_tile_a_quarter_is_ones_own(whole):
    """With tasks for all three letters of one's color, 3 of the 12 tiles take a shrine."""
    game = panels_of_game("delphi").new_game(("Ann", "Bob"), 3, {"length": "12"})
    while not any(e.what == "tile-uncovered" for e in game.events):
        play(game, len(game.history) + 1)
    _, tiles, _, _ = panels_of(game.rules).lucks(game.rules, game)
    assert max(tiles.expected) == pytest.approx(0.25)


def test_what_decides_between_players_is_told(whole):
    panels = panels_of(whole.rules)
    stand = panels.standings(whole.rules, whole.position)
    assert stand[0].seat in whole.result.winners and "Home with Zeus" in stand[0].has
    assert stand[-1].why == "" and all(one.why for one in stand[:-1])
    assert sorted(one.seat for one in stand) == [0, 1, 2]


def test_the_end_page_has_pictures_and_all_of_them_in_numbers(whole):
    desk = Replay(whole)
    shown = Pictures(desk).pictures()
    ET.fromstring(re.sub(r"&nbsp;", " ", f"<p>{shown}</p>").replace(" hidden>", ">"))
    assert shown.count("<figure") == shown.count("<table") == 4
    assert shown.count("<svg") >= 4
    done = [str(len(player.done)) for player in whole.position.players]
    row = f'<tr><th scope="row">{whole.position.round}</th>' + "".join(
        f"<td>{one}</td>" for one in done
    )
    assert row in shown
    assert "Home with Zeus" in ReplayView(desk).shown()
    desk.go(desk.walk.step("action", -1))
    assert "Home with Zeus" not in ReplayView(desk).shown()


def test_luck_is_not_told_while_a_game_goes_on(running):
    shown = Pictures(Replay(running)).pictures()
    assert "The game so far" in shown and "Luck" not in shown


def test_the_toy_has_a_plain_replay(race):
    page = ReplayPage(Replay(race))
    assert page.desk.ended and Pictures(page.desk).pictures() == ""
    assert "Ways of the ships" not in ReplayView(page.desk).controls(None, 0)
    page.act("step", "round -1")
    page.act("step", "event 1")
    assert page.desk.entry is not None and not page.desk.ended
    page.close()


def test_plots_keep_their_lines_inside_and_apart():
    drawn = lines(
        [Series([0, 3, 12], "red", ["a"] * 3), Series([0, 3, 12], "blue", ["b"] * 3)], "012"
    )
    paths = [op for op in drawn if isinstance(op, Line) and op.stroke in ("red", "blue")]
    assert paths[0].points != paths[1].points and paths[0].dash != paths[1].dash
    assert all(0 <= x <= 520 and 0 <= y <= 240 for path in paths for x, y in path.points)
    shown = [one for one in bars([Bars("x", [(-2.0, "red", "t")])]) if isinstance(one, Group)]
    (bar,) = [op for op in shown[0].ops if isinstance(op, Line) and op.stroke == "red"]
    start, end = bar.points
    assert end[0] < start[0] and start[1] == end[1]


# --- the page ------------------------------------------------------------------------------------


@pytest.fixture
def page(store, whole):
    made = Page(store, f"?replay={store.add(whole)}&at=10")
    yield made
    made.close()


def test_an_address_leads_to_a_place_of_a_game(page, store, whole):
    shown = replay_of(page)
    assert shown.desk.walk.place.actions == 10
    name = shown.id
    shown.act("key", "ArrowRight")
    assert shown.head.address == f"?replay={name}&at=11"
    page.go(f"?replay={name}&at=3")
    assert page.replay is shown and shown.desk.walk.place.actions == 3
    page.go(f"?replay={name}&at=99999")
    assert shown.desk.ended
    page.go("?replay=nobody")
    assert page.replay is None and "no game at this address" in page.head.html
    assert store.load(name)[0].position == whole.position


def test_the_table_and_the_list_have_doors_to_it(store, running):
    name = store.add(running)
    page = Page(store, f"?game={name}")
    assert 'data-do="replay"' in page.head.html
    assert page.table is not None
    page.table.act("replay")
    assert (
        replay_of(page).id == name
        and replay_of(page).desk.walk.place == replay_of(page).desk.walk.end
    )
    replay_of(page).act("table")
    shown = page.table
    assert shown is not None
    assert shown.desk.game.position == running.position
    page.go("?games")
    assert f"?replay={name}" in page.head.html
    page.close()


def test_a_guest_looks_back_from_the_seat_that_was_given(store, running):
    host = Page(store, f"?game={store.add(running)}")
    assert host.table is not None
    assert host.table.screen is not None
    host.table.act("give", "1")
    guest = Page(store, host.table.screen.links()[1])
    assert guest.table is not None
    guest.table.act("replay")
    shown = replay_of(guest)
    assert shown.desk.knower == 1
    seen = running.position.face_up | running.position.players[1].seen
    known = shown.desk.known.tiles
    assert all(seen >> slot & 1 for slot, tile in enumerate(known) if tile >= 0)
    # Whoever played on would know what others have seen.
    assert "Play on" not in shown._side.html
    shown.act("play-on", form={})
    assert replay_of(guest) is shown
    assert shown.head.address.startswith("?join=") and not shown.id
    # What is done meanwhile doesn't shift what is looked at.
    length = shown.desk.walk.length
    host.table.desk.game.play(host.table.desk.game.legal_actions()[0])
    shown.act("step", "action -1")
    shown.act("end", "1")
    assert shown.desk.walk.place.actions == length
    shown.act("table")
    assert guest.table is not None
    host.table.act("replay")
    assert replay_of(host).desk.knower == 0
    assert "Play on" not in replay_of(host)._side.html
    guest.close()
    host.close()


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
        replay_of(page).act("key", key)
    walk = replay_of(page).desk.walk
    assert walk.place.actions == at % (walk.length + 1) if at >= 0 else walk.length - 1
    assert replay_of(page)._pane._speaker.live == ReplayView(replay_of(page).desk).said()


def test_what_no_page_sends_does_no_harm(page):
    shown = replay_of(page)
    before = shown.desk.walk.place
    for do, value in (
        ("step", "year 1"),
        ("at", "-5"),
        ("at", "many"),
        ("turn-of", "x"),
        ("turn-of", "99 1"),
        ("by-rule", "1"),
        ("rule-of", "no.such"),
        ("tracks", "17"),
        ("ways", "17"),
        ("seat", "17"),
        ("speed", "light"),
        ("key", "F5"),
        ("theme", "pink"),
        ("language", "xx"),
        ("do", "end"),
    ):
        shown.act(do, value)
    assert shown.desk.walk.place == before and shown.desk.ways == EVERYONE


def test_it_goes_on_by_itself_until_somebody_goes_elsewhere(page):
    shown, walk = replay_of(page), replay_of(page).desk.walk
    shown.act("plays")
    assert f'data-beat="{SPEEDS["middle"]}"' in shown._controls.html
    shown.act("speed", "quick")
    for _ in range(3):
        shown.act("beat")
    assert walk.place.actions == 13 and f'data-beat="{SPEEDS["quick"]}"' in shown._controls.html
    shown.act("step", "action -1")
    shown.act("beat")
    assert walk.place.actions == 12 and "data-beat" not in shown._controls.html
    shown.act("end", "1")
    shown.act("plays")
    assert walk.place == walk.start and shown.desk.plays


def test_play_on_makes_a_game_of_its_own(page, store, whole):
    shown, name = replay_of(page), replay_of(page).id
    shown.act("going-on")
    assert shown._side.html.count("<select") == 3
    form = {"seat-0": "bot:greedy", "seat-1": "person", "seat-2": "bot:no.such:Bot"}
    shown.act("play-on", form=form)
    game = page.table.desk.game
    assert [entry.action for entry in game.history] == [e.action for e in whole.history[:10]]
    assert game.position == whole.after(10).position and game.seed != whole.seed
    assert game.seats == ("bot:greedy", "Seat 2", whole.seats[2])
    assert page.table.screen is not None
    other = page.table.screen.gathering.name
    assert other != name
    assert store.load(other)[0].seats == game.seats
    assert len(store.load(name)[0].history) == len(whole.history)


def test_it_speaks_polish_and_is_dark_without_losing_its_place(page):
    shown = replay_of(page)
    shown.act("going-on")
    shown.act("language", "pl")
    shown.act("theme", "dark")
    assert shown.desk.walk.place.actions == 10
    assert "Akcja 10 z" in shown._side.html and "Gra w obrazach" in shown._shown.html
    assert shown.board.theme == shown._side.theme == "dark" and page.theme == "dark"


def test_a_table_in_a_cell_looks_back_in_its_place_and_comes_back(whole):
    table = Table(whole)
    before = list(table._view)
    table.act("replay")
    assert isinstance(table.instead, ReplayPage)
    table.instead.act("table")
    assert table.instead is None and list(table._view) == before
    table.close()


def test_a_place_of_a_game_that_is_not_there_is_refused(whole):
    assert whole.after(0).position is whole.opening.position
    for wrong in (-1, len(whole.history) + 1):
        with pytest.raises(ValueError, match="actions 0 to"):
            whole.after(wrong)
    past = whole.after(5)
    past.play(past.legal_actions()[0])
    assert len(whole.history) > 6 and whole.history[5] is not past.history[5]


def test_a_cell_shows_a_game_or_what_one_was_kept_as(whole, running, tmp_path, monkeypatch):
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path))
    name = Store(tmp_path).add(running)
    kept = replay(f"https://example.org/app?replay={name}&at=3", 7)
    assert kept.desk.walk.length == len(running.history)
    assert kept.way_back == f'oracle_nb.replay("{name}")'
    assert replay(name).desk.whole.position == running.position
    path = running.save(tmp_path / "game.json")
    for given in (running, str(path), path, running.to_json().decode()):
        shown = replay(given, 7)
        assert shown.desk.whole.position == running.after(len(running.history)).position
        assert shown.desk.walk.place.actions == 7 and shown.head.address == ""
        assert 'data-do="home"' not in shown.head.html
        shown.close()
    shown = replay(whole, language="pl")
    shown.act("step", "action -1")
    shown.act("play-on", form={"seat-0": "bot:greedy"})
    assert isinstance(shown.instead, Table)
    with pytest.raises(SaveError):
        replay("{}")
