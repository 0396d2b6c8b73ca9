"""Why not: what can't be used says so, and what would work instead can be pressed."""

import re
from html import unescape
from itertools import takewhile

import pytest

from oracle_nb.bots import RandomBot, make_bot
from oracle_nb.core.events import Event
from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.package import DelphiPackage
from oracle_nb.delphi.pieces import Color
from oracle_nb.games import registry
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.refusal import AND_THEN
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.html_view import HtmlView
from tests.samples import sampled
from tests.toy import new_game as new_toy
from tests.toy.package import TOY


@pytest.fixture
def table(pair):
    """Two people; the first has used a die, and has others left."""
    made = TablePage(pair, PageContext(go=lambda _address: None))
    bot = make_bot("greedy", 1, pair.rules)
    position = pair.position
    while position.phase != Phase.ACT or position.pending or not position.spent:
        options = [action for action in pair.legal_actions() if pair.write(action) != "end"]
        pair.play(bot.decide(pair.view(pair.to_move), options or pair.legal_actions()))
        position = pair.position
    made.controller.open(pair)
    made.refresh()
    yield made
    made.close()


def test_cheaper_alternatives_are_buttons(table):
    controller, bot = table.controller, make_bot("greedy", 1, table.controller.rules)
    game = controller.game

    def dear():
        explained = (
            (action, game.explain(action))
            for action in game.legal_actions()
            if game.check(action).tokens
        )
        return next(
            ((action, each.cheaper) for action, each in explained if each.cheaper.lines), None
        )

    while (cheap := dear()) is None:
        table.handle("do", game.write(bot.decide(game.view(game.to_move), game.legal_actions())))
    action, cheaper = cheap
    ((sentence, (text,)),) = cheaper
    table.handle("pick", controller.write(action))
    button = f'data-do="pick" data-value="{text}" class="act way">{sentence}</button>'
    assert button in unescape(shown(table))
    table.handle("pick", text)
    assert controller.write(controller.chosen) == text
    assert sentence not in shown(table)


@pytest.fixture
def toy(monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    made = TablePage(
        new_toy(seed=3, seats=("Ann", "Bob")),
        make_bot=lambda _name, seed, rules: RandomBot(seed, rules),
    )
    yield made
    made.close()


def shown(table):
    html = "".join(html_view.html for html_view in table.view.select(HtmlView))
    # The name of a space can be pointed at.
    return re.sub(r'<span class="at"[^>]*>(\w+)</span>', r"\1", html)


def unavailable(table):
    """The unavailable buttons with the reasons that they give."""
    matches = re.findall(
        r'<button type="button" aria-disabled="true" aria-describedby="([^"]+)" data-do="pick"'
        r' data-value="([^"]+)">.*?</button><span id="([^"]+)" role="tooltip" class="tip">'
        r"([^<]+)</span>",
        shown(table),
    )
    assert all(by == name for by, _, name, _ in matches)
    names = [name for _, _, name, _ in matches]
    assert len(set(names)) == len(names)
    return {unescape(text): unescape(reason) for _, text, _, reason in matches}


def reasons(game, text):
    words = game.texts()
    return [str(words.broken(violation)) for violation in game.check(text).broken]


def test_unavailable_sources_explain_why_with_rule_titles(table):
    game, controller = table.controller.game, table.controller
    resting = unavailable(table)
    assert resting
    for text, reason in resting.items():
        assert reason == reasons(game, text)[0]
    # Everything there is, is either of use or says why not.
    keys = {row.key for row in controller.options.idle} | set(controller.sources)
    assert len([key for key in keys if key.startswith("god:")]) == 6
    seat = game.position.players[game.to_move]
    for die in (*seat.dice, *game.position.spent):
        assert f"die:{Color(die)}" in keys


def test_a_god_who_cant_act_is_refused_without_a_space_that_nobody_chose(table):
    controller = table.controller
    texts = [row.text for row in controller.options.idle if row.key == "god:poseidon"]
    assert texts and texts[0].startswith("poseidon ")
    table.handle("pick", texts[0])
    (refusal,) = controller.refusals
    assert refusal.title == "Poseidon"
    assert all(way.actions[-1].startswith("poseidon ") for way in refusal.ways)


def test_during_a_decision_everything_else_is_marked_unavailable(table):
    game = table.controller.game
    bot = make_bot("greedy", 1, game.rules)
    for _ in range(300):
        if game.position.pending and game.position.players[game.to_move].dice:
            break
        game.play(bot.decide(game.view(game.to_move), game.legal_actions()))
    table.controller.open(game)
    table.refresh()
    resting = unavailable(table)
    assert any(text.startswith("favor die:") for text in resting)
    assert "end" in resting
    for text in resting:
        assert game.check(text).broken_rules == ("play.decision-pending",)


def test_a_refused_click_lists_every_reason_and_a_repair(table):
    game, controller = table.controller.game, table.controller
    for text in unavailable(table):
        table.handle("pick", text)
        assert controller.chosen is None
        assert [refusal.text for refusal in controller.refusals] == [text]
        shown_text = unescape(shown(table))
        for reason in reasons(game, text):
            assert reason in shown_text
        advice = game.repairs(text)
        assert advice.lines or advice.missing
        for sentence, _actions in advice.lines:
            assert sentence in shown_text
        for sentence in advice.missing:
            assert sentence in shown_text


def spaces(controller):
    return [group.space for group in controller.scene().spaces]


def test_a_space_gives_an_action_or_a_refusal_with_alternatives(table):
    controller, game = table.controller, table.controller.game
    table.handle("source", next(key for key in controller.sources if key.startswith("die:")))
    refused = 0
    for space in spaces(controller):
        controller.clear()
        controller.click(space)
        if controller.options.actions_at(space, controller.source):
            assert (
                controller.chosen is not None
                or len(controller.options.actions_at(space, controller.source)) > 1
            )
            continue
        if controller.snapshot.is_own_place(space):
            assert controller.chosen is None and not controller.refusals
            continue
        refused += 1
        assert controller.refusals, space
        for refusal in controller.refusals:
            assert refusal.explanation.refusals
            assert refusal.ways or refusal.missing
            for way in refusal.ways:
                assert game.check(way.actions[0]).allowed
    assert refused > 20


def test_the_place_of_ones_own_ship_says_what_can_be_done_there(table):
    controller = table.controller
    here = controller.snapshot.shown.piece_space(controller.seating.viewer)
    for source in controller.sources:
        controller.source = source
        controller.clear()
        controller.click(here)
        assert controller.chosen is None
        table.refresh()
        card = unescape(shown(table)).partition('class="explain own-place"')[2]
        text = re.sub("<[^>]*>", "", card)
        assert controller.snapshot.shown.contents(here) in text
        assert "You are here. You could: Sail to" in text and "End the actions" not in text


@pytest.mark.parametrize("source", sampled(["card:", "god:", "end"], 3))
def test_whatever_is_chosen_a_space_is_never_silent(table, source):
    controller = table.controller
    controller.source = next((key for key in controller.sources if key.startswith(source)), "end")
    for space in spaces(controller):
        controller.clear()
        controller.click(space)
        assert (
            controller.chosen is not None
            or controller.refusals
            or controller.options.actions_at(space, controller.source)
            or controller.snapshot.is_own_place(space)
        )


def test_a_way_is_chosen_by_a_press_and_done_by_another(table):
    controller, game = table.controller, table.controller.game
    for space in spaces(controller):
        controller.clear()
        controller.click(space)
        ways = [
            way for refusal in controller.refusals for way in refusal.ways if len(way.actions) == 1
        ]
        if ways:
            table.refresh()
            assert f'data-do="way" data-value="{ways[0].text}"' in unescape(shown(table))
            table.handle("way", ways[0].text)
            assert controller.write(controller.chosen) == ways[0].text
            table.handle("do", ways[0].text)
            assert game.write(game.history[-1].action) == ways[0].text
            return
    pytest.fail("no way of one step")


def test_a_way_of_two_steps_offers_the_second_after_the_first(table):
    controller, game = table.controller, table.controller.game
    for space in spaces(controller):
        controller.clear()
        controller.click(space)
        ways = [
            way for refusal in controller.refusals for way in refusal.ways if len(way.actions) == 2
        ]
        if ways:
            first, second = ways[0].actions
            table.handle("way", ways[0].text)
            assert controller.write(controller.chosen) == first
            assert controller.options.title(game.action(second)) in unescape(shown(table))
            table.handle("do", first)
            assert game.write(game.history[-1].action) == first
            assert controller.write(controller.chosen) == second
            assert not controller.then
            return
    pytest.fail("no way of two steps")


def test_leaving_a_repair_stops_its_guidance(table):
    controller = table.controller
    for space in spaces(controller):
        controller.clear()
        controller.click(space)
        ways = [
            way for refusal in controller.refusals for way in refusal.ways if len(way.actions) == 2
        ]
        if ways:
            table.handle("way", ways[0].text)
            other = next(
                candidate
                for candidate in map(controller.write, controller.game.legal_actions())
                if candidate not in ways[0].text
            )
            table.handle("pick", other)
            assert not controller.then
            return
    pytest.fail("no way of two steps")


def test_a_hint_explains_the_effect_of_a_click_or_its_refusal(table):
    controller, game = table.controller, table.controller.game
    table.handle("source", next(key for key in controller.sources if key.startswith("die:")))
    priced = controller.snapshot.marks
    for space in spaces(controller):
        shown_text = controller.snapshot.hint(space)
        here = controller.options.actions_at(space, controller.source)
        if len(here) == 1:
            assert shown_text.startswith(controller.options.title(here[0]))
            price = priced[space]
            assert (f"for {price} token" if price else "free.") in shown_text
        elif controller.snapshot.is_own_place(space):
            assert shown_text == "You are here. Click or press Enter to see what you can do."
        elif not here:
            refused = controller.snapshot.refused_at(space)[0]
            assert reasons(game, game.write(refused))[0] in shown_text
    table._hovered(spaces(controller)[0])
    assert controller.snapshot.hint(spaces(controller)[0]) in unescape(table._hint.html)
    table._hovered(None)
    assert "Hover over a space or a piece to see what it is." in table._hint.html


def test_hovering_asks_no_repairs(table, monkeypatch):
    def asked(*_args, **_options):
        raise AssertionError("repairs are for who asks")

    monkeypatch.setattr(DelphiPackage, "repairs", asked)
    table.refresh()
    for space in spaces(table.controller):
        table._hovered(space)


def test_undo_and_redo_explain_why_they_are_unavailable(pair, game):
    alone = TablePage(pair)
    assert "There is nothing to undo yet." in shown(alone)
    assert "There is nothing to redo." in shown(alone)
    while pair.can_undo or not pair.history:
        alone.handle("do", alone.controller.write(pair.legal_actions()[0]))
    assert "it has revealed something" in shown(alone)
    assert alone.controller.undo_history.undo_refusal == "undo-sealed"
    alone.close()
    bots = TableController(game)
    while not game.history or not game.is_bot(game.history[-1].player):
        bots.bot_turns.step_action() if bots.seating.bot_acts else bots.play(
            bots.write(game.legal_actions()[0])
        )
    bots.bot_turns.unshown = 1
    assert bots.undo_history.undo_refusal == "undo-shown"
    bots.bot_turns.unshown = 0
    assert bots.undo_history.undo_refusal == "undo-bot"


def test_another_game_explains_refusals_too(toy):
    game = toy.controller.game
    assert set(unavailable(toy)) == {"go", "stay", "swim"}
    for text, reason in unavailable(toy).items():
        assert reason == reasons(game, text)[0]
    toy.handle("pick", "go")
    (refusal,) = toy.controller.refusals
    assert [way.text for way in refusal.ways] == [f"roll{AND_THEN}go"]
    assert refusal.ways[0].sentence in unescape(shown(toy))
    toy.handle("way", refusal.ways[0].text)
    toy.handle("do", "roll")
    # After a roll, another action may be better.
    assert toy.controller.chosen is None


def test_the_last_action_is_described_beside_the_next_choice(table):
    controller, game = table.controller, table.controller.game
    move = next(
        text for text in map(controller.write, game.legal_actions()) if text.startswith("move")
    )
    table.handle("do", move)
    assert not controller.refusals
    if controller.seating.person_acts and controller.chosen is None:
        shown_text = re.search(r'class="done".*?</div>', shown(table))
        assert shown_text is not None
        last = controller.display.log[-1].lines[-1].text
        isolated = last.replace("\u2068", "<bdi>").replace("\u2069", "</bdi>")
        assert isolated in unescape(shown_text[0])


def test_events_of_other_turns_are_read_before_the_first_action():
    game = registry.package_of("delphi").new_game(2, 5, ("bot:greedy", "Ann"))
    player = make_bot("greedy", 1, game.rules)

    def injured():
        others = takewhile(lambda entry: not entry.player, reversed(game.history))
        events = [event for entry in others for event in entry.events]
        return any(event.what == "injury-drawn" and event.player for event in events)

    while (seat := game.to_move) != 1 or not injured():
        assert seat is not None
        game.play(player.decide(game.view(seat), game.legal_actions()))
    since_then = re.search(r'class="done".*?</div>', shown(TablePage(game)))
    assert since_then is not None
    text = unescape(re.sub("<[^>]*>", "", since_then[0]))
    assert "Since your last action" in text and "injur" in text and "turn begins" not in text


def test_the_glory_of_a_round_is_summed_up_before_the_next_one():
    game = registry.package_of("mythology-advanced").new_game(3, 5, ("you", *["bot:random"] * 2))
    game.play("zeus 4")
    while game.position.round < 2:
        legal = [game.write(action) for action in game.legal_actions()]
        game.play(next((text for text in ("close", "end") if text in legal), legal[0]))
    assert "<li>You in round 1: +1 glory, now 11.</li>" in shown(TablePage(game))
    game.play("zeus 1")
    assert "You in round 1" not in shown(TablePage(game))
    words, progress = game.texts("en"), registry.presentation_of(game.rules, "en").progress
    points = (
        ("gained", "zeus", 1, 20),
        ("lost", "challenge", 1, 19),
        ("gained", "card-late", 17, 36),
    )
    gained = [
        Event(f"glory-{what}", f"glory.{why}", 2, {"points": count, "glory": glory, "god": 3})
        for what, why, count, glory in points
    ]
    begun, ended = (Event(f"round-{what}", "", -1, {"round": 4}) for what in ("begun", "ended"))
    (summed,) = progress.summary([*gained[1:], ended, begun], [gained[0], begun, gained[2]])
    text = progress.event_text(words, summed, None, {})
    assert text.endswith(" in round 4: +17 glory (17 from cards), now 36.")
    assert progress.summary(gained, ()) == ()


def test_a_route_names_the_islands_next_to_its_end(table):
    controller, board = table.controller, table.controller.rules.board
    move = next(
        action
        for actions in controller.sources.values()
        for action in actions
        if controller.write(action).startswith("move") and board.shore[action.target]
    )
    table.handle("pick", controller.write(move))
    near = re.search(r'class="near">(.*?)</div>', shown(table))
    assert near is not None
    for space in board.shore[move.target]:
        assert f"<li>{board.spaces[space].name}," in near[1]


def test_symbols_are_explained_and_link_to_the_legend(table, toy):
    assert "What the symbols mean" in shown(table)
    assert 'href="?rules=legend"' in shown(table)
    assert "What the symbols mean" not in shown(toy)


def test_nobody_is_at_the_name_of_an_area_where_units_can_act():
    game = registry.package_of("mythology").new_game(
        3, 5, ("Ann", "bot:tactician", "bot:tactician")
    )
    bot, seen = make_bot("tactician", 1, game.rules), 0
    while game.to_move is not None and seen < 3:
        controller = TableController(game)
        table, options = controller.snapshot, controller.options
        place = table.shown.piece_space(0)
        units = any(table.shown.source_space(key) is not None for key in controller.sources)
        if game.to_move == 0 and units and place is not None and not options.actions_at(place):
            controller.click(place)
            assert not table.is_own_place(place)
            seen += 1
        game.play(bot.decide(game.view(game.to_move), game.legal_actions()))
    assert seen == 3
