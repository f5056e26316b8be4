#!/usr/bin/env bash
# Uses Darkroom as a tagged dependency in a folder of another name: resolves it, draws the widget of docs/package.md with
# `swift run` and with the plugin, and records and verifies goldens. Prints how many steps and seconds the first build took.
# Builds everything anew, so it takes minutes. Needs the C libraries and the fonts of `make setup`.
#
#     Scripts/package-test.sh [folder for the package; default: a temporary one that is removed]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
if [[ $# -gt 0 ]]; then mkdir -p "$1"; place=$(cd "$1" && pwd); else place=$(mktemp -d); trap 'rm -rf "$place"' EXIT; fi

fail() {
    printf 'error: %s\n' "$@" >&2
    exit 1
}

# The committed state under another name and with a tag, as a package's address on the network has it.
rm -rf "$place/pictures-of-widgets" "$place/Hello"
git clone --quiet "$root" "$place/pictures-of-widgets"
git -C "$place/pictures-of-widgets" tag 1.0.0

# The package of docs/package.md, with the address in place of the path.
mkdir -p "$place/Hello/Sources/Hello"
cd "$place/Hello"
python3 - "$root/docs/package.md" "$place/pictures-of-widgets" <<'PY'
import pathlib, re, sys
package, widget = re.findall(r"```swift\n(.*?)```", pathlib.Path(sys.argv[1]).read_text(), re.S)[:2]
package = package.replace('.package(path: "../darkroom")', f'.package(url: "file://{sys.argv[2]}", from: "1.0.0")')
pathlib.Path("Package.swift").write_text(package.replace('package: "darkroom"', 'package: "pictures-of-widgets"'))
pathlib.Path("Sources/Hello/Hello.swift").write_text(widget)
PY
swift package resolve
checkout=.build/checkouts/pictures-of-widgets
"$checkout/Scripts/setup.sh"

options=(--family systemSmall --date 2026-06-09T09:41:00Z)
start=$SECONDS
swift build --product Hello 2>&1 | tee build.log | grep -E "error|warning: unre" || true
[[ ${PIPESTATUS[0]} -eq 0 ]] || fail "The package cannot be built; $place/Hello/build.log tells why."
steps=$(sed -n 's|^\[[0-9]*/\([0-9]*\)\].*|\1|p' build.log | sort -n | tail -1)
printf 'The first build took %d seconds and %s steps.\n' $((SECONDS - start)) "$steps"

swift run Hello render "${options[@]}" --output by-run
start=$SECONDS
swift package darkroom render "${options[@]}" --output by-plugin
printf 'The plugin drew in %d seconds.\n' $((SECONDS - start))
diff -r by-run by-plugin || fail "The plugin drew something else than swift run."
swift run Hello verify --golden "$root/golden/Hello" --output verification

swift package darkroom record "${options[@]}" --golden golden
swift package darkroom verify --golden golden
swift package darkroom help | grep -q studio || fail "The plugin does not list the program's commands."
if swift package darkroom --product Nothing render 2>message; then fail "The plugin took a product that does not exist."; fi
grep -q "No executable product Nothing depends on Darkroom. These do: Hello." message || fail "$(cat message)"
printf 'A package draws, records and verifies with its own program and with the plugin.\n'
