"""The chain that leads to an object names what holds it."""

from tests.referrers import chains

registry: dict[str, list[object]] = {}


class Kept:
    pass


class Holder:
    def __init__(self, held):
        self.held = held


def test_chains_begin_with_a_variable_of_a_module(monkeypatch):
    kept = Kept()

    def callback():
        return kept

    holder = Holder(Kept())
    monkeypatch.setitem(registry, "pages", [holder])
    monkeypatch.setitem(registry, "callbacks", [callback])
    first, second = chains([holder.held, kept])
    assert first == f"{__name__}['registry'] > dict['pages'] > list > Holder.held > Kept"
    assert second.startswith(f"{__name__}['registry'] > dict['callbacks'] > list > ")
    assert second.endswith("callback > tuple > cell > Kept")
