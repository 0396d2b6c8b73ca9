"""oracle-nb play and explore: the app is started."""

import os
from importlib import import_module
from socket import socket
from typing import Any

import pytest

from oracle_nb.delphi.board import make_layout, read_layout_code
from oracle_nb.games.registry import package_of
from tests.cli.running import process


@pytest.fixture
def asked(monkeypatch):
    """The addresses and options that the command line asks for, in this order."""
    calls: list[Any] = []
    serve = import_module("oracle_nb.web.runtime.server.launch")

    def listen(**options):
        calls.append(options)

    monkeypatch.setattr(serve, "listen", listen)
    monkeypatch.setattr(serve, "serve", lambda *_, **options: calls.append(options))
    return calls


def test_the_app_is_started_where_asked(run, asked):
    run.good("play", "--port", 5017, "--no-browser")
    run.good("play", "--lang", "pl", "--share", "--processes", 3)
    usual = {"address": "localhost", "public": "", "language": "en", "search": ""}
    assert asked == [
        {"port": 5017, **usual},
        {"open_browser": False, "processes": 1, "language": ""},
        {"port": None, **usual, "address": "0.0.0.0", "language": "pl"},
        {"open_browser": True, "processes": 3, "language": "pl"},
    ]


def test_a_terminal_is_not_shared(run):
    assert run("play", "--text", "--share")[0] == 2


def test_sharing_the_app_prints_its_network_address(monkeypatch, capsys):
    serve = import_module("oracle_nb.web.runtime.server.launch")
    monkeypatch.setattr(serve, "network", lambda: ("192.168.1.5", "ann"))
    everywhere = serve.listen(0, address=serve.EVERYWHERE)
    printed = capsys.readouterr().out
    port = everywhere.sockets[0].getsockname()[1]
    assert f"http://192.168.1.5:{port}/" in printed
    assert "Anyone on your network" in printed
    hosts = ("localhost", "127.0.0.1", "192.168.1.5", "ann")
    assert everywhere.deployment.hosts == tuple(f"{host}:{port}" for host in hosts)

    monkeypatch.setattr(serve, "network", lambda: ())
    alone = serve.listen(0, address=serve.EVERYWHERE)
    printed = capsys.readouterr().out
    assert f"http://localhost:{alone.sockets[0].getsockname()[1]}/" in printed
    assert "isn't connected to a network" in printed

    local = serve.listen(0)
    assert local.deployment.hosts[0].startswith("localhost:")
    assert "network" not in capsys.readouterr().out
    for listening in (everywhere, alone, local):
        for listener in listening.sockets:
            listener.close()


@pytest.mark.parametrize(("port", "named"), [(None, True), (0, False)])
def test_a_port_other_than_the_usual_one_is_explained(monkeypatch, capsys, port, named):
    serve = import_module("oracle_nb.web.runtime.server.launch")
    monkeypatch.setattr(serve, "_usual_port", lambda address: 0)
    listening = serve.listen(port)
    said = capsys.readouterr().out
    for listener in listening.sockets:
        listener.close()
    assert (f"Port {serve.PORT} is in use" in said) == named
    assert "http://localhost:" in said


def test_the_addresses_in_the_network_are_not_this_machines_own():
    serve = import_module("oracle_nb.web.runtime.server.launch")
    assert not any(
        host.startswith(("127.", "0.")) or host == "localhost" for host in serve.network()
    )


def test_the_explorer_is_opened_with_the_layout_named(run, asked, tmp_path):
    layout = make_layout("free", 7)
    path = tmp_path / "sea.json"
    path.write_text(layout.to_json(), "utf-8")
    run.good("explore", "--no-browser")
    run.good("explore", "loose.3")
    run.good("explore", path)
    run.good("explore", "players-3.5", "--game", "mythology")
    run.good("explore", "oracle_nb.delphi.board:compact_layout")
    searches = [request["search"] for request in asked if "search" in request]
    assert searches[:2] == ["?explore=compact.1", "?explore=loose.3"]
    assert read_layout_code(searches[2].removeprefix("?explore=")) == layout
    assert searches[3] == "?explore=players-3.5&of=mythology"
    assert read_layout_code(searches[4].removeprefix("?explore=")) == make_layout("compact", 1)


def test_the_explorer_recognizes_the_game(run, asked, tmp_path):
    game = package_of("mythology").new_game(3, seed=5)
    save = game.save(tmp_path / "game.json")
    run.good("explore", "players-3.5")
    _, _, said = run("explore", "free.7", "--game", "mythology")
    assert said.splitlines() == [
        "This board is of The Oracle of Delphi, not of Mythology: Basic Game."
    ]
    run.good("explore", save)
    (tmp_path / "code.txt").write_text(f"{game.share()}\n", "utf-8")
    run.good("explore", tmp_path / "code.txt")
    assert run("explore", game.share(), "--game", "delphi")[0] == 0
    first, second, *others = [request["search"] for request in asked if "search" in request]
    assert (first, second) == ("?explore=players-3.5&of=mythology", "?explore=free.7")
    assert len(set(others)) == 1 and others[0].endswith("&of=mythology")


@pytest.mark.parametrize("given", ["oops!", "free.x", "{}"])
def test_an_invalid_layout_is_not_explored(run, given):
    assert run("explore", given)[0] == 2


def test_a_port_in_use_is_reported(tmp_path):
    environment = {**os.environ, "ORACLE_NB_DATA": str(tmp_path)}
    with socket() as taken:
        taken.bind(("localhost", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = process("play", "--port", str(port), "--no-browser", env=environment)
    assert done.returncode == 1
    assert f"oracle-nb: the app can't listen on port {port}: " in done.stderr
    assert "without --port" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unusable_database_is_reported_in_one_line(run, asked, monkeypatch, postgres):
    monkeypatch.setenv("ORACLE_NB_DATABASE", "")
    url = postgres.url(password="wr0ng")
    for said, given in (
        ("refuses the connection", url),
        ("can't be reached", "postgresql://ann:wr0ng@127.0.0.1:9/games"),
        ("must be a URL such as", "mysql://ann:wr0ng@host/games"),
    ):
        code, _, error = run("play", "--database", given)
        assert code and said in error and "wr0ng" not in error and error.count("\n") == 1
    assert not asked
    assert run("play", "--text", "--database", url)[0] == 2
