"""All texts during play are complete sentences."""

from random import Random

import msgspec
import pytest

from oracle_nb.delphi.model import position as positions
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.pieces import IslandTile
from oracle_nb.delphi.text import DelphiTexts
from oracle_nb.delphi.text.foresight import foresee
from oracle_nb.delphi.text.rule_texts import rulebook
from tests.delphi.text_checks import (
    SETTINGS,
    Delphi,
    new_game,
    rich,
    sample_steps,
    sound,
    sound_explanation,
    walk,
)
from tests.samples import sampled


@pytest.mark.parametrize(("players", "seed", "rules"), sampled(SETTINGS, len(SETTINGS)))
def test_random_games_can_be_explained(players: int, seed: int, rules: RuleSet) -> None:
    """Events of a game, and decisions, legal actions and refusals at every second moment."""
    texts = 0
    for number, (game, random) in enumerate(walk(players, seed, rules)):
        words = game.texts()
        assert isinstance(words, DelphiTexts)
        for event in game.events[texts:]:
            assert event.rule in rulebook(), event
            sound(words.event(event))
            sound(words.event(event, event.player))
        texts = len(game.events)
        position = game.position
        sound(words.decision(position))
        assert words.phase(position)
        if number % 2:
            continue
        options = game.legal_actions()
        for action in random.sample(options, min(4, len(options))):
            explanation = words.explain(position, action)
            assert explanation.allowed
            sound_explanation(explanation)
            assert words.group(action)
        every = list(game.rules.every_action(position))
        for action in random.sample(every, min(6, len(every))):
            explanation = words.explain(position, action)
            sound_explanation(explanation)
            for broken in game.check(action).broken:
                sound(words.broken(broken))


@pytest.mark.parametrize("tasks", [True, False])
def test_a_player_with_every_piece_can_be_explained(tasks: bool) -> None:
    """All the equipment, companions and gods, with tasks and on the way home."""
    game = new_game(4, 2, RuleSet(rounds=5))
    words, random = game.texts(), Random(4)
    position = rich(game) if tasks else rich(game, tasks=())
    cited = set()
    options = game.rules.legal_actions(position)
    for action in random.sample(options, min(150, len(options))):
        explanation = words.explain(position, action)
        assert explanation.allowed
        sound_explanation(explanation)
        cited |= {reason.rule for reason in (*explanation.why, *explanation.cost)}
    assert {"companion.creature", "equipment.extra-action", "god.use", "turn.sources"} <= cited
    if not tasks:
        zeus = game.rules.board.zeus  # type: ignore[attr-defined]
        home = words.explain(position, Action(Verb.POSEIDON, target=zeus))
        assert "this is the last round" in home.effects[1]


def at_step(game: Delphi, step: positions.PendingStep) -> Position:
    """Return the game's position with a decision to be made; its spaces are found on the board."""
    board = game.rules.board  # type: ignore[attr-defined]
    if isinstance(step, positions.FightOn):
        step = msgspec.structs.replace(step, space=board.monsters[0])
    if isinstance(step, positions.Uncover):
        step = msgspec.structs.replace(step, spaces=board.islands[:2])
    position = game.position
    me = msgspec.structs.replace(
        position.players[0], injuries=(2, 1, 0, 0, 1, 0), gods=(1, 2, 0, 6, 3, 0)
    )
    return msgspec.structs.replace(
        position,
        players=(me, *position.players[1:]),
        ship_tiles=(1, 4, 6),
        pending=(step, *position.pending),
    )


@pytest.mark.parametrize("step", sample_steps(), ids=lambda step: type(step).__name__)
def test_every_decision_can_be_explained(step: positions.PendingStep) -> None:
    game = new_game(3, 8, RuleSet())
    words, random = game.texts(), Random(1)
    position = at_step(game, step)
    sound(words.decision(position))
    options = game.rules.legal_actions(position)
    assert len(options) > 1 or isinstance(step, positions.GodToTop)
    for action in options:
        sound_explanation(words.explain(position, action))
    every = list(game.rules.every_action(position))
    for action in random.sample(every, min(60, len(every))):
        sound_explanation(words.explain(position, action))
    sound_explanation(words.explain(position, Action(Verb.APOLLON)))
    sound_explanation(words.explain(position, Action(Verb.MOVE, 0, 0, 0)))


def test_an_explanation_predicts_the_outcome() -> None:
    """Without chance, exactly the predicted effects happen, and only those can be undone."""
    compared = 0
    for game, random in walk(3, 34, RuleSet(rounds=6), 150):
        position, seat = game.position, game.to_move
        assert seat is not None
        action = random.choice(game.legal_actions())
        ahead = foresee(game.rules, position, action)  # type: ignore[arg-type]
        explanation = game.explain(action)
        happened = game.play(action)
        assert explanation.undo.startswith("You can undo this") == game.can_undo, explanation
        alike = {*ALIKE, "tile"} if action.verb == Verb.LOOK else ALIKE
        assert ahead.certain == all(question.what in alike for question in ahead.questions)
        if not ahead.questions:
            assert happened == ahead.events and game.position == ahead.position
            compared += 1
        elif not ahead.certain:
            assert happened[: len(ahead.events)] == ahead.events
        if game.can_undo:
            game.undo()
    assert compared > 20


ALIKE = ("card", "equipment")
"""Draws after which everything goes on in the same way, whatever is drawn."""


def test_an_explanation_reveals_no_secret() -> None:
    """A tile that only another player has looked at stays a matter of chance."""
    game = new_game(2, 5, RuleSet())
    board = game.rules.board  # type: ignore[attr-defined]
    position = rich(game)
    space = board.islands[3]
    tiles = (-1, -1, -1, int(IslandTile.GREEN_PSI), *(-1,) * 8)
    rival = msgspec.structs.replace(position.players[1], seen=0b1000)
    secret = msgspec.structs.replace(position, tiles=tiles, players=(position.players[0], rival))
    action = Action(Verb.ARTEMIS, target=space)
    words = game.texts()
    assert words.explain(secret, action) == words.explain(position, action)
    me = msgspec.structs.replace(position.players[0], seen=0b1000)
    known = msgspec.structs.replace(secret, players=(me, rival))
    assert f"You reveal the tile on {board.spaces[space]}: a green tile with Psi." in (
        words.explain(known, action).effects
    )
