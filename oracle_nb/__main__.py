"""`python -m oracle_nb`: the same as the command `oracle-nb`."""

import sys

from oracle_nb.cli import main

sys.exit(main())
