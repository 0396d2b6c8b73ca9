"""Write the golden games, drawings and exercises anew, or print some of the games.

python -m tests.golden               all of them, into tests/golden/
python -m tests.golden --drawings         the drawings only
python -m tests.golden --exercises        the exercises only
python -m tests.golden --print 0 20 5     numbers 0, 5, 10, 15, to standard output
python -m tests.golden --print 0 20 5 mythology
"""

import json
import sys
from pathlib import Path
from types import ModuleType

from tqdm import tqdm

from tests.golden import games as delphi
from tests.golden import mythology
from tests.golden.drawings import DRAWINGS, drawings
from tests.golden.exercises import EXERCISES, exercises


def write(games: ModuleType) -> None:
    """Write down every golden game of a module, and a few of them whole."""
    delphi.FULL.mkdir(exist_ok=True)
    before = games.LINES.read_text().splitlines() if games.LINES.exists() else []
    lines = []
    for number in tqdm(range(games.GAMES), unit="game"):
        golden, game = games.play(number)
        lines.append(delphi.line(golden))
        if number in games.WHOLE:
            game.save(games.whole(number))
    games.LINES.write_text("".join(f"{text}\n" for text in lines))
    same = sum(old == new for old, new in zip(before, lines, strict=False))
    print(f"{games.LINES}: {len(lines)} games, {same} of them as before")


def write_hashes(file: Path, hashes: dict[str, str]) -> None:
    """Write the hashes of golden drawings or exercises, and name those that differ from before."""
    before = json.loads(file.read_bytes()) if file.exists() else {}
    file.write_text(json.dumps(hashes, indent=1) + "\n", "utf-8")
    changed = [name for name in hashes if before.get(name) != hashes[name]]
    print(f"{file}: {len(hashes)} hashes, changed: {', '.join(changed) or 'none'}")


def main() -> None:
    """Do what the command line asks for."""
    if sys.argv[1:2] == ["--print"]:
        games = mythology if sys.argv[5:] == ["mythology"] else delphi
        for golden in games.played(range(*map(int, sys.argv[2:5]))):
            print(delphi.line(golden))
    elif sys.argv[1:] == ["--drawings"]:
        write_hashes(DRAWINGS, drawings())
    elif sys.argv[1:] == ["--exercises"]:
        write_hashes(EXERCISES, exercises())
    else:
        write(delphi)
        write(mythology)
        write_hashes(DRAWINGS, drawings())
        write_hashes(EXERCISES, exercises())


if __name__ == "__main__":
    main()
