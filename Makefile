.PHONY: setup build gallery docs test fuzz bench fidelity symbols coverage corpus install uninstall dist dist-test image package-test clean

PREFIX ?= /usr/local
CONFIGURATION ?= release

# make builds whole modules at once, without debug information, in a folder of its own. From nothing, that takes about
# half the time of `swift build`. After a small change, `swift build` and `swift test` are faster: they compile only the
# files that depend on it.
BUILD := .build/make
DIST_BUILD := .build/dist
# With a section for each function, the linker keeps equal functions once, which makes the library an eighth smaller.
SECTIONS := -Xswiftc -Xfrontend -Xswiftc -function-sections
WHOLE_MODULES := --scratch-path $(BUILD) -Xswiftc -gnone -Xswiftc -no-emit-module-separately-wmo -Xswiftc -num-threads -Xswiftc 2
FLAGS := $(WHOLE_MODULES) -Xswiftc -whole-module-optimization -Xswiftc -disable-batch-mode \
	-Xswiftc -index-ignore-system-modules
RELEASE_FLAGS := $(WHOLE_MODULES) -c release
INSTALL_FLAGS := $(if $(filter release,$(CONFIGURATION)),$(RELEASE_FLAGS),$(FLAGS))

## Installs the system libraries and fetches the fonts. Takes little time if nothing is missing.
setup:
	@Scripts/setup.sh

## Builds everything but the tests.
build: setup
	swift build $(FLAGS)

## Renders the examples to gallery/ and writes gallery/index.html; builds only them and what they need.
gallery: setup
	swift build $(FLAGS) --target Gallery
	@Scripts/gallery.sh $(BUILD)/debug

## Runs every test, and repeats at the end what failed.
test: setup
	@Scripts/setup.sh --browser
	@Scripts/test.sh $(FLAGS)

## Draws random views, reads damaged files, calls the loops over pixels under sanitizers, and ends commands at random moments,
## each for a fourth of FUZZ_SECONDS.
## FUZZ_FROM is the first seed. What is found lies in .build/fuzz; the status is 1 then.
FUZZ_SECONDS ?= 600
FUZZ_FROM ?= 1
fuzz: setup
	swift build $(RELEASE_FLAGS) --product darkroom-fuzz
	swift build $(RELEASE_FLAGS) --product WeatherWidget
	@seconds=$$(($(FUZZ_SECONDS) / 4 + 1)); status=0; \
	$(BUILD)/release/darkroom-fuzz trees --from $(FUZZ_FROM) --seconds $$seconds --output .build/fuzz/trees || status=1; \
	$(BUILD)/release/darkroom-fuzz files --from $(FUZZ_FROM) --seconds $$seconds --output .build/fuzz/files || status=1; \
	Scripts/fuzz-pixels.sh $(FUZZ_FROM) $$seconds || status=1; \
	Scripts/fuzz-kills.py --program $(BUILD)/release/WeatherWidget --from $(FUZZ_FROM) --seconds $$seconds || status=1; \
	exit $$status

## Measures speed with optimized builds.
bench: setup
	swift build $(RELEASE_FLAGS) --product TimelineBenchmarkWidget
	swift build $(RELEASE_FLAGS) --product GoldenBenchmarkWidget
	swift build $(RELEASE_FLAGS) --product darkroom
	swift run $(RELEASE_FLAGS) darkroom-bench
	@Benchmarks/Peers/measure-peers.py --bench $(BUILD)/release/darkroom-bench
	@Scripts/measure-studio.py --darkroom $(BUILD)/release/darkroom

## Compares text widths with San Francisco's, and pictures with those in DARKROOM_REFERENCE (default:
## ../shared/reference). Without these, compares only widths. Writes side-by-side pictures and overlays to fidelity/.
## FIDELITY_OPTIONS=--help lists more.
fidelity: setup
	swift run $(FLAGS) darkroom-fidelity $(FIDELITY_OPTIONS)

## Installs the tool in PREFIX (default /usr/local; DESTDIR is supported). It then works without this folder.
install: setup
	swift build $(INSTALL_FLAGS) --product darkroom
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install.sh install $(BUILD)/$(CONFIGURATION)

## Removes the installed files from PREFIX.
uninstall:
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install.sh uninstall

## Packs the installed files as a tarball and a Debian package in dist/. Their bytes do not depend on the folder of the
## sources. They are built from nothing, and the packages of others first: these ask canImport for modules of Apple's, and
## get other code where they find Darkroom's.
DIST_FLAGS = $(subst $(BUILD),$(DIST_BUILD),$(INSTALL_FLAGS)) $(SECTIONS)
dist: setup
	@rm -rf $(DIST_BUILD)/release $(DIST_BUILD)/debug $(DIST_BUILD)/*-linux-gnu
	@for target in ArgumentParser OpenCombine FlyingFox; do \
		Scripts/same-place.sh swift build $(DIST_FLAGS) --target $$target || exit 1; \
	done
	@Scripts/same-place.sh swift build $(DIST_FLAGS) --product darkroom
	@Scripts/same-place.sh Scripts/dist.sh $(DIST_BUILD)/$(CONFIGURATION) dist

## Installs the package of dist/ in a bare system, draws a folder, verifies goldens, and removes it, in each of DIST_SYSTEMS
## whose mirror can be reached. Packages for other systems than this machine's are built there first, which takes as long as
## make dist. Needs root, debootstrap and Swift on the PATH.
DIST_SYSTEMS ?= debian12 debian13 ubuntu24.04
dist-test:
	@for system in $(DIST_SYSTEMS); do Scripts/dist-test.sh dist $$system || exit 1; done

## Builds the documentation as static pages in .build/docs, with the docc of the toolchain. DOCS_OPTIONS=--help lists more.
docs: setup
	swift build $(FLAGS) --product darkroom
	swift build $(FLAGS) --target DarkroomTesting
	@Scripts/docs.py --tool $(BUILD)/debug/darkroom --modules $(BUILD)/debug/Modules $(DOCS_OPTIONS)

## Makes an OCI image of the package in dist/, and draws in it. Needs root, buildah, debootstrap and a mirror of the distribution.
image:
	@Scripts/image.sh dist

## Uses Darkroom as a tagged dependency of a new package, with `swift run` and with the plugin. Builds everything anew.
package-test: setup
	@Scripts/package-test.sh

## Shows all symbols in docs/symbols.md.
symbols: setup
	swift build $(FLAGS) --product darkroom
	$(BUILD)/debug/darkroom doctor --symbols --sheet docs

## Compiles a snippet for each declaration that real widgets use, from the tables in DARKROOM_USAGE (default:
## ../shared/usage), and writes docs/coverage.md. Without the tables, only prints a message.
coverage: setup
	swift build $(FLAGS) --product darkroom-coverage
	swift run $(FLAGS) --skip-build darkroom-coverage

## Draws the widgets of the apps that CORPUS/LIST.tsv lists, and writes docs/real-apps.md. Goes on where an interrupted run
## ended; CORPUS_OPTIONS=--again starts anew. Without CORPUS, only prints a message.
corpus: setup
ifdef CORPUS
	swift build $(INSTALL_FLAGS) --product darkroom
	swift build $(INSTALL_FLAGS) --product darkroom-corpus
	$(BUILD)/$(CONFIGURATION)/darkroom-corpus --folder '$(CORPUS)' $(CORPUS_OPTIONS)
else
	@echo "There is no corpus, so nothing is drawn. CORPUS=folder names a folder with LIST.tsv."
endif

## Removes built and rendered files, and keeps the fonts.
clean:
	swift package clean
	rm -rf $(BUILD) .build/manual gallery fidelity dist
