"""Exercises of The Oracle of Delphi: templates that make a question from a seed."""

# Importing a module registers its templates.
# isort: off
from oracle_nb.delphi.lessons.exercises import map_reading as map_reading
from oracle_nb.delphi.lessons.exercises import sea as sea
from oracle_nb.delphi.lessons.exercises import populating as populating
from oracle_nb.delphi.lessons.exercises import needs as needs
from oracle_nb.delphi.lessons.exercises import wheel as wheel
from oracle_nb.delphi.lessons.exercises import sailing as sailing
from oracle_nb.delphi.lessons.exercises import cargo as cargo
from oracle_nb.delphi.lessons.exercises import deliveries as deliveries
from oracle_nb.delphi.lessons.exercises import exploring as exploring
from oracle_nb.delphi.lessons.exercises import fighting as fighting
from oracle_nb.delphi.lessons.exercises import odds as odds
from oracle_nb.delphi.lessons.exercises import turns as turns
from oracle_nb.delphi.lessons.exercises import injuries as injuries
from oracle_nb.delphi.lessons.exercises import gods as gods
from oracle_nb.delphi.lessons.exercises import companions as companions
from oracle_nb.delphi.lessons.exercises import ships as ships
from oracle_nb.delphi.lessons.exercises import equipment as equipment
from oracle_nb.delphi.lessons.exercises import recovering as recovering
from oracle_nb.delphi.lessons.exercises import home as home
from oracle_nb.delphi.lessons.exercises import last_round as last_round
from oracle_nb.delphi.lessons.exercises import rounds as rounds
from oracle_nb.delphi.lessons.exercises import equipment_cards as equipment_cards
from oracle_nb.delphi.lessons.exercises import starting as starting
from oracle_nb.delphi.lessons.exercises import planning as planning
from oracle_nb.delphi.lessons.exercises import checkup as checkup
