"""`oracle-nb rules`: one rule, a search, or the rulebook."""

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Final

import typer

from oracle_nb.core.arguments import close
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.terminal.console import CommandError, GameOption, Language, console

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from oracle_nb.rulebooks import Book

_ID: Final = re.compile(r"[a-z]+\.[a-z0-9.-]*", re.IGNORECASE)
_RULING: Final = re.compile(r"(?:ruling|r) *([0-9]+)", re.IGNORECASE)
_MOST: Final = 8


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ID | WORDS...]", help="A rule's id, `ruling N`, or words to search for."
        ),
    ] = None,
    game: GameOption = DEFAULT_GAME,
    lang: Language = "en",
) -> None:
    """List all rules by chapter, show one with its picture, or search for words.

    oracle-nb rules move.range
    oracle-nb rules recolor die
    oracle-nb rules ruling 27
    oracle-nb rules --lang pl
    """
    from oracle_nb.games.registry import package_of
    from oracle_nb.text.rulebook import UnknownRule

    rulebook = package_of(game).rulebook(lang)
    screen = console(rulebook.rulebook)
    text = " ".join(words or ()).strip()
    try:
        if words is None:
            _contents(rulebook, screen)
        elif _ID.fullmatch(text):
            _print_rule(rulebook, screen, text.lower())
        elif match := _RULING.fullmatch(text):
            _ruling(rulebook, int(match[1]), screen)
        else:
            _search(rulebook, screen, text)
    except UnknownRule as error:
        raise CommandError(f"{error}{_elsewhere(text.lower(), game)}") from None


def _elsewhere(rule: str, game: str) -> str:
    """Return which other game has a rule, as the end of an error."""
    from oracle_nb.games.registry import GameImportError, game_names, package_of

    for other in game_names():
        with suppress(GameImportError):
            if other != game and rule in package_of(other).rulebook():
                return f"; it's a rule of another game: --game {other}"
    return ""


def _say(book: "Book") -> "Callable[..., str]":
    from oracle_nb.terminal.text import words

    return words(book.language).say


def _contents(book: "Book", screen: "Console") -> None:
    for chapter in book.chapters:
        screen.print(f"\n{chapter.title}", style="bold", highlight=False)
        wide = max(len(rule) for rule in chapter.rules)
        for rule in chapter.rules:
            screen.print(f"  {rule:<{wide}}  {book.title(rule)}", soft_wrap=True)
    screen.print("\n" + _say(book)("all-rules", number=len(book)))


def _print_rule(book: "Book", screen: "Console", rule: str) -> None:
    title, _, rest = str(book[rule]).partition("\n")
    screen.print(title, style="bold", highlight=False)
    for line in rest.split("\n"):
        # Sentences are broken into lines, pictures are not.
        screen.print(line, soft_wrap=line.startswith(" "))


def _ruling(book: "Book", number: int, screen: "Console") -> None:
    ruling, say = book.rulebook.ruling(number), _say(book)
    title = say("ruling", number=ruling.number, text=ruling.point)
    screen.print(title, style="bold", highlight=False)
    screen.print(ruling.plays)
    screen.print(say("ruling-why", text=ruling.why))
    if ruling.rules:
        screen.print(say("ruling-rules", text=", ".join(ruling.rules)))


def _search(book: "Book", screen: "Console", text: str) -> None:
    entries, say = book.rulebook.search(text), _say(book)
    if not entries:
        rules = [book.rulebook[rule] for rule in book.ids]
        known = {word for rule in rules for word in rule.title.lower().split()} - {text.lower()}
        near = close(text.lower(), [*book.ids, *sorted(known)])
        raise CommandError(say("no-rule-speaks", text=text, near=near))
    for rule in entries[:_MOST]:
        screen.print(f"{rule.title} ({rule.id})", style="bold", highlight=False)
        screen.print(f"{rule.text}\n")
    if len(entries) > _MOST:
        others = ", ".join(rule.id for rule in entries[_MOST : 3 * _MOST])
        screen.print(say("less-close", text=others, more=len(entries) > 3 * _MOST))
