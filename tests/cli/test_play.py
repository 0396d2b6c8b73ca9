"""oracle-nb play and explore: the app is started."""

from importlib import import_module
from socket import socket
from typing import Any

import pytest

from oracle_nb.delphi.board import make_layout, read_layout_code
from tests.cli.running import process


def test_the_app_is_started_where_asked(run, monkeypatch):
    asked: list[dict[str, Any]] = []
    serve = import_module("oracle_nb.app.serve")
    monkeypatch.setattr(serve, "start", lambda **options: asked.append(options))
    monkeypatch.setattr(serve, "run", lambda _server: None)
    run.good("play", "--port", 5017, "--no-browser")
    run.good("play", "--lang", "pl", "--share")
    assert asked == [
        {
            "port": 5017,
            "open_browser": False,
            "address": "localhost",
            "public": "",
            "language": "en",
            "search": "",
        },
        {
            "port": None,
            "open_browser": True,
            "address": serve.EVERYWHERE,
            "public": "",
            "language": "pl",
            "search": "",
        },
    ]


def test_a_terminal_is_not_shared(run):
    assert run("play", "--text", "--share")[0] == 2


def test_who_shares_the_app_is_told_its_address_in_the_network(monkeypatch, capsys):
    serve = import_module("oracle_nb.app.serve")
    monkeypatch.setattr(serve, "network", lambda: ("192.168.1.5", "ann"))
    asked: dict[str, Any] = {}

    def listen(sockets, deployment, **_options):
        asked["hosts"] = deployment.hosts
        asked["port"] = sockets[0].getsockname()[1]
        for one in sockets:
            one.close()

    monkeypatch.setattr("oracle_nb.app.server.server.make_server", listen)
    serve.start(0, open_browser=False, address=serve.EVERYWHERE)
    told = capsys.readouterr().out
    port = asked["port"]
    assert f"http://192.168.1.5:{port}/" in told
    assert "Everybody in your network" in told
    hosts = ("localhost", "127.0.0.1", "192.168.1.5", "ann")
    assert asked["hosts"] == tuple(f"{host}:{port}" for host in hosts)

    monkeypatch.setattr(serve, "network", lambda: ())
    serve.start(0, open_browser=False, address=serve.EVERYWHERE)
    told = capsys.readouterr().out
    assert f"http://localhost:{asked['port']}/" in told
    assert "in no network" in told

    serve.start(0, open_browser=False)
    assert asked["hosts"][0].startswith("localhost:")
    assert "network" not in capsys.readouterr().out


def test_the_addresses_in_the_network_are_not_this_machines_own():
    serve = import_module("oracle_nb.app.serve")
    assert not any(one.startswith(("127.", "0.")) or one == "localhost" for one in serve.network())


def test_the_explorer_is_opened_with_the_layout_named(run, monkeypatch, tmp_path):
    asked: list[str] = []
    serve = import_module("oracle_nb.app.serve")
    monkeypatch.setattr(serve, "start", lambda **options: asked.append(options["search"]))
    monkeypatch.setattr(serve, "run", lambda _server: None)
    layout = make_layout("free", 7)
    path = tmp_path / "sea.json"
    path.write_text(layout.to_json(), "utf-8")
    run.good("explore", "--no-browser")
    run.good("explore", "loose.3")
    run.good("explore", path)
    assert asked[:2] == ["?explore=compact.1", "?explore=loose.3"]
    assert read_layout_code(asked[2].removeprefix("?explore=")) == layout


@pytest.mark.parametrize("given", ["oops!", "free.x", "{}"])
def test_what_is_no_layout_is_not_explored(run, given):
    assert run("explore", given)[0] == 2


def test_a_port_that_is_taken_is_told():
    with socket() as taken:
        taken.bind(("localhost", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = process("play", "--port", str(port), "--no-browser")
    assert done.returncode == 1
    assert f"oracle-nb: the app can't listen on port {port}: " in done.stderr
    assert "without --port" in done.stderr
    assert "Traceback" not in done.stderr
