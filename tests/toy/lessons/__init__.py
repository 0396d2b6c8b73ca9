"""The toy at school: one lesson, and an exercise of every form."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.core.chance import Chance, Draw, ScriptedChance, SeededChance
from oracle_nb.games.exercises import (
    ActionSequence,
    Answers,
    Exercise,
    Form,
    MultipleChoice,
    NumberInput,
    Ordering,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.text import UnknownMessage
from tests.toy import GO, PEEK, ROLL, STAY, SWIM, Position, Setting, Toy

WORDS: Final = {
    "en": {
        "ask": "The {form} question.",
        "belief-swimmer": "think that ships swim.",
        "fate-die": "Die",
    },
    "pl": {
        "ask": "Pytanie: {form}.",
        "belief-swimmer": "myślisz, że okręty pływają wpław.",
        "fate-die": "Kość",
    },
}


class Swimmers(Toy):
    """The toy as somebody has it who believes that one may swim."""

    def check(self, position: Position, action: str, player: int | None = None) -> Any:
        verdict = super().check(position, action, player)
        return replace(verdict, broken=()) if action == SWIM else verdict


@dataclass
class Staged:
    """A scene: the places of the two ships, and what was rolled."""

    rules: Toy
    position: Position

    def read(self, text: str) -> str:
        return self.rules.notation.read(text)

    def space(self, name: str) -> int:
        return int(name)

    def chance(self, given: Mapping[str, Any], seed: int) -> Chance:
        if "die" not in given:
            return SeededChance(seed)
        return ScriptedChance([Draw("die", value - 1) for value in given["die"]])


FORMS: Final[dict[str, tuple[Form, Answers]]] = {
    "toy.spaces": (SpaceSelection(tuple(map(str, range(7)))), frozenset({("1", "2", "3")})),
    "toy.choice": (SingleChoice((ROLL, SWIM, "perhaps")), frozenset({(ROLL,)})),
    "toy.several": (MultipleChoice((ROLL, PEEK, SWIM)), frozenset({(PEEK, ROLL)})),
    "toy.order": (Ordering((GO, ROLL, STAY)), frozenset({(ROLL, GO, STAY)})),
    "toy.number": (NumberInput(1, 9), frozenset({("3",)})),
    "toy.line": (ActionSequence(2), frozenset({(ROLL, GO)})),
}


class ToyLessons:
    """The toy's lesson data."""

    beliefs: Mapping[str, tuple[str, ...]] = {"swimmer": ("toy.dry",)}
    checkups: Sequence[str] = ("toy.choice", "toy.number")
    chances: Mapping[str, Sequence[str]] = {"die": tuple("123456")}

    def given(self, written: Mapping[str, Sequence[str]]) -> Mapping[str, Sequence[int]]:
        return {kind: [int(value) - 1 for value in values] for kind, values in written.items()}

    def lessons(self) -> Sequence[Path]:
        return [Path(__file__).parent / "race.toml"]

    def stage(self, scene: Mapping[str, Any]) -> Staged:
        return Staged(Toy(Setting()), Position(round=1, **scene))

    def templates(self) -> Sequence[str]:
        return tuple(FORMS)

    def exercise(self, template: str, seed: int) -> Exercise[Position, str]:
        form, answers = FORMS[template]

        def solve(rules: Any) -> Answers:
            swims = isinstance(form, SingleChoice) and isinstance(rules, Swimmers)
            return answers | {(SWIM,)} if swims else answers

        return Exercise(
            template,
            seed,
            Toy(Setting()),
            Position(round=1, trap=5),
            "ask",
            form,
            solve,
            ("toy.go", "toy.roll"),
            facts={"form": template.removeprefix("toy.")},
            action=lambda part: part if part in (ROLL, PEEK, GO, STAY, SWIM) else None,
            goal=lambda position: max(position.places) > 0,
            look=(1,),
        )

    def rules_under(self, rules: Toy, belief: str) -> Toy:
        return Swimmers(rules.setting)

    def say(self, language: str, message: str, /, **facts: Any) -> str:
        if message not in WORDS[language]:
            raise UnknownMessage(message)
        return WORDS[language][message].format(**facts)
