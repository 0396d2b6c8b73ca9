"""Charts of the game: luck, standings, plots."""

import re
from xml.etree import ElementTree as ET

import pytest

from oracle_nb.delphi.pieces import TILE_COLOR
from oracle_nb.games.registry import package_of, presentation_of, scene_of
from oracle_nb.render.plots import BarGroup, Series, bars, lines
from oracle_nb.render.scene import Group, Line
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.page import ReplayPage
from oracle_nb.web.replay.summary import pictures_view, ways_scene
from oracle_nb.web.replay.view import controls_view, point_view
from tests.web.replaying import play


def test_luck_is_measured_against_the_average_of_the_same_rolls(whole):
    presentation = presentation_of(whole.rules)
    fights, tiles, colors, titan = presentation.results.luck(whole.rules, whole)
    events = [event for entry in whole.history for event in entry.events]
    for seat in range(3):
        rounds = [e for e in events if e.player == seat and e.what in ("round-won", "round-lost")]
        assert fights.asked[seat] == len(rounds)
        assert fights.came[seat] == sum(event.what == "round-won" for event in rounds)
        chances = [min(10, 10 - event.facts["strength"]) / 10 for event in rounds]
        assert fights.expected[seat] == pytest.approx(sum(chances))
        rolls = [e for e in events if e.player == seat and e.what == "oracle-consulted"]
        assert colors.came[seat] == sum(len(set(roll.facts["colors"])) for roll in rolls)
        assert colors.expected[seat] == pytest.approx(91 / 36 * len(rolls))
        held = [e for e in events if e.player == seat and e.what == "titan-held-off"]
        assert titan.came[seat] == len(held)
        assert titan.asked[seat] == whole.position.round
        uncovered = [e for e in events if e.player == seat and e.what == "tile-uncovered"]
        assert tiles.asked[seat] <= len(uncovered)
    first = next(candidate for candidate in events if candidate.what == "tile-uncovered")
    assert len(TILE_COLOR) == 12 and first.player >= 0
    assert any(tiles.asked)


def test_of_the_first_unknown_tile_a_quarter_is_ones_own(whole):
    """With tasks for all three letters of your color, 3 of the 12 tiles take a shrine."""
    game = package_of("delphi").presentation().setup.new_game(("Ann", "Bob"), 3, {"length": "12"})
    while not any(e.what == "tile-uncovered" for e in game.events):
        play(game, len(game.history) + 1)
    _, tiles, _, _ = presentation_of(game.rules).results.luck(game.rules, game)
    assert max(tiles.expected) == pytest.approx(0.25)


def test_the_deciding_number_between_players_is_shown(whole):
    presentation = presentation_of(whole.rules)
    stand = presentation.results.standings(whole.rules, whole.position)
    assert stand[0].seat in whole.result.winners and "Back at Zeus" in stand[0].has
    assert stand[-1].why == "" and all(standing.why for standing in stand[:-1])
    assert sorted(standing.seat for standing in stand) == [0, 1, 2]


def test_the_end_page_has_pictures_and_all_of_them_in_numbers(whole):
    controller = ReplayController(whole)
    shown = pictures_view(controller.snapshot)
    ET.fromstring(re.sub(r"&nbsp;", " ", f"<p>{shown}</p>").replace(" hidden>", ">"))
    assert shown.count("<figure") == shown.count("<table") == 4
    assert shown.count("<svg") >= 4
    done = [str(len(player.done)) for player in whole.position.players]
    row = f'<tr><th scope="row">{whole.position.round}</th>' + "".join(
        f"<td>{cell}</td>" for cell in done
    )
    assert row in shown
    assert "Back at Zeus" in point_view(controller.snapshot)
    controller.go(controller.walk.step("action", -1))
    assert "Back at Zeus" not in point_view(controller.snapshot)


def test_routes_of_ships_are_drawn_over_the_initial_board(whole):
    start = whole.opening.position
    home = presentation_of(whole.rules).players.piece_space(whole.rules, start, 0)
    sea = ways_scene(ReplayController(whole).snapshot)
    lay = {piece.space for piece in sea.pieces if isinstance(piece, Group)}
    begun = [piece for piece in scene_of(whole.rules, start).pieces if isinstance(piece, Group)]
    assert lay == {event.space for event in begun} - {home}
    assert set(sea.pieces) < set(begun)
    # By now most monsters are beaten and offerings are made.
    assert not set(sea.pieces) <= set(scene_of(whole.rules, whole.position).pieces)
    assert {shape.id for shape in sea.overlay if isinstance(shape, Group)} == {
        "track-0",
        "track-1",
        "track-2",
    }


def test_luck_is_hidden_during_a_game(running):
    shown = pictures_view(ReplayController(running).snapshot)
    assert "Charts of the game so far" in shown and "Luck" not in shown


def test_the_toy_has_a_plain_replay(race):
    page = ReplayPage(ReplayController(race))
    assert page.controller.snapshot.ended and pictures_view(page.controller.snapshot) == ""
    assert "Routes of the players" not in controls_view(page.controller.snapshot)
    page.handle("step", "round -1")
    page.handle("step", "event 1")
    assert page.controller.snapshot.entry is not None and not page.controller.snapshot.ended
    page.close()


def test_plots_keep_their_lines_inside_and_apart():
    drawn = lines(
        [Series([0, 3, 12], "red", ["a"] * 3), Series([0, 3, 12], "blue", ["b"] * 3)], "012"
    )
    paths = [op for op in drawn if isinstance(op, Line) and op.stroke in ("red", "blue")]
    assert paths[0].points != paths[1].points and paths[0].dash != paths[1].dash
    assert all(0 <= x <= 520 and 0 <= y <= 240 for path in paths for x, y in path.points)
    shown = [
        shape for shape in bars([BarGroup("x", [(-2.0, "red", "t")])]) if isinstance(shape, Group)
    ]
    (bar,) = [op for op in shown[0].ops if isinstance(op, Line) and op.stroke == "red"]
    start, end = bar.points
    assert end[0] < start[0] and start[1] == end[1]


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [("en", "You win", "{} wins"), ("pl", "Wygrywasz", "{} wygrywa")],
)
def test_a_lone_winner_at_the_screen_is_addressed(whole, language, own, other):
    (winner,) = whole.result.winners
    loser = next(seat for seat in range(3) if seat != winner)
    for seats, said in (((winner,), own), ((loser,), other), ((winner, loser), other)):
        game = whole.after(len(whole.history))
        game.seats = ("Ann", "Bob", "Cid")
        view = point_view(ReplayController(game, language=language, seats=seats).snapshot)
        assert said.format(f"<bdi>{game.seats[winner]}</bdi>") in view
        assert (own in view) is (said == own)
