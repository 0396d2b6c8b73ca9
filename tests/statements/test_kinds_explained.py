"""False sentences about what is allowed that the game once said are refused by the checks."""

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import Draw
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.actions import PASS
from oracle_nb.delphi.model.position import (
    AdvanceGod,
    GodToTop,
    NextTurn,
    Phase,
    Position,
    Titan,
)
from oracle_nb.delphi.pieces import IslandTile
from oracle_nb.games.motives import Thinking
from oracle_nb.games.registry import texts_of
from tests.statements import games
from tests.statements.cases import WHOLES, Case, ExplanationTexts
from tests.statements.effects import EFFECTS, Forecast
from tests.statements.events import event
from tests.statements.reading import reader
from tests.statements.statement import Other, Statement
from tests.statements.tally import Tally
from tests.statements.test_kinds import PLAYS, asked, faults, mine, rules_of
from tests.statements.undoing import Done


def answered(case: Case, explanation: ExplanationTexts) -> list[str]:
    """Return what is wrong with an explanation as a whole."""
    forecast = Forecast(case, tuple(cost.text for cost in explanation.cost), "en")
    problems: list[str] = []
    for place, text in enumerate(explanation.effects):
        about = replace_facts(case, forecast, place)
        for said in reader("en").read(text, EFFECTS)[:1]:
            if said.message.startswith("event-"):
                problems += event(about, said)
    whole = replace_facts(case, forecast, -1)
    return [*problems, *(fault for check in WHOLES for fault in check(whole, explanation, "en"))]


def replace_facts(case: Case, forecast: Forecast, place: int) -> Case:
    facts = {"forecast": forecast, "place": place}
    return Case(case.rules, case.position, case.seat, case.action, facts=facts)


def explained(case: Case) -> ExplanationTexts:
    assert case.action is not None
    return texts_of(case.rules, "en").explain(case.position, case.action)


# --- undo: kind 12 -------------------------------------------------------------------------------


def done(*, analysis: bool = False, next_seat: int = 0, drawn: bool = False) -> Case:
    """Return an action after which a game can be undone, by what decides about it."""
    game = new_game(players=2, seed=1)
    case = asked(game, game.write(game.legal_actions()[0]))
    outcome = (Draw("die", 0),) if drawn else ()
    facts: dict[str, object] = {"done": Done(outcome, analysis, True, next_seat, (1,))}
    return Case(case.rules, case.position, 0, case.action, facts=facts)


def test_in_an_analysis_everything_can_be_undone():
    case = done(analysis=True, drawn=True)
    assert faults(case, "undo-chance", draw="die")
    assert faults(case, "undo-passed")
    assert not faults(case, "undo-analysis")


def test_undo_is_possible_until_the_next_decision_of_a_bot():
    assert faults(done(next_seat=1), "undo-passed")
    assert faults(done(next_seat=1), "undo-yes")
    assert not faults(done(next_seat=1), "undo-bot")


@pytest.mark.parametrize(
    ("text", "families"),
    [
        ("You can't undo this: it is another player's turn then.", ("undo-",)),
        ("You can't undo this once chance has decided.", ("undo-",)),
        ("The tile is one of 9 you haven't seen, and none of them is yours.", ("chance-",)),
    ],
)
def test_former_false_or_vague_texts_stay_fixed(text: str, families: tuple[str, ...]):
    assert reader("en").read(text, families) == ()


# --- cards and tiles: kinds 10, 13 and 14 --------------------------------------------------------


def known_tile(game: PLAYS, tile: int) -> tuple[Position, str]:
    """Return a position in which the player to move knows a tile, and its space."""
    islands = rules_of(game).board.islands
    position = mine(game.position, gods=(0, 0, 0, 6, 0, 0), seen=1)
    position = replace(position, tiles=(tile, *position.tiles[1:]), phase=Phase.ACT, pending=())
    return position, str(rules_of(game).board.spaces[islands[0]])


def test_the_first_of_two_cards_is_not_the_card():
    game = new_game(players=3, seed=3)
    ships = rules_of(game).setting.ships
    tile = next(
        candidate
        for candidate in IslandTile
        if candidate.letter == 1 and candidate.color != ships[game.position.turn]
    )
    position, space = known_tile(game, tile)
    case = asked(game, f"artemis {space}", position)
    colors = ("pink", "blue", "yellow", "green", "red", "black")
    parts = tuple(
        Statement("chance-card-part", {"number": number, "color": color})
        for color, number in zip(colors, position.deck, strict=True)
        if number
    )
    facts = {"number": sum(position.deck), "parts": parts}
    assert faults(case, "chance-card", **facts, cards=1)
    assert not faults(case, "chance-card", **facts, cards=Other(frozenset({"one"})))


def test_without_a_shrine_task_no_tile_takes_a_shrine():
    game = new_game(players=3, seed=3)
    tasks = tuple(task for task in game.position.players[game.position.turn].tasks if task >= 8)
    position = mine(game.position, gods=(0, 0, 0, 6, 0, 0), tasks=tasks)
    position = replace(position, phase=Phase.ACT, pending=())
    case = asked(game, "artemis C10", position)
    number = len(position.tiles)
    assert faults(case, "chance-tile", number=number, yours=3)
    assert not faults(case, "chance-tile", number=number, yours=0)


def test_both_tiles_that_are_looked_at_are_named():
    game = new_game(players=2, seed=3)
    first, second, *_ = game.rules.board.islands  # type: ignore[attr-defined]
    game.play("look die:yellow")
    spaces = rules_of(game).board.spaces
    game.play(f"look {spaces[first]}")
    case = asked(game, f"look {spaces[second]}")
    explanation = explained(case)
    assert len(explanation.effects) == 2
    assert answered(case, explanation) == []
    assert answered(case, replace(explanation, effects=explanation.effects[:1]))


# --- decisions: kind 15 --------------------------------------------------------------------------


def test_a_god_on_the_top_row_is_not_offered_for_it():
    game = new_game(players=3, seed=3)
    position = mine(game.position, gods=(6, 0, 0, 0, 0, 0))
    seat = position.turn
    position = replace(position, pending=(GodToTop(seat, 0b011011),), phase=Phase.ACT)
    case = Case(rules_of(game), position, seat)
    player = ("pink", "blue", "yellow", "green", "red", "black")[case.rules.setting.ships[seat]]
    gods = ("poseidon", "artemis", "aphrodite")
    assert faults(case, "decision-god-to-top", player=player, gods=("hermes", *gods))
    assert not faults(case, "decision-god-to-top", player=player, gods=gods)


# --- chance: kind 16 -----------------------------------------------------------------------------


def test_no_chance_decides_without_being_named():
    game = new_game(players=3, seed=3)
    players = tuple(
        replace(player, shield=5 * (seat == 0)) for seat, player in enumerate(game.position.players)
    )
    # A step is declined, and then the titan hurts the others.
    waiting = (AdvanceGod(0, 0b1, "turn.consult-gods"), Titan(2, 4), NextTurn(2))
    position = replace(game.position, players=players, pending=waiting, phase=Phase.CONSULT, turn=2)
    case = Case(rules_of(game), position, 0, PASS)
    explanation = explained(case)
    assert explanation.chance
    assert answered(case, explanation) == []
    assert answered(case, replace(explanation, chance=()))


# --- motives -------------------------------------------------------------------------------------


def test_a_plan_that_is_dropped_in_silence_is_refused(monkeypatch: pytest.MonkeyPatch):
    """Bots that aren't told what they said before say nothing of plans that they drop."""
    monkeypatch.setattr(games, "Thinking", lambda _: Thinking())
    tally = Tally()
    for sentence in games.in_game(0, 120):
        tally.enter(0, sentence)
    assert tally.false
    assert set(tally.false) <= {"motive-turn", "motive-ahead", "motive-later"}
