"""How long codes are, and a hundred thousand damaged ones."""

import os
from random import Random
from statistics import median, quantiles

import pytest

from oracle_nb.bots.bot import make_bot
from oracle_nb.bots.simulate import bot_seed
from oracle_nb.delphi import new_game
from oracle_nb.games import opening
from oracle_nb.storage.codes import LINKED
from tests.storage.test_codes import damage_many

GAMES = int(os.environ.get("CODE_GAMES", "100"))
TIMES = int(os.environ.get("DAMAGE_TIMES", "100000"))
POINTS = (0.25, 0.5, 0.75, 1.0)


@pytest.mark.long
def test_codes_of_games_for_three_fit_a_link():
    sizes: dict[float, list[int]] = {point: [] for point in POINTS}
    for seed in range(1000, 1000 + GAMES):
        game = new_game(players=3, seed=seed, seats=["bot:greedy"] * 3)
        bots = [make_bot("greedy", bot_seed(seed, seat), game.rules) for seat in range(3)]
        codes = [game.share()]
        while (seat := game.to_move) is not None:
            game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
            if len(game.history) % 10 == 0:
                codes.append(game.share())
        codes.append(game.share())
        assert opening.from_code(codes[-1]).history == game.history
        for point in POINTS:
            sizes[point].append(len(codes[round(point * (len(codes) - 1))]))
    for point, size in sizes.items():
        print(f"{point:.0%} of the game: median {median(size)}, p95 {quantiles(size, n=20)[-1]}")
    assert quantiles(sizes[1.0], n=20)[-1] <= LINKED


@pytest.mark.long
def test_fuzz_damaged_codes():
    seed = Random().randrange(1 << 32)
    print(f"damage to codes, seed {seed}")
    opened = sum(damage_many(Random(f"{seed}-{part}"), TIMES // 100) for part in range(100))
    print(f"{TIMES} damaged codes, {opened} could still be opened")
