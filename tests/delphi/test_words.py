"""The sentences themselves: a move, a fight, the end of a turn, refusals, what costs less."""

import re
from fractions import Fraction

import msgspec
import pytest

from oracle_nb.core.verdicts import Explanation, MalformedAction, Violation
from oracle_nb.delphi.model import position as positions
from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.pieces import Color, God, ShipTile
from oracle_nb.delphi.text.chances import winning
from oracle_nb.games.motives import Motive, motive_text
from tests.delphi.text_checks import SETTINGS, Delphi, new_game, rich, walk


def explained(game: Delphi, position: Position, text: str) -> Explanation:
    return game.texts().explain(position, game.rules.notation.read(text))


def test_two_tiles_can_be_looked_at_and_a_fight_may_be_lost() -> None:
    game = new_game(2, 3, RuleSet())
    position = rich(game)
    assert explained(game, position, "look die:pink").title == (
        "Look at up to two face-down tiles (pink die)"
    )
    space = game.rules.board.monsters[0]  # type: ignore[attr-defined]
    fight = Motive(
        "coach-task", {"verb": Verb.FIGHT, "color": Color.RED, "space": space, "last": False}
    )
    assert motive_text(game.texts(), fight).startswith("You can defeat the red monster on ")


def test_a_move_in_english() -> None:
    game = new_game(3, 3, RuleSet())
    board = game.rules.board  # type: ignore[attr-defined]
    position = game.position
    me = msgspec.structs.replace(
        position.players[0], dice=(0, 0, 0), favor=5, tile=int(ShipTile.SHIELD), ship=board.zeus
    )
    position = msgspec.structs.replace(position, players=(me, *position.players[1:]))
    row = board.distance(False)[board.zeus]
    far = next(s for s in board.water if row[s] == 5 and board.spaces[s].color == Color.YELLOW)
    start, end = board.spaces[board.zeus], board.spaces[far]
    explanation = explained(game, position, f"move die:pink>yellow {end}")
    assert explanation.title == f"Sail to {end} (pink die as yellow, 4 favor tokens)"
    assert explanation.effects == (f"You sail from {start} to {end}.",)
    assert [(reason.rule, reason.text) for reason in explanation.cost] == [
        ("oracle.recolor", "Recoloring to yellow costs 2 favor tokens."),
        (
            "move.buy-range",
            f"Sailing farther costs 2 favor tokens: {end} is 5 spaces away, and your range is 3.",
        ),
    ]
    why = {reason.rule: reason.text for reason in explanation.why}
    assert why["move.range"] == f"Your range covers 3 of the 5 spaces to {end}."
    assert why["move.buy-range"] == "2 favor tokens take you 2 spaces beyond your range."
    near = next(s for s in board.water if row[s] == 2 and board.spaces[s].color == Color.PINK)
    short = explained(game, position, f"move die:pink {board.spaces[near]}")
    assert {reason.rule: reason.text for reason in short.why}["move.range"] == (
        f"{board.spaces[near]} is 2 spaces away, within your range of 3."
    )
    assert explanation.chance == ()
    poor = msgspec.structs.replace(me, favor=3)
    position = msgspec.structs.replace(position, players=(poor, *position.players[1:]))
    refused = explained(game, position, f"move die:pink>yellow {end}")
    (reason,) = refused.refusals
    assert reason.text == (
        f"{end} is 5 spaces away; your range is 3, and sailing farther costs 2 favor tokens: "
        "you have only 1 left for it."
    )
    other = explained(game, position, f"move die:pink>blue {end}")
    assert f"{end} is yellow, but you are using blue." in [each.text for each in other.refusals]


def test_cheaper_alternatives_are_suggested() -> None:
    game = new_game(3, 3, RuleSet())
    board = game.rules.board  # type: ignore[attr-defined]
    me = msgspec.structs.replace(
        game.position.players[0], dice=(0, 1, 2), favor=9, tile=int(ShipTile.SHIELD)
    )
    position = msgspec.structs.replace(game.position, players=(me, *game.position.players[1:]))
    row = board.distance(False)[me.ship]
    far = next(s for s in board.water if row[s] == 4 and board.spaces[s].color == Color.GREEN)
    end = board.spaces[far]
    # Three steps on the wheel, two, one; and one token for the way.
    for die, tokens in (("pink", 4), ("blue", 3)):
        dear = explained(game, position, f"move die:{die}>green {end}")
        assert sum(tokens_in(reason.text) for reason in dear.cost) == tokens
        assert list(dear.cheaper) == [
            (
                "The yellow die as green does the same for 2 favor tokens.",
                (f"move die:yellow>green {end}",),
            )
        ]
        assert f"for 2 favor tokens. [move die:yellow>green {end}]" in str(dear)
    assert list(explained(game, position, f"move die:yellow>green {end}").cheaper) == []
    own = explained(game, position, "advance die:pink>yellow").cheaper
    assert [text for text, _ in own] == ["The yellow die does the same for free."]
    assert list(explained(game, position, "advance die:yellow").cheaper) == []


def tokens_in(text: str) -> int:
    return int(next(iter(re.findall(r"costs (\d+)", text))))


def test_cheaper_alternatives_have_the_same_effect() -> None:
    count = 0
    for game, random in walk(*SETTINGS[1], most=120):
        words, at = game.texts(), game.position
        dear = [action for action in game.legal_actions() if game.check(action).tokens]
        for action in random.sample(dear, min(3, len(dear))):
            explanation = words.explain(at, action)
            for _, (text,) in explanation.cheaper:
                count += 1
                assert game.check(text).tokens < game.check(action).tokens
                assert game.explain(text).effects == explanation.effects
    assert count > 20


def test_a_fight_in_english() -> None:
    game = new_game(2, 3, RuleSet())
    board = game.rules.board  # type: ignore[attr-defined]
    space = board.monsters[0]
    position = game.position
    needs = 8 * 3 + 6  # the white monster task
    color = next(
        color
        for color in range(6)
        if position.monsters[0] >> color & 1 and 24 + color not in position.players[0].tasks
    )
    ship = next(water for water in board.water if space in board.shore[water])
    me = msgspec.structs.replace(
        position.players[0], ship=ship, dice=(color,), favor=2, shield=3, tasks=(8, needs)
    )
    position = msgspec.structs.replace(position, players=(me, *position.players[1:]))
    name, place = Color(color), board.spaces[space]
    explanation = explained(game, position, f"fight die:{name} {place}")
    assert explanation.effects == (
        f"You fight the {name} monster on {place} (strength 6).",
        f"If you win: You complete your white monster task with {name}; 1 task is left.",
        "If you win: Next, you decide which equipment card to take.",
    )
    assert explanation.chance == (
        "Your chance of winning with this roll is 40%.",
        "With your 2 favor tokens to fight on: 88%.",
        "A losing roll of 0 gives you an injury: 10% per round.",
    )


def test_chances_of_a_fight_are_those_of_its_rolls() -> None:
    assert winning(9, 0) == Fraction(1, 10)
    assert winning(9, 2) == 1 - Fraction(9 * 8 * 7, 1000)
    assert winning(2, 5) == 1
    assert winning(-1, 0) == 1


def test_the_end_of_a_turn_in_english() -> None:
    game = new_game(2, 3, RuleSet())
    position = game.position
    last = msgspec.structs.replace(position.players[1], shield=2, equipment=(5,))
    position = msgspec.structs.replace(
        position, players=(position.players[0], last), turn=1, pending=(), phase=positions.Phase.ACT
    )
    explanation = explained(game, position, "end")
    assert explanation.effects == (
        "You end your actions with 3 dice unused.",
        "You roll your three dice for your next turn.",
    )
    dice, paid, titan = explanation.chance
    assert dice == "Each die is equally likely to show any of the six colors."
    assert paid == "Your equipment pays you 2 favor tokens if red is rolled: 42%."
    assert titan == (
        "The titan die is rolled next. With your shield of 2, the chance of 1 injury is 50%; "
        "a 6 gives you 2 injuries: 17%."
    )


def test_a_rolled_titan_is_not_explained_as_chance() -> None:
    """It attacks once the others have moved their gods: only colors of injuries are open then."""
    game = new_game(2, 3, RuleSet())
    step = positions.AdvanceGod(0, 0b11, "turn.consult-gods")
    sentence = "The titan then attacks with strength 4, and you draw 1 injury of a random color."
    two = "The titan then attacks with strength 6, and you draw 2 injuries of random colors."
    for strength, shield, said in ((4, 3, (sentence,)), (6, 5, (two,)), (4, 4, ())):
        me = msgspec.structs.replace(game.position.players[0], shield=shield)
        position = msgspec.structs.replace(
            game.position,
            players=(me, *game.position.players[1:]),
            turn=1,
            phase=positions.Phase.CONSULT,
            pending=(step, positions.Titan(1, strength), positions.NextTurn(1)),
        )
        action = game.rules.notation.write(game.rules.legal_actions(position)[0])
        assert explained(game, position, action).chance[: len(said)] == said
        assert len(explained(game, position, action).chance) == len(said) + 1


def test_refusals_carry_their_facts() -> None:
    game = new_game(2, 3, RuleSet())
    words = game.texts()
    say = words.broken
    assert say(Violation("action.color-match", {"space": 3, "used": 2, "color": 4})).endswith(
        "needs red, but you are using yellow."
    )
    assert say(Violation("oracle.one-card", {"source": CARD + 1, "color": 5})) == (
        "You have already played your oracle card for this turn, the black one."
    )
    assert say(Violation("play.not-held", {"source": EXTRA})) == (
        "You have no card for an extra action."
    )
    assert say(Violation("god.use", {"god": int(God.ARES), "row": 4})) == (
        "Ares is on row 4, not on the top row."
    )
    assert say(
        Violation("turn.one-at-a-time", {"decision": "take-companion", "verb": Verb.END})
    ) == ("Finish your action first: decide which companion to take.")


def test_an_impossible_action_is_malformed() -> None:
    game = new_game(2, 3, RuleSet())
    with pytest.raises(MalformedAction):
        game.texts().explain(rich(game), Action(Verb.MOVE, 0))
