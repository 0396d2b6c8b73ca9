"""The data of the notebook on the length of games: complete, and as the script makes them."""

import csv
import gzip

import pytest

import oracle_nb
from oracle_nb.delphi.measures import MEASURES
from scripts.game_lengths import DATA, GAMES, SEED, measured


def stored() -> list[list[str]]:
    return list(csv.reader(gzip.decompress(DATA.read_bytes()).decode().splitlines()))


def test_the_table_has_every_game_and_every_measure() -> None:
    head, *rows = stored()
    assert head == ["kind", "seed", "rounds", *MEASURES]
    for kind in ("compact", "contact", "free", "loose"):
        seeds = [int(row[1]) for row in rows if row[0] == kind]
        assert seeds == list(range(SEED, SEED + GAMES))


@pytest.mark.parametrize("row", [7, 411, 780])
def test_the_script_makes_the_same_row_again(row: int) -> None:
    kind, seed, rounds, *measures = stored()[1 + row]
    assert measured(kind, int(seed)) == measures
    (game,) = oracle_nb.simulate(1, players=2, bots="greedy", seed=int(seed), layout=kind)
    assert str(game.rounds) == rounds
