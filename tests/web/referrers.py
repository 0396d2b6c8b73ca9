"""The references that keep objects alive: a path of objects that leads to each."""

import gc
import sys
from collections import defaultdict
from types import FrameType, FunctionType, MethodType
from typing import Any, Final

_LONGEST: Final = 80
"""Maximum number of characters of a key."""


def chains(kept: list[Any]) -> list[str]:
    """Return what leads to each of some objects, such as "panel.io.state['x'] > list > Page".

    A chain begins with a variable of a module or with a function that runs, where one leads to the
    object; else with the object that is furthest away.
    """
    gc.unfreeze()
    loaded = [(name, module) for name, module in sys.modules.items() if hasattr(module, "__dict__")]
    modules = {id(vars(module)): name for name, module in loaded}
    ours = {id(kept)}
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        ours |= {id(frame), id(frame.f_locals)}
        frame = frame.f_back
    holders: dict[int, list[Any]] = defaultdict(list)
    for referrer in gc.get_objects():
        if id(referrer) not in ours and referrer is not holders:
            for held in gc.get_referents(referrer):
                holders[id(held)].append(referrer)
    return [_chain(item, holders, modules) for item in kept]


def _chain(kept: Any, holders: dict[int, list[Any]], modules: dict[int, str]) -> str:
    """Find the shortest way from a module or a frame to an object."""
    objects, towards, seen = [kept], [0], {id(kept)}
    for place, item in enumerate(objects):
        for holder in holders.get(id(item), ()):
            if id(holder) in seen:
                continue
            seen.add(id(holder))
            objects.append(holder)
            towards.append(place)
            if id(holder) in modules or isinstance(holder, FrameType):
                return _described(objects, towards, modules.get(id(holder), ""))
    return _described(objects, towards, "")


def _described(objects: list[Any], towards: list[int], module: str) -> str:
    """Describe the path from the last object"""
    names, place = [], len(objects) - 1
    while place:
        names.append(_name(objects[place], objects[towards[place]], module))
        place, module = towards[place], ""
    return " > ".join([*names, type(objects[0]).__name__])


def _name(holder: Any, held: Any, module: str) -> str:
    """Name an object, and the place in it where another one is."""
    if isinstance(holder, FrameType):
        return f"{holder.f_code.co_qualname}()"
    if isinstance(holder, FunctionType | MethodType):
        return holder.__qualname__
    if isinstance(holder, dict):
        places = [repr(key)[:_LONGEST] for key, value in holder.items() if value is held]
        return f"{module or 'dict'}[{places[0] if places else 'a key'}]"
    kind, own = type(holder).__name__, getattr(holder, "__dict__", {})
    place = next((name for name, value in [*own.items()] if value is held), "")
    return f"{kind}.{place}" if place else kind
