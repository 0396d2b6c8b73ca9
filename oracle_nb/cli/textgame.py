"""A whole game in the terminal: any game of the contract, people and bots at one screen."""

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Any, Final, Protocol

from rich.console import Console
from rich.table import Table as Grid

from oracle_nb.cli.menu import Menu, table_of
from oracle_nb.draw.text import to_text
from oracle_nb.event import Event
from oracle_nb.game import Explanation, Game
from oracle_nb.verdict import IllegalAction, MalformedAction, Repair
from oracle_nb.words.rulebook import UnknownRule

HELP: Final = """\
NUMBER       do that action of the menu
ACTION       do an action by its text, such as: move die:green D7
?NUMBER      what that action would do, cost and risk, and why it is allowed
why ACTION   the same for any action, also for one that is refused
rNUMBER      do what was offered instead of something refused, such as: r1
menu         the actions again            board        the board again
players      everyone's player board      log [N]      the last N things that happened (20)
rule ID      a rule, such as: rule move.range
undo, redo   take back what nobody has seen and no die has sealed; do it again
save FILE    write the game to a file  save over FILE  also where one is there
help         this list                    quit         stop; the game is kept"""

_REPAIR: Final = re.compile(r"r\d{1,2}")


class Bot(Protocol):
    """Whoever decides for a seat."""

    def decide(self, view: Any, options: Sequence[Any], /) -> Any:
        """One of the options."""


class TextGame:
    """One game at one terminal.

    Parameters
    ----------
    game
        The game, new or loaded.
    bots
        Who decides for which seat; the other seats are people's.
    screen
        Where to print.
    read
        Gives the next line typed, None at the end of input; it is told the prompt.
    keep
        Where an unfinished game is kept when one stops.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        bots: Mapping[int, Bot],
        screen: Console,
        read: Callable[[str], str | None],
        keep: Path,
    ) -> None:
        self.game = game
        self._bots = bots
        self._screen = screen
        self._read = read
        self._keep = keep
        self._words = game.rules.words("en")
        self._table = table_of(game.rules)
        self._menu = Menu(game.rules, self._table, game.position)
        self._saved = len(game.history)
        # Files this game was saved to: going on saving there asks nothing.
        self._own: set[Path] = set()
        self._shown: tuple[object, ...] = ()
        self._repairs: tuple[Repair[Any], ...] = ()

    # --- the way of the game ------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or nobody types any more."""
        self._events(self.game.opening.events)
        try:
            while (seat := self.game.to_move) is not None:
                if seat in self._bots:
                    self._bot(seat)
                elif not self._person(seat):
                    self._stop()
                    return
        except KeyboardInterrupt:
            self._stop()
            raise
        self._over()

    def _bot(self, seat: int) -> None:
        position = self.game.position
        options = self.game.legal_actions()
        action = self._bots[seat].decide(self.game.view(seat), options)
        self._print(f"{self._name(seat)}: {self._words.action(position, action)}")
        self._events(self.game.play(action, player=seat))

    def _person(self, seat: int) -> bool:
        """Let a person decide once; False where there is no more input."""
        self._present(seat)
        while True:
            line = self._read(f"{self._name(seat)}> ")
            if line is None:
                return False
            command, _, rest = line.strip().partition(" ")
            if not command:
                continue
            if command.lower() in {"quit", "exit", "q"}:
                return False
            before = self.game.position
            self._obey(seat, command, rest.strip(), line.strip())
            if self.game.position is not before:
                return True

    def _obey(self, seat: int, command: str, rest: str, line: str) -> None:
        word = command.lower()
        if word.startswith("?") or word == "why":
            self._explain((line[1:] if word.startswith("?") else rest).strip())
        elif word in self._commands:
            self._commands[word](self, seat, rest)
        elif _REPAIR.fullmatch(line.lower()):
            self._repair(seat, int(word[1:]))
        elif word.isdecimal() and not rest:
            self._play(seat, word)
        else:
            self._play(seat, line)

    # --- looking ------------------------------------------------------------------------------

    def _present(self, seat: int) -> None:
        """Show the board where the turn is new, and always what can be done."""
        position = self.game.position
        self._menu = Menu(self.game.rules, self._table, position)
        self._repairs = ()
        moment = (seat, self._table.turn(position))
        # In the turn of another one is only asked something; the board comes with one's own.
        if moment != self._shown and self._table.whose(position) in (seat, None):
            self._shown = moment
            self._board(seat, "")
            self._players(seat, "")
        self._actions(seat, "")

    def _board(self, seat: int, rest: str) -> None:
        scene = self.game.rules.scene(self.game.position, seat=seat)
        color = self._screen.color_system is not None
        print(to_text(scene, color=color, legend=rest == "legend"), file=self._screen.file)

    def _players(self, seat: int, rest: str) -> None:
        rows = self._table.boards(self.game.view(seat))
        if not rows:
            return
        grid = Grid(show_header=True, header_style="bold", pad_edge=False)
        grid.add_column("")
        for one in range(self.game.rules.players):
            grid.add_column(self._name(one), overflow="fold")
        for name, values in rows:
            if any(values):
                marked = [self._screen.highlighter(value) for value in values]
                grid.add_row(name, *marked)
        self._screen.print(grid)

    def _actions(self, seat: int, rest: str) -> None:
        heading = self._table.heading(self.game.position)
        self._print(f"\n{heading}. " if heading else "\n", self._words.decision(self.game.position))
        lines = self._menu.lines(self._screen.width)
        for line in lines:
            self._print(line)
        priced = any(re.search(r"\(\d+\)", line) for line in lines)
        price = "(2) is a price of 2 tokens. " if priced else ""
        self._print(f"{price}?NUMBER explains, help lists the commands.")

    def _log(self, seat: int, rest: str) -> None:
        if rest and not rest.isdecimal():
            self._print(f"log: {rest!r} is not a number")
            return
        events = self.game.events
        self._events(events[max(0, len(events) - int(rest or 20)) :])

    def _explain(self, text: str) -> None:
        if not text:
            self._print("Say which action: ?NUMBER, or why ACTION, such as: why end")
            return
        if (action := self._action(text)) is not None:
            explanation = self._words.explain(self.game.position, action)
            for line in explained(explanation):
                self._print(line)
            if not explanation.allowed:
                self._offer(action)

    def _rule(self, seat: int, rest: str) -> None:
        if not rest:
            self._print("Say which: rule ID, such as: rule move.range")
            return
        try:
            self._print(str(self._words.rulebook[rest]))
        except UnknownRule as error:
            self._print(str(error))

    def _help(self, seat: int, rest: str) -> None:
        self._print(HELP)

    # --- doing --------------------------------------------------------------------------------

    def _action(self, text: str) -> Any:
        """The action of a number or a text; None, and a word about it, where it is neither."""
        try:
            return self._menu[int(text)] if text.isdecimal() else self.game.action(text)
        except (LookupError, MalformedAction) as error:
            self._print(f"{error.args[0]}; `help` lists the commands")
            return None

    def _play(self, seat: int, text: str) -> None:
        if (action := self._action(text)) is None:
            return
        position = self.game.position
        try:
            events = self.game.play(action, player=seat)
        except MalformedAction as error:
            self._print(str(error))
            return
        except IllegalAction:
            self._print("That is refused:")
            for reason in self._words.explain(position, action).refusals:
                self._print(f"  - {reason.text} [{reason.rule}]")
            self._offer(action)
            return
        self._print(f"{self._name(seat)}: {self._words.action(position, action)}")
        self._events(events)

    def _offer(self, action: Any) -> None:
        """Say what would work instead of a refused action, or what is missing for it."""
        position = self.game.position
        found = self.game.rules.repairs(position, action)
        self._repairs = found.lines
        for number, line in enumerate(found.lines, 1):
            self._print(f"  r{number}  {self._words.repair(position, line)}")
        for missing in found.missing:
            self._print(f"  {self._words.missing(missing)}")

    def _repair(self, seat: int, number: int) -> None:
        """Do what was offered, one action after the other."""
        if not 0 < number <= len(self._repairs):
            self._print(f"r{number} has not been offered; `help` lists the commands")
            return
        for action in self._repairs[number - 1].actions:
            self._play(seat, self.game.write(action))

    def _undo(self, seat: int, rest: str) -> None:
        """Take back up to the person's own last decision; what bots did in between goes with it."""
        taken = 0
        while self.game.can_undo:
            self.game.undo()
            taken += 1
            if self.game.to_move not in self._bots:
                self._print("Taken back.")
                return
        for _ in range(taken):
            self.game.redo()
        self._print(
            "The last action can't be taken back: something random came of it, or the turn passed."
            if self.game.history
            else "Nothing has been done yet."
        )

    def _redo(self, seat: int, rest: str) -> None:
        if not self.game.can_redo:
            self._print("Nothing was taken back.")
            return
        self.game.redo()
        self._print("Done again.")

    def _save(self, seat: int, rest: str) -> None:
        first, _, others = rest.partition(" ")
        over, place = (True, others) if first == "over" else (False, rest)
        if not place:
            self._print("Say where to: save FILE")
            return
        where = Path(place.strip()).expanduser()
        try:
            if not over and where not in self._own and where.exists():
                self._print(f"{where} is there already. To write over it: save over {place}")
                return
            path = self.game.save(where)
        except OSError as error:
            self._print(f"{place}: {error.strerror or error}")
            return
        self._own.add(where)
        self._saved = len(self.game.history)
        self._print(f"Saved. Go on with: {_go_on(path)}")

    _commands: Final[dict[str, Callable[["TextGame", int, str], None]]] = {
        "menu": _actions,
        "board": _board,
        "players": _players,
        "log": _log,
        "rule": _rule,
        "undo": _undo,
        "redo": _redo,
        "save": _save,
        "help": _help,
    }

    # --- the end ------------------------------------------------------------------------------

    def _stop(self) -> None:
        if len(self.game.history) == self._saved:
            self._print("\nUntil next time.")
            return
        try:
            self._keep.parent.mkdir(parents=True, exist_ok=True)
            path = self.game.save(self._keep)
        except OSError as error:
            self._print(f"\nThe game is not over, and can't be kept in {self._keep}: {error}")
            return
        self._print("\nThe game is not over; it is kept. Go on with:")
        self._print(f"  {_go_on(path)}")

    def _over(self) -> None:
        self._board(0, "")
        self._players(0, "")
        for line in result_lines(self.game, self._name):
            self._print(line)

    # --- words --------------------------------------------------------------------------------

    def _name(self, seat: int) -> str:
        return seat_name(self.game, self._table.seat(seat), seat)

    def _events(self, events: Sequence[Event]) -> None:
        for event in events:
            self._print(f"  - {self._words.event(event)} [{event.rule}]")

    def _print(self, *texts: str) -> None:
        # Files and pipes get each line whole; a terminal gets it broken between words.
        self._screen.print("".join(texts), soft_wrap=not self._screen.is_terminal)


def _go_on(path: Path) -> str:
    return f"oracle-nb play --text --load {quote(str(path))}"


def seat_name(game: Game[Any, Any], mark: str, seat: int) -> str:
    """A player's name with what tells them from the others, such as "player 1 (red)"."""
    name = game.seats[seat].replace("bot:", "bot ")
    return f"{name} ({mark})" if mark else name


def explained(explanation: Explanation) -> list[str]:
    """An explanation as lines."""
    lines = [explanation.title if explanation.allowed else f"{explanation.title}: refused"]
    lines += [f"  {effect}" for effect in explanation.effects]
    for name, reasons in (
        ("cost", explanation.cost),
        ("why", explanation.why),
        ("why not", explanation.refusals),
    ):
        lines += [f"  {name}: {reason.text} [{reason.rule}]" for reason in reasons]
    lines += [f"  chance: {chance}" for chance in explanation.chance]
    return lines + ([f"  {explanation.undo}"] if explanation.undo else [])


def result_lines(game: Game[Any, Any], name: Callable[[int], str]) -> list[str]:
    """How a game ended, as lines; "not over" where it has not."""
    result = game.result
    if result is None:
        count = len(game.history)
        return [f"The game is not over; {count} action{'s' if count != 1 else ''} so far."]
    rounds = f"{result.rounds} round{'s' if result.rounds != 1 else ''}"
    if not result.finished:
        return [f"The game was stopped unfinished after {rounds}: nobody has won."]
    who = " and ".join(name(seat) for seat in result.winners)
    verb = "wins" if len(result.winners) == 1 else "win together"
    places = (f"  {place}. {name(seat)}" for place, seat in _ranked(result.places))
    return [f"{who} {verb} after {rounds}.", *places]


def _ranked(places: Sequence[int]) -> list[tuple[int, int]]:
    return sorted((place, seat) for seat, place in enumerate(places))


def typed(screen: Console) -> Callable[[str], str | None]:
    """Reads lines from standard input; where nobody sits at it, shows what was read."""
    if sys.stdin.isatty():
        # Gives input() its history and editing, where there is one.
        with suppress(ImportError):
            import readline  # noqa: F401

    def read(prompt: str) -> str | None:
        try:
            line = input(prompt)
        except EOFError:
            return None
        if not sys.stdin.isatty():
            screen.out(line, highlight=False)
        return line

    return read
