"""Scenarios: positions written by hand, with actions and their expected results.

``docs/scenarios.md`` describes the files. ``run_file`` runs one and reports on each scenario;
``stage`` gives the position that a scenario starts from, for tests.
"""

from oracle_nb.mythology.scenarios.position_builder import Stage
from oracle_nb.mythology.scenarios.runner import (
    ScenarioFile,
    read,
    run,
    run_file,
    run_text,
    stage,
)

__all__ = ["ScenarioFile", "Stage", "read", "run", "run_file", "run_text", "stage"]
