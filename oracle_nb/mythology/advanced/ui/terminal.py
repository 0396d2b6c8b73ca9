"""The text interface: the players as rows, and actions in groups.

The texts are plain: their caller decides on colors. They are messages ``table-...``.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from oracle_nb.games.text_interface import MenuPlace, TextInterface
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.position import Phase, Position
from oracle_nb.mythology.advanced.rules.fates import condition_of
from oracle_nb.mythology.advanced.text import AdvancedTexts
from oracle_nb.mythology.pieces import FIRST_EVIL, HEROES, OFF
from oracle_nb.text.numbers import whole

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology


class AdvancedTextInterface(TextInterface[Position, Action]):
    """A game as text, in one language; see `oracle_nb.games.text_interface.TextInterface`."""

    def __init__(self, rules: "AdvancedMythology", language: str = "en") -> None:
        self._rules = rules
        self._texts = AdvancedTexts(rules, language)
        self._say: Callable[..., str] = self._texts.rulebook.say

    def turn(self, position: Position) -> str:
        """Return the round and its phase, and whose moving phase it is."""
        facts = {"round": position.round}
        if position.phase is Phase.MOVING:
            player = self._texts.player(position, position.turn)
            return self._say("table-moving", **facts, player=player)
        return self._say(f"table-{position.phase}", **facts)

    def turn_seat(self, position: Position) -> int | None:
        """Return the seat whose turn it is; None before the game and at its end."""
        return None if position.phase in (Phase.SETUP, Phase.OVER) else position.turn

    def heading(self, position: Position) -> str:
        """Return the round and its phase."""
        return self.turn(position)

    def boards(self, position: Position) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Return a row for each kind of belongings: its name, and a text for each player."""
        if position.phase is Phase.SETUP:
            return ()
        boards = [self._board(position, seat) for seat in range(len(position.glory))]
        return tuple(
            (self._say(f"table-row-{name}"), tuple(board[name] for board in boards))
            for name in boards[0]
        )

    def _board(self, position: Position, seat: int) -> dict[str, str]:
        of_zeus = seat == position.zeus_seat
        area = OFF if of_zeus else position.areas[seat]
        sheet = None if of_zeus else position.sheets[seat]
        none, hidden = self._say("table-none"), self._say("table-hidden")
        has_fate = bool(position.fates) and not of_zeus
        board = {
            "player": self._texts.player(position, seat),
            "area": none if area == OFF else self._texts.names("area", 1 << area)[0],
            "glory": whole(position.glory[seat]),
            "gained": whole(position.gained[seat]),
            "prizes": self._prizes(position, seat) or none,
            **({"fate": self._fate(position, seat) or hidden} if has_fate else {}),
            **(self._cards(position, seat) if position.hands and not of_zeus else {}),
            "left": hidden,
            "noted": hidden,
            "totals": hidden,
        }
        if of_zeus:
            return {
                name: board.get(name, none) for name in self._board(position, 0)
            } | dict.fromkeys(("left", "noted", "totals"), none)
        if sheet is not None:
            noted = self._entries(sheet.noted)
            for sign, aid in (("+", sheet.aid), ("\N{MINUS SIGN}", sheet.ail)):
                noted += [
                    self._say("table-points", unit=self._texts.unit(hero), points=f"{sign}{points}")
                    for hero, points in enumerate(aid)
                    if points
                ]
            noted += self._texts.plots(sheet)
            if sheet.zeus:
                noted.append(self._say("table-zeus", points=sheet.zeus))
            board |= {
                "left": str(sheet.left),
                "noted": ", ".join(noted) or none,
                "totals": ", ".join(self._entries(sheet.totals)) or none,
            }
        return board

    def _cards(self, position: Position, seat: int) -> dict[str, str]:
        """Return the numbers of the hand and the card in front, as far as they are known."""
        none, hand = self._say("table-none"), position.hands[seat]
        known = ", ".join(str(card + 1) for card in hand or ())
        front = self._texts.cards.summary(position.laid[seat])
        laid = front if position.has_laid(seat) else none
        shown = self._say("table-hidden") if hand is None else known or none
        return {"hand": shown, "laid": laid}

    def _fate(self, position: Position, seat: int) -> str:
        """Return the secret Fate of a player; "" if it isn't known."""
        condition = condition_of(position, seat)
        if condition is None:
            return ""
        facts = self._texts.types.typed({"condition": str(condition.counting)})
        return self._say("table-fate", **facts, fate=position.fates[seat] + 1)

    def _prizes(self, position: Position, seat: int) -> str:
        """Return the Prizes that Heroes carry for a player."""
        things = sum(1 << prize for prize, owner, _ in position.captures if owner == seat)
        return ", ".join(self._texts.names("prize", things))

    def _entries(self, points: tuple[int, ...]) -> list[str]:
        return [
            self._say("table-points", unit=self._texts.unit(unit), points=number)
            for unit, number in enumerate(points)
            if number
        ]

    def place(self, position: Position, action: Action) -> MenuPlace:
        """Return the place of an action in a menu."""
        group, line = self._texts.group(action), f"table-line-{action.verb}"
        facts = self._texts.action_facts(position, action)
        match action.verb:
            case Verb.NOTE:
                label = self._say("table-label-points", **facts)
                folded = ""
                if action.unit >= HEROES:
                    folded = self._say("table-note-folded-monsters")
                elif position.units[action.unit] == OFF:
                    folded = self._say("table-note-folded-others")
                return MenuPlace(group, self._say(line, **facts), label, folded=folded)
            case Verb.ZEUS:
                label = self._say("table-label-points", **facts)
                return MenuPlace(group, self._say(line), label)
            case Verb.PLACE:
                return MenuPlace(group, self._say(line, **facts), facts["area"])
            case Verb.CLAIM:
                kind = "hero" if action.unit < HEROES else "monster"
                kind = "evil" if action.unit >= FIRST_EVIL else kind
                return MenuPlace(group, self._say(f"{line}-{kind}"), facts["unit"])
            case Verb.BID | Verb.BRIBE:
                return MenuPlace(group, self._say(line), str(action.target))
            case Verb.STEP | Verb.GO:
                return MenuPlace(group, self._say(line, **facts), facts["hex"])
            case Verb.DROP:
                return MenuPlace(group, self._say(line, **facts), facts["thing"])
        return self._combat_place(position, action)

    def _combat_place(self, position: Position, action: Action) -> MenuPlace:
        """Return the place of an action about aid or combat."""
        group, line = self._texts.group(action), f"table-line-{action.verb}"
        facts = self._texts.action_facts(position, action)
        match action.verb:
            case Verb.AID | Verb.AIL:
                label = self._say("table-label-points", **facts)
                folded = self._say(f"table-{action.verb}-folded")
                return MenuPlace(group, self._say(line, **facts), label, folded=folded)
            case Verb.PRAY | Verb.SACRIFICE | Verb.OFFER:
                thing = action.verb is Verb.OFFER
                label = facts["thing"] if thing else self._say("table-label-points", **facts)
                return MenuPlace(group, self._say(line, **facts), label, folded=group)
            case Verb.PLOT:
                label = self._say("table-label-points", **facts)
                return MenuPlace(group, self._say(line, **facts), label)
            case Verb.OCCUR:
                return MenuPlace(group, self._say(line), self._say("entry-occurrence", **facts))
            case Verb.ERUPT:
                return MenuPlace(group, self._say(line), facts["hex"])
            case Verb.AMBUSH:
                return MenuPlace(group, self._say(line), facts["unit"])
            case Verb.ATTACK:
                return MenuPlace(group, self._say(line, **facts), facts["foe"])
        return MenuPlace(group)
