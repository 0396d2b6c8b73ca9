"""The data of the notebooks on the sea: complete, and as the script makes them."""

import csv
import gzip

import pytest

import oracle_nb
from scripts import sea_answers
from scripts.sea_answers import SEEDS, TABLES, path_of


def stored(name: str) -> list[list[str]]:
    return list(csv.reader(gzip.decompress(path_of(name).read_bytes()).decode().splitlines()))


def test_the_tables_have_every_game() -> None:
    chokepoints, fairness, looseness = (stored(name)[1:] for name in TABLES)
    assert [int(row[0]) for row in chokepoints[::3]] == [
        *range(SEEDS["chokepoints"], SEEDS["chokepoints"] + 400)
    ]
    assert len(fairness) == 3 * 4 * sea_answers.BOARDS
    assert len({row[1] for row in fairness}) == 4 * sea_answers.BOARDS
    assert len(looseness) == 5 * sea_answers.GAMES_PER_LOOSENESS
    assert [float(value) for value in dict.fromkeys(row[0] for row in looseness)] == [
        *sea_answers.LOOSENESS
    ]


@pytest.mark.parametrize("name", TABLES)
def test_the_script_makes_the_same_first_rows_again(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    makers = {
        "chokepoints": lambda: sea_answers.chokepoint_rows(1),
        "fairness": lambda: sea_answers.fairness_rows(1),
        "looseness": lambda: sea_answers.looseness_rows(1),
    }
    monkeypatch.setattr(sea_answers, "GAMES_PER_BOARD", 1)
    monkeypatch.setattr(sea_answers, "LOOSENESS", (0.0,))
    made = [[str(cell) for cell in row] for row in makers[name]()]
    assert made == stored(name)[: len(made)]


def test_the_winner_of_a_row_is_that_of_the_game() -> None:
    row = stored("chokepoints")[5]
    (game,) = oracle_nb.simulate(1, 3, "greedy", int(row[0]), layout="free")
    assert float(row[2]) == (1 / len(game.winners) if int(row[1]) in game.winners else 0)
    assert int(row[3]) == game.rounds
