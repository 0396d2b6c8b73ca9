"""The table's controller: choosing, acting, refusals, undo, following bots, and secrets."""

import re
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageColor

from oracle_nb.bots import make_bot
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.pieces import Color
from oracle_nb.games.game import Game
from oracle_nb.games.presentation import TaskAction
from oracle_nb.games.registry import scene_of
from oracle_nb.render.highlights import corners
from oracle_nb.render.palette import color as ink
from oracle_nb.render.png import to_png
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.game_log import LogLine
from oracle_nb.web.table.control.seat_facts import TableSeats
from tests.samples import sampled
from tests.web.shared_screens import turn_html


def play_until(controller, wanted):
    """Let everybody take the first option until something is so."""
    for _ in range(400):
        if wanted():
            return
        if controller.seating.bot_acts:
            controller.bot_turns.step_action()
        else:
            controller.play(controller.write(controller.game.legal_actions()[0]))
    pytest.fail("it never came")


@pytest.fixture
def controller(pair):
    """Two people, the first in the action phase."""
    made = TableController(pair)
    play_until(made, lambda: pair.position.phase == Phase.ACT and not pair.position.pending)
    return made


def moves(controller):
    own = controller.sources[controller.source]
    return [action for action in own if controller.write(action).startswith("move")]


def aims(controller, key):
    """The spaces that can be aimed at with something."""
    return {
        controller.presentation.actions.target_space(controller.rules, controller.known, action)
        for action in controller.sources[key]
    } - {None}


def test_sources_are_all_actions_each_once(controller):
    listed = [action for group in controller.sources.values() for action in group]
    assert sorted(map(controller.write, listed)) == sorted(
        map(controller.write, controller.game.legal_actions())
    )
    assert all(
        key.startswith(("die:", "card:", "god:")) or key == "end" for key in controller.sources
    )
    assert controller.source == next(iter(controller.sources))


def test_a_choice_is_explained_and_changes_nothing(controller):
    before = controller.game.position
    controller.choose(controller.write(moves(controller)[0]))
    assert controller.explanation is not None
    assert controller.explanation.allowed
    assert controller.explanation.why
    assert controller.game.position is before
    controller.clear()
    assert controller.explanation is None


def test_performing_an_action_notifies_the_saver(pair):
    seen_text = []
    controller = TableController(pair, changed=lambda: seen_text.append(len(pair.history)))
    assert controller.play(controller.write(pair.legal_actions()[0]))
    assert seen_text == [1]
    assert not controller.play("move die:pink>black Z99")
    assert controller.notice
    assert seen_text == [1]


def test_a_source_with_one_action_chooses_it(controller):
    controller.use("end")
    assert controller.write(controller.chosen) == "end"
    controller.use("no such source")
    assert controller.source == "end"


def test_a_click_chooses_and_a_second_does(controller):
    action = moves(controller)[0]
    controller.click(action.target)
    assert controller.chosen == action
    controller.click(action.target)
    assert controller.game.history[-1].action == action


def test_a_click_in_vain_gives_all_reasons(controller):
    reached = {action.target for action in moves(controller)}
    far = next(space for space in controller.rules.board.water if space not in reached)
    before = controller.game.position
    controller.click(far)
    assert controller.chosen is None
    assert controller.refusals
    for refusal in controller.refusals:
        verdict = controller.game.check(refusal.text)
        seen_text = [reason.rule for reason in refusal.explanation.refusals]
        assert seen_text == [broken.rule for broken in verdict.broken]
        assert all(reason.text for reason in refusal.explanation.refusals)
    assert controller.game.position is before
    assert any(op.id.startswith("refused-") for op in controller.scene().overlay)


def test_an_illegal_text_is_explained_not_done(controller):
    action = moves(controller)[0]
    reached = {move.target for move in moves(controller)}
    far = next(space for space in controller.rules.board.water if space not in reached)
    text = controller.write(type(action)(action.verb, action.source, action.color, far))
    before = controller.game.position
    assert not controller.play(text)
    assert controller.refusals
    assert controller.game.position is before


def test_marks_are_the_spaces_that_can_be_reached_and_their_least_cost(controller):
    marked = controller.snapshot.marks
    for space, label in marked.items():
        costs = [
            controller.options.tokens(action)
            for action in controller.options.actions_at(space, controller.source)
        ]
        assert label == (str(min(costs)) if min(costs) else "")
    # As the legend says: without a coin it is free.
    assert "" in marked.values() and len(set(marked.values())) > 1
    assert {action.target for action in moves(controller)} <= set(marked)


@pytest.mark.parametrize("theme", sampled(("light", "dark"), 2))
def test_an_island_with_two_fights_is_marked_with_the_cheaper_one(controller, theme):
    rules, position = controller.rules, controller.game.position
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
    there = TableController(Game(rules, 1, controller.game.seats, start=start))
    there.use(f"die:{own}")
    assert (
        len(there.options.actions_at(lair, there.source)) == 2 and there.snapshot.marks[lair] == ""
    )
    # Nothing that lies there hides the ring: each of its sides is seen.
    plain, seen = (
        Image.open(BytesIO(to_png(scene, 2, theme))).convert("RGB")
        for scene in (there.shown.picture, there.scene())
    )
    around = corners(there.shown.picture.group(lair), 0.92)
    for (ax, ay), (bx, by) in zip(around, (*around[1:], around[0]), strict=True):
        at = round(ax + bx), round(ay + by)
        assert plain.getpixel(at) != seen.getpixel(at) == ImageColor.getrgb(ink("cursor", theme))


def test_undo_and_redo_up_to_the_seal(controller):
    before = controller.game.position
    controller.play(controller.write(moves(controller)[0]))
    after = controller.game.position
    acts = controller.display.log
    controller.undo_history.undo()
    assert controller.game.position is before
    assert len(controller.display.log) == len(acts) - 1
    assert controller.undo_history.can_redo
    controller.undo_history.redo()
    assert controller.game.position is after
    assert controller.display.log == acts
    controller.play("end")
    assert not controller.undo_history.can_undo
    controller.undo_history.undo()
    assert len(controller.display.log) > len(acts)


def test_bots_are_shown_event_by_event(game):
    controller = TableController(game)
    play_until(controller, lambda: controller.seating.bot_acts)
    played = len(game.history)
    seen: list[tuple[LogLine, ...]] = []
    while controller.seating.bot_acts and len(seen) < 60:
        assert controller.bot_turns.step_event()
        assert not controller.undo_history.can_undo
        seen.append(controller.display.log[-1].lines[-1:])
    seen_text = [
        line
        for n in range(played, len(game.history))
        for line in controller.display.game_log.entry(n, controller.seating.knower).lines
    ]
    assert [line for lines in seen for line in lines] == seen_text[: len(seen)]
    assert controller.game.is_bot(game.history[played].player)


def test_skipping_ends_where_a_person_is_to_decide(game):
    controller = TableController(game)
    play_until(controller, lambda: controller.seating.bot_acts)
    assert controller.bot_turns.skip()
    assert controller.seating.person_acts or game.to_move is None
    assert not controller.bot_turns.step_action()
    assert not controller.bot_turns.step_event()


def test_nobody_can_act_for_a_bot(game):
    controller = TableController(game)
    play_until(controller, lambda: controller.seating.bot_acts)
    before = game.position
    text = controller.write(game.legal_actions()[0])
    assert not controller.play(text)
    controller.click(0)
    controller.choose(text)
    assert game.position is before
    assert controller.chosen is None


def test_private_knowledge_is_shown_to_its_holder_only(controller):
    looked = {
        "look": lambda: any(
            controller.write(a).startswith("look die") for a in controller.game.legal_actions()
        )
    }
    assert looked["look"]()
    controller.play(
        next(
            t
            for t in map(controller.write, controller.game.legal_actions())
            if t.startswith("look die")
        )
    )
    while controller.game.position.pending:
        controller.play(controller.write(controller.game.legal_actions()[0]))
    assert controller.game.position.players[0].seen
    own = controller.scene()
    assert controller.seating.knower == 0
    assert any("seen by you" in op.title for op in own.pieces)
    while controller.seating.viewer == 0:
        texts = [controller.write(action) for action in controller.game.legal_actions()]
        controller.play("end" if "end" in texts else texts[0])
    assert controller.seating.knower is None and controller.seating.hand_over == 1
    assert not any("seen by you" in op.title for op in controller.scene().pieces)
    controller.take_screen(1)
    assert controller.seating.knower == 1
    assert not any("seen by you" in op.title for op in controller.scene().pieces)


def test_looking_at_a_tile_is_public_and_its_result_secret(controller):
    controller.play(
        next(
            t
            for t in map(controller.write, controller.game.legal_actions())
            if t.startswith("look die")
        )
    )
    while controller.game.position.pending:
        controller.play(controller.write(controller.game.legal_actions()[0]))
    seen = controller.game.position.players[0].seen
    slots = [slot for slot in range(12) if seen >> slot & 1]
    while controller.seating.viewer == 0:
        texts = [controller.write(action) for action in controller.game.legal_actions()]
        controller.play("end" if "end" in texts else texts[0])
    game, board = controller.game, controller.rules.board
    color = Color(controller.rules.setting.ships[0])
    for slot in slots:
        space = board.islands[slot]
        title = next(
            piece.title for piece in controller.shown.picture.pieces if piece.space == space
        )
        assert title == f"face-down tile, seen by {color}"
    # With any other tiles there, the other player sees the very same.
    tiles = list(game.position.tiles)
    for slot in slots:
        tiles[slot] = next(number for number in range(12) if number not in tiles)
    other = replace(game.position, tiles=tuple(tiles))
    assert other != game.position
    for seat in (1, None):
        drawn = [
            scene_of(
                controller.rules,
                state if seat is None else controller.rules.view(state, seat),
                seat=seat,
            )
            for state in (game.position, other)
        ]
        assert drawn[0] == drawn[1]
    assert controller.known == controller.rules.view(other, 1)


def test_two_people_at_one_screen_play_to_the_end(pair):
    bot = make_bot("greedy", 1, pair.rules)
    controller = TableController(pair)
    viewers = set()
    while pair.to_move is not None:
        assert controller.seating.person_acts
        assert controller.seating.viewer == controller.seating.knower == pair.to_move
        viewers.add(controller.seating.viewer)
        assert controller.play(
            controller.write(bot.decide(pair.view(controller.seating.viewer), pair.legal_actions()))
        )
    assert viewers == {0, 1}
    assert pair.result is not None
    assert pair.result.finished


def test_in_an_analysis_undo_and_redo_include_actions_of_bots(game):
    kept = []
    controller = TableController(game, changed=lambda: kept.append(game.analysis))
    play_until(
        controller,
        lambda: not controller.seating.bot_acts and any(e.player != 0 for e in game.history),
    )
    end, count = game.position, len(game.history)
    assert not controller.undo_history.can_undo and controller.undo_history.undo_refusal in (
        "undo-sealed",
        "undo-bot",
    )
    controller.seats = TableSeats(shared=True)
    controller.analyse()
    assert not game.analysis and not controller.undo_history.can_undo
    controller.seats = TableSeats()
    controller.analyse()
    assert kept[-1] and controller.undo_history.can_undo
    controller.undo_history.undo()
    assert controller.seating.person_acts and len(game.history) < count
    assert not controller.game.is_bot(game.to_move)
    while controller.undo_history.can_redo:
        controller.undo_history.redo()
    assert game.position == end
    # Back to the beginning, and no further than to the first decision of a person.
    while controller.undo_history.can_undo:
        controller.undo_history.undo()
    assert controller.undo_history.undo_refusal == "undo-none"


def test_all_of_a_turn_but_its_end_is_played_by_clicks_on_the_board(game):
    controller = TableController(game)
    play_until(
        controller, lambda: controller.seating.person_acts and game.position.phase == Phase.ACT
    )
    done = []
    while controller.seating.person_acts and game.position.turn == 0:
        position, count = game.position, len(game.history)
        aims = [
            (
                controller.presentation.actions.target_space(
                    controller.rules, controller.known, action
                ),
                action,
            )
            for action in game.legal_actions()
        ]
        spaces = list(dict.fromkeys(space for space, _ in aims if space is not None))
        place = controller.presentation.players.piece_space(controller.rules, position, 0)
        assert place is not None
        if not spaces and any(game.write(action) == "end" for _, action in aims):
            for _ in range(3):
                controller.click(place)
            assert len(game.history) == count and controller.chosen is None
            controller.play("end")
            done.append("end")
            continue
        # Another space each time, so that more than one kind of action is met.
        target = spaces[7 * count % len(spaces)] if spaces else place
        for _ in range(3):
            if len(game.history) == count:
                controller.click(target)
        assert len(game.history) == count + 1, "three clicks on a space do something there"
        done.append(game.history[-1].action.verb)
    assert controller.write(game.history[-1].action) == "end"
    assert len(done) == 4


def test_a_second_click_uses_the_cheapest_other_die(controller):
    here, there = (aims(controller, key) for key in tuple(controller.sources)[:2])
    space = min(there - here)
    controller.click(space)
    assert controller.refusals and controller.chosen is None
    controller.click(space)
    assert (
        controller.presentation.actions.target_space(
            controller.rules, controller.known, controller.chosen
        )
        == space
    )
    assert controller.options.tokens(controller.chosen) == min(
        map(controller.options.tokens, controller.options.actions_at(space))
    )


def test_before_a_turn_ends_with_something_left_it_is_named(controller):
    controller.use("end")
    seen_text = turn_html(controller)
    # Dice are lost; cards and gods stay for later turns.
    left = [key for key in controller.sources if key.startswith("die:")]
    assert left and left == controller.snapshot.left
    assert all(f'data-value="{key}"' in seen_text.split('class="unused"')[1] for key in left)
    assert "You could:" in seen_text and "Do it anyway" in seen_text
    # The warning comes first, and isn't part of what may be folded.
    assert seen_text.index('class="unused"') < seen_text.index('class="details"')
    # No click on the board ends it past that, however many: it can't be taken back.
    place = controller.presentation.players.piece_space(
        controller.rules, controller.game.position, controller.seating.viewer
    )
    assert place is not None
    before = controller.game.position
    for _ in range(3):
        controller.click(place)
        assert controller.game.position is before and controller.chosen is None
    assert "You are here." in turn_html(controller)
    assert controller.play("end") and controller.game.position.turn != before.turn


@pytest.mark.parametrize(("language", "sail"), [("en", "Sail to"), ("pl", "Płyń na")])
def test_a_warning_names_each_kind_of_use_once(controller, language, sail):
    controller.set_language(language)
    assert any(task.action.verb == Verb.MOVE for task in controller.snapshot.for_tasks)
    controller.use("end")
    uses = re.findall(r'class="uses">([^<]*)<', turn_html(controller))
    assert uses and all(text.count(sail) == 1 for text in uses)


def test_a_price_is_shown_with_the_remainder(controller):
    dear = next(
        action
        for action in controller.game.legal_actions()
        if controller.options.tokens(action) and action.source >= 0
    )
    controller.choose(controller.write(dear))
    favor = controller.game.position.players[controller.seating.viewer].favor
    cost = controller.options.tokens(dear)
    paid = f"You pay {cost} and have {favor - cost} left."
    # It comes first: on a phone, what follows may have to be scrolled.
    assert f'<div class="details"><p class="tokens">{paid}' in turn_html(controller)


def test_a_selection_is_shown_on_the_board_until_cancelled(controller):
    plain = {group.id for group in controller.scene().overlay}
    controller.choose(controller.write(moves(controller)[0]))
    planned = {group.id for group in controller.scene().overlay} - plain
    assert any(name.startswith("plan-") for name in planned)
    controller.clear()
    assert {group.id for group in controller.scene().overlay} == plain


def test_the_warning_before_a_turn_ends_names_what_comes_closer_to_a_goal(controller):
    key = next(key for key in controller.sources if key.startswith("die:"))
    goal = moves(controller)[-1]
    options = controller.options
    options.__dict__["for_tasks"] = (TaskAction(goal, "a task", ""),)
    controller.use("end")
    assert key in controller.snapshot.left and controller.options is options
    warning = turn_html(controller).split('class="unused"')[1].split('class="details"')[0]
    assert options.title(goal) in warning
