"""URLs of databases: read exactly, or refused without repeating any of them."""

import logging
import string
import traceback
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle_nb.storage.database import (
    DATABASE,
    PLACE,
    DatabaseURLError,
    DataFolderError,
    StorageError,
    default_database,
)
from oracle_nb.storage.database.locations import database_at, from_url
from oracle_nb.storage.database.urls import database_address
from oracle_nb.web.text.storage_errors import storage_text

PARTS = ("Geheim", "Wort", "Ende")
"""Pieces of a password, none of which may appear anywhere."""
passwords = st.lists(
    st.text(string.punctuation + " \t\n", min_size=1, max_size=3), min_size=2, max_size=2
).map(lambda signs: PARTS[0] + signs[0] + PARTS[1] + signs[1] + PARTS[2])
WITH_PASSWORD = (
    "postgresql://ann:{}@127.0.0.1:9/games",
    "postgres://ann:{}@127.0.0.1/games?sslmode=disable",
    "postgresql://:{}@127.0.0.1:9/games",
    "postgresql://ann:{}@/games?host=/none",
    "postgresql://ann@127.0.0.1:9/games?password={}",
    "postgresql://ann@127.0.0.1:9/games?sslmode=disable&password={}&connect_timeout=2",
    "postgresql:/ann:{}@127.0.0.1:9/games",
    "postgresql//ann:{}@127.0.0.1:9/games",
    "ann:{}@127.0.0.1:9/games",
    "host=127.0.0.1 port=9 user=ann password={}",
    "password='{}' host=127.0.0.1",
    "{}://ann@127.0.0.1:9/games",
)


def everything_said(url, caplog):
    """Everything that is shown or logged of a database at a URL that can't be used."""
    said = []
    for find in (from_url, database_at):
        try:
            database = find(url)
        except DatabaseURLError as refusal:
            said += [str(refusal), "".join(traceback.format_exception(refusal))]
            continue
        said += [database.name, repr(database)]
        with pytest.raises(StorageError) as caught, database.reading():
            pass
        error = caught.value
        said += [error.reason, *(storage_text(error, language) for language in ("en", "pl"))]
        said += ["".join(traceback.format_exception(error))]
    return "\n".join(said) + caplog.text


@given(passwords, st.sampled_from(WITH_PASSWORD))
def test_no_part_of_a_password_is_ever_shown(password, form):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("psycopg.Connection.connect", refuse)
        said = everything_said_quietly(form.format(password))
    assert not [part for part in PARTS if part in said], said


def refuse(*_args, **options):
    import psycopg

    # As libpq, which quotes what it was given.
    raise psycopg.OperationalError(f"can't connect with {options}")


class _Quiet:
    text = ""


def everything_said_quietly(url):
    return everything_said(url, _Quiet)


def test_drivers_log_no_password(caplog):
    caplog.set_level(logging.DEBUG, "psycopg")
    assert "Geheim" not in everything_said("postgresql://ann:Geheim%2F1@127.0.0.1:9/x", caplog)
    assert "127.0.0.1" in caplog.text


@given(st.text(string.printable, max_size=12))
def test_an_escaped_password_is_read_back(password):
    url = f"postgresql://ann:{quote(password, safe='')}@db.example.org:5433/games"
    address = database_address(url)
    assert address.parameters.get("password", "") == password
    assert address.name == "postgresql://ann@db.example.org:5433/games"
    assert address.parameters["host"] == "db.example.org" and address.parameters["port"] == "5433"


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("postgresql://", {}),
        ("postgresql:///games", {"dbname": "games"}),
        ("postgresql://[::1]:5433/x", {"host": "::1", "port": "5433", "dbname": "x"}),
        ("postgresql://a:1,b:2/x", {"host": "a,b", "port": "1,2", "dbname": "x"}),
        ("postgresql://%2Ftmp%2Fpg/x", {"host": "/tmp/pg", "dbname": "x"}),
        ("postgresql://u:a:b#c!@h", {"user": "u", "password": "a:b#c!", "host": "h"}),
        (
            "postgres://u@h/d?sslmode=verify-full&sslrootcert=/etc/ca.crt\n",
            {
                "user": "u",
                "host": "h",
                "dbname": "d",
                "sslmode": "verify-full",
                "sslrootcert": "/etc/ca.crt",
            },
        ),
    ],
)
def test_parts_of_a_url(url, expected):
    assert database_address(url).parameters == expected
    # The name is the same URL in other words.
    name = database_address(url).name
    assert database_address(name).name == name


def test_parts_are_read_as_libpq_reads_them():
    conninfo = pytest.importorskip("psycopg.conninfo")
    for url in (
        "postgresql://ann:s%2Fe@h:5/d?connect_timeout=3&options=-csearch_path%3Dx",
        "postgresql://h1:1,h2:2/d",
        "postgresql://u@%2Ftmp/d",
        "postgresql://[::1]/d",
    ):
        assert database_address(url).parameters == conninfo.conninfo_to_dict(url)


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("postgresql://a:geh/eim@b:5432/c", "/ as %2F"),
        ("postgresql://a:geh@eim@b/c", "@ as %40"),
        ("postgresql://a:geh?eim@b/c", r"\? as %3F"),
        ("postgresql://a:geh%zzeim@b/c", "% as %25"),
        ("postgresql://a:geh eim@b/c", "a space as %20"),
        ("postgresql://a:geheim/c", "the host or the port"),
        ("postgresql://a:geheim@b:70000/c", "the host or the port"),
        ("postgresql://a;geheim@b/c", "the user"),
        ("postgresql://a@b/c%40geheim", "the name"),
        ("postgresql://a@b/c?sslmode=require&geheim", "name=value"),
        ("postgresql://a@b/c?password=geheim&password=x", "twice"),
        ("postgresql://a:%FFgeheim@b/c", "UTF-8"),
        ("postgresql://a:%00geheim@b/c", "ambiguous"),
        ("postgresql://a@b/c?port=geheim", "parameter port"),
    ],
)
def test_an_ambiguous_url_is_refused_with_the_right_form(url, message):
    with pytest.raises(DatabaseURLError, match=message) as caught:
        database_address(url)
    assert "geh" not in str(caught.value) and "eim" not in str(caught.value)


def test_a_url_is_no_folder(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(PLACE, "postgresql://a:geheim@b/c")
    with pytest.raises(DataFolderError, match=f"{PLACE} must be a folder.*{DATABASE}") as caught:
        default_database()
    assert "geheim" not in str(caught.value) and not list(tmp_path.iterdir())


@pytest.mark.parametrize("named", ["", "~/games"])
def test_a_user_without_a_home_learns_the_name_of_the_variable(named, monkeypatch):
    import os.path

    monkeypatch.setenv(PLACE, named)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)

    def homeless(*_args, **_options):
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr("platformdirs.user_data_path", homeless)
    with pytest.raises(DataFolderError, match=f"set {PLACE} to the full path of a folder"):
        default_database()
