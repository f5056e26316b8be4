.PHONY: setup build gallery test bench fidelity symbols coverage install uninstall clean

PREFIX ?= /usr/local
CONFIGURATION ?= release

## Installs the system libraries and fetches the fonts. Takes little time if nothing is missing.
setup:
	@Scripts/setup.sh

## Builds everything but the tests.
build: setup
	swift build

## Renders the examples to gallery/ and writes gallery/index.html; builds only them and what they need.
gallery: setup
	swift build --target Gallery
	@Scripts/gallery.sh

## Runs every test.
test: setup
	swift test

## Measures speed with optimized builds.
bench: setup
	swift build -c release --product RangerDay
	swift build -c release --product GoldenWall
	swift build -c release --product darkroom
	swift run -c release darkroom-bench

## Compares text widths with San Francisco's, and pictures with those in DARKROOM_REFERENCE (default:
## ../shared/reference). Without these, compares only widths. Writes side-by-side pictures and overlays to fidelity/.
fidelity: setup
	swift run darkroom-fidelity

## Installs the tool in PREFIX (default /usr/local; DESTDIR is supported). It then works without this folder.
install: setup
	swift build -c $(CONFIGURATION) --product darkroom
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install.sh install .build/$(CONFIGURATION)

## Removes the installed files from PREFIX.
uninstall:
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install.sh uninstall

## Shows all symbols in docs/symbols.md.
symbols: setup
	swift build --product darkroom
	.build/debug/darkroom doctor --symbols --sheet docs

## Compiles a snippet for each declaration that real widgets use, from the tables in DARKROOM_USAGE (default:
## ../shared/usage), and writes docs/coverage.md. Without the tables, only prints a message.
coverage: setup
	swift build --product darkroom-coverage
	swift run --skip-build darkroom-coverage

## Removes built and rendered files, and keeps the fonts.
clean:
	swift package clean
	rm -rf gallery fidelity
