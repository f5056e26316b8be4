#!/usr/bin/env bash
# Writes the manual pages of a tool from its own definitions, with the generator that comes with swift-argument-parser.
#
#     Scripts/manual.sh <tool> <output folder>
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
tool=${1:?the tool is missing}
output=${2:?the output folder is missing}
scratch=$root/.build/dist
[[ -d $scratch/checkouts/swift-argument-parser ]] || swift package --package-path "$root" --scratch-path "$scratch" resolve >/dev/null
swift build --package-path "$scratch/checkouts/swift-argument-parser" --scratch-path "$root/.build/manual" \
    --product generate-manual >/dev/null
date=$(date --utc --date="@${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}" +%F)
"$root/.build/manual/debug/generate-manual" "$tool" --output-directory "$output" --multi-page --date "$date" >/dev/null

# man(1) looks for darkroom-render when it is asked for "darkroom render". Every page ends with a line break.
name=$(basename "$tool")
rm -f "$output/$name".{help,serve}.1
for page in "$output/$name".*.1; do
    base=$(basename "$page" .1)
    mv "$page" "$output/${base//./-}.1"
done
for page in "$output/$name"*.1; do
    sed -i -E "/^\.Xr $name\.(help|serve) /d; :a; s/^(\.(Dt|Xr) [^ ]*)\.([^ ]* 1)/\1-\3/I; ta" "$page"
    echo >>"$page"
done
