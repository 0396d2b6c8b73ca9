"""Secrets of a seat reach no other screen, in no form: pages compared with their twins.

A twin of a game is the same but for what somebody saw when they looked under a tile. All that is
sent to any other screen must be the same for both; only the screen of who looked may differ.
"""

import re
from random import Random

import msgspec
import pytest

from oracle_nb.core.chance import Draw, OutcomeError
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.pieces import TILE_COLOR, TILE_LETTER, Color, Letter
from oracle_nb.delphi.text import DelphiTexts
from oracle_nb.games.motives import ONLY
from oracle_nb.games.registry import package_of
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.game_log import GameLog
from oracle_nb.web.table.control.seat_facts import TableSeats
from oracle_nb.web.table.shared.open_games import HOST, WATCH
from oracle_nb.web.text import named
from oracle_nb.web.widgets.html_view import HtmlView, Message

SEATS = ("Ann", "Bob", "Cid")


def looked(seed):
    """A game in which somebody has just looked under tiles, and who it was."""
    rng = Random(seed)
    game = (
        package_of("delphi")
        .presentation()
        .setup.new_game(SEATS, seed, {"length": "8", "tiles": "random"})
    )
    for _ in range(400):
        options = game.legal_actions()
        looks = [option for option in options if option.verb == Verb.LOOK]
        seat = game.to_move
        game.play(rng.choice(looks or options))
        if any(event.what == "tile-looked-at" for event in game.history[-1].events):
            return game, seat
    pytest.fail("nobody looked")


def twin_of(game):
    """The same game, but for what was seen under the tiles."""
    record = game.record()
    before = msgspec.structs.replace(record, log=record.log[:-1])
    for more in range(1, 12):
        twin = type(game).replay(before, game.rules, 99)
        forced = [Draw(draw.what, (draw.value + more) % 12) for draw in game.last.outcome]
        try:
            twin.play(game.last.action, forced)
        except OutcomeError:
            continue
        return twin
    pytest.fail("there is nothing else to see")


def sent(page):
    """Return everything a screen is sent: views, board, and what is read aloud."""
    table = page.table or page.replay
    # The secrets of the host's links differ, as they must.
    html_views = [re.sub('join=[^"]+', "", view.html) for view in page.view.select(HtmlView)]
    report = "" if page.table is None else page.table.controller.report
    view = table.board.view
    return html_views, table.board.scene, view.live, view.choices, view.chosen, report


def probe(page, rng):
    """Do at a screen what makes it tell more, changing nothing; all that it tells then."""
    table, sent_before = page.table, [sent(page)]
    controller = table.controller
    for command in ("share", "edit", "analysis", "together", "log-more", "together"):
        table.handle(command)
        sent_before.append(sent(page))
    for space in rng.sample(controller.rules.board.islands, 4):
        table._hovered(space)
        table._clicked(space)
        sent_before.append((sent(page), table._hinted))
        table.handle("cancel")
    for action in rng.sample(
        controller.game.legal_actions(), min(3, len(controller.game.legal_actions()))
    ):
        table.handle("pick", controller.write(action))
        sent_before.append(sent(page))
        table.handle("cancel")
    names = [space.name for space in controller.shown.picture.spaces[:3]]
    for thing in ("task:0:0", "task:1:1", "task:2:2", *names):
        table._handle(Message("point", thing))
        sent_before.append(sent(page))
        table._handle(Message("point-off", thing))
    return sent_before


class Screens:
    """A screen for each seat and one to watch, all by links, at one kept game."""

    def __init__(self, store, game):
        self.host = SessionPage(store)
        self.host.add(game)
        assert self.host.table is not None
        screen = self.host.table.screen
        assert screen is not None
        self.shared_game = screen.shared_game
        for place in (*range(3), WATCH):
            screen.give(place)
        self.game = self.shared_game.game
        self.at = {place: SessionPage(store, link) for place, link in screen.links().items()}
        self.at[HOST] = self.host

    def play(self, action, outcome):
        self.game.play(action, outcome)
        self.shared_game.tell(None)

    def close(self):
        for page in self.at.values():
            page.close()


def compare(store, seed):
    """Play a game and its twin on for a while, and compare what is sent."""
    game, seat = looked(seed)
    twin = twin_of(game)
    assert game.view(seat) != twin.view(seat)
    others = [number for number in range(3) if number != seat]
    assert all(game.view(other) == twin.view(other) for other in others)
    both = Screens(store, game), Screens(store, twin)
    rng = Random(seed)
    tables = [screens.at[seat].table for screens in both]
    logs = {table._past.html for table in tables if table is not None}
    assert len(logs) == 2, "the log tells who looked what lies there"
    differed = False
    for step in range(3):
        for place in (*others, WATCH, HOST):
            state = rng.getstate()
            sent_before = []
            for screens in both:
                rng.setstate(state)
                page = screens.at[place]
                sent_before.append(probe(page, rng) if step % 3 == 0 else sent(page))
            assert sent_before[0] == sent_before[1], place
        own = [sent(screens.at[seat]) for screens in both]
        differed |= own[0] != own[1]
        action = rng.choice(both[0].game.legal_actions())
        # Under the tiles lies what lies there: what turns one up tells them apart from here on.
        both[0].play(action, ())
        outcome = both[0].game.history[-1].outcome
        try:
            both[1].play(action, outcome)
        except (ValueError, OutcomeError):
            break
        if both[0].game.position.face_up != game.position.face_up:
            break
    assert differed, "who looked sees what lies there"
    count = len(both[0].game.history)
    for place in (*others, WATCH, HOST):
        for at in (count, len(game.history), len(game.history) - 1):
            sent_before = []
            for screens in both:
                page = screens.at[place]
                if page.replay is None:
                    page.go("?replay=")
                assert page.replay is not None
                page.replay.go_to(at)
                sent_before.append(sent(page))
            assert sent_before[0] == sent_before[1], (place, at)
    for screens in both:
        screens.close()


def seen_tiles(game, seat, language):
    """Return the events of the last action that reveal a tile to a player, and their sentences."""
    progress, known = package_of("delphi").presentation(language).progress, game.view(seat)
    private = [progress.private_event(game.rules, known, event) for event in game.last.events]
    events = [event for event in private if event is not None]
    names = {number: named(name, language) for number, name in enumerate(SEATS)}
    words = game.texts(language)
    return events, [progress.event_text(words, event, None, names) for event in events]


@pytest.mark.parametrize(("language", "end"), [("en", "can see this."), ("pl", "nie dowiadują.")])
def test_a_seen_tile_is_described_only_to_its_viewer(store, language, end):
    game, seat = looked(3)
    events, lines = seen_tiles(game, seat, language)
    assert len(lines) == 2 and all(line.endswith(end) for line in lines)
    say = game.texts(language).rulebook.say
    for event, line in zip(events, lines, strict=True):
        tile = game.view(seat).tiles[game.rules.board.islands.index(event.facts["space"])]
        name = say(f"name-island-tile-{Color(TILE_COLOR[tile])}-{Letter(TILE_LETTER[tile])}")
        assert name in line

    plain = [re.sub("[\u2068\u2069]", "", line) for line in lines]

    def sent_before(shown):
        html_views = "".join(html_view.html for html_view in shown.view.select(HtmlView))
        return [line in re.sub(r"<[^>]+>|[\u2068\u2069]", "", html_views) for line in plain]

    screens = Screens(store, game)
    for place, shown in screens.at.items():
        assert shown.table is not None
        shown.table.handle("language", language)
        assert sent_before(shown) == [place == seat] * 2, place
        shown.table.handle("replay")
        assert shown.replay is not None
        assert sent_before(shown) == [place == seat] * 2, place
    # A player who returns by the same link sees it again.
    back = SessionPage(store, screens.at[seat].head.address)
    assert back.table is not None
    back.table.handle("language", language)
    assert sent_before(back) == [True, True]
    back.close()
    screens.close()


def test_at_a_shared_screen_it_is_described_during_the_viewers_turn():
    game, seat = looked(3)
    line = seen_tiles(game, seat, "en")[1][0]
    controller = TableController(game)
    assert controller.seating.hand_over == seat
    assert not any(entry.text == line for step in controller.display.log for entry in step.lines)
    controller.take_screen(seat)
    while (mover := game.to_move) == seat:
        assert any(entry.text == line for step in controller.display.log for entry in step.lines)
        controller.play(
            controller.write(next(iter(controller.sources[list(controller.sources)[-1]])))
        )
    assert mover is not None
    assert not any(entry.text == line for step in controller.display.log for entry in step.lines)
    assert line not in [
        line.text
        for entry in TableController(game, seats=TableSeats((mover,))).display.log
        for line in entry.lines
    ]
    assert line in [
        line.text
        for entry in TableController(game, seats=TableSeats((seat,))).display.log
        for line in entry.lines
    ]


def test_secrets_of_a_seat_are_sent_to_no_other(store):
    compare(store, 3)


def test_others_learn_neither_the_name_of_a_secret_action_nor_its_reason(monkeypatch):
    game = package_of("delphi").presentation().setup.new_game(SEATS, 5, {"length": "8"})
    mover, number = game.to_move, len(game.history)
    game.play(game.legal_actions()[0])
    controller = TableController(game)
    controller.bots.recall({number: (game.write(game.history[number].action), ONLY)})
    log = GameLog(game, controller.words, "en", controller.presentation.progress, controller.bots)
    name = log.entry(number).title
    assert log.entry(number).why and name
    monkeypatch.setattr(DelphiTexts, "announcement", lambda *_args: "Something secret")
    log = GameLog(game, controller.words, "en", controller.presentation.progress, controller.bots)
    for reader in (None, *range(len(SEATS))):
        sent_before = log.entry(number, reader)
        assert sent_before.title == (name if reader == mover else "Something secret"), reader
        assert bool(sent_before.why) is (reader == mover), reader
