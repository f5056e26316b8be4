#!/usr/bin/env bash
# Verifies one part of the pictures, for a job that joins the parts.
#
#     docs/ci/verify-part.sh <widgets> <goldens> <output> [<part>]
#
# <widgets>  the extension's folder, as darkroom takes it
# <part>     2/4, or auto: what the system's variables say (default)
#
# A picture that differs does not fail this job, as the joined report decides; a widget that fails or bad input does.
# DARKROOM names the tool, if it is not darkroom. Where the system allows a sandbox, the widgets' code and the compiler run in
# one; DARKROOM_SANDBOX=always fails without it, and DARKROOM_SANDBOX=never does without.
set -euo pipefail

if (($# < 3 || $# > 4)); then
    echo "error: write verify-part.sh <widgets> <goldens> <output> [<part>]." >&2
    exit 2
fi
# Of an earlier run; where this one fails, there is to be none.
rm -f "$3/report.json"
sandbox=()
case "${DARKROOM_SANDBOX:-auto}" in
always) sandbox=(--sandbox) ;;
auto)
    if [[ $("${DARKROOM:-darkroom}" doctor) == *"  available: --sandbox"* ]]; then
        sandbox=(--sandbox)
    else
        echo "There is no sandbox here: the widgets' code runs with all rights of this job."
    fi
    ;;
esac
status=0
"${DARKROOM:-darkroom}" verify "$1" --golden "$2" --output "$3" --shard "${4:-auto}" ${sandbox[@]+"${sandbox[@]}"} || status=$?
if ((status == 1)); then
    echo "Some pictures differ; the joined report shows them."
    exit 0
fi
exit "$status"
