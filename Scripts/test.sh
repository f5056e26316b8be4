#!/usr/bin/env bash
# Runs `swift test` with the given arguments. If tests fail, it repeats at the end what failed, because that stands among
# thousands of lines of tests that ran at the same time.
set -uo pipefail

log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift test "$@" 2>&1 | tee "$log"
status=${PIPESTATUS[0]}
if [[ $status -ne 0 ]]; then
    printf '\nWhat failed:\n'
    # An issue, and the comments below it.
    awk '/^✘/ { shown = / recorded an issue / } !/^(✘|↳)/ { shown = 0 } shown || /error: / { print substr($0, 1, 400) }' "$log" |
        tail -n 60
    grep -E '^✘ Test ' "$log" | grep -v ' recorded an issue ' | cut -c 1-200 | tail -n 20
fi
exit "$status"
