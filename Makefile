# Two commands are all: `make serve` and `make test`.  `make help` names the others.
PYTHON ?= python3
ARGS ?=
LADDER := --meet neighbours --seed 5000000 --lang en
VENV := .venv
PY := $(VENV)/bin/python
PAGE := src/cumuli/server/static/index.html

.DEFAULT_GOAL := help
.PHONY: help serve test setup ready engine page tools pure long bench suites eight load ladders rules check format docs audit lock wheels clean

help: ## name the commands
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

serve: setup ## set up what is missing and open the table (ARGS="--port 8000" and so on)
	@$(VENV)/bin/cumuli serve $(ARGS)

test: ready ## run every test this machine can run, compiled and uncompiled
	@$(PY) scripts/suite.py $(ARGS)

# The engine is compiled while the page is built, and while what the tests need is fetched.
beside = $(MAKE) --no-print-directory $(if $(filter -j%,$(MAKEFLAGS)),,-j3)

setup: $(VENV)/.package ## the environment, the compiled engine and the page
	+@$(beside) engine page

ready: $(VENV)/.package
	+@$(beside) engine page tools

# What is installed follows the lock files; each stamp is as new as the last thing it was made from.
install = if command -v uv >/dev/null; then uv pip install --quiet --python $(PY) --require-hashes -r $(1); \
	else $(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r $(1); fi

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Cumuli needs Python 3.11 or newer; PYTHON=/path/to/python3 names one." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(VENV)/.run: requirements/run.txt | $(PY)
	@echo "Installing what Cumuli needs ..."
	@$(call install,$<)
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.run
	@echo "Installing what the tests need ..."
	@$(call install,$<)
	@touch $@

$(VENV)/.docs: requirements/docs.txt $(VENV)/.run
	@echo "Installing what the guide needs ..."
	@$(call install,$<)
	@touch $@

# Installed from the tree itself; the engine is compiled in place, by the next target.
$(VENV)/.package: pyproject.toml setup.py $(VENV)/.run
	@CUMULI_PURE=1 $(PY) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

tools: $(VENV)/.test

engine: $(VENV)/.run ## compile the engine where a C compiler is found (not with CUMULI_PURE=1)
	@$(PY) scripts/compile.py

page: $(PAGE) ## build the page

web/node_modules/.installed: web/package.json web/package-lock.json web/.npmrc
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' || \
	  { echo "Cumuli's page is built with Node 20.19 or newer." >&2; exit 1; }
	cd web && npm ci --no-audit --no-fund
	@touch $@

$(PAGE): web/node_modules/.installed $(wildcard web/*.*) $(shell find web/src web/plugins web/public -type f 2>/dev/null) \
		$(shell find src -name '*.ftl')
	cd web && npm run --silent build
	@touch $@

long: ready ## the whole suite, with all that takes long
	@CUMULI_LONG=1 $(PY) scripts/suite.py $(ARGS)

# What the bench measures Cumuli against, in an environment of its own, too.
build/peers/.made: requirements/peers.txt
	@echo "Installing what the bench measures against ..."
	@$(PYTHON) -m venv build/peers
	@build/peers/bin/python -m pip install --no-compile --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

bench: ready build/peers/.made ## measure the engine beside its peers, as ratios (ARGS=--short: only whether it works)
	@$(PY) bench/bench.py $(ARGS)

suites: setup ## what bots lose where the right answers are known (ARGS=--short: only whether it works)
	@$(PY) bench/suites.py $(ARGS)

eight: setup ## how fast the house answers while bots think at eight tables (ARGS="--seconds 300")
	@$(PY) bench/eight.py $(ARGS)

load: ready ## how many tables a house bears, beside boardgame.io and Colyseus (ARGS=--short: only whether it works)
	@PYTHONPATH=. $(PY) -m bench.load $(ARGS)

# Each level meets the next; slow ones play fewer deals in the same time.
ladders: ready ## measure how far the bots' levels are apart and draw it (ARGS="--minutes 60 --workers 4")
	@$(VENV)/bin/cumuli arena cloudy_kingdom 1 2 3 4 5 $(LADDER) --out docs/bots/cloudy_kingdom-ladder $(ARGS)
	@$(VENV)/bin/cumuli arena broom_service 1 2 3 4 5 $(LADDER) --out docs/bots/broom_service-ladder $(ARGS)
	@$(VENV)/bin/cumuli arena cloud_mine 1 2 3 4 5 $(LADDER) --meet mixed --seats 4 --out docs/bots/cloud_mine-ladder $(ARGS)

pure: ready ## the laws and the rules on a copy of the tree without shared objects
	@$(PY) scripts/suite.py --pure-only $(ARGS)

rules: ## print every rule of every game with the tests named after it (ARGS=--short for a line a game)
	@$(PYTHON) scripts/rules_report.py $(ARGS)

check: ready ## style and types, in Python and on the page
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	cd web && npm run --silent check

format: tools ## put the Python files into shape
	$(VENV)/bin/ruff check --fix
	$(VENV)/bin/ruff format

docs: $(VENV)/.docs $(VENV)/.package ## build the guide into build/docs
	$(VENV)/bin/sphinx-build --quiet --fail-on-warning --keep-going docs build/docs

# In an environment of its own: what looks for faults is no part of what is looked at.
build/audit/.made: requirements/audit.txt
	@$(PYTHON) -m venv build/audit
	@build/audit/bin/python -m pip install --no-compile --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

audit: build/audit/.made ## ask whether any locked dependency has a known fault
	@build/audit/bin/python scripts/audit.py

lock: ## pin the newest versions, with hashes (needs uv)
	scripts/lock.sh

wheels: page ## build the wheels for this Python, compiled and pure, and prove each in an environment of its own
	@$(PYTHON) scripts/wheels.py $(ARGS)

clean: ## remove all that was built
	rm -rf build $(VENV) web/node_modules src/cumuli/server/static
	find src -name '*.so' -delete -o -name '*.pyd' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
