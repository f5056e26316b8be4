#!/usr/bin/env bash
# Joins the reports of all parts into one. Its status is the whole run's: 0 every picture passes, 1 one does not, 2 a part
# is missing.
#
#     docs/ci/join-parts.sh <output> <part> ...
#
# On GitHub, the summary is shown on the run's page, too. DARKROOM names the tool, if it is not darkroom.
set -euo pipefail

if (($# < 2)); then
    echo "error: write join-parts.sh <output> <part> ..." >&2
    exit 2
fi
output=$1
shift
status=0
"${DARKROOM:-darkroom}" report merge "$@" --output "$output" || status=$?
# An earlier run's summary says nothing of this one.
if ((status > 1)); then exit "$status"; fi
if [[ -n ${GITHUB_STEP_SUMMARY:-} ]]; then cat "$output/summary.md" >>"$GITHUB_STEP_SUMMARY"; fi
exit "$status"
