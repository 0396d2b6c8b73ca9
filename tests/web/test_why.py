"""Why not: what can't be used says so, and what would work instead can be pressed."""

import re
from html import unescape

import pytest

from oracle_nb.bots import RandomBot, make_bot
from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.package import DelphiPackage
from oracle_nb.delphi.pieces import Color
from oracle_nb.games import registry
from oracle_nb.web.table.control.board_scene import hint, marks
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.refusal import AND_THEN
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.html_view import HtmlView
from tests.toy import new_game as new_toy
from tests.toy.package import TOY


@pytest.fixture
def table(pair):
    """Two people; the first has used a die, and has others left."""
    made = TablePage(pair, PageContext(go=lambda _address: None))
    bot = make_bot("greedy", 1, pair.rules)
    position = pair.position
    while position.phase != Phase.ACT or position.pending or not position.spent:
        options = [one for one in pair.legal_actions() if pair.write(one) != "end"]
        pair.play(bot.decide(pair.view(pair.to_move), options or pair.legal_actions()))
        position = pair.position
    made.desk.open(pair)
    made.refresh()
    yield made
    made.close()


def test_what_does_the_same_for_less_can_be_pressed(table):
    desk, bot = table.desk, make_bot("greedy", 1, table.desk.rules)
    game = desk.game

    def dear():
        told = ((one, game.explain(one)) for one in game.legal_actions() if game.check(one).tokens)
        return next(((one, each.cheaper) for one, each in told if each.cheaper.lines), None)

    while (found := dear()) is None:
        table.act("do", game.write(bot.decide(game.view(game.to_move), game.legal_actions())))
    action, cheaper = found
    ((sentence, (text,)),) = cheaper
    table.act("pick", desk.write(action))
    button = f'data-do="pick" data-value="{text}" class="act way">{sentence}</button>'
    assert button in unescape(shown(table))
    table.act("pick", text)
    assert desk.write(desk.chosen) == text
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
    html = "".join(face.html for face in table.__panel__().select(HtmlView))
    # The name of a space can be pointed at.
    return re.sub(r'<span class="at"[^>]*>(\w+)</span>', r"\1", html)


def told(table):
    """What is pressed in vain and the reason it gives, of all buttons that can't be used."""
    found = re.findall(
        r'<button type="button" aria-disabled="true" aria-describedby="([^"]+)" data-do="pick"'
        r' data-value="([^"]+)">.*?</button><span id="([^"]+)" role="tooltip" class="tip">'
        r"([^<]+)</span>",
        shown(table),
    )
    assert all(by == name for by, _, name, _ in found)
    names = [name for _, _, name, _ in found]
    assert len(set(names)) == len(names)
    return {unescape(text): unescape(reason) for _, text, _, reason in found}


def reasons(game, text):
    words = game.texts()
    return [str(words.broken(one)) for one in game.check(text).broken]


def test_what_cannot_be_used_says_why_in_the_words_of_the_rules(table):
    game, desk = table.desk.game, table.desk
    resting = told(table)
    assert resting
    for text, reason in resting.items():
        assert reason == reasons(game, text)[0]
    # Everything there is, is either of use or says why not.
    keys = {one.key for one in desk.idle} | set(desk.sources)
    assert len([key for key in keys if key.startswith("god:")]) == 6
    seat = game.position.players[game.to_move]
    for die in (*seat.dice, *game.position.spent):
        assert f"die:{Color(die)}" in keys


def test_while_a_decision_waits_everything_else_says_so(table):
    game = table.desk.game
    bot = make_bot("greedy", 1, game.rules)
    for _ in range(300):
        if game.position.pending and game.position.players[game.to_move].dice:
            break
        game.play(bot.decide(game.view(game.to_move), game.legal_actions()))
    table.desk.open(game)
    table.refresh()
    resting = told(table)
    assert any(text.startswith("favor die:") for text in resting)
    assert "end" in resting
    for text in resting:
        assert game.check(text).broken_rules == ("play.decision-pending",)


def test_pressed_in_vain_it_tells_every_reason_and_a_way(table):
    game, desk = table.desk.game, table.desk
    for text in told(table):
        table.act("pick", text)
        assert desk.chosen is None
        assert [one.text for one in desk.refusals] == [text]
        told_now = unescape(shown(table))
        for reason in reasons(game, text):
            assert reason in told_now
        advice = game.repairs(text)
        assert advice.lines or advice.missing
        for sentence, _actions in advice.lines:
            assert sentence in told_now
        for sentence in advice.missing:
            assert sentence in told_now


def spaces(desk):
    return [group.space for group in desk.scene().spaces]


def test_a_space_gives_an_action_or_a_refusal_with_what_works(table):
    desk, game = table.desk, table.desk.game
    table.act("source", next(key for key in desk.sources if key.startswith("die:")))
    refused = 0
    for space in spaces(desk):
        desk.clear()
        desk.click(space)
        if desk.at(space, desk.source):
            assert desk.chosen is not None or len(desk.at(space, desk.source)) > 1
            continue
        if own := desk.unaimed(space):
            assert desk.chosen == own[0]
            continue
        refused += 1
        assert desk.refusals, space
        for one in desk.refusals:
            assert one.explanation.refusals
            assert one.ways or one.missing
            for way in one.ways:
                assert game.check(way.actions[0]).allowed
    assert refused > 20


@pytest.mark.parametrize("source", ["god:", "card:", "end"])
def test_whatever_is_chosen_a_space_is_never_silent(table, source):
    desk = table.desk
    desk.source = next((key for key in desk.sources if key.startswith(source)), "end")
    for space in spaces(desk):
        desk.clear()
        desk.click(space)
        assert desk.chosen is not None or desk.refusals or desk.at(space, desk.source)


def test_a_way_is_chosen_by_a_press_and_done_by_another(table):
    desk, game = table.desk, table.desk.game
    for space in spaces(desk):
        desk.clear()
        desk.click(space)
        ways = [way for one in desk.refusals for way in one.ways if len(way.actions) == 1]
        if ways:
            table.refresh()
            assert f'data-do="way" data-value="{ways[0].text}"' in unescape(shown(table))
            table.act("way", ways[0].text)
            assert desk.write(desk.chosen) == ways[0].text
            table.act("do", ways[0].text)
            assert game.write(game.history[-1].action) == ways[0].text
            return
    pytest.fail("no way of one step")


def test_a_way_of_two_steps_offers_the_second_after_the_first(table):
    desk, game = table.desk, table.desk.game
    for space in spaces(desk):
        desk.clear()
        desk.click(space)
        ways = [way for one in desk.refusals for way in one.ways if len(way.actions) == 2]
        if ways:
            first, second = ways[0].actions
            table.act("way", ways[0].text)
            assert desk.write(desk.chosen) == first
            assert desk.title(game.action(second)) in unescape(shown(table))
            table.act("do", first)
            assert game.write(game.history[-1].action) == first
            assert desk.write(desk.chosen) == second
            assert not desk.then
            return
    pytest.fail("no way of two steps")


def test_who_turns_away_from_a_way_is_not_led_on(table):
    desk = table.desk
    for space in spaces(desk):
        desk.clear()
        desk.click(space)
        ways = [way for one in desk.refusals for way in one.ways if len(way.actions) == 2]
        if ways:
            table.act("way", ways[0].text)
            other = next(
                one for one in map(desk.write, desk.game.legal_actions()) if one not in ways[0].text
            )
            table.act("pick", other)
            assert not desk.then
            return
    pytest.fail("no way of two steps")


def test_a_hint_tells_what_a_click_would_do_or_why_not(table):
    desk, game = table.desk, table.desk.game
    table.act("source", next(key for key in desk.sources if key.startswith("die:")))
    priced = marks(desk)
    for space in spaces(desk):
        told_now = hint(desk, space)
        here = desk.at(space, desk.source)
        if len(here) == 1:
            assert told_now.startswith(desk.title(here[0]))
            price = priced[space]
            assert ("free." if price == "0" else f"for {price} favor token") in told_now
        elif own := desk.unaimed(space):
            assert desk.title(own[0]) in told_now
        elif not here:
            refused = desk.refused_at(space)[0]
            assert reasons(game, game.write(refused))[0] in told_now
    table._hovered(spaces(desk)[0])
    assert hint(desk, spaces(desk)[0]) in unescape(table._hint.html)
    table._hovered(None)
    assert "<span></span></p>" in table._hint.html


def test_hovering_asks_no_repairs(table, monkeypatch):
    def asked(*_args, **_options):
        raise AssertionError("repairs are for who asks")

    monkeypatch.setattr(DelphiPackage, "repairs", asked)
    table.refresh()
    for space in spaces(table.desk):
        table._hovered(space)


def test_undo_and_redo_say_why_not(pair, game):
    alone = TablePage(pair)
    assert "There is nothing to undo yet." in shown(alone)
    assert "There is nothing to redo." in shown(alone)
    while pair.can_undo or not pair.history:
        alone.act("do", alone.desk.write(pair.legal_actions()[0]))
    assert "it revealed dice, cards or tiles" in shown(alone)
    assert alone.desk.undo_bar == "undo-sealed"
    alone.close()
    bots = TableController(game)
    while not game.history or not game.is_bot(game.history[-1].player):
        bots.step_action() if bots.bot_acts else bots.do(bots.write(game.legal_actions()[0]))
    bots.unshown = 1
    assert bots.undo_bar == "undo-shown"
    bots.unshown = 0
    assert bots.undo_bar == "undo-bot"


def test_another_game_says_why_not_too(toy):
    game = toy.desk.game
    assert set(told(toy)) == {"go", "stay", "swim"}
    for text, reason in told(toy).items():
        assert reason == reasons(game, text)[0]
    toy.act("pick", "go")
    (refusal,) = toy.desk.refusals
    assert [way.text for way in refusal.ways] == [f"roll{AND_THEN}go"]
    assert refusal.ways[0].sentence in unescape(shown(toy))
    toy.act("way", refusal.ways[0].text)
    toy.act("do", "roll")
    assert toy.desk.write(toy.desk.chosen) == "go"


def test_what_was_just_done_is_told_where_one_goes_on(table):
    desk, game = table.desk, table.desk.game
    move = next(text for text in map(desk.write, game.legal_actions()) if text.startswith("move"))
    table.act("do", move)
    assert not desk.refusals
    if desk.person_acts and desk.chosen is None:
        told_now = re.search(r'class="done".*?</div>', shown(table))
        assert told_now is not None
        last = desk.log[-1].lines[-1].text
        assert last in unescape(told_now[0])


def test_a_way_over_the_sea_tells_what_lies_beside_its_end(table):
    desk, board = table.desk, table.desk.rules.board
    move = next(
        one
        for actions in desk.sources.values()
        for one in actions
        if desk.write(one).startswith("move") and board.shore[one.target]
    )
    table.act("pick", desk.write(move))
    near = re.search(r'class="near">(.*?)</div>', shown(table))
    assert near is not None
    for space in board.shore[move.target]:
        assert f"<li>{board.spaces[space].name}," in near[1]


def test_the_signs_are_told_and_lead_to_all_of_them(table, toy):
    assert "What the symbols mean" in shown(table)
    assert 'href="?rules=legend"' in shown(table)
    assert "What the symbols mean" not in shown(toy)
