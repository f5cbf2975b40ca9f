# Bakufu's chores. `make` alone lists them.

PYTHON ?= python3
BAKUFU_COMPILE ?= auto
ARGS ?=
UPGRADE ?=

export BAKUFU_COMPILE
MAKEFLAGS += --no-print-directory
PIP := -m pip --disable-pip-version-check --no-input -qq
UV := .venv-lock/bin/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'

# Stamps carry a checksum of what they stand for, so work is redone exactly when that has changed.
sum = $(shell cat $(1) 2>/dev/null | cksum | tr ' ' '-')
SOURCES := $(shell find src -type f ! -name '*.py[co]' ! -path '*.egg-info/*' 2>/dev/null | LC_ALL=C sort)
PACKAGE := $(shell cksum pyproject.toml setup.py requirements/play.txt $(SOURCES) | cksum | tr ' ' '-')
PLACE := $(shell printf '%s' '$(CURDIR)' | cksum | tr ' ' '-')
PLAY := $(call sum,requirements/play.txt)
TEST := $(call sum,requirements/test.txt)
BENCH := $(call sum,requirements/bench.txt)
LOCK := $(call sum,requirements/lock.txt)
WEB := $(call sum,requirements/web.txt)
# What the browser client is made of: its own files, and the words and rulebooks it shares.
CLIENT := $(shell find web src/bakufu/locales src/bakufu/rulebooks -type f ! -path '*/node_modules/*' \
	! -path 'web/tests/*' ! -name '*.py[co]' 2>/dev/null | LC_ALL=C sort)
CLIENT := $(shell cksum $(CLIENT) | cksum | tr ' ' '-')
BUILT := src/bakufu/server/web
# A Node that is there and new enough will do; otherwise one comes from PyPI.
NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); \
	process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && npm --version >/dev/null 2>&1 && echo yes)

.PHONY: help play terminal web test check bench golden lock clean serve suite
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SECONDARY:

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1|/p' Makefile | while IFS='|' read -r name text; do \
		printf '%-14s %s\n' "$$name" "$$text"; done

play: .venv/.with-play-$(PLAY) ## play in the browser (more words: make play ARGS="--help")
	@$(MAKE) web || { test -f $(BUILT)/index.html && echo "Going on with the client built before."; }
	@$(MAKE) serve

# A run of make of its own: it sees what `make web` has just built.
serve:
	@$(call install,.venv,$(if $(filter auto,$(BAKUFU_COMPILE)),any))
	@.venv/bin/bakufu serve --open $(ARGS)

terminal: .venv/.with-play-$(PLAY) ## play Shitennō in the terminal (more words: make terminal ARGS="--help")
	@$(call install,.venv,$(if $(filter auto,$(BAKUFU_COMPILE)),any))
	@.venv/bin/bakufu play shitenno $(ARGS)

web: .venv/.web-$(CLIENT) ## build the browser client into the package, if it has changed
	@test -f $(BUILT)/index.html || { rm -f .venv/.web-*; $(MAKE) web; }

test: .venv/.with-test-$(TEST) ## run every check and the test suite (ARGS go to pytest)
	@$(MAKE) web
	@$(MAKE) suite

suite:
	@$(call install,.venv)
	@$(MAKE) check
	@$(node) web/build.py --check
	@echo "Running the tests..."
	@BAKUFU_COMPILE=$$(cat .venv/.compiled) .venv/bin/python -m pytest $(ARGS)

check: .venv/.with-test-$(TEST) ## run only the static checks: style, types, who imports whom
	@echo "Checking style, types and imports..."
	@.venv/bin/ruff check --quiet .
	@.venv/bin/ruff format --quiet --check .
	@.venv/bin/mypy --no-error-summary $(wildcard src tests bench examples)
	@PYTHONPATH=src .venv/bin/lint-imports --no-logo

bench: .venv-bench/.with-bench-$(BENCH) ## measure the speed, beside other game libraries
	@$(call install,.venv-bench)
	@.venv-bench/bin/python -m bench $(ARGS)

golden: .venv/.with-test-$(TEST) ## write the golden transcripts and stored games again
	@$(call install,.venv)
	@.venv/bin/python tests/golden.py

lock: .venv-lock/.with-lock-$(LOCK) ## pin requirements/*.txt again (newest versions: make lock UPGRADE=--upgrade)
	@for name in lock play test bench web; do echo "Pinning requirements/$$name.txt..."; \
		$(UV) $(UPGRADE) requirements/$$name.in --output-file requirements/$$name.txt || exit 1; done

clean: ## remove everything the other targets made
	@rm -rf .venv .venv-bench .venv-lock .venv-web web/node_modules $(BUILT) build dist \
		.mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis src/*.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# install the package into $(1); with `any` as $(2), compiled or plain is equally good.
install = if [ -z "$(2)" ] || ! ls $(1)/.package-$(PACKAGE)-* >/dev/null 2>&1; then \
		mode=$$($(1)/bin/python setup.py --mode) && $(MAKE) -s $(1)/.package-$(PACKAGE)-$$mode; fi

%/.package-$(PACKAGE)-yes:
	@echo "Compiling and installing Bakufu..."
	@$(call put,$*,yes,$@)

%/.package-$(PACKAGE)-no:
	@echo "Installing Bakufu as plain Python (no C compiler in use: all works, bots think slower)..."
	@$(call put,$*,no,$@)

put = rm -f $(1)/.package-* && BAKUFU_COMPILE=$(2) $(1)/bin/python $(PIP) install \
		--no-deps --no-build-isolation --force-reinstall . && echo $(2) >$(1)/.compiled && touch $(3)

# the Python that runs web/build.py: any, where there is a Node, otherwise one that brings Node along.
node = $(if $(NODE),.venv/bin/python,.venv-web/bin/python)

.venv/.web-$(CLIENT): $(if $(NODE),.venv/.made-$(PLACE),.venv-web/.with-web-$(WEB) .venv/.made-$(PLACE))
	@$(node) web/build.py
	@rm -f .venv/.web-* && touch $@

.venv-web/.with-web-$(WEB): .venv-web/.made-$(PLACE)
	@$(call fill,.venv-web,web,about a minute)

.venv/.with-play-$(PLAY): .venv/.made-$(PLACE)
	@$(call fill,.venv,play,about a minute)

# play.txt comes first, so that its own stamp is true as well.
.venv/.with-test-$(TEST): .venv/.with-play-$(PLAY)
	@$(call fill,.venv,test,about a minute)

.venv-bench/.with-bench-$(BENCH): .venv-bench/.made-$(PLACE)
	@$(call fill,.venv-bench,bench,a few minutes)

.venv-lock/.with-lock-$(LOCK): .venv-lock/.made-$(PLACE)
	@$(call fill,.venv-lock,lock,a few seconds)

fill = echo "Setting up for $(2) (first time, $(3))..." && rm -f $(1)/.with-$(2)-* && \
	$(1)/bin/python $(PIP) install --require-hashes -r requirements/$(2).txt && touch $@

%/.made-$(PLACE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Bakufu needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -m venv --clear $* && touch $@
