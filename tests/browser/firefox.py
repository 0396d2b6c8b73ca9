"""Firefox as Debian and Mozilla ship it, driven by WebDriver BiDi.

Playwright drives only its own build of Firefox, and Firefox itself needs no driver: it opens a
websocket for commands (https://w3c.github.io/webdriver-bidi/).
"""

import json
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import websocket

PATIENCE = 60
"""Maximum seconds until something is shown."""
FIND = """(selector, n = 0) => {
  const found = [], roots = [document];
  for (const root of roots) {
    found.push(...root.querySelectorAll(selector));
    for (const node of root.querySelectorAll('*')) if (node.shadowRoot) roots.push(node.shadowRoot);
  }
  return found[n];
}"""
"""Finds an element in all shadow roots."""


class Firefox:
    """A page in Firefox.

    Parameters
    ----------
    connection
        The websocket for commands.
    """

    def __init__(self, connection: websocket.WebSocket) -> None:
        self._connection = connection
        self._number = 0
        self.command("session.new", capabilities={})
        self._context = self.command("browsingContext.getTree")["contexts"][0]["context"]
        size = {"width": 1280, "height": 800}
        self.command("browsingContext.setViewport", context=self._context, viewport=size)

    def command(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a command and return its result."""
        self._number += 1
        sent = {"id": self._number, "method": method, "params": params}
        self._connection.send(json.dumps(sent))
        while True:
            answer = json.loads(self._connection.recv())
            if answer.get("id") == self._number:
                assert answer["type"] == "success", answer
                return dict(answer["result"])

    def visit(self, url: str) -> None:
        """Open an address."""
        self.command("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """Return what a script gives, as JSON has it."""
        target = {"context": self._context}
        script = f"JSON.stringify(({expression}) ?? null)"
        given = {"expression": script, "target": target, "awaitPromise": True}
        answer = self.command("script.evaluate", **given)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def wait(self, expression: str) -> Any:
        """Return what a script gives once that is true."""
        end = time.monotonic() + PATIENCE
        while not (value := self.evaluate(expression)):
            assert time.monotonic() < end, expression
            time.sleep(0.05)
        return value

    def wait_for(self, selector: str) -> None:
        """Wait until an element is visible."""
        self.wait(f"({FIND})({selector!r})?.checkVisibility()")

    def click(self, selector: str, part: tuple[float, float] = (0.5, 0.5)) -> None:
        """Click on an element, at a part of its width and height."""
        self.wait_for(selector)
        self.evaluate(f"({FIND})({selector!r}).scrollIntoView({{block: 'nearest'}})")
        box = self.evaluate(f"({FIND})({selector!r}).getBoundingClientRect()")
        x, y = (
            box[a] + box[b] * p for a, b, p in zip("xy", ("width", "height"), part, strict=True)
        )
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "mouse", "actions": steps})

    def press(self, *keys: str) -> None:
        """Press keys together."""
        steps = [{"type": "keyDown", "value": key} for key in keys]
        steps += [{"type": "keyUp", "value": key} for key in reversed(keys)]
        self._act({"type": "key", "id": "keyboard", "actions": steps})

    def _act(self, *sources: dict[str, Any]) -> None:
        self.command("input.performActions", context=self._context, actions=list(sources))


@contextmanager
def firefox(program: str, folder: Path) -> Iterator[Firefox]:
    """Run Firefox with a profile in a folder."""
    log = folder / "firefox.log"
    profile = folder / "profile"
    profile.mkdir()
    command = [program, "--headless", "--no-remote", "--profile", str(profile)]
    with log.open("wb") as out:
        process = subprocess.Popen(
            [*command, "--remote-debugging-port=0", "about:blank"],
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    connection = None
    try:
        end = time.monotonic() + PATIENCE
        while not (match := re.search(r"WebDriver BiDi listening on (ws://\S+)", log.read_text())):
            assert process.poll() is None and time.monotonic() < end, log.read_text()
            time.sleep(0.05)
        connection = websocket.create_connection(
            f"{match[1]}/session", timeout=PATIENCE, suppress_origin=True
        )
        yield Firefox(connection)
    finally:
        if connection is not None:
            connection.close()
        process.terminate()
        process.wait(PATIENCE)
