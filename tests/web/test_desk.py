"""A desk: choosing, doing, being refused, undoing, following bots; what only one may know."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageColor

from oracle_nb.bots import make_bot
from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.pieces import Color
from oracle_nb.games.game import Game
from oracle_nb.games.registry import scene_of
from oracle_nb.render.highlights import corners
from oracle_nb.render.palette import color as ink
from oracle_nb.render.png import to_png
from oracle_nb.web.table.control.board_scene import marks
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.game_log import LogLine
from oracle_nb.web.table.views.turn_view import TurnView


def play_until(desk, wanted):
    """Let everybody take the first option until something is so."""
    for _ in range(400):
        if wanted():
            return
        if desk.bot_acts:
            desk.step_action()
        else:
            desk.do(desk.write(desk.game.legal_actions()[0]))
    pytest.fail("it never came")


@pytest.fixture
def desk(pair):
    """Two people, the first in the action phase."""
    made = TableController(pair)
    play_until(made, lambda: pair.position.phase == Phase.ACT and not pair.position.pending)
    return made


def moves(desk):
    own = desk.sources[desk.source]
    return [action for action in own if desk.write(action).startswith("move")]


def aims(desk, key):
    """The spaces that can be aimed at with something."""
    return {desk.panels.space(desk.rules, desk.known, one) for one in desk.sources[key]} - {None}


def test_sources_are_all_actions_each_once(desk):
    listed = [action for group in desk.sources.values() for action in group]
    assert sorted(map(desk.write, listed)) == sorted(map(desk.write, desk.game.legal_actions()))
    assert all(key.startswith(("die:", "card:", "god:")) or key == "end" for key in desk.sources)
    assert desk.source == next(iter(desk.sources))


def test_a_choice_is_explained_and_changes_nothing(desk):
    before = desk.game.position
    desk.choose(desk.write(moves(desk)[0]))
    assert desk.explanation is not None
    assert desk.explanation.allowed
    assert desk.explanation.why
    assert desk.game.position is before
    desk.clear()
    assert desk.explanation is None


def test_doing_tells_who_saves(pair):
    told = []
    desk = TableController(pair, changed=lambda: told.append(len(pair.history)))
    assert desk.do(desk.write(pair.legal_actions()[0]))
    assert told == [1]
    assert not desk.do("move die:pink>black Z99")
    assert desk.notice
    assert told == [1]


def test_a_source_with_one_action_chooses_it(desk):
    desk.use("end")
    assert desk.write(desk.chosen) == "end"
    desk.use("no such source")
    assert desk.source == "end"


def test_a_click_chooses_and_a_second_does(desk):
    action = moves(desk)[0]
    desk.click(action.target)
    assert desk.chosen == action
    desk.click(action.target)
    assert desk.game.history[-1].action == action


def test_a_click_in_vain_gives_all_reasons(desk):
    reached = {action.target for action in moves(desk)}
    far = next(space for space in desk.rules.board.water if space not in reached)
    before = desk.game.position
    desk.click(far)
    assert desk.chosen is None
    assert desk.refusals
    for refusal in desk.refusals:
        verdict = desk.game.check(refusal.text)
        told = [reason.rule for reason in refusal.explanation.refusals]
        assert told == [broken.rule for broken in verdict.broken]
        assert all(reason.text for reason in refusal.explanation.refusals)
    assert desk.game.position is before
    assert any(op.id.startswith("refused-") for op in desk.scene().overlay)


def test_an_illegal_text_is_explained_not_done(desk):
    action = moves(desk)[0]
    reached = {one.target for one in moves(desk)}
    far = next(space for space in desk.rules.board.water if space not in reached)
    text = desk.write(type(action)(action.verb, action.source, action.color, far))
    before = desk.game.position
    assert not desk.do(text)
    assert desk.refusals
    assert desk.game.position is before


def test_marks_are_the_spaces_that_can_be_reached_and_their_least_cost(desk):
    marked = marks(desk)
    for space, label in marked.items():
        costs = [desk.tokens(action) for action in desk.at(space, desk.source)]
        assert label == str(min(costs))
    assert "0" in marked.values() and len(set(marked.values())) > 1
    assert {action.target for action in moves(desk)} <= set(marked)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_island_of_two_fights_is_ringed_and_the_cheaper_of_them_told(desk, theme):
    rules, position = desk.rules, desk.game.position
    board, seat = rules.board, position.to_move
    water, slot = next(
        (water, slot)
        for water in board.water
        for slot, space in enumerate(board.monsters)
        if space in board.shore[water] and position.monsters[slot].bit_count() == 2
    )
    lair, colors = board.monsters[slot], position.monsters[slot]
    # The die has the color of one of the two.
    own = next(color for color in Color if colors >> color & 1)
    players = list(position.players)
    players[seat] = replace(players[seat], ship=water, dice=(own,), favor=5)
    start = replace(position, players=tuple(players))
    there = TableController(Game(rules, 1, desk.game.seats, start=start))
    there.use(f"die:{own}")
    assert len(there.at(lair, there.source)) == 2 and marks(there)[lair] == "0"
    # Nothing that lies there hides the ring: each of its sides is seen.
    plain, seen = (
        Image.open(BytesIO(to_png(one, 2, theme))).convert("RGB")
        for one in (there.picture, there.scene())
    )
    around = corners(there.picture, lair, 0.93)
    for (ax, ay), (bx, by) in zip(around, (*around[1:], around[0]), strict=True):
        at = round(ax + bx), round(ay + by)
        assert plain.getpixel(at) != seen.getpixel(at) == ImageColor.getrgb(ink("reach", theme))


def test_undo_and_redo_up_to_the_seal(desk):
    before = desk.game.position
    desk.do(desk.write(moves(desk)[0]))
    after = desk.game.position
    acts = desk.log
    desk.undo()
    assert desk.game.position is before
    assert len(desk.log) == len(acts) - 1
    assert desk.can_redo
    desk.redo()
    assert desk.game.position is after
    assert desk.log == acts
    desk.do("end")
    assert not desk.can_undo
    desk.undo()
    assert len(desk.log) > len(acts)


def test_bots_are_shown_event_by_event(game):
    desk = TableController(game)
    play_until(desk, lambda: desk.bot_acts)
    played = len(game.history)
    seen: list[tuple[LogLine, ...]] = []
    while desk.bot_acts and len(seen) < 60:
        assert desk.step_event()
        assert not desk.can_undo
        seen.append(desk.log[-1].lines[-1:])
    told = [line for n in range(played, len(game.history)) for line in desk.logbook.act(n).lines]
    assert [line for lines in seen for line in lines] == told[: len(seen)]
    assert desk.game.is_bot(game.history[played].player)


def test_skipping_ends_where_a_person_is_to_decide(game):
    desk = TableController(game)
    play_until(desk, lambda: desk.bot_acts)
    assert desk.skip()
    assert desk.person_acts or game.to_move is None
    assert not desk.step_action()
    assert not desk.step_event()


def test_nobody_can_act_for_a_bot(game):
    desk = TableController(game)
    play_until(desk, lambda: desk.bot_acts)
    before = game.position
    text = desk.write(game.legal_actions()[0])
    assert not desk.do(text)
    desk.click(0)
    desk.choose(text)
    assert game.position is before
    assert desk.chosen is None


def test_private_knowledge_is_shown_to_its_holder_only(desk):
    looked = {
        "look": lambda: any(desk.write(a).startswith("look die") for a in desk.game.legal_actions())
    }
    assert looked["look"]()
    desk.do(next(t for t in map(desk.write, desk.game.legal_actions()) if t.startswith("look die")))
    while desk.game.position.pending:
        desk.do(desk.write(desk.game.legal_actions()[0]))
    assert desk.game.position.players[0].seen
    own = desk.scene()
    assert desk.knower == 0
    assert any("seen by you" in op.title for op in own.pieces)
    while desk.viewer == 0:
        texts = [desk.write(action) for action in desk.game.legal_actions()]
        desk.do("end" if "end" in texts else texts[0])
    assert desk.knower == 1
    assert not any("seen by you" in op.title for op in desk.scene().pieces)


def test_that_somebody_looked_is_told_to_all_and_what_they_saw_to_nobody(desk):
    desk.do(next(t for t in map(desk.write, desk.game.legal_actions()) if t.startswith("look die")))
    while desk.game.position.pending:
        desk.do(desk.write(desk.game.legal_actions()[0]))
    seen = desk.game.position.players[0].seen
    slots = [slot for slot in range(12) if seen >> slot & 1]
    while desk.viewer == 0:
        texts = [desk.write(action) for action in desk.game.legal_actions()]
        desk.do("end" if "end" in texts else texts[0])
    game, board = desk.game, desk.rules.board
    color = Color(desk.rules.setting.ships[0])
    for slot in slots:
        space = board.islands[slot]
        title = next(one.title for one in desk.picture.pieces if one.space == space)
        assert title == f"face-down tile, seen by {color}"
    # With any other tiles there, the other player sees the very same.
    tiles = list(game.position.tiles)
    for slot in slots:
        tiles[slot] = next(one for one in range(12) if one not in tiles)
    other = replace(game.position, tiles=tuple(tiles))
    assert other != game.position
    for seat in (1, None):
        drawn = [
            scene_of(desk.rules, one if seat is None else desk.rules.view(one, seat), seat=seat)
            for one in (game.position, other)
        ]
        assert drawn[0] == drawn[1]
    assert desk.known == desk.rules.view(other, 1)


def test_two_people_at_one_screen_play_to_the_end(pair):
    bot = make_bot("greedy", 1, pair.rules)
    desk = TableController(pair)
    viewers = set()
    while pair.to_move is not None:
        assert desk.person_acts
        assert desk.viewer == desk.knower == pair.to_move
        viewers.add(desk.viewer)
        assert desk.do(desk.write(bot.decide(pair.view(desk.viewer), pair.legal_actions())))
    assert viewers == {0, 1}
    assert pair.result is not None
    assert pair.result.finished


def test_in_an_analysis_what_bots_did_since_is_taken_back_and_comes_back(game):
    kept = []
    desk = TableController(game, changed=lambda: kept.append(game.analysis))
    play_until(desk, lambda: not desk.bot_acts and any(e.player != 0 for e in game.history))
    end, count = game.position, len(game.history)
    assert not desk.can_undo and desk.undo_bar in ("undo-sealed", "undo-bot")
    desk.shared = True
    desk.analyse()
    assert not game.analysis and not desk.can_undo
    desk.shared = False
    desk.analyse()
    assert kept[-1] and desk.can_undo
    desk.undo()
    assert desk.person_acts and len(game.history) < count
    assert not desk.game.is_bot(game.to_move)
    while desk.can_redo:
        desk.redo()
    assert game.position == end
    # Back to the beginning, and no further than to the first decision of a person.
    while desk.can_undo:
        desk.undo()
    assert desk.undo_bar == "undo-none"


def test_a_whole_turn_is_played_by_clicks_on_the_board_alone(game):
    desk = TableController(game)
    play_until(desk, lambda: desk.person_acts and game.position.phase == Phase.ACT)
    done = []
    while desk.person_acts and game.position.turn == 0:
        position, count = game.position, len(game.history)
        aims = [
            (desk.panels.space(desk.rules, desk.known, one), one) for one in game.legal_actions()
        ]
        spaces = list(dict.fromkeys(space for space, _ in aims if space is not None))
        place = desk.panels.place(desk.rules, position, 0)
        assert place is not None
        # Another space each time, so that more than one kind of action is met.
        target = spaces[7 * count % len(spaces)] if spaces else place
        for _ in range(3):
            if len(game.history) == count:
                desk.click(target)
        assert len(game.history) == count + 1, "three clicks on a space do something there"
        done.append(game.history[-1].action.verb)
    assert desk.write(game.history[-1].action) == "end"
    assert len(done) == 4


def test_a_second_click_takes_what_another_die_can_do_for_least(desk):
    here, there = (aims(desk, key) for key in tuple(desk.sources)[:2])
    space = min(there - here)
    desk.click(space)
    assert desk.refusals and desk.chosen is None
    desk.click(space)
    assert desk.panels.space(desk.rules, desk.known, desk.chosen) == space
    assert desk.tokens(desk.chosen) == min(map(desk.tokens, desk.at(space)))


def test_before_a_turn_ends_with_something_left_it_is_named(desk):
    view = TurnView(desk)
    desk.use("end")
    told = view.now()
    left = [key for key in desk.sources if key != "end"]
    assert left
    assert all(f'data-value="{key}"' in told.split('class="unused"')[1] for key in left)
    assert "You could:" in told and "Do it anyway" in told
    # No click on the board ends it past that, however many: it can't be taken back.
    place = desk.panels.place(desk.rules, desk.game.position, desk.viewer)
    assert place is not None
    desk.clear()
    desk.click(place)
    assert desk.write(desk.chosen) == "end"
    before = desk.game.position
    for _ in range(3):
        desk.click(place)
        assert desk.game.position is before and desk.write(desk.chosen) == "end"
    told = view.now()
    assert (
        "To confirm, click the space again" not in told and "Only this button confirms it" in told
    )
    assert desk.do("end") and desk.game.position.turn != before.turn


def test_a_price_is_told_with_what_is_left(desk):
    dear = next(
        action for action in desk.game.legal_actions() if desk.tokens(action) and action.source >= 0
    )
    desk.choose(desk.write(dear))
    favor = desk.game.position.players[desk.viewer].favor
    told = TurnView(desk).now()
    assert f"You pay {desk.tokens(dear)} and have {favor - desk.tokens(dear)} left." in told


def test_what_is_chosen_is_seen_on_the_board_until_it_is_cancelled(desk):
    plain = {group.id for group in desk.scene().overlay}
    desk.choose(desk.write(moves(desk)[0]))
    planned = {group.id for group in desk.scene().overlay} - plain
    assert any(name.startswith("plan-") for name in planned)
    desk.clear()
    assert {group.id for group in desk.scene().overlay} == plain
