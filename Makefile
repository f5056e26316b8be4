.PHONY: setup build gallery test bench clean

## Installs the system libraries and fetches the fonts; quick when nothing is missing.
setup:
	@Scripts/setup.sh

## Builds the library and the four examples.
build: setup
	swift build

## Renders the examples to gallery/ and writes gallery/index.html.
gallery: build
	@Scripts/gallery.sh

## Runs every test.
test: setup
	swift test

## Measures speed, optimized.
bench: setup
	swift run -c release darkroom-bench

## Removes what was built and rendered; the fonts stay.
clean:
	swift package clean
	rm -rf gallery
