"""The text interface: the players as rows, and actions in groups.

The texts are plain: their caller decides on colors. They are messages ``table-...``.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.games.text_interface import MenuPlace, TextInterface
from oracle_nb.mythology.map.world_map import bits_of
from oracle_nb.mythology.model.actions import Action, Verb
from oracle_nb.mythology.model.position import Fight, Part, Position
from oracle_nb.mythology.pieces import KIND_BITS, OFF, side_of
from oracle_nb.mythology.rules.scoring import scores
from oracle_nb.mythology.rules.turn_state import BasicState
from oracle_nb.mythology.text import MythologyTexts
from oracle_nb.mythology.text.points import points_text
from oracle_nb.mythology.ui.choices import aid_chance, own_units_in

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology


_BRIEF: Final = ("points", "power", "units")
"""The things that each line of a summary counts."""
_LETTERS: Final = {
    "ą": "a~",
    "ć": "c~",
    "ę": "e~",
    "ł": "l~",
    "ń": "n~",
    "ó": "o~",
    "ś": "s~",
    "ź": "z~",
    "ż": "z~~",
}
"""Polish letters as text that is sorted after the letters they are derived from."""


def _alphabetical(name: str) -> str:
    """Return a key by which names are sorted, a Polish letter after the one it's derived from.

    Examples
    --------
    >>> sorted(["Łaba", "Macedonia", "Lidia", "Luzja"], key=_alphabetical)
    ['Lidia', 'Luzja', 'Łaba', 'Macedonia']
    """
    return "".join(_LETTERS.get(letter, letter) for letter in name.casefold())


class MythologyTextInterface(TextInterface[Position, Action]):
    """A game as text, in one language; see `oracle_nb.games.text_interface.TextInterface`."""

    def __init__(self, rules: "Mythology", language: str = "en") -> None:
        self._rules = rules
        self._texts = MythologyTexts(rules, language)
        self._say: Callable[..., str] = self._texts.rulebook.say

    def turn(self, position: Position) -> str:
        """Return the round, and whose turn it is."""
        if position.part is Part.SETUP:
            return self._say("table-setup")
        if position.part is Part.OVER:
            return self._say("table-over")
        message = "table-alliances" if position.last_window else "table-turn"
        player = self._texts.player(position, position.turn)
        return self._say(message, round=position.round, player=player)

    def turn_seat(self, position: Position) -> int | None:
        """Return the seat whose turn it is; None before the game and at its end."""
        return None if position.part in (Part.SETUP, Part.OVER) else position.turn

    def heading(self, position: Position) -> str:
        """Return the round, the turn and its part."""
        turn = self.turn(position)
        if position.part in (Part.SETUP, Part.OVER, Part.ALLIANCES):
            return turn
        return self._say("table-heading", text=turn, part=position.part)

    def seat(self, seat: int) -> str:
        """Return "": players are told apart by their gods, which are drawn in the game."""
        return ""

    def boards(self, position: Position) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Return a row for each kind of belongings: its name, and a text for each player."""
        if position.part is Part.SETUP:
            return ()
        boards = [self._board(position, seat) for seat in range(len(position.power))]
        return tuple(
            (self._say(f"table-row-{name}"), tuple(board[name] for board in boards))
            for name in boards[0]
        )

    def summary(self, position: Position) -> tuple[str, ...]:
        """Return a line for each player, without the names of removed enemies and of Prizes."""
        if position.part is Part.SETUP:
            return ()
        return tuple(self._brief(position, seat) for seat in range(len(position.power)))

    def place(self, position: Position, action: Action) -> MenuPlace:
        """Return the place of an action in a menu."""
        group, line = self._texts.group(action), f"table-line-{action.verb}"
        facts = self._texts.action_facts(position, action)
        match action.verb:
            case Verb.PLACE:
                name = self._rules.pack.area[action.target].name(self._texts.rulebook.language)
                label = facts["area"]
                count = own_units_in(self._rules, position, action.target)
                shown = self._say("table-label-area", area=label, count=count)
                folded = "" if count else self._say("table-areas-empty")
                said = self._say(line, **facts)
                return MenuPlace(group, said, shown, _alphabetical(name), folded)
            case Verb.STEP:
                state = BasicState(self._rules.world, position)
                attack = state.hexes_against(side_of(action.unit)) >> action.target & 1
                label = "table-label-attack" if attack else "table-label-hex"
                return MenuPlace(group, self._say(line, **facts), self._say(label, **facts))
            case Verb.FIGHT:
                return MenuPlace(group, self._say(line, **facts), facts["foe"])
            case Verb.AID:
                chance = aid_chance(position, action.target)
                assert chance is not None
                label = self._say("table-label-aid", **facts, **chance._asdict())
                if isinstance(position.pending, Fight) and position.pending.aid < 0:
                    line += "-attack"
                return MenuPlace(group, self._say(line), label)
        return MenuPlace(group)

    # --- one player ---------------------------------------------------------------------------

    def _board(self, position: Position, seat: int) -> dict[str, str]:
        kind = KIND_BITS[position.sides[seat]]
        on_map = [unit for unit, hex_ in enumerate(position.units) if hex_ != OFF]
        area = position.areas[seat]
        none = self._say("table-none")
        allies = (ally for ally in position.allies(seat) if ally != seat)
        names = [self._texts.player(position, ally) for ally in allies]
        return {
            "player": self._texts.player(position, seat),
            "area": none if area == OFF else self._texts.names("area", 1 << area)[0],
            "power": str(position.power[seat]),
            "units": str(sum(kind >> unit & 1 for unit in on_map)),
            "removed": self._counted("unit", position.trophies[seat]),
            "prizes": self._counted("prize", position.captured[seat]),
            "alliance": ", ".join(names) or none,
            "points": points_text(scores(position)[seat]),
        }

    def _brief(self, position: Position, seat: int) -> str:
        """Return what matters of a player in one line: god, Area, and what can be counted."""
        board, say = self._board(position, seat), self._say
        parts = [board["player"]]
        if position.areas[seat] != OFF:
            parts.append(say("table-brief-area", area=board["area"]))
        parts += [say(f"table-brief-{name}", text=board[name]) for name in _BRIEF]
        if prizes := len(position.captured[seat]):
            parts.append(say("table-brief-prizes", count=prizes))
        if len(position.allies(seat)) > 1:
            parts.append(say("table-brief-alliance", text=board["alliance"]))
        return ", ".join(parts)

    def _counted(self, kind: str, counters: tuple[int, ...]) -> str:
        names = ", ".join(self._texts.names(kind, bits_of(counters)))
        facts: dict[str, Any] = {"count": len(counters), "names": names}
        return self._say("table-count-names", **facts)
