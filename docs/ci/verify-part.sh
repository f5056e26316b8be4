#!/usr/bin/env bash
# Verifies one part of the pictures, for a job that joins the parts.
#
#     docs/ci/verify-part.sh <widgets> <goldens> <output> [<part>]
#
# <widgets>  the extension's folder, as darkroom takes it
# <part>     2/4, or auto: what the system's variables say (default)
#
# A picture that differs does not fail this job, as the joined report decides; a widget that fails or bad input does.
# DARKROOM names the tool, if it is not darkroom.
set -euo pipefail

if (($# < 3 || $# > 4)); then
    echo "error: write verify-part.sh <widgets> <goldens> <output> [<part>]." >&2
    exit 2
fi
# Of an earlier run; where this one fails, there is to be none.
rm -f "$3/report.json"
status=0
"${DARKROOM:-darkroom}" verify "$1" --golden "$2" --output "$3" --shard "${4:-auto}" || status=$?
if ((status == 1)); then
    echo "Some pictures differ; the joined report shows them."
    exit 0
fi
exit "$status"
