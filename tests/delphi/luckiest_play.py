"""Exhaustive search through a player's own turns, in which luck decides everything as wished.

The search uses the rules of the game. Luck is generous: dice count as any color in every turn,
battles are won at the first roll, a hidden tile is whatever helps, and there are no injuries.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

import oracle_nb
from oracle_nb.delphi.board import Layout, board_of
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, Phase, Player, Position, Setting
from oracle_nb.delphi.pieces import TILE_COLOR, TILE_LETTER, Color, ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.scenarios.boards import COAST

SHIP = int(Color.RED)
SETTING = Setting(
    Layout(hexes=tuple((q, r, kind) for q, r, kind, _ in COAST.spaces())),
    (SHIP, int(Color.YELLOW)),
)
BOARD = board_of(SETTING.layout)
RULES = Delphi(SETTING)
OWN = 4
"""A wish for an island tile of the own color; 0 to 3 are those for letters."""
_NONE = (0,) * 6
_MOST_FAVOR = 12
"""More tokens are of no use on a board of ten spaces."""


class _Luck:
    """Chance that fulfils wishes."""

    def __init__(self, wish: int) -> None:
        self.wish = wish
        self.asked = False

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the wish for a tile, the best roll in battle, and otherwise anything."""
        possible = [value for value, weight in enumerate(weights) if weight]
        if what == "battle":
            return possible[-1]
        if what == "tile" and len(possible) > 1:
            self.asked = True
            for tile in possible:
                if self.wish == (OWN if TILE_COLOR[tile] == SHIP else TILE_LETTER[tile]):
                    return tile
            raise LookupError
        return possible[0]


def setup(
    tasks: Iterable[int],
    tile: ShipTile = ShipTile.SHIELD,
    display: tuple[int, ...] | None = None,
    god: Color = Color.BLUE,
) -> Position:
    """Return the setup of a game for two on the coast, in which the first player has some tasks."""
    base: Position = oracle_nb.new_game(players=2, seed=1).position
    gods = tuple(3 if color == god or tile == ShipTile.GODS else 0 for color in range(len(Color)))
    cards = base.display if display is None else display
    first = replace(
        base.players[0],
        tile=int(tile),
        ship=BOARD.zeus,
        favor=3 + (tile == ShipTile.FAVOR),
        tasks=tuple(sorted(tasks)),
        gods=gods,
    )
    second = replace(base.players[1], tile=int(ShipTile.RANGE), ship=BOARD.zeus, tasks=first.tasks)
    return replace(
        base,
        players=(first, second),
        phase=Phase.ACT,
        pending=(),
        tiles=(UNKNOWN,) * len(BOARD.islands),
        monsters=(0b001001, 0b010010, 0b100100),
        offerings=(0b000111, 0b111000),
        temples=(int(Color.PINK), int(Color.GREEN)),
        sites=(0, 0),
        display=cards,
        equipment=((1 << 22) - 1) & ~sum(1 << card for card in cards),
    )


def fewest_turns(start: Position, most: int) -> int | None:
    """Return the fewest turns in which the first player can finish; None for more than ``most``."""
    front = {_turn(start, start.players[0])}
    for turns in range(1, most + 1):
        home, ends = _played(front)
        if home:
            return turns
        front = set() if turns == most else {each for end in ends for each in _between(end)}
    return None


def _turn(position: Position, player: Player) -> Position:
    """Return the beginning of a turn of the first player."""
    player = replace(player, dice=(0, 0, 0), injuries=_NONE)
    return _alike(replace(position, spent=(), played=UNKNOWN, extra=False), player)


def _alike(position: Position, player: Player) -> Position:
    """Return a position without what makes no difference for the search."""
    player = replace(
        player,
        injuries=_NONE,
        shield=5,
        favor=min(_MOST_FAVOR, player.favor),
        cards=(sum(player.cards), 0, 0, 0, 0, 0),
    )
    return replace(
        position,
        players=(player, position.players[1]),
        apollon=True,
        deck=(5,) * 6,
        discard=_NONE,
        injury_deck=(7,) * 6,
        injury_discard=_NONE,
        spent=_NONE[: len(position.spent)],
        played=min(position.played, 0),
        draws=0,
    )


def _played(front: Iterable[Position]) -> tuple[bool, set[Position]]:
    """Return whether a turn can end the race, and otherwise all positions it can end in."""
    seen: set[Position] = set()
    ends: set[Position] = set()
    waiting = list(front)
    while waiting:
        position = waiting.pop()
        if position in seen:
            continue
        seen.add(position)
        if position.players[0].home:
            return True, ends
        for action in RULES.legal_actions(position):
            if action.verb == Verb.END:
                ends.add(position)
            elif action.verb != Verb.LOOK or position.pending:
                waiting.extend(_after(position, action))
    return False, ends


def _after(position: Position, action: Action) -> Iterator[Position]:
    for wish in range(OWN + 1):
        luck = _Luck(wish)
        try:
            after = RULES.apply(position, action, luck).position
        except LookupError:
            continue
        yield _alike(after, after.players[0])
        if not luck.asked:
            return


def _between(end: Position) -> Iterator[Position]:
    """Yield what luck can give until the next turn: a roll of the other, and no injuries."""
    player = end.players[0]
    for rolled in _steps(player.gods, lifted=True):
        yield _turn(end, replace(player, favor=player.favor + 2, gods=rolled))
        for gods in _steps(rolled, lifted=False):
            yield _turn(end, replace(player, gods=gods))


def _steps(gods: tuple[int, ...], *, lifted: bool) -> Iterator[tuple[int, ...]]:
    """Yield the rows of gods after a step of one of them or none."""
    yield gods
    for god, row in enumerate(gods):
        if row < 6 and (row or not lifted):
            yield (*gods[:god], row + 1 if row else 3, *gods[god + 1 :])
