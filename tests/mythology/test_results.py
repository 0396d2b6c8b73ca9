"""Points, standings, luck, tracks and charts of Mythology."""

import re
from fractions import Fraction
from itertools import pairwise
from typing import cast

import pytest
from msgspec.structs import replace

from oracle_nb.bots import make_bot
from oracle_nb.games.game import Game
from oracle_nb.mythology.model.position import Position
from oracle_nb.mythology.pieces import OFF
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.piece_tracks import unit_tracks
from oracle_nb.web.replay.summary import pictures_view
from tests.mythology.shown import PACKAGE, presentation


def test_summaries_have_god_side_power_and_points(rules: Mythology, moving: Position):
    players = presentation().players
    seat = moving.turn
    allied = replace(
        moving,
        sides=(0, 1, 1),
        trophies=((32, 33), (0,), ()),
        captured=((3,), (), ()),
        alliances=(0, 1, 1),
        prizes=(*moving.prizes[:3], OFF, *moving.prizes[4:]),
    )
    left = sum(hex_ != OFF for hex_ in allied.prizes)
    hero = players.summary_text(rules, allied, 0)
    assert "2 enemies removed; 1 Prize taken; 5 points" in hero
    monster = players.summary_text(rules, allied, 1)
    # One enemy and a half of 2 points for each Prize; the ally has no enemy.
    assert f"{left}½ points" in monster
    assert "allied with" in monster
    assert f"{moving.power[seat]}" in players.summary(rules, allied, seat, "light")
    assert f"own: {left + 1} points" in players.summary(rules, allied, 1, "light")
    assert f"own: {left + 1} points" in players.board(rules, allied, 1, "light")


def test_standings_are_exact_and_say_why(game: Game, rules: Mythology):
    final = game.position
    result = game.result
    assert result is not None
    standings = presentation().results.standings(rules, final)
    assert standings[0].seat in result.winners
    assert [standing.seat for standing in standings] == sorted(
        range(3), key=lambda seat: (result.places[seat], seat)
    )
    assert all(standing.why for standing in standings[:-1]) and not standings[-1].why
    points = presentation().results.counters(rules, final)["Victory points"]
    assert all(isinstance(point, int | Fraction) for point in points)
    assert str(points[standings[0].seat].numerator) in standings[0].has
    # Everybody is compared with the next player, whom the log calls by the god's name.
    names = [rules.pack.god[final.gods[standing.seat]].en for standing in standings]
    for standing, name, other in zip(standings[:-1], names, names[1:], strict=False):
        assert standing.has.startswith(f"{name}: ") and other in standing.why
    assert names[1] in standings[0].won
    second = presentation().results.standings(rules, final, standings[1].seat)
    assert second[0].won == standings[0].won.replace(names[1], "you")
    # Players who share a place are named together, and not compared with each other.
    heads = (
        replace(final, trophies=won, captured=((),) * 3, prizes=(-1,) * 10, alliances=(0,) * 3)
        for won in (((1, 2), (3,), (4,)), ((1,), (2, 3), (4, 5)))
    )
    gods = [rules.pack.god[god].en for god in final.gods]
    alone, shared = (presentation().results.standings(rules, head) for head in heads)
    assert alone[0].won == f"1 point ahead of {gods[1]} and {gods[2]}" and not alone[1].why
    assert shared[0].won == shared[1].won == f"1 point ahead of {gods[0]}"
    level = replace(final, trophies=((),) * 3, captured=((),) * 3, prizes=(-1,) * 10)
    assert not any(each.won for each in presentation().results.standings(rules, level))


def test_tracks_are_those_of_units(game: Game, rules: Mythology):
    replay = ReplayController(game)
    moved = [
        (entry.player, event.facts["start"], event.facts["hex"])
        for entry in game.history
        for event in entry.events
        if event.what == "unit-moved"
    ]
    tracks = [
        (seat, *step)
        for seat in range(3)
        for track in unit_tracks(replay.look, game, seat)
        for step in pairwise(track.spaces)
    ]
    assert sorted(tracks) == sorted(moved) and moved
    # The table below has the same ways.
    cells = re.findall(r"<td>(\w+: [^<]*)</td>", str(pictures_view(replay.snapshot)))
    assert "; ".join(cells).count("→") == len(moved)


def test_a_round_that_has_just_begun_is_not_in_the_charts():
    played = PACKAGE.new_game(3, seed=4)
    bots = [make_bot("random", seat, played.rules) for seat in range(3)]
    while played.position.round < 3:
        seat = cast("int", played.to_move)
        played.play(bots[seat].decide(played.view(seat), played.legal_actions()))
    charts = str(pictures_view(ReplayController(played).snapshot))
    assert re.findall(r"<th[^>]*>(\d+)</th>", charts)[:2] == ["1", "2"]
    assert not re.search(r"<th[^>]*>3</th>", charts)


def test_luck_counts_every_fight_for_both_sides(game: Game, rules: Mythology):
    attacks, defenses, prizes = presentation().results.luck(rules, game)
    events = [event for entry in game.history for event in entry.events]
    fights = sum(event.what == "unit-removed" for event in events)
    assert sum(attacks.asked) == sum(defenses.asked) == fights > 0
    assert sum(attacks.came) + sum(defenses.came) == fights
    assert sum(attacks.expected) + sum(defenses.expected) == pytest.approx(fights)
    tried = sum(event.what in ("prize-taken", "prize-missed") for event in events)
    assert sum(prizes.asked) == tried
