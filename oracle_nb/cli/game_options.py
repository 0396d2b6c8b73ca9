"""Options of a new game at the command line: the same as in the app's form."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeAlias

import typer

from oracle_nb.core.arguments import meant, nearest
from oracle_nb.core.files import expanded, read_text, unreadable
from oracle_nb.terminal.console import CommandError

Options: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game, as in the app's form, such as board=free or pack=NAME; "
        "may be repeated. --option help lists the options of the game.",
    ),
]


def chosen_options(
    game: str, given: Sequence[str] | None, players: int, language: str = "en"
) -> Mapping[str, str]:
    """Return the values of options by their names. Raises CommandError for a wrong one."""
    if not given:
        return {}
    setup = _setup(game, language)
    # Options of single players can't be given here.
    known = {option.name: option.common() for option in setup.options()}
    if "help" in given:
        lines = [_described(option) for option in known.values()]
        only = f"Options with a single value at present: {', '.join(setup.names()) or 'none'}"
        print("\n".join(lines or [only]))
        raise typer.Exit
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise CommandError(f"--option {text[:40]}: NAME=VALUE is needed, such as {text[:40]}=1")
        name = meant(name, known) or name
        if name in options:
            raise CommandError(f"--option {name}: it is there twice")
        if name in known and known[name].accept:
            value = contents(value)
        elif name in known and known[name].options:
            value = meant(value, [code for code, _ in known[name].options]) or value
        options[name] = value
    faults = setup.option_errors(players, options)
    for name, fault in faults.items():
        raise CommandError(f"--option {name}: {fault.rstrip('.')}{_values(known.get(name))}")
    for name, known_option in known.items():
        if known_option.by_player and options.get(name) == known_option.by_player:
            given = f"--option {name}={known_option.by_player}"
            raise CommandError(f"{given}: only the app's form has it{_values(known_option)}")
    for name in options:
        if name not in setup.names():
            names = ", ".join(setup.names())
            near = nearest(name[:40], tuple(setup.names()))
            raise CommandError(f"--option {name[:40]}: the options are {names}{near}")
    return options


def new_game_options(game: str, chosen: Mapping[str, str]) -> Mapping[str, Any]:
    """Return the arguments of `new_game` for chosen options."""
    return _setup(game, "en").arguments(chosen) if chosen else {}


def _setup(game: str, language: str) -> Any:
    from oracle_nb.games.registry import package_of

    return package_of(game).presentation(language).setup


def contents(value: str) -> str:
    """Return the text of the file with this name, or the value itself.

    Raises CommandError for a file that can't be read.
    """
    try:
        path = expanded(value)
        if not path.is_file():
            return value
    except (OSError, ValueError):  # such as a code, which is too long for a name
        return value
    try:
        return read_text(path)
    except (OSError, UnicodeError) as error:
        raise CommandError(f"{value}: can't be read: {unreadable(error)}") from None


def _values(option: Any) -> str:
    if option is None or not option.options:
        return ""
    return f" ({', '.join(value for value, _ in option.options)})"


def _described(option: Any) -> str:
    """Return an option with its values as lines of text."""
    values = [f"  {option.name}={value:<12} {label}" for value, label in option.options]
    free = [] if values else [f"  {option.name}=...  {option.hint or option.blank}".rstrip()]
    return "\n".join([option.label, *values, *free])
