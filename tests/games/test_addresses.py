"""Addresses of the app: what is written is read again, and nothing in an address does harm."""

from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle_nb.games.addresses import GAME_FIELD, Address, address, read_address
from oracle_nb.games.registry import DEFAULT_GAME

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
NAMES = TEXTS.filter(lambda name: name != GAME_FIELD)
GAMES = TEXTS.filter(bool)


@given(st.dictionaries(NAMES, TEXTS), GAMES)
def test_written_addresses_are_read_back(fields: dict[str, str], game: str):
    assert read_address(address(fields, game)) == Address(fields, game)


@given(st.dictionaries(NAMES.filter(bool), st.none(), min_size=1), GAMES)
def test_a_field_without_a_value_is_read_as_empty(fields: dict[str, None], game: str):
    written = address(fields, game)
    assert "=" not in written.removesuffix(address(game=game).removeprefix("?"))
    assert read_address(written) == Address(dict.fromkeys(fields, ""), game)


@given(st.dictionaries(NAMES, TEXTS), GAMES)
def test_an_address_is_only_a_query(fields: dict[str, str], game: str):
    whole = urlsplit(f"http://localhost/app/{address(fields, game)}")
    assert (whole.netloc, whole.path, whole.fragment) == ("localhost", "/app/", "")
    assert not set(address(fields, game)) & set("<>\"' \t\n")


@given(TEXTS)
def test_any_text_is_read(text: str):
    fields, game = read_address(text)
    assert GAME_FIELD not in fields
    assert game


@pytest.mark.parametrize(
    ("fields", "game", "written"),
    [
        ({}, DEFAULT_GAME, ""),
        ({}, "toy", "?of=toy"),
        ({"learn": None}, DEFAULT_GAME, "?learn"),
        ({"explore": ""}, DEFAULT_GAME, "?explore="),
        ({"rule": "toy.roll"}, "toy", "?rule=toy.roll&of=toy"),
        ({"lesson": "intro", "projector": None}, "toy", "?lesson=intro&projector&of=toy"),
        ({"try": "c0de", "die": "red,blue"}, DEFAULT_GAME, "?try=c0de&die=red,blue"),
        ({"find": "a&b=c d"}, DEFAULT_GAME, "?find=a%26b%3Dc%20d"),
    ],
)
def test_addresses_read_well(fields: dict[str, str | None], game: str, written: str):
    assert address(fields, game) == written


@pytest.mark.parametrize("search", ["", "?", "?learn", "?of=", "?of=delphi", "?of=delphi&of=toy"])
def test_the_default_game_is_meant_where_none_is_named(search: str):
    assert read_address(search).game == DEFAULT_GAME


def test_the_first_of_several_values_counts():
    assert read_address("?lesson=a&lesson=b&of=x&of=y") == Address({"lesson": "a"}, "x")
