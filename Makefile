# Bakufu's chores. `make` alone lists them.

PYTHON ?= python3
BAKUFU_COMPILE ?= auto
ARGS ?=
UPGRADE ?=

export BAKUFU_COMPILE
# Servers, bots and tests start Python hundreds of times: what it has compiled once is always kept.
unexport PYTHONDONTWRITEBYTECODE
MAKEFLAGS += --no-print-directory
# Stamps carry a checksum of what they stand for, so work is redone exactly when that has changed.
sum = $(shell cat $(1) 2>/dev/null | cksum | tr ' ' '-')
PLACE := $(shell printf '%s' '$(CURDIR)' | cksum | tr ' ' '-')
PLAY := $(call sum,requirements/play.txt)
TEST := $(call sum,requirements/test.txt)
BENCH := $(call sum,requirements/bench.txt)
WEB := $(call sum,requirements/web.txt)
DIST := $(call sum,requirements/dist.txt)
# What the browser client is made of: its own files, and the words and rulebooks it shares.
CLIENT := $(shell find web src/bakufu/locales src/bakufu/rulebooks -type f ! -path '*/node_modules/*' \
	! -path 'web/tests/*' ! -name '*.py[co]' 2>/dev/null | LC_ALL=C sort)
CLIENT := $(shell cksum $(CLIENT) | cksum | tr ' ' '-')
BUILT := src/bakufu/server/web
# A Node that is there and new enough will do; otherwise one comes from PyPI.
NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); \
	process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && npm --version >/dev/null 2>&1 && echo yes)
NODE_READY := $(if $(NODE),,.venv-web/.with-web-$(WEB))

.PHONY: help play terminal web test check check-web bench golden dist lock advisories clean
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SECONDARY:

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1|/p' Makefile | while IFS='|' read -r name text; do \
		printf '%-17s %s\n' "$$name" "$$text"; done

play: ## play in the browser (more words: make play ARGS="--help")
	@$(MAKE) -s -j2 -k .venv/.with-play-$(PLAY) web || { test -f .venv/.with-play-$(PLAY) && \
		test -f $(BUILT)/index.html && echo "Going on with the client built before."; }
	@$(PYTHON) tools/package.py run .venv bakufu serve --open $(ARGS)

terminal: .venv/.with-play-$(PLAY) ## play Shitennō in the terminal (more words: make terminal ARGS="--help")
	@$(PYTHON) tools/package.py run .venv bakufu play shitenno $(ARGS)

web: .venv/.web-$(CLIENT) $(NODE_READY) ## build the browser client into the package, if it has changed
	@test -f $(BUILT)/index.html || $(node) web/build.py

test: ## run every check and the test suite (ARGS go to pytest)
	@$(MAKE) -s -j2 .venv/.with-test-$(TEST) web
	@$(PYTHON) tools/package.py install .venv
	@$(MAKE) -j2 check check-web
	@echo "Running the tests..."
	@BAKUFU_COMPILE=$$(cut -d' ' -f1 .venv/.package) .venv/bin/python -m pytest $(ARGS)

check: .venv/.with-test-$(TEST) ## run only the static checks: style, types, who imports whom
	@echo "Checking style, types and imports..."
	@.venv/bin/ruff check --quiet .
	@.venv/bin/ruff format --quiet --check .
	@.venv/bin/mypy --no-error-summary $(wildcard src tests bench examples tools)
	@PYTHONPATH=src .venv/bin/lint-imports --no-logo

check-web: web
	@$(node) web/build.py --check

bench: .venv-bench/.with-bench-$(BENCH) ## measure the speed, beside other game libraries
	@$(PYTHON) tools/package.py install .venv-bench
	@.venv-bench/bin/python -m bench $(ARGS)

golden: .venv/.with-test-$(TEST) ## write the golden transcripts and stored games again
	@$(PYTHON) tools/package.py install .venv
	@.venv/bin/python tests/golden.py

dist: .venv-dist/.with-dist-$(DIST) ## build the wheel (compiled, manylinux) and the sdist, and check them (URL=https://...: of the repository)
	@rm -rf dist && BAKUFU_URL=$(URL) .venv-dist/bin/python -m build --outdir dist/built .
	@PATH="$(CURDIR)/.venv-dist/bin:$$PATH" .venv-dist/bin/auditwheel repair --wheel-dir dist dist/built/*.whl
	@mv dist/built/*.tar.gz dist && rm -r dist/built
	@.venv-dist/bin/twine check --strict dist/*

lock: ## pin requirements/*.txt again (newest versions: make lock UPGRADE=--upgrade)
	@$(PYTHON) tools/locks.py pin $(UPGRADE)

advisories: ## ask the advisory databases about every package of the locks
	@$(PYTHON) tools/advisories.py

clean: ## remove everything the other targets made
	@rm -rf .venv .venv-bench .venv-dist .venv-uv .venv-web web/node_modules $(BUILT) build dist \
		.mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis src/*.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# the Python that runs web/build.py: any, where there is a Node, otherwise one that brings Node along.
node = $(if $(NODE),$(PYTHON),.venv-web/bin/python)

.venv/.web-$(CLIENT): .venv/.made-$(PLACE) $(NODE_READY)
	@$(node) web/build.py
	@rm -f .venv/.web-* && touch $@

.venv-web/.with-web-$(WEB): .venv-web/.made-$(PLACE)
	@$(call fill,.venv-web,web)

.venv/.with-play-$(PLAY): .venv/.made-$(PLACE)
	@$(call fill,.venv,play)

# play.txt comes first, so that its own stamp is true as well.
.venv/.with-test-$(TEST): .venv/.with-play-$(PLAY)
	@$(call fill,.venv,test)

.venv-dist/.with-dist-$(DIST): .venv-dist/.made-$(PLACE)
	@$(call fill,.venv-dist,dist)

.venv-bench/.with-bench-$(BENCH): .venv-bench/.made-$(PLACE)
	@$(call fill,.venv-bench,bench)

fill = echo "Setting up for $(2) (first time: seconds with uv, minutes with pip)..." && rm -f $(1)/.with-$(2)-* && \
	$(PYTHON) tools/locks.py install $(1) $(2) && touch $@

%/.made-$(PLACE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Bakufu needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -m venv --without-pip --clear $* && touch $@
