"""Find a Chromium for the browser tests, or install one.

One that is there is used: the ``CHROMIUM`` variable, then chromium, chromium-browser or Google
Chrome on PATH or where macOS keeps it, then the one Playwright downloaded before. Else Debian's
package where apt-get works without a password, else Playwright's own download.

Most tests need no more than Debian's chromium-headless-shell, which takes less of the processor. It
is used where ``CHROMIUM`` names no browser, and installed where Chromium is Debian's, too.

    .venv/bin/python scripts/chromium.py          # find or install; print where they are
    .venv/bin/python scripts/chromium.py --find   # only find; exit code 1 where there is none
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

COMMANDS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELL: Final = "chromium-headless-shell"
"""Command and Debian package of Chromium without windows."""
DEBIANS: Final = Path("/var/lib/dpkg/info/chromium.list")
"""A file that is there if Chromium is Debian's."""
MACOS: Final = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)

LOCKED: Final = 600
"""Maximum number of seconds for which apt-get waits for its lock."""


class NoChromiumError(RuntimeError):
    """None is there and none could be installed; says what was tried."""


def starts(program: str) -> bool:
    """Return whether a browser starts: Ubuntu's chromium-browser may be a stub for snap."""
    try:
        done = subprocess.run(
            [program, "--version"],
            capture_output=True,
            stdin=subprocess.DEVNULL,
            timeout=60,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def playwrights_own() -> str | None:
    """Return the Chromium that Playwright downloaded for its version, if it did."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def find() -> str | None:
    """Return the path of a Chromium that starts; None where there is none.

    Raises NoChromiumError where ``CHROMIUM`` names one that does not start.
    """
    if named := os.environ.get("CHROMIUM"):
        program = shutil.which(named)
        if program is None or not starts(program):
            raise NoChromiumError(f"CHROMIUM={named} is not a browser that starts")
        return program
    for name in (*COMMANDS, *MACOS):
        program = shutil.which(name)
        if program is not None and starts(program):
            return program
    return playwrights_own()


def find_shell() -> str | None:
    """Return the path of a headless shell that starts; None where there is none to be used."""
    if os.environ.get("CHROMIUM"):
        return None
    program = shutil.which(SHELL)
    return program if program is not None and starts(program) else None


def call(command: list[str]) -> str:
    """Run an installer; "" where it succeeded, else its last line. Its output goes to stderr."""
    print("$", *command, file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            env=environment,
            timeout=LOCKED + 900,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if done.returncode == 0:
        return ""
    print(done.stdout, file=sys.stderr)
    return (done.stdout.strip().splitlines() or ["no output"])[-1]


def apt() -> list[str] | None:
    """Return how to call apt-get without a password; None where that cannot be.

    It waits where another program, such as the updates of a new machine, holds its lock.
    """
    if shutil.which("apt-get") is None:
        return None
    patient = ["apt-get", "-o", f"DPkg::Lock::Timeout={LOCKED}"]
    if os.geteuid() == 0:
        return patient
    if shutil.which("sudo") is None or call(["sudo", "-n", "true"]):
        return None
    return ["sudo", "-n", *patient]


def install() -> str:
    """Install a Chromium and return its path. Raises NoChromiumError."""
    tried = []
    if apt_get := apt():
        # A list of packages that is out of date may still do, so its failure alone ends nothing.
        call([*apt_get, "update", "-qq"])
        # Without any font, text is drawn as empty boxes.
        packages = ["chromium", "fonts-dejavu-core"]
        reason = call([*apt_get, "install", "-y", "-qq", "--no-install-recommends", *packages])
        if not reason and (program := find()):
            return program
        tried.append(f"apt-get install chromium: {reason or 'what it installed does not start'}")
    else:
        tried.append("apt-get: not here, or not without a password")
    reason = call([sys.executable, "-m", "playwright", "install", "chromium"])
    if not reason and (program := find()):
        return program
    tried.append(f"playwright install chromium: {reason or 'it left no browser'}")
    lines = "\n".join(f"  {line}" for line in tried)
    raise NoChromiumError(
        f"The browser tests need Chromium, and none could be found or installed:\n{lines}\n"
        "Install Chromium or Chrome by hand, or set CHROMIUM to the path of one."
    )


def install_shell() -> None:
    """Install the headless shell beside Debian's Chromium, if it can be had."""
    if os.environ.get("CHROMIUM") or not DEBIANS.exists() or (apt_get := apt()) is None:
        return
    wanted = [*apt_get, "install", "-y", "-qq", "--no-install-recommends", SHELL]
    if call(wanted):
        # The list of packages may name a version that is gone.
        call([*apt_get, "update", "-qq"])
        call(wanted)


def main() -> int:
    """Print the paths of the browsers that the tests will use."""
    try:
        program = find()
        installs = sys.argv[1:] != ["--find"]
        if program is None and installs:
            program = install()
        if find_shell() is None and installs:
            install_shell()
    except NoChromiumError as error:
        print(error, file=sys.stderr)
        return 1
    if program is None:
        print("no Chromium found", file=sys.stderr)
        return 1
    print(program)
    if shell := find_shell():
        print(shell)
    return 0


if __name__ == "__main__":
    sys.exit(main())
