"""Stock: the pieces on islands and in piles, completed so that none is missing or extra.

Named pieces stay. Others are added or removed, so that together with the players' pieces there are
as many as in the box, if possible.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import UnsetType

from oracle_nb.delphi.board import Board, Terrain
from oracle_nb.delphi.model.position import Player, Position, Six
from oracle_nb.delphi.model.tasks import WHITE_OFFERING, WHITE_STATUE, Family, task, tasks_of
from oracle_nb.delphi.pieces import (
    COLORS_OF,
    TILE_COLOR,
    TILE_LETTER,
    Equipment,
)
from oracle_nb.delphi.scenarios import names
from oracle_nb.delphi.scenarios.forms import Counts, DelphiScenarioForm
from oracle_nb.delphi.scenarios.names import COLOR_NAMES, Spaces
from oracle_nb.games.scenarios.fields import FieldFault, counts, look_up, mask, numbers

_STATUES: Final = 3


def start_tasks(common: Sequence[int], ship: str, returned: int) -> tuple[int, ...]:
    """Return the initial tasks of a player, without those returned in a short game."""
    left = list(common)
    if returned >= 1:
        left.remove(WHITE_STATUE)
    if returned >= 3:
        left.pop()
    if returned >= 4:
        left.remove(max(task for task in tasks_of(left, Family.OFFERING) if task != WHITE_OFFERING))
    color = names.SHIP_NAMES[ship]
    letters = [letter for own, letter in zip(TILE_COLOR, TILE_LETTER, strict=True) if own == color]
    shrines = [task(Family.SHRINE, letter) for letter in letters[1 if returned >= 2 else 0 :]]
    return tuple(sorted(left + shrines))


class StockTable:
    """The pieces on the table of a scenario."""

    def __init__(
        self,
        form: DelphiScenarioForm,
        board: Board,
        spaces: Spaces,
        players: Sequence[Player],
        fresh: Position | None,
    ) -> None:
        self.form = form
        self.board = board
        self.spaces = spaces
        self.players = players
        self.fresh = fresh

    def _done(self, family: Family) -> list[int]:
        """Return the number of completed tasks of a family by color, for all players."""
        done = [number for player in self.players for number in player.done]
        return [done.count(task(family, color)) for color in range(6)]

    # --- islands ---

    def monsters(self) -> tuple[int, ...]:
        """Return the monsters on each monster island."""
        spaces = self.board.spaces
        sizes = [
            2 if spaces[space].terrain == Terrain.MARKED else max(1, len(self.players) - 1)
            for space in self.board.monsters
        ]
        left = [len(self.players) - gone for gone in self._done(Family.MONSTER)]
        before = self.fresh.monsters if self.fresh else None
        return self._spread("monsters", self.board.monsters, before, sizes, left)

    def offerings(self) -> tuple[int, ...]:
        """Return the offerings on each offering island."""
        left = [len(self.players) - gone for gone in self._done(Family.OFFERING)]
        for player in self.players:
            for color in player.offerings:
                left[color] -= 1
        before = self.fresh.offerings if self.fresh else None
        sizes = [len(self.players)] * len(self.board.offerings)
        return self._spread("islands", self.board.offerings, before, sizes, left)

    def _spread(
        self,
        field: str,
        group: tuple[int, ...],
        before: tuple[int, ...] | None,
        sizes: list[int],
        left: list[int],
    ) -> tuple[int, ...]:
        """Return the masks of colors on a group of islands.

        Unnamed islands give way to named ones.
        """
        what = "monster island" if field == "monsters" else "offering island"
        given: Mapping[str, tuple[str, ...]] | UnsetType = getattr(self.form, field)
        masks = list(before) if before else [0] * len(group)
        fixed = set()
        for space, colors in {} if isinstance(given, UnsetType) else given.items():
            slot = self.spaces.on(space, group, what, (field, space))
            masks[slot] = mask(colors, COLOR_NAMES, "color", (field, space))
            fixed.add(slot)
        if before is None:
            return tuple(masks)
        free = [slot for slot in range(len(group)) if slot not in fixed]
        for color in range(6):
            for slot in free:
                if sum(colors >> color & 1 for colors in masks) > max(0, left[color]):
                    masks[slot] &= ~(1 << color)
        for color in range(6):
            for _ in range(left[color] - sum(colors >> color & 1 for colors in masks)):
                open_slots = [slot for slot in free if not masks[slot] >> color & 1]
                if open_slots:
                    roomy = max(open_slots, key=lambda slot: sizes[slot] - masks[slot].bit_count())
                    masks[roomy] |= 1 << color
        return tuple(masks)

    def temples(self) -> tuple[int, ...]:
        """Return the color of the temple on each temple island."""
        group = self.board.temples
        given = {} if isinstance(self.form.temples, UnsetType) else self.form.temples
        temples: dict[int, int] = {}
        for name, word in given.items():
            where = ("temples", name)
            slot = self.spaces.on(name, group, "temple island", where)
            temples[slot] = look_up(word, COLOR_NAMES, "color", where)
        if self.fresh:
            rest = [color for color in self.fresh.temples if color not in temples.values()]
            rest += [color for color in range(6) if color not in rest]
            for slot, color in enumerate(self.fresh.temples):
                if slot not in temples and color in rest:
                    temples[slot] = color
                    rest.remove(color)
            for slot in range(len(group)):
                if slot not in temples:
                    temples[slot] = rest.pop(0)
        # On a board of hexes the others have the remaining colors, in order.
        left = [color for color in range(6) if color not in temples.values()]
        for slot in range(len(group)):
            if slot not in temples:
                temples[slot] = left.pop(0) if left else 0
        return tuple(temples[slot] for slot in range(len(group)))

    def sites(self) -> tuple[int, ...]:
        """Return the filled building sites of each statue island, one for every raised statue."""
        group = self.board.statues
        sites = [0] * len(group)
        given = {} if isinstance(self.form.sites, UnsetType) else self.form.sites
        fixed = set()
        for name, colors in given.items():
            where = ("sites", name)
            slot = self.spaces.on(name, group, "statue island", where)
            fixed.add(slot)
            sites[slot] = mask(colors, COLOR_NAMES, "color", where)
            if foreign := sites[slot] & ~self.board.spaces[group[slot]].sites:
                color = names.human("color", COLORS_OF[foreign][0], self.spaces, ())
                raise FieldFault(where, f"{name} has no {color} building site")
        for color, raised in enumerate(self._done(Family.STATUE)):
            for slot, space in enumerate(group):
                if sum(site >> color & 1 for site in sites) >= raised:
                    break
                if slot not in fixed and self.board.spaces[space].sites >> color & 1:
                    sites[slot] |= 1 << color
        return tuple(sites)

    def cities(self) -> Six:
        """Return the statues left in the city of each color."""
        raised = self._done(Family.STATUE)
        sites = self.sites()
        left = []
        for color in range(6):
            aboard = sum(player.statues.count(color) for player in self.players)
            standing = sum(site >> color & 1 for site in sites)
            left.append(max(0, _STATUES - aboard - max(raised[color], standing)))
        if not isinstance(self.form.cities, UnsetType):
            named = counts(self.form.cities, COLOR_NAMES, "color", ("cities",), _STATUES)
            left = [named.get(color, left[color]) for color in range(6)]
        return _six(left)

    # --- piles ---

    def pile(
        self, deck: str, discard: str, each: int, held: Sequence[Six], played: int
    ) -> tuple[Six, Six]:
        """Return a draw pile and its discards; the rest of ``each`` per color where not named."""
        rest = [each - sum(cards[color] for cards in held) for color in range(6)]
        if played >= 0:
            rest[played] -= 1
        for color in range(6):
            if rest[color] < 0:
                name = names.human("color", color, self.spaces, ())
                raise FieldFault((), f"there are {each} {name} cards, the players hold more")
        below: Counts | UnsetType = getattr(self.form, deck)
        aside: Counts | UnsetType = getattr(self.form, discard)
        piles: list[Six | None] = []
        for field, table in ((deck, below), (discard, aside)):
            if isinstance(table, UnsetType):
                piles.append(None)
                continue
            named = counts(table, COLOR_NAMES, "color", (field,), each)
            for color, number in named.items():
                rest[color] -= number
                if rest[color] < 0:
                    name = names.human("color", color, self.spaces, ())
                    raise FieldFault((field, name), f"there are only {each} {name} cards in all")
            piles.append(_six([named.get(color, 0) for color in range(6)]))
        under, over = piles
        if under is None:
            return _six(rest), over or _six([0] * 6)
        return under, over if over is not None else _six(rest)

    def equipment(self, usual: Sequence[int]) -> tuple[tuple[int, ...], int]:
        """Return the equipment on display, and the mask of the pile."""
        held = [card for player in self.players for card in player.equipment]
        self._once(held, "equipment", names.EQUIPMENT_NAMES)
        everything = [*usual, *(int(card) for card in Equipment)]
        if self.fresh and self.form.phase == "setup":
            everything = [*self.fresh.display, *everything]
        free = [card for card in dict.fromkeys(everything) if card not in held]
        display = tuple(free[:6])
        if not isinstance(self.form.display, UnsetType):
            where = ("display",)
            mask(self.form.display, names.EQUIPMENT_NAMES, "equipment card", where)
            display = numbers(self.form.display, names.EQUIPMENT_NAMES, "equipment card", where)
            if taken := [card for card in display if card in held]:
                raise FieldFault(where, f"a player holds {Equipment(taken[0])}")
        pile = sum(1 << card for card in free if card not in display)
        if not isinstance(self.form.pile, UnsetType):
            pile = mask(self.form.pile, names.EQUIPMENT_NAMES, "equipment card", ("pile",))
            if pile & sum(1 << card for card in {*held, *display}):
                raise FieldFault(("pile",), "a card of the pile is displayed or held as well")
        return display, pile

    def companions(self) -> int:
        """Return the mask of the companions left."""
        held = [card for player in self.players for card in player.companions]
        self._once(held, "companions", names.COMPANION_NAMES)
        if not isinstance(self.form.companions, UnsetType):
            return mask(self.form.companions, names.COMPANION_NAMES, "companion", ("companions",))
        return ((1 << 18) - 1) & ~sum(1 << card for card in held)

    def _once(self, held: Sequence[int], field: str, known: Mapping[str, int]) -> None:
        for name, card in known.items():
            if held.count(card) > 1:
                raise FieldFault((field,), f"two players hold {name}, and there is one")


def _six(values: Sequence[int]) -> Six:
    a, b, c, d, e, f = values
    return (a, b, c, d, e, f)
