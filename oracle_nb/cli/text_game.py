"""A game in the terminal: any game of the contract, people and bots at one screen."""

import errno
import os
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from rich.console import Console

from oracle_nb.bots import Bot, think
from oracle_nb.cli.board_text import print_board, print_boards, print_summary, print_turn_board
from oracle_nb.cli.coaching import CHOICE, TextCoach
from oracle_nb.cli.handover import QUIT, Handover
from oracle_nb.cli.menu import Menu, at_space, idle_by_rule, unused
from oracle_nb.cli.narration import Narration
from oracle_nb.cli.review_text import print_end
from oracle_nb.core.arguments import close, path_of
from oracle_nb.core.events import Event
from oracle_nb.core.files import make_private_folder
from oracle_nb.core.verdicts import IllegalAction, MalformedAction, Repair
from oracle_nb.games.game import Game
from oracle_nb.games.motives import Motive, Thinking, motive_text
from oracle_nb.games.views import common_view
from oracle_nb.render.scene import Scene
from oracle_nb.terminal.console import Colors
from oracle_nb.text.rulebook import Rulebook


class Saving:
    """The files of one game."""

    def __init__(self, game: Game, keep: Path) -> None:
        self._game: Final = game
        self._keep: Final = keep
        """The file in which an unfinished game is saved on quitting."""
        self._saved = len(game.history)
        # Files this game was saved to: going on saving there asks nothing.
        self._own: Final[set[Path]] = set()

    def save(self, typed: str, narration: Narration) -> str:
        """Save to the file that somebody has typed, and return what to say about it."""
        say = narration.say
        first, _, others = typed.partition(" ")
        over, place = (True, others) if first == "over" else (False, typed)
        if not place:
            return say("save-where")
        try:
            where = path_of("save", place.strip())
        except ValueError:
            return say("not-saved", file=place, reason=os.strerror(errno.ENOENT))
        try:
            if not over and where not in self._own and where.exists():
                return say("save-over", file=place)
            path = self._game.save(where)
        except OSError as error:
            return say("not-saved", file=place, reason=error.strerror or str(error))
        self._own.add(where)
        self._saved = len(self._game.history)
        return say("saved", command=narration.go_on(path))

    def stop(self, narration: Narration) -> Iterator[str]:
        """Save an unfinished game, and yield what to say about it."""
        say = narration.say
        if len(self._game.history) == self._saved:
            yield f"\n{say('until-next-time')}"
            return
        try:
            make_private_folder(self._keep.parent)
            path = self._game.save(self._keep)
        except OSError as error:
            yield f"\n{say('not-kept', file=str(self._keep), reason=str(error))}"
            return
        yield f"\n{say('kept')}"
        yield f"  {narration.go_on(path)}"


_DIGITS: Final = 9
"""Maximum number of digits read of a typed number."""
_REPAIR: Final = re.compile(r"r\d{1,2}")


class TextGame:
    """One game at one terminal.

    ``keep``: where an unfinished game is saved on quitting.
    ``language``: the language of all texts. Raises UnknownLanguage.
    """

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Bot],
        screen: Console,
        read: Callable[[str], str | None],
        keep: Path,
        language: str = "en",
    ) -> None:
        self.game = game
        """The game, new or loaded."""
        self._bots = bots
        """The deciders of some seats; the other seats are people's."""
        self._screen = screen
        """The terminal."""
        self._read = read
        """Called with the prompt; returns the next line typed, or None at the end of input."""
        self._saving = Saving(game, keep)
        self._coach = TextCoach(game)
        self._people = tuple(seat for seat in range(game.rules.players) if seat not in bots)
        self._handover = Handover(game, self._people, screen, read)
        self._set_language(language)
        # Why bots acted, by the number of the action.
        self._motives: dict[int, Motive] = {}
        self._repairs: tuple[Repair, ...] = ()
        # The position in which the player was warned about sources that stay unused.
        self._warned: Any = None

    def _set_language(self, language: str) -> None:
        self._narration = Narration(self.game, language)
        self._words, self._table, self._say = (
            self._narration.words,
            self._narration.table,
            self._narration.say,
        )
        self._menu = self._listed()
        # Nothing has been shown in the new language yet.
        self._shown: tuple[object, ...] = ()

    # --- the game loop ------------------------------------------------------------------------

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
        position, history = self.game.position, self.game.history
        options = self.game.legal_actions()
        # Undo may have removed the latest actions.
        self._motives = {
            number: said for number, said in self._motives.items() if number < len(history)
        }
        own = [said for number, said in self._motives.items() if history[number].player == seat]
        decided = think(self._bots[seat], self.game.view(seat), options, Thinking(own))
        if decided.motive is not None:
            self._motives[len(history)] = decided.motive
        events = self.game.play(decided.action, player=seat)
        if self.game.history[-1].concealed:
            return
        announced = self._words.announcement(position, decided.action)
        self._print(f"{self._name(seat)}: {announced}")
        # The reason for a secret action would reveal it.
        if decided.motive and announced == self._words.action(position, decided.action):
            self._print(f"  {self._say('bot-why', text=motive_text(self._words, decided.motive))}")
        self._events(events)

    def _person(self, seat: int) -> bool:
        """Let a person decide once; return False at the end of input."""
        if not self._handover.take(seat, self._narration):
            return False
        self._present(seat)
        while True:
            line = self._read(f"{self._name(seat)}> ")
            if line is None:
                return False
            command, _, rest = line.strip().partition(" ")
            if not command:
                continue
            if command.lower() in QUIT:
                return False
            before = self.game.position
            self._obey(seat, command, rest.strip(), line.strip())
            if self.game.position is not before:
                return True

    def _obey(self, seat: int, command: str, rest: str, line: str) -> None:
        word = command.lower()
        if word.startswith("?") or word in ("why", "explain"):
            self._explain((line[1:] if word.startswith("?") else rest).strip())
        elif word in self._commands:
            self._commands[word](self, seat, rest)
        elif _REPAIR.fullmatch(line.lower()):
            self._repair(seat, int(word[1:]))
        elif word.isdecimal() and not rest:
            self._play(seat, word)
        else:
            self._play(seat, line)

    # --- views --------------------------------------------------------------------------------

    def _present(self, seat: int) -> None:
        """Show the board at the start of a turn, and always the legal actions."""
        position = self.game.position
        self._menu, self._repairs = self._listed(), ()
        moment = (seat, self._table.turn(position))
        # In other players' turns you only answer a question; the board is shown in your own.
        if moment != self._shown and self._table.turn_seat(position) in (seat, None):
            self._shown = moment
            print_turn_board(self._screen, self._scene(seat), self._say)
            if lines := self._table.summary(self._known(seat)):
                print_summary(self._screen, lines, self._names)
            else:
                self._players(seat, "")
        players = self.game.package.presentation(self._narration.language).players
        if warning := players.warning(self.game.rules, self._known(seat), seat):
            self._print(warning)
        self._actions(seat, "")
        self._lines(self._coach.always(seat, self._narration))

    def _listed(self) -> Menu:
        return Menu(self.game.rules, self._table, self._words, self.game.position)

    def _board(self, seat: int | None, rest: str) -> None:
        print_board(self._screen, self._scene(seat), rest)

    def _scene(self, seat: int | None) -> Scene:
        language = self._narration.language
        return self.game.package.scene(
            self.game.rules, self._known(seat), seat=seat, language=language
        )

    def _known(self, seat: int | None) -> Any:
        """Return the position as a player may know it; for None, as everybody may."""
        seats = range(self.game.rules.players) if seat is None else (seat,)
        return common_view(self.game.rules, self.game.position, seats)

    def _players(self, seat: int | None, rest: str) -> None:
        print_boards(self._screen, self._table.boards(self._known(seat)), self._names)

    def _actions(self, seat: int, rest: str) -> None:
        heading = self._table.heading(self.game.position)
        self._print(f"\n{heading}. " if heading else "\n", self._words.decision(self.game.position))
        lines = self._menu.lines(self._screen.width, everything=rest.lower() == "all")
        for line in lines:
            self._print(line)
        priced = any(re.search(r"\(\d+\)", line) for line in lines)
        self._print(*([f"{self._say('prices')} "] if priced else []), self._say("commands"))

    def _log(self, seat: int, rest: str) -> None:
        if rest and not (rest.isdecimal() and int(rest[:_DIGITS])):
            self._print(self._say("not-a-number", text=rest))
            return
        events = self.game.known_to(seat).events
        self._events(events[max(0, len(events) - int(rest[:_DIGITS] or 20)) :])

    def _explain(self, text: str) -> None:
        language = self._narration.language
        if not text:
            self._idle()
            return
        if lines := at_space(self.game, text, language):
            self._lines(f"  {line}" for line in lines)
            return
        if (action := self._action(text)) is not None:
            explanation = self.game.explain(action, language)
            self._lines(self._narration.explained(explanation))
            if not explanation.allowed:
                self._offer(action)

    def _idle(self) -> None:
        """Print what can't be used now, by the rule that says so."""
        self._print(self._say("which-action", **self._examples()))
        idle = idle_by_rule(self.game, self._narration.language)
        if idle:
            self._print(self._say("idle-head"))
        for title, lines in idle.items():
            self._print(f"  {title}")
            for line in lines:
                self._print(f"    {line}")

    def _rule(self, seat: int, rest: str) -> None:
        if not rest:
            self._print(self._say("which-rule", **self._examples()))
            return
        self._print(rule_text(self._words.rulebook, rest, self._say))

    def _lang(self, seat: int, rest: str) -> None:
        known = self._words.rulebook.languages()
        if rest not in known:
            self._print(self._say("which-language", known=known))
            return
        self._set_language(rest)
        self._screen.highlighter = Colors(self._words.rulebook)
        self._present(seat)

    def _help(self, seat: int, rest: str) -> None:
        width = self._screen.width if self._screen.is_terminal else None
        self._lines(command_help(self._say, self._examples(), width))

    def _examples(self) -> dict[str, str]:
        return command_examples(self.game, self._words.rulebook)

    # --- actions ------------------------------------------------------------------------------

    def _action(self, text: str) -> Any:
        """Return the action of a number, a label or a text; None, after a message, for neither.

        The labels are those of the coach's lines and of suggestions, which begin with the action.
        """
        label = text.lower()
        if CHOICE.fullmatch(label):
            if (action := self._coach.choice(label)) is None:
                self._print(self._say("coach-not-offered", text=label))
            return action
        if _REPAIR.fullmatch(label):
            return next(iter(self._offered(int(label[1:]))), None)
        try:
            return self._menu[int(text[:_DIGITS])] if text.isdecimal() else self.game.action(text)
        except LookupError:
            self._print(self._say("no-number", number=text[:_DIGITS], last=len(self._menu)))
        except MalformedAction as error:
            reason = self._words.rulebook.malformed(error)
            known = (*self._commands, "why", *QUIT)
            near = commands_near(self.game, text, known, error.facts.get("near", ()))
            if near:
                self._print(self._say("no-such-command", text=text, near=near))
            else:
                self._print(self._say("unreadable", reason=reason))
        return None

    def _play(self, seat: int, text: str) -> None:
        if (action := self._action(text)) is None:
            return
        position = self.game.position
        left = unused(self.game, action, self._narration.language)
        if left and self._warned is not position:
            self._warned = position
            self._print("\n".join(left))
            return
        try:
            events = self.game.play(action, player=seat)
        except MalformedAction as error:
            self._print(self._words.rulebook.malformed(error))
            return
        except IllegalAction:
            self._print(self._say("that-is-refused"))
            for reason in self.game.explain(action, self._narration.language).refusals:
                self._print(f"  - {reason}")
            self._offer(action)
            return
        concealed = self.game.history[-1].concealed
        title = (self._words.action if concealed else self._words.announcement)(position, action)
        self._print(f"{self._name(seat)}: {title}")
        self._events(events)
        self._lines(self._coach.review(seat, position, action, self._narration))

    def _offer(self, action: Any) -> None:
        """Suggest alternatives to a refused action, or name the missing means."""
        position = self.game.position
        repairs = self.game.package.repairs(self.game.rules, position, action)
        self._repairs = repairs.lines
        for number, line in enumerate(repairs.lines, 1):
            self._print(f"  r{number}  {self._words.repair(position, line)}")
        said = {
            reason.text for reason in self.game.explain(action, self._narration.language).refusals
        }
        for missing in repairs.missing:
            if (text := self._words.missing(missing)) not in said:
                self._print(f"  {text}")

    def _repair(self, seat: int, number: int) -> None:
        """Do the suggested actions, one after the other."""
        for action in self._offered(number):
            self._play(seat, self.game.write(action))

    def _offered(self, number: int) -> Sequence[Any]:
        """Return the actions of a suggestion; none, after a message, if there is no such one."""
        if 0 < number <= len(self._repairs):
            return self._repairs[number - 1].actions
        self._print(self._say("not-offered", number=number))
        return ()

    def _advise(self, seat: int, rest: str) -> None:
        self._lines(self._coach.obey(seat, rest, self._narration))

    def _hint(self, seat: int, rest: str) -> None:
        self._lines(self._coach.hint(seat, rest.lower(), self._narration))

    def _undo(self, seat: int, rest: str) -> None:
        """Take back up to the person's own last decision, with later actions of bots."""
        self._print(self._say(take_back(self.game, self._bots)))

    def _redo(self, seat: int, rest: str) -> None:
        self._print(self._say(do_again(self.game)))

    def _save(self, seat: int, rest: str) -> None:
        self._print(self._saving.save(rest, self._narration))

    _commands: Final[dict[str, Callable[["TextGame", int, str], None]]] = {
        "menu": _actions,
        "board": _board,
        "map": _board,
        "show": _board,
        "players": _players,
        "log": _log,
        "rule": _rule,
        "lang": _lang,
        "coach": _advise,
        "hint": _hint,
        "undo": _undo,
        "redo": _redo,
        "save": _save,
        "help": _help,
    }

    # --- the end ------------------------------------------------------------------------------

    def _stop(self) -> None:
        self._lines(self._saving.stop(self._narration))

    def _over(self) -> None:
        seat = self._people[0] if len(self._people) == 1 else None
        self._board(seat, "")
        self._players(seat, "")
        print_end(self._screen, self._narration, self._read if self._people else None)

    # --- words --------------------------------------------------------------------------------

    def _name(self, seat: int) -> str:
        return self._narration.name(seat)

    def _lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._print(line)

    @property
    def _names(self) -> tuple[str, ...]:
        return self._narration.names(range(self.game.rules.players))

    def _events(self, events: Sequence[Event]) -> None:
        for event in events:
            self._print(f"  - {self._narration.event(event)}")

    def _print(self, *texts: str) -> None:
        # Files and pipes get unbroken lines; a terminal gets lines broken between words.
        self._screen.print("".join(texts), soft_wrap=not self._screen.is_terminal)


_COMMANDS: Final = (
    *("number", "action", "explain", "why", "what-not", "repair", "menu", "board", "players"),
    *("coach", "choose", "hint", "log", "rule", "lang", "undo", "save", "help", "quit"),
)

_COLUMN: Final = 13
"""The column in which the descriptions begin."""


def command_help(
    say: Callable[..., str], examples: Mapping[str, str], width: int | None = None
) -> Iterator[str]:
    """Yield a line for each command; long ones are broken at the width, if there is one."""
    for name in _COMMANDS:
        does = say(f"help-{name}", "does", **examples)
        line = f"{say(f'help-{name}'):<{_COLUMN}}{does}"
        if width is None:
            yield line
        else:
            yield from wrap(line, max(width, 2 * _COLUMN), subsequent_indent=" " * _COLUMN)


def command_examples(game: Game, book: Any) -> dict[str, str]:
    """Return the other inputs of a game: an action, and the title of a rule."""
    action = game.write(game.legal_actions()[0])
    return {"action": action, "rule": book.say(book.ids[0])}


def commands_near(
    game: Game, text: str, commands: Sequence[str], actions: Sequence[str]
) -> tuple[str, ...]:
    """Return what somebody may have meant with an unknown word, if that can be a command.

    ``actions`` are the names of actions that are similar.
    """
    word = text.partition(" ")[0].lower()
    if word in {game.write(action).partition(" ")[0] for action in game.legal_actions()}:
        return ()
    near = close(word, [*commands, *actions])
    return near if any(other in commands for other in near) else ()


def take_back(game: Game, bots: Collection[int]) -> str:
    """Undo up to a person's last decision, with later actions of bots; return the message.

    ``bots`` are the seats of bots.
    """
    taken = 0
    while game.can_undo:
        game.undo()
        taken += 1
        if game.to_move not in bots:
            return "taken-back"
    for _ in range(taken):
        game.redo()
    return "not-taken-back" if game.history else "nothing-done"


def do_again(game: Game) -> str:
    """Redo an action, if one was undone; return the message."""
    if not game.can_redo:
        return "nothing-taken-back"
    game.redo()
    return "done-again"


_MOST: Final = 5
"""Maximum number of titles that are listed."""


def rule_text(book: Rulebook, typed: str, say: Callable[..., str]) -> str:
    """Return the rule that is meant, the titles of those that fit, or what comes near.

    ``typed``: an id, a title, the beginning of one, or some words.
    ``say``: returns a message of the terminal.
    """
    titles = {book.say(rule): rule for rule in book.ids}
    wanted = typed.strip("[]").casefold()
    named = [rule for title, rule in titles.items() if title.casefold() == wanted]
    begun = [rule for title, rule in titles.items() if title.casefold().startswith(wanted)]
    for rules in ([typed] if typed in book else [], named, begun):
        if len(rules) == 1:
            return str(book[rules[0]])
    near = close(typed, [*book.ids, *titles])
    if not near and (entries := book.search(typed)):
        names = tuple(rule.title for rule in entries[:_MOST])
        return say("rules-found", text=typed, names=names)
    return say("no-rule", rule=typed, near=near)
