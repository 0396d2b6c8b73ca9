"""Run the examples and commands of one section of docs/adding-a-game.md, in a process of its own.

A new process imports the game as it is at the end of that section. The examples come as JSON from
the standard input; what differs from the page is printed, and makes the exit code 1.
"""

import doctest
import io
import json
import re
import shlex
import sys
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module
from typing import Any

from oracle_nb.cli import main


def python_faults(text: str) -> str:
    """Return a report on the Python examples that print something else, or ""."""
    report = io.StringIO()
    test = doctest.DocTestParser().get_doctest(text, {}, "page", None, 0)
    doctest.DocTestRunner().run(test, out=report.write)
    return report.getvalue()


def command_fault(command: str, output: str) -> str:
    """Return what a command printed instead of the documented output, or ""."""
    served: list[dict[str, Any]] = []
    launch = import_module("oracle_nb.web.runtime.server.launch")
    launch.listen = lambda **options: served.append(options)  # type: ignore[attr-defined]
    launch.serve = lambda *_, **options: served.append(options)  # type: ignore[attr-defined]
    sys.stdin = io.StringIO("1\n" * 5)
    printed = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    with redirect_stdout(printed), redirect_stderr(printed):
        code = main(shlex.split(command)[1:])
    printed.seek(0)
    printed_text, wanted = printed.read().strip(), output.strip()
    pattern = re.escape(wanted).replace(re.escape("..."), ".*")
    refused = wanted.startswith("oracle-nb: ")
    if code == int(refused) and (
        served or (printed_text and re.fullmatch(pattern, printed_text, re.DOTALL))
    ):
        return ""
    return f"$ {command}\nexit code {code}, and instead of\n{wanted}\nit printed\n{printed_text}"


if __name__ == "__main__":
    section = json.load(sys.stdin)
    faults = [python_faults(section["python"])]
    faults += [command_fault(command, output) for command, output in section["commands"]]
    print("\n".join(filter(None, faults)))
    sys.exit(any(faults))
