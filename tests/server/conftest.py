"""A server to be attacked."""

from collections.abc import Iterator

import pytest

from tests.app_server import Served, running


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The app at the root of its host."""
    with running(tmp_path_factory.mktemp("attacked"), attacked=True) as served:
        yield served
