"""What a terminal shows of a position beside the board: player boards as rows, actions in groups.

Plain texts and numbers; whoever prints them decides how they look.
"""

from typing import TYPE_CHECKING, Final

import msgspec

from oracle_nb.delphi.actions import CARD, EXTRA, NONE, Action, Verb
from oracle_nb.delphi.pieces import TOP_ROW, Color, Companion, Equipment, God, ShipTile
from oracle_nb.delphi.position import UNKNOWN, Phase, Player, Position
from oracle_nb.delphi.powers import powers_of
from oracle_nb.delphi.rules.deeds import GOD_VERBS
from oracle_nb.delphi.tasks import Family, Task

if TYPE_CHECKING:
    from oracle_nb.delphi.engine import Delphi
    from oracle_nb.words.rulebook import Rulebook


class Place(msgspec.Struct, frozen=True):
    """Where an action stands in a menu.

    ``group`` is a heading. Actions with the same ``line`` stand in one line, each with its
    ``label``; without a line, an action has one for itself.
    """

    group: str = ""
    line: str = ""
    label: str = ""


_PHASES: Final = {
    Phase.CHECK: "phase 1, injuries",
    Phase.ACT: "phase 2, actions",
    Phase.CONSULT: "phase 3, the oracle",
    Phase.OVER: "the game is over",
}
_MANY_TARGETS: Final = (Verb.MOVE, Verb.POSEIDON)
"""Verbs with so many targets that those are listed in one line."""


class TextTable:
    """The table on which a game lies, in text."""

    def __init__(self, rules: "Delphi") -> None:
        self._rules = rules
        self._ships = tuple(str(Color(ship)) for ship in rules.setting.ships)

    @property
    def _book(self) -> "Rulebook":
        from oracle_nb.delphi.rulebook import rulebook

        return rulebook()

    def turn(self, position: Position) -> str:
        """Round, and whose turn it is."""
        if position.phase == Phase.SETUP:
            return "Set-up"
        return f"Round {position.round}, {self._ships[position.turn]}'s turn"

    def whose(self, position: Position) -> int | None:
        """The seat whose turn it is; None in the set-up and at the end."""
        return None if position.phase in (Phase.SETUP, Phase.OVER) else position.turn

    def heading(self, position: Position) -> str:
        """Round, turn and phase."""
        phase = _PHASES.get(Phase(position.phase), "")
        return self.turn(position) + (f", {phase}" if phase else "")

    def seat(self, seat: int) -> str:
        """What tells a player from the others: the color of the ship."""
        return self._ships[seat]

    def boards(self, position: Position) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """A row for each thing that players have: its name, and what each of them has of it."""
        boards = [self._board(position, seat) for seat in range(len(position.players))]
        return tuple((name, tuple(board[name] for board in boards)) for name in boards[0])

    def place(self, position: Position, action: Action) -> Place:
        """Where an action stands in a menu."""
        verb, source, color = action.verb, action.source, action.color
        if source == EXTRA:
            group = "the extra action"
        elif source >= CARD:
            group = f"the {Color(source % CARD)} oracle card"
        elif source >= 0:
            group = f"the {Color(source)} die"
        elif verb in GOD_VERBS:
            group = "gods"
        elif verb in (Verb.END, Verb.TRADE):
            group = "without a die"
        else:
            group = ""
        if verb not in _MANY_TARGETS or action.target == NONE:
            return Place(group)
        line = str(God.POSEIDON) if verb == Verb.POSEIDON else str(Verb(verb))
        if source >= 0 and color >= 0 and (source == EXTRA or color != source % CARD):
            line += f" as {Color(color)}"
        return Place(group, f"{line} to", self._rules.board.spaces[action.target].name)

    # --- one player's board -------------------------------------------------------------------

    def _board(self, position: Position, seat: int) -> dict[str, str]:
        player = position.players[seat]
        powers = powers_of(position, seat)
        own = seat == position.turn
        spaces = self._rules.board.spaces
        dice = [str(Color(die)) for die in player.dice]
        dice += [f"({Color(die)})" for die in position.spent if own]
        cargo = [f"{Color(color)} offering" for color in player.offerings]
        cargo += [f"{Color(color)} statue" for color in player.statues]
        tile = "" if player.tile == UNKNOWN else self._named(ShipTile(player.tile))
        return {
            "ship": f"at {spaces[player.ship].name}" if player.ship >= 0 else "",
            "ship tile": tile,
            "dice (used)": " ".join(dice),
            "oracle cards": _counted(player.cards),
            "favor tokens": str(player.favor),
            "shield": str(player.shield),
            "injuries": _counted(player.injuries),
            "gods, row": _gods(player),
            "cargo": f"{', '.join(cargo) or 'empty'} ({len(cargo)} of {powers.storage})",
            **_tasks(player),
            "equipment": ", ".join(self._named(Equipment(card)) for card in player.equipment),
            "companions": ", ".join(_companion(Companion(card)) for card in player.companions),
        }

    def _named(self, piece: ShipTile | Equipment) -> str:
        kind = "ship-tile" if isinstance(piece, ShipTile) else "equipment"
        return self._book.say(f"name-{kind}-{piece}")


def _counted(counts: tuple[int, ...]) -> str:
    return ", ".join(f"{count} {Color(color)}" for color, count in enumerate(counts) if count)


def _gods(player: Player) -> str:
    rows = []
    for god, row in enumerate(player.gods):
        if row:
            rows.append(f"{God(god)} {'ready' if row == TOP_ROW else row}")
    return ", ".join(rows)


def _companion(card: Companion) -> str:
    return f"{card.title} ({card.color} {card.kind})"


def _tasks(player: Player) -> dict[str, str]:
    """The tasks by family, those done in brackets, and how many are done."""
    total = len(player.tasks) + len(player.done)
    rows = {"tasks done": f"{len(player.done)} of {total}"}
    for family in Family:
        open_ = [_value(Task(one)) for one in player.tasks if one // 8 == family]
        done = [f"({_value(Task(one))})" for one in player.done if one // 8 == family]
        rows[f"- {family}s (done)"] = " ".join(open_ + done)
    return rows


def _value(task: Task) -> str:
    if task.letter is not None:
        return str(task.letter).capitalize()
    return str(task.color) if task.color is not None else "any"
