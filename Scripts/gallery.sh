#!/usr/bin/env bash
# Renders the built examples to gallery/<kind>/<family>[-dark].png and writes gallery/index.html.
#
#     Scripts/gallery.sh <folder of the built programs>
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly examples=(TodoWidget StreakWidget DadJokesWidget EmojiRangerWidget WeatherWidget)
readonly products=${1:?Name the folder of the built programs, such as .build/debug.}
readonly output=gallery

rm -rf "$output"
mkdir -p "$output"
for example in "${examples[@]}"; do
    if [[ ! -x $products/$example ]]; then
        echo "error: $products/$example is not built. Run \`make gallery\`." >&2
        exit 1
    fi
    "$products/$example" render --scheme light --scheme dark --date 2026-06-09T16:41:00Z \
        --locale en_US --time-zone America/Los_Angeles --output "$output"
done
python3 Scripts/gallery-page.py "$output"
echo "Open $output/index.html"
