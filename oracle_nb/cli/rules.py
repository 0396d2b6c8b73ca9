"""`oracle-nb rules`: the rulebook by id, by words, or as a whole."""

import re
from typing import TYPE_CHECKING, Annotated, Final

import typer

from oracle_nb.cli.console import Fault, console

if TYPE_CHECKING:
    from rich.console import Console

    from oracle_nb.words.rulebook import Rule, Rulebook

_ID: Final = re.compile(r"[a-z]+\.[a-z0-9.-]*", re.IGNORECASE)
_RULING: Final = re.compile(r"(?:ruling|r) *([0-9]+)", re.IGNORECASE)
_MOST: Final = 8


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ID | WORDS...]", help="A rule's id, `ruling N`, or words to look for."
        ),
    ] = None,
) -> None:
    """Read the rules: all ids by chapter, one rule, or those in which words occur.

    oracle-nb rules move.range
    oracle-nb rules recolor die
    oracle-nb rules ruling 27
    """
    from oracle_nb.delphi.rulebook import rulebook
    from oracle_nb.words.rulebook import UnknownRule

    book, screen = rulebook(), console()
    text = " ".join(words or ()).strip()
    try:
        if words is None:
            _contents(book, screen)
        elif _ID.fullmatch(text):
            _one(book, screen, book[text.lower()])
        elif match := _RULING.fullmatch(text):
            _ruling(book, screen, int(match[1]))
        else:
            _search(book, screen, text)
    except UnknownRule as error:
        raise Fault(str(error)) from None


def _contents(book: "Rulebook", screen: "Console") -> None:
    for chapter in book.chapters:
        screen.print(f"\n{chapter.title}", style="bold", highlight=False)
        wide = max(len(rule) for rule in chapter.rules)
        for rule in chapter.rules:
            screen.print(f"  {rule:<{wide}}  {book.say(rule)}", soft_wrap=True)
    screen.print(f"\n{len(book)} rules. `oracle-nb rules ID` tells one, with its source.")


def _one(book: "Rulebook", screen: "Console", rule: "Rule") -> None:
    screen.print(f"{rule.title} ({rule.id})", style="bold", highlight=False)
    screen.print(rule.text)
    screen.print(f"For example: {rule.example}")
    screen.print(f"Source: {rule.citation}" + ("" if rule.kind != "option" else "; an option"))
    if rule.related:
        screen.print("See also:")
        wide = max(len(other) for other in rule.related)
        for other in rule.related:
            screen.print(f"  {other:<{wide}}  {book.say(other)}", soft_wrap=True)


def _ruling(book: "Rulebook", screen: "Console", number: int) -> None:
    ruling = book.ruling(number)
    screen.print(f"Ruling {ruling.number}: {ruling.point}", style="bold", highlight=False)
    screen.print(ruling.plays)
    screen.print(f"Why: {ruling.why}")
    if ruling.rules:
        screen.print(f"Rules: {', '.join(ruling.rules)}")


def _search(book: "Rulebook", screen: "Console", text: str) -> None:
    found = book.search(text)
    if not found:
        from oracle_nb.words import nearest

        known = {word for rule in book for word in rule.title.lower().split()} - {text.lower()}
        near = nearest(text.lower(), [*book.ids, *sorted(known)])
        raise Fault(f"no rule speaks of {text!r}{near}")
    for rule in found[:_MOST]:
        screen.print(f"{rule.title} ({rule.id})", style="bold", highlight=False)
        screen.print(f"{rule.text}\n")
    if len(found) > _MOST:
        others = ", ".join(rule.id for rule in found[_MOST : 3 * _MOST])
        more = " and others" if len(found) > 3 * _MOST else ""
        screen.print(f"Less close: {others}{more}")
