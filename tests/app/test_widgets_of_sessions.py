"""A board can be opened while other sessions open theirs."""

from contextlib import suppress
from importlib import import_module

from ipywidgets import Layout, Widget, embed
from ipywidgets.widgets import widget as widgets

from oracle_nb.app.session import prepare


class Busy:
    """A widget of a session at work in another thread: each look at it finds one more."""

    @property  # type: ignore[misc]
    def __class__(self):
        widgets._instances[f"widget {len(widgets._instances)}"] = self
        return Widget


def test_a_board_is_opened_while_another_session_adds_widgets(monkeypatch):
    prepare()
    monkeypatch.setattr(widgets, "_instances", {"busy": Busy()})
    layout = Layout()
    assert embed.dependency_state([layout], drop_defaults=False)
    for one in import_module("panel.io.ipywidget")._get_ipywidgets().values():
        assert isinstance(one, Widget)
    # It was never shown: nothing knows its comm.
    with suppress(KeyError):
        layout.close()
