"""The coach at a table with several people: who may use it, and what it may see."""

from html import unescape
from typing import Any

from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.shared.shared_game import WATCH
from tests.web.browser_session import everything
from tests.web.shared_screens import Party, on, state, take_action
from tests.web.stub_coach import announced, answered, panel


def sees_only(coach, game, seats):
    """Whether a coach was asked, and given only what these seats may know."""
    history = [game.opening.position, *(entry.position for entry in game.history)]
    allowed = {game.rules.view(position, seat) for position in history for seat in seats}
    return coach.seen != [] and all(view in allowed for view, _ in coach.seen)


def test_the_coach_sees_only_what_its_player_may_know(coaches, store, running):
    page = SessionPage(store)
    page.add(running)
    table: Any = page.table
    table.handle("coach", "on")
    (coach,) = coaches
    while {seat for _, seat in coach.seen} != {0, 1} or len(coach.seen) < 8:
        seat = table.game.to_move
        if table.controller.seating.bot_acts:
            table.handle("step-action")
        elif table.controller.seating.hand_over is not None:
            assert "round" not in panel(page), "nobody has taken the screen yet"
            table.handle("take-screen", str(seat))
        else:
            answered(table)
            assert table.coach.lines
            table.handle("do", table.game.write(table.game.legal_actions()[0]))
    assert sees_only(coach, table.game, (0, 1))
    page.close()


def both(party):
    """The host and a guest, each of whom would like to have the coach always on."""
    pages = party.host, party.guest(1)
    for page in pages:
        page.table.handle("coach", "on")
    return pages


def mover(pages):
    return next(page for page in pages if page.table.controller.seating.person_acts)


def test_with_links_the_coach_is_off_until_all_agree(coaches, party):
    host, guest = both(party)
    for page in (host, guest):
        for command in ("coach-ask", "coach-hint", "coach-best"):
            page.table.handle(command)
        assert not page.table.coach.thinking and "round" not in panel(page)
        assert "off until all players agree" in panel(page)
    assert all(coach.seen == [] for coach in coaches)
    host.table.handle("coach-agree")
    assert state(host).coach is None, "nobody has asked"
    host.table.handle("coach-request")
    assert "You asked to let everybody use the coach" in everything(host)
    assert "Ann asks to let everybody use the coach" in everything(guest)
    host.table.handle("coach-agree")
    assert not host.table.coach.allowed, "nobody agrees for another"
    guest.table.handle("coach-agree")
    assert host.table.coach.allowed and guest.table.coach.allowed
    assert "the coach helps all players" in everything(guest)
    acting = mover((host, guest))
    answered(acting.table)
    assert "Finish in round 9" in panel(acting)
    other = guest if acting is host else host
    other.table.handle("coach-ask")
    assert other.table.coach.lines is None and "round 9" not in panel(other)


def test_a_request_comes_first_at_the_screen_that_must_answer_it(coaches, party):
    host, guest = both(party)
    guest.table.handle("coach-request")

    def place(page, name):
        text = everything(page)
        return text.index(name), text.index('class="strip')

    request, strip = place(host, "Bob asks to let everybody use the coach")
    assert request < strip
    request, strip = place(guest, "You asked to let everybody use the coach")
    assert request > strip


def test_each_player_gets_the_coach_only_for_their_own_seat(coaches, party):
    host, guest = both(party)
    host.table.handle("coach-request")
    guest.table.handle("coach-agree")
    turns = [0, 0]
    while min(turns) < 4:
        acting = mover(party.pages)
        turns[party.pages.index(acting)] += 1
        answered(acting.table)
        take_action(acting)
        for page in party.pages:
            answered(page.table)
    game = host.table.game
    for page, seat in ((host, 0), (guest, 1)):
        assert sees_only(page.table.coach._coach[1], game, (seat,))


def test_a_spectator_gets_nothing_and_decides_nothing(coaches, party):
    watcher = party.guest(WATCH)
    host, guest = both(party)
    watcher.table.handle("coach", "on")
    for command in ("coach-request", "coach-agree", "coach-ask", "coach-hint", "coach-line"):
        watcher.table.handle(command, "0")
    assert state(host).coach is None
    host.table.handle("coach-request")
    watcher.table.handle("coach-agree")
    watcher.table.handle("coach-decline")
    assert state(host).coach.agreed == (-2,) and state(host).coach.declined < 0
    assert "coach" not in everything(watcher).lower().replace("coach-", "")
    guest.table.handle("coach-agree")
    on(party, lambda: len(host.table.game.history) > 8)
    for _ in range(3):
        watcher.table.handle("coach-ask")
        watcher.table.handle("beat")
        assert panel(watcher) == "" and not watcher.table.coach.thinking
    watcher.table.handle("coach-stop")
    assert host.table.coach.allowed


def test_a_request_can_be_declined_and_withdrawn(coaches, party):
    host, guest = both(party)
    guest.table.handle("coach-request")
    host.table.handle("coach-withdraw")
    assert state(host).coach is not None
    guest.table.handle("coach-withdraw")
    assert state(host).coach is None
    guest.table.handle("coach-request")
    host.table.handle("coach-decline")
    assert "Ann declined. The coach stays off." in panel(guest)
    assert "You declined Bob 's request. The coach stays off." in panel(host)
    guest.table.handle("coach-agree")
    assert not guest.table.coach.allowed and state(host).coach.declined == 0
    take_action(mover((host, guest)))
    assert "declined" not in panel(guest) + panel(host)


def test_a_declined_request_can_be_closed_and_asked_again_at_once(coaches, party):
    host, guest = both(party)
    guest.table.handle("coach-request")
    host.table.handle("coach-decline")
    assert "Ask all players to allow the coach Ann declined" in panel(guest)
    guest.table.handle("coach-close")
    assert "declined" not in panel(guest) and "declined" in panel(host)
    assert "The coach is off until all players agree. Ask all players" in panel(guest)
    guest.table.handle("coach-request")
    assert "Bob asks to let everybody use the coach" in panel(host)
    host.table.handle("coach-decline")
    assert "Ann declined" in panel(guest), "it is another answer"
    host.table.handle("coach-request")
    guest.table.handle("coach-agree")
    assert host.table.coach.allowed


def test_others_learn_who_declined_in_both_languages(coaches, three):
    pages = [three.host, three.guest(1), three.guest(2)]
    pages[1].table.handle("coach-request")
    pages[2].table.handle("coach-decline")
    asker, decliner, other = (panel(pages[seat]) for seat in (1, 2, 0))
    names = [pages[0].table.game.seats[seat] for seat in (1, 2)]
    assert f"{names[1]} declined. The coach" in asker
    assert f"You declined {names[0]} 's request." in decliner
    assert f"{names[1]} declined {names[0]} 's request." in other
    pages[2].table.handle("language", "pl")
    assert f"Nie wyrażasz zgody, o którą prosi {names[0]} ." in panel(pages[2])


def test_a_request_covers_no_control(coaches, party):
    host, guest = both(party)
    host.table.handle("coach-request")
    for page in (host, guest):
        assert 'class="requests"' not in page.table.head.html
        # The element that is read out was there before the request.
        assert "to let everybody use the coach" in announced(page.table)
    assert "Agree Decline" in panel(guest) and "Withdraw the request" in panel(host)


def test_anyone_can_switch_the_coach_off_again(coaches, party):
    host, guest = both(party)
    host.table.handle("coach-request")
    guest.table.handle("coach-agree")
    answered(mover((host, guest)).table)
    guest.table.handle("coach-stop")
    assert not host.table.coach.allowed and "round 9" not in panel(host) + panel(guest)
    assert "Bob switched the coach off for all players" in everything(host)


def test_a_new_player_of_a_seat_is_asked_again(coaches, party):
    host, guest = both(party)
    host.table.handle("coach-request")
    guest.table.handle("coach-agree")
    host.table.handle("take-back", "1")
    assert host.table.coach.allowed, "all sit at one screen again"
    party.visit(party.link(1))
    assert not host.table.coach.allowed
    assert "Waiting for Bob" in everything(host)
    assert [note.kind for note in state(host).log_notes] == ["coached", "reseated"]
    assert "off again, because Bob's seat has been given to a new player" in unescape(
        everything(host)
    )


def test_a_seat_that_is_given_away_before_all_agreed_makes_no_note(coaches, three):
    host, guest = three.host, three.guest(1)
    three.guest(2)
    guest.table.handle("coach-request")
    host.table.handle("take-back", "2")
    three.guest(2)
    assert state(host).log_notes == ()
    assert "Ann" in panel(guest) and not guest.table.coach.allowed


def test_a_seat_of_the_host_given_to_a_guest_switches_the_coach_off(coaches, three):
    host, guest = three.host, three.guest(1)
    guest.table.handle("coach-request")
    host.table.handle("coach-agree")
    assert guest.table.coach.allowed
    three.guest(2)
    assert not guest.table.coach.allowed
    assert [note.kind for note in state(host).log_notes] == ["coached", "reseated"]


def test_three_players_must_all_agree(coaches, three):
    pages = [three.host, three.guest(1), three.guest(2)]
    pages[1].table.handle("coach-request")
    pages[0].table.handle("coach-agree")
    assert not any(page.table.coach.allowed for page in pages)
    pages[2].table.handle("coach-agree")
    assert all(page.table.coach.allowed for page in pages)
    assert [note.kind for note in state(pages[0]).log_notes] == ["coached"]


def test_a_player_for_whom_a_bot_plays_is_asked_on_coming_back(coaches, store, pair):
    party = Party(store, pair)
    link = party.link(1)
    party.visit(link).close()
    party.pages.pop()
    host = party.host.table
    host.handle("take-over", "1:greedy")
    assert host.coach.allowed, "nobody else is there to agree"
    guest = party.visit(link)
    guest.table.handle("hand-back", "1")
    assert not host.coach.allowed and not guest.table.coach.allowed
    host.handle("coach-request")
    guest.table.handle("coach-agree")
    assert host.coach.allowed
    party.close()


def test_bots_do_not_wait_longer_for_the_coach(coaches, party):
    """A request for the coach doesn't hold the game."""
    host, guest = both(party)
    host.table.handle("coach-request")
    count = len(host.table.game.history)
    take_action(mover((host, guest)))
    assert len(host.table.game.history) == count + 1
    assert "Ann asks to let everybody use the coach" in everything(guest)
