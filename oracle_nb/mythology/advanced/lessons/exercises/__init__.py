"""The exercises of the lessons of the Advanced Game, by topic."""

# Importing a module registers its templates.
# isort: off
from oracle_nb.mythology.advanced.lessons.exercises import control as control
from oracle_nb.mythology.advanced.lessons.exercises import combat as combat
from oracle_nb.mythology.advanced.lessons.exercises import cargo as cargo
from oracle_nb.mythology.advanced.lessons.exercises import divine as divine
