"""Scenarios of the Advanced Game: positions written by hand, with actions and expected results.

``docs/scenarios.md`` describes the files. ``run_file`` runs one and reports on each scenario.
"""

from oracle_nb.mythology.advanced.scenarios.position_builder import Stage
from oracle_nb.mythology.advanced.scenarios.runner import (
    ScenarioFile,
    read,
    run,
    run_file,
    run_text,
    stage,
)

__all__ = ["ScenarioFile", "Stage", "read", "run", "run_file", "run_text", "stage"]
