"""The text interface: player boards as rows, and actions in groups.

The texts are plain: their caller decides on colors. They are messages ``table-...``.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.delphi.model.actions import CARD, EXTRA, NONE, Action, Verb, source_color
from oracle_nb.delphi.model.position import UNKNOWN, Phase, Player, Position, used_dice
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.tasks import Family, Task, tasks_of
from oracle_nb.delphi.model.verbs import COLORLESS_VERBS, GOD_VERBS, SAILING_VERBS
from oracle_nb.delphi.pieces import TOP_ROW, Color, Companion, Equipment, God, ShipTile
from oracle_nb.games.text_interface import MenuPlace, TextInterface

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi


_IN_ONE_LINE: Final[dict[int, str]] = {
    Verb.ADVANCE: "advance",
    Verb.HEAL: "heal",
    **dict.fromkeys(COLORLESS_VERBS, "any"),
}
"""Other actions with a die or card, and the line of each."""


class DelphiTextInterface(TextInterface[Position, Action]):
    """A game as text, in one language."""

    def __init__(self, rules: "Delphi", language: str = "en") -> None:
        self._rules = rules
        self._ships = tuple(map(Color, rules.setting.ships))
        self._language = language

    def _say(self, message: str, **facts: Any) -> str:
        from oracle_nb.delphi.text.rule_texts import rulebook

        return rulebook(self._language).say(message, **facts)

    def turn(self, position: Position) -> str:
        """Round, and whose turn it is."""
        from oracle_nb.delphi.text.facts import Seat

        if position.phase == Phase.SETUP:
            return self._say("table-setup")
        player = Seat(self._ships[position.turn])
        return self._say("table-turn", round=position.round, player=player)

    def turn_seat(self, position: Position) -> int | None:
        """Return the seat whose turn it is; None in the setup and at the end."""
        return None if position.phase in (Phase.SETUP, Phase.OVER) else position.turn

    def heading(self, position: Position) -> str:
        """Round, turn and phase."""
        turn = self.turn(position)
        if position.phase == Phase.SETUP:
            return turn
        phase = self._say(f"table-phase-{Phase(position.phase)}")
        return self._say("table-heading", text=turn, phase=phase)

    def seat(self, seat: int) -> str:
        """Return the color of a player's ship."""
        return self._say(f"name-color-{self._ships[seat]}")

    def boards(self, position: Position) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Return a row for each kind of possession: its name, and a text for each player."""
        boards = [self._board(position, seat) for seat in range(len(position.players))]
        return tuple(
            (self._row(name, values), values)
            for name in boards[0]
            for values in (tuple(board[name] for board in boards),)
        )

    def _row(self, name: str, values: Sequence[str]) -> str:
        """Return the name of a row, which says what parentheses mean if there are any."""
        return self._say(f"table-row-{name}", marked=int(any("(" in value for value in values)))

    def summary(self, position: Position) -> tuple[str, ...]:
        """Return nothing: players need their boards in every turn."""
        return ()

    def place(self, position: Position, action: Action) -> MenuPlace:
        """Return the place of an action in a menu."""
        verb, source, color = action.verb, action.source, action.color
        group = self._group(action)
        if source >= 0 and verb in _IN_ONE_LINE:
            shown: dict[str, Any] = {"tokens": 2 + powers_of(position, position.turn).extra_favor}
            if color >= 0:
                shown |= {"color": Color(color), "god": God(color)}
            label = self._say(f"table-label-{Verb(verb)}", **shown)
            return MenuPlace(group, self._say(f"table-line-{_IN_ONE_LINE[verb]}"), label)
        if verb not in SAILING_VERBS or action.target == NONE:
            return MenuPlace(group)
        if verb == Verb.POSEIDON:
            line = self._say("table-line-poseidon")
        else:
            other = (
                source >= 0 and color >= 0 and (source == EXTRA or color != source_color(source))
            )
            line = self._say("table-line-move", recolored=other, color=Color(max(color, 0)))
        return MenuPlace(group, line, self._rules.board.spaces[action.target].name)

    def _group(self, action: Action) -> str:
        verb, source = action.verb, action.source
        if source == EXTRA:
            return self._say("table-group-extra")
        if source >= CARD:
            return self._say("table-group-card", color=Color(source_color(source)))
        if source >= 0:
            return self._say("table-group-die", color=Color(source))
        if verb in GOD_VERBS:
            return self._say("table-group-gods")
        return self._say("table-group-free") if verb in (Verb.END, Verb.TRADE) else ""

    # --- one player's board -------------------------------------------------------------------

    def _board(self, position: Position, seat: int) -> dict[str, str]:
        say, player = self._say, position.players[seat]
        ship = self._rules.board.spaces[player.ship] if player.ship >= 0 else None
        tile = player.tile
        cards = (say(f"name-equipment-{Equipment(card)}") for card in player.equipment)
        return {
            "ship": "" if ship is None else say("table-at", space=ship),
            "tile": "" if tile == UNKNOWN else say(f"name-ship-tile-{ShipTile(tile)}"),
            "dice": self._dice(position, seat),
            "cards": self._counted(player.cards),
            "favor": str(player.favor),
            "shield": str(player.shield),
            "injuries": self._counted(player.injuries),
            "gods": self._gods(player),
            "cargo": self._cargo(player, powers_of(position, seat).storage),
            **self._tasks(player),
            "equipment": "; ".join(cards),
            "companions": ", ".join(map(self._companion, player.companions)),
        }

    def _dice(self, position: Position, seat: int) -> str:
        dice = [self._say("table-die", color=Color(die)) for die in position.players[seat].dice]
        used = used_dice(position, seat)
        dice += [self._say("table-die-used", color=Color(die)) for die in used]
        return " ".join(dice)

    def _counted(self, counts: tuple[int, ...]) -> str:
        return ", ".join(
            self._say("table-count", number=count, color=Color(color))
            for color, count in enumerate(counts)
            if count
        )

    def _gods(self, player: Player) -> str:
        return ", ".join(
            self._say("table-god", god=God(god), row=row, ready=row == TOP_ROW)
            for god, row in enumerate(player.gods)
            if row
        )

    def _cargo(self, player: Player, storage: int) -> str:
        aboard = [(Family.OFFERING, color) for color in player.offerings]
        aboard += [(Family.STATUE, color) for color in player.statues]
        loads = [self._say("table-load", family=kind, color=Color(color)) for kind, color in aboard]
        text = ", ".join(loads) or self._say("table-empty")
        return self._say("table-cargo", text=text, number=len(loads), storage=storage)

    def _companion(self, number: int) -> str:
        card = Companion(number)
        return self._say("table-companion", companion=card, color=card.color, kind=card.kind)

    def _tasks(self, player: Player) -> dict[str, str]:
        """Return the number of completed tasks, and all tasks by family."""
        total = len(player.tasks) + len(player.done)
        rows = {"tasks": self._say("table-tasks", done=len(player.done), all=total)}
        for family in Family:
            open_ = [self._task(Task(task)) for task in tasks_of(player.tasks, family)]
            done = [self._task(Task(task)) for task in tasks_of(player.done, family)]
            rows[str(family)] = " ".join(
                [*open_, *(self._say("table-done", text=task) for task in done)]
            )
        return rows

    def _task(self, task: Task) -> str:
        from oracle_nb.delphi.text.facts import MISSING

        if task.letter is not None:
            return self._say(f"name-letter-{task.letter}")
        return self._say("table-task", color=MISSING if task.color is None else task.color)
