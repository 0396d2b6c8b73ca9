"""The coach in the terminal."""

import re

import pytest

import oracle_nb
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.games.coach import CoachLine
from oracle_nb.games.motives import Motive
from oracle_nb.games.registry import coach_of
from oracle_nb.text.numbers import decimal_writer

pytestmark = pytest.mark.usefixtures("few_playouts")

GAME = ("play", "--text", "--players", 2, "--bots", "greedy", "--seed", 3)


def game():
    return oracle_nb.new_game(players=2, seed=3, seats=["you", "bot:greedy"])


def coach_at(played):
    coach = coach_of(played.rules)
    assert coach is not None
    return coach


@pytest.mark.long
def test_the_coach_shows_lines_and_a_line_is_played_by_its_number(run):
    out = run.good(*GAME, typed="coach\nc2\nquit")
    played = game()
    lines = coach_at(played).lines(played.view(0))
    words = played.texts()
    for number, line in enumerate(lines, 1):
        assert f"  c{number}  {words.line(played.position, line.actions)}" in out
    assert f"You'd finish in round {lines[0].end:.1f} on average." in out
    assert re.search(r"About \d\.\d rounds later\.|About as good\.", out)
    (event, *_) = played.play(lines[1].actions[0])
    assert words.event(event) in out


def test_a_hint_comes_before_the_best_line(run):
    out = run.good(*GAME, typed="hint\nquit")
    assert "Type hint again to see the best line." in out and "c1" not in out
    out = run.good(*GAME, typed="hint\nhint\nquit")
    assert "  c1  " in out and "  c2  " not in out


def test_a_hint_takes_only_again(run):
    out = run.good(*GAME, typed="hint x\nhint again\nquit")
    assert "hint: 'x' is unknown; type hint, or hint again for the best line" in out
    assert out.count("  c1  ") == 1 and "Type hint again" not in out
    out = run.good(*GAME, "--lang", "pl", typed="hint x\nquit")
    assert "hint: nie wiadomo, co znaczy „x”" in out


def test_a_line_of_the_coach_is_explained(run):
    played = game()
    (first, *_) = coach_at(played).lines(played.view(0))
    title = played.explain(first.actions[0]).title
    asked = "?c1\nwhy c1\n?C1"
    out = run.good(*GAME, typed=f"{asked}\ncoach\n{asked}\nquit")
    assert out.count("c1 has not been offered; `coach` shows the best lines") == 3
    assert out.partition("The best lines:")[2].count(f"\n{title}\n") == 3


def test_the_coach_that_is_always_on_tells_the_cost(run, monkeypatch):
    monkeypatch.setattr("oracle_nb.games.coach.STATED", 0.0)
    played = game()
    coach = coach_at(played)
    view = played.view(0)
    coach.lines(view)
    costly = next(
        action
        for action in reversed(played.legal_actions()[:-1])
        if coach.judge(view, action).costly
    )
    judged = coach.judge(view, costly)
    out = run.good(*GAME, typed=f"coach always\n{played.write(costly)}\ncoach off\nquit")
    rounds = decimal_writer("en")(judged.loss)
    line = played.texts().line(view, judged.best.actions)
    assert f"Your last action cost about {rounds} rounds compared with: {line}." in out
    # Before the action and after it.
    assert out.count("The best lines:") == 2
    assert out.rstrip().count("The coach is off.") == 1


def test_without_being_asked_it_says_nothing(run):
    out = run.good(*GAME, typed=f"{game().write(game().legal_actions()[0])}\nquit")
    assert "best line" not in out and "Your last action" not in out


def test_the_first_step_for_a_task_is_compared_with_the_lines(run, monkeypatch):
    played = game()
    coach, view = coach_at(played), played.view(0)
    first, *_ = coach.lines(view)
    step = CoachLine((played.legal_actions()[-2],), first.end + 0.01, (Motive("coach-home"),))
    monkeypatch.setattr(DelphiCoach, "listed", lambda coach, view: step)
    out = run.good(*GAME, typed="coach\nc2\nquit")
    line = played.texts().line(view, step.actions)
    said = "It begins with the first step toward a task. About as good. You reach Zeus"
    assert f"  c2  {line}\n      {said}" in out and "  c4  " in out
    (event, *_) = played.play(step.actions[0])
    assert played.texts().event(event) in out


def test_an_unknown_line_is_refused(run):
    out = run.good(*GAME, typed="c1\ncoach\nc5\nc0\ncoach loud\nquit")
    for text in ("c1", "c5", "c0"):
        assert f"{text} has not been offered" in out
    assert "coach: 'loud' is unknown" in out


def test_polish_has_its_own_notation(run):
    out = run.good(*GAME, "--lang", "pl", typed="coach\nquit")
    assert re.search(r"Koniec średnio w rundzie \d+,\d\.", out)


def test_a_game_without_a_coach_says_so(run):
    start = ("play", "--text", "--game", "mythology", "--players", 2, "--seed", 3)
    out = run.good(*start, typed="coach\nhint\nc1\nquit")
    assert out.count("This game has no coach.") == 2
