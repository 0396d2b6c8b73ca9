"""The parts that pages are made of, whatever shows them.

A part has properties, which browsers follow, and exchanges messages with its counterpart there.
What shows pages, such as a web server, a notebook or a test, is a runtime: it links the parts of a
page to their counterparts. A part that isn't linked only keeps its state.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar, overload

_T = TypeVar("_T")
_P = TypeVar("_P", bound="Part")


class Link(Protocol):
    """A counterpart that a runtime links to a part, to follow it."""

    def change(self, changes: Mapping[str, Any]) -> None:
        """Show new values of some properties."""

    def send(self, message: Any) -> None:
        """Send a message to the counterparts in browsers."""

    def hold(self) -> AbstractContextManager[object]:
        """Send everything that a block changes as one message."""


class Property(Generic[_T]):
    """A property of a part; setting another value changes it in browsers.

    Parameters
    ----------
    default
        Its value until it is set. Values are replaced, never changed.
    """

    def __init__(self, default: _T) -> None:
        self.default: Final = default

    def __set_name__(self, owner: type["Part"], name: str) -> None:
        self._name = name

    @overload
    def __get__(self, part: None, owner: type["Part"]) -> Self: ...

    @overload
    def __get__(self, part: "Part", owner: type["Part"]) -> _T: ...

    def __get__(self, part: "Part | None", owner: type["Part"]) -> Self | _T:
        if part is None:
            return self
        value: _T = part.values[self._name]
        return value

    def __set__(self, part: "Part", value: _T) -> None:
        part.update(**{self._name: value})


class Part:
    """A part of a page: an area, a plot, or a component with a script of its own in the browser.

    Parameters
    ----------
    sheets
        Style sheets for its elements alone.
    **properties
        The values of properties, by their names; all others have their defaults.
    """

    script: ClassVar[str] = ""
    """A JavaScript module whose function ``render({model, view})`` returns an element.

    ``model`` has the properties as attributes; ``model.on(name, handler)`` reports changes of one,
    "msg:custom" messages, and "remove" the end; ``model.send_msg(message)`` sends a message.
    """
    snapshot: ClassVar[str] = ""
    """The name under which the script finds what `state` returned when it was sent the part."""
    takes_files = False
    """Whether files can be chosen there, so that messages may be large."""
    visible = Property(True)
    css_classes: Property[Sequence[str]] = Property(())
    """CSS classes of its element, by which the part around it arranges it."""
    properties: ClassVar[Mapping[str, Property[Any]]] = {}
    """The properties of this kind of part, by their names."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.properties = _properties(cls)

    def __init__(self, sheets: tuple[str, ...] = (), **properties: Any) -> None:
        self.sheets: Final = sheets
        self.links: Final[list[Link]] = []
        """The counterparts of this part; runtimes add them."""
        self.values: Final = {
            name: property_.default for name, property_ in self.properties.items()
        }
        """The current values of all properties; `update` changes them."""
        self.update(**properties)

    def update(self, **properties: Any) -> None:
        """Set several properties at once. Raises AttributeError for an unknown one."""
        changes = {}
        for name, value in properties.items():
            if name not in self.values:
                raise AttributeError(f"{type(self).__name__} has no property {name!r}")
            if value != self.values[name]:
                changes[name] = self.values[name] = value
        if changes:
            for link in tuple(self.links):
                link.change(changes)

    def send(self, message: Any) -> None:
        """Send a message to the counterparts in browsers."""
        for link in tuple(self.links):
            link.send(message)

    def receive(self, message: Any) -> None:
        """Handle a message of a counterpart; it may be anything that JSON can hold."""

    def state(self) -> Any:
        """Return the state that only messages change later, for a browser that knows none of it."""

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Send everything that the block changes on the page as one message."""
        with ExitStack() as stack:
            for link in tuple(self.links):
                stack.enter_context(link.hold())
            yield

    def select(self, kind: type[_P]) -> list[_P]:
        """Return the parts of a kind among this one and all inside it, in their order."""
        return [self] if isinstance(self, kind) else []


def _properties(kind: type[Part]) -> dict[str, Property[Any]]:
    members = {name: value for base in reversed(kind.__mro__) for name, value in vars(base).items()}
    return {name: value for name, value in members.items() if isinstance(value, Property)}


Part.properties = _properties(Part)


class Viewed(Protocol):
    """Something that is shown by a part of its own, such as a page."""

    @property
    def view(self) -> Part:
        """The part that shows it."""


class Area(Part):
    """Parts one below the other, or as its style sheet arranges them.

    Parameters
    ----------
    *contents
        The parts, or what they show.
    css
        The style sheet of the area, which calls it ``:host``.
    main
        Whether it is the main landmark of a page, to which a screen reader can jump.
    **properties
        The values of properties.
    """

    parts: Property[tuple[Part, ...]] = Property(())
    style: Property[Mapping[str, str]] = Property({})
    """CSS properties of its element."""

    def __init__(
        self, *contents: Part | Viewed, css: str = "", main: bool = False, **properties: Any
    ) -> None:
        super().__init__(**properties)
        self.css: Final = css
        self.main: Final = main
        self.show(*contents)

    def show(self, *contents: Part | Viewed) -> None:
        """Show other parts."""
        self.parts = tuple(
            content if isinstance(content, Part) else content.view for content in contents
        )

    def select(self, kind: type[_P]) -> list[_P]:
        """Return the parts of a kind among this one and all inside it, in their order."""
        return super().select(kind) + [
            selected for part in self.parts for selected in part.select(kind)
        ]


class Plot(Part):
    """A plot with axes, as a figure of the plotting module; see `oracle_nb.explorer.charts`."""

    figure: Property[Any] = Property(None)
    label = Property("")
    """The name of the plot for screen readers."""
