"""Play: one action being carried out, and the small changes that every family uses."""

from typing import Any

from msgspec.structs import replace

from oracle_nb.chance import Draw, Fate
from oracle_nb.delphi.pieces import TOP_ROW, Equipment
from oracle_nb.delphi.position import AdvanceGod, Decision, Effect, Player, Position, Setting, Six
from oracle_nb.delphi.powers import Powers, powers_of
from oracle_nb.delphi.rules.tables import Tables
from oracle_nb.delphi.ruleset import RuleSet
from oracle_nb.delphi.tasks import ledger
from oracle_nb.event import Event
from oracle_nb.game import Passage

_DIE = (1,) * 6
SHIELD_MAX = 5


def first_row(players: int) -> int:
    """The row that shows the number of players (god.first-step)."""
    return 5 - players


def changed(counts: Six, color: int, by: int) -> Six:
    """Counts by color with one of them changed."""
    return (*counts[:color], counts[color] + by, *counts[color + 1 :])  # type: ignore[return-value]


def added(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """A sorted tuple with one more item."""
    return tuple(sorted((*items, item)))


def removed(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """A tuple without one occurrence of the item."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def replaced(items: tuple[int, ...], place: int, item: int) -> tuple[int, ...]:
    """A tuple with the item at one place replaced."""
    return (*items[:place], item, *items[place + 1 :])


class Play:
    """A position on its way to the next one, with the events and draws so far.

    Positions stay values: every change puts a new one in ``position``.
    """

    __slots__ = ("_drawn", "draws", "events", "fate", "position", "setting", "tables")

    def __init__(self, tables: Tables, setting: Setting, position: Position, fate: Fate) -> None:
        self.tables = tables
        self.setting = setting
        self.position = position
        self.fate = fate
        self.events: list[Event] = []
        self.draws: list[Draw] = []
        self._drawn = position.draws

    # --- reading ---------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        """What lies before the player in a seat."""
        return self.position.players[seat]

    def powers(self, seat: int) -> Powers:
        """What the player in a seat can do."""
        return powers_of(self.position, seat)

    @property
    def rules(self) -> RuleSet:
        """The RuleSet played by."""
        return self.setting.rules

    @property
    def ships(self) -> tuple[int, ...]:
        """The players' ship colors, by seat."""
        return self.setting.ships

    def letters(self, seat: int) -> tuple[int, ...]:
        """The letters of a player's open shrine tasks."""
        player = self.player(seat)
        return ledger(player.tasks, player.done).letters

    def floor(self, seat: int) -> int:
        """The lowest row of a player's gods (ship.gods lifts it)."""
        return first_row(len(self.position.players)) if self.powers(seat).gods_out else 0

    # --- changing --------------------------------------------------------------------------------

    def change(self, **fields: Any) -> None:
        """Change fields of the position."""
        self.position = replace(self.position, **fields)

    def update(self, seat: int, **fields: Any) -> None:
        """Change fields of one player."""
        players = list(self.position.players)
        players[seat] = replace(players[seat], **fields)
        self.position = replace(self.position, players=tuple(players))

    def put(self, seat: int, player: Player, **fields: Any) -> None:
        """Put a player in a seat, and change fields of the position, in one step."""
        players = list(self.position.players)
        players[seat] = player
        self.position = replace(self.position, players=tuple(players), **fields)

    def event(self, what: str, rule: str, player: int, **facts: Any) -> None:
        """Note what happened."""
        self.events.append(Event(what, rule, player, facts))

    def draw(self, what: str, weights: tuple[int, ...]) -> int:
        """Let fate decide, and note its answer."""
        value = self.fate.draw(self._drawn, what, weights)
        self._drawn += 1
        self.draws.append(Draw(what, value))
        return value

    def count_draws(self) -> None:
        """Let the position tell how many draws there were."""
        if self.position.draws != self._drawn:
            self.position = replace(self.position, draws=self._drawn)

    def passage(self) -> Passage[Position]:
        """The position reached, with what happened and what fate added."""
        self.count_draws()
        return Passage(self.position, tuple(self.events), tuple(self.draws))

    def push(self, *steps: Decision | Effect) -> None:
        """Put steps before everything that waits."""
        if steps:
            position = self.position
            self.position = replace(position, pending=steps + position.pending)

    def pop(self) -> None:
        """Take the first waiting step away."""
        position = self.position
        self.position = replace(position, pending=position.pending[1:])

    def swap(self, step: Decision | Effect) -> None:
        """Put a step in the place of the first that waits."""
        self.position = replace(self.position, pending=(step, *self.position.pending[1:]))

    # --- tokens, cards, gods, shield -------------------------------------------------------------

    def take_favor(self, seat: int, tokens: int, rule: str) -> None:
        """Give favor tokens, one more with the ship tile (ship.favor, R 35)."""
        player = self.position.players[seat]
        self.put(seat, replace(player, favor=player.favor + tokens))
        self.event("favor-taken", rule, seat, tokens=tokens)
        if extra := self.powers(seat).extra_favor:
            self.update(seat, favor=self.player(seat).favor + extra)
            self.event("favor-taken", "ship.favor", seat, tokens=extra)

    def pay(self, seat: int, tokens: int, rule: str) -> None:
        """Take favor tokens from a player."""
        player = self.position.players[seat]
        self.put(seat, replace(player, favor=player.favor - tokens))
        self.event("favor-paid", rule, seat, tokens=tokens)

    def draw_cards(self, seat: int, number: int, rule: str) -> None:
        """Draw oracle cards; an empty pile is renewed first (oracle.deck-empty)."""
        for _ in range(number):
            deck = self.position.deck
            if not any(deck):
                deck = self.position.discard
                if not any(deck):
                    self.event("no-card-left", "oracle.deck-empty", seat)
                    return
                self.change(deck=deck, discard=(0,) * 6)
                self.event("pile-renewed", "oracle.deck-empty", -1)
            color = self.draw("card", deck)
            player = self.player(seat)
            player = replace(player, cards=changed(player.cards, color, 1))
            self.put(seat, player, deck=changed(deck, color, -1))
            self.event("card-drawn", rule, seat, color=color)

    def draw_injuries(self, seat: int, number: int, rule: str) -> None:
        """Draw injury cards; a hero's color goes at once (companion.hero, R 16)."""
        for _ in range(number):
            deck = self.position.injury_deck
            if not any(deck):
                deck = self.position.injury_discard
                if not any(deck):
                    self.event("no-injury-left", "oracle.deck-empty", seat)
                    return
                self.change(injury_deck=deck, injury_discard=(0,) * 6)
                self.event("injuries-renewed", "oracle.deck-empty", -1)
            color = self.draw("injury", deck)
            player = self.player(seat)
            player = replace(player, injuries=changed(player.injuries, color, 1))
            self.put(seat, player, injury_deck=changed(deck, color, -1))
            self.event("injury-drawn", rule, seat, color=color)
            if self.powers(seat).heroes >> color & 1:
                self.discard_injuries(seat, color, 1, "companion.hero")

    def discard_injuries(self, seat: int, color: int, number: int, rule: str) -> None:
        """Put injury cards of a color on their discard pile."""
        if number:
            player = self.player(seat)
            player = replace(player, injuries=changed(player.injuries, color, -number))
            pile = self.position.injury_discard
            self.put(seat, player, injury_discard=changed(pile, color, number))
            self.event("injuries-discarded", rule, seat, color=color, injuries=number)

    def advance(self, seat: int, god: int, rule: str) -> None:
        """Move a god one step up; the first step is a long one (god.first-step)."""
        player = self.player(seat)
        gods = player.gods
        row = gods[god]
        if row >= TOP_ROW:
            self.event("god-stays", "god.top", seat, god=god)
            return
        row = row + 1 if row else first_row(len(self.position.players))
        self.put(seat, replace(player, gods=replaced(gods, god, row)))
        self.event("god-advanced", rule, seat, god=god, row=row)

    def god_steps(self, seat: int, steps: int, rule: str, among: int = 0b111111) -> None:
        """Ask for god steps, one decision each (god.split-steps)."""
        self.push(*(AdvanceGod(seat, among, rule) for _ in range(steps)))

    def raise_shield(self, seat: int, by: int, rule: str) -> None:
        """Strengthen a shield, to 5 at most (shield.max)."""
        shield = min(SHIELD_MAX, self.player(seat).shield + by)
        if shield > self.player(seat).shield:
            self.update(seat, shield=shield)
            self.event("shield-raised", rule, seat, strength=shield)
        else:
            self.event("shield-full", "shield.max", seat, strength=shield)

    def refill(self) -> None:
        """Refill the display of equipment to six (fight.reward)."""
        while len(self.position.display) < 6 and self.position.equipment:
            pile = self.position.equipment
            weights = tuple(pile >> card & 1 for card in range(len(Equipment)))
            card = self.draw("equipment", weights)
            self.change(display=(*self.position.display, card), equipment=pile & ~(1 << card))
            self.event("equipment-displayed", "fight.reward", -1, equipment=card)

    def roll_oracle(self, seat: int, rule: str) -> tuple[int, ...]:
        """Roll the three oracle dice and lay them on the wheel."""
        dice = tuple(sorted([self.draw("die", _DIE) for _ in range(3)]))
        self.put(seat, replace(self.player(seat), dice=dice))
        self.event("oracle-consulted", rule, seat, colors=dice)
        return dice
