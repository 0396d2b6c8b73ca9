"""Prove anew by how much turns in exercises are better than others, after a change of the planner.

    .venv/bin/python scripts/prove_turns.py                     # all that there are
    .venv/bin/python scripts/prove_turns.py --new found.jsonl   # others as well

A line of ``found.jsonl`` is ``{"template": "planning.gods", "code": "1.delphi...", "better":
["advance die:green"], "worse": ["draw die:green"], "seed": 7}``. Choices whose margin isn't proved
are left out.
"""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from oracle_nb.delphi.lessons.exercises import planning
from oracle_nb.delphi.lessons.exercises.planning import COUNTED, TurnChoice
from oracle_nb.delphi.planning.playouts import Playouts
from oracle_nb.delphi.puzzles.proof import prove
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.opening import open_game

FILE = Path(planning.__file__).with_name("turn_choices.json")
DIGITS = 3


def proved(choice: dict[str, Any]) -> TurnChoice | None:
    """Return a choice with its margin; None where it isn't clear."""
    game = open_game(choice["code"])
    assert isinstance(game.rules, Delphi)
    read = game.rules.notation.read
    both = tuple(map(read, choice["better"])), tuple(map(read, choice["worse"]))
    margin = prove(Playouts(game.rules), game.position, both, choice["seed"])
    if margin is None:
        return None
    numbers = {name: round(getattr(margin, name), DIGITS) for name in ("mean", "low", "high")}
    return msgspec.convert(
        {**choice, "margin": msgspec.structs.replace(margin, **numbers)}, TurnChoice
    )


def main(
    new: Annotated[Path | None, typer.Option(help="A file with further choices.")] = None,
) -> None:
    """Write the file of choices with the margins that play-outs give now."""
    choices: dict[str, list[TurnChoice]] = {template: [] for template in COUNTED}
    known = planning.turn_choices()
    tried = [(name, msgspec.to_builtins(choice)) for name, some in known.items() for choice in some]
    for line in new.read_text("utf-8").splitlines() if new else ():
        given = msgspec.json.decode(line)
        tried.append((given.pop("template"), given))
    for template, given in tried:
        choice = proved(given)
        print(template, given["better"], choice.margin if choice else "isn't proved")
        if choice is not None and choice.code not in [choice.code for choice in choices[template]]:
            choices[template].append(choice)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(choices), indent=1) + b"\n")


if __name__ == "__main__":
    typer.run(main)
