"""Choose scenarios of the tests as pictures of the Advanced Game's rulebook, and write their file.

.venv/bin/python -m scripts.advanced_pictures
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from oracle_nb.mythology.advanced.rulebook.pictures import AdvancedPicture
from oracle_nb.mythology.advanced.scenarios.runner import ScenarioFile
from oracle_nb.mythology.advanced.text.rule_texts import rulebook

ROOT: Final = Path(__file__).resolve().parents[1]
SCENARIOS: Final = ROOT / "scenarios" / "mythology-advanced"
TARGET: Final = ROOT / "oracle_nb/mythology/advanced/rulebook/pictures/rules.toml"
LEFT_OUT: Final = frozenset({"name", "about", "ruling", "rules", "do", "by", "chance", "expect"})
"""The fields that a picture doesn't need, or has in another form."""


MOST_STEPS: Final = 3
"""Steps of a picture for a rule that no step cites."""


class Choice(NamedTuple):
    """The first steps of a scenario, in which a rule is cited."""

    steps: int
    size: int
    file: str
    number: int


def cited(file: ScenarioFile, number: int) -> Iterator[set[str]]:
    """Yield the rules in the captions of a scenario, step by step."""
    picture = AdvancedPicture(file, number, "en")
    for place, step in enumerate(file.scenarios[number].all_steps()):
        picture.play(step, place)
        lines = [line for moment in picture.moments for line in moment.lines] + picture.lines
        yield {rule for line in lines for rule in line.rules}


def choices() -> tuple[dict[str, list[Choice]], dict[str, list[Choice]]]:
    """Return for each rule the scenarios that cite it, and those that only name it."""
    citing: dict[str, list[Choice]] = {}
    naming: dict[str, list[Choice]] = {}
    for path in sorted(SCENARIOS.glob("*.toml")):
        file = ScenarioFile(path.read_text("utf-8"), path.name)
        for number, form in enumerate(file.scenarios):
            size = len(str(form))
            met: set[str] = set()
            for steps, rules in enumerate(cited(file, number), 1):
                for rule in rules - met:
                    bonus = 0 if rule in form.rules else 100
                    choice = Choice(steps + bonus, size, path.name, number)
                    citing.setdefault(rule, []).append(choice)
                met |= rules
            for rule in set(form.rules) - met:
                shown = min(len(form.all_steps()), MOST_STEPS)
                naming.setdefault(rule, []).append(Choice(shown, size, path.name, number))
    return citing, naming


def inline(value: Any) -> str:
    """Return a value as TOML on one line."""
    match value:
        case bool():
            return str(value).lower()
        case str():
            return '"' + value.replace('"', '\\"') + '"'
        case dict():
            pairs = (f"{_key(key)} = {inline(each)}" for key, each in value.items())
            return "{ " + ", ".join(pairs) + " }"
        case list():
            return "[" + ", ".join(map(inline, value)) + "]"
    return str(value)


def _key(key: str) -> str:
    return key if key.replace("-", "").replace("_", "").isalnum() else inline(key)


def steps_of(form: dict[str, Any], number: int) -> list[Any]:
    """Return the first steps of a scenario, with what decides chance."""
    steps = form.get("steps") or [{key: form[key] for key in ("do", "by", "chance") if key in form}]
    kept = []
    for step in steps[:number]:
        fields = {"do": step} if isinstance(step, str) else dict(step)
        fields.pop("expect", None)
        kept.append(fields["do"] if len(fields) == 1 else fields)
    return kept


def written() -> str:
    """Return the content of the file."""
    citing, naming = choices()
    used: dict[tuple[str, int], tuple[int, list[str]]] = {}
    for rule in rulebook().ids:
        candidates = citing.get(rule) or naming.get(rule)
        if not candidates:
            continue
        best = min(candidates)
        steps, rules = used.get((best.file, best.number), (0, []))
        used[best.file, best.number] = (max(steps, best.steps % 100), [*rules, rule])
    raw = {
        path.name: tomllib.loads(path.read_text("utf-8"))["scenario"]
        for path in SCENARIOS.glob("*.toml")
    }
    lines = [
        "# Written by scripts/advanced_pictures.py from the scenarios of the tests.",
        "scenario = [",
    ]
    for (name, number), (steps, rules) in sorted(used.items()):
        form = raw[name][number]
        fields = {"name": form["name"], "rules": rules}
        fields |= {key: value for key, value in form.items() if key not in LEFT_OUT | {"steps"}}
        lines.append(f"  {inline(fields | {'steps': steps_of(form, steps)})},")
    return "\n".join([*lines, "]", ""])


if __name__ == "__main__":
    TARGET.write_text(written(), "utf-8")
