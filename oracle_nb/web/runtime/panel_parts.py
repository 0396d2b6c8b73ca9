"""The parts of pages as objects of Panel, which follow them."""

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager
from functools import lru_cache
from typing import Any, Final
from weakref import WeakKeyDictionary, WeakSet

import panel as pn
import param
from bokeh.core.serialization import Serializer
from bokeh.document import Document
from bokeh.model import Model
from panel.custom import JSComponent
from panel.io import hold
from panel.reactive import Reactive
from panel.viewable import Viewable
from param.parameterized import Event

from oracle_nb.render.boards.canvas import CanvasView
from oracle_nb.render.boards.svg_board import SvgView
from oracle_nb.render.parts import Area, Part, Plot, Property
from oracle_nb.web.runtime.assets import address, module
from oracle_nb.web.table.views.clock_view import ClockView
from oracle_nb.web.table.views.turn_alerts import TurnAlerts
from oracle_nb.web.widgets.html_view import HtmlView

_PLAIN: Final = {"margin": 0, "sizing_mode": "stretch_width"}
"""The layout of all parts."""
_KINDS: Final[dict[type, Any]] = {
    str: param.String,
    bool: param.Boolean,
    int: param.Integer,
    list: param.List,
    dict: param.Dict,
}
"""Panel's parameters by the types of properties."""
_components: "Final[WeakKeyDictionary[Document, WeakSet[_Component]]]" = WeakKeyDictionary()
"""The components on a page, or that were there, by its document."""


def panel_view(part: Part) -> Viewable:
    """Return the object of Panel that shows a part, always the same one."""
    for link in part.links:
        if isinstance(link, _Linked):
            assert isinstance(link, Viewable)
            return link
    if isinstance(part, Area):
        return _Column(part)
    if isinstance(part, Plot):
        return _PlotPane(part)
    kind: Any = type(part)
    return _component_class(kind)(part)


def takes_files(document: Document) -> bool:
    """Return whether the page of a document has a field for a file now."""
    return any(
        component.part.takes_files and component.shown
        for component in _components.get(document, ())
    )


def main_model(document: Document) -> str:
    """Return the id of the model of the view that fills a page; "" where there is none."""
    for component in _components.get(document, ()):
        if isinstance(component.part, HtmlView) and component.part.whole and component.shown:
            return next(iter(component.ids))
    return ""


def _listed(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return properties as Panel takes them: with a list of CSS classes, if there are any."""
    params = dict(values)
    if classes := params.pop("css_classes", None):
        params["css_classes"] = list(classes)
    return params


class _Linked:
    """An object of Panel that is linked to a part."""

    def hold(self) -> AbstractContextManager[object]:
        """Send everything that a block changes as one message."""
        held: AbstractContextManager[object] = hold()
        return held


class _Column(_Linked, pn.Column):
    """The column of an area."""

    def __init__(self, area: Area) -> None:
        super().__init__(
            *map(panel_view, area.parts),
            stylesheets=[area.css] if area.css else [],
            **_PLAIN,
            **self._styled(area.values),
        )
        self._main: Final = area.main
        area.links.append(self)

    @staticmethod
    def _styled(values: Mapping[str, Any]) -> dict[str, Any]:
        """Return the parameters of an area's properties, all but its parts."""
        params = {name: value for name, value in values.items() if name != "parts"}
        if "style" in params:
            params["styles"] = dict(params.pop("style"))
        return _listed(params)

    def change(self, changes: Mapping[str, Any]) -> None:
        """Show new values of some properties."""
        if "parts" in changes:
            self[:] = [panel_view(part) for part in changes["parts"]]
        self.param.update(**self._styled(changes))

    def send(self, message: Any) -> None:
        """Send nothing: an area has no script."""

    def _get_properties(self, doc: Any) -> dict[str, Any]:
        properties: dict[str, Any] = super()._get_properties(doc)
        if self._main:
            # Panel hands on no attributes of its own; Bokeh's models take them.
            properties["html_attributes"] = {"role": "main"}
        return properties


class _PlotPane(_Linked, pn.pane.Bokeh):
    """The pane of a plot."""

    def __init__(self, plot: Plot) -> None:
        super().__init__(visible=plot.visible, **_PLAIN)
        # Afterwards: Panel would take the layout of a figure that it is given at once.
        self.object = plot.figure
        self._plot: Final = plot
        self._name_figure()
        plot.links.append(self)

    def change(self, changes: Mapping[str, Any]) -> None:
        """Show new values of some properties."""
        if "visible" in changes:
            self.visible = changes["visible"]
        if "figure" in changes:
            self.object = changes["figure"]
        self._name_figure()

    def send(self, message: Any) -> None:
        """Send nothing: a plot has no script of ours."""

    def _name_figure(self) -> None:
        # A canvas has no accessible name of its own.
        if self.object is not None and self._plot.label:
            self.object.html_attributes = {"role": "figure", "aria-label": self._plot.label}


class _Snapshot:
    """The state of a component that only messages change later."""

    def __init__(self, part: Part) -> None:
        self.part: Final = part


Serializer.register(_Snapshot, lambda snapshot, to: to.encode(snapshot.part.state()))


class _Component(_Linked, JSComponent):
    """A component of a page, loaded by its address where the server of the app shows it."""

    # Panel would look for a bundle in all folders above it, for each component of each page.
    _bundle_path = None

    def __init__(self, part: Part) -> None:
        values = _listed(part.values)
        if part.snapshot:
            values[part.snapshot] = _Snapshot(part)
        if part.sheets:
            values["stylesheets"] = list(part.sheets)
        super().__init__(**_PLAIN, **values)
        self.part: Final = part
        part.links.append(self)

    @property
    def shown(self) -> bool:
        """Whether it is on a page."""
        return bool(self._models)

    @property
    def ids(self) -> Iterator[str]:
        """The ids of its models: of one for each page that it is on."""
        return (str(model.id) for model, _ in self._models.values())

    def change(self, changes: Mapping[str, Any]) -> None:
        """Show new values of some properties."""
        self.param.update(**_listed(changes))

    def send(self, message: Any) -> None:
        """Send a message to the counterparts in browsers."""
        self._send_msg(message)

    def _handle_msg(self, msg: Any) -> None:
        self.part.receive(msg)

    def _get_properties(self, doc: Document | None) -> dict[str, Any]:
        properties: dict[str, Any] = super()._get_properties(doc)
        sheets = self.part.sheets
        if url := address(doc, module(type(self.part), sheets)):
            properties.update(bundle="url", esm=url)
        if properties["bundle"] and sheets:
            shown = properties["stylesheets"]
            properties["stylesheets"] = [sheet for sheet in shown if sheet not in sheets]
        if doc is not None:
            _components.setdefault(doc, WeakSet()).add(self)
        return properties

    def _update_properties(self, *events: Event, doc: Document) -> dict[str, Any]:
        if any(event.name == "stylesheets" for event in events):
            all_properties: dict[str, Any] = super()._update_properties(*events, doc=doc)
            return all_properties
        # Panel would work out all style sheets of its design for every change, and use none.
        new = {event.name: event.new for event in events}
        return dict(self._process_param_change(new))

    def _update_model(
        self,
        events: dict[str, Event],
        msg: dict[str, Any],
        root: Model,
        model: Any,
        doc: Document,
        comm: Any,
    ) -> None:
        if any(name in Reactive.param or name == "esm" for name in msg):
            super()._update_model(events, msg, root, model, doc, comm)
            return
        # Panel would look for each property on the model, where Bokeh then searches for similar
        # names. They are on the data of the model; no page ever changes them.
        try:
            with hold(doc):
                self._set_on_model(msg, root, model.data)
        finally:
            self._changing.pop(root.ref["id"], None)


@lru_cache(maxsize=64)
def _component_class(kind: type[Part]) -> type[_Component]:
    """Return the class of Panel's components for a kind of component."""
    params: dict[str, Any] = {
        name: _parameter(property_)
        for name, property_ in kind.properties.items()
        if name not in Part.properties
    }
    if kind.snapshot:
        params[kind.snapshot] = param.Parameter(constant=True)
    # The script is the code itself: Panel would read a file of this name.
    members = {**params, "_esm": kind.script, "__module__": __name__, "__doc__": kind.__doc__}
    made: type[_Component] = type(kind.__name__, (_Component,), members)
    return made


def _parameter(property_: Property[Any]) -> Any:
    return _KINDS.get(type(property_.default), param.Parameter)(property_.default)


# A document describes the classes that exist when it is sent. A class made later, such as that of a
# board that replaces another one, would be unknown to its page.
for _kind in (CanvasView, SvgView, ClockView, TurnAlerts, HtmlView):
    _component_class(_kind)
