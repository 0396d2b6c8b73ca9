"""Classes of the app share code by composition: no chains of base classes."""

import inspect
from importlib import import_module

from oracle_nb.web.widgets.html_view import HtmlView
from tests.test_imports import modules

WEB = "oracle_nb.web."


def classes(package: str) -> set[type]:
    """Return the classes defined in the modules of a package, without exceptions."""
    found = {
        one
        for name in modules()
        if name.startswith(package)
        for one in vars(import_module(name)).values()
        if inspect.isclass(one) and one.__module__ == name
    }
    return {one for one in found if not issubclass(one, Exception)}


def depth(cls: type) -> int:
    """Return the number of classes of this project above a class, along the longest chain."""
    bases = [one for one in cls.__bases__ if one.__module__.startswith("oracle_nb.")]
    return max((depth(one) + 1 for one in bases), default=0)


def test_no_class_of_the_app_inherits_from_one_that_inherits():
    found = classes(WEB)
    assert HtmlView in found
    assert [f"{one.__module__}.{one.__name__}" for one in found if depth(one) > 1] == []


def test_no_view_inherits_from_another_one():
    views = [one for one in classes(WEB) if one.__name__.endswith(("View", "Header", "Watch"))]
    assert len(views) > 10
    inherited = {
        one.__name__: base.__name__
        for one in views
        for base in one.__bases__
        if base.__module__.startswith(WEB)
    }
    assert inherited == {}
