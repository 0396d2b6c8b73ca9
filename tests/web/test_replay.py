"""Looking back on a game: every way to go through it, and what is shown there."""

from itertools import pairwise

import pytest

from oracle_nb.core.hexgrid import distance
from oracle_nb.games.presentation import ProgressPresentation
from oracle_nb.games.registry import presentation_of
from oracle_nb.render.scene import Group, Line
from oracle_nb.web.replay.commands import show_tracks
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.piece_tracks import tracks
from oracle_nb.web.replay.timeline import UNITS, Timeline
from tests.web.replaying import marks

# --- going through a game ------------------------------------------------------------------------


@pytest.mark.parametrize("unit", UNITS)
def test_every_unit_leads_from_the_start_to_the_end_and_back(whole, unit):
    walk = Timeline(whole, presentation_of(whole.rules).progress)
    there = [walk.place]
    while walk.place != walk.end:
        walk = walk.moved_to(walk.step(unit, 1))
        there.append(walk.place)
    back = [walk.place]
    while walk.place != walk.start:
        walk = walk.moved_to(walk.step(unit, -1))
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


def test_turns_and_rounds_follow_the_position(whole):
    walk = Timeline(whole, presentation_of(whole.rules).progress)
    positions = [whole.opening.position, *(entry.position for entry in whole.history)]
    turns = [(position.round, position.turn) for position in positions]
    starts = [
        number for number, here in enumerate(turns) if number == 0 or here != turns[number - 1]
    ]
    # After the last turn there is none.
    assert [number for number, _ in walk.turns] == starts
    assert all(positions[number].turn == seat for number, seat in walk.turns)
    assert [number for _, number in walk.rounds] == list(range(1, positions[-1].round + 1))
    seat, actions = 1, []
    while (place := walk.turn_of(seat, 1)) is not None:
        walk = walk.moved_to(place)
        actions.append(place.actions)
    assert actions == [number for number, own in walk.turns if own == seat and number]
    walk = walk.moved_to(walk.end)
    before = walk.turn_of(seat, -1)
    assert before is not None and before.actions == actions[-1]


def test_a_rule_leads_to_every_action_it_came_up_in(whole):
    walk = Timeline(whole, presentation_of(whole.rules).progress)
    lost = {
        number
        for number, entry in enumerate(whole.history, 1)
        if any(event.rule == "fight.lose-round" for event in entry.events)
    }
    actions = []
    while (place := walk.by_rule("fight.lose-round", 1)) is not None:
        walk = walk.moved_to(place)
        actions.append(place.actions)
        count = whole.history[place.actions - 1].events[place.events - 1]
        assert count.rule == "fight.lose-round"
    assert lost and actions == sorted(lost)
    while (place := walk.by_rule("fight.lose-round", -1)) is not None:
        walk = walk.moved_to(place)
        actions.pop()
    assert len(actions) == 1 and walk.by_rule("no.such", 1) is None
    # A rule that only allows leads to the choice.
    paid = walk.rules["oracle.recolor"][0]
    before = whole.after(paid.actions - 1)
    action = whole.history[paid.actions - 1].action
    assert "oracle.recolor" in {cost.rule for cost in before.check(action).cost}


def test_a_game_without_turns_gets_them_from_the_acting_player(race):
    walk = Timeline(race, ProgressPresentation())
    seats = [entry.player for entry in race.history]
    changes = [n for n, seat in enumerate(seats) if n == 0 or seat != seats[n - 1]]
    assert [number for number, _ in walk.turns] == changes
    assert len(walk.rounds) == race.result.rounds


# --- what is shown -------------------------------------------------------------------------------


def test_until_the_last_event_the_board_is_as_before_the_action(whole):
    controller = ReplayController(whole)
    number = next(n for n, candidate in enumerate(whole.history, 1) if len(candidate.events) > 2)
    controller.go(controller.walk.whole(number - 1))
    before = controller.game.position
    entry = whole.history[number - 1]
    for count in range(len(entry.events)):
        controller.go(controller.walk.step("event", 1))
        assert controller.game.position is before
        assert [line.event for line in controller.display.log[-1].lines] == list(
            entry.events[:count]
        )
    controller.go(controller.walk.step("event", 1))
    assert controller.game.position is entry.position
    assert controller.snapshot.explanation is not None
    title = controller.snapshot.explanation.title
    assert title[1:].startswith(controller.display.log[-1].title[1:])
    assert len(whole.history) > number and whole.to_move is None


def test_the_board_shows_the_way_of_the_action(whole):
    controller = ReplayController(whole)
    number = next(
        n
        for n, entry in enumerate(whole.history, 1)
        if whole.write(entry.action).startswith("move")
    )
    controller.go(controller.walk.whole(number))
    assert "route" in {group.id for group in marks(controller)}
    controller.go(controller.walk.start)
    assert controller.scene().overlay == ()


def test_a_screen_shared_by_two_shows_no_secret_of_either(running):
    controller = ReplayController(running)
    hidden = {slot for slot, tile in enumerate(running.position.tiles) if tile >= 0}
    seen = [player.seen for player in running.position.players]
    common = running.position.face_up | (seen[0] & seen[1] & seen[2])
    hidden -= {slot for slot in hidden if common >> slot & 1}
    assert hidden
    known = controller.seen(running.position)
    assert all(known.tiles[slot] < 0 for slot in hidden)
    assert not any(
        "seen by you" in group.title
        for group in controller.scene().pieces
        if isinstance(group, Group)
    )
    for number in range(controller.walk.length + 1):
        controller.go(controller.walk.whole(number))
        assert (controller.snapshot.explanation is None) == (number == 0)
        assert controller.seating.knower is None


def test_a_single_player_sees_their_own_secrets(running):
    game = running.replay(running.record(), running.rules)
    game.seats = ("Ann", "bot:greedy", "bot:greedy")
    assert ReplayController(game).seating.knower == 0
    game.seats = ("bot:greedy", "bot:greedy", "bot:greedy")
    assert ReplayController(game).seating.knower is None


def test_the_ways_of_a_ship_are_those_it_went(whole):
    controller = ReplayController(whole)
    for seat in range(3):
        track = tracks(controller.look, whole, seat)
        assert track[0][0] == whole.opening.position.players[seat].ship
        assert track[-1][-1] == whole.position.players[seat].ship
        places = {entry.position.players[seat].ship for entry in whole.history}
        assert places <= {space for way in track for space in way}
        for way in track:
            hexes = [whole.rules.board.spaces[space].hex for space in way]
            assert all(distance(a, b) == 1 for a, b in pairwise(hexes))
    controller.show(show_tracks(controller.state, "-1"))
    assert [mark.id for mark in marks(controller)][:3] == [f"track-{seat}" for seat in range(3)]
    controller.show(show_tracks(controller.state, "1"))
    assert [mark.id for mark in marks(controller) if "track" in mark.id] == ["track-1"]
    assert any(op.dash for mark in marks(controller) for op in mark.ops if isinstance(op, Line))
