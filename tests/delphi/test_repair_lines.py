"""Repairs of Delphi against a search through all pairs of actions: nothing in them is needless."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import OutcomeError, ScriptedChance, SeededChance
from oracle_nb.core.verdicts import Repair
from oracle_nb.delphi.model.actions import CARD, EXTRA, Action, Verb
from oracle_nb.delphi.model.position import Phase, Position, TakeCompanion
from oracle_nb.delphi.pieces import Color, God, ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.registry import repairs_of, texts_of
from tests.delphi.played_games import table
from tests.fuzz.pairs import tried
from tests.fuzz.reach import reached
from tests.samples import sampled

Deed = tuple[int, int, int]
"""The effect of an action: the verb, the target and the color."""
Pair = tuple[int, int, Action, Action]
"""Tokens, scarcity, and two actions, the second of them legal after the first."""
BY_GOD: Final = {
    Verb.POSEIDON: Verb.MOVE,
    Verb.ARTEMIS: Verb.EXPLORE,
    Verb.ARES: Verb.FIGHT,
    Verb.HERMES: Verb.LOAD_STATUE,
}
"""The action of a god, by the verb of the same action without a god."""
COLORLESS: Final = (Verb.MOVE, Verb.EXPLORE, Verb.BUILD)
"""Verbs that come to the same in any color."""
REVEALING: Final = (Verb.EXPLORE, Verb.ARTEMIS)
"""Verbs that never come first in a repair: what they turn up is not certain."""

USELESS: Final = frozenset({"move.must-move", "action.effect", "god.top"})
"""Rules that refuse what would come to nothing: nobody is advised to make it worth doing."""


def action_text(action: Action) -> Deed:
    verb = BY_GOD.get(Verb(action.verb), Verb(action.verb))
    return verb, action.target, -1 if verb in COLORLESS else action.color


def scarcity(*actions: Action) -> int:
    """Return the extra action counts 1, a card 2, a god 3."""
    total = 0
    for action in actions:
        if action.source >= CARD:
            total += 1 if action.source == EXTRA else 2
        elif Verb.POSEIDON <= action.verb <= Verb.TRADE:
            total += 3
    return total


class Search:
    """Every action and every pair of actions of a position, by the effect of the last."""

    def __init__(self, rules: Delphi, position: Position) -> None:
        self.rules = rules
        self.position = position
        self.single: dict[Deed, list[Action]] = defaultdict(list)
        for action in rules.legal_actions(position):
            self.single[action_text(action)].append(action)

    def price(self, action: Action) -> int:
        return self.rules.check(self.position, action).tokens

    def pairs(self, goal: Deed) -> list[Pair]:
        """Return every pair of actions whose second has the effect."""
        return [
            (
                self.price(first) + self.rules.check(after, second).tokens,
                scarcity(first, second),
                first,
                second,
            )
            for first, after, second in self._pairs[goal]
        ]

    @cached_property
    def _pairs(self) -> dict[Deed, list[tuple[Action, Position, Action]]]:
        pairs: dict[Deed, list[tuple[Action, Position, Action]]] = defaultdict(list)
        rules, position = self.rules, self.position
        for first in rules.legal_actions(position):
            if first.verb in REVEALING:
                continue
            try:
                after = rules.apply(position, first, ScriptedChance(())).position
            except OutcomeError:
                continue  # Its outcome is uncertain.
            if after.to_move != position.to_move or after.pending:
                continue
            for second in rules.legal_actions(after):
                pairs[action_text(second)].append((first, after, second))
        return pairs

    def faults(self, wanted: Action, lines: tuple[Repair[Action], ...]) -> Iterator[str]:
        """Everything that is needless in repairs of a refused action, or missing from them."""
        for line in lines:
            last = line.actions[-1]
            if len(line.actions) == 1:
                yield from self._single(line, last)
            else:
                yield from self._double(line, line.actions[0], last)
        yield from self._wasteful(lines)
        yield from self._overlooked(wanted, lines)

    def _single(self, line: Repair[Action], last: Action) -> Iterator[str]:
        for same in self.single[action_text(last)]:
            means = (same.verb, same.source) == (last.verb, last.source)
            if means and self.price(same) < line.tokens:
                yield "a cheaper color of the same die"

    def _double(self, line: Repair[Action], first: Action, last: Action) -> Iterator[str]:
        if self.single[action_text(last)]:
            yield "a first action that is not needed"
        for tokens, scarce, other, second in self.pairs(action_text(last)):
            if (other.verb, action_text(other)) != (first.verb, action_text(first)):
                continue
            if (tokens, scarce) < (line.tokens, scarcity(first, last)):
                yield f"the same two deeds cost less with {other} and {second}"

    def _wasteful(self, lines: tuple[Repair[Action], ...]) -> Iterator[str]:
        """Favor tokens that are taken first although the same dice leave more without them."""
        me = self.position.players[self.position.turn]
        gain = 3 if me.tile == ShipTile.FAVOR else 2
        left: dict[tuple[Deed, tuple[int, ...]], list[tuple[bool, int]]] = defaultdict(list)
        for line in lines:
            if len(line.actions) == 1:
                continue
            first, last = line.actions
            used = tuple(sorted((first.source, last.source)))
            favor = first.verb == Verb.FAVOR
            left[action_text(last), used].append((favor, line.tokens - gain * favor))
        for prices in left.values():
            least = min(tokens for _, tokens in prices)
            if any(favor and tokens > least for favor, tokens in prices):
                yield "the tokens taken first are not needed"

    def _overlooked(self, wanted: Action, lines: tuple[Repair[Action], ...]) -> Iterator[str]:
        goal = action_text(wanted)
        texts = [line for line in lines if action_text(line.actions[-1]) == goal]
        verbs = {verb for (verb, *_), repairs in self.single.items() if repairs}
        if not lines and goal[0] != Verb.MOVE and goal[0] in verbs & {*BY_GOD.values()}:
            yield "what a god could do elsewhere is overlooked"
        single, pairs = self.single[goal], self.pairs(goal)
        if single:
            price = min(map(self.price, single))
            if not texts or (len(texts[0].actions), texts[0].tokens) != (1, price):
                yield "the cheapest single action does not come first"
        elif pairs and texts:
            least = min(pair[:2] for pair in pairs)
            if least < (texts[0].tokens, scarcity(*texts[0].actions)):
                yield "a cheaper pair of actions does the same"
        elif pairs:
            refusing = self.rules.check(self.position, wanted).broken_rules
            if USELESS.isdisjoint(refusing):
                yield "a pair of actions is overlooked"


def enriched(position: Position, random: Random) -> Position:
    """Give whose turn it is other rows of gods and few tokens."""
    me = position.players[position.turn]
    gods = tuple(random.choice((god, god, 0, 5, 6)) for god in me.gods)
    return with_player(position, gods=gods, favor=random.choice((0, 1, me.favor)))


def with_player(position: Position, **parts: Any) -> Position:
    """Return the position with parts of whose turn it is replaced."""
    players = list(position.players)
    players[position.turn] = replace(players[position.turn], **parts)
    return replace(position, players=tuple(players))


def refusals(games: int, positions: int, actions: int) -> Iterator[tuple[Search, Action]]:
    """Refused actions in positions of play, some of them enriched."""
    for number in range(games):
        random = Random(number)
        for rules, played in reached(5 * number + 2, positions):
            if played.phase != Phase.ACT or played.pending:
                continue
            position = enriched(played, random) if random.random() < 0.6 else played
            search = Search(rules, position)
            wanted = [action for action, player in tried(rules, position, random) if player is None]
            refused = [action for action in wanted if not rules.check(position, action).allowed]
            for action in refused[:actions]:
                yield search, action


@pytest.mark.parametrize("games", sampled((2, 6), 2))
def test_nothing_in_repairs_is_needless_or_overlooked(games: int):
    faults, sizes = [], []
    for search, action in refusals(games, 24, 14):
        lines = repairs_of(search.rules, search.position, action).lines
        faults += [(action, fault) for fault in search.faults(action, lines)]
        sizes += [len(line.actions) for line in lines]
    assert faults == []
    assert len(sizes) > 75 * games and sizes.count(2) > 12 * games


def opening(players: int) -> tuple[Delphi, Position]:
    """Return the first position of a game."""
    rules = table(3, players)
    return rules, rules.begin(rules.set_up(3), SeededChance(3)).position


def written(rules: Delphi, position: Position, wanted: str) -> list[str]:
    """Return the actions of the repairs, each line as one text."""
    write, read = rules.notation.write, rules.notation.read
    lines = repairs_of(rules, position, read(wanted)).lines
    return ["; ".join(map(write, line.actions)) for line in lines]


def test_no_die_is_spent_before_a_god_who_can_help_at_once():
    rules, start = opening(3)
    position = with_player(start, gods=(0, 0, 0, 6, 0, 0), favor=0, dice=(0, 3, 4))
    lines = written(rules, position, "explore card:pink C8")
    assert len(lines) == 3
    assert all(line.startswith("artemis ") for line in lines), lines


def at_black_city(dice: tuple[int, ...], favor: int) -> tuple[Delphi, Position, str]:
    """Return a ship next to the black city, with its rules and the name of the city."""
    rules, start = opening(2)
    board = rules.board
    city = board.cities[Color.BLACK]
    ship = next(space for space in board.adjacent[city] if board.sailing[space])
    parts = {"dice": dice, "ship": ship, "favor": favor, "tile": ShipTile.RANGE}
    position = with_player(start, **parts)
    return rules, position, str(board.spaces[city])


@pytest.mark.parametrize(
    ("dice", "favor", "wanted", "expected"),
    [
        ((Color.RED, Color.BLACK), 0, "die:red>black", ["die:black"]),
        ((Color.RED, Color.BLACK), 5, "die:red", ["die:black", "die:red>black"]),
        ((Color.PINK, Color.BLACK), 5, "die:red>black", ["die:black", "die:pink>black"]),
    ],
)
def test_a_free_die_in_hand_comes_first(
    dice: tuple[int, ...], favor: int, wanted: str, expected: list[str]
):
    rules, position, city = at_black_city(dice, favor)
    lines = written(rules, position, f"load-statue {wanted} {city}")
    assert lines == [f"load-statue {source} {city}" for source in expected]


@pytest.mark.parametrize(("wanted", "other"), [("red", "green"), ("green", "red")])
def test_of_equal_dice_the_requested_die_is_kept_for_the_action(wanted: str, other: str):
    rules, position, city = at_black_city((Color.GREEN, Color.RED), 0)
    ship = position.players[position.turn].ship
    shore = rules.board.adjacent[rules.board.cities[Color.BLACK]]
    away = next(space for space in rules.board.sailing[ship] if space not in shore)
    position = replace(with_player(position, ship=away), apollon=True)
    first, *_ = written(rules, position, f"load-statue die:{wanted}>black {city}")
    assert first.startswith(f"move die:{other}")
    assert first.endswith(f"; load-statue die:{wanted}>black {city}")


def test_apollon_comes_first_where_no_die_can_have_the_color():
    rules, position, city = at_black_city((Color.RED,), 0)
    gods = tuple(6 if god == God.APOLLON else 0 for god in God)
    position = with_player(position, gods=gods, cards=(0,) * 6)
    load = f"load-statue die:red>black {city}"
    assert written(rules, position, load) == [f"apollon; {load}"]


def test_a_space_where_nothing_can_be_built_can_be_sailed_to():
    rules, position = opening(2)
    move = next(action for action in rules.legal_actions(position) if action.verb == Verb.MOVE)
    build = Action(Verb.BUILD, move.source, move.color, move.target)
    lines = repairs_of(rules, position, build).lines
    assert lines
    for line in lines:
        assert [(action.verb, action.target) for action in line.actions] == [
            (Verb.MOVE, move.target)
        ]


FIRST_ACTION_TEXTS: Final = {
    "en": (
        "First take Hektor, the green hero, then take 2 favor tokens with the red die.",
        (
            "First use Apollon (dice and cards then count as any color), "
            "then advance Hermes with the red die as pink."
        ),
    ),
    "pl": (
        "Najpierw weź kartę „Hektor” (zielony heros), a potem weź 2 żetony łaski za czerwoną kość.",
        (
            "Najpierw użyj Apolla (każda kość i karta liczy się wtedy jako dowolny kolor), "
            "a potem przesuń Hermesa w górę czerwoną kością jako różową."
        ),
    ),
}


@pytest.mark.parametrize("language", rulebook().languages())
def test_the_first_action_is_described_in_full(language: str):
    rules, start = opening(2)
    position = replace(start, pending=(TakeCompanion(0, Color.GREEN),))
    hero = Action(Verb.COMPANION, target=3 * Color.GREEN)
    favor, advance = Action(Verb.FAVOR, Color.RED), Action(Verb.ADVANCE, Color.RED, Color.PINK)
    words = texts_of(rules, language)
    hero_line = Repair((hero, favor), "decide")
    assert FIRST_ACTION_TEXTS[language] == (
        words.repair(position, hero_line),
        words.repair(start, Repair((Action(Verb.APOLLON), advance), "apollon")),
    )


@pytest.mark.parametrize(("tile", "gain"), [(ShipTile.RANGE, 2), (ShipTile.FAVOR, 3)])
def test_the_ship_tile_that_brings_more_favor_tokens_is_counted(tile: ShipTile, gain: int):
    rules, start = opening(2)
    favor, end = Action(Verb.FAVOR, Color.RED), Action(Verb.END)
    say = texts_of(rules).repair
    assert say(with_player(start, tile=tile), Repair((favor, end), "favor")) == (
        f"First take {gain} favor tokens with the red die, then end your actions."
    )
    chosen = Repair((Action(Verb.CHOOSE, target=tile), favor), "decide")
    position = with_player(start, tile=ShipTile.RECOLOR)
    assert f"then take {gain} favor tokens" in say(position, chosen)
