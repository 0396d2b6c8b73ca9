"""The exercises of Mythology's lessons, by topic."""

# Importing a module registers its templates.
# isort: off
from oracle_nb.mythology.lessons.exercises import units as units
from oracle_nb.mythology.lessons.exercises import fighting as fighting
from oracle_nb.mythology.lessons.exercises import prizes as prizes
from oracle_nb.mythology.lessons.exercises import checkup as checkup
