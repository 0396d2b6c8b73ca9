"""The coach of The Oracle of Delphi: its lines can be played, and all it says has words."""

import re
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from oracle_nb.bots import make_bot
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.actions import NONE, Action, Verb
from oracle_nb.delphi.model.position import DECISIONS, FightOn, Phase, tag
from oracle_nb.delphi.pieces import Color, ShipTile
from oracle_nb.delphi.planning import reasons
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.text import DelphiTexts
from oracle_nb.games.coach import CoachLine, Judgment, line_text
from oracle_nb.games.motives import Motive, motive_text
from oracle_nb.games.registry import coach_of
from oracle_nb.text.numbers import decimal_writer

pytestmark = pytest.mark.usefixtures("few_playouts")


@pytest.fixture(scope="module")
def moments():
    """Decisions of a player, with the lines of the coach and its hint."""
    game = new_game(players=2, seed=5)
    bot, coach = make_bot("greedy", 0, game.rules), coach_of(game.rules)
    assert coach is not None
    met: list[Any] = []
    while len(met) < 6:
        seat = game.to_move
        assert seat is not None
        view, options = game.view(seat), game.legal_actions()
        if seat == 0 and len(options) > 1:
            met.append((game.position, view, options, coach.lines(view), coach.hint(view)))
        game.play(bot.decide(view, options))
    return game, met


def test_lines_begin_with_different_legal_actions_the_best_first(moments):
    _, met = moments
    for _, _, options, lines, _ in met:
        first = [line.actions[0] for line in lines]
        assert 1 <= len(lines) <= 3 and len({*first}) == len(first)
        assert all(action in options for action in first)
        assert [line.end for line in lines] == sorted(line.end for line in lines)


def test_a_line_names_its_actions_in_their_order(moments):
    game, met = moments
    for language in ("en", "pl"):
        words = game.texts(language)
        for position, _, _, lines, _ in met:
            for line in lines:
                text = line_text(words, position, line.actions)
                names = [words.action(position, action) for action in line.actions]
                places: list[int] = []
                for name in names:
                    places.append(text.lower().index(name.lower(), places[-1] + 1 if places else 0))
                assert text.startswith(names[0])
                assert not text.endswith(".")


def test_a_line_names_the_whole_price():
    game = new_game(players=3, seed=3)
    assert isinstance(game.rules, Delphi)
    board = game.rules.board
    me = replace(
        game.position.players[0],
        dice=(0, 0, 0),
        favor=5,
        tile=int(ShipTile.SHIELD),
        ship=board.zeus,
    )
    position = replace(
        game.position, players=(me, *game.position.players[1:]), phase=Phase.ACT, pending=()
    )
    row = board.distance(False)[board.zeus]
    far = next(s for s in board.water if row[s] == 5 and board.spaces[s].color == Color.YELLOW)
    move = Action(Verb.MOVE, Color.PINK, Color.YELLOW, far)
    back = Action(Verb.MOVE, Color.PINK, Color.PINK, board.zeus)
    words = DelphiTexts(game.rules)
    # Two tokens for recoloring, two for the way; then two for the way back.
    name = f"Sail to {board.spaces[far]} (pink die as yellow, 4 favor tokens)"
    way_back = f"sail to {board.spaces[board.zeus]} (pink die, 2 favor tokens)"
    assert words.line(position, (move, back)) == f"{name}, then {way_back}"
    # Apollon makes the color free.
    god = Action(Verb.APOLLON)
    assert "(pink die as yellow, 2 favor tokens)" in words.line(position, (god, move))


def test_a_line_says_the_chance_of_each_fight():
    game = new_game(players=3, seed=3)
    assert isinstance(game.rules, Delphi)
    favor, fight = Action(Verb.FAVOR, Color.RED), Action(Verb.FIGHT, Color.BLACK, Color.BLACK, 3)
    dice = (int(Color.RED), int(Color.BLACK))
    me = replace(game.position.players[0], dice=dice, favor=0, shield=2)
    players = (me, *game.position.players[1:])
    position = replace(game.position, players=players, phase=Phase.ACT, pending=())
    words, polish = DelphiTexts(game.rules), DelphiTexts(game.rules, "pl")
    assert words.line(position, (fight,)).endswith("(black die, a gamble: 30%)")
    assert polish.line(position, (fight,)).endswith(", ryzyko: szansa 30%)")
    # Tokens that the line brings before the fight count: 1 - 0.7 * 0.6 * 0.5.
    paid = words.line(position, (favor, fight))
    assert paid.endswith("(black die, chance 79% if you spend all tokens)")
    going = replace(position, pending=(FightOn(0, 3, int(Color.BLACK), 7),))
    on = words.line(going, (Action(Verb.FIGHT, -1, Color.BLACK, 3),))
    assert on.endswith("(a gamble: 40%)")


def test_reasons_and_hints_are_sentences_in_both_languages(moments):
    game, met = moments
    for language in ("en", "pl"):
        words = game.texts(language)
        for *_, lines, hint in met:
            for motive in (hint, *(reason for line in lines for reason in line.reasons)):
                text = motive_text(words, motive)
                assert text[0].isupper() and text[-1] in ".?", text


def test_a_best_line_without_progress_says_that_it_is_best_in_spite_of_others():
    def ahead(work: int, ship: int) -> Any:
        return SimpleNamespace(dice=float(ship))

    chart = SimpleNamespace(
        estimator=SimpleNamespace(within_reach=lambda work, ship: ()), own=frozenset()
    )
    search: Any = SimpleNamespace(
        value=SimpleNamespace(ahead=ahead),
        chart=chart,
        view=SimpleNamespace(tiles=()),
        me=SimpleNamespace(tasks=(), done=()),
    )
    fight = Action(Verb.ARES, color=Color.RED, target=3)
    lines: list[Any] = [
        SimpleNamespace(node=SimpleNamespace(work=0, ship=n), path=(fight,)) for n in (21, 19)
    ]
    cards, work = (
        Motive("coach-cards", {"cards": 1}),
        Motive("coach-work", {"dice": 1, "before": 2}),
    )
    forward = Motive("coach-in-spite", {"verb": int(Verb.FIGHT)})
    assert reasons.in_spite(search, (cards,), lines) == (forward,)
    words, unclear = new_game(seed=1).texts("en"), Motive("coach-in-spite", {"verb": NONE})
    assert "bring a monster task closer" in motive_text(words, forward)
    assert "bring your tasks closer" in motive_text(words, unclear)
    # A line that brings tasks nearer needs no such sentence, nor does one that leaves least to do.
    assert reasons.in_spite(search, (work, cards), lines) == ()
    assert reasons.in_spite(search, (cards,), lines[::-1]) == ()


def test_a_hint_names_no_space_and_no_die(moments):
    game, met = moments
    for *_, hint in met:
        text = motive_text(game.texts(), hint)
        assert not re.search(r"[A-Z]\d|die|card", text), text


def test_every_kind_of_decision_has_a_reason():
    for language in ("en", "pl"):
        wording = new_game(seed=1).texts(language).rulebook.wording
        missing = [
            decision for decision in DECISIONS if f"motive-coach-{tag(decision)}" not in wording
        ]
        assert missing == []


def test_a_loss_is_never_negative_and_needs_estimates():
    assert Judgment(CoachLine(("a",), 9.0), 9.6).loss == pytest.approx(0.6)
    assert Judgment(CoachLine(("a",), 9.0), 8.6).loss == 0.0
    assert Judgment(CoachLine(("a",), -90.0, estimated=False), 9.0).loss == 0.0


def test_numbers_have_one_decimal_in_the_notation_of_the_language():
    assert decimal_writer("en")(0.64) == "0.6" and decimal_writer("pl")(0.64) == "0,6"
    assert decimal_writer("pl")(-1.0, sign=True) == "\N{MINUS SIGN}1,0"
    assert decimal_writer("en")(2.0, sign=True) == "+2.0"
