"""News of a player since their last action, and threats, at the table."""

import re
from html import unescape

import pytest
from msgspec.structs import replace

from oracle_nb.bots import make_bot
from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.pieces import COLORS, Equipment
from oracle_nb.delphi.ui.players.presentation import DelphiPlayers
from oracle_nb.games.registry import package_of, presentation_of
from oracle_nb.render.html import without_marks
from oracle_nb.web.table.control.display import FIRST
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.table.views.bot_watch import BotState, bots_view
from oracle_nb.web.table.views.spoken_texts import spoken
from oracle_nb.web.table.views.table_view import log_view

SEATS = ("bot:greedy", "bot:greedy", "you")
YOU = 2
SHEETS = ("bot:strategist", "you")


def played_until(reached, first=0):
    """Return the first game in which bots have played all seats until a condition holds.

    ``first``: the seed to begin with; none before it has such a game.
    """
    for seed in range(first, 20):
        game = package_of("delphi").new_game(len(SEATS), seed, SEATS)
        bot = make_bot("greedy", 1, game.rules)
        while game.to_move is not None:
            if reached(game):
                return game
            game.play(bot.decide(game.view(game.to_move), game.legal_actions()))
    raise AssertionError


def last_of(game, seat):
    """Return the number of the last action of a seat."""
    history = game.history
    return next((n for n in reversed(range(len(history))) if history[n].player == seat), -1)


def injured(entries, seat):
    """Return whether an injury was drawn by a seat in some actions."""
    events = (event for entry in entries for event in entry.events)
    return any(event.what == "injury-drawn" and event.player == seat for event in events)


def text_of(html):
    return unescape(re.sub("<[^>]*>", "", html.replace("</li><li", "</li> <li"))).strip()


def news_of(game):
    page = TablePage(game)
    shown = shown_news(page)
    page.close()
    return shown


def shown_news(page):
    shown = re.search(r'class="done".*?</div>', page._side.html)
    return "" if shown is None else shown[0]


def acts(game, seat):
    """Return whether a seat begins the actions of its turn."""
    position = game.position
    return game.to_move == seat and position.phase is Phase.ACT and not position.pending


def test_an_injury_is_news_however_much_the_others_did_since():
    def reached(game):
        last = last_of(game, YOU)
        return (
            acts(game, YOU)
            and injured(game.history[last + 1 : -FIRST], YOU)
            and not injured(game.history[-FIRST:], YOU)
        )

    news = news_of(played_until(reached))
    assert "Since your last action" in news
    # It says what was rolled, and against which shield.
    cause = "<small>The titan rolls [1-5]; your shield is [0-4]\\."
    assert re.search(f'<ul><li class="setback">You draw a [^<]*{cause}', news)


def test_a_six_of_the_titan_is_said_once_for_both_injuries():
    def reached(game):
        last = last_of(game, YOU)
        events = (event for entry in game.history[last + 1 :] for event in entry.events)
        sixes = (event for event in events if event.rule == "titan.six")
        return acts(game, YOU) and sum(event.player == YOU for event in sixes) > 1

    news = text_of(news_of(played_until(reached, 1)))
    assert news.count("The titan rolls a 6: everyone draws 2 injuries.") == 1
    assert news.count("You draw") == 2


def test_the_end_of_a_round_has_a_heading_of_its_own_in_the_log():
    def attacked(game):
        return game.history and "titan-held-off" in [e.what for e in game.history[-1].events]

    page = TablePage(played_until(attacked))
    snapshot = page.controller.snapshot.page
    page.close()
    entry = re.search('data-k="act-.*?</ul>', without_marks(log_view(snapshot)))
    assert entry is not None
    before, after = text_of(entry[0]).split("End of the round")
    assert "off the titan" in after and "titan" not in before.replace("rolls the titan die", "")
    assert log_view(snapshot).count('class="round-end"') == len(
        {entry.number for entry in snapshot.log for line in entry.lines if is_attack(line.event)}
    )


def is_attack(event):
    return event.rule in ("titan.attack", "titan.six")


def test_an_injury_of_ones_own_last_action_is_news_when_the_turn_begins():
    def reached(game):
        last = last_of(game, YOU)
        return (
            acts(game, YOU)
            and 0 <= last < len(game.history) - 1
            and injured(game.history[last : last + 1], YOU)
        )

    game = played_until(reached, 1)
    assert "You draw a" in text_of(news_of(game))
    # After an action, its results are described instead.
    game.play(next(action for action in game.legal_actions() if game.write(action) != "end"))
    assert "Since your last action" not in news_of(game)


def test_the_end_of_a_long_action_is_news():
    def reached(game):
        events = game.history[-1].events if game.history else ()
        return acts(game, YOU) and last_of(game, YOU) == len(game.history) - 1 and len(events) > 6

    page = TablePage(game := played_until(reached, 8))
    last = page.controller.display.log[-1]
    page.close()
    news = text_of(news_of(game))
    assert " ".join(line.text for line in last.lines[-5:]) in news
    # The rest is folded below.
    first = " ".join(line.text for line in last.lines[:-5])
    assert news.endswith(f"{len(last.lines) - 5} more events{first}")


def test_an_injury_is_said_above_what_a_bot_did():
    def reached(game):
        return game.to_move == 1 and injured(game.history[last_of(game, YOU) + 1 :], YOU)

    page = TablePage(played_until(reached))
    snapshot = page.controller.game_snapshot
    text = text_of(bots_view(snapshot, BotState("follow", False, False, None)))
    page.close()
    injury = next(line.text for line in snapshot.since if line.event.what == "injury-drawn")
    assert f"Since your last action: {injury}" in text
    assert text.index(injury) < text.index(snapshot.log[-1].title)


@pytest.mark.parametrize(
    ("injuries", "equipment", "warning"),
    [
        ((1, 1, 1, 1, 0, 0), (), ""),
        ((0, 2, 0, 0, 0, 0), (), "One more {1} injury, and"),
        ((0, 2, 0, 2, 0, 0), (), "One more {1} or {3} injury, and"),
        ((1, 1, 1, 1, 1, 0), (), "One more injury, and"),
        ((0, 3, 0, 0, 0, 0), (), "Too many injuries"),
        ((1, 1, 1, 1, 1, 1), (), "Too many injuries"),
        # This card allows for one more of a color, and two more in all.
        ((0, 2, 0, 0, 0, 0), (Equipment.RECOVER,), ""),
        ((0, 3, 0, 0, 0, 0), (Equipment.RECOVER,), "One more {1} injury, and"),
    ],
)
def test_a_warning_comes_before_an_injury_costs_a_turn(injuries, equipment, warning):
    game = played_until(lambda game: acts(game, YOU))
    players = presentation_of(game.rules, "en").players
    position = with_injuries(game.position, injuries, equipment)
    shown = players.warning(game.rules, position, YOU)
    assert shown.startswith(warning.format(*COLORS)) and bool(shown) == bool(warning)
    # Nobody is warned in another's turn, or that a turn after the last round will be lost.
    assert players.warning(game.rules, position, 0) == ""
    home = replace(position.players[0], home=True)
    last = replace(position, players=(home, *position.players[1:]))
    warned = players.warning(game.rules, last, YOU)
    assert warned.endswith("has reached Zeus: this is your last turn.") and "injur" not in warned


def with_injuries(position, injuries, equipment=()):
    """Return a position in which you have some injuries and equipment cards."""
    players = list(position.players)
    players[YOU] = replace(players[YOU], injuries=injuries, equipment=tuple(map(int, equipment)))
    return replace(position, players=tuple(players))


def test_a_warning_is_shown_and_read_out_before_the_decision(monkeypatch):
    monkeypatch.setattr(DelphiPlayers, "warning", lambda *_: "Take care.")
    page = TablePage(played_until(lambda game: acts(game, YOU)))
    turn = re.search(r'class="turn".*?</div>', page._side.html)
    table = page.controller.snapshot
    page.close()
    assert turn is not None
    assert '<p class="warning">Take care.</p>' in turn[0]
    assert spoken(table) == f"Take care.\n{table.shown.own_decision(YOU)}"


def mythology_until(name, bot_name, seats, seed, reached):
    """Return a game of Mythology in which bots have played all seats until a condition holds."""
    game = package_of(name).new_game(len(seats), seed, seats)
    bot = make_bot(bot_name, 1, game.rules)
    while game.to_move is not None and not reached(game):
        game.play(bot.decide(game.view(game.to_move), game.legal_actions()))
    assert game.to_move is not None
    return game


def whats(entries):
    return [event.what for entry in entries for event in entry.events]


def test_a_lost_fight_is_read_as_its_roll_and_what_came_of_it():
    def lost(game):
        events = [event for entry in game.history for event in entry.events]
        removed = any(event.what == "unit-removed" and not event.player for event in events)
        return removed and game.to_move == 1

    page = TablePage(mythology_until("mythology", "random", ("bot:random", "you"), 3, lost))
    first, second = page.controller.display.since[:2]
    page.close()
    assert (first.event.what, second.event.what) == ("fight-rolled", "unit-removed")


@pytest.mark.parametrize(("seats", "seed"), [(("you", "bot:strategist"), 6), (SHEETS, 25)])
def test_a_failed_attempt_is_news_before_the_scores_of_the_round_that_it_ended(seats, seed):
    you = seats.index("you")

    def failed(game):
        last = whats(game.history[last_of(game, you) :][:1])
        return game.to_move == you and {"prize-missed", "round-ended"} <= set(last)

    news = text_of(
        news_of(mythology_until("mythology-advanced", "strategist", seats, seed, failed))
    )
    assert in_order(news, ["You roll", "against Defense", "doesn't get", "in round"])


def in_order(text, parts):
    places = [text.find(part) for part in parts]
    return -1 not in places and places == sorted(places)


def test_a_lost_challenge_is_read_in_order_with_both_rolls():
    def lost(game):
        entries = game.history[last_of(game, 0) + 1 :]
        return game.to_move == 0 and {"arbitration-rolled", "glory-lost"} <= set(whats(entries))

    seats = ("you", "bot:strategist", "bot:strategist")
    game = mythology_until("mythology-advanced", "strategist", seats, 5, lost)
    news = text_of(news_of(game))
    assert in_order(
        news, ["Hephaestus rolls 64", "You roll 35", "wins the challenge", "You lose 1"]
    )


def test_the_result_of_a_challenge_is_news_when_the_next_one_objects():
    def challenged_again(game):
        last = last_of(game, 0)
        then, since = whats(game.history[last : last + 1]), whats(game.history[last + 1 :])
        return (
            game.to_move == 0
            and "claim-challenged" in since
            and {"arbitration-rolled", "glory-gained", "glory-lost"} <= set(then)
            and game.history[last].player == 0
        )

    seats = ("you", *("bot:strategist",) * 3)
    game = mythology_until("mythology-advanced", "strategist", seats, 0, challenged_again)
    news = text_of(news_of(game))
    assert in_order(
        news, ["You roll 36", "Artemis rolls 21", "You win the challenge", "You gain 1 glory"]
    )


def test_the_death_of_a_hero_with_own_points_is_news_and_not_the_points():
    def killed(game):
        last = last_of(game, 1)
        events = [event for entry in game.history[last:] for event in entry.events]
        revealed = {x.facts["unit"] for x in events if x.what == "points-told" and x.player == 1}
        dead = {x.facts["unit"] for x in events if x.what == "unit-killed"}
        return game.to_move == 1 and revealed & dead and "round-ended" in [x.what for x in events]

    seats = ("bot:strategist", "you", "bot:strategist", "bot:strategist")
    game = mythology_until("mythology-advanced", "strategist", seats, 2, killed)
    news = news_of(game)
    assert re.search('class="setback">Menelaus: killed by Colchian Dragon', news)
    assert in_order(text_of(news), ["Menelaus: a roll of 13", "Menelaus: killed", "in round 4"])
    assert "power points on" not in news


def test_a_refused_alliance_is_news_with_its_reason_and_the_rest_is_folded():
    def may_offer(game):
        acts = game.to_move == 0 and game.history[-1].player != 0
        return acts and any(action.verb == "propose" for action in game.legal_actions())

    seats = ("you", *("bot:tactician",) * 3)
    game = mythology_until("mythology", "tactician", seats, 5, may_offer)
    before = text_of(news_of(game))
    assert "removes Antiope" in before
    game.play(next(action for action in game.legal_actions() if action.verb == "propose"))
    page = TablePage(game)
    page.controller.bot_turns.step_action()
    page.refresh()
    news = text_of(shown_news(page))
    reasons = [source.reason for source in page.controller.options.idle]
    page.close()
    refusal = "Hephaestus (Monsters) declines your offer of an alliance."
    # There was no action before these.
    reason = "The alliance wouldn't bring this bot more points."
    assert f"So far{refusal} {reason}" in news
    # The news of the round has been read above the proposal.
    assert "removes Antiope" in news.partition("more events")[2]
    assert reasons == ["You have already made Hephaestus (Monsters) an offer this turn."]


def tactician_turn(players, seed, number):
    """Return a game with tacticians at the first decision in a turn of yours."""
    turns, last = 0, None

    def reached(game):
        nonlocal turns, last
        turns += game.to_move == 0 != last
        last = game.to_move
        return turns == number

    seats = ("you", *("bot:tactician",) * (players - 1))
    return mythology_until("mythology", "tactician", seats, seed, reached)


def test_a_new_round_is_news_before_what_happened_in_it():
    news = text_of(news_of(tactician_turn(3, 0, 2)))
    begun = "Round 2 begins: the gods leave the map, and everyone has 15 power points again."
    moved = "Aphrodite (Heroes) moves Cadmus to Mauretania 1914."
    assert in_order(news, ["You attack Chimera", begun, moved])


def test_moves_of_others_are_news_before_the_first_turn():
    news = text_of(news_of(tactician_turn(3, 11, 1)))
    guards = "Hera (Monsters) moves Laestrygonians to Iberia 1813, the space of the Golden Bough."
    # There is one sentence for each unit, however far it went.
    assert news.endswith(f"So far{guards} Hera (Monsters) moves Minotaur to Italia 2308.")


def test_the_own_fight_is_news_before_losses_in_fights_of_others():
    shown, more, folded = text_of(news_of(tactician_turn(4, 2, 3))).partition("more events")
    own = ["You attack Medea with Caucasian Eagle", "You remove Medea from the map."]
    assert in_order(shown, own)
    assert more and "You " not in folded and "(The loser leaves the map)" in shown


def test_moves_are_folded_first():
    shown, _, folded = text_of(news_of(tactician_turn(3, 5, 2))).partition("4 more events")
    assert "removes Penthesilea" in shown and " moves " not in shown
    assert folded.count(" moves ") == 2


def test_a_guard_of_a_prize_is_news_before_fights_among_others():
    shown, _, folded = text_of(news_of(tactician_turn(3, 36, 2))).partition("6 more events")
    assert "moves Polyphemus to Cimmeria 3604, the space of the Golden Fleece." in shown
    assert "removes Cacus" in folded and "moves Chrysaor to Scythia 3409." in folded


@pytest.mark.parametrize(
    ("seats", "seed", "moved"),
    [
        (2, 2, "Aphrodite moves Patroclus to Italia 2409 with the Cornucopia."),
        (3, 0, "Aphrodite moves Daedalus to Hercynia 2407, the space of the Cornucopia."),
        (2, 1, "Hephaestus moves Nestor to Greece 2914."),
    ],
)
def test_moves_of_others_are_news_in_the_advanced_game(seats, seed, moved):
    turns, last = 0, None

    def reached(game):
        nonlocal turns, last
        own, last = game.to_move == 0 != last, game.to_move
        since = whats(game.history[last_of(game, 0) + 1 :])
        turns += own and game.position.round > 1 and "unit-moved" in since
        return turns == 3

    names = ("you", *("bot:strategist",) * (seats - 1))
    game = mythology_until("mythology-advanced", "strategist", names, seed, reached)
    assert moved in text_of(news_of(game)).partition("more events")[0]
