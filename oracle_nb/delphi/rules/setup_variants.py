"""Known variants of the rules on the setup: the draft of ship tiles, tokens and cards."""

from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.model.position import ChooseShipTile, Position, StartShip
from oracle_nb.delphi.model.tasks import Family, tasks_of
from oracle_nb.delphi.pieces import COLORS
from oracle_nb.delphi.rules.rule_variants import RuleVariant

FIRST_TOKENS: Final = 3
ALL_TASKS: Final = 12
EACH: Final = 3
"""Number of tasks of each family."""


def _from_first(position: Position) -> Position:
    """Let the starting player choose a ship tile first."""
    drafting = [step for step in position.pending if isinstance(step, ChooseShipTile)]
    rest = position.pending[len(drafting) :]
    return replace(position, pending=(*reversed(drafting), *rest))


def _as_many(position: Position) -> Position:
    """Reveal only as many ship tiles as there are players."""
    return replace(position, ship_tiles=position.ship_tiles[: len(position.players)])


def _at_once(position: Position) -> Position:
    """Let a ship tile take effect as soon as it is chosen."""
    drafting = [step for step in position.pending if isinstance(step, ChooseShipTile)]
    starting = {step.player: step for step in position.pending if isinstance(step, StartShip)}
    rest = [step for step in position.pending if not isinstance(step, ChooseShipTile | StartShip)]
    pairs = [tile for step in drafting for tile in (step, starting[step.player])]
    return replace(position, pending=(*pairs, *rest)) if drafting else position


def _equal_tokens(position: Position) -> Position:
    """Give every player the same number of tokens."""
    players = tuple(replace(player, favor=FIRST_TOKENS) for player in position.players)
    return replace(position, players=players)


def _one_each(position: Position) -> Position:
    """Display one equipment card for each player."""
    kept = position.display[: len(position.players)]
    back = sum(1 << card for card in position.display if card not in kept)
    return replace(position, display=kept, equipment=position.equipment | back)


def _unhurt(position: Position) -> Position:
    """Begin without injuries."""
    deck = list(position.injury_deck)
    for player in position.players:
        for color in COLORS:
            deck[color] += player.injuries[color]
    none = (0,) * len(COLORS)
    players = tuple(replace(other_player, injuries=none) for other_player in position.players)
    pink, blue, yellow, green, red, black = deck
    return replace(position, players=players, injury_deck=(pink, blue, yellow, green, red, black))


def _from_offerings(position: Position) -> Position:
    """Take tasks back in the opposite order: an offering first, a statue last."""
    order = (Family.OFFERING, Family.MONSTER, Family.SHRINE, Family.STATUE)
    players = []
    for player in position.players:
        gone = order[: ALL_TASKS - len(player.tasks)]
        tasks: list[int] = []
        for family in Family:
            own = list(tasks_of(player.tasks, family))
            # Only the number of tasks matters, so a task that went back is one of the others.
            own += own[:1] * (EACH - len(own))
            tasks += own[family in gone :]
        players.append(replace(player, tasks=tuple(sorted(tasks))))
    return replace(position, players=tuple(players))


SETUP_VARIANTS: Final[dict[tuple[str, str], RuleVariant]] = {
    ("setup.ship-draft", "from-first"): RuleVariant(setup=_from_first),
    ("setup.ship-draft", "as-many"): RuleVariant(setup=_as_many),
    ("setup.order", "at-once"): RuleVariant(setup=_at_once),
    ("setup.start-favor", "equal"): RuleVariant(setup=_equal_tokens),
    ("setup.decks", "one-each"): RuleVariant(setup=_one_each),
    ("setup.injury", "none"): RuleVariant(setup=_unhurt),
    ("setup.short-game", "from-offerings"): RuleVariant(setup=_from_offerings),
}
"""Variants by the id of the rule that they miss and their name."""
