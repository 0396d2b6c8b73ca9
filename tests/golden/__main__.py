"""Write the golden games and drawings anew, or print some of the games.

python -m tests.golden               all of them, into tests/golden/
python -m tests.golden --drawings         the drawings only
python -m tests.golden --print 0 20 5     numbers 0, 5, 10, 15, to standard output
"""

import json
import sys

from tqdm import tqdm

from tests.golden.drawings import DRAWINGS, drawings
from tests.golden.games import FULL, GAMES, LINES, WHOLE, line, play, played, whole


def write() -> None:
    """Write down every golden game, and a few of them whole."""
    FULL.mkdir(exist_ok=True)
    before = LINES.read_text().splitlines() if LINES.exists() else []
    lines = []
    for number in tqdm(range(GAMES), unit="game"):
        golden, game = play(number)
        lines.append(line(golden))
        if number in WHOLE:
            game.save(whole(number))
    LINES.write_text("".join(f"{text}\n" for text in lines))
    same = sum(old == new for old, new in zip(before, lines, strict=False))
    print(f"{LINES}: {len(lines)} games, {same} of them as before")


def write_drawings() -> None:
    """Write the hash of every golden drawing, and name those that differ from before."""
    before = json.loads(DRAWINGS.read_bytes()) if DRAWINGS.exists() else {}
    now = drawings()
    DRAWINGS.write_text(json.dumps(now, indent=1) + "\n", "utf-8")
    changed = [name for name in now if before.get(name) != now[name]]
    print(f"{DRAWINGS}: {len(now)} drawings, changed: {', '.join(changed) or 'none'}")


def main() -> None:
    """Do what the command line asks for."""
    if sys.argv[1:2] == ["--print"]:
        for golden in played(range(*map(int, sys.argv[2:]))):
            print(line(golden))
    elif sys.argv[1:] == ["--drawings"]:
        write_drawings()
    else:
        write()
        write_drawings()


if __name__ == "__main__":
    main()
