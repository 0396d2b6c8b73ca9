"""The table without a browser: all buttons, errors, and another game."""

import re
from html import unescape
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

import oracle_nb.web
from oracle_nb.bots import RandomBot, make_bot
from oracle_nb.delphi.pieces import Color
from oracle_nb.games import registry
from oracle_nb.games.game import Game
from oracle_nb.games.reviews.words import review_wording
from oracle_nb.games.rules import Result
from oracle_nb.lessons.guide import new_guided_game
from oracle_nb.rulebooks.wording import words as book_words
from oracle_nb.web.explorer.game_messages import GAME_MESSAGES
from oracle_nb.web.table.control.pacing import FAST, FOLLOW
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.text import words
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.html_view import HtmlView, Message
from tests.toy import new_game as new_toy
from tests.toy.package import TOY

TIMES = "\N{MULTIPLICATION SIGN}"


@pytest.fixture
def table(game):
    made = TablePage(game)
    yield made
    made.close()


def shown(table):
    return "".join(html_view.html for html_view in table_views(table))


def table_views(table):
    return list(table.view.select(HtmlView))


@pytest.mark.parametrize(("language", "said"), [("en", "Choose an"), ("pl", "Wykonuj akcje")])
def test_the_own_decision_is_asked_without_the_color(language, said):
    table = TablePage(new_guided_game("delphi", "You", 5), language=language)
    decision, controller = table.controller.snapshot.shown.decision, table.controller
    color, _, rest = decision.partition(": ")
    assert rest and f'class="decision">{said}' in table._side.html
    assert f"{color}: " not in table._side.html.partition('class="decision"')[2][:200]
    assert controller.snapshot.shown.own_decision(0)[1:] == rest[1:]
    assert controller.snapshot.shown.own_decision(1) == decision, "it isn't theirs"
    table.close()


def greedy(table):
    """Do what the greedy bot would do."""
    game = table.controller.game
    bot = make_bot("greedy", 1, game.rules)
    text = game.write(bot.decide(game.view(game.to_move), game.legal_actions()))
    table.handle("pick", text)
    return text


def well_formed(html):
    for lonely in ("input", "br", "hr", "img"):
        html = re.sub(rf"<({lonely}[^>]*)>", r"<\1/>", html)
    html = re.sub(
        r"(<[^<>]*?) (disabled|selected|open|readonly|data-keep|data-link)(?=[ />])",
        r'\1 \2=""',
        html,
    )
    return ET.fromstring(f"<div>{html}</div>")


def test_the_keyboard_starts_at_the_ship_of_the_player_to_move(table):
    controller = table.controller
    controller.bot_turns.skip()
    table.refresh()
    ship = controller.game.position.players[controller.seating.viewer].ship
    scene = table.board.scene
    here = (scene.width / 2, scene.height / 2)
    near = min(scene.spaces, key=lambda space: (space.x - here[0]) ** 2 + (space.y - here[1]) ** 2)
    assert near.space != ship
    table.board.press("ArrowUp")
    assert table.board.cursor == ship


def test_goals_are_shown_until_the_game_is_over(table, whole):
    assert 'class="aims"' in shown(table)
    # A bot has won: the person still had a task.
    record = replace(whole.record(), seats=("bot:greedy", "You", "bot:greedy"))
    over = TablePage(Game.replay(record, whole.rules))
    assert words("en").say("now-over") in shown(over)
    assert 'class="aims"' not in shown(over)
    over.close()


def test_ranks_have_numbers_where_the_rules_name_only_a_winner(table, whole):
    over = TablePage(Game.replay(whole.record(), whole.rules))
    assert whole.result is not None and whole.result.places == ()
    (ranking,) = re.findall(r'<ol class="places">(.*?)</ol>', shown(over))
    values = [int(value) for value in re.findall(r'<li value="(\d+)"', ranking)]
    assert len(values) == whole.rules.players
    assert values[0] == 1 and values == sorted(values)
    over.close()


def test_the_end_says_who_has_won_and_why_then_what_comes_next(whole):
    for language, order in (
        ("en", ("Rematch", "Learn from this game", "Share")),
        ("pl", ("Rewanż", "Ucz się na tej partii")),
    ):
        over = TablePage(Game.replay(whole.record(), whole.rules), language=language)
        (sentence,) = re.findall(r'class="won">(.*?)</h2>', shown(over))
        text = re.sub("<[^>]*>", "", sentence)
        assert whole.result is not None and f" {whole.result.rounds}, " in text
        assert text.endswith(".") and text.count(".") == 1
        (buttons,) = re.findall(r'data-do="rematch.*?</div>', shown(over))
        places = [buttons.index(f">{label}<") for label in order]
        assert places == sorted(places)
        # Why the winner is ahead isn't said twice.
        winner = re.findall(r'<ol class="places"><li.*?</li>', shown(over))[0]
        assert 'class="why"' not in winner
        over.close()


def test_the_kind_and_strength_of_a_bot_are_named(table, whole):
    record = replace(whole.record(), seats=("bot:greedy", "You", "bot:greedy"))
    over = TablePage(Game.replay(record, whole.rules))
    rows = re.findall(r'<summary[^>]* class="player[^>]*>', shown(over))
    assert ["easy bot" in row for row in rows] == [True, False, True]
    over.close()


def test_spaces_to_sail_to_are_called_spaces_and_prices_are_named(table):
    match = re.search(r"<h3>(Sail to [^<]*)</h3>(.*?)</details>", shown(table))
    assert match is not None and match[1] == "Sail to a space"
    price = re.search(r'class="price" title="([^"]*)" aria-label="([^"]*)">(\d)<', match[2])
    assert price is not None and price[1] == price[2] == words("en").say(
        "costs", tokens=int(price[3])
    )


def test_a_game_is_played_to_its_end_at_the_table(whole):
    record = whole.record()
    game = Game.replay(replace(record, log=record.log[:-80]), whole.rules, 3)
    table = TablePage(game)
    for _ in range(3000):
        if game.to_move is None:
            break
        if table.controller.seating.person_acts:
            text = greedy(table)
            assert f'data-do="pick" data-value="{text}"'.replace(">", "&gt;") in shown(table)
            assert table.controller.explanation is not None
            table.handle("do", text)
        else:
            table.handle("skip")
            table.handle("beat")
        assert not table.controller.notice
    assert game.result is not None and game.result.finished
    assert len(game.history) > len(record.log) - 80
    assert 'data-result="finished"' in shown(table)
    table.close()


def test_the_page_is_well_formed_in_both_themes(table):
    for theme in ("dark", "light"):
        table.handle("theme", theme)
        for _ in range(6):
            if table.controller.seating.person_acts:
                table.handle("do", greedy(table))
            else:
                table.handle("step-event")
            for html_view in table_views(table):
                well_formed(html_view.html)
                assert html_view.theme == theme


def test_names_are_never_html(pair):
    pair.seats = ("<script>alert(1)</script>", '"><img src=x onerror=alert(1)>')
    table = TablePage(pair)
    for _ in range(4):
        table.handle("do", greedy(table))
    assert "<script" not in shown(table)
    assert "<img" not in shown(table)
    assert "&lt;script&gt;" in shown(table)
    table.close()


def test_a_rule_opens_and_closes_where_it_is_pressed(table):
    chip = re.search(r'data-do="rule" data-value="([^"]+)"', shown(table))
    assert chip is not None
    table.handle("rule", chip[1])
    assert shown(table).count('class="rule-text"') == 1
    rule = table.controller.words.rulebook[chip[1].rpartition("/")[2]]
    assert rule.citation in shown(table)
    assert f">{rule.title}</button>" in shown(table)
    assert f">{rule.id}<" not in shown(table)
    table.handle("rule", chip[1])
    assert 'class="rule-text"' not in shown(table)


def test_a_picked_action_stays_when_picked_again(table):
    text = greedy(table)
    assert "Confirm" in shown(table)
    table.handle("pick", text)
    assert "Confirm" in shown(table) and not table.game.history
    table.handle("cancel")
    assert "Confirm" not in shown(table)


def test_a_shared_victory_is_shown(table, monkeypatch):
    monkeypatch.setattr(type(table.controller.game), "to_move", None)
    shared = Result((0, 2), (), True, 9)
    monkeypatch.setattr(type(table.controller.game), "result", shared)
    table.refresh()
    assert re.search(r"You and \w+ bot share the victory in round 9", shown(table))
    table.controller.set_language("pl")
    table.refresh()
    assert re.search(r"Wspólne zwycięstwo w rundzie 9: Ty i Bot \w+", shown(table))


def test_undo_restores_the_selected_source(table):
    controller = table.controller
    while controller.seating.bot_acts or len(controller.sources) < 4:
        table.handle("do", greedy(table)) if controller.seating.person_acts else table.handle(
            "step-action"
        )
    second = [key for key in controller.sources if key.startswith("die:")][1]
    table.handle("source", second)
    here = [controller.write(action) for action in controller.sources[second]]
    table.handle("do", next(text for text in here if text.startswith(("favor", "move"))))
    assert controller.source != second
    table.handle("undo")
    assert controller.source == second


def test_actions_elsewhere_name_their_source(table):
    controller = table.controller
    while controller.seating.bot_acts or "die:" not in controller.source:
        table.handle("do", greedy(table)) if controller.seating.person_acts else table.handle(
            "step-action"
        )
    for key, space in (
        (
            key,
            controller.presentation.actions.target_space(
                controller.rules, controller.known, action
            ),
        )
        for key, actions in controller.sources.items()
        for action in actions
    ):
        table.handle(
            "source", other := next(source for source in controller.sources if source != key)
        )
        if space is not None and not controller.options.actions_at(space, other):
            controller.click(space)
            table.refresh()
            name = controller.presentation.actions.source_title(
                controller.rules, controller.game.position, key
            )
            by = re.findall(r'class="by">(?:<svg.*?</svg>)?([^<]*)<', shown(table))
            ways = [way.sentence for refusal in controller.refusals for way in refusal.ways]
            assert name in by or any(name in sentence for sentence in ways)
            return
    pytest.fail("no such space")


def test_equal_dice_are_counted(game):
    position = game.position
    seat = position.turn
    twins = replace(position.players[seat], dice=tuple(sorted((Color.RED, Color.RED, Color.BLUE))))
    players = tuple(twins if n == seat else player for n, player in enumerate(position.players))
    table = TablePage(
        Game(game.rules, 1, ("Ann", "Bob", "Eve"), replace(position, players=players))
    )
    buttons = re.findall(r'data-group="die:(\w+)".*?<span>(.*?)</span>', shown(table))
    assert dict(buttons) == {"red": f"<b>2{TIMES}</b> red die", "blue": "blue die"}
    table.close()


def test_a_late_click_does_nothing(table):
    game = table.controller.game
    while table.controller.seating.bot_acts:
        table.handle("step-action")
    text = greedy(table)
    at = str(len(game.history))
    table._handle(Message("do", text, at=at))
    count = len(game.history)
    assert count == int(at) + 1
    table._handle(Message("do", text, at=at))
    assert len(game.history) == count


def test_an_error_is_shown_and_leaves_the_game_as_it_was(table, monkeypatch):
    before = table.controller.game.position
    monkeypatch.setattr(table.controller.display, "toggle_rule", lambda _place: 1 / 0)
    table.handle("rule", "end")
    assert table.controller.game.position is before
    assert "ZeroDivisionError" in shown(table)
    assert 'class="report notice" role="alert"' in shown(table)
    table.handle("cancel")
    assert 'class="report notice"' not in shown(table)


def test_messages_that_no_button_sends_do_nothing(table):
    before = shown(table)
    table.handle("format-disk", "c:")
    assert shown(table) == before
    html_views = table_views(table)
    html_views[0].receive("no message")
    html_views[0].receive({"do": 3})
    assert shown(table) == before


def test_the_page_is_the_clock_of_the_bots(table):
    game = table.controller.game
    while table.controller.seating.person_acts:
        table.handle("do", greedy(table))
    assert f'data-beat="{FOLLOW}"' in shown(table)
    count = len(game.history)
    table.handle("beat")
    assert len(game.history) == count + 1
    table.handle("pause")
    assert "data-beat" not in shown(table)
    table.handle("beat")
    assert len(game.history) == count + 1
    table.handle("skip")
    if table.controller.seating.bot_acts:
        assert f'data-beat="{FAST}"' in shown(table)


def test_a_bot_that_fails_is_stopped_and_the_game_goes_on_waiting(game):
    class FailingRules:
        name = "broken"

        def decide(self, view, options):
            raise RuntimeError("no idea")

    table = TablePage(game, make_bot=lambda *_: FailingRules())
    while table.controller.seating.person_acts:
        table.handle("do", greedy(table))
    before = game.position
    table.handle("beat")
    assert "no idea" in shown(table)
    assert game.position is before
    assert "data-beat" not in shown(table)
    table.close()


def test_a_save_does_not_select_imported_modules(game):
    game.seats = ("Ann", "bot:pathlib:Path", "bot:greedy")
    table = TablePage(game)
    while table.controller.seating.person_acts:
        table.handle("do", greedy(table))
    table.handle("step-action")
    assert "by their names" in shown(table)
    table.close()


@pytest.fixture
def toy(monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    return new_toy(seed=3, seats=("Ann", "bot:random"))


def test_another_game_is_played_at_the_same_table(toy):
    table = TablePage(toy, make_bot=lambda _name, seed, rules: RandomBot(seed, rules))
    for _ in range(200):
        if toy.to_move is None:
            break
        if table.controller.seating.person_acts:
            text = toy.write(toy.legal_actions()[0])
            table.handle("pick", text)
            table.handle("do", text)
        else:
            table.handle("step-event")
    assert toy.to_move is None
    assert "data-result" in shown(table)
    for html_view in table_views(table):
        well_formed(html_view.html)
    table.close()


def test_every_message_is_used_and_there():
    sources = "".join(
        path.read_text("utf-8") for path in Path(oracle_nb.web.__file__).parent.rglob("*.py")
    ).replace("'", '"')
    texts = {*re.findall(r'"([\w-]+)(?=")', sources)}
    beginnings = {*re.findall(r'f"([\w-]+)-\{', sources)}
    own = [message for message in words().messages if not message.startswith(("list-", "search-"))]
    for message in own:
        parts = message.split("-")
        stems = {"-".join(parts[:end]) for end in range(1, len(parts))}
        assert message in texts or stems & beginnings, message
    known = {*words().messages, *book_words().messages, *GAME_MESSAGES}
    known |= {*review_wording("en").messages}
    for message in re.findall(r'say\("([a-z-]+)"', sources):
        assert message in known


# --- languages ---------------------------------------------------------------------------------


def test_the_language_changes_and_nothing_is_lost(game):
    kept = []
    table = TablePage(game, PageContext(keep=lambda *choice: kept.append(choice)))
    table.handle("do", table.controller.write(game.legal_actions()[0]))
    controller = table.controller
    move = next(action for action in game.legal_actions() if game.write(action).startswith("move "))
    table.handle("pick", game.write(move))
    english, events = shown(table), len(game.events)
    assert "Why this is allowed" in english and "Polski" in english
    table.handle("language", "pl")
    assert controller.chosen == move and controller.game is game and len(game.events) == events
    polish = shown(table)
    for said in ("Dlaczego to dozwolone", "Płyniesz z ", "Przebieg", "Twoja tura", "English"):
        assert said in polish, said
    for left in ("You sail", "What happened", "Confirm"):
        assert left not in polish, left
    assert table.language == table.head.language == "pl"
    assert any("pole morza" in group.title for group in table.board.scene.spaces)
    table.handle("language", "en")
    assert shown(table) == english
    table.handle("language", "tlh")
    assert kept == [("language", "pl"), ("language", "en")]
    table.close()


def test_a_refusal_is_repeated_in_the_new_language(table):
    controller = table.controller
    for group in table.board.scene.spaces:
        controller.click(group.space)
        if controller.refusals:
            break
    reason = controller.refusals[0].explanation.refusals[0].text
    table.handle("language", "pl")
    refusal_text = controller.refusals[0].explanation.refusals[0].text
    assert refusal_text != reason and refusal_text in shown(table)


def test_a_game_in_one_language_offers_no_other(monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    table = TablePage(new_toy())
    assert "Polski" not in shown(table)
    table.close()


def test_at_most_twelve_actions_are_listed_at_once_the_cheapest(table):
    controller = table.controller
    source, options = controller.source, controller.snapshot.options
    actions = options.sources[source]
    assert len(actions) > 12, "a list that is long enough"
    listed = re.search(r'class="actions".*', shown(table))
    assert listed is not None
    unfolded = re.sub(r"<details.*?</details>", "", listed[0])
    at_once = re.findall(r'data-value="([^"]*)"[^>]* data-action', unfolded)
    assert 5 <= len(at_once) <= 12
    # Actions that serve a task come first, with any source, and aren't listed again.
    tasks = list(dict.fromkeys(options.text(task.action) for task in options.for_tasks))[:3]
    assert [*map(unescape, at_once[: len(tasks)])] == tasks
    prices = {options.text(action): options.tokens(action) for action in actions}
    prices = {text: price for text, price in prices.items() if text not in tasks}
    # Then the cheapest: with five, or those of the lowest price if they are more, all others are
    # folded. What serves a task comes first among equal prices.
    others = [*map(unescape, at_once[len(tasks) :])]
    assert sorted(prices[text] for text in others) == sorted(prices.values())[: len(others)]
    left = [action for action in actions if options.text(action) not in tasks]
    serving = {options.text(action) for action in options.serving(tuple(left))}
    price = max(prices[text] for text in others)
    folded = {text for text in serving if prices[text] == price} - {*others}
    same = [text for text in others if prices[text] == price]
    assert not folded or serving.issuperset(same)
    everything = re.findall(r'data-value="([^"]*)"[^>]* data-action', listed[0])
    assert sorted(map(unescape, everything[len(tasks) :])) == sorted(prices)
