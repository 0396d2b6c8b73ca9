"""One drawing of each kind is as it was; `make golden` rewrites them after an intended change."""

import json

import pytest

from tests.golden.drawings import DRAWINGS, drawings

pytestmark = pytest.mark.golden


def test_drawings_are_as_they_were():
    assert drawings() == json.loads(DRAWINGS.read_bytes())
