"""The commands of a page: what its buttons, fields and keys ask for.

Each command is declared once, with the value that it takes and the state in which it counts.
`asked` refuses a message that names no command, comes too late, isn't allowed, or has a value that
can't be read: such a message changes nothing.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from oracle_nb.web.widgets.html_view import NO_NUMBER, Message, number_of

T = TypeVar("T")
S = TypeVar("S")
V = TypeVar("V")


@dataclass(frozen=True)
class Command(Generic[T]):
    """A command on something, such as a page or its controller.

    Attributes
    ----------
    find
        Returns what a message asks for; None if it isn't allowed, or its value can't be read.
    once
        Whether it counts only for the state in which it was sent: a second click on the same button
        may arrive after the action is done.
    """

    find: Callable[[T, Message], Callable[[], object] | None]
    once: bool = False


def command(
    run: Callable[[T], object], *, once: bool = False, allowed: Callable[[T], bool] | None = None
) -> Command[T]:
    """Return a command without a value; ``allowed`` returns whether it is allowed now."""
    return taking(lambda _message: (), lambda target, _nothing: run(target), once, allowed)


def taking(
    read: Callable[[Message], V | None],
    run: Callable[[T, V], object],
    once: bool = False,
    allowed: Callable[[T], bool] | None = None,
) -> Command[T]:
    """Return a command with a value.

    Parameters
    ----------
    read
        Returns the value in a message; None if there is none.
    run
        Carries the command out: called with its target and the value.
    once
        As for `Command`.
    allowed
        Returns whether it is allowed now; if not given, it always is.
    """

    def find(target: T, message: Message) -> Callable[[], object] | None:
        if allowed is not None and not allowed(target):
            return None
        value = read(message)
        return None if value is None else partial(run, target, value)

    return Command(find, once)


def within(
    commands: Mapping[str, Command[S]], part: Callable[[T], S | None]
) -> dict[str, Command[T]]:
    """Return the commands of a part as those of the whole; without the part none is allowed."""

    def lifted(inner: Command[S]) -> Command[T]:
        def find(target: T, message: Message) -> Callable[[], object] | None:
            found = part(target)
            return None if found is None else inner.find(found, message)

        return Command(find, inner.once)

    return {name: lifted(inner) for name, inner in commands.items()}


def asked(
    commands: Mapping[str, Command[T]], target: T, message: Message, at: str | None = None
) -> Callable[[], object] | None:
    """Return what a message asks for; None if it is refused.

    Parameters
    ----------
    commands
        The commands by name.
    target
        What they act on.
    message
        The message.
    at
        The state that a message must belong to if its command counts once.
    """
    known = commands.get(message.do)
    if known is None or (known.once and message.at not in (None, at)):
        return None
    return known.find(target, message)


# --- values --------------------------------------------------------------------------------------


def read_text(message: Message) -> str:
    """Return the value of a button or a field, or the name that a form has."""
    return message.value or message.form.get("name", "")


def read_number(message: Message) -> int | None:
    """Return a whole number."""
    value = number_of(read_text(message))
    return None if value == NO_NUMBER else value


def read_form(message: Message) -> Mapping[str, str]:
    """Return the fields of a form."""
    return message.form


def read_choice(choices: Collection[str]) -> Callable[[Message], str | None]:
    """Return what reads one of some values."""
    return lambda message: value if (value := read_text(message)) in choices else None
