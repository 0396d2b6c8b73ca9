"""Every rule: where it is enforced, which scenarios show it, who teaches it and who cites it.

    .venv/bin/python scripts/rules.py           # a table
    .venv/bin/python scripts/rules.py --json    # the same as JSON, with everything in full

What it says is read off the program: the source of the rules, the scenarios as they run, the words.
A cell that can't be filled says why; ``tests/delphi/scenario-coverage.toml`` has those reasons.
"""

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from oracle_nb.delphi.rulebook import book
from oracle_nb.delphi.rulebook.pictures import PICTURES
from oracle_nb.delphi.scenarios import read, run
from oracle_nb.delphi.scenarios.forms import DelphiStepForm
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.scenarios.fields import is_set
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.review import rests_on

ROOT: Final = Path(__file__).parents[1]
GAME: Final = ROOT / "oracle_nb" / "delphi"
EXCUSES: Final = ROOT / "tests" / "delphi" / "scenario-coverage.toml"
BESIDE: Final = ("text", "ui", "rulebook", "scenarios", "bots", "advice", "lessons")
"""Folders of the game in which rules are named but not enforced."""
KINDS: Final = {
    "Precondition": "condition",
    "SpacePrecondition": "condition",
    "SourcePrecondition": "condition",
    "condition": "condition",
    "ActionSchema": "deed",
    "event": "event",
    "Event": "event",
    "Violation": "refusal",
    "refused": "refusal",
}
"""The use of a rule's id, by the name of the function that is called with it."""
ORDER: Final = ("(condition)", "(deed)", "(event)", "(refusal)")
"""Which places are named first: those where most is decided."""
SHOWN: Final = 2
"""Maximum number of places in the table; JSON names them all."""


class Row(msgspec.Struct, frozen=True):
    """One rule.

    ``enforced`` are places in the source, "moving.py MOVE (condition)"; ``allowed`` and ``refused``
    count scenarios; ``excuse`` says why one of them is 0, or which test stands in. ``lessons`` are
    those that teach it, the first of them first; ``exercises`` counts the kinds of exercises in
    lessons that rest on it.
    """

    rule: str
    enforced: tuple[str, ...]
    allowed: int
    refused: int
    lessons: tuple[str, ...]
    exercises: int
    texts: tuple[str, ...]
    excuse_allowed: str = ""
    excuse_refused: str = ""


def rows() -> tuple[Row, ...]:
    """Return a row for every rule, in the order of the book."""
    allowed, refused = _shown()
    excuses = tomllib.loads(EXCUSES.read_text(encoding="utf-8"))
    places, texts, lessons, exercises = _enforced(), _texts(), _lessons(), _exercises()
    lines = []
    for rule in rulebook().ids:
        test = excuses["tests"].get(rule, "")
        never = _general(rule)
        lines.append(
            Row(
                rule,
                tuple(places.get(rule, ())),
                allowed.get(rule, 0),
                refused.get(rule, 0),
                tuple(lessons.get(rule, ())),
                exercises[rule],
                tuple(texts.get(rule, ())),
                test or excuses["refused_only"].get(rule, "") or never,
                test or excuses["allowed_only"].get(rule, ""),
            )
        )
    return tuple(lines)


def _general(rule: str) -> str:
    return "it only refuses" if rule.startswith("play.") else ""


# --- where a rule is enforced --------------------------------------------------------------------


def _enforced() -> dict[str, list[str]]:
    """For each rule the places that carry it out; where there are none, those that speak of it."""
    ids = frozenset(rulebook().ids)
    done: dict[str, dict[str, None]] = {}
    sentences: dict[str, dict[str, None]] = {}
    for path in _sources():
        for rule, where, kind in _named(_tree(path), "", "", ids):
            home = path.relative_to(GAME) if path.is_relative_to(GAME) else Path(path.name)
            name = f"{home.as_posix()} {where}".strip()
            if kind == "words":
                sentences.setdefault(rule, {})[name] = None
            else:
                done.setdefault(rule, {})[f"{name} ({kind})" if kind else name] = None
    places_of = {}
    for rule in {**sentences, **done}:
        places = [*done.get(rule, ())]
        if all(place.startswith("faults/") for place in places):
            # A setup lists its pieces in its docstrings.
            places += sentences.get(rule, ())
        places_of[rule] = sorted(places, key=_rank)
    return places_of


def _rank(place: str) -> tuple[int, bool]:
    kind = place.rpartition(" ")[2]
    rank = ORDER.index(kind) if kind in ORDER else len(ORDER)
    # Faults of boards and positions are a second net behind the rules of play.
    return rank, place.startswith(("rules/consistency/", "board/"))


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _sources() -> Iterator[Path]:
    yield ROOT / "oracle_nb" / "core" / "verdicts.py"
    for path in sorted(GAME.rglob("*.py")):
        if not set(BESIDE) & set(path.relative_to(GAME).parts):
            yield path


def _named(
    node: ast.AST, where: str, kind: str, ids: frozenset[str]
) -> Iterator[tuple[str, str, str]]:
    """Rules named below a node: the id, its name in the list, and what it is there for."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        where = f"{where}.{node.name}" if where else node.name
    elif isinstance(node, ast.Assign | ast.AnnAssign) and not where:
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        where = target.id if isinstance(target, ast.Name) else where
    elif isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        name = node.func.id if isinstance(node.func, ast.Name) else name
        kind = KINDS.get(name, kind)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        if node.value in ids:
            yield node.value, where, kind
        else:
            yield from ((rule, where, "words") for rule in _mentioned(node.value, ids))
    for child in ast.iter_child_nodes(node):
        yield from _named(child, where, kind, ids)


def _mentioned(text: str, ids: frozenset[str]) -> Iterator[str]:
    return (word for word in re.findall(r"[a-z]+\.[a-z0-9-]+", text) if word in ids)


# --- scenarios -----------------------------------------------------------------------------------


@cache
def _shown() -> tuple[dict[str, int], dict[str, int]]:
    """In how many scenarios each rule is at work in something allowed, and in a refusal."""
    allowed: dict[str, int] = {}
    refused: dict[str, int] = {}
    for path in sorted((ROOT / "scenarios").glob("*.toml")):
        file = read(path)
        for number, scenario in enumerate(file.scenarios):
            report = run(file, number)
            steps = scenario.all_steps()
            named = {*scenario.rules}
            at_work = report.applied | (set() if all(map(_refuses, steps)) else named)
            against = report.refused | (named if any(map(_refuses, steps)) else set())
            for counts, rules in ((allowed, at_work), (refused, against)):
                for rule in rules:
                    counts[rule] = counts.get(rule, 0) + 1
    return allowed, refused


def _refuses(step: DelphiStepForm) -> bool:
    return is_set(step.expect.refused) or is_set(step.expect.refused_by)


# --- who speaks of it ----------------------------------------------------------------------------


def _lessons() -> dict[str, list[str]]:
    """For each rule the lessons that teach it."""
    lessons_of_rule: dict[str, list[str]] = {}
    for lesson in lessons_of("delphi"):
        for rule in lesson.rules:
            lessons_of_rule.setdefault(rule, []).append(lesson.name)
    return lessons_of_rule


def _exercises() -> Counter[str]:
    """For each rule how many kinds of exercises in lessons rest on it."""
    return Counter(rule for rules in rests_on("delphi").values() for rule in rules)


def _texts() -> dict[str, list[str]]:
    """For each rule the kinds of texts that cite it, with their number where there are several."""
    counts: dict[str, dict[str, int]] = {}

    def add(rule: str, kind: str, number: int = 1) -> None:
        kinds = counts.setdefault(rule, {})
        kinds[kind] = kinds.get(kind, 0) + number

    dashed = {rule.replace(".", "-"): rule for rule in rulebook().ids}
    for message in rulebook().wording.messages:
        kind, _, rest = message.partition("-")
        while rest and kind not in {"term", "dispute", "name"}:
            if rest in dashed:
                add(dashed[rest], kind)
                break
            rest = rest.rpartition("-")[0]
    for rule, events in _events().items():
        add(rule, "event", len(events))
    for rule, pictures in PICTURES.index.items():
        add(rule, "picture", len(pictures))
    for term in book().glossary:
        for rule in term.rules:
            add(rule, "glossary")
    for dispute in book().disputes:
        for rule in dispute.rules:
            add(rule, "dispute")
    return {
        rule: [f"{kind} {number}" if number > 1 else kind for kind, number in kinds.items()]
        for rule, kinds in counts.items()
    }


def _events() -> dict[str, set[str]]:
    """For each rule the events that the source lets happen by it."""
    ids = frozenset(rulebook().ids)
    events_of: dict[str, set[str]] = {}
    for path in _sources():
        for node in ast.walk(_tree(path)):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            words = [a.value for a in node.args if isinstance(a, ast.Constant)]
            if node.func.attr == "event" and len(words) > 1 and words[1] in ids:
                events_of.setdefault(str(words[1]), set()).add(str(words[0]))
    return events_of


# --- printing ------------------------------------------------------------------------------------


def _table(rows: tuple[Row, ...]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    screen = Console(width=None if sys.stdout.isatty() else 200, emoji=False, markup=False)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, highlight=False)
    table.add_column("rule", no_wrap=True)
    for heading in ("enforced in", "allowed", "refused", "lessons", "cited by"):
        table.add_column(heading, justify="left")
    for row in rows:
        more = len(row.enforced) - SHOWN
        where = "; ".join(row.enforced[:SHOWN]) + (f"; {more} more" if more > 0 else "")
        table.add_row(
            row.rule,
            where,
            _count(row.allowed, row.excuse_allowed),
            _count(row.refused, row.excuse_refused),
            _taught(row),
            ", ".join(row.texts),
        )
    screen.print(table)
    print(f"{len(rows)} rules")


def _taught(row: Row) -> str:
    needed = f"; {row.exercises} exercises" if row.exercises else ""
    return (", ".join(row.lessons) or "none yet") + needed


def _count(number: int, excuse: str) -> str:
    if number:
        return str(number)
    return excuse.rpartition("::")[2] if "::" in excuse else f"never: {excuse}" if excuse else "-"


def main(arguments: list[str]) -> int:
    """Print the table, or with ``--json`` everything as JSON."""
    if arguments not in ([], ["--json"]):
        print("rules.py takes nothing but --json", file=sys.stderr)
        return 2
    if arguments:
        print(msgspec.json.format(msgspec.json.encode(rows()), indent=2).decode())
    else:
        _table(rows())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
