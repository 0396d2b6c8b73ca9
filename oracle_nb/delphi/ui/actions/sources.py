"""Sources and targets of actions: keys, names and pictures of dice, cards and gods."""

from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.model.actions import NONE, Action, Verb, source_color
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.tasks import family_of, value_of
from oracle_nb.delphi.model.verbs import COLORLESS_VERBS, GOD_OF, GOD_VERBS, SIGNATURES, TargetKind
from oracle_nb.delphi.pieces import (
    COLORS,
    EQUIPMENT_RULES,
    Color,
    Companion,
    Equipment,
    God,
    ShipTile,
)
from oracle_nb.delphi.rules.transaction import next_row
from oracle_nb.delphi.ui.icons import card_icons, icons
from oracle_nb.games.presentation.actions import ActionGroup
from oracle_nb.render.scene import Shape

if TYPE_CHECKING:
    from oracle_nb.text.wording import Wording

_GROUPS: Final[dict[int, str]] = {
    Verb.MOVE: "move",
    Verb.HEAL: "color",
    Verb.ADVANCE: "color",
    Verb.BONUS: "color",
    **dict.fromkeys(COLORLESS_VERBS, "any"),
    Verb.END: "end",
}
_AT_SPACES: Final = frozenset(verb for verb, form in SIGNATURES.items() if not form.elsewhere)
"""Verbs whose target is a space."""
_KEYS: Final = (
    *(f"die:{color}" for color in COLORS),
    *(f"card:{color}" for color in COLORS),
    "extra",
)
"""The keys of dice, cards and the extra action, by the number of the source."""
_NOTED: Final = ("die", "card", "extra")
"""Sources that names of actions don't include."""
_AIM: Final = 30.0
"""The width of such a target's picture, in CSS pixels."""


def source(position: Position, action: Action) -> str:
    """Return the key of an action's source: "die:green", "card:red", "god:ares" and so on."""
    if position.pending:
        return "answer"
    source, verb = action.source, action.verb
    if source >= 0:
        return _KEYS[source]
    if verb == Verb.TRADE:
        return "trade"
    if verb in GOD_VERBS:
        return f"god:{GOD_OF[verb].name.lower()}"
    return "end"


def source_title(key: str, words: "Wording") -> str:
    """Return the name of a source."""
    kind, _, name = key.partition(":")
    if kind == "god":
        return words.say(f"name-god-{name}")
    if name:
        return words.say(f"source-{kind}", color=Color[name.upper()])
    return words.say(f"source-{kind}")


def source_note(position: Position, action: Action, words: "Wording") -> str:
    """Return the die, card or extra action that an action uses; "" for none of these.

    The names of other actions include the god, and decisions have no source.
    """
    key = source(position, action)
    return source_title(key, words) if key.partition(":")[0] in _NOTED else ""


def source_variant(position: Position, action: Action, words: "Wording") -> str:
    """Return the source of an action and the color it is used as; "" if it keeps its own color."""
    kind = source(position, action).partition(":")[0]
    if kind not in _NOTED or action.color < 0:
        return ""
    used = Color(action.color)
    if kind == "extra":
        return words.say("source-extra-as", used=used)
    color = Color(source_color(action.source))
    return words.say(f"source-{kind}-as", color=color, used=used) if color != used else ""


def source_count(position: Position, key: str) -> int:
    """Return how many dice or cards of a color there are."""
    kind, _, name = key.partition(":")
    player = position.players[position.turn]
    if kind == "die":
        return player.dice.count(Color[name.upper()])
    return player.cards[Color[name.upper()]] if kind == "card" else 1


def source_icon(key: str, theme: str) -> str:
    """Return a picture of a source."""
    kind, _, name = key.partition(":")
    if kind == "die":
        return icons.die_sign(Color[name.upper()], theme, 34)
    if kind == "card":
        return icons.card_sign(Color[name.upper()], theme, 34)
    if kind == "god":
        return icons.badge_sign(God[name.upper()], theme, 34)
    symbol = {"extra": ("bolt", "yellow"), "trade": ("card", "tile")}.get(kind)
    if symbol is None:
        return ""
    return icons.symbol_sign(symbol[0], symbol[1], theme, 34, ink="ink")


def group(action: Action, words: "Wording") -> ActionGroup:
    """Return the group in which an action is listed."""
    verb = Verb(action.verb)
    if action.source < 0:
        return ActionGroup("", verb in (Verb.LOOK, Verb.POSEIDON))
    return ActionGroup(words.say(f"family-{_GROUPS.get(verb, 'land')}"), verb == Verb.MOVE)


def detail(position: Position, action: Action, words: "Wording") -> str:
    """Return from which row a god's step leads to which, or what a card to take brings; or ""."""
    seat = position.to_move
    if action.verb == Verb.TAKE:
        return words.say("brings-" + EQUIPMENT_RULES[Equipment(action.target)].replace(".", "-"))
    if action.verb == Verb.COMPANION:
        return words.say(f"brings-{Companion(action.target).kind}")
    if action.verb != Verb.ADVANCE or seat is None:
        return ""
    row = position.players[seat].gods[action.color]
    return words.say("god-step", row=row, next=next_row(row, len(position.players)))


def target_space(action: Action) -> int | None:
    """Return the space at which an action aims; None for none."""
    return action.target if action.target != NONE and action.verb in _AT_SPACES else None


def icon(board: Board, action: Action, theme: str) -> str:
    """Return the color an action needs, or the card, tile or task it takes or gives back."""
    if SIGNATURES[action.verb].elsewhere:
        return icons.small(_aim(action), theme, _AIM)
    if action.verb in COLORLESS_VERBS:
        return ""
    color = action.color
    if color < 0 and action.target >= 0:
        color = board.spaces[action.target].color
    return icons.badge_sign(color, theme) if color >= 0 else ""


def _aim(action: Action) -> tuple[Shape, ...]:
    kind = SIGNATURES[action.verb].target
    if kind is TargetKind.EQUIPMENT:
        return card_icons.equipment(Equipment(action.target))
    if kind is TargetKind.SHIP_TILE:
        return card_icons.ship_tile(ShipTile(action.target))
    if kind is TargetKind.COMPANION:
        friend = Companion(action.target)
        return card_icons.companion(friend.color, friend.kind)
    return icons.task(family_of(action.target), value_of(action.target), 12, 12, 10)
