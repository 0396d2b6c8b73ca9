"""Parts of a page as messages, for a page in another thread that shows them."""

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from itertools import count
from typing import Any, Final

from oracle_nb.render.parts import Area, Part


class PartLink:
    """The counterpart of a part in the page, known by a number."""

    def __init__(self, part: Part, number: int, outbox: "Outbox") -> None:
        self.part: Final = part
        self.number: Final = number
        self._outbox: Final = outbox

    def change(self, changes: Mapping[str, Any]) -> None:
        """Show new values of some properties."""
        self._outbox.add("set", self.number, self._outbox.written(changes))

    def send(self, message: Any) -> None:
        """Send a message to the script of the part."""
        self._outbox.add("send", self.number, message)

    def hold(self) -> AbstractContextManager[object]:
        """Hold nothing back: everything is posted at once, after a message is handled."""
        return nullcontext()


class Outbox:
    """The messages for a page that wait to be posted, and the parts that it shows.

    A message is a list: its kind, the number of a part, and what it is about.

    ====== =======================================================================
    kind   what follows the number
    ====== =======================================================================
    part   the name of its kind, its properties, its state, the numbers of its
           style sheets, and whether it is the main part of the page
    sheet  a style sheet; its number is no part's
    set    new values of some properties
    send   a message to its script
    drop   nothing: the part isn't shown any more
    root   nothing: the part is the whole page
    ====== =======================================================================
    """

    def __init__(self) -> None:
        self._messages: list[list[Any]] = []
        self._links: Final[dict[int, PartLink]] = {}
        self._sheets: Final[dict[str, int]] = {}
        self._numbers: Final = count(1)

    def add(self, kind: str, number: int, *about: Any) -> None:
        """Add a message."""
        self._messages.append([kind, number, *about])

    def part(self, number: int) -> Part | None:
        """Return the part with a number; None if it isn't shown any more."""
        link = self._links.get(number)
        return None if link is None else link.part

    def show(self, part: Part) -> int:
        """Return the number of a part, which the page gets with all inside it if it is new."""
        known = self._link_of(part)
        if known is not None:
            return known.number
        link = PartLink(part, next(self._numbers), self)
        part.links.append(link)
        self._links[link.number] = link
        sheets = [*part.sheets, *([part.css] if isinstance(part, Area) and part.css else [])]
        self.add(
            "part",
            link.number,
            type(part).__name__,
            self.written(part.values),
            part.state() if part.snapshot else None,
            [self._sheet(text) for text in sheets],
            isinstance(part, Area) and part.main,
        )
        return link.number

    def written(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Return properties as the page reads them: with numbers in place of parts."""
        return {
            name: [self.show(part) for part in value] if name == "parts" else value
            for name, value in values.items()
        }

    def take(self, root: Part) -> list[list[Any]]:
        """Return all messages since the last time, and drop the parts that the page has left."""
        shown = {link.number for part in root.select(Part) if (link := self._link_of(part))}
        for number in [number for number in self._links if number not in shown]:
            link = self._links.pop(number)
            link.part.links.remove(link)
            self.add("drop", number)
        messages, self._messages = self._messages, []
        return messages

    def _link_of(self, part: Part) -> PartLink | None:
        links = (link for link in part.links if isinstance(link, PartLink))
        return next((link for link in links if self._links.get(link.number) is link), None)

    def _sheet(self, text: str) -> int:
        if text not in self._sheets:
            self._sheets[text] = len(self._sheets)
            self.add("sheet", self._sheets[text], text)
        return self._sheets[text]
