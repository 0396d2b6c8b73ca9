"""A plate: the picture of a rule, in one frame or in several that follow each other."""

from typing import Literal

from msgspec import Struct

from oracle_nb.render.scene import Scene

Kind = Literal["allowed", "refused", "happened", "shown"]
"""What a line under a picture tells: may be done, may not, happened, or is to be seen."""


class Caption(Struct, frozen=True):
    """A sentence under a frame, and the ids of the rules that it comes from."""

    kind: Kind
    text: str
    rules: tuple[str, ...] = ()


class Frame(Struct, frozen=True):
    """One moment: scenes side by side, and what is to be said of them."""

    scenes: tuple[Scene, ...]
    lines: tuple[Caption, ...] = ()


class Illustration(Struct, frozen=True):
    """What shows one or several rules; ``rules`` are their ids."""

    name: str
    rules: tuple[str, ...]
    frames: tuple[Frame, ...]
