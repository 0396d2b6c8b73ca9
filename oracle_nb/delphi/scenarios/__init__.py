"""Scenarios: positions written by hand, with actions and their expected results.

``docs/scenarios.md`` describes the files. ``run_file`` runs one and reports on each scenario;
``stage`` gives the position that a scenario starts from, for lessons and for tests.
"""

from oracle_nb.delphi.scenarios.position_builder import DelphiStage
from oracle_nb.delphi.scenarios.runner import (
    DelphiScenarioFile,
    read,
    run,
    run_file,
    run_text,
    stage,
)
from oracle_nb.delphi.scenarios.writer import scene_table, write
from oracle_nb.games.scenarios import ScenarioError
from oracle_nb.games.scenarios.runner import Report

__all__ = [
    "DelphiScenarioFile",
    "DelphiStage",
    "Report",
    "ScenarioError",
    "read",
    "run",
    "run_file",
    "run_text",
    "scene_table",
    "stage",
    "write",
]
