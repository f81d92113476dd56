# make play: set up and open the game. make test: set up and run all tests.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

COMPILED := .venv-compiled
WHEEL := $(COMPILED)/.installed
PACKAGES := import sysconfig; print(sysconfig.get_path("purelib"))
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md') \
	$(shell find web -name node_modules -prune -o -name __pycache__ -prune -o -type f ! -name '.*' -print)

.PHONY: setup client compiled play test test-compiled lint bench bench-compiled playthroughs rules clean

setup: $(STAMP)

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,server]'
	touch $(STAMP)

# A second environment with the compiled wheel; all other packages it borrows from the first.
compiled: $(WHEEL)

$(WHEEL): export CROWNLANDS_BUILD = compiled
$(WHEEL): $(STAMP) $(SOURCES) hatch_build.py
	rm -rf build/wheel && mkdir -p build/wheel
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps \
		--no-build-isolation --wheel-dir build/wheel .
	test -d $(COMPILED) || $(PYTHON) -m venv $(COMPILED)
	$(BIN)/python -c '$(PACKAGES)' > "$$($(COMPILED)/bin/python -c '$(PACKAGES)')/borrowed.pth"
	$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps \
		--force-reinstall build/wheel/*.whl
	touch $(WHEEL)

# The browser client, built into the package.
client: setup
	$(BIN)/python web/build.py

# Compiled where there is a C compiler; if that does not work out, plain Python plays the same.
play: setup
	@$(BIN)/python web/build.py || echo "The browser client could not be built anew."
	@bin=$(BIN); \
	if [ "$$CROWNLANDS_BUILD" != pure ] && $(BIN)/python hatch_build.py --can-compile; then \
		if $(MAKE) --no-print-directory --question $(WHEEL); then bin=$(COMPILED)/bin; else \
			echo "Compiling the games, so that the computer players think faster."; \
			echo "This takes a few minutes, once (CROWNLANDS_BUILD=pure make play does without) ..."; \
			mkdir -p build; \
			if $(MAKE) compiled > build/compiled.log 2>&1; then bin=$(COMPILED)/bin; \
			else echo "That failed (see build/compiled.log). Playing in plain Python."; fi; \
		fi; \
	fi; \
	$$bin/crownlands serve --open

test: setup
	$(BIN)/python -m pytest --numprocesses auto --dist worksteal

# The same tests on the compiled build, which must not be a pure one.
test-compiled: export CROWNLANDS_BUILD = compiled
test-compiled: compiled
	$(COMPILED)/bin/python -m pytest --numprocesses auto --dist worksteal

lint: setup
	$(BIN)/ruff check src tests benchmarks docs examples web hatch_build.py
	$(BIN)/ruff format --check src tests benchmarks docs examples web hatch_build.py
	$(BIN)/mypy src/crownlands
	$(BIN)/lint-imports --no-cache
	$(BIN)/python web/build.py check

bench: setup
	$(BIN)/crownlands bench

# The same on the compiled build.
bench-compiled: compiled
	$(COMPILED)/bin/crownlands bench

# Write the golden playthroughs and the rules pages anew; look at the difference before committing.
playthroughs: setup
	$(BIN)/python -m tests.playthroughs.write

rules: setup
	$(BIN)/python docs/make_rules.py

clean:
	rm -rf $(VENV) $(COMPILED) build dist
