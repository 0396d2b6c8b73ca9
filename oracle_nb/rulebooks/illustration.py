"""Illustrations: pictures of a rule, in one frame or several consecutive ones."""

from typing import Literal

from msgspec import Struct

from oracle_nb.render.scene import Scene

Kind = Literal["allowed", "refused", "happened", "shown"]
"""The kind of a caption: allowed, refused, happened, or only shown."""


class Caption(Struct, frozen=True):
    """A sentence under a frame, and the ids of the rules that it comes from."""

    kind: Kind
    text: str
    rules: tuple[str, ...] = ()


class Frame(Struct, frozen=True):
    """A frame: scenes side by side, with captions."""

    scenes: tuple[Scene, ...]
    lines: tuple[Caption, ...] = ()


class Illustration(Struct, frozen=True):
    """The pictures of one or several rules; ``rules`` are their ids."""

    name: str
    rules: tuple[str, ...]
    frames: tuple[Frame, ...]
