.PHONY: setup build gallery test bench fidelity symbols coverage install uninstall clean

PREFIX ?= /usr/local
CONFIGURATION ?= release

## Installs the system libraries and fetches the fonts; quick when nothing is missing.
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

## Measures speed, optimized.
bench: setup
	swift build -c release --product RangerDay
	swift build -c release --product GoldenWall
	swift build -c release --product darkroom
	swift run -c release darkroom-bench

## Measures text widths against San Francisco's, and pictures against those in DARKROOM_REFERENCE (default:
## ../shared/reference); without them only widths. Side-by-sides and overlays go to fidelity/.
fidelity: setup
	swift run darkroom-fidelity

## Puts the tool into PREFIX (default /usr/local; DESTDIR is honored), where it needs this folder no more.
install: setup
	swift build -c $(CONFIGURATION) --product darkroom
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install.sh install .build/$(CONFIGURATION)

## Removes what install has put into PREFIX.
uninstall:
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install.sh uninstall

## Shows all symbols in docs/symbols.md.
symbols: build
	.build/debug/darkroom doctor --symbols --sheet docs

## Compiles a snippet for each thing that real widgets use, by the tables in DARKROOM_USAGE (default: ../shared/usage),
## and writes docs/coverage.md; without the tables it says so.
coverage: setup
	swift build --product darkroom-coverage
	swift run --skip-build darkroom-coverage

## Removes what was built and rendered; the fonts stay.
clean:
	swift package clean
	rm -rf gallery fidelity
