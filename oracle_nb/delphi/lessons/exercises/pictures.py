"""The pictures of exercises: a map of 125 spaces only distracts from a calculation."""

from collections.abc import Mapping
from typing import Final

from oracle_nb.games.exercises import Picture

_OWN: Final = (
    *("wheel.price", "wheel.becomes", "wheel.colors", "wheel.nearest", "wheel.which-die"),
    *("wheel.three", "wheel.whose", "wheel.card", "wheel.sources", "wheel.actions"),
    *("starting.offered", "starting.order", "starting.piles", "starting.tokens", "starting.choose"),
    *("options.tasks", "options.tiles"),
    *("injuries.check", "injuries.left", "injuries.turn", "injuries.discard"),
    *("titan.drawn", "titan.rolls", "titan.rolled", "titan.first-round"),
    *("fighting.strength", "fighting.later", "fighting.again", "fighting.winning"),
    *("fighting.hurting", "fighting.when", "fighting.injuries", "fighting.left"),
    *("gods.steps", "gods.roll", "powers.usable", "powers.afterwards"),
    *("fighting.chance", "fighting.who", "fighting.on", "fighting.tokens"),
    *("populating.dealt", "companions.hero", "companions.demigod"),
    *("ships.price", "ships.tokens", "ships.hold"),
    *("ships.god", "ships.rolled", "ships.start", "wheel.pile"),
    *("next.lost", "next.end"),
    *("lasting.tokens", "lasting.recover", "lasting.consult", "lasting.reward"),
)
_NEAR: Final = (
    *("fighting.meanwhile", "fighting.die"),
    *("exploring.reward", "exploring.builder", "exploring.tokens", "exploring.die"),
    *("populating.offerings", "populating.monsters", "populating.statue", "populating.completes"),
    *("cargo.reward", "cargo.task", "cargo.load-die", "cargo.deliver-die"),
    *("cargo.pick", "cargo.why-not", "cargo.most"),
    *("map.straight", "exploring.aim", "powers.ares", "powers.hermes"),
)
PICTURES: Final[Mapping[str, Picture]] = {
    **dict.fromkeys(_OWN, Picture.OWN),
    **dict.fromkeys(_NEAR, Picture.NEAR),
}
"""The picture of a template's exercises; the whole board for others."""
