"""Typed commands: each is declared once, with the types of its arguments.

A page or an editor is a value, and a command is a function from this value and some arguments to
the next value. Browsers send texts: `Commands` reads the arguments from them, and
refuses unknown commands and wrong arguments.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar, overload

from oracle_nb.core.arguments import whole_text
from oracle_nb.core.errors import OracleError

Target = TypeVar("Target")
"""The object of commands: a state, or a page that keeps something elsewhere."""
Result = TypeVar("Result")
A = TypeVar("A")
B = TypeVar("B")
F = TypeVar("F", bound=Callable[..., Any])
Decorator: TypeAlias = Callable[[F], F]


class UnknownCommand(OracleError, LookupError):
    """A command that isn't declared."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no command {name[:40]!r}")


class CommandInput(NamedTuple):
    """The input of a command.

    Parameters
    ----------
    value
        The value of a button or a field.
    form
        The entered texts, by the name of the field.
    place
        The text that follows the name of the command after a space: "2" in "scene 2".
    """

    value: str = ""
    form: Mapping[str, str] = {}
    place: str = ""


NO_INPUT: Final = CommandInput()
Reader: TypeAlias = Callable[[CommandInput], A]
"""Reads an argument. Raises ValueError for a wrong one."""


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
        self._run: Final[dict[str, Callable[[Target, CommandInput], Result]]] = {}

    def __contains__(self, name: str) -> bool:
        return name.partition(" ")[0] in self._run

    @overload
    def declare(self, name: str, /) -> "Decorator[Callable[[Target], Result]]": ...
    @overload
    def declare(
        self, name: str, read: Reader[A], /
    ) -> "Decorator[Callable[[Target, A], Result]]": ...
    @overload
    def declare(
        self, name: str, read: Reader[A], also: Reader[B], /
    ) -> "Decorator[Callable[[Target, A, B], Result]]": ...
    def declare(self, name: str, /, *readers: Reader[Any]) -> Any:
        """Declare the decorated function as a command, which takes what the readers return."""

        def declared(change: Callable[..., Result]) -> Callable[..., Result]:
            self._run[name] = lambda target, given: change(
                target, *(read(given) for read in readers)
            )
            return change

        return declared

    def run(self, target: Target, name: str, given: CommandInput = NO_INPUT) -> Result:
        """Return the result of a command, such as "open" or "scene 2".

        Raises UnknownCommand, ValueError for a wrong argument, and what the command raises.
        """
        command, _, place = name.partition(" ")
        if command not in self._run:
            raise UnknownCommand(name)
        return self._run[command](target, given._replace(place=place))


# --- arguments -----------------------------------------------------------------------------------


def place(given: CommandInput) -> str:
    """Return the place that follows the name of the command."""
    return given.place


def text(given: CommandInput) -> str:
    """Return the value."""
    return given.value


def whole(given: CommandInput) -> int:
    """Return the value as a whole number. Raises ValueError."""
    return whole_text("value", given.value)


def form(given: CommandInput) -> Mapping[str, str]:
    """Return the fields of the form."""
    return given.form


def field(name: str) -> Reader[str]:
    """Return a reader of a field of the form; "" without it."""
    return lambda given: given.form.get(name, "")
