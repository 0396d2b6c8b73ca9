"""Tips of guided games propose the first action of the list of choices."""

import pytest

from tests.guided_agreement import classes, decisions
from tests.samples import sampled


@pytest.mark.parametrize("follows", sampled(["tips", "list"], 2))
@pytest.mark.parametrize(
    ("game", "turns"), [("delphi", 10), ("mythology", 9), ("mythology-advanced", 1)]
)
def test_tips_propose_what_the_list_puts_first(game: str, turns: int, follows: str) -> None:
    proposals = 0
    for _, advice in decisions(game, turns, (), follows, 40):
        proposals += bool(advice.tip and advice.listed)
        assert "tip / list" not in classes(advice), advice
    assert proposals >= (game != "mythology-advanced")
