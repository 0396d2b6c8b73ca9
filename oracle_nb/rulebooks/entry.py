"""An entry of a rulebook: a rule with everything that is shown with it, also as text."""

import msgspec

from oracle_nb.render.scene import Group, Scene
from oracle_nb.render.text_map import to_text
from oracle_nb.rulebooks.illustration import Caption, Frame, Illustration
from oracle_nb.rulebooks.wording import words
from oracle_nb.text.rulebook import Rule, Ruling


class Entry(msgspec.Struct, frozen=True):
    """A rule with its pictures, its rulings and related rules.

    ``related`` are pairs (id, title); ``plates`` are the pictures.
    """

    rule: Rule
    related: tuple[tuple[str, str], ...]
    rulings: tuple[Ruling, ...]
    plates: tuple[Illustration, ...]
    language: str


MARKS = {"allowed": "+", "refused": "x", "happened": ">", "shown": "-"}
"""The prefixes of captions, by kind."""


def entry_text(entry: Entry) -> str:
    """Return a rule as text: title, text, example, picture, related rules, source."""
    say, rule = words(entry.language).say, entry.rule
    lines = [
        f"{rule.title} ({rule.id})",
        rule.text,
        *([f"{say('example')}: {rule.example}"] if rule.example else []),
        f"{say('source')}: {rule.citation} ({say(f'kind-{rule.kind}')})",
    ]
    lines += [
        f"{say('why-ruling', number=ruling.number)}: {ruling.point} {ruling.why}"
        for ruling in entry.rulings
    ]
    for plate in entry.plates:
        lines += ["", illustration_text(plate)]
    if entry.related:
        lines += ["", f"{say('related')}:"]
        wide = max(len(other) for other, _ in entry.related)
        lines += [f"  {other:<{wide}}  {title}" for other, title in entry.related]
    return "\n".join(lines)


def illustration_text(plate: Illustration) -> str:
    """Return a picture as text: each frame as a map or in words, then its captions."""
    return "\n\n".join(_frame(frame) for frame in plate.frames)


def _frame(frame: Frame) -> str:
    parts = ["\n".join(_scene(scene)) for scene in frame.scenes]
    parts.append("\n".join(_line(line) for line in frame.lines))
    return "\n\n".join(part for part in parts if part)


def _line(line: Caption) -> str:
    return f"  {MARKS[line.kind]} {line.text}"


def _scene(scene: Scene) -> list[str]:
    if scene.spaces and scene.pitch > 0:
        drawn = to_text(scene, legend=False).rstrip("\n").split("\n")
        # The captions follow below the picture.
        return [f"  {line}".rstrip() for line in (drawn[2:] if scene.title else drawn)]
    parts = [op for ops in scene.layers for op in ops if isinstance(op, Group) and op.title]
    return [f"  {scene.title}:", *(f"    {part.title}" for part in parts)]
