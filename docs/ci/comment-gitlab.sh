#!/usr/bin/env bash
# Puts a summary into a merge request's one note by Darkroom: the first run makes it, later ones rewrite it.
#
#     docs/ci/comment-gitlab.sh <summary.md>
#
# Takes GitLab's own variables of a merge request's pipeline, and DARKROOM_TOKEN: a project access token with the scope
# "api", as a job's own token may not write notes. DARKROOM_REPORT_URL, where the whole report lies, is named in the note.
# Needs curl and jq.
set -euo pipefail

: "${1:?the summary file is missing}"
: "${CI_API_V4_URL:?is not set}" "${CI_PROJECT_ID:?is not set}" "${CI_MERGE_REQUEST_IID:?is not set}"
: "${DARKROOM_TOKEN:?is not set}"
marker='<!-- darkroom -->'
api=$CI_API_V4_URL/projects/$CI_PROJECT_ID/merge_requests/$CI_MERGE_REQUEST_IID/notes

# The token is read from a pipe: other users of the machine see a program's arguments.
call() {
    curl --silent --show-error --fail-with-body --retry 3 --header @<(printf 'PRIVATE-TOKEN: %s\n' "$DARKROOM_TOKEN") \
        --header 'Content-Type: application/json' "$@"
}

body=$(mktemp)
trap 'rm -f "$body"' EXIT
{
    printf '%s\n' "$marker"
    cat "$1"
    if [[ -n ${DARKROOM_REPORT_URL:-} ]]; then printf '\n[The report with all pictures](%s)\n' "$DARKROOM_REPORT_URL"; fi
} | jq --raw-input --slurp '{body: .}' >"$body"

note=
for ((page = 1; page <= 30; page++)); do
    notes=$(call "$api?per_page=100&page=$page")
    note=$(jq --raw-output --arg marker "$marker" 'map(select(.body | startswith($marker)))[0].id // empty' <<<"$notes")
    if [[ -n $note || $(jq length <<<"$notes") -lt 100 ]]; then break; fi
done
if [[ -n $note ]]; then
    call --request PUT --data-binary "@$body" "$api/$note" >/dev/null
else
    call --request POST --data-binary "@$body" "$api" >/dev/null
fi
