"""Numbers that follow from the rules by exact calculation, found again by playing every case."""

from fractions import Fraction
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import Draw, ScriptedChance, SeededChance
from oracle_nb.delphi.model.actions import END_TURN, SURRENDER, Action, Verb
from oracle_nb.delphi.model.position import FightOn, Phase, Player, Position
from oracle_nb.delphi.pieces import ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.registry import texts_of
from tests.delphi.played_games import VERBS, moments, table

NOTHING = (0,) * 6


def with_player(position: Position, seat: int, **changes: object) -> Position:
    players = list(position.players)
    players[seat] = replace(players[seat], **changes)
    return replace(position, players=tuple(players))


def plain(position: Position, seat: int, **changes: object) -> Position:
    """Return the position with nothing that helps the player in a seat, but for the changes."""
    return with_player(
        position,
        seat,
        **{"tile": ShipTile.SHIELD, "cards": NOTHING, "companions": (), "equipment": ()} | changes,
    )


def acting(verb: Verb) -> tuple[Delphi, Position, Action]:
    """Return a position reached by play in which a verb is possible with a die of its own color."""
    for seed in range(50):
        rules = table(seed, 2)
        for moment in moments(rules, seed, (VERBS,)):
            for option in moment.options:
                unlucky = moment.before.pending or moment.before.apollon
                if option.verb == verb and option.source == option.color and not unlucky:
                    return rules, moment.before, option
    raise AssertionError(f"no {verb} in 50 games")


@pytest.mark.parametrize(("tokens", "chance"), [(0, 42), (1, 70), (2, 88), (3, 96)])
def test_chance_that_one_of_three_dice_can_become_a_color(tokens: int, chance: int):
    rules = table(5, 2)
    start = next(
        moment.before for moment in moments(rules, 5, ("random",)) if not moment.before.pending
    )
    seat = start.turn
    for color in range(6):
        able = 0
        rolls = list(product(range(6), repeat=3))
        for dice in {tuple(sorted(roll)) for roll in rolls}:
            position = plain(start, seat, dice=dice, favor=tokens, gods=NOTHING)
            options = replace(position, spent=())
            if any(
                option.verb == Verb.ADVANCE and option.color == color
                for option in rules.legal_actions(options)
            ):
                able += sum(tuple(sorted(roll)) == dice for roll in rolls)
        assert round(100 * Fraction(able, len(rolls))) == chance
        assert able == len(rolls) - (5 - tokens) ** 3


def chance_to_win(rules: Delphi, position: Position, action: Action) -> Fraction:
    """Return the chance to win a fight that is fought to the last token."""
    seat = position.turn
    won = Fraction(0)
    lost: dict[Position, int] = {}
    for roll in range(10):
        draws = ScriptedChance([Draw("battle", roll)], then=SeededChance(1))
        after = rules.apply(position, action, draws).position
        if len(after.players[seat].done) > len(position.players[seat].done):
            won += Fraction(1, 10)
        else:
            lost[after] = lost.get(after, 0) + 1
    for after, rolls in lost.items():
        if after.pending and isinstance(after.pending[0], FightOn):
            step = after.pending[0]
            on = Action(Verb.FIGHT, color=step.color, target=step.space)
            assert rules.check(after, SURRENDER)
            won += Fraction(rolls, 10) * chance_to_win(rules, after, on)
    return won


@pytest.mark.parametrize(
    ("tokens", "percent"), [(0, "10"), (1, "28"), (2, "49.6"), (3, "69.76"), (4, "84.88")]
)
def test_chance_to_beat_a_monster_without_a_shield(tokens: int, percent: str):
    rules, scene, action = acting(Verb.FIGHT)
    position = plain(scene, scene.turn, favor=tokens, shield=0)
    assert chance_to_win(rules, position, action) * 100 == Fraction(percent)


def test_a_fight_is_explained_with_the_remaining_tokens():
    """Of fights at any price, and of further rounds: the chance is that of all their rolls."""
    texts: dict[bool, int] = {}
    for seed in range(1):
        rules, random = table(seed, 2), Random(seed)
        words = texts_of(rules)
        for moment in moments(rules, seed, (VERBS,)):
            before, seat = moment.before, moment.before.turn
            if all(option.verb != Verb.FIGHT for option in moment.options):
                continue
            position = with_player(before, seat, favor=random.randrange(1, 5))
            fights = [
                action for action in rules.legal_actions(position) if action.verb == Verb.FIGHT
            ]
            for action in random.sample(fights, min(1, len(fights))):
                price = rules.check(position, action).tokens
                left = position.players[seat].favor - price
                lines = words.explain(position, action).chance
                facts = {"chance": chance_to_win(rules, position, action), "tokens": left}
                said = words.rulebook.say("chance-battle-tokens", **facts)
                certain = len(lines) == 1
                assert (said in lines) == (left > 0 and not certain), (position, action, lines)
                assert left or certain or len(lines) == 2
                assert not certain or facts["chance"] == 1
                texts[price > 0] = texts.get(price > 0, 0) + 1
    assert min(texts[False], texts[True]) >= 5, texts


def injured(player: Player) -> int:
    return sum(player.injuries)


@pytest.mark.parametrize(
    ("shield", "mean"), list(enumerate(["7/6", "1", "5/6", "2/3", "1/2", "1/3"]))
)
def test_injuries_that_the_titan_brings_on_average(shield: int, mean: str):
    rules = table(5, 2)
    start = next(
        moment.before
        for moment in moments(rules, 5, ("random",))
        if moment.before.turn == 1
        and moment.before.phase == Phase.ACT
        and not moment.before.pending
    )
    position = plain(plain(start, 0, shield=shield), 1, shield=shield)
    position = with_player(with_player(position, 0, gods=NOTHING), 1, gods=NOTHING)
    drawn = [0, 0]
    for titan in range(6):
        dice = [Draw("die", 0)] * 3
        draws = ScriptedChance([*dice, Draw("titan", titan)], then=SeededChance(titan))
        after = rules.apply(position, END_TURN, draws).position
        for seat in range(2):
            drawn[seat] += injured(after.players[seat]) - injured(position.players[seat])
    assert [Fraction(count, 6) for count in drawn] == [Fraction(mean)] * 2
