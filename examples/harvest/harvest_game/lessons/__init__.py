"""The lesson of Harvest: its scenes, its exercise, and what learners may get wrong."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from harvest_game.rules import (
    CARTS,
    PLACES,
    Action,
    Harvest,
    Notation,
    Order,
    Place,
    Position,
    Setting,
)
from harvest_game.texts import facts_of, rulebook
from oracle_nb.core.chance import Chance, PresetChance, SeededChance, random_below
from oracle_nb.games.exercises import Answers, Exercise, Form, NumberInput, SingleChoice


class HeavyFirst(Harvest):
    """Harvest as somebody plays it who believes that heavy carts load first."""

    def loading_key(self, entry: tuple[Order | None, int]) -> tuple[int, int]:
        """Return the key by which carts load: the heaviest first."""
        place, cart = super().loading_key(entry)
        return place, -cart


class NeverBlocked(Harvest):
    """Harvest as somebody plays it who forgets that equal carts block each other."""

    def blocked(self, order: Order, orders: Sequence[Order | None]) -> bool:
        """Return False: equal carts load one after the other."""
        return False


BELIEFS: Final[Mapping[str, type[Harvest]]] = {
    "heavy-first": HeavyFirst,
    "never-blocked": NeverBlocked,
}


class SceneForm(msgspec.Struct, forbid_unknown_fields=True):
    """A scene as a lesson file describes it.

    ``carts`` are the learner's, ``orders`` those that others have given ("4 mill"), ``sacks`` wait
    at places by name, and ``last`` is the place to which the learner sent a cart before.
    """

    carts: tuple[int, ...]
    orders: tuple[str, ...] = ()
    sacks: Mapping[Place, int] = {}
    last: Place | None = None


class Staged:
    """A scene in which the learner is the last to give an order."""

    def __init__(self, form: SceneForm) -> None:
        self.rules = Harvest(Setting(len(form.orders) + 1))
        last = None if form.last is None else (CARTS[0], PLACES.index(form.last))
        self.position = _position(
            form.carts,
            [self.read(order) for order in form.orders],
            [form.sacks.get(place, 0) for place in PLACES],
            last,
        )

    def read(self, text: str) -> Action:
        """Return an action by its text."""
        return self.rules.notation.read(text)

    def space(self, name: str) -> int:
        """Return a place by its name."""
        return PLACES.index(Place(name))

    def chance(self, given: Mapping[str, Any], seed: int) -> Chance:
        """Return chance with the places that a step gives."""
        return PresetChance(HarvestLessons().given(given), SeededChance(seed))


class HarvestLessons:
    """Everything that lessons need besides the rules; see ``LessonData``."""

    beliefs: Mapping[str, tuple[str, ...]] = {
        "heavy-first": ("harvest.load",),
        "never-blocked": ("harvest.jam",),
    }
    checkups: Sequence[str] = ("harvest.loading",)
    chances: Mapping[str, Sequence[str]] = {"place": tuple(PLACES)}

    def lessons(self) -> Sequence[Path]:
        """Return the file of the lesson."""
        return [Path(__file__).with_name("carts.toml")]

    def stage(self, scene: Mapping[str, Any]) -> Staged:
        """Return the scene that a file describes. Raises ValueError that names the field."""
        return Staged(msgspec.convert(scene, SceneForm))

    def given(self, written: Mapping[str, Sequence[str]]) -> Mapping[str, Sequence[int]]:
        """Return what chance gives, from the names of places."""
        unknown = [kind for kind in written if kind not in self.chances]
        if unknown:
            raise ValueError(f"{unknown[0]}: chance gives a place")
        return {kind: [PLACES.index(Place(name)) for name in written[kind]] for kind in written}

    def templates(self) -> Sequence[str]:
        """Return the names of the exercises."""
        return ("harvest.loading", "harvest.choosing")

    def exercise(self, template: str, seed: int) -> Exercise[Position, Action]:
        """Return a question: how much does a cart load, or which cart loads most?"""
        place, own = random_below(seed, 0, len(PLACES)), 3 + random_below(seed, 1, 4)
        others = (own - 1 - random_below(seed, 2, 2), own + random_below(seed, 3, 2))
        sacks = own + 1 + random_below(seed, 4, 3)
        forms: dict[str, tuple[Form, Sequence[int]]] = {
            "harvest.loading": (NumberInput(0, CARTS[-1]), (own,)),
            "harvest.choosing": (
                SingleChoice(tuple(_text(cart, place) for cart in (own - 2, own, own + 1))),
                (own - 2, own, own + 1),
            ),
        }
        if template not in forms:
            raise ValueError(f"template: there is no {template!r}")
        form, hand = forms[template]
        waiting = [sacks if here == place else 0 for here in range(len(PLACES))]
        position = _position(hand, [Action(cart, place) for cart in others], waiting)

        def solve(rules: Any) -> Answers:
            loads = {
                cart: rules.apply(position, Action(cart, place), SeededChance(seed)).position.barns
                for cart in hand
            }
            most = max(barns[-1] for barns in loads.values())
            if isinstance(form, NumberInput):
                return frozenset({(str(most),)})
            best = [cart for cart, barns in loads.items() if barns[-1] == most]
            return frozenset((_text(cart, place),) for cart in best)

        return Exercise(
            template=template,
            seed=seed,
            rules=Harvest(Setting(3)),
            position=position,
            prompt=f"ask-{template.removeprefix('harvest.')}",
            facts={"place": place, "sacks": sacks, "carts": others, "cart": own},
            form=form,
            solve=solve,
            rests_on=("harvest.load", "harvest.jam"),
            look=(place,),
        )

    def rules_under(self, rules: Harvest, belief: str) -> Harvest:
        """Return the rules as somebody with a false belief plays them."""
        return BELIEFS[belief](rules.setting)

    def say(self, language: str, message: str, /, **facts: Any) -> str:
        """Return a message of the lesson."""
        return rulebook(language).say(message, **facts_of(language, facts))


def _position(
    carts: Sequence[int],
    orders: Sequence[Action],
    sacks: Sequence[int],
    last: Order | None = None,
) -> Position:
    """Return a position in which all but the last player have given orders."""
    others = len(orders)
    return Position(
        hands=(*((CARTS[0],) * len(carts) for _ in orders), tuple(sorted(carts))),
        orders=(*((order.cart, order.place) for order in orders), None),
        visits=(*(None for _ in orders), last),
        barns=(0,) * (others + 1),
        sacks=tuple(sacks),
        round=1,
    )


def _text(cart: int, place: int) -> str:
    """Return the text of an action, as an option of an exercise."""
    return Notation().write(Action(cart, place))


LESSONS: Final = HarvestLessons()
