"""Transactions: positions while an action is carried out, and changes for all families."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.core.chance import Chance, Draw
from oracle_nb.delphi.model.position import AdvanceGod, Decision, Effect, Position, Setting, Six
from oracle_nb.delphi.model.powers import Powers, fold
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.model.tasks import ledger
from oracle_nb.delphi.pieces import ALL_COLORS, TOP_ROW, Equipment
from oracle_nb.delphi.rules.lookup_tables import LookupTables
from oracle_nb.games.kit import transaction as kit

_DIE: Final = (1,) * 6
_EQUIPMENT: Final = len(Equipment)
_NONE_LEFT: Final[Six] = (0, 0, 0, 0, 0, 0)
SHIELD_MAX: Final = 5


def first_row(players: int) -> int:
    """Return the row that shows the number of players (god.first-step)."""
    return 5 - players


def next_row(row: int, players: int) -> int:
    """Return the row to which a step leads from a row below the top (god.first-step)."""
    return row + 1 if row else first_row(players)


def changed(counts: Six, color: int, by: int) -> Six:
    """Return counts by color with one of them changed."""
    new = list(counts)
    new[color] += by
    return tuple(new)  # type: ignore[return-value]


def added(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """Return a sorted tuple with one more item."""
    new = [*items, item]
    new.sort()
    return tuple(new)


def removed(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """Return a tuple without one occurrence of the item."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


replaced = kit.replaced


class Transaction(kit.Transaction[Position]):
    """A position that is being changed, with the events and draws so far.

    The fields that change most, ``players``, ``pending`` and ``draws``, are kept apart until
    ``whole`` puts them back; until then ``position`` has only the others. ``believed`` changes the
    players' powers as a rule variant does.
    """

    __slots__ = ("_believed", "_drawn", "pending", "players", "setting", "tables")

    def __init__(
        self,
        tables: LookupTables,
        setting: Setting,
        position: Position,
        chance: Chance,
        believed: Callable[[Powers], Powers] | None = None,
    ) -> None:
        super().__init__(position, chance)
        self._believed = believed
        self.tables = tables
        self.setting = setting
        self.players = list(position.players)
        self.pending = position.pending
        self._drawn = position.draws

    # --- reading ---------------------------------------------------------------------------------

    def powers(self, seat: int) -> Powers:
        """Return the powers of the player in a seat, as a rule variant has them."""
        player, position = self.players[seat], self.position
        wild = position.apollon and seat == position.turn
        powers = fold(player.tile, player.companions, player.equipment, wild)
        return powers if self._believed is None else self._believed(powers)

    @property
    def rules(self) -> RuleSet:
        """The rule set."""
        return self.setting.rules

    @property
    def ships(self) -> tuple[int, ...]:
        """The players' ship colors, by seat."""
        return self.setting.ships

    def letters(self, seat: int) -> tuple[int, ...]:
        """Return the letters of a player's open shrine tasks."""
        player = self.players[seat]
        return ledger(player.tasks, player.done).letters

    def floor(self, seat: int) -> int:
        """Return the lowest row of a player's gods (ship.gods lifts it)."""
        return first_row(len(self.players)) if self.powers(seat).gods_out else 0

    # --- changing --------------------------------------------------------------------------------

    def update(self, seat: int, **fields: Any) -> None:
        """Change fields of one player."""
        self.players[seat] = replace(self.players[seat], **fields)

    def whole(self) -> Position:
        """Return the complete current position."""
        self.position = position = replace(
            self.position,
            players=tuple(self.players),
            pending=self.pending,
            draws=self._drawn,
        )
        return position

    def draw(self, what: str, weights: tuple[int, ...]) -> int:
        """Draw a value from chance, and record it."""
        value = self.chance.draw(self._drawn, what, weights)
        self._drawn += 1
        self.draws.append(Draw(what, value))
        return value

    def push(self, *steps: Decision | Effect) -> None:
        """Put steps before all pending ones."""
        self.pending = steps + self.pending

    def pop(self) -> None:
        """Remove the first pending step."""
        self.pending = self.pending[1:]

    def swap(self, step: Decision | Effect) -> None:
        """Replace the first pending step."""
        self.pending = (step, *self.pending[1:])

    # --- tokens, cards, gods, shield -------------------------------------------------------------

    def take_favor(self, seat: int, tokens: int, rule: str) -> None:
        """Give favor tokens, one more with the ship tile (ship.favor, ruling 35).

        The supply is unlimited (favor.unlimited).
        """
        player = self.players[seat]
        self.players[seat] = replace(player, favor=player.favor + tokens)
        self.event("favor-taken", rule, seat, tokens=tokens)
        if extra := self.powers(seat).extra_favor:
            player = self.players[seat]
            self.players[seat] = replace(player, favor=player.favor + extra)
            self.event("favor-taken", "ship.favor", seat, tokens=extra)

    def pay(self, seat: int, tokens: int, rule: str) -> None:
        """Take favor tokens from a player."""
        player = self.players[seat]
        self.players[seat] = replace(player, favor=player.favor - tokens)
        self.event("favor-paid", rule, seat, tokens=tokens)

    def draw_cards(self, seat: int, number: int, rule: str) -> None:
        """Draw oracle cards; an empty pile is renewed first (oracle.deck-empty)."""
        for _ in range(number):
            deck = self.position.deck
            if deck == _NONE_LEFT:
                deck = self.position.discard
                if deck == _NONE_LEFT:
                    self.event("no-card-left", "oracle.deck-empty", seat)
                    return
                self.position = replace(self.position, deck=deck, discard=_NONE_LEFT)
                self.event("pile-renewed", "oracle.deck-empty", -1)
            color = self.draw("card", deck)
            player = self.players[seat]
            self.players[seat] = replace(player, cards=changed(player.cards, color, 1))
            self.position = replace(self.position, deck=changed(deck, color, -1))
            self.event("card-drawn", rule, seat, color=color)

    def draw_injuries(self, seat: int, number: int, rule: str) -> None:
        """Draw injury cards; a hero's color goes at once (companion.hero, ruling 16)."""
        for _ in range(number):
            deck = self.position.injury_deck
            if deck == _NONE_LEFT:
                deck = self.position.injury_discard
                if deck == _NONE_LEFT:
                    self.event("no-injury-left", "oracle.deck-empty", seat)
                    return
                self.position = replace(self.position, injury_deck=deck, injury_discard=_NONE_LEFT)
                self.event("injuries-renewed", "oracle.deck-empty", -1)
            color = self.draw("injury", deck)
            player = self.players[seat]
            self.players[seat] = replace(player, injuries=changed(player.injuries, color, 1))
            self.position = replace(self.position, injury_deck=changed(deck, color, -1))
            self.event("injury-drawn", rule, seat, color=color)
            if self.powers(seat).heroes >> color & 1:
                self.discard_injuries(seat, color, 1, "companion.hero")

    def discard_injuries(self, seat: int, color: int, number: int, rule: str) -> None:
        """Put injury cards of a color on their discard pile."""
        if number:
            player = self.players[seat]
            injuries = changed(player.injuries, color, -number)
            self.players[seat] = replace(player, injuries=injuries)
            pile = changed(self.position.injury_discard, color, number)
            self.position = replace(self.position, injury_discard=pile)
            self.event("injuries-discarded", rule, seat, color=color, injuries=number)

    def advance(self, seat: int, god: int, rule: str) -> None:
        """Move a god one step up; the first step is a long one (god.first-step)."""
        player = self.players[seat]
        gods = player.gods
        row = gods[god]
        if row >= TOP_ROW:
            self.event("god-stays", "god.top", seat, god=god)
            return
        row = next_row(row, len(self.players))
        self.players[seat] = replace(player, gods=replaced(gods, god, row))
        self.event("god-advanced", rule, seat, god=god, row=row)

    def god_steps(self, seat: int, steps: int, rule: str) -> None:
        """Ask for god steps, one decision each (god.split-steps)."""
        self.push(*(AdvanceGod(seat, ALL_COLORS, rule) for _ in range(steps)))

    def raise_shield(self, seat: int, by: int, rule: str) -> None:
        """Raise a shield, to at most 5 (shield.max)."""
        shield = min(SHIELD_MAX, self.players[seat].shield + by)
        if shield > self.players[seat].shield:
            self.update(seat, shield=shield)
            self.event("shield-raised", rule, seat, strength=shield)
        else:
            self.event("shield-full", "shield.max", seat, strength=shield)

    def refill(self) -> None:
        """Refill the display of equipment to six (fight.reward)."""
        while len(self.position.display) < 6 and self.position.equipment:
            pile = self.position.equipment
            weights = tuple(pile >> card & 1 for card in range(_EQUIPMENT))
            card = self.draw("equipment", weights)
            self.position = replace(
                self.position, display=(*self.position.display, card), equipment=pile & ~(1 << card)
            )
            self.event("equipment-displayed", "fight.reward", -1, equipment=card)

    def roll_oracle(self, seat: int, rule: str) -> tuple[int, ...]:
        """Roll the three oracle dice and put them on the wheel."""
        draw = self.draw
        dice = tuple(sorted([draw("die", _DIE), draw("die", _DIE), draw("die", _DIE)]))
        self.players[seat] = replace(self.players[seat], dice=dice)
        self.event("oracle-consulted", rule, seat, colors=dice)
        return dice
