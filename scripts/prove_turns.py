"""Play turns of exercises out anew, after a change of the planner.

    .venv/bin/python scripts/prove_turns.py                     # all that there are
    .venv/bin/python scripts/prove_turns.py --new found.jsonl   # others as well

A line of ``found.jsonl`` is ``{"template": "planning.gods", "code": "1.delphi...", "better":
["advance die:green"], "worse": ["draw die:green"], "seed": 7}``. Choices whose margin isn't proved
are left out.
"""

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from oracle_nb.delphi.lessons.exercises import planning
from oracle_nb.delphi.lessons.exercises.planning import PAIRS, TURNS, TurnChoice
from oracle_nb.delphi.planning.playouts import Playouts
from oracle_nb.delphi.puzzles.proof import margin_of, prove, proves
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.opening import open_game

FILE = Path(planning.__file__).with_name("turn_choices.json")


def proved(choice: dict[str, Any]) -> TurnChoice | None:
    """Return a choice with the ends of its play-outs; None where the difference isn't clear."""
    game = open_game(choice["code"])
    assert isinstance(game.rules, Delphi)
    read, playouts, seed = game.rules.notation.read, Playouts(game.rules), choice["seed"]
    both = tuple(map(read, choice["better"])), tuple(map(read, choice["worse"]))
    if prove(playouts, game.position, both, seed) is None:
        return None
    ends = Counter(
        tuple(playouts.rounds(game.position, line, seed + pair) for line in both)
        for pair in range(PAIRS)
    )
    differences = [worse - better for better, worse in ends.elements()]
    if not proves(margin_of(differences)):
        return None
    counted = [(*rounds, pairs) for rounds, pairs in sorted(ends.items())]
    return msgspec.convert({**choice, "ends": counted}, TurnChoice)


def stored(choices: dict[str, list[TurnChoice]]) -> bytes:
    """Return the content of the file, with a line for each choice."""
    parts = [
        b"%s:[\n%s\n]" % (msgspec.json.encode(name), b",\n".join(map(msgspec.json.encode, each)))
        for name, each in choices.items()
    ]
    return b"{\n" + b",\n".join(parts) + b"\n}\n"


def main(
    new: Annotated[Path | None, typer.Option(help="A file with further choices.")] = None,
) -> None:
    """Write the file of choices with the ends that play-outs have now."""
    choices: dict[str, list[TurnChoice]] = {template: [] for template in TURNS}
    known = planning.turn_choices()
    tried = [(name, msgspec.to_builtins(choice)) for name, some in known.items() for choice in some]
    for line in new.read_text("utf-8").splitlines() if new else ():
        given = msgspec.json.decode(line)
        tried.append((given.pop("template"), given))
    for template, given in tried:
        choice = proved(given)
        print(template, given["better"], choice.ends if choice else "isn't proved")
        if choice is not None and choice.code not in [choice.code for choice in choices[template]]:
            choices[template].append(choice)
    FILE.write_bytes(stored(choices))


if __name__ == "__main__":
    typer.run(main)
