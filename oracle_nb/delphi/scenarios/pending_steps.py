"""Pending steps written by hand: from names and fields to the structs of a position."""

from collections.abc import Callable
from typing import Any, Final, get_args

from msgspec import UNSET, UnsetType

from oracle_nb.delphi.model.position import Decision, Effect, tag
from oracle_nb.delphi.scenarios.forms import DelphiPendingForm
from oracle_nb.delphi.scenarios.names import COLOR_NAMES, GOD_NAMES, Spaces
from oracle_nb.games.scenarios.fields import FieldFault, Where, look_up, mask

KINDS: Final[dict[str, type[Decision | Effect]]] = {
    tag(kind): kind for kind in (*get_args(Decision), *get_args(Effect))
}
"""Every step by its tag."""
DECISION_NAMES: Final = tuple(tag(kind) for kind in get_args(Decision))
FIELD_OF: Final = {
    ("advance-god", "among"): "gods",
    ("god-to-top", "among"): "gods",
    ("take-statue", "among"): "colors",
    ("take-offering", "among"): "colors",
    ("look-at", "chosen"): "spaces",
}
"""The names of fields of steps in scenarios, where they differ from their own."""


def make_step(
    form: DelphiPendingForm,
    turn: int,
    seat: Callable[[str, Where], int],
    spaces: Spaces,
    where: Where,
) -> Decision | Effect:
    """Return the step that a scenario names. Raises FieldFault."""
    known = {name: number for number, name in enumerate(KINDS)}
    look_up(form.step, known, "step", (*where, "step"))
    kind = KINDS[form.step]
    values: dict[str, Any] = {"player": turn}
    if isinstance(form.player, str):
        values["player"] = seat(form.player, (*where, "player"))
    used = {"step", "player"}
    for field in kind.__struct_fields__[1:]:
        name = FIELD_OF.get((form.step, field), field)
        used.add(name)
        given = getattr(form, name)
        if not isinstance(given, UnsetType):
            values[field] = _value(name, given, spaces, (*where, name))
        elif field in kind.__struct_fields__[1 : _required(kind)]:
            raise FieldFault(where, f"the step {form.step} needs `{name}`")
    for name in form.__struct_fields__:
        if name not in used and getattr(form, name) is not UNSET:
            raise FieldFault((*where, name), f"the step {form.step} has no `{name}`")
    return kind(**values)


def _required(kind: type[Decision | Effect]) -> int:
    return len(kind.__struct_fields__) - len(kind.__struct_defaults__)


def _value(name: str, given: Any, spaces: Spaces, where: Where) -> Any:
    if name == "gods":
        return mask(given, GOD_NAMES, "god", where)
    if name == "god":
        return look_up(given, GOD_NAMES, "god", where)
    if name == "colors":
        return mask(given, COLOR_NAMES, "color", where)
    if name == "color":
        return look_up(given, COLOR_NAMES, "color", where)
    if name == "space":
        return spaces.find(given, where)
    if name == "spaces":
        return tuple(spaces.find(name, where) for name in given)
    return given
