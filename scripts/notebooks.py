"""Say which notebooks carry outputs or run counts, which a commit must not; ``--fix`` strips them.

Tutorials carry what they show, so that they can be read anywhere: ``scripts/tutorials.py``.

.venv/bin/python scripts/notebooks.py [--fix] [NOTEBOOK ...]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent


def strip(notebook: dict[str, Any]) -> int:
    """Remove outputs, run counts and widget state in place; how many places had some."""
    found = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code" and (cell["outputs"] or cell["execution_count"] is not None):
            cell["outputs"] = []
            cell["execution_count"] = None
            found += 1
    if notebook["metadata"].pop("widgets", None) is not None:
        found += 1
    return found


def main(arguments: list[str]) -> int:
    """1 where a notebook had outputs and they were not stripped."""
    fix = "--fix" in arguments
    named = [Path(name) for name in arguments if name != "--fix"]
    paths = named or sorted((ROOT / "notebooks").rglob("*.ipynb"))
    unstripped = 0
    for path in paths:
        if ".ipynb_checkpoints" in path.parts:
            continue
        notebook = json.loads(path.read_text(encoding="utf-8"))
        if found := strip(notebook):
            print(f"{path}: {found} cells with output{' stripped' if fix else ''}")
            unstripped += 1
            if fix:
                text = json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"
                path.write_text(text, encoding="utf-8")
    return 1 if unstripped and not fix else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
