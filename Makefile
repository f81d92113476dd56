# make play: set up and open the game. make test: set up and run all tests.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: setup client play test lint bench playthroughs rules clean

setup: $(STAMP)

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,server]'
	touch $(STAMP)

# The browser client, built into the package.
client: setup
	$(BIN)/python web/build.py

play: setup
	$(BIN)/crownlands play

test: setup
	$(BIN)/python -m pytest --numprocesses auto

lint: setup
	$(BIN)/ruff check src tests benchmarks docs
	$(BIN)/ruff format --check src tests benchmarks docs
	$(BIN)/mypy src/crownlands
	$(BIN)/lint-imports --no-cache

bench: setup
	$(BIN)/crownlands bench

# Write the golden playthroughs and the rules pages anew; look at the difference before committing.
playthroughs: setup
	$(BIN)/python -m tests.playthroughs.write

rules: setup
	$(BIN)/python docs/make_rules.py

clean:
	rm -rf $(VENV) build dist
