# What a fresh machine with git and Swift needs is listed here and nowhere else.
LIBJPEG := $(shell grep -qs '^ID=ubuntu' /etc/os-release && echo libjpeg-turbo8-dev || echo libjpeg62-turbo-dev)
APT := libpng-dev libdeflate-dev libgif-dev $(LIBJPEG) libfreetype-dev libharfbuzz-dev libfribidi-dev \
  libicu-dev fonts-inter pkg-config
# Tests look on with these; without one of them they say so and skip.
APT_TESTS := chromium ffmpeg gifsicle giflib-tools libharfbuzz-bin python3 parallel ninja-build fonts-dejavu-core fonts-noto-core
BREW := libpng libdeflate giflib jpeg-turbo freetype harfbuzz fribidi icu4c pkg-config
BREW_CASKS := font-inter
BREW_TESTS := ffmpeg gifsicle

# What the runner did not run, and why.
TEST_LOG := .build/tests.log
SKIPPED := .build/skipped.txt
SHELL := /bin/bash

SOURCES := Package.swift Sources Tests Benchmarks Examples

.PHONY: demo test lint members manual install archive setup setup-tests

demo: setup
	swift build -c release --product overscroll
	swift run -c release --skip-build overscroll render Fixtures/Scenes/parallax-and-scale.yaml -o Output

test: setup setup-tests lint
	mkdir -p .build
	set -o pipefail; swift test -c release --disable-xctest --traits Publishers 2>&1 \
	  | tee $(TEST_LOG)
	# The fixture `square(side:)` has cases only in the processes that RunnerTests starts; a Slurm node is nothing
	# that can be installed for a test.
	grep -E '^[^ ]+ (Test|Suite) .* skipped(:|\.|$$)' $(TEST_LOG) \
	  | grep -v -e 'Test square(side:) skipped' -e 'no Slurm node answers' \
	  | sort -u > $(SKIPPED) || true
	@if [ -s $(SKIPPED) ]; then echo "Skipped:"; cat $(SKIPPED); else echo "Nothing was skipped."; fi

lint:
	swift format lint --strict --recursive --parallel $(wildcard $(SOURCES))

# In debug, of which most is built already wherever people work on the modules.
members:
	swift build --traits Publishers --target UIKit
	swift build --traits Publishers --product overscroll
	mkdir -p Documentation
	.build/debug/overscroll members > .build/UIKit.md
	mv .build/UIKit.md Documentation/UIKit.md

# What is printed from the model: the manual page and the schema of scenes.
manual:
	swift build --traits Publishers --product overscroll
	.build/debug/overscroll manual > .build/overscroll.1
	.build/debug/overscroll schema > .build/scene.schema.json
	mv .build/overscroll.1 .build/scene.schema.json Documentation/

PREFIX ?= /usr/local
VERSION = $(shell sed -n 's/.*static let text = "\(.*\)"/\1/p' Sources/OverscrollCommand/OverscrollVersion.swift)

CONFIGURATION ?= release
BUILT = .build/$(CONFIGURATION)

# The program with the Swift libraries it runs on, its resources, its modules (what apps are compiled
# against) and its manual page. Swift's libraries are not linked in: apps that it loads share them.
# DESTDIR for packages.
install: setup
	swift build -c $(CONFIGURATION) --traits Publishers --product overscroll
	swift build -c $(CONFIGURATION) --traits Publishers --target UIKit
	$(call put,$(DESTDIR)$(PREFIX))

define put
	install -d $(1)/bin $(1)/lib/overscroll $(1)/share/man/man1
	install $(BUILT)/overscroll $(1)/lib/overscroll/overscroll
	cp -R $(BUILT)/overscroll_OverscrollCommand.resources $(BUILT)/Modules $(1)/lib/overscroll/
	if command -v ldd >/dev/null; then ldd $(BUILT)/overscroll | awk '$$3 ~ /swift\/linux/ {print $$3}' \
	  | xargs -I LIBRARY cp LIBRARY $(1)/lib/overscroll/; fi
	ln -sf ../lib/overscroll/overscroll $(1)/bin/overscroll
	install -m 644 Documentation/overscroll.1 $(1)/share/man/man1/
endef

# One archive for machines of this kind; the system's libraries that it needs are those of `make setup`.
archive: NAME = overscroll-$(VERSION)-$(shell uname -s | tr A-Z a-z)-$(shell uname -m)
archive:
	rm -rf .build/archive
	$(MAKE) install DESTDIR=$(CURDIR)/.build/archive PREFIX=/$(NAME)
	cp LICENSE README.md CHANGELOG.md .build/archive/$(NAME)/
	tar -C .build/archive -czf .build/$(NAME).tar.gz $(NAME)
	@echo .build/$(NAME).tar.gz

setup:
	@$(call install,$(APT),$(BREW),$(BREW_CASKS))

setup-tests:
	@$(call install,$(APT_TESTS),$(BREW_TESTS),)

# Installs what is missing; sudo only where it is needed.
define install
if command -v apt-get >/dev/null; then \
  missing=$$(for p in $(1); do dpkg-query -W -f '$${Status}' $$p 2>/dev/null | grep -q 'ok installed' || echo $$p; done); \
  if [ -n "$$missing" ]; then \
    echo "Installing" $$missing; \
    sudo=$$([ $$(id -u) = 0 ] || echo sudo); \
    $$sudo apt-get update -qq && \
    DEBIAN_FRONTEND=noninteractive $$sudo apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
  fi; \
elif command -v brew >/dev/null; then \
  for p in $(2); do brew list --formula $$p >/dev/null 2>&1 || brew install $$p || exit 1; done; \
  for p in $(3); do brew list --cask $$p >/dev/null 2>&1 || brew install --cask $$p || exit 1; done; \
else \
  echo "Install by hand: $(2)"; \
fi
endef
