"""A static host of pages in the tests' own process."""

import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class _Files(http.server.SimpleHTTPRequestHandler):
    """A static host that says nothing, and refuses files whose path contains ``refused``."""

    refused = ""

    def do_GET(self) -> None:
        if self.refused and self.refused in self.path:
            self.send_error(404)
        else:
            super().do_GET()

    def log_message(self, *_args: object) -> None:
        pass


class Host:
    """A static host, which can be switched off: then nothing answers at its address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "some" / "where"
        """The folder of the site: it is below a path, as on most hosts of pages."""
        self._handler = functools.partial(_Files, directory=str(folder))
        self._port = 0
        self.start()

    def start(self) -> None:
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", self._port), self._handler)
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    @contextmanager
    def refusing(self, part: str) -> Iterator[None]:
        """Refuse files whose path contains a text."""
        _Files.refused = part
        try:
            yield
        finally:
            _Files.refused = ""

    @contextmanager
    def beginning(self, name: str, code: str) -> Iterator[None]:
        """Let a script begin with some code; its name may have wildcards."""
        (file,) = self.folder.glob(name)
        script = file.read_text("utf-8")
        file.write_text(code + script, "utf-8")
        try:
            yield
        finally:
            file.write_text(script, "utf-8")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}/some/where/"
