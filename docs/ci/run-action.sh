#!/usr/bin/env bash
# Runs the command of the GitHub action in action.yml, whose inputs are the variables below. The status is the command's.
# DARKROOM_SANDBOX=always fails where the system allows no sandbox, and DARKROOM_SANDBOX=never does without.
set -euo pipefail

: "${WIDGETS:?names no widgets}" "${COMMAND:?is verify or render}" "${OUTPUT:?names no folder}"
read -ra arguments <<<"${ARGUMENTS:-}"
case $COMMAND in
verify) arguments=(--golden "${GOLDEN:?names no goldens}" "${arguments[@]}") ;;
render) ;;
*)
    echo "error: command is verify or render, not $COMMAND." >&2
    exit 2
    ;;
esac
# Where the system allows a sandbox, the widgets' code and the compiler run in one.
case "${DARKROOM_SANDBOX:-auto}" in
always) arguments+=(--sandbox) ;;
auto)
    if [[ $("${DARKROOM:-darkroom}" doctor) == *"  available: --sandbox"* ]]; then
        arguments+=(--sandbox)
    else
        echo "There is no sandbox here: the widgets' code runs with all rights of this job."
    fi
    ;;
esac
# Of an earlier run; where this one fails, there is to be none.
rm -f "$OUTPUT/summary.md"
status=0
"${DARKROOM:-darkroom}" "$COMMAND" "$WIDGETS" --output "$OUTPUT" "${arguments[@]}" || status=$?
if [[ -n ${GITHUB_STEP_SUMMARY:-} && -f $OUTPUT/summary.md ]]; then cat "$OUTPUT/summary.md" >>"$GITHUB_STEP_SUMMARY"; fi
exit "$status"
