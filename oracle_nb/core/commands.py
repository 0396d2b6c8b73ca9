"""Commands: what the buttons, fields and keys of a page or an editor ask for.

A command is a function from a target and some arguments to a result: from a state to the next
state, say. It is declared once, with the types of its arguments, who may give it, and whether a
click that comes late counts. Browsers send texts: `Commands` reads the arguments from them, and
refuses what can't be carried out.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar, overload

from oracle_nb.core.arguments import whole_text
from oracle_nb.core.errors import OracleError

Target = TypeVar("Target")
"""The object of commands: a state, or a page that keeps something elsewhere."""
Result = TypeVar("Result")
Part = TypeVar("Part")
PartResult = TypeVar("PartResult")
A = TypeVar("A")
B = TypeVar("B")
F = TypeVar("F", bound=Callable[..., Any])
Decorator: TypeAlias = Callable[[F], F]


class UnknownCommand(OracleError, LookupError):
    """A command that isn't declared."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no command {name[:40]!r}")


class UnavailableCommand(OracleError):
    """A command that isn't allowed now, or came too late."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name[:40]!r} isn't available now")


class CommandInput(NamedTuple):
    """The input of a command.

    Parameters
    ----------
    value
        The value of a button or a field.
    form
        The entered texts, by the name of the field.
    at
        The state in which it was sent; None if that doesn't matter.
    place
        The text that follows the name of the command after a space: "2" in "scene 2".
    """

    value: str = ""
    form: Mapping[str, str] = {}
    at: str | None = None
    place: str = ""


NO_INPUT: Final = CommandInput()
Reader: TypeAlias = Callable[[CommandInput], A]
"""Reads an argument. Raises ValueError for a wrong one."""


class Command(NamedTuple):
    """A declared command.

    Parameters
    ----------
    prepared
        Returns what carries it out, from its target and input.
    once
        Whether it counts only in the state in which it was sent.
    """

    prepared: Callable[[Any, CommandInput], Callable[[], Any]]
    once: bool


class Commands(Generic[Target, Result]):
    """The commands of a page or an editor, by their names.

    Examples
    --------
    >>> commands = Commands[int, int]()
    >>> @commands.declare("add", whole)
    ... def add(state: int, number: int) -> int:
    ...     return state + number
    >>> commands.run(1, "add", CommandInput("2"))
    3
    >>> commands.run(1, "add", CommandInput("two"))
    Traceback (most recent call last):
    ValueError: value: a whole number is needed, not 'two'
    """

    def __init__(self) -> None:
        self.by_name: Final[dict[str, Command]] = {}

    def __contains__(self, name: str) -> bool:
        return name.partition(" ")[0] in self.by_name

    @overload
    def declare(
        self, name: str, /, *, once: bool = ..., allowed: Callable[[Target], bool] | None = ...
    ) -> "Decorator[Callable[[Target], Result]]": ...
    @overload
    def declare(
        self,
        name: str,
        read: Reader[A],
        /,
        *,
        once: bool = ...,
        allowed: Callable[[Target], bool] | None = ...,
    ) -> "Decorator[Callable[[Target, A], Result]]": ...
    @overload
    def declare(
        self, name: str, read: Reader[A], also: Reader[B], /
    ) -> "Decorator[Callable[[Target, A, B], Result]]": ...
    def declare(
        self,
        name: str,
        /,
        *readers: Reader[Any],
        once: bool = False,
        allowed: Callable[[Target], bool] | None = None,
    ) -> Any:
        """Declare the decorated function as a command, which takes what the readers return.

        Parameters
        ----------
        name
            The name, without spaces.
        *readers
            Read its arguments, such as `text` and `whole`.
        once
            Whether it counts only in the state in which it was sent: a second click on the same
            button may arrive after the action is done.
        allowed
            Returns whether it is allowed now; if not given, it always is.
        """

        def declared(change: Callable[..., Result]) -> Callable[..., Result]:
            def prepared(target: Target, given: CommandInput) -> Callable[[], Result]:
                if allowed is not None and not allowed(target):
                    raise UnavailableCommand(name)
                return partial(change, target, *(read(given) for read in readers))

            self.by_name[name] = Command(prepared, once)
            return change

        return declared

    def include(
        self,
        inner: "Commands[Part, PartResult]",
        part: Callable[[Target], Part | None],
        carry_out: Callable[[Target, Callable[[], PartResult]], Result] | None = None,
    ) -> None:
        """Declare the commands of a part, too; without the part they are unavailable.

        ``carry_out`` is called with the target and what carries a command of the part out, and
        returns the result; if not given, it is the result for the part.
        """

        def included(name: str, command: Command) -> Command:
            def prepared(target: Target, given: CommandInput) -> Callable[[], Any]:
                if (inside := part(target)) is None:
                    raise UnavailableCommand(name)
                run = command.prepared(inside, given)
                return run if carry_out is None else partial(carry_out, target, run)

            return Command(prepared, command.once)

        for name, command in inner.by_name.items():
            self.by_name[name] = included(name, command)

    def run(
        self, target: Target, name: str, given: CommandInput = NO_INPUT, at: str | None = None
    ) -> Result:
        """Return the result of a command, such as "open" or "scene 2".

        Raises UnknownCommand, UnavailableCommand, ValueError for a wrong argument, and what the
        command raises. ``at`` is the state now, to which what counts once must belong.
        """
        result: Result = self._prepared(target, name, given, at)()
        return result

    def find(
        self, target: Target, name: str, given: CommandInput = NO_INPUT, at: str | None = None
    ) -> Callable[[], Result] | None:
        """Return what carries a command out; None where `run` refuses the command."""
        try:
            return self._prepared(target, name, given, at)
        except (UnknownCommand, UnavailableCommand, ValueError):
            return None

    def _prepared(
        self, target: Target, name: str, given: CommandInput, at: str | None
    ) -> Callable[[], Result]:
        word, _, place = name.partition(" ")
        command = self.by_name.get(word)
        if command is None:
            raise UnknownCommand(name)
        if command.once and given.at not in (None, at):
            raise UnavailableCommand(name)
        return command.prepared(target, given._replace(place=place))


# --- arguments -----------------------------------------------------------------------------------


def place(given: CommandInput) -> str:
    """Return the place that follows the name of the command."""
    return given.place


def text(given: CommandInput) -> str:
    """Return the value of a button or a field, or the form's field "name"."""
    return given.value or given.form.get("name", "")


def whole(given: CommandInput) -> int:
    """Return a value or name as a whole number. Raises ValueError."""
    return whole_text("value", text(given))


def choice(*values: str) -> Reader[str]:
    """Return a reader of one of some values."""

    def read(given: CommandInput) -> str:
        if (value := text(given)) not in values:
            raise ValueError(f"value: one of {', '.join(values)} is needed, not {value[:40]!r}")
        return value

    return read


def form(given: CommandInput) -> Mapping[str, str]:
    """Return the fields of the form."""
    return given.form


def field(name: str) -> Reader[str]:
    """Return a reader of a field of the form; "" without it."""
    return lambda given: given.form.get(name, "")
