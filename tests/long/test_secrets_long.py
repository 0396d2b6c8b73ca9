"""Many games and their twins: what only one seat knows reaches no other screen."""

import pytest

from oracle_nb.web.saved_games.store import Store
from tests.web.test_secrets import compare

pytestmark = pytest.mark.long


@pytest.mark.parametrize("seed", range(10, 30))
def test_secrets_of_a_seat_are_sent_to_no_other(tmp_path, seed):
    compare(Store(tmp_path), seed)
