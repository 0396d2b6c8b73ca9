# `make` alone lists the targets. Everything lands in .venv; nothing is installed outside it, except
# Chromium and its headless shell for `make test` where the machine has none.

# The one that scripts/python.sh chooses; `make install PYTHON=/path/to/python` chooses another.
PYTHON ?= $(shell sh scripts/python.sh)
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-input -c requirements.lock
SUITES := $(BIN)/python scripts/suites.py

.DEFAULT_GOAL := help
.PHONY: help install tools chromium firefox postgres play quick test long mutants bench golden rules values calibration turns coach puzzles docs site dist wheel notebooks tutorials pictures fuzz lint format lock clean

help:  ## this list
	@echo "oracle_nb: The Oracle of Delphi, played, explained and analyzed"
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: .venv/.installed  ## make .venv with the oracle-nb command, the app and JupyterLab in it

tools: .venv/.tools  ## the same with everything that tests, lint and benchmarks need

chromium: .venv/.tools  ## find Chromium for the browser tests, or install it
	@$(BIN)/python scripts/chromium.py

firefox: .venv/.tools  ## find Firefox for the test that plays a turn in it, or install it
	@$(BIN)/python scripts/firefox.py

postgres: .venv/.tools  ## find a PostgreSQL server for the tests of databases, or install it
	@$(BIN)/python scripts/postgres.py

play: install  ## open the app in the browser; its address is printed
	@$(BIN)/oracle-nb play

quick: tools  ## while you edit: ruff, mypy, import-linter and fast tests, within a minute
	@$(SUITES) unit types lint layers

test: tools chromium  ## install what the tests need and run all of them, with the time of each suite
	@$(SUITES)

long: tools  ## soaks, long fuzzing and long figures (may take hours)
	@$(SUITES) types long mutants

mutants: tools  ## change the program in 400 random places, and list the changes that no test notices
	@$(SUITES) mutants

bench: tools  ## the engine compared with python-chess and catanatron, measures beside networkx, as ratios
	@$(BIN)/python -m benchmarks

golden: tools  ## write the golden games, drawings and exercises anew (look at the difference before committing)
	@$(BIN)/python -m tests.golden

rules: install  ## every rule: where it is enforced, which scenarios show it, who cites it
	@$(BIN)/python scripts/rules.py

values: tools  ## fit the weights of the planner's value anew, in less than an hour
	@$(BIN)/python scripts/fit_values.py

calibration: tools  ## compare the values with the turns needed in fresh games, and draw the plot
	@$(BIN)/python -m scripts.calibrate_values

coach: tools  ## play out the coach's first and third lines in 300 positions (takes hours)
	@$(BIN)/python -m scripts.check_coach

turns: tools  ## prove the margins of exercises that judge turns anew, after a change of the planner
	@$(BIN)/python scripts/prove_turns.py

puzzles: tools  ## find puzzles in games of bots and prove them by play-outs, in less than an hour
	@$(BIN)/python scripts/make_puzzles.py

docs: tools  ## build the website with the documentation into build/docs
	@$(BIN)/python scripts/website.py

site: docs  ## build the app as a static site into build/site (needs npm), with the documentation below it
	@$(BIN)/python -m scripts.static_site --docs build/docs

dist: tools  ## build the sdist and the wheel into dist/ and check them
	@rm -rf dist
	@$(BIN)/python -m build --no-isolation .
	@$(BIN)/twine check --strict dist/*

wheel: tools  ## build a wheel with compiled rules into dist/ where there is a C compiler
	@rm -rf dist
	@ORACLE_NB_COMPILED=1 $(BIN)/python -m build --no-isolation --wheel .

notebooks: install  ## run the notebooks, and store what their cells show
	@$(BIN)/python scripts/notebooks.py

tutorials: install  ## write the tutorials anew, as the lessons are now
	@$(BIN)/python scripts/tutorials.py

pictures: tools chromium  ## take the pictures of the README anew, in a real browser
	@$(BIN)/python -m scripts.pictures

# TIME=60s, 5m, 2h: how long; JOBS: how many processes; GAME: the first game, for another run;
# RULES=mythology: refusals of the other game; RULES=mythology-advanced: legal actions of its Advanced
# Game, compared with a second set of rules.
TIME ?= 60s
JOBS ?= 2
GAME ?= 0
RULES ?= delphi

fuzz: tools  ## prove that refusals name their true causes and that every sentence is true, TIME=60s each
	@$(BIN)/python -m tests.fuzz --rules $(RULES) --time $(TIME) --jobs $(JOBS) --game $(GAME)
	@test $(RULES) != delphi || $(BIN)/python -m tests.statements --time $(TIME) --jobs $(JOBS) --game $(GAME)

lint: tools  ## ruff, mypy --strict and import-linter
	@$(SUITES) lint types layers

format: tools  ## let ruff put the code in order
	@$(BIN)/ruff check --fix-only --quiet . && $(BIN)/ruff format .

lock: tools  ## resolve the newest versions that pyproject.toml allows into the lock files
	@$(BIN)/python scripts/lock.py

clean:  ## remove .venv, caches and built files
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; none was found on PATH." >&2; exit 1; }
	@"$(PYTHON)" -m venv .venv || { rm -rf .venv; \
		echo "'$(PYTHON) -m venv' failed: on Debian and Ubuntu, install python3-venv first." >&2; exit 1; }

.venv/.installed: .venv/bin/python pyproject.toml requirements.lock
	@echo "Installing oracle_nb into .venv (a minute or two the first time) ..."
	@$(PIP) -e '.[lab]'
	@touch $@

.venv/.tools: .venv/.installed
	@echo "Installing the tools for tests and benchmarks into .venv ..."
	@$(PIP) -e '.[lab,test,bench]'
	@touch $@
