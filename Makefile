# make play: set up and open the game. make test: set up and run all tests.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

COMPILED := .venv-compiled
WHEEL := $(COMPILED)/.installed
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md')

.PHONY: setup client compiled play test test-compiled lint bench bench-compiled playthroughs rules clean

setup: $(STAMP)

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,server]'
	touch $(STAMP)

# A second environment with the wheel as users get it: compiled where there is a C compiler.
compiled: $(WHEEL)

$(WHEEL): $(STAMP) $(SOURCES) hatch_build.py
	rm -rf build/wheel && mkdir -p build/wheel
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps \
		--no-build-isolation --wheel-dir build/wheel .
	test -d $(COMPILED) || $(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/python -m pip uninstall --quiet --yes crownlands
	$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check \
		"$$(ls build/wheel/*.whl)[test,server]"
	touch $(WHEEL)

# The browser client, built into the package.
client: setup
	$(BIN)/python web/build.py

play: setup
	$(BIN)/crownlands serve --open

test: setup
	$(BIN)/python -m pytest --numprocesses auto --dist worksteal

# The same tests on the compiled build, which must not be a pure one.
test-compiled: export CROWNLANDS_BUILD = compiled
test-compiled: compiled
	$(COMPILED)/bin/python -m pytest --numprocesses auto --dist worksteal

lint: setup
	$(BIN)/ruff check src tests benchmarks docs hatch_build.py
	$(BIN)/ruff format --check src tests benchmarks docs hatch_build.py
	$(BIN)/mypy src/crownlands
	$(BIN)/lint-imports --no-cache

bench: setup
	$(BIN)/crownlands bench

# The same on the compiled build; compiling four games takes several minutes the first time.
bench-compiled: compiled
	$(COMPILED)/bin/crownlands bench

# Write the golden playthroughs and the rules pages anew; look at the difference before committing.
playthroughs: setup
	$(BIN)/python -m tests.playthroughs.write

rules: setup
	$(BIN)/python docs/make_rules.py

clean:
	rm -rf $(VENV) $(COMPILED) build dist
