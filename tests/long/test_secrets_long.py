"""Many games and their twins: what only one seat knows reaches no other screen."""

import pytest

from oracle_nb.games import registry
from oracle_nb.games.registry import packages
from oracle_nb.web.saved_games.store import Store
from tests.secrecy import leaks
from tests.toy.sealed_bids import SEALED_BIDS
from tests.web.test_secrets import compare

pytestmark = pytest.mark.long

WITH_SECRETS = (SEALED_BIDS, *(game for game in packages() if game.game_type.secrets))


@pytest.mark.parametrize("seed", range(10, 30))
def test_secrets_of_a_seat_are_sent_to_no_other(tmp_path, seed):
    compare(Store(tmp_path), seed)


@pytest.mark.parametrize("package", WITH_SECRETS, ids=lambda package: package.name)
def test_random_games_tell_nobody_what_they_cannot_know(package, monkeypatch):
    monkeypatch.setitem(registry._registered, "bids", SEALED_BIDS)
    for seed in range(300):
        assert leaks(package, seed) == [], seed
