"""Files and databases that a version of the app writes.

python -m tests.storage.version_saves      writes into tests/saves/VERSION/ what isn't there yet
"""

from collections.abc import Callable
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory
from typing import Final

import oracle_nb
from oracle_nb.bots.bot import make_bot
from oracle_nb.delphi import new_game
from oracle_nb.delphi.board import board_of, free_layout, layout_code, to_graphml
from oracle_nb.games import opening
from oracle_nb.games.registry import package_of
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.storage.database import SQLite
from oracle_nb.web.lessons.handout import handout
from oracle_nb.web.saved_games.store import Store

FOLDER: Final = Path(__file__).parents[1] / "saves"
LEARNER: Final = "anna"
OWNER: Final = "anna's browser"
RULES: Final = {"move.range": True, "oracle.recolor": False}
"""The rules that the learner was asked, and whether the answer was right."""
LESSON: Final = ("sailing", 3, 20)
SEAT: Final = 2
SECRET: Final = "the-secret-of-a-link"
CALLED: Final = "Friday <b>"
ACTIONS: Final = 89
LAYOUT: Final = free_layout(7)


def write_game(path: Path) -> None:
    """A game of a person and bots, some rounds on, with an action taken back."""
    game = new_game(3, 12, seats=["Ann", "bot:greedy", "\u0141ukasz"])
    bot = make_bot("greedy", 1, game.rules)
    while len(game.history) < ACTIONS or not game.can_undo:
        assert game.to_move is not None
        game.play(bot.decide(game.view(game.to_move), game.legal_actions()))
    game.undo()
    game.save(path)


def write_code(path: Path) -> None:
    """The code of the game."""
    path.write_text(opening.load(path.with_name("game.json")).share() + "\n", "utf-8")


def write_position(path: Path) -> None:
    """The position of the game."""
    game = opening.load(path.with_name("game.json"))
    path.write_bytes(opening.position_to_json(game.rules, game.position))


def write_analysis(path: Path) -> None:
    """The same marked as an analysis, in which more was taken back."""
    game = opening.load(path.with_name("game.json"))
    game.analyse()
    for _ in range(20):
        game.undo()
    game.save(path)


def write_store(path: Path) -> None:
    """The file of the saves, with a game and a learner in it."""
    store = Store(path.parent)
    store.rename(store.add(opening.load(path.with_name("game.json")), OWNER), CALLED)
    memory = LearnerProgress(store.database, LEARNER)
    memory.name = "Anna"
    for rule, right in RULES.items():
        memory.note([rule], right)
    memory.reached(*LESSON)
    store.database.close()


def write_seat(path: Path) -> None:
    """The file of the saves, with a game of which a seat was given away."""
    with TemporaryDirectory() as folder:
        store = Store(Path(folder))
        name = store.add(opening.load(path.with_name("game.json")), OWNER)
        store.links.assign(name, SEAT, SECRET, "salt")
        store.database.close()
        copy(store.database.name, path)


def write_progress(path: Path) -> None:
    """The export of a learner."""
    path.write_bytes(LearnerProgress(SQLite(path.with_name("games.sqlite")), LEARNER).to_json())


def write_addresses(path: Path) -> None:
    """Addresses that people have kept or passed on."""
    game = opening.load(path.with_name("game.json"))
    open_editor = package_of("delphi").presentation().position_editor
    assert open_editor is not None
    editor = open_editor(game)
    lines = (
        f"?code={game.share()}",
        f"?code={opening.load(path.with_name('analysis.json')).share()}",
        f"?position={editor.code()}",
        f"?layout={layout_code(LAYOUT)}",
        f"?explore={layout_code(LAYOUT)}",
        handout(editor.code(), {"die": "red, blue", "battle": "7"}, "delphi"),
        "?lesson=sailing&stop=9&seed=7",
        "?exercise=sailing.reach&seed=7",
    )
    path.write_text("\n".join(lines) + "\n", "utf-8")


FILES: Final[dict[str, Callable[[Path], object]]] = {
    "game.json": write_game,
    "code.txt": write_code,
    "position.json": write_position,
    "analysis.json": write_analysis,
    "games.sqlite": write_store,
    "seat.sqlite": write_seat,
    "progress.json": write_progress,
    "layout.json": lambda path: path.write_text(LAYOUT.to_json() + "\n", "utf-8"),
    "board.graphml": lambda path: path.write_text(to_graphml(board_of(LAYOUT)), "utf-8"),
    "addresses.txt": write_addresses,
}
"""How each file is written, in this order."""


def main() -> None:
    """Write what isn't there yet; what is there is never written again."""
    folder = FOLDER / oracle_nb.__version__
    folder.mkdir(parents=True, exist_ok=True)
    for name, write in FILES.items():
        if not (folder / name).exists():
            write(folder / name)
            print(folder / name)


if __name__ == "__main__":
    main()
